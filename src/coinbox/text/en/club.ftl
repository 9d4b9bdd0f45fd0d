### The club: people with a key and a name.

## The command line

cli-option-club = open a club: people with a name and a key, who find all their games on every device
cli-option-club-code = a word without which nobody comes into the club; `coinbox admin club code` keeps one in the store instead

error-club-code = --club-code needs --club, and a word of 1 to { $n } characters

table-club = There is a club: who comes in first looks after it (or whom `coinbox admin club owner` names).
table-club-private = There is a private club, which needs a code: who comes in first looks after it (or whom `coinbox admin club owner` names).

## Refusals

table-no-club = There is no club on this server.
table-no-person = Nobody of the club has this key.
table-person-removed = The owner has removed you from this club.
table-wrong-code = This is not the code of the club.
table-bad-name = A name has 1 to { $n } letters, figures or signs, with plain spaces between words.
table-name-taken = Somebody of the club is called "{ $name }" already; choose another name.
table-not-owner = Only the owner of the club may do this.
table-is-owner = An owner of the club can be neither muted nor removed here; `coinbox admin club` can.
table-unknown-person = There is no such person in the club.
table-muted = The owner of the club has muted you: you can play, but neither talk nor offer games.

## Keeping a club: coinbox admin club

cli-admin-club =
    Look after the club: its people, its owner, its code.

    Example: coinbox admin club people
cli-admin-club-people =
    List the people of the club.

    Example: coinbox admin club people --json
cli-admin-club-owner =
    Make somebody owner of the club, or no longer one.

    Example: coinbox admin club owner Ann
cli-admin-club-rename =
    Call somebody otherwise.

    Example: coinbox admin club rename Ann "Ann B."
cli-admin-club-mute =
    Let somebody neither talk nor offer games, or let him again.

    Example: coinbox admin club mute Ann
cli-admin-club-remove =
    Let somebody in no more; his seats are free. Or let his key in again.

    Example: coinbox admin club remove Ann
cli-admin-club-forget =
    Remove all that is known of somebody; the games stay, and his seats are free.

    Example: coinbox admin club forget Ann
cli-admin-club-code =
    Let nobody in without a code; without a word, let everybody in.

    Example: coinbox admin club code "blue lantern"

cli-option-admin-person = a person of the club, by name or id
cli-option-admin-off = take it back
cli-option-admin-code = the word; none opens the club to all

admin-club-person = { $id }  { $name }  { $marks }since { $joined }, games: { $n }
admin-club-owner-mark = owner
admin-club-muted-mark = muted
admin-club-removed-mark = removed
admin-club-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
admin-club-owner = { $name } is owner of the club.
admin-club-no-owner = { $name } is owner of the club no longer.
admin-club-renamed = { $old } is called { $name } now.
admin-club-muted = { $name } is muted.
admin-club-heard = { $name } is muted no longer.
admin-club-ask-remove = Remove { $name } from the club? The seats in { $n } games become free. [y/N]
admin-club-removed = { $name } was removed.
admin-club-let-in = { $name } may come in again.
admin-club-ask-forget = Forget { $name }? Name, key and seats ({ $n } games) cannot be had back. [y/N]
admin-club-forgotten = { $name } is forgotten.
admin-club-code-set = Nobody comes into the club without the code from now on.
admin-club-code-off = The club is open to all who reach the server.
admin-orphans-person =
    { $n ->
        [one] { $n } row of "{ $part }" belongs to nobody of the club.
       *[other] { $n } rows of "{ $part }" belong to nobody of the club.
    }
error-no-person = There is nobody called "{ $person }" in the club.
error-person-name = A person's name has 1 to { $n } letters, figures or signs, with plain spaces between words.
error-person-taken = Somebody of the club is called "{ $name }" already.
error-code = A code has 1 to { $n } characters.

## On the page

web-club = Club
web-club-title = The club
web-club-about = Come in with a name: the others see who plays, and you find all your games on every device. There is no account, no password and no mail address; a key in this browser is all.
web-club-name = Name
web-club-name-hint = 1 to 30 characters. Everybody at your tables sees it.
web-club-code = Code of the club
web-club-code-hint = This club is private: whoever keeps it has told you the word.
web-club-bring =
    { $n ->
        [one] Bring the game of this browser along, too
       *[other] Bring the { $n } games of this browser along, too
    }
web-club-enter = Come in
web-club-have-key = I have a key already
web-club-have-key-text = On the device where you are in the club, open this page and choose "My games on my other device". Open the link here, or take the file:
web-club-key-file = Open a key file
web-club-bad-file = This file holds no key of a club.
web-club-key-ask = Play as { $name } in this browser?
web-club-key-text = This link is the key of { $name }. All games of this name come into this browser.
web-club-key-instead = Until now you are { $name } here. That key will be gone from this browser, so keep it first if you still want it.
web-club-key-yes = Yes, I am { $name }
web-club-key-no = No
web-club-key-dead = Nobody of this club has the key of this link: it was forgotten or removed.
web-club-you = You are { $name }
web-club-owner = owner of the club
web-club-muted = muted: you can play, but neither talk nor offer games
web-club-removed-mark = removed
web-club-muted-mark = muted
web-club-rename = Change name
web-club-save = Save
web-club-device = My games on my other device
web-club-device-text = Scan the code there, open the link, or take the file along. Whoever has one of them is you: show them to nobody.
web-club-device-show = Show code and link
web-club-device-hide = Hide code and link
web-club-device-link = My key
web-club-device-message = My key to the club
web-club-device-file = Save as a file
web-club-games = My games
web-club-no-games = You sit at no table yet.
web-club-bring-now =
    { $n ->
        [one] One game of this browser is not under your name.
       *[other] { $n } games of this browser are not under your name.
    }
web-club-bring-do = Put it under my name
web-club-leaving = Leave, or be forgotten
web-club-leave = Leave this browser
web-club-leave-text = Your key is removed from this browser. You stay in the club and come back with your link or file.
web-club-leave-yes = Remove my key here
web-club-forget = Forget me
web-club-forget-text = Removes your name, your key and all that is yours in the club from the server. The games stay as games; your seats become free, and the other players can invite somebody to them. This cannot be taken back.
web-club-forget-owner = You look after this club. When you are gone, whoever runs the server can name another owner.
web-club-forget-yes = Forget me for ever
web-club-forgotten = You are forgotten here.
web-club-people = People of the club
web-club-people-text = You look after the club. Who is muted plays, but neither talks nor offers games. Who is removed cannot come in with his key; his seats become free.
web-club-since = since { $date }
web-club-games-of =
    { $n ->
        [one] one game
       *[other] { $n } games
    }
web-club-mute = Mute
web-club-unmute = Let talk
web-club-remove = Remove
web-club-remove-ask = Remove { $name } from the club? The seats become free.
web-club-remove-yes = Remove
web-club-let-in = Let in again
web-club-of = { $what }: { $name }
web-club-with-name = { $name } · { $there }
web-club-seat-invite = { $faction }: seat of { $name }
web-club-lost-key = The other player has lost the key, or has left? Take the seat back and invite anew.
web-club-mine-by-key = Your key opens this seat on all your devices.
web-club-invited-as = You sit down as { $name }.
web-club-invited-by = { $name } plays { $faction }.
