### Japanese Occupation: places, words, player aid and rule summaries, all in our own words.

game = Japanese Occupation
game-about = Two players fight over occupied Malaya from 1942 to 1945: the Japanese police the country and drain its wealth, the British send Force 136 into the jungle and arm the guerrillas of the MPAJA, an ally with plans of its own. Every card first lets the MPAJA act, then offers both players an Event or an Operation; Resistance decides who wins, and both can lose.
scenario-standard = Japanese Occupation: 1942-1945 (21 cards)

goal-british = The last Propaganda Round decides: at 20 Resistance you win, at 18 or 19 only with more Force 136 than Jungle Camps on the map; without them the MPAJA wins and both players lose. Gather Intel, bring in Supply Caches, ambush, and outnumber the cubes.
goal-japanese = The last Propaganda Round decides: you win with Resistance below 18. Save Resources, keep people Neutral, have Police in many spaces, and Eliminate Force 136.

## Spaces

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

## Railways

short-r1 = Thailand-Kedah
short-r2 = Thailand-Kelantan
short-r3 = Thailand-Perak
short-r4 = Perak-Kelantan
short-r5 = Perak-Pahang-Selangor
short-r6 = Negri Sembilan-Pahang
short-r7 = Negri Sembilan-Johore
short-r8 = Pahang-Johore

place-r1 = { short-r1 } Railway
place-r2 = { short-r2 } Railway
place-r3 = { short-r3 } Railway
place-r4 = { short-r4 } Railway
place-r5 = { short-r5 } Railway
place-r6 = { short-r6 } Railway
place-r7 = { short-r7 } Railway
place-r8 = { short-r8 } Railway

## Words

faction-japanese = Japanese

piece-mpaja = MPAJA Guerrilla
piece-mpaja_underground = Underground MPAJA Guerrilla
piece-mpaja_active = Active MPAJA Guerrilla
piece-non_mpaja = non-MPAJA Guerrilla
piece-non_mpaja_underground = Underground non-MPAJA Guerrilla
piece-non_mpaja_active = Active non-MPAJA Guerrilla
piece-supply_cache = Supply Cache
piece-force_136 = Force 136
piece-kempeitai = Kempeitai

pieces-mpaja =
    { $n ->
        [one] { $n } MPAJA Guerrilla
       *[other] { $n } MPAJA Guerrillas
    }
pieces-mpaja_underground =
    { $n ->
        [one] { $n } Underground MPAJA Guerrilla
       *[other] { $n } Underground MPAJA Guerrillas
    }
pieces-mpaja_active =
    { $n ->
        [one] { $n } Active MPAJA Guerrilla
       *[other] { $n } Active MPAJA Guerrillas
    }
pieces-non_mpaja =
    { $n ->
        [one] { $n } non-MPAJA Guerrilla
       *[other] { $n } non-MPAJA Guerrillas
    }
pieces-non_mpaja_underground =
    { $n ->
        [one] { $n } Underground non-MPAJA Guerrilla
       *[other] { $n } Underground non-MPAJA Guerrillas
    }
pieces-non_mpaja_active =
    { $n ->
        [one] { $n } Active non-MPAJA Guerrilla
       *[other] { $n } Active non-MPAJA Guerrillas
    }
pieces-supply_cache =
    { $n ->
        [one] { $n } Supply Cache
       *[other] { $n } Supply Caches
    }
pieces-force_136 =
    { $n ->
        [one] { $n } Force 136 marker
       *[other] { $n } Force 136 markers
    }
pieces-kempeitai =
    { $n ->
        [one] { $n } Kempeitai marker
       *[other] { $n } Kempeitai markers
    }

marker-jungle_camp = Jungle Camp
marker-intel = Intel chit, concealed
marker-intel_0 = Intel chit 0
marker-intel_1 = Intel chit 1
marker-intel_2 = Intel chit 2
marker-new_village = New Village
marker-sabotage = Sabotage

level-opposition = Opposition

terrain-economic_center = Economic Center
terrain-jungle = Jungle
terrain-mountain = Mountain

track-resistance = Resistance
track-zipper = Operation Zipper

action-contact = Contact
action-gather = Gather
action-construct = Construct
action-extract = Extract
action-eliminate = Eliminate

phase-mpaja = MPAJA phase
phase-resistance = Resistance phase

result-japanese = The Japanese win
result-mpaja = The MPAJA wins, and both players lose

## The MPAJA icons

icon-mobilize = Mobilize Population
    .help = The British put Opposition in a space with a Jungle Camp and without Terror.
icon-kill_traitors = Kill Traitors
    .help = The British remove 1 Police where an MPAJA Guerrilla is.
icon-seize_supplies = Seize Supplies
    .help = The Japanese choose a Supply Cache where no Jungle Camp is; a Jungle Camp takes its place.
icon-food_shortage = Food Shortage
    .help = The Japanese remove 1 MPAJA Guerrilla where no Supply Cache is.

## The Operation Zipper Track

zipper-delay = Delay
    .help = 0: two Supply Caches wait on the track.
