### The cards of Japanese Occupation in our own words. "Choose" and "place" without a name: the player who executes the Event.

card-J1-title = Sook Ching
card-J1-unshaded = Resistance rises by 1 for every Terror marker on the map, but by 3 at most.
card-J1-shaded = The Japanese may carry out Reprisal in every space that has Troops and is at Opposition.
card-J1-tip = Unshaded: markers count, not spaces; those in Economic Centers too. Shaded: more than two spaces are allowed, and each is optional.

card-J2-title = Greater East Asia Co-Prosperity Sphere
card-J2-unshaded = Choose up to 3 Railways next to a space at Opposition; each gets a Sabotage marker.
card-J2-shaded = Choose up to 2 Railways next to a Neutral space; all their Sabotage markers come off.
card-J2-tip = Unshaded: different Railways, even ones that have a marker; Construct takes off one at a time. Shaded: Provinces and Kuala Lumpur can be Neutral, Economic Centers are not.

card-J3-title = Overseas Chinese Association
card-J3-unshaded = The British may place three Guerrillas or fewer where Force 136 is: at most 2 MPAJA and 1 non-MPAJA.
card-J3-shaded = Japanese Resources rise by half of the Neutral Population, rounded down.
card-J3-tip = Unshaded: spread as the British like, in any kind of space; no Jungle Camp is needed. Shaded: Provinces and Kuala Lumpur without Opposition count; 20 is the limit.

card-J4-title = Chin Peng
card-J4-unshaded = Resistance rises by 1 for every space that holds both Force 136 and a Jungle Camp.
card-J4-shaded = Every space with Force 136 loses its Jungle Camp.
card-J4-tip = Unshaded: two Force 136 markers in one space count once. Shaded: a must for all of them.

card-J5-title = "Hill Rats"
card-J5-unshaded = All Guerrillas on the map go Underground.
card-J5-shaded = Choose a space with an Active Guerrilla; its Opposition goes.
card-J5-tip = MPAJA and non-MPAJA Guerrillas are treated alike on both sides. Shaded: a Province or Kuala Lumpur.

card-J6-title = Jungle is Neutral
card-J6-text = Mandatory Event, at once: roll a die for each of the six Jungle Provinces. On 1 or 2 each faction loses one of its forces there; a Troop so lost goes to Kuala Lumpur, any other piece to Available.
card-J6-tip = The MPAJA icon comes first. Each owner picks the piece: Guerrilla or Supply Cache, Troop or Police. Force 136, Jungle Camps and Kempeitai are no forces. The Event box is closed to both players, even for a Pass.

card-J7-title = South East Asia Command
card-J7-unshaded = Operation Zipper moves one step toward Ready. Then the British may Gather.
card-J7-shaded = Operation Zipper moves two steps toward Delay.
card-J7-tip = Supply Caches follow at once: a box reached gives its Cache to Available; a box left takes one back, from Available or else from the map, as the British choose. Steps beyond the end are lost. The next Resistance phase sets Zipper by Resistance again.

card-J8-title = Air Drops
card-J8-capability = British Capability
card-J8-unshaded = For the rest of the game, one space of every Supply may be without Force 136.
card-J8-shaded = For the rest of the game, every Supply space rolls a die first; on 1 or 2 its Jungle Camp stays and no Supply Cache comes.
card-J8-tip = Unshaded: that space still needs a Jungle Camp, and the number of spaces does not grow. Both sides hold for the Supply of a Propaganda Round and of cards too.

card-J9-title = Atomic Bombings
card-J9-text = Mandatory Event, at once: in the third Campaign the final Propaganda Round begins now, with its MPAJA and Resistance phases and then Victory. In the first and second Campaign nothing happens.
card-J9-tip = The MPAJA icon comes first. In an earlier Campaign both players act as usual, but the Event box is closed to them, even for a Pass.

card-J10-title = Rationing System
card-J10-unshaded = The Japanese lose half of their Resources; the loss is rounded down.
card-J10-shaded = Japanese Resources rise by 2 for every New Village on the map.
card-J10-tip = Unshaded: of 7 Resources 3 are lost. Shaded: 20 is the limit.

card-J11-title = KMT Guerrillas
card-J11-unshaded = In each of Kedah, Perak and Kelantan the British may carry out an Ambush or a Sabotage with one Underground Guerrilla.
card-J11-shaded = Every space with Guerrillas of both kinds loses 1 MPAJA Guerrilla and its Opposition.
card-J11-tip = Unshaded: with either kind of Guerrilla and without Force 136; each Province is a choice of its own and optional. Shaded: a must; the Guerrilla, Active or Underground, goes even where there is no Opposition.

