### The terminal table and the command line.

## The board

terminal-heading = { $game }, { $scenario } · card { $card }, { $left } left · Propaganda Rounds so far: { $propaganda }
terminal-scenario-standard = standard
terminal-space = Space
terminal-population = Pop
terminal-terrain = Terrain
terminal-control = Control
terminal-level = Level
terminal-markers = Markers
terminal-short-troop = T
terminal-short-police = P
terminal-short-underground = U
terminal-short-active = A
terminal-short-base = B
terminal-terrain-city = City
terminal-store-available = Available: { $pieces }
terminal-store-out_of_play = Out of Play: { $pieces }
terminal-step = { $track } { $help }
terminal-capabilities = Capabilities in force
terminal-unshaded = Unshaded
terminal-shaded = Shaded
terminal-card-heading = { $title } ({ $whose })
terminal-card-note = Tip
terminal-group-move = { $piece }: { $origin } →
terminal-group-piece = { $piece } in
terminal-group-name = Type names like: { $name }

## The table

terminal-welcome = { $game }. Type ? for help, quit to leave.
terminal-enter-ends = Enter ends the turn; undo takes a step back.
terminal-undone = Taken back: { $words }
terminal-result = { $outcome } ({ $reason }). { $tracks }
terminal-unfinished = not finished: { $faction_id ->
        [chance] waiting for a card or die
       *[other] { $faction } to decide
    }, { $prompt } [{ $rule }]. { $tracks }
terminal-cards-left =
    { $n ->
        [0] No card is left.
        [one] { $n } card is left.
       *[other] { $n } cards are left.
    }
terminal-help-choose = Choose an option by its number, its name, or the beginning of its name if only one fits. Several words on one line are played one after the other.
terminal-heading-of = { $name }:{ " " }
terminal-help-help = this help; ? { $action }, ? { $rule } or ? { $card } explain an action, a section or a card, ? { $term } a term
terminal-help-undo = take back your last choice; undo! goes back past dice and cards too
terminal-help-why = say why an option is not offered; several names are tried in sequence
terminal-help-board = draw the board again
terminal-help-card = show the current card, or another one, with its tip
terminal-help-cards = list the cards played
terminal-help-forecast = show what the next Propaganda Round would bring as the board stands
terminal-help-log = show the last lines of the log
terminal-help-save = save the game; without a name to the file used before
terminal-help-lang = change the language
terminal-help-quit = leave the table

## The forecast

terminal-no-forecast = This game has no such round ahead.

## What was wrong with an input

terminal-no-number = There is no option { $number }; they are numbered 1 to { $n }.
terminal-ambiguous = "{ $word }" may mean: { $names }
terminal-not-offered = "{ $name }" is not offered. { $reason } ({ $rule }).
terminal-it-is-offered = "{ $name }" is offered.
terminal-unknown = "{ $word }" is neither an option nor a command; ? lists the commands.
terminal-unknown-near = "{ $word }" is neither an option nor a command; did you mean { $names }?
terminal-not-played = Not played: { $words }
terminal-help-unknown = There is no help on "{ $word }"; try an action (? { $action }), a section (? { $rule }), a card (? { $card }) or a term (? { $term }).
terminal-no-argument = { $command } takes no arguments.
terminal-nothing-to-undo = There is nothing to take back.
terminal-undo-chance = A die was rolled or a card was drawn since your last choice; undo! takes it back all the same.
terminal-why-what = Name an option, for example: why { $action } { $space }
terminal-log-number = Give the number of lines, for example: log 30
terminal-no-card = There is no card "{ $card }".
terminal-languages = Languages: { $languages }

## Saving

terminal-saved =
    Saved to { $file } ({ $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }).
terminal-not-saved = Not saved.
terminal-rescued = The program has failed. The game so far is in { $file }; please report what follows.
terminal-cannot-save = Not saved: { $error }
terminal-save-where = Name a file, for example: save my-game.coin
terminal-one-file = Name one file; its name must not contain spaces.
terminal-overwrite = { $file } holds another game. Overwrite it? [y/N]
terminal-ask-save = Save the game? Enter: { $file }; or another file name; n: do not save; c: play on.
terminal-ask-save-over = Save the game? Enter: { $file }; or another file name; n: do not save.
terminal-replay-prompt = Turn { $n } of { $total }. Enter: next, b: back, q: quit

## The command line

cli-help = Two-player COIN games: play at a terminal table, watch bots, simulate, replay.
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-interrupted = interrupted
cli-play =
    Play a game in the terminal, with people and bots at the table.

    Example: coinbox play { $game } { $second }=greedy --seed 7
cli-sim =
    Play many games between bots and count how they end.

    Example: coinbox sim { $game } { $first }=greedy { $second }=random --games 200 --seed 1 --jobs 2
cli-arena =
    Let two bots meet in pairs of games, with the same cards and dice and with sides swapped, and tell which is stronger.

    Example: coinbox arena { $game } greedy random --games 100 --seed 1 --sprt 0 50 --out match.jsonl
