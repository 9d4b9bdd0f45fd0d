### Talk at a table: messages, private notes, remarks after the end.

## Refusals

table-no-talk = There is no talk at this table: it is there where two people of the club play each other.
table-not-over-yet = While the game goes on, only its players talk here; after the end others may read it, and people of the club may add remarks.
table-bad-text = A message has 1 to { $n } visible characters in at most { $lines } lines.
table-bad-note = A note has at most { $n } characters.
table-talk-full = There is no room for more messages at this table.
table-unknown-message = You have said no such thing at this table.
table-mutes-full = You have muted { $n } people already; let one of them talk first.
table-stale-note = This note was changed on another device meanwhile.

## On the page

web-panel-talk = Talk
web-talk = Talk
web-talk-rule = Only the players read this while the game goes on. After the end everybody who has a link can read it, and people of the club may add remarks. Nobody is sent a notice of it.
web-talk-rule-over = The game is over: everybody who has a link can read this, and people of the club may add remarks.
web-talk-nobody = Messages are there where two people of the club play each other.
web-talk-none = Nothing has been said yet.
web-talk-none-then = Nothing had been said by this moment.
web-talk-unread =
    { $n ->
        [one] one new message
       *[other] { $n } new messages
    }
web-talk-tab = { $tab }, { $unread }
web-talk-field = Your message
web-talk-hint = Enter sends, Shift and Enter begin a new line.
web-talk-left = { $n } of { $most } characters
web-talk-send = Send
web-talk-you = you
web-talk-gone = taken back
web-talk-take-back = Take back
web-talk-take-back-of = Take back: { $text }
web-talk-after = after the end
web-talk-watching = watched
web-talk-mute = Mute { $name }
web-talk-unmute = Let { $name } talk
web-talk-muted = You do not see what { $name } says, at any table. { $name } is not told.
web-talk-silenced = The owner of the club has muted you: you can read, but not write here.
web-talk-enter = Come into the club to add a remark.
web-talk-by = { $name } ({ $side }):
web-talk-beside = Log and talk
web-talk-here = Messages at this moment
web-private = Private notes
web-private-text = Only you see them, on all your devices.
web-private-kept = Kept.
web-private-keeping = Not kept yet …
web-private-stale = This note was changed on another device meanwhile. There it says:
web-private-mine = Keep what is written here
web-private-theirs = Take what is written there
web-private-empty = (nothing)
