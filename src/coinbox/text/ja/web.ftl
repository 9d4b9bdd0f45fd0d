### The page of the web table. Rules, cards, prompts and the log have their own files.

## Everywhere

web-tools = ツール
web-language = 言語
web-settings = 設定
web-close = 閉じる
web-jump = 選択へ移動
web-start = 開始
web-to-start = 開始ページへ
web-error-offline = サーバーが応答しません。ゲームは保存されています。少し待ってからもう一度試してください。
web-error-other = サーバーから理由の説明がありませんでした。

## Start page

web-start-title = 新しいゲーム
web-start-about = 反乱勢力と政府が争う二人用ゲームです。リンクで友人と、一つの画面で二人で、またはボットと対戦できます。ダイスが振られるかカードが引かれるまで、どの操作も取り消せます。
web-choose-game = ゲーム
web-new-game = 新しいゲーム：{ $game }
web-scenario = シナリオ
web-seat-me = 自分
web-seat-friend = 友人（リンク）
web-seat-bot-greedy = ボット：堅実
web-seat-bot-random = ボット：ランダム
web-open-record = 記録を開く…
web-continue-record = この記録を続ける
web-record-drop = 外す
web-my-games = 自分のゲーム
web-your-turn = あなたの手番
web-turn-of = { $faction }の手番
web-game-over = ゲーム終了
web-game-unknown = このサーバーにありません
web-game-stopped = { $n }手目まで読めます
web-game-closed = このバージョンでは開けません
web-player-other = 他のプレイヤー
web-forget = { $game }を一覧から外す

## Getting to a table

web-no-seat = この卓に席がありません
web-no-seat-text = このブラウザには席が保存されていません。受け取ったリンクを開くか、観戦用のリンクをもらってください。
web-no-table = この卓は開けません
web-link-live = 接続済み
web-link-connecting = 接続しています…
web-link-polling = 接続済み（遅延あり）
web-link-offline = 接続が切れました。再接続を試みています
web-online = 在席
web-offline = 離席
web-bot-greedy = 堅実ボット
web-bot-random = ランダムボット

## Prompt and options

web-you-decide = あなたの選択です
web-thinking = 考慮中…
web-waiting = 相手の決定を待っています
web-playing-out = 相手の手番
web-skip = とばす
web-undo = 取り消す
web-undo-to = 次の手の前まで戻す：{ $step }
web-restart-turn = 手番をやり直す
web-cannot-undo = 最後のダイスやカードより前には戻せません。
web-why-not = 選択不可：
web-note = （{ $note }）
web-why-ask = 選べない理由を見る
web-not-offered = 今は選べません
web-move-from = { $space }から
web-piece-from = { $space }にあるコマ
web-group-box = イニシアティブトラックのボックス
web-group-action = 行動
web-group-side = カードの面
web-group-card = カード
web-group-chit = チット
web-group-die = ダイス
web-group-word = 選択
web-group-place = 配置するコマ
web-group-piece = コマ
web-group-move = 移動
web-group-space = スペース
web-group-railway = 鉄道
web-box-limited-op = 1スペースだけのオペレーション。特殊活動なし。
web-box-event = カードのイベントを実行するか、パスする。
web-box-op-special = 任意の数のスペースでのオペレーションと、特殊活動。

## Board

web-board-map = マップ
web-board-population = 人口値
web-board-empty = コマなし
web-board-clear = マーカーなし
web-board-starred = 星付き
web-board-select = 選択
web-board-destination = ここへ移動
web-board-picked = { $space }の{ $piece }を移動します。移動先を選ぶか、Escで取り消してください。
web-board-changed = 変化あり
web-board-zoom-in = 拡大
web-board-zoom-out = 縮小
web-board-fit = 全体を表示
web-board-choose = どのコマですか？
web-board-available = 利用可能
web-board-out-of-play = プレイ外
web-board-out-of-game = ゲームから除外
web-board-prison = 監獄
web-board-on-card = { $card }の上
web-board-box-of = { $box }：{ $faction }
web-board-initiative = イニシアティブ
web-board-tracks = トラック
web-board-chits = チット
web-board-chit = 使用中のチット
web-board-pool = プール
web-board-held = 保持
web-board-in-play = 使用中
web-board-aside = 脇
web-board-track-of = { $faction }{ $track }
web-board-middle = 中央
web-board-of = { $name }：{ $said }
web-board-guessed = { $fact }（数値は推測）
web-board-wins = { $faction }の勝利

## Panels

web-panels = パネル
web-panel-tracks = トラック
web-panel-card = カード
web-panel-turn = 手番
web-panel-log = ログ
web-turn = 手番
web-no-steps = まだ何も行っていません。
web-card = 現在のカード
web-no-card = まだカードは公開されていません。
web-cards-left = 残り{ $n }枚
web-capabilities = 有効な能力
web-in-force = 有効
web-played = 使用済みカード（{ $n }）
web-tip = ヒント
web-log = ログ
web-since = 前回の選択の後

