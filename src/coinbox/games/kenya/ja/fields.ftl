### 手で作る局面に書けること。

field-relocated = 強制移住で減った人口値
field-loyalty = { level-loyalty }
field-resistance = { level-resistance }
field-out_of_play = プレイ外の警察
field-mau_mau_resources = マウマウのリソース
field-pipeline = { track-pipeline }
