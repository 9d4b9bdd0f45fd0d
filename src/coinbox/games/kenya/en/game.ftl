### Kenya: places, words, player aid and rule summaries, all in our own words.

game = Kenya
game-about = Two players fight over Kenya's Central Province from 1952 to 1956: the Mau Mau swear in the Reserves and hide in two mountain jungles, the British answer with troops, resettlement and a system of camps called the Pipeline. Every card offers both of them an Event or an Operation, and British Political Will decides who wins.
scenario-standard = Kenyan Emergency: 1952-1956 (21 cards)

goal-british = You win with Political Will at 18 or more in a Propaganda Round, or above 10 in the last one. Break the Control of the Mau Mau, Assault their Bases, keep Nairobi free of them, and leave them no Base outside the Mountain Jungles.
goal-mau_mau = You win with Political Will at 2 or less in a Propaganda Round, or below 10 in the last one. Gain Control, spread Resistance, and leave Terror in Nairobi and the Non-Reserve Provinces; every Outrage helps as well.

## Spaces

space-nairobi = Nairobi
space-kiambu = Kiambu
space-thika = Thika
space-fort_hall = Fort Hall
space-nyeri = Nyeri
space-embu = Embu
space-meru = Meru
space-nanyuki = Nanyuki
space-thompsons_falls = Thompson's Falls
space-rift_valley = Rift Valley
space-aberdares = Aberdares
space-mount_kenya = Mount Kenya

short-nairobi = Nairobi
short-kiambu = Kiambu
short-thika = Thika
short-fort_hall = Ft Hall
short-nyeri = Nyeri
short-embu = Embu
short-meru = Meru
short-nanyuki = Nanyuki
short-thompsons_falls = Th.Falls
short-rift_valley = Rift V.
short-aberdares = Aberdar.
short-mount_kenya = Mt Kenya

## Words

faction-mau_mau = Mau Mau

marker-population = Population

level-loyalty = Loyalty
level-resistance = Resistance
control-mau_mau = Mau Mau Control

terrain-reserve = Reserve Province
terrain-highlands = Non-Reserve Province
terrain-mountain_jungle = Mountain Jungle

track-pipeline = Pipeline

action-relocate = Relocate
action-reward = Reward
action-oath = Oath
result-mau_mau = The Mau Mau win

## The Pipeline Track

pipeline-rule_of_law = Rule of Law
    .help = 0: no Reprisal, no Relocate.
pipeline-emergency_powers = Emergency Powers
    .help = 1: Reprisal in 1 space, no Relocate.
pipeline-villagization = Villagization
    .help = 2: Reprisal in 1 space, Relocate in 1; a roll of 1 brings Outrage.
pipeline-prison_system = Prison System
    .help = 3: Reprisal in up to 2 spaces, Relocate in 1; a roll of 1 or 2 brings Outrage.
pipeline-gulag = Gulag
    .help = 4: Reprisal in up to 2 spaces, Relocate in up to 2; a roll of 1, 2 or 3 brings Outrage.

## Words of the terminal table

terminal-terrain-reserve = Reserve
terminal-terrain-highlands = Non-Reserve
terminal-terrain-mountain_jungle = Mtn Jungle

## Options

option-mark-terror = Place Terror and shift toward Resistance
option-remove-police = Remove 2 Police, or the only one
option-strike = Strike from a Mountain Jungle
option-retreat = Retreat to a Mountain Jungle
option-left = Pipeline: one step left
option-right = Pipeline: one step right
option-stay = Leave the Pipeline as it is
option-from-available = Police from Available
option-from-out-of-play = Police from Out of Play

## Log

log-population = Population of { $space } is now { $n }
log-release-police = 1 Police from Out of Play to Available, { $n } still Out of Play
log-pipeline =
    { $reach_id ->
        [stuck] Pipeline: stays { $pipeline } ({ $total }), the end of the track ({ $cause })
       *[other] Pipeline: now { $pipeline } ({ $total }; { $cause })
    }

