### Words of the program, English. Games have catalogues of their own (games/*/words); a game’s message of the same id
### comes before the one here.

seat-name = Player { $number }

## Things every game has

title = Tavolata
blurb = { "" }
points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
points-all = Points
view-first = Begins
view-scores = Points
source-printed = printed
    .help = As the box or its book has it.
source-assumed = assumed
    .help = Pieced together from incomplete reports.
source-house = ours
    .help = Our own: neither the box nor its book shows it.
all-assumed = all assumed
all-house = all ours
lists-assumed = assumed, all or in part
lists-house = ours, all or in part
count-printed = { $number } printed
count-assumed = { $number } assumed
count-house = { $number } of ours
clause-book = book
clause-ruling = ruling
clause-house = ours

## Help of the command line

cli-about = A table for board games: exact rules, secrets kept, honest bots. Without a command the table is opened in the browser; tavolata play begins a game in the terminal.
cli-lang = Language, Italian or English. May stand anywhere in the line; otherwise the locale decides.
cli-version = Say the version and whether the rules run compiled.
cli-game = The game, by its id (see: tavolata games).
cli-bots = One bot for each seat, separated by commas: random, greedy, search, search:playouts=2000, search:seconds=0.5.
cli-games-count = How many games to play.
cli-seed = All chance comes from this whole number.
cli-play-seed = All chance comes from this whole number; drawn if not given, and kept secret until the end.
cli-jobs = How many processes play at the same time.
cli-option = An option of the game; may be repeated (see: tavolata games).
cli-content = A folder with a content pack of your own.
cli-budget = How long a bot thinks about a move, in seconds.
cli-playouts = How many playouts a bot makes for a move, instead of a time; then the seed reproduces everything.
cli-simulate-bots = One bot for each seat, separated by commas, as for arena; with --seats one name fills them all. Default: greedy.
cli-seats = How many players.
cli-json = Print JSON and nothing else.
cli-games = The games, with their players, options and content.
cli-play = Play in the terminal against bots, or with friends at one keyboard. Type ? during the game for help.
cli-play-game = The game, by its id; Il Primo Cavaliere if not given.
cli-play-bots = The bots at the other seats, separated by commas; one name fills them all. Default: search.
cli-play-seat = Your seat, from 1.
cli-play-record = Save the match to this file, also if you leave before the end.
cli-play-hotseat = People at all seats, taking turns at this keyboard; bots named with --bots sit at the last seats.
cli-play-name = Your name; with --hotseat repeat it for each person.
cli-play-resume = Go on with a match that was saved.
cli-simulate = Let bots play many games, and tell what each seat is worth and how long games are.
cli-arena = Let bots play against each other, every deal from every seat, and rate them.
cli-replay = Show a saved match move by move.
cli-replay-file = A record saved by play.
cli-replay-move = Stop after this move.
cli-replay-step = Wait for Enter and show the board after each move.
cli-replay-check = Only check that the record is in order.
cli-rules = The rulebook, clause by clause, and the cards with where they come from.
cli-rules-clause = A chapter or a clause: PC-3, PC-3.2, or just 3.2.
cli-rules-coverage = List where each clause stands in the code and in the tests; exit code 1 if one has no test.
cli-serve = Serve the table in the browser, on this machine or for others. The same as tavolata without a command.
cli-serve-host = The address to listen at; 0.0.0.0 lets other machines in. Default: 127.0.0.1.
cli-serve-port = The port, by default 8000; 0 takes any that is free.
cli-serve-database = The file that keeps the tables; by default in your own folder for data.
cli-serve-no-browser = Do not open the browser.
cli-new-game = Write a small game that works into a new folder, with its words, rulebooks, bot and tests: a beginning for a game of your own.
cli-new-game-name = Its id: lower case words joined by hyphens, such as pebble-heap. The folder is called the same.
new-game-written = A game that works is in the folder { $folder }; its README.md says which file is what. Install it, play it, test it:
cli-verify = Check that a match was dealt fairly: all commitments, all numbers, the sum of its deal; and play its moves again.
cli-verify-file = A record downloaded from a table.
cli-verify-seen = The fingerprint of the closed list, as your page showed it: checks that it is this one.
cli-help = Show this help.
cli-head-usage = Usage:
cli-head-arguments = Arguments:
cli-head-options = Options:
cli-head-commands = Commands:
cli-interrupted = Interrupted.

version-compiled = compiled ({ $how })
version-source = not compiled: run from its sources
version-plain = not compiled: { $why }

## Games and rules

