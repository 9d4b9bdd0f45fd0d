### Words that all games share.

## Factions

faction-british = 英国
faction-mcp = MCP
faction-chance = 偶然

## Pieces

piece-troop = 兵員
piece-police = 警察
piece-guerrilla = ゲリラ
piece-underground = 潜伏状態ゲリラ
piece-active = 活動状態ゲリラ
piece-base = 拠点

pieces-troop = 兵員{ $n }個
pieces-police = 警察{ $n }個
pieces-guerrilla = ゲリラ{ $n }個
pieces-underground = 潜伏状態ゲリラ{ $n }個
pieces-active = 活動状態ゲリラ{ $n }個
pieces-base = 拠点{ $n }個

## Markers, levels, Control, terrain

marker-terror = テロ
marker-sabotage = サボタージュ
marker-new_village = 新村

level-support = 支持
level-neutral = 中立
level-opposition = 対立

control-british = 英国支配
control-mcp = MCP支配
control-none = 非支配

terrain-jungle = 密林
terrain-mountain = 山岳
terrain-city = 都市
terrain-economic_center = 経済センター
terrain-foreign = 外国領土

## Tracks

track-political_will = 政治意志
track-resources = リソース
track-commander = 司令官

## Initiative Track

box-limited-op = 限定オペレーション
box-event = イベント
box-op-special = オペレーション＆特殊活動
eligible-first = 第1資格派閥
eligible-second = 第2資格派閥

## Operations, Special Activities and other actions

action-train = 訓練
action-garrison = 駐留
action-sweep = 掃討
action-assault = 強襲
action-rally = 集結
action-march = 行軍
action-attack = 攻撃
action-terror = テロ
action-resettle = 再定住
action-reprisal = 報復
action-air-strike = 空襲
action-extort = 脅迫
action-intimidate = 恫喝
action-ambush = 待ち伏せ
action-pacify = 平定
action-agitate = 煽動
action-pass = パス
action-event = イベント

## Phases of a Propaganda Round

phase-political_will = 政治意志フェイズ
phase-resources = リソースフェイズ
phase-support = サポートフェイズ
phase-redeploy = 再配置フェイズ
phase-reset = リセットフェイズ

## How a game ends

reason-early = 最終より前のプロパガンダラウンドで決着
reason-final = 最終プロパガンダラウンドで決着
result-british = 英国の勝利
result-mcp = MCPの勝利
result-tie = 引き分け