## Causes and rolls

cause-large-group = more than 3 with the cubes there
cause-outrage = Outrage
cause-supply = Supply from the Bases in { $spaces }
cause-british = chosen by the British
action-raid-strike = Raid, strike
action-raid-retreat = Raid, retreat
roll-outrage = Outrage
    .success = Outrage
    .failure = no Outrage

## Lines of a Propaganda Round; $of: how many are counted

count-resisting = Population at Resistance
count-loyal = Population at Loyalty, which offsets Resistance up to { $of }
count-terrorised = Terror in Nairobi and Non-Reserve Provinces
count-quiet-nairobi = No Mau Mau in Nairobi
count-no-bases-outside = No Base beyond the Mountain Jungles
count-bases = Bases on the map

## Why an option is not offered

why-no-insurgents = { $space } holds no Mau Mau piece
why-all-troops-in = All Troops on the map are in { $space } already
why-insurgent-control-in = The Mau Mau Control { $space }
why-insurgent-control-out = The Mau Mau do not Control { $space }
why-only-reserves = Only Reserves qualify; { $space } is not a Reserve
why-only-non-reserve-provinces = Only Non-Reserve Provinces qualify; { $space } is not a Non-Reserve Province
why-only-non-reserve-spaces = Only Nairobi and the Non-Reserve Provinces qualify, not { $space }
why-only-mountain-jungles = Only Mountain Jungles qualify; { $space } is not a Mountain Jungle
why-only-not-mountain-jungles = Mountain Jungles such as { $space } do not qualify
why-only-not-nairobi = { $space } does not qualify; only Provinces and Mountain Jungles do
why-only-next-to-mountain-jungles = Only Provinces next to a Mountain Jungle qualify, not { $space }
why-loyalty-in = { $space } is at Loyalty
why-loyalty-out = { $space } is not at Loyalty
why-resistance-in = { $space } is at Resistance
why-resistance-out = { $space } is not at Resistance
why-populated-in = { $space } is Populated
why-populated-out = { $space } is Unpopulated
why-troops-only-nairobi = Deploy places Troops in Nairobi only, not in { $space }
why-pipeline-forbids = There is no { $action } while the Pipeline is at { $pipeline }
why-next-to-raiders-out = No Guerrilla that can still raid is in { $space }, nor in a Mountain Jungle next to it
why-retreated-in = The Guerrillas in { $space } have moved in this Raid

## What bots judge by

reason-bot-kikuyu_resistance =
    { $goal ->
        [more] have Loyalty outweigh Resistance at Propaganda
       *[less] have Resistance outweigh Loyalty at Propaganda
    }
reason-bot-loyalty =
    { $goal ->
        [more] shift Population towards Loyalty
       *[less] shift Population towards Resistance
    }
reason-bot-settlers_terrorised =
    { $goal ->
        [more] frighten the settlers with Terror
       *[less] free the settlers of Terror
    }
reason-bot-contained =
    { $goal ->
        [more] contain the Mau Mau
       *[less] break out of the containment of the Mau Mau
    }
reason-bot-nairobi =
    { $goal ->
        [more] bring Mau Mau pieces into Nairobi
       *[less] clear Nairobi of Mau Mau pieces
    }
reason-bot-mau_mau_resources =
    { $goal ->
        [more] keep Mau Mau Resources high
       *[less] run down Mau Mau Resources
    }
reason-bot-out_of_play =
    { $goal ->
        [more] keep Police Out of Play
       *[less] get Police out of Out of Play
    }
reason-bot-relocated =
    { $goal ->
        [more] take Population out of the Reserves
       *[less] keep Population in the Reserves
    }
reason-bot-pipeline =
    { $goal ->
        [more] move the Pipeline on
       *[less] hold up the Pipeline
    }
reason-bot-bases =
    { $goal ->
        [more] have more Mau Mau Bases
       *[less] have fewer Mau Mau Bases
    }

## Player aid: British

