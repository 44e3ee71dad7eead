### Words of the pages, English.

## The site

site-about = A table for board games: play in the browser with friends and with bots, no account needed.
skip-main = Skip to the content
skip-games = Skip to the games
skip-ask = Skip to your moves
bar-site = Sections
bar-you = You
bar-home = Tavolata, home page
bar-games = Games
bar-tables = Tables
bar-new = New table
bar-language-it = Italiano
bar-language-en = English
bar-theme = Change theme, light or dark
bar-void = { $number ->
        [one] one void deal
       *[other] { $number } void deals
    }
bar-move = { $number ->
        [0] first move
       *[other] move { $number }
    }
foot-say = Rules retold in our own words, drawings our own. Every card says whether it is printed in the box, assumed or made up by us. Not connected with the publishers of the games.
foot-records = Replay a saved match
foot-api = For programmers

## First page

home-title = { $games ->
        [one] One game, one table.
        [2] Two games, one table.
        [3] Three games, one table.
        [4] Four games, one table.
        [5] Five games, one table.
        [6] Six games, one table.
       *[other] { $games } games, one table.
    }
home-say = { $games ->
        [one] Take a seat: bots take the other seats, or friends you send the link to. No account needed.
       *[other] Pick one and take a seat: bots take the other seats, or friends you send the link to. No account needed.
    }
home-turns = { $number ->
        [one] Your turn at one table
       *[other] Your turn at { $number } tables
    }
home-new = New table
home-invited = I have an invitation
home-code = Code or link of the table
home-code-help = For example: oak-7kq2m9x4vbhd
home-join = Join
home-about = { $game }: about the game
home-play = Play now
home-play-it = Play { $game } now
home-intro = Learn it in two minutes
home-rules = Rules
home-mine = Your tables
home-mine-turns = { $number ->
        [one] your turn at one
       *[other] your turn at { $number }
    }
home-go = Play
home-open = Open
home-free = Open tables
home-free-places = { $number ->
        [one] one free seat
       *[other] { $number } free seats
    }
home-free-none = Nobody is looking for company just now. Open a table yourself.
home-sit = Sit down
home-watch = Matches to watch
home-watch-now = being played
home-watch-none = There is no open match to watch.
home-look = Watch
card-players = { $same ->
        [yes] { $least ->
            [one] one player
           *[other] { $least } players
        }
       *[no] { $least }–{ $most } players
    }
