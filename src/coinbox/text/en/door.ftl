### The door of the web table: who comes in, from where, and how often.

## The command line

cli-option-public-url = the address at which friends open the page, where a proxy or a name leads to it: https://club.example/games/
cli-option-base-path = the path below which the page lies, if a proxy passes it on: /games
cli-option-trusted-proxy = the address or network of a proxy that is believed about its visitors; may be given several times
cli-option-allow-host = a further name by which browsers may call the server; may be given several times
cli-option-tls-cert = a certificate, for https
cli-option-tls-key = its key, unless it is in the same file
cli-option-tls-self = make a certificate for https, and keep it with the games
cli-option-limit = another limit, such as tables=5/minute,20/hour or connections=50 or sent=off; may be given several times

error-public-url = --public-url { $url }: an address such as https://club.example/ is meant
error-base-path = --base-path { $path }: a path such as /games is meant
error-proxy = --trusted-proxy { $proxy }: an address or a network such as 10.0.0.0/8 is meant
error-allow-host = --allow-host { $host }: a name such as club.example is meant, without a port
error-tls-key = --tls-key needs --tls-cert
error-tls-both = --tls-self and --tls-cert exclude each other
error-certificate = { $file }: this certificate and its key cannot be used ({ $problem })
error-limit = --limit { $wish }: a limit is NAME=NUMBER/second, minute, hour or day (or off), and for connections and live NAME=NUMBER; names: { $names }

## At the start

table-for-friends = Friends in this network open: { $addresses }
table-anybody = Anybody in this network can open this page and play at tables of their own; a game opens only to those who have a link of it.
table-anybody-public = Anybody who reaches this address can open the page and play at tables of their own; a game opens only to those who have a link of it.
table-not-encrypted = Nothing is encrypted: in a network that you do not trust, others could read your links. --tls-self encrypts.
table-no-network = No address of a network was found: only this machine can open the page.
table-own-certificate = The certificate is our own, so browsers warn once. Its SHA-256 fingerprint: { $fingerprint }

## Refusals

table-wrong-host = This server is not called "{ $host }". Whoever runs it can allow the name with --allow-host or --public-url.
table-wrong-origin = A page of another site has sent this; only the table's own page may.
table-too-many =
    { $kind ->
        [tables] Too many new tables from your address; try again in { $n } s.
        [bots] Too many bots at new tables from your address; try again in { $n } s.
        [thinking] Too many hints and analyses from your address; try again in { $n } s.
        [people] Too many people want to come into the club from your address; try again in { $n } s.
        [club] Too much was asked of the club from your address; try again in { $n } s.
        [talk] Too many messages from your address; try again in { $n } s.
        [notices] Too many addresses for notices from your address; try again in { $n } s.
        [live] Too many open tables from your address; close some pages.
        [connections] Too many connections from your address; close some pages.
        [received] Too much was sent from your address; try again in { $n } s.
        [sent] Too much was asked for from your address; try again in { $n } s.
       *[other] Too many requests from your address; try again in { $n } s.
    }
table-full = The server is full; try again in a moment.
table-closing = The server is closing or starts again; nothing was changed. Try again in a moment.
table-too-slow = The request took too long to arrive; nothing was changed.
table-header-too-large = The head of the request is larger than { $n } kB.
table-not-http = This is no HTTP request.

## On the page

web-copy-by-hand = This browser does not let the page copy. The link is selected: copy it with Ctrl+C, or by a long press.
web-insecure = This page came without encryption (http), so the browser offers no sharing here; the link works all the same.
web-invite-network = This address opens in your network. Friends elsewhere need a server that they can reach.
