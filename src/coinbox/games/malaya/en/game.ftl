### Malaya: places, people, player aid and rule summaries, all in our own words.

game = Malaya
game-about = Two players fight over Malaya from 1948 to 1960: the British hold the cities and the roads, the Malayan Communist Party the jungle. Every card offers both of them an Event or an Operation, and British Political Will decides who wins.
scenario-standard = Malayan Emergency: 1948-1960 (21 cards)
scenario-extended = Extended Malayan Emergency (27 cards)

goal-british = You win with Political Will at 18 or more in a Propaganda Round, or above 10 in the last one. It grows as you Assault Bases, break the MCP's Control and win Support; Terror and Sabotage wear it down.
goal-mcp = You win with Political Will at 2 or less in a Propaganda Round, or below 10 in the last one. Take Control where many people live, turn them to Opposition, ambush Troops, and leave Sabotage in the ECs and Terror in Kuala Lumpur.

terminal-scenario-extended = extended

## Spaces

space-thailand = Thailand
space-kedah = Kedah
space-perak = Perak
space-kelantan = Kelantan
space-trengganu = Trengganu
space-pahang = Pahang
space-selangor = Selangor
space-kuala_lumpur = Kuala Lumpur
space-negri_sembilan = Negri Sembilan
space-johore = Johore
space-ec_north = EC North
space-ec_south = EC South

short-thailand = Thailand
short-kedah = Kedah
short-perak = Perak
short-kelantan = Kelantan
short-trengganu = Trengg.
short-pahang = Pahang
short-selangor = Selangor
short-kuala_lumpur = KL
short-negri_sembilan = N.Semb.
short-johore = Johore
short-ec_north = EC N
short-ec_south = EC S

## Words

faction-mcp = MCP

marker-sabotage = Sabotage
marker-new_village = New Village

level-support = Support
level-opposition = Opposition
control-mcp = MCP Control

terrain-jungle = Jungle
terrain-mountain = Mountain
terrain-economic_center = Economic Center
terrain-foreign = Foreign territory

track-commander = Commander

action-garrison = Garrison
action-attack = Attack
action-resettle = Resettle
action-extort = Extort
action-intimidate = Intimidate
action-pacify = Pacify
action-agitate = Agitate

result-mcp = The MCP wins

## Words of the terminal table

terminal-terrain-jungle = Jungle
terminal-terrain-mountain = Mountain
terminal-terrain-economic_center = EC
terminal-terrain-foreign = Foreign

## Options

option-remove-terror = Remove 1 Terror marker
option-shift = Shift one step
option-guerrillas-first = Remove Guerrillas first
option-bases-first = Remove Bases first
option-remove-police = Remove 1 Police
option-remove-troop = Remove 1 Troop
option-remove-village = Remove New Village and Support
option-jungle = Two Jungle Provinces
option-mountain = One Mountain Province
option-gain-resources = British Resources +6
option-lose-resource = Lose 1 Resource
option-lower-will = Political Will -1
option-left = Commander Track: one space left
option-right = Commander Track: one space right

## Log

log-add-village = New Village placed in { $space }
log-remove-village = New Village removed from { $space }
log-commander =
    { $reach_id ->
        [stuck] Commander Track: { $commander } stays, the end of the track ({ $cause })
       *[other] Commander Track: now { $commander } ({ $cause })
    }
log-commander-restored = The Commander has his effect again: { $commander }
log-gurney-killed = Gurney Killed: no effect of the Commander until the next Reset phase

## Causes and rolls

cause-troop-lost = Troop lost in { $spaces }
cause-extort = Extort in { $spaces }
cause-pacify = price of Pacify in { $spaces }
cause-agitate = price of Agitate in { $spaces }
cause-large-group = more than 3 with the cubes, at an EC or Support
cause-reset = Reset phase
roll-attack-die = the Attack in { $space }
    .success = hit
    .failure = miss

## Lines of a Propaganda Round; $of: how many are counted

count-support = Population at Support
count-opposition = Population at Opposition without New Villages
count-sabotaged-centers = ECs with Sabotage
count-terror-in-city = Terror in Kuala Lumpur
count-controlled = Population under British Control
count-centers = ECs without Sabotage, 6 each
count-bases = Bases on the map, 2 each

## Why an option is not offered

