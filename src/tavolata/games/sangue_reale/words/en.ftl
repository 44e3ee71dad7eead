### Sangue Reale: the words of the game, English.
### Names follow the ids of content/*.toml.

title = Sangue Reale
blurb = Two claimants, four Eras, one crown. Choose an action from 1 to 6 in secret: if your rival chose the same, nothing happens.

## The Eras: a name and the question they ask

era-1 = Era I, The Twins
era-1-asks = Where do you race, and where do you let go?
era-1-intro = King Leopold is dying, and two sons were born in the same night. There is no first-born, only whoever gets there first.
era-2 = Era II, The Keep
era-2-asks = When do you open, or shut, the gate?
era-2-intro = The twin who reigned died childless. Two cousins contend for the crown and for the new castle that guards it.
era-3 = Era III, The Great Flood
era-3-asks = Do you cut the land to take it, or drown it to deny it?
era-3-intro = The winter of waters has washed the old borders out. Two half-sisters hire the same diggers.
era-4 = Era IV, The Last Border
era-4-asks = How large do you dare to make it before you close it?
era-4-intro = The kingdom is in pieces: sixteen lands, ten houses. The last of the blood and the first without it both mean to sew it together, each in their own way.

flag-2-ulthar = Ulthar reigned: the walls of the Keep stand, and are to be torn down.
flag-2-theodric = Theodric reigned: the walls of the Keep lie in ruins, and are to be raised.
flag-3-alfred = Alfred reigned: the Western Canal runs between Millmarch, the Saltpans and Peatmoor.
flag-3-kirshoy = Kirshoy reigned: the Eastern Canal runs between King’s Ford, Dawn Point and Eastfell.
flag-4-isaura = Isaura reigned: the Seat is in Blackwall Keep, and the border with the Plain is abolished.
flag-4-brenna = Brenna reigned: the Seat is in Ravenport, and the border with Brownmouth is abolished.

claimant-ulthar = Ulthar
claimant-ulthar-epithet = the twin who took up the sword
claimant-theodric = Theodric
claimant-theodric-epithet = the twin who took up the pen
claimant-alfred = Alfred
claimant-alfred-epithet = the cousin from the heath
claimant-alfred-note = The name of this claimant is pieced together from incomplete reports; the head start is ours.
claimant-kirshoy = Kirshoy
claimant-kirshoy-epithet = the cousin from the sea
claimant-kirshoy-note = The name of this claimant is pieced together from incomplete reports; the head start is ours.
claimant-isaura = Isaura
claimant-isaura-epithet = daughter of the first queen
claimant-brenna = Brenna
claimant-brenna-epithet = daughter of the second queen
claimant-corvan = Corvan
claimant-corvan-epithet = the last of the blood
claimant-ysmay = Ysmay
claimant-ysmay-epithet = the first without the blood
claimant-begins = { $what ->
    [circled] Begins with the { $value } of { $parcel } already circled.
    [modifiers] Begins with a modifier in turns { $values }.
    [blackened] Begins with the first step of columns { $values } already blackened.
   *[none] Begins level.
}

## Lands and Unique Supporters

parcel-alba = Dawn Point
parcel-brughiera = Grey Heath
parcel-cerva = Hindwood
parcel-corno = Frosthorn
parcel-falchi = Hawkscar
parcel-foce = Brownmouth
parcel-guado = King’s Ford
parcel-levante = Eastfell
parcel-mulini = Millmarch
parcel-nevaia = Snowfold
parcel-palude = Long Mere
parcel-porto = Ravenport
parcel-rocca = Blackwall Keep
parcel-sale = Orm Saltpans
parcel-torba = Peatmoor
parcel-vallen = Vallen Plain
supporter-balia = The Red Nurse
supporter-banditore = The Town Crier
supporter-armaiolo = The Armourer
supporter-badessa = The Abbess
supporter-falsario = The Forger
supporter-conestabile = The Constable
supporter-cavapietre = The Quarryman
supporter-astrologa = The Astrologer
supporter-siniscalco = The Steward
supporter-capitana = The Captain of Fortune
supporter-confessore = The Confessor
supporter-ingegnere = The Master Engineer
supporter-traghettatore = The Ferryman
supporter-pescatrice = The Fisherwoman
supporter-geometra = The Surveyor
supporter-erborista = The Herbalist
supporter-gabelliere = The Toll-keeper
supporter-reggente = The Regent
supporter-cartografo = The Mapmaker
supporter-mercantessa = The Merchant
supporter-araldo = The Mute Herald
supporter-notaio = The Notary
supporter-inviata = The Envoy
supporter-custode = The Keeper of the Seal

