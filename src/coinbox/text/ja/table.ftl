### The web table: what the server says.

## The command line

cli-serve =
    ウェブ卓を開く。ブラウザで、このマシンや同じネットワークの友人、ボットと対戦できる。

    例：coinbox serve --host 0.0.0.0 --open
cli-serve-missing = ウェブ卓には追加のパッケージが必要です（{ $module }がありません）：pip install "coinbox[table]"
cli-option-host = 待ち受けるアドレス。127.0.0.1ならこのマシンだけ、0.0.0.0なら同じネットワークの友人も入れる
cli-option-port = ポート番号。0なら空いているもの
cli-option-data = ゲームを保存するファイル
cli-option-database = ファイルの代わりに使うデータベース。例：postgresql://localhost/coinbox
cli-option-open = ブラウザでページを開く
cli-option-workers = 卓を提供するプロセスの数。2以上には --database が必要です

table-serving = 卓を { $address } で開いています（Ctrl-Cで閉じます）。
table-data = ゲームの保存先：{ $place }
table-migrated = 保存形式を更新しました（スキーマ{ $found }→{ $schema }）。更新前の内容は { $backup } にあります。
table-closed = 卓を閉じました。どのゲームも続けられます。
table-no-client = ページがまだビルドされていません（フォルダwebで npm run build）。APIだけを提供します。

## Refusals

table-bad-request = この要求は理解できません：{ $problem }
table-bad-value =
    { $kind ->
        [missing] { $where }がありません
        [extra_forbidden] { $where }という項目はありません
        [json_invalid] JSONではありません
        [one_or_several] optionかoptionsのどちらか一方を指定してください
       *[other] { $where }の値が正しくありません（{ $problem }）
    }
table-bad-record = このゲームは使えません：{ $problem }
table-no-seat = この卓を開くには、席か観戦者のリンクが必要です。
table-wrong-seat = 観戦者はプレイできません。席のリンクが必要です。
table-not-opener = 招待できるのは、この卓を開いた人か相手のプレイヤーだけです。
table-no-invitation = これは席への招待ではありません。
table-seat-taken = この席にはもう別の人がいます。招待は使用済みです。このリンクで観戦はできます。
table-seeded = このゲームは乱数の種が選ばれているため、ダイスとカードを予測できます。席に着くには、その点への同意が必要です。
table-unknown-table = このサーバーにその卓はありません。
table-unknown-game = ゲーム「{ $game }」はありません。
table-not-drawn = このページは「{ $game }」を描けません（{ $problem }）。端末では遊べます。
table-not-found = このアドレスには何もありません。
table-not-allowed = このアドレスではこの種類の要求はできません。
table-not-your-turn = いま決めるのは{ $faction }です。
table-stale = ゲームは{ $seq }番目の状態まで進んでいます。画面を更新してから決めてください。
table-game-over = ゲームは終わっています。
table-stopped = このゲームは{ $n }手目まで読めますが、その先へは進められません。そこから新しい卓で続けられます。
table-cannot-undo =
    { $n ->
        [0] 取り消せる自分の決定がありません。手番が終わったか、ダイスが振られたか、カードが引かれたか、ほかの人が決定した後です。
       *[other] 取り消せるのは{ $n }手だけです。
    }
table-not-offered = 「{ $name }」は選択不可：{ $reason }（{ $rule }）
table-not-offered-then = 何も実行していません：「{ $name }」（{ $of }個中{ $n }番目）は「{ $before }」の後では選択不可：{ $reason }（{ $rule }）
table-not-at-once =
    { $halt ->
        [chance] 何も実行していません：「{ $before }」の後にダイスかカードが入るため、「{ $name }」（{ $of }個中{ $n }番目）はその後で選んでください。
        [other] 何も実行していません：「{ $before }」の後は相手が決めるため、「{ $name }」（{ $of }個中{ $n }番目）はその後で選んでください。
        [over] 何も実行していません：「{ $before }」でゲームが終わるため、「{ $name }」（{ $of }個中{ $n }番目）は選べません。
       *[turn] 何も実行していません：「{ $before }」で手番が終わるため、「{ $name }」（{ $of }個中{ $n }番目）は選べません。
    }
table-no-such-option = 「{ $name }」はこのゲームの選択肢ではありません。
table-no-hints = この卓では、プレイヤー全員が同意するまでヒントを使えません。
table-no-hint = 現在の局面にその計画はありません。
table-nothing-to-choose = いまは選ぶものがありません。
table-not-over = 分析できるのはゲームが終わってからです。
table-busy = 先に待っている依頼が多すぎます。少し待ってからもう一度試してください。
table-too-large = 要求が{ $n }kBを超えています。
table-unavailable = サーバーに不具合が起きました。何も変わっていません。もう一度試してください。
table-no-store = 今はゲームの保存先を使えません。何も失われず、同じことが二度行われることもありません。数秒後にもう一度試してください。
table-no-such-moment = このゲームの時点は0から{ $n }までです。
table-no-such-scenario = そのシナリオはありません。シナリオ：{ $scenarios }
table-no-such-faction = その派閥はありません。派閥：{ $factions }
table-no-such-player = そのプレイヤーはいません。プレイヤー：me、friend、{ $bots }
table-moment-of-what = 時点を指定するには、元の記録が必要です。
table-record-of = 記録はゲーム「{ $game }」のものです

## Other sentences

table-control =
    { $n ->
        [0] { $control }
       *[other] { $control }（コマ{ $n }個差）
    }
table-zone = { $track }{ $numbers }
table-icon = アイコン：{ $icon }。
table-result = { $outcome }：{ $reason }。
table-bot-stand-in = ボットが答えを出さなかったため、別のボットが代わりに選びました。
table-stopped-older = この後ルールが変わりました。このゲームは{ $n }手目まで読めますが、次の手はもう合いません：{ $problem }。
table-stopped-damaged = このゲームは{ $n }手目まで読めますが、その後に保存されている内容が合いません：{ $problem }。

## What others did

story-track = { $track }{ $change }
story-event =
    イベント「{ $card }」{ $side_id ->
        [execute] { "" }
       *[other] （{ $side }）
    }
story-pass = パス
story-no-operation = オペレーションなし
story-done =
    { $n ->
        [0] { $action }
        [1] { $space }で{ $action }
       *[other] { $n }か所で{ $action }
    }
story-moved = コマを{ $n }個移動
story-turn = { $faction }：{ $what }。
story-alone = { $what }
hint-summary = { $summary }。
story-other = { $what }（{ $faction }）
story-outlook =
    今プロパガンダになれば、{ $track }{ $first }→{ $last }{ $changed ->
        [yes] （この手番の前なら→{ $was }）
       *[no] { "" }
    }。
story-open-turn = { $faction }の手番です。終わると内容が表示されます。