cli-balance =
    Let a bot play both sides of games, and keep what happened in each.

    Example: coinbox balance { $game } --player greedy --games 200 --out balance.jsonl
cli-replay =
    Show a recorded game turn by turn.

    Example: coinbox replay my-game.coin --to 40 --json
cli-check =
    Replay records and tell whether they fit the rules.

    Example: coinbox check my-game.coin other-game.coin
cli-perft =
    Count the sequences of choices from the start of a game, chance included.

    Example: coinbox perft { $game } --depth 3 --divide
cli-cards =
    List the cards of a game with both sides and tips, or show one card.

    Example: coinbox cards { $game } { $card }
cli-show =
    Show the map of a game: spaces, neighbours, and the position at the start.

    Example: coinbox show { $game }
cli-games =
    List the games with their scenarios and factions.

    Example: coinbox games
cli-option-game = the game, for example { $game } (coinbox games lists them)
cli-bot = { $bot } ({ $name })
cli-option-players-play = FACTION=PLAYER, for example { $second }=greedy; players are human (default), { $bots }; search takes a budget a turn: search:2s, or search:5000 rollouts
cli-option-players-sim = FACTION=PLAYER, for example { $first }=greedy; players are { $bots }, by default random; search takes a budget a turn: search:2s, or search:5000 rollouts
cli-option-scenario = the scenario; the first of the game if left out
cli-option-seed-play = makes dice, cards and bots repeatable
cli-option-seed-sim = makes the whole run repeatable
cli-option-lang = en or ja
cli-option-record = continue this saved game
cli-option-at = begin after so many decisions of the record, which stays as it is
cli-option-games = how many games
cli-option-check = check every invariant after every decision
cli-option-json = print one JSON object
cli-option-jobs = how many processes share the games
cli-option-cluster = share the games among the nodes of a Ray cluster: its address (HOST:PORT), or auto
cli-option-games-arena = how many games at most; an even number
cli-option-games-balance = games; all if none is named
cli-option-player-arena = a bot, for example greedy
cli-option-opponent-arena = the bot that it meets
cli-option-player-balance = the bot that plays both sides
cli-option-sprt = stop as soon as one of two differences in Elo is proven against the other (5% error)
cli-option-out = add a line for each finished game to this file; a run with the same arguments goes on from it
cli-option-file = a record
cli-option-files = more records
cli-option-to = stop after so many decisions
cli-option-depth = how many choices deep
cli-option-divide = split the count by the first choice
cli-option-card = the id of one card, for example { $card }
cli-check-ok =
    { $file }: ok, { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }, { $standing }
cli-check-older = { $rules }; { $standing }
cli-sim-progress = Games
cli-sim-seat = { $faction }: { $player }
cli-sim-title = { $game } ({ $scenario }): { $seats }, seed { $seed }
cli-sim-outcome = Outcome
cli-sim-games = Games
cli-sim-share = Share
cli-sim-interval = 95% interval
cli-sim-mean-decisions = Mean number of decisions
cli-sim-mean-cards = Mean number of cards
cli-sim-mean-track = Mean final { $track }
cli-sim-decisions = Decisions
cli-sim-speed = Decisions per CPU second
cli-sim-violations =
    { $n ->
        [0] No invariant was violated.
        [one] { $n } violation of an invariant:
       *[other] { $n } violations of invariants:
    }
cli-arena-title = { $game } ({ $scenario }): { $first } against { $second }, seed { $seed }
cli-arena-side = Side
cli-arena-games = Games
cli-arena-won = Won
cli-arena-tied = Tied
cli-arena-lost = Lost
cli-arena-both = Both lost
cli-arena-score = Score
cli-arena-interval = 95% interval
cli-arena-as = { $player } as { $faction }
cli-arena-both-sides = { $player }, both sides
cli-arena-pairs = Pairs that scored 0 / ½ / 1 / 1½ / 2
cli-arena-elo = Elo of { $first } above { $second }
cli-arena-elo-interval = { $elo } (95%: { $low } to { $high })
cli-arena-sprt = Test of Elo { $elo0 } against { $elo1 }
cli-arena-verdict =
    { $accepted ->
        [elo0] { $elo0 } is accepted (log likelihood ratio { $llr }, bound { $bound })
        [elo1] { $elo1 } is accepted (log likelihood ratio { $llr }, bound { $bound })
       *[none] nothing is proven yet (log likelihood ratio { $llr }, bound { $bound })
    }
cli-arena-cpu = CPU seconds a turn, { $player }
cli-arena-seconds = mean { $mean }, longest { $longest }
cli-balance-title = { $player } on both sides, seed { $seed }
cli-games-game = Game
cli-games-title = Title
cli-games-scenarios = Scenarios
cli-games-factions = Factions
cli-show-id = Name to type
cli-show-adjacent = Adjacent to
cli-show-confidence = Confidence of data read from images: S strong, I inferred, G guess.
cli-show-cards = Cards
cli-show-setup = At the start
