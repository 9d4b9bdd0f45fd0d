### Tournaments of a club.

## Refusals

table-unknown-match = その大会はありません。
table-too-many-matches = クラブに置ける大会は{ $n }までです。古いものを先に消してください。
table-match-begun = この大会はもう始まっています。これからは参加できません。
table-match-not-begun = この大会はまだ始まっていません。
table-match-full = この大会は{ $n }人で満員です。
table-match-few = 組み合わせには{ $n }人以上が必要です。
table-match-not-done = この回戦にはまだ結果のないゲームが{ $n }つあります。
table-match-over = この大会は終わっています。

## Keeping a club: coinbox admin club

cli-admin-club-matches =
    クラブの大会を一覧にする。

    例：coinbox admin club matches --json
cli-admin-club-match =
    ある大会をフォルダーに書き出す：全体をJSON、ゲームと順位をCSV、それに各ゲームの記録。

    例：coinbox admin club match AbCdEf012345 autumn-cup
cli-option-admin-match = 大会（ID）
cli-option-admin-match-folder = フォルダー。すでにあるファイルには触れない

admin-club-match =
    { $id }  { $name }  { $kind ->
        [swiss] スイス式
       *[other] 総当たり
    }、{ $state ->
        [open] 参加受付中
        [running] 第{ $round }回戦
       *[other] 終了
    }、{ $people }人、作成{ $made }
admin-club-matches = 大会{ $n }
admin-club-match-written = { $name }を{ $folder }に書き出しました（記録{ $n }）。
error-no-match = 「{ $match }」という大会はありません。

## On the page

web-match-list = 大会
web-match-none = まだ大会はありません。
web-match-entry =
    { $kind ->
        [swiss] スイス式
       *[other] 総当たり
    }・{ $people }人
web-match-state =
    { $state ->
        [open] 参加できます
        [running] 第{ $round }回戦（全{ $rounds }回戦）
       *[other] 終了
    }
web-match-joined = 参加中
web-match-new = 大会を開く
web-match-name = 大会の名前
web-match-kind = 組み合わせ
web-match-robin = 総当たり：全員が全員と対戦する
web-match-swiss = スイス式：点の近い人どうしが対戦し、同じ相手とは二度当たらない
web-match-rounds = 回戦の数
web-match-rounds-hint = 参加者が少なければ減ります。同じ相手と二度当たる必要はありません。
web-match-games = ゲーム
web-match-games-hint = 1回戦に1つ、この順で。最後の次はまた最初から。
web-match-sides = 各組は同じゲームを陣営を替えて2回プレイする
web-match-make = 開く
web-match-back = クラブへ
web-match-facts =
    { $kind ->
        [swiss] スイス式
       *[other] 総当たり
    }、{ $sides ->
        [two] 1回戦に陣営を替えて2ゲーム
       *[other] 1回戦に1ゲーム
    }。
web-match-facts-games = ゲーム：{ $games }。
web-match-open-text = 管理人が始めるまで参加できます。参加者、結果、終わったゲームの記録はクラブの全員が見られます。
web-match-over-text = この大会は終わりました。
web-match-running-text =
    { $n ->
        [0] この回戦の結果はすべて出ました。次の回戦は管理人が始めます。
       *[other] この回戦にはまだ終わっていないゲームが{ $n }つあります。結果はゲームが終わると自動で入ります。
    }
web-match-join = 参加する
web-match-leave = 抜ける
web-match-leave-ask = この大会から抜けますか。終わっていないゲームは負けになり、戻ることはできません。
web-match-leave-yes = 大会から抜ける
web-match-you-gone = あなたはこの大会から抜けました。
web-match-people = 参加者
web-match-nobody = まだ誰も参加していません。
web-match-somebody = いなくなった人（{ $n }）
web-match-gone = 抜けました
web-match-remove = 外す
web-match-remove-ask = { $name }をこの大会から外しますか。終わっていないゲームは相手の勝利になります。
web-match-begin = 第1回戦を始める
web-match-next = 第{ $n }回戦を始める
web-match-opened = 第{ $n }回戦が始まりました。
web-match-end = この回戦で終える
web-match-end-ask = 第{ $n }回戦を最後にしますか。
web-match-end-yes = 終える
web-match-delete = 大会を消す
web-match-delete-ask = { $name }を結果ごと消しますか。卓はゲームとして残ります。元には戻せません。
web-match-delete-yes = 消す
web-match-owner = 管理人の操作
web-match-owner-text = 次の回戦は、結果がすべて出ると始められます。誰かが来ないときは、そのゲームに結果を入れてください。
web-match-standings = 順位表
web-match-place = 順位
web-match-who = 名前
web-match-points = 点
web-match-tiebreak =
    { $kind ->
        [swiss] ブッフホルツ
       *[other] ゾンネボルン・ベルガー
    }
web-match-record = 勝－分－敗
web-match-explained =
    勝利は1点、引き分けは½点、どちらも勝たなければ両者0点です。不戦勝の回戦は全勝と数えます。同点の場合は{ $kind ->
        [swiss] 対戦相手全員の点の合計（ブッフホルツ。相手のいない回戦には自分の点）
       *[other] 勝った相手の点と、引き分けた相手の点の半分の合計（ゾンネボルン・ベルガー）
    }、次に同点の全員が対戦していればその間の結果で決め、それでも同じなら同順位です。
web-match-round = 第{ $n }回戦：{ $game }
web-match-bye = { $name }：不戦勝
web-match-score = { $one }－{ $other }
web-match-game = { $first }（{ $one }）－{ $second }（{ $other }）
web-match-result =
    { $result ->
        [first] { $first }の勝利
        [second] { $second }の勝利
        [tie] 引き分け
        [none] 両者負け
       *[other] プレイ中
    }
web-match-how =
    { $how ->
        [hand] 管理人が入力
       *[left] 相手が抜けたため
    }
web-match-to-table = 卓へ
web-match-enter = 結果を入れる
web-match-enter-of = 結果を入れる：{ $game }
web-match-result-label = 結果
web-match-result-first = { $name }の勝利
web-match-result-tie = 引き分け
web-match-result-none = 両者負け
web-match-result-table = 卓の結果どおり
web-match-note = 全員に見える一言（なくてもよい）
web-match-won = ゲームと陣営ごと
web-match-won-text = 卓で最後までプレイされたゲームです。
web-match-won-game = ゲーム
web-match-won-sides = 勝利
web-match-won-line = { $faction }：{ $n }
web-match-won-tie = 引き分け：{ $n }
web-match-won-none = 両者負け：{ $n }
web-match-files = 持ち帰る
web-match-file-games = ゲーム（CSV）
web-match-file-standings = 順位表（CSV）
web-match-file-json = すべて（JSON）
web-match-file-records = 第{ $n }回戦の記録
