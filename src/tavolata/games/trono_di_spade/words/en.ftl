### Il Trono di Spade: the words of the game, English.
### Names follow the ids of content/*.toml.

title = Il Trono di Spade
blurb = Three to six Houses fight for Westeros: secret orders, armies and ships, bids and betrayals, until one controls seven castles.

## The Houses

house-stark = House Stark
house-greyjoy = House Greyjoy
house-lannister = House Lannister
house-baratheon = House Baratheon
house-tyrell = House Tyrell
house-martell = House Martell

## The areas

area-blackwater = Blackwater
area-castle-black = Castle Black
area-crackclaw-point = Crackclaw Point
area-dornish-marches = Dornish Marches
area-dragonstone = Dragonstone
area-flints-finger = Flint's Finger
area-greywater-watch = Greywater Watch
area-harrenhal = Harrenhal
area-highgarden = Highgarden
area-karhold = Karhold
area-kings-landing = King's Landing
area-kingswood = Kingswood
area-lannisport = Lannisport
area-moat-cailin = Moat Cailin
area-oldtown = Oldtown
area-princes-pass = Prince's Pass
area-pyke = Pyke
area-riverrun = Riverrun
area-salt-shore = Salt Shore
area-seagard = Seagard
area-searoad-marches = Searoad Marches
area-starfall = Starfall
area-stoney-sept = Stoney Sept
area-storms-end = Storm's End
area-sunspear = Sunspear
area-the-arbor = The Arbor
area-the-boneway = The Boneway
area-the-eyrie = The Eyrie
area-the-fingers = The Fingers
area-the-mountains-of-the-moon = The Mountains of the Moon
area-the-reach = The Reach
area-the-stony-shore = The Stony Shore
area-the-twins = The Twins
area-three-towers = Three Towers
area-white-harbor = White Harbor
area-widows-watch = Widow's Watch
area-winterfell = Winterfell
area-yronwood = Yronwood
area-bay-of-ice = Bay of Ice
area-blackwater-bay = Blackwater Bay
area-east-summer-sea = East Summer Sea
area-ironmans-bay = Ironman's Bay
area-redwyne-straights = Redwyne Straights
area-sea-of-dorne = Sea of Dorne
area-shipbreaker-bay = Shipbreaker Bay
area-sunset-sea = Sunset Sea
area-the-golden-sound = The Golden Sound
area-the-narrow-sea = The Narrow Sea
area-the-shivering-sea = The Shivering Sea
area-west-summer-sea = West Summer Sea
area-port-of-dragonstone = Port of Dragonstone
area-port-of-lannisport = Port of Lannisport
area-port-of-oldtown = Port of Oldtown
area-port-of-pyke = Port of Pyke
area-port-of-storms-end = Port of Storm's End
area-port-of-sunspear = Port of Sunspear
area-port-of-white-harbor = Port of White Harbor
area-port-of-winterfell = Port of Winterfell

## Units, orders, tracks

unit-footman = footman
unit-knight = knight
unit-siege-engine = siege engine
unit-ship = ship
order-march-minus = march −1
order-march = march
order-march-star = march +1★
order-defense = defence +1
order-defense-star = defence +2★
order-support = support
order-support-star = support +1★
order-raid = raid
order-raid-star = raid ★
order-consolidate = consolidation
order-consolidate-star = consolidation ★
track-throne = Iron Throne
track-fiefdoms = Fiefdoms
track-court = King's Court
token-throne = the Iron Throne
token-fiefdoms = the Valyrian blade
token-court = the messenger raven
type-march = marches
type-defense = defences
type-support = supports
type-raid = raids
type-consolidate = consolidations

## The house cards

