### The terminal table and the command line.

## The board

terminal-heading = { $game }（{ $scenario }）· { $card }枚目、残り{ $left }枚 · プロパガンダラウンド{ $propaganda }回終了
terminal-scenario-standard = 標準
terminal-space = スペース
terminal-population = 人口値
terminal-terrain = 地形
terminal-control = 支配
terminal-level = 段階
terminal-markers = マーカー
terminal-short-troop = 兵
terminal-short-police = 警
terminal-short-underground = 潜
terminal-short-active = 活
terminal-short-base = 拠
terminal-terrain-city = 都市
terminal-store-available = 利用可能：{ $pieces }
terminal-store-out_of_play = プレイ外：{ $pieces }
terminal-step = { $track }{ $help }
terminal-capabilities = 有効な能力
terminal-unshaded = 網掛けなし
terminal-shaded = 網掛け
terminal-card-heading = { $title }（{ $whose }）
terminal-card-note = ヒント
terminal-group-move = { $piece }：{ $origin } →
terminal-group-piece = { $piece }：
terminal-group-name = 名前の書き方：{ $name }

## The table

terminal-welcome = { $game }。? でヘルプ、quit で終了。
terminal-enter-ends = Enterで手番終了、undoで1つ戻す。
terminal-undone = 取り消しました：{ $words }
terminal-result = { $outcome }（{ $reason }）。{ $tracks }
terminal-unfinished = 途中：{ $faction_id ->
        [chance] カード・ダイス待ち
       *[other] { $faction }の決定待ち
    }、{ $prompt } [{ $rule }]。{ $tracks }
terminal-cards-left = 残りのカードは{ $n }枚。
terminal-help-choose = 選択肢は番号、名前、または一つに決まる名前の先頭部分で選びます。一行に複数の語を書くと、順に実行します。
terminal-heading-of = { $name }：
terminal-help-help = このヘルプ。? { $action }、? { $rule }、? { $card } で行動、節、カードの説明、? { $term } で用語の説明
terminal-help-undo = 直前の自分の選択を取り消す。undo! はダイスやカードより前にも戻る
terminal-help-why = 選択肢にない理由を示す。複数の名前は順に選んだものとして調べる
terminal-help-board = 盤面をもう一度表示する
terminal-help-card = 現在のカード、または指定したカードをヒント付きで表示する
terminal-help-cards = これまでに出たカードの一覧
terminal-help-forecast = 現在の盤面で次のプロパガンダラウンドがもたらす結果を表示する
terminal-help-log = ログの最後の行を表示する
terminal-help-save = ゲームを保存する。名前を省くと前回と同じファイル
terminal-help-lang = 言語を変える
terminal-help-quit = 終了する

## The forecast

terminal-no-forecast = このゲームに先のラウンドはありません。

## What was wrong with an input

terminal-no-number = 選択肢{ $number }はありません。番号は1から{ $n }までです。
terminal-ambiguous = 「{ $word }」は複数に当てはまります：{ $names }
terminal-not-offered = 「{ $name }」は選択不可：{ $reason }（{ $rule }）
terminal-it-is-offered = 「{ $name }」は選べます。
terminal-unknown = 「{ $word }」は選択肢でもコマンドでもありません。? でコマンドの一覧を表示します。
terminal-unknown-near = 「{ $word }」は選択肢でもコマンドでもありません。もしかして：{ $names }
terminal-not-played = 実行しなかった語：{ $words }
terminal-help-unknown = 「{ $word }」の説明はありません。行動（? { $action }）、節（? { $rule }）、カード（? { $card }）、用語（? { $term }）を指定してください。
terminal-no-argument = { $command }に続く語は不要です。
terminal-nothing-to-undo = 取り消せるものがありません。
terminal-undo-chance = 直前の選択の後にダイスが振られたか、カードが引かれました。それでも戻すには undo! と入力してください。
terminal-why-what = 選択肢を指定してください。例：why { $action } { $space }
terminal-log-number = 行数を指定してください。例：log 30
terminal-no-card = カード「{ $card }」はありません。
terminal-languages = 言語：{ $languages }

## Saving

terminal-saved = { $file }に保存しました（{ $n }手）。
terminal-not-saved = 保存していません。
terminal-rescued = プログラムに不具合が起きました。ここまでのゲームは{ $file }にあります。以下の内容を報告してください。
terminal-cannot-save = 保存できません：{ $error }
terminal-save-where = ファイル名を指定してください。例：save my-game.coin
terminal-one-file = ファイル名は一つだけ、空白なしで指定してください。
terminal-overwrite = { $file }には別のゲームがあります。上書きしますか？ [y/N]
terminal-ask-save = 保存しますか？ Enter：{ $file }、別のファイル名も可、n：保存しない、c：続ける
terminal-ask-save-over = 保存しますか？ Enter：{ $file }、別のファイル名も可、n：保存しない
terminal-replay-prompt = 手番{ $n }/{ $total }。Enter：次へ、b：戻る、q：終了

## The command line

cli-help = 二人用COINゲーム。端末での対戦、ボットの観戦、シミュレーション、記録の再生。
cli-commands = コマンド
cli-options = オプション
cli-arguments = 引数
cli-interrupted = 中断しました
cli-play =
    端末でゲームをする。人とボットが席に着ける。

    例：coinbox play { $game } { $second }=greedy --seed 7
cli-sim =
    ボット同士で多数のゲームを行い、結果を集計する。

    例：coinbox sim { $game } { $first }=greedy { $second }=random --games 200 --seed 1 --jobs 2
