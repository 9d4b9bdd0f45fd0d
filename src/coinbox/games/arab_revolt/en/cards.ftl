### The cards of Arab Revolt in our own words. "Choose" and "place" without a name: the player who executes the Event.

card-A1-title = Mass Detention
card-A1-capability = British Capability
card-A1-unshaded = For the rest of the game, Detain takes 1 more Guerrilla from each chosen space with a Curfew.
card-A1-shaded = For the rest of the game, each Detain in a space that is already at Opposition lets the Rebels add Opposition to 1 adjacent space, if they like.
card-A1-tip = Unshaded: the second one goes to Prison too. Shaded: what counts is Opposition before the chit's own Mobilization; once for each such space, to a District or City; not when A10 or A18 resolves the chit.

card-A2-title = Central War Committee
card-A2-capability = Rebel Capability
card-A2-unshaded = For the rest of the game, every roll that is compared with the number of Rebel Bases on the map counts 1 more.
card-A2-shaded = For the rest of the game, every roll that is compared with the number of Rebel Bases on the map counts 1 less.
card-A2-tip = Coordinate, the Resources phase and the rolls of A7 shaded, A20 unshaded and A23 shaded. A result may become 0 or 7. Unshaded always helps the British, shaded the Rebels, on A20 too.

card-A3-title = Peace Bands
card-A3-unshaded = The British may Divide in both ways: first with Irregulars, then with the roll that shifts Unity one step toward Decentralized.
card-A3-shaded = The Rebels may replace up to 2 Irregulars with Guerrillas. Unity shifts one step toward Centralized.
card-A3-tip = Unshaded: in this order, and Irregulars won by the first part count for the roll. Shaded: Irregulars of either state, in one space or two; Unity shifts in any case.

card-A4-title = Special Night Squads
card-A4-unshaded = Place 1 Irregular in each of up to 3 Districts with Troops.
card-A4-shaded = Each full 3 Irregulars on the map cost 1 Political Will.
card-A4-tip = Shaded: Irregulars that are Available do not count.

card-A5-title = Village Occupations
card-A5-unshaded = The British may place a Curfew in each of up to 3 Districts with Troops.
card-A5-shaded = The Rebels may March out of any or all Districts with Curfews.
card-A5-tip = Unshaded: only as many as the pool still has, and one per District. Shaded: a single March that needs no chit; its usual test holds on Railways and in spaces with a Curfew.

card-A6-title = House Demolition
card-A6-unshaded = The British may draw 2 Punishment chits and use each Demolish among them in up to two spaces with Troops. Chits not used go back to the pool.
card-A6-shaded = The Rebels may Mobilize, but their Guerrillas come to spaces with Curfews instead of those at Opposition.
card-A6-tip = Unshaded: a used Demolish is set aside until the next Resources phase; its Mobilization follows as usual. Shaded: Bases as usual; each Guerrilla is optional.

card-A7-title = Memory of al-Qassam
card-A7-unshaded = Roll a die twice: for each result not above the number of Irregulars on the map, Unity shifts one step toward Decentralized.
card-A7-shaded = Roll a die: if it is not above the number of Rebel Bases on the map, the Rebels may carry out one Limited Operation in each space at Opposition.
card-A7-tip = Shaded: the spaces at Opposition at that moment, one Operation with one space for each; a March starts there. They may differ in type, come one after the other and may use the same pieces again; each may be declined. A2 changes this roll.

card-A8-title = Fawzi al-Qawuqji
card-A8-capability = Rebel Capability
card-A8-unshaded = For the rest of the game, Raid may take only one space.
card-A8-shaded = For the rest of the game, Ambush in a District also lets the Rebels send 1 Troop from there to a City.
card-A8-tip = Unshaded: for the Raid of A23 too. Shaded: in each District of the Ambush, Limited ones included; 1 Police or Irregular to remove is still needed, and the Troop does not count toward the three that cost Political Will.

card-A9-title = Hajj Amin al-Husayni
card-A9-unshaded = Choose Syria or Lebanon: all Rebel Bases there are removed. Unity shifts one step toward Decentralized.
card-A9-shaded = If a Rebel Base stands in a Foreign Country, Unity shifts one step toward Centralized. The Rebels may also carry out an Operation with their chit.
card-A9-tip = The two sentences of a side do not depend on each other. Unshaded: the Bases by themselves do not shift Unity. Shaded: as many spaces as the chit's value, one space if the British play the card; no Special Activity.

card-A10-title = Ex-Black and Tans
card-A10-unshaded = The British may take Opposition off one space with Police.
card-A10-shaded = The Rebels may draw a Punishment chit and carry out only its Mobilization in 2 spaces with Police. The chit goes back to the pool.
card-A10-tip = Shaded: Detain brings Opposition, Demolish 1 Guerrilla, Fine nothing. The spaces are chosen after the draw; Railways with Police qualify.

