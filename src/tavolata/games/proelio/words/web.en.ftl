### Proelio on the page: the table, the buttons, the previews, the introduction. English.

## The ring of Houses

page-ring = The Houses and the decks
page-house-of = House of { $player }
page-mine = Your House
page-role-left = your target
page-role-right = besieges you
page-role-both = your rival
page-role-far = opposite
page-partner = Ally
page-with = with { $player }
page-defends = defence { $number }
page-no-fort = No walls
page-reach = plays ≤ { $most }
page-you-reach = cards up to { $most }
page-hand-of = { $number ->
        [0] no cards in hand
        [one] one card in hand: { $black ->
            [0] golden
           *[other] black
        }
       *[other] { $number } cards in hand: { $black } black, { $gold } golden
    }
page-merchant = Merchant
page-price-summer = any two cards
page-price-autumn = one black, one golden
page-plague-until = in play until its next turn
page-plague-mine = no attacks until your turn
page-plague-of = no attacks until { $player }’s turn
page-fallen = Fallen
page-conqueror = Conqueror
page-alliances = Alliances
page-alliances-end = turn { $turn } of 200
page-then = then { $season }
page-deck-out = when the Base deck is out
page-winter-note = points are counted
page-deck-base = Base
page-deck-imperial = Imperial
page-left = { $number ->
        [one] one card to draw
       *[other] { $number } cards to draw
    }
page-no-discards = no discards
page-discards = { $number ->
        [one] One discard: { $card }
       *[other] { $number } discards, { $card } on top; open the list
    }
page-discards-of = Discards, { $deck } deck
page-equitas-shows = “Equitas!”, { $player }

## Attacks

page-attack-of = Attack by { $player }
page-attack-yours = Your attack
page-attack-black = black back: { $least } to { $most }
page-attack-gold = golden back: { $cards }
page-or = { $one } or { $other }
page-attack-perhaps = perhaps { $cards }
page-attack-waits = Attack by { $player } face down before { $target }: { $note }.
page-attack-open = Attack by { $player } on { $target }, turned up: { $card }.

## The defence

page-defence = Defence
page-take-back = { $card }: in the wall, touch to take it back
page-if-it-is = If the card is
page-it-is = The card turned up
page-unseen = unseen
page-outcome = outcome
page-repelled = repelled
page-cancelled = cancelled
page-missing = { $number } short
page-all-lost = all is lost
page-caught = caught
page-steals = steals 1 card
page-nothing-to-steal = nothing to steal

## The hand

page-hand = Your hand, { $number ->
        [one] one card
       *[other] { $number } cards
    }
page-hand-empty = The hand is empty.
page-type-defence = Defence
page-type-attack = Attack
page-type-strategy = Strategy
page-card-scudi = First level
page-card-palizzate = Second level
page-card-torre = Third level
page-card-ronda = Stops Infiltration
page-card-letame = A bluff
page-card-infiltrazione = Steals a random card
page-card-soldati = Needs no walls
page-card-cavalieri = From Shields on
page-card-trabucchi = From Palisade on
page-card-risorse = Draw 2 cards
page-card-alleanza = Another House draws
page-card-peste = Stops all attacks
page-card-fortezza = Fourth level
page-card-protezione = Cancels any attack
page-card-eroe = From Tower on
page-card-polvere = Destroys any defence
page-card-inquisizione = Look at a hand
page-card-risorse-imperiali = Draw 3 cards

## Why not

page-no-not-defence = Defence cards only
page-no-too-strong = Worth { $value }, limit { $most }
page-no-price = Not part of the price
page-no-keep = Choose one of the two new ones
page-no-plague = Plague is in play
page-no-last-stand = It is your last stand
page-no-only-defence = In defence only
page-no-complete = Already complete
page-no-built = Already built
page-no-next = { $card } first
page-no-first-turn = Not in the first turn
page-no-no-attack = No card for it
page-no-needs = You need { $card }
page-no-no-strategy = None in hand
page-no-two-cards = It takes two cards
page-no-no-imperial = The deck is out
page-no-invoked = Already invoked
page-no-lost = Walls have been lost
page-no-has-scudi = You have Shields in hand
page-no-not-only = Only for the one without walls
page-no-merchant-away = The Merchant is elsewhere
page-no-no-discards = No discards
page-no-no-cards = You have no cards
page-no-no-price = You lack the price

