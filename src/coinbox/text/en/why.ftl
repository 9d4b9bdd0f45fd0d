# Why an option is not offered. Each is one sentence; its section is shown behind it.
why-chance = Dice and cards decide this, not a player
why-not-asked = The question at hand is about something else
why-already-selected = { $space } is selected already; an Operation selects a space once
why-no-more-spaces = No further space may be selected, so { $space } cannot be
why-card-restricts = The card does not reach { $space }
why-cannot-pay = { $space } would cost { $n } { $n ->
    [one] Resource
   *[other] Resources
}, which is more than there is
why-no-effect = Nothing could be done in { $space }
why-no-cubes = { $space } holds no British cube
why-no-guerrillas = { $space } holds no Guerrilla
why-already-chosen = { $space } has been chosen already
why-not-possible-there = { $space } does not qualify
why-only-provinces = Only Provinces qualify, and { $space } is none
why-british-control-in = The British Control { $space }
why-british-control-out = The British do not Control { $space }
why-with-troops-in = Troops are in { $space }
why-with-troops-out = There are no Troops in { $space }
why-with-police-in = Police are in { $space }
why-with-police-out = There are no Police in { $space }
why-with-underground-in = An Underground Guerrilla is in { $space }
why-with-underground-out = There is no Underground Guerrilla in { $space }
why-with-active-in = An Active Guerrilla is in { $space }
why-with-active-out = There is no Active Guerrilla in { $space }
why-with-bases-in = A Base is in { $space }
why-with-bases-out = There is no Base in { $space }
why-other-faction = { $action } belongs to the other faction
why-box-first = A box of the Initiative Track comes first
why-too-dear = { $action } costs { $n } for its first space, and only { $total } { $total ->
    [one] Resource is
   *[other] Resources are
} left
why-no-space-for = No space qualifies for { $action }
why-operation-first = { $action } goes with an Operation; name the Operation first
why-moves-are-one-step = Moves that go together are one step; { $action } comes before or after them
why-roll-first = A roll follows the last space at once; { $action } comes before the first space or after the roll
why-limited-no-special = A Limited Operation has no Special Activity, so no { $action }
why-granted-no-special = An Operation granted by a card has no Special Activity, so no { $action }
why-special-used = One Special Activity a turn, and it has been taken; { $action } would be a second
why-does-not-accompany = { $action } does not go with this Operation
why-first-space-lost = { $action } comes before the first space of the Operation and would leave it none to begin in
why-leaves-no-space = That would leave { $action } no space to begin in
why-no-such-piece = There is no { $piece } in { $origin }
why-no-destination = { $space } is not a destination here
why-not-adjacent = { $origin } and { $space } do not border on each other
why-moved-already = Every { $piece } in { $origin } has moved already
why-may-not-move = { $piece } in { $origin } does not move now
why-none-available = No { $piece } is Available, and none is on the map
why-stacking = { $space } can take no further Base
why-needs-two-guerrillas = A Base replaces two Guerrillas, and { $space } has fewer
why-box-taken = { $faction } took the box { $box }
why-no-such-side = The card has no such side
why-pass-with-box = Passing is chosen right after a box, instead of acting
why-not-done = Something must still be chosen here
why-not-declined = The card grants this without a "may", so it is carried out
why-event-closed = The Event box is closed on { $card }, whose Event is Mandatory
