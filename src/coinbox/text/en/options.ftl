### What the answers say. Spaces, cards, boxes and actions have their own words.

## Ending a choice

option-done = Done
option-end-turn = End turn
option-decline = Decline

## Sides of a card

option-unshaded = Unshaded
option-shaded = Shaded
option-execute = Carry out the Event

## Placing

option-troop = Place 1 Troop
option-police = Place 1 Police
option-guerrilla = Place 1 Guerrilla
option-base = Place 1 Base
option-guerrillas = Place several Guerrillas
option-hide = Flip all Guerrillas Underground
option-nothing = Place nothing

## Dice and pieces

option-die = Die: { $n }
option-piece = { $piece } { $space_in }
option-move = { $piece }: { $origin } → { $space }

# An option that would change nothing.
option-idle = { $label } (no effect)
option-roll = Roll the die

## What an option wastes

choice-capped = { $label } ({ $track } { $asked }, capped: { $n })
choice-forgoes = { $label } (ends the turn without a Special Activity)
choice-no-operation = { $label } (no Operation is possible: only a Pass)

## What a preview warns of

preview-in-vain =
    The { $action } would then { $n ->
        [0] { "" }
        [one] cost { $n } Resource and{" "}
       *[other] cost { $n } Resources and{" "}
    }have no effect
preview-warned = { $warning }. { $sum }