## Actions

page-actions = The Actions
page-do-draw = Draw
page-do-draw-note = a Base card
page-do-attack = Attack
page-do-fortify = Fortify
page-do-play = Strategy
page-do-imperial = Imperial card
page-do-imperial-note = for two of yours
page-do-equitas = Equitas
page-do-equitas-note = show your hand, take Shields
page-do-trade = Trade
page-do-support = Support
page-do-support-note = a card for your ally
page-from-hand = { $number ->
        [one] one card in hand
       *[other] { $number } cards in hand
    }

## Other questions

page-box-short = Defence { $total }: { $missing } short
page-box-loot = Choose in your hand: { $number ->
        [one] one card to give
       *[other] { $number } cards to give
    }
page-box-limit = More than five: { $number ->
        [one] discard one
       *[other] discard { $number }
    }
page-box-price = Still to pay, from your hand
page-box-ally = To whom do you offer a card?
page-box-offer = A Base card as a gift
page-box-look = Whose hand do you look at?
page-box-plague = Your Plague is in play
page-box-cure = Cure the Plague?
page-box-dodge = Escape the Watch?
page-box-ignore = Ignore the Infiltration?
page-box-counter = Steal in return?
page-box-craft = { $number } cards, or one more?
page-box-scribes = Two Imperial cards, to keep one?
page-box-keep = Which one do you keep?
page-box-trade = Choose a discard
page-box-bards = Choose in your hand what to discard
page-box-talk = You may talk
page-box-support = Choose in your hand the card to pass

## While others think

page-calm-left = You besiege { $player }
page-calm-right = { $player } besieges you
page-calm-left-of = Besieges { $player }
page-calm-right-of = Besieged by { $player }
page-calm-none = no attack laid
page-end-conquest = Victory by conquest
page-end-conquest-note = The House of { $fallen } falls; victory for { $player }.
page-end-points = Victory on points
page-end-points-note = Victory for { $player }.

## Guilds

page-guild-bardi = Bards
page-guild-costruttori = Builders
page-guild-artigiani = Artisans
page-guild-ladri = Thieves
page-guild-scrivani = Scribes
page-guild-speziali = Apothecaries
page-guild-mercanti = Merchants
page-guild-short-bardi = force a discard
page-guild-short-costruttori = +1 after the reveal
page-guild-short-artigiani = +1 with Resources
page-guild-short-ladri = against Infiltration
page-guild-short-scrivani = two Imperial, keep one
page-guild-short-speziali = cure the Plague
page-guild-short-mercanti = call the Merchant
page-guild-state-ready = {""}
page-guild-state-out = Used up.{" "}
page-guild-state-busy = Busy with the Merchant.{" "}
page-guild-is-out = used up
page-guild-is-busy = busy with the Merchant

## The register

page-cards-base = Base cards
page-cards-imperial = Imperial cards
page-in-all = { $number } in all
page-card = Card
page-value = worth
page-discarded = discards
page-known = What you know of other hands
page-perhaps = perhaps
page-short-scudi = Shields
page-short-palizzate = Palisade
page-short-torre = Tower
page-short-ronda = Watch
page-short-letame = Dung
page-short-infiltrazione = Infiltration
page-short-soldati = Soldiers
page-short-cavalieri = Knights
page-short-trabucchi = Trebuchets
page-short-risorse = Resources
page-short-alleanza = Alliance
page-short-peste = Plague
page-short-fortezza = Fortress
page-short-protezione = Protection
page-short-eroe = Hero
page-short-polvere = Black Powder
page-short-inquisizione = Inquisition
page-short-risorse-imperiali = Imp. Resources

## Points and match

page-unit = if Winter comes
page-unit-end = { $number ->
        [one] point
       *[other] points
    }