card-eddard-stark = Eddard Stark
card-robb-stark = Robb Stark
card-roose-bolton = Roose Bolton
card-greatjon-umber = Greatjon Umber
card-ser-rodrick-cassel = Ser Rodrick Cassel
card-the-blackfish = The Blackfish
card-catelyn-stark = Catelyn Stark
card-euron-crows-eye = Euron Crow's Eye
card-victarion-greyjoy = Victarion Greyjoy
card-balon-greyjoy = Balon Greyjoy
card-theon-greyjoy = Theon Greyjoy
card-dagmar-cleftjaw = Dagmar Cleftjaw
card-asha-greyjoy = Asha Greyjoy
card-aeron-damphair = Aeron Damphair
card-tywin-lannister = Tywin Lannister
card-ser-gregor-clegane = Ser Gregor Clegane
card-the-hound = The Hound
card-ser-jaime-lannister = Ser Jaime Lannister
card-ser-kevan-lannister = Ser Kevan Lannister
card-tyrion-lannister = Tyrion Lannister
card-cersei-lannister = Cersei Lannister
card-stannis-baratheon = Stannis Baratheon
card-renly-baratheon = Renly Baratheon
card-brienne-of-tarth = Brienne of Tarth
card-ser-davos-seaworth = Ser Davos Seaworth
card-melisandre = Melisandre
card-salladhor-saan = Salladhor Saan
card-patchface = Patchface
card-mace-tyrell = Mace Tyrell
card-ser-loras-tyrell = Ser Loras Tyrell
card-ser-garlan-tyrell = Ser Garlan Tyrell
card-randyll-tarly = Randyll Tarly
card-alester-florent = Alester Florent
card-margaery-tyrell = Margaery Tyrell
card-queen-of-thorns = Queen of Thorns
card-the-red-viper = The Red Viper
card-areo-hotah = Areo Hotah
card-obara-sand = Obara Sand
card-darkstar = Darkstar
card-nymeria-sand = Nymeria Sand
card-arianne-martell = Arianne Martell
card-doran-martell = Doran Martell

## The texts of the house cards

text-none = no text
text-tyrion = you may send the opponent's card back to its hand: the opponent chooses another
text-aeron = you may pay 2 power and play another card instead
text-mace = destroy at once a footman of the opponent that fights
text-queen-of-thorns = remove one order of the opponent in an area adjacent to the embattled one
text-doran = the opponent drops to the last place of a track of your choice
text-blackfish = you lose no units to swords, texts or skulls
text-catelyn = your defence order in the embattled area counts twice
text-victarion = if you attack, each of your ships is worth 2
text-balon = the number printed on the opponent's card counts as 0
text-theon = if you defend a land with a structure: +1 strength and a sword
text-asha = if you have no support: two swords and a fort
text-kevan = if you attack, each of your footmen is worth 2
text-stannis = +1 strength if the opponent stands higher on the throne track
text-davos = +1 strength and a sword if Stannis Baratheon is among your discards
text-salladhor = if you have support, all ships that are not yours are worth 0
text-nymeria = a sword if you attack, a fort if you defend
text-roose = if you lose, all your discards come back to your hand, he too
text-tywin = if you win, 2 power tokens
text-cersei = if you win, you may remove an order of the opponent anywhere
text-renly = if you win, one of your footmen in the combat may become a knight
text-robb = if you win, you may choose where the opponent retreats
text-arianne = if you lose as the defender, the winner does not enter the area
text-patchface = after the combat you may discard a card from the opponent's hand
text-loras = if you win as the attacker, the march order goes to the conquered area and can be resolved again

## The Westeros cards and what they do

