### Arab Revolt: places, words, player aid and rule summaries, all in our own words.

game = Arab Revolt
game-about = Two players fight over Mandatory Palestine from 1937 to 1939: the Rebels rise in the countryside, come across the borders and cut the railways, as far as their divided bands can be brought together; the British answer with curfews, collective punishment and irregulars. Every card offers both of them an Event or an Operation, and British Political Will decides who wins.
scenario-standard = Arab Revolt: 1937-1939 (21 cards)

goal-british = You win if Political Will is still above 0 when the last Propaganda Round looks for a winner. Guard the Railways against Sabotage, drive the Rebels out of Cities and Districts, remove their Bases, and do not rely on Irregulars: three of them on the map cost as much as a Base.
goal-rebels = You win with Political Will at 0 in any Propaganda Round. Sabotage Railways, outnumber the British in Cities and Districts, keep Bases in many Districts, and strike hard when you Ambush.

## Spaces

space-galilee = Galilee
space-haifa_district = Haifa District
space-samaria = Samaria
space-lydda = Lydda
space-jerusalem_district = Jerusalem District
space-gaza = Gaza
space-haifa = Haifa
space-tel_aviv_jaffa = Tel Aviv-Jaffa
space-jerusalem = Jerusalem
space-railway_haifa_syria = Haifa-Syria Railway
    .in = on the Haifa-Syria Railway
space-railway_haifa_tel_aviv = Haifa-Tel Aviv Railway
    .in = on the Haifa-Tel Aviv Railway
space-railway_tel_aviv_jerusalem = Tel Aviv-Jerusalem Railway
    .in = on the Tel Aviv-Jerusalem Railway
space-railway_tel_aviv_egypt = Tel Aviv-Egypt Railway
    .in = on the Tel Aviv-Egypt Railway
space-lebanon = Lebanon
space-syria = Syria
space-transjordan = Transjordan
space-egypt = Egypt

short-galilee = Galilee
short-haifa_district = Haifa D.
short-samaria = Samaria
short-lydda = Lydda
short-jerusalem_district = Jerus.D.
short-gaza = Gaza
short-haifa = Haifa
short-tel_aviv_jaffa = Tel Aviv
short-jerusalem = Jerusal.
short-railway_haifa_syria = Ry Ha-Sy
short-railway_haifa_tel_aviv = Ry Ha-TA
short-railway_tel_aviv_jerusalem = Ry TA-Je
short-railway_tel_aviv_egypt = Ry TA-Eg
short-lebanon = Lebanon
short-syria = Syria
short-transjordan = Transj.
short-egypt = Egypt

## Words

faction-rebels = Rebels

piece-irregular = Irregular
piece-active_irregular = Active Irregular

pieces-irregular =
    { $n ->
        [one] { $n } Underground Irregular
       *[other] { $n } Underground Irregulars
    }
pieces-active_irregular =
    { $n ->
        [one] { $n } Active Irregular
       *[other] { $n } Active Irregulars
    }

marker-curfew = Curfew
marker-out_of_play = Out of Play
source-prison = Prison
marker-sabotage = Sabotage

level-opposition = Opposition

terrain-district = District
terrain-railway = Railway
terrain-foreign = Foreign Country

track-unity = Unity

action-patrol = Patrol
action-punish = Punish
action-divide = Divide
action-air-recon = Air Recon
action-mobilize = Mobilize
action-coordinate = Coordinate

result-rebels = The Rebels win

## The Unity Track

unity-decentralized = Decentralized
    .help = 2 (a guess): Divide in up to 2 spaces; the Rebels draw only one chit; a further step toward Decentralized brings +1 Political Will.
unity-low = Near Decentralized
    .help = 1 (a guess): Divide in 1 space.
unity-middle = Middle
    .help = 1: Divide in 1 space.
unity-high = Near Centralized
    .help = 1: Divide in 1 space.
unity-centralized = Centralized
    .help = 0: Divide only by a roll; Operations chits have no effect.

## Chits

chit-op-1 = Operations chit 1
    .help = One space; no effect.
chit-op-2 = Operations chit 2
    .help = Two spaces; after the turn the British may remove an Active Guerrilla.
chit-op-3 = Operations chit 3
    .help = Three spaces; after the turn the British may replace an Active Guerrilla with an Irregular.
chit-detain = Detain
    .help = 1 Guerrilla goes to Prison; then Opposition, if none is there.
chit-demolish = Demolish
    .help = Opposition comes off; then 1 Available Guerrilla arrives.