cli-arena =
    2つのボットを、同じカードとダイスで陣営を入れ替えた2ゲーム1組で対戦させ、どちらが強いかを調べる。

    例：coinbox arena { $game } greedy random --games 100 --seed 1 --sprt 0 50 --out match.jsonl
cli-balance =
    1つのボットに両方の陣営をプレイさせ、各ゲームの経過を残す。

    例：coinbox balance { $game } --player greedy --games 200 --out balance.jsonl
cli-replay =
    記録したゲームを手番ごとに表示する。

    例：coinbox replay my-game.coin --to 40 --json
cli-check =
    記録を再生し、ルールに合うか調べる。

    例：coinbox check my-game.coin other-game.coin
cli-perft =
    開始時からの選択の列を、偶然も含めて数える。

    例：coinbox perft { $game } --depth 3 --divide
cli-cards =
    カードの両面とヒントの一覧、または1枚を表示する。

    例：coinbox cards { $game } { $card }
cli-show =
    マップのスペース、隣接、初期配置を表示する。

    例：coinbox show { $game }
cli-games =
    ゲームとシナリオ、派閥の一覧を表示する。

    例：coinbox games
cli-option-game = ゲーム。例：{ $game }（一覧は coinbox games）
cli-bot = { $bot }（{ $name }）
cli-option-players-play = FACTION=PLAYER の形。例：{ $second }=greedy。プレイヤーは human（人、既定）、{ $bots }。searchは手番ごとの持ち時間か回数を取る：search:2s、search:5000
cli-option-players-sim = FACTION=PLAYER の形。例：{ $first }=greedy。プレイヤーは{ $bots }。既定はrandom。searchは手番ごとの持ち時間か回数を取る：search:2s、search:5000
cli-option-scenario = シナリオ。省略すると最初のもの
cli-option-seed-play = ダイス、カード、ボットを再現可能にする
cli-option-seed-sim = 全体を再現可能にする
cli-option-lang = en または ja
cli-option-record = 保存したゲームを続ける
cli-option-at = 記録のこの手数の場面から始める（記録は変わらない）
cli-option-games = ゲームの数
cli-option-check = 1手ごとに不変条件を調べる
cli-option-json = JSONを1つ出力する
cli-option-jobs = 分担するプロセスの数
cli-option-cluster = Rayクラスターのノードで分担する。アドレス（HOST:PORT）または auto
cli-option-games-arena = ゲームの最大数（偶数）
cli-option-games-balance = ゲーム。省略するとすべて
cli-option-player-arena = ボット。例：greedy
cli-option-opponent-arena = 相手のボット
cli-option-player-balance = 両方の陣営をプレイするボット
cli-option-sprt = 2つのEloの差のどちらかが示された時点で止める（5%水準）
cli-option-out = 終わったゲームを1行ずつこのファイルに加える。同じ引数で実行すると続きから始める
cli-option-file = 記録ファイル
cli-option-files = その他の記録ファイル
cli-option-to = この手数で止める
cli-option-depth = 選択の深さ
cli-option-divide = 最初の選択ごとに分けて数える
cli-option-card = カードのID。例：{ $card }
cli-check-ok = { $file }：正常、{ $n }手、{ $standing }
cli-check-older = { $rules }、{ $standing }
cli-sim-progress = ゲーム
cli-sim-seat = { $faction }は{ $player }
cli-sim-title = { $game }（{ $scenario }）：{ $seats }、シード{ $seed }
cli-sim-outcome = 結果
cli-sim-games = ゲーム数
cli-sim-share = 割合
cli-sim-interval = 95%区間
cli-sim-mean-decisions = 手数の平均
cli-sim-mean-cards = カード枚数の平均
cli-sim-mean-track = 終了時の{ $track }の平均
cli-sim-decisions = 手数
cli-sim-speed = CPU1秒あたりの手数
cli-sim-violations =
    { $n ->
        [0] 不変条件の違反はありません。
       *[other] 不変条件の違反{ $n }件：
    }
cli-arena-title = { $game }（{ $scenario }）：{ $first } 対 { $second }、シード{ $seed }
cli-arena-side = 陣営
cli-arena-games = ゲーム数
cli-arena-won = 勝利
cli-arena-tied = 引き分け
cli-arena-lost = 敗北
cli-arena-both = 両者の敗北
cli-arena-score = 得点率
cli-arena-interval = 95%区間
cli-arena-as = { $player }（{ $faction }）
cli-arena-both-sides = { $player }（両陣営）
cli-arena-pairs = 得点0・½・1・1½・2の組の数
cli-arena-elo = { $second }に対する{ $first }のElo
cli-arena-elo-interval = { $elo }（95%区間：{ $low }から{ $high }）
cli-arena-sprt = Elo { $elo0 }と{ $elo1 }の検定
cli-arena-verdict =
    { $accepted ->
        [elo0] { $elo0 }を採択（LLR { $llr }、限界{ $bound }）
        [elo1] { $elo1 }を採択（LLR { $llr }、限界{ $bound }）
       *[none] まだ何も示されていない（LLR { $llr }、限界{ $bound }）
    }
cli-arena-cpu = 1手番のCPU秒数、{ $player }
cli-arena-seconds = 平均{ $mean }、最長{ $longest }
cli-balance-title = { $player }（両陣営）、シード{ $seed }
cli-games-game = ゲーム
cli-games-title = 名称
cli-games-scenarios = シナリオ
cli-games-factions = 派閥
cli-show-id = 入力する名前
cli-show-adjacent = 隣接
cli-show-confidence = 図から読み取った情報の確かさ：S ほぼ確実、I 推定、G 推測
cli-show-cards = カード
cli-show-setup = 初期配置
