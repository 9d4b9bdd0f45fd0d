### What a position that is set up by hand can say.

field-support = { level-support }
field-opposition = { level-opposition }
field-new_villages = { marker-new_village }
field-british_resources = British Resources
field-mcp_resources = MCP Resources
field-commander = { track-commander }
field-gurney_killed = Commander without effect (1: M10 is in force)