why-no-insurgents = { $space } holds no MCP piece
why-only-ecs = Only Economic Centers qualify; { $space } is not an Economic Center
why-only-provinces-and-kuala-lumpur = Only Provinces and Kuala Lumpur qualify, not { $space }
why-only-not-ecs = Economic Centers such as { $space } do not qualify
why-only-not-thailand = The British never enter { $space }
why-only-ecs-and-kuala-lumpur = Only Economic Centers and Kuala Lumpur qualify, not { $space }
why-only-jungle = Only Jungle Provinces qualify; { $space } is not a Jungle Province
why-only-mountain = Only Mountain Provinces qualify; { $space } is not a Mountain Province
why-support-in = { $space } is at Support
why-support-out = { $space } is not at Support
why-opposition-in = { $space } is at Opposition
why-opposition-out = { $space } is not at Opposition
why-new-villages-in = A New Village stands in { $space }
why-new-villages-out = There is no New Village in { $space }
why-all-cubes-in = All British cubes on the map are in { $space } already
why-insurgent-control-in = The MCP Controls { $space }
why-insurgent-control-out = The MCP does not Control { $space }
why-troops-only-kuala-lumpur = Train places Troops in Kuala Lumpur only, not in { $space }
why-two-guerrillas-out = { $space } holds fewer than two Guerrillas, and another space holds two
why-next-to-ecs-out = { $space } is not next to an Economic Center
why-province-taken-in = A Garrison has only one Province as a destination, so { $space } cannot be a second
why-to-pacify-out = { $space } is at Support already and has no Terror
why-to-agitate-out = { $space } is at Opposition already and has no Terror
why-too-dear-in-all = { $action } costs { $n } in all, and only { $total } { $total ->
    [one] Resource is
   *[other] Resources are
} left

## What bots judge by

reason-bot-hearts_and_minds =
    { $goal ->
        [more] shift Population towards Support before Propaganda
       *[less] shift Population towards Opposition before Propaganda
    }
reason-bot-settlers_intimidated =
    { $goal ->
        [more] frighten the settlers with Sabotage and Terror
       *[less] free the settlers of Sabotage and Terror
    }
reason-bot-british_resources =
    { $goal ->
        [more] keep British Resources high
       *[less] run down British Resources
    }
reason-bot-mcp_resources =
    { $goal ->
        [more] keep MCP Resources high
       *[less] run down MCP Resources
    }
reason-bot-bases =
    { $goal ->
        [more] have more MCP Bases
       *[less] have fewer MCP Bases
    }
reason-bot-exposed_troops =
    { $goal ->
        [more] bring Troops in danger of an Attack
       *[less] keep Troops out of danger of an Attack
    }
reason-bot-commander =
    { $goal ->
        [more] give the Commander his effect back
       *[less] take the Commander's effect away
    }

## Commanders

commander-gurney = Gurney
commander-briggs = Briggs
commander-templer = Templer
commander-gurney_killed = Gurney Killed

## Player aid: British

action-train-help = Kuala Lumpur and Provinces without MCP Control; 2 Resources for each space that gets cubes: up to 4 cubes in Kuala Lumpur, up to 2 Police in a Province. Then Pacify in one of the selected spaces (two under Templer; one if Limited).
action-garrison-help = 2 Resources in all. Cubes move from anywhere to the ECs, Kuala Lumpur and one Province; each cube in an EC then Activates one Guerrilla, and one EC may be Assaulted without further cost. Limited: a single destination, and only an EC chosen as that destination is searched and Assaulted.
action-sweep-help = Provinces and Kuala Lumpur, 2 Resources each. Troops move in from adjacent spaces all at once; then each cube there Activates one Guerrilla, in Jungle each pair of cubes.
action-assault-help = Spaces with cubes and MCP pieces, 2 Resources each. Each Troop removes one Active piece (Mountain: each pair of Troops; Kuala Lumpur and ECs: each cube of either kind). Bases come last, after the final Guerrilla, and bring +1 Political Will each.
action-resettle-help = With Train. In one Province under British Control that has no New Village (two under Briggs): put a New Village there and shift it one step toward Opposition.
action-reprisal-help = With Garrison, Sweep or Assault. In one Province with Troops (two under Gurney): it becomes Neutral, gets a Terror marker if it has none, and one Guerrilla is pushed to an adjacent space of British choice.
action-air-strike-help = With any Operation. In one or two Provinces with British pieces, remove one Active Guerrilla each; Bases are never hit.
action-pacify-help = Needs British Control, Troops and Police. 2 Resources take off one Terror marker; with none left, 2 more shift the space one step toward Support. After Train: one space (Templer: two); in a Propaganda Round: up to two.