card-J12-title = Labor Service Corps
card-J12-capability = Japanese Capability
card-J12-unshaded = For the rest of the game, whenever Construct takes Sabotage off a Railway, the British may put Opposition in one space next to it.
card-J12-shaded = For the rest of the game, an Extract may begin by taking 1 Sabotage marker off a Railway next to Troops.
card-J12-tip = Unshaded: at once, for each marker; a Province or Kuala Lumpur, with or without Terror. Shaded: once per Extract, before Resources are counted; a Railway with a second marker stays cut.

card-J13-title = Lai Teck Betrayal
card-J13-unshaded = The British may carry out two Limited Operations, each an Ambush or a Sabotage, with MPAJA Guerrillas.
card-J13-shaded = The Japanese may Eliminate in every space that has Kempeitai.
card-J13-tip = Unshaded: one space each, the same or another, anywhere; an Underground MPAJA Guerrilla is needed, Force 136 is not; either may be declined. Shaded: more than two spaces are allowed, and each is optional.

card-J14-title = "Secret Army"
card-J14-unshaded = Every space with a Supply Cache gets 1 MPAJA Guerrilla.
card-J14-shaded = Choose a Supply Cache on the map; it leaves the game.
card-J14-tip = Unshaded: if Guerrillas run out, the player who executes the Event picks the spaces. Shaded: the British have one Cache less for good; a box of the Zipper Track may then be empty.

card-J15-title = Resettlement Schemes
card-J15-capability = Japanese Capability
card-J15-unshaded = For the rest of the game, every Extract lets the British place 1 Guerrilla in each space with a New Village.
card-J15-shaded = For the rest of the game, spaces with New Villages count as Neutral in Propaganda Rounds.
card-J15-tip = Unshaded: after the Resources are gained; either kind of Guerrilla, each optional. Shaded: only for Mobilize (6.1.2) and for the Neutral Population (6.2.4); the Opposition marker stays.

card-J16-title = Freddie Spencer Chapman
card-J16-unshaded = The British may bring two Force 136 markers to spaces with Jungle Camps; each is placed from Available or moved.
card-J16-shaded = Choose a space with Force 136; its Jungle Camp goes. Then conceal 1 Intel chit.
card-J16-tip = Unshaded: one or both, in any mix, over any distance; no Guerrilla goes along and no Jungle Camp is placed. Shaded: any revealed chit, even if no Jungle Camp could go.

card-J17-title = Burma Theater
card-J17-text = Operation Zipper moves one step toward Delay. Then choose 3 Troops on the map; they go onto this card and come back to Kuala Lumpur in the next Reset phase.
card-J17-tip = Good for either side. Any 3, chosen by the player who executes the Event, even if Zipper cannot move. If Zipper leaves a box with a Supply Cache, one goes back there.

card-J18-title = Thai Administration
card-J18-unshaded = The British may place non-MPAJA Guerrillas in Kedah, Perak and Kelantan, at most 3 in all.
card-J18-shaded = The Japanese may remove 1 Guerrilla from each of Kedah, Perak and Kelantan; then all Troops there must go to Kuala Lumpur.
card-J18-tip = Unshaded: spread as the British like. Shaded: Underground ones too; the Troops go even if no Guerrilla was removed, Police and Kempeitai stay.

card-J19-title = Radios
card-J19-capability = British Capability
card-J19-unshaded = For the rest of the game, Gather may take three spaces with Force 136.
card-J19-shaded = For the rest of the game, Gather reaches the neighbours of only one of its spaces.
card-J19-tip = Shaded: Guerrillas in every selected space may still be used.

card-J20-title = Lim Bo Seng
card-J20-unshaded = Remove a Force 136 marker to Available; for that, reveal any 2 Intel chits.
card-J20-shaded = Remove a Force 136 marker to Available, and take away a concealed Intel chit; Resistance falls by its value.
card-J20-tip = Unshaded: without Force 136 on the map nothing is revealed. Shaded: the chit is turned up and set aside until the next Reset phase, even if there is no Force 136 to remove. Losing the marker itself costs no Resistance.

card-J21-title = Malay Collaboration
card-J21-unshaded = The British may place all their non-MPAJA Guerrillas wherever they like.
card-J21-shaded = Choose three Provinces; each gets 1 Police. Then the Japanese Eliminate in one Province that has Police and Kempeitai.
card-J21-tip = Unshaded: in any spaces, spread in any way; those on the map may be taken up and placed anew, Underground. Shaded: Provinces at Opposition too, but not Kuala Lumpur.

card-J22-title = Jikeidan System
card-J22-capability = Japanese Capability
card-J22-unshaded = For the rest of the game, Guerrillas used for Gather stay Underground.
card-J22-shaded = For the rest of the game, Eliminate may take Force 136 while a Jungle Camp is still there.
card-J22-tip = Unshaded: only Underground Guerrillas can be used, and each reveals the chit of its own space. Shaded: the Japanese choose which of the two goes.

