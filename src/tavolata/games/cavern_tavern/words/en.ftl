### Cavern Tavern: the words of the game, English.
### Names follow the ids of content/*.toml.

title = Cavern Tavern
blurb = Fetch, cook, scrub and serve in Nasty the Dwarf’s tavern: ten rounds of dice, thirsty guests and a boss in a bad mood.

## Ingredients, peoples, places

ingredient-ambrosia = Ambrosia
ingredient-beer = Beer
ingredient-elixir = Elixir
ingredient-fruit = Fruit
ingredient-herbs = Herbs
ingredient-liqueur = Liqueur
ingredient-mead = Mead
ingredient-nectar = Nectar
ingredient-rocks = Rocks
ingredient-spirits = Spirits
ingredient-syrup = Syrup
ingredient-wine = Wine
ingredient-potion = Magic Potion
ingredient-times = { $number ->
        [one] { $kind }
       *[other] { $number } { $kind }
    }
either = { $one } or { $other }
either-more = { $one }, { $other }
race-halfling = Halfling
race-human = Human
race-elf = Elf
race-dwarf = Dwarf
race-green-elf = Green Elf
race-trobit = Trobit
race-halfling-of = Halflings
race-human-of = Humans
race-elf-of = Elves
race-dwarf-of = Dwarves
race-green-elf-of = Green Elves
race-trobit-of = Trobits
area-cellar = the Cellar
area-kitchen = the Kitchen
area-chores = the Chores
area-workshop = the Workshop
area-office = the Office
area-chamber = the Secret Chamber
area-cellar-of = of the Cellar
area-kitchen-of = of the Kitchen
area-chores-of = of the Chores
area-workshop-of = of the Workshop
area-office-of = of the Office
area-chamber-of = of the Secret Chamber
track-nasty = Nasty track
track-kitchen = Kitchen track
track-chores = Chores track
zone-cellar-1 = Cellar 1
zone-cellar-2 = Cellar 2
zone-cellar-3 = Cellar 3
zone-cellar-4 = Cellar 4
zone-cellar-5 = Cellar 5
zone-cellar-6 = Cellar 6
zone-make-lunch = Make lunch for Nasty
zone-roast-the-meat = Roast the meat
zone-cook-dragon-eggs = Cook dragon eggs
zone-wash-the-dishes = Wash the dishes
zone-cut-the-meat = Cut the meat
zone-serve-dinner = Serve dinner
zone-wipe-the-tables = Wipe the tables
zone-mop-the-floor = Mop the floor
zone-prepare-the-rooms = Prepare the rooms
zone-chop-wood = Chop wood
zone-fix-the-roof = Fix the roof
zone-entertain-the-guests = Entertain the guests
zone-office = Talk to Nasty
zone-replace-order = Replace order
zone-item = Item
zone-magic-potion = Magic Potion
zone-chamber-1 = Secret Chamber, first task
zone-chamber-2 = Secret Chamber, second task
zone-chamber-3 = Secret Chamber, third task
zone-mrs-nasty = Talk to Mrs. Nasty
zone-own-1 = your own first task
zone-own-2 = your own second task
zone-own-3 = your own third task

## What cards do

effect-points = { $number ->
        [one] score a point
       *[other] score { $number } points
    }
effect-gain = take { $kinds }
effect-gain-of = take { $number } of these: { $kinds }
effect-gain-different-of = take { $number } different ones of these: { $kinds }
effect-gain-any = { $number ->
        [one] take any ingredient
       *[other] take any { $number } ingredients
    }
effect-gain-different = take { $number } different ingredients
effect-gain-zone = { $number ->
        [one] take an ingredient of that zone
       *[other] take { $number } ingredients of that zone
    }
effect-gain-potion = { $number ->
        [one] take a Magic Potion
       *[other] take { $number } Magic Potions
    }
effect-exchange = { $number ->
        [one] exchange one of your ingredients for any other
       *[other] exchange up to { $number } of your ingredients for any others
    }
effect-steal = { $number ->
        [one] steal an ingredient from a rival
       *[other] steal up to { $number } ingredients from rivals
    }
effect-swap = { $number ->
        [one] swap an ingredient with a rival
       *[other] swap up to { $number } ingredients with rivals, one for one
    }
effect-rival-gain = { $number ->
        [one] a rival of your choice takes any ingredient
       *[other] a rival of your choice takes any { $number } ingredients
    }
effect-draw-items = { $number ->
        [one] draw an item
       *[other] draw { $number } items, keep { $kept }
    }
effect-nasty-up = go { $number } up on the Nasty track
effect-nasty-down = go { $number } down on the Nasty track
effect-rival-nasty = a rival of your choice goes { $number } down on the Nasty track
effect-dismiss-says = { $number ->
        [one] discard a Nasty Says of yours
       *[other] discard up to { $number } Nasty Says of yours
    }