chit-fine = Fine
    .help = 1 Sabotage marker comes off an adjacent Railway; nothing follows.
chit-held-op-1 = Held { chit-op-1 }
chit-held-op-2 = Held { chit-op-2 }
chit-held-op-3 = Held { chit-op-3 }
chit-held-detain = Held { chit-detain }
chit-held-demolish = Held { chit-demolish }
chit-held-fine = Held { chit-fine }

## Words of the terminal table

terminal-short-irregular = I
terminal-short-active_irregular = AI
terminal-terrain-district = District
terminal-terrain-railway = Railway
terminal-terrain-foreign = Foreign
terminal-chits-operations = Operations chits: { $chits }
terminal-chits-punishments = Punishment chits: { $chits }
terminal-store-prison = Prison: { $pieces }
terminal-store-forts = On A28: { $pieces }
terminal-chits-pool = pool { $chits }
terminal-chits-held = held { $chits }
terminal-chits-played = in play { $chits }
terminal-chits-aside = set aside { $chits }
terminal-undo-chance = A die was rolled, or a card or chit was drawn since your last choice; undo! takes it back all the same.
terminal-help-undo = take back your last choice; undo! goes back past dice, cards and chits too

## Words of the web table

web-box-limited-op = An Operation without a Special Activity: one space for the British, the chit's number of spaces for the Rebels.
web-box-op-special = An Operation with a Special Activity: up to three spaces for the British, the chit's number of spaces for the Rebels.
web-aim-high = You win if { $track } is still above 0 when the last Propaganda Round looks for a winner.
web-aim-low = You win with { $track } at 0 in any Propaganda Round.

## Options

option-irregular = Place 1 Irregular
option-use-irregular = Activate an Irregular
option-strike = Turn Guerrillas into Irregulars
option-roll = Roll against the Irregulars, to shift Unity
option-centralize = Shift Unity one step toward Centralized
option-draw = Draw

## Log

log-draw = { $faction } draw: { $chit }
log-play-chit = { $faction } play: { $chit }
log-chit-effect = { $faction }: effect of { $chit }
log-chit-aside = { $chit } set aside
log-chit-back = { $chit } put back into the pool
log-return-punishments = All Punishment chits are in their pool again
log-return-operations = All Operations chits are in their pool again
log-hold = { $faction } now hold: { $chit }
log-discard = { $faction } set aside: { $chit }
log-unity =
    { $reach_id ->
        [stuck] Unity cannot go further { $toward }: { $unity } ({ $cause })
        [part] Unity { $toward } ({ $asked }, capped: { $signed }), now { $unity } ({ $cause })
       *[all] Unity { $toward } ({ $signed }), now { $unity } ({ $cause })
    }
log-add-sabotage = Sabotage marker placed on { $space }
log-place-curfew = Curfew placed { $space_in }
log-lift-curfew = Curfew taken off { $space }
log-lose-curfew = Curfew taken off { $space }, where no British piece is left
log-activate-irregular = 1 Irregular became Active { $space_in }
log-hide-irregulars =
    { $n ->
        [one] { $n } Irregular
       *[other] { $n } Irregulars
    } went Underground { $space_in }
log-imprison = { $pieces } sent from { $space } to Prison
log-empty-prison = { $pieces } released from Prison to Available
log-withdraw = { $pieces } sent from { $space } to Out of Play
log-garrison-fort = 1 Police sent from { $space } to the Tegart Forts, { $n } there now
log-fill-fort = 1 Available Police sent to the Tegart Forts, { $n } there now
log-open-borders = Transjordan and Egypt are now in play

## Causes and rolls

toward-centralized = toward Centralized
toward-decentralized = toward Decentralized

cause-forts = A28 Tegart Forts: they came from abroad
cause-seen-on-railway = more than 3 with the British, on a Railway
cause-seen-at-curfew = more than 3 with the British, under a Curfew
cause-unity = Unity is at Decentralized already
cause-ambushes = Ambush removed three or more pieces
cause-roll = the roll
cause-resources = chosen in the Resources phase

modifier-A2 = A2 { $n }

roll-divide-roll = Divide, against the Irregulars on the map
    .success = success
    .failure = no effect
roll-A3-roll = Divide, against the Irregulars on the map
    .success = success
    .failure = no effect
roll-A7-roll = A7, against the Irregulars on the map
    .success = success
    .failure = no effect
roll-A7-bases = A7, against the Bases on the map
    .success = the Rebels rise
    .failure = no effect
roll-A19-roll = A19, against the spaces at Opposition
    .success = the League approves
    .failure = the League complains