zipper-6 = 6
    .help = 6: one of the two waiting Supply Caches is released.
zipper-12 = 12
    .help = 12: both waiting Supply Caches are released; Supply in up to 3 Provinces.
zipper-18 = 18
    .help = 18: as at 12. With Resistance at 18 or 19 the British or the MPAJA win.
zipper-ready = Ready
    .help = 20: as at 12, and Raid in up to 3 spaces. With Resistance at 20 the British win.

## Chits

chit-intel-0 = { marker-intel_0 }
chit-intel-1 = { marker-intel_1 }
chit-intel-2 = { marker-intel_2 }

## Words of the terminal table

terminal-short-mpaja_underground = MU
terminal-short-mpaja_active = MA
terminal-short-supply_cache = SC
terminal-short-non_mpaja_underground = NU
terminal-short-non_mpaja_active = NA
terminal-short-force_136 = F
terminal-short-kempeitai = K
terminal-short-jungle_camp = JC
terminal-short-new_village = NV
terminal-short-intel = In
terminal-terrain-economic_center = EC
terminal-terrain-jungle = Jungle
terminal-terrain-mountain = Mountain
terminal-legend-intel = Intel chit (? concealed)
terminal-track-zipper = Zipper
terminal-zipper_caches = On the Zipper Track: { $pieces } ({ $steps })
terminal-store-on_cards = On J17 and J25 until the Reset phase: { $pieces }
terminal-store-out_of_game = Out of the game: { $pieces }
terminal-railways = Railways (* starred): { $railways }
terminal-markers = Terror
terminal-railway = Railway
terminal-railway-starred = Starred
terminal-railway-touches = Next to
terminal-icon = MPAJA
terminal-undo-chance = A die was rolled, or a card or Intel chit was drawn since your last choice; undo! takes it back all the same.
terminal-help-undo = take back your last choice; undo! goes back past dice, cards and Intel chits too

## Options

option-mpaja = Place 1 MPAJA Guerrilla
option-non_mpaja = Place 1 non-MPAJA Guerrilla
option-place-force = Place an Available Force 136
option-move-force = Move Force 136 on the map
option-remove-police = Remove 1 Police
option-new-village = New Village, with Opposition
option-conceal = Conceal the Intel chit
option-remove-camp = Remove the Jungle Camp
option-remove-force = Remove a Force 136 marker
option-remove-cache = Remove the Supply Cache

## Log

# No Operation costs anything here, so none is called free.
log-operation = { $faction }: { $action }
log-icon = The MPAJA acts: { $icon }
log-idle-icon = The MPAJA acts: { $icon }, without effect
log-no-effect = { $card }: no effect
log-unrest = Unrest next to { $railway }
log-activate = { $pieces } became Active in { $space }
log-hide = { $pieces } went Underground in { $space }
log-zipper =
    { $reach_id ->
        [unmoved] Operation Zipper unchanged, { $zipper } ({ $cause })
        [stuck] Operation Zipper cannot go further { $toward }: { $zipper } ({ $cause })
        [part] Operation Zipper { $toward } ({ $asked }, capped: { $signed }), now { $zipper } ({ $cause })
       *[all] Operation Zipper { $toward } ({ $signed }), now { $zipper } ({ $cause })
    }
log-no-roll = No roll needed in { $space }: no cubes are there
log-release-cache = 1 Supply Cache from box { $zipper } of the Zipper Track to Available
log-empty-box = No Supply Cache is on box { $zipper } of the Zipper Track
log-unfilled-box = No Supply Cache can be had for box { $zipper } of the Zipper Track
log-return-cache = 1 Available Supply Cache back onto box { $zipper } of the Zipper Track
log-place-camp = Jungle Camp placed in { $space }
log-remove-camp = Jungle Camp removed from { $space }
log-place-village = New Village placed in { $space }
log-lose-village = New Village removed from { $space }, where only British forces are left
log-sabotage-railway = Sabotage marker placed on { $railway }
log-repair-railway =
    { $n ->
        [one] { $n } Sabotage marker
       *[other] { $n } Sabotage markers
    } removed from { $railway }
log-reveal-intel = Intel chit revealed in { $space }: { $n }
log-conceal-intel = Intel chit concealed in { $space }
log-lose-intel = Intel chit of { $space } set aside until the Reset phase: { $n }
log-deal-intel = All Intel chits dealt anew, concealed
log-to-card = { $pieces } moved from { $space } onto { $card }
log-off-card = { $pieces } taken from { $card } to Available
log-lost = { $pieces } in { $space } left the game

## Sources, causes, rolls and the end

source-burma = J17

toward-ready = toward Ready
toward-delay = toward Delay

cause-ambush = Ambush in { $spaces }
cause-force-lost = Force 136 lost in { $spaces }
cause-railways = Railways joined to { $spaces }
cause-villages =
    { $spaces_id ->
        [none] no New Village
       *[other] New Villages in { $spaces }
    }
cause-counted = all are spent in this phase
cause-resistance = Resistance

