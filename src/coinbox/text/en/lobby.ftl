### The lobby of the club: open seats, tables to watch, public games, and a page for each person.

## Refusals

table-seat-not-free = This seat is not free, so it cannot be offered.
table-offer-gone = This seat is not open any more: somebody was quicker, or it was withdrawn.
table-offer-own = You are at this table already.
table-too-many-offers = You offer { $n } seats already; withdraw one of them first.
table-not-listed = The players do not share this table with the club, or not any more.
table-not-ended = This can be shared when the game is over.
table-no-count = Only results between two people of the club can count.

## The lobby on the page

web-lobby-count =
    { $n ->
        [one] One open seat in the club
       *[other] { $n } open seats in the club
    }
web-lobby-seats = Open seats
web-lobby-seats-text = Anybody of the club may sit down here: one click, and you play.
web-lobby-no-seats = No seat is open just now.
web-lobby-offer = Offer a seat
web-lobby-muted = You are muted and cannot offer seats; you can take those of others.
web-lobby-you-play = You play { $faction }
web-lobby-plays = { $faction } is open
web-lobby-by = offered by { $name }
web-lobby-mine = your offer
web-lobby-old = Nobody has come for 14 days, so the others do not see it any more.
web-lobby-again = Offer again
web-lobby-withdraw = Withdraw
web-lobby-withdrawn = The seat is not open any more. Its link still invites.
web-lobby-watch = Tables to watch
web-lobby-no-watch = Nobody lets the club watch just now.
web-lobby-finished = Finished games
web-lobby-no-finished = No game has been made public yet.
web-lobby-more = Show more
web-lobby-row = { $what }: { $game }, { $faction }
web-lobby-closed = This table is not open to the club any more
web-lobby-closed-text = A player has taken back that the club may see it.

## To offer a seat

web-seat-club = anybody of the club
web-lobby-wish = Who may come
web-lobby-wish-text = The seat stands in the lobby of the club until somebody sits down, for 14 days. You need no link.
web-lobby-level = Opponent
web-level-any = anybody
web-level-beginner = a beginner
web-level-some = has played some games
web-level-experienced = experienced
web-lobby-pace = Pace
web-pace-any = as it comes
web-pace-live = live, minutes a turn
web-pace-days = by post, days a turn
web-lobby-lang = Language
web-lobby-any-lang = does not matter
web-lobby-open = Let anybody of the club sit down
web-lobby-is-open = Anybody of the club may sit down here.

## What players share of their table

web-sharing-watch-on = The club may watch this table.
web-sharing-watch-mine = You let the club watch; the other player has not agreed.
web-sharing-watch-asked = { $faction } would let the club watch.
web-sharing-watch-offer = Let the club watch
web-sharing-watch-agree = Agree
web-sharing-watch-end = End it
web-sharing-watch-end-text = If you end it, who watches through the lobby is shown out at once.
web-sharing-title = Share with the club
web-sharing-text = Off unless all players want it. You can take it back at any time.
web-sharing-public = Make this game public in the club
web-sharing-counts = Let the result count on the pages of both players
web-sharing-done = All players agree.
web-sharing-waits = You agree; the other player has not.
web-sharing-asked = { $faction } agrees; it is up to you.

## The page of a person

web-person-mine = My page in the club
web-person-back = To the club
web-person-results = Results
web-person-results-text = Games between people of the club in which both let the result count, by game and side. A tie is a half. With few games the share says little: the range holds the true one in 95 of 100 cases.
web-person-no-results = No result counts so far.
web-person-game = Game, side
web-person-played = Games
web-person-won = Won
web-person-tied = Tied
web-person-share = Share
web-person-range = { $share } % ({ $low } to { $high } %)
web-person-games = Shared games
web-person-no-games = No shared games so far.
