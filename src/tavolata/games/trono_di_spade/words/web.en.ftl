### Il Trono di Spade on the page: map, tracks, cards, previews, introduction. English.

## Houses

page-house-stark = Stark
page-house-greyjoy = Greyjoy
page-house-lannister = Lannister
page-house-baratheon = Baratheon
page-house-tyrell = Tyrell
page-house-martell = Martell
page-unit-castles = { $number ->
        [one] castle
       *[other] castles
    }
page-unit-points = { $number ->
        [one] point
       *[other] points
    }
page-power = available power
page-supply = supply
page-cards = house cards in hand
page-ready = has decided
page-ally-of = allied with { $houses }

## The map

page-map = { $number ->
        [0] Map of Westeros: 38 lands, 12 seas, 8 ports
        [one] Map of Westeros: one area marked
       *[other] Map of Westeros: { $number } areas marked
    }
page-zoom-1 = Change the size of the map
page-zoom-2 = Very large map
page-zoom-here = Go to where the decision is
page-threat = Wildling threat: { $number } of 12
page-wildlings = Wildlings
page-round-of = round of { $rounds }
page-gist = Round { $number } of { $rounds }, { $phase }
page-phase-plan = planning
page-phase-raven = messenger raven
page-phase-westeros = Westeros cards
page-phase-wildlings = wildling attack
page-phase-clash = clash of kings
page-phase-muster = mustering
page-phase-raid = raids
page-phase-march = marches
page-phase-consolidate = consolidation
page-phase-defense = actions
page-phase-support = actions
page-phase-action = actions
page-phase-combat = combat
page-phase-objectives = objectives
page-phase-alliances = alliances
page-phase-over = the end
page-has-castle = a castle
page-has-stronghold = a stronghold
page-has-barrels = { $number ->
        [one] a barrel
       *[other] { $number } barrels
    }
page-has-crowns = { $number ->
        [one] a crown
       *[other] { $number } crowns
    }
page-has-garrison = garrison { $number }
page-has-neutral = neutral force { $number }
page-has-footman = { $number ->
        [one] a footman
       *[other] { $number } footmen
    }
page-has-knight = { $number ->
        [one] a knight
       *[other] { $number } knights
    }
page-has-siege-engine = { $number ->
        [one] a siege engine
       *[other] { $number } siege engines
    }
page-has-ship = { $number ->
        [one] a ship
       *[other] { $number } ships
    }
page-has-routed = { $number ->
        [one] one unit routed
       *[other] { $number } units routed
    }
page-has-hidden = a hidden order
page-has-blocked = not in play in this match
page-take-up = Take { $order } back from { $area }

## Tracks

page-influence = Influence
page-track-throne = Throne
page-track-fiefdoms = Fiefs
page-track-court = Court
page-stars = { $number ->
        [0] no special orders
        [one] one special order
       *[other] { $number } special orders
    }
page-blade-ready = the Valyrian blade, ready
page-blade-used = the Valyrian blade, used
page-ladder-supply = Supply
page-ladder-castles = Castles
page-ladder-points = Points
page-supply-step = Supply { $number }: armies { $armies }

## Cards

page-hand = Your hand
page-hand-count = { $number } of { $of }
page-discarded = (discarded)
page-all-cards = The other Houses’ cards
page-their-hand = Your opponent’s hand
page-cards-of-round = Cards of the round
page-card-choice = One of these: { $effects }
page-banned = Orders forbidden:
page-wildling-top = on top of the wildling deck
page-wildling-bottom = at the bottom of the wildling deck
page-wildling-deep = wildling card number { $number } from the top
page-objectives = Your objectives
page-only-you = only you see your hand
page-open-objectives = The other Houses’ open objectives
page-open-says = The star is worth a point in every round in which it is reached; the crown wins the game, and an alliance wins by it once all its members have reached theirs, now or before.
page-reached = Reached.
page-scored = Objectives scored
page-put-back = Put back: { $cards }.

## Alliances

page-pacts = Alliances
page-no-pacts = No House is allied, for now.
page-needs-castles = { $members ->
        [1] One House alone wins with
        [2] Two allies with
       *[other] Three allies with
    } { $structures } structures{ $few ->
        [0] { "" }
       *[other] , or { $few } worth { $few_value }
    }{ $value ->
        [0] .
       *[other] , or a worth of { $value }.
    }
page-needs-points = { $members ->
        [1] One House alone wins with
        [2] Two allies with
       *[other] Three allies with
    } { $points } points.
page-allied = Allied
page-pact-castles = { $number ->
        [one] One castle or stronghold between them
       *[other] { $number } castles and strongholds together
    }, worth { $value }: they win with { $needs }{ $worth ->
        [0] .
       *[other] , or with a worth of { $worth }.
    }