modifier-caches = Supply Caches { $n }
modifier-police = Police { $n }

roll-ambush-roll = the Ambush in { $space }, against its cubes
    .success = hit
    .failure = miss
roll-eliminate-roll = Eliminate in { $space }, against its Guerrillas
    .success = success
    .failure = failure
roll-supply-roll = the air drop in { $space }
    .success = received
    .failure = lost
roll-J6-roll = the jungle of { $space }
    .success = each faction loses a piece there
    .failure = no loss

verdict-force = { $track } { $total } is below { $limit }, but there are more Force 136 than Jungle Camps
verdict-camps = { $track } { $total } is below { $limit }, and there are no more Force 136 than Jungle Camps

## Lines of a Propaganda Round; $of: how many are counted

count-clashes = Clashes, one Guerrilla of each type
count-mobilized = MPAJA Guerrillas raised by Opposition
count-intel = Revealed Intel chits
count-caches = Supply Caches on the map
count-guerrilla-majorities = Spaces with more Guerrillas than cubes
count-extracted = Japanese Resources, 1 per 4 of { $of }
count-neutral = Neutral Population, 1 per 5 of { $of }
count-policed = Spaces with Police, 1 per 3 of { $of }

## Why an option is not offered

why-chance = Dice, cards and Intel chits decide this, not a player
why-not-this-railway = { $railway } cannot be chosen here
why-no-japanese-cubes = { $space } holds neither Troops nor Police
why-no-japanese = { $space } holds neither Troops nor Police nor Kempeitai
why-no-underground-guerrilla = { $space } holds no Underground Guerrilla
why-no-active-british = { $space } holds neither an Active Guerrilla nor a Supply Cache
why-no-mpaja = { $space } holds no MPAJA Guerrilla
why-camps-in = A Jungle Camp is in { $space }
why-camps-out = There is no Jungle Camp in { $space }
why-revealed-in = The Intel chit of { $space } is revealed already
why-revealed-out = { $space } has no revealed Intel chit
why-intel-gone-in = The Intel chit of { $space } is set aside until the Reset phase
why-intel-gone-out = The Intel chit of { $space } is not set aside
why-cube-majority-in = Cubes outnumber Guerrillas in { $space }
why-cube-majority-out = Cubes do not outnumber Guerrillas in { $space }
why-guerrilla-majority-in = Guerrillas outnumber cubes in { $space }
why-guerrilla-majority-out = Guerrillas do not outnumber cubes in { $space }
why-with-caches-in = A Supply Cache is in { $space }
why-with-caches-out = There is no Supply Cache in { $space }
why-with-force-136-in = Force 136 is in { $space }
why-with-force-136-out = There is no Force 136 in { $space }
why-with-kempeitai-in = Kempeitai are in { $space }
why-with-kempeitai-out = There are no Kempeitai in { $space }
why-with-mpaja-underground-in = An Underground MPAJA Guerrilla is in { $space }
why-with-mpaja-underground-out = There is no Underground MPAJA Guerrilla in { $space }
why-with-mpaja-active-in = An Active MPAJA Guerrilla is in { $space }
why-with-mpaja-active-out = There is no Active MPAJA Guerrilla in { $space }
why-with-non-mpaja-underground-in = An Underground non-MPAJA Guerrilla is in { $space }
why-with-non-mpaja-underground-out = There is no Underground non-MPAJA Guerrilla in { $space }
why-with-non-mpaja-active-in = An Active non-MPAJA Guerrilla is in { $space }
why-with-non-mpaja-active-out = There is no Active non-MPAJA Guerrilla in { $space }
why-terror-in = There is Terror in { $space }
why-new-villages-in = A New Village stands in { $space }
why-new-villages-out = There is no New Village in { $space }
why-only-ecs = Only Economic Centers qualify; { $space } is not an Economic Center
why-only-next-to-thailand = Only spaces next to Thailand qualify; { $space } is not next to it
why-only-provinces-and-kuala-lumpur = Only Provinces and Kuala Lumpur qualify, not { $space }
why-opposition-in = { $space } is at Opposition
why-opposition-out = { $space } is not at Opposition
why-near-gathering-out = { $space } is neither the space of this Gather nor next to it
why-next-to-raiders-out = No Supply Cache with Guerrillas that can still raid is next to { $space }
why-supplied-out = { $space } was not supplied
why-next-to-railway-out = The Railway does not touch { $space }

## Player aid: British

