### The page of the web table. Rules, cards, prompts and the log have their own files.

## Everywhere

web-tools = Tools
web-language = Language
web-settings = Settings
web-close = Close
web-jump = Skip to decision
web-start = Start
web-to-start = To the start page
web-error-offline = The server does not answer. Your game is safe; try again in a moment.
web-error-other = The server gave no reason.

## Start page

web-start-title = New game
web-start-about = Two-player games of insurgency and government: against a friend by link, on one screen, or against a bot. Everything you do can be taken back until a die falls or a card is drawn.
web-choose-game = Game
web-new-game = New game: { $game }
web-scenario = Scenario
web-seat-me = me
web-seat-friend = a friend, by link
web-open-record = Open a record …
web-continue-record = Continue this record
web-record-drop = Remove
web-my-games = My games
web-list-yours = Your turn
web-list-waiting = Waiting
web-list-finished = Finished
web-list-shut = Cannot go on here
web-card-of = card { $n } of { $count }
web-friend-online = friend, online
web-friend-invited = friend, invited
web-friend-away = friend, away
web-you-watch = You are watching
web-remove-ask = Remove from this list? It can be undone.
web-remove = Remove
web-keep = Keep
web-removed = { $game } was removed from the list.
web-removed-list = Removed ({ $n })
web-list-more = Show more ({ $n })
web-put-back = Put back
web-no-name = A table by link
web-your-turn = Your turn
web-turn-of = Turn: { $faction }
web-game-over = The game is over
web-game-unknown = not found on this server
web-game-stopped = readable up to decision { $n }
web-game-closed = cannot be opened by this version
web-forget = Remove { $game } from list

## Getting to a table

web-no-seat = You have no seat here
web-no-seat-text = No seat saved in this browser. Open the link that you were given, or ask for a link to watch.
web-seat-gone = This seat is no longer yours
web-seat-gone-text = Whoever opened the table has taken the seat back. To play on, ask for a new invitation.
web-invited-to = { $game }: you are invited to play { $faction }
web-invited-text = The seat becomes yours on this device when you sit down. The invitation works once.
web-invited-sit = Sit down
web-invited-watch = Only watch
web-invited-seeded = The seed of this game was chosen. Whoever knows it can foresee every die and every card.
web-invited-agree = I know that, and play nevertheless
web-invited-taken = This seat is taken
web-invited-taken-text = The invitation has been used already. If it was not by you, ask whoever opened the table for a new one. You may watch.
web-invited-mine = You sit at this table already
web-invited-mine-text = This link is the invitation for your friend ({ $faction }). Send it, and do not open it yourself.
web-invited-gone = This invitation is no longer valid
web-invited-gone-text = Whoever opened the table has withdrawn it. Ask for a new one.
web-no-table = This table cannot be opened
web-trouble = The server has trouble
web-trouble-again = This page tries again by itself until the server answers.
web-link-live = connected
web-link-connecting = connecting …
web-link-polling = connected, with delay
web-link-offline = no connection; trying again
web-online = online
web-invited = invited
web-offline = away

## Prompt and options

web-you-decide = you decide
web-watching = You are watching. Only the players decide.
web-thinking = is thinking …
web-waiting = waiting for the other player
web-playing-out = Opponent's turn
web-skip = Skip
web-story = What happened
web-story-nothing = What others do is told here, turn by turn.
web-story-card = New card
web-story-beat = { $n } of { $of }
web-story-back = Back
web-story-pause = Pause
web-story-go-on = Go on
web-story-again = Again
web-story-space = space bar
web-undo = Undo
web-undo-to = Undo to before: { $step }
web-restart-turn = Restart the turn
web-cannot-undo = Can't undo past the last die or card.
web-why-not = Not possible:
web-note = ({ $note })
web-why-ask = Why is this not possible?
web-not-offered = not possible now
web-beyond = Done, then: { $prompt }
web-times = { $label } × { $n }
web-do-it = Do it
web-end-leaves = Ending the turn now leaves out: { $what }
web-sheet-close = Show more of the map
web-sheet-open = Show the options
web-move-from = From { $space }
web-piece-from = In { $space }
web-group-box = Boxes of the Initiative Track
web-group-action = Actions
web-group-side = Sides of the card
web-group-card = Cards
web-group-chit = Chits
web-group-die = Dice
web-group-word = Choices
web-group-place = Pieces to place
web-group-piece = Pieces
web-group-move = Moves
web-group-space = Spaces
web-group-railway = Railways
web-box-limited-op = One Operation in a single space, without a Special Activity.
web-box-event = Carry out the Event of the card, or Pass.
web-box-op-special = An Operation in any number of spaces, with a Special Activity.

