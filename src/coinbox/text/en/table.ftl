### The web table: what the server says.

## The command line

cli-serve =
    Open the web table: play in the browser against a bot or a friend, at this machine or in its network.

    Example: coinbox serve --host 0.0.0.0 --open
cli-serve-missing = The web table needs further packages ({ $module } is missing): pip install "coinbox[table]"
cli-option-host = the address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for friends in the network too
cli-option-port = the port; 0 takes a free one
cli-option-data = the file in which games are kept
cli-option-database = a database instead of the file, for example postgresql://localhost/coinbox
cli-option-open = open the page in the browser
cli-option-workers = so many processes serve the tables; more than one needs --database

table-serving = The table is open at { $address } (Ctrl-C closes it).
table-data = Games are kept in { $place }.
table-migrated = The store was brought up to date (schema { $found } → { $schema }). As it was before, it is kept in { $backup }.
table-closed = The table is closed; every game can be continued.
table-no-client = The page has not been built (npm run build in the folder web); only the API is served.

## Refusals

table-bad-request = This request cannot be understood: { $problem }
table-bad-value =
    { $kind ->
        [missing] { $where } is missing
        [extra_forbidden] { $where } is not known
        [json_invalid] it is no JSON
        [one_or_several] name one option, or several as options
       *[other] { $where }: { $problem }
    }
table-bad-record = This game cannot be used: { $problem }
table-no-seat = This table opens only with the link of a seat or of a spectator.
table-wrong-seat = Spectators cannot play; this needs the link of a seat.
table-not-opener = Only who has opened the table, or plays opposite, may invite.
table-no-invitation = This is not an invitation to a seat.
table-seat-taken = This seat is taken: the invitation has been used. It still lets you watch.
table-seeded = The seed of this game was chosen, so its dice and cards can be foreseen. Agree to that before you sit down.
table-unknown-table = There is no such table on this server.
table-unknown-game = There is no game "{ $game }".
table-not-drawn = The page cannot draw { $game }: { $problem }. It can be played at the terminal.
table-not-found = There is nothing at this address.
table-not-allowed = This address does not take this kind of request.
table-not-your-turn = It is for { $faction } to decide.
table-stale = The game has moved on to step { $seq }; refresh before you decide.
table-game-over = The game is over.
table-stopped = This game can be read up to decision { $n } and takes no further moves; from there it can be played on at a new table.
table-cannot-undo =
    { $n ->
        [0] There is nothing of yours to take back: the turn was ended, a die was rolled, a card was drawn, or somebody else has decided since.
        [one] Only { $n } decision can be taken back.
       *[other] Only { $n } decisions can be taken back.
    }
table-not-offered = "{ $name }" is not offered. { $reason } ({ $rule }).
table-not-offered-then = Nothing is played: "{ $name }", number { $n } of { $of }, is not offered after "{ $before }". { $reason } ({ $rule }).
table-not-at-once =
    { $halt ->
        [chance] Nothing is played: after "{ $before }" a die or a card comes first, so "{ $name }" (number { $n } of { $of }) has to wait for it.
        [other] Nothing is played: after "{ $before }" the other side is asked, so "{ $name }" (number { $n } of { $of }) has to wait.
        [over] Nothing is played: after "{ $before }" the game is over, so there is no "{ $name }" (number { $n } of { $of }).
       *[turn] Nothing is played: after "{ $before }" the turn is over, so there is no "{ $name }" (number { $n } of { $of }).
    }
table-no-such-option = "{ $name }" is not an option in this game.
table-no-hints = There are no hints at this table until all players have agreed to them.
table-no-hint = There is no such plan at this step of the game.
table-nothing-to-choose = There is nothing to choose now.
table-not-over = A game can be analysed when it is over.
table-busy = Too many others have asked before; try again in a minute.
table-too-large = The request is larger than { $n } kB.
table-unavailable = The server has failed; nothing was changed. Please try again.
table-no-store = The games cannot be reached at the moment. Nothing is lost, and nothing is done twice: please try again in a few seconds.
table-no-such-moment = The game has moments 0 to { $n }.
table-no-such-scenario = There is no such scenario; scenarios: { $scenarios }
table-no-such-faction = There is no such faction; factions: { $factions }
table-no-such-player = There is no such player; players: me, friend, { $bots }
table-moment-of-what = A moment needs the record that it is taken from.
table-record-of = the record is of the game "{ $game }"

## Other sentences

table-control =
    { $n ->
        [0] { $control }
        [one] { $control } by { $n } piece
       *[other] { $control } by { $n } pieces
    }
table-zone = { $track } { $numbers }
table-icon = Icon: { $icon }.
table-result = { $outcome }: { $reason }.
table-bot-stand-in = The bot didn't answer; a simpler one chose in its place.
table-stopped-older = The rules have changed since. This game can be read up to decision { $n }; its next word does not fit any more: { $problem }.
table-stopped-damaged = This game can be read up to decision { $n }; what is stored behind it does not fit: { $problem }.

## What others did

story-track = { $track } { $change }
story-event =
    Event { $card }{ $side_id ->
        [execute] { "" }
       *[other] { " " }({ $side })
    }
story-pass = Pass
story-no-operation = no Operation
story-done =
    { $n ->
        [0] { $action }
        [1] { $action } in { $space }
       *[other] { $action } in { $n } spaces
    }
story-moved =
    { $n ->
        [one] { $n } piece moved
       *[other] { $n } pieces moved
    }
story-turn = { $faction }: { $what }.
story-alone = { $what }
hint-summary = { $summary }.
story-other = { $what } ({ $faction })
story-outlook =
    If Propaganda came now: { $track } { $first } → { $last }{ $changed ->
        [yes] { " " }(before this turn → { $was })
       *[no] { "" }
    }.
story-open-turn = { $faction }: turn in progress. It is shown when it is complete.
