"""What the entries of the content say, in words: for the lists of areas, cards and figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...kit.words import sentence

if TYPE_CHECKING:
    from ...engine.room import Entry, Speaker


def say(list_name: str, entry: Entry, words: Speaker) -> str:
    """An entry of a list of the content as a sentence."""
    return sentence(SAYINGS[list_name](entry, words))


def _names(words: Speaker, kind: str, ids: list[str]) -> str:
    return str(words.value([f"{kind}-{id}" for id in ids]))


def _area(entry: Entry, words: Speaker) -> str:
    if entry["kind"] == "port":
        ends = {end: _names(words, "area", [entry[end]]) for end in ("land", "sea")}
        return words.text("entry-port", **ends)
    parts = [words.text(f"entry-{entry['kind']}")]
    if "structure" in entry:
        parts.append(words.text(f"entry-{entry['structure']}"))
    for icon in ("barrels", "crowns"):
        if icon in entry:
            parts.append(words.text(f"entry-{icon}", number=entry[icon]))
    if "home" in entry:
        house = _names(words, "house", [entry["home"]])
        parts.append(words.text("entry-home", house=house, number=entry.get("garrison", 0)))
    return ", ".join(parts)


def _house(entry: Entry, words: Speaker) -> str:
    return "; ".join([words.text("entry-supply", number=entry["supply"]), places(entry, words)])


def places(entry: Entry, words: Speaker) -> str:
    """The units that a House begins with, area by area."""
    return "; ".join(
        words.text("entry-units", area=_names(words, "area", [area]), units=_units(there, words))
        for area, there in entry["units"].items()
    )


def _units(there: dict[str, int], words: Speaker) -> str:
    return str(words.join([words.text(f"count-of-{unit}", number=number) for unit, number in there.items()]))


def _setup(entry: Entry, words: Speaker) -> str:
    parts = [
        words.text(
            "entry-track", track=_names(words, "track", [track]), houses=_names(words, "house", entry[track])
        )
        for track in ("throne", "fiefdoms", "court")
    ]
    forces = [f"{_names(words, 'area', [area])} {force}" for area, force in entry.get("neutral", {}).items()]
    if forces:
        parts.append(words.text("entry-neutral", areas=words.join(forces)))
    if "blocked" in entry:
        lands = [area for area in entry["blocked"] if not area.startswith("port-of-")]
        parts.append(words.text("entry-blocked", areas=_names(words, "area", lands)))
    return "; ".join(parts)


def _house_card(entry: Entry, words: Speaker) -> str:
    parts = [_names(words, "house", [entry["house"]]), words.text("entry-strength", number=entry["strength"])]
    for icon in ("swords", "forts"):
        if icon in entry:
            parts.append(words.text(f"entry-{icon}", number=entry[icon]))
    text = entry.get("text", "none")
    return ", ".join(parts) + ("" if text == "none" else f": {words.text(f'text-{text}')}")


def _westeros(entry: Entry, words: Speaker) -> str:
    numbers = {"deck": entry["deck"], "number": entry["count"], "icons": entry["icons"]}
    return words.text("entry-westeros", **numbers, does=does(entry, words))


def does(entry: Entry, words: Speaker) -> str:
    """What a Westeros card does, or what can be chosen."""
    if "options" not in entry:
        return words.text(f"effect-{entry['effect']}")
    holder = words.text(f"token-{entry['chooser']}")
    options = "; ".join(words.text(f"effect-{option}") for option in entry["options"])
    return words.text("entry-choice", token=holder, options=options)


def _wildling(entry: Entry, words: Speaker) -> str:
    id = f"wildling-{entry['id']}"
    return words.text("entry-wildling", lost=words.text(f"{id}.lost"), won=words.text(f"{id}.won"))


def _supply(entry: Entry, words: Speaker) -> str:
    return words.text("entry-armies", armies="-".join(str(size) for size in entry["armies"]))


def _tide(entry: Entry, words: Speaker) -> str:
    return words.text("entry-count", number=entry["count"])


def _objective(entry: Entry, words: Speaker) -> str:
    does = asked(entry["tests"], words)
    if entry["kind"] != "hand":
        house = _names(words, "house", [entry["house"]])
        return words.text(f"entry-{entry['kind']}", house=house, does=does)
    points = {**entry["points"], **entry["our_points"]}
    shown = [f"{_names(words, 'house', [house])} {number}" for house, number in points.items()]
    return words.text("entry-objective", does=does, points=words.join(shown))


def asked(tests: list[Entry], words: Speaker) -> str:
    """What an objective asks for, from its data: one that is corrected says so by itself."""
    return words.join([_asked(test, words) for test in tests])


def _asked(test: Entry, words: Speaker) -> str:
    arguments: dict[str, object] = {}
    if "areas" in test:
        arguments["areas"] = _names(words, "area", test["areas"])
    if "metric" in test:
        arguments["metric"] = words.text(f"metric-{test['metric']}")
    if "track" in test:
        arguments["token"] = words.text(f"token-{test['track']}")
    if "number" in test:
        arguments["number"] = test["number"]
    if "unit" in test:
        arguments = {"units": _units({test["unit"]: test["number"]}, words)}
    if "none_in" in test:
        return words.text("asks-units-in-alone", others=_names(words, "area", test["none_in"]), **arguments)
    return words.text(f"asks-{test['kind']}", **arguments)


def _alliance(entry: Entry, words: Speaker) -> str:
    numbers = {name: entry.get(name, 0) for name in ("structures", "few", "few_value", "value", "points")}
    players = words.join([str(number) for number in entry["players"]])
    return words.text("entry-alliance", members=entry["members"], players=players, **numbers)


SAYINGS: dict[str, Callable[[Entry, Speaker], str]] = {
    "areas": _area,
    "houses": _house,
    "setups": _setup,
    "house_cards": _house_card,
    "westeros": _westeros,
    "wildlings": _wildling,
    "supply": _supply,
    "tides": _tide,
    "objectives": _objective,
    "alliances": _alliance,
}