card-J23-title = Allied Bombing
card-J23-unshaded = The British may put 1 Sabotage marker on each of two Railways of their choice.
card-J23-shaded = Choose two Provinces next to a Railway with Sabotage; their Opposition goes.
card-J23-tip = Unshaded: different Railways, even ones that have a marker; Construct takes off one at a time. Shaded: not Kuala Lumpur.

card-J24-title = Victory in Europe
card-J24-unshaded = Operation Zipper moves one step toward Ready. Then the British may Supply.
card-J24-shaded = Resistance falls by 1 for every space that holds both Force 136 and a Jungle Camp.
card-J24-tip = Unshaded: the new box counts, so three Provinces from 12 on, and a Supply Cache it releases can be used. Shaded: two Force 136 markers in one space count once.

card-J25-title = John Davis
card-J25-unshaded = The British may Contact and after it carry out one Special Activity of any kind.
card-J25-shaded = Put a Force 136 marker from the map onto this card. In the next Reset phase the British bring it back to a Province with a Jungle Camp; if there is none, it goes to Available.
card-J25-tip = Unshaded: a whole Contact, then Supply, Gather or Raid. Shaded: the player who executes the Event picks the marker, the British the Province; no Resistance is lost.

card-J26-title = Subhas Chandra Bose
card-J26-unshaded = The British may Ambush in one space with Troops and must roll. A success moves no Troop, but Resistance rises by 2.
card-J26-shaded = The Japanese may Sweep in two spaces, with Police used like Troops.
card-J26-tip = Unshaded: Force 136 and an Underground Guerrilla are needed as usual; Kuala Lumpur is allowed. Shaded: Police may move in from adjacent spaces; no space needs Troops.

card-J27-title = Jungle Conference
card-J27-capability = British Capability
card-J27-unshaded = For the rest of the game, every Ambush and every Sabotage Operation may take one more space, which needs no Force 136.
card-J27-shaded = For the rest of the game, every Supply takes Opposition off one of its spaces.
card-J27-tip = Unshaded: Limited Operations too, so up to four spaces in all. Shaded: the British choose the space, but must if one is at Opposition; also in a Propaganda Round and for the Supply of a card.

card-J28-title = Operation Gustavus
card-J28-unshaded = Choose a Province with a Jungle Camp; a Force 136 marker and a Supply Cache are placed there.
card-J28-shaded = Choose a Province that has Troops in it or next to it; it loses a Force 136 marker or its Supply Cache.
card-J28-tip = Unshaded: both in the same Province, and its Jungle Camp stays; where a Cache stands only the marker comes. Only an Available marker can be placed. Shaded: no Resistance is lost.

card-J29-title = Kempeitai
card-J29-unshaded = Choose a Kempeitai marker; it leaves the game.
card-J29-shaded = The Japanese may move any of their Kempeitai to any spaces and then conceal one or two Intel chits.
card-J29-tip = Unshaded: two are left for good. Shaded: no Japanese forces need be there; any revealed chits.

card-J30-title = Malayan Volunteer Corps
card-J30-unshaded = Choose up to three spaces at Opposition that have Guerrillas; each loses 1 Police.
card-J30-shaded = Every space with Troops gets 1 Police.
card-J30-tip = Unshaded: Guerrillas of either kind and state. Shaded: Economic Centers and Kuala Lumpur too, at any level; if Police run out, the player who executes the Event picks the spaces.

card-J31-title = Comfort Women
card-J31-unshaded = Japanese Resources fall by 1 for every space that has Troops and is at Opposition.
card-J31-shaded = Japanese Resources rise by 1 for every space that has Troops.
card-J31-tip = Spaces count, not Troops. Shaded: Economic Centers and Kuala Lumpur too. The limits are 0 and 20.

card-J32-title = MPAJU
card-J32-unshaded = The British may place 1 MPAJA Guerrilla in every space that is at Opposition and has a Jungle Camp.
card-J32-shaded = In one Province next to a Railway with Sabotage, the Japanese may carry out a Limited Sweep and then Reprisal.
card-J32-tip = Unshaded: each is optional. Shaded: both in the same Province, each optional; Reprisal needs Troops there.

card-J33-title = Propaganda!
card-J33-text = Play a Propaganda Round, phase by phase. The third one ends the game after its Resistance phase.
card-J33-tip = MPAJA, Resistance, Resources, Support, Redeploy, Reset. Sabotage stays; the British are then First Eligible.

card-J34-title = Propaganda!
card-J34-text = Play a Propaganda Round, phase by phase. The third one ends the game after its Resistance phase.
card-J34-tip = MPAJA, Resistance, Resources, Support, Redeploy, Reset. Sabotage stays; the British are then First Eligible.

card-J35-title = Propaganda!
card-J35-text = Play a Propaganda Round, phase by phase. The third one ends the game after its Resistance phase.
card-J35-tip = MPAJA, Resistance, Resources, Support, Redeploy, Reset. Sabotage stays; the British are then First Eligible.
