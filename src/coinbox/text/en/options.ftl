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

## Removing and shifting

option-remove-terror = Remove 1 Terror marker
option-shift = Shift one step
option-roll = Roll the die
option-guerrillas-first = Remove Guerrillas first
option-bases-first = Remove Bases first
option-remove-police = Remove 1 Police
option-remove-troop = Remove 1 Troop
option-remove-village = Remove New Village and Support

## Choices of cards

option-jungle = Two Jungle Provinces
option-mountain = One Mountain Province
option-gain-resources = British Resources +6
option-lose-resource = Lose 1 Resource
option-lower-will = Political Will -1
option-left = Commander Track: one space left
option-right = Commander Track: one space right

## Dice and pieces

option-die = Die: { $n }
option-piece = { $piece } in { $space }
option-move = { $piece }: { $origin } → { $space }

# An option that would change nothing.
option-idle = { $label } (no effect)