## What a Unique Supporter does, said from its data

ability-modifiers = { $number ->
    [one] draw a modifier
   *[other] draw { $number } modifiers
 }, in this turn or in later ones
ability-blacken = { $number ->
    [one] blacken the next step of a column
   *[other] blacken the next step of { $number } different columns
 }
ability-blacken-some = { $number ->
    [one] blacken the next step of a column
   *[other] blacken the next step of { $number } different columns
 } among { $values }
ability-roll = { $number ->
    [one] roll one die and use it
   *[other] roll { $number } dice and use them all
 }; the opponent gets nothing
ability-circle = { $number ->
    [one] circle any number
   *[other] circle any { $number } numbers
 } in land that nobody controls
ability-circle-some = { $number ->
    [one] circle a number
   *[other] circle { $number } numbers
 } among { $values } in land that nobody controls
ability-erase = { $number ->
    [one] erase a number the opponent has circled
   *[other] erase { $number } numbers the opponent has circled
 } in land that nobody controls
ability-vp = { $number ->
    [one] score one point more
   *[other] score { $number } points more
 }
ability-wall = { $number ->
    [one] tear down or raise any section of the wall
   *[other] tear down or raise { $number } different sections of the wall
 }, writing initials there
ability-river = { $number ->
    [one] dig or dry a stretch of river
   *[other] dig or dry up to { $number } stretches of river
 }
ability-land = { $number ->
    [one] make or remove a river or a border
   *[other] make or remove up to { $number } rivers or borders
 }, as the Era has it
ability-border = { $number ->
    [one] abolish or draw a border
   *[other] abolish or draw up to { $number } borders
 }

## What scores

scoring-territories = the points of every land controlled
scoring-supporters = the points of the Unique Supporters won
scoring-claims = { $points } for each number circled in land not controlled
scoring-joined = { $points } for each territory of the largest group that no river divides
scoring-walls = { $points } for each section of wall with one’s own initials
scoring-rivers = { $points } for each stretch of river along controlled land
scoring-modifiers-used = { $points } for each modifier used, { $most } at most
scoring-size = territories of two lands +{ $size2 }, of three +{ $size3 }, of four or more +{ $size4 }
scoring-seat = { $points } for controlling the Seat
scoring-chronicle-distinct = { $points } for each turn with five different values in the Chronology
scoring-chronicle-atleast = { $points } for each value written at least { $times } times in the Chronology
scoring-chronicle-more = { $points } for each value written more often than the opponent wrote it

rule-name-territories = Territories
rule-name-supporters = Supporters
rule-name-claims = Claims
rule-name-joined = Union
rule-name-walls = Walls
rule-name-rivers = Rivers
rule-name-modifiers-used = Modifiers
rule-name-size = Size
rule-name-seat = Seat
rule-name-chronicle-distinct = Chronology
rule-name-chronicle-atleast = Chronology
rule-name-chronicle-more = Chronology

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

## Content and options

content-eras = The Eras
content-supporters = The Unique Supporters
content-claimants = The claimants

option-era = What is played
    .help = The four Eras in a row, or just one.
