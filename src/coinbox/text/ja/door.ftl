### The door of the web table: who comes in, from where, and how often.

## The command line

cli-option-public-url = プロキシや名前を通して友人が開くページのアドレス：https://club.example/games/
cli-option-base-path = プロキシがパスごと渡す場合に、ページを置くパス：/games
cli-option-trusted-proxy = 訪問者についての申告を信用するプロキシのアドレスまたはネットワーク。何度でも指定できる
cli-option-allow-host = ブラウザがこのサーバーを呼んでよい別の名前。何度でも指定できる
cli-option-tls-cert = https用の証明書
cli-option-tls-key = その鍵。同じファイルにあれば不要
cli-option-tls-self = https用の証明書を自分で作り、ゲームと一緒に保存する
cli-option-limit = 制限の変更。例：tables=5/minute,20/hour、connections=50、sent=off。何度でも指定できる

error-public-url = --public-url { $url }：https://club.example/ のようなアドレスを指定してください
error-base-path = --base-path { $path }：/games のようなパスを指定してください
error-proxy = --trusted-proxy { $proxy }：アドレスか、10.0.0.0/8 のようなネットワークを指定してください
error-allow-host = --allow-host { $host }：club.example のような名前をポートなしで指定してください
error-tls-key = --tls-key には --tls-cert が必要です
error-tls-both = --tls-self と --tls-cert は同時に指定できません
error-certificate = { $file }：この証明書と鍵は使えません（{ $problem }）
error-limit = --limit { $wish }：制限は「名前=数/second」（minute、hour、dayも可、offで無制限）、connectionsとliveは「名前=数」です。名前：{ $names }

## At the start

table-for-friends = 同じネットワークの友人が開くアドレス：{ $addresses }
table-anybody = このネットワークにいる人は誰でもこのページを開き、自分の卓で遊べます。ゲームに入れるのは、そのリンクを持つ人だけです。
table-anybody-public = このアドレスに届く人は誰でもページを開き、自分の卓で遊べます。ゲームに入れるのは、そのリンクを持つ人だけです。
table-not-encrypted = 通信は暗号化されません。信頼できないネットワークではリンクを読み取られるおそれがあります。--tls-self で暗号化できます。
table-no-network = ネットワークのアドレスが見つかりません。ページを開けるのはこのマシンだけです。
table-own-certificate = 証明書は自作のものなので、ブラウザは最初に警告します。SHA-256フィンガープリント：{ $fingerprint }

## Refusals

table-wrong-host = このサーバーの名前は「{ $host }」ではありません。運営者は --allow-host か --public-url でこの名前を許可できます。
table-wrong-origin = 別のサイトのページから送られた要求です。送れるのはこの卓のページだけです。
table-too-many =
    { $kind ->
        [tables] あなたのアドレスから開かれた新しい卓が多すぎます。{ $n }秒後にもう一度試してください。
        [bots] あなたのアドレスから開かれた卓のボットが多すぎます。{ $n }秒後にもう一度試してください。
        [thinking] あなたのアドレスからのヒントと分析が多すぎます。{ $n }秒後にもう一度試してください。
        [people] あなたのアドレスからクラブに入ろうとする人が多すぎます。{ $n }秒後にもう一度試してください。
        [club] あなたのアドレスからのクラブへの要求が多すぎます。{ $n }秒後にもう一度試してください。
        [talk] あなたのアドレスからの発言が多すぎます。{ $n }秒後にもう一度試してください。
        [notices] あなたのアドレスからのお知らせの登録が多すぎます。{ $n }秒後にもう一度試してください。
        [live] あなたのアドレスから開いている卓が多すぎます。ページをいくつか閉じてください。
        [connections] あなたのアドレスからの接続が多すぎます。ページをいくつか閉じてください。
        [received] あなたのアドレスから送られたデータが多すぎます。{ $n }秒後にもう一度試してください。
        [sent] あなたのアドレスへ送ったデータが多すぎます。{ $n }秒後にもう一度試してください。
       *[other] あなたのアドレスからの要求が多すぎます。{ $n }秒後にもう一度試してください。
    }
table-full = サーバーは満員です。少し待ってからもう一度試してください。
table-closing = サーバーが終了または再起動しています。何も変わっていません。少し待ってからもう一度試してください。
table-too-slow = 要求が届くまでに時間がかかりすぎました。何も変わっていません。
table-header-too-large = 要求のヘッダーが{ $n }kBを超えています。
table-not-http = HTTPの要求ではありません。

## On the page

web-copy-by-hand = このブラウザではページからコピーできません。リンクは選択済みです。Ctrl+Cか長押しでコピーしてください。
web-insecure = このページは暗号化なし（http）で届いたため、ブラウザの共有は使えません。リンクはそのまま使えます。
web-invite-network = このアドレスはあなたのネットワークの中で開けます。外にいる友人には、そこから届くサーバーが必要です。