## Player aid: MCP

action-rally-help = Provinces, Thailand and Kuala Lumpur without Support or New Village, 1 Resource each. Place one Guerrilla, or turn two into a Base; where a Base stands, instead place Guerrillas up to Population plus Bases, or hide all of them. Then Agitate in one selected space.
action-march-help = Guerrillas move to adjacent spaces; 1 Resource per destination, ECs free. A group entering an EC or a space at Support becomes Active if the group and the cubes there number more than 3.
action-attack-help = Spaces with Guerrillas and cubes, 1 Resource each. All Guerrillas there become Active; a die roll not above their number removes two cubes, Police first. Political Will falls by 1 if a Troop is lost.
action-terror-help = Spaces with an Underground Guerrilla, 1 Resource each, ECs free. Activate one, put a Terror marker (in an EC: Sabotage) if there is none, and shift one step toward Opposition.
action-extort-help = With Rally, March or Terror. In one or two spaces without New Village, Activate an Underground Guerrilla for 1 Resource each.
action-intimidate-help = With Rally or Terror. In one or two spaces with an Underground Guerrilla, remove one Police; or, if Guerrillas outnumber the cubes, a New Village and any Support instead.
action-ambush-help = With Attack, in one of its spaces that has an Underground Guerrilla. Activate just that one and remove one cube without a roll, Police first. Political Will falls by 1 if it is a Troop.
action-agitate-help = With Rally: one selected space with MCP Control and a Base. In a Propaganda Round: up to two spaces that hold MCP pieces and are not under British Control. 1 Resource takes off one Terror marker; with none left, 1 more shifts the space one step toward Opposition.

## Player aid: both

action-pass-help = Take a free box and do nothing: the British gain 2 Resources, the MCP 1. The box still counts for who is First Eligible on the next card.

## Rule summaries: 1 the board and the pieces

section-1_3 = The Map
    .help = Twelve spaces: eight Provinces, Kuala Lumpur, two Economic Centers (ECs) and Thailand.
section-1_3_1 = Map Spaces
    .help = Pieces of both factions can stand in every space, except that Thailand takes the MCP's alone. Indonesia and Singapore are not in play.
section-1_3_2 = Provinces
    .help = Each of the eight Provinces has a Population of 1 to 3, Control and a level of Support. Perak and Selangor are Mountain, the others Jungle. Only Provinces take New Villages.
section-1_3_3 = Thailand
    .help = A refuge for the MCP: no British piece enters. It has Population 0, is no Province, can be under MCP Control and has no level of Support.
section-1_3_4 = Kuala Lumpur
    .help = The capital: Population 2, with Control and a level of Support. Terror here costs Political Will in the Propaganda Round.
section-1_3_5 = Economic Centers
    .help = The two ECs, tin and rubber, bring the British 6 Resources each per Propaganda Round. Sabotage stops that and costs Political Will. They have neither Control nor Support.
section-1_3_6 = Adjacency
    .help = Two spaces are adjacent if their borders touch.
section-1_4 = Forces
    .help = British: 15 Troops and 15 Police, together called cubes. MCP: 15 Guerrillas and 4 Bases. New Villages are markers, not pieces.
section-1_4_1 = Availability and Removal
    .help = Pieces are placed from Available and go back there when removed. If none of a type is Available, a faction may take its own from the map to place it. A replacement that cannot be placed leaves a plain removal.
section-1_4_2 = Stacking
    .help = At most two Bases in a space, none in ECs; at most one New Village in a Province. Only Events put more than one Terror marker in a space.
section-1_4_3 = Underground/Active
    .help = A Guerrilla is Underground or Active and always arrives Underground. Moving does not change its state unless a rule says so. All other pieces count as Active.
section-1_5 = Players & Factions
    .help = Two players: the British and the Malayan Communist Party (MCP).
