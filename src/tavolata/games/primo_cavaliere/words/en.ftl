### Il Primo Cavaliere: words of the game, English.
### Names and effects of the cards go by the ids of content/*.toml.

title = Il Primo Cavaliere
blurb = One piece, seven Houses, thirty-five nobles to win over: move Varys better than your rivals and gather the most banners.

## Houses: the plain name, and the family with its article

house-stark = Stark
house-stark-the = the Starks
house-greyjoy = Greyjoy
house-greyjoy-the = the Greyjoys
house-lannister = Lannister
house-lannister-the = the Lannisters
house-targaryen = Targaryen
house-targaryen-the = the Targaryens
house-baratheon = Baratheon
house-baratheon-the = the Baratheons
house-tyrell = Tyrell
house-tyrell-the = the Tyrells
house-tully = Tully
house-tully-the = the Tullys

## Characters, and Varys

card-eddard-stark = Eddard Stark
card-catelyn-stark = Catelyn Stark
card-robb-stark = Robb Stark
card-sansa-stark = Sansa Stark
card-arya-stark = Arya Stark
card-bran-stark = Bran Stark
card-rickon-stark = Rickon Stark
card-lyanna-stark = Lyanna Stark
card-balon-greyjoy = Balon Greyjoy
card-euron-greyjoy = Euron Greyjoy
card-victarion-greyjoy = Victarion Greyjoy
card-aeron-greyjoy = Aeron Greyjoy
card-asha-greyjoy = Asha Greyjoy
card-theon-greyjoy = Theon Greyjoy
card-rodrik-greyjoy = Rodrik Greyjoy
card-tywin-lannister = Tywin Lannister
card-cersei-lannister = Cersei Lannister
card-jaime-lannister = Jaime Lannister
card-tyrion-lannister = Tyrion Lannister
card-kevan-lannister = Kevan Lannister
card-joffrey-baratheon = Joffrey Baratheon
card-aegon-targaryen = Aegon I Targaryen
card-aerys-targaryen = Aerys Targaryen
card-rhaegar-targaryen = Rhaegar Targaryen
card-viserys-targaryen = Viserys Targaryen
card-daenerys-targaryen = Daenerys Targaryen
card-robert-baratheon = Robert Baratheon
card-stannis-baratheon = Stannis Baratheon
card-renly-baratheon = Renly Baratheon
card-shireen-baratheon = Shireen Baratheon
card-olenna-tyrell = Olenna Tyrell
card-margaery-tyrell = Margaery Tyrell
card-garlan-tyrell = Garlan Tyrell
card-hoster-tully = Hoster Tully
card-edmure-tully = Edmure Tully
card-varys = Varys

## Companions: name, what it does, a few words of colour

companion-sandor-clegane = Sandor Clegane
companion-sandor-clegane-flavour = The Hound asks no questions.
companion-ramsay-snow = Ramsay Snow
companion-ramsay-snow-flavour = He does so enjoy rearranging people.
companion-jaqen-hghar = Jaqen H’ghar
companion-jaqen-hghar-flavour = Three whispers in the dark, and three empty chairs.
companion-melisandre = Melisandre
companion-melisandre-flavour = She asks the night for one more hour, and gets it.
companion-gendry = Gendry
companion-gendry-flavour = A smith with the eyes of a king.
companion-jon-snow = Jon Snow
companion-jon-snow-flavour = Any House could use a man of his word.
companion-hodor = Hodor
companion-hodor-flavour = One word is all he needs.
companion-hodor-note = The target is printed; that he reaches the city and every play area is assumed.
companion-bronn = Bronn
companion-bronn-flavour = Loyal to the last coin.
companion-bronn-note = The target is printed; that he reaches the city and every play area is assumed.
companion-petyr-baelish = Petyr Baelish
companion-petyr-baelish-flavour = He always has another friend to introduce.
companion-petyr-baelish-note = Players report two extra cards, one played and one discarded; the wording of the card was not seen.
companion-shae = Shae
companion-shae-flavour = Worth double in the right company.
companion-shae-note = That she stays and is immune is printed; her House and the part Tyrion plays are inferred.
companion-khal-drogo = Khal Drogo
companion-khal-drogo-flavour = Few invitations come with so many horses.
companion-khal-drogo-note = He is reported to be in the box; what he does is inferred from the cards like him.
companion-brienne-of-tarth = Brienne of Tarth
companion-brienne-of-tarth-flavour = Two oaths and a single sword.
companion-brienne-of-tarth-note = Stands in for a printed card that no public source shows.
companion-syrio-forel = Syrio Forel
companion-syrio-forel-flavour = A dancing lesson, and the girl is gone.
companion-syrio-forel-note = Stands in for a printed card that no public source shows.
companion-ilyn-payne = Ilyn Payne
companion-ilyn-payne-flavour = He never talks about his work.
companion-ilyn-payne-note = Stands in for a printed card that no public source shows.