action-train-help = Provinces and Kuala Lumpur with Force 136, any number. Place one non-MPAJA Guerrilla, or an MPAJA Guerrilla where a Jungle Camp is; at a Supply Cache up to two, of either kind.
action-contact-help = Either place one Available Force 136 in a Province, or move any of them one space, each with one non-MPAJA Guerrilla if you like. Every Province where one arrives gets a Jungle Camp if it has none; if none is Available, one must come from a Province where none arrives.
action-sabotage-help = Any spaces with Force 136 and an Underground Guerrilla. Activate one and put Sabotage on a Railway next to the space that has none.
action-ambush-help = Any spaces with Force 136, an Underground Guerrilla and Japanese pieces or Kempeitai. Activate one; then remove one Police, or roll: above the number of cubes there, a Troop or Kempeitai may be sent to Kuala Lumpur for +1 Resistance. Each Supply Cache in the space or next to it adds 1. In Kuala Lumpur only Police can be hit.
action-supply-help = With Train or Contact, and in a Propaganda Round. Up to two Provinces (three from Zipper 12) with Force 136 and a Jungle Camp: a Supply Cache takes the camp's place.
action-gather-help = With Contact, Sabotage or Ambush. Up to two spaces with Force 136: in each of them and in every space next to it you may Activate one Underground Guerrilla to reveal the Intel chit of its space.
action-raid-help = With any Operation. Up to two spaces (three at Zipper 20) next to a Supply Cache: one or two Guerrillas come in from one such Cache's space, then a Limited Sabotage or Ambush there if you like. Force 136 is not needed.

## Player aid: Japanese

action-deploy-help = Up to three spaces: Neutral Provinces with Troops, and Kuala Lumpur always. Place one Police in each. Then any Kempeitai may go to any spaces with Troops or Police; a Limited Deploy may do so too.
action-construct-help = Up to three Provinces where cubes outnumber Guerrillas. In each, take one Sabotage marker off a Railway next to it; or, if it borders on an Economic Center, put a New Village there, which brings Opposition.
action-sweep-help = Up to three spaces of any kind. Troops move in from adjacent spaces all at once; then each cube there Activates one Guerrilla, in Jungle without Kempeitai each pair of cubes.
action-assault-help = Up to three spaces with Troops and Active British pieces. Each Troop removes one Active Guerrilla, in Mountain without Kempeitai each pair of Troops. A Supply Cache goes only after the last Guerrilla of either state. Police do not help.
action-extract-help = With Deploy. One or both Economic Centers: each earns 1 Resource for every starred Railway joined to it by Railways without Sabotage. Then every New Village on the map brings 1 more.
action-reprisal-help = With Construct, Sweep or Assault, and in a Propaganda Round. Up to two spaces with Troops: each gets Terror if it has none and becomes Neutral, and one Guerrilla is pushed to an adjacent space of Japanese choice.
action-eliminate-help = With Construct, Sweep or Assault. Up to two spaces with Kempeitai: conceal the Intel chit there, or roll. Die plus Police above the number of Guerrillas: a Jungle Camp may be removed, or, if none is there, a Force 136 marker for -1 Resistance.

## Player aid: both

action-pass-help = Take a free box and leave its action out: the British may Contact, the Japanese may Deploy in one space. The box still counts for who is First Eligible on the next card.

## Rule summaries: 1 the board and the pieces

section-1_3 = The Map
    .help = Eleven spaces: eight Provinces, Kuala Lumpur and two Economic Centers (ECs); eight Railways lie on the borders.
section-1_3_1 = Map Spaces
    .help = Pieces of both factions can stand in every space. Thailand, Indonesia and Singapore are not in play.
section-1_3_2 = Provinces
    .help = Each of the eight Provinces has a Population of 1 to 3, an Intel chit and room for Opposition. Perak and Selangor are Mountain, the others Jungle. Only Provinces take New Villages and Jungle Camps.
section-1_3_3 = Thailand
    .help = Out of play. Where a card speaks of its neighbours, these are Kedah, Perak and Kelantan.
section-1_3_4 = Kuala Lumpur
    .help = The capital: Population 2, with an Intel chit and room for Opposition. It is no Province.
section-1_3_5 = Economic Centers
    .help = The two ECs, tin and rubber, are where Extract earns. They hold pieces, Kempeitai and Force 136, but no Intel chit, Opposition, Jungle Camp or Supply Cache.
section-1_3_6 = Railway Markers
    .help = Eight fixed markers on borders, four of them starred; no piece stands on them. A Railway is next to all spaces that touch its border. Sabotage cuts it until Construct or an Event takes the marker off.
section-1_3_7 = Adjacency
    .help = Two spaces are adjacent if their borders touch; a Railway is adjacent to every space that its border touches, EC South for example to three Railways.
section-1_4 = Forces
    .help = Japanese: 15 Troops and 6 Police, together called cubes. British: 10 MPAJA Guerrillas, 4 non-MPAJA Guerrillas and 5 Supply Caches. Kempeitai, Force 136 and Jungle Camps are markers, not forces.
section-1_4_1 = Availability and Removal
    .help = Pieces are placed from Available and go back there when removed. If none of a type is Available, a faction may take its own from the map to place it. A replacement that cannot be placed leaves a plain removal.
section-1_4_2 = Stacking
    .help = At most one Supply Cache in a space, never in an EC; Provinces take at most one Jungle Camp and one New Village each. Only Events put a second Terror marker in a space or a second Sabotage marker on a Railway.
section-1_4_3 = Underground/Active
    .help = A Guerrilla is Underground or Active and always arrives Underground. Moving does not change its state unless a rule says so. All other pieces count as Active.