page-unit-team = together
page-gist = { $season }, Base deck { $base }, Imperial { $imperial }
page-gist-teams = turn { $turn } of 200, Base deck { $base }, Imperial { $imperial }

## Buttons

page-move-draw = Draw
page-move-imperial = Imperial card
page-move-equitas = Equitas
page-move-trade = Trade
page-move-support = Support
page-move-no-guild = Not now
page-move-done = Turn it up
page-move-sacrifice = Sacrifice
page-move-pay = Give loot
page-move-pay-defeat = Give all: defeat
page-move-sacrifice-defeat = Sacrifice: defeat
page-move-steal = Steal
page-move-leave = Leave it
page-move-end-talk = End the talk

## What the move will do

preview-draw = You draw { $number ->
        [one] <b>a Base card</b>
       *[other] <b>{ $number } Base cards</b>
    }; { $left ->
        [one] one is left
       *[other] { $left } are left
    } in the deck.
preview-over = You will hold more than five cards, and discard { $number ->
        [one] one
       *[other] { $number }
    } of your choice.
preview-reshuffle = The deck runs out, and its discards make a new one.
preview-season-autumn = The deck runs out: <b>Autumn comes</b>, and the discards make a new one.
preview-season-winter = The deck runs out: <b>Winter comes</b> and points are counted.
preview-attack = You lay { $card } face down before { $player }: it is turned up in their turn.
preview-attack-seen = { $player } sees only the { $note }.
preview-attack-target = { $player } has { $number ->
        [0] an empty hand
        [one] one card
       *[other] { $number } cards
    } and as Fortification: { $fort }.
preview-fortify = { $card } is your Fortification, <b>{ $value }</b>: you then use cards up to { $most }.
preview-replaced = { $card }: to the discards.
preview-points = If Winter came: <b>{ $before }→{ $after }</b> points.
preview-may-craft = First you decide whether your Artisans add one.
preview-plague = Attacks already laid stay face down while the Plague is in play.
preview-imperial-price = You discard two cards of your hand.
preview-imperial = You draw <b>an Imperial card</b>: while you hold it, a point if Winter comes.
preview-may-call-scribes = Then your Scribes may draw two, to keep one.
preview-equitas-hand = You show everybody { $number ->
        [0] your empty hand
        [one] your card
       *[other] your { $number } cards
    }.
preview-equitas-scudi = From the Base deck you take <b>Shields</b> as Fortification; if there are none, you take another Action.
preview-equitas-once = Nobody else can invoke Equitas then.
preview-support = You and { $player } may talk for { $seconds } seconds.
preview-support-card = Then you pass a card to { $player }.
preview-discard = { $card }: to the discards, open to all.
preview-pay-price = You pay with { $cards }.
preview-buy = You take { $card } from the discards.
preview-give = { $card } goes to { $player }, face down: only you two see it.
preview-pass = { $card } goes to { $player }: only you two see it.
preview-their-limit = { $player } holds five cards already and discards one of their choice.
preview-keep = You keep { $card }; { $other } goes to the Imperial discards.
preview-repel = You repel { $cards }.
preview-cancel = Imperial Protection cancels { $cards }.
preview-short = { $card }: <b>{ $missing } short</b>. Then { $ways ->
        [builders-fort] Builders +1, or your Fortification, or
        [builders-bare] Builders +1, or
        [no-fort] you sacrifice your Fortification, or give
       *[no-bare] you give
    } { $missing ->
        [one] one card to { $player }
       *[other] { $missing } cards to { $player }
    }.
preview-short-fatal = { $card }: <b>{ $missing } short</b>, and { $number ->
        [0] you have no cards left
        [one] you have one card left
       *[other] you have { $number } cards left
    }: you risk defeat.