effect-die-set = { $number ->
        [one] set one of your dice to any face
       *[other] set up to { $number } of your dice to any face
    }
effect-die-shift = { $number ->
        [one] change one of your dice by up to { $most }
        [5] change each of your dice by up to { $most }
       *[other] change up to { $number } of your dice by up to { $most } each
    }
effect-die-flip = { $number ->
        [one] turn one of your dice over
        [5] turn over as many of your dice as you like
       *[other] turn over up to { $number } of your dice
    }
effect-die-reroll = { $number ->
        [one] roll one of your dice again
        [5] roll again as many of your dice as you like
       *[other] roll up to { $number } of your dice again
    }
effect-extra-die = { $number ->
        [one] roll one more die, yours for this round
       *[other] roll { $number } more dice, yours for this round
    }
effect-rival-reroll = { $number ->
        [one] roll a die again that a rival has not placed
       *[other] roll up to { $number } dice again that a rival has not placed
    }
effect-extra-placement = { $number ->
        [one] in this turn you may place dice once more
       *[other] in this turn you may place dice { $number } times more
    }
effect-share-space = your next placement in this turn may use a taken space
effect-task-bonus = { $task-id ->
        [kitchen] a Kitchen task
        [chore] a Chore
       *[any] a Kitchen task or Chore
    } in this turn gives { $number } more points
effect-order-bonus = an order served in this turn gives { $number } more points
effect-order-discount = { $number ->
        [one] an order served in this turn may lack an ingredient
       *[other] an order served in this turn may lack up to { $number } ingredients
    }
effect-late-ignore = an order served in this turn counts as { $number ->
        [one] one round less late
       *[other] up to { $number } rounds less late
    }{ $points ->
        [0] { "" }
       *[other] ; if it was not late, score { $points } points
    }
effect-late-ignore-race = an order of { $race } counts as { $number ->
        [one] one round less late
       *[other] up to { $number } rounds less late
    }{ $points ->
        [0] { "" }
       *[other] ; if it was not late, score { $points } points
    }
effect-order-swap = trade your open order for one in the Mess Hall, as if taken just now
effect-first-player = take the First Player marker
effect-modifiers = { $number ->
        [one] take a Modifier
       *[other] take { $number } Modifiers
    }
effect-replace-order = discard an order of the Mess Hall, draw { $number } and lay one of them
effects-then = { $one }; { $other }
effects-or = { $one }, or { $other }
effect-more-points = score { $number } more points
effect-late-now = it counts as { $number ->
        [one] one round less late
       *[other] up to { $number } rounds less late
    }{ $points ->
        [0] { "" }
       *[other] ; if it is not late, score { $points } points
    }
trigger-own-turn = in your turn: { $does }
trigger-serve = when you serve an order: { $does }
trigger-serve-race = when you serve an order of { $race }: { $does }
trigger-task = when you do { $task-id ->
        [kitchen] a Kitchen task
        [chore] a Chore
       *[any] a Kitchen task or a Chore
    }: { $does }
trigger-rival-cellar = when a rival uses a Cellar zone where you have dice (with two players: any zone): { $does }

## What cards ask for

condition-use = use { $where } { $number ->
        [one] once
        [2] twice
       *[other] { $number } times
    }{ $dice ->
        [0] { "" }
       *[other] , with { $dice } or more dice each time
    }
condition-use-zones = use { $number ->
        [one] once
        [2] twice
       *[other] { $number } times
    }: { $where }{ $dice ->
        [0] { "" }
       *[other] , with { $dice } or more dice each time
    }
condition-use-different = use { $number } different zones { $where }{ $dice ->
        [0] { "" }
       *[other] , with { $dice } or more dice each time
    }
condition-use-different-zones = use { $number } different ones: { $where }{ $dice ->
        [0] { "" }
       *[other] , with { $dice } or more dice each time
    }
condition-use-kitchen = do { $number ->
        [one] a Kitchen task
       *[other] { $number } Kitchen tasks
    }{ $dice ->
        [0] { "" }
       *[other] { " " }in { $where }, with { $dice } or more dice each time
    }
condition-use-chores = do { $number ->
        [one] a Chore
       *[other] { $number } Chores
    }{ $dice ->
        [0] { "" }
       *[other] { " " }in { $where }, with { $dice } or more dice each time
    }
condition-serve = { $what-id ->
        [peoples] serve guests of { $number } different peoples
       *[orders] serve { $number ->
            [one] an order
           *[other] { $number } orders
        }
    }{ $whose-id ->
        [named] { " " }of { $races }
       *[all] { "" }
    }{ $least ->
        [0] { "" }
       *[other] { " " }of { $least } or more ingredients
    }{ $late ->
        [-1] { "" }
        [0] { " " }on time
       *[other] , at most { $late } late
    }
