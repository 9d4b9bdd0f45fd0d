# Why an option is not offered. Each is one sentence; its section is shown behind it.
why-chance = Dice and cards decide this, not a player
why-not-asked = Not being decided now

# Spaces
why-side-first = The side of the card is chosen first
why-operation-before-space = The Operation is chosen first, then its spaces
why-at-hand = The question is about { $space } already; choose what happens there
why-already-selected = { $space } is selected already; an Operation selects a space once
why-limited-one-space = A Limited Operation selects one space, so { $space } cannot be a second
why-no-more-spaces = { $n ->
    [one] { $action } has selected its only space, so { $space } cannot be added
   *[other] { $action } has selected all { $n } of its spaces, so { $space } cannot be added
}
why-card-restricts = The Operation is not granted for { $space }
why-cannot-pay = { $space } would cost { $n } { $n ->
    [one] Resource
   *[other] Resources
}, which is more than there is
why-no-effect = Nothing could be done { $space_in }
why-selected-out = { $space } was not selected for this Operation
why-full-of-bases-in = { $space } can take no further Base
why-already-chosen = { $space } has been chosen already
why-not-possible-there = { $space } does not qualify
why-only-this = The question is about { $here } alone, not about { $space }
why-only-these = Only these qualify: { $spaces }; { $space } is not among them
why-only-provinces = Only Provinces qualify; { $space } is not a Province
why-not-a-destination = Pieces are being moved, and { $space } is not a destination
why-moving-there = Pieces are being moved to { $here } now, not to { $space }
why-moves-now = Pieces are being moved: name a piece with its origin and destination, not just { $space }
why-placing-now = Pieces are being placed { $here_in } now, not { $space_in }
why-piece-now = A piece is being chosen now: name the piece, not just { $space }
why-no-further-space = No further space is selected here, so { $space } cannot be
why-no-cubes = { $space } holds no British cube
why-no-guerrillas = { $space } holds no Guerrilla
why-british-control-in = The British Control { $space }
why-british-control-out = The British do not Control { $space }
why-with-troops-in = Troops are { $space_in }
why-with-troops-out = There are no Troops { $space_in }
why-with-police-in = Police are { $space_in }
why-with-police-out = There are no Police { $space_in }
why-with-underground-in = An Underground Guerrilla is { $space_in }
why-with-underground-out = There is no Underground Guerrilla { $space_in }
why-with-active-in = An Active Guerrilla is { $space_in }
why-with-active-out = There is no Active Guerrilla { $space_in }
why-with-bases-in = A Base is { $space_in }
why-with-bases-out = There is no Base { $space_in }
why-next-to-unmoved-out = No Guerrilla that can still move is next to { $space }

# Later in the turn
why-space-with = { $space } can be selected if { $other } is taken
why-space-inside = { $space } can be chosen once the space at hand is selected
why-space-after-selection = { $space } can be selected later this turn, once a space is selected
why-space-after-moves = { $space } can be selected after the moves
why-space-after-here = { $space } can be selected after { $here }
why-space-after-this = { $space } can be selected after this step
why-action-inside = { $action } is declared inside a space: select the space first
why-action-after-selection = { $action } can be taken once a space is selected
why-action-after-moves = { $action } can be taken after the moves
why-action-after-here = { $action } can be taken after { $here }
why-action-after-this = { $action } can be taken after this step

# Operations and Special Activities
why-other-faction = { $action } belongs to the other faction
why-box-first = A box of the Initiative Track comes first
why-too-dear = { $action } costs { $n } for its first space, and only { $total } { $total ->
    [one] Resource is
   *[other] Resources are
} left
why-no-space-for = No space qualifies for { $action }
why-not-granted = { $action } is not among the Operations granted here
why-no-space-granted = None of the spaces granted here qualifies for { $action }
why-operation-at-hand = { $action } is being carried out already
why-operation-over = A turn has one Operation, and this turn had { $other }
why-operation-running = { $other } is being carried out; { $action } would be another Operation
why-event-chosen = The Event was taken instead of an Operation, so there is no { $action }
why-no-operation-now = No Operation is being carried out, so there is no { $action }
why-operation-first = { $action } goes with an Operation; name the Operation first
why-limited-no-special = A Limited Operation has no Special Activity, so no { $action }
why-granted-no-special = A granted Operation has no Special Activity, so no { $action }
why-special-used = Special Activity already used this turn ({ $other }), so no { $action }
why-special-declined = The Special Activity was declined at this point, so no { $action }
why-does-not-accompany = { $action } does not accompany { $other }
why-first-space-lost = { $action } comes before the first space of the Operation and would leave it none to begin in
why-leaves-no-space = That would leave { $action } no space to begin in

# Pieces
why-no-such-piece = There is no { $piece } { $origin_in }
why-no-destination = { $space } is not a destination here
why-not-adjacent = { $origin } and { $space } do not border on each other
why-closed-to = { $piece } may never enter { $space }
why-other-pieces-move = Other pieces move now, not { $piece }
why-other-origin-moves = The pieces of { $here } move now, not those of { $origin }
why-moved-already = Every { $piece } { $origin_in } has moved already
why-may-not-move = { $piece } { $origin_in } does not move now
why-other-pieces-asked = Another kind of piece is asked for, not { $piece }
why-pieces-elsewhere = The piece is not chosen { $origin_in }
why-others-piece = { $piece } belongs to the other faction
why-none-taken = No { $piece } is Available, and none was taken from the map
why-none-available = No { $piece } is Available, and none is on the map
why-stacking = { $space } can take no further Base
why-needs-two-guerrillas = A Base replaces two Guerrillas, and { $space } has fewer
why-no-base-here = That takes a Base { $space_in }, and there is none

# Words
why-box-taken = { $faction } took the box { $box }
why-no-such-side = The card does not offer: { $side }
why-pass-with-box = Passing is chosen right after a box, instead of acting
why-not-done = Something must still be chosen here
why-another-space = { $action } must select another space before it can stop
why-not-declined = The text of the card has no "may" here, so it has to be carried out
why-event-closed = The Event box is closed on { $card }, whose Event is Mandatory