option-era-campaign = The campaign
    .help = Four Eras, each the heir of the one before: whoever wins most of them wins.
option-era-1 = Era I
    .help = The Twins alone: nothing moves, it is a race.
option-era-2 = Era II
    .help = The Keep alone: the walls of the castle.
option-era-3 = Era III
    .help = The Great Flood alone: rivers are dug and dried.
option-era-4 = Era IV
    .help = The Last Border alone: borders are abolished and drawn.
option-before = The Era before
    .help = In a single Era from II to IV: who won the one before it.
option-before-drawn = Drawn by lot
    .help = Drawn by lot.
option-before-first = The first claimant
    .help = Ulthar, Alfred or Isaura.
option-before-second = The second claimant
    .help = Theodric, Kirshoy or Brenna.
option-all_four = All four
    .help = Whether a campaign goes on when it is decided.
option-all_four-false = Off
    .help = It ends when someone has won three Eras.
option-all_four-true = On
    .help = All four Eras are always played.
option-claimants = The claimants
    .help = Who plays whom in the first Era of the match.
option-claimants-drawn = Drawn by lot
    .help = Drawn by lot.
option-claimants-chosen = Chosen
    .help = Who chooses is drawn by lot.

## What is asked

ask-plan = Turn { $turn }, round { $round }: which action do you choose, in secret?
ask-sides = { $era }: which claimant are you?
ask-face = Which face do you use? The covered one is { $covered }.
ask-share = You rolled { $dice }: which two do you keep? The other two go to your opponent.
ask-five = You rolled { $dice }: do you use the different values, or the matching dice?
ask-draw = { $number ->
    [one] In which turn do you draw the modifier?
   *[other] You have { $number } modifiers to draw: in which turn the next one?
}
ask-dice = { $modifiers ->
    [0] Your dice: { $dice }. Which one do you use now?
    [one] Your dice: { $dice }. Which one do you use, or change? You have a modifier.
   *[other] Your dice: { $dice }. Which one do you use, or change? You have { $modifiers } modifiers.
}
ask-circle = A line! Where do you circle the { $value }?
ask-circle-or-change = { $change ->
    [river] A blue line! Do you circle the { $value }, or dig or dry a river?
   *[other] A red line! Do you circle the { $value }, or abolish or draw a border?
}
ask-circle-any = { $number ->
    [one] Which number do you circle?
   *[other] You have { $number } numbers to circle: which one first?
}
ask-erase = { $number ->
    [one] Which number of your opponent do you erase?
   *[other] You may erase { $number } numbers of your opponent: which one first?
}
ask-blacken = { $number ->
    [one] In which column do you blacken the next step?
   *[other] You may blacken a step in { $number } columns: which one first?
}
ask-gate = { $work ->
    [tear] You have taken { $section }: do you tear down its section of the wall?
   *[raise] You have taken { $section }: do you raise its section of the wall?
}
ask-walls = { $number ->
    [one] Which section of the wall do you change?
   *[other] You may change { $number } sections of the wall: which one first?
}
ask-edges = { $number ->
    [one] What do you change on the map?
   *[other] You may make { $number } changes on the map: which one first?
}

## Moves

move-plan-1 = 1: roll one die and use any face but the covered one
move-plan-2 = 2: roll two dice and use both
move-plan-3 = 3: roll three dice; of a double, one goes to your opponent
move-plan-4 = 4: roll four dice; two for you, two for your opponent
move-plan-5 = 5: roll five dice; the different or the matching ones for you, the missing ones for your opponent
move-plan-6 = 6: do not roll, draw a modifier
move-claimant = { $claimant }
move-take = { $circles ->
    [0] Use the { $value } (the column is full: wasted)
    [2] Use the { $value } (a pair is needed: wasted, without modifiers)
   *[other] Use the { $value }
 }{ $gain ->
    [line] , up to the line
    [supporter] , and take the Unique Supporter
    [both] , up to the line, and take the Unique Supporter
   *[other] { "" }
 }
