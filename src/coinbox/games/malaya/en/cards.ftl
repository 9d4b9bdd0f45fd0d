### The cards of Malaya in our own words. "Choose" and "place" without a name: the player who executes the Event.

card-M1-title = New Villages
card-M1-capability = British Capability
card-M1-unshaded = For the rest of the game, Resettle in a Province at Opposition turns it Neutral.
card-M1-shaded = For the rest of the game, the MCP may Rally in a Province with a New Village while it is at Opposition.
card-M1-tip = Unshaded: only the step from Opposition changes; a Neutral Province still goes to Opposition, one at Support to Neutral, and cards that place New Villages are not affected. Shaded: Extort there stays blocked.

card-M2-title = Min Yuen
card-M2-capability = MCP Capability
card-M2-unshaded = For the rest of the game, the British may take Bases before Guerrillas in one space of each Assault Operation.
card-M2-shaded = For the rest of the game, Extort under MCP Control brings 1 Resource plus the Population of the space.
card-M2-tip = Unshaded: not even Underground Guerrillas shield the Bases in that space; the number of pieces removed does not grow. Shaded: a New Village still forbids Extort.

card-M3-title = Leaflets
card-M3-unshaded = Choose one: two Jungle Provinces lose 1 Guerrilla each, or one Mountain Province loses 2.
card-M3-shaded = Choose a space that holds MCP pieces and place 2 Guerrillas or 1 Base in it.
card-M3-tip = Kuala Lumpur, the ECs and Thailand count as neither Jungle nor Mountain. Support and New Villages do not hinder the placement, but an EC never takes a Base.

card-M4-title = Chinese Squatters
card-M4-unshaded = Put a New Village into a Province that has none.
card-M4-shaded = The MCP may place 1 Guerrilla in each of two Provinces that it chooses.
card-M4-tip = Unshaded: no Control is needed and nothing shifts. Shaded: neither Support nor a New Village hinders.

card-M5-title = MPAJA Legacy
card-M5-unshaded = Choose a space at Opposition; it becomes Neutral.
card-M5-shaded = Choose two spaces that hold MCP pieces; each shifts one step toward Opposition.

card-M6-title = Chin Peng
card-M6-unshaded = Choose a Province with a Base: all Guerrillas in it become Active and 2 Troops move into it.
card-M6-shaded = The MCP may carry out two free Limited Operations, the second after the first.
card-M6-tip = Unshaded: the Troops come from other spaces at any distance, never from Available; if no Province has a Base, none move. Shaded: the two may differ in type and may use the same space and pieces; either may be declined.

card-M7-title = Trade Unions
card-M7-unshaded = The MCP loses 3 Resources. Kuala Lumpur goes to Support.
card-M7-shaded = The MCP gains 5 Resources. Kuala Lumpur goes to Neutral.

card-M8-title = MNLA
card-M8-capability = MCP Capability
card-M8-unshaded = For the rest of the game, every Troop removed by Attack or Ambush costs the MCP one of the Guerrillas that took part.
card-M8-shaded = For the rest of the game, a successful Attack and every Ambush remove 2 cubes, and the MCP picks Troops or Police freely.
card-M8-tip = Unshaded: the MCP gives up Active Guerrillas of that space; after an Ambush, the one just Activated. Shaded: Attack still rolls, and Political Will falls by no more than 1 per space.

card-M9-title = Batang Kali
card-M9-unshaded = The British carry out Reprisal in one Province with Troops, then a free Assault in that Province.
card-M9-shaded = Choose a Province; it goes to Opposition. Political Will falls by 2.
card-M9-tip = Gurney adds no second Province here. The Assault takes place only if an MCP piece is still there.

card-M10-title = Gurney Killed
card-M10-unshaded = Choose three spaces that hold British pieces and place 1 Police in each.
card-M10-shaded = The Commander loses his effect until the next Reset phase. Place 1 Guerrilla in any space.
card-M10-tip = Shaded: this holds for any Commander, also after M24 has moved the marker; the next Reset ends it. Neither Support nor a New Village hinders the Guerrilla.

