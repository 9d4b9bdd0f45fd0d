### ボットの言葉：その選択の理由。項目には増減（「+2」「-1.5」）が付く。

reason-bot = { $bot }：{ $terms }
reason-bot-nothing = { $bot }：この手番では状況は良くならない

## 共通の項目

reason-bot-victory = 次のプロパガンダラウンドで勝利が見込める
reason-bot-political_will = 政治意志{ $change }
reason-bot-grip = 支配する人口値{ $change }
reason-bot-underground = 潜伏状態ゲリラ{ $change }
reason-bot-active = 活動状態ゲリラ{ $change }
reason-bot-troops = マップ上の兵員{ $change }
reason-bot-police = マップ上の警察{ $change }
reason-bot-capabilities = 英国に有利な能力{ $change }

## プレイヤーの呼び名

player-human = 人
player-greedy = 堅実ボット
player-random = ランダムボット