page-pact-points = { $number ->
        [one] One point
       *[other] { $number } points
    } together: they win with { $needs }.
page-houses-ballot = Whom do you want as an ally?
page-houses-tie = Who comes first?
page-ballot-done = Cast this vote
page-ballot-pass = No alliance
page-houses-propose = Do you propose an alliance?
page-houses-proposal = What do you answer?
page-propose-nothing = Nothing
page-accept = Accept
page-offer-agreed = agreed
page-offer-open = no answer yet
page-offer-partly = { $houses } would, not all have answered
page-offer-declined = { $house }: “{ $reason }”

## Orders

page-tokens = Your order tokens
page-type-march = March
page-type-defense = Defence
page-type-support = Support
page-type-raid = Raid
page-type-consolidate = Consol.
page-used = { $order }, on the map already
page-stars-used = { $most ->
        [0] No special orders: too low at court
       *[other] Specials: { $number } of { $most }
    }
page-your-areas = Your areas
page-placed = { $left ->
        [0] all placed: touch an order to take it back
       *[other] { $number } placed, { $left } to place
    }
page-be-ready = Done
page-now = now
page-lay = place
page-goes = goes
page-stays = stays
page-stay-here = Stay here: { $unit }
page-all-go = All go
page-odds = { $attack } against { $defence }, without support or cards
page-set-out = Set out
page-points-left = { $number ->
        [one] one point to spend
       *[other] { $number } points to spend
    }
page-in-reserve = In reserve: { $number }
page-take-ships = { $number ->
        [0] no ship
        [one] one ship
       *[other] { $number } ships
    }

## Bids

page-bids = Bids of power
page-against = Wildlings: { $number }
page-bid-made = has bid
page-bid-owes = still to bid

## Combat

page-combat-at = Combat: { $area }
page-attacks = attacks
page-defends = defends
page-no-units = no units
page-line-march = march order
page-line-defense = defence order
page-line-garrison = garrison
page-line-support = support: { $areas }
page-line-blade = Valyrian blade
page-line-tide = tide of battle
page-line-text = effects of cards
page-card-hidden = house card, face down
page-tide-hidden = tide, face down
page-sum = strength
page-sum-so-far = so far
page-undecided = Support still to be decided: { $areas }.

## Previews

preview-plan = { $number ->
        [0] Orders stay hidden until all Houses have decided.
       *[other] Areas left without an order: { $number }. The others see your orders only when all Houses have decided.
    }
preview-bid = { $number ->
        [0] You bid nothing and keep your power ({ $left }).
       *[other] You bid { $number }: it is spent in any case, and you keep { $left }.
    }
preview-secret = Your bid stays hidden until all have bid.
preview-card = With this card you have { $sum }; your opponent, without a card, { $other }.
preview-secret-card = Your card stays face down until your opponent has chosen too.
preview-secret-vote = Your vote stays secret until all have voted.
preview-words = Everybody hears it, and nobody is bound by it: what counts is the vote.
preview-look = You alone look at the first wildling card; then you leave it there or put it at the bottom.
preview-refuse = { $house } is your ally and has a right to your support: to refuse it is betrayal, unless your reasons are accepted.
preview-fight = There will be combat: { $attack } against { $defence }, before cards and further support.

## At the end

page-reckon-castles = Castles
page-reckon-strongholds = Strongholds
page-reckon-objectives = Objectives
page-reckon-special = The House’s own objective
page-reckon-castle = { $number ->
        [one] One castle
       *[other] { $number } castles
    }: { $areas }
page-reckon-stronghold = { $number ->
        [one] One stronghold
       *[other] { $number } strongholds
    }: { $areas }

## Introduction

intro-map = Every House wants seven castles and strongholds: the towers on the map. The border of a land says whose it is. Move the map with a finger, and make it larger with the buttons above. You are Baratheon, in yellow.
intro-plan = Each round you secretly give an order to every area with your units. Begin with Dragonstone: touch the March.
intro-rest = Now Kingswood: a Consolidation brings power. Until you are done, any order can be taken back by touching its area.
intro-ships = Ships are a bridge even when they do not march. Give them a Support: they will help whoever fights nearby.
intro-last = All is in its place: you are done. That is all the others see; orders are turned up together.
intro-march = Orders are shown! Raids come first, then marches, beginning with the first on the throne track: you. The areas in red are those you can reach; your ships take you to Crackclaw Point, where there is a castle.
intro-units = Who goes? Send the knight: the footman stays at home.
intro-set-out = You could send the footman too. But set out as you are.
intro-end = The castle is yours: two of seven. Other marches, combats and consolidations follow, and three Westeros cards each round. Tracks and cards are beside the map; what is asked of you is always red. Have a good game!
