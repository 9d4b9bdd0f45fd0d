### What bots say: why they chose as they did. A term is told with its change ("+2", "-1.5").

reason-bot = { $bot }: { $terms }
reason-bot-comma = ,{ " " }
reason-bot-nothing = { $bot }: nothing in this turn makes the position better

## The terms of Malaya

reason-bot-victory = the next Propaganda Round is decided in our favor
reason-bot-political_will = Political Will { $change }
reason-bot-hearts_and_minds = Support less Opposition { $change }
reason-bot-settlers_intimidated = Sabotage and Terror against settlers { $change }
reason-bot-british_resources = British Resources { $change }
reason-bot-mcp_resources = MCP Resources { $change }
reason-bot-grip = hold on the Population { $change }
reason-bot-bases = MCP Bases { $change }
reason-bot-underground = Underground Guerrillas { $change }
reason-bot-active = Active Guerrillas { $change }
reason-bot-exposed_troops = Troops in danger of an Attack { $change }
reason-bot-troops = Troops on the map { $change }
reason-bot-police = Police on the map { $change }
reason-bot-capabilities = Capabilities for the British { $change }
reason-bot-commander = the Commander's effect { $change }
