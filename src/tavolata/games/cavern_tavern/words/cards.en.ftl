### Cavern Tavern: names and texts of cards and zones, English. Names follow the ids of content/*.toml.

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
effect-nasty-up = go up { $number } on the Nasty track
effect-nasty-down = go down { $number } on the Nasty track
effect-rival-nasty = a rival of your choice goes down { $number } on the Nasty track
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
       *[other] change up to { $number } of your dice by up to { $most } each
    }
effect-die-flip = { $number ->
        [one] turn one of your dice over
       *[other] turn over up to { $number } of your dice
    }
effect-die-reroll = { $number ->
        [one] roll one of your dice again
       *[other] roll up to { $number } of your dice again
    }
effect-extra-die = { $number ->
        [one] roll one more die, yours for this round
       *[other] roll { $number } more dice, yours for this round
    }
effect-rival-reroll = { $number ->
        [one] roll a rival’s unplaced die again
       *[other] roll up to { $number } of a rival’s unplaced dice again
    }
effect-extra-placement = { $number ->
        [one] this turn you may place dice once more
       *[other] this turn you may place dice { $number } times more
    }
effect-share-space = your next placement this turn may use a taken space
effect-task-bonus = { $task-id ->
        [kitchen] a Kitchen task
        [chore] a Chore
       *[any] a Kitchen task or a Chore
    } this turn gives { $number ->
        [one] one more point
       *[other] { $number } more points
    }
effect-order-bonus = an order served this turn gives { $number ->
        [one] one more point
       *[other] { $number } more points
    }
effect-order-discount = { $number ->
        [one] an order served this turn may lack an ingredient
       *[other] an order served this turn may lack up to { $number } ingredients
    }
effect-late-ignore = an order served this turn counts as { $number ->
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
effect-more-points = score { $number ->
        [one] one more point
       *[other] { $number } more points
    }
effect-late-now = it counts as { $number ->
        [one] one round less late
       *[other] up to { $number } rounds less late
    }{ $points ->
        [0] { "" }
       *[other] ; if it is not late, score { $points } points
    }
trigger-own-turn = on your turn: { $does }
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
condition-use-different-zones = use { $number } different zones of these: { $where }{ $dice ->
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
            [same] ingredients of the same kind
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
says-my-office-now = My Office, Now
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
assignment-five-at-one-table = Five at One Table
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