preview-powder = { $card }: you lose what you deployed and your Fortification, but not your hand.
preview-stolen = Infiltration: { $player } <b>steals at random</b> one of { $cards }.
preview-nothing-stolen = Infiltration: you have no Base cards to steal.
preview-caught = Infiltration: your Watch catches it, and you may steal a card from { $player }.
preview-thieves = Infiltration: your Thieves can ignore it.
preview-deployed-lost = What you deployed is lost anyway: { $cards }.
preview-last-card = <b>Beware</b>: you are left without cards and without a Fortification.
preview-sacrifice = You lose { $card }, worth { $value } for this defence.
preview-still-missing = Still <b>{ $number }</b> short.
preview-repelled = The attack is repelled.
preview-limit-one = Without walls you use only cards up to 1, and begin again with Shields.
preview-pay = You give { $player } { $number ->
        [one] <b>one card</b>
       *[other] <b>{ $number } cards</b>
    } of your choice{ $fort ->
        [yes] ; your Fortification stays
       *[no] { "" }
    }.
preview-pay-hand = You give { $player } <b>your whole hand</b>{ $fort ->
        [yes] ; your Fortification stays
       *[no] { "" }: <b>you are defeated</b>
    }.
preview-pay-all = Your cards are not enough: { $player } gets them all, { $fort ->
        [yes] your walls are lost too:
       *[no] you have no walls:
    } <b>you are defeated</b>.
preview-sacrifice-all = No cards are left to you then, and no walls: <b>you are defeated</b>.
preview-pay-seen = Cards go face down: only you and { $player } see them.
preview-steal = You take at random one of the { $number } Base cards of { $player }.
preview-guild-spent = The Guild is used up: if Winter came, <b>{ $before }→{ $after }</b> points.
preview-no-guild = Your Guild stays ready: a point if Winter comes.
preview-leave-counter = You steal nothing.
preview-leave-offer = You do not draw.
preview-leave-plague = You do not draw; the Plague stays in play until your next turn.
preview-leave-trade = You buy nothing: the Action is spent.
preview-look = You see { $number ->
        [0] the empty hand
        [one] the card
       *[other] the { $number } cards
    } of { $player }; nobody else does.
preview-then-action = Then you take your Action.
preview-ally = { $player } may draw a Base card.
preview-end-talk = The talk with { $player } ends, then you pass a card.

## How it was won

reckoning-kind-fort = Fortification
reckoning-kind-imperial = Imperial cards
reckoning-kind-guild = Guild
reckoning-kind-partner = The ally’s points
reckoning-conquest = Conquered the House of { $player }.
reckoning-fortification = Fortification: { $card }
reckoning-imperial = Imperial cards in hand: { $cards }
reckoning-guild = { $guild }, not used up
reckoning-partner = The points of { $player }

## The introduction

intro-ring = Three Houses in a ring: yours is at the bottom. On the left is the one you besiege, on the right the one that besieges you, and so on all around. Of the others you see the walls and the backs of their cards, black or golden.
intro-fortify = Each turn you take a single Action. Let us begin with walls: Shields, then Palisade, Tower and Fortress, one step at a time. They decide what you can use: cards worth at most one more. Build the Shields.
intro-attack = Nobody attacks in the first round; now you may. An attack is laid face down before the House on the left and waits for its turn: they see only its back. Attack with the Soldiers.
intro-waits = Your neighbour did not defend, but kept the walls and gave you a card. Meanwhile an attack was laid against you from the right. Before it is turned up you deploy your defence; beside the wall you read what it would stop. Deploy the Watch.
intro-reveal = Defence 1: you stop Soldiers but not Knights, and the Watch catches an Infiltration. Do not overdo it: what you deploy is lost anyway. Turn the attack up.
intro-short = Knights! You are 1 short. You can sacrifice your walls, or keep them and give as many cards as are missing, of your choice. Keep the walls and give loot.
intro-imperial = You gave a card of your choice, and the war went on. For two cards you can take an Imperial one, with a golden back: they are the strongest, and worth a point each in your hand. Take an Imperial card.
intro-seasons = When the Base deck runs out Autumn comes; when it runs out again, Winter comes, and most points win, for walls, Imperial cards and Guild. But a House can win earlier, if a neighbour is left without defence. Attack with the Knights.
intro-conquest = Your neighbour did not hold out and has nothing left. Without cards and without walls a House falls, and whoever besieged it wins: you. Now play in earnest.
