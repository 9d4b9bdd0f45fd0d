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
       *[other] { " " }({ $modifiers })
    }, needs { $needs }: { $result }
log-eligible = First Eligible on the next Event card: { $faction }
log-operation = { $faction }: { $action }
log-resume = { $action } goes on
log-activity =
    { $faction }: { $action }{ $space_id ->
        [none] { "" }
       *[other] { " " }in { $space }
    }
log-capability-effect = { $card } takes effect
log-select = Space selected: { $space }
log-no-strike = No strike in { $space }

## Pieces

log-place = { $pieces } placed in { $space }
log-place-from = { $pieces } placed in { $space } from { $source }
log-remove = { $pieces } removed from { $space }
log-move = { $pieces } moved from { $origin } to { $space }
log-activate =
    { $n ->
        [one] { $n } Guerrilla
       *[other] { $n } Guerrillas
    } became Active in { $space }
log-hide =
    { $n ->
        [one] { $n } Guerrilla
       *[other] { $n } Guerrillas
    } went Underground in { $space }

## Levels, markers, Control

log-level = { $space } went to { $level }
log-add-terror = Terror marker placed in { $space }
log-add-sabotage = Sabotage marker placed in { $space }
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
       *[other] { $control } in { $space }
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

## Dice

needs-at-most = { $n } or less
needs-below = less than { $n }
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