westeros-supply = Supply
westeros-mustering = Mustering
westeros-a-throne-of-blades = A Throne of Blades
westeros-last-days-of-summer-1 = Last Days of Summer
westeros-winter-is-coming-1 = Winter Is Coming
westeros-clash-of-kings = Clash of Kings
westeros-game-of-thrones = Game of Thrones
westeros-dark-wings-dark-words = Dark Wings, Dark Words
westeros-last-days-of-summer-2 = Last Days of Summer
westeros-winter-is-coming-2 = Winter Is Coming
westeros-wildlings-attack = Wildlings Attack
westeros-put-to-the-sword = Put to the Sword
westeros-sea-of-storms = Sea of Storms
westeros-rains-of-autumn = Rains of Autumn
westeros-feast-for-crows = Feast for Crows
westeros-web-of-lies = Web of Lies
westeros-storm-of-swords = Storm of Swords
effect-nothing = nothing
effect-supply = the Houses set their supply
effect-mustering = the Houses muster
effect-clash-of-kings = bids for the three tracks
effect-game-of-thrones = power for crowns and ports
effect-wildlings = the wildlings attack
effect-ban-raid = no raids
effect-ban-march-star = no march +1
effect-ban-consolidate = no consolidations
effect-ban-support = no supports
effect-ban-defense = no defences
effect-reshuffle = the deck is shuffled and another card drawn
effect-choice = a choice

## The wildling cards

wildling-a-king-beyond-the-wall = A King Beyond the Wall
    .lost = the lowest bidder drops to the last place of all tracks, each other House to the last of the fiefdoms or the court
    .won = the highest bidder takes the first place of a track of its choice
wildling-crow-killers = Crow Killers
    .lost = the lowest bidder turns all its knights into footmen, each other House two
    .won = the highest bidder may turn up to two footmen into knights
wildling-mammoth-riders = Mammoth Riders
    .lost = the lowest bidder loses three units, each other House two
    .won = the highest bidder may take a house card back from its discards
wildling-massing-on-the-milkwater = Massing on the Milkwater
    .lost = the lowest bidder discards its house cards of the highest strength, each other House one of its choice
    .won = the highest bidder takes all its discards back
wildling-preemptive-raid = Preemptive Raid
    .lost = the lowest bidder loses two units, or drops two places where it stands highest
    .won = the wildlings attack again with strength 6, without the highest bidder
wildling-rattleshirts-raiders = Rattleshirt's Raiders
    .lost = the lowest bidder loses two supply levels, each other House one
    .won = the highest bidder gains a supply level
wildling-silence-at-the-wall = Silence at the Wall
    .lost = nothing happens
    .won = nothing happens
wildling-skinchanger-scout = Skinchanger Scout
    .lost = the lowest bidder loses all its available power, each other House two tokens
    .won = the highest bidder takes its bid back
wildling-the-horde-descends = The Horde Descends
    .lost = the lowest bidder loses two units in one of its areas with a structure, each other House one
    .won = the highest bidder may muster in one structure

## Tides of battle

tide-0 = { "0" }
tide-1 = 1 and a sword
tide-2 = 1 and a fort
tide-3 = { "2" }
tide-4 = { "3" }
tide-5 = 0 and a skull

## The objectives

objective-stop-the-storm = Stop the Storm
objective-cavalry-charge = Cavalry Charge
objective-backdoor-politics = Backdoor Politics
objective-home-invasion = Home Invasion
objective-land-grab = Land Grab
objective-arbor-gold = Arbor Gold
objective-extend-your-reach = Extend Your Reach
objective-take-the-black = Take the Black
objective-the-raven = The Raven
objective-support-the-crown = Support the Crown
objective-the-throne = The Throne
objective-the-blade = The Blade
objective-hold-court = Hold Court
objective-crossing-guard = Crossing Guard
objective-naval-superiority = Naval Superiority
objective-pull-the-weeds = Pull the Weeds
objective-ample-harvest = Ample Harvest
objective-mercantile-ventures = Mercantile Ventures
objective-a-firm-grip = A Firm Grip
objective-a-stalwart-position = A Stalwart Position
objective-spreading-the-wealth = Spreading the Wealth
objective-protect-the-neck = Protect the Neck
objective-nothing-but-ghosts = Nothing but Ghosts
objective-the-final-hour = The Final Hour
objective-the-peoples-chosen = The People's Chosen
objective-a-mountainous-task = A Mountainous Task
objective-a-riper-fruit = A Riper Fruit
objective-friendly-confines = Friendly Confines
objective-special-stark = The King in the North
objective-special-greyjoy = Lords of the Seas
objective-special-lannister = Gold and Crown
objective-special-baratheon = Dragon and Crown
objective-special-tyrell = Rose and Crown
objective-special-martell = The Long Spear
objective-instant-stark = The Wolf on the Throne
objective-instant-greyjoy = The Old Way
objective-instant-lannister = The Lion's Roar
objective-instant-baratheon = The Fury of the Stag
objective-instant-tyrell = The Garden of the World
objective-instant-martell = Fire and Vengeance

