### Nebbia in laguna: words of the game, English.

title = Nebbia in laguna
blurb = Foggy nights on the lagoon: send your boats in secret, spy, rob and parley, and go home with the best goods.

## Landings and goods

landing-dock = dock
landing-tower = tower
landing-bridge = bridge
patrol-here = the patrol

content-goods = Goods
good-salt = salt
good-sugar = sugar
good-pitch = pitch
good-wax = wax
good-pepper = pepper
good-wool = wool
good-lace = lace
good-coral = coral
good-indigo = indigo
good-amber = amber
good-silk = silk
good-mirrors = mirrors
good-saffron = saffron
good-velvet = velvet
good-pearls = pearls
good-relic = relic

rumour = { $number ->
    [one] You have worked out where { $good } is.
   *[other] { $good } is one of { $number } hidden cards.
}

## What is asked

ask-plan = Night { $night }: send a boat ({ $boats } left) or seal your plan.
ask-talk = You meet { $other } at the dock: you have a minute to talk.
ask-parley = Share the dock with { $other }, or press on?
ask-look = Whose hand do you look at from the tower?
ask-rob = Whom do you rob on the bridge?
ask-answer = { $thief } wants to rob you: hand over a card of your choice, or let them draw one.

## Moves

move-send = Send a boat to the { $landing }
move-seal = Seal the plan
move-end-talk = End the talk
move-share = Share
move-press = Press on
move-look = Look at the hand of { $other }
move-rob = Rob { $other }
move-offer = Hand over { $good } ({ $value })
move-refuse = Let them draw

## What happened

event-seals = { $seat } has decided.
event-sends = { $seat } sends boats: { $landings }.
event-stays = { $seat } stays at home.
event-fog = Fog: the patrol is nowhere to be seen.
event-patrol = The patrol watches the { $landing }.
event-alarm = { $number ->
    [one] The patrol has found you. Once more and you are caught.
   *[other] The patrol has caught you.
}
event-parley = { $number ->
    [0] Both share the dock.
    [one] { $pressing } presses on and takes all.
   *[other] Both press on, and the goods go overboard.
}
event-draws = { $seat } draws { $number ->
    [one] a card
   *[other] { $number } cards
}.
event-draws-seen = { $seat } draws { $goods }.
event-looks = { $seat } looks at the hand of { $other }.
event-looks-seen = { $seat } looks at the hand of { $other }: { $goods }.
event-robs = { $seat } takes a card from { $other }.
event-robs-seen = { $seat } takes { $goods } from { $other }.
event-end = The last night is over.

## Options

option-nights = Nights
    .help = How many nights are played.
option-nights-2 = Two
    .help = A short evening.
option-nights-3 = Three
    .help = The usual length.
option-nights-4 = Four
    .help = A long evening.
option-parley = Parley
    .help = What happens when exactly two meet at the dock.
option-parley-false = Off
    .help = They draw one card each.
option-parley-true = On
    .help = A minute of talk, then share or press on.

## Where no drawing is shown: the names of what a view holds

view-night = Nights passed
view-order = Turn order
view-patrol = Customs patrol
view-alarm = Alarm
view-boats = Boats
view-plan = Your plan
view-deck = Goods in the deck
view-hands = Hands
view-card = card
view-cards = on one of
view-good = good
view-known-to = known to
view-rumours = Rumours