condition-pay-ingredients = pay { $number ->
        [one] an ingredient
       *[other] { $number } { $shape-id ->
            [same] equal ingredients
            [distinct] different ingredients
           *[any] ingredients
        }
    }
condition-pay-points = { $number ->
        [one] pay a point
       *[other] pay { $number } points
    }
condition-discard-items = { $number ->
        [one] discard an item
       *[other] discard { $number } items
    }
condition-play-items = { $number ->
        [one] play an item
       *[other] play { $number } items
    }
condition-track-at = reach { $number } on the { $track }
condition-nasty-at-most = end at { $number } or less on the Nasty track
condition-points-at-least = end with at least { $number } points
conditions-and = { $one }; { $other }
conditions-or = { $one }, or { $other }
secret-counts-orders = { $what-id ->
        [peoples] different peoples
       *[orders] orders
    }{ $whose-id ->
        [named] { " " }of { $races }
       *[all] { "" }
    }{ $least ->
        [0] { "" }
       *[other] { " " }of { $least } or more ingredients
    } served{ $late ->
        [-1] { "" }
        [0] { " " }on time
       *[other] { " " }at most { $late } late
    }: { $tiers }
secret-counts-track = space reached on the { $track }: { $tiers }
secret-counts-items = items played: { $tiers }
secret-counts-use = times you used { $where }: { $tiers }
tier = { $number } for { $points ->
        [one] a point
       *[other] { $points } points
    }

## Orders

order-doorstep-nip = Doorstep Nip
order-button-popper = Button Popper
order-barefoot-punch = Barefoot Punch
order-pantry-raider = Pantry Raider
order-aunts-secret = Auntie’s Secret
order-apple-thief = Apple Thief
order-harvest-moonlet = Harvest Moonlet
order-hopping-gnome = Hopping Gnome
order-honest-copper = Honest Copper
order-widows-wink = Widow’s Wink
order-deserters-cup = Deserter’s Cup
order-tax-collector = Tax Collector
order-broken-oath = Broken Oath
order-hangmans-day-off = Hangman’s Day Off
order-kings-ransom = King’s Ransom
order-five-crowns = Five Crowns
order-silver-sigh = Silver Sigh
order-last-leaf = Last Leaf
order-moon-on-a-leash = Moon on a Leash
order-polite-refusal = Polite Refusal
order-thousand-autumns = Thousand Autumns
order-glass-harp = Glass Harp
order-starfall = Starfall
order-long-farewell = The Long Farewell
order-short-fuse = Short Fuse
order-beard-oil = Beard Oil
order-anvil-lullaby = Anvil Lullaby
order-cave-in = Cave-In
order-mother-lode = Mother Lode
order-grudge-on-the-rocks = Grudge on the Rocks
order-molten-handshake = Molten Handshake
order-deepest-gallery = Deepest Gallery
order-dew-thief = Dew Thief
order-mossy-pillow = Mossy Pillow
order-poachers-alibi = Poacher’s Alibi
order-nettle-kiss = Nettle Kiss
order-fox-at-midnight = Fox at Midnight
order-singing-root = Singing Root
order-rain-dancer = Rain Dancer
order-heart-of-the-thicket = Heart of the Thicket
order-pebble-fizz = Pebble Fizz
order-bridge-toll = Bridge Toll
order-two-left-feet = Two Left Feet
order-mud-duchess = Mud Duchess
order-loud-whisper = Loud Whisper
order-swamp-lantern = Swamp Lantern
order-black-knight = Black Knight
order-sleeping-boulder = Sleeping Boulder

## Items

item-sand-clock = Sand Clock
item-hammer = Hammer
item-bracelet = Bracelet
item-dragons-claw = Dragon’s Claw
item-glass-of-strongcliff = Glass of Strongcliff
item-dwarven-mug = Dwarven Mug
item-clover = Clover
item-loaded-die = Loaded Die
item-crooked-mirror = Crooked Mirror
item-goblin-shim = Goblin Shim
item-lucky-boot = Lucky Boot
item-hourly-helper = Hourly Helper
item-bottomless-apron = Bottomless Apron
item-top-shelf-ladder = Top-Shelf Ladder
item-smugglers-coat = Smuggler’s Coat
item-alchemists-thimble = Alchemist’s Thimble
item-grandmas-funnel = Grandma’s Funnel
item-silver-tongue = Silver Tongue
item-warm-slippers = Warm Slippers
item-forged-excuse = Forged Excuse
item-wobbly-stool = Wobbly Stool
item-singing-ladle = Singing Ladle
item-bewitched-mop = Bewitched Mop
item-tip-jar = Tip Jar
item-chalk-and-sponge = Chalk and Sponge

## Characters