card-minutes = { $number } min
card-hours = { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
row-with = with { $players }
row-empty = nobody so far
row-turn = your turn
row-turn-minutes = your turn, waiting { $number } min
row-turn-hours = { $number ->
        [one] your turn, waiting an hour
       *[other] your turn, waiting { $number } hours
    }
row-turn-days = { $number ->
        [one] your turn, waiting a day
       *[other] your turn, waiting { $number } days
    }
row-waits = { $number ->
       *[other] waiting for { $players }
    }
row-waiting = not started
row-dealing = being dealt
row-over = over
row-ended = over
row-frozen = on hold

## New table

new-title = New table
new-say = Choose the game and who sits where. You can open with free seats too: bots take them when you begin.
new-game = Game
new-show = Show this game
new-rules = Rules
new-players = Players
new-seats = Seats
new-seats-say = in turn order
new-seat = Who takes seat { $number }
new-me = Me
new-friend = Guest
new-bot = Bot
new-name = Name at seat { $number }
new-name-hint = your name
new-friend-say = comes by the table’s link
new-strength = Strength of the bot at seat { $number }
new-hotseat = Several seats with “Me”: several people play on this screen and hand it around, with a curtain between turns.
new-table = The table
new-language = Language
new-clock = Clock
new-clock-help = For each decision. A bot steps in for whoever runs out of time, until they return.
new-listed = Who may come in
new-listed-no = By invitation
new-listed-yes = Anybody
new-open = Open the table
new-open-say = You begin when you like.
new-pack = Content of your own
new-pack-say = The .toml files of a pack of cards, all together.
strength-easy = easy
strength-medium = medium
strength-strong = strong
strength-chance = at random
clock-none = None
clock-seconds = { $number } s
clock-minutes = { $number } min
clock-hours = { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
clock-days = { $number ->
        [one] 1 day
       *[other] { $number } days
    }

## Before play

lobby-count = { $taken } of { $all } taken
lobby-place = Seat { $number }
lobby-bot = Bot
lobby-free = free
lobby-by-key = free for whoever has its link
lobby-link = The link of seat { $number }
lobby-name = Your name
lobby-leave = Leave the seat
lobby-start = Begin
lobby-start-say = Bots take the seats that are still free.
lobby-start-full = The table is full.
lobby-wait = Play begins when { $player } gives the word.
lobby-host = whoever opened the table
lobby-invite = Invitation
lobby-invite-say = Send this link: a name is all one needs to sit down.
lobby-invite-closed = A guest was sent away from here: this link shows the table, and each free seat is taken by a link of its own, given by whoever opened the table.
lobby-qr = QR code of the invitation

## Fair dealing

deal-title = A deal that can be checked
deal-before = Commitment to this deal:
deal-say = The server has already fixed its secret and shows its fingerprint. Every seat draws a number of its own and gives only its fingerprint; when all fingerprints are there the numbers are revealed, and only together do they decide the deal.
deal-short = The server has already chosen a secret number and shows its fingerprint here, so it can no longer change it. Your browser draws a number of its own and gives only its fingerprint until all fingerprints are there. The cards are shuffled with all the numbers, and after the match anybody can do the sum again.
deal-what = How does it work?
deal-how = Every fingerprint is a SHA-256: the commitment is that of the secret, a seat’s that of the commitment, the seat and its number. The list of all is closed before the first number is revealed; the seed is the SHA-256 of the list’s fingerprint, the secret and all numbers. Whoever does not reveal their number in time makes the deal void, and everybody sees it. At the end the secret is revealed and anybody can do the sum again; so does the command tavolata verify.
deal-fair = Deal verified
deal-unfair = The deal does not add up
deal-fair-say = The secret is the one the server had committed to, and every number the one its seat had committed to before any was revealed: nobody could choose the cards.
deal-unfair-say = What was committed to before play and what was revealed do not agree: do not trust this match.
deal-commitment = Commitment
deal-recomputed = Recomputed
deal-all = All the numbers
deal-secret = Secret
deal-lot = { $player }’s number
deal-seed = Seed
deal-list = Fingerprint of the closed list
deal-share = { $player }’s commitment
deal-server = Server
deal-share-bot = a bot adds no number
deal-share-none = adds no number
deal-share-awaited = …
deal-one-sided = Dealt the old way: the sum is right, but numbers were sent open, so whoever came last could have chosen.
deal-no-script = Without a script your browser adds no number of its own: the deal is the server’s and the other players’.
deal-nobody = Nobody added a number: the secret alone decided the deal.
deal-without = { $players } added no number.
deal-again = Dealt exactly like the match before, on purpose: in this game nothing is hidden.
deal-void-seats = A deal was void: { $players } did not reveal the number in time, and play went on without it.
deal-void-server = A deal was void: the server was restarted before all numbers were revealed.
deal-void-offer = The commitment shown on the page before had been used or was too old: the server drew a new secret, and everybody committed to it anew.
dealing-title = The deal is being drawn
dealing-say = It takes a moment: then the match begins.
dealing-commit = Every seat draws a number of its own and gives its fingerprint.
dealing-open = The list of fingerprints is closed: now every seat reveals its number.
dealing-waits = { $number ->
       *[other] Waiting for { $players }.
    }

## The table

table-of = { $name }’s table
table-plain = Table { $code }
title-turn = Your turn
title-table = Match in progress
title-lobby = Waiting room
title-result = Match over
title-frozen = On hold
seats-label = Players, in turn order
seat-you = you
seat-turn = To move
seat-bot = bot, { $strength }
seat-free = free seat
seat-here = at the table
seat-absent = away
seat-away = a bot plays for now
seat-resigned = has left the match
ask-turn = Your turn, { $player }
ask-keys-help = These keys choose a move, Enter confirms, Esc goes back; ? shows them all
ask-parts = Chosen so far
ask-moves = Your moves
ask-confirm = Confirm the move
ask-change = Change
ask-back = One step back
wait-title-bots = { $number ->
        [one] { $players } is thinking
       *[other] { $players } are thinking
    }
wait-title-people = { $players } to move
wait-title-nobody = The match is over
wait-seated = When it is your turn, you find your moves here.
wait-watching = You are watching: you see what is public.
wait-bot = A bot plays at your seat. Take it back whenever you like.
wait-look = Look again
curtain-title = Hand over to { $player }
curtain-say = Give the screen to { $player }. What only { $player } may see appears once the curtain is raised.
curtain-wait = Until then nothing that is anybody’s own is shown here.
curtain-raise = Raise the curtain, { $player }
poll-undo = { $player } asks to take the last move back.
poll-end = { $player } proposes to end the match here.
poll-yes = Agreed
poll-no = No
undo-free = Take back the last move
undo-ask = Ask to take back the last move
drawer-label = Log, chat, rules and table
drawer-log = Log
drawer-talk = Chat
drawer-new = new messages
drawer-rules = Rules
drawer-table = Table
log-none = Nothing yet.
log-at = To move { $number }
log-more = and { $number } more
log-sift = Show…
log-who = What concerns a player
log-part = A kind of phase
log-parts = every phase
log-all = all
talk-label = Messages
talk-open = Talk is free, and everybody reads it.
talk-apart = Talk is free: with everybody, or only with those you tick.
talk-private = In private with { $players }.
talk-ruled = The rules call for silence now.
talk-shut = There is no talk at this table.
talk-watching = Spectators read what is public.
talk-none = Nothing yet.
talk-to = among { $players }:
talk-write = Write to the table
talk-write-private = Write in private
talk-write-apart = Write to all, or to those ticked
talk-whom = Only to
talk-send = Send
talk-mutes = Mute or unmute
talk-mute = Mute { $player }
talk-unmute = Unmute { $player }
rules-title = Rules
rules-chapters = Chapters
rules-whole = The whole rulebook
rules-about = About the game
rules-sources = Where each clause comes from:
rules-source-book = it stands in the printed rules;
rules-source-ruling = the book is silent or unclear, and this was decided;
rules-source-house = it is a rule of our own.
set-name = Your name at this table
set-key-qr = QR code
set-invite = Invitation
set-fine = Version of rules and cards
set-rules = Rules, version
set-take-back = Take your seat back
set-stand-in = Let a bot play
set-hand-over = Hand { $player }’s seat to a bot
set-end = Propose to end here
set-resign = Leave the match
set-remove = Send { $player } away
set-remove-short = Send away
set-sound-on = Sound: on
set-sound-off = Sound: off
set-notify = Notify me when it is my turn
sure-end = Propose to everybody to end the match here?
sure-resign = Really leave the match? There is no way back.
sure-remove = Send { $player } away? They cannot sit at this table again.
keys-title = Keys
keys-enter = Enter
keys-choose = choose the move with that sign
keys-confirm = confirm the chosen move, or raise the curtain
keys-back = go back one step, or put down what you hold
keys-log = open the log
keys-rules = open the rules, at the clause of the moment
keys-next = go to the next table where it is your turn
keys-replay = in a replay: one move back, one move on
keys-help = show these keys
keys-close = Close
script-copied = Copied
script-offline = Connection lost: trying again…
script-online = Back online
script-since = you had seen up to here
script-failed = That did not work: check the connection and try again.
script-turn = Your turn
script-waits = It is not your turn.
script-time = time is up
script-matches = Your browser did the sum again: it agrees.
script-differs = Your browser did the sum again: it does not agree!
script-yours = Among the numbers is the one your browser drew.
script-listed = The list of commitments is the one it saw closed before it revealed its number.
script-unlisted = But it saw another list of commitments closed: do not trust this match!

## After the match

result-kick-won = { $number ->
        [one] The winner
       *[other] The winners
    }
result-kick-lost = The game is lost
result-kick-ended = Ended early
result-ending-resigned = The other side left the match.
result-ending-vote = All agreed to end here.
result-ending-abandoned = Left unfinished.
result-ranking = Ranking
result-chart = Points, move by move
result-chart-says = The points over { $moves ->
        [one] one move
       *[other] { $moves } moves
    }; at the end { $scores }
result-how = How the points were made
result-rematch = Rematch, same table
result-return = Return match
result-return-same = Return match: everybody moves one seat on, with the same deal, as nothing is hidden
result-return-new = Return match: everybody moves one seat on, with a new deal
result-record = Download the record
result-home = Back to the games
result-next = To the next match
replay-label = Replay the match
replay-at = The table as it was at move { $at } of { $of }
replay-now = Back to now
replay-first = To the start
replay-prev = Back
replay-play = Play
replay-next-one = Forward
replay-last = To the end
replay-slider = Move
replay-go = Go
replay-of = of { $of }
replay-start = The start
frozen-title = This match is waiting
frozen-say = It can be neither played nor looked at here, and nothing of the match changes.

## A game

game-options = Variants and options
game-usual = default
game-content = The cards
intro-step = Step { $step } of { $of }
intro-skip = Skip
intro-skip-step = Skip this step
intro-next = Next
intro-back = Back
intro-you = You
intro-your-turn = On the board, or here:
intro-other = That is allowed, but try the move we are talking about.

## Saved matches

records-title = Replay a match
records-say = A match downloaded here or saved by the terminal: see it again move by move.
records-file = File
records-text = or paste it here
records-show = Show the match

## You

you-title = You
you-name = Your name
you-name-say = This is what the others at the table read.
you-kept = The name { $name } is yours: your password logs you in on any device.
you-name-label = Name
you-save = Save
you-keep = Protect the name
you-keep-say = With a password the name stays yours, and you find your tables again on another device.
you-keep-do = Protect this name
you-password = Password
you-enter = Log in with your name
you-enter-say = If a password already protects your name.
you-enter-do = Log in
you-leave = Log out
you-leave-say = This browser forgets you; your tables stay with the name.
you-change = Change the password
you-change-say = All other browsers logged in with this name are logged out.
you-password-old = Current password
you-password-new = New password
you-change-do = Change the password
you-settings = Settings
you-theme = Theme
you-theme-auto = Same as the system
you-theme-light = Light
you-theme-dark = Dark
you-sound = Sound when it is your turn
you-sound-say = A soft touch, never music.
you-yes = Yes
you-no = No
you-wrong-name = Write a name.
you-wrong-password = A password has at least { $least } characters.
you-name-taken = The name { $name } belongs to somebody already: choose another, or log in with its password.
you-wrong-login = Name and password do not match.
you-wrong-old = This is not your password: nothing was changed.
you-done-name = Name saved.
you-done-settings = Settings saved.
you-done-keep = The name is protected now.
you-done-password = The password is changed; all other browsers are logged out.
you-done-login = Welcome back.
you-done-logout = This browser has forgotten you.

## When something is wrong

problem-title-missing = There is nothing here
problem-title-forbidden = This is not allowed
problem-title-conflict = Not now
problem-title-often = Slow down
problem-title-server = Something broke
problem-title-other = That did not work
problem-do-missing = On the home page you find your tables and the open ones.
problem-do-forbidden = If the seat is yours, come back by the link with your key, from any device.
problem-do-conflict = Go back to the table: you will see how things stand now.
problem-do-often = Wait a moment and try again.
problem-do-server = It is not your fault, and whatever was confirmed is safe. Try again in a moment.
problem-do-other = Go back and try again.
problem-back = Back to the table

## What the server refuses

error-bad-request = something does not fit: { $where }
error-not-found = there is no such page
error-bad-method = this address does not take requests of this kind
error-too-large = that is too long: no more than { $kilobytes } kilobytes
error-too-often = too often: try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
error-csrf = this form has expired: load the page again
error-no-cookie = this needs a cookie, and your browser sent none: allow cookies for this site and load the page again
error-other-origin = this request comes from another site
error-kept-already = your name is protected already: its password is changed under “You”, with the current one
error-bad-host-header = this is not the name of a server
error-too-deep = lists may be nested no deeper than { $most }
error-long-number = no number has more than { $most } digits
error-too-many-screens = no more than { $most } screens can be open at once: close some
error-too-many-connections = too many connections from your address at once: try again in a moment
where-body = the body of the request

wire-full = The table is full just now: try again in a moment.
wire-too-many = Too many connections from your address at once: close some, or try again in a moment.
wire-too-slow = Your request did not come in time.
wire-too-long = Your request is too long.
wire-no-request = This request cannot be understood.

error-server-error = something went wrong on the server; it has been noted
error-not-stored = it could not be stored, and nothing has changed: try again in a moment
error-which-seat = you have several seats here ({ $seats }): say which one
error-no-such-seat = there is no seat { $seat } at this table
error-no-action = there is no action “{ $action }”; there are: { $allowed }

# -- what is seen to happen
stage-label = What happens
stage-on = Continue
stage-skip = Skip to my turn
now-since = { $number ->
    [one] Since your last turn: one move
   *[other] Since your last turn: { $number } moves
}
set-pace = Pace
pace-slow = slow, I continue
pace-normal = normal
pace-quick = quick
pace-once = at once

## The lobby: who is there, who is ready, how it is played

lobby-here = is here
lobby-away = not here just now
lobby-ready = is here, and ready
lobby-you-ready = you: ready
lobby-program = plays with a program
lobby-be-ready = I am ready
lobby-be-unready = Wait for me
lobby-go = Move here
lobby-go-to = Move to place { $number }
lobby-who = Who plays at place { $number }
lobby-nobody = nobody yet
lobby-you = Your place
lobby-invite-do = Invite
lobby-invite-seat = Invite to place { $number }
lobby-changed = Changed:
lobby-arrange = Change players, rules, clock
lobby-arrange-say = Whoever was ready will have to say so again.
lobby-arrange-do = Change
lobby-fixed = This is a return match: seats and rules are those of the first.
lobby-close = Close the table
lobby-start-waits = { $number ->
        [one] { $players } is not ready yet.
       *[other] { $players } are not ready yet.
    }
sure-start = { $number ->
        [one] { $players } is not here just now. Begin anyway?
       *[other] { $players } are not here just now. Begin anyway?
    }
sure-close = Close the table? It is gone for everybody, and does not open again.
closed-title = This table was closed
closed-say = Whoever had opened it closed it before play began.
set-seats = Players: { $value }
set-listed = Who may come in: { $value ->
        [yes] anybody
       *[no] who is invited
    }
set-seat-bot = Place { $number }: a bot
set-seat-friend = Place { $number }: free
set-key-mine = Your secret key
set-key-of = The secret key of { $player }
set-key-secret = This is no invitation: it opens your seat, and yours alone, for coming back from another device. Give it to nobody: whoever has it plays for you.
set-key-copy = Copy the secret key
share-it = share
replay-pause = Pause
replay-speed = Speed
share-result = Share
share-position = Share this position
result-total = Total
result-lines = Line by line