## How well an entry is known

source-printed = printed
    .help = As in the game, or in the text of the variant.
source-assumed = assumed
    .help = Pieced together where sources differ.
source-house = ours
    .help = A choice of our own.

## The options of a new game

option-houses = Houses
    .help = Who plays which House.
option-houses-drawn = Drawn
    .help = The seed of the game decides.
option-houses-listed = By seats
    .help = Seat 1 plays the House first on the throne track, and so on.
option-tides = Tides of battle
    .help = Every combat has two cards of chance.
option-tides-true = Yes
    .help = Each combatant draws a tide card.
option-tides-false = No
    .help = Only house cards count.
option-tie_break = Ties at the end
    .help = What decides between Houses with equally many structures.
option-tie_break-faq = FAQ
    .help = More lands, then supply, then throne.
option-tie_break-printed = First printing
    .help = More strongholds, then supply, power, throne.
option-alliances = Alliances
    .help = Whether Houses may ally, and what wins.
option-alliances-off = No
    .help = Each House for itself.
option-alliances-castles = Castles and strongholds
    .help = Structures win, alone or in two or three.
option-alliances-objectives = Objective cards
    .help = Points from objectives win, alone or in two or three.
option-thresholds = What alliances need
    .help = How much two or three need to win.
option-thresholds-board = Fit for this board
    .help = Our figures, by the number of players.
option-thresholds-text = Those of the text
    .help = Written for a larger map: here are no 21 structures for three allies, and a value of 29 is nearly the whole board.
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
        [court] for the King's Court
       *[other] against the wildlings
    }?
ask-tie = A tie: { $what-id ->
        [throne] who comes first on the Iron Throne track?
        [fiefdoms] who comes first on the fiefdoms track?
        [court] who comes first on the court track?
        [highest] who bid most against the wildlings?
       *[other] who bid least against the wildlings?
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
        [swords] The enemy's swords
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
ask-entry = { $area } is { $other }'s, your ally: how do you enter?
ask-bridge = { $other } asks for your ships as a bridge to { $area }. To refuse is betrayal, unless your reasons are accepted.
ask-host = { $what-id ->
        [receive] { $other } asks you to give { $area } away. You may refuse.
       *[other] { $other } asks to enter { $area }. The land stays yours, and you may refuse.
    }
ask-haven = The beaten army of { $other } asks for shelter: { $area }. You may refuse.
ask-excuse = { $other } has refused you help. Do you accept the reasons? If not, it is betrayal.
ask-penalty = Betrayal has its price: on which track do you go down one place?{ $number ->
        [one] { "" }
       *[other] { " " }{ $number } more times.
    }

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
move-raid = Remove { $other }'s order “{ $order }” ({ $area })
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
        [court] for the King's Court
       *[other] against the wildlings
    }
move-tie-track = { $other } comes first ({ $track })
move-tie-highest = { $other } bid most
move-tie-lowest = { $other } bid least
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
move-support-own = Use your support ({ $area }): +{ $number }
move-support = Support { $other } ({ $area }): +{ $number }
move-cut-pass = Remove no order
move-cut = Remove the order “{ $order }” ({ $area })
move-dub-pass = No footman becomes a knight
move-dub = A footman becomes a knight ({ $area })
move-jest-pass = Discard no card
move-jest = Discard the opponent's { $card }
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
move-put-back = Put { $card } back into the deck
move-score = Score { $card }: { $number ->
        [0] no points
        [one] one point
       *[other] { $number } points
    }