action-deploy-help = Nairobi under any Control and Provinces under British Control: up to 4 cubes in Nairobi, up to 2 Police in a Province. After that any Troops on the map may go to one Province or to Nairobi; a Limited Deploy may do so too, even to another space.
action-relocate-help = As many Populated Reserves under British Control as the Pipeline allows (none at 0 and 1). Each loses 1 Population and brings 1 Police from Out of Play to Available. Then a single roll for Outrage.
action-sweep-help = Any spaces. Troops move in from adjacent spaces all at once; then each cube there Activates one Guerrilla, in a Mountain Jungle each pair of cubes.
action-assault-help = Spaces with cubes and Mau Mau pieces. Each Troop removes one Active piece (Mountain Jungle: each pair of Troops; Nairobi: each cube of either kind). Bases come last, after the final Guerrilla, and bring +1 Political Will each.
action-reward-help = With Deploy or Relocate, and in a Propaganda Round. One Populated space under British Control loses a Terror marker and shifts one step toward Loyalty.
action-reprisal-help = With Sweep or Assault. As many Populated spaces with Troops as the Pipeline allows: each becomes Neutral, gets a Terror marker if it has none, and one Guerrilla is pushed to an adjacent space of British choice. Then a single roll for Outrage.
action-air-strike-help = With any Operation. One Province loses an Active Guerrilla, or one Mountain Jungle loses two. No British piece need be there; Bases are never hit.

## Player aid: Mau Mau

action-rally-help = Reserves always, other spaces unless they are at Loyalty, 1 Resource each. Place one Guerrilla, or turn two into a Base; where a Base stands, instead place Guerrillas up to Population plus Bases, or hide all of them.
action-march-help = Guerrillas move to adjacent spaces; 1 Resource per destination. A group entering Nairobi, a Non-Reserve Province or a Reserve at Loyalty becomes Active if the group and the cubes there number more than 3.
action-terror-help = Spaces with an Underground Guerrilla, 1 Resource each. Activate one; then put a Terror marker if there is none and shift one step toward Resistance, or else remove two Police (the only one, if there is one).
action-supply-help = With any Operation. 1 Resource for each Base in Nairobi, and for each other Base that is joined to Nairobi by spaces with a Guerrilla or at Resistance; the two ends need neither.
action-oath-help = With any Operation, and in a Propaganda Round. One Populated Reserve with an Underground Guerrilla gets a new Guerrilla, if you like, and shifts one step toward Resistance.
action-raid-help = With any Operation, in one Province next to a Mountain Jungle. Strike: one or two Guerrillas come out of one such Mountain Jungle, then a free Limited Operation there. Or retreat: any Guerrillas leave for one such Mountain Jungle and go Underground.

## Player aid: both

action-pass-help = Take a free box and do nothing: the British may move the Pipeline one step either way, the Mau Mau gain 1 Resource. The box still counts for who is First Eligible on the next card.

## Rule summaries: 1 the board and the pieces

section-1_3 = The Map
    .help = Twelve spaces: five Reserves, four Non-Reserve Provinces, two Mountain Jungles and Nairobi.
section-1_3_1 = Map Spaces
    .help = Pieces of both factions can stand in every space. The Southern Provinces are not in play.
section-1_3_2 = Provinces
    .help = Each of the nine Provinces has a Population of 1 or 2, Control and a level of Loyalty. Kiambu, Fort Hall, Nyeri, Embu and Meru are Reserves, which can lose Population; at 0 they are Unpopulated. Thika, Nanyuki, Rift Valley and Thompson's Falls are Non-Reserve.
section-1_3_3 = Mountain Jungles
    .help = The Aberdares and Mount Kenya have no Population. They can be under Control, but are always Neutral.
section-1_3_4 = Nairobi
    .help = The capital: Population 2, with Control and a level of Loyalty. It is no Province, but counts as a Populated Non-Reserve space, so that Terror here costs Political Will.
section-1_3_5 = Out of Play
    .help = Eight Police begin here. Nobody can use them before a Relocate or a card lets them out.
