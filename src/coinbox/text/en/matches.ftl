### Tournaments of a club.

## Refusals

table-unknown-match = There is no such tournament.
table-too-many-matches = A club keeps { $n } tournaments; delete an old one first.
table-match-begun = This tournament has begun; nobody can join it any more.
table-match-not-begun = This tournament has not begun.
table-match-full = This tournament is full: { $n } people play in it.
table-match-few = A round needs at least { $n } people.
table-match-not-done =
    { $n ->
        [one] One game of this round has no result yet.
       *[other] { $n } games of this round have no result yet.
    }
table-match-over = This tournament is over.

## Keeping a club: coinbox admin club

cli-admin-club-matches =
    List the tournaments of the club.

    Example: coinbox admin club matches --json
cli-admin-club-match =
    Write a tournament to a folder: all of it as JSON, games and standings as CSV, and the records of its games.

    Example: coinbox admin club match AbCdEf012345 autumn-cup
cli-option-admin-match = a tournament, by its id
cli-option-admin-match-folder = the folder; files that are there already are not touched

admin-club-match =
    { $id }  { $name }  { $kind ->
        [swiss] Swiss
       *[other] round robin
    }, { $state ->
        [open] people may join
        [running] round { $round }
       *[other] over
    }, people: { $people }, made { $made }
admin-club-matches =
    { $n ->
        [one] { $n } tournament
       *[other] { $n } tournaments
    }
admin-club-match-written = { $name } was written to { $folder }, with records: { $n }
error-no-match = There is no tournament "{ $match }".

## On the page

web-match-list = Tournaments
web-match-none = There is no tournament yet.
web-match-entry =
    { $kind ->
        [swiss] Swiss
       *[other] Round robin
    } · { $people ->
        [one] one person
       *[other] { $people } people
    }
web-match-state =
    { $state ->
        [open] you can join
        [running] round { $round } of { $rounds }
       *[other] over
    }
web-match-joined = you play
web-match-new = Make a tournament
web-match-name = Name of the tournament
web-match-kind = Who plays whom
web-match-robin = Round robin: everybody meets everybody
web-match-swiss = Swiss: who stands alike meets, nobody twice
web-match-rounds = Number of rounds
web-match-rounds-hint = Fewer if fewer people join: nobody need meet anybody twice.
web-match-games = Games
web-match-games-hint = One a round, in this order, and again from the first.
web-match-sides = Each pair plays the game of a round twice, with sides changed
web-match-make = Make it
web-match-back = To the club
web-match-facts =
    { $kind ->
        [swiss] Swiss
       *[other] Round robin
    }, { $sides ->
        [two] two games a round with sides changed
       *[other] one game a round
    }.
web-match-facts-games = Games: { $games }.
web-match-open-text = People may join until the owner begins. Everybody in the club sees who plays, the results, and the records of games that have ended.
web-match-over-text = This tournament is over.
web-match-running-text =
    { $n ->
        [0] All results of this round are there. The owner opens the next one.
        [one] One game of this round is still open. Results come by themselves when a game ends.
       *[other] { $n } games of this round are still open. Results come by themselves when a game ends.
    }
web-match-join = Join
web-match-leave = Leave
web-match-leave-ask = Leave this tournament? Your open games are lost, and you cannot come back.
web-match-leave-yes = Leave the tournament
web-match-you-gone = You have left this tournament.
web-match-people = Who plays
web-match-nobody = Nobody has joined yet.
web-match-somebody = somebody who left ({ $n })
web-match-gone = left
web-match-remove = Take out
web-match-remove-ask = Take { $name } out of this tournament? The open games go to the opponents.
web-match-begin = Begin with round 1
web-match-next = Open round { $n }
web-match-opened = Round { $n } is open.
web-match-end = End after this round
web-match-end-ask = Let round { $n } be the last one?
web-match-end-yes = End it
web-match-delete = Delete the tournament
web-match-delete-ask = Delete { $name } with all its results? The tables stay as games. This cannot be taken back.
web-match-delete-yes = Delete it
web-match-owner = For the owner
web-match-owner-text = A round can be opened when all results are there. If somebody does not come, enter a result at the game.
web-match-standings = Standings
web-match-place = Place
web-match-who = Name
web-match-points = Points
web-match-tiebreak =
    { $kind ->
        [swiss] Buchholz
       *[other] Sonneborn-Berger
    }
web-match-record = Won – tied – lost
web-match-explained =
    A win is 1 point, a tie ½; where nobody wins, both get nothing. A bye counts as a won match. If points are equal, { $kind ->
        [swiss] the points of all opponents decide (Buchholz; for a round without an opponent one's own)
       *[other] the points of those whom one has beaten decide, with half the points of those with whom one has tied (Sonneborn-Berger)
    }, then the games among those who stand equal, if all have met; then they share the place.
web-match-round = Round { $n }: { $game }
web-match-bye = { $name }: bye
web-match-score = { $one } – { $other }
web-match-game = { $first } ({ $one }) – { $second } ({ $other })
web-match-result =
    { $result ->
        [first] { $first } has won
        [second] { $second } has won
        [tie] tie
        [none] both have lost
       *[other] not over yet
    }
web-match-how =
    { $how ->
        [hand] entered by the owner
       *[left] the other has left
    }
web-match-to-table = To the table
web-match-enter = Enter a result
web-match-enter-of = Enter a result: { $game }
web-match-result-label = Result
web-match-result-first = { $name } has won
web-match-result-tie = Tie
web-match-result-none = Both have lost
web-match-result-table = What the table says
web-match-note = A word that everybody sees (optional)
web-match-won = By game and side
web-match-won-text = Games that were played to their end at their tables.
web-match-won-game = Game
web-match-won-sides = Won by
web-match-won-line = { $faction }: { $n }
web-match-won-tie = ties: { $n }
web-match-won-none = both lost: { $n }
web-match-files = Take it along
web-match-file-games = Games (CSV)
web-match-file-standings = Standings (CSV)
web-match-file-json = Everything (JSON)
web-match-file-records = Records of round { $n }
