### Talk at a table: messages, private notes, remarks after the end.

## Refusals

table-no-talk = この卓に会話はありません。クラブの人どうしが対戦する卓にあります。
table-not-over-yet = ゲーム中の会話はプレイヤーだけのものです。終了後はほかの人も読め、クラブの人は感想を書けます。
table-bad-text = メッセージは見える文字で1〜{ $n }文字、{ $lines }行までです。
table-bad-note = メモは{ $n }文字までです。
table-talk-full = この卓にはこれ以上メッセージを書けません。
table-unknown-message = この卓にあなたのそのメッセージはありません。
table-mutes-full = もう{ $n }人を非表示にしています。先に誰かを表示に戻してください。
table-stale-note = このメモは、その間に別の端末で変わりました。

## On the page

web-panel-talk = 会話
web-talk = 会話
web-talk-rule = ゲーム中に読めるのはプレイヤーだけです。終了後はリンクを持つ人が全員読め、クラブの人は感想を書けます。お知らせは送られません。
web-talk-rule-over = ゲームは終わりました。リンクを持つ人は全員読め、クラブの人は感想を書けます。
web-talk-nobody = メッセージは、クラブの人どうしが対戦する卓で使えます。
web-talk-none = まだメッセージはありません。
web-talk-none-then = この時点までのメッセージはありません。
web-talk-unread = 新しいメッセージ{ $n }件
web-talk-tab = { $tab }、{ $unread }
web-talk-field = メッセージ
web-talk-hint = Enterで送信、Shift+Enterで改行。
web-talk-left = { $most }文字中{ $n }文字
web-talk-send = 送る
web-talk-you = あなた
web-talk-gone = 取り消されました
web-talk-take-back = 取り消す
web-talk-take-back-of = 取り消す：{ $text }
web-talk-after = 終了後
web-talk-watching = 観戦
web-talk-mute = { $name }を非表示にする
web-talk-unmute = { $name }を表示する
web-talk-muted = { $name }のメッセージは、どの卓でも表示されません。{ $name }には知らされません。
web-talk-silenced = クラブの管理人に発言を止められています。読めますが、書けません。
web-talk-enter = 感想を書くにはクラブに入ってください。
web-talk-by = { $name }（{ $side }）：
web-talk-beside = ログと会話
web-talk-here = この時点のメッセージ
web-private = 自分用のメモ
web-private-text = 見えるのはあなただけです。どの端末でも見られます。
web-private-kept = 保存しました。
web-private-keeping = まだ保存していません…
web-private-stale = このメモは、その間に別の端末で変わりました。そちらの内容：
web-private-mine = ここの内容を残す
web-private-theirs = そちらの内容にする
web-private-empty = （なし）