roll-A20-roll = A20, against the Bases on the map
    .success = success
    .failure = no effect
roll-A23-roll = A23, against the Bases on the map
    .success = the Rebels follow him
    .failure = no effect
roll-coordinate-roll = Coordinate, against the Bases on the map
    .success = success
    .failure = Unity does not change
roll-resources-roll = the Resources phase, against the Bases on the map
    .success = a step of Unity or a chit to keep
    .failure = neither Unity nor a chit

## Lines of a Propaganda Round; $of: how many are counted

count-cut-railways = Railways with Sabotage
count-whole-railways = Railways without Sabotage, 1 per 2 of { $of }
count-rebel-majorities = Districts and Cities with more Rebels than British, 2 each
count-quiet = Districts and Cities without Rebels or Opposition, 1 per 2 of { $of }
count-leaders = Districts with a Base
count-irregulars = Irregulars, 1 per 3 of { $of }
count-courts = Spaces at Opposition, 1 per 2 of { $of }

## Why an option is not offered

why-chance = Dice, cards and chits decide this, not a player
why-no-insurgents = { $space } holds no Rebel piece
why-no-rebels-nor-opposition = { $space } has neither a Rebel piece nor Opposition
why-no-police-nor-irregulars = { $space } holds neither Police nor an Irregular
why-no-irregulars = { $space } holds no Irregular
why-unity-forbids = At Centralized no Irregular can Divide; only the roll is left
why-space-out-of-play = { $space } is not in play
why-only-districts = Only Districts qualify; { $space } is not a District
why-only-cities = Only Cities qualify; { $space } is not a City
why-only-railways = Only Railways qualify; { $space } is not a Railway
why-only-foreign-countries = Only Foreign Countries qualify; { $space } is not a Foreign Country
why-only-districts-and-cities = Only Districts and Cities qualify, not { $space }
why-only-cities-and-railways = Only Cities and Railways qualify, not { $space }
why-only-districts-and-railways = Only Districts and Railways qualify, not { $space }
why-only-districts-and-foreign-countries = Only Districts and Foreign Countries qualify, not { $space }
why-only-not-railways = Railways such as { $space } do not qualify
why-only-syria-and-lebanon = Only Syria and Lebanon qualify, not { $space }
why-only-palestine = Foreign Countries such as { $space } do not qualify
why-abroad-in = { $space } is a Foreign Country
why-abroad-out = { $space } is not a Foreign Country in play
why-curfews-in = A Curfew is { $space_in }
why-marched-in = Every Guerrilla { $space_in } has come there in this March
why-curfews-out = There is no Curfew { $space_in }
why-british-majority-in = The British have more pieces than the Rebels { $space_in }
why-british-majority-out = The British do not have more pieces than the Rebels { $space_in }
why-rebel-majority-in = The Rebels have more pieces than the British { $space_in }
why-rebel-majority-out = The Rebels do not have more pieces than the British { $space_in }
why-with-irregulars-in = An Underground Irregular is { $space_in }
why-with-irregulars-out = There is no Underground Irregular { $space_in }
why-with-active-irregulars-in = An Active Irregular is { $space_in }
why-with-active-irregulars-out = There is no Active Irregular { $space_in }
why-opposition-in = { $space } is at Opposition
why-opposition-out = { $space } is not at Opposition
why-chit-first = An Operations chit is chosen first
why-near-guerrillas-out = There is no Guerrilla of Palestine { $space_in } or next to it
why-police-placed = Deploy places Police or an Irregular { $space_in }, and Police came first
why-outnumbered-in = Guerrillas do not outnumber Irregulars { $space_in }
why-next-to-raiders-out = No Base with Guerrillas that can still raid is next to { $space }
why-shunned-railways-in = { $space } is a Railway next to a Curfew
why-sabotaged-out = There is no Sabotage on { $space }

## Player aid: British

