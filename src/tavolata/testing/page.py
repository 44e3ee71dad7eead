"""What every game shows beside its board: cover, emblem, picture, introduction."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ..engine.phrases import NOWHERE, Event, seat_place
from ..engine.room import LANGUAGES, Room
from ..engine.scene import Scene
from ..kit import emblems
from .scenes import play_the_introduction
from .support import Variant, picks, positions, step

ANCHORS = re.compile(r'data-anchor="([^"]+)"')
PLAIN = (emblems.DRAWINGS / "plain.css").read_text("utf-8")
REFERENCES = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')


def test_the_cover_is_four_by_three_and_the_emblem_is_there(room: Room) -> None:
    """The cover stands on pages that carry no emblems of the game, so it refers to none."""
    cover = ElementTree.fromstring(room.cover())
    assert cover.attrib["viewBox"] == "0 0 320 240" and "<use" not in room.cover()
    assert room.face.glyph in {*emblems.names(), *emblems.elements(room.sprite())}
    assert room.face.minutes > 0 and room.face.seats in (0, *room.game.seat_counts)


def test_the_picture_stands_alone(variant: Variant) -> None:
    """Whatever it refers to is in it, and nothing in it is for a page: neither moves nor styles of elements."""
    words = variant.room.words("it")
    for state in positions(variant, 1, 3, "picture"):
        for seat in (None, 0):
            svg = str(variant.room.picture(state.view(seat), words))
            assert ElementTree.fromstring(svg).tag.endswith("svg")
            assert " style=" not in svg and "data-move" not in svg
            used = {one or other for one, other in REFERENCES.findall(svg)}
            assert used <= set(re.findall(r' id="([^"]+)"', svg))


def test_what_travels_has_places_on_the_page(variant: Variant) -> None:
    """Wherever something goes or comes from is a place of the drawing, whoever looks, however the match stands."""
    room = variant.room
    if room.stylesheet() == PLAIN:
        return  # the plain board knows no places, so nothing travels on it
    words = room.words("it")
    for number, before in enumerate(positions(variant, 2, 40, "places", end=False)):
        state, events = before.clone(), list[Event]()
        step(state, picks(variant.label, "places", number), events)
        for seat in (None, *range(state.seats)):
            drawing = room.paint(Scene(state.view(seat), words))
            places = set(ANCHORS.findall(drawing.board + drawing.side + drawing.tray))
            places |= {NOWHERE, *map(seat_place, range(state.seats))}
            for event in events:
                for travel in room.moment(event.seen_by(seat), seat, words, state.setup).travels:
                    assert {travel.start, travel.end} <= places, f"{event.id}: {travel}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_introduction_plays(room: Room, language: str) -> None:
    """It takes about two minutes: a handful of steps, each of which can be reached, says something and is drawn."""
    if room.intro() is not None:
        assert 6 <= play_the_introduction(room, language) <= 10
