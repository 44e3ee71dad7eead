### Sangue Reale on the page: the sheet, the buttons, the previews, the introduction. English.

## The sheet

page-sheets = The two sheets
page-track = King’s Track
page-coronation = Coronation of the King
page-death = Death of the King
page-turn = Turn
page-turn-number = Turn { $number }
page-turn-now = Turn { $number }, in progress
page-turn-now-short = Turn { $number }, now
page-cancelled = the same, cancelled
page-round-now = The round in progress:
page-choosing = is choosing
page-has-chosen = has chosen
page-modifier-free = modifier of { $player }
page-modifier-used = modifier of { $player }, used
page-modifier-gone = modifier of { $player }, lost
page-map = The map
page-columns = The columns of supporters
page-column = Column { $value }
page-column-says = Column { $value }, { $steps } steps: { $first } { $mine }, { $second } { $theirs }
page-number-of = { $value } of { $place }
page-number-by = { $value } (circled by { $players })
page-land-free = { $place }, { $points } VP, nobody’s. Numbers: { $numbers }
page-land-owned = { $place }, { $points } VP, { $player }’s. Numbers: { $numbers }
page-land-no-box = { $place }, { $points } VP, without a box: cannot be controlled for now. Numbers: { $numbers }
page-land-boxes = { $place }, { $points } VP, in a territory with several boxes: cannot be controlled for now. Numbers: { $numbers }
page-edge-between = Between { $one } and { $other }
page-wall-up = Wall towards { $place }: standing
page-wall-down = Wall towards { $place }: down

place-alba = Dawn Point
place-brughiera = Grey Heath
place-cerva = Hindwood
place-corno = Frosthorn
place-falchi = Hawkscar
place-foce = Brownmouth
place-guado = King’s Ford
place-levante = Eastfell
place-mulini = Millmarch
place-nevaia = Snowfold
place-palude = Long Mere
place-porto = Ravenport
place-rocca = The Keep
place-sale = Saltpans
place-torba = Peatmoor
place-vallen = Vallen

## The desk: plates and dice

page-desk = The round in progress
page-plates = The six actions
page-claimants = The two claimants
page-eras = The Eras played
page-plate-covered = { $player } has chosen: plate face down
page-plate-empty = { $player } is choosing
page-plate-shown = { $player } chose { $value }
page-secret = Choose in secret: both plates are turned up together.
page-secret-they-did = { $player } has chosen. Both plates are turned up together.
page-only-you = Only you see your choice, until { $player } has chosen.
page-both-choose = Both actions are chosen in secret.
page-your-choice = your choice
page-plan-1 = one die, any face
page-plate-1 = one die
page-plan-2 = two dice, both yours
page-plate-2 = two dice
page-plan-3 = three dice, doubles are split
page-plate-3 = three dice
page-plan-4 = four dice, two each
page-plate-4 = two each
page-plan-5 = five dice: different or alike
page-plate-5 = different or alike
page-plan-6 = a modifier, ±1
page-plate-6 = ±1 for later
page-dice = The dice
page-die = Die { $value }
page-covered = covered
page-then = then
page-dice-later = { $player } will use { $dice }.
page-or-else = Or else
page-use-dice = { $number ->
        [0] Use your dice, in any order.
        [one] Use your dice, or change one: you have a modifier.
       *[other] Use your dice, or change one: you have { $number } modifiers.
    }
page-use-dice-of = { $player } is using dice.
page-one-face = You rolled { $value }: use any face but the { $covered }, which is covered.
page-one-face-of = { $player } rolled { $value } and chooses a face.
page-share = Keep two; the other two go to { $other }.
page-share-of = { $player } chooses two of these dice.
page-five = The different ones, or those alike?
page-five-of = { $player } chooses between different and alike.
page-draw = { $number ->
        [one] Draw the modifier in a turn.
       *[other] Draw { $number } modifiers, one turn at a time.
    }
page-draw-of = { $player } draws a modifier.
page-do-circle = { $value ->
        [0] Circle a number.
       *[other] At the line: circle a { $value }.
    }
page-do-circle-of = { $value ->
        [0] { $player } circles a number.
       *[other] { $player } is at the line and circles a { $value }.
    }
