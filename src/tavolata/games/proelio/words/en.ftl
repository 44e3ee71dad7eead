### Proelio: the words of the game, English.
### Names follow the ids of content/*.toml.

title = Proelio
blurb = A ring of Houses: besiege the one on your left, withstand the one on your right, and be the first to conquer, or the strongest when Winter comes.

## The cards

card-scudi = Shields
card-palizzate = Palisade
card-torre = Tower
card-ronda = Watch
card-letame = Dung
card-infiltrazione = Infiltration
card-soldati = Soldiers
card-cavalieri = Knights
card-trabucchi = Trebuchets
card-risorse = Resources
card-alleanza = Temporary Alliance
card-peste = Plague
card-fortezza = Fortress
card-protezione = Imperial Protection
card-eroe = Hero
card-polvere = Black Powder
card-inquisizione = Inquisition
card-risorse-imperiali = Imperial Resources

## What they do

does-scudi = defence 1; the first level of a Fortification
does-palizzate = defence 2; the second level
does-torre = defence 3; the third level
does-ronda = defence 1, whatever your Fortification; turns an Infiltration round
does-letame = attack 0, a bluff
does-infiltrazione = attack 0; steals a random Base card, and only a Watch or Imperial Protection stops it
does-soldati = attack 1
does-cavalieri = attack 2
does-trabucchi = attack 3
does-risorse = draw 2 Base cards
does-alleanza = another House may draw a Base card
does-peste = you may draw a Base card; no attacks until your next turn
does-fortezza = defence 4; the highest level of a Fortification
does-protezione = cancels any attack
does-eroe = attack 4
does-polvere = destroys the whole defence and the Fortification; no loot
does-inquisizione = look at a neighbour’s hand, then take your Action
does-risorse-imperiali = draw 3 Base cards

deck-base = Base deck
deck-imperial = Imperial deck

## The Guilds

guild-bardi = Guild of Bards
guild-costruttori = Guild of Builders
guild-artigiani = Guild of Artisans
guild-ladri = Guild of Thieves
guild-scrivani = Guild of Scribes
guild-speziali = Guild of Apothecaries
guild-mercanti = Guild of Merchants
does-bardi = the House on your right discards a card of its choice
does-costruttori = add 1 to a defence that is not zero, after the attack is turned up
does-artigiani = draw one Base card more with Resources or Imperial Resources
does-ladri = ignore an Infiltration, or the Watch that caught yours
does-scrivani = draw two Imperial cards and keep one
does-speziali = remove an opponent’s Plague as soon as it is played
does-mercanti = call the Merchant to you at once
does-dodge = escape the Watch’s theft
does-ignore = ignore the Infiltration

## Seasons

season-summer = Summer
season-autumn = Autumn
season-winter = Winter

counts-note = How many there are of each card is a choice of ours: the book does not say.

## Options of a new game

option-guilds = Guilds and Merchant
    .help = Each House has a Guild with a specialty to use once; the Merchant travels from three Houses on.
option-guilds-true = On
    .help = The whole game.
option-guilds-false = Off
    .help = A first game, without Guilds and Merchant.
option-teams = Alliances
    .help = Four Houses in two alliances, partners facing each other.
option-teams-false = Off
    .help = Every House for itself.
option-teams-true = On
    .help = Seats 1 and 3 against seats 2 and 4; no Seasons, no talk but during Support.
option-conquest = Conquest
    .help = Who wins when a House falls.
option-conquest-cause = Whoever caused it
    .help = The House whose card or Guild brought the fall about.
option-conquest-strict = Always the House on its right
    .help = Only the besieger wins, whoever caused the fall.
option-dealer = Dealer
    .help = Who deals; the House on the dealer’s right begins.
option-dealer-drawn = Drawn by lot
    .help = Drawn by lot when the match begins.
option-dealer-1 = Seat 1
    .help = Seat 1 deals, seat 2 begins.
