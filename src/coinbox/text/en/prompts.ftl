### What is asked. $faction: who decides; $space: the space at hand; $n: a price or a number left;
### $closes: 1 if the question may be closed, 0 if all its answers do something.

## The sequence of play

prompt-next-card = Reveal the next card
prompt-choose-box = Choose a free box of the Initiative Track
prompt-choose-operation = Choose an Operation, or Pass
prompt-choose-limited = Choose a Limited Operation, or Pass
prompt-choose-side = Choose how to carry out the Event, or Pass
prompt-free-operation =
    { $faction }: choose a free { $limited ->
        [0] Operation
       *[other] Limited Operation
    }{ $space_id ->
        [none] { $most ->
            [1] {" "}in one space
            [99] {""}
           *[other] {" "}in up to { $most } spaces
        }
       *[other] {" "}{ $space_in }
    }{ $near_id ->
        [none] {""}
       *[other] {" "}({ $near } or adjacent)
    }{ $closes ->
        [0] {""}
       *[other] , or decline
    }
prompt-must-operation =
    { $faction }: choose the { $limited ->
        [0] Operation
       *[other] Limited Operation
    } to carry out now{ $space_id ->
        [none] { $most ->
            [1] {" "}in one space
            [99] {""}
           *[other] {" "}in up to { $most } spaces
        }
       *[other] {" "}{ $space_in }
    }{ $near_id ->
        [none] {""}
       *[other] {" "}({ $near } or adjacent)
    }
prompt-end-turn = End the turn
    .end-turn = End the turn

## Sweep

prompt-sweep-move = Sweep: move adjacent Troops into the selected spaces, one at a time
    .done = No more moves
prompt-next-activation = Select the next space where cubes Activate Guerrillas, or a Special Activity
    .done = Activate in all the others now

## Rally

prompt-rally-space =
    Rally: select a space ({ $n ->
        [0] free
        [one] { $n } Resource
       *[other] { $n } Resources
    })
    .done = No more spaces
prompt-rally-how = Rally { $space_in }: choose one effect (a Base replaces two Guerrillas)
prompt-rally-many = Rally { $space_in }: place Guerrillas ({ $n } left)
    .done = No more Guerrillas
prompt-rally-replace = Rally: select a Guerrilla that makes way for the Base

## March

prompt-march-move = March: move Guerrillas into { $space }, one at a time
    .done = No more moves

## Special Activities

prompt-special-or-done = Take a Special Activity, or finish without one
    .done = Finish without a Special Activity
wording-special-first = { $action }: no space can be selected yet; take a Special Activity that opens one
wording-special-last = { $action }: no further space can be selected; take a Special Activity, or go on without one
    .done = Go on without a Special Activity
wording-special-before-assault = Take a Special Activity before the Assault that comes next, or go on to it
    .done = Go on to the Assault
prompt-reprisal-move = Reprisal { $space_in }: move one Guerrilla to an adjacent space

## The Propaganda Round

prompt-redeploy-troop = Redeploy: move a Troop out of { $space }
prompt-redeploy-police = Redeploy: move Police, each at most once
    .done = No more Police moves
prompt-end-phase = End your part of the { $phase }
    .end-turn = End the { $phase }

## Any placement

prompt-take-from-map =
    No { $piece } is Available for { $space }: take one of yours from the map{ $closes ->
        [0] {""}
       *[other] , or skip
    }
    .done = Take none: the piece is not placed

## How many are left

# Of spaces, pieces or Operations that may still be chosen.
question-left = { $question }; { $left } left
