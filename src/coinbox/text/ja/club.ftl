### The club: people with a key and a name.

## The command line

cli-option-club = クラブを開く。名前と鍵を持つ人が、どの端末からでも自分のゲームを見つけられる
cli-option-club-code = クラブに入るための合言葉。`coinbox admin club code` なら保存先に置ける

error-club-code = --club-code には --club と1〜{ $n }文字の合言葉が必要です

table-club = クラブが開いています。最初に入った人（または `coinbox admin club owner` で指名された人）が管理します。
table-club-private = 合言葉の要るクラブが開いています。最初に入った人（または `coinbox admin club owner` で指名された人）が管理します。

## Refusals

table-no-club = このサーバーにクラブはありません。
table-no-person = この鍵を持つ人はクラブにいません。
table-person-removed = あなたはクラブの管理人によって退会になりました。
table-wrong-code = クラブの合言葉が違います。
table-bad-name = 名前は1〜{ $n }文字の文字・数字・記号で、語の間は普通の空白だけが使えます。
table-name-taken = 「{ $name }」という人がクラブにもういます。別の名前にしてください。
table-not-owner = これができるのはクラブの管理人だけです。
table-is-owner = クラブの管理人はここでは発言停止にも退会にもできません。`coinbox admin club` ならできます。
table-unknown-person = クラブにその人はいません。
table-muted = クラブの管理人に発言を止められています。プレイはできますが、発言やゲームの募集はできません。

## Keeping a club: coinbox admin club

cli-admin-club =
    クラブの世話をする：人、管理人、合言葉。

    例：coinbox admin club people
cli-admin-club-people =
    クラブの人を一覧にする。

    例：coinbox admin club people --json
cli-admin-club-owner =
    ある人をクラブの管理人にする、または管理人から外す。

    例：coinbox admin club owner Ann
cli-admin-club-rename =
    ある人の名前を変える。

    例：coinbox admin club rename Ann "Ann B."
cli-admin-club-mute =
    ある人の発言と募集を止める、または止めるのをやめる。

    例：coinbox admin club mute Ann
cli-admin-club-remove =
    ある人を退会させる。その人の席は空く。またはその鍵をもう一度入れるようにする。

    例：coinbox admin club remove Ann
cli-admin-club-forget =
    ある人について知っていることをすべて消す。ゲームは残り、その人の席は空く。

    例：coinbox admin club forget Ann
cli-admin-club-code =
    合言葉がなければ入れないようにする。言葉を書かなければ誰でも入れる。

    例：coinbox admin club code "blue lantern"

cli-option-admin-person = クラブの人（名前かID）
cli-option-admin-off = 取り消す
cli-option-admin-code = 合言葉。なければ誰でも入れる

admin-club-person = { $id }  { $name }  { $marks }{ $joined }から、ゲーム{ $n }
admin-club-owner-mark = 管理人
admin-club-muted-mark = 発言停止
admin-club-removed-mark = 退会
admin-club-people = { $n }人
admin-club-owner = { $name }がクラブの管理人になりました。
admin-club-no-owner = { $name }はクラブの管理人ではなくなりました。
admin-club-renamed = { $old }の名前は{ $name }になりました。
admin-club-muted = { $name }の発言を止めました。
admin-club-heard = { $name }は発言できるようになりました。
admin-club-ask-remove = { $name }をクラブから退会させますか。{ $n }ゲームの席が空きます。[y/N]
admin-club-removed = { $name }を退会させました。
admin-club-let-in = { $name }はまた入れます。
admin-club-ask-forget = { $name }を忘れますか。名前、鍵、席（{ $n }ゲーム）は元に戻せません。[y/N]
admin-club-forgotten = { $name }を忘れました。
admin-club-code-set = これからは合言葉がなければクラブに入れません。
admin-club-code-off = サーバーに届く人は誰でもクラブに入れます。
admin-orphans-person = 「{ $part }」の{ $n }行が、クラブの誰のものでもありません。
error-no-person = クラブに「{ $person }」という人はいません。
error-person-name = 人の名前は1〜{ $n }文字の文字・数字・記号で、語の間は普通の空白だけが使えます。
error-person-taken = 「{ $name }」という人がクラブにもういます。
error-code = 合言葉は1〜{ $n }文字です。

## On the page

