### Two who play each other: offers, clocks, breaks, holidays.

## Offers and answers

accord-offer-take-back =
    { $n ->
        [one] { $faction } would like to take back "{ $what }", with all that followed.
       *[other] { $faction } would like to take back "{ $what }" and all that followed: { $n } decisions, with their dice and cards.
    }
accord-offer-result = { $faction } would like to end the game here. { $outcome }.
accord-offer-adjourn = { $faction } would like to adjourn: nobody moves and no clock runs until one of you resumes.
accord-offer-clock =
    { $some ->
        [yes] { $faction } would like a clock. { $terms } It begins with the next turn.
       *[no] { $faction } would like to play on without a clock.
    }
accord-grant =
    { $about ->
        [take-back] { $faction } agreed: it was taken back.
        [result] { $faction } agreed: the game is over.
        [adjourn] { $faction } agreed: the game is adjourned.
       *[clock] { $faction } agreed about the clock.
    }
accord-decline =
    { $about ->
        [take-back] { $faction } declined: nothing is taken back.
        [result] { $faction } declined: the game goes on.
        [adjourn] { $faction } declined: the game goes on.
       *[clock] { $faction } declined: the clock stays as it was.
    }
accord-withdraw = { $faction } withdrew the offer.
accord-resign = { $faction } resigned.
accord-resume = { $faction } resumed the game.
accord-time = { $faction }: the time is up.

## Clocks

clock-terms = { $time }. { $zero }
clock-terms-turn =
    { $n ->
        [one] { $n } minute a turn
       *[other] { $n } minutes a turn
    }
clock-terms-bank =
    { $more ->
        [0] { $n } minutes in all for each side
       *[other] { $n } minutes in all for each side, and { $more } seconds more with each turn
    }
clock-terms-post =
    { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
clock-zero-warning = When the time is up, that is shown, and nothing else happens.
clock-zero-pass = When the time is up, the server passes for that side; within a turn it does as little as the rules allow.
clock-zero-game = When the time is up, that side has lost the game.
table-clock-passes = The time was up: the clock passed, or did as little as the rules allow.

## Refusals

table-not-shared = Only two people who play each other can do this.
table-adjourned = The game is adjourned; resume it first.
table-not-adjourned = The game is not adjourned.
table-offer-open = The other side has made an offer; answer it first.
table-offer-declined = The other side has declined just this; ask again after the next decision.
table-no-offer = This offer does not stand any more.
table-own-offer = The other side has to answer your offer; you can withdraw it.
table-not-your-offer = Only who made an offer can withdraw it.
table-bad-clock = A clock has 1 to 1440 minutes, or 1 to 60 days by post. If the turn is passed when a bank is used up, each turn must add 10 seconds at least.
table-same-clock = That is how it is already.
table-bad-holiday = A holiday begins today or later, within a year, and ends after it has begun.
table-too-long-holiday = In one year there are { $n } days of holidays.
table-no-holiday = You have no such holiday.

## The page: at the table

web-together = At this table
web-together-menu = At this table…
web-together-nothing = You have decided nothing yet that could be taken back.
web-together-grant = Agree
web-together-decline = Decline
web-together-withdraw = Withdraw
web-together-waits = The other side has to answer.
web-together-plays-on = Who plays on declines.
web-together-adjourned = The game is adjourned. Nobody moves, and no clock runs.
web-together-resume = Resume
web-together-back = Take back?
web-together-back-about = Ask the other side whether you may decide again. Dice and cards that followed are rolled and drawn anew.
web-together-back-what = Take back from here
web-together-back-option =
    { $n ->
        [one] { $label } (the last decision)
       *[other] { $label } ({ $n } decisions)
    }
web-together-back-dice = A die or a card goes with it.
web-together-back-others = Something that the other side has decided goes with it.
web-together-ask = Ask
web-together-result = Offer a result
web-together-result-about = The game ends at once if the other side agrees.
web-together-result-what = Result
web-together-offer = Offer
web-together-break = Adjourn
web-together-break-about = A break for both: nobody moves and no clock runs until one of you resumes.
web-together-resign = Resign
web-together-resign-about = The other side wins. This cannot be taken back.
web-together-resign-ask = Do you really give this game up?
web-together-resign-yes = Yes, I resign
web-together-resign-no = No, play on

## The page: clocks

web-clock = Clock
web-clock-none = There is no clock at this table.
web-clock-about = Both must agree. The clock begins with the next turn.
web-clock-kind = Time
web-clock-kind-turn = Minutes a turn
web-clock-kind-bank = Minutes in all
web-clock-kind-post = Days a turn, by post
web-clock-amount = How many
web-clock-more = Seconds more with each turn
web-clock-zero = When the time is up
web-clock-zero-warning = A warning
web-clock-zero-pass = The turn is passed
web-clock-zero-game = The game is lost
web-clock-off = No clock any more
web-clock-of = { $faction }: { $time }
web-clock-soon = It begins with the next turn.
web-clock-held = It stands still: a holiday.
web-clock-days =
    { $n ->
        [one] { $n } day { $time }
       *[other] { $n } days { $time }
    }
web-clock-low = { $faction }: less than a minute is left.
web-clock-up = { $faction }: the time is up.

## The page: holidays

web-holidays = Holidays
web-holidays-about = Clocks by post stand still while you are away, { $n } days a year at most. { $left } are left this year.
web-holidays-from = First day
web-holidays-until = Last day
web-holidays-add = Enter
web-holidays-span = { $from } – { $until }
web-holidays-end = End
web-holidays-cancel = Remove
