### What is asked in Malaya alone. $faction: who decides; $space: the space at hand; $n: a price or a number left.

## Operations

prompt-train-space = Train: select Kuala Lumpur or a Province (paid for only if it gets cubes)
    .done = No more spaces
prompt-train-place =
    Train in { $space }: place the next cube ({ $n ->
        [0] { $free ->
            [0] no further cost
           *[other] free
        }
        [one] { $n } Resource
       *[other] { $n } Resources
    }{ $dearest ->
        [0] {""}
       *[other] , { $dearest } for a Troop
    })
    .done = No more cubes
prompt-garrison-space =
    Garrison: select a destination ({ $n ->
        [0] free
        [one] { $n } Resource in all
       *[other] { $n } Resources in all
    })
    .done = No more destinations
prompt-garrison-move = Garrison: move cubes to the selected spaces, one at a time
    .done = No more moves
prompt-garrison-assault = Garrison: select an EC to Assault at no further cost
    .done = No Assault
prompt-sweep-space =
    Sweep: select Kuala Lumpur or a Province ({ $n ->
        [0] free
        [one] { $n } Resource
       *[other] { $n } Resources
    })
    .done = No more destinations
prompt-assault-space =
    Assault: select a space with cubes and MCP pieces ({ $n ->
        [0] free
        [one] { $n } Resource
       *[other] { $n } Resources
    })
    .done = No more spaces
prompt-assault-first =
    Assault in { $space }: choose what goes first ({ $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    } at most)
prompt-march-space =
    March: select a destination ({ $n ->
        [0] free
        [one] { $n } Resource, ECs free
       *[other] { $n } Resources, ECs free
    })
    .done = No more destinations
prompt-attack-space =
    Attack: select a space with Guerrillas and cubes ({ $n ->
        [0] free
        [one] { $n } Resource
       *[other] { $n } Resources
    })
    .done = No more spaces
prompt-attack-how = Attack in { $space }: roll the die or Ambush
prompt-attack-die = Attack: roll the die
prompt-attack-cube = Choose the cube to remove in { $space }
prompt-terror-space =
    Terror: select a space with an Underground Guerrilla ({ $n ->
        [0] free
        [one] { $n } Resource, ECs free
       *[other] { $n } Resources, ECs free
    })
    .done = No more spaces
prompt-terror-police = Terror in { $space }: remove 1 Police too, or leave it
    .done = Leave the Police

## Special Activities

prompt-resettle-space = Resettle: select a Province for a New Village
    .done = No more spaces
prompt-reprisal-space = Reprisal: select a Province with Troops
    .done = No more spaces
prompt-air-strike-space = Air Strike: select a Province that loses an Active Guerrilla
    .done = No more spaces
prompt-extort-space = Extort: select a space and Activate a Guerrilla for Resources
    .done = No more spaces
prompt-intimidate-space = Intimidate: select a space with an Underground Guerrilla
    .done = No more spaces
prompt-intimidate-how = Intimidate in { $space }: choose what to remove
    .done = Remove nothing
    .remove-village =
        { $village ->
            [0] Remove Support
           *[other] { $support ->
                [0] Remove New Village
               *[other] Remove New Village and Support
            }
        }

## Pacify and Agitate, with an Operation or in a Propaganda Round

prompt-pacify-space =
    Pacify: select a space ({ $n ->
        [0] free
        [one] { $n } Resource for each Terror marker or shift
       *[other] { $n } Resources for each Terror marker or shift
    })
    .done = No more Pacify
prompt-pacify-step =
    Pacify { $space }: remove Terror, then shift toward Support ({ $n ->
        [0] free
        [one] { $n } Resource a step
       *[other] { $n } Resources a step
    })
    .done = No more steps here
prompt-agitate-space =
    Agitate: select a space ({ $n ->
        [0] free
        [one] { $n } Resource for each Terror marker or shift
       *[other] { $n } Resources for each Terror marker or shift
    })
    .done = No more Agitate
