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
web-open-record = 記録を開く…
web-continue-record = この記録を続ける
web-record-drop = 外す
web-my-games = 自分のゲーム
web-list-yours = あなたの手番
web-list-waiting = 待機中
web-list-finished = 終了
web-list-shut = ここでは続けられないもの
web-card-of = カード{ $n }／{ $count }
web-friend-online = 友人（在席）
web-friend-invited = 友人（招待中）
web-friend-away = 友人（離席）
web-you-watch = 観戦中
web-remove-ask = この一覧から外しますか。後で戻せます。
web-remove = 外す
web-keep = 残す
web-removed = { $game }を一覧から外しました。
web-removed-list = 外したゲーム（{ $n }）
web-list-more = さらに表示（{ $n }）
web-put-back = 一覧に戻す
web-no-name = リンクで開いた卓
web-your-turn = あなたの手番
web-turn-of = { $faction }の手番
web-game-over = ゲーム終了
web-game-unknown = このサーバーにありません
web-game-stopped = { $n }手目まで読めます
web-game-closed = このバージョンでは開けません
web-forget = { $game }を一覧から外す

## Getting to a table

web-no-seat = この卓に席がありません
web-no-seat-text = このブラウザには席が保存されていません。受け取ったリンクを開くか、観戦用のリンクをもらってください。
web-seat-gone = この席はもうあなたの席ではありません
web-seat-gone-text = 卓を開いた人が席を取り消しました。続けるには、新しい招待をもらってください。
web-invited-to = { $game }：{ $faction }をプレイするよう招待されています
web-invited-text = 席に着くと、この端末の席になります。招待が使えるのは一度だけです。
web-invited-sit = 席に着く
web-invited-watch = 観戦だけする
web-invited-seeded = このゲームは乱数の種が選ばれています。種を知る人は、すべてのダイスとカードを予測できます。
web-invited-agree = それを知った上でプレイします
web-invited-taken = この席にはもう別の人がいます
web-invited-taken-text = 招待は使用済みです。使ったのがあなたでなければ、卓を開いた人に新しい招待をもらってください。観戦はできます。
web-invited-mine = あなたはもうこの卓の席に着いています
web-invited-mine-text = このリンクは友人（{ $faction }）への招待です。自分では開かずに、友人に送ってください。
web-invited-gone = この招待はもう使えません
web-invited-gone-text = 卓を開いた人が取り消しました。新しい招待をもらってください。
web-no-table = この卓は開けません
web-trouble = サーバーに不具合が起きています
web-trouble-again = サーバーが応答するまで、このページが自動で試し続けます。
web-link-live = 接続済み
web-link-connecting = 接続しています…
web-link-polling = 接続済み（遅延あり）
web-link-offline = 接続が切れました。再接続を試みています
web-online = 在席
web-invited = 招待中
web-offline = 離席

## Prompt and options

web-you-decide = あなたの選択です
web-watching = 観戦中です。決めるのはプレイヤーだけです。
web-thinking = 考慮中…
web-waiting = 相手の決定を待っています
web-playing-out = 相手の手番
web-skip = とばす
web-story = 起きたこと
web-story-nothing = 相手の行動が、手番ごとにここに表示されます。
web-story-card = 新しいカード
web-story-beat = { $n }／{ $of }
web-story-back = 戻る
web-story-pause = 一時停止
web-story-go-on = 続ける
web-story-again = もう一度
web-story-space = スペースキー
web-undo = 取り消す
web-undo-to = 次の手の前まで戻す：{ $step }
web-restart-turn = 手番をやり直す
web-cannot-undo = 最後のダイスやカードより前には戻せません。
web-why-not = 選択不可：
web-note = （{ $note }）
web-why-ask = 選べない理由を見る
web-not-offered = 今は選べません
web-beyond = 終えてから：{ $prompt }
web-times = { $label }×{ $n }
web-do-it = 実行
web-end-leaves = いま手番を終えると、次は行いません：{ $what }
web-sheet-close = マップを広く表示
web-sheet-open = 選択肢を表示
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