move-score-pass = Score no objective
move-ballot = Name { $other }
move-ballot-done = Vote for the alliance with { $houses }
move-ballot-alone = Stay alone
move-enter = Ask { $other } for leave to enter: { $area } stays with its owner
move-receive = Ask { $other } to give you the land: { $area }
move-seize = Betray { $other } and take the land: { $area }
move-bridge-yes = Lend your ships to { $other } ({ $area })
move-bridge-no = Refuse your ships to { $other } ({ $area })
move-host-yes = Let { $other } enter ({ $area })
move-host-no = Do not let { $other } enter ({ $area })
move-gift-yes = Give the land to { $other } ({ $area })
move-gift-no = Do not give the land to { $other } ({ $area })
move-haven-yes = Shelter the army of { $other } ({ $area })
move-haven-no = Refuse shelter to the army of { $other } ({ $area })
move-excuse = Accept the reasons of { $other }
move-condemn = Do not accept them: { $other } has betrayed you
move-penalty = Go down one place: { $track }

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
event-token-removed = { $seat }'s power token is removed ({ $area }).
event-raid-nothing = { $seat }'s raid removes nothing ({ $area }).
event-musters-at = { $seat } musters ({ $area }).
event-leaves-token = { $seat } leaves a power token ({ $area }).
event-falls-short = { $seat }'s strength falls short: the units stay where they were ({ $area }).
event-beats-neutral = { $seat } beats the neutral force ({ $area }).
event-supports-nobody = { $seat }'s support goes to nobody ({ $area }).
event-kept-out = Arianne Martell keeps the winners out: { $seat }'s units go back ({ $area }).
event-enters = { $seat }'s units enter ({ $area }).
event-retreats = { $seat }'s army retreats, routed ({ $area }).
event-resolves = { $seat } resolves the order “{ $order }” ({ $area }).
event-order-moves = Ser Loras: { $seat }'s order “{ $order }” goes on ({ $area }).
event-removes-order = { $seat } removes the order “{ $order }” ({ $area }).
event-exchanges = { $seat }'s raven brings another order: { $order } ({ $area }).
event-drops = { $seat } drops to place { $place } ({ $track }).
event-rises = { $seat } rises to place { $place } ({ $track }).
event-plays-card = { $seat } plays { $card }.
event-discards = { $seat } discards { $card }.
event-takes-back = { $seat } takes { $card } back.
event-uses-text = { $seat }'s card takes effect: “{ $text }”.
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
event-raids = { $seat }'s raid removes { $other }'s order “{ $order }” ({ $area }).
event-round = Round { $number } begins.
event-westeros = The Westeros cards: { $cards }.
event-threat-full = The threat is at { $number }: the wildlings attack at once.
event-chooses-effect = { $seat } chooses: { $effect }.
event-bids = { $seat } bids { $number } { $what-id ->
        [throne] for the Iron Throne
        [fiefdoms] for the fiefdoms
        [court] for the King's Court
       *[other] against the wildlings
    }.
event-standing = { $track }: { $houses }.
event-wildlings-attack = The wildlings attack with strength { $number }.
event-watch-wins = The Night's Watch wins: { $total } against { $number }.
event-wildlings-win = The wildlings win: { $total } against { $number }.
event-wildling-card = The wildling card: { $card }. { $result-id ->
        [won] { $seat } bid most.
       *[other] { $seat } bid least.
    }
