### 対戦する二人：提案、時計、中断、不在

## Offers and answers

accord-offer-take-back =
    { $n ->
        [one] { $faction }が「{ $what }」と、その後に起きたことの取り消しを求めています。
       *[other] { $faction }が「{ $what }」とその後のすべて（{ $n }手。ダイスとカードを含む）の取り消しを求めています。
    }
accord-offer-result = { $faction }がここでゲームを終えることを提案しています：{ $outcome }。
accord-offer-adjourn = { $faction }が中断を提案しています。どちらかが再開するまで、手を進めることはできず、時計も止まります。
accord-offer-clock =
    { $some ->
        [yes] { $faction }が時計の使用を提案しています。{ $terms }次の手番から始まります。
       *[no] { $faction }が時計なしで続けることを提案しています。
    }
accord-grant =
    { $about ->
        [take-back] { $faction }が同意し、取り消されました。
        [result] { $faction }が同意し、ゲームが終わりました。
        [adjourn] { $faction }が同意し、ゲームは中断中です。
       *[clock] { $faction }が時計について同意しました。
    }
accord-decline =
    { $about ->
        [take-back] { $faction }が断りました。何も取り消されません。
        [result] { $faction }が断りました。ゲームは続きます。
        [adjourn] { $faction }が断りました。ゲームは続きます。
       *[clock] { $faction }が断りました。時計は元のままです。
    }
accord-withdraw = { $faction }が提案を取り下げました。
accord-resign = { $faction }が投了しました。
accord-resume = { $faction }がゲームを再開しました。
accord-time = { $faction }：時間切れです。

## Clocks

clock-terms = { $time }。{ $zero }
clock-terms-turn =
    { $n ->
       *[other] 1手番に{ $n }分
    }
clock-terms-bank =
    { $more ->
        [0] 双方に合計{ $n }分
       *[other] 双方に合計{ $n }分、手番ごとに{ $more }秒追加
    }
clock-terms-post =
    { $n ->
       *[other] 1手番に{ $n }日
    }
clock-zero-warning = 時間が切れるとその表示が出るだけで、ほかには何も起きません。
clock-zero-pass = 時間が切れるとサーバーがその側の代わりにパスします。手番の途中では、ルールで許される最小限のことだけを行います。
clock-zero-game = 時間が切れるとその側の負けになります。
table-clock-passes = 時間切れのため、サーバーがパスするか、ルールで許される最小限のことを行いました。

## Refusals

table-not-shared = これは、人どうしが対戦している卓でだけできます。
table-adjourned = ゲームは中断中です。先に再開してください。
table-not-adjourned = ゲームは中断中ではありません。
table-offer-open = 相手の提案があります。先に答えてください。
table-offer-declined = 相手はこの提案を断りました。次の決定の後にもう一度提案できます。
table-no-offer = この提案はもう有効ではありません。
table-own-offer = この提案に答えるのは相手です。取り下げることはできます。
table-not-your-offer = 提案を取り下げられるのは、提案した人だけです。
table-bad-clock = 時計は1から1440分、または1から60日です。合計時間が切れたときにパスする場合は、手番ごとに10秒以上の追加が必要です。
table-same-clock = すでにそうなっています。
table-bad-holiday = 不在期間は今日から1年以内に始まり、始まりより後に終わる必要があります。
table-too-long-holiday = 不在期間は1年に合計{ $n }日までです。
table-no-holiday = その不在期間はありません。

## The page: at the table

web-together = この卓で
web-together-menu = この卓で…
web-together-nothing = 取り消しを求められる決定はまだありません。
web-together-grant = 同意する
web-together-decline = 断る
web-together-withdraw = 取り下げる
web-together-waits = 相手の答えを待っています。
web-together-plays-on = 手を進めると断ったことになります。
web-together-adjourned = ゲームは中断中です。手を進めることはできず、時計も止まっています。
web-together-resume = 再開する
web-together-back = 取り消しを求める
web-together-back-about = 決め直してよいか、相手に尋ねます。その後のダイスは振り直し、カードは引き直しになります。
web-together-back-what = ここから取り消す
web-together-back-option =
    { $n ->
        [one] { $label }（最後の決定）
       *[other] { $label }（{ $n }手）
    }
web-together-back-dice = ダイスかカードも取り消されます。
web-together-back-others = 相手の決定も取り消されます。
web-together-ask = 求める
web-together-result = 結果を提案する
web-together-result-about = 相手が同意すると、ゲームはすぐに終わります。
web-together-result-what = 結果
web-together-offer = 提案する
web-together-break = 中断する
web-together-break-about = 双方のための中断です。どちらかが再開するまで、手を進めることはできず、時計も止まります。
web-together-resign = 投了する
web-together-resign-about = 相手の勝利になります。取り消せません。
web-together-resign-ask = 本当にこのゲームを投了しますか。
web-together-resign-yes = はい、投了します
web-together-resign-no = いいえ、続けます

## The page: clocks

web-clock = 時計
web-clock-none = この卓に時計はありません。
web-clock-about = 双方の同意が必要です。次の手番から始まります。
web-clock-kind = 時間
web-clock-kind-turn = 1手番の分数
web-clock-kind-bank = 合計の分数
web-clock-kind-post = 1手番の日数（日単位）
web-clock-amount = 数
web-clock-more = 手番ごとに追加する秒数
web-clock-zero = 時間が切れたら
web-clock-zero-warning = 表示だけ
web-clock-zero-pass = 手番をパスする
web-clock-zero-game = ゲームに負ける
web-clock-off = 時計をやめる
web-clock-of = { $faction }：{ $time }
web-clock-soon = 次の手番から始まります。
web-clock-held = 不在期間のため止まっています。
web-clock-days =
    { $n ->
       *[other] { $n }日 { $time }
    }
web-clock-low = { $faction }：残り1分を切りました。
web-clock-up = { $faction }：時間切れです。

## The page: holidays

web-holidays = 不在期間
web-holidays-about = 不在期間の間、1手番が日単位の時計は止まります。1年に{ $n }日までです。今年はあと{ $left }日あります。
web-holidays-from = 最初の日
web-holidays-until = 最後の日
web-holidays-add = 登録する
web-holidays-span = { $from } – { $until }
web-holidays-end = 終える
web-holidays-cancel = 削除する