card-A11-title = Italian Aid
card-A11-text = Mandatory Event: the Rebels may carry out as many Limited Operations as there are Foreign Countries with Rebel pieces. Without effect if A28 is in force.
card-A11-tip = It happens when the card is revealed, before anybody acts; the Event box is then closed to both players, for passing too. Only countries in play count, as the effect begins. Each Operation has one space and uses no chit; they may differ in type, come one after the other and may use the same spaces and pieces; each may be declined.

card-A12-title = General Dill
card-A12-unshaded = The British may Punish, and then Punish once more with a held chit.
card-A12-shaded = Half of the Irregulars, rounded down, leave the map.
card-A12-tip = Unshaded: without a held chit there is no second Punish; it may take the same spaces. Shaded: the player who executes it picks them, of either state.

card-A13-title = Arab Investigation Centres
card-A13-unshaded = The British may carry out one Limited Operation for each Rebel piece in Prison, at most 3.
card-A13-shaded = Political Will falls by 1 for each Rebel piece in Prison, at most by 3.
card-A13-tip = Bases in Prison count too. Unshaded: the Operations may differ in type, come one after the other and may use the same spaces and pieces; each may be declined.

card-A14-title = Arab Ladies of Jerusalem
card-A14-unshaded = Each space with a Curfew loses its Opposition.
card-A14-shaded = All Curfews leave the map. The British discard 1 held Punishment chit.
card-A14-tip = Unshaded: the Curfews stay. Shaded: the British choose the chit; it is set aside until the next Resources phase.

card-A15-title = Human Shields
card-A15-capability = British Capability
card-A15-unshaded = For the rest of the game, Raid is barred from Railways next to a space with a Curfew.
card-A15-shaded = For the rest of the game, each Sabotage marker that Fine takes off makes way for 1 Guerrilla.
card-A15-tip = Shaded: an Available Guerrilla, Underground, on that Railway; with none Available the marker just goes.

card-A16-title = Censorship
card-A16-unshaded = All British Capabilities in force with their shaded side end.
card-A16-shaded = Each British Capability in force costs 1 Political Will.
card-A16-tip = The British ones are A1, A15, A18 and A28. Unshaded: they end for good; A28 has no shaded side and stays. Shaded: whatever side is in force, and A28 too.

card-A17-title = Revisionist Terror
card-A17-unshaded = The British may remove 1 Guerrilla from each space with an Underground Irregular.
card-A17-shaded = With up to 3 Underground Irregulars the Rebels may Sabotage as if these were Guerrillas.
card-A17-tip = Unshaded: Guerrillas of either state; the Irregulars stay Underground. Shaded: one Irregular per space, and each one used becomes Active; no chit is needed.

card-A18-title = Punitive Searches
card-A18-capability = British Capability
card-A18-unshaded = For the rest of the game, Punish may use any chit of the pool that the British choose, instead of a drawn one.
card-A18-shaded = For the rest of the game, after each space of a Sweep the Rebels draw a Punishment chit, carry out only its Mobilization there and put it back.
card-A18-tip = Unshaded: only for Punish, not for other draws. Shaded: Detain brings Opposition, Demolish 1 Guerrilla, Fine nothing; also in a Limited Sweep and in that of A23. If no Guerrilla is Available, the Rebels may take one of theirs from the map.

card-A19-title = League of Nations
card-A19-text = Roll a die: above the number of spaces at Opposition, Political Will rises by 1; otherwise it falls by 2.
card-A19-tip = Good for either side. With no Opposition at all it must rise, with six or more spaces it must fall.

card-A20-title = Arab Higher Committee
card-A20-unshaded = Roll a die: above the number of Rebel Bases on the map, Unity shifts one step toward Decentralized.
card-A20-shaded = Unity shifts two steps toward Centralized. The Rebels may draw 1 Operations chit to hold.
card-A20-tip = Unshaded: A2 changes this roll. Shaded: the chit is drawn at random; a step beyond Centralized is lost.

card-A21-title = "Criminals and Thugs"
card-A21-unshaded = Remove Opposition from 2 spaces with Active Guerrillas. Unity shifts one step toward Decentralized.
card-A21-shaded = The Rebels may Ambush in 1 District; if that removes an Irregular, the District gets Opposition.
card-A21-tip = Unshaded: Unity shifts in any case. Shaded: if 1 Police is removed instead, no Opposition follows.

card-A22-title = Demonstrations
card-A22-unshaded = Each City with both British and Rebel pieces gets a Curfew. Then the British must Punish in Cities with Curfews, in two if there are two, even without Troops there.
card-A22-shaded = For each City at Opposition, the Rebels may add Opposition to 1 adjacent District.
card-A22-tip = Unshaded: if only one City has a Curfew, in that one, and with none not at all; it is a must even if it only hurts, but the British pick the chit as usual.

card-A23-title = al-Hajj Muhammad
card-A23-unshaded = In 1 space with a Rebel Base and Irregulars the British may Sweep and then Assault.
card-A23-shaded = Roll a die: if it is not above the number of Rebel Bases on the map, the Rebels may Mobilize and then Raid.
card-A23-tip = Unshaded: both in the same space; one Irregular is enough, and each Base removed shifts Unity as usual. Shaded: each of the two may be declined. A2 changes this roll, A8 unshaded limits the Raid.