action-deploy-help = Up to 3 Districts and Cities (Limited: 1) with more British than Rebel pieces: up to 2 Police or 1 Irregular in each. Then one of them may get a Curfew if it has none, or lose its Curfew together with any Opposition.
action-patrol-help = Up to 3 Cities and Railways (Limited: 1). Cubes move there from anywhere on the map; then each cube on a selected Railway Activates one Guerrilla there, and one selected Railway may be Assaulted.
action-sweep-help = Up to 3 Cities and Districts (Limited: 1). Troops move in from adjacent spaces all at once; then each pair of cubes Activates one Guerrilla, or each single cube does if an Underground Irregular there is Activated first.
action-assault-help = Up to 3 spaces (Limited: 1) with cubes and Rebel pieces. Each Troop in a District, each cube in a City or on a Railway removes one Active piece; at Opposition it takes two for one. Bases come last, after the final Guerrilla, and each shifts Unity one step toward Decentralized.
action-punish-help = With any Operation. Draw 2 Punishment chits and play one of them or a held one in one or two Districts or Cities with Troops: first its Punishment in all of them, then its Mobilization. Detain: 1 Guerrilla to Prison, then Opposition. Demolish: Opposition comes off, then 1 Guerrilla arrives. Fine: 1 Sabotage marker comes off an adjacent Railway.
action-divide-help = With Deploy or Patrol, and in a Propaganda Round. Either, in as many spaces as Unity's value, Activate an Underground Irregular and turn a Guerrilla there or next to it, but never abroad, into an Irregular. Or roll a die: not above the number of Irregulars on the map, Unity shifts one step toward Decentralized.
action-air-recon-help = With any Operation. In one or two Districts or Railways, Activate one Guerrilla each. No British piece need be there.

## Player aid: Rebels

action-rally-help = As many spaces as the chit says, no Railways, without a Curfew and with Rebel pieces or Opposition. Place one Guerrilla, where a Base stands one or two. Then one of the selected Districts may get Opposition, if it has a Base and more Rebel than British pieces.
action-march-help = Guerrillas leave as many spaces as the chit says, one space after the other, each for any adjacent space. Those going from one space to a Railway or to a space with a Curfew become Active if they and the British pieces there number more than 3.
action-sabotage-help = As many spaces of Palestine as the chit says, each with an Underground Guerrilla. Activate one: a Railway gets a Sabotage marker, even a further one, a District or City gets Opposition.
action-ambush-help = As many spaces as the chit says, each with an Underground Guerrilla and Police or Irregulars. Activate one and remove one Police or Irregular. If one Ambush removes three or more in all, Political Will falls by 1.
action-mobilize-help = With Rally or March, and in a Propaganda Round. Up to two spaces get a Base: Districts with more Guerrillas than Irregulars, or Foreign Countries in play. Then each space with Opposition may get a Guerrilla, even if no Base was placed at all.
action-coordinate-help = With any Operation. The chit allows one space more this turn; its effect stays as printed. Roll a die: not above the number of Bases on the map, Unity shifts one step toward Centralized.
action-raid-help = With Rally, Sabotage or Ambush. Into one or two spaces of Palestine next to a Base, one or two Guerrillas move from one adjacent space with a Base; then, if you like, a Limited Sabotage or Ambush there.

## Player aid: both

action-pass-help = Take a free box and do nothing: the British select a Punishment chit from the pool to hold; the Rebels may place an Available Base in a District or Foreign Country in play that has a Guerrilla, and their Operations chit is played all the same. The box still counts for who is First Eligible on the next card.

## Rule summaries: 1 the board and the pieces

section-1_3 = The Map
    .help = Seventeen spaces: six Districts, three Cities, four Railways and four Foreign Countries, two of them in play at the start.
section-1_3_1 = Map Spaces
    .help = Districts, Cities and Railways can hold pieces of both factions, Foreign Countries only those of the Rebels. "Palestine" is all but the Foreign Countries.
section-1_3_2 = Districts
    .help = Galilee, Haifa District, Samaria, Lydda, Jerusalem District and Gaza. They can have Opposition, a Curfew and up to two Bases, and count for Political Will.
section-1_3_3 = Cities
    .help = Haifa, Tel Aviv-Jaffa and Jerusalem. They can have Opposition and a Curfew, and count for Political Will. Police can Assault here as Troops do.
section-1_3_4 = Railways
    .help = Four lines, each a space of its own beside every space it touches; no line is adjacent to another. They can hold any number of Sabotage markers, which do not hinder movement, but no Base, Opposition or Curfew.
section-1_3_5 = Adjacency
    .help = Two spaces are adjacent if their borders touch.
section-1_3_6 = Prison
    .help = Guerrillas go here by Detain and by some cards, Bases by cards alone. Nothing can be placed from Prison, A31 excepted; all return to Available in the Reset phase.
section-1_3_7 = Foreign Country Spaces
    .help = Lebanon and Syria are in play, Transjordan and Egypt only after A30. The Rebels may Rally, March and Mobilize there, and a Raid may set out from a Base there. British pieces, Operations and Special Activities never reach them.
section-1_4 = Forces
    .help = British: 15 Troops and 9 Police, together called cubes, and 6 Irregulars. Rebels: 15 Guerrillas and 5 Bases.