character-bodo-quicklatch = Bodo Quicklatch
character-marten-vail = Marten Vail
character-saelwyn = Saelwyn of the Late Hours
character-grunda-ironkettle = Grunda Ironkettle
character-keishara = Keishara
character-mugg-underbridge = Mugg Underbridge

## Nasty Says

says-barrel-parade = Barrel Parade
says-stocktaking = Stocktaking
says-top-shelf = The Good Stuff
says-middle-shelf = Dust the Middle Shelf
says-lost-ring = I Dropped My Ring
says-heavy-lifting = Heavy Lifting
says-fetch-my-tonic = Fetch My Tonic
says-wizards-rent = The Wizard Owes Rent
says-my-office-now = My Office. Now.
says-drinks-on-you = Drinks Are on You
says-matching-pair = One for Each Hand
says-tasting-tray = Tasting Tray
says-the-fine = A Small Fine
says-empty-pockets = Empty Your Pockets
says-prove-yourself = Make Yourself Useful

## Secret tasks

secret-small-feet-big-tips = Small Feet, Big Tips
secret-kings-coin = The King’s Coin
secret-silver-service = Silver Service
secret-family-discount = Family Discount
secret-guests-of-the-wood = Guests of the Wood
secret-reinforced-chairs = Reinforced Chairs
secret-tall-and-small = The Tall and the Small
secret-two-kinds-of-elf = Both Kinds of Elf
secret-stone-and-thunder = Stone and Thunder
secret-head-cook = Head Cook
secret-spotless = Spotless
secret-never-late = Never Late
secret-big-tables = Big Tables

## Assignments of the Five Realms

assignment-wizards-dream = The Wizard’s Dream
assignment-bread-for-the-border = Bread for the Border
assignment-the-green-envoy = The Green Envoy
assignment-stone-oath = The Stone Oath
assignment-under-the-bridge = Under the Bridge
assignment-little-ears = Little Ears
assignment-last-song-of-the-elves = The Elves’ Last Song
assignment-six-at-one-table = Four at One Table
assignment-the-quiet-night = A Quiet Night
assignment-the-kings-supper = The King’s Supper
assignment-storm-on-the-hills = Storm on the Hills
assignment-the-false-merchant = The False Merchant
assignment-feast-of-two-forests = Feast of Two Forests
assignment-the-debt = The Debt
assignment-smoke-signals = Smoke Signals
assignment-the-polished-blade = The Polished Blade
assignment-great-toast = The Great Toast
assignment-the-hostage = The Hostage
assignment-the-secret-road = The Secret Road
assignment-dawn-of-the-truce = Dawn of the Truce

## Tasks of the Secret Chamber

task-peel-moon-onions = Peel the Moon Onions
task-stir-the-slow-stew = Stir the Slow Stew
task-bake-the-message-pie = Bake the Message Pie
task-bone-the-kraken = Bone the Kraken
task-dine-with-spies = Dine with Spies
task-feed-the-portrait = Feed the Portrait
task-banquet-behind-the-curtain = Banquet behind the Curtain
task-trim-the-candles = Trim the Candles
task-oil-the-hinges = Oil the Hinges
task-beat-the-tapestry = Beat the Tapestry
task-sweep-out-the-secrets = Sweep Out the Secrets
task-bribe-the-rats = Bribe the Rats
task-move-the-statue = Move the Statue
task-dig-the-escape-tunnel = Dig the Escape Tunnel
task-keep-a-secret = Keep a Secret
task-sealed-letter = Deliver the Sealed Letter
task-taste-for-poison = Taste for Poison
task-tell-her-everything = Tell Her Everything
task-deal-marked-cards = Deal the Marked Cards
task-double-draught = Brew the Double Draught
task-broker-the-truce = Broker the Truce

## Tokens of the Secret Chamber

token-modifier = Modifier
token-mrs-nasty = Mrs. Nasty
token-drink-ambrosia = Cloud Chaser
token-drink-beer = Half-Pint Hero
token-drink-elixir = Blue Blink
token-drink-fruit = Orchard Drop
token-drink-herbs = Hedge Tea
token-drink-liqueur = Velvet Elbow
token-drink-mead = Bee’s Knee
token-drink-nectar = Petal Shot
token-drink-rocks = On the Rocks, Only
token-drink-spirits = Friendly Ghost Sip
token-drink-syrup = Sticky Secret
token-drink-wine = Cellar Curtain
drink-ambrosia = { token-drink-ambrosia } ({ ingredient-ambrosia })
drink-beer = { token-drink-beer } ({ ingredient-beer })
drink-elixir = { token-drink-elixir } ({ ingredient-elixir })
drink-fruit = { token-drink-fruit } ({ ingredient-fruit })
drink-herbs = { token-drink-herbs } ({ ingredient-herbs })
drink-liqueur = { token-drink-liqueur } ({ ingredient-liqueur })
drink-mead = { token-drink-mead } ({ ingredient-mead })
drink-nectar = { token-drink-nectar } ({ ingredient-nectar })
drink-rocks = { token-drink-rocks } ({ ingredient-rocks })
drink-spirits = { token-drink-spirits } ({ ingredient-spirits })
drink-syrup = { token-drink-syrup } ({ ingredient-syrup })
drink-wine = { token-drink-wine } ({ ingredient-wine })