card-A24-title = Tensions in Europe
card-A24-text = Mandatory Event: the British may Punish, twice if A34 has been resolved. Then 3 Troops (5 if A34 has been resolved) must go from the map to Out of Play.
card-A24-tip = It happens when the card is revealed, before anybody acts; the Event box is then closed to both players, for passing too. The second Punish may take the same spaces. The British choose the Troops, as many as there are; A34 brings them back if it comes later.

card-A25-title = Montgomery
card-A25-unshaded = The British may carry out a Limited Operation in or next to Haifa District, then Punish within the same area.
card-A25-shaded = The Rebels may carry out up to 2 Limited Operations in or next to Haifa District.
card-A25-tip = Next to it are Galilee, Samaria, Haifa and the Railways Haifa-Syria and Haifa-Tel Aviv. Only the selected space counts: pieces may come from further away, and a March starts there and may lead elsewhere. Shaded: they may differ in type, come one after the other and may use the same spaces and pieces; each may be declined.

card-A26-title = "Triangle of Terror"
card-A26-text = Carry out up to 3 Limited Operations in or next to Samaria. Then the other player may carry out 1 in Samaria.
card-A26-tip = Good for either side. Next to it are Galilee, Haifa District, Lydda, Jerusalem District, the Haifa-Tel Aviv Railway and, for the Rebels once in play, Transjordan. Only the selected space counts; of a March that is the origin. The three may differ in type, come one after the other and may use the same spaces and pieces.

card-A27-title = Rebel Courts
card-A27-capability = Rebel Capability
card-A27-unshaded = For the rest of the game, in 1 space of each Detain the British may send a Base to Prison in place of a Guerrilla.
card-A27-shaded = For the rest of the game, each two spaces at Opposition cost 1 Political Will in the Political Will phase.
card-A27-tip = Unshaded: once per chit; Guerrillas do not shield the Base and Unity does not shift; it returns to Available in the Reset phase. Shaded: rounded down, and part of the phase's one sum.

card-A28-title = Tegart Forts
card-A28-capability = British Capability
card-A28-text = For the rest of the game, 3 Police stand on this card: the British take them from the map, then from Available. Guerrillas that move out of a Foreign Country become Active.
card-A28-tip = Good for either side; the Police never return. It holds for March and Raid, also from one country to another; a Guerrilla so flipped is not Underground for the Raid. A11 is without effect. The card counts for A16 shaded, and A16 unshaded does not end it.

card-A29-title = Haganah
card-A29-unshaded = Unity shifts two steps toward Decentralized. Then the British Divide with Irregulars, not with the roll.
card-A29-shaded = In up to 2 spaces with or next to Sabotage markers, remove 1 Irregular each.
card-A29-tip = Unshaded: in as many spaces as Unity's new value; each step beyond Decentralized is +1 Political Will. Shaded: Irregulars of either state.

card-A30-title = Arab Kings
card-A30-unshaded = Each District next to Transjordan loses 1 Guerrilla.
card-A30-shaded = Transjordan and Egypt come into play as Foreign Countries.
card-A30-tip = Unshaded: Galilee, Samaria, Jerusalem District and Gaza, even while Transjordan is Out of Play; Guerrillas of either state. Shaded: they stay in play to the end.

card-A31-title = French Syria
card-A31-unshaded = Choose Syria or Lebanon: all Rebel pieces there go to Prison.
card-A31-shaded = Place 1 Guerrilla in each Foreign Country, out of Prison first, then out of Available.
card-A31-tip = Unshaded: Bases too; all return to Available in the next Reset phase, and Unity does not shift. Shaded: only in countries in play.

card-A32-title = Aerial Policing
card-A32-unshaded = The British may carry out an Air Recon that Activates 2 Guerrillas in each space.
card-A32-shaded = From each space with a Rebel Base 1 Troop goes to a City.
card-A32-tip = Unshaded: in up to two Districts or Railways, as usual. Shaded: a must wherever Troops are; the player who executes it picks each City.

card-A33-title = Propaganda!
card-A33-text = Play a Propaganda Round, phase by phase. The third one ends the game in its Political Will phase.
card-A33-tip = At Political Will 0 the Rebels win; if they have not won by the third one, the British do.

card-A34-title = Propaganda!
card-A34-text = Play a Propaganda Round, phase by phase; in its Reset phase the British place all Out of Play Troops in Cities. The third one ends the game in its Political Will phase.
card-A34-tip = The Munich conference. The Troops may be spread over the Cities as the British like, and those sent away by A24 come back too; if A24 comes later, it is stronger. As the third one it brings no Troops, since the game is over before.

card-A35-title = Propaganda!
card-A35-text = Play a Propaganda Round, phase by phase. The third one ends the game in its Political Will phase.
card-A35-tip = At Political Will 0 the Rebels win; if they have not won by the third one, the British do.