section-1_5 = Players & Factions
    .help = Two players: the British and the Japanese. The MPAJA acts by itself and may beat them both.
section-1_6 = Opposition
    .help = Each Province and Kuala Lumpur is Neutral or at Opposition; nothing lies between.
section-1_7 = Japanese Resources
    .help = Only the Japanese have Resources, 0 to 20. They are not spent: every 4 of them lower Resistance by 1 in the Propaganda Round, and then all are gone.
section-1_8 = Kempeitai
    .help = Three Japanese markers that sharpen Sweep in Jungle and Assault in Mountain and carry out Eliminate. Deploy and the Redeploy phase move them; an Ambush can drive one to Kuala Lumpur. Several may share a space.
section-1_9 = Force 136
    .help = Three British markers that open spaces to Train, Sabotage, Ambush, Supply and Gather. Contact and the Redeploy phase bring them in or move them; Eliminate and Events remove them. Only Available ones can be placed.
section-1_10 = Jungle Camps
    .help = Four markers, one per Province at most. With one, Train can place MPAJA Guerrillas, and Supply can make it a Supply Cache. If a camp must be placed and none is Available, the placing faction has to take one from the map. Many camps can give the MPAJA the game.
section-1_11 = Intel Chits
    .help = Nine chits, three each of 0, 1 and 2: one face down in every Province and in Kuala Lumpur, unseen by both. Gather reveals them, Eliminate conceals them again. Revealed ones raise Resistance in the Propaganda Round.
section-1_12 = Sabotage and Terror
    .help = Sabotage cuts Railways for Extract and lets the British bring Opposition to their neighbours; it stays until Construct or an Event takes it off. Terror keeps Mobilize Population and the British Resources phase from placing Opposition; it lasts until the Reset phase.
section-1_13 = Resistance
    .help = A number from 0 to 20 that decides the game: high is good for the British, low for the Japanese.
section-1_14 = Operation Zipper Preparation
    .help = Five boxes from Delay to Ready tell how far the invasion is prepared: how many Supply Caches are released, and whether Supply and Raid reach a third space.
section-1_15 = New Villages
    .help = Four markers, one per Province at most, placed by Construct; each adds 1 to every Extract. One is removed as soon as its space holds British forces and no Japanese ones.

## Rule summaries: 2 the sequence of play

section-2_0 = Sequence of Play
    .help = One card at a time: the MPAJA acts, then both players, then the next card is shown.
section-2_1 = Setup
    .help = Three piles of seven cards, each with a Propaganda card among its last three; 14 Events stay out. Resistance 2, Japanese Resources 0, Zipper at Delay with two Supply Caches on its track.
section-2_2 = Start
    .help = Show the top card of the deck. Played cards and the number left in the deck are open to all; the next card is not.
section-2_3 = MPAJA Action
    .help = When an Event card is shown, its MPAJA icon is carried out before anybody acts.
section-2_4 = Initiative Track
    .help = The First Eligible player picks a box and acts; the Second Eligible then picks one of the boxes left.
section-2_4_1 = Eligibility
    .help = The British are First Eligible on the first card and again after each Propaganda Round.
section-2_4_2 = Options for Eligible Factions
    .help = Boxes: Limited Operation, Event, Operation & Special Activity. Each is open to one player per card, and in any of them you may Pass instead.
section-2_4_3 = Passing
    .help = Choose a free box and leave its action out: the British may carry out a Contact, the Japanese a Deploy in one space. The box still decides the order on the next card.
section-2_4_4 = Limited Operation
    .help = Without Special Activity. For the Japanese it is one space; a Sweep then has one destination, but any number of origins. The British may use all spaces with Force 136, as in a full Operation.
section-2_4_5 = Adjust Eligibility
    .help = Whoever took the box further left is First Eligible on the next card: Limited Operation before Event before Operation & Special Activity.
section-2_4_6 = Next Card
    .help = When both have acted, the next card is shown.
section-2_5 = Propaganda Card
    .help = It starts a Propaganda Round at once. The cards up to it are one Campaign.

## Rule summaries: 3 Operations

section-3_0 = Operations
    .help = The main actions, four for each faction, all without cost.
section-3_1 = Operations in General
    .help = Choose one Operation and the spaces for it, each space once. The British need Force 136 there, in any number of spaces; the Japanese take up to three spaces. The acting player decides the order and all targets, and takes effects to the full.
section-3_1_1 = Pawns
    .help = Pawns only mark selected spaces; they limit nothing.
section-3_2 = British Operations
    .help = Train, Contact, Sabotage or Ambush.
section-3_2_1 = Train
    .help = In Provinces and Kuala Lumpur with Force 136: one non-MPAJA Guerrilla, or one MPAJA Guerrilla if a Jungle Camp is there. With a Supply Cache, up to two instead, in any mix.
section-3_2_2 = Contact
    .help = Either place one Available Force 136 in a Province, or move any of them to adjacent spaces, each with at most one non-MPAJA Guerrilla from the same space. Then each Province so reached gets a Jungle Camp if it has none, taken from the map if none is Available, and then from a Province that no Force 136 has just reached.