card-M11-title = Chemical Defoliants
card-M11-unshaded = The MCP loses 1 Resource per Base in the Jungle Provinces.
card-M11-shaded = Choose a space with a Base; it shifts one step toward Opposition. Political Will falls by 1.
card-M11-tip = Unshaded: a Base in Thailand or in the Mountains does not count. Shaded: Political Will falls even if nothing shifts.

card-M12-title = Orang Asli
card-M12-unshaded = Choose two Jungle Provinces that the MCP does not Control; each may get up to 2 Police.
card-M12-shaded = Choose a Jungle Province and place 1 Base there.
card-M12-tip = Thailand is no Province. Support, New Villages and Control do not hinder the Base; the limit of two Bases does.

card-M13-title = Malay Police
card-M13-unshaded = Place as many as 4 Police in all, split as you like among spaces under British Control.
card-M13-shaded = Choose a space with Police; it shifts one step toward Opposition.
card-M13-tip = The 4 Police may go to one space or be spread over several.

card-M14-title = Korean War
card-M14-unshaded = The British gain 10 Resources. Political Will rises by 1.
card-M14-shaded = The British lose 4 Resources.

card-M15-title = Urban Calm
card-M15-unshaded = The British carry out a free Train in Kuala Lumpur alone, then one free Limited Operation there or in a neighbouring space.
card-M15-shaded = Place 1 Guerrilla in Kuala Lumpur.
card-M15-tip = Unshaded: cubes just placed may take part, and pieces may come from anywhere; only the space where the Operation happens must be Kuala Lumpur or next to it. Pacify is still paid for. Shaded: Support does not hinder.

card-M16-title = Deportations
card-M16-unshaded = The British may remove up to 3 MCP pieces in all from spaces under British Control; each Base among them raises Political Will by 1.
card-M16-shaded = Choose a Province; it shifts one step toward Opposition and then gets 1 Guerrilla.
card-M16-tip = Unshaded: the 3 pieces are for the whole map; Underground Guerrillas may go too, and Bases may go first. Shaded: neither Support nor a New Village hinders the Guerrilla.

card-M17-title = Special Branch
card-M17-unshaded = Choose two spaces; all Guerrillas in them become Active. Then the British may carry out a free Assault in one space.
card-M17-shaded = All Guerrillas on the map go Underground.
card-M17-tip = The Assault may be in one of the two spaces or somewhere else. Thailand may be one of the two.

card-M18-title = Jungle Warfare School
card-M18-capability = British Capability
card-M18-unshaded = For the rest of the game, Sweep Activates 1 Guerrilla for each cube in Jungle Provinces too.
card-M18-shaded = For the rest of the game, a Train space costs 4 Resources if Troops are placed in it.
card-M18-tip = Shaded: Troops still arrive in Kuala Lumpur only; placing nothing but Police there costs 2 as before.

card-M19-title = Food Denial
card-M19-unshaded = For every New Village on the map the MCP gives up 1 Guerrilla or 1 Resource, choosing anew each time.
card-M19-shaded = The MCP gains 1 Resource per space that has a New Village and also an MCP piece.
card-M19-tip = Unshaded: the Guerrillas may come from any space, in either state; with neither Guerrillas nor Resources left, the rest is forgiven.

card-M20-title = Regroupment
card-M20-unshaded = Each EC may get up to 2 Police. Then the British may put a New Village into a Province next to an EC.
card-M20-shaded = Choose a space with a New Village; it goes to Opposition. Place 1 Guerrilla in one EC.
card-M20-tip = Unshaded: the Province must have no New Village yet; no Control is needed and nothing shifts. Shaded: the Guerrilla comes even if there is no New Village.

card-M21-title = White Areas
card-M21-unshaded = Choose a space with a New Village: it goes to Support, then its New Village is removed.
card-M21-shaded = Remove one New Village and place 1 Guerrilla where it stood.

card-M22-title = Nationalist Parties
card-M22-unshaded = Choose two spaces; each shifts one step toward Support. Political Will rises by 1.
card-M22-shaded = The MCP may carry out a free Rally in three spaces.
card-M22-tip = Shaded: all of it or nothing: three spaces, or as many as are legal for Rally. Agitate with it is paid for as usual.

