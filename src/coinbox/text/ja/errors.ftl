### Errors of the command line, of records and of the server.

error-in-file = { $file }：{ $problem }
error-other-game = { $file }：これは{ $wanted }ではなく{ $game }のゲームです
error-other-scenario = { $file }：このゲームのシナリオは{ $wanted }ではなく{ $scenario }です
error-to = --to { $to }：記録は0手から{ $n }手までです{ $rest }
error-from-to = --from { $start }から{ $to }まで：記録は0手から{ $n }手までです
error-depth = 深さは{ $n }以上を指定してください
error-no-scenario = { $game }にシナリオ「{ $scenario }」はありません。シナリオ：{ $scenarios }
error-not-a-seat = 「{ $word }」は FACTION=PLAYER の形ではありません（例：{ $faction }=greedy）
error-no-faction = { $game }に派閥「{ $faction }」はありません。派閥：{ $factions }
error-two-players = { $faction }に2人のプレイヤーが指定されています：{ $first }と{ $second }
error-people-in-sim = シミュレーションで人はプレイできません。プレイヤー：{ $players }
error-no-player = プレイヤー「{ $player }」はいません。プレイヤー：{ $players }
error-takes-no-budget = { $player }には予算を付けられません。付けられるのは：{ $players }
error-no-budget = 「{ $budget }」は予算ではありません。5000のような試行回数か、2sのような秒数（{ $least }sから{ $most }s）を書いてください
error-human = 人が決めるのは卓だけで、ここではありません。ボット：{ $players }
error-no-language = 言語「{ $lang }」はありません。言語：{ $languages }
error-no-card = { $game }にカード「{ $card }」はありません。カード：{ $cards }
error-empty-file = { $file }：ファイルが空です
error-not-text = { $file }：テキストファイルではありません（{ $n }バイト目がUTF-8ではありません）
error-no-record = { $file }：coinboxの記録ではないファイルがあるため、何も書き込みませんでした
error-is-record = { $file }：coinboxの記録です。何も書き込みませんでした
error-no-evaluation = { $game }を評価する項目がないため、greedyはプレイできません。randomならプレイできます
error-record-title = 1行目：記録は「{ $title }」の行で始まります
error-header-open = { $line }行目：ヘッダーが「{ $rule }」の行で閉じられていません
error-header-game = ヘッダーにゲームがありません（「game: NAME」のような行）
error-header-row = { $line }行目：「{ $row }」は「key: value」の形ではありません（組の間は空白2つ）
error-no-word = { $line }行目、{ $token }語目：「{ $word }」は選択肢の名前ではありません
error-at-least-one = { $what }は1以上を指定してください
error-no-game = ゲーム「{ $game }」はありません。ゲーム：{ $games }
error-no-games = ゲームがインストールされていません。pip install coinbox で入ります（ソースでは pip install -e .）
error-rules-version = 「{ $version }」はルールの版ではありません（1以上の数）
error-header-key = ヘッダーに不明な項目「{ $key }」があります
error-position-json = ヘッダーの局面がJSONではありません：{ $problem }
error-position-table = ヘッダーの局面が表の形ではありません
error-host = --host { $host }：{ error-system }。このマシンのアドレス、127.0.0.1、0.0.0.0のどれかを指定してください
error-data-database = --data と --database は同時に指定できません
error-store-file-alone = --store-file は --data や --database と同時に使えません
error-store-file = { $file }：データベースのアドレスを一行で書いてください（例：postgresql://localhost/coinbox）
error-exists = { $file }：すでにあります。何も書き込んでいません
error-archive = { $file }：{ $line } 行目が coinbox の書き出したものではありません。何も変えていません
error-archive-cut = { $file }：終わりの部分がありません。何も変えていません
error-archive-newer = { $file }：より新しい coinbox { $version } が書き出したファイルです。何も変えていません
error-tables-exist = ファイルの卓のうち { $n } はすでにあります（{ $tables }）。何も取り込んでいません
error-tables-clash = ファイルの卓がすでにある卓と両立しません。何も変えていません
error-no-store = { $file }：そのような保存先はありません
error-no-table = 卓「{ $table }」はありません
error-idle = --idle { $word }：時間は数と h、d、w、y で書きます（例：180d）
error-name = 名前は { $n } 文字以内で、1行で書きます
error-needs-yes = 元に戻せない操作ですが、ここでは問い合わせができません。--yes を付けてください（--dry-run なら何が行われるかを示すだけです）
error-metrics = --metrics { $address }：アドレスは「ホスト:ポート」です（例：127.0.0.1:9100）
error-log = --log { $word }：text または json
error-port = --port { $port }：ポート番号は0から65535までです
error-port-taken = { $place }：{ error-system }。--port で別のポートを指定してください
error-no-database = { $place }：coinboxのデータベースとして使えません：{ $problem }
error-database-version = { $place }：このデータベースは別のcoinboxが作った第{ $found }版です。このプログラムが読めるのは第{ $version }版です
error-database-column = { $place }：このデータベースには「{ $column }」がありません。バックアップから戻してください
error-second-server = { $place }：このファイルのゲームは別のcoinboxが提供中です。複数で使うにはPostgreSQLが必要です（--database）
error-no-workers = --workers：このシステムではその種類のプロセスを使えません
error-workers-file = --workers { $n }：複数のワーカーにはPostgreSQLが必要です（--database）。ファイルを扱えるのは一つだけです
error-backup-exists = { $file }：既に存在します。何も書き込みませんでした
error-no-moment = 記録は{ $n }手で、{ $moment }手目はありません
error-at-of-nothing = --atは--recordと併せて使います（保存したゲームの場面を指定します）
error-nothing-to-undo = 取り消せる手がありません
error-not-offered-at = 「{ $name }」は{ $n }番目では選べません
error-dead-end =
    { $game }：{ $actor }への質問「{ $prompt }」（{ $rule }）に選べるものがありません。ルールの不具合です{ $turn ->
        [0] { "" }
       *[other] （手番{ $turn }、選択：{ $words }）
    }

