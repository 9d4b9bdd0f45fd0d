### Errors of the command line, of records and of the server.

error-in-file = { $file }: { $problem }
error-other-game = { $file }: this is a game of { $game }, not of { $wanted }
error-other-scenario = { $file }: this game has the scenario { $scenario }, not { $wanted }
error-to = --to { $to }: the record has decisions 0 to { $n }{ $rest }
error-from-to = --from { $start } to { $to }: the record has decisions 0 to { $n }
error-depth = depth must be at least { $n }
error-no-scenario = { $game } has no scenario '{ $scenario }'; scenarios: { $scenarios }
error-not-a-seat = '{ $word }' is not FACTION=PLAYER (for example { $faction }=greedy)
error-no-faction = { $game } has no faction '{ $faction }'; factions: { $factions }
error-two-players = { $faction } is given two players: { $first } and { $second }
error-people-in-sim = people cannot play in a simulation; players: { $players }
error-no-player = there is no player '{ $player }'; players: { $players }
error-takes-no-budget = { $player } takes no budget; these do: { $players }
error-no-budget = '{ $budget }' is no budget; write rollouts such as 5000 or seconds such as 2s (from { $least }s to { $most }s)
error-human = a human decides at the table, not here; bots: { $players }
error-no-language = there is no language '{ $lang }'; languages: { $languages }
error-no-card = { $game } has no card '{ $card }'; cards: { $cards }
error-empty-file = { $file }: the file is empty
error-not-text = { $file }: not a text file (byte { $n } is not UTF-8)
error-no-record = { $file }: exists and is no coinbox record; nothing was written
error-is-record = { $file }: is a coinbox record; nothing was written
error-no-evaluation = there are no terms to judge { $game } by, so greedy cannot play it; random can
error-record-title = line 1: a record begins with the line '{ $title }'
error-header-open = line { $line }: the header is not closed by a line '{ $rule }'
error-header-game = the header names no game (a line such as 'game: NAME')
error-header-row = line { $line }: '{ $row }' is no 'key: value' (two spaces between pairs)
error-no-word = line { $line }, token { $token }: '{ $word }' is no option name
error-at-least-one = { $what } must be at least 1
error-no-game = there is no game '{ $game }'; games: { $games }
error-no-games = no game is installed; `pip install coinbox` brings some (`pip install -e .` in its source)
error-rules-version = '{ $version }' is no rules version (a number from 1)
error-header-key = the header has an unknown key '{ $key }'
error-position-json = the position of the header is no JSON: { $problem }
error-position-table = the position of the header is not a table
error-host = --host { $host }: { error-system }; an address of this machine, 127.0.0.1 or 0.0.0.0 is meant
error-data-database = --data and --database exclude each other
error-store-file-alone = --store-file excludes --data and --database
error-store-file = { $file }: one line with the address of a database is expected, for example postgresql://localhost/coinbox
error-exists = { $file }: exists already; nothing was written
error-archive = { $file }: line { $line } is not that of a coinbox archive; nothing was changed
error-archive-cut = { $file }: the archive is not whole, its end is missing; nothing was changed
error-archive-newer = { $file }: this archive was written by coinbox { $version }, which is newer; nothing was changed
error-tables-exist =
    { $n ->
        [one] { $n } table of the archive exists already ({ $tables }); nothing was taken in
       *[other] { $n } tables of the archive exist already ({ $tables }); nothing was taken in
    }
error-tables-clash = a table of the file clashes with one that is there; nothing was changed
error-no-store = { $file }: there is no such store of games
error-no-table = there is no table '{ $table }'
error-idle = --idle { $word }: a time is a number with h, d, w or y, for example 180d
error-name = a name has at most { $n } characters and no line breaks
error-needs-yes = this cannot be undone and nobody can be asked here; add --yes (or --dry-run to see what would be done)
error-metrics = --metrics { $address }: an address is HOST:PORT, for example 127.0.0.1:9100
error-log = --log { $word }: text or json
error-port = --port { $port }: a port is a number from 0 to 65535
error-port-taken = { $place }: { error-system }; choose another port with --port
error-no-database = { $place }: this cannot be used as a coinbox database: { $problem }
error-database-version = { $place }: this database has version { $found }, made by another coinbox; this one reads { $version }
error-database-column = { $place }: '{ $column }' is missing in this database; restore a backup of it
error-second-server = { $place }: another coinbox serves the games of this file; several need PostgreSQL (--database)
error-no-workers = --workers: this system has no processes of that kind
error-workers-file = --workers { $n }: several workers need PostgreSQL (--database); a file is served by one
error-backup-exists = { $file }: exists already; nothing was written
error-no-moment = the record has { $n } decisions, not { $moment }
error-at-of-nothing = --at belongs to --record: it names a moment of a saved game
error-nothing-to-undo = there is nothing to take back
error-not-offered-at = '{ $name }' is not offered at step { $n }
error-dead-end =
    { $game }: the question '{ $prompt }' ({ $rule }) to { $actor } offers no option, which is a fault in the rules{ $turn ->
        [0] { "" }
       *[other] , in turn { $turn } after: { $words }
    }

## What the laboratory cannot do