section-1_4_1 = Availability and Removal
    .help = Pieces are placed from Available and go back there when removed, unless a rule sends them to Prison. If none of a type is Available, a faction may take its own from the map to place it. A replacement that cannot be placed leaves a plain removal.
section-1_4_2 = Stacking
    .help = At most two Bases in a space and none on a Railway; no British piece abroad; one Curfew in a District or City and none elsewhere. Sabotage markers on a Railway are not limited.
section-1_4_3 = Underground/Active
    .help = A Guerrilla or an Irregular is Underground or Active and always arrives Underground. Moving does not change its state unless a rule says so. All other pieces count as Active.
section-1_5 = Players & Factions
    .help = Two players: the British, with their Irregulars, and the Rebels.
section-1_6 = Opposition
    .help = A District or City is at Opposition or Neutral; there is no other level. Opposition is one marker, placed or removed.
section-1_7 = British Punishment Chits
    .help = Six chits that the British use with Punish and some cards.
section-1_7_1 = Punishment Chits
    .help = To draw is by chance, to select is by choice from the pool. Drawn chits that are not played go back; played ones stay aside until the next Resources phase. Held chits lie open, and one may be played instead of a drawn one.
section-1_7_2 = Types of Punishment Chits
    .help = Two of each. Detain: 1 Guerrilla to Prison; Mobilization: Opposition, if none. Demolish: Opposition comes off; Mobilization: 1 Available Guerrilla. Fine: 1 Sabotage marker comes off an adjacent Railway; no Mobilization.
section-1_8 = Rebel Operations Chits
    .help = Nine chits that tell how many spaces a Rebel Operation may have, and what it may cost.
section-1_8_1 = Operations Chits
    .help = On each card the Rebels draw two, only one at Decentralized, and play one of them or a held one. Those drawn and not played go back; the one played stays aside until the next Resources phase. Held chits lie open.
section-1_8_2 = Types of Operations Chits
    .help = Three each of 1, 2 and 3: so many spaces, in a Limited Operation too. When the Rebels have finished, whatever they did, the British may for a 2 remove an Active Guerrilla, for a 3 replace one with an Available Irregular (abroad only remove it). Nothing of this at Centralized.
section-1_9 = Sabotage
    .help = Markers that the Sabotage Operation, the Propaganda Round and cards put on Railways. A Railway with any of them costs Political Will in the Propaganda Round.
section-1_10 = British Political Will
    .help = A number from 0 to 20 that decides the game: the Rebels must bring it to 0.
section-1_11 = Unity
    .help = Five steps from Decentralized to Centralized tell how well the Rebels hold together. They matter for Operations chits and for Divide.
section-1_12 = Curfews
    .help = Three markers, placed by Deploy and cards in Districts and Cities, one in each. A Curfew forbids Rally and makes March there risky. It goes with the last British piece of its space, by Deploy, and in the Reset phase.

## Rule summaries: 2 the sequence of play

section-2_0 = Sequence of Play
    .help = One card at a time; both players act on it, then the next one is shown.
section-2_1 = Setup
    .help = Three piles of seven cards, each with a Propaganda card among its last three. Political Will 18, Unity in the middle, 5 Troops Out of Play.
section-2_2 = Start
    .help = Show the top card of the deck. Played cards and the number left in the deck are open to all; the next card is not.
section-2_3 = Initiative Track
    .help = The First Eligible player picks a box and acts; the Second Eligible then picks one of the boxes left.
section-2_3_1 = Eligibility
    .help = The Rebels are First Eligible on the first card. A Propaganda Round does not change the order.
section-2_3_2 = Options for Eligible Factions
    .help = Boxes: Limited Operation, Event, Operation & Special Activity. Each is open to one player per card, and in any of them you may Pass instead.
section-2_3_3 = Passing
    .help = Choose a free box and leave its action out: the British select a Punishment chit of the pool to hold, the Rebels may place an Available Base in a District or Foreign Country with a Guerrilla. The box still decides the order on the next card.
section-2_3_4 = Rebel Operations
    .help = The Rebels first draw two Operations chits (one at Decentralized), choose the one to play, and only then a box. They do so for an Event or a Pass too, and at the end the British use the chit's effect unless Unity is Centralized.
section-2_3_5 = Limited Operation
    .help = An Operation without Special Activity: for the British in one space, for the Rebels in as many as their chit says. A British Patrol or Sweep then has one destination, but any number of origins.
section-2_3_6 = Adjust Eligibility
    .help = Whoever took the box further left is First Eligible on the next card: Limited Operation before Event before Operation & Special Activity.