section-1_3_6 = Adjacency
    .help = Two spaces are adjacent if their borders touch.
section-1_4 = Forces
    .help = British: 10 Troops and 15 Police, together called cubes. Mau Mau: 15 Guerrillas and 4 Bases.
section-1_4_1 = Availability and Removal
    .help = Pieces are placed from Available and go back there when removed. If none of a type is Available, a faction may take its own from the map to place it. A replacement that cannot be placed leaves a plain removal.
section-1_4_2 = Stacking
    .help = At most two Bases in a space. Only Events put more than one Terror marker in a space.
section-1_4_3 = Underground/Active
    .help = A Guerrilla is Underground or Active and always arrives Underground. Moving does not change its state unless a rule says so. All other pieces count as Active.
section-1_5 = Players & Factions
    .help = Two players: the British and the Mau Mau.
section-1_6 = Loyalty and Resistance
    .help = Nairobi and each Populated Province is at Loyalty, Neutral or Resistance. A shift is one step along this row; setting a level skips the steps. Unpopulated spaces are always Neutral: the marker goes with the last Population.
section-1_7 = Control
    .help = Whoever has more pieces in a space Controls it; equal numbers, nobody. Political Will falls by the Population when the Mau Mau gain Control and rises by as much when they lose it.
section-1_8 = Resources
    .help = Only the Mau Mau have Resources, 0 to 20, and pay for Operations with them; what would exceed 20 is lost.
section-1_9 = Terror
    .help = Terror comes from the Terror Operation, from Reprisal and from cards. In Nairobi and the Non-Reserve Provinces it costs Political Will in the Propaganda Round.
section-1_10 = British Political Will
    .help = A number from 0 to 20 that decides the game: high is good for the British, low for the Mau Mau.
section-1_11 = Pipeline
    .help = Five steps from Rule of Law (0) to Gulag (4) tell how hard the British rule: how many spaces Relocate and Reprisal may take, and how likely Outrage is.

## Rule summaries: 2 the sequence of play

section-2_0 = Sequence of Play
    .help = One card at a time; both players act on it, then the next one is shown.
section-2_1 = Setup
    .help = Three piles of seven cards, each with a Propaganda card among its last three. Political Will 12, Mau Mau Resources 8, Pipeline at Emergency Powers.
section-2_2 = Start
    .help = Show the top card of the deck. Played cards and the number left in the deck are open to all; the next card is not.
section-2_3 = Initiative Track
    .help = The First Eligible player picks a box and acts; the Second Eligible then picks one of the boxes left.
section-2_3_1 = Eligibility
    .help = The Mau Mau are First Eligible on the first card. A Propaganda Round does not change the order.
section-2_3_2 = Options for Eligible Factions
    .help = Boxes: Limited Operation, Event, Operation & Special Activity. Each is open to one player per card, and in any of them you may Pass instead.
section-2_3_3 = Passing
    .help = Choose a free box and leave its action out: the British may move the Pipeline a step left or right, the Mau Mau gain 1 Resource. The box still decides the order on the next card.
section-2_3_4 = Limited Operation
    .help = An Operation in one space and without Special Activity. Deploy, Sweep and March then have one destination, but any number of origins.
section-2_3_5 = Adjust Eligibility
    .help = Whoever took the box further left is First Eligible on the next card: Limited Operation before Event before Operation & Special Activity.
section-2_3_6 = Next Card
    .help = When both have acted, the next card is shown.
section-2_4 = Propaganda Card
    .help = It starts a Propaganda Round at once. The cards up to it are one Campaign.

## Rule summaries: 3 Operations

section-3_0 = Operations
    .help = The main actions: four for the British, three for the Mau Mau.
section-3_1 = Operations in General
    .help = Choose one Operation and the spaces for it, each space once. The Mau Mau pay as they select; the British pay nothing. The acting player decides the order and all targets, and takes effects to the full.
section-3_1_1 = Pawns
    .help = Pawns only mark selected spaces; they limit nothing.
