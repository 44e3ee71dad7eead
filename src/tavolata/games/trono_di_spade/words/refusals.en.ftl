## Why not: what is wrong with an answer

rule-over = The game is over.
rule-wait = Now it is up to { $seats }.
rule-no-area = The board has no such area.
rule-blocked = This area is blocked: nobody goes, raids or musters there.

rule-plan-no-units = You have no units there: orders go to the areas with your units.
rule-plan-has-order = This area has its order already.
rule-plan-asked = This is the area you are asked about: choose its order.
rule-plan-named = First choose the order for the area you named.
rule-plan-unfinished = Not all your areas have their order yet.
rule-order-banned = A Westeros card forbids this order in this round.
rule-order-used = You have placed all your tokens of this kind.
rule-order-star = Your place at court allows no more special orders.
rule-swap-same = This order lies there already: choose another.
rule-raven-no-order = You have no order there to exchange.
rule-raven-nothing = You have no legal order left that could come there instead.

rule-order-not-yours = You have no units there: name an area with { $type-id ->
        [raid] a raid
        [consolidate] a consolidation
       *[other] a march
    } of yours.
rule-order-none = There is no order there any more: name an area with { $type-id ->
        [raid] a raid
        [consolidate] a consolidation
       *[other] a march
    } of yours.
rule-order-other = The order there is of another kind: now { $type-id ->
        [raid] raids are
        [consolidate] consolidations are
       *[other] marches are
    } resolved.
rule-raid-too-far = Your raid does not reach that far: from a land it reaches lands, from a sea seas, lands and its ports, from a port its sea.
rule-raid-no-order = There is no order of another House there.
rule-raid-march = A march cannot be raided.
rule-raid-defence = Only the special raid removes a defence.

rule-march-here = The units are there already.
rule-march-too-far = Your units cannot get there: it takes an adjacent land, or a chain of seas with your ships.
rule-sail-too-far = Ships go to an adjacent sea, or between a port and its sea.
rule-port-not-yours = You do not control the land of this port.
rule-land-units = Footmen, knights and siege engines stand on land only.
rule-ships = Ships stand on seas and in ports only.
rule-leave-refused = Leave was already refused in this march.
rule-turned-away = In this march you have turned away from that land.
rule-bridge-refused = The ships on the way were refused to you in this march.
rule-allied-ships = Allied ships do not carry you to betrayal.
rule-one-attack = A march can attack one area only.
rule-too-weak = That is not enough against the neutral force.
rule-port-full = A port holds three ships at most.
rule-supply-march = Your supply does not allow so large an army, whatever the other units do.
rule-march-unfinished = Your armies do not fit the supply limit yet: more units must go.
rule-group-none = There is no such unit left in the area of the march.
rule-routed = Routed units do not march.
rule-group-too-weak = With this unit the group could no longer reach the strength of the neutral force.
rule-group-empty = Nobody goes yet: name a unit first.
rule-supply-more = With so few you exceed your supply limit: more units must go along.

rule-no-structure = There is no castle or stronghold there.
rule-structure-not-yours = You do not control that structure.
rule-muster-guests = An ally’s units stand there: nobody musters in this land.
rule-muster-done = This structure has already mustered.
rule-muster-nothing = You can muster nothing there.
rule-points = { $points ->
        [0] This area has no points left.
        [one] That costs more than the one point that is left here.
       *[other] That costs more than the { $points } points that are left here.
    }
rule-reserve = You have none of these left in your reserve.
rule-supply-muster = Your supply does not allow another unit there.
rule-no-footman = You have no footman there.
rule-no-knight = You have no knight there.
rule-no-coast = This area has neither a sea nor a port for a ship.
rule-harbour-too-far = A ship appears in a sea adjacent to the area, or in its port.
rule-harbour-held = Ships of another House are there.

rule-no-unit = You have no units there.
rule-no-such-unit = You have no such unit there.
rule-loss-useless = That would not help: lose units of the armies beyond the limit.
rule-horde-one = You have fewer than two units there.
rule-capture-ships = There are not that many ships in the port.
rule-capture-supply = Your supply does not allow that many ships there.
rule-not-on-card = The card does not offer that.
rule-bid-too-much = { $number ->
        [one] You have one power token to bid.
       *[other] You have { $number } power tokens to bid.
    }
rule-house-absent = That House is not in play.
rule-not-tied = That House is not part of the tie.
rule-fall-throne = The Iron Throne is not among them: choose the fiefdoms or the court.
rule-not-highest = The House does not stand highest on that track.
rule-already-last = You are last on that track already.

rule-support-own = You fight yourself: your support can only be for you.
rule-support-neutral = Nobody supports the neutral force.
rule-support-both = You support the other side already: nobody helps both.
rule-card-not-yours = That card belongs to another House.
rule-card-not-theirs = That card does not belong to your opponent.
rule-card-not-in-hand = That card is not in your hand.
rule-card-not-there = That card is not in your opponent’s hand.
rule-card-not-discarded = That card is not among your discards.
rule-card-sent-back = Tyrion Lannister has sent that card back: choose another.
rule-no-tides = There are no tides of battle in this game: the blade adds 1.
rule-no-order = There is no order of your opponent there.
rule-order-far = That area is not adjacent to the embattled one.
rule-order-of-combat = The defence of this combat stays.
rule-footman-idle = Your footmen there neither fought nor supported.
rule-no-casualty = No such unit of yours fought.
rule-no-retreating = No such unit of yours retreats.
rule-retreat-dearer = Another area costs fewer units: it must be chosen.
rule-retreat-leaves = The beaten army must leave the embattled area.
rule-retreat-from = The attack came from there.
rule-retreat-home = That is the home of another House again.
rule-retreat-held = Another House or a neutral force holds that area.
rule-retreat-too-far = It takes a land adjacent to the embattled one, or a chain of seas with the beaten House’s own ships.
rule-retreat-ships = Ships retreat to an adjacent sea, or into a port of their House.
rule-haven-refused = Shelter there was refused.

