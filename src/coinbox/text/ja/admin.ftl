### Keeping a server: `coinbox admin`.

## The command line

cli-admin =
    サーバーのゲームを整理します：表示、検査、バックアップ、移動、消去。

    例：coinbox admin backup /var/backups/coinbox/today.sqlite
cli-admin-status =
    保存先、卓の数、最後にプレイされた時期を表示します。

    例：coinbox admin status --json
cli-admin-games =
    卓を、最後にプレイされた順に表示します。

    例：coinbox admin games --idle 30d
cli-admin-show =
    一つの卓について分かることをすべて表示します。誤りがあれば終了コードは 1 です。

    例：coinbox admin show dZk3xQ9aBc1f
cli-admin-check =
    すべてのゲームを再生し、すべての行を調べて、合わないものを報告します。あれば終了コードは 1 です。

    例：coinbox admin check
cli-admin-export =
    卓を席と手順ごとファイルに書き出します。または記録をフォルダーに書き出します。

    例：coinbox admin export club.jsonl.gz
cli-admin-import =
    書き出した卓を取り込みます。記録なら新しい卓を開きます。すでにある卓は受け付けません。

    例：coinbox admin import club.jsonl.gz
cli-admin-backup =
    サーバーを動かしたまますべてを新しいファイルにコピーし、それを再生して確かめます。合わないゲームがあれば終了コードは 1 です。

    例：coinbox admin backup /var/backups/coinbox/today.sqlite
cli-admin-restore =
    バックアップまたは書き出したファイルで、すべてを置き換えます。先にサーバーを止めてください。

    例：coinbox admin restore /var/backups/coinbox/today.sqlite --dry-run
cli-admin-expire =
    長い間何も行われていない卓を消去します。

    例：coinbox admin expire --idle 180d --to old.jsonl.gz
cli-admin-delete =
    卓を、それに属するものごと消去します。

    例：coinbox admin delete dZk3xQ9aBc1f
cli-admin-rename =
    卓に名前を付けます。空なら名前を消します。

    例：coinbox admin rename dZk3xQ9aBc1f "決勝"
cli-admin-migrate =
    データベースをこの版の形式にします。サーバーは開始時に自分で行います。

    例：coinbox admin migrate --dry-run
cli-option-store-file = データベースのアドレスを書いたファイル（パスワードがコマンドラインに出ません）。または変数 COINBOX_DATABASE
cli-option-metrics = このアドレスで Prometheus にサーバーの状態を知らせる（例：127.0.0.1:9100）
cli-option-log = すべての要求を記録する：text または json。指定しなければ誤りだけを記録
cli-option-admin-idle = この間何も行われていない卓：12h、180d、26w、1y
cli-option-admin-limit = 表示する卓の最大数
cli-option-admin-table = リンクにある卓の ID
cli-option-admin-tables = 卓の ID。なければすべて
cli-option-admin-further = その他の卓
cli-option-admin-export-file = 書き出すファイル（.gz なら圧縮）、または記録のフォルダー
cli-option-admin-records = 記録（卓ID.coin）を書き出す
cli-option-admin-import-file = 書き出したファイルまたは記録
cli-option-admin-import-files = その他のファイル
cli-option-admin-only-new = すでにある卓は取り込まない
cli-option-admin-backup-file = 書き込むファイル。まだないもの
cli-option-admin-restore-file = バックアップまたは書き出したファイル
cli-option-admin-to = 消去するものを先にこのファイルに書き出す
cli-option-admin-name = 新しい名前
cli-option-admin-dry-run = 何が行われるかを示すだけにする
cli-option-admin-yes = 問い合わせずに行う

## What it says

admin-progress = 卓
admin-yes = y yes はい
admin-nothing-done = 何も行いませんでした。
admin-status-place = ゲームの保存先：{ $place }（形式 { $schema }、coinbox { $version }）
admin-status-tables = 卓 { $n }、手順 { $steps }
admin-status-size = 大きさ：{ $size }
admin-status-games = ゲーム：{ $games }
admin-status-played = プレイされた卓：1日以内 { $day }、7日以内 { $week }、30日以内 { $month }
admin-games-line = { $id }  { $game }{ $name }  { $players }  手順 { $n }、最後 { $played }
admin-games = 卓 { $n }
admin-and-more = … 他に { $n }
admin-show-table = { $game }（{ $scenario }）{ $name }：卓 { $id }、開始 { $created }、最後のプレイ { $played }
admin-show-steps = 決定 { $n }、手順 { $steps }、ルール { $rules }
admin-show-player = { $faction }：{ $who }
admin-show-seated = 人
admin-show-invited = 招待中、まだ席に着いていません
admin-show-nobody = 席に着ける人がいません
admin-show-turn = { $faction }が決定します。カード { $card }/{ $cards }
admin-problem = { $table }：{ $problem }
admin-problem-misfit = 決定 { $n } の後が合いません：{ $problem }
admin-problem-gap = 手順 { $n } がありません
admin-problem-seat = 「{ $who }」という席はありません
admin-problem-nobody = { $who }の席に着ける人がいません
admin-problem-other = 読み取れません（{ $problem }）
admin-orphans = どの卓にも属さない { $part } の行が { $n } あります
admin-checked =
    { $wrong ->
        [0] { $n } 卓を再生しました（決定 { $decisions }）。すべて合っています。
       *[other] { $n } 卓を再生しました（決定 { $decisions }）。誤りのある卓：{ $wrong }
    }
admin-exported = { $n } 卓を { $file } に書き出しました。
admin-imported = { $file } の { $n } 卓を取り込みました。
admin-would-import = { $file } には { $n } 卓あります。何も取り込んでいません。
admin-opened = 卓 { $table } を開きました。すべての席：{ $link }
admin-backup = バックアップを { $file } に書き込みました（{ $size }）。
admin-would-restore = { $place } の { $n } 卓が { $tables } 卓に置き換わります。何も変えていません。
admin-ask-restore = { $place } の { $n } 卓を、バックアップの { $tables } 卓で置き換えますか。[y/N]
admin-restored = { $file } の { $n } 卓を戻しました。
admin-would-delete = 消去される卓：{ $n }。何も変えていません。
admin-ask-delete = この { $n } 卓を完全に消去しますか。[y/N]
admin-deleted = { $n } 卓を消去しました。
admin-renamed = 卓 { $table } の名前は「{ $name }」になりました。
admin-ask-migrate = { $place } を新しい形式にしますか。先にバックアップを作ってください。[y/N]
admin-migrated = { $place } の形式は { $found } です。この版は { $wanted } を使います。
