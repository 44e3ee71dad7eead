### Il Trono di Spade: the words of the game, English.
### Names and texts of the cards are in cards.en.ftl.

title = Il Trono di Spade
blurb = Three to six Houses fight for Westeros: secret orders, armies and ships, bids and betrayals, until one controls seven castles.

## The options of a new game

option-houses = Houses
    .help = Who plays which House.
option-houses-drawn = Drawn by lot
    .help = Each seat is given a House at random.
option-houses-listed = By seats
    .help = Seat 1 plays the House first on the throne track, and so on.
option-tides = Tides of battle
    .help = Every combat has two cards of chance.
option-tides-true = On
    .help = Each combatant draws a tide card.
option-tides-false = Off
    .help = Only house cards count.
option-tie_break = Ties at the end
    .help = What decides between Houses with equally many structures.
option-tie_break-faq = FAQ
    .help = More lands, then supply, then throne.
option-tie_break-printed = First printing
    .help = More strongholds, then supply, power, throne.
option-alliances = Alliances
    .help = Whether Houses may ally, and what wins.
option-alliances-off = Off
    .help = Each House for itself.
option-alliances-castles = Castles and strongholds
    .help = Structures win: for one House alone, or for two or three allies.
option-alliances-objectives = Objective cards
    .help = Points from objectives win: for one House alone, or for two or three allies.
option-thresholds = What alliances need
    .help = How much two or three need to win.
option-thresholds-text = Those of the text
    .help = The variant’s own figures, written for a larger map. If alliances are to win more often, take ours, made for this board.
option-thresholds-board = Ours, made for this board
    .help = Figures of ours, for castles alone: points always follow the text.
thresholds-board = { $number } structures worth { $worth }
thresholds-players = With { $players } players there are { $board }: { $sides }.
thresholds-side = { $members ->
        [2] two allies need
       *[other] three need
    } { $structures } structures{ $enough ->
        [no] , more than there are,
       *[yes] { "" }
    } or a value of { $value }{ $left ->
        [0] , which is all of them
        [1] , which is all but one castle
       *[other] { "" }
    }
option-alliance_seconds = Time to ally
    .help = How long you may bargain before each ballot.
option-alliance_seconds-60 = One minute
    .help = A few words.
option-alliance_seconds-120 = Two minutes
    .help = Time for a negotiation.
option-alliance_seconds-300 = Five minutes
    .help = Time for an intrigue.

## Lists

some-units = { $unit-id ->
        [unit-knight] { $number ->
            [one] a knight
           *[other] { $number } knights
        }
        [unit-siege-engine] { $number ->
            [one] a siege engine
           *[other] { $number } siege engines
        }
        [unit-ship] { $number ->
            [one] a ship
           *[other] { $number } ships
        }
       *[unit-footman] { $number ->
            [one] a footman
           *[other] { $number } footmen
        }
    }
order-at = { $area }: { $order }
neutral = neutral force

## What is asked

ask-plan = Your orders: which one for { $area }? { $stars ->
        [0] No special order is left to you.
        [one] You may still use one special order.
       *[other] You may still use { $stars } special orders.
    }
ask-raven = The raven is yours: will you exchange an order, or look at the top wildling card?
ask-swap = Which order comes instead? ({ $area })
ask-top = On top of the wildling deck is { $card }: does it stay there?
ask-order = { $type-id ->
        [raid] Which raid do you resolve?
        [consolidate] Which consolidation do you resolve?
       *[other] Which march do you resolve?
    }
ask-raid = Your raid ({ $area }): which order do you remove?
ask-march = Your march ({ $area }): where do the units go?
ask-group = { $from } → { $area }: { $number ->
        [0] who goes?
        [one] { $units } goes. Who else?
       *[other] { $units } go. Who else?
    }
ask-leave = Do you leave a power token behind? ({ $area })
ask-collect = Special consolidation ({ $area }): power or mustering?
ask-muster = Mustering: in which structure?
ask-recruit = Mustering ({ $area }): { $points ->
        [one] you have one point.
       *[other] you have { $points } points.
    }
ask-harbour = Where does the new ship appear? ({ $area })
ask-capture = How many ships do you capture? ({ $area })
ask-disband = { $why-id ->
        [supply] Supply is short
       *[other] The wildlings have won
    }: { $number ->
        [one] you lose one unit. Where?
       *[other] you lose { $number } units. Where the next one?
    }
