### What bots say: what they wanted with a turn. A goal is to have more or less of something.

reason-bot-one = 狙いは、{ $first }ことだった。
reason-bot-two = 狙いは、{ $first }ことと、{ $second }ことだった。
reason-bot-nothing = この手番で状況を良くする手は見つからなかった。

## ボットが他と比べた計画について言うこと

reason-plan-chance = 勝率は約{ $chance }%と見ている。
reason-plan-forecast = この計画なら次のプロパガンダラウンド後の{ $track }は{ $before }ではなく{ $after }になる。
reason-plan-forecast-same = この計画でも次のプロパガンダラウンド後の{ $track }は{ $after }で変わらない。
reason-plan-second = 2番目の計画（{ $plan }）の勝率は約{ $points }ポイント低い。
reason-plan-equal = 別の計画（{ $plan }）もほぼ同じだった。
reason-plan-where = { $what }：{ $where }
reason-plan-more = { $where }、他{ $n }か所
reason-plan-event =
    { $side ->
        [unshaded] 網掛けなしのイベント
        [shaded] 網掛けのイベント
       *[other] イベント
    }
reason-plan-stop = ここで終了
reason-plan-risk = 一番怖いのは{ $faction }が{ $reply }で応じることで、そのときの勝率は約{ $chance }%。
reason-plan-then = { $told }{ $sentence }

## 共通の項目

reason-bot-victory = 次のプロパガンダラウンドで勝つ
reason-bot-political_will =
    { $goal ->
        [more] 政治意志を上げる
       *[less] 政治意志を下げる
    }
reason-bot-grip =
    { $goal ->
        [more] 人口値に対する英国の支配を固める
       *[less] 人口値に対する英国の支配を崩す
    }
reason-bot-underground =
    { $goal ->
        [more] 潜伏状態ゲリラを増やす
       *[less] 潜伏状態ゲリラを減らす
    }
reason-bot-active =
    { $goal ->
        [more] 活動状態ゲリラを増やす
       *[less] 活動状態ゲリラを減らす
    }
reason-bot-troops =
    { $goal ->
        [more] マップ上の兵員を増やす
       *[less] マップ上の兵員を減らす
    }
reason-bot-police =
    { $goal ->
        [more] マップ上の警察を増やす
       *[less] マップ上の警察を減らす
    }
reason-bot-capabilities =
    { $goal ->
        [more] 能力を英国に有利にする
       *[less] 能力を英国に不利にする
    }

## プレイヤーの呼び名

player-human = 人
player-random = ランダムボット
    .about = 可能な手なら何でも選ぶ。
player-novice = 初心者向けボット
    .about = 少しだけ先を見て、ときどき間違える。初めてのゲーム向け。
player-greedy = 堅実ボット
    .about = 自分の手番の行き先だけを見る。
player-planner = 先読みボット
    .about = 次のカードで何が起こりうるかで手番全体を比べる。
player-search = 思考ボット
    .about = 手番全体を比べ、手番ごとに1秒考える。
player-master = 名人ボット
    .about = 手番全体を比べ、手番ごとに5秒考える。最も強い。
player-with-budget = { $player }（{ $budget }）