## Replay and end

web-replay = リプレイ
web-replay-at = { $n }手目／{ $count }手
web-replay-slider = ゲームの時点
web-replay-first = 最初へ
web-replay-last-turn = 前の手番
web-replay-back = 前の手
web-replay-play = 再生
web-replay-stop = 停止
web-replay-on = 次の手
web-replay-next-turn = 次の手番
web-replay-end = 最後へ
web-replay-leave = 卓に戻る
web-stopped = ゲームはここで止まっています
web-play-on = ここから続ける
web-play-on-about = { $n }手目の後から新しいゲームを始めます。誰がプレイしますか。
web-chart = ゲーム中のトラックの推移
web-decisions = { $n }手
web-rematch = 派閥を替えて再戦
web-rematch-join = 再戦に加わる
web-download = 記録を保存

## Links

web-links = リンク
web-link-friend = 友人用：{ $faction }
web-link-mine = 自分の席を別の端末で開く
web-link-watch = 観戦用
web-copy = コピー
web-copied = コピーしました
web-no-links = このブラウザにはこの卓のリンクがありません。
web-links-note = 席のリンクを持つ人は誰でもその席でプレイできます。本人だけに渡してください。

## Help

web-help = ヘルプ
web-help-propaganda = プロパガンダラウンド
web-help-sections = ルールの節
web-help-terms = 用語
web-terms-search = 用語を検索
web-terms-none = 該当する用語はありません。
web-help-page = 操作方法
web-now = 現在
web-operations = オペレーション
web-specials = 特殊活動
web-others = その他
web-raises = { $track }を上げるもの
web-lowers = { $track }を下げるもの
web-aim-high = プロパガンダラウンドで{ $track }が{ $n }以上、または最後に{ $middle }を超えていれば勝利。
web-aim-low = プロパガンダラウンドで{ $track }が{ $n }以下、または最後に{ $middle }未満であれば勝利。
web-gallery = カード一覧
web-gallery-all = 全て
web-gallery-played = 使用済み
web-gallery-left = 未登場
web-keys = キー
web-key-digits = 1–9, a–z
web-key-digits-does = そのキーの付いた選択肢を選ぶ
web-key-u = u
web-key-u-does = 1つ取り消す
web-key-e = e
web-key-e-does = 手番を終える
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = 盤上：スペースを移動。Enterで選ぶ、または選べない理由を見る
web-key-help = ?
web-key-help-does = このヘルプ
web-key-cards = c
web-key-cards-does = カード一覧
web-key-log = l
web-key-log-does = ログ
web-key-esc = Esc
web-key-esc-does = ダイアログを閉じる。経過の表示をとばす
web-key-replay = , . p
web-key-replay-does = リプレイ：戻る、進む、再生

## Settings

web-set-theme = 配色
web-set-theme-system = システムの設定
web-set-theme-light = ライト
web-set-theme-dark = ダーク
web-set-size = 文字の大きさ
web-set-size-small = 小
web-set-size-normal = 中
web-set-size-large = 大
web-set-motion = 動き
web-set-motion-system = システムの設定
web-set-motion-off = なし
web-set-speed = 相手の手番の表示
web-set-speed-slow = ゆっくり順に
web-set-speed-fast = 速く順に
web-set-speed-off = 一度に
web-set-sound = 音
web-set-sound-on = 自分の手番を知らせる

## Tour

web-tour-again = 案内を見る
web-tour-skip = 案内をとばす
web-tour-back = 戻る
web-tour-next = 次へ
web-tour-end = 始める
web-tour-prompt = あなたの選択
web-tour-prompt-text = 誰が何を、どの節に従って決めるかを示します。選択肢はどれもキーの付いたボタンです。薄いものを押すと、選べない理由が分かります。
web-tour-board = 盤面
web-tour-board-text = 選べるスペースとコマは光ります。クリックして選んでください。その他をクリックすると、選べない理由を示します。ドラッグで移動、ホイールやピンチで拡大できます。
web-tour-tracks = トラックとボックス
web-tour-tracks-text = イニシアティブトラックは第1資格派閥と第2資格派閥、それぞれの行動を示します。その下に各トラックと利用可能なコマがあります。
web-tour-turn = 手番
web-tour-turn-text = 手番の経過は「手番」に並びます。1つでも、いくつでも、全部でも取り消せます。「手番終了」まで確定しません。
web-tour-card = カード
web-tour-card-text = 現在のカードの両面の要約、有効な能力、これまでのカードです。
web-tour-log = ログ
web-tour-log-text = 起きたことを全て文章で示します。スペース、カード、節の名前はリンクです。
web-tour-help = ヘルプ
web-tour-help-text = オペレーション、プロパガンダラウンド、ルールの要約、キーの一覧。「?」でいつでも開けます。ご健闘を！