option-dealer-2 = Seat 2
    .help = Seat 2 deals, the next one begins.
option-dealer-3 = Seat 3
    .help = Seat 3 deals, the next one begins; with three or more Houses.
option-dealer-4 = Seat 4
    .help = Seat 4 deals, the next one begins; with four or more Houses.
option-dealer-5 = Seat 5
    .help = Seat 5 deals, the next one begins; with five or six Houses.
option-dealer-6 = Seat 6
    .help = Seat 6 deals, seat 1 begins; with six Houses only.
option-support_seconds = Talk during Support
    .help = How long two partners may talk when one supports the other.
option-support_seconds-15 = 15 seconds
    .help = A few words.
option-support_seconds-30 = 30 seconds
    .help = A short talk.
option-support_seconds-60 = A minute
    .help = Time for a plan.

## What is asked

ask-action = Your Action: what do you do?
ask-defence = { $other } is attacking you with a { $back-id ->
        [imperial] golden card (Hero or Black Powder)
       *[base] black card (worth { $most } at most)
    }. Deploy your defence, now { $total }, then turn the attack up.
ask-short = { $card }! Your defence of { $total } is { $missing } short.
ask-loot = Choose the loot for { $other }: { $number ->
        [one] one card
       *[other] { $number } cards
    }.
ask-limit = Five cards are the limit: discard { $number ->
        [one] one card
       *[other] { $number } cards
    }.
ask-price = { $what-id ->
        [trade] The Merchant’s price:
       *[imperial] For an Imperial card:
    } { $some ->
        [0] { $black ->
            [0] a golden card
           *[other] { $gold ->
                [0] a black card
               *[other] a black card and a golden card
            }
        }
        [one] one more card
       *[other] any { $some } cards
    }.
ask-ally = Who may draw a card?
ask-offer = { $other } offers you a card from the Base deck.
ask-look = Whose hand do you look at?
ask-plague = Your Plague lets you draw a card.
ask-cure = { $other } has played a Plague. Do your Apothecaries remove it?
ask-dodge = Your Infiltration of { $other } ran into a Watch. Do your Thieves escape?
ask-ignore = An Infiltration by { $other }! Do your Thieves see to it?
ask-counter = Your Watch caught the Infiltration of { $other }: do you steal a card in return?
ask-craft = You draw { $number } cards. Do your Artisans add one?
ask-scribes = Do your Scribes draw two Imperial cards, for you to keep one?
ask-keep = Which of the two do you keep?
ask-trade = Which discard do you buy?
ask-bards = { $other } has sent the Bards: discard a card of your choice.
ask-talk = You support { $other }: now you two may talk.
ask-support = Which card do you pass to { $other }?

## Moves, for the player who may make them

move-draw = Draw a Base card{ $left ->
        [one] , the last one
       *[other] { "" }
    }
move-imperial = Discard two cards to draw an Imperial card
move-equitas = Invoke Equitas: show your hand and take Shields from the deck
move-trade = Trade with the Merchant: a Base discard for { $season-id ->
        [summer] any two cards
       *[autumn] a black card and a golden card
    }
move-support = Support { $other }: talk, and pass a card
move-guild = { $guild }: { $does }
move-no-guild = Keep the { $guild } for later
move-done = { $number ->
        [0] No defence: turn the attack up
       *[other] Turn the attack up, with a defence of { $total }
    }
move-sacrifice = Sacrifice your Fortification ({ $card }): { $left ->
        [0] the attack is repelled
       *[other] still { $left } short
    }{ $result-id ->
        [defeat] , and you are defeated
       *[defence] { "" }
    }
move-pay = { $result-id ->
        [defeat] Give up all you have, and be defeated
       *[loot] Pay loot: { $number ->
            [one] one card
           *[other] { $number } cards
        }
    }