section-3_1_2 = Free Operations
    .help = Operations granted by Raid or by Events cost no Resources. All other conditions hold.
section-3_2 = British Operations
    .help = Deploy, Relocate, Sweep or Assault, all without cost.
section-3_2_1 = Deploy
    .help = Up to 4 cubes in Nairobi, whoever Controls it, and up to 2 Police in any Provinces under British Control. Then any Troops may go to one space that is no Mountain Jungle, even with a Limited Deploy made elsewhere. A Deploy may also be this move alone.
section-3_2_2 = Relocate
    .help = In Populated Reserves under British Control, as many as the Pipeline says: 1 Population less, and 1 Police, if there is one, from Out of Play to Available. Then one roll for Outrage.
section-3_2_3 = Sweep
    .help = In any spaces: move in adjacent Troops, all at once, then Activate one Guerrilla per cube, in Mountain Jungles one per two cubes. A space may be chosen without moving anything.
section-3_2_4 = Assault
    .help = In spaces with cubes and Mau Mau pieces: remove Active Guerrillas, one per Troop (Mountain Jungle: per two Troops; Nairobi: per cube). Only when no Guerrilla of either state is left do Bases go, for +1 Political Will each.
section-3_3 = Mau Mau Operations
    .help = Rally, March or Terror.
section-3_3_1 = Rally
    .help = In Reserves, and in other spaces that are not at Loyalty, 1 Resource each: one new Guerrilla, or a Base for two Guerrillas. With a Base there, instead new Guerrillas up to Population plus Bases, or all go Underground.
section-3_3_2 = March
    .help = Guerrillas move to adjacent spaces, 1 Resource per destination. Those going from one space into Nairobi, a Non-Reserve Province or a Reserve at Loyalty become Active if they and the cubes there are more than 3 together.
section-3_3_3 = Terror
    .help = 1 Resource per space: Activate an Underground Guerrilla. Then either put Terror, if there is none, and shift one step toward Resistance, or remove two Police. A marker already there does not stop the shift.

## Rule summaries: 4 Special Activities

section-4_0 = Special Activities
    .help = Extra actions that go with an Operation, three for each faction.
section-4_1 = Special Activities in General
    .help = At most one per turn, never with a Limited Operation, and without cost. It comes before, between or after the steps of the Operation, as one whole.
section-4_1_1 = Accompanying Operations
    .help = Some go with certain Operations only. They may happen in any space that fits.
section-4_2 = British Special Activities
    .help = Reward, Reprisal or Air Strike.
section-4_2_1 = Reward
    .help = With Deploy or Relocate: in one Populated space under British Control take off a Terror marker, if there is one, and shift one step toward Loyalty.
section-4_2_2 = Reprisal
    .help = With Sweep or Assault: Populated spaces with Troops, as many as the Pipeline says, become Neutral and get Terror if they have none. In each, one Guerrilla, if any, is moved to an adjacent space; the British choose. Then one roll for Outrage.
section-4_2_3 = Air Strike
    .help = With any Operation: one Active Guerrilla is removed in a Province, or two in a Mountain Jungle. Never in Nairobi.
section-4_3 = Mau Mau Special Activities
    .help = Supply, Oath or Raid.
section-4_3_1 = Supply
    .help = With any Operation: 1 Resource for each Base in Nairobi or joined to it. All spaces between must hold a Guerrilla or be at Resistance; Nairobi and the space of the Base need not.
section-4_3_2 = Oath
    .help = With any Operation: in one Populated Reserve with an Underground Guerrilla place a Guerrilla, if wanted, and shift one step toward Resistance. The Guerrilla stays Underground.
section-4_3_3 = Raid
    .help = With any Operation, in one Province next to a Mountain Jungle. Either one or two Guerrillas move in from one adjacent Mountain Jungle and may carry out a free Limited Operation there, or any number move to one and go Underground.

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
    .help = Granted actions are free and leave eligibility alone; other restrictions stay.

## Rule summaries: 6 the Propaganda Round