move-use = { $circles ->
    [2] Use the pair of { $value }s
   *[other] Use the { $value }
 }{ $gain ->
    [line] , up to the line
    [supporter] , and take the Unique Supporter
    [both] , up to the line, and take the Unique Supporter
   *[other] { "" }
 }
move-modify = Change a { $from } into a { $to } with a modifier
move-different = { $number ->
    [0] Use the different values: { $dice }
   *[other] Use the different values: { $dice } (your opponent gets { $rest })
}
move-keep = { $number ->
    [0] Use the matching dice: { $dice }
   *[other] Use the matching dice: { $dice } (your opponent gets { $rest })
}
move-pair = Keep { $one } and { $two } (your opponent gets { $rest })
move-turn = { $now ->
    [1] In this turn, number { $turn }
   *[other] In turn { $turn }
}
move-column = Column { $value }{ $gain ->
    [line] , up to the line
    [supporter] , and take the Unique Supporter
    [both] , up to the line, and take the Unique Supporter
   *[other] { "" }
 }
move-number = { $left ->
    [0] Circle the { $value } of { $parcel }, and take the territory
    [one] Circle the { $value } of { $parcel } (one more to circle)
    [99] Circle the { $value } of { $parcel } (it cannot be controlled as it is)
   *[other] Circle the { $value } of { $parcel } ({ $left } more to circle)
}
move-erase = Erase { $other }’s { $value } in { $parcel }
move-wall = { $work ->
    [tear] Tear down the wall towards { $section }
   *[raise] Raise the wall towards { $section }
}
move-edge = { $work ->
    [dig] Dig a river between { $one } and { $other }
    [dry] Dry the river between { $one } and { $other }
    [abolish] Abolish the border between { $one } and { $other }
   *[draw] Draw a border between { $one } and { $other }
}
move-pass-dice = Let the dice you cannot use go
move-pass-circle = Circle nothing
move-pass-erase = Erase nothing
move-pass-blacken = Blacken nothing
move-pass-gate = Leave the wall as it is
move-pass-walls = Leave the walls as they are
move-pass-edges = Leave the map as it is

## What happened

event-plans = { $seat } has chosen.
event-side = { $seat } is { $claimant }.
event-reveal = Round { $round }: { $first } chose { $one }, { $second } { $two }.
    .heading = Round { $round }
event-void = Round { $round }: { $first } and { $second } chose the same action, { $one }. Nothing happens.
    .heading = Round { $round }
event-rolls = { $seat } rolls { $dice }.
event-keeps = { $seat } uses { $dice }.
event-gets = { $seat } gets { $dice }.
event-wastes = { $seat } cannot use { $dice }.
event-modifies = { $seat } changes a { $from } into a { $to }.
event-draws = { $seat } draws a modifier in turn { $turn }.
event-blackens = { $circles ->
    [2] { $seat } blackens a double step in column { $column } (step { $step }).
   *[other] { $seat } blackens a step in column { $column } (step { $step }).
}
event-circles = { $seat } circles the { $value } of { $parcel }.
event-erases = { $seat } erases { $other }’s { $value } in { $parcel }.
event-controls = { $seat } controls { $parcels } ({ $points ->
        [one] one point
       *[other] { $points } points
    }).
event-supporter = { $seat } wins { $supporter }: { $does }.
event-wall = { $work ->
    [tear] { $seat } tears down the wall towards { $section }
   *[raise] { $seat } raises the wall towards { $section }
 }: the Keep is { $gate ->
    [closed] closed.
   *[open] open.
 }