section-3_2_3 = Sabotage
    .help = In spaces with Force 136: Activate an Underground Guerrilla and put Sabotage on an adjacent Railway that has none.
section-3_2_4 = Ambush
    .help = In spaces with Force 136 and a Japanese piece or Kempeitai: Activate an Underground Guerrilla. Either one Police goes, or a die is rolled, +1 for each Supply Cache in or next to the space. Above the number of cubes there, one Troop or Kempeitai may go to Kuala Lumpur, and Resistance rises by 1. In Kuala Lumpur itself only Police can be removed.
section-3_3 = Japanese Operations
    .help = Deploy, Construct, Sweep or Assault.
section-3_3_1 = Deploy
    .help = One Police in up to three spaces: Kuala Lumpur, at any level, and Neutral Provinces with Troops. Then any Kempeitai may go, over any distance, to spaces with Troops or Police, even with a Limited Deploy.
section-3_3_2 = Construct
    .help = In up to three Provinces where cubes outnumber Guerrillas: take one Sabotage marker off an adjacent Railway, or place a New Village and Opposition. A New Village needs a Province next to an EC that has none, and one in the pool.
section-3_3_3 = Sweep
    .help = In up to three spaces, ECs too: move in adjacent Troops, all at once, then Activate one Guerrilla per cube, in Jungle without Kempeitai one per two cubes. A space may be chosen without moving anything.
section-3_3_4 = Assault
    .help = In up to three spaces with Troops and Active British pieces: remove Active Guerrillas, one per Troop (Mountain without Kempeitai: per two Troops). Only when no Guerrilla of either state is left does a Supply Cache go. Police take no part.

## Rule summaries: 4 Special Activities

section-4_0 = Special Activities
    .help = Extra actions that go with an Operation, three for each faction.
section-4_1 = Special Activities in General
    .help = At most one per turn, never with a Limited Operation, and without cost. It comes before, between or after the steps of the Operation, as one whole.
section-4_1_1 = Accompanying Operations
    .help = Most go with certain Operations only. They may happen in any space that fits.
section-4_2 = British Special Activities
    .help = Supply, Gather or Raid.
section-4_2_1 = Supply
    .help = With Train or Contact: a Supply Cache replaces the Jungle Camp in up to two Provinces that also have Force 136, three from Zipper 12. If a Cache stands there or none can be had, the camp is only removed.
section-4_2_2 = Gather
    .help = With Contact, Sabotage or Ambush: up to two spaces with Force 136. There and in each space next to them, one Underground Guerrilla may be Activated to reveal the Intel chit where it stands.
section-4_2_3 = Raid
    .help = With any Operation: up to two spaces next to a Supply Cache, three at Zipper 20. One or two Guerrillas move in from one space with a Cache; then any Underground Guerrilla there may carry out a Limited Sabotage or Ambush, without Force 136.
section-4_3 = Japanese Special Activities
    .help = Extract, Reprisal or Eliminate.
section-4_3_1 = Extract
    .help = With Deploy: for each chosen EC, 1 Resource per starred Railway free of Sabotage that an unbroken chain of such Railways joins to it; chains also run through ECs and Kuala Lumpur. Then 1 per New Village, once.
section-4_3_2 = Reprisal
    .help = With Construct, Sweep or Assault: up to two spaces with Troops get Terror if they have none and become Neutral; an EC only gets Terror. In each, one Guerrilla, if any, is moved to an adjacent space; the Japanese choose.
section-4_3_3 = Eliminate
    .help = With Construct, Sweep or Assault: in up to two spaces with Kempeitai, conceal the Intel chit there, or roll, +1 for each Police there. Above the number of Guerrillas there, a Jungle Camp may be removed, or, without a camp, a Force 136 marker; this costs 1 Resistance.

## Rule summaries: 5 Events

section-5_0 = Events
    .help = Only the text of a card's effect counts; the lines in italics are flavour text.
section-5_1 = Executing Events
    .help = Done as written and in order. The player who executes it chooses everything, except where the text lets a named faction act: then that faction decides.
section-5_1_1 = Events over Rules
    .help = A card overrides the rules, but stacking, the supply of pieces and markers and the limits of 0 and 20 still hold.
section-5_1_2 = Events in Conflict
    .help = The card being played overrides one played earlier.
section-5_1_3 = As Much as Possible
    .help = Do every part that can be done; a part that cannot is left out.
section-5_2 = Dual Use
    .help = Of two texts the player picks one, unshaded or shaded, no matter which faction.
section-5_3 = Capabilities
    .help = Six cards work until the end of the game with the side chosen. Either faction may play any of them.
section-5_4 = Mandatory Events
    .help = J6 and J9 take effect as soon as they are shown, right after their MPAJA icon. The Event box is then closed to both players, even for a Pass.
