"""The Guilds (PR-13): once in a game, free of cost, each at its moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from ....engine.phrases import Arguments, Journey, Phrase, Refusal, Tell
from ....engine.questions import SEAT, Frame
from . import cards, events, memory
from . import tables as t
from .questions import OTHER, CardQuestion, Deed, DiscardQuestion, ProelioQuestion
from .tables import DISCARD, GUILD, IMPERIAL, NO_GUILD, NOBODY, TAKE, card_name, guild_name, kinds_of

if TYPE_CHECKING:
    from .state import Proelio


def ready(game: Proelio, seat: int, guild: int) -> bool:
    """Whether a House can use this Guild: it has it, unspent (PR-13.2), and no Merchant keeps it busy (PR-13.3)."""
    return game.guilds[seat] == guild and not game.spent[seat] and game.merchant != seat


def spend(game: Proelio, seat: int, clause: str, journeys: list[Journey], tell: Tell) -> None:
    """Turn the Guild face down for the rest of the game (PR-13.2): what it does stands in a clause."""
    game.spent[seat] = 1
    events.tell_guild(tell, seat, game.guilds[seat], clause, journeys)


def why_not_now(game: Proelio, seat: int) -> Refusal:
    """Why the own Guild cannot be used at this moment: each but Bardi and Mercanti has one of its own (PR-13.16)."""
    guild = game.guilds[seat]
    if guild < 0:
        return Refusal("PR-2.6")
    if game.spent[seat]:
        return Refusal("PR-13.2")
    if game.merchant == seat:
        return Refusal("PR-13.3")
    return Refusal("PR-13.16", {"guild": guild_name(guild)}, f"moment-{t.GUILD_NAMES[guild]}")


def describe_use(game: Proelio, seat: int, does: str = "") -> Phrase:
    """The own Guild, and what it does: ``does`` for one that has two moments."""
    guild = game.guilds[seat]
    return Phrase("move-guild", {"guild": guild_name(guild), "does": f"does-{does or t.GUILD_NAMES[guild]}"})


# -- before the Action ------------------------------------------------------------------------------------------------


@final
class UseGuild(Deed):
    """Let the House on the right discard (Bardi, PR-13.4), or call the Merchant (Mercanti, PR-13.14)."""

    def can(self, game: Proelio, seat: int, move: int) -> bool:
        """The Bardi need a House with cards, the Mercanti a Merchant who is elsewhere (PR-13.16)."""
        if ready(game, seat, t.BARDI):
            return len(game.hands[game.right(seat)]) > 0
        return ready(game, seat, t.MERCANTI) and game.merchant != NOBODY

    def do(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The Action is still to come."""
        game.stack.append(frame)
        if game.guilds[seat] == t.BARDI:
            spend(game, seat, "PR-13.4", [], tell)
            game.stack.append([t.CHECK, seat])
            game.stack.append([t.ON_BARDS, game.right(seat), seat])
        else:
            spend(game, seat, "PR-13.14", [events.merchant_goes(game.merchant, seat)], tell)
            game.merchant = seat

    def why(self, game: Proelio, seat: int, move: int) -> Refusal:
        """Nobody for the Bardi to sing to, or no moment for this Guild."""
        if ready(game, seat, t.BARDI):
            return Refusal("PR-13.4", id="PR-13.4-empty")
        return why_not_now(game, seat)

    def describe(self, game: Proelio, seat: int, move: int) -> Phrase:
        """The Guild."""
        return describe_use(game, seat)


@final
class Bards(DiscardQuestion):
    """The victim of the Bardi discards a card of its own choice (PR-13.4). Frame: whose Bardi (OTHER)."""

    kind = t.ON_BARDS
    name = "bards"
    clause = "PR-13.4"

    def settle(self, game: Proelio, frame: Frame, tell: Tell) -> bool:
        """Everybody sees when it has only one (PR-16.4)."""
        hand = game.hands[frame[SEAT]]
        if len(hand) > 1:
            return False
        game.fence += 1  # a card is shown that no move has named
        return self.answer_with(game, frame, DISCARD + hand[0], tell)


# -- each at its moment -----------------------------------------------------------------------------------------------


