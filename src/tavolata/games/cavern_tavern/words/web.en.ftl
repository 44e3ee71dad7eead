### Cavern Tavern: the words of the page, English: what the cards say in jest, and notes on them.

## Orders

flavour-doorstep-nip = One for the road. The road is four steps long.
flavour-button-popper = Served with needle and thread.
flavour-barefoot-punch = Pressed the old way. Best not to ask.
flavour-pantry-raider = Whatever was left, and some of what was not.
flavour-aunts-secret = Everybody knows the recipe. Nobody tell Auntie.
flavour-apple-thief = Tastes better from somebody else’s orchard.
flavour-harvest-moonlet = Half a moon: the other half has been eaten.
flavour-hopping-gnome = Keep the lid on until it reaches the table.
flavour-honest-copper = Cheap, and for once it admits it.
flavour-widows-wink = Sixth husband not included.
flavour-deserters-cup = Drunk standing, with an eye on the door.
flavour-tax-collector = One sip in ten goes back to the house.
flavour-broken-oath = “Never again”, now in liquid form.
flavour-hangmans-day-off = Loosens the collar.
flavour-kings-ransom = The king can wait. This cannot.
flavour-five-crowns = One for each realm, and not one of them straight.
flavour-silver-sigh = To be sipped while gazing out of a window.
flavour-last-leaf = It falls into the glass by itself. Just wait.
flavour-moon-on-a-leash = Do not let go of the string.
flavour-polite-refusal = The only drink that insults you in verse.
flavour-thousand-autumns = Aged nine hundred and ninety-nine. Near enough.
flavour-glass-harp = Play it first, drink it after.
flavour-starfall = Make a wish, then make room.
flavour-long-farewell = An elf needs three hours to leave. Here is why.
flavour-short-fuse = Drink before it reaches the cork.
flavour-beard-oil = Nothing you spill is wasted.
flavour-anvil-lullaby = You will sleep. You will not choose when.
flavour-cave-in = Everything comes down at once.
flavour-mother-lode = There is a nugget at the bottom. Mind your teeth.
flavour-grudge-on-the-rocks = Best served to a cousin.
flavour-molten-handshake = Seals the deal, and most wounds.
flavour-deepest-gallery = Nobody has ever seen the bottom of this mug.
flavour-dew-thief = Gathered at dawn, in other people’s gardens.
flavour-mossy-pillow = Soft, green and slightly alive.
flavour-poachers-alibi = He was here all evening. Ask the glass.
flavour-nettle-kiss = Tingles for a week.
flavour-fox-at-midnight = By the time you notice it, it is gone.
flavour-singing-root = If it goes for the high note, duck.
flavour-rain-dancer = Bring an umbrella. Two, for a second round.
flavour-heart-of-the-thicket = Sweet inside. Getting there is the trouble.
flavour-pebble-fizz = The fizz is real. So is the pebble.
flavour-bridge-toll = Pay, drink, cross. In that order.
flavour-two-left-feet = Dancing is optional, and unavoidable.
flavour-mud-duchess = Noble at the bottom, swamp on top.
flavour-loud-whisper = A secret for the whole room.
flavour-swamp-lantern = Follow the glow. Actually, better not.
flavour-black-knight = Comes in silence, leaves with your table.
flavour-sleeping-boulder = Serve softly. Very, very softly.

## Items

flavour-sand-clock = Time stumbles.
flavour-hammer = One bang on the table, and the mugs dance.
flavour-bracelet = It jingles, and they forget what they were holding.
flavour-dragons-claw = Never point it at yourself.
flavour-glass-of-strongcliff = While they stare at the glass…
flavour-dwarven-mug = A toast! To whom, we shall see.
flavour-clover = Four leaves, one of them drawn on.
flavour-loaded-die = It lands as it is told.
flavour-crooked-mirror = Up is down, and prettier.
flavour-goblin-shim = A small thing under a short leg.
flavour-lucky-boot = Kick the table and look innocent.
flavour-hourly-helper = Paid by the hour, hurries by the minute.
flavour-bottomless-apron = The low shelves fall in by themselves.
flavour-top-shelf-ladder = Three rungs missing, none of them important.
flavour-smugglers-coat = More pockets than buttons.
flavour-alchemists-thimble = A potion. A small one.
flavour-grandmas-funnel = Nobody will notice.
flavour-silver-tongue = “Late? You came early.”
flavour-warm-slippers = For Nasty’s feet.
flavour-forged-excuse = Signed by your own mother, twice.
flavour-wobbly-stool = Squeeze in.
flavour-singing-ladle = It only knows drinking songs.
flavour-bewitched-mop = Do not follow it outside.
flavour-tip-jar = Rattle it where everyone can hear.
flavour-chalk-and-sponge = What was written is no longer written.