## What a companion does, said from its data

effect-kill-city = kill a character in the city
effect-kill-area = kill a character in any play area
effect-kill-companions = kill an available companion
effect-kill-named = kill { $card }, in the city or in any play area
effect-take-named = take { $card }, from the city or from another player
effect-swap = make two characters in the city change places
effect-turn = play another turn after this one
effect-count = stays with you and counts as { $number } { $house }; cannot be taken or killed
effect-count-named = name a House: stays with you and counts as { $number } of it; cannot be taken or killed
effect-count-with = stays with you and counts as { $number } { $house }, as { $then } while you hold { $card }; cannot be taken or killed
effect-draw = { $number ->
        [one] draw a companion from the deck, show it and use it
       *[other] draw { $number } companions from the deck and show them: use one, the rest are gone for good
    }
either = { $one } or { $other }

## Directions

direction-up = up
direction-down = down
direction-left = left
direction-right = right

## Options of a new game

option-companions = Companions
    .help = Which companions are shuffled before six of them are turned up.
option-companions-all = All fourteen
    .help = The printed cards, the assumed ones and our three stand-ins.
option-companions-printed = Printed only
    .help = Only the eight cards known from print.
option-companions-none = None
    .help = The plain game: emptying the city of a House earns nothing more.

option-teams = Teams
    .help = Four players in two teams, partners facing each other, banners added up at the end.
option-teams-false = Off
    .help = Everyone plays alone.
option-teams-true = On
    .help = Seats 1 and 3 play against seats 2 and 4.

option-ravens = Three-eyed ravens
    .help = For three or four players: silence at the table, and one private minute for each player.
option-ravens-false = Off
    .help = Talk as you please.
option-ravens-true = On
    .help = Each player may spend one raven to talk in private; with four players this means teams.

option-ramsay_moves_varys = Ramsay moves Varys
    .help = Whether Ramsay Snow may also exchange Varys with a character.
option-ramsay_moves_varys-false = Off
    .help = Varys is not a character, and Ramsay leaves him where he is.
option-ramsay_moves_varys-true = On
    .help = Varys may be one of the two cards that change places.

option-first = First player
    .help = Who takes the first turn.
option-first-drawn = Drawn by lot
    .help = Drawn by lot when the match begins.
option-first-1 = Seat 1
    .help = The player in seat 1 begins.
option-first-2 = Seat 2
    .help = The player in seat 2 begins.
option-first-3 = Seat 3
    .help = The player in seat 3 begins, in a game of three or four.
option-first-4 = Seat 4
    .help = The player in seat 4 begins, in a game of four.

## What is asked

ask-move-varys = Which way does Varys go, and for which House?
ask-choose-companion = You took the last of a House out of the city: choose a companion.
ask-kill-in-city = Which character in the city do you kill?
ask-kill-in-area = Which character do you kill, in any play area?
ask-kill-companion = Which available companion do you kill?
ask-kill-named = Whom do you kill?
ask-take-named = Whom do you take?
ask-swap = Two characters change places. Who is the first?
ask-swap-with = With whom does { $card } change places?
ask-name-house = For which House will { $companion } count?
ask-choose-drawn = Which of the companions just drawn do you use? The rest are gone for good.
ask-break-tie = House { $house } is tied: who gets the banner?
ask-send-raven = Before you move: do you spend your raven on a talk in private?
ask-talk = You are talking with { $other } in private.

## Moves, for the player who may make them

move-varys = { $direction-id ->
        [direction-up] Up
        [direction-down] Down
        [direction-left] Left
       *[other] Right
    }, { $house }: take { $cards }{ $gain-id ->
        [companion] , the last in the city: a companion joins you
        [banner] , and the banner
       *[none] { "" }
    }
move-choose = { $companion }: { $does }.
move-kill-companion = Kill { $companion }: { $does }.
move-name-house = House { $house }
move-give-banner = The banner of House { $house } to { $other }
move-send-raven = Send the raven: a minute in private with { $other }
move-keep-raven = Keep the raven for later
move-end-talk = End the talk, then move
move-swap = { $card }
move-swap-with = { $card } changes places with { $other }
move-take = Take { $card } from the city
move-take-from = Take { $card } from { $owner }
move-kill = Kill { $card }, in the city
move-kill-from = Kill { $card }, in the play area of { $owner }

## What happens