section-2_3_7 = Next Card
    .help = When both have acted, the next card is shown.
section-2_4 = Propaganda Card
    .help = It starts a Propaganda Round at once. The cards up to it are one Campaign. A34 also brings Troops in its Reset phase.

## Rule summaries: 3 Operations

section-3_0 = Operations
    .help = The main actions: four for each faction.
section-3_1 = Operations in General
    .help = Choose one Operation and the spaces for it, each space once: up to three for the British (one if Limited), up to the chit's value for the Rebels. The acting player decides the order and all targets, and takes effects to the full. Nothing costs Resources.
section-3_1_1 = Pawns
    .help = Pawns only mark selected spaces; they limit nothing.
section-3_2 = British Operations
    .help = Deploy, Patrol, Sweep or Assault, never abroad.
section-3_2_1 = Deploy
    .help = In up to three Districts or Cities with more British than Rebel pieces: up to 2 Police, or 1 Irregular. Then in one of these spaces a Curfew may be placed, or one that is there be taken off along with any Opposition.
section-3_2_2 = Patrol
    .help = Any cubes may go from anywhere to up to three selected Cities and Railways. On each selected Railway every cube then Activates one Guerrilla, and one selected Railway may be Assaulted. A space may be chosen without moving anything.
section-3_2_3 = Sweep
    .help = In up to three Cities or Districts: move in adjacent Troops, all at once. Then in each, Activate one Guerrilla per two cubes, or first an Underground Irregular of that space and then one Guerrilla per cube. A space may be chosen without moving anything.
section-3_2_4 = Assault
    .help = In up to three spaces with cubes and Rebel pieces: remove Active Guerrillas, one per Troop in a District, one per cube in a City or on a Railway; at Opposition one per two, and an odd one is lost. Only when no Guerrilla of either state is left do Bases go, and each shifts Unity one step toward Decentralized.
section-3_3 = Rebel Operations
    .help = Rally, March, Sabotage or Ambush, in as many spaces as the chit says.
section-3_3_1 = Rally
    .help = In spaces other than Railways that have no Curfew, and have Rebel pieces or Opposition: one new Guerrilla, with a Base there up to two. Then Opposition may be added in one of the selected Districts that has a Base and more Rebel than British pieces.
section-3_3_2 = March
    .help = One origin after the other: its Guerrillas move to adjacent spaces, which may differ, each piece once. Those going from one origin to one Railway or Curfew space become Active if they and the Troops, Police and Irregulars there are more than 3 together, before the next origin is selected. A Special Activity may come between two origins.
section-3_3_3 = Sabotage
    .help = In spaces of Palestine: Activate an Underground Guerrilla. A Railway gets a Sabotage marker each time, a District or City gets Opposition.
section-3_3_4 = Ambush
    .help = Activate an Underground Guerrilla to remove one Police or Irregular in its space. Political Will falls by 1 if the whole Operation removes three or more. Each Limited Ambush of a Raid is counted by itself.

## Rule summaries: 4 Special Activities

section-4_0 = Special Activities
    .help = Extra actions that go with an Operation, three for each faction.
section-4_1 = Special Activities in General
    .help = At most one per turn, never with a Limited Operation, and without cost. It comes before, between or after the steps of the Operation, as one whole.
section-4_1_1 = Accompanying Operations
    .help = Some go with certain Operations only. They may happen in any space that fits.
section-4_2 = British Special Activities
    .help = Punish, Divide or Air Recon.
section-4_2_1 = Punish
    .help = With any Operation: draw two Punishment chits, play one of them or a held one, and choose one or two Districts or Cities with Troops, also after the draw. Punishment in all, then Mobilization in all. A part that finds nothing to do is skipped, the other still happens.
section-4_2_2 = Divide
    .help = With Deploy or Patrol. Either, in spaces up to Unity's value, Activate one Underground Irregular each; a Guerrilla of any state there or next to it, but not abroad, makes way for an Underground Irregular. Or roll one die: up to the number of Irregulars on the map, Unity shifts one step toward Decentralized.
section-4_2_3 = Air Recon
    .help = With any Operation: Activate one Guerrilla in each of up to two Districts or Railways.
section-4_3 = Rebel Special Activities
    .help = Mobilize, Coordinate or Raid.
section-4_3_1 = Mobilize
    .help = With Rally or March: a Base in each of up to two spaces, Foreign Countries in play or Districts where Guerrillas outnumber Irregulars. Then one Guerrilla in each space at Opposition, as far as wanted. Curfews do not hinder it.