move-steal = Steal a random Base card from { $other }
move-leave-theft = Steal nothing from { $other }
move-decline = Draw nothing
move-buy-nothing = Buy nothing: the Action is spent
move-end-talk = End the talk
move-attack = Attack { $other } with { $card }: { $does }
move-fortify = Build your Fortification: { $card } ({ $value })
move-play = Play { $card }: { $does }
move-deploy = Deploy { $card }: { $does } (total { $total })
move-give = Give { $card } to { $other }
move-pass = Pass { $card } to { $other }
move-discard = Discard { $card }
move-keep = Keep { $card }
move-take = Buy { $card }
move-ally = { $other } may draw a card
move-look = Look at the hand of { $other }

## What happens

event-draws = { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
    } from the { $deck }.
event-draws-seen = { $seat } draws { $cards } from the { $deck }.
event-attacks = { $seat } lays an attack before { $other }, with a { $back-id ->
        [imperial] golden
       *[base] black
    } back.
event-attacks-seen = { $seat } attacks { $other } with { $card }, face down.
event-fortifies = { $seat } has { $card } as Fortification.
event-plays = { $seat } plays { $card }.
event-discards = { $seat } discards { $card }.
event-deploys = { $seat } deploys { $card }.
event-reveals = { $seat } turns up the attack of { $other }: { $card }, against a defence of { $total }.
event-repelled = { $seat } repels the attack of { $other }.
event-cancelled = Imperial Protection: { $seat } cancels the attack of { $other }.
event-blown-up = Black Powder from { $other } sweeps away every defence of { $seat }.
event-caught = The Watch of { $seat } has caught the Infiltration of { $other }.
event-leaves-it = { $seat } steals nothing from { $other }.
event-nothing-stolen = { $seat } finds no Base card to steal from { $other }.
event-steals = { $other } steals a card from { $seat }.
event-steals-seen = { $other } steals { $card } from { $seat }.
event-sacrifices = { $seat } sacrifices the Fortification: { $card }.
event-pays = { $seat } owes { $other } { $number ->
        [0] loot, and has no cards
        [one] one card of loot
       *[other] { $number } cards of loot
    }.
event-loots = { $seat } gives { $other } a { $back-id ->
        [imperial] golden
       *[base] black
    } card, face down.
event-loots-seen = { $seat } gives { $other } { $card }, face down.
event-guild = { $seat } uses the { $guild }.
event-guild-kept = { $seat } keeps the { $guild } for later.
event-plague-ends = The Plague of { $seat } is over.
event-merchant = The Merchant comes to { $seat }.
event-offers = { $seat } offers { $other } a card.
event-declines = { $seat } declines the card offered by { $other }.
event-looks = { $seat } looks at the hand of { $other }.
event-looks-seen = { $seat } looks at the hand of { $other }: { $cards }.
event-looks-at-nothing = { $seat } looks at the hand of { $other }, which is empty.
event-equitas = “Equitas!” { $seat } shows the whole hand: { $cards }.
event-no-scudi = There are no Shields in the Base deck.
event-chooses = { $seat } chooses { $card } from the discards.
event-buys = { $seat } buys { $card } from the Merchant.
event-buys-nothing = { $seat } buys nothing from the Merchant.
event-supports = { $seat } supports { $other }.
event-passes = { $seat } passes a { $back-id ->
        [imperial] golden
       *[base] black
    } card to { $other }.
event-passes-seen = { $seat } passes { $card } to { $other }.
event-autumn = { $number ->
        [one] Autumn comes: the only discard makes a new Base deck.
       *[other] Autumn comes: the { $number } discards make a new Base deck.
    }
    .heading = Autumn
event-winter = Winter comes: the war is over.
    .heading = Winter
event-reshuffles = The discards are shuffled into a new { $deck }: { $number ->
        [one] one card
       *[other] { $number } cards
    }.
event-falls = The House of { $seat } falls: victory goes to { $other }.
event-conquest = { $number ->
        [one] { $winners } wins by conquest.
       *[other] { $winners } win by conquest.
    }
    .heading = The end
