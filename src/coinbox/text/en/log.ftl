### What happened. $pieces: counted pieces; $signed: a number with its sign; $..._id: the id behind a word;
### $reach_id: how far a track went of what was asked ($asked); $cause: a message cause-..., which can say $spaces.

## Cards and turns

log-card = Card { $card }
log-box = { $faction }: { $box } box
log-event =
    { $faction }: Event { $card }{ $side_id ->
        [execute] { "" }
       *[other] { " " }({ $side })
    }
log-capability =
    In force for the rest of the game: { $card }{ $side_id ->
        [execute] { "" }
       *[other] { " " }({ $side })
    }
log-cancel-capability = No longer in force: { $card }
log-pass = { $faction }: Pass
log-no-operation = { $faction }: no Operation is possible
log-roll =
    { $faction } roll for { $purpose }: { $n }{ $modifiers_id ->
        [none] { "" }
       *[other] { " " }({ $modifiers }: { $total })
    }, needs { $needs }: { $result }
log-eligible = First Eligible on the next Event card: { $faction }
log-operation =
    { $faction }: { $free ->
        [0] { $action }
       *[other] free { $action }
    }
log-resume = { $action } continues
log-activity =
    { $faction }: { $action }{ $space_id ->
        [none] { "" }
       *[other] { " " }{ $space_in }
    }
log-capability-effect = { $card } takes effect
log-select = Space selected: { $space }
log-no-strike = No strike { $space_in }

## Pieces

log-place = { $pieces } placed { $space_in }
log-place-from = { $pieces } placed { $space_in } from { $source }
log-remove = { $pieces } removed from { $space }
log-move = { $pieces } moved from { $origin } to { $space }
log-activate =
    { $n ->
        [one] { $n } Guerrilla
       *[other] { $n } Guerrillas
    } became Active { $space_in }{ $cause_id ->
        [none] { "" }
       *[other] { " " }({ $cause })
    }
log-hide =
    { $n ->
        [one] { $n } Guerrilla
       *[other] { $n } Guerrillas
    } went Underground { $space_in }

## Levels, markers, Control

log-level = { $space } went to { $level }
log-add-terror = Terror marker placed { $space_in }
log-add-sabotage = Sabotage marker placed { $space_in }
log-remove-terror =
    { $n ->
        [one] { $n } Terror marker
       *[other] { $n } Terror markers
    } removed from { $space }
log-remove-sabotage =
    { $n ->
        [one] { $n } Sabotage marker
       *[other] { $n } Sabotage markers
    } removed from { $space }
log-control =
    { $control_id ->
        [none] { $space } is Uncontrolled
       *[other] { $control } { $space_in }
    }

## Tracks

log-track =
    { $reach_id ->
        [unmoved] { $track } unchanged, { $total } ({ $cause })
        [stuck] { $track } still at { $total } ({ $asked }, capped; { $cause })
        [part] { $track } { $asked }, capped: { $signed }, now { $total } ({ $cause })
       *[all] { $track } { $signed }, now { $total } ({ $cause })
    }

## Causes of such a move

cause-control = Control of { $spaces }
cause-base-removed = Base removed from { $spaces }
cause-price =
    { $spaces_id ->
        [none] price of the Operation
       *[other] price of { $spaces }
    }
cause-card = the card
cause-round = sum of the phase
cause-pass = for passing

## Several lines in short

sum-track = { $track } { $n }
sum-place = places { $pieces }
sum-remove = removes { $pieces }
sum-move = moves { $pieces } to { $space }
sum-activate = Activates { $pieces }
sum-hide = hides { $pieces }
sum-then = then { $left }
sum-left = { $track } { $total }

## Dice

needs-at-most = { $n } or less
needs-below = less than { $n }
# What came of faces that differ in nothing else.
no-difference = no difference
needs-above = more than { $n }

## Propaganda Round and end

log-phase = Propaganda Round: { $phase }
log-count =
    { $what }: { $signed }{ $spaces_id ->
        [none] { "" }
       *[other] { " " }({ $spaces })
    }
log-over =
    { $verdict }: { $outcome }{ $round ->
        [0] { "" }
        [1] { " " }at the first Propaganda Round
        [2] { " " }at the second Propaganda Round
        [3] { " " }at the third Propaganda Round
       *[other] { " " }at Propaganda Round { $round }
    }
verdict-at-most = { $track } { $total } is at most { $limit }
verdict-at-least = { $track } { $total } is at least { $limit }
verdict-below = { $track } { $total } is below { $limit }
verdict-above = { $track } { $total } is above { $limit }
verdict-exactly = { $track } is exactly { $limit }
log-mandatory = Mandatory Event { $card }

## The Propaganda Round ahead

forecast-title = If a Propaganda card came now
forecast-track = { $track } { $before } → { $after }
forecast-pieces = Pieces on the map
forecast-ends = The game would be over: { $outcome } ({ $reason }).
forecast-goes-on = The game would go on. Were this round the last: { $outcome }.
forecast-chance =
    { $n ->
        [0] The next card is no Propaganda card.
        [1] The next card is a Propaganda card.
       *[other] The next card is a Propaganda card with a chance of 1 in { $n }.
    }
forecast-rest = What players decide in the round is not foreseen.
