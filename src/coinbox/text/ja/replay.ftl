### 解説つきの再生と、併せて読むもの、印刷する一枚。

web-comments = 解説
web-comment-of = 解説{ $n }／{ $count }
web-comment-since = { $n }手目の解説
web-comment-first = 最初の解説はこの先にあります。
web-comment-at = { $n }手目への解説
web-comment-last = 前の解説
web-comment-next = 次の解説
web-comment-write = ここに解説を書く
web-comment-change = 解説を直す
web-comment-remove = 解説を消す
web-comment-keep = 書き込む
web-comment-cancel = やめる
web-comment-download = 解説つきの記録をダウンロード
web-comment-kept = 書いた解説はこのブラウザーに残ります。人に渡すにはダウンロードしてください。
web-key-comments = b n
web-key-comments-does = 再生中に前後の解説へ移る
web-record-read = 再生して読む
web-record-gone = この記録はここにありません
web-record-gone-text = 読むだけの記録は、開いたブラウザーの中に残ります。スタートページでファイルをもう一度開いてください。
web-example = プレイの例
web-example-about = ルールブックの例のゲームを、盤面とともに手番ごとに解説します。

## 読みもの

web-back-to-table = 卓に戻る
web-back-to-learn = 手ほどきに戻る
web-back-to-replay = 再生に戻る
web-learn-terms = 用語
web-learn-terms-about = このゲームの用語と、その意味。
web-learn-rulings-about = ルールブックだけでは決まらないことを、ここではどう扱うか。
web-learn-history-all = すべてのカードの歴史
web-learn-filter-sides = 文の数
web-learn-filter-mandatory = 強制
web-learn-filter-any = すべての能力
web-learn-filter-of = { $faction }
web-learn-filter-help = 有利な派閥
web-learn-filter-helps = { $faction }
web-learn-helps = { $faction }に有利

## プレイヤーエイド

web-aid = プレイヤーエイド：{ $faction }
web-aid-about = 行動、プロパガンダラウンド、目標をA4一枚にまとめました。
web-aid-sheet = 印刷用の一枚にまとめたもの
web-aid-print = 印刷
web-aid-turn = カードごとの流れ
web-aid-none = このゲームにその派閥はありません。
web-aid-foot = coinboxによる独自の要約。数字はルールの節番号。

## 最初の一歩

web-first-title = 初めての方は、手ほどきから
web-first-about = 本物の盤面で10分ほど。何をなぜするのかを一手ごとに説明します。別の手を試すことも、取り消すこともできます。
web-first-on = 続き：ステップ{ $n } / { $all }