games-players = players
games-rules = rules
games-content = content
games-options = options
games-default = (default)
games-or = { $some } or { $last }
rules-content = The cards
rules-does = What it does
rules-source = Source
rules-note = Note

## Playing

play-your-turn = { $name } to decide
play-over = The end
play-earlier = … and { $number ->
        [one] one thing
       *[other] { $number } things
    } before that (l for all)
play-silence = No talking at the table.
play-talk = May talk in private now: { $who }.
play-talk-all = All may talk, in public and in any group.
play-seconds = { $seconds } seconds to decide.
play-seconds-default = At most { $seconds } seconds; then, or on Enter: { $move }
play-time-over = Time is up: { $move }
play-default = (Enter)
play-prompt = Number or notation of a move · ? help · h hint · u undo · r rule · q quit
play-thinking = { $name } is thinking …
play-curtain = Now at the keyboard: { $name }.
play-enter = Enter when you are there …{ " " }
play-legal = That move is legal.
play-proved = { $name } has proved a win, however you play.
play-saved = Saved to { $file }.
play-save = Save the match? File name, or Enter for no:{ " " }
play-save-again = Save the match? File name, Enter for { $file }, - for no:{ " " }
play-left = Goodbye.
play-seed = The seed of this game was { $seed }.

key-number = 1, 2, …
    .help = play the move of that number; Enter alone plays the only move, or the one marked (Enter)
key-notation = notation
    .help = play a move as the record writes it; each word may be shortened as long as it is clear which move is meant
key-help = ?
    .help = this help
key-rules = r, r PC-3.2
    .help = the rule of the moment, or another clause or chapter
key-why = why NOTATION
    .help = why a move cannot be played now
key-hint = h
    .help = what the search bot would play
key-undo = u
    .help = take back your last decision, and what the bots answered; not past anything hidden or random that was shown
key-board = b
    .help = draw the table again
key-log = l
    .help = all that has happened so far
key-save = s FILE
    .help = save the match as a record
key-quit = q
    .help = leave

hint-move = Hint: { $number } · { $move }
hint-won = This wins for certain, whatever the others do.
hint-lost = The game is lost for certain if the others play well; this is as good as any.
hint-value = The bot gives you { $percent } chances in 100.
hint-value-playouts = The bot gives you { $percent } chances in 100, after { $playouts } imagined games.
hint-others = It also thought of { $moves }.

