### Words that all games share.

comma = 、
semicolon = ；

# A fact that could not be read from the components.
fact-guessed = { $fact }（推測）

## Factions

faction-british = 英国
faction-chance = カード・ダイス

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

level-neutral = 中立

control-british = 英国支配
control-none = 非支配

terrain-city = 都市

## Where pieces off the map are

source-out_of_play = プレイ外

## Tracks

track-political_will = 政治意志
track-of = { $faction }{ $track }
track-resources = リソース

## Initiative Track

box-limited-op = 限定オペレーション
box-event = イベント
box-op-special = オペレーション＆特殊活動
eligible-first = 第1資格派閥
eligible-second = 第2資格派閥

## Operations, Special Activities and other actions

action-sweep = 掃討
action-assault = 強襲
action-rally = 集結
action-march = 行軍
action-terror = テロ
action-reprisal = 報復
action-air-strike = 空襲
action-ambush = 待ち伏せ
action-deploy = 展開
action-raid = 襲撃
action-sabotage = サボタージュ
action-supply = 補給
action-train = 訓練
action-pass = パス
action-event = イベント
action-event-help = どちらの派閥でも、カードの好きな面を実行する。「してよい」「まで」以外は、できることを全て行う。

## Phases of a Propaganda Round

phase-political_will = 政治意志フェイズ
phase-resources = リソースフェイズ
phase-support = サポートフェイズ
phase-redeploy = 再配置フェイズ
phase-reset = リセットフェイズ

## How a game ends

reason-early = 最終より前のプロパガンダラウンドに基準値で決着
reason-threshold = 最終プロパガンダラウンドに基準値で決着
reason-final = 最終プロパガンダラウンド終了時に決着
reason-resigned = 投了による決着
reason-agreed = 双方の合意による決着
reason-time = 時間切れによる決着
result-british = 英国の勝利
result-tie = 引き分け

## Where something is

# A space that takes another word has an attribute of its own: space-....in
in-space = { $space }で
