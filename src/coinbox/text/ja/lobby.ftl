### The lobby of the club: open seats, tables to watch, public games, and a page for each person.

## Refusals

table-seat-not-free = この席は空いていないので、募集できません。
table-offer-gone = この席はもう募集されていません。ほかの人が先に着いたか、取り下げられました。
table-offer-own = この卓にはもう着いています。
table-too-many-offers = もう{ $n }席を募集しています。先にどれかを取り下げてください。
table-not-listed = この卓はクラブに公開されていません。または公開が終わりました。
table-not-ended = これはゲームが終わってから公開できます。
table-no-count = 結果として数えられるのは、クラブの人どうしのゲームだけです。

## The lobby on the page

web-lobby-count = クラブに空席{ $n }
web-lobby-seats = 空席
web-lobby-seats-text = クラブの人なら誰でも席に着けます。一度押すだけで始められます。
web-lobby-no-seats = 今は空席がありません。
web-lobby-offer = 相手を募集する
web-lobby-muted = 発言停止中のため募集はできませんが、ほかの人の空席には着けます。
web-lobby-you-play = あなたは{ $faction }
web-lobby-plays = { $faction }が空席
web-lobby-by = { $name }さんの募集
web-lobby-mine = あなたの募集
web-lobby-old = 14日間誰も来なかったので、ほかの人にはもう見えません。
web-lobby-again = もう一度募集する
web-lobby-withdraw = 取り下げる
web-lobby-withdrawn = 募集を取り下げました。招待リンクは今も使えます。
web-lobby-watch = 観戦できる卓
web-lobby-no-watch = 今は観戦できる卓がありません。
web-lobby-finished = 終わったゲーム
web-lobby-no-finished = 公開されたゲームはまだありません。
web-lobby-more = もっと見る
web-lobby-row = { $what }：{ $game }、{ $faction }
web-lobby-closed = この卓のクラブへの公開は終わりました
web-lobby-closed-text = プレイヤーの一人が公開をやめました。

## To offer a seat

web-seat-club = クラブの誰でも
web-lobby-wish = 募集する相手
web-lobby-wish-text = 誰かが席に着くまで、14日間クラブに空席として出ます。リンクは要りません。
web-lobby-level = 相手
web-level-any = 誰でも
web-level-beginner = 初めての人
web-level-some = 何度かプレイした人
web-level-experienced = よく知っている人
web-lobby-pace = 速さ
web-pace-any = 決めない
web-pace-live = その場で（1手番数分）
web-pace-days = 日を置いて（1手番数日）
web-lobby-lang = 言語
web-lobby-any-lang = 問わない
web-lobby-open = クラブの誰でも着けるようにする
web-lobby-is-open = クラブの誰でもこの席に着けます。

## What players share of their table

web-sharing-watch-on = クラブの人がこの卓を観戦できます。
web-sharing-watch-mine = あなたは観戦を認めています。相手はまだ認めていません。
web-sharing-watch-asked = { $faction }は観戦を認めたいと言っています。
web-sharing-watch-offer = クラブの観戦を認める
web-sharing-watch-agree = 認める
web-sharing-watch-end = 認めるのをやめる
web-sharing-watch-end-text = やめると、クラブから観戦している人はすぐに見られなくなります。
web-sharing-title = クラブへの公開
web-sharing-text = プレイヤー全員が望まない限り公開されません。いつでもやめられます。
web-sharing-public = このゲームをクラブに公開する
web-sharing-counts = 結果を二人のページで数える
web-sharing-done = 全員が認めました。
web-sharing-waits = あなたは認めました。相手はまだです。
web-sharing-asked = { $faction }は認めました。あとはあなた次第です。

## The page of a person

web-person-mine = クラブの自分のページ
web-person-back = クラブへ
web-person-results = 結果
web-person-results-text = クラブの人どうしのゲームで、二人とも数えることを認めたものを、ゲームと陣営ごとに示します。引き分けは半分と数えます。数が少ないうちは割合だけでは分かりません。本当の割合は100回のうち95回、かっこの範囲に入ります。
web-person-no-results = 数えられる結果はまだありません。
web-person-game = ゲームと陣営
web-person-played = ゲーム数
web-person-won = 勝利
web-person-tied = 引き分け
web-person-share = 割合
web-person-range = { $share }%（{ $low }〜{ $high }%）
web-person-games = 公開したゲーム
web-person-no-games = 公開したゲームはまだありません。
