### Notices: people who are away from the table are told that it is their turn.

## The command line

cli-option-notices = with --club: tell people who are away that it is their turn, by their browser, a webhook or mail
cli-option-notices-key = the file with the key that seals addresses in the store; usually notices.key beside the games, or the variable COINBOX_NOTICES_KEY
cli-option-notices-inside = let webhooks lead into the server's own network, too
cli-option-smtp-file = a file with the server that takes mail: smtp://USER:PASSWORD@HOST:587?from=ADDRESS (or smtps://); or the variable COINBOX_SMTP

error-notices-off = --notices-key, --notices-inside and --smtp-file need --notices
error-notices-club = --notices needs --club
error-notices-key = { $place }: this is no key for notices (32 bytes in base64url); remove it, and a new one is made
error-smtp = the mail server is not understood: smtp://USER:PASSWORD@HOST:587?from=ADDRESS, or smtps://

table-notices =
    { $mail ->
        [yes] Who is away is told that it is his turn, if he wants: by browser, webhook and mail.
       *[no] Who is away is told that it is his turn, if he wants: by browser and webhook.
    }

## Refusals

table-no-notices = This server sends no notices.
table-no-mail = This server sends no mail.
table-bad-address = Nothing can be sent to this address.
table-bad-zone = There is no such time zone.
table-address-refused = The address did not take the first notice, so it was not added ({ $problem }).
table-too-many-addresses = You have { $n } addresses already; remove one first.
table-unknown-address = You have no such address.
table-dead-link = This link is no longer good, or was cut off.

## What a notice says

notice-table = { $game } ({ $name })
notice-turn = Your turn: { $game }, { $faction }
notice-offer = An offer waits for your answer: { $game }
notice-over = The game is over: { $game }
notice-earlier =
    { $n ->
        [one] … one turn before
       *[other] … { $n } turns before
    }
notice-open = To the table
notice-end = No more of these
notice-end-link = No more notices here: { $link }
notice-confirm = coinbox: confirm this address
notice-confirm-text = { $name } wants to be told here when it is his or her turn. If that is not you, do nothing: nothing more will come.
notice-confirm-do = Confirm
notice-confirm-link = Confirm: { $link }

## On the page

web-notices = Tell me when it is my turn
web-notices-text = When the turn passes to you and you are not at the table, you get one notice for the turn, with what was done since. Each one can be ended with a click.
web-notices-push = In this browser
web-notices-push-no = This browser gives no notices here: it needs an address with https, or does not allow them.
web-notices-push-denied = This browser forbids notices of this page; its settings can allow them.
web-notices-kind = Way
web-notices-kind-push = browser
web-notices-kind-webhook = webhook (JSON)
web-notices-kind-discord = Discord
web-notices-kind-ntfy = ntfy
web-notices-kind-mail = mail
web-notices-url = Address of the webhook
web-notices-topic = Address of the topic (https://ntfy.sh/…)
web-notices-mail = Mail address
web-notices-add = Add
web-notices-asked = A link was sent there. Open it, and this address is confirmed.
web-notices-none = You are told nowhere yet.
web-notices-state-asked = not confirmed yet
web-notices-state-on = on
web-notices-state-ended = ended
web-notices-state-failed = given up
web-notices-again = Turn on again
web-notices-resend = Send the link again
web-notices-remove = Remove
web-notices-of = { $what }: { $kind }, { $shown }
web-notices-problem = { $when }: { $what }
web-notices-problem-time = no answer in time
web-notices-problem-reach = could not be reached
web-notices-problem-private = lies in the server's own network
web-notices-problem-status = answered with { $n }
web-notices-problem-mail = the mail server answered with { $n }
web-notices-problem-seal = the server's key was changed; add it anew
web-notices-problem-other = was not taken
web-notices-trying = it is tried again
web-notices-quiet = Quiet hours
web-notices-quiet-on = No notices between
web-notices-quiet-from = from
web-notices-quiet-to = to
web-notices-quiet-zone = Your time zone: { $zone }. What comes meanwhile is sent afterwards.
web-notices-lang = Language of the notices
web-notices-save = Save
web-notices-saved = Saved.
web-notices-confirmed = This address is confirmed. Notices come there from now on.
web-notices-ended = No more notices come there.
web-notices-ended-text = Your page of the club can turn them on again.
web-notices-to-club = To the club

## Without the server

web-offline-title = The server does not answer
web-offline-can = Without it you can still use what this browser has kept:
web-offline-read = Read the rules: { $game }
web-offline-replay = Replay a game: { $game }
web-offline-nothing = This browser has kept nothing for such times yet. When the server is back: a game's rules page keeps its rules, and the end of a game keeps the game, for reading and replaying without the server.
web-offline-again = Try again
web-offline-keep-rules = Keep for reading without the server
web-offline-keep-game = Keep for replay without the server
web-offline-keeping = Keeping … { $n } %
web-offline-kept = Kept in this browser