event-orders = { $seat }'s orders: { $orders }.
event-looks = { $seat } looks at the top wildling card.
event-looks-seen = { $seat } looks at the top wildling card: { $card }.
event-combat = { $seat } attacks { $other } ({ $area }).
event-strengths = Before the cards: attack { $attack }, defence { $defence }.
event-supports = { $seat } supports { $other } ({ $area }).
event-draws-tide = { $seat } draws a tide card.
event-draws-tide-seen = { $seat } draws a tide card: { $tide }.
event-tide = { $seat }'s tide: { $tide }.
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
event-scores-nothing = { $seat } scores no objective.
event-dissolve = All alliances dissolve.
event-votes = { $seat } wants an alliance with { $houses }.
event-votes-alone = { $seat } stays alone.
event-allied = An alliance is made: { $houses }.
event-betrays = { $seat } betrays { $houses }.
event-excuses = { $seat } accepts the reasons of { $other }.
event-condemns = { $seat } does not accept the reasons of { $other }.
event-allows = { $seat } gives leave to { $other } ({ $area }).
event-denies = { $seat } denies leave to { $other } ({ $area }).
event-is-guest = { $seat }'s units are guests of { $other } ({ $area }).
event-claims = { $seat } takes the former ally's land ({ $area }).
event-victory = { $number ->
        [one] Victory of { $winners }
       *[other] Shared victory of { $winners }
    }{ $how-id ->
        [structures] , by castles and strongholds
        [points] , on points
        [objective] , by instant victory
       *[other] , at the end of the last round
    }.

## Why not

rule-asked = First answer what you are asked.
rule-wait = Now it is up to { $seats }.
rule-ts-3_8 = You must lose units until your armies fit the supply limit.
rule-ts-3_9 = That would not help: lose units of the armies beyond the limit.
rule-ts-4_4 = Choose one of the card's options.
rule-ts-5_1 = You have no structure there with points to spend.
rule-ts-5_2 = The points or the footmen of this area are not enough.
rule-ts-5_5 = A ship appears in an adjacent sea without ships of another House, or in the port of the area.
rule-ts-5_6 = A port holds three ships at most, and only yours.
rule-ts-5_7 = There are none left in your reserve, or supply does not allow it.
rule-ts-5_8 = You can muster nothing there.
rule-ts-6_4 = You can only bid the power you have.
rule-ts-6_7 = Choose one of the tied Houses.
rule-ts-7_1 = You can only bid the power you have.
rule-ts-7_5 = Choose one of the tied Houses.
rule-ts-7_7 = Choose one of the possible tracks.
rule-ts-7_9 = You have no unit to change there.
rule-ts-7_10 = That card is not among your discards.
rule-ts-7_11 = Discard a card of your hand.
rule-ts-7_12 = Choose between two units and two places.
rule-ts-7_13 = Choose one of the tracks where the House stands highest.
rule-ts-7_18 = Choose one of your areas with a structure and at least two units.
rule-ts-7_19 = You have no unit to lose there.
rule-ts-8_1 = Orders go to the areas with your units, one to each.
rule-ts-8_2 = Your place at court allows no more special orders.
rule-ts-8_3 = This order is forbidden in this round.
rule-ts-8_4 = You have placed all tokens of this kind.
rule-ts-8_6 = First choose the order for the area you named.
rule-ts-8_8 = With the raven you exchange one of your orders, or look at the top wildling card.
rule-ts-8_9 = That order cannot take its place.
rule-ts-8_10 = The card stays on top or goes to the bottom.
rule-ts-9_1 = Resolve one of your orders of this kind.
rule-ts-9_4 = There is no enemy order there that your raid could remove.
rule-ts-9_5 = A march cannot be removed, and a defence only by the special raid.
rule-ts-9_6 = Your raid does not reach that far.
rule-ts-10_1 = Those units are not in the area of the march.
rule-ts-10_2 = Routed units do not march.
rule-ts-10_3 = Your units cannot get there: it takes an adjacent land or a ship transport.
rule-ts-10_4 = Ships go to an adjacent sea or into a port of yours.
rule-ts-10_7 = A march can attack one area only.
rule-ts-10_9 = Your supply does not allow so large an army, or the port is full.
rule-ts-10_11 = Leave a power token, or not.
rule-ts-11_1 = Resolve one of your consolidations.
rule-ts-11_3 = Choose between power and mustering.
rule-ts-12_3 = Support the attacker, the defender or nobody; you cannot help both.
rule-ts-12_5 = Accept the support, or refuse it.
rule-ts-12_9 = Choose a card of your hand.
rule-ts-12_11 = Use the blade, or leave it.
rule-ts-13_1 = Choose another card of your hand.
rule-ts-13_13 = Aeron Damphair: yes or no.
rule-ts-13_16 = Tyrion Lannister: yes or no.
rule-ts-13_17 = Choose an order of the opponent, not that of this combat.
rule-ts-13_19 = Choose a footman of yours that fought or supported.
rule-ts-13_23 = Choose a card of the opponent's hand.
rule-ts-13_28 = Choose an order of the opponent in an area adjacent to the embattled one.
rule-ts-13_32 = Choose one of the three tracks.
rule-ts-14_1 = Choose a unit that fought.
rule-ts-14_5 = A beaten attacker goes back where it came from.
rule-ts-14_7 = There is no retreat to that area: it takes an adjacent one, empty or one's own, and not that of the attack.
rule-ts-14_9 = Another area costs fewer units: it must be chosen.
rule-ts-15_6 = That is not enough against the neutral force.
rule-ts-15_8 = This area is blocked.
rule-ts-16_3 = Capture as many ships as reserve and supply allow.
rule-ts-19_7 = The game is over.
rule-ts-21_7 = Name a House that is still free, or stay alone.
rule-ts-22_1 = Lend your ships, or refuse.
rule-ts-22_2 = Choose one of the ways that are left.
rule-ts-22_12 = Give shelter, or refuse.
rule-ts-23_3 = Accept the reasons, or not.
rule-ts-23_8 = Choose a track where you are not last.
rule-ts-25_1 = Choose an objective of your hand.
rule-ts-25_5 = That objective is not in your hand, or does not hold now.