ask-unit = { $why-id ->
        [supply] Supply is short
       *[other] The wildlings have won
    }: which unit do you lose here? ({ $area }{ $number ->
        [one] { "" }
       *[other] , { $number } to go
    })
ask-effect = { $card }: what is to happen?
ask-bid = How much do you bid { $what-id ->
        [throne] for the Iron Throne
        [fiefdoms] for the fiefdoms
        [court] for the King’s Court
       *[other] against the wildlings
    }?
ask-tie = A tie: { $what-id ->
        [throne] who comes first on the Iron Throne track?
        [fiefdoms] who comes first on the fiefdoms track?
        [court] who comes first on the court track?
        [highest] who bid the most against the wildlings?
       *[other] who bid the least against the wildlings?
    }
ask-fall = On which track do you drop to the last place?
ask-rise = Of which track do you take the first place?
ask-unhorse = { $number ->
        [one] One of your knights becomes a footman: which one?
       *[other] { $number } of your knights become footmen: which one first?
    }
ask-knight = { $number ->
        [one] One of your footmen may become a knight: which one?
       *[other] Up to { $number } of your footmen may become knights: which one?
    }
ask-take-back = Which house card do you take back from your discards?
ask-discard = Which house card do you discard?
ask-preemptive = Will you lose two units, or drop two places where you stand highest?
ask-track = On which track does { $other } drop?
ask-horde = In which structure do you lose two units?
ask-support = Combat ({ $at }): { $defender-id ->
        [neutral] { $attacker } against a neutral force
       *[other] { $attacker } against { $defender }
    }. Whom does your support ({ $area }) help?
ask-accept = Do you accept the support of { $other }?
ask-cards = Combat ({ $area }): attack { $attack }, defence { $defence }. Which house card do you play?
ask-text = Do you use the text of your card? “{ $text }”
ask-replace = Which other house card do you play?
ask-thorns = Queen of Thorns: which order do you remove?
ask-doran = Doran Martell: on which track does the opponent drop?
ask-blade = Do you use the Valyrian blade?
ask-cersei = Cersei Lannister: which order do you remove?
ask-renly = Renly Baratheon: which footman becomes a knight?
ask-casualty = { $why-id ->
        [swords] The enemy’s swords
        [skull] The skull
       *[other] The retreat
    }: { $number ->
        [one] you lose one unit. Which one?
       *[other] you lose { $number } units. Which one first?
    }
ask-retreat = Where does the army of { $other } retreat?
ask-patchface = Patchface: which card of the opponent do you discard?
ask-keep = Your objectives: { $number ->
        [one] put one more card back into the deck.
       *[other] put { $number } cards back into the deck.
    }
ask-score = Which objective do you score at the end of this round?
ask-ballot = Ballot { $number } of 3: whom do you want as allies? An alliance is made if all name the same.
ask-propose = Before ballot { $number } of 3: do you propose an alliance? Everybody hears it, and nobody is bound.
ask-proposal = { $other } proposes an alliance: you with { $houses }. What do you answer? You are not bound by it.
ask-entry = { $what-id ->
        [refused] { $area } belongs to { $other }, your ally, who has not given you leave. To take it would be betrayal.
       *[open] { $area } belongs to { $other }, your ally: how do you enter? To take it without leave is betrayal.
    }
ask-claim = { $area } belongs to { $other }, whose guest you were: do you take the land? It is no betrayal now.
ask-gift = You are a guest in { $area }. Do you ask { $other } to give you the land?
ask-bridge = { $other } asks for your ships as a bridge to { $area }. To refuse is betrayal, unless your reasons are accepted.
ask-host = { $what-id ->
        [receive] { $other } asks you to give { $area } away{ $ships ->
            [0] { "" }
           *[other] , and with it the ships in its port
        }. You may refuse.
       *[other] { $other } asks to enter { $area }. The land stays yours, and you may refuse.
    }
ask-haven = The beaten army of { $other } asks for shelter: { $area }. You may refuse.
ask-excuse = { $other } has refused you help. Do you accept the reasons? If not, it is betrayal.
ask-penalty = Betrayal has its price: on which track do you go down one place?
ask-ready = All your orders are placed. Are you done?

## The moves, for whoever can make them

