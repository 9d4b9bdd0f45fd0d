### Words that all games share.

## Factions

faction-british = British
faction-mcp = MCP
faction-chance = Chance

## Pieces

piece-troop = Troop
piece-police = Police
piece-guerrilla = Guerrilla
piece-underground = Underground Guerrilla
piece-active = Active Guerrilla
piece-base = Base

pieces-troop =
    { $n ->
        [one] { $n } Troop
       *[other] { $n } Troops
    }
pieces-police = { $n } Police
pieces-guerrilla =
    { $n ->
        [one] { $n } Guerrilla
       *[other] { $n } Guerrillas
    }
pieces-underground =
    { $n ->
        [one] { $n } Underground Guerrilla
       *[other] { $n } Underground Guerrillas
    }
pieces-active =
    { $n ->
        [one] { $n } Active Guerrilla
       *[other] { $n } Active Guerrillas
    }
pieces-base =
    { $n ->
        [one] { $n } Base
       *[other] { $n } Bases
    }

## Markers, levels, Control, terrain

marker-terror = Terror
marker-sabotage = Sabotage
marker-new_village = New Village

level-support = Support
level-neutral = Neutral
level-opposition = Opposition

control-british = British Control
control-mcp = MCP Control
control-none = Uncontrolled

terrain-jungle = Jungle
terrain-mountain = Mountain
terrain-city = City
terrain-economic_center = Economic Center
terrain-foreign = Foreign territory

## Tracks

track-political_will = Political Will
track-resources = Resources
track-commander = Commander

## Initiative Track

box-limited-op = Limited Operation
box-event = Event
box-op-special = Operation & Special Activity
eligible-first = First Eligible
eligible-second = Second Eligible

## Operations, Special Activities and other actions

action-train = Train
action-garrison = Garrison
action-sweep = Sweep
action-assault = Assault
action-rally = Rally
action-march = March
action-attack = Attack
action-terror = Terror
action-resettle = Resettle
action-reprisal = Reprisal
action-air-strike = Air Strike
action-extort = Extort
action-intimidate = Intimidate
action-ambush = Ambush
action-pacify = Pacify
action-agitate = Agitate
action-pass = Pass
action-event = Event

## Phases of a Propaganda Round

phase-political_will = Political Will phase
phase-resources = Resources phase
phase-support = Support phase
phase-redeploy = Redeploy phase
phase-reset = Reset phase

## How a game ends

reason-early = decided at a Propaganda Round before the last
reason-final = decided at the last Propaganda Round
result-british = The British win
result-mcp = The MCP wins
result-tie = The game is a tie
