### What bots say: why they chose as they did. A term is told with its change ("+2", "-1.5").

reason-bot = { $bot }: { $terms }
reason-bot-nothing = { $bot }: nothing in this turn makes the position better

## Terms that games share

reason-bot-victory = the next Propaganda Round is decided in our favour
reason-bot-political_will = Political Will { $change }
reason-bot-grip = hold on the Population { $change }
reason-bot-underground = Underground Guerrillas { $change }
reason-bot-active = Active Guerrillas { $change }
reason-bot-troops = Troops on the map { $change }
reason-bot-police = Police on the map { $change }
reason-bot-capabilities = Capabilities for the British { $change }

## What players are called

player-human = person
player-greedy = steady bot
player-random = random bot
