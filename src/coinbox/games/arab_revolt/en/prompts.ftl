### What is asked in Arab Revolt alone. $faction: who decides; $space: the space at hand; $n: a number left.

## Chits

prompt-draw-chit = Draw an Operations chit
prompt-choose-chit = Choose the Operations chit to play; its number is the number of spaces
prompt-draw-punishment = Draw a Punishment chit
prompt-choose-punishment = Choose the Punishment chit to use
prompt-hold-punishment = Select a Punishment chit to hold
    .done = Hold no more chits
prompt-chit-remove = Chit 2: remove an Active Guerrilla, or skip
    .done = Remove none
prompt-chit-replace = Chit 3: replace an Active Guerrilla with an Irregular (abroad only remove it), or skip
    .done = Replace none
prompt-detain-piece = Detain: select the piece that goes to Prison
prompt-fine-railway =
    Fine: select the Railway that loses a Sabotage marker{ $recruits ->
       *[0] {""}
        [1] {" "}and gets 1 Guerrilla instead (A15)
    }
prompt-spread-opposition = { $faction }: add Opposition in a District or City next to the Detain, or decline (A1)
    .done = Add no Opposition
prompt-mobilize-at = { $faction }: select a space for the Mobilization of the chit

## British Operations

prompt-deploy-space = Deploy: select a District or City with more British than Rebel pieces
    .done = No more spaces: on to the Curfew
prompt-deploy-place =
    Deploy { $space_in }: { $n ->
        [2] place up to 2 Police or 1 Irregular
       *[other] place { $n } more Police
    }, or stop
    .done = No more pieces here
prompt-deploy-curfew = Deploy: select one space to place a Curfew, or to lift its Curfew together with Opposition
    .done = Change no Curfew
prompt-patrol-space = Patrol: select a City or Railway that cubes may move to
    .done = No more destinations
prompt-patrol-move = Patrol: move cubes from anywhere to the selected spaces, one at a time
    .done = No more moves
prompt-patrol-assault = Patrol: select a Railway to Assault, or skip
    .done = No Assault
prompt-sweep-space = Sweep: select a District or City that Troops may move to
    .done = No more destinations
prompt-sweep-irregular = Sweep { $space_in }: Activate an Irregular so that each cube finds a Guerrilla; without it, each pair of cubes finds one
    .done = Keep the Irregular Underground
prompt-assault-space = Assault: select a space with cubes and Rebel pieces
    .done = No more spaces

## Rebel Operations

prompt-rally-space = Rally: select a space off the Railways without a Curfew, with Rebel pieces or Opposition
    .done = No more spaces
prompt-rally-many = Rally { $space_in }: place Guerrillas (up to { $n } more), or stop
    .done = No more Guerrillas
prompt-rally-opposition = Rally: select a District that gets Opposition, or skip
    .done = Add no Opposition
prompt-march-origin = March: select a space that Guerrillas leave
    .done = No more spaces
prompt-march-move = March: move Guerrillas out of { $space }, one at a time
    .done = No more moves
prompt-sabotage-space = Sabotage: select a space with an Underground Guerrilla
    .done = No more spaces
prompt-ambush-space = Ambush: select a space with an Underground Guerrilla and Police or Irregulars
    .done = No more spaces
prompt-ambush-piece = Ambush: select the piece to remove
prompt-ambush-troop =
    Ambush { $space_in }: send 1 Troop from there to a City{ $closes ->
        [0] {""}
       *[other] , or decline
    } (A8)
    .done = Leave the Troop there

## British Special Activities

prompt-punish-space = Punish: select a space for the chit (one or two)
    .done = No more spaces
prompt-divide-how = Divide: use Irregulars against Guerrillas, or roll against their number to shift Unity
    .done = No Divide
prompt-divide-space = Divide: select a space where an Underground Irregular becomes Active
    .done = No more spaces
prompt-divide-guerrilla = Divide: select the Guerrilla that an Irregular replaces
prompt-divide-roll = Divide: roll a die; Unity shifts if it is not above the Irregulars on the map
prompt-air-recon-space = Air Recon: select a District or Railway where a Guerrilla becomes Active (two spaces at most)
    .done = No more spaces

## Rebel Special Activities

prompt-mobilize-space = Mobilize: select a space for a Base (two at most)
    .done = No more Bases: on to the Guerrillas
prompt-mobilize-guerrilla = Mobilize: select a space for 1 Guerrilla, each once
    .done = No more Guerrillas
prompt-coordinate-roll = Coordinate: roll a die; Unity shifts if it is not above { bases-rolled-against }
prompt-raid-space = Raid: select a space of Palestine next to a Base with Guerrillas
    .done = No more spaces
