### The cards of Kenya in our own words. "Choose" and "place" without a name: the player who executes the Event.

card-K1-title = Operation Anvil
card-K1-unshaded = All Mau Mau pieces leave Nairobi, each Base for Political Will +1, and Nairobi goes to Loyalty. The Pipeline moves one step right.
card-K1-shaded = Place 2 Mau Mau pieces in Nairobi; it shifts one step toward Resistance.
card-K1-tip = Pieces are Guerrillas and Bases, in any mix; the limit of two Bases holds.

card-K2-title = Jomo Kenyatta
card-K2-unshaded = All Guerrillas leave Nairobi; it shifts one step toward Loyalty.
card-K2-shaded = Place 1 Guerrilla in Nairobi; it shifts one step toward Resistance.
card-K2-tip = Unshaded: Bases in Nairobi stay.

card-K3-title = Passive Wing
card-K3-capability = Mau Mau Capability
card-K3-unshaded = For the rest of the game, every space on the way of a Supply must be under Mau Mau Control or at Resistance.
card-K3-shaded = For the rest of the game, Supply brings 2 Resources for each Base.
card-K3-tip = Unshaded: a lone Guerrilla no longer opens the way. Shaded: nothing is gained at once, only when Supply is used.

card-K4-title = Lari Massacre
card-K4-text = Choose a Province: it gets a Terror marker and becomes Neutral. Then the other player may place 1 piece there: the British 1 Police, the Mau Mau 1 Guerrilla.
card-K4-tip = Good for either side. The Province may thus get a second Terror marker.

card-K5-title = Legal Zones
card-K5-capability = British Capability
card-K5-unshaded = For the rest of the game, Air Strike may take two spaces.
card-K5-shaded = For the rest of the game, Air Strike is limited to Mountain Jungles.
card-K5-tip = Unshaded: still never Nairobi; each Mountain Jungle chosen loses up to two.

card-K6-title = Home Guard
card-K6-unshaded = Place 3 Police, from wherever you like and even from Out of Play, in Reserves under British Control.
card-K6-shaded = Every Terror marker in the Reserves makes way for 1 Guerrilla.
card-K6-tip = Unshaded: for each Police choose the place and the source: Available, Out of Play or a space of the map. Shaded: if Guerrillas run out, the markers still go.

card-K7-title = Pseudo-Gangs
card-K7-capability = British Capability
card-K7-unshaded = For the rest of the game, Sweep in a Mountain Jungle Activates 1 Guerrilla for each cube and then removes 1 Guerrilla.
card-K7-shaded = For the rest of the game, a Deploy either places cubes or moves Troops.
card-K7-tip = Unshaded: the one removed may be Underground; a British cube must be there.

card-K8-title = Evelyn Baring
card-K8-unshaded = The Pipeline moves one step right. The British Deploy or Sweep in two spaces.
card-K8-shaded = The Mau Mau may place 1 Guerrilla in each of two Provinces that they choose.
card-K8-tip = Unshaded: two different spaces, with Deploy or Sweep chosen for each of them; neither may be left out.

card-K9-title = George Erskine
card-K9-unshaded = The British may carry out two Limited Operations, the second after the first. Then they may move the Pipeline one step left.
card-K9-shaded = Political Will falls by 1 if any space holds both Troops and Terror.
card-K9-tip = Unshaded: the two may differ in type and may use the same space and pieces; either may be declined.

card-K10-title = Weapon Shortage
card-K10-unshaded = Each space with three or more Guerrillas loses one of them.
card-K10-shaded = The Mau Mau may choose a space with Police and place 1 or 2 Guerrillas there.

card-K11-title = Swynnerton Plan
card-K11-capability = British Capability
card-K11-unshaded = For the rest of the game, Reward may take two spaces.
card-K11-shaded = For the rest of the game, every Reward lets the Mau Mau add 1 Guerrilla to a Mountain Jungle, if they like.
card-K11-tip = Both sides also hold for the Reward of a Propaganda Round. Shaded: once per Reward, however many spaces it takes.