section-4_3_2 = Coordinate
    .help = With any Operation: the chit counts 1 more this turn, up to 4, while its effect stays that of the printed value. Roll one die: up to the number of Bases on the map, Unity shifts one step toward Centralized.
section-4_3_3 = Raid
    .help = With Rally, Sabotage or Ambush, in up to two spaces of Palestine next to a Base: one or two Guerrillas move in from one adjacent space with a Base, abroad too, without the test of a March. Then a Limited Sabotage or Ambush there, if wanted, by any Underground Guerrilla.

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
    .help = Seven cards work until the end of the game, six of them with the side chosen. Either faction may play any of them.
section-5_4 = Mandatory Events
    .help = A11 and A24 happen as soon as they are revealed, before anybody acts and without an Operations chit. On these cards the Event box is closed to both players, for passing too.

## Rule summaries: 6 the Propaganda Round

section-6_0 = Propaganda Round
    .help = Five phases one after the other; the first one may end the game.
section-6_1 = Political Will Phase
    .help = Add up all changes of this phase first, then move Political Will once and look for a winner.
section-6_1_1 = Sabotage?
    .help = Railways where Guerrillas outnumber British pieces get a Sabotage marker. Then -1 for every Railway with Sabotage, and +1 for each two without.
section-6_1_2 = Rebellion Contained?
    .help = -2 for every City or District where Rebel pieces outnumber the British; +1 for each two Cities or Districts, taken together, that have neither Rebel pieces nor Opposition.
section-6_1_3 = Rebel Leaders?
    .help = -1 for every District with a Base, one or two alike.
section-6_1_4 = Enemy of My Enemy?
    .help = -1 for each full three Irregulars on the map.
section-6_1_5 = Victory?
    .help = At 0 the Rebels win at once.
section-6_1_6 = Game End?
    .help = The last Propaganda card ends the game here: if the Rebels have not won, the British have.
section-6_2 = Resources Phase
    .help = Chits come back, each side may keep one, and help arrives from abroad.
section-6_2_1 = British
    .help = The British may keep one Punishment chit of their choice, whether it was in the pool, set aside or held. All others go back to the pool.
section-6_2_2 = Rebels
    .help = Roll one die: up to the number of Bases on the map, the Rebels may shift Unity one step toward Centralized or keep one Operations chit of their choice. All others go back, held ones too.
section-6_2_3 = Foreign Assistance
    .help = The Rebels draw an Operations chit and may Rally in so many Foreign Countries in play, even without pieces there. The chit has no effect and goes back.
section-6_3 = Support Phase
    .help = First the British may Divide, then the Rebels may Mobilize.
section-6_3_1 = Divide
    .help = The British may carry out one Divide, as a Special Activity would.
section-6_3_2 = Mobilize
    .help = The Rebels may carry out one Mobilize, as a Special Activity would.
section-6_4 = Redeploy Phase
    .help = The British move pieces and may dismiss Irregulars, then Guerrillas leave Railways and Cities.
section-6_4_1 = British Redeploy
    .help = Troops on Railways must go to Cities. Any Police, from anywhere, may go to Railways or Cities. Then up to half of the Irregulars on the map, rounded down, may be removed.
section-6_4_2 = Rebels Redeploy
    .help = Guerrillas on Railways and in Cities must go to spaces with a Base, each to any of them; with no Base on the map, to Foreign Countries in play.
section-6_5 = Reset Phase
    .help = Curfews and Sabotage come off, Prison empties into Available, all Guerrillas and Irregulars go Underground. With A34 the British put all Out of Play Troops into Cities. The next card is shown.
section-6_6 = Unity Track
    .help = Five steps with the values 2, 1, 1, 1, 0, of which the two on the left are a guess: from Decentralized on the left to Centralized on the right.
section-6_6_1 = Moving the Track
    .help = Right: Coordinate, the Resources phase, cards. Left: each Base lost to an Assault, Divide, cards. A step beyond Centralized is lost.
section-6_6_2 = Modifying British Divide
    .help = Its value is the number of spaces for Divide with Irregulars; at 0 only the roll is left.
section-6_6_3 = Centralized
    .help = At the right end the British get nothing from Operations chits. It counts as it stands when the Rebel turn ends.
section-6_6_4 = Decentralized
    .help = At the left end the Rebels draw one Operations chit instead of two, but may still play a held one. Each further step to the left is +1 Political Will instead.

## Rule summaries: 7 victory

section-7_0 = Victory
    .help = British Political Will, 0 to 20, decides.
