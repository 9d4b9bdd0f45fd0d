### 手で作る局面に書けること。

field-troops = 兵員
field-police = 警察
field-underground = 潜伏状態ゲリラ
field-active = 活動状態ゲリラ
field-bases = 拠点
field-terror = テロマーカー
field-political_will = { track-political_will }
field-stage = 次に行うこと
field-first = 第1資格派閥
field-first_box = 第1資格派閥のボックス
field-second_box = 第2資格派閥のボックス
field-played = 公開されたカード（最後が現在のカード）
field-unshaded = 有効な能力（網掛けなし）
field-shaded = 有効な能力（網掛け）

value-none = まだなし
value-limited-op = { box-limited-op }
value-event = { box-event }
value-op-special = { box-op-special }
value-reveal = 次のカードの公開
value-first = 第1資格派閥の手番
value-second = 第2資格派閥の手番
value-redeploy = { phase-redeploy }
value-reset = { phase-reset }
value-over = ゲーム終了