move-plan-area = First the order for { $area }
move-plan = { $area }: { $order }
move-swap = { $order } instead ({ $area })
move-look = Look at the top wildling card
move-raven-pass = Let the raven rest
move-raven = Exchange the order “{ $order }” ({ $area })
move-bottom = Put { $card } at the bottom of the deck
move-keep = Leave { $card } on top
move-resolve = Resolve the order “{ $order }” ({ $area })
move-raid-pass = Remove no order
move-raid = Remove { $other }’s order “{ $order }” ({ $area })
move-set-out = Set out for { $area } with { $units }
move-send = Send { $unit-id ->
        [unit-knight] a knight
        [unit-siege-engine] a siege engine
        [unit-ship] a ship
       *[other] a footman
    } ({ $area })
move-leave = Leave a power token ({ $area })
move-leave-not = Leave nothing ({ $area })
move-muster-here = Muster ({ $area }), { $points ->
        [one] one point
       *[other] { $points } points
    }
move-collect = Take { $number ->
        [one] one power token
       *[other] { $number } power tokens
    } ({ $area })
move-march-attack = Go on to the combat
move-march-done = End the march
move-march-neutral = March against the neutral force ({ $area }, { $number })
move-attack = Attack { $other } ({ $area })
move-march-take = Enter and take the land from { $other } ({ $area })
move-march = March to { $area }
move-muster-done = End the mustering
move-muster = Muster ({ $area }), { $points ->
        [one] one point
       *[other] { $points } points
    }
move-launch = Launch the ship ({ $area })
move-recruit-done = Enough here ({ $area })
move-upgrade = Turn a footman into { $unit-id ->
        [unit-siege-engine] a siege engine
       *[other] a knight
    } ({ $area }), { $points ->
        [one] one point
       *[other] { $points } points
    }
move-recruit = Muster { $unit-id ->
        [unit-knight] a knight
        [unit-siege-engine] a siege engine
        [unit-ship] a ship
       *[other] a footman
    } ({ $area }), { $points ->
        [one] one point
       *[other] { $points } points
    }
move-capture = { $number ->
        [0] Sink all ships
        [one] Capture one ship
       *[other] Capture { $number } ships
    } ({ $area })
move-lose-at = Lose a unit here: { $area }
move-lose = Lose { $unit-id ->
        [unit-knight] a knight
        [unit-siege-engine] a siege engine
        [unit-ship] a ship
       *[other] a footman
    } ({ $area })
move-effect = Choose: { $effect }
move-bid = Bid { $number } { $what-id ->
        [throne] for the Iron Throne
        [fiefdoms] for the fiefdoms
        [court] for the King’s Court
       *[other] against the wildlings
    }
move-tie-track = { $other } comes first ({ $track })
move-tie-highest = { $other } bid the most
move-tie-lowest = { $other } bid the least
move-fall = Drop to the last place: { $track }
move-rise = Take the first place: { $track }
move-drop = { $other } drops two places: { $track }
move-take-back-pass = Take no card back
move-take-back = Take { $card } back
move-discard = Discard { $card }
move-lose-units = Lose two units
move-lose-places = Drop two places
move-knight-done = That is enough
move-unhorse = A knight becomes a footman ({ $area })
move-knight = A footman becomes a knight ({ $area })
move-horde = Lose two units here: { $area }
move-accept = Accept the support of { $other }
move-refuse = Refuse the support of { $other }
move-card = { $text-id ->
        [text-none] { $card }
       *[other] { $card }: { $text }
    }
move-use = Yes: { $text }
move-use-not = No, leave it ({ $text })
move-blade = Use the blade: +1
move-redraw = Use the blade to draw another tide card
move-blade-pass = Keep the blade sheathed
move-drop-last = { $other } drops to the last place: { $track }
move-support-nobody = Support nobody ({ $area })
move-support-denied = Deny your ally { $other } your support ({ $area }): betrayal, unless your reasons are accepted
move-support-against = Support { $other } against your ally { $ally } ({ $area }): +{ $number }. Betrayal, unless your reasons are accepted
move-support-own = Use your support ({ $area }): +{ $number }
move-support = Support { $other } ({ $area }): +{ $number }
move-cut-pass = Remove no order
move-cut = Remove the order “{ $order }” ({ $area })
move-dub-pass = No footman becomes a knight
move-dub = A footman becomes a knight ({ $area })
move-jest-pass = Discard no card
move-jest = Discard the opponent’s { $card }
move-casualty = Lose { $unit-id ->
        [unit-knight] a knight
        [unit-siege-engine] a siege engine
        [unit-ship] a ship
       *[other] a footman
    }
