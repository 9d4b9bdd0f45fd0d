### The cards of Three Isles.

card-T1-title = Customs Boats
card-T1-unshaded = The Wardens may Search at once.
card-T1-shaded = Remove a Police from each of two spaces.

card-T2-title = Lighthouse
card-T2-capability = Wardens Capability
card-T2-unshaded = For the rest of the game, Land places two Police in a space.
card-T2-shaded = Political Will -1.

card-T3-title = Storm
card-T3-text = All Guerrillas on one Isle go Underground.

card-T4-title = Hidden Coves
card-T4-unshaded = All Guerrillas on the Isles become Active.
card-T4-shaded = The Smugglers place a Guerrilla on each of up to two Isles.

card-T5-title = Governor
card-T5-unshaded = Political Will +1 for each space with cubes.
card-T5-shaded = Political Will -2 if Guerrillas are in the Harbor.

card-T6-title = Propaganda
card-T6-text = A Propaganda Round.

card-T7-title = Propaganda
card-T7-text = A Propaganda Round.
