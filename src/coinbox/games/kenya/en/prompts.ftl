### What is asked in Kenya alone. $faction: who decides; $space: the space at hand; $n: a price or a number left.

## Operations

prompt-deploy-space =
    Deploy: select Nairobi or a British Controlled Province where cubes arrive; { $deploy_either ->
       *[0] the Troop move comes next
        [1] the Troop move comes only if no cube arrives (K7)
    }
    .done = No more spaces: on to the Troop move, if any
prompt-deploy-place = { $space }: place the next cube ({ $n } left)
    .done = No more cubes
prompt-deploy-to = Deploy: select Nairobi or a Province that Troops move to
    .done = No Troop move
prompt-deploy-move = Deploy: move Troops to { $space }, one at a time
    .done = No more moves
prompt-relocate-space = Relocate: select a Populated Reserve under British Control
    .done = No more spaces
prompt-sweep-space = Sweep: select a destination
    .done = No more destinations
prompt-sweep-remove = Sweep with K7: select the Guerrilla to remove
prompt-assault-space = Assault: select a space with cubes and Mau Mau pieces
    .done = No more spaces
prompt-march-space =
    March: select a destination ({ $n ->
        [0] free
        [one] { $n } Resource
       *[other] { $n } Resources
    })
    .done = No more destinations
prompt-terror-space =
    Terror: select a space with an Underground Guerrilla ({ $n ->
        [0] free
        [one] { $n } Resource
       *[other] { $n } Resources
    })
    .done = No more spaces
prompt-terror-how = Terror in { $space }: place Terror and shift the space if it has Population, or remove Police
    .mark-terror =
        { $shifts ->
            [0] Place Terror
           *[other] Place Terror and shift toward Resistance
        }

## Special Activities

prompt-reward-space = Reward: select a Populated space under British Control
    .done = No more spaces
prompt-reward-recruit = { $faction }: select a Mountain Jungle for 1 Guerrilla (K11)
    .done = Place none
prompt-reprisal-space = Reprisal: select a Populated space with Troops
    .done = No more spaces
prompt-air-strike-space = Air Strike: select a space that loses Active Guerrillas
    .done = No more spaces
prompt-oath-space =
    Oath: select a Populated { $oath_anywhere ->
       *[0] Reserve
        [1] space
    } with an Underground Guerrilla{ $oath_shuns_british ->
       *[0] {""}
        [1] {" "}and without British Control (K28)
    }
    .done = No more spaces
prompt-oath-place =
    Oath in { $space }: place 1 Guerrilla{ $closes ->
        [0] {""}
       *[other] , or none
    }
    .done = Place none
prompt-raid-space = Raid: select a Province next to a Mountain Jungle
    .done = No more spaces
prompt-raid-how = Raid in { $space }: strike or retreat
prompt-raid-strike = Raid: move a Guerrilla into { $space } (two at most, from one Mountain Jungle)
    .done = No more moves
prompt-raid-retreat = Raid: move Guerrillas from { $space } to one Mountain Jungle, one at a time
    .done = No more moves

## The Pipeline and the Propaganda Round

prompt-shift-pipeline = Move the Pipeline one step from { $pipeline }, or leave it
    .left = Pipeline: one step left, to { $leftward }
    .right = Pipeline: one step right, to { $rightward }
    .stay = Leave the Pipeline at { $pipeline }
prompt-outrage = Roll for Outrage
prompt-forest-camp = Forest Camps: select a Mountain Jungle for a free Rally
    .done = No more Rallies

## Cards

prompt-K1-piece = Choose the next Mau Mau piece for { $space } ({ $n } to place)
prompt-K4-province = Select a Province that gets Terror and becomes Neutral
prompt-K4-answer = { $faction }: place a piece of yours in { $space }, or decline
prompt-K6-police = Select a Reserve under British Control for 1 Police (3 in all)
prompt-K6-source = Choose where the Police for { $space } comes from
prompt-K6-recruit = Select a Reserve where a Terror marker makes way for 1 Guerrilla
prompt-K8-guerrilla = { $faction }: select a Province for 1 Guerrilla (two Provinces at most)
    .done = No more Guerrillas
prompt-K9-pipeline = { $faction }: move the Pipeline one step left from { $pipeline }, or leave it
    .left = Pipeline: one step left, to { $leftward }
    .stay = Leave the Pipeline at { $pipeline }
prompt-K10-remove = Select the Guerrilla to remove
prompt-K10-space = { $faction }: select a space with Police for up to 2 Guerrillas
    .done = Place none
prompt-K10-second = { $faction }: place a second Guerrilla in { $space }, or leave it at one
    .done = Leave it at one
prompt-K12-province = Select a Province where all Guerrillas become Active
prompt-K12-police = Select a space with Mau Mau pieces that loses 1 Police and goes to Resistance
prompt-K13-loyal = Select a Non-Reserve Province that goes to Loyalty
prompt-K13-police = Place 1 Police in { $space } (2 at most)
    .done = No more Police
prompt-K13-troop = { $faction }: move Troops from one space to one Non-Reserve Province
    .done = No more moves
prompt-K14-remove = Select the Guerrilla to remove
prompt-K14-mountain = Select a Mountain Jungle for 1 Base and 1 Guerrilla
prompt-K16-space = { $faction }: select a space for 4 Troops and a Limited Operation
prompt-K16-province = Select a Province with Troops that goes to Resistance and gets Terror
prompt-K17-source = Choose where the Police for { $space } comes from
prompt-K17-remove = Select the Guerrilla to remove; its Province goes to Resistance
prompt-K18-strike = { $faction }: Air Strike in { $space }
prompt-K19-base = Select a Mountain Jungle that loses a Base
prompt-K19-reserve = Select a Reserve that goes to Resistance
prompt-K20-remove = Select a Guerrilla to remove, in a space with Troops (two spaces at most)
    .done = No more removals
prompt-K21-remove = Select a Guerrilla to remove, in a space with Troops
prompt-K22-base = Select a space under British Control that loses a Base
prompt-K23-loyal = Select a Non-Reserve space that goes to Loyalty
prompt-K23-return = Select a Reserve that gets back 1 Population, and 1 Guerrilla with it
prompt-K24-reward = { $faction }: Reward
prompt-K26-base = Select a space with Troops that loses a Base
prompt-K27-relocate = { $faction }: select a Reserve for Relocate (two at most)
    .done = No more spaces
prompt-K27-return = Select a Reserve that gets back 1 Population, and 1 Guerrilla with it
prompt-K29-police = Select a Reserve under British Control for 1 Police (3 in all)
prompt-K29-source = Choose where the Police for { $space } comes from
prompt-K30-loyal = Select a space at Resistance that goes to Loyalty and gets 1 Police
prompt-K30-police = Select a space with Mau Mau pieces that loses 1 Police and goes to Resistance
prompt-K32-action = { $faction }: choose Relocate or Reprisal, for one space
prompt-K32-relocate = { $faction }: select a Reserve for Relocate
prompt-K32-reprisal = { $faction }: select a Populated space with Troops for Reprisal
