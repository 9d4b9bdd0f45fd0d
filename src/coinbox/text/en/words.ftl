### Words that all games share.

comma = ,{ " " }
semicolon = ;{ " " }

# A fact that could not be read from the components.
fact-guessed = { $fact } (a guess)

## Factions

faction-british = British
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

level-neutral = Neutral

control-british = British Control
control-none = Uncontrolled

terrain-city = City

## Where pieces off the map are

source-out_of_play = Out of Play

## Tracks

track-political_will = Political Will
track-of = { $faction } { $track }
track-resources = Resources

## Initiative Track

box-limited-op = Limited Operation
box-event = Event
box-op-special = Operation & Special Activity
eligible-first = First Eligible
eligible-second = Second Eligible

## Operations, Special Activities and other actions

action-sweep = Sweep
action-assault = Assault
action-rally = Rally
action-march = March
action-terror = Terror
action-reprisal = Reprisal
action-air-strike = Air Strike
action-ambush = Ambush
action-deploy = Deploy
action-raid = Raid
action-sabotage = Sabotage
action-supply = Supply
action-train = Train
action-pass = Pass
action-event = Event
action-event-help = Carry out one side of the card, whichever faction you play. What can be done must be done, unless the text says "may" or "up to".

## Phases of a Propaganda Round

phase-political_will = Political Will phase
phase-resources = Resources phase
phase-support = Support phase
phase-redeploy = Redeploy phase
phase-reset = Reset phase

## How a game ends

reason-early = decided by a threshold before the last Propaganda Round
reason-threshold = decided by a threshold in the last Propaganda Round
reason-final = decided at the end of the last Propaganda Round
reason-resigned = decided by resignation
reason-agreed = agreed by both players
reason-time = decided by the clock
result-british = The British win
result-tie = The game is a tie

## Where something is

# A space that takes another word has an attribute of its own: space-....in
in-space = in { $space }