section-7_0_1 = Early Victory
    .help = In the Political Will phase of any Propaganda Round: the Rebels at 0.
section-7_0_2 = Final Victory
    .help = After the last Propaganda Round's Political Will phase: above 0 the British win.
section-7_1 = Raising Political Will
    .help = It rises with each step of Unity beyond Decentralized (+1), by Events, and in a Propaganda Round for each two Railways without Sabotage (+1) and each two Cities or Districts with neither Rebel pieces nor Opposition (+1).
section-7_2 = Lowering Political Will
    .help = It falls with each Ambush that removes three or more (-1), by Events, and in a Propaganda Round for Railways with Sabotage (-1 each), Cities and Districts with more Rebel than British pieces (-2 each), Districts with a Base (-1 each) and each three Irregulars on the map (-1).

## What the bot says

reason-bot-railways =
    { $goal ->
        [more] keep Railways free of Sabotage
       *[less] cut Railways by Sabotage
    }
reason-bot-majorities =
    { $goal ->
        [more] have the Rebels be more in further spaces
       *[less] have the Rebels be more in fewer spaces
    }
reason-bot-quiet =
    { $goal ->
        [more] free spaces of Rebels and Opposition
       *[less] leave no space without Rebels or Opposition
    }
reason-bot-leaders =
    { $goal ->
        [more] have Rebel Bases in more Districts
       *[less] have Rebel Bases in fewer Districts
    }
reason-bot-enemy_of_my_enemy =
    { $goal ->
        [more] make the Irregulars costly at Propaganda
       *[less] make the Irregulars less costly at Propaganda
    }
reason-bot-courts =
    { $goal ->
        [more] make the Rebel Courts costly at Propaganda
       *[less] make the Rebel Courts less costly at Propaganda
    }
reason-bot-opposition =
    { $goal ->
        [more] bring spaces to Opposition
       *[less] take spaces out of Opposition
    }
reason-bot-exposed =
    { $goal ->
        [more] open Rebel pieces to Assault
       *[less] shelter Rebel pieces from Assault
    }
reason-bot-curfews =
    { $goal ->
        [more] put Curfews in place
       *[less] get rid of Curfews
    }
reason-bot-irregulars =
    { $goal ->
        [more] have more Irregulars Underground
       *[less] have fewer Irregulars Underground
    }
reason-bot-active_irregulars =
    { $goal ->
        [more] have more Active Irregulars
       *[less] have fewer Active Irregulars
    }
reason-bot-punishments =
    { $goal ->
        [more] have more Punishment chits in hand
       *[less] have fewer Punishment chits in British hands
    }
reason-bot-prison =
    { $goal ->
        [more] bring Rebel pieces into Prison
       *[less] keep Rebel pieces out of Prison
    }
reason-bot-chits =
    { $goal ->
        [more] have better Operations chits in hand
       *[less] leave the Rebels worse Operations chits
    }
reason-bot-chit_effect =
    { $goal ->
        [more] make much of the effect of the Operations chit
       *[less] give the British little from the Operations chit
    }
reason-bot-unity =
    { $goal ->
        [more] bring the Rebels closer to Unity
       *[less] drive the Rebels apart
    }
reason-bot-abroad =
    { $goal ->
        [more] open Transjordan and Egypt to the Rebels
       *[less] keep Transjordan and Egypt closed to the Rebels
    }
reason-bot-grip =
    { $goal ->
        [more] tighten the British hold on Districts and Cities
       *[less] loosen the British hold on Districts and Cities
    }
reason-bot-bases =
    { $goal ->
        [more] have more Rebel Bases
       *[less] have fewer Rebel Bases
    }
reason-bot-out_of_play =
    { $goal ->
        [more] keep Troops Out of Play
       *[less] get Troops out of Out of Play
    }

## What may never be in a position; spaces and pieces are named as there

fault-opposition = Opposition in { $space } (1.6)
fault-curfew = a Curfew in { $space } (1.4.2)
fault-sabotage = Sabotage in { $space }, which is no Railway (1.9)
fault-rebels-abroad = Rebels in { $space }, which is Out of Play (1.3.7)
fault-idle-curfew = a Curfew in { $space } without a British piece (1.12)
fault-curfews = { $n } Curfews (there are { $most }; 1.12)
fault-chits = { $n } chits { $chit } (there are { $most })
fault-chit-played = an Operations chit that is played outside a turn (2.3.4)
fault-chit-effect = the effect of a chit, but the Rebels have not just acted (2.3.4)
fault-chit-without-effect = the effect of a chit that has none (1.8.2)
