### The web table: what the server says.

## The command line

cli-serve =
    このマシンでウェブ卓を開く。ブラウザでボットや友人と対戦できる。

    例：coinbox serve --port 8000 --open
cli-serve-missing = ウェブ卓には追加のパッケージが必要です（{ $module }がありません）：pip install "coinbox[table]"
cli-option-host = 待ち受けるアドレス。このマシンのものに限る
cli-option-port = ポート番号。0なら空いているもの
cli-option-data = ゲームを保存するファイル
cli-option-database = ファイルの代わりに使うデータベース。例：postgresql://localhost/coinbox
cli-option-open = ブラウザでページを開く

table-serving = 卓を { $address } で開いています（Ctrl-Cで閉じます）。
table-data = ゲームの保存先：{ $place }
table-closed = 卓を閉じました。どのゲームも続けられます。
table-no-client = ページがまだビルドされていません（フォルダwebで npm run build）。APIだけを提供します。

## Refusals

table-bad-request = この要求は理解できません：{ $problem }
table-bad-record = このゲームは使えません：{ $problem }
table-no-seat = この卓を開くには、席か観戦者のリンクが必要です。
table-wrong-seat = 観戦者はプレイできません。席のリンクが必要です。
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
table-no-such-option = 「{ $name }」はこのゲームの選択肢ではありません。
table-too-large = 要求が{ $n }kBを超えています。
table-unavailable = サーバーに不具合が起きました。何も変わっていません。もう一度試してください。
table-no-such-moment = このゲームの時点は0から{ $n }までです。
table-no-such-scenario = そのシナリオはありません。シナリオ：{ $scenarios }
table-no-such-faction = その派閥はありません。派閥：{ $factions }
table-no-such-player = そのプレイヤーはいません。プレイヤー：me、friend、{ $bots }
table-moment-of-what = 時点を指定するには、元の記録が必要です。
table-record-of = 記録はゲーム「{ $game }」のものです

## Other sentences

table-icon = アイコン：{ $icon }。
table-result = { $outcome }：{ $reason }。
table-bot-random = ボットが時間内に使える答えを出さなかったため、ランダムに選びました。
table-stopped-older = この後ルールが変わりました。このゲームは{ $n }手目まで読めますが、次の手はもう合いません：{ $problem }。
table-stopped-damaged = このゲームは{ $n }手目まで読めますが、その後に保存されている内容が合いません：{ $problem }。