event-moves = { $seat } moves Varys { $direction } and takes { $cards } (House { $house }).
event-banner = { $seat } wins the banner of House { $house }.
event-banner-from = The banner of House { $house } passes from { $other } to { $seat }.
event-banner-returns = Nobody has any { $house } left: the banner goes from { $other } back to the supply.
event-chooses = { $seat } chooses { $companion }.
event-draws = { $seat } draws { $companions } from the deck.
event-no-target = { $companion } finds nothing to do.
event-takes = { $seat } takes { $card } from the city.
event-takes-from = { $seat } takes { $card } from { $owner }.
event-kills = { $seat } kills { $card } in the city.
event-kills-in-area = { $seat } kills { $card } in the play area of { $owner }.
event-kills-companion = { $seat } kills { $companion }, still among the available companions.
event-swaps = { $seat } makes { $card } and { $other } change places.
event-stays = { $companion } stays with { $seat } and counts for House { $house }.
event-extra-turn = { $seat } plays another turn.
event-raven = { $seat } sends a raven: a minute in private with { $other }.
event-talk-ends = The talk between { $seat } and { $other } is over.
event-end = Varys sees nobody any more: the game is over. It is won by { $winners }.
    .heading = The end

## Why not

rule-pc-1_5 = Varys is not a character: nobody takes him, nobody kills him.
rule-pc-1_8 = There is no such companion in this game.
rule-pc-3_1 = It is time to move Varys: name a direction and a House.
rule-pc-3_2 = Looking { $direction } from Varys, there is nobody of House { $house }.
rule-pc-3_9 = Varys has to wait: answer what is asked first.
rule-pc-3_10 = It is for { $seat } to decide now.
rule-pc-4_7 = The banner goes to one of the players who are tied for the most.
rule-pc-5_1 = Choose one of the available companions; that one is not among them.
rule-pc-5_9 = This companion cannot take that card.
rule-pc-5_10 = This companion cannot kill that card.
rule-pc-5_11 = { $card } is in your own play area already.
rule-pc-5_12 = { $companion } is one of those who stay: they are neither taken nor killed.
rule-pc-5_13 = { $companion } is one of those who stay: they cannot be killed, not even before they are chosen.
rule-pc-6_2 = Ramsay Snow makes two different characters in the city change places.
rule-pc-6_6 = Name one of the Houses.
rule-pc-6_9 = Use one of the companions just drawn.
rule-pc-6_15 = Ramsay Snow does not move Varys.
rule-pc-7_1 = The game is over.
rule-pc-9_5 = A raven is sent or kept at the start of a turn, before Varys moves.
rule-pc-9_6 = You can talk with one of your opponents, not with that seat.
rule-pc-9_7 = With four players you can only talk with your partner.
rule-pc-9_8 = The talk is still on: end it first.

## The board in the terminal

board-house = House
board-left = City
board-banners = Banners
board-ravens = Raven
board-available = Companions, for whoever takes the last of a House
board-drawn = Just drawn
board-deck = In the deck ({ $number }): { $names }
board-kept = { $companion } with { $player }, for House { $house }
board-team = { $names } together: { $banners ->
        [one] { $banners } banner
       *[other] { $banners } banners
    }
board-how = How the banners went (own count, best of the others)
board-none = no banner

## Lists of the content pack, and what points are

content-houses = Houses
content-characters = Characters
content-companions = Companions
points = { $number ->
        [one] { $number } banner
       *[other] { $number } banners
    }

## Set-ups and moves that are refused

error-primo-first = with { $seats } players the option first is one of: { $allowed }
error-primo-teams = teams need 4 players, not { $seats } (PC-10.6)
error-primo-ravens = ravens need 3 or 4 players, not 2 (PC-10.7)
error-primo-ravens-teams = with 4 players ravens are played in teams: leave out teams=no (PC-10.7)
error-bad-notation = “{ $text }” is not a move. A move reads like: left stark, companion hodor, card bran-stark, house tully, seat 2, keep raven, end talk

## The page: the table, the ledgers, the previews

board-city = King’s Landing: six columns and six rows. Varys stands on { $square }.
board-ledger = Ledger of the Houses
board-in-city = city
board-was = { $number } before, then
board-in-deck = In the companions’ deck
board-with-banner = with the banner
board-areas = Who has whom
board-nobody = nobody yet
board-companions-for = for whoever takes the last of a House
board-kept-by = With { $player }: counts for House { $house }.
board-banners-unit = { $number ->
        [one] banner
       *[other] banners
    }
board-banner = { $state ->
        [may] { $house } banner, if you confirm
        [lost] { $house } banner: changes hands if you confirm
       *[held] { $house } banner
    }
board-raven-ready = still has the raven
board-raven-sent = has sent the raven
board-partner = with { $player }: { $banners }
board-choose-seat = Choose
board-gist = { $number ->
        [one] one character in the city
       *[other] { $number } characters in the city
    }

## Effects in short, on the companions’ cards