result-won = { $number ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
result-all = A shared victory: { $names }.
result-nobody = Nobody wins: the game is lost.
result-solo-won = You have won.
result-solo-lost = You have lost.
result-proved = { $name } had proved a win by move { $move }.
result-proved-loss = { $name } knew from move { $move } on that the game was lost.

## Records

replay-in-order = In order: { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, { $over ->
        [yes] played to the end.
       *[other] not over yet.
    }
replay-next = Enter for the next move …{ " " }
replay-to-decide = { $number ->
       *[other] Next to decide: { $names }.
    }

## The table in the browser

serve-ready = The table is open: { $address }
serve-kept = It is kept in { $file }
serve-stop = Ctrl-C ends it; matches go on where they stood when it is opened again.
serve-ended = The table is closed.
verify-commitment = The secret is the one the server had committed to: { $hash }
verify-commitment-not = The secret is not the one the server had committed to: { $hash }
verify-lot = { $name } added { $lot }
verify-no-lot = { $name } added nothing
verify-share = { $name } revealed the committed number: { $lot }
verify-share-not = { $name } did not reveal the committed number: { $lot }
verify-list = The list of all commitments gives the fingerprint: { $hash }
verify-list-not = The list of all commitments does not give the fingerprint: { $hash }
verify-seen = That is the list you saw.
verify-seen-void = The list you saw is that of a void deal, of which the record tells.
verify-seen-not = That is not the list you saw: { $hash }
verify-void-seats = A deal before this one was void: { $players } did not reveal the number in time
verify-void-server = A deal before this one was void: the server was restarted before all numbers were revealed
verify-void-offer = An offer of the server did not stand, used before or too old: it drew a new secret before anybody committed
verify-again = Dealt exactly like an earlier match, on purpose
verify-nobody = Nobody added a number: the secret alone decided, and nobody but the server knows how it was chosen
verify-one-sided = Dealt the old way, one-sided: numbers were sent open, so whoever came last, the server included, could have chosen. Only the sum is checked.
verify-cannot = A record cannot prove that this list was closed before the first number was revealed: whoever was at the table can compare its fingerprint with the one shown on their page (--seen FINGERPRINT).
verify-seed = Secret and numbers together give the seed: { $seed }
verify-seed-not = Secret and numbers together do not give the seed: { $seed }
verify-moves = { $moves ->
        [one] The one move follows
       *[other] All { $moves } moves follow
    } the rules from this seed
verify-moves-not = The moves do not follow the rules from this seed
verify-fair = Dealt fairly.
verify-sum = The sum is right. Whether it was dealt fairly, only whoever had the secret can know.
verify-unfair = This match was not dealt as its record says.

## Simulations and arenas

lab-about = options { $options }; seed { $seed }
lab-deals = { $deals } deals, each played from every one of { $seats } seats
lab-seat = Seat
lab-bot = Bot
lab-games = Games
lab-wins = Wins
lab-share = Share
lab-interval = 95 % interval
lab-mean = Mean score
lab-rating = Rating
lab-pace = ms/move
lab-playouts = Playouts/move
lab-order = Order of play
lab-position = { $number }.
lab-lengths = Decisions a game: { $mean } on average, { $least } to { $most }, median { $median }, 95 % at most { $high }
lab-nobody = Games without a winner: { $number }
lab-time = { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s, { $pace } decisions a second

## Which clause is tested where

coverage-clause = Clause
coverage-code = Code
coverage-tests = Tests
coverage-none = none
coverage-all = All { $number } clauses have a test.
coverage-missing = Without a test: { $clauses }

## What is wrong

error-usage = { $said }
usage-no-option = no option { $option }; allowed: { $allowed }
usage-missing = { $name } is missing; see { $usage }
usage-no-value = { $option } needs a value
usage-no-command = no command “{ $command }”; there are: { $allowed }
usage-extra = too much in the line: { $extra }; see { $usage }
error-bad-language = --lang is “{ $value }”; allowed: { $allowed }
error-bad-number = { $option } is “{ $value }”; allowed: a whole number from { $low } up
error-bad-range = { $option } is “{ $value }”; allowed: a whole number from { $low } to { $high }
error-bad-seconds = --budget is “{ $value }”; allowed: seconds above 0, up to 86400
error-two-budgets = --budget and --playouts do not go together: name one
error-bad-seed = the seed must be a whole number from 0 to 2**256 - 1
error-bad-option = --option is written NAME=VALUE, not “{ $value }”; options: { $allowed }
error-unknown-game = no game “{ $game }”; there are: { $allowed }
error-unknown-option = { $game } has no option “{ $option }”; its options: { $allowed }
error-bad-option-value = option { $option } cannot be “{ $value }”; allowed: { $allowed }
error-bad-seats = { $game } is played by { $allowed }, not by { $seats }
error-unknown-rules = { $game }: rules { $version } are not in this release, which plays { $allowed }. What was played under them is left as it is: open it with a release that plays rules { $version }
error-unknown-bot = no bot “{ $bot }”; there are: { $allowed } (with settings: search:playouts=2000)
error-bad-bot-setting = bot “{ $bot }”: a setting is playouts=NUMBER or seconds=NUMBER, above zero
error-bad-bot-budget = bot “{ $bot }” would think too long: at a table, { $seconds } seconds or { $playouts } playouts at most
error-one-bot-a-seat = --bots wants one bot for each seat, or one for all with --seats; here { $bots }, allowed: { $allowed }
error-bad-game-name = “{ $name }” is no name for a game: lower case words joined by hyphens, each beginning with a letter, such as pebble-heap; at most { $most } letters
error-folder-exists = “{ $name }” is there already and is left alone: take another name, or another folder
error-game-exists = there is a game “{ $name }” already: take another name
error-python-word = “{ $name }” cannot be: Python keeps the word for itself. Take another name
error-package-exists = “{ $name }” cannot be: Python knows something else as “{ $package }” already. Take another name
error-bots-and-seats = --bots names { $bots } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: name one for all of them, or one for each
error-too-many-bots = --bots names { $bots }; with --hotseat at most { $seats }, so that somebody is left to play
error-hotseat-seat = --seat and --hotseat do not go together
error-game-not-installed = { $game } is known to this program only, so other processes cannot play it; allowed: --jobs 1
error-too-few = { $name } is { $value }; allowed: a whole number from 1 up
error-no-content-folder = no folder “{ $folder }”
error-empty-content-folder = no .toml files in “{ $folder }”
error-bad-toml = { $file } is not a TOML file: { $problem }
error-bad-content = { $problems }
error-content-too-long = a content pack has no more than { $most } characters in all its files together
error-content-too-many-files = a content pack has no more than { $most } files
error-content-long-line = line { $line } of { $file }: longer than { $most } characters; break it
error-content-too-deep = line { $line } of { $file }: nested deeper than { $most }, or a dotted key of more parts
error-content-long-word = line { $line } of { $file }: a name or a number of more than { $most } signs
error-content-out-of-bounds = in the content pack { $where } { $what ->
        [deep] is nested deeper than { $most }
        [list] has more than { $most } entries
        [values] makes the pack hold more than { $most } values
        [string] holds a text of more than { $most } characters
        [word] holds a number of more than { $most } signs
        [sign] holds a sign that is no text
       *[number] holds a number beyond { $most }
    }
error-in-file = { $file }: { $problem }
error-unreadable = the file is not there or cannot be read
error-foreign-record = not a Tavolata record: the first line should be “tavolata record 1”
error-newer-record = a record of format { $format }, made by a newer Tavolata; this one reads up to { $known }
error-damaged-record = { $what ->
        [line] line { $line }: neither a header line nor a move: “{ $found }”
        [twice] line { $line }: a second line “{ $found }: …”
        [headers] line { $line }: more than { $most } header lines
        [long] line { $line }: longer than { $most } characters
        [sign] line { $line }: a sign that is no text ({ $found })
        [order] line { $line }: move { $found } stands where move { $most } should; lines are missing or doubled
        [moves] line { $line }: more than { $most } moves
        [nothing] line { $line }: a seat without a move
        [seat] line { $line }: there is no seat { $found }, only 1 to { $most }
        [missing] the header has no line “{ $found }: …”
        [number] line { $line }: “{ $found }” is not a whole number
        [seats] line { $line }: more than { $most } seats
        [option] line { $line }: an option is written name=value, not “{ $found }”
        [json] line { $line }: the embedded pack is not JSON: { $found }
        [table] line { $line }: the embedded pack is not a table
        [result] line { $line }: a result is a list of seats or “nobody”, not “{ $found }”
       *[other] { $sentence }
    }
error-record-too-long = a record has no more than { $most } characters
error-too-many-moves = { $moves } moves; a match of this game has no more than { $most }
error-bad-move = line { $line }, move { $move } (“{ $text }”): { $why }
error-broken-move = line { $line }, move { $move } (“{ $text }”): { $why }
error-other-result = the record says that { $said } won, but its moves { $over ->
        [yes] end with { $found }
       *[no] do not end the game
    }
error-other-content = played with content “{ $content }”, which is not here (here is “{ $here }”). It is left as it is: open it with the release whose content that is
error-no-such-move = there is no move { $move }; the record has { $most }
error-no-such-place = cannot write “{ $file }”: no such folder, or it is one
error-other-file = “{ $file }” exists and is not a record; it is left alone
error-not-writable = “{ $file }” cannot be written
error-not-saved = “{ $file }” was not saved: { $reason }
error-fixed-by-record = { $option } does not go with --resume: the record says it
error-no-clause = no clause “{ $clause }”; that chapter has { $first } to { $last }
error-no-chapter = no chapter or clause “{ $clause }”; there are { $first } to { $last }
error-no-tests = the tests are not installed with the program: run this in the source folder
error-bad-notation = “{ $text }” is not a move in this game’s notation
error-no-move-number = there is no move { $number }; choose from 1 to { $most }, or ? for help
error-why-what = why what? Write a move after it, in notation
error-undo-nothing = there is nothing to take back
error-undo-fence = there is no way back: something hidden or random has been shown since
error-undo-other = the last decision was another person’s
error-bad-setting = { $setting } is “{ $value }”: { $problem }
error-port-taken = port { $port } is taken: choose another with --port, or 0 for any that is free
error-port-forbidden = port { $port } may not be used by this user: choose one above 1023
error-bad-host = there is no address “{ $host }” on this machine: see --host
error-save-where = where to? s FILE

## Where tables are kept

error-store-locked = { $file } is in use by another Tavolata (process { $pid }): stop that one, or start this one on another file
error-store-busy = another program is writing to { $file } and does not finish: close it and try again
error-store-unwritable = { $file } cannot be written ({ $reason }): give this user the right to, or choose another file
error-store-not-ours = { $file } is not a database of Tavolata and is left as it is: choose another file
error-store-newer = { $file } was made by a newer Tavolata (revision { $revision }) and is left as it is: install that version, or choose another file
error-store-full = the disk that holds { $file } is full and nothing was stored: make room and try again
error-store-broken = { $file } cannot be used, the file or the disk is damaged ({ $problem }): stop the server and put back a copy of the file
error-store-kind = “{ $url }” cannot be used, only SQLite in a file: give the path of a file, or sqlite:///PATH
error-store-closed = { $file } is closed because the server is stopping: try again when it is back
error-store-gone = { $file } is no longer there, or is another file now: what is stored is lost when the server stops. Put the file back, or restart

## The table: names of bots and tables, what happened, what cannot be done

bot-names = Crow, Rusty, Master Helm, Lady Slate, Ember, Old Alder, Lynx, Brother Salt, Zeno, Magpie, Black Innkeeper, Mallow
guest-name = Guest
table-words = alder, amber, anchor, bear, birch, cedar, comet, coral, deer, ember, falcon, fern, fir, harbour, hazel, ivy, juniper, lantern, larch, laurel, maple, mist, myrtle, oak, otter, pine, rose, sail, thyme, tower, willow, wolf
story-set = before play the table was changed: { $what }
story-back = { $player } takes back their last moves
story-resign = { $player } leaves the match
story-end = { $what ->
        [resigned] the match ends: { $player } has left it
        [vote] the match ends because all agree
       *[abandoned] the match ends: nobody plays it any more
    }
story-away = a bot plays for { $player }
story-return = { $player } plays in person
story-remove = { $player } is off the table: a bot takes the seat

error-no-table = There is no table “{ $code }”. Check the link, or ask whoever invited you for a new one.
error-table-closed = This table was closed by whoever had opened it.
error-too-many-people = { $number } people sit here already: somebody has to leave first.
error-deal-stands = This is a return match: seats and rules are those of the first.
error-no-seat = This table has no such seat.
error-no-key = This key opens no seat: it is wrong, or was changed.
error-not-your-seat = This seat is not yours. If it is, open the table with the seat’s key.
error-not-your-table = Only whoever opened the table may do this.
error-not-your-guest = Only whoever opened the table may do this, and only for an absent player.
error-no-person-here = This needs a browser with a name: a key alone will not do.
error-banned = You were sent away from this table.
error-by-key-only = Someone was sent away from this table, so each seat is taken by its own link: ask whoever opened the table for one.
error-stale = This decision has passed: the table has moved on. Look at what is asked of you now.
error-refused = The rules do not allow it ({ $rule }).
error-draft-too-long = The decision is complete after “{ $text }”: confirm it.
error-no-moves = Say at least one move, and not too many at once.
error-no-such-moment = { $moves ->
        [one] There is one move: choose that.
       *[other] There are { $moves } moves: choose one of those.
    }
error-bot-plays = A bot plays here: take the seat back first.
error-not-running = The match is not being played.
error-not-begun = The match has not begun yet.
error-no-rename = Names are changed before play and while it goes on.
error-begun-already = The match has begun already.
error-not-over = The match is not over yet.
error-nothing-to-undo = There is no move of yours to take back.
error-undo-shown = Something hidden or random was shown since then: there is no way back.
error-no-poll = This question is no longer open.
error-resigned-already = This seat has left the match already.
error-no-person = No person plays at that seat.
error-no-stand-in = No bot stands in for you at this seat.
error-no-guest = No guest sits there.
error-nothing-said = Write something.
error-no-talk = Nobody may talk now.
error-no-such-group = These players may not talk among themselves now.
error-still-secret = The record holds everybody’s secrets: it can be had when the match is over.
error-seat-taken = This seat is not free.
error-bad-table-language = The language is one of { $allowed }.
error-bad-clock = A clock gives { $least } to { $most } seconds for a decision.
error-bad-place = At a seat sits: me, friend or bot.
error-bad-lot = A number for the deal is hexadecimal, with 32 to 64 digits.
error-bad-commitment = A commitment is a SHA-256: 64 hexadecimal digits.
error-other-lot = This is not the number that the seat has committed to.
error-list-closed = No commitments are taken now: the list is closed, or was never open to this seat.
error-lot-forfeited = This seat let a deal fail: it goes on without a number of its own.
error-no-reveal = This seat has no number to reveal now.
error-dealing = The deal is being drawn: try again in a few seconds.
error-heavy-file = Reading this file takes too long (more than { $seconds } seconds) or too much memory: it is not taken.
error-heavy-match = Opening this would hold up everybody: it takes more than { $seconds } seconds each time. It is not taken.
error-unreadable-file = This file cannot be read: something in it is broken.
error-busy-reading = Many files are being read just now: try again in a minute.
error-no-code = No free name was found for the table: try again.
error-no-deal = This record does not say how it was dealt: it does not come from a table.
error-bad-deal = “{ $tag }”, in the record’s header, is not what a table writes there: hexadecimal numbers of 64 digits at most.