prompt-agitate-step =
    Agitate { $space }: remove Terror, then shift toward Opposition ({ $n ->
        [0] free
        [one] { $n } Resource a step
       *[other] { $n } Resources a step
    })
    .done = No more steps here

## Cards

prompt-M3-where = Choose: two Jungle Provinces lose 1 Guerrilla each, or one Mountain Province loses 2
prompt-M3-guerrilla = Select a Guerrilla to remove
prompt-M3-mountain = Select a Mountain Province that loses 2 Guerrillas
prompt-M3-space = Select a space with MCP pieces for 2 Guerrillas or 1 Base
prompt-M3-place = Choose what to place in { $space }: 2 Guerrillas or 1 Base
prompt-M4-village = Select a Province for a New Village
prompt-M4-guerrilla = { $faction }: select a Province for 1 Guerrilla (two Provinces at most)
    .done = No more Guerrillas
prompt-M5-calm = Select a space at Opposition that becomes Neutral
prompt-M5-shift = Select a space with MCP pieces to shift toward Opposition
prompt-M6-province = Select a Province with a Base, where Guerrillas become Active and 2 Troops arrive
prompt-M6-troop = Move a Troop to { $space }
prompt-M9-reprisal = { $faction }: select a Province with Troops for Reprisal and then Assault
prompt-M9-opposition = Select a Province that goes to Opposition
prompt-M10-police = Select a space with British pieces for 1 Police
prompt-M10-guerrilla = Select a space for 1 Guerrilla
prompt-M11-shift = Select a space with a Base to shift toward Opposition
prompt-M12-province = Select a Jungle Province for Police (two Provinces at most)
    .done = No more spaces
prompt-M12-second = Place a second Police in { $space }, or leave it at one
    .done = Leave it at one
prompt-M12-base = Select a Jungle Province for 1 Base
prompt-M13-police = Select a space under British Control for 1 Police (4 in all at most)
    .done = No more Police
prompt-M13-shift = Select a space with Police to shift toward Opposition
prompt-M16-piece = { $faction }: select an MCP piece to remove (3 at most; a Base brings Political Will +1)
    .done = No more removals
prompt-M16-shift = Select a Province that shifts toward Opposition and gets 1 Guerrilla
prompt-M17-activate = Select a space where all Guerrillas become Active
prompt-M17-assault = { $faction }: select a space for a free Assault
    .done = No Assault
prompt-M19-loss = { $faction }: give up a Guerrilla or 1 Resource
prompt-M20-police = Place 1 Police in { $space } (2 in each EC at most)
    .done = No more Police here
prompt-M20-village = { $faction }: select a Province next to an EC for a New Village
    .done = No New Village
prompt-M20-opposition = Select a space with a New Village that goes to Opposition
prompt-M20-guerrilla = Select an EC for 1 Guerrilla
prompt-M21-support = Select a space with a New Village that goes to Support and loses the New Village
prompt-M21-replace = Select a New Village that makes way for 1 Guerrilla
prompt-M22-shift = Select a space to shift toward Support
prompt-M24-effect = Choose: British Resources +6, or Political Will -1
prompt-M24-commander = Move the Commander marker one space
prompt-M25-police = Place 1 Police in { $space } (1 in each EC at most)
    .done = No Police here
prompt-M25-province = Select a Province that all its Troops leave
prompt-M25-destination = Select where all Troops of { $space } go: an EC or Kuala Lumpur
prompt-M26-province = Select a Province with MCP pieces under British Control: it gets Terror and becomes Neutral
prompt-M29-guerrilla = { $faction }: select a Guerrilla to remove (1 Resource each, 3 at most)
    .done = No more removals
prompt-M30-guerrilla = Select a Guerrilla to remove from the map
prompt-M31-police = Select a space under British Control for 1 Police (4 in all at most)
    .done = No more Police
prompt-M31-shift = { $faction }: select one of the Rally spaces to shift toward Opposition
prompt-M32-guerrilla = { $faction }: select a Guerrilla to turn into Police (2 at most)
    .done = Replace no more
prompt-M32-intimidate = { $faction }: select a space with an Underground Guerrilla for Intimidate