event-points = { $number ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .heading = The end

## Why not

rule-not-in-hand = You have no { $card } in your hand.
rule-pr-3_1 = First resolve the attack on you.
rule-pr-3_1-no-attack = No attack on you is being resolved.
rule-pr-3_3 = It is for { $seat } to decide now.
rule-pr-3_4 = Nobody may pass: choose an Action.
rule-pr-4_2 = The next level of your Fortification is { $next }, not { $card }.
rule-pr-4_2-complete = Your Fortification is at its highest level.
rule-pr-4_4 = { $card } can never be a Fortification.
rule-pr-5_1-card = { $card } is not an Attack card.
rule-pr-5_2 = No House attacks in its first turn.
rule-pr-5_3 = With no Fortification you may not attack with your only card.
rule-pr-5_4 = { $card } is too strong for your Fortification: you may use attacks up to { $most }.
rule-pr-6_1 = Now you deploy your Defence, or turn up the attack.
rule-pr-6_1-card = { $card } is not a Defence card.
rule-pr-6_2 = { $card } is too strong for your Fortification: you may use defences up to { $most }.
rule-pr-6_4 = Make up for what is missing, or pay loot.
rule-pr-6_4-none = You have no Fortification to sacrifice.
rule-pr-6_6 = The Fortification is sacrificed only when a defence turns out too weak.
rule-pr-7_3 = With no Fortification you may not part with your only card: it would be your defeat.
rule-pr-8_2 = { $card } is not a Strategy card.
rule-pr-8_7 = While a Plague is in force nobody attacks.
rule-pr-8_9 = A Plague is in force already.
rule-pr-9_1 = You need two cards to discard.
rule-pr-9_2 = There are no Imperial cards left to draw.
rule-pr-9_7-seat = Choose the House on your left or on your right.
rule-pr-10_1 = Equitas is for the only House without a Fortification.
rule-pr-10_2 = Equitas has been invoked in this game.
rule-pr-10_3 = A Fortification has been lost: Equitas is no longer possible.
rule-pr-10_5 = You have Shields in your hand.
rule-pr-12_7 = The game is over.
rule-pr-13_2 = Your Guild is used up.
rule-pr-13_3 = Your Guild is busy with the Merchant.
rule-pr-13_4-empty = The House on your right has no cards to discard.
rule-pr-13_6 = The Builders need a defence that is not zero.
rule-pr-14_3 = The Merchant is not with you.
rule-pr-14_5-card = That card is not part of the price still owed.
rule-pr-14_7 = While a Plague is in force nobody trades.
rule-pr-14_8 = You do not have the Merchant’s price: { $season-id ->
        [summer] any two cards
       *[autumn] a black card and a golden card
    }.
rule-pr-14_8-discards = There are no Base discards to buy.
rule-pr-15_4 = Support is for allies, and this game has no alliances.
rule-pr-2_6 = This game has no Guilds.
rule-no-move = There is no such move.
rule-no-seat = There is no seat { $number } in this game.
rule-no-merchant = There is no Merchant in this game.
rule-now-loot = First choose the loot: a card from your hand.
rule-now-limit = First discard: five cards are the limit.
rule-now-price = First pay the price, with cards from your hand.
rule-now-ally = First choose the House that may draw.
rule-now-offer = First say whether you draw the card you are offered.
rule-now-look = First choose whose hand you look at.
rule-now-plague = First say whether you draw for your Plague.
rule-now-guild = First say whether you use the { $guild }.
rule-now-counter = First say whether you steal a card in return.
rule-now-keep = First choose which of the two cards you keep.
rule-now-trade = First choose a discard to buy, or nothing.
rule-now-bards = First discard a card for the Bards.
rule-now-talk = First end the talk with your partner.
rule-now-support = First choose the card you pass.
rule-moment-bardi = The { $guild } is used after the defence, before your Action.
rule-moment-mercanti = The { $guild } is used after the defence, before your Action.
rule-moment-costruttori = The { $guild } helps when an attack on you has been turned up and your defence is too weak.
rule-moment-artigiani = The { $guild } helps when you play Resources or Imperial Resources.
rule-moment-ladri = The { $guild } helps against an Infiltration, or the Watch that caught yours.
rule-moment-scrivani = The { $guild } helps when you have paid for an Imperial card.
rule-moment-speziali = The { $guild } helps as soon as an opponent plays a Plague.
rule-pr-3_9-seat = A House is chosen when you have played Temporary Alliance or Inquisition.
rule-pr-3_9-take = A discard is taken when you trade with the Merchant: choose that Action first.
rule-pr-3_9-discard = There is nothing to discard now; for an Imperial card choose that Action first.
rule-pr-3_9-give = You owe nobody a card now.
rule-pr-6_1-late = The attack has been turned up: nothing more can be deployed.
rule-pr-6_3-pay = Loot is paid once the attack has been turned up.
rule-pr-8_13 = Choose another House: none allies with itself.
rule-pr-10_9 = A Fortification has been lost in this very turn: Equitas is no longer possible.
rule-pr-13_11-card = { $card } is not one of the two cards you drew.
rule-pr-14_3-card = There is no { $card } among the Base discards.
rule-pr-14_3-imperial = The Merchant has Base discards only, and { $card } is an Imperial card.
rule-pr-15_4-empty = You have no card to pass.
rule-pr-15_6-none = Nobody is talking now.

## The board in the terminal

board-title-house = House
board-title-fort = Fortification
board-title-hand = Hand
board-title-guild = Guild
board-title-attack = Attack laid
board-title-points = Points
board-none = none
board-no-hand = no cards
board-attack = on { $player }: { $what }
board-attack-black = black, up to { $most }
board-attack-gold = golden: Hero or Black Powder
board-spent = used up
board-busy = busy
board-merchant = Merchant
board-plague = Plague
board-partner = with { $player }
board-season = { $season }, then { $next }
board-winter = Winter
board-alliances = Alliances
board-deck = { $deck }: { $left } left, { $number } discarded
board-top = (top { $card })
board-discards = Base discards
board-defence = Defence of { $player }
board-total = total { $total }
board-attacker = attack by { $player }
board-hidden = face down
board-hand = Your hand
board-known = You know of { $player }’s hand: { $cards }
board-perhaps = perhaps { $cards }
board-unseen = Not seen yet
board-bought = Being bought: { $card }
board-no-scudi = The Base deck holds no Shields.
board-hands = The hands at the end
board-left-right = { $left } is on your left (you attack), { $right } on your right (attacks you)
board-limit = you may use cards up to { $most }
board-siege = { $seat } → { $other }

## Lists of the content pack, and what points are

content-cards = Cards
content-counts = Number of cards
content-guilds = Guilds
entry-count = { $number ->
        [one] one card
       *[other] { $number } cards
    }
entry-defence = Defence, { $deck }: { $does }
entry-attack = Attack, { $deck }: { $does }
entry-strategy = Strategy, { $deck }: { $does }
points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## Set-ups and moves that are refused

error-proelio-dealer = with { $seats } players the option dealer is one of: { $allowed } (PR-17.4)
error-proelio-teams = alliances need 4 players, not { $seats } (PR-17.2)
error-proelio-conquest = strict conquest needs 3 or more players, each on their own (PR-17.3)
error-proelio-support = only alliances have Support, and talk for it (PR-17.5)
error-bad-notation = “{ $text }” is not a move. A move reads like: draw, attack soldati, deploy scudi, done, give ronda, sacrifice, guild, seat 2

## Tables of the rulebook

table-counts = How many cards there are of each kind
column-card = Card
column-number = Copies
