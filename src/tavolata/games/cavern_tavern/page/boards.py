"""What stands on every player's board, the own and the others': tracks, ingredients, character, Nasty Says, tokens."""

from __future__ import annotations

from functools import lru_cache

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag, vh
from ....kit.targets import becomes
from ..rules.tables import CALLS, INGREDIENTS, NASTY_END, SKILL_STEPS, TRACK_END
from ..view import PlayerView, SaysView, Track
from .emblems import TRACKS, cells, good
from .targets import Table

NASTY_MARKS = tuple(CALLS)
"""The spaces of the Nasty track that mean something: there he calls."""
SKILL_MARKS = tuple(SKILL_STEPS.index(step) for step in range(1, max(SKILL_STEPS) + 1))
"""The spaces of the other tracks from which more is gained."""


def tracks(table: Table, seat: int) -> list[Markup]:
    """The three tracks of a player, with what the chosen move would change."""
    player, then = table.players[seat], table.then(seat)
    found = []
    for name in TRACKS:
        end, marks = (NASTY_END, NASTY_MARKS) if name == "nasty" else (TRACK_END, SKILL_MARKS)
        changes = "" if player[name] == then[name] else "-to"
        label = table.say(f"track-{name}{changes}", number=player[name], then=then[name])
        if name == "nasty":
            label += " " + table.say("track-cost", number=player["nasty_points"])
        fresh = table.fresh(seat, name)
        shown = becomes(player[name], then[name])
        cost = player["nasty_points"] if name == "nasty" else 0
        found.append(_track(name, player[name], then[name], end, marks, label, shown, cost, fresh))
    return found


@lru_cache(4096)
def _track(
    name: Track,
    value: int,
    then: int,
    end: int,
    marks: tuple[int, ...],
    label: str,
    shown: str,
    cost: int,
    fresh: str,
) -> Markup:
    number = tag("b", shown, class_="num to" if value != then else "num", aria_hidden="true")
    fine = tag("span", f"−{cost}", class_="cost num", aria_hidden="true") if cost else ""
    css = f"track{' bad' if name == 'nasty' else ''}{fresh}"
    row = cells(value, then, end, marks)
    return tag("p", icon(TRACKS[name]), row, number, fine, class_=css, role="img", aria_label=label)


def held(table: Table, seat: int) -> list[Markup]:
    """The ingredients of a player, each kind once with its number."""
    player, then = table.players[seat], table.then(seat)
    found = []
    for kind in INGREDIENTS:
        number, after = player["ingredients"].get(kind, 0), then["ingredients"].get(kind, 0)
        if number or after:
            found.append(_held(kind, table.kind_name(kind), number, after))
    return found


@lru_cache(2048)
def _held(kind: str, name: str, number: int, after: int) -> Markup:
    shown = f"×{max(number, after)}" if max(number, after) > 1 else ""
    css = "count soon" if after > number else "count go" if after < number else "count"
    label = f"{name} {number}" if number == after else f"{name} {number}→{after}"
    times = tag("span", shown, aria_hidden="true") if shown else ""
    return tag("span", good(kind, label), times, class_=f"{css} num", data_thing=f"ingredient-{kind}")


def given(table: Table, move: str, kind: str, number: int) -> Markup:
    """An ingredient that can be given or taken, if the move is on offer."""
    times = f"×{number}" if number > 1 else ""
    if move in table.choices:
        return table.button(move, joined([good(kind), times]), "count give-good num")
    return tag("span", good(kind, table.kind_name(kind)), times, class_="count num")


def character(table: Table, seat: int) -> Markup:
    """A player's character with the uses that are left of the ability."""
    facts = table.players[seat]["character"]
    if facts is None:
        return NOTHING
    name = table.name(f"character-{facts['id']}")
    label = table.say("character", character=name, number=facts["left"], does=table.does(facts["does"]))
    uses = tag("span", dots(facts["left"]), class_="dots", aria_hidden="true")
    inside = joined([icon("person"), tag("span", name, class_="person-name", aria_hidden="true"), uses])
    css = "character" if facts["left"] else "character out"
    return tag("span", inside, class_=css, role="img", aria_label=label, title=label)


def tokens(table: Table, player: PlayerView) -> list[Markup]:
    """Modifiers and Mrs. Nasty tokens; Drinks stand apart, since they can be served."""
    found = []
    for number, emblem, id in (
        (player["modifiers"], "wedge", "token-modifier"),
        (player["mrs_nasty"], "mask", "token-mrs-nasty"),
    ):
        if number:
            label = f"{table.name(id)} {number}"
            times = tag("span", f"×{number}", aria_hidden="true")
            found.append(tag("span", icon(emblem, "ic", label), times, class_="count num", title=label))
    return found


def drink(table: Table, kind: str, number: int) -> Markup:
    """A Drink that waits for its ingredient."""
    name = table.name(f"drink-{kind}")
    times = f"×{number}" if number > 1 else ""
    return joined([good(kind), tag("span", name), times])


def commands(table: Table, seat: int) -> list[Markup]:
    """The Nasty Says before a player, each with what it asks for."""
    return [_command(table, one) for one in table.players[seat]["says"]]


def _command(table: Table, one: SaysView) -> Markup:
    name = table.card("says", one)
    asks = tag("span", table.does(one["does"]), class_="note")
    return tag("p", icon("speech"), tag("span", name, vh(": "), asks), class_="nasty-says")


def no_dice(table: Table) -> str:
    """Why a player has no dice: they are placed, or not rolled yet."""
    return table.say("no-dice" if table.view["round"] else "not-rolled")


def dots(left: int) -> str:
    """How often an ability can still be used, out of two."""
    return "●" * left + "○" * (2 - left)
