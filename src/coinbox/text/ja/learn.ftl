### はじめの一歩、ルール、指南、歴史、研究盤。

error-lesson-step = この手ほどきにステップ{ $n }はありません
error-variation-open = { $line }行目: 変化手順が行「{ $close }」で閉じられていません
error-no-place = 手順は位置{ $n }で終わり、位置{ $place }はありません
error-study-options = 研究のすべての手順を合わせて選択が{ $n }個あります（サーバーが扱えるのは{ $most }個まで）
error-study-lines = 研究に手順が{ $n }本あります（サーバーが扱えるのは{ $most }本まで）
error-study-comments = 研究にコメントが{ $n }件あります（サーバーが扱えるのは{ $most }件まで）
error-study-depth = 研究の手順が{ $n }段に枝分かれしています（サーバーが扱えるのは{ $most }段まで）

learn-other = それも認められた手だが、この手ほどきでは別の手を勧める。取り消すか、この手番を自分の考えで最後まで進めてみよう。手番が終われば、手ほどき本来の盤面に戻って続ける。
learn-end = 手ほどきはここまで。次は1ゲームを通して、初心者向けのボットか友人と対戦してみよう。
learn-checked = ボットの分析で確認済み（ロールアウト{ $n }回）：明らかに優る手はなかった。
learn-checked-behind = ボットの分析（ロールアウト{ $n }回）では別の手が勝率で約{ $points }±{ $error }ポイント優る。

learn-step = ステップ{ $n }／{ $total }
learn-continue = Enterで次へ{" "}
learn-suggested = 勧める手：{ $name }
learn-back-or-on = [b] 取り消す　[g] このまま手番を続ける{" "}
learn-rejoin = 手番が終わった。Enterで手ほどき本来の盤面に戻って続ける{" "}
learn-cards = カード：{ $cards }
learn-read = さらに読む：{ $author } “{ $title }”{ $chapter }
learn-chapter = 、第{ $chapter }章

error-not-found-in = 「{ $words }」は{ $game }のどのセクション、カード、用語にもありません
error-no-guide = 「{ $faction }」の指南はありません。指南：{ $guides }
error-no-history = 「{ $card }」の歴史は書かれていません
error-no-lesson = 「{ $faction }」の手ほどきはありません。手ほどき：{ $lessons }

cli-learn =
    派閥の手ほどきを受ける。実際の盤面で1手ずつ進む。

    例：coinbox learn { $game } { $second }
cli-rules =
    ルールを読む。目次、セクション、または語の検索。

    例：coinbox rules { $game } 3.2.1
cli-guide =
    派閥の上手な戦い方を読む。

    例：coinbox guide { $game } { $first }
cli-history =
    カードの歴史的背景を読む。カードを省くと年代順にすべて。

    例：coinbox history { $game } { $card }
cli-option-faction-learn = 手ほどきを受ける派閥。省くと最初のもの
cli-option-faction-guide = 派閥。例：{ $first }
cli-option-section = セクション（例：3.2.1）または探す語。省くと目次

# Boards of guides at the prompt.
learn-board = 盤面{ $n }：{ $note }
learn-boards = 盤面と、そこからの手番を見るには：coinbox guide { $game } { $faction } --board 1
learn-turn = 手番
error-no-board = この指南に盤面{ $n }はありません。盤面は1から{ $total }までです
cli-option-guide-board = 指南の盤面の番号。その盤面と、そこからの手番を示す