card-M23-title = New Directives
card-M23-unshaded = All Sabotage and Terror markers leave the ECs and Kuala Lumpur.
card-M23-shaded = The MCP may carry out a free Limited March and then a free Limited Attack.
card-M23-tip = Shaded: the Attack may be made with the Guerrillas that marched or in another space; Ambush is not possible.

card-M24-title = British Government
card-M24-text = Choose one: the British gain 6 Resources, or Political Will falls by 1. Then move the Commander marker one step, left or right.
card-M24-tip = The step must be made, and it must exist: from either end only Briggs can be reached. If the shaded side of M10 is in effect, the marker moves all the same and stays without effect.

card-M25-title = Planters and Miners
card-M25-unshaded = The British gain 6 Resources. Each EC may get 1 Police.
card-M25-shaded = Choose a Province; all its Troops move to one EC or to Kuala Lumpur.
card-M25-tip = Shaded: all of them go to the same place, which need not be adjacent.

card-M26-title = Emergency Regulations
card-M26-text = Choose two Provinces under British Control that hold MCP pieces: each gets 1 Terror marker and becomes Neutral. Political Will falls by 1.
card-M26-tip = A Province may thus get a second Terror marker, which Pacify and Agitate must pay for as well. If fewer than two Provinces qualify, take those; Political Will falls in any case.

card-M27-title = Running Dogs
card-M27-capability = MCP Capability
card-M27-unshaded = For the rest of the game, Intimidate is limited to one space, and the Guerrilla used there becomes Active.
card-M27-shaded = For the rest of the game, Terror may take away 1 Police in every space it selects.
card-M27-tip = Unshaded: M32 still gives two spaces, but each Guerrilla used becomes Active. Shaded: the MCP decides space by space.

card-M28-title = Unity of Command
card-M28-capability = British Capability
card-M28-unshaded = For the rest of the game, Pacify may shift a space by two steps toward Support, after Train and in Propaganda Rounds alike.
card-M28-shaded = For the rest of the game, Pacify costs 3 Resources for each Terror marker and for each step.
card-M28-tip = Unshaded: Terror goes first; each marker and each step costs 2 Resources.

card-M29-title = Weapon Bounties
card-M29-unshaded = The British may spend up to 3 Resources and remove 1 Guerrilla for each.
card-M29-shaded = The British hand over 2 Resources to the MCP.
card-M29-tip = Unshaded: any Guerrillas in any spaces, Underground or Active, Thailand included. Shaded: only as many as the British have and the MCP can hold.

card-M30-title = CCP Victory
card-M30-unshaded = The MCP loses 3 Resources. Choose 2 Guerrillas on the map and remove them.
card-M30-shaded = The MCP carries out a free Rally in two spaces and may then Agitate without cost in one of them that has a Base.
card-M30-tip = Unshaded: any spaces, Underground or Active, Thailand included. Shaded: two spaces are required if they are legal for Rally; this Agitate is the only one of the Rally and needs MCP Control too.

card-M31-title = Ex-Palestine Recruits
card-M31-unshaded = Place as many as 4 Police in all, in any spaces under British Control.
card-M31-shaded = The MCP carries out a free Rally in two spaces, then picks one of them to shift one step toward Opposition.
card-M31-tip = Shaded: two spaces are required if they are legal for Rally. The shift costs nothing and comes on top of a paid Agitate.

card-M32-title = SEP
card-M32-unshaded = The British may swap 1 or 2 Guerrillas for Police, each in a space that is under British Control or next to one that is.
card-M32-shaded = The MCP carries out Intimidate in two spaces.
card-M32-tip = Unshaded: each swap is judged when it is made; in Thailand, or if there is no Police to place, the Guerrilla is only removed. Shaded: each space needs an Underground Guerrilla.

card-M33-title = Propaganda!
card-M33-text = Play a Propaganda Round: Political Will, Resources, Support, Redeploy, Reset. The third one ends the game in its Political Will phase.

card-M34-title = Propaganda!
card-M34-text = Play a Propaganda Round: Political Will, Resources, Support, Redeploy, Reset. The third one ends the game in its Political Will phase.

card-M35-title = Propaganda!
card-M35-text = Play a Propaganda Round: Political Will, Resources, Support, Redeploy, Reset. The third one ends the game in its Political Will phase.