## The Nasty track

track-space-0 = 0
track-space-1 = 1
track-space-2 = 2
track-space-3 = 3
track-space-4 = 4
track-space-5 = 5
track-space-6 = 6
track-space-7 = 7
track-space-8 = 8
track-space-9 = 9
track-space-10 = 10

## How well a card is known

source-printed = printed
    .help = As the book states it.
source-assumed = assumed
    .help = Pieced together from incomplete reports.
source-house = house
    .help = A choice of ours: the book does not say.

## Options of a new game

option-chamber = Secret Chamber
    .help = Mrs. Nasty’s room with tasks, drinks and favours opens in the fourth round.
option-chamber-false = Off
    .help = The tavern alone.
option-chamber-true = On
    .help = With the expansion.
option-characters = Characters
    .help = How the players come to their characters.
option-characters-chosen = Chosen
    .help = Each player chooses, in turn order.
option-characters-dealt = Dealt
    .help = Drawn by lot, for a quicker start.
option-story = Story
    .help = For one player: an assignment instead of a number of points.
option-story-false = Off
    .help = Reach 85 points.
option-story-true = On
    .help = Fulfil an assignment of the Five Realms.

## Small words

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
time-1 = 10:00 pm
time-2 = 10:20 pm
time-3 = 10:40 pm
time-4 = 11:00 pm
time-5 = 11:20 pm
time-6 = 11:40 pm
time-7 = midnight
time-8 = 12:20 am
time-9 = 12:40 am
time-10 = 1:00 am
account-orders = orders
account-kitchen = Kitchen
account-chores = Chores
account-cards = items and character
account-chamber = Secret Chamber
account-forgotten = forgotten orders
account-fines = fines
account-nasty = Nasty track
account-says = open Nasty Says
account-ingredients = ingredients
account-secret = secret task
automa-white = white
automa-yellow = yellow
automa-blue = blue
automa-green = green
automa-red = red
automa-purple = purple

## What is asked

ask-character = Choose your character.
ask-start = Your first ingredients: which one for the { $die }?
ask-first-order = You have no open order: take one before anything else.
ask-action = Your turn: what do you do?
ask-drop = You drew { $order }. Which order of the Mess Hall is discarded for it?
ask-dice = { $zone }: still { $total } to place.
ask-dice-number = { $zone }: place { $number ->
        [one] a die
       *[other] { $number } dice
    }.
ask-pay-order = { $order }: what do you return for { $number ->
        [one] { $ingredient }
       *[other] { $number } { $ingredient }
    }?
ask-pay-says = Nasty wants { $number ->
        [one] one more ingredient
       *[other] { $number } more { $shape-id ->
            [same] equal ingredients
            [distinct] different ingredients
           *[any] ingredients
        }
    }: which one do you pay?
ask-effect = { $card }: which one do you choose?
ask-gain = Which ingredient do you take?{ $number ->
        [one] { "" }
       *[other] { " " }({ $number } in all)
    }
ask-exchange = Which ingredient do you exchange?{ $number ->
        [0] { " " }(no more)
        [one] { " " }(one more at most)
       *[other] { " " }({ $number } more at most)
    }
ask-steal = From whom do you steal an ingredient?{ $number ->
        [0] { " " }(no more)
        [one] { " " }(one more at most)
       *[other] { " " }({ $number } more at most)
    }
ask-steal-kind = What do you steal from { $other }?
ask-swap = With whom do you swap an ingredient?{ $number ->
        [0] { " " }(no more)
        [one] { " " }(one more at most)
       *[other] { " " }({ $number } more at most)
    }
ask-swap-give = What do you give { $other }?
ask-swap-take = What do you take from { $other } for { $ingredient }?
ask-rival-gain = Who takes { $number ->
        [one] an ingredient
       *[other] { $number } ingredients
    } too?
ask-rival-nasty = Whom do you talk about? That rival goes { $number } down on the Nasty track.
ask-rival-reroll = Whose dice are rolled again?{ $number ->
        [one] { " " }(one die)
       *[other] { " " }(up to { $number })
    }
ask-reroll = Which of your dice do you roll again?{ $number ->
        [0] { " " }(no more)
        [one] { " " }(one more at most)
       *[other] { " " }({ $number } more at most)
    }