## Points and refused moves

points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
error-bad-notation = “{ $text }” is not a move. A move reads like this: winterfell, order march, footman, bid 3, card eddard-stark, house stark, track court, done, pass
error-trono-di-spade-alliances = option “{ $option }” is for games with alliances (TS-27.4)

## The lists of the content

content-areas = Areas
content-houses = Houses
content-setups = Set-ups
content-house_cards = House cards
content-westeros = Westeros cards
content-wildlings = Wildling cards
content-supply = Supply levels
content-tides = Tides of battle
content-objectives = Objectives
content-alliances = What alliances need
setup-players-3 = Three players
setup-players-4 = Four players
setup-players-5 = Five players
setup-players-6 = Six players
setup-players-3-note = that Lannister has no ship in the port is a ruling of ours (TS-2.6)
house-lannister-note = the ship in the port comes from the FAQ
supply-level-0 = Level 0
supply-level-1 = Level 1
supply-level-2 = Level 2
supply-level-3 = Level 3
supply-level-4 = Level 4
supply-level-5 = Level 5
supply-level-6 = Level 6
tide-blank = strength 0
tide-sword = strength 1 and a sword
tide-fort = strength 1 and a fort
tide-two = strength 2
tide-three = strength 3
tide-skull = skull
alliance-text-alone = The text, alone
alliance-text-pair = The text, in two
alliance-text-triple = The text, in three
alliance-board-alone = The board, alone
alliance-board-pair-3 = The board, two of 3
alliance-board-pair-4 = The board, two of 4
alliance-board-pair-5 = The board, two of 5
alliance-board-pair-6 = The board, two of 6
alliance-board-triple-4 = The board, three of 4
alliance-board-triple-5 = The board, three of 5
alliance-board-triple-6 = The board, three of 6
entry-land = land
entry-sea = sea
entry-port = port of { $land } on { $sea }
entry-castle = castle
entry-stronghold = stronghold
entry-barrels = { $number ->
        [one] one barrel
       *[other] { $number } barrels
    }