class GuildQuestion(ProelioQuestion):
    """Whether the own Guild is used now that its moment has come (PR-13.16)."""

    does: ClassVar[str] = ""
    """What it does, for a Guild with two moments."""

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """Yes or no."""
        return [GUILD, NO_GUILD]

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Used, and so used up; or kept for later."""
        if move == GUILD:
            spend(game, seat, self.clause, self.moves(game, frame), tell)
            self.use(game, frame, seat, tell)
        else:
            self.keep(game, frame, seat, tell)

    def use(self, game: Proelio, frame: Frame, seat: int, tell: Tell) -> None:
        """What it does."""
        raise NotImplementedError

    def moves(self, game: Proelio, frame: Frame) -> list[Journey]:
        """The cards that go somewhere by that alone."""
        return []

    def keep(self, game: Proelio, frame: Frame, seat: int, tell: Tell) -> None:
        """What happens without it: nothing, which is told."""
        events.tell_kept(tell, seat, game.guilds[seat])

    def why_not(self, game: Proelio, frame: Frame, seat: int, move: int) -> Refusal:
        """The Guild comes first."""
        return Refusal(self.clause, {"guild": guild_name(game.guilds[seat])}, "now-guild")

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """Used or kept."""
        if move == GUILD:
            return describe_use(game, seat, self.does)
        return Phrase("move-no-guild", {"guild": guild_name(game.guilds[seat])})


@final
class Cure(GuildQuestion):
    """The Speziali remove a Peste before it begins (PR-13.12, PR-13.13). Frame: whose Peste (OTHER)."""

    kind = t.ON_CURE
    name = "cure"
    clause = "PR-13.12"

    def use(self, game: Proelio, frame: Frame, seat: int, tell: Tell) -> None:
        """It is discarded; what it lets its owner draw stands."""
        cards.lay_off(game, t.PESTE)
        game.plague = NOBODY

    def moves(self, game: Proelio, frame: Frame) -> list[Journey]:
        """La Peste."""
        return [events.plague_ends(frame[OTHER])]


@final
class Dodge(GuildQuestion):
    """The Ladri of an attacker spare him the Ronda's theft; the Infiltrazione stays cancelled (PR-13.9).

    Frame: the defender (OTHER).
    """

    kind = t.ON_DODGE
    name = "dodge"
    clause = "PR-13.9"
    does = "dodge"

    def use(self, game: Proelio, frame: Frame, seat: int, tell: Tell) -> None:
        """The counter-theft lies below."""
        game.stack.pop()

    def moves(self, game: Proelio, frame: Frame) -> list[Journey]:
        """The attack is over."""
        return events.cleared(game)


@final
class Ignore(GuildQuestion):
    """The Ladri of a defender stop an Infiltrazione; what was deployed is lost all the same (PR-13.10).

    Frame: the attacker (OTHER).
    """

    kind = t.ON_IGNORE
    name = "ignore"
    clause = "PR-13.10"
    does = "ignore"

    def use(self, game: Proelio, frame: Frame, seat: int, tell: Tell) -> None:
        """Nothing is stolen."""

    def moves(self, game: Proelio, frame: Frame) -> list[Journey]:
        """The attack is over."""
        return events.cleared(game)

    def keep(self, game: Proelio, frame: Frame, seat: int, tell: Tell) -> None:
        """A card is stolen (PR-6.11)."""
        cards.steal(game, frame[OTHER], seat, "PR-6.11", tell)


DRAWS: Final = 2
"""The place in the frame of "craft": how many cards are drawn without the Artigiani."""


@final
class Craft(GuildQuestion):
    """The Artigiani draw one card more, declared before any is seen (PR-13.7, PR-13.8)."""

    kind = t.ON_CRAFT
    name = "craft"
    clause = "PR-13.7"

    def use(self, game: Proelio, frame: Frame, seat: int, tell: Tell) -> None:
        """One more."""
        cards.supply(game, seat, frame[DRAWS] + 1, self.clause, tell)

    def keep(self, game: Proelio, frame: Frame, seat: int, tell: Tell) -> None:
        """As many as the card says."""
        cards.supply(game, seat, frame[DRAWS], "PR-8.3" if frame[DRAWS] == 2 else "PR-9.9", tell)

    def about(self, game: Proelio, frame: Frame, seat: int) -> Arguments:
        """How many."""
        return {"number": frame[DRAWS]}


@final
class Scribes(GuildQuestion):
    """The Scrivani draw two Imperial cards and keep one (PR-13.11); without them it is one."""

    kind = t.ON_SCRIBES
    name = "scribes"
    clause = "PR-13.11"

    def use(self, game: Proelio, frame: Frame, seat: int, tell: Tell) -> None:
        """Two, one of which is kept."""
        cards.draw(game, seat, IMPERIAL, 2, self.clause, tell)
        game.stack.append([t.ON_KEEP, seat])

    def keep(self, game: Proelio, frame: Frame, seat: int, tell: Tell) -> None:
        """One."""
        cards.draw(game, seat, IMPERIAL, 1, "PR-9.1", tell)


@final
class Keep(CardQuestion):
    """Which of the two is kept; the other goes to the Imperial discards (PR-13.11)."""

    kind = t.ON_KEEP
    name = "keep"
    clause = "PR-13.11"
    first = TAKE

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """The last two cards that came into the hand."""
        return [TAKE + kind for kind in kinds_of(game.hands[seat][-2:])]

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Everybody sees the one that is discarded."""
        pair = game.hands[seat][-2:]
        pair.remove(move - TAKE)
        other = pair[0]
        memory.found_by_scribes(game, seat, other)
        game.hands[seat].remove(other)
        game.lay_open()
        cards.lay_off(game, other)
        game.fence += 1
        events.tell_discarded(game, tell, seat, other, self.clause)

    def why_not_that(self, game: Proelio, frame: Frame, seat: int, kind: int) -> Refusal:
        """It is neither of them."""
        return Refusal("PR-13.11", {"card": card_name(kind)}, "PR-13.11-card")

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """The card."""
        return Phrase("move-keep", {"card": card_name(move - TAKE)})
