### 練習問題：最善の手番を探す。

exercise-question = { $faction }の手番。最善の手番を探そう。
exercise-grade-1 = 易しい
    .about = 速いボットでも見つける。
exercise-grade-2 = 中級
    .about = 速いボットは見逃すが、手番全体を比べるボットなら見つける。
exercise-grade-3 = 難しい
    .about = 速いボットはどれも見逃す。
exercise-dice = 解答と見なすのは、最初のダイスか相手の最初の選択まで。その先は双方の速い手番で、さまざまなダイスとカードを使って続ける。

exercise-verdict-better = ボットが見つけた手番よりさらに良い。勝率で約{ $points }±{ $error }ポイント上回る。
exercise-verdict-same = ボットが最善とした手番そのもの。
exercise-verdict-equal = 最善の手番と同じ良さ。差は誤差の範囲内。
exercise-verdict-little = 最善の手番に少し劣る。勝率で約{ $points }±{ $error }ポイントの差。
exercise-verdict-clear = 最善の手番に明らかに劣る。勝率で約{ $points }±{ $error }ポイントの差。
exercise-chance = ボットが続けた場合の勝率：{ $best }%±{ $error }（ロールアウト{ $n }回）。
exercise-chances = ボットが続けた場合の勝率：あなたの手番は{ $chance }%±{ $own }、最善の手番は{ $best }%±{ $error }（同じカードとダイスで各{ $n }回のロールアウト）。
exercise-best = 最善の手番：{ $plan }。
exercise-forecast = この手番なら次のプロパガンダラウンドの結果：{ $tracks }。
exercise-track = { $track } { $before }→{ $after }
exercise-second = 別のことをする手番の中で最善のもの（{ $plan }）は勝率で約{ $points }±{ $error }ポイント低い。
exercise-made = あなたの手番：{ $plan }。
exercise-instead = この手番での次のプロパガンダラウンドの結果：{ $tracks }。
exercise-track-instead = { $track } { $after }（最善の手番なら{ $best }）
exercise-risk = 一番痛いのは{ $faction }が{ $reply }で応じることで、そのときの勝率は約{ $chance }%。

## ターミナル

exercise-number = 練習問題{ $n }／{ $all }：{ $grade }
exercise-column-number = 番号
exercise-column-id = ID
exercise-column-faction = 派閥
exercise-column-grade = 難易度
exercise-column-card = カード
exercise-column-gap = 次善との差
exercise-column-holds = 有効
exercise-submit = 手番が完成した。Enterで判定、[b] 選択を1つ取り消す、[q] 終了{" "}
exercise-die = ここからはダイスか相手が決める。解答はここまで。Enterで判定、[b] 選択を1つ取り消す、[q] 終了{" "}
exercise-again = [Enter] もう一度、[s] 最善の手番を見る、[n] 次の問題、[q] 終了{" "}
exercise-typing = 選択肢の番号か名前、[b]で選択を1つ取り消す、[q]で終了。
exercise-judging = あなたの手番を最善の手番と比べている
exercise-played = 最善の手番を順に：
exercise-none = { $game }の練習問題はまだない。

error-no-exercise = { $game }に練習問題「{ $exercise }」はありません。全{ $n }問です
error-exercise-open = 手番がまだ完成していません
error-exercise-over = 手番は「{ $name }」の前に終わります
error-at-least-two = { $what }は2以上を指定してください
error-exercises-out = 見つけたものを残すファイルを--out FILEで指定するか、--checkで{ $game }の練習問題を評価し直してください（--rollouts は--checkと共に使います）
error-exercises-check = --checkは既存の練習問題を評価し直すもの。{ $option }は指定できません
error-exercises-few = 見つかった練習問題は{ $found }問で、{ $wanted }問に足りません。調べるゲームを増やしてください（--games）

cli-exercise =
    局面で最善の手番を探し、自分の手番がどれほど良いかを知る。番号を省くと練習問題の一覧。

    例：coinbox exercise { $game } 3
cli-exercises =
    ボット同士のゲームから練習問題（明らかに最善の手番が1つある局面）を探す。または既存の練習問題を評価し直す。

    例：coinbox exercises { $game } --games 20 --out found.jsonl --write exercises.json
cli-option-exercise = 練習問題の番号かID。省くと一覧
cli-option-write-exercises = 見つけたものから種類の異なる練習問題を選び、このファイルに書く
cli-option-number-exercises = 選ぶ数
cli-option-check-exercises = 今のルールとボットで練習問題を評価し直し、成り立たなくなったものを知らせる（終了コード1）
cli-option-rollouts-exercises = 評価し直すときの手番ごとのロールアウトの回数
cli-exercises-title = { $game }：ボットのゲーム{ $games }回から練習問題{ $n }問、シード{ $seed }（調べた手番{ $looked }、うち詳しく{ $suspected }）
cli-exercises-checked = { $game }：練習問題{ $n }問のうち{ $holds }問が有効（各{ $rollouts }回のロールアウト）
cli-exercises-yes = はい
cli-exercises-no = いいえ
cli-exercises-nearest = 最も近い別の手番：{ $plan }
cli-exercises-total = 合計
cli-exercises-progress = 練習問題

## ページ

web-exercises = 練習問題
web-exercises-title = { $game }：最善の手番を探す
web-exercises-about = ボット同士のゲームから選んだ、明らかに最善の手番が1つある局面。手番を指すと、その良さと最善の手番が分かる。
web-exercises-count = { $n }問
web-exercises-solved = { $all }問中{ $n }問を解いた
web-exercises-none = このゲームの練習問題はまだない。
web-exercise-number = 問題{ $n }
web-exercise-place = 問題{ $n }／{ $all }・{ $grade }
web-exercise-mark-solved = 解いた
web-exercise-mark-nearly = 惜しい
web-exercise-mark-tried = 挑戦した
web-exercise-back = 1つ取り消す
web-exercise-anew = 手番を最初から
web-exercise-judge = この手番を判定
web-exercise-complete = 手番が完成した。
web-exercise-die = ここからはダイスか相手が決める。解答はここまで。
web-exercise-judging = 最善の手番と比べています…
web-exercise-verdict = 判定
web-exercise-best = 最善の手番
web-exercise-show = 最善の手番を見る
web-exercise-hide = 自分の手番に戻る
web-exercise-again = もう一度
web-exercise-next = 次の問題
web-exercise-forward = 次へ進む