## Characters

flavour-bodo-quicklatch = Small hands, large pockets, clear conscience.
flavour-marten-vail = Left the army with a medal and a marked deck.
flavour-saelwyn = Time is a rumour spread by humans.
flavour-grunda-ironkettle = Cleans as if the floor owed her money.
flavour-keishara = Knows what grows, what cures and what pays.
flavour-mugg-underbridge = He does not push. The room makes way.

## Nasty Says

flavour-barrel-parade = Roll them up, nice and slow.
flavour-stocktaking = Count everything. Twice.
flavour-top-shelf = Not for you. For me.
flavour-middle-shelf = No, the other middle.
flavour-lost-ring = It must be somewhere low.
flavour-heavy-lifting = Two hands per keg.
flavour-fetch-my-tonic = The Wizard knows which one.
flavour-wizards-rent = Remind him. Then remind him again.
flavour-my-office-now = And wipe your feet.
flavour-drinks-on-you = Funny, you looked generous.
flavour-matching-pair = I like symmetry.
flavour-tasting-tray = A sip of this, a sip of that.
flavour-the-fine = For breathing near the till.
flavour-empty-pockets = That is mine, I am sure.
flavour-prove-yourself = For once.

## Secret tasks

flavour-small-feet-big-tips = They always order twice.
flavour-kings-coin = Count it, then bite it.
flavour-silver-service = Bow, but not too low.
flavour-family-discount = Nasty has many cousins. There is no discount.
flavour-guests-of-the-wood = Mind the squirrel.
flavour-reinforced-chairs = They pay well, and they pay for the chairs.
flavour-tall-and-small = One menu, two heights.
flavour-two-kinds-of-elf = Never seat them together.
flavour-stone-and-thunder = Bring the stone mugs.
flavour-head-cook = The hat makes the cook. So does the burn.
flavour-spotless = You can eat off the floor. Some already do.
flavour-never-late = The clock is yours; Nasty only lends it.
flavour-big-tables = More chairs, more glasses, more trouble.

## Assignments of the Five Realms

flavour-wizards-dream = He has seen peace in a soup bowl. Help him before it goes cold.
flavour-bread-for-the-border = The Human patrols march on full bellies or not at all.
flavour-the-green-envoy = She speaks to trees. Tonight she must speak to Nasty.
flavour-stone-oath = Three Dwarven clans, one table, no axes. In theory.
flavour-under-the-bridge = The Trobits know a road nobody guards. They are thirsty.
flavour-little-ears = Nobody looks down. The Halflings hear everything.
flavour-last-song-of-the-elves = Keep the glasses full and the singing stays in tune.
flavour-five-at-one-table = Five peoples, and only one salt cellar.
flavour-the-quiet-night = No shouting, no chairs, no Nasty.
flavour-the-kings-supper = He travels in disguise. The crown rather gives him away.
flavour-storm-on-the-hills = The roof leaks, the guests sing. Fix at least one of the two.
flavour-the-false-merchant = Swap his wares before he sells them to the war.
flavour-feast-of-two-forests = Both kinds of elf in one room: hide the harps.
flavour-the-debt = Someone must pay the miners. It will not be Nasty.
flavour-smoke-signals = Burn the roast a little on the left. The scouts will see it.
flavour-the-polished-blade = It hangs over the fireplace. It is not a decoration.
flavour-great-toast = A toast so big it needs planning permission.
flavour-the-hostage = She is in the cellar, and she has opinions on the wine.
flavour-the-secret-road = Small folk, big folk, one map drawn on a napkin.
flavour-dawn-of-the-truce = If everybody is fed by one o’clock, nobody fights at two.

## Tasks of the Secret Chamber