ask-reroll-rival = Which dice of { $other } are rolled again?{ $number ->
        [0] { " " }(no more)
        [one] { " " }(one more at most)
       *[other] { " " }({ $number } more at most)
    }
ask-set = Which die do you set?{ $number ->
        [0] { " " }(no more)
        [one] { " " }(one more at most)
       *[other] { " " }({ $number } more at most)
    }
ask-face = Which face for the { $die }?
ask-shift = Which die do you change, by up to { $most }?{ $number ->
        [0] { " " }(no more)
        [one] { " " }(one more at most)
       *[other] { " " }({ $number } more at most)
    }
ask-flip = Which die do you turn over?{ $number ->
        [0] { " " }(no more)
        [one] { " " }(one more at most)
       *[other] { " " }({ $number } more at most)
    }
ask-keep = Which item do you keep?{ $number ->
        [one] { "" }
       *[other] { " " }({ $number } in all)
    }
ask-discard = { $number ->
        [one] Discard an item.
       *[other] Discard { $number } items.
    }
ask-replace = Which order of the Mess Hall do you replace?
ask-lay = Which of the orders drawn comes into the Mess Hall?
ask-order-swap = Your order { $order } goes: which one do you take instead?
ask-dismiss = Which Nasty Says do you discard?
ask-mrs-nasty = Nasty calls you. Do you spend three of your { $number } Mrs. Nasty tokens?
ask-task-limit = You have { $number } tasks, and three is the limit: which one do you discard?
ask-ability-serve = You serve { $order }: do you use { $character }?
ask-ability-task = { $zone }: do you use { $character }?
ask-ability-cellar = A rival used { $zone }: do you use { $character }?

## Moves, for the player who may make them

move-end = End your turn
move-deck = Draw an order from the deck
move-serve = Serve { $order }: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $late ->
        [0] { "" }
        [one] { " " }(one round late)
       *[other] { " " }({ $late } rounds late)
    }
move-serve-choosing = Serve { $order }, choosing what to return
move-ability = { $character }: { $does }
move-no-ability = Keep { $character } for later
move-draw-says = Draw a Nasty Says
move-stop = That is enough
move-spend = Spend three Mrs. Nasty tokens
move-lack = Do without { $ingredient }
move-order = Take { $order }: { $does }
move-drop = Discard { $order }
move-replace = Replace { $order }
move-lay = Lay { $order }: { $does }
move-order-swap = Take { $order } instead: { $does }
move-place = { $total ->
        [0] { $number ->
            [one] Place a die on { $zone }: { $does }
           *[other] Place { $number } dice on { $zone }: { $does }
        }
       *[other] Place { $total } on { $zone }: { $does }
    }
move-die = Place a { $die }
move-die-as = Place a { $die } as a { $to }
move-set-die = Set a { $die }
move-turn-die = Turn a { $die } into a { $to }
move-reroll-die = Roll a { $die } again
move-face = It shows { $die }
move-play = Play { $item }: { $does }
move-keep = Keep { $item }: { $does }
move-discard-item = Discard { $item }: { $does }
move-take = Take { $ingredient }
move-steal = Steal { $ingredient } from { $other }
move-swap-take = Take { $ingredient } from { $other }
move-return = Return { $ingredient }
move-swap-give = Give { $other } { $ingredient }
move-pay = Pay { $ingredient }
move-pay-potion = A Magic Potion for { $ingredient }
move-rival-steal = Steal from { $other }
move-rival-swap = Swap with { $other }
move-rival-gain = { $other } takes an ingredient
move-rival-nasty = Talk about { $other }, who is on { $number } of the Nasty track
move-rival-reroll = The dice of { $other }
move-choose = { $character }: { $does }
move-effect = Choose: { $does }
move-obey = { $says }: { $does }
move-dismiss = Discard { $says }: { $does }
move-drink = Serve { $drink }: { $points ->
        [one] one point
       *[other] { $points } points
    }
move-drink-potion = Serve { $drink } with a Magic Potion: { $points ->
        [one] one point
       *[other] { $points } points
    }
move-modify = Modifier: a { $die } becomes a { $to }
move-task = Discard { $task }: { $does }

## What happens

event-character = { $seat } plays { $character }.
event-secret-task = { $seat } is dealt a secret task.
event-secret-task-seen = Your secret task, { $seat }: { $task }.
event-white-die = The white die goes to { $seat }.
event-round = Round { $number }: it is { $time }.
event-rolls = { $seat } rolls { $dice }.
event-rolls-again = { $seat }: { $number ->
        [one] a die is rolled again and shows { $dice }
       *[other] { $number } dice are rolled again and show { $dice }
    }.
event-extra-dice = { $seat } rolls { $number ->
        [one] one more die
       *[other] { $number } more dice
    }: { $dice }.
