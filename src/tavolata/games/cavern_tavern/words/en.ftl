### Cavern Tavern: the words of the game, English.
### Names and texts of the cards are in cards.en.ftl.

title = Cavern Tavern
blurb = Fetch, cook, scrub and serve in Nasty the Dwarf’s tavern: ten rounds of dice, thirsty guests and a boss in a bad mood.

## Options of a new game

option-chamber = Secret Chamber
    .help = Mrs. Nasty’s room with tasks, drinks and favours opens in the fourth round.
option-chamber-false = Off
    .help = The tavern alone.
option-chamber-true = On
    .help = With the expansion.
option-characters = Characters
    .help = How the players get their characters.
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
time-7 = 12:00 am
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
            [same] ingredients of the same kind
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
ask-rival-nasty = Whom do you talk about? That rival goes down { $number } on the Nasty track.
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
move-rival-nasty = Talk about { $other }, who is at { $number } on the Nasty track
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
event-secret-task-seen = The secret task of { $seat }: { $task }.
event-white-die = The white die goes to { $seat }.
event-round = Round { $number }, { $time }.
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
event-moves = { $seat } is at { $number } on the { $track }.
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
event-forgets = { $seat } has forgotten { $order } for { $late ->
        [one] a round
       *[other] { $late } rounds
    }: { $points ->
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
    .heading = The end
event-wins = { $number ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .heading = The end
event-alone-won = { $seat } wins, with { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .heading = The end
event-alone-lost = { $seat } loses, with { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .heading = The end

## Why not

rule-asked = Answer what is asked first.
rule-not-in-hand = That item is not in your hand.
rule-no-such-die = None of your dice shows { $die }.
rule-die-does-not-fit = With a { $die } you cannot reach what the zone asks for.
rule-changed-die-does-not-fit = With a { $die } changed into a { $to } you cannot reach what the zone asks for.
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
rule-ct-5_7 = No order is left for that space.
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
rule-ct-10_16-once = Only one die may be changed.
rule-ct-10_16-no-task = The { $die } may be changed only on a task of the Kitchen or the Chores.
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
rule-ct-19_11 = You have no die left that a Modifier could change.
rule-ct-19_12 = You lack the ingredient for { $drink }.
rule-ct-19_12-none = You have no such token: { $drink }.
rule-ct-19_13 = You have no Magic Potion for { $drink }.
rule-ct-20_1-character = There are no characters when playing alone.
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
    }: { $needs }; { $points ->
        [one] one point
       *[other] { $points } points
    }, forgotten after { $patience ->
        [one] a round
       *[other] { $patience } rounds
    } (−{ $penalty })
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
error-cavern-characters = there is no character when playing alone (CT-23.4)
error-bad-notation = “{ $text }” is not a move. A move reads like: order 3, place cellar-4, die 4, take wine, serve, end

## The table of the rulebook

table-track = The Nasty track
column-space = Space
column-lost = Points lost at the end
column-calls = Nasty Says
space-calls = is drawn