prompt-raid-move = Raid: move a Guerrilla into { $space } (two at most, from one space with a Base)
    .done = No more moves

## Passing, the Propaganda Round, other parts of a turn

prompt-pass-base = Pass: select a District or Foreign Country for an Available Base, or skip
    .done = Place none
prompt-resources-roll = Resources: roll a die; the Rebels gain if it is not above { bases-rolled-against }
prompt-rebel-resources = Resources: shift Unity one step, or keep an Operations chit, or neither
    .done = Neither
prompt-foreign-assistance = Foreign Assistance: select a Foreign Country for a free Rally, or finish
    .done = No more Rallies
prompt-redeploy-troop = Redeploy: move a Troop from { $space } to a City
prompt-redeploy-police = Redeploy: move Police to Cities or Railways, each at most once
    .done = No more Police moves
prompt-disband-irregular = Redeploy: select an Irregular to remove (up to half of them), or finish
    .done = No more removals
prompt-redeploy-guerrilla = Redeploy: move a Guerrilla out of { $space }
prompt-munich-troop = Munich: select a City for 1 Troop that was Out of Play

## Cards

prompt-A3-divide = { $faction }: Divide in both ways, or decline
prompt-A3-roll = Roll a die; Unity shifts if it is not above the Irregulars on the map
prompt-A3-irregular = { $faction }: select an Irregular that becomes a Guerrilla (two at most)
    .done = Replace no more
prompt-A4-district = Select a District with Troops for 1 Irregular (three Districts at most)
    .done = No more spaces
prompt-A5-curfew = { $faction }: select a District with Troops for a Curfew, or finish
    .done = No more Curfews
prompt-A6-draw = { $faction }: draw 2 Punishment chits to use each Demolish among them, or decline
prompt-A6-use = { $faction }: Punish with a drawn Demolish, or decline
prompt-A7-roll = Roll a die; Unity shifts if it is not above the Irregulars on the map
prompt-A7-bases = Roll a die; the Rebels act if it is not above { bases-rolled-against }
prompt-A7-space = { $faction }: select a space at Opposition for a Limited Operation, or finish
    .done = No more Operations
prompt-A9-country = Select Syria or Lebanon, where all Bases are removed
prompt-A10-space = { $faction }: select a space with Police that loses its Opposition, or decline
    .done = Leave the Opposition
prompt-A10-draw = { $faction }: draw a Punishment chit for its Mobilization in 2 spaces with Police, or decline
prompt-A12-punish = { $faction }: Punish, or decline
prompt-A12-irregular = Select an Irregular to remove
prompt-A14-discard = { $faction }: choose the held chit to set aside
prompt-A17-guerrilla = { $faction }: select a Guerrilla to remove, or spare this space
    .done = Spare this space
prompt-A17-space = { $faction }: select a space where an Underground Irregular Sabotages (three at most)
    .done = No more spaces
prompt-A19-roll = Roll a die; above the number of spaces at Opposition Political Will rises, otherwise it falls
prompt-A20-roll = Roll a die; Unity shifts if it is above { bases-rolled-against }
prompt-A20-draw = { $faction }: draw an Operations chit to hold, or decline
prompt-A21-space = Select a space with an Active Guerrilla that loses its Opposition (two in all)
prompt-A22-curfew = Select a City for a Curfew
prompt-A22-district = { $faction }: select a District next to a City at Opposition that gets Opposition too, or decline
    .done = Add no Opposition
prompt-A23-roll = Roll a die; the Rebels act if it is not above { bases-rolled-against }
prompt-A23-raid = { $faction }: Raid, or decline
prompt-A24-punish = { $faction }: Punish, or decline
prompt-A24-troop = { $faction }: select a Troop that goes Out of Play
prompt-A25-punish = { $faction }: Punish in or next to Haifa District, or decline
prompt-A28-police = { $faction }: select 1 Police that goes to the Tegart Forts for good (three in all)
prompt-A29-irregular = Select an Irregular to remove (two spaces at most), or finish
    .done = No more removals
prompt-A30-guerrilla = Select the Guerrilla to remove
prompt-A31-country = Select Syria or Lebanon, where all Rebel pieces go to Prison
prompt-A31-guerrilla = Select a Foreign Country for 1 Guerrilla
prompt-A32-troop = Move a Troop from { $space } to a City

## What is said in several questions

# $base_rolls: what a Capability adds to the die.
bases-rolled-against =
    { $base_rolls ->
        [1] the Bases on the map (A2: +1 to the die)
        [-1] the Bases on the map (A2: -1 to the die)
       *[other] the Bases on the map
    }
