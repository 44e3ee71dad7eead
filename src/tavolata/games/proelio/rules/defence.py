"""The defence (PR-6): cards are deployed before the attack is turned up; then it is resolved, and loot is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import SEAT, Frame, Step
from . import attack, cards, events, fortification, guilds, memory
from . import tables as t
from .questions import OTHER, GiveQuestion, ProelioQuestion, is_action
from .tables import DEPLOY, KINDS, PROTEZIONE, RONDA, back_of, card_name, does, kinds_of

if TYPE_CHECKING:
    from .state import Proelio


def total(game: Proelio) -> int:
    """What the deployed cards are worth together."""
    return sum([game.tables.values[kind] for kind in game.deployed])


@final
class Defence(ProelioQuestion):
    """Deploy Defence cards, as many as one likes or none, before the attack is turned up (PR-6.1)."""

    kind = t.ON_DEFENCE
    name = "defence"
    clause = "PR-6.1"

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """Any Defence card that may be used, or done."""
        moves = [DEPLOY + kind for kind in kinds_of(game.hands[seat]) if can_deploy(game, seat, kind)]
        moves.append(t.DONE)
        return moves

    def settle(self, game: Proelio, frame: Frame, tell: Tell) -> bool:
        """A House without cards is not asked (PR-6.19)."""
        return not game.hands[frame[SEAT]] and self.answer_with(game, frame, t.DONE, tell)

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Lay a card beside the Fortification, or turn the attack up."""
        if move == t.DONE:
            reveal(game, seat, tell)
            return
        kind = move - DEPLOY
        cards.take_out(game, seat, kind)
        game.deployed.append(kind)
        events.tell_card(tell, "deploys", seat, kind, events.hand_of(seat), events.walls_of(seat))
        game.stack.append(frame)

    def about(self, game: Proelio, frame: Frame, seat: int) -> Arguments:
        """Whose attack, what is known of it, and the defence so far."""
        attacker = game.right(seat)
        return {
            "other": seat_name(attacker),
            "back": t.DECKS[back_of(game.attacks[attacker])],
            "most": attack.strongest(game, attacker),
            "total": total(game),
        }

    def why_not(self, game: Proelio, frame: Frame, seat: int, move: int) -> Refusal:
        """A card that cannot be deployed, or a move of later."""
        if DEPLOY <= move < DEPLOY + KINDS:
            return self._why_not_that(game, seat, move - DEPLOY)
        if move == t.SACRIFICE:
            return Refusal("PR-6.6")
        if move == t.PAY:
            return Refusal("PR-6.3", id="PR-6.3-pay")
        if move == t.GUILD:
            return guilds.why_not_now(game, seat)
        return Refusal("PR-3.1" if is_action(move) else "PR-6.1")

    def _why_not_that(self, game: Proelio, seat: int, kind: int) -> Refusal:
        if kind not in game.hands[seat]:
            return Refusal("PR-6.1", {"card": card_name(kind)}, "not-in-hand")
        if game.tables.types[kind] != t.DEFENCE:
            return Refusal("PR-6.1", {"card": card_name(kind)}, "PR-6.1-card")
        return Refusal("PR-6.2", {"card": card_name(kind), "most": game.strength(seat) + 1})

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """A card with what the defence will be worth, or what it is worth."""
        if move == t.DONE:
            return Phrase("move-done", {"number": len(game.deployed), "total": total(game)})
        kind = move - DEPLOY
        worth = total(game) + game.tables.values[kind]
        return Phrase("move-deploy", {"card": card_name(kind), "does": does(kind), "total": worth})


def can_deploy(game: Proelio, seat: int, kind: int) -> bool:
    """A Defence card worth at most one more than the Fortification (PR-6.2); Ronda and Protezione always."""
    if game.tables.types[kind] != t.DEFENCE:
        return False
    return kind in (RONDA, PROTEZIONE) or game.tables.values[kind] <= game.strength(seat) + 1


# -- the attack is turned up ------------------------------------------------------------------------------------------


def reveal(game: Proelio, seat: int, tell: Tell) -> None:
    """Turn the attack up and resolve it (PR-6.3)."""
    attacker = game.right(seat)
    kind = game.attacks[attacker]
    memory.leaves(game, memory.ATTACK_ZONE + attacker, kind)
    game.attacks[attacker] = -1
    game.reaches[attacker] = 0
    game.revealed = kind
    game.fence += 1
    game.stack.append([t.CHECK, attacker])
    game.stack.append([t.AFTER_ATTACK, seat, attacker])
    events.tell_revealed(tell, seat, attacker, kind, total(game))
    resolve(game, seat, attacker, kind, tell)


CANCELLED: Final = 0
BLOWN_UP: Final = 1
CAUGHT: Final = 2
STEALS: Final = 3
REPELLED: Final = 4
FALLS_SHORT: Final = 5
"""What can become of an attack that is turned up."""