web-club = クラブ
web-club-title = クラブ
web-club-about = 名前を決めて入ると、誰がプレイしているかがほかの人に分かり、どの端末でも自分のゲームがすべて見つかります。アカウントもパスワードもメールアドレスも要りません。このブラウザに置かれる鍵だけです。
web-club-name = 名前
web-club-name-hint = 1〜30文字。同じ卓の人全員に見えます。
web-club-code = クラブの合言葉
web-club-code-hint = このクラブには合言葉が必要です。運営している人から聞いてください。
web-club-bring = このブラウザのゲーム{ $n }つも一緒に入れる
web-club-enter = 入る
web-club-have-key = もう鍵を持っている
web-club-have-key-text = クラブに入っている端末でこのページを開き、「別の端末で自分のゲーム」を選んでください。そのリンクをここで開くか、ファイルを選びます：
web-club-key-file = 鍵のファイルを開く
web-club-bad-file = このファイルにクラブの鍵はありません。
web-club-key-ask = このブラウザで{ $name }としてプレイしますか。
web-club-key-text = このリンクは{ $name }の鍵です。この名前のゲームがすべてこのブラウザに入ります。
web-club-key-instead = このブラウザでは今まで{ $name }でした。その鍵はこのブラウザから消えます。まだ使うなら、先に保存してください。
web-club-key-yes = はい、{ $name }です
web-club-key-no = いいえ
web-club-key-dead = このリンクの鍵を持つ人はクラブにいません。忘れられたか、退会になりました。
web-club-you = { $name }さん
web-club-owner = クラブの管理人
web-club-muted = 発言停止中：プレイはできますが、発言やゲームの募集はできません
web-club-removed-mark = 退会
web-club-muted-mark = 発言停止
web-club-rename = 名前を変える
web-club-save = 保存
web-club-device = 別の端末で自分のゲーム
web-club-device-text = 別の端末でコードを読み取るか、リンクを開くか、ファイルを持っていってください。どれか一つを持つ人は、あなたとして扱われます。誰にも見せないでください。
web-club-device-show = コードとリンクを見せる
web-club-device-hide = コードとリンクを隠す
web-club-device-link = 自分の鍵
web-club-device-message = クラブの自分の鍵
web-club-device-file = ファイルに保存
web-club-games = 自分のゲーム
web-club-no-games = まだどの卓にも着いていません。
web-club-bring-now = このブラウザのゲーム{ $n }つは、まだあなたの名前になっていません。
web-club-bring-do = 自分の名前にする
web-club-leaving = 出る・忘れてもらう
web-club-leave = このブラウザから出る
web-club-leave-text = 鍵がこのブラウザから消えます。クラブには残り、リンクかファイルで戻れます。
web-club-leave-yes = ここから鍵を消す
web-club-forget = 自分を忘れてもらう
web-club-forget-text = 名前、鍵、クラブにあるあなたのものをすべてサーバーから消します。ゲームはゲームとして残り、あなたの席は空いて、ほかのプレイヤーが別の人を招待できます。元には戻せません。
web-club-forget-owner = あなたはこのクラブの管理人です。いなくなった後は、サーバーの運営者が別の管理人を指名できます。
web-club-forget-yes = 完全に忘れてもらう
web-club-forgotten = あなたについての情報は消えました。
web-club-people = クラブの人
web-club-people-text = あなたはクラブの管理人です。発言停止の人はプレイできますが、発言やゲームの募集はできません。退会した人はその鍵では入れず、席は空きます。
web-club-since = { $date }から
web-club-games-of = ゲーム{ $n }
web-club-mute = 発言を止める
web-club-unmute = 発言を認める
web-club-remove = 退会させる
web-club-remove-ask = { $name }をクラブから退会させますか。席は空きます。
web-club-remove-yes = 退会させる
web-club-let-in = また入れるようにする
web-club-of = { $what }：{ $name }
web-club-with-name = { $name }・{ $there }
web-club-seat-invite = { $faction }：{ $name }の席
web-club-lost-key = 相手が鍵をなくしたか、いなくなりましたか。席を戻して、新しく招待できます。
web-club-mine-by-key = この席は、どの端末でもあなたの鍵で開きます。
web-club-invited-as = { $name }として席に着きます。
web-club-invited-by = { $faction }は{ $name }さんです。