event-edge = { $work ->
    [dig] { $seat } digs a river between { $one } and { $other }.
    [dry] { $seat } dries the river between { $one } and { $other }.
    [abolish] { $seat } abolishes the border between { $one } and { $other }.
   *[draw] { $seat } draws a border between { $one } and { $other }.
}
event-passes = { $seat } passes.
event-nothing = { $what ->
    [circle] { $seat } has no number to circle.
    [erase] { $seat } has no number to erase.
    [blacken] { $seat } has no step to blacken.
   *[other] { $seat } has nothing to change.
}
event-era-ends = { $era }: { $first } { $one }, { $second } { $two }. The crown goes to { $claimant }, that is to { $seat }.
    .heading = The end of { $era }
event-era-begins = { $era }. { $change }
    .heading = { $era }
event-ends = { $seat } wins, { $points } to { $other_points }.
    .heading = The end
event-campaign-ends = { $seat } wins the campaign: { $wins } Eras to { $others }, { $points ->
        [one] one point
       *[other] { $points } points
    } to { $other_points }.
    .heading = The end of the campaign

## Why not

rule-over = The game is over.
rule-sr-2_2 = Choose one of the two claimants.
rule-sr-2_3 = Choose one of the two claimants.
rule-sr-4_1 = It is time to choose an action, from 1 to 6.
rule-sr-4_2 = You have chosen already: now it is your opponent’s turn to choose.
rule-sr-5_1 = Choose one of the five faces of the die that can be seen.
rule-sr-5_2 = { $value } is the covered face: you may use any other.
rule-sr-5_6 = Choose two of the four dice rolled.
rule-sr-5_7 = Choose the different values, or all dice of one value that was rolled.
rule-sr-5_10 = Choose the turn in which to draw the modifier.
rule-sr-5_12 = It is for { $seat } to decide now.
rule-sr-6_1 = You have no { $value } to use.
rule-sr-6_2 = The next step of column { $value } is double: it takes two { $value }s in one action.
rule-sr-6_4 = Dice that can be used must be used.
rule-sr-6_5 = Column { $value } is full.
rule-sr-6_7 = Answer what is asked first.
rule-sr-7_2 = A modifier does not take a die below 1 or above 6.
rule-sr-7_3 = You have no modifier for this turn.
rule-sr-7_4 = You may mark this turn, number { $turn }, or a later one.
rule-sr-7_5 = You have no { $value } to change.
rule-sr-8_1 = The { $value } of { $parcel } is not the number of this line.
rule-sr-8_1-circled = You have circled the { $value } of { $parcel } already.
rule-sr-8_4 = { $parcel } belongs to { $seat } already.
rule-sr-9_7 = This supporter cannot blacken that column.
rule-sr-9_9 = This supporter cannot circle a { $value }.
rule-sr-9_10 = Your opponent has not circled the { $value } of { $parcel }, or that land has an owner already.
rule-sr-10_2 = Work the wall section of the land you took, or leave it.
rule-sr-10_4 = The Keep is closed: its numbers cannot be circled while so many sections stand.
rule-sr-11_1 = Only a coloured line lets you change the map.
rule-sr-11_3 = Rivers do not change in this Era.
rule-sr-11_4 = The edges of controlled land cannot be touched.

## The sheet in the terminal

board-track = King’s Track
board-columns = Columns
board-map = The map
board-turn = T{ $turn }
board-points = Points
board-total = Total
board-wins = Eras won
board-planned = has chosen
board-choosing = is choosing
board-your-plan = You have chosen { $value }.
board-modifiers = modifiers
board-closed = The Keep is closed ({ $standing } sections stand; { $closed_at } close it).
board-open = The Keep is open ({ $standing } sections stand; { $closed_at } close it).
board-walls = Walls
board-standing = standing
board-down = down
board-rivers = Rivers
board-seat = the Seat
board-no-box = no box
board-vp = { $points } VP
board-dice = { $player }’s dice: { $dice }
board-last-round = Everything is taken: this is the last round.
board-free = free

error-sangue-all-four = all four Eras are played in a campaign only (SR-15.3)
error-sangue-before = the option before is for a single Era, from 2 to 4 (SR-15.2)
