### 手で作る局面に書けること。

field-irregulars = 潜伏状態非正規兵
field-active_irregulars = 活動状態非正規兵
field-sabotage = サボタージュマーカー
field-opposition = { level-opposition }
field-curfews = { marker-curfew }
field-out_of_play = プレイ外の兵員
field-prison_guerrillas = 監獄のゲリラ
field-prison_bases = 監獄の拠点
field-fort_police = カード「Tegart Forts」上の警察
field-arab_kings = TransjordanとEgypt
field-unity = { track-unity }
field-operations_pool = プールのオペレーションチット
field-operations_held = 反乱軍が保持するオペレーションチット
field-chit = 使用中のオペレーションチット（0：なし）
field-punishments_pool = プールの懲罰チット
field-punishments_held = 英国が保持する懲罰チット

value-out_of_play = プレイ外
value-in_play = 使用中
value-detain = { chit-detain }
value-demolish = { chit-demolish }
value-fine = { chit-fine }
value-mandatory = 強制イベント
value-chit = チットの効果
value-hold = チットを保持するかどうか
value-assistance = 反乱軍への支援
value-rebels_redeploy = 反乱軍の再配置