section-1_6 = Support and Opposition
    .help = Each Province and Kuala Lumpur is at Support, Neutral or Opposition. A shift is one step along this row; setting a level skips the steps. Thailand and the ECs always count as Neutral.
section-1_7 = Control
    .help = Whoever has more pieces in a Province, Thailand or Kuala Lumpur Controls it; equal numbers, nobody. Political Will falls by the Population when the MCP gains Control and rises by as much when the MCP loses it.
section-1_8 = Resources
    .help = Each faction holds 0 to 20 Resources, which pay for Operations; what would exceed 20 is lost.
section-1_9 = Sabotage and Terror
    .help = Terror must be paid off before Pacify or Agitate can shift a space, and in Kuala Lumpur it costs Political Will. Sabotage stops an EC's income and costs Political Will.
section-1_10 = British Political Will
    .help = A number from 0 to 20 that decides the game: high is good for the British, low for the MCP.
section-1_11 = Commander
    .help = Gurney, Briggs or Templer leads the British and widens Reprisal, Resettle or the Pacify after Train. The marker's back shows that M10 has taken this effect away.
section-1_12 = New Villages
    .help = Four markers, one per Province at most. They block Rally and Extort, and their Province's Opposition does not count against Political Will. One is removed as soon as its Province has British Control, Support and no MCP piece, or MCP pieces and no British one; Intimidate and Events remove them too.

## Rule summaries: 2 the sequence of play

section-2_0 = Sequence of Play
    .help = One card at a time; both players act on it, then the next one is shown.
section-2_1 = Setup
    .help = Both scenarios start from the same position; they differ only in the number of cards.
section-2_2 = Start
    .help = Show the top card of the deck. Played cards and the number left in the deck are open to all; the next card is not.
section-2_3 = Initiative Track
    .help = The First Eligible player picks a box and acts; the Second Eligible then picks one of the boxes left.
section-2_3_1 = Eligibility
    .help = The British are First Eligible on the first card. A Propaganda Round does not change the order.
section-2_3_2 = Options for Eligible Factions
    .help = Boxes: Limited Operation, Event, Operation & Special Activity. Each is open to one player per card, and in any of them you may Pass instead.
section-2_3_3 = Passing
    .help = Choose a free box and leave its action out: the British gain 2 Resources, the MCP 1. The box still decides the order on the next card.
section-2_3_4 = Limited Operation
    .help = An Operation in one space and without Special Activity. Garrison, Sweep and March then have one destination, but any number of origins.
section-2_3_5 = Adjust Eligibility
    .help = Whoever took the box further left is First Eligible on the next card: Limited Operation before Event before Operation & Special Activity.
section-2_3_6 = Next Card
    .help = When both have acted, the next card is shown.
section-2_4 = Propaganda Card
    .help = It starts a Propaganda Round at once. The cards up to it are one Campaign.

## Rule summaries: 3 Operations

section-3_0 = Operations
    .help = The main actions, four for each faction.
section-3_1 = Operations in General
    .help = Choose one Operation and the spaces for it, each space once, and pay as you select. The acting player decides the order and all targets, and takes effects to the full.
section-3_1_1 = Pawns
    .help = Pawns only mark selected spaces; they limit nothing.
section-3_1_2 = Free Operations
    .help = Operations granted by Events cost no Resources, but Pacify and Agitate with them do. All other conditions hold.
section-3_2 = British Operations
    .help = Train, Garrison, Sweep or Assault. Never in Thailand.
section-3_2_1 = Train
    .help = In Kuala Lumpur and Provinces without MCP Control, 2 Resources for each space that gets cubes: up to 4 cubes in Kuala Lumpur, up to 2 Police in a Province. A selected space where nothing is placed is free. Then Pacify in one selected space, in two under Templer.
section-3_2_2 = Garrison
    .help = For 2 Resources in all, cubes move from anywhere to the ECs, Kuala Lumpur and at most one Province. In every EC each cube Activates one Guerrilla; then one EC may be Assaulted for nothing. Limited: one destination, and searched only if it is an EC.
section-3_2_3 = Sweep
    .help = In Provinces and Kuala Lumpur, 2 Resources each: move in adjacent Troops, all at once, then Activate one Guerrilla per cube, in Jungle one per two cubes. A space may be chosen without moving anything.