section-5_5 = MPAJA Card Icons
    .help = Carried out first, if it changes anything. Mobilize Population: the British put Opposition at a Jungle Camp without Terror. Kill Traitors: they remove 1 Police beside an MPAJA Guerrilla. Seize Supplies: the Japanese put a Jungle Camp in place of a Supply Cache where no camp is. Food Shortage: they remove 1 MPAJA Guerrilla that has no Supply Cache.

## Rule summaries: 6 the Propaganda Round

section-6_0 = Propaganda Round
    .help = Six phases one after the other; in the last round the second one ends the game.
section-6_1 = MPAJA Phase
    .help = The MPAJA acts by itself; where something must be chosen, the British choose.
section-6_1_1 = Clashes?
    .help = Each space with both kinds of Guerrillas loses one of each.
section-6_1_2 = Mobilize?
    .help = Each space at Opposition, Kuala Lumpur too, gets one MPAJA Guerrilla from Available; if they run out, the British pick the spaces.
section-6_2 = Resistance Phase
    .help = Add up all changes of this phase first, then move Resistance once. All divisions round down.
section-6_2_1 = Intel?
    .help = Plus the values of all revealed Intel chits.
section-6_2_2 = Defenses Undermined?
    .help = +1 for each Supply Cache on the map, and +1 for each space, ECs too, with more Guerrillas than cubes.
section-6_2_3 = Resources Extracted?
    .help = -1 for every 4 Japanese Resources, which then go to 0.
section-6_2_4 = Population Subdued?
    .help = -1 for every 5 Population in Neutral Provinces and Kuala Lumpur, and -1 for every 3 spaces with Police.
section-6_2_5 = Invasion Preparation
    .help = Operation Zipper goes to the highest box that Resistance reaches; Supply Caches are released or go back accordingly.
section-6_2_6 = Game End?
    .help = The last Propaganda card ends the game here, and the winner is found.
section-6_3 = Resources Phase
    .help = First the British spread Opposition along cut Railways, then the Japanese may Construct.
section-6_3_1 = British
    .help = For each Railway with Sabotage, however many markers, the British may put Opposition in one adjacent Province or Kuala Lumpur without Terror.
section-6_3_2 = Japanese
    .help = The Japanese may carry out one Construct in up to three Provinces.
section-6_4 = Support Phase
    .help = First the British may Supply, then the Japanese may carry out Reprisal.
section-6_4_1 = Supply
    .help = The British may carry out one Supply, as a Special Activity would.
section-6_4_2 = Reprisal
    .help = The Japanese may carry out one Reprisal, as a Special Activity would.
section-6_5 = Redeploy Phase
    .help = First the British move markers, then the Japanese markers and Police.
section-6_5_1 = British Redeploy
    .help = Any Force 136 on the map may go to spaces with Jungle Camps; no camp is placed.
section-6_5_2 = Japanese Redeploy
    .help = Any Kempeitai and Police on the map may go to spaces that had more Troops than Guerrillas when the phase began.
section-6_6 = Reset Phase
    .help = Terror comes off, Sabotage stays. All Intel chits are mixed and laid out anew, all Guerrillas go Underground, the British become First Eligible, and the next card is shown.
section-6_7 = Operation Zipper Track
    .help = Delay, 6, 12, 18 and Ready (20): each box stands for a level of Resistance.
section-6_7_1 = Moving the Track
    .help = The Resistance phase sets it by Resistance; Events move it for the time between.
section-6_7_2 = Supply Caches
    .help = A box that is reached or passed gives its Supply Cache to Available. If the marker falls below the box, one goes back there, from Available first, else from the map as the British choose.
section-6_7_3 = Modifying British Special Activities
    .help = At 12 and above Supply may take a third Province; at 20 Raid may take a third space.

## Rule summaries: 7 victory

section-7_0 = Victory
    .help = Resistance, 0 to 20, decides at the end; in a close game Jungle Camps and Force 136 are compared.
section-7_0_1 = Victory
    .help = After the last Resistance phase: below 18 the Japanese win, at 20 the British. At 18 or 19 the British win with more Force 136 than Jungle Camps on the map; otherwise the MPAJA wins and both players lose. No round before the last decides anything.
section-7_1 = Raising Resistance
    .help = It rises when an Ambush moves a Troop or Kempeitai (+1 each), by Events, and in a Propaganda Round by the value of revealed Intel chits, for each Supply Cache on the map and for each space with more Guerrillas than cubes (+1 each).
section-7_2 = Lowering Resistance
    .help = It falls when Eliminate removes a Force 136 marker (-1 each), by Events, and in a Propaganda Round for every 4 Resources, every 5 Neutral Population and every 3 spaces with Police (-1 each).

## What the bot says

reason-bot-resistance =
    { $goal ->
        [more] raise Resistance
       *[less] lower Resistance
    }
reason-bot-intel =
    { $goal ->
        [more] reveal Intel chits of high value
       *[less] conceal Intel chits of high value
    }
reason-bot-caches =
    { $goal ->
        [more] bring Supply Caches onto the map
       *[less] get Supply Caches off the map
    }
reason-bot-extracted =
    { $goal ->
        [more] keep Japanese Resources high against Resistance
       *[less] run down Japanese Resources, which lower Resistance
    }
