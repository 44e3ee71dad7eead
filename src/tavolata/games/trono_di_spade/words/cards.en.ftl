### Il Trono di Spade: names and texts of Houses, areas and cards, English. Names follow the ids of content/*.toml.

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
area-flints-finger = Flint’s Finger
area-greywater-watch = Greywater Watch
area-harrenhal = Harrenhal
area-highgarden = Highgarden
area-karhold = Karhold
area-kings-landing = King’s Landing
area-kingswood = Kingswood
area-lannisport = Lannisport
area-moat-cailin = Moat Cailin
area-oldtown = Oldtown
area-princes-pass = Prince’s Pass
area-pyke = Pyke
area-riverrun = Riverrun
area-salt-shore = Salt Shore
area-seagard = Seagard
area-searoad-marches = Searoad Marches
area-starfall = Starfall
area-stoney-sept = Stoney Sept
area-storms-end = Storm’s End
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
area-widows-watch = Widow’s Watch
area-winterfell = Winterfell
area-yronwood = Yronwood
area-bay-of-ice = Bay of Ice
area-blackwater-bay = Blackwater Bay
area-east-summer-sea = East Summer Sea
area-ironmans-bay = Ironman’s Bay
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
area-port-of-storms-end = Port of Storm’s End
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
track-court = King’s Court
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
card-euron-crows-eye = Euron Crow’s Eye
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
text-tyrion = you may send the opponent’s card back to their hand: the opponent chooses another
text-aeron = you may pay 2 power and play another card instead
text-mace = destroy at once one of the opponent’s footmen in the combat
text-queen-of-thorns = remove one order of the opponent in an area adjacent to the embattled one
text-doran = the opponent drops to the last place of a track of your choice
text-blackfish = you lose no units to swords, texts or skulls
text-catelyn = your defence order in the embattled area counts twice
text-victarion = if you attack, each of your ships is worth 2
text-balon = the number printed on the opponent’s card counts as 0
text-theon = if you defend a land with a structure: +1 strength and a sword
text-asha = if you have no support: two swords and a fort
text-kevan = if you attack, each of your footmen is worth 2
text-stannis = +1 strength if the opponent stands higher on the throne track
text-davos = +1 strength and a sword if Stannis Baratheon is among your discards
text-salladhor = if you have support, all ships that are not yours are worth 0
text-nymeria = a sword if you attack, a fort if you defend
text-roose = if you lose, all your discards come back to your hand, this card included
text-tywin = if you win, 2 power tokens
text-cersei = if you win, you may remove an order of the opponent anywhere
text-renly = if you win, one of your footmen in the combat may become a knight
text-robb = if you win, you may choose where the opponent retreats
text-arianne = if you lose as the defender, the winner does not enter the area
text-patchface = after the combat you may discard a card from the opponent’s hand
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
effect-ban-march-star = no marches +1
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
wildling-rattleshirts-raiders = Rattleshirt’s Raiders
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
objective-the-peoples-chosen = The People’s Chosen
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
objective-instant-lannister = The Lion’s Roar
objective-instant-baratheon = The Fury of the Stag
objective-instant-tyrell = The Garden of the World
objective-instant-martell = Fire and Vengeance

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
alliance-text-pair = The text, two allies
alliance-text-triple = The text, three allies
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
entry-wildling = if the wildlings win, { $lost }; if the Night’s Watch wins, { $won }
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
    }{ $points ->
        [0] { "" }
       *[other] ; with objectives { $points } points
    }

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