## Hints

web-hint = Hint
web-hint-title = What could be done
web-hint-thinking = Comparing whole turns …
web-hint-again = Ask again
web-hint-failed = There was no answer in time.
web-hint-plan = Plan { $n }: { $title }
web-hint-chance = wins { $chance }% ± { $error }
web-hint-best = the best
web-hint-equal = about equal
web-hint-behind =
    { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
web-hint-forecast = Next Propaganda Round: { $tracks }.
web-hint-track = { $track } { $before } → { $after }
web-hint-play = Play it out
web-hint-about = Point at a plan to see it on the board. Nothing is played; the choice stays yours.
web-hint-in-thought = In thought, not played
web-hints-offer = Offer hints
web-hints-offered = You have offered hints. They are on as soon as the other side agrees.
web-hints-agree = Agree
web-hints-asked = { $faction } would like hints for both sides.
web-hints-on = Hints are on at this table: all players have agreed.
web-hints-withdraw = Switch off
web-stop = Stop

## Board

web-board-map = Board
web-board-population = Population
web-board-empty = no pieces
web-board-clear = no markers
web-board-starred = starred
web-board-select = select
web-board-select-beyond = done here, and select
web-board-how-many = How many?
web-board-destination = move here
web-board-picked = Moving { $pieces } from { $space }. Choose where, or press Escape.
web-board-changed = changed
web-board-selected = selected
web-board-near = Next to: { $spaces }
web-board-may = { $faction } could: { $actions }
web-board-may-nothing = { $faction } could do nothing here now
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-fit = Fit the board
web-board-choose = Which piece?
web-board-available = Available
web-board-out-of-play = Out of Play
web-board-out-of-game = Out of the game
web-board-prison = Prison
web-board-on-card = On { $card }
web-board-box-of = { $box }: { $faction }
web-board-initiative = Initiative
web-board-tracks = Tracks
web-board-chits = Chits
web-board-chit = Chit in play
web-board-pool = Pool
web-board-held = Held
web-board-in-play = In play
web-board-aside = Aside
web-board-track-of = { $faction } { $track }
web-board-middle = the middle
web-board-of = { $name }: { $said }
web-board-guessed = { $fact } (number guessed)
web-board-wins = { $faction } victory

## Panels

web-panels = Panels
web-panel-tracks = Tracks
web-panel-card = Card
web-panel-turn = Turn
web-panel-log = Log
web-turn = Turn
web-no-steps = No step has been taken yet.
web-card = Current card
web-no-card = No card has been revealed yet.
web-cards-left =
    { $n ->
        [0] no card left
        [one] { $n } card left
       *[other] { $n } cards left
    }
web-capabilities = Capabilities in force
web-in-force = in force
web-played = Played cards ({ $n })
web-tip = Tip
web-log = Log
web-since = since your last decision

## What lies ahead, and what things are

web-forecast-share = { $percent }%
web-preview-idle = Nothing changes on the table.
web-preview-then = Then { $faction }: { $prompt }
web-preview-odds = { $odds } ({ $percent }%)
web-deck =
    { $n ->
        [0] No card is left.
        [one] { $n } card is left: { $propaganda ->
            [0] an Event
           *[other] a Propaganda card
        }.
       *[other] { $n } cards are left: { $propaganda ->
            [0] no Propaganda card
            [one] { $propaganda } Propaganda card
           *[other] { $propaganda } Propaganda cards
        } and { $events ->
            [one] { $events } Event
           *[other] { $events } Events
        }, among { $unseen } that nobody has seen yet.
    }
web-deck-gallery = The gallery lists them under "Not yet seen".

## Replay and end

web-replay = Replay
web-replay-at = Decision { $n } of { $count }
web-replay-slider = Moment of the game
web-replay-first = To the beginning
web-replay-last-turn = Previous turn
web-replay-back = Previous decision
web-replay-play = Play
web-replay-stop = Stop
web-replay-on = Next decision
web-replay-next-turn = Next turn
web-replay-end = To the end
web-replay-leave = Back to the table
web-stopped = The game stops here
web-play-on = Play on from here
web-play-on-about =
    A new game begins after { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    } of this one. Who plays?
web-chart = The tracks over the game
web-chart-axis = cards; P: Propaganda Round
web-chart-card = Card { $n }: { $title }
web-chart-jump = Place in the chart
web-chart-hint = Click, or Enter after the arrow keys, shows that moment.
web-chart-points = Where { $track } turned
web-analysis = Analysis
web-analysis-about = Every turn is compared with the best others by playing on from it many times. This takes a minute or two and is kept.
web-analysis-begin = Analyse the game
web-analysis-go-on = Go on with the analysis
web-analysis-going = Looking at the turns … { $percent }%
web-analysis-failed = The analysis has stopped; what is known is kept.
web-analysis-chart = Win chance of the { $faction }
web-analysis-band = The band is the error of the estimate, ±{ $error } at most (95%).
web-analysis-turned = Turning points
web-analysis-lost = Turns that lost most
web-analysis-none = No turn lost much.
web-analysis-show = Show me
web-analysis-played = As it was played
web-analysis-better = The better turn
web-end-because = { $reason }.
web-rematch = Rematch, swap sides
web-rematch-join = Join the rematch
web-download = Download the record

## Links

web-links = Links
web-link-friend = For your friend: { $faction }
web-link-mine = Your own seat, for another device of yours
web-link-watch = Spectator link
web-copy = Copy
web-copied = Copied
web-share = Share …
web-share-play = A game of { $game } with me
web-share-watch = Watch our game of { $game }
web-qr = QR code
web-invite = Invite your friend
web-invite-text = Send the link, or let your friend point a phone at the code: no account, nothing to install. It gives the seat once, to whoever sits down first.
web-invite-wait = Your friend has not come yet.
web-invite-come = Your friend is here.
web-invite-seated = Your friend has sat down and is away now.
web-invite-new = New link
web-invite-new-ask = Make a new link? The one above will no longer work.
web-invite-new-yes = Make a new link
web-invite-anew = Take the seat back and invite anew
web-invite-anew-ask = Take the seat back? Whoever sits there can no longer play and needs the new invitation. The game stays as it is.
web-invite-anew-yes = Take it back
web-cancel = Cancel
web-invite-here = This address leads to this computer only; elsewhere it opens only if the server is passed on.
web-invite-again = "Links" shows this again.
web-invite-close = To the table
web-no-links = This browser holds no links of this table.
web-links-note = Anyone with a seat's link can play it. Give each one only to its player.
web-seeded = The seed of this game was chosen: its dice and cards can be foreseen.

## Help

web-help = Help
web-help-propaganda = Propaganda Round
web-help-sections = Rule sections
web-help-terms = Terms
web-terms-search = Search terms
web-terms-none = No term fits.
web-help-page = This page
web-now = now
web-operations = Operations
web-specials = Special Activities
web-others = Also
web-raises = Raises { $track }
web-lowers = Lowers { $track }
web-aim-high = You win with { $track } at { $n } or more in a Propaganda Round, or above { $middle } at the end.
web-aim-low = You win with { $track } at { $n } or less in a Propaganda Round, or below { $middle } at the end.
web-gallery = Card gallery
web-gallery-all = All
web-gallery-played = Played
web-gallery-left = Not yet seen
web-keys = Keys
web-key-digits = 1–9, a–z
web-key-digits-does = choose the option that shows the key
web-key-enter = Enter, d
web-key-enter-does = close the question (Done)
web-key-u = Esc, u
web-key-u-does = undo one step
web-key-e = e
web-key-e-does = end the turn
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = go to the board, and there from space to space; Enter chooses, or says why not
web-key-help = ?
web-key-help-does = this help
web-key-cards = c
web-key-cards-does = card gallery
web-key-log = l
web-key-log-does = log
web-key-hint = h
web-key-hint-does = ask for a hint
web-key-story = Space ← → .
web-key-story-does = while a turn is told: pause, back, on; afterwards . tells it again
web-key-esc = Esc
web-key-esc-does = close a dialog; skip what is being told
web-key-replay = , . p
web-key-replay-does = in a replay: back, on, play

## Settings

web-set-theme = Colours
web-set-theme-system = System default
web-set-theme-light = light
web-set-theme-dark = dark
web-set-size = Text size
web-set-size-small = small
web-set-size-normal = normal
web-set-size-large = large
web-set-motion = Motion
web-set-motion-system = System default
web-set-motion-off = none
web-set-speed = Other players' turns
web-set-speed-slow = step by step, slowly
web-set-speed-fast = step by step, fast
web-set-speed-off = at once
web-set-sound = Sound
web-set-sound-on = when it is your turn

## Tour

web-tour-again = Show the tour
web-tour-skip = Skip the tour
web-tour-back = Back
web-tour-next = Next
web-tour-end = Play
web-tour-goal = Your goal
web-tour-goal-of = Your goal: { $faction }
web-tour-watch = You are watching
web-tour-watch-text = Only the players decide; you see what they see, as soon as it happens. Everything explains itself when you click it, and "Replay" shows any earlier moment.
web-tour-prompt = Your decision
web-tour-prompt-text = This shows who must decide, what, and under which section. Every option is a button with its key; faded ones say why they are not possible.
web-tour-board = The board
web-tour-board-text = Spaces and pieces that you may choose glow: click them. Click anything else to learn why not. Drag to move the map, turn the wheel or pinch to zoom.
web-tour-tracks = Tracks and boxes
web-tour-tracks-text = The Initiative Track shows who is First and who is Second Eligible and what they do; below it the tracks and the pieces that are Available.
web-tour-turn = Your turn
web-tour-turn-text = All steps of the turn are listed under "Turn". Take back one, several or all of them; nothing is final before "End turn".
web-tour-card = The card
web-tour-card-text = Both sides of the current card summarised, Capabilities in force and the cards played so far.
web-tour-log = The log
web-tour-log-text = Everything that happened, in sentences. Names of spaces, cards and sections are links.
web-tour-help = Help
web-tour-help-text = Operations, the Propaganda Round, rule summaries and keys. "?" opens it at any time. Good luck!

## Learning a game without a table

web-learn = Learn
web-learn-title = Learn { $game }
web-learn-rules = Rules
web-learn-rules-about = Every section explained, with links, cards, rulings and boards to look at.
web-learn-history = History
web-learn-history-about = What lies behind the cards, and where to read on.
web-learn-guide = Guide: { $faction }
web-learn-guide-about = The plan, the turns worth knowing, common mistakes and the answers to them.
web-learn-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
web-learn-contents = Contents
web-learn-within = In this section
web-learn-cards = Cards
web-learn-rulings = Rulings
web-learn-ways = Previous and next section
web-learn-board = Show the board
web-learn-board-hide = Hide the board
web-learn-after = After the turn
web-learn-search = Search rules, cards, terms and history
web-learn-found = { $n ->
    [0] Nothing found.
    [one] { $n } place
   *[other] { $n } places
}
web-learn-kind-section = Rules
web-learn-kind-card = Card
web-learn-kind-history = History
web-learn-kind-term = Term
web-learn-kind-ruling = Ruling
web-learn-order = Order
web-learn-order-cards = By card
web-learn-order-time = Timeline
web-learn-filter-capability = Capabilities
web-learn-filter-two = Two sides
web-learn-filter-one = One text
web-learn-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-learn-capability = Capability: { $faction }
web-learn-read-on = Read on
web-learn-chapter = ch. { $chapter }
web-learn-card = The card
web-learn-whole = Read the whole section
web-learn-whole-of = Read the whole section { $section }
web-learn-step = Step { $n } of { $all }
web-learn-progress = Progress
web-learn-happened = What has happened
web-learn-look = Look at
web-learn-suggested = suggested
web-learn-continue = Continue
web-learn-take-back = Take it back
web-learn-go-on = Play the turn my way
web-learn-back-to-lesson = Go on with the lesson
web-learn-again = Begin again
web-learn-beside = Beside the board
