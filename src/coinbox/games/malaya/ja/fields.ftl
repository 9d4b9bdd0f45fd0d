### 手で作る局面に書けること。

field-support = { level-support }
field-opposition = { level-opposition }
field-new_villages = { marker-new_village }
field-british_resources = 英国リソース
field-mcp_resources = MCPリソース
field-commander = { track-commander }
field-gurney_killed = 司令官の効果なし（1：M10が有効）