error-jobs-cluster = --jobs and --cluster exclude each other
error-games-odd = games must be even, because each pair is played with sides swapped; { $n } is not
error-sprt = --sprt { $elo0 } { $elo1 }: give two differences in Elo between -{ $n } and { $n }, the smaller one first
error-job-lost = job { $job } cannot be finished: { $n } workers died of it; finished work is kept
error-training = training has stopped after { $n } of { $games } games and needs all of them; nothing was written
error-no-ray = a cluster needs the package 'ray'; `pip install 'coinbox[cluster]'` brings it
error-cluster-address = --cluster { $address }: an address is HOST:PORT, or 'auto'
error-no-cluster = --cluster { $address }: there is no Ray cluster at this address
error-cluster-auto = --cluster auto: this machine belongs to no cluster; `ray start --head` begins one
error-cluster-useless = --cluster { $address }: the cluster cannot be used ({ $problem })
error-cluster-version = a node of the cluster has coinbox { $found }, this machine { $version }; install the same on both
error-cluster-node = a node of the cluster cannot do the work ({ $problem }); is coinbox installed there?
error-cluster-lost = the head of the cluster does not answer any more; finished work is kept
error-cluster-deserted = the cluster has no node with a processor any more; finished work is kept
error-no-logbook = { $file }: this is no file that a run can continue; nothing was written
error-other-run = { $file }: this file is of a run with other arguments ({ $name }: { $found }, not { $wanted }); nothing was written
error-damaged-line = { $file }: line { $line } is damaged; nothing was written
error-logbook-taken = { $file }: another run is writing to this file
error-other-rules = game { $number } of { $game } was played under rules { $found }, not { $version }; begin a new file

## What cannot be played, read or drawn

error-not-offered = '{ $name }' is not offered: { $why }
error-ambiguous = '{ $word }' may mean { $names }
error-no-option = '{ $name }' is no option of this game
error-game-over = the game is over; nothing can be played
error-no-option-number = there is no option number { $number }; there are { $n }, from 0
error-chance-used-up = the scripted dice and cards are used up
error-chance-unknown = scripted chance: there is no option '{ $name }' in this game
error-chance-impossible = scripted chance: '{ $name }' cannot happen now (possible: { $names })
error-database = { $place }: { $problem }
error-damaged-table = the row of table '{ $table }' is damaged ({ $problem })
error-damaged-step = step { $n } is damaged ({ $problem })
error-description = { $file } cannot be used ({ $problem })
error-no-drawing = there is no { $file } in its folder

## Positions that do not fit

position-impossible = position: { $problem }
position-no-field = position: there is no field '{ $field }' (known: { $known })
position-spaces = position: 'spaces' is not a table of spaces
position-no-space = position: there is no space '{ $space }' (known: { $known })
position-space-table = position: { $space } is not a table of pieces and markers
position-no-piece = position: { $space } cannot hold '{ $field }' (known: { $known })
position-piece-number = position: { $field } in { $space } is { $value }, not a number from 0
position-number = position: { $field } is { $value }, not a number
position-list = position: { $field } is not a list
position-counts = position: { $field } is not a list of { $n } numbers from 0
position-name = position: { $field } is { $value }, not one of { $known }
position-other-game = position: this is a position of '{ $found }', not of '{ $game }'

## What the system refuses

error-system =
    { $code ->
        [ENOENT] no such file or folder
        [EISDIR] this is a folder, not a file
        [ENOTDIR] a part of the path is a file, not a folder
        [EACCES] you have no permission
        [EPERM] you have no permission
        [EROFS] the disk can only be read
        [ENOSPC] the disk is full
        [EDQUOT] the disk is full
        [EIO] the disk cannot be read or written
        [ENAMETOOLONG] the name is too long
        [EADDRINUSE] the port is in use
        [EADDRNOTAVAIL] this is no address of this machine
       *[other] { $problem }
    }
error-file = { $file }: { error-system }

## Words of the command line that are not understood

cli-error-UnknownCommand = there is no command '{ $word }'; commands: { $known }
cli-error-UnknownOption = { $command } has no option '{ $word }'; options: { $known }
cli-error-UnusedCliTokens = { $command } does not use these words: { $word }
cli-error-MissingArgument =
    { $kind ->
        [option] { $command }: { $name } must be followed by a value
       *[other] { $command }: { $name } is missing
    }
cli-error-RepeatArgument = { $name } is given more than once
cli-error-Coercion =
    { $type ->
        [int] { $name }: '{ $word }' is not a whole number
        [float] { $name }: '{ $word }' is not a number
       *[other] { $name }: '{ $word }' is neither yes nor no
    }
cli-error-other = { $problem }

## What may never be in a position; spaces and pieces are named as there

fault-entries = { $field } has { $n } entries instead of { $size }
fault-outside = { $field } is { $value }, outside 0..{ $most }
fault-too-many-pieces = { $n } { $piece } too many on the map (there are { $total })
fault-closed-space = a { $piece } in { $space }, where none may stand (1.4.2)
fault-kept = { $field } is { $value }, but should be { $right }
fault-no-capability = a card in force that is no Capability, or is in force with both sides (5.3)
fault-deck = the revealed cards do not fit the deck of the scenario (2.1)
fault-no-card-left = no card is left to reveal
fault-turn-without-card = a turn without an Event card (2.3)
fault-first-has-no-box = the Second Eligible's turn, but the First Eligible has no box (2.3.2)
fault-box-too-early = a box that its faction cannot have taken yet (2.3.2)
fault-event-box = the Event box, which a Mandatory Event closes (5.4)
fault-same-box = both factions in the same box (2.3.2)
fault-phase-without-card = a phase of the Propaganda Round without its card (6.0)
fault-end-and-result = an end without a result, or a result before the end