## Hints

web-hint = ヒント
web-hint-title = 考えられる手
web-hint-thinking = 手番全体を比べています…
web-hint-again = もう一度聞く
web-hint-failed = 時間内に答えがありませんでした。
web-hint-plan = 計画{ $n }：{ $title }
web-hint-chance = 勝率{ $chance }%±{ $error }
web-hint-best = 最善
web-hint-equal = ほぼ同じ
web-hint-behind = { $points }ポイント低い
web-hint-forecast = 次のプロパガンダラウンド：{ $tracks }。
web-hint-track = { $track } { $before }→{ $after }
web-hint-play = 通して見る
web-hint-about = 計画を指すとマップに表示されます。実行はされません。選ぶのはあなたです。
web-hint-in-thought = 仮定の手番（実行されていません）
web-hints-offer = ヒントを提案する
web-hints-offered = ヒントを提案しました。相手が同意すると使えるようになります。
web-hints-agree = 同意する
web-hints-asked = { $faction }が双方のヒント使用を提案しています。
web-hints-on = この卓ではヒントを使えます（プレイヤー全員が同意しました）。
web-hints-withdraw = やめる
web-stop = 止める

## Board

web-board-map = マップ
web-board-population = 人口値
web-board-empty = コマなし
web-board-clear = マーカーなし
web-board-starred = 星付き
web-board-select = 選択
web-board-select-beyond = ここまでで終え、選択
web-board-how-many = いくつ？
web-board-destination = ここへ移動
web-board-picked = { $space }の{ $pieces }を移動します。移動先を選ぶか、Escで取り消してください。
web-board-changed = 変化あり
web-board-selected = 選択済み
web-board-near = 隣接：{ $spaces }
web-board-may = { $faction }が行えること：{ $actions }
web-board-may-nothing = { $faction }がいまここで行えることはない
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

## What lies ahead, and what things are

web-forecast-share = { $percent }%
web-preview-idle = 盤上は何も変わらない。
web-preview-then = 次に{ $faction }：{ $prompt }
web-preview-odds = { $odds }（{ $percent }%）
web-deck =
    { $n ->
        [0] カードは残っていない。
       *[other] 残り{ $n }枚：プロパガンダカード{ $propaganda }枚と、まだ誰も見ていない{ $unseen }枚のうちのイベント{ $events }枚。
    }