flavour-peel-moon-onions = They cry, not you.
flavour-stir-the-slow-stew = It began last winter.
flavour-bake-the-message-pie = Chew carefully.
flavour-bone-the-kraken = It has none. Look busy.
flavour-dine-with-spies = Everyone tastes everyone’s plate.
flavour-feed-the-portrait = The eyes follow the spoon.
flavour-banquet-behind-the-curtain = You saw nobody.
flavour-trim-the-candles = Dim, but flattering.
flavour-oil-the-hinges = A secret door should not squeak.
flavour-beat-the-tapestry = Apologise to the horse.
flavour-sweep-out-the-secrets = Under the rug is full.
flavour-bribe-the-rats = They know everything.
flavour-move-the-statue = It moved back yesterday.
flavour-dig-the-escape-tunnel = It comes out in the larder.
flavour-keep-a-secret = For ten whole minutes.
flavour-sealed-letter = Do not hold it to the light. Again.
flavour-taste-for-poison = Small sips.
flavour-tell-her-everything = She likes the bit with the bucket.
flavour-deal-marked-cards = Everybody cheats, so it is fair.
flavour-double-draught = Stir left, blink, stir right.
flavour-broker-the-truce = Nobody is happy: perfect.

## Drinks

flavour-drink-ambrosia = One Ambrosia, neat.
flavour-drink-beer = One Beer, mostly foam.
flavour-drink-elixir = One Elixir, eyes closed.
flavour-drink-fruit = One Fruit, squeezed by hand.
flavour-drink-herbs = One handful of Herbs, hot.
flavour-drink-liqueur = One Liqueur, no questions.
flavour-drink-mead = One Mead, still buzzing.
flavour-drink-nectar = One Nectar, two petals.
flavour-drink-rocks = Rocks. Just the Rocks.
flavour-drink-spirits = One of the Spirits. It waves back.
flavour-drink-syrup = One Syrup, slowly.
flavour-drink-wine = One Wine, poured in the dark.

## Notes on single cards

order-hopping-gnome-note = Name, points, lateness and penalty are printed in the book; people and ingredients are ours.
order-black-knight-note = A review names the drink and says that trolls order it; the rest is ours.
item-sand-clock-note = The name is printed in the book; what it does is ours.
item-hammer-note = The name is printed in the book; what it does is ours.
item-bracelet-note = The name is printed in the book; what it does is ours.
item-dragons-claw-note = The name is printed in the book; what it does is ours.
item-glass-of-strongcliff-note = Name and effect are printed in an example of the book.
item-dwarven-mug-note = The name is printed in the book; what it does is ours.
item-clover-note = The name is printed in the book; what it does is ours.
character-bodo-quicklatch-note = A review tells of this ability; the name, and what holds for two players, are ours.
character-saelwyn-note = A review tells of this ability; the name, and the points for an order on time, are ours.
character-keishara-note = The publisher shows her name and her people; what she does is ours.
assignment-wizards-dream-note = The title is printed in the book; what it asks is ours.
token-drink-ambrosia-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-beer-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-elixir-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-fruit-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-herbs-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-liqueur-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-mead-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-nectar-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-rocks-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-spirits-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-syrup-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
token-drink-wine-note = The book gives 24 Drinks and their points; two for each ingredient is the natural reading.
track-space-3-note = Where Nasty calls is printed; the points are ours.
track-space-6-note = Where Nasty calls is printed; the points are ours.
track-space-9-note = Where Nasty calls is printed; the points are ours.

## The tavern on the page

page-tavern = The tavern
page-hall = Mess Hall
page-chamber = Chamber
page-deck = from the deck, { $number }
page-bottom = at the bottom: { $orders }
page-bottom-many = { $number } known below
page-bottom-title = The bottom of the order deck, from above:
page-known-to = known to { $players }
page-known-too = known to you and to { $players }
page-known-to-you = known to you alone
page-hand-none = No items in hand.
page-hand-sure = In hand, as you have seen: { $items }.
page-hand-may = { $number ->
        [one] One of these is in hand: { $items }.
       *[other] { $number } of these are in hand: { $items }.
    }
page-item-deck = deck { $number }
page-item-deck-sure = In the deck, in an order nobody knows: { $items }.
page-item-deck-may = These may be in the deck: { $items }.
page-no-order = no order
page-no-task = no task
page-order = { $order }, { $race }: { $goods }. Points by lateness: { $points }. Forgotten after { $patience ->
        [one] a round
       *[other] { $patience } rounds
    }: −{ $penalty }.
page-blocked-order = Blocked by the automa.
page-blocked-by = Blocked by the automa with { $dice }.
page-dice-of = { $player }’s dice: { $dice }.
page-bonus = +{ $number } for you
page-zone = { $total ->
        [0] { $number ->
            [one] { $zone }, one die
           *[other] { $zone }, { $number } dice
        }
       *[other] { $zone }, { $total }
    }