page-do-erase = Erase one of your rival’s numbers on the map.
page-do-erase-of = { $player } erases a number.
page-do-blacken = Blacken the next step of a column.
page-do-blacken-of = { $player } blackens a step.
page-do-gate = You may work the wall of the land you took.
page-do-gate-of = { $player } decides about the wall.
page-do-walls = Choose a section of the wall on the map.
page-do-walls-of = { $player } chooses a section of the wall.
page-do-edges = Choose an edge to change on the map.
page-do-edges-of = { $player } changes the map.
page-gain = { $steps ->
        [0] no step: wasted
        [one] one step
       *[other] { $steps } steps
    }{ $lines ->
        [0] { "" }
        [one] , one line
       *[other] , { $lines } lines
    }{ $supporters ->
        [0] { "" }
        [one] , one Unique Supporter
       *[other] , { $supporters } Unique Supporters
    }

## Beside: the points and the race to the supporters

page-total = Total
page-wins = Eras won
page-supporters = Unique Supporters
page-steps-missing = steps missing
page-gap = { $number ->
        [one] { $player } is one step short:
       *[other] { $player } is { $number } steps short:
    }
page-gives = { $points } VP, { $does }
page-gives-plain = { $points } VP
page-short-modifiers = { $number ->
        [one] one modifier
       *[other] { $number } modifiers
    }
page-short-blacken = blacken { $number }
page-short-roll = { $number ->
        [one] roll a die
       *[other] roll { $number } dice
    }
page-short-circle = circle { $number }
page-short-erase = erase { $number }
page-short-vp = { $number } of them extra
page-short-wall = { $number ->
        [one] one wall section
       *[other] { $number } wall sections
    }
page-short-river = { $number ->
        [one] change a river
       *[other] change { $number } rivers
    }
page-short-border = { $number ->
        [one] change a border
       *[other] change { $number } borders
    }
page-legend-line = line: circle the number
page-legend-river = blue line: or change a river
page-legend-border = red line: or change a border
page-legend-double = two dice alike
page-unit = VP
page-unit-eras = { $number ->
        [one] Era
       *[other] Eras
    }
page-eras-won = { $number ->
        [one] one Era won
       *[other] { $number } Eras won
    }
page-gist = { $era }, turn { $turn }, round { $round } of { $rounds }, { $phase ->
        [plan] planning
       *[other] actions
    }
page-gist-sides = { $era }, choice of claimants

reckoning-era = { $era }: crown to { $claimant }, { $points } to { $others }

## What a move will do

preview-points = Your points: { $before }→{ $after }.
preview-plan-1 = You roll one die and use any face but the covered one. { $player } gets nothing.
preview-plan-2 = You roll two dice and use both. { $player } gets nothing.
preview-plan-3 = You roll three dice. Of two that are alike, one goes to { $player }.
preview-plan-4 = You roll four dice: you choose two, { $player } uses the other two.
preview-plan-5 = You roll five dice: you use the different values, or those alike. { $player } gets the values not rolled.
preview-plan-6 = You do not roll: you draw a modifier in a turn of the Track.
preview-plan-equal = If { $player } chooses { $value } too, nothing happens. { $number ->
        [0] Not chosen so far in this Era.
        [one] Chosen once so far in this Era.
       *[other] Chosen { $number } times so far in this Era.
    }
preview-plan-order = If { $player } chooses a lower number, you act second.
preview-plan-modifiers = { $number ->
        [one] You have a modifier to use in this turn.
       *[other] You have { $number } modifiers to use in this turn.
    }
preview-dice = You use { $dice }: { $steps ->
        [0] no step.
        [one] one step.
       *[other] { $steps } steps.
    }
preview-their-dice = { $player } uses { $dice }: { $steps ->
        [0] no step.
        [one] one step.
       *[other] { $steps } steps.
    }
preview-line = You reach the line: { $change ->
        [river] circle a { $value }, or change a river.
        [border] circle a { $value }, or change a border.
       *[other] circle a { $value } on the map.
    }
preview-their-line = { $player } reaches the line of the { $value }.
preview-supporter = You take { $supporter }, { $points } VP: { $does }.
preview-their-supporter = { $player } takes { $supporter }.
preview-wasted = { $number ->
        [one] The { $dice } is wasted.
       *[other] Wasted: { $dice }.
    }
preview-their-wasted = { $number ->
        [one] { $player } cannot use the { $dice }: wasted.
       *[other] { $player } cannot use { $dice }: wasted.
    }
preview-left = Then you still have { $dice }.
preview-modify = A { $one } becomes a { $two }. { $number ->
        [0] It was your last modifier of this turn.
        [one] You have one modifier left.
       *[other] You have { $number } modifiers left.
    }