## What the laboratory cannot do

error-jobs-cluster = --jobs と --cluster は同時に指定できません
error-games-odd = ゲームは陣営を入れ替えて2つ1組で行うので、gamesは偶数を指定してください（{ $n }は偶数ではありません）
error-sprt = --sprt { $elo0 } { $elo1 }：-{ $n }から{ $n }までのEloの差を2つ、小さい方から指定してください
error-job-lost = 処理{ $job }を終えられません。担当したプロセスが{ $n }回とも止まりました。終わった分は残っています
error-training = 学習は{ $games }ゲーム中{ $n }ゲームで止まりました。全ゲームが必要なので、何も書き込みませんでした
error-no-ray = クラスターにはパッケージ「ray」が必要です。pip install 'coinbox[cluster]' で入ります
error-cluster-address = --cluster { $address }：アドレスは HOST:PORT の形、または auto です
error-no-cluster = --cluster { $address }：このアドレスにRayのクラスターはありません
error-cluster-auto = --cluster auto：このマシンはどのクラスターにも属していません。ray start --head で始められます
error-cluster-useless = --cluster { $address }：クラスターを使えません（{ $problem }）
error-cluster-version = クラスターのノードのcoinboxは{ $found }、このマシンでは{ $version }です。同じ版を入れてください
error-cluster-node = クラスターのノードで処理できません（{ $problem }）。coinboxが入っているか確かめてください
error-cluster-lost = クラスターのヘッドノードが応答しなくなりました。終わった分は残っています
error-cluster-deserted = クラスターに処理できるノードがなくなりました。終わった分は残っています
error-no-logbook = { $file }：続きを書けるファイルではないため、何も書き込みませんでした
error-other-run = { $file }：別の引数で作られたファイルのため（{ $name }が{ $wanted }ではなく{ $found }）、何も書き込みませんでした
error-damaged-line = { $file }：{ $line }行目が壊れているため、何も書き込みませんでした
error-logbook-taken = { $file }：このファイルには別の実行が書き込み中です
error-other-rules = { $game }のゲーム{ $number }は第{ $version }版ではなく第{ $found }版のルールで行われました。新しいファイルを使ってください

## What cannot be played, read or drawn

error-not-offered = 「{ $name }」は選べません：{ $why }
error-ambiguous = 「{ $word }」に当てはまる選択肢が複数あります：{ $names }
error-no-option = このゲームに選択肢「{ $name }」はありません
error-game-over = ゲームは終了しています。これ以上は選べません
error-no-option-number = { $number }番の選択肢はありません。選択肢は0番から数えて{ $n }個です
error-chance-used-up = 指定したダイスとカードを使い切りました
error-chance-unknown = ダイスとカードの指定：このゲームに「{ $name }」はありません
error-chance-impossible = ダイスとカードの指定：「{ $name }」は今は起こりません（起こりうるもの：{ $names }）
error-database = { $place }：データベースのエラーです（{ $problem }）
error-damaged-table = 卓「{ $table }」の行が壊れています（{ $problem }）
error-damaged-step = { $n }番目の手が壊れています（{ $problem }）
error-description = { $file }が使えません（{ $problem }）
error-no-drawing = フォルダーに{ $file }がありません

