"""Our letters in a real browser: they come, they have every character, and those in their place take the same room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import tavolata
from kit.pictures import NAMES, after
from tavolata.engine.catalogue import catalogue

from ..letters import OURS, characters
from .conftest import Guest, Invite
from .test_phone import WITHOUT_OURS

FACES = [("serif", 400, "normal"), ("serif", 700, "normal"), ("serif", 700, "italic")]
FACES += [("sans", 400, "normal"), ("sans", 600, "normal"), ("sans", 700, "normal"), ("sans", 400, "italic")]
ACCENTS = "ÀÉÎÕÜßçñøåæœŒıĄćĐęĞħİĹłńŐřŠşŢťŪůŵŷŹžȘț"
"""As they stand in names of people from all over Europe."""
SENTENCES = (
    "Scegli una direzione e una Casa: Varys va fino alla carta più lontana. The Knight takes 27 of 38."
)

WRITE = """async (texts) => {
  for (const [id, text, family, weight, style] of texts) {
    const line = document.body.appendChild(document.createElement("p"));
    Object.assign(line.style, { fontFamily: `var(--${family})`, fontWeight: weight, fontStyle: style, fontSize: "20px",
      position: "absolute", whiteSpace: "nowrap", lineHeight: "normal" });
    Object.assign(line, { id, textContent: text });
  }
  await document.fonts.ready;
}"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
"""Once the page has been drawn as it stands now: before, the browser tells of the letters it used last."""
SIZE = "(id) => [document.getElementById(id).offsetWidth, document.getElementById(id).offsetHeight]"


def write(page: Page, text: str) -> list[str]:
    """Write a text in every face at the end of a page; where it stands."""
    lines = [(f"line-{number}", text, *face) for number, face in enumerate(FACES)]
    page.evaluate(WRITE, lines)
    return [line[0] for line in lines]


def fonts_of(page: Page, selector: str) -> list[list[dict[str, Any]]]:
    """What the browser has really used for each of some elements."""
    inside = page.context.new_cdp_session(page)
    inside.send("DOM.enable")
    inside.send("CSS.enable")
    root = inside.send("DOM.getDocument")["root"]["nodeId"]
    nodes = inside.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
    return [inside.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"] for node in nodes]


def test_every_character_of_ours_is_in_our_letters(guest: Guest) -> None:
    page = guest.open("/")
    for line in write(page, characters() + ACCENTS):
        (used,) = fonts_of(page, f"#{line}")
        assert used and [font for font in used if not font["isCustomFont"]] == [], line
        assert {font["familyName"] for font in used} <= OURS


def test_letters_in_their_place_take_the_same_room(invite: Invite) -> None:
    """So that nothing jumps when ours come: as wide within a few hundredths, and lines as high."""
    ours, refused = invite(), invite()
    refused.refuse_letters()
    there, here = ours.open("/"), refused.open("/")
    for line, same in zip(write(there, SENTENCES), write(here, SENTENCES), strict=True):
        assert line == same
        (wide, high), (other_wide, other_high) = there.evaluate(SIZE, line), here.evaluate(SIZE, line)
        assert [font["isCustomFont"] for font in fonts_of(here, f"#{line}")[0]] == [False]
        assert other_wide == pytest.approx(wide, rel=0.06), (
            line
        )  # slanted sans is the upright one of the machine
        assert other_high == pytest.approx(high, abs=1), line


def test_a_page_is_measured_without_our_letters_too(guest: Guest) -> None:
    """See ``fits``: for a moment the page is written as if they had never come."""
    page = guest.open("/")
    lines = write(page, SENTENCES)
    for without in (True, False):
        page.evaluate(WITHOUT_OURS, without)
        page.evaluate(PAINTED)
        used = [font["isCustomFont"] for line in lines for font in fonts_of(page, f"#{line}")[0]]
        assert used and set(used) == {not without}


@pytest.mark.parametrize("game", catalogue())
def test_a_picture_that_stands_alone_brings_its_letters(chromium: Browser, game: str) -> None:
    """Every text in it is drawn with letters it carries, by a page that has none."""
    room = tavolata.room(game)
    page = chromium.new_page()
    page.set_content(room.picture(after(game, 40).view(0), room.words("it", NAMES)))
    page.evaluate("() => document.fonts.ready.then(() => null)")
    texts = fonts_of(page, "text")
    assert texts
    assert [font for used in texts for font in used if not font["isCustomFont"]] == []
    page.close()