event-automa-order = The white automa die blocks the order { $order }.
event-automa-blocks = The { $die } automa die shows { $number } and blocks { $zone }.
event-places = { $seat } places { $dice } on { $zone }.
event-takes = { $seat } takes { $ingredient }.
event-returns = { $seat } returns { $ingredient }.
event-pays = { $seat } pays { $ingredient }.
event-steals = { $seat } steals { $ingredient } from { $other }.
event-swaps = { $seat } gives { $other } { $given } for { $taken }.
event-scores = { $seat } scores { $number ->
        [one] a point
       *[other] { $number } points
    } ({ $account }).
event-loses = { $seat } loses { $number ->
        [one] a point
       *[other] { $number } points
    } ({ $account }).
event-moves = { $seat } is on { $number } of the { $track }.
event-first-player = { $seat } takes the First Player marker.
event-takes-order = { $seat } takes the order { $order }.
event-draws-order = { $seat } draws the order { $order } from the deck.
event-order-gone = The order { $order } is discarded.
event-new-order = New in the Mess Hall: { $order }.
event-trades-order = { $seat } gets rid of the order { $order }.
event-draws-orders = { $seat } draws { $number ->
        [one] an order
       *[other] { $number } orders
    } to choose from.
event-draws-orders-seen = { $seat } draws { $orders } to choose from.
event-lays-order = { $seat } lays { $order } in the Mess Hall, the { $place ->
        [1] first
        [2] second
       *[other] third
    } of those drawn.
event-serves = { $seat } serves { $order }{ $late ->
        [0] { "" }
        [one] , one round late
       *[other] , { $late } rounds late
    }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-forgets = { $seat } has forgotten { $order } for { $late } rounds: { $points ->
        [one] one point
       *[other] { $points } points
    } lost.
event-draws-items = { $seat } draws { $number ->
        [one] an item
       *[other] { $number } items
    }.
event-draws-items-seen = { $seat } draws { $items }.
event-keeps-item = { $seat } keeps an item.
event-keeps-item-seen = { $seat } keeps { $item }.
event-discards-item = { $seat } discards { $item }.
event-plays-item = { $seat } plays { $item }.
event-ability = { $seat } uses { $character }.
event-turns-die = { $seat } turns a { $die } into a { $to }.
event-modifies = { $seat } spends a Modifier: { $die } becomes { $to }.
event-gets-modifiers = { $seat } takes { $number ->
        [one] a Modifier
       *[other] { $number } Modifiers
    }.
event-gets-token = { $seat } gets the token { $token }.
event-serves-drink = { $seat } serves { $drink }.
event-called = Nasty calls { $seat }: { $says }.
event-called-in-vain = Nasty calls { $seat }, and has nothing left to say.
event-saved-by-mrs-nasty = Mrs. Nasty puts in a word for { $seat }: no Nasty Says.
event-says-done = { $seat } has done what Nasty said: { $says }.
event-says-dismissed = { $seat } gets out of { $says }.
event-chamber-opens = The Secret Chamber opens.
event-new-task = New in the Secret Chamber: { $task }, with { $token }.
event-new-task-bare = New in the Secret Chamber: { $task }.
event-task-home = { $seat } keeps the task { $task }.
event-task-gone = The task { $task } is discarded.
event-drops-task = { $seat } discards the task { $task }.
event-secret-shown = The secret task of { $seat }: { $task }, { $number ->
        [one] one point
       *[other] { $number } points
    }.
event-wins = { $number ->
        [one] { $winners } wins with { $points } points.
       *[other] { $winners } share the victory with { $points } points.
    }
event-alone-won = { $seat } wins, with { $points } points.
event-alone-lost = { $seat } loses, with { $points } points.

## Why not

rule-asked = Answer what is asked first.
rule-not-in-hand = That item is not in your hand.
rule-no-such-die = None of your dice shows { $die }.
rule-die-does-not-fit = With a { $die } you cannot reach what the zone asks for.
rule-not-that-ingredient = You cannot take { $ingredient } here.
rule-ability-is-offered = { $character } has another moment: you will be asked.
rule-ct-1_4 = The pile is empty: { $ingredient }.
rule-ct-2_3-taken = That character is taken.
rule-ct-4_2 = Your dice for this turn are placed.
rule-ct-4_3 = First take an order.
rule-ct-4_5 = You can still place dice: place some before you end your turn.
rule-ct-4_7 = It is for { $seat } to decide now.
rule-ct-5_2 = You have an open order already: { $order }.
rule-ct-5_5 = No order can be drawn from the deck now.
rule-ct-5_6 = There is no order on that space.
rule-ct-6_1 = You lack ingredients for { $order }.
rule-ct-6_1-none = You have no open order.
rule-ct-6_3-no-choice = There is nothing to choose: just serve it.
rule-ct-8_1-no-dice = You have no dice left.
rule-ct-8_2 = Your dice cannot make { $total } for { $zone }.
rule-ct-8_3 = { $zone } asks for { $number ->
        [one] one die
       *[other] { $number } dice
    }.
