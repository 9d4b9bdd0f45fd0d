### What is said of a game that is looked back on. A point is one in a hundred of the win chance.

review-sound = これより明らかに良い手番は見つからなかった。
review-lost = この手番（{ $did }）で勝率を約{ $points }ポイント失った。より良い手番：{ $better }。
review-other-choices = 同じ種類の手番で{ $choices }を選ぶ
review-other-order = 同じ内容を別の順番で行う
review-forecast = そうすれば次のプロパガンダラウンド後の{ $track }は{ $instead }ではなく{ $after }になる。
review-risk = 実際の手番には{ $faction }が{ $reply }で応じることができ、そのときの{ $actor }の勝率は約{ $chance }%。
analysis-note = { $faction }の勝率（%）、各手番の前と後。±は標準誤差の2倍。予算{ $budget }、シード{ $seed }
analysis-chance = { $before }% → { $after }%（±{ $error }）
analysis-turning = { $before }% → { $after }%（±{ $error }）、転機

## The command line

cli-analyse =
    記録したゲームを振り返り、各手番の前後の勝率と、より良かった手番を示す。

    例：coinbox analyse my-game.coin --budget 400 --out my-game-analysed.coin
cli-train =
    ボット同士のゲームから、選択の傾向と得点の意味を学び、ゲームのlearned.jsonとして書き出す。

    例：coinbox train { $game } --games 200 --seed 1 --out learned.json
cli-option-budget = 手番ごとの予算。再現可能な試行回数（400など）か秒数（1sなど）
cli-option-file-out = このファイルに書き出す
cli-option-from = この手数より前は調べない
cli-option-to-analyse = この手数より後は調べない
cli-option-json-analyse = 手番ごとにJSONを1つ出力する
cli-option-players-train = FACTION=PLAYER の形。例：{ $first }=planner。指定のない派閥は --player が担当する
cli-option-player-train = 指定のない派閥を担当するボット
cli-option-jobs-analyse = 手番を分担するプロセスの数
cli-option-cluster-analyse = Rayクラスターのノードで手番を分担する。アドレス（HOST:PORT）または auto
cli-analyse-progress = 分析（%）