entry-crowns = { $number ->
        [one] one crown
       *[other] { $number } crowns
    }
entry-home = home of { $house }, garrison { $number }
entry-supply = supply { $number }
entry-units = { $area }: { $units }
count-of-footman = { $number ->
        [one] one footman
       *[other] { $number } footmen
    }
count-of-knight = { $number ->
        [one] one knight
       *[other] { $number } knights
    }
count-of-siege-engine = { $number ->
        [one] one siege engine
       *[other] { $number } siege engines
    }
count-of-ship = { $number ->
        [one] one ship
       *[other] { $number } ships
    }
entry-track = { $track }: { $houses }
entry-neutral = neutral forces: { $areas }
entry-blocked = blocked, with their ports: { $areas }
entry-strength = strength { $number }
entry-swords = { $number ->
        [one] one sword
       *[other] { $number } swords
    }
entry-forts = { $number ->
        [one] one fort
       *[other] { $number } forts
    }
entry-choice = the holder of { $token } chooses from: { $options }
entry-westeros = deck { $deck }, { $number ->
        [one] one copy
       *[other] { $number } copies
    }, { $icons ->
        [0] no wildlings
        [one] one wildling icon
       *[other] { $icons } wildling icons
    }: { $does }
entry-wildling = if the wildlings win, { $lost }; if the Night's Watch wins, { $won }
entry-armies = armies { $armies }
entry-count = { $number ->
        [one] one card
       *[other] { $number } cards
    }
entry-special = { $house }, one point every round: { $does }
entry-instant = { $house }, instant victory: { $does }
entry-objective = { $does }. Points: { $points }
entry-alliance = { $members ->
        [one] a House alone
       *[other] { $members } allies
    } with { $players } players: { $structures } structures{ $few ->
        [0] { "" }
       *[other] , or { $few } worth { $few_value }
    }{ $value ->
        [0] { "" }
       *[other] , or a value of { $value }
    }; with objectives { $points } points

## What an objective asks for

metric-land-areas = lands
metric-sea-areas = seas
metric-ports = ports
metric-strongholds = strongholds
metric-castles = castles
metric-ships = ships on the board
metric-power-tokens = power tokens on the board
metric-available-power = available power tokens
metric-victory-points = points
asks-control = control { $areas }
asks-units = have { $units } on the board
asks-fewest = have fewer { $metric } than every other House
asks-most = have more { $metric } than any other House
asks-other-home = control the home of another House in play
asks-token = hold { $token }
asks-units-in = have exactly { $number ->
        [one] one unit
       *[other] { $number } units
    } in { $areas }
asks-units-in-alone = have exactly { $number ->
        [one] one unit
       *[other] { $number } units
    } in { $areas } and none in { $others }
asks-bridge = control both lands of a bridge
asks-supply = have a supply level of { $number } or more
asks-hand = have exactly { $number ->
        [one] one house card
       *[other] { $number } house cards
    } in hand
asks-crowns = control at least { $number } lands with a crown
asks-structures = control at least { $number } structures

# Ready with the plan; marches to allies.
ask-ready = All your orders are placed. Are you ready?
move-ready = I am ready
move-march-ally = Go to the land of your ally { $other } ({ $area })
move-attack-ally = Attack your ally { $other } ({ $area }): this is betrayal

# The board in the terminal.
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
board-court = King's Court
board-combat = Combat: { $area }
board-attacker = attacker
board-defender = defender
board-sum = units { $units }, order { $order }, support { $support }, garrison { $garrison }, card { $card }
board-allies = Allied: { $houses }
board-objectives = Your objectives: { $cards }
board-garrison = garrison { $number }
board-neutral = neutral force { $number }
board-token = token
board-order = order: { $order }
board-routed = ({ $number } routed)

event-declines = { $seat } does no more.
event-accepts-support = { $seat } accepts the support of { $other }.