rule-ct-8_4 = { $zone } is taken.
rule-ct-9_4 = Both piles of { $zone } are empty.
rule-ct-10_16 = You are not that far on the track: the { $die } cannot be changed so much.
rule-ct-10_17 = The { $die } cannot leave the faces 1 to 6.
rule-ct-12_3 = There is no order in the Mess Hall to replace.
rule-ct-13_5 = Not with a Nasty Says before you: { $zone } is closed to you.
rule-ct-13_7 = You cannot pay what Nasty asks.
rule-ct-13_7-none = You have no such Nasty Says.
rule-ct-14_1 = { $character } is used up.
rule-ct-15_4 = { $item } could do nothing now.
rule-ct-15_4-ability = { $character } could do nothing now.
rule-ct-16_7 = Magic Potions are neither given nor taken here.
rule-ct-18_10 = The game is over.
rule-ct-19_1 = The Secret Chamber is not open.
rule-ct-19_3 = There is no task on that space of the Chamber.
rule-ct-19_9 = You have no such task on your board.
rule-ct-19_10 = A Modifier does not turn a 6 into a 1 or a 1 into a 6.
rule-ct-19_10-none = You have no Modifiers.
rule-ct-19_12 = You lack the ingredient for { $drink }.
rule-ct-19_12-none = You have no such token: { $drink }.
rule-ct-19_13 = You have no Magic Potion for { $drink }.
rule-ct-20_1-character = Alone there are no characters.
rule-ct-20_6 = The automa blocks that order.

## The board in the terminal

board-round = Round { $number } of { $most }, { $time }
board-first = First Player:
board-white = White die:
board-decks = In the decks: { $orders } orders, { $items } items, { $says } Nasty Says
board-area-cellar = Cellar
board-area-kitchen = Kitchen
board-area-chores = Chores
board-area-office = Office
board-area-workshop = Workshop
board-area-chamber = Secret Chamber
board-title-order = Mess Hall
board-title-race = People
board-title-needs = Ingredients
board-title-points = Points
board-title-late = Points by lateness
board-title-red = Forgotten after
board-title-player = Player
board-title-nasty = Nasty
board-title-skills = ♨ Kitchen ⚒ Chores
board-title-dice = Dice
board-title-goods = Ingredients
board-title-held = Holds
board-closed = opens in the fourth round
board-items = { $number ->
        [one] one item
       *[other] { $number } items
    }
board-served = { $number ->
        [one] one order served
       *[other] { $number } orders served
    }
board-modifiers = { $number ->
        [one] one Modifier
       *[other] { $number } Modifiers
    }
board-open = { $order }, { $points ->
        [one] one point now
       *[other] { $points } points now
    }{ $late ->
        [0] { "" }
        [one] { " " }(one round late)
       *[other] { " " }({ $late } rounds late)
    }
board-missing = still missing: { $goods }
board-secret = Secret task of { $name }
board-worth = { $number ->
        [one] one point so far
       *[other] { $number } points so far
    }
board-bottom = At the bottom of the order deck: { $orders }
board-drawn = Just drawn: { $cards }

## Lists of the content pack, and what points are

content-orders = Orders
content-items = Items
content-characters = Characters
content-says = Nasty Says
content-secrets = Secret tasks
content-assignments = Assignments
content-tasks = Tasks of the Secret Chamber
content-tokens = Tokens of the Secret Chamber
content-track = Nasty track
entry-order = { $race }{ $symbol-id ->
        [kitchen] , Kitchen
        [chore] , Chores
       *[none] { "" }
    }: { $needs }; { $points } points, forgotten after { $patience } rounds (−{ $penalty })
entry-task = { $task ->
        [kitchen] Kitchen task, { $total }: { $does }
        [chore] Chore, { $total }: { $does }
       *[plain] Task, { $total }: { $does }
    }.
entry-token = { $number ->
        [one] one token
       *[other] { $number } tokens
    }{ $points ->
        [0] { "" }
        [one] , a point each
       *[other] , { $points } points each
    }
entry-space = { $number ->
        [0] no points lost
        [one] one point lost
       *[other] { $number } points lost
    }{ $calls ->
        [yes] ; Nasty calls
       *[no] { "" }
    }
points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## Set-ups and moves that are refused

error-cavern-story = the story is for one player, not { $seats } (CT-23.4)
error-cavern-characters = one player alone has no character (CT-23.4)
error-bad-notation = “{ $text }” is not a move. A move reads like: order 3, place cellar-4, die 4, take wine, serve, end