section-6_0 = Propaganda Round
    .help = Five phases one after the other; the first one may end the game.
section-6_1 = Political Will Phase
    .help = Add up all changes of this phase first, then move Political Will once and look for a winner.
section-6_1_1 = Kikuyu Resistance
    .help = Plus the Population at Loyalty, minus the Population at Resistance, but never more than 0.
section-6_1_2 = Settlers Intimidated?
    .help = -1 for Nairobi and for each Non-Reserve Province that has Terror, however many markers.
section-6_1_3 = Mau Mau Contained?
    .help = +2 if Nairobi is free of Mau Mau pieces, and +2 if every Base on the map is in a Mountain Jungle.
section-6_1_4 = Victory?
    .help = At 2 or less the Mau Mau win at once, at 18 or more the British.
section-6_1_5 = Game End?
    .help = The last Propaganda card ends the game here, with the final comparison.
section-6_2 = Resource Phase
    .help = Each Base on the map earns the Mau Mau 1 Resource, up to 20.
section-6_3 = Support Phase
    .help = First the British may Reward, then the Mau Mau may Oath.
section-6_3_1 = Reward
    .help = The British may carry out one Reward, as a Special Activity would.
section-6_3_2 = Oath
    .help = The Mau Mau may carry out one Oath, as a Special Activity would.
section-6_4 = Redeploy Phase
    .help = The British move pieces, then the Mau Mau may Rally in the Mountain Jungles.
section-6_4_1 = British Redeploy
    .help = Troops in Mountain Jungles must go to Nairobi or Provinces under British Control. Any Police may go there too. Control counts as it was when the phase began.
section-6_4_2 = Forest Camps
    .help = The Mau Mau may Rally without cost in each of the two Mountain Jungles.
section-6_4_3 = Control
    .help = When all this is done, Control changes and its Political Will are settled together.
section-6_5 = Reset Phase
    .help = Terror comes off, all Guerrillas go Underground, the British may move the Pipeline a step, and the next card is shown.
section-6_6 = Pipeline Track
    .help = Rule of Law, Emergency Powers, Villagization, Prison System, Gulag: 0 to 4.
section-6_6_1 = Moving the Track
    .help = The British move it when they Pass and in each Reset phase, one step or none; cards move it too. It never leaves its ends.
section-6_6_2 = Effects of the Track
    .help = Spaces for Reprisal at 0 to 4: none, 1, 1, 2, 2. Spaces for Relocate: none, none, 1, 1, 2.
section-6_6_3 = Roll for Outrage
    .help = One die for each use of Relocate or Reprisal, whatever the number of spaces. Below the Pipeline's value, Political Will falls by 1; at 0 and 1 nothing is rolled.

## Rule summaries: 7 victory

section-7_0 = Victory
    .help = British Political Will, 0 to 20, decides.
section-7_0_1 = Early Victory
    .help = In the Political Will phase of a Propaganda Round: Mau Mau at 0 to 2, British at 18 to 20.
section-7_0_2 = Final Victory
    .help = After the last Propaganda Round's Political Will phase: below 10 the Mau Mau win, above 10 the British, at 10 nobody.
section-7_1 = Raising Political Will
    .help = It rises when the Mau Mau lose Control (by the Population), with each Base lost to an Assault or to a card that says so (+1), by Events, and in a Propaganda Round for a Nairobi without Mau Mau pieces and for no Base outside the Mountain Jungles (+2 each).
section-7_2 = Lowering Political Will
    .help = It falls when the Mau Mau gain Control (by the Population), with each Outrage (-1), by Events, and in a Propaganda Round by as much as Resistance outweighs Loyalty and for Terror in Nairobi and the Non-Reserve Provinces (-1 each space).

## What may never be in a position; spaces and pieces are named as there

fault-level = { $level } in { $space }, which is Unpopulated (1.6)
fault-both-levels = Loyalty and Resistance in { $space } at once (1.6)
fault-population = { $space } has lost { $n } Population of { $most } (1.3.2)