rule-objective-not-yours = That objective is not in your hand.
rule-objective-not-held = What that objective asks for is not met now.
rule-ballot-empty = You have named nobody yet: name a House, or stay without an alliance.
rule-ballot-self = You cannot name yourself.
rule-ballot-named = You have named that House already.
rule-ballot-allied = That House is already in an alliance.
rule-ballot-full = An alliance has three members at most.
rule-ballot-all = Not all Houses can be in one alliance.
rule-entry-refused = Entry was already refused in this march.
rule-gift-refused = The gift of this land was already refused in this march.
rule-gift-home = A home cannot be given away.
rule-propose-absent = One of those Houses is not in this game.
rule-propose-self = You are part of what you propose: name the others.
rule-propose-allied = One of those Houses is already in an alliance.
rule-propose-all = Not all Houses can be in one alliance.
rule-propose-made = That alliance was proposed already before this ballot.
rule-decline-why = Accept with yes, or decline for a reason: decline alone, others, gain, trust, far or unsaid.

## What is asked for, to whoever answers something else

rule-wrong-plan = Choose an order for the area, or name another area of yours first.
rule-wrong-ready = All your orders are placed: say that you are done.
rule-wrong-raven = With the raven you exchange one of your orders, look at the top wildling card, or do nothing.
rule-wrong-swap = Choose the order that comes instead.
rule-wrong-top = The wildling card stays on top or goes to the bottom.
rule-wrong-order = Name the area of the order that you resolve.
rule-wrong-raid = Name the area whose order your raid removes, or pass.
rule-wrong-march = Name an area where units of the march go, or end the march.
rule-wrong-group = Name the units that go along, then let them set out.
rule-wrong-leave = Leave a power token behind, or not.
rule-wrong-collect = Choose between power and mustering.
rule-wrong-muster = Name a structure of yours that musters, or end the mustering.
rule-wrong-recruit = Choose a unit that this structure musters, or end its mustering.
rule-wrong-harbour = Name the sea or the port where the new ship appears.
rule-wrong-capture = Say how many ships you capture.
rule-wrong-disband = Name an area where you lose a unit.
rule-wrong-unit = Name the unit that you lose.
rule-wrong-effect = Choose one of the things that the card offers.
rule-wrong-bid = Say how many power tokens you bid.
rule-wrong-tie = Name one of the tied Houses.
rule-wrong-fall = Choose the fiefdoms or the court.
rule-wrong-rise = Choose one of the three tracks.
rule-wrong-unhorse = Name an area where one of your knights becomes a footman.
rule-wrong-knight = Name an area where one of your footmen becomes a knight, or end it.
rule-wrong-take-back = Choose a card of your discards, or none.
rule-wrong-discard = Choose a card of your hand to discard.
rule-wrong-preemptive = Choose between two units and two places.
rule-wrong-track = Choose one of the tracks where the House stands highest.
rule-wrong-horde = Name one of your areas with a structure and at least two units.
rule-wrong-support = Support the attacker, the defender or nobody.
rule-wrong-accept = Accept the support, or refuse it.
rule-wrong-cards = Choose a card of your hand.
rule-wrong-text = Use the text of your card, or not: yes or no.
rule-wrong-replace = Choose another card of your hand.
rule-wrong-thorns = Name the area of the order that the Queen of Thorns removes.
rule-wrong-doran = Choose one of the three tracks.
rule-wrong-blade = Use the blade, or leave it.
rule-wrong-cersei = Name the area of the order that Cersei removes, or pass.
rule-wrong-renly = Name the area of the footman that becomes a knight, or pass.
rule-wrong-casualty = Name the unit that you lose.
rule-wrong-retreat = Name the area where the beaten army retreats.
rule-wrong-patchface = Choose a card of your opponent’s hand, or none.
rule-wrong-keep = Choose the objective that goes back into the deck.
rule-wrong-score = Choose an objective of your hand to score, or none.
rule-wrong-ballot = Name a House that is still free, or stay without an alliance.
rule-wrong-entry = Choose one of the ways into your ally’s land that are left, or do not enter.
rule-wrong-bridge = Lend your ships, or refuse: yes or no.
rule-wrong-host = Grant what your ally asks for, or refuse: yes or no.
rule-wrong-haven = Give shelter, or refuse: yes or no.
rule-wrong-excuse = Accept the reasons, or not: yes or no.
rule-wrong-penalty = Choose a track where you are not last.
rule-wrong-claim = Take the land, or leave it: yes or no.
rule-wrong-gift = Ask for the land, or do not: yes or no.
rule-wrong-propose = Propose an alliance, or nothing.
rule-wrong-proposal = Answer the proposal: accept, or decline for a reason.