page-zone-cellar-1 = Cellar
page-zone-cellar-2 = Cellar
page-zone-cellar-3 = Cellar
page-zone-cellar-4 = Cellar
page-zone-cellar-5 = Cellar
page-zone-cellar-6 = Cellar
page-zone-make-lunch = Lunch for Nasty
page-zone-roast-the-meat = Roast the meat
page-zone-cook-dragon-eggs = Dragon eggs
page-zone-wash-the-dishes = Wash the dishes
page-zone-cut-the-meat = Cut the meat
page-zone-serve-dinner = Serve dinner
page-zone-wipe-the-tables = Wipe the tables
page-zone-mop-the-floor = Mop the floor
page-zone-prepare-the-rooms = Prepare the rooms
page-zone-chop-wood = Chop wood
page-zone-fix-the-roof = Fix the roof
page-zone-entertain-the-guests = Entertain
page-zone-office = Up, a rival down
page-zone-replace-order = Replace an order
page-zone-item = One item of three
page-zone-magic-potion = Potion and item
page-zone-mrs-nasty = Mrs. Nasty
page-one-of-two = one of the two
page-modifiers-left = { $number ->
        [one] one Modifier in the supply
       *[other] { $number } Modifiers in the supply
    }
page-clock = It is { $time }: round { $number } of { $most }
page-round = round { $number } of { $most }
page-closes = last round: 1:00 am
page-last-round = last round
page-automa = The dice of the automa:
page-your-dice = Your dice
page-no-dice = no dice left
page-not-rolled = not rolled yet
page-picked = Dice chosen:
page-end = End the turn
page-others = The other players
page-first = First Player
page-white = white die
page-goods = Ingredients:
page-no-goods = empty pantry
page-no-open-order = no open order
page-late = { $number ->
        [0] It is not late.
        [one] It is one round late.
       *[other] It is { $number } rounds late.
    }
page-patience = { $number ->
        [one] last round to serve
       *[other] waits { $number } rounds more
    }
page-dice = Dice to place: { $dice }
page-own-tasks = Tasks on the board
page-quota = Playing alone, at least { $number } points at the end win.
page-goal = The goal
page-met = met
page-open = still open
page-mine = Your board
page-board-of = { $player }’s board
page-serve = Serve
page-serve-not = Serve the order: not yet
page-serve-choosing = Choose what to return
page-items = Items
page-of-most = { $number } of { $most }
page-dismiss = Discard it
page-uses = { $number ->
        [0] used up
        [one] once more
       *[other] { $number } times more
    }
page-character = { $character } ({ $number ->
        [0] used up
        [one] once more
       *[other] { $number } times more
    }): { $does }