card-K12-title = Hooded Men
card-K12-unshaded = Choose two Provinces; all Guerrillas in them become Active.
card-K12-shaded = Choose a space that holds Mau Mau pieces and Police: it loses 1 Police and goes to Resistance.
card-K12-tip = Shaded: one Guerrilla or Base of the Mau Mau is enough.

card-K13-title = Ruck Family Killed
card-K13-unshaded = Choose a Non-Reserve Province; it goes to Loyalty and may get up to 2 Available Police.
card-K13-shaded = The Mau Mau may move Troops out of one space to a Non-Reserve Province of their choice.
card-K13-tip = Shaded: as many of its Troops as they like, all to the same Province, adjacent or not.

card-K14-title = Waruhiu Itote
card-K14-unshaded = Each Mountain Jungle loses 1 Guerrilla.
card-K14-shaded = Choose a Mountain Jungle; place 1 Base and 1 Guerrilla there.
card-K14-tip = Shaded: if one of the two has room for a Base, it must be one with room.

card-K15-title = Nairobi
card-K15-unshaded = The British place up to 4 cubes in Nairobi and then Sweep there.
card-K15-shaded = The Mau Mau place 1 Guerrilla in Nairobi and then carry out a free Terror there.
card-K15-tip = Shaded: Loyalty does not hinder the Guerrilla.

card-K16-title = King's African Rifles
card-K16-unshaded = The British choose a space, place 4 Troops there and carry out a Limited Operation in it.
card-K16-shaded = Choose a Province with Troops; it goes to Resistance and gets a Terror marker.
card-K16-tip = Unshaded: any space, but the Operation must be legal there.

card-K17-title = Kenya Police Reserve
card-K17-unshaded = Place 1 Police, from wherever you like and even from Out of Play, in each of the four Non-Reserve Provinces.
card-K17-shaded = Each Non-Reserve Province loses 1 Guerrilla; those that did go to Resistance.
card-K17-tip = Nairobi, Reserves and Mountain Jungles are left out on both sides. Shaded: a must where a Guerrilla is; elsewhere nothing changes.

card-K18-title = Operation Blitz
card-K18-unshaded = The British Sweep into one Mountain Jungle, then carry out an Air Strike in it.
card-K18-shaded = All Guerrillas in the Mountain Jungles go Underground.
card-K18-tip = Unshaded: K7, if in force, applies before the Air Strike.

card-K19-title = 'One-Mile Strip'
card-K19-unshaded = A Mountain Jungle loses 1 Base (Political Will +1) if every space next to it holds a British piece.
card-K19-shaded = Choose a Reserve; it goes to Resistance.
card-K19-tip = Unshaded: Guerrillas do not shield the Base; Political Will rises only if one goes.

card-K20-title = Surrender Schemes
card-K20-unshaded = In up to two spaces with Troops, remove 1 Guerrilla each.
card-K20-shaded = The Mau Mau carry out a free Rally in two spaces.
card-K20-tip = Shaded: the spaces must be legal for Rally, so none outside the Reserves that is at Loyalty.

card-K21-title = 'Shot While Escaping'
card-K21-unshaded = The British Assault in one space; the Guerrillas left there become Active.
card-K21-shaded = A space with Troops loses 1 Guerrilla; if it does, all Guerrillas on the map go Underground.

card-K22-title = Dedan Kimathi
card-K22-unshaded = A space under British Control loses 1 Base (Political Will +1).
card-K22-shaded = The Mau Mau may carry out two free Limited Operations, the second after the first.
card-K22-tip = Unshaded: Guerrillas do not shield the Base; Political Will rises only if one goes. Shaded: the two may differ in type and may use the same space and pieces; either may be declined.