preview-turn = A ±1 to use in turn { $turn }, from round { $first } to { $last }. Unused, it is lost.
preview-column = You blacken the next step of column { $value }.
preview-circle = You circle the { $value } of { $place }.
preview-missing = To take the territory you still need { $numbers }.
preview-no-control = { $number ->
        [0] The territory has no box: it cannot be controlled for now.
       *[other] The territory has { $number } boxes: it cannot be controlled for now.
    }
preview-control = You take control of { $places }: { $points } VP.
preview-their-control = { $player } takes control of { $places }: { $points } VP.
preview-control-spoils = { $number ->
        [one] The number { $player } has circled there no longer helps to take it.
       *[other] The { $number } numbers { $player } has circled there no longer help to take it.
    }
preview-gate = { $work ->
        [tear] Then you may tear down its section of the wall.
       *[raise] Then you may raise its section of the wall.
    }
preview-erase = You erase the { $value } that { $player } has circled in { $place }.
preview-erase-left = { $number ->
        [one] { $player } will be one number short there.
       *[other] { $player } will be { $number } numbers short there.
    }
preview-wall = { $work ->
        [tear] You tear down the wall towards { $place } and write your initials on it.
       *[raise] You raise the wall towards { $place } and write your initials on it.
    }
preview-castle-closed = { $state ->
        [closed] The Keep closes: { $standing } sections stand. Its numbers can no longer be circled.
       *[same] The Keep stays closed: { $standing } sections stand.
    }
preview-castle-open = { $standing ->
        [0] No section stands
        [one] One section stands
       *[other] { $standing } sections stand
    }: { $state ->
        [open] the Keep opens.
       *[same] the Keep stays open.
    }
preview-dig = You dig a river between { $one } and { $other }.
preview-dry = You dry up the river between { $one } and { $other }.
preview-abolish = You abolish the border between { $one } and { $other }.
preview-draw = You draw a border between { $one } and { $other }.
preview-lands = { $number } lands
preview-same-land = The territories stay as they are: { $state ->
        [still] the two lands are joined another way too.
        [already] the two lands were joined already.
       *[apart] the two lands were apart already.
    }
preview-group = { $places } { $size ->
        [one] is a territory by itself
       *[other] become one territory
    }, { $points } VP: { $number ->
        [one] you are one number short.
       *[other] you are { $number } numbers short.
    }
preview-group-no = { $places } { $size ->
        [one] is a territory by itself
       *[other] become one territory
    }: { $number ->
        [0] without a box, it cannot be controlled.
       *[other] with { $number } boxes, it cannot be controlled.
    }
preview-pass = { $step ->
        [circle] You circle nothing: the chance is gone.
        [erase] You erase nothing: the chance is gone.
        [blacken] You blacken nothing: the chance is gone.
        [edges] The map stays as it is: the chance is gone.
       *[other] The wall stays as it is: the chance is gone.
    }

## The introduction

intro-sheet = The King is dying, and two of you want the crown. This is the sheet: on the left the King’s Track with twenty-five rounds to write, above the map, below it the six columns of supporters. In every pair you are on the left, your rival on the right.
intro-plan = Each round you both choose an action from 1 to 6 in secret, and the plates are turned up together. Low numbers act first; high ones roll more dice, but give some to your rival. Choose 4.
intro-share = Your rival chose 2 and has acted already. You rolled 2, 3, 3 and 6: you keep two, your rival uses the other two. Each die blackens a step of its column. Keep the two 3s.
intro-line = Two steps, and you are at a line: now you may circle a 3 in land that nobody controls. Circle the one of Millmarch.
intro-void = In the second round you both chose 3: the actions cancelled each other, and the round is struck out on the Track. Guessing what the other will do is half the game. Now choose 6.
intro-modifier = With a 6 you roll no dice: you draw a modifier, which changes a die by 1. It is good only in the turn you draw it in. Put it in the turn in progress.
intro-use = You rolled 3, 5 and 6. With two 5s you would reach the line of the fifth column: lower the 6 with your modifier.
intro-control = A line again. The 5 is the last number you need in Millmarch: circle it, and the land is yours with its points. Your rival can no longer have it.
intro-supporter = In the third column you are one step from The Red Nurse, one of the six Unique Supporters. Whoever gets there first takes the supporter, whose ability works at once. Use the 3.
intro-end = The Nurse is yours, and gives you two modifiers. So it goes on until the King dies: then land, supporters and the other sources on the left are counted. Whoever wins the Era decides how the next one begins; there are four, and in the later ones walls, rivers and borders move.
