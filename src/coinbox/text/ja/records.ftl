### Records: words that do not fit, and rules that have changed since.

record-read-under = ルール第{ $old }版の記録を第{ $new }版で読んでいます
record-newer = この記録は{ $game }のルール第{ $version }版で作られています。このプログラムが知っているのは第{ $known }版までなので、新しいcoinboxで読んでください
record-outdated = { $n }手目まで合っています（{ $line }行目）。{ $rules }。{ $token }語目：{ $problem }
record-at = { $line }行目、{ $token }語目：{ $problem }
record-unknown-word = 「{ $word }」は{ $game }の選択肢ではありません
record-after-the-end = 「{ $word }」はゲームの終了より後にあります
record-other-turn =
    { $turn ->
        [chance] カードを公開するところで、{ $actor }の手番ではありません
       *[other] いまは{ $turn }の手番で、{ $actor }の手番ではありません
    }
record-not-offered = 「{ $word }」は選択不可：{ $reason }（{ $rule }）
record-offered = { $problem }。選べるもの：{ $options }
