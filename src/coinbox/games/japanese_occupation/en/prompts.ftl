### What is asked in Japanese Occupation alone. $faction: who decides; $space: the space at hand; $n: a number left.

## The MPAJA icons

prompt-icon-mobilize = Mobilize Population: select a space with a Jungle Camp that goes to Opposition
prompt-icon-traitors = Kill Traitors: select a space with MPAJA Guerrillas that loses 1 Police
prompt-icon-seize = Seize Supplies: select a Supply Cache that a Jungle Camp replaces
prompt-icon-shortage = Food Shortage: select the MPAJA Guerrilla to remove
prompt-take-camp = No Jungle Camp is Available: select the one on the map that moves to { $space }

## British Operations

prompt-train-space = Train: select a Province or Kuala Lumpur with Force 136
    .done = No more spaces
prompt-train-place =
    Train in { $space }: place a Guerrilla ({ $n ->
        [one] one at most
       *[other] { $n } more at most
    }), or stop
    .done = No more Guerrillas
prompt-contact-how = Contact: place an Available Force 136 marker, or move those on the map
prompt-contact-province = Contact: select a Province for the Force 136; it gets a Jungle Camp if it has none
prompt-contact-move = Contact: move a Force 136 marker to an adjacent space, each at most once
    .done = No more moves
prompt-contact-escort-move = Contact: one non-MPAJA Guerrilla may go along to { $space }
    .done = Leave them all behind
wording-special-before-camps = Take a Special Activity before the Jungle Camps are placed, or go on to them
    .done = Go on to the Jungle Camps
prompt-sabotage-space =
    Sabotage: select a space with an Underground Guerrilla and Force 136{ $unled ->
       *[0] {""}
        [1] , or one without Force 136 (J27)
    }
    .done = No more spaces
prompt-sabotage-guerrilla = Sabotage: select the Underground Guerrilla that becomes Active
prompt-sabotage-railway = Sabotage: select an adjacent Railway for a Sabotage marker
prompt-ambush-space =
    Ambush: select a space with cubes or Kempeitai, an Underground Guerrilla and Force 136{ $unled ->
       *[0] {""}
        [1] , or one without Force 136 (J27)
    }
    .done = No more spaces
prompt-ambush-guerrilla = Ambush: select the Underground Guerrilla that becomes Active
prompt-ambush-how = Ambush in { $space }: remove 1 Police, or roll to drive out a Troop or Kempeitai
prompt-ambush-roll = Ambush: roll a die; with 1 for each Supply Cache there or next to it, it must exceed the cubes there
prompt-ambush-move =
    Ambush in { $space }: send a Troop or Kempeitai to Kuala Lumpur for Resistance +1{ $closes ->
        [0] {""}
       *[other] , or leave it
    }
    .done = Drive nobody out

## Japanese Operations

prompt-deploy-space = Deploy: select Kuala Lumpur or a Neutral Province with Troops for 1 Police
    .done = No more spaces: on to the Kempeitai
prompt-deploy-move = Deploy: move Kempeitai to any spaces with Troops or Police, each at most once, or finish
    .done = No more moves
prompt-construct-space = Construct: select a Province with more cubes than Guerrillas
    .done = No more spaces
prompt-construct-how = Construct in { $space }: select the Railway that loses a Sabotage marker, or a New Village with Opposition
    .done = Build and repair nothing here
prompt-construct-provokes = { $faction }: select a space next to the repaired Railway that goes to Opposition, or decline (J12)
    .done = Add no Opposition
prompt-sweep-space = Sweep: select a space that Troops may move to
    .done = No more destinations
prompt-sweep-move =
    Sweep: move adjacent { $police ->
       *[0] Troops
        [1] Troops and Police
    } to the selected spaces, one at a time, or finish
    .done = No more moves
prompt-sweep-guerrilla = Sweep: select an Underground Guerrilla that becomes Active
prompt-assault-space = Assault: select a space with Troops and an Active Guerrilla or a Supply Cache
    .done = No more spaces
prompt-assault-guerrilla = Assault: select the Active Guerrilla to remove

## British Special Activities

prompt-supply-space =
    Supply: select a Province with a Jungle Camp and Force 136{ $unled ->
       *[0] {""}
        [1] , or one without Force 136 (J8)
    }; its Jungle Camp becomes a Supply Cache, or only goes if one is there
    .done = No more spaces