move-retreat-pass = Let the loser choose
move-retreat = Retreat: { $area }{ $lost ->
        [0] { "" }
        [one] , losing one unit
       *[other] , losing { $lost } units
    }
move-put-back = Put { $card } ({ $number ->
        [0] no points
        [one] one point
       *[other] { $number } points
    }) back into the deck
move-score = Score { $card }: { $number ->
        [0] no points
        [one] one point
       *[other] { $number } points
    }
move-score-pass = Score no objective
move-ballot = Name { $other }
move-ballot-done = Vote for the alliance with { $houses }
move-ballot-alone = No alliance
move-propose = Propose an alliance to { $houses }
move-propose-nothing = Propose nothing
move-proposal-yes = Accept the alliance with { $houses }
move-proposal-no = Decline: “{ $reason }”
move-enter = Ask { $other } for leave to enter: { $area } stays with its owner
move-receive = Ask { $other } to give you the land: { $area }
move-seize = Betray { $other } and take the land: { $area }
move-turn-away = Do not enter { $area }
move-claim = Take the land ({ $area })
move-leave-be = Leave the land to { $other } ({ $area })
move-ask-gift = Ask { $other } to give you the land ({ $area })
move-ask-nothing = Ask for nothing
move-bridge-yes = Lend your ships to { $other } ({ $area })
move-bridge-no = Refuse your ships to { $other } ({ $area }): betrayal, unless your reasons are accepted
move-host-yes = Let { $other } enter ({ $area })
move-host-no = Do not let { $other } enter ({ $area })
move-gift-yes = Give the land to { $other } ({ $area })
move-gift-no = Do not give the land to { $other } ({ $area })
move-haven-yes = Shelter the army of { $other } ({ $area })
move-haven-no = Refuse shelter to the army of { $other } ({ $area })
move-excuse = Accept the reasons of { $other }
move-condemn = Do not accept them: { $other } has betrayed you
move-penalty = Go down one place: { $track }
move-ready = I am done
move-march-ally = Go to the land of your ally { $other } ({ $area })
move-march-seize = Go to the land of your ally { $other } without leave ({ $area }): this would be betrayal
move-attack-ally = Attack your ally { $other } ({ $area }): this is betrayal

## What happens

event-ready = { $seat } has decided.
event-raven-rests = { $seat } does not use the raven.
event-buries = { $seat } puts the wildling card at the bottom of the deck.
event-leaves-on-top = { $seat } leaves the wildling card on top.
event-uses-blade = { $seat } uses the Valyrian blade: +1.
event-redraws = { $seat } uses the Valyrian blade to draw another tide card.
event-takes-all-back = { $seat } takes all discards back.
event-decides-tie = { $seat } decides the tie: { $other }.
event-refuses-support = { $seat } refuses the support of { $other }.
event-gains = { $seat } gains { $number ->
        [0] nothing
        [one] one power token
       *[other] { $number } power tokens
    }.
event-loses-power = { $seat } loses { $number ->
        [0] nothing
        [one] one power token
       *[other] { $number } power tokens
    }.
event-supply-is = { $seat } now has supply level { $number }.
event-token-removed = { $seat }’s power token is removed ({ $area }).
event-raid-nothing = { $seat }’s raid removes nothing ({ $area }).
event-musters-at = { $seat } musters ({ $area }).
event-leaves-token = { $seat } leaves a power token ({ $area }).
event-falls-short = { $seat }’s strength falls short: the units stay where they were ({ $area }).
event-beats-neutral = { $seat } beats the neutral force ({ $area }).
event-supports-nobody = { $seat }’s support goes to nobody ({ $area }).
event-kept-out = Arianne Martell keeps the winners out: { $seat }’s units go back ({ $area }).
event-enters = { $seat }’s units enter ({ $area }).
event-retreats = { $seat }’s army retreats, routed ({ $area }).
event-resolves = { $seat } resolves the order “{ $order }” ({ $area }).
    .heading = { $order-id ->
            [order-raid] Raids
            [order-raid-star] Raids
            [order-consolidate] Consolidations
            [order-consolidate-star] Consolidations
           *[other] Marches
        }
