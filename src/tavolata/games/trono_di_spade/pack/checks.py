"""What the files of a pack must agree on: the map that is drawn, units that fit, decks that last (TS-27.7)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from ..rules.tables import CARDS, ENTER, HOUSES, MOST_SUPPLY, OBJECTIVE, POOL, PORT_ROOM, ROUNDS, UNITS

if TYPE_CHECKING:
    from . import Area, HouseSheet, ObjectiveCard, Pack, SetupSheet

MAP = Path(__file__).parent.parent / "drawings" / "map.json"
MOST_OBJECTIVES = ENTER - OBJECTIVE
"""Objectives that can be dealt: as many as there are moves to name them."""
DRAW, KEPT = 5, 3
"""Objectives that a House draws and keeps at the beginning (TS-25.1)."""


def check(pack: Pack) -> None:
    """Refuse a pack whose files do not agree; the error names file, entry and field."""
    for file in type(pack).model_fields:
        if file != "pack":
            _once(file, [entry.id for entry in getattr(pack, file)])
    areas = {area.id: area for area in pack.areas}
    _map(areas)
    _all("houses", [sheet.id for sheet in pack.houses], HOUSES)
    sheets = {sheet.id: sheet for sheet in pack.houses}
    armies = _supply(pack)
    for sheet in pack.houses:
        _house(sheet, areas, armies[sheet.supply])
    _all("setups", [str(setup.players) for setup in pack.setups], ["3", "4", "5", "6"])
    for setup in pack.setups:
        _setup(setup, areas, sheets)
    _house_cards(pack)
    _decks(pack)
    _objectives(pack, areas)
    _alliances(pack)


def _wrong(file: str, entry: str, field: str, problem: str) -> NoReturn:
    raise ValueError(f"{file}.toml, entry {entry!r}, field {field!r}: {problem}")


def _once(file: str, ids: list[str]) -> None:
    for id, number in Counter(ids).items():
        if number > 1:
            _wrong(file, id, "id", "stands there more than once")


def _all(file: str, found: list[str], wanted: list[str]) -> None:
    missing = [name for name in wanted if name not in found]
    unknown = [name for name in found if name not in wanted]
    if missing or unknown or len(found) != len(wanted):
        raise ValueError(
            f"{file}.toml: each of {', '.join(wanted)} stands once; missing: {', '.join(missing) or 'none'}, "
            f"unknown: {', '.join(unknown) or 'none'}"
        )


def _known(file: str, entry: str, field: str, names: Iterable[str], known: Iterable[str]) -> None:
    known = set(known)
    for name in names:
        if name not in known:
            _wrong(file, entry, field, f"there is no {name!r}")


# -- the map ----------------------------------------------------------------------------------------------------


@cache
def drawing() -> tuple[dict[str, str], set[frozenset[str]], dict[str, tuple[str, str]]]:
    """The map that is drawn: the kind of each area, its borders, and the land and sea of each port."""
    drawn = json.loads(MAP.read_text("utf-8"))
    kinds = {id: str(area["kind"]) for id, area in drawn["areas"].items()}
    kinds.update(dict.fromkeys(drawn["ports"], "port"))
    borders = {
        frozenset(map(str, border["between"])) for border in drawn["borders"] if border["kind"] != "edge"
    }
    ports = {id: (str(port["land"]), str(port["sea"])) for id, port in drawn["ports"].items()}
    return kinds, borders, ports


def _map(areas: dict[str, Area]) -> None:
    kinds, borders, ports = drawing()
    _all("areas", list(areas), list(kinds))
    for area in areas.values():
        if area.kind != kinds[area.id]:
            _wrong("areas", area.id, "kind", f"it is drawn as a {kinds[area.id]}")
        if area.kind == "port":
            if (area.land, area.sea) != ports[area.id]:
                _wrong("areas", area.id, "land", f"it is drawn between {' and '.join(ports[area.id])}")
            continue
        _neighbours(area, areas, borders)
        for other in area.bridges:
            _known("areas", area.id, "bridges", [other], area.adjacent)
            if areas[other].kind != "land" or area.id not in areas[other].bridges:
                _wrong("areas", area.id, "bridges", f"a bridge joins two lands, and {other!r} has it too")
    for house in HOUSES:
        homes = [area.id for area in areas.values() if area.home == house]
        if len(homes) != 1:
            raise ValueError(f"areas.toml: House {house!r} has one home, not {len(homes)}")


def _neighbours(area: Area, areas: dict[str, Area], borders: set[frozenset[str]]) -> None:
    """Adjacent areas name each other and share a border in the drawing."""
    _known("areas", area.id, "adjacent", area.adjacent, areas)
    for other in area.adjacent:
        if area.adjacent.count(other) > 1:
            _wrong("areas", area.id, "adjacent", f"names {other!r} twice")
        if area.id not in areas[other].adjacent:
            _wrong("areas", area.id, "adjacent", f"names {other!r}, which does not name it")
        if frozenset((area.id, other)) not in borders:
            _wrong("areas", area.id, "adjacent", f"the map has no border with {other!r}")
    for border in sorted(borders, key=sorted):
        missing = sorted(border - {area.id} - set(area.adjacent)) if area.id in border else []
        if missing:
            _wrong("areas", area.id, "adjacent", f"{missing[0]!r} is missing, and the map has a border")


# -- Houses and set-ups -----------------------------------------------------------------------------------------


def _supply(pack: Pack) -> list[list[int]]:
    wanted = [f"level-{level}" for level in range(MOST_SUPPLY + 1)]
    if [level.id for level in pack.supply] != wanted:
        raise ValueError(f"supply.toml: the entries are {', '.join(wanted)}, in this order")
    return [level.armies for level in pack.supply]


def _house(sheet: HouseSheet, areas: dict[str, Area], armies: list[int]) -> None:
    """The units stand where they can, and are no more than the House has and its supply allows."""
    _known("houses", sheet.id, "units", sheet.units, areas)
    total: Counter[str] = Counter()
    for area, there in sheet.units.items():
        if any(number < 1 for number in there.values()):
            _wrong("houses", sheet.id, "units", f"in {area!r} a number of units is less than 1")
        if {"ship"} != set(there) if areas[area].kind != "land" else "ship" in there:
            _wrong(
                "houses", sheet.id, "units", f"land units stand on lands, ships elsewhere: not so in {area!r}"
            )
        _port(sheet, areas[area], areas, sum(there.values()))
        total.update(there)
    for unit, most in zip(UNITS, POOL, strict=True):
        if total[unit] > most:
            _wrong("houses", sheet.id, "units", f"{total[unit]} of {unit!r}, but a House has {most}")
    sizes = sorted((sum(there.values()) for there in sheet.units.values()), reverse=True)
    sizes = [size for size in sizes if size > 1]
    if any(size > limit for size, limit in zip_longest(sizes, armies, fillvalue=0) if size):
        _wrong("houses", sheet.id, "supply", f"armies of {sizes} do not fit {armies}")


def _port(sheet: HouseSheet, area: Area, areas: dict[str, Area], ships: int) -> None:
    if area.land is None:
        return
    if ships > PORT_ROOM:
        _wrong("houses", sheet.id, "units", f"{area.id!r} has room for {PORT_ROOM} ships")
    if area.land not in sheet.units and areas[area.land].home != sheet.id:
        _wrong("houses", sheet.id, "units", f"ships in {area.id!r}, but {area.land!r} is not the House's")


def _setup(setup: SetupSheet, areas: dict[str, Area], sheets: dict[str, HouseSheet]) -> None:
    for field, names in (("neutral", list(setup.neutral)), ("blocked", setup.blocked), ("omit", setup.omit)):
        _known("setups", setup.id, field, names, areas)
    held = [area for house in setup.houses for area in sheets[house].units]
    for area in setup.omit:
        if area not in held:
            _wrong("setups", setup.id, "omit", f"no House in play has units in {area!r}")
    held = [area for area in held if area not in setup.omit]
    held_by_two = [area for area, number in Counter(held).items() if number > 1]
    if held_by_two:
        _wrong("setups", setup.id, "houses", f"two Houses have units in {held_by_two[0]!r}")
    homes = [area.id for area in areas.values() if area.home in setup.houses]
    for field, names in (("neutral", list(setup.neutral)), ("blocked", setup.blocked)):
        for area in names:
            if area in held or area in homes:
                _wrong("setups", setup.id, field, f"{area!r} belongs to a House in play")
    for area in setup.neutral:
        if areas[area].kind != "land" or area in setup.blocked:
            _wrong("setups", setup.id, "neutral", f"{area!r} is no land that can be entered")
    for port in areas.values():
        if port.land is not None and (port.id in setup.blocked) != (port.land in setup.blocked):
            _wrong("setups", setup.id, "blocked", f"{port.id!r} is blocked if its land is, and only then")
        if port.land in setup.neutral and port.id in held:
            _wrong("setups", setup.id, "neutral", f"ships stand in the port of {port.land!r}")


# -- cards ------------------------------------------------------------------------------------------------------


def _house_cards(pack: Pack) -> None:
    owner = {card.id: card.house for card in pack.house_cards}
    for house in HOUSES:
        number = sum(card.house == house for card in pack.house_cards)
        if number != CARDS:
            raise ValueError(f"house_cards.toml: House {house!r} has {CARDS} cards, not {number}")
    for card in pack.house_cards:
        if card.needs is not None and owner.get(card.needs) != card.house:
            _wrong("house_cards", card.id, "needs", f"{card.needs!r} is no card of its House")


def _decks(pack: Pack) -> None:
    """No deck runs out before the last round, and a wildling card is never followed by itself."""
    for deck in (1, 2, 3):
        last = sum(card.count for card in pack.westeros if card.deck == deck and card.effect != "reshuffle")
        if last < ROUNDS - 1:
            raise ValueError(
                f"westeros.toml: deck {deck} needs {ROUNDS - 1} cards that do not reshuffle it, not {last}"
            )
    if len(pack.wildlings) < 2:
        raise ValueError("wildlings.toml: there must be at least 2 cards")
    if sum(tide.count for tide in pack.tides) < 4:
        raise ValueError("tides.toml: there must be at least 4 cards")


def _objectives(pack: Pack, areas: dict[str, Area]) -> None:
    for card in pack.objectives:
        for test in card.tests:
            _known("objectives", card.id, "tests", [*test.areas, *test.none_in], areas)
    for kind in ("special", "instant"):
        _all("objectives", [str(card.house) for card in pack.objectives if card.kind == kind], HOUSES)
    hand = [card for card in pack.objectives if card.kind == "hand"]
    if len(hand) > MOST_OBJECTIVES:
        raise ValueError(
            f"objectives.toml: there are at most {MOST_OBJECTIVES} hand objectives, not {len(hand)}"
        )
    for setup in pack.setups:
        left = [card for card in hand if not _asks(card, setup.blocked)]
        needed = KEPT * (setup.players - 1) + DRAW
        if len(left) < needed:
            raise ValueError(
                f"objectives.toml: {setup.players} players need {needed} hand objectives without a blocked "
                f"area, not {len(left)}"
            )
        for card in pack.objectives:
            if card.house in setup.houses and _asks(card, setup.blocked):
                _wrong(
                    "objectives", card.id, "tests", f"asks for an area blocked with {setup.players} players"
                )


def _asks(card: ObjectiveCard, blocked: list[str]) -> bool:
    """Whether an objective names a blocked area."""
    return any(area in blocked for test in card.tests for area in test.areas)


def _alliances(pack: Pack) -> None:
    rows = Counter((row.preset, players, row.members) for row in pack.alliances for players in row.players)
    for preset in ("text", "board"):
        for players in range(3, 7):
            for members in range(1, min(4, players)):
                number = rows.pop((preset, players, members), 0)
                if number != 1:
                    raise ValueError(
                        f"alliances.toml: preset {preset!r} says once what {members} of {players} players need, "
                        f"not {number} times"
                    )
    for preset, players, members in rows:
        raise ValueError(
            f"alliances.toml: {members} of {players} players cannot be allied (preset {preset!r})"
        )