web-deck-gallery = カード一覧の「未登場」で見られる。

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
web-chart-axis = カード（P：プロパガンダラウンド）
web-chart-card = カード{ $n }：{ $title }
web-chart-jump = グラフ上の位置
web-chart-hint = クリックするか、← →で選んでEnterを押すと、その時点を表示します。
web-chart-points = { $track }の動いたところ
web-analysis = 分析
web-analysis-about = どの手番も、その先を何度も試して最善の手番と比べます。1、2分かかり、結果は保存されます。
web-analysis-begin = ゲームを分析する
web-analysis-go-on = 分析を続ける
web-analysis-going = 手番を調べています…{ $percent }%
web-analysis-failed = 分析が止まりました。ここまでの結果は保存されています。
web-analysis-chart = { $faction }の勝率
web-analysis-band = 帯は推定の誤差（95%）で、最大±{ $error }です。
web-analysis-turned = 転機
web-analysis-lost = 損の大きかった手番
web-analysis-none = 大きな損をした手番はありません。
web-analysis-show = 見る
web-analysis-played = 実際の手番
web-analysis-better = より良い手番
web-end-because = { $reason }。
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
web-share = 共有…
web-share-play = { $game }で対戦しませんか
web-share-watch = { $game }の対戦を観戦しませんか
web-qr = QRコード
web-invite = 友人を招待
web-invite-text = リンクを送るか、友人のスマートフォンでコードを読み取ってもらってください。登録もインストールも要りません。席を得られるのは、最初に席に着いた一人だけです。
web-invite-wait = 友人はまだ来ていません。
web-invite-come = 友人が来ました。
web-invite-seated = 友人は席に着きました（今は不在です）。
web-invite-new = 新しいリンク
web-invite-new-ask = 新しいリンクを作りますか。上のリンクは使えなくなります。
web-invite-new-yes = 新しいリンクを作る
web-invite-anew = 席を取り消して招待し直す
web-invite-anew-ask = 席を取り消しますか。今の人はプレイできなくなり、新しい招待が必要になります。ゲームはそのまま残ります。
web-invite-anew-yes = 取り消す
web-cancel = やめる
web-invite-here = このアドレスはこのコンピューターだけのものです。サーバーを外から使えるようにしていなければ、他の場所では開けません。
web-invite-again = 「リンク」でいつでもまた開けます。
web-invite-close = 卓へ
web-no-links = このブラウザにはこの卓のリンクがありません。
web-links-note = 席のリンクを持つ人は誰でもその席でプレイできます。本人だけに渡してください。
web-seeded = このゲームは乱数の種が選ばれているため、ダイスとカードを予測できます。

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
web-key-enter = Enter, d
web-key-enter-does = 選択を終える（完了）
web-key-u = Esc, u
web-key-u-does = 1つ取り消す
web-key-e = e
web-key-e-does = 手番を終える
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = 盤へ移り、盤上ではスペースを移動。Enterで選ぶ、または選べない理由を見る
web-key-help = ?
web-key-help-does = このヘルプ
web-key-cards = c
web-key-cards-does = カード一覧
web-key-log = l
web-key-log-does = ログ
web-key-hint = h
web-key-hint-does = ヒントを聞く
web-key-story = Space ← → .
web-key-story-does = 手番の再現中：一時停止、戻る、進む。その後は . でもう一度
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
web-tour-goal = 目標
web-tour-goal-of = 目標：{ $faction }
web-tour-watch = 観戦中
web-tour-watch-text = 決めるのはプレイヤーだけです。起きたことはすぐに、プレイヤーと同じように見えます。何でもクリックすれば説明が出ます。「リプレイ」では前の時点を見られます。
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

## 卓なしでゲームを学ぶ

web-learn = 学ぶ
web-learn-title = { $game }を学ぶ
web-learn-rules = ルール
web-learn-rules-about = 全ての節の解説。リンク、カード、裁定、盤面つき。
web-learn-history = 歴史
web-learn-history-about = カードの背景と、さらに読むための本。
web-learn-guide = 指南：{ $faction }
web-learn-guide-about = 作戦、覚えておきたい手番、よくある間違い、その対策。
web-learn-steps = { $n }ステップ
web-learn-contents = 目次
web-learn-within = この節の中
web-learn-cards = カード
web-learn-rulings = 裁定
web-learn-ways = 前後の節
web-learn-board = 盤面を表示
web-learn-board-hide = 盤面を隠す
web-learn-after = 手番の後
web-learn-search = ルール、カード、用語、歴史を検索
web-learn-found = { $n ->
    [0] 見つかりません。
   *[other] { $n }件
}
web-learn-kind-section = ルール
web-learn-kind-card = カード
web-learn-kind-history = 歴史
web-learn-kind-term = 用語
web-learn-kind-ruling = 裁定
web-learn-order = 並び順
web-learn-order-cards = カード順
web-learn-order-time = 年表
web-learn-filter-capability = 能力
web-learn-filter-two = 両面
web-learn-filter-one = 片面
web-learn-count = { $n }枚
web-learn-capability = 能力：{ $faction }
web-learn-read-on = さらに読む
web-learn-chapter = 第{ $chapter }章
web-learn-card = カードの内容
web-learn-whole = 節の全文を読む
web-learn-whole-of = { $section }節の全文を読む
web-learn-step = ステップ{ $n } / { $all }
web-learn-progress = 進み具合
web-learn-happened = これまでの経過
web-learn-look = 注目
web-learn-suggested = おすすめ
web-learn-continue = 続ける
web-learn-take-back = 取り消す
web-learn-go-on = 自分の考えで手番を進める
web-learn-back-to-lesson = 手ほどきを続ける
web-learn-again = 最初から
web-learn-beside = 盤面の横