prompt-supply-roll = Supply: roll a die; on 1 or 2 the Jungle Camp stays and no Supply Cache comes (J8)
prompt-supply-calms = Supply: select a supplied space that loses its Opposition (J27)
prompt-gather-space =
    Gather: select a space with Force 136; { $wide ->
       *[1] Guerrillas there and next to it can reveal Intel chits
        [0] Guerrillas there, but no longer next to it, can reveal an Intel chit (J19)
    }
    .done = No more spaces
prompt-gather-where = Gather: select a space where an Underground Guerrilla reveals the Intel chit
    .done = No more Intel chits here
prompt-gather-guerrilla = Gather: select the Underground Guerrilla that becomes Active
prompt-draw-intel = Draw the value of the Intel chit
prompt-raid-space = Raid: select a space next to a Supply Cache with Guerrillas
    .done = No more spaces
prompt-raid-move = Raid: move a Guerrilla into { $space } (two at most, from one space with a Supply Cache)
    .done = No more moves

## Japanese Special Activities

prompt-extract-space = Extract: select an Economic Center that earns Resources
    .done = No more spaces
prompt-extract-repair =
    Extract: select a Railway next to Troops that loses a Sabotage marker first{ $closes ->
        [0] {""}
       *[other] , or skip
    } (J12)
    .done = Repair nothing
prompt-extract-recruit = { $faction }: select a New Village for 1 Guerrilla, or finish (J15)
    .done = No more Guerrillas
prompt-extract-place = { $faction }: choose the Guerrilla for { $space } (J15)
prompt-reprisal-space = Reprisal: select a space with Troops, which gets Terror and becomes Neutral (two at most)
    .done = No more spaces
prompt-eliminate-space = Eliminate: select a space with Kempeitai (two at most)
    .done = No more spaces
prompt-eliminate-how = Eliminate in { $space }: conceal its Intel chit, or roll against its Guerrillas
prompt-eliminate-roll = Eliminate: roll a die; with 1 for each Police there, it must exceed the Guerrillas there
prompt-eliminate-what =
    Eliminate in { $space }: choose what to remove{ $closes ->
        [0] {""}
       *[other] , or leave it
    }
    .done = Remove nothing

## Granted Operations, the Propaganda Round, the Zipper Track

prompt-free-operation =
    { $faction }: choose { $limited ->
        [0] an Operation
       *[other] a Limited Operation
    } to carry out now{ $space_id ->
        [none] { $most ->
            [1] {" "}in one space
            [99] {""}
           *[other] {" "}in up to { $most } spaces
        }
       *[other] {" "}in { $space }
    }{ $closes ->
        [0] {""}
       *[other] , or decline
    }
prompt-clash-guerrilla = Clashes: each type loses one here; select which Guerrilla of this type goes
prompt-mobilize-space = Mobilize: too few MPAJA Guerrillas are Available; select a space at Opposition that gets one
prompt-unrest-space =
    { $n ->
        [1] { place-r1 }
        [2] { place-r2 }
        [3] { place-r3 }
        [4] { place-r4 }
        [5] { place-r5 }
        [6] { place-r6 }
        [7] { place-r7 }
       *[8] { place-r8 }
    } has Sabotage: select a space next to it that goes to Opposition, or none
    .done = No space goes to Opposition
prompt-redeploy-move = Redeploy: move Force 136 to any spaces with Jungle Camps, each at most once, or finish
    .done = No more moves
prompt-redeploy-police = Redeploy: move Kempeitai and Police to spaces where Troops outnumber Guerrillas, each at most once, or finish
    .done = No more moves
prompt-davis-province = Force 136 comes back from J25: select a Province with a Jungle Camp for it
prompt-zipper-cache = A Supply Cache goes back to the Zipper Track: select the one on the map that leaves

## Cards

prompt-J1-reprisal = { $faction }: select a space with Troops and Opposition for Reprisal, or finish
    .done = No more Reprisals
prompt-J2-cut = Select a Railway next to Opposition for a Sabotage marker (three Railways at most), or finish
    .done = No more Railways
prompt-J2-repair = Select a Railway next to a Neutral space that loses all Sabotage (two Railways at most), or finish
    .done = No more Railways
prompt-J3-mpaja = { $faction }: select a space with Force 136 for 1 MPAJA Guerrilla (two at most), or finish
    .done = No more Guerrillas
prompt-J3-other = { $faction }: select a space with Force 136 for 1 non-MPAJA Guerrilla, or decline
    .done = Place none
