### Notices: people who are away from the table are told that it is their turn.

## The command line

cli-option-notices = --club とともに：席を離れている人に、手番が来たことをブラウザ・Webhook・メールで知らせる
cli-option-notices-key = 保存先の宛先を封じる鍵のファイル。ふだんはゲームの隣の notices.key、または変数 COINBOX_NOTICES_KEY
cli-option-notices-inside = Webhookの宛先にサーバー自身のネットワークも認める
cli-option-smtp-file = メールサーバーを書いたファイル：smtp://USER:PASSWORD@HOST:587?from=ADDRESS（または smtps://）。変数 COINBOX_SMTP でもよい

error-notices-off = --notices-key、--notices-inside、--smtp-file には --notices が必要です
error-notices-club = --notices には --club が必要です
error-notices-key = { $place }：お知らせの鍵（base64urlの32バイト）ではありません。取り除けば新しい鍵が作られます
error-smtp = メールサーバーの書き方が分かりません：smtp://USER:PASSWORD@HOST:587?from=ADDRESS、または smtps://

table-notices =
    { $mail ->
        [yes] 席を離れている人に、希望すれば手番を知らせます：ブラウザ、Webhook、メール。
       *[no] 席を離れている人に、希望すれば手番を知らせます：ブラウザ、Webhook。
    }

## Refusals

table-no-notices = このサーバーはお知らせを送りません。
table-no-mail = このサーバーはメールを送りません。
table-bad-address = この宛先には送れません。
table-bad-zone = そのタイムゾーンはありません。
table-address-refused = 最初のお知らせが届かなかったので、宛先は追加されませんでした（{ $problem }）。
table-too-many-addresses = 宛先がもう{ $n }件あります。先にどれかを消してください。
table-unknown-address = その宛先はありません。
table-dead-link = このリンクはもう使えないか、途中で切れています。

## What a notice says

notice-table = { $game }（{ $name }）
notice-turn = あなたの手番：{ $game }、{ $faction }
notice-offer = 提案への返事を待っています：{ $game }
notice-over = ゲーム終了：{ $game }
notice-earlier = … その前に{ $n }手番
notice-open = 卓へ
notice-end = もう知らせない
notice-end-link = ここへのお知らせを止める：{ $link }
notice-confirm = coinbox：宛先の確認
notice-confirm-text = { $name }さんが、手番のお知らせをここで受け取りたいと希望しています。心当たりがなければ何もしないでください。これ以上は届きません。
notice-confirm-do = 確認する
notice-confirm-link = 確認する：{ $link }

## On the page

web-notices = 手番が来たら知らせる
web-notices-text = 手番が回ってきたとき、卓を見ていなければ、手番ごとに一度だけ、その間の動きを添えて知らせます。どのお知らせからも一度のクリックで止められます。
web-notices-push = このブラウザで
web-notices-push-no = このブラウザではお知らせを受け取れません。httpsのアドレスが必要か、許可されていません。
web-notices-push-denied = このブラウザはこのページのお知らせを禁じています。ブラウザの設定で許可できます。
web-notices-kind = 方法
web-notices-kind-push = ブラウザ
web-notices-kind-webhook = Webhook（JSON）
web-notices-kind-discord = Discord
web-notices-kind-ntfy = ntfy
web-notices-kind-mail = メール
web-notices-url = Webhookのアドレス
web-notices-topic = トピックのアドレス（https://ntfy.sh/…）
web-notices-mail = メールアドレス
web-notices-add = 追加
web-notices-asked = 宛先にリンクを送りました。開くと確認できます。
web-notices-none = まだどこにも知らせません。
web-notices-state-asked = 未確認
web-notices-state-on = 有効
web-notices-state-ended = 停止
web-notices-state-failed = 断念
web-notices-again = もう一度有効にする
web-notices-resend = リンクをもう一度送る
web-notices-remove = 消す
web-notices-of = { $what }：{ $kind }、{ $shown }
web-notices-problem = { $when }：{ $what }
web-notices-problem-time = 時間内に応答がありません
web-notices-problem-reach = 届きませんでした
web-notices-problem-private = サーバー自身のネットワークにあります
web-notices-problem-status = { $n }という応答でした
web-notices-problem-mail = メールサーバーの応答は{ $n }でした
web-notices-problem-seal = サーバーの鍵が変わりました。追加し直してください
web-notices-problem-other = 受け取られませんでした
web-notices-trying = また送ります
web-notices-quiet = 知らせない時間
web-notices-quiet-on = 次の時間は知らせない
web-notices-quiet-from = 開始
web-notices-quiet-to = 終了
web-notices-quiet-zone = タイムゾーン：{ $zone }。その間のお知らせは後で届きます。
web-notices-lang = お知らせの言語
web-notices-save = 保存
web-notices-saved = 保存しました。
web-notices-confirmed = 宛先を確認しました。これからお知らせが届きます。
web-notices-ended = ここへのお知らせを止めました。
web-notices-ended-text = クラブの自分のページでもう一度有効にできます。
web-notices-to-club = クラブへ

## Without the server

web-offline-title = サーバーが応答しません
web-offline-can = サーバーがなくても、このブラウザに残したものは使えます：
web-offline-read = ルールを読む：{ $game }
web-offline-replay = ゲームを再生する：{ $game }
web-offline-nothing = このブラウザにはまだ何も残していません。サーバーが戻ったら、ルールのページでルールを、ゲームの終わりでそのゲームを残せます。サーバーがなくても読み、再生できます。
web-offline-again = もう一度試す
web-offline-keep-rules = サーバーなしで読めるように残す
web-offline-keep-game = サーバーなしで再生できるように残す
web-offline-keeping = 残しています… { $n } %
web-offline-kept = このブラウザに残しました