def outcome(kind: int, value: int, deployed: list[int], worth: int) -> int:
    """What becomes of an attack of this kind and value before cards that are worth so much together.

    Protezione comes first (PR-6.16); then each attack in its own way (PR-6.3, PR-6.11, PR-6.13, PR-6.17).
    """
    if PROTEZIONE in deployed:
        return CANCELLED
    if kind == t.POLVERE:
        return BLOWN_UP
    if kind == t.INFILTRAZIONE:
        return CAUGHT if RONDA in deployed else STEALS
    return REPELLED if value <= worth else FALLS_SHORT


def resolve(game: Proelio, seat: int, attacker: int, kind: int, tell: Tell) -> None:
    """What comes of it is done; a defence that falls short is made up for, or paid for (PR-6.4)."""
    worth = total(game)
    found = outcome(kind, game.tables.values[kind], game.deployed, worth)
    if found == CANCELLED:
        events.tell_outcome(game, tell, "cancelled", seat, attacker)
    elif found == BLOWN_UP:
        events.tell_blown_up(game, tell, seat, attacker)
        fortification.lose(game, seat)  # the deployed cards follow; the hand is not touched (PR-6.17)
    elif found == REPELLED:
        clause = "PR-5.8" if kind == t.LETAME else "PR-6.3"
        events.tell_outcome(game, tell, "repelled", seat, attacker, clause)
    elif found == FALLS_SHORT:
        game.stack.append([t.ON_SHORT, seat, game.tables.values[kind] - worth, worth])
    else:
        infiltrate(game, seat, attacker, found == CAUGHT, tell)


def infiltrate(game: Proelio, seat: int, attacker: int, caught: bool, tell: Tell) -> None:
    """A Ronda turns it round (PR-6.13), the Ladri may stop it (PR-13.9, PR-13.10); else a card is stolen (PR-6.11)."""
    if caught:
        events.tell_between(tell, "caught", seat, attacker)
        game.stack.append([t.ON_COUNTER, seat, attacker])
        if guilds.ready(game, attacker, t.LADRI):
            game.stack.append([t.ON_DODGE, attacker, seat])
    elif guilds.ready(game, seat, t.LADRI):
        game.stack.append([t.ON_IGNORE, seat, attacker])
    else:
        cards.steal(game, attacker, seat, "PR-6.11", tell)


@final
class AfterAttack(Step["Proelio"]):
    """The attack and everything deployed are discarded, whatever they were worth (PR-6.10).

    Frame: who defended; the attacker (OTHER).
    """

    kind = t.AFTER_ATTACK
    name = "after-attack"

    def run(self, game: Proelio, frame: Frame, tell: Tell) -> None:
        """Clear the table."""
        game.stack.pop()
        for kind in [game.revealed, *game.deployed]:
            cards.lay_off(game, kind)
        game.revealed = -1
        game.deployed = []


# -- a defence that is short ------------------------------------------------------------------------------------------

MISSING: Final = 2
TOTAL: Final = 3
"""Places in the frame of "short": what the defence lacks, and what it is worth."""


