"""Which letters a picture's texts are set in: the style sheet inside an SVG, read for its fonts alone.

Selectors may join tags, classes and attributes, with descent and ``>`` between them; that is all that drawings use.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from xml.etree.ElementTree import Element

_COMMENT = re.compile(r"/\*.*?\*/", re.S)
_RULE = re.compile(r"([^{}@]+)\{([^{}]*)\}")
_PIECE = re.compile(r"([.#]?)([\w-]+|\*)|\[([\w-]+)(?:=\"?([\w-]+)\"?)?\]|(:[\w-]+)")
_FAMILY = re.compile(r"var\(--(\w+)")
_WEIGHTS = {"normal": 400, "bold": 700}


@dataclass(frozen=True)
class Voice:
    """How a text is set. A family is ``serif`` or ``sans`` where the style says ``var(--serif)`` or ``var(--sans)``."""

    family: str = ""
    weight: int = 400
    italic: bool = False


@dataclass(frozen=True)
class Part:
    """One step of a selector: what an element must be, and whether it must stand right below the step before."""

    tests: tuple[tuple[str, str], ...]
    child: bool


@dataclass(frozen=True)
class Rule:
    """What elements of a kind are set in; the heavier rule counts, of two as heavy the later."""

    parts: tuple[Part, ...]
    weight: tuple[int, int]
    styles: tuple[tuple[str, str], ...]


def voices(svg: Element) -> dict[Voice, str]:
    """The characters of a picture's texts, by how they are set."""
    sheet = "".join([node.text or "" for node in svg.iter() if _tag(node) == "style"])
    found: dict[Voice, set[str]] = defaultdict(set)
    for voice, text in _walk(svg, (), Voice(), rules(sheet), False):
        found[voice].update(text)
    return {voice: "".join(sorted(letters)) for voice, letters in found.items()}


def _walk(
    node: Element, above: tuple[Element, ...], voice: Voice, sheet: tuple[Rule, ...], inside: bool
) -> Iterator[tuple[Voice, str]]:
    """Every piece of text with its voice; only what stands in a ``<text>`` is drawn."""
    if _tag(node) in ("style", "title", "desc"):
        return
    path = (*above, node)
    voice = _styled(voice, node, [one for one in sheet if _matches(one.parts, path)])
    inside = inside or _tag(node) == "text"
    if inside and node.text:
        yield voice, node.text
    for below in node:
        yield from _walk(below, path, voice, sheet, inside)
        if inside and below.tail:
            yield voice, below.tail


def _styled(voice: Voice, node: Element, matching: list[Rule]) -> Voice:
    """An element's voice: its own attributes first, then what the rules say, the heaviest last."""
    for name in ("font-family", "font-weight", "font-style"):
        if name in node.attrib:
            voice = _said(voice, name, node.attrib[name])
    for one in sorted(matching, key=lambda rule: rule.weight):
        for name, value in one.styles:
            voice = _said(voice, name, value)
    return voice


def _said(voice: Voice, name: str, value: str) -> Voice:
    if name == "font":
        voice = Voice(weight=400)
    if name in ("font", "font-family"):
        family = _FAMILY.search(value)
        voice = replace(voice, family=family[1] if family else value)
    if name in ("font", "font-weight"):
        weight = re.match(r"(?:italic )?(\d00|normal|bold)\b", value)
        voice = replace(voice, weight=_weight(weight[1]) if weight else voice.weight)
    if name in ("font", "font-style"):
        voice = replace(voice, italic="italic" in value)
    return voice


def _weight(word: str) -> int:
    return _WEIGHTS.get(word) or int(word)


# -- the style sheet ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def rules(sheet: str) -> tuple[Rule, ...]:
    """The rules of a style sheet that say anything of fonts."""
    found: list[Rule] = []
    for selectors, body in _RULE.findall(_COMMENT.sub("", sheet)):
        pairs = [part.partition(":") for part in body.split(";")]
        styles = tuple((name.strip(), value.strip()) for name, _, value in pairs if _is_font(name.strip()))
        if styles:
            found += [_rule(one, len(found), styles) for one in selectors.split(",")]
    return tuple(found)


def _is_font(name: str) -> bool:
    return name in ("font", "font-family", "font-weight", "font-style")


def _rule(selector: str, place: int, styles: tuple[tuple[str, str], ...]) -> Rule:
    parts, child = [], False
    for word in selector.replace(">", " > ").split():
        if word == ">":
            child = True
        else:
            parts.append(Part(tuple(_tests(word)), child))
            child = False
    heavy = sum(1 if kind == "tag" else 10 for part in parts for kind, _ in part.tests)
    return Rule(tuple(parts), (heavy, place), styles)


def _tests(word: str) -> Iterator[tuple[str, str]]:
    for mark, name, attribute, value, state in _PIECE.findall(word):
        if attribute:
            yield f"[{attribute}", value
        elif state:
            yield ":", state
        elif name != "*":
            yield {".": "class", "#": "id", "": "tag"}[mark], name


def _matches(parts: tuple[Part, ...], path: tuple[Element, ...]) -> bool:
    """Whether the last element of a path is what a selector means."""
    if not _is(path[-1], parts[-1]):
        return False
    if len(parts) == 1:
        return True
    ends = [len(path) - 1] if parts[-1].child else range(len(path) - 1, 0, -1)
    return any(end > 0 and _matches(parts[:-1], path[:end]) for end in ends)


def _is(node: Element, part: Part) -> bool:
    return all(_passes(node, kind, value) for kind, value in part.tests)


def _passes(node: Element, kind: str, value: str) -> bool:
    if kind == "tag":
        return _tag(node) == value
    if kind == "class":
        return value in node.get("class", "").split()
    if kind == "id":
        return node.get("id") == value
    if kind == ":":
        return value == ":root"
    return node.get(kind[1:]) == value if value else kind[1:] in node.attrib


def _tag(node: Element) -> str:
    return node.tag.rpartition("}")[2] if isinstance(node.tag, str) else ""
