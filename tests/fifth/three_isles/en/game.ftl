### Three Isles: what coinbox does not say already, or says otherwise.

game = Three Isles
game-about = Two players fight over a harbor and two isles: the Wardens look for what the Smugglers hide. Six cards, and Political Will decides who wins.
scenario-standard = A short season (6 cards)

space-harbor = Harbor
space-north_isle = North Isle
space-south_isle = South Isle
short-harbor = Harbor
short-north_isle = North
short-south_isle = South

faction-wardens = Wardens
faction-smugglers = Smugglers
result-wardens = The Wardens win
result-smugglers = The Smugglers win
terrain-isle = Isle
terminal-terrain-isle = Isle

## Actions

action-land = Land
action-search = Search
action-lie-low = Lie Low

action-land-help = Any spaces: place one Police in each.
action-search-help = Spaces with cubes and Smugglers. Each cube Activates one Guerrilla; then one Active Guerrilla is removed, or the Base if no Guerrilla is there (Political Will +1).
action-rally-help = Any spaces: place one Guerrilla in each; where two are Underground, a Base takes their place.
action-march-help = Any spaces next to Guerrillas: up to two of them move into each.
action-lie-low-help = With Rally or March. All Guerrillas of one space go Underground.
action-pass-help = Take a free box and do nothing: Political Will moves one step against you.

## Questions

prompt-land-space = Land: select a space
prompt-search-space = Search: select a space with cubes and Smugglers
prompt-rally-space = Rally: select a space
prompt-march-space = March: select a destination
prompt-march-move = March: move up to two Guerrillas into { $space }
prompt-lie-low-space = Lie Low: select a space with Active Guerrillas
prompt-redeploy-troop = Redeploy: move up to two Troops
prompt-T1-police = Remove a Police, two from different spaces
prompt-T3-isle = Select an Isle whose Guerrillas hide
prompt-T4-isle = Place a Guerrilla on an Isle

## Reasons

why-no-cubes = { $space } holds no cube of the Wardens
why-no-insurgents = { $space } holds no piece of the Smugglers
why-only-isles = Only the Isles qualify, not { $space }

## The Propaganda Round

count-quiet = Population of quiet spaces
count-bases = Bases, 2 each

## Bots

reason-bot-quiet =
    { $goal ->
        [more] keep Population quiet
       *[less] stir up Population
    }
reason-bot-bases =
    { $goal ->
        [more] build Bases
       *[less] remove Bases
    }

## Sections

section-2_1 = Setup
    .help = Two piles of two Event cards and a Propaganda card each.
section-3_2 = Operations of the Wardens
    .help = Land and Search.
section-3_3 = Operations of the Smugglers
    .help = Rally and March.
section-4_3 = Special Activities
    .help = The Smugglers may Lie Low with either of their Operations.
section-6_1 = Political Will
    .help = Plus the Population of all spaces without Guerrillas, minus 2 for each Base.
section-6_2 = Redeploy
    .help = The Wardens may move up to two Troops.
section-6_3 = Reset
    .help = All Guerrillas hide.
section-7_0 = Victory
    .help = After the second Propaganda Round the Wardens win with 10 or more Political Will, else the Smugglers.
section-7_1 = What raises Political Will
    .help = Quiet spaces, Bases that a Search removes, and the Governor.
section-7_2 = What lowers Political Will
    .help = Bases, a dark Lighthouse, and Guerrillas in the Harbor when the Governor comes.