@final
class Short(ProelioQuestion):
    """Add the Fortification to the defence and lose it, use the Costruttori, or pay loot (PR-6.4, PR-13.5)."""

    kind = t.ON_SHORT
    name = "short"
    clause = "PR-6.4"

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """The Costruttori only add to a defence that is not zero (PR-13.6)."""
        moves = []
        if game.forts[seat] >= 0:
            moves.append(t.SACRIFICE)
        if frame[TOTAL] > 0 and guilds.ready(game, seat, t.COSTRUTTORI):
            moves.append(t.GUILD)
        moves.append(t.PAY)
        return moves

    def settle(self, game: Proelio, frame: Frame, tell: Tell) -> bool:
        """Where there is nothing to add, one pays."""
        return self.legal(game, frame, frame[SEAT]) == [t.PAY] and self.answer_with(game, frame, t.PAY, tell)

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Make up for what is missing, or go on to the loot; if it is not enough, the rest is asked for (PR-6.5)."""
        if move == t.PAY:
            pay(game, seat, frame[MISSING], tell)
            return
        worth = self._sacrifice(game, seat, tell) if move == t.SACRIFICE else self._build(game, seat, tell)
        missing = frame[MISSING] - worth
        if missing > 0:
            game.stack.append([t.ON_SHORT, seat, missing, frame[TOTAL] + worth])
        else:
            clause = "PR-6.4" if move == t.SACRIFICE else "PR-13.5"
            events.tell_outcome(game, tell, "repelled", seat, game.right(seat), clause)

    def _sacrifice(self, game: Proelio, seat: int, tell: Tell) -> int:
        """The Fortification joins the deployed cards, and is discarded with them (PR-6.10)."""
        worth = game.strength(seat)
        events.tell_card(tell, "sacrifices", seat, game.forts[seat])
        game.deployed.append(game.forts[seat])
        game.forts[seat] = -1
        fortification.note_loss(game)
        return worth

    def _build(self, game: Proelio, seat: int, tell: Tell) -> int:
        """The Costruttori add 1."""
        guilds.spend(game, seat, "PR-13.5", [], tell)
        return 1

    def about(self, game: Proelio, frame: Frame, seat: int) -> Arguments:
        """How it stands, and against what."""
        return {"missing": frame[MISSING], "total": frame[TOTAL], "card": card_name(game.revealed)}

    def why_not(self, game: Proelio, frame: Frame, seat: int, move: int) -> Refusal:
        """Nothing to add, or a move of another moment."""
        if move == t.GUILD:
            if guilds.ready(game, seat, t.COSTRUTTORI):
                return Refusal("PR-13.6")
            return guilds.why_not_now(game, seat)
        if move == t.SACRIFICE:
            return Refusal("PR-6.4", id="PR-6.4-none")
        if move == t.DONE or DEPLOY <= move < DEPLOY + KINDS:
            return Refusal("PR-6.1", id="PR-6.1-late")
        return Refusal("PR-3.1" if is_action(move) else "PR-6.4")

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """What it adds or costs, and whether it is defeat."""
        if move == t.GUILD:
            return guilds.describe_use(game, seat)
        if move == t.PAY:
            result = "defeat" if is_fatal_payment(game, seat, frame[MISSING]) else "loot"
            return Phrase(
                "move-pay", {"number": min(frame[MISSING], len(game.hands[seat])), "result": result}
            )
        worth = game.strength(seat)
        left = max(0, frame[MISSING] - worth)
        result = "defeat" if is_fatal_sacrifice(game, seat, left) else "defence"
        walls: Arguments = {"card": card_name(game.forts[seat]), "value": worth}
        return Phrase("move-sacrifice", {**walls, "left": left, "result": result})


def is_fatal_payment(game: Proelio, seat: int, missing: int) -> bool:
    """Whether to pay is defeat: more than the hand is owed (PR-6.9), or all of it and there are no walls (PR-7.1)."""
    hand = len(game.hands[seat])
    return missing > hand or (missing == hand and game.forts[seat] < 0)


def is_fatal_sacrifice(game: Proelio, seat: int, left: int) -> bool:
    """Whether defeat is certain once the Fortification is gone, with so much still missing: Costruttori may add 1."""
    return len(game.hands[seat]) <= max(0, left - int(guilds.ready(game, seat, t.COSTRUTTORI)))


# -- loot -------------------------------------------------------------------------------------------------------------


def pay(game: Proelio, seat: int, missing: int, tell: Tell) -> None:
    """As many cards as the difference (PR-6.7). With fewer, all of them and the Fortification too (PR-6.9)."""
    attacker = game.right(seat)
    hand = game.hands[seat]
    number = min(missing, len(hand))
    clause = "PR-6.9" if missing > number else "PR-6.7"
    events.tell_loot(game, tell, seat, attacker, number, clause)
    if missing > number:
        fortification.lose(game, seat)
    if number == len(hand):
        for place, kind in enumerate(hand[:], 1):
            cards.hand_over(game, seat, attacker, kind, tell, "loots", clause, place == number)
    else:
        game.stack.append([t.ON_LOOT, seat, attacker, missing])


NUMBER: Final = 3
"""The place in the frame of "loot": how many cards are still to be handed over."""


@final
class Loot(GiveQuestion):
    """Choose a card of the loot, and hand it to the attacker face down (PR-6.7)."""

    kind = t.ON_LOOT
    name = "loot"
    clause = "PR-6.7"
    says = "move-give"

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One after the other."""
        attacker, left = frame[OTHER], frame[NUMBER] - 1
        if left:
            game.stack.append([t.ON_LOOT, seat, attacker, left])
        cards.hand_over(game, seat, attacker, move - t.GIVE, tell, "loots", self.clause, left == 0)

    def about(self, game: Proelio, frame: Frame, seat: int) -> Arguments:
        """To whom, and how many."""
        return {"other": seat_name(frame[OTHER]), "number": frame[NUMBER]}


# -- the Watch --------------------------------------------------------------------------------------------------------


@final
class Counter(ProelioQuestion):
    """A Ronda has caught an Infiltrazione: take a random card from the attacker, or leave it (PR-6.13, PR-6.14).

    Frame: the attacker (OTHER).
    """

    kind = t.ON_COUNTER
    name = "counter"
    clause = "PR-6.13"

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """Both."""
        return [t.STEAL, t.LEAVE]

    def settle(self, game: Proelio, frame: Frame, tell: Tell) -> bool:
        """Everybody sees whether there is a card to take (PR-6.12)."""
        if memory.cards_in(game, frame[OTHER], t.BASE):
            return False
        game.stack.pop()
        events.tell_outcome(game, tell, "nothing-stolen", frame[SEAT], frame[OTHER])
        return True

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """If the attacker falls by it, it is the defender's doing (PR-12.2)."""
        attacker = frame[OTHER]
        if move == t.LEAVE:
            events.tell_outcome(game, tell, "leaves-it", seat, attacker)
            return
        game.stack[-2] = [t.CHECK, seat]  # below what clears the table
        cards.steal(game, seat, attacker, self.clause, tell)

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """Taken or left."""
        return Phrase("move-steal" if move == t.STEAL else "move-leave-theft", self.about(game, frame, seat))