event-order-moves = Ser Loras: { $seat }’s order “{ $order }” goes on ({ $area }).
event-removes-order = { $seat } removes the order “{ $order }” ({ $area }).
event-exchanges = { $seat }’s raven brings another order: { $order } ({ $area }).
event-drops = { $seat } drops to place { $place } ({ $track }).
event-rises = { $seat } rises to place { $place } ({ $track }).
event-plays-card = { $seat } plays { $card }.
event-discards = { $seat } discards { $card }.
event-takes-back = { $seat } takes { $card } back.
event-uses-text = { $seat }’s card takes effect: “{ $text }”.
event-sunk = { $number ->
        [one] One ship of { $seat } is destroyed
       *[other] { $number } ships of { $seat } are destroyed
    } ({ $area }).
event-captures = { $seat } captures { $number ->
        [0] none of the ships
        [one] one ship
       *[other] { $number } ships
    } of { $other } ({ $area }).
event-loses = { $seat } loses { $unit-id ->
        [unit-knight] { $number ->
            [one] a knight
           *[other] { $number } knights
        }
        [unit-siege-engine] { $number ->
            [one] a siege engine
           *[other] { $number } siege engines
        }
        [unit-ship] { $number ->
            [one] a ship
           *[other] { $number } ships
        }
       *[unit-footman] { $number ->
            [one] a footman
           *[other] { $number } footmen
        }
    } ({ $area }).
event-recruits = { $seat } musters { $unit-id ->
        [unit-knight] a knight
        [unit-siege-engine] a siege engine
        [unit-ship] a ship
       *[other] a footman
    } ({ $area }).
event-upgrades = A footman of { $seat } becomes { $unit-id ->
        [unit-siege-engine] a siege engine
       *[other] a knight
    } ({ $area }).
event-unhorsed = A knight of { $seat } becomes a footman ({ $area }).
event-knight-lost = A knight of { $seat } is destroyed: there are no footmen ({ $area }).
event-marches = { $seat } moves { $units }: { $from } → { $area }.
event-raids = { $seat }’s raid removes { $other }’s order “{ $order }” ({ $area }).
event-round = Round { $number } begins.
event-winter = Winter Is Coming: Westeros deck { $number } is shuffled again, and another card comes.
    .heading = Westeros
event-westeros = The Westeros cards: { $cards }.
    .heading = Westeros
event-threat-full = The threat is at { $number }: the wildlings attack at once.
    .heading = Wildlings
event-chooses-effect = { $seat } chooses: { $effect }.
    .heading = Westeros
event-bids = { $seat } bids { $number } { $what-id ->
        [throne] for the Iron Throne
        [fiefdoms] for the fiefdoms
        [court] for the King’s Court
       *[other] against the wildlings
    }.
    .heading = { $what-id ->
            [throne] Clash of kings
            [fiefdoms] Clash of kings
            [court] Clash of kings
           *[other] Wildlings
        }
event-standing = { $track }: { $houses }.
event-wildlings-attack = The wildlings attack with strength { $number }.
    .heading = Wildlings
event-watch-wins = The Night’s Watch wins: { $total } against { $number }.
event-wildlings-win = The wildlings win: { $total } against { $number }.
event-wildling-card = The wildling card: { $card }. { $result-id ->
        [won] { $seat } bid the most.
       *[other] { $seat } bid the least.
    }
event-orders = { $seat }’s orders: { $orders }.
    .heading = Orders
event-looks = { $seat } looks at the top wildling card.
event-looks-seen = { $seat } looks at the top wildling card: { $card }.
event-combat = { $seat } attacks { $other } ({ $area }).
    .heading = Combat
event-strengths = Before the cards: attack { $attack }, defence { $defence }.
event-supports = { $seat } supports { $other } ({ $area }).
event-draws-tide = { $seat } draws a tide card.
event-draws-tide-seen = { $seat } draws a tide card: { $tide }.
event-tide = { $seat }’s tide: { $tide }.
event-wins-combat = { $seat } wins against { $other } ({ $area }): attack { $attack }, defence { $defence }.
event-draws-objectives = { $seat } draws { $number ->
        [one] one objective
       *[other] { $number } objectives
    }.
event-draws-objectives-seen = { $seat } draws { $number ->
        [one] one objective
       *[other] { $number } objectives
    }: { $cards }.