prompt-J5-space = Select a space with an Active Guerrilla that loses its Opposition
prompt-J6-roll = Roll a die for the next Jungle Province; on 1 or 2 each faction loses a piece there
prompt-J6-british = { $faction }: select the Guerrilla or Supply Cache to lose
prompt-J6-japanese = { $faction }: select the Police to lose, or the Troop that goes to Kuala Lumpur
prompt-J7-gather = { $faction }: Gather, or decline
prompt-J11-space = { $faction }: select Kedah, Perak or Kelantan for an Ambush or Sabotage, or finish
    .done = No Operation
prompt-J11-guerrilla = Select the MPAJA Guerrilla to remove
prompt-J13-space = { $faction }: select a space where an Underground MPAJA Guerrilla carries out an Ambush or Sabotage (two in all), or finish
    .done = No more Operations
prompt-J13-eliminate = { $faction }: select a space with Kempeitai for Eliminate, or finish
    .done = No more Eliminate
prompt-J14-guerrilla = Too few are Available: select a space with a Supply Cache for 1 MPAJA Guerrilla
    .done = No more Guerrillas
prompt-J14-cache = Select a Supply Cache that leaves the game
prompt-J16-place = { $faction }: select a space with a Jungle Camp for an Available Force 136 marker, or go on to moves
    .done = Place no more: on to the moves
prompt-J16-move = { $faction }: move a Force 136 marker to a space with a Jungle Camp (two placed or moved in all), or finish
    .done = No more moves
prompt-J16-camp = Select a space with Force 136 that loses its Jungle Camp
prompt-J16-conceal = Select a revealed Intel chit to conceal
prompt-J17-troop = Select a Troop that goes onto this card (three in all)
prompt-J18-place = { $faction }: select Kedah, Perak or Kelantan for 1 non-MPAJA Guerrilla (three at most), or finish
    .done = No more Guerrillas
prompt-J18-guerrilla = { $faction }: select a Guerrilla to remove, or spare this Province
    .done = Spare this Province
prompt-J20-force = Select the Force 136 to remove
prompt-J20-reveal = Select an Intel chit to reveal (two in all)
prompt-J20-chit = Select the concealed Intel chit to take away; Resistance falls by its value
prompt-J21-place = { $faction }: select a space for 1 non-MPAJA Guerrilla, or finish
    .done = No more Guerrillas
prompt-J21-take = { $faction }: select the non-MPAJA Guerrilla on the map to place anew
prompt-J21-police = Select a Province for 1 Police (three Provinces)
prompt-J21-eliminate = { $faction }: select a Province with Police and Kempeitai for Eliminate
prompt-J23-cut = { $faction }: select a Railway for a Sabotage marker (two Railways at most), or finish
    .done = No more Railways
prompt-J23-province = Select a Province next to a Railway with Sabotage that loses its Opposition (two in all)
prompt-J24-supply = { $faction }: Supply, or decline
prompt-J25-activity = { $faction }: choose a Special Activity, or decline
prompt-J25-force = Select the Force 136 that goes onto this card
prompt-J26-ambush = { $faction }: select a space with Troops to Ambush by a roll, or decline
    .done = No Ambush
prompt-J26-sweep = { $faction }: Sweep in two spaces with Police used like Troops, or decline
prompt-J28-land = Select a Province with a Jungle Camp for a Force 136 marker and a Supply Cache
prompt-J28-patrol = Select a Province with or next to Troops that loses a Force 136 marker or its Supply Cache
prompt-J28-what = Choose what { $space } loses
prompt-J29-remove = Select a Kempeitai that leaves the game
prompt-J29-move = { $faction }: move Kempeitai to any spaces, each at most once, or finish
    .done = No more moves
prompt-J29-conceal = { $faction }: select a revealed Intel chit to conceal (two at most), or finish
    .done = Conceal no more
prompt-J30-remove = Select a space with Guerrillas and Opposition that loses 1 Police (three spaces at most), or finish
    .done = No more spaces
prompt-J30-place = Too few are Available: select a space with Troops for 1 Police
    .done = No more Police
prompt-J32-place = { $faction }: select a space with a Jungle Camp and Opposition for 1 MPAJA Guerrilla, or finish
    .done = No more Guerrillas
prompt-J32-reprisal = { $faction }: Reprisal in the Province, or decline
prompt-J32-where = { $faction }: select a Province next to a Railway with Sabotage for Reprisal