reason-bot-neutral =
    { $goal ->
        [more] keep Population Neutral
       *[less] turn Neutral Population to Opposition
    }
reason-bot-policed =
    { $goal ->
        [more] have Police in more spaces
       *[less] have Police in fewer spaces
    }
reason-bot-clashes =
    { $goal ->
        [more] let both types of Guerrillas clash
       *[less] keep both types of Guerrillas apart
    }
reason-bot-reach =
    { $goal ->
        [more] bring Intel chits within reach of Gather
       *[less] keep Intel chits out of reach of Gather
    }
reason-bot-led =
    { $goal ->
        [more] have Force 136 with Underground Guerrillas
       *[less] part Force 136 from Underground Guerrillas
    }
reason-bot-hunted =
    { $goal ->
        [more] bring Kempeitai up to Force 136 and revealed Intel chits
       *[less] keep Kempeitai away from Force 136 and revealed Intel chits
    }
reason-bot-terror =
    { $goal ->
        [more] place Terror markers
       *[less] get rid of Terror markers
    }
reason-bot-sabotage =
    { $goal ->
        [more] place Sabotage on Railways
       *[less] repair Railways
    }
reason-bot-extract =
    { $goal ->
        [more] make a later Extract bring more
       *[less] make a later Extract bring less
    }
reason-bot-new_villages =
    { $goal ->
        [more] place New Villages
       *[less] get rid of New Villages
    }
reason-bot-force_136 =
    { $goal ->
        [more] have more Force 136 markers in play
       *[less] have fewer Force 136 markers in play
    }
reason-bot-camps =
    { $goal ->
        [more] have more Jungle Camps
       *[less] have fewer Jungle Camps
    }
reason-bot-supply =
    { $goal ->
        [more] make spaces ready for Supply
       *[less] leave fewer spaces ready for Supply
    }
reason-bot-mpaja_underground =
    { $goal ->
        [more] have more MPAJA Guerrillas Underground
       *[less] leave fewer MPAJA Guerrillas Underground
    }
reason-bot-mpaja_active =
    { $goal ->
        [more] have more Active MPAJA Guerrillas
       *[less] have fewer Active MPAJA Guerrillas
    }
reason-bot-non_mpaja_underground =
    { $goal ->
        [more] have more non-MPAJA Guerrillas Underground
       *[less] leave fewer non-MPAJA Guerrillas Underground
    }
reason-bot-non_mpaja_active =
    { $goal ->
        [more] have more Active non-MPAJA Guerrillas
       *[less] have fewer Active non-MPAJA Guerrillas
    }
reason-bot-kempeitai =
    { $goal ->
        [more] bring Kempeitai onto the map
       *[less] get Kempeitai off the map
    }
reason-bot-zipper =
    { $goal ->
        [more] move Operation Zipper towards Ready
       *[less] delay Operation Zipper
    }
reason-bot-lost_caches =
    { $goal ->
        [more] drive Supply Caches out of the game
       *[less] lose no Supply Caches for good
    }
reason-bot-majorities =
    { $goal ->
        [more] have more Guerrillas than cubes in further spaces
       *[less] have more Guerrillas than cubes in fewer spaces
    }
reason-bot-exposed =
    { $goal ->
        [more] open British pieces to Assault
       *[less] shelter British pieces from Assault
    }
reason-bot-grip =
    { $goal ->
        [more] strengthen the Guerrillas against the cubes
       *[less] weaken the Guerrillas against the cubes
    }
reason-bot-opposition =
    { $goal ->
        [more] bring spaces to Opposition
       *[less] take spaces out of Opposition
    }

## What things on the table are

tip-terrain-jungle = Thick growth: without Kempeitai, a Sweep needs two cubes to find one Guerrilla.
tip-terrain-mountain = Steep ground: without Kempeitai, an Assault needs two Troops to remove one Guerrilla.
tip-starred = A starred Railway earns 1 Resource in an Extract, if it is free of Sabotage and linked to the chosen Economic Center.
tip-piece-non_mpaja = A Guerrilla that Force 136 has trained itself. In the MPAJA phase it clashes with the MPAJA where both stand.
tip-box-out-of-game = What an Event has taken away for good; nothing brings it back.

## What may never be in a position; spaces and pieces are named as there

fault-misplaced =
    { $thing ->
        [opposition] Opposition
        [intel] an Intel chit
        [camp] a Jungle Camp
       *[village] a New Village
    } in { $space } (1.4.2)
fault-too-many =
    { $n } { $thing ->
        [camp] Jungle Camps
       *[village] New Villages
    } (there are { $most })
fault-village-alone = a New Village in { $space } among British forces alone (1.15)
fault-intel-value = the Intel chit of { $space } is revealed or gone without a value (1.11)
fault-intel-both = the Intel chit of { $space } is revealed and gone at once
fault-intel-number = more than 3 Intel chits { $value }
fault-zipper-cache = a Supply Cache on the Zipper Track at or below { $box } (6.7.2)