## Positions that do not fit

position-impossible = 局面：このような局面はありえません（{ $problem }）
position-no-field = 局面：「{ $field }」という項目はありません（項目：{ $known }）
position-spaces = 局面：「spaces」がスペースの表ではありません
position-no-space = 局面：スペース「{ $space }」はありません（スペース：{ $known }）
position-space-table = 局面：{ $space }がコマとマーカーの表ではありません
position-no-piece = 局面：{ $space }に「{ $field }」は置けません（置けるもの：{ $known }）
position-piece-number = 局面：{ $space }の{ $field }は{ $value }ですが、0以上の数を指定してください
position-number = 局面：{ $field }は{ $value }ですが、数を指定してください
position-list = 局面：{ $field }がリストではありません
position-counts = 局面：{ $field }は0以上の数{ $n }個のリストにしてください
position-name = 局面：{ $field }は{ $value }ですが、次のどれかを指定してください：{ $known }
position-other-game = 局面：これは「{ $game }」ではなく「{ $found }」の局面です

## What the system refuses

error-system =
    { $code ->
        [ENOENT] そのファイルやフォルダーはありません
        [EISDIR] ファイルではなくフォルダーです
        [ENOTDIR] パスの途中がフォルダーではなくファイルです
        [EACCES] アクセスする権限がありません
        [EPERM] アクセスする権限がありません
        [EROFS] 書き込めないディスクです
        [ENOSPC] ディスクの空きがありません
        [EDQUOT] ディスクの空きがありません
        [EIO] ディスクを読み書きできません
        [ENAMETOOLONG] 名前が長すぎます
        [EADDRINUSE] このポートは使用中です
        [EADDRNOTAVAIL] このマシンのアドレスではありません
       *[other] システムのエラーです（{ $problem }）
    }
error-file = { $file }：{ error-system }

## Words of the command line that are not understood

cli-error-UnknownCommand = コマンド「{ $word }」はありません。コマンド：{ $known }
cli-error-UnknownOption = { $command }にオプション「{ $word }」はありません。オプション：{ $known }
cli-error-UnusedCliTokens = { $command }に余分な語があります：{ $word }
cli-error-MissingArgument =
    { $kind ->
        [option] { $command }：{ $name }の後に値が必要です
       *[other] { $command }：{ $name }を指定してください
    }
cli-error-RepeatArgument = { $name }が2回以上指定されています
cli-error-Coercion =
    { $type ->
        [int] { $name }：「{ $word }」は整数ではありません
        [float] { $name }：「{ $word }」は数ではありません
       *[other] { $name }：「{ $word }」は「はい」（yes）でも「いいえ」（no）でもありません
    }
cli-error-other = コマンドの書き方が正しくありません（{ $problem }）

## What may never be in a position; spaces and pieces are named as there

fault-entries = { $field }は{ $size }個の値が必要ですが、{ $n }個あります
fault-outside = { $field }は{ $value }ですが、0から{ $most }までです
fault-too-many-pieces = マップ上の{ $piece }が{ $n }個多すぎます（全{ $total }個）
fault-closed-space = { $space }に{ $piece }は置けません（1.4.2）
fault-kept = { $field }は{ $value }ですが、正しくは{ $right }です
fault-no-capability = 能力でないカード、または両面が同時に有効なカードがあります（5.3）
fault-deck = 公開済みのカードがシナリオの山札と合いません（2.1）
fault-no-card-left = 公開するカードが残っていません
fault-turn-without-card = イベントカードなしの手番です（2.3）
fault-first-has-no-box = 第2資格派閥の手番ですが、第1資格派閥がボックスを選んでいません（2.3.2）
fault-box-too-early = 派閥がまだ選べないボックスが選ばれています（2.3.2）
fault-event-box = 強制イベントで閉じているイベントのボックスが選ばれています（5.4）
fault-same-box = 両派閥が同じボックスにいます（2.3.2）
fault-phase-without-card = プロパガンダカードなしのプロパガンダラウンドです（6.0）
fault-end-and-result = 結果のない終了、または終了前の結果です
