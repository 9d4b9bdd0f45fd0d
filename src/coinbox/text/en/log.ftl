### What happened. $pieces: counted pieces; $signed: a number with its sign; $..._id: the id behind a word.

## Cards and turns

log-card = Card { $card }
log-box = { $faction }: { $box } box
log-operation = { $faction }: { $action }
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
log-roll = Die roll: { $n }
log-eligible = First Eligible on the next card: { $faction }

## Pieces

log-place = { $pieces } placed in { $space }
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

log-gain = { $faction } Resources +{ $n }, now { $total }
log-lose = { $faction } Resources -{ $n }, now { $total }
log-will = Political Will { $signed }, now { $total }

## Propaganda Round and end

log-phase = Propaganda Round: { $phase }
log-count =
    { $what }: { $signed }{ $spaces_id ->
        [none] { "" }
       *[other] { " " }({ $spaces })
    }
log-over = { $outcome }: Political Will is { $total }
log-activity = { $faction }: { $action }
log-select = Space selected: { $space }
log-mandatory = Mandatory Event { $card }