section-3_2_4 = Assault
    .help = In spaces with cubes and MCP pieces, 2 Resources each: remove Active Guerrillas, one per Troop (Mountain: per two Troops; Kuala Lumpur and ECs: per cube). Only when no Guerrilla of either state is left do Bases go, for +1 Political Will each.
section-3_3 = MCP Operations
    .help = Rally, March, Attack or Terror.
section-3_3_1 = Rally
    .help = In Provinces, Thailand and Kuala Lumpur without Support or New Village, 1 Resource each: one new Guerrilla, or a Base for two Guerrillas. With a Base there, instead new Guerrillas up to Population plus Bases, or all go Underground. Then Agitate in one selected space with MCP Control and a Base.
section-3_3_2 = March
    .help = Guerrillas move to adjacent spaces, 1 Resource per destination, ECs free. Those going from one space into an EC or a space at Support become Active if they and the cubes there are more than 3 together.
section-3_3_3 = Attack
    .help = 1 Resource per space: all Guerrillas there become Active and one die is rolled. If it does not exceed their number, two cubes go, Police before Troops. Losing Troops lowers Political Will by 1 per space.
section-3_3_4 = Terror
    .help = 1 Resource per space, ECs free: Activate an Underground Guerrilla, put Terror (in an EC, Sabotage) if there is none, and shift one step toward Opposition. A marker already there does not stop the shift.

## Rule summaries: 4 Special Activities

section-4_0 = Special Activities
    .help = Extra actions that go with an Operation, three for each faction.
section-4_1 = Special Activities in General
    .help = At most one per turn, never with a Limited Operation, and without cost. It comes before, between or after the steps of the Operation, as one whole.
section-4_1_1 = Accompanying Operations
    .help = Some go with certain Operations only. Unless its text ties it to the Operation's spaces, it may happen in any space that fits.
section-4_2 = British Special Activities
    .help = Resettle, Reprisal or Air Strike.
section-4_2_1 = Resettle
    .help = With Train: in one Province under British Control (two under Briggs) put a New Village, if one is left in the pool, and shift it one step toward Opposition.
section-4_2_2 = Reprisal
    .help = With Garrison, Sweep or Assault: one Province with Troops (two under Gurney) becomes Neutral and gets Terror if it has none. One Guerrilla there, if any, is moved to an adjacent space; the British choose.
section-4_2_3 = Air Strike
    .help = With any Operation: one Active Guerrilla is removed in each of up to two Provinces that hold a British piece.
section-4_3 = MCP Special Activities
    .help = Extort, Intimidate or Ambush.
section-4_3_1 = Extort
    .help = With Rally, March or Terror: in up to two spaces without New Village, Activate one Underground Guerrilla and gain 1 Resource each.
section-4_3_2 = Intimidate
    .help = With Rally or Terror, in up to two spaces with an Underground Guerrilla: remove one Police; or, with more Guerrillas than cubes, remove the New Village and any Support. The Guerrilla stays Underground.
section-4_3_3 = Ambush
    .help = With Attack, in place of the roll in one paid space with an Underground Guerrilla: Activate only one, remove one cube, Police first. A Troop lost lowers Political Will by 1.

## Rule summaries: 5 Events

section-5_0 = Events
    .help = Only the text of a card's effect counts; the lines in italics are flavour text.
section-5_1 = Executing Events
    .help = Done as written and in order. The player who executes it chooses everything, except where the text lets a named faction act: then that faction decides.
section-5_1_1 = Events over Rules
    .help = A card overrides the rules, but stacking, the supply of pieces and the limits of 0 and 20 still hold.
section-5_1_2 = Events in Conflict
    .help = The card being played overrides one played earlier.
section-5_1_3 = As Much as Possible
    .help = Do every part that can be done; a part that cannot is left out.
section-5_2 = Dual Use
    .help = Of two texts the player picks one, unshaded or shaded, no matter which faction.
section-5_3 = Capabilities
    .help = Six cards work until the end of the game with the side chosen. Either faction may play any of them.
section-5_4 = Free Operations
    .help = Granted actions are free and leave eligibility alone; other restrictions stay. Pacify and Agitate are still paid.

## Rule summaries: 6 the Propaganda Round

section-6_0 = Propaganda Round
    .help = Five phases: Political Will, Resources, Support, Redeploy, Reset.