effect-kill-city-short = kill a character in the city
effect-kill-area-short = kill a character of anybody’s
effect-kill-companions-short = kill an available companion
effect-kill-named-short = kill { $card }, anywhere
effect-take-named-short = take { $card } from anywhere
effect-swap-short = two characters in the city change places
effect-turn-short = play another turn at once
effect-count-short = stays: counts as { $number } { $house }
effect-count-named-short = stays: counts as { $number } of a House you name
effect-count-with-short = stays: counts as { $number } { $house }, { $then } with { $card }
effect-draw-short = { $number ->
        [one] draw a companion and use it
       *[other] draw { $number } companions and use one
    }

## What the chosen move will do

preview-you = you
preview-passes = Varys passes over { $passed } and stops where { $card } stands.
preview-stops = Varys stops where { $card } stands.
preview-takes = You take { $cards }: { $counts }.
preview-count-you = { $number } { $house } for you
preview-count-other = { $first ->
        [yes] { $number } { $house } for { $player }
       *[no] { $number } for { $player }
    }
preview-count-nobody = nobody has any { $house } left
preview-earns = No { $house } is left in the city: choose a companion.
preview-takes-city = You take { $card } from the city: { $counts }.
preview-takes-from = You take { $card } from { $player }: { $counts }.
preview-kills = You kill { $card }, in the city.
preview-kills-from = { $own ->
        [yes] You kill { $card }, one of your own: { $counts }.
       *[no] You kill { $card }, who is with { $player }: { $counts }.
    }
preview-kills-companion = You kill { $companion }: nobody can choose that companion any more.
preview-swaps = { $card } and { $other } change places.
preview-stays = { $companion } stays with you: { $counts }.
preview-again = Then you play another turn.
preview-no-target = { $companion } finds nothing to do.
preview-draws = You draw { $companions }.
preview-raven = You spend your raven: a minute in private with { $player }.
preview-talk-ends = The talk with { $player } ends, then you move Varys.
preview-end = Varys sees nobody any more: the game ends. { $state ->
        [you] <b>You win</b>.
        [shared] You win together: { $winners }.
       *[others] It is won by { $winners }.
    }
preview-banner = The { $house } banner <b>{ $to ->
        [supply] { $from ->
            [you] leaves you and goes back to the supply
           *[other] leaves { $giver } and goes back to the supply
        }
        [you] { $from ->
            [supply] is yours
           *[other] passes from { $giver } to you
        }
       *[other] { $from ->
            [supply] goes to { $taker }
            [you] passes from you to { $taker }
           *[other] passes from { $giver } to { $taker }
        }
    }</b>.
preview-banner-same = The { $house } banner { $to ->
        [supply] stays in the supply
        [you] stays yours
       *[other] stays with { $taker }
    }.

## How the banners were won

reckoning-banner = { $house }: { $count }{ $state ->
        [alone] , unrivalled
        [tied] , level with { $rivals }
        [behind] , though { $rivals } has { $best }
       *[ahead] {" "}against { $best } of { $rivals }
    }
reckoning-with = , counting { $companions }
reckoning-partner = { $number ->
        [one] one banner of { $player }, the partner
       *[other] { $number } banners of { $player }, the partner
    }
reckoning-kind-partner = The partner’s banners
reckoning-tie = Level on banners: the banner of the largest House decides, { $house }

## The introduction

intro-deal = This is the city: thirty-five nobles of seven Houses, and among them Varys, the spider. The number on each card tells how many characters its House has. Whoever holds the most banners at the end wins; there is one for each House.
intro-lines = Varys is the only piece, and everybody moves him in turn. He goes straight: up, down, left or right, never diagonally. The ringed cards are those he can reach now; the others stay in the shade.
intro-farthest = Name a direction and a House: Varys goes to the farthest card of that House, and you take it together with all of that House he passed. Here he passes over the others and brings you two Lannisters. Touch the card where the red thread ends.
intro-banner = Two Lannisters, and nobody has more: the Lannister banner is yours. The ledger of the Houses always tells who has how many.
intro-tie = Your opponent has taken two Lannisters as well. You are level, and when players are level the banner goes to whoever has just moved: yours is gone.
intro-last = There are only two Tullys in the city, in one line. Touch the farther one and you take both: whoever takes the last of a House out of the city earns a companion.
intro-companion = Choose a companion: each acts at once. Shae stays with you and, while you hold Tyrion, counts as two Lannisters: that makes four, and the banner is yours again. Touch Shae.
intro-end = The game goes on and the city empties. It ends when Varys sees nobody in any of the four directions: that will be after your next move. Touch the Targaryen on the left.
intro-over = It is over: five banners to two, you have won. With equal banners, that of the largest House would decide. Now play in earnest.