card-K23-title = Mass Evictions
card-K23-unshaded = Choose two Non-Reserve spaces; they go to Loyalty. The Pipeline moves one step right.
card-K23-shaded = Choose a Reserve that has lost Population: 1 comes back, and then 1 Guerrilla is placed there.
card-K23-tip = Unshaded: Nairobi may be one of the two. Shaded: never above the printed Population.

card-K24-title = Labour Party
card-K24-unshaded = The British Deploy, then Reward.
card-K24-shaded = Political Will falls by the value of the Pipeline, which then moves one step left.
card-K24-tip = Unshaded: a full Deploy and one Reward, two spaces with K11.

card-K25-title = McLean Inquiry
card-K25-unshaded = Political Will rises by 2. The Pipeline moves one step left.
card-K25-shaded = Roll for Outrage; if it happens, it costs 2 Political Will.
card-K25-tip = Shaded: at Pipeline 0 and 1 nothing is rolled.

card-K26-title = Hola Detention Camp
card-K26-text = A space with Troops loses 1 Base (Political Will +1). Then roll for Outrage, which costs 2 Political Will if it happens. Then the Pipeline moves one step right.
card-K26-tip = Either player may use it, but every part must be carried out if it can be. The roll counts against the Pipeline before it moves.

card-K27-title = Protected Villages
card-K27-unshaded = The Pipeline moves one step right. The British may Relocate in up to two spaces.
card-K27-shaded = Choose a Reserve that has lost Population: 1 comes back, and then 1 Guerrilla is placed there.
card-K27-tip = Unshaded: two whatever the Pipeline allows, with one roll for Outrage at its new value. Shaded: never above the printed Population.

card-K28-title = Oathing Ceremonies
card-K28-capability = Mau Mau Capability
card-K28-unshaded = For the rest of the game, Oath is barred from spaces under British Control.
card-K28-shaded = For the rest of the game, Oath may take two spaces, and these may be any that are Populated.
card-K28-tip = Shaded: Nairobi and the Non-Reserve Provinces too; each space needs its own Underground Guerrilla. Both sides also hold in a Propaganda Round.

card-K29-title = Kikuyu Loyalism
card-K29-unshaded = Place 3 Police, from wherever you like and even from Out of Play, in Reserves under British Control.
card-K29-shaded = The Mau Mau may carry out a free Terror in up to two spaces.
card-K29-tip = Unshaded: for each Police choose the place and the source: Available, Out of Play or a space of the map.

card-K30-title = Chiefs Murdered
card-K30-unshaded = Choose a space at Resistance; it goes to Loyalty and gets 1 Available Police.
card-K30-shaded = Choose a space that holds Police and Mau Mau pieces: it loses 1 Police and for that goes to Resistance.
card-K30-tip = Shaded: no Police removed, no change of level. Nairobi may be chosen on both sides.

card-K31-title = Kenya Land and Freedom Army
card-K31-capability = Mau Mau Capability
card-K31-unshaded = For the rest of the game, there is no Rally of the Mau Mau in the Redeploy phase.
card-K31-shaded = For the rest of the game, Raid may take two spaces.
card-K31-tip = Shaded: each space is a strike or a retreat of its own, one finished before the next; no piece moves twice in a Raid.

card-K32-title = Racist Propaganda
card-K32-unshaded = Political Will rises by 1. The British Relocate or carry out Reprisal in one space, without a roll for Outrage.
card-K32-shaded = Political Will falls by the value of the Pipeline.
card-K32-tip = Unshaded: one space even if the Pipeline allows none; the other conditions hold.

card-K33-title = Propaganda!
card-K33-text = Play a Propaganda Round, phase by phase. The third one ends the game in its Political Will phase.

card-K34-title = Propaganda!
card-K34-text = Play a Propaganda Round, phase by phase. The third one ends the game in its Political Will phase.

card-K35-title = Propaganda!
card-K35-text = Play a Propaganda Round, phase by phase. The third one ends the game in its Political Will phase.