page-secret = Secret task, for you alone
page-secret-of = Secret task
page-secret-now = Now { $count }: { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
page-track-nasty = Nasty track: { $number }.
page-track-nasty-to = Nasty track: { $number }, then { $then }.
page-track-kitchen = Kitchen track: { $number }.
page-track-kitchen-to = Kitchen track: { $number }, then { $then }.
page-track-chores = Chores track: { $number }.
page-track-chores-to = Chores track: { $number }, then { $then }.
page-track-cost = { $number ->
        [0] It costs nothing.
        [one] It costs one point at the end.
       *[other] It costs { $number } points at the end.
    }
page-unit = { $number ->
        [one] point
       *[other] points
    }
page-gist = round { $number } of { $most }, { $time }
page-move-end = End the turn
page-move-deck = Draw from the deck
page-move-serve-choosing = Serve, choosing
page-move-stop = That is enough
page-move-spend = Spend three Mrs. Nasty
page-move-no-ability = Keep it for later
page-move-draw-says = Draw a Nasty Says
page-move-lack = Do without

## What the move will do

preview-takes = You take { $ingredient }
preview-returns = You return { $ingredient }
preview-places = You place { $dice }: { $zone }
preview-scores = { $number ->
        [one] You score one point
       *[other] You score { $number } points
    } ({ $account })
preview-loses = { $number ->
        [one] You lose one point
       *[other] You lose { $number } points
    } ({ $account })
preview-moves = You go to { $number } on the { $track }
preview-first-player = You take the First Player marker: you begin from the next round on
preview-takes-order = The order { $order } is yours, with your meeple in the Mess Hall
preview-draws-order = You draw the order { $order }
preview-trades-order = You get rid of the order { $order }
preview-steals = You steal from { $other }: { $ingredient }
preview-swaps = You give { $other } { $given } and take { $taken }
preview-plays-item = You play { $item }: then it is among the discards
preview-discards-item = You discard { $item }
preview-keeps-item = You keep { $item }
preview-ability = You use { $character }
preview-turns-die = A { $die } becomes a { $to }
preview-modifies = You spend a Modifier: a { $die } becomes a { $to }
preview-gets-modifiers = { $number ->
        [one] You take one Modifier
       *[other] You take { $number } Modifiers
    }
preview-gets-token = You get the token { $token }
preview-serves = You serve { $order }{ $late ->
        [0] { "" }
        [one] , one round late
       *[other] , { $late } rounds late
    }: { $points ->
        [one] one point
       *[other] { $points } points
    }
preview-serves-drink = You serve { $drink }
preview-saved-by-mrs-nasty = Mrs. Nasty puts in a good word: no Nasty Says
preview-says-done = { $says }: you have done what Nasty wanted
preview-says-dismissed = You get rid of { $says }
preview-drops-task = You discard the task { $task }
preview-character = You play { $character }
preview-missing = { $number ->
        [one] One thing is
       *[other] { $number } things are
    } still needed for { $order }: { $goods }.
preview-complete = You will have everything for { $order }: serving it now gives { $points ->
        [one] one point
       *[other] { $points } points
    }.
preview-dice-left = { $number ->
        [0] You have no dice left.
        [one] You have one die left: { $dice }.
       *[other] You have { $number } dice left: { $dice }.
    }
preview-offered = Then you are asked about { $character }.
preview-track = You go one further on the { $track }.
preview-chance-serve = A new order comes to the Mess Hall.
preview-chance-deck = You see the order you drew, then choose which one of the Mess Hall is discarded.
preview-chance-drop = Then you see the orders drawn, and lay one of them in its place.
preview-chance = What follows is decided by chance, or by something not yet seen.
preview-chance-end = The others play; the rest is up to chance.

## How the points were made

reckoning-orders = { $orders ->
        [one] One order served
       *[other] { $orders } orders served
    }{ $late ->
        [0] , never late
        [one] , one of them late
       *[other] , { $late } of them late
    }
reckoning-kitchen = Kitchen tasks (track at { $kitchen })
reckoning-chores = Chores (track at { $chores })
reckoning-cards = Items and character
reckoning-chamber = Secret Chamber
reckoning-forgotten = Forgotten orders
reckoning-fines = Nasty’s fines
reckoning-nasty = Nasty track, space { $space }
reckoning-says = { $says ->
        [one] One open Nasty Says
       *[other] { $says } open Nasty Says
    }
reckoning-ingredients = { $goods ->
        [one] One ingredient in the pantry
       *[other] { $goods } ingredients in the pantry
    }
reckoning-secret = Secret task: { $secret }

## The introduction

intro-tavern = This is Nasty’s tavern with its six areas. You have ten rounds, from ten in the evening to one: most points win. Everybody has four dice and four ingredients to begin with: yours are here, beside the tavern.
intro-order = First of all you need a guest. In the Mess Hall each slip says what it asks for, what it is worth at once and for how many rounds it waits. Button Popper wants two Fruit and one Mead: you have one Fruit already. Take it.
intro-cellar = Now a die. In the Cellar each zone wants its exact total and gives one of its two ingredients. Mead is at 3, and you have a 3.
intro-take = Mead or Nectar? Your guest wants Mead. The rings on the order say what you have and what is missing.
intro-task = The others have played too. Several dice together reach further: 5 and 3 make 8, and Wipe the tables gives the missing Fruit, 2 points and a step on the Chores track. From 3 on, that track pays.
intro-serve = You have everything: serve! In the same round it is worth 6 points. A round later it would be 3, then 1, and forgetting it would cost 6.
intro-office = One die is left, a 1. The Office takes any single die: you go up the Nasty track, and a rival goes down.
intro-nasty = Who gets the blame? Whoever reaches 3, 6 or 9 is called: until Nasty’s command is done, Kitchen and Chores are shut to that player. The third player leads.
intro-round = When the dice are gone, the round ends. Whoever still has an open order steps towards Nasty, and the order is worth less: look at the ladder of points. The dice are rolled, and it begins again. Items, character and secret task are on your board. Have a good shift!