event-puts-back = { $seat } puts an objective back into the deck.
event-puts-back-seen = { $seat } puts { $card } back into the deck.
event-scores = { $seat } scores { $card }: { $number ->
        [0] no points
        [one] one point
       *[other] { $number } points
    }, { $total } in all.
    .heading = Objectives
event-scores-nothing = { $seat } scores no objective.
    .heading = Objectives
event-reaches = { $seat } has reached the objective that wins at once: { $card }.
event-dissolve = All alliances dissolve.
event-proposes = { $seat } proposes an alliance to { $houses }.
    .heading = Alliances
event-proposes-nothing = { $seat } proposes nothing.
    .heading = Alliances
event-accepts-alliance = { $seat } accepts the alliance with { $houses }.
event-declines-alliance = { $seat } declines the alliance with { $houses }: “{ $reason }”.
reason-alone = we stand better alone
reason-others = we would rather join others
reason-gain = it would serve you more than us
reason-trust = we do not trust you
reason-far = we are too far apart to help each other
reason-unsaid = no, and we do not say why
event-votes = { $seat } wants an alliance with { $houses }.
    .heading = Alliances
event-votes-alone = { $seat } wants no alliance.
    .heading = Alliances
event-allied = An alliance is made: { $houses }.
event-betrays = { $seat } betrays { $houses }.
event-excuses = { $seat } accepts the reasons of { $other }.
event-condemns = { $seat } does not accept the reasons of { $other }.
event-allows = { $what-id ->
        [bridge] { $seat } lends its ships to { $other } as a bridge ({ $area }).
        [gift] { $seat } gives the land to { $other } ({ $area }).
        [haven] { $seat } shelters the beaten army of { $other } ({ $area }).
       *[entry] { $seat } lets { $other } enter ({ $area }).
    }
event-denies = { $what-id ->
        [bridge] { $seat } refuses its ships to { $other } as a bridge ({ $area }).
        [gift] { $seat } does not give the land to { $other } ({ $area }).
        [haven] { $seat } refuses shelter to the beaten army of { $other } ({ $area }).
       *[entry] { $seat } does not let { $other } enter ({ $area }).
    }
event-turns-away = { $seat } does not enter ({ $area }).
event-leaves-be = { $seat } leaves the land to { $other } ({ $area }).
event-is-guest = { $seat }’s units are guests of { $other } ({ $area }).
event-claims = { $seat } takes the former ally’s land ({ $area }).
event-victory = { $number ->
        [one] Victory of { $winners }
       *[other] Shared victory of { $winners }
    }{ $how-id ->
        [structures] , by castles and strongholds
        [on-points] , on points
        [objective] , by instant victory
       *[other] , at the end of the last round
    }.
    .heading = Victory
event-declines = { $seat } does no more.
event-accepts-support = { $seat } accepts the support of { $other }.

## Points and refused moves

points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
error-bad-notation = “{ $text }” is not a move. A move reads like this: winterfell, order march, footman, bid 3, card eddard-stark, house stark, track court, done, pass
error-trono-di-spade-thresholds = our figures are for castles and strongholds alone; points always follow the text: choose its figures (TS-27.5)
error-trono-di-spade-alliances = option “{ $option }” is for games with alliances (TS-27.4)

## The board in the terminal.

board-round = Round { $round } of 10
board-threat = Wildling threat { $threat }
board-forbidden = Forbidden: { $orders }
board-wildling-top = On top of the wildlings: { $card }
board-title-house = House
board-title-structures = Structures
board-title-lands = Lands
board-title-power = Power
board-title-supply = Supply
board-title-stars = Special
board-title-cards = Cards
board-title-points = Points
board-throne = Iron Throne
board-fiefdoms = Fiefdoms
board-court = King’s Court
board-combat = Combat: { $area }
board-attacker = attacker
board-defender = defender
board-sum = units { $units }, order { $order }, support { $support }, garrison { $garrison }, card { $card }
board-allies = Allied: { $houses }
board-objectives = Your objectives
board-open-objectives = Open objectives
board-points = { $number ->
        [0] no points
        [one] one point
       *[other] { $number } points
    }
board-special = one point at the end of each round in which it is met
board-instant = wins at once
board-reached = wins at once: reached
board-offer = { $seat } proposes to { $houses }:
board-guest = guests on the land of { $other }
board-title-value = Worth
board-garrison = garrison { $number }
board-neutral = neutral force { $number }
board-token = token
board-order = order: { $order }
board-routed = ({ $number } routed)