section-6_1 = Political Will Phase
    .help = Add up all changes of this phase first, then move Political Will once and look for a winner.
section-6_1_1 = Hearts and Minds
    .help = Plus the Population at Support, minus the Population at Opposition; Opposition beside a New Village does not count.
section-6_1_2 = Settlers Intimidated?
    .help = An EC with more Guerrillas than cubes gets Sabotage if it has none. Then -1 for each EC with Sabotage, and -1 if Kuala Lumpur has Terror.
section-6_1_3 = Victory?
    .help = At 2 or less the MCP wins at once, at 18 or more the British.
section-6_1_4 = Game End?
    .help = The last Propaganda card ends the game here, with the final comparison.
section-6_2 = Resource Phase
    .help = Both factions earn, up to 20.
section-6_2_1 = British Earnings
    .help = The Population of all spaces under British Control, and 6 for each EC without Sabotage.
section-6_2_2 = MCP Earnings
    .help = 2 Resources for each Base on the map.
section-6_3 = Support Phase
    .help = First the British may Pacify, then the MCP may Agitate.
section-6_3_1 = Pacify
    .help = Up to two spaces with British Control, Troops and Police. 2 Resources per Terror marker, then 2 for one step toward Support.
section-6_3_2 = Agitate
    .help = Up to two spaces that hold MCP pieces and are not under British Control. 1 Resource per Terror marker, then 1 for one step toward Opposition.
section-6_4 = Redeploy Phase
    .help = The British move pieces; the MCP does not.
section-6_4_1 = British Redeploy
    .help = Troops in ECs and in Provinces under MCP Control must go to Kuala Lumpur or Provinces under British Control. Any Police may go to the ECs, Kuala Lumpur and Provinces under British Control. Control counts as it was when the phase began.
section-6_4_2 = Control
    .help = When all have moved, Control changes and its Political Will are settled together.
section-6_5 = Reset Phase
    .help = Terror and Sabotage come off, all Guerrillas go Underground, the Commander moves one step right if he can, and the next card is shown.
section-6_6 = Commander Track
    .help = Gurney, Briggs, Templer: each lets one British action reach a second space.
section-6_6_1 = Moving the Track
    .help = One step right in each Reset phase; M24 moves it too.
section-6_6_2 = Effects of the Track
    .help = Gurney: Reprisal in two Provinces. Briggs: Resettle in two. Templer: Pacify in two spaces after a Train that is not Limited.
section-6_6_3 = Gurney Killed
    .help = After the shaded M10 no Commander has an effect until the next Reset phase.

## Rule summaries: 7 victory

section-7_0 = Victory
    .help = British Political Will, 0 to 20, decides.
section-7_0_1 = Early Victory
    .help = In the Political Will phase of a Propaganda Round: MCP at 0 to 2, British at 18 to 20.
section-7_0_2 = Final Victory
    .help = After the last Propaganda Round's Political Will phase: below 10 the MCP wins, above 10 the British, at 10 nobody.
section-7_1 = Raising Political Will
    .help = It rises when the MCP loses Control (by the Population), with each Base lost to an Assault or to a card that says so (+1), by Events, and when Support outweighs Opposition in a Propaganda Round.
section-7_2 = Lowering Political Will
    .help = It falls when the MCP gains Control (by the Population), with each Attack or Ambush that removes Troops (-1), by Events, when Opposition outweighs Support in a Propaganda Round, and there for Sabotage in ECs and Terror in Kuala Lumpur (-1 each space).

## What things on the table are

tip-terrain-jungle = Thick growth: in a Sweep two cubes are needed to find one Guerrilla.
tip-terrain-mountain = Steep ground: in an Assault two Troops are needed to remove one Guerrilla.
tip-commander-gurney = While he leads, Reprisal may reach a second Province.
tip-commander-briggs = While he leads, Resettle may reach a second Province.
tip-commander-templer = While he leads, the Pacify after a full Train may reach a second space.

## What may never be in a position; spaces and pieces are named as there

fault-terror = a Terror marker in { $space } (R-M7)
fault-level = { $level } in { $space } (1.6)
fault-both-levels = Support and Opposition in { $space } at once (1.6)
fault-village = a New Village in { $space }, which is no Province (1.4.2)
fault-villages = { $n } New Villages (there are { $most }; 1.12)
