"""Cavern Tavern in the browser: a whole evening alone, by touch on a phone, dice carried, and what axe finds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tavolata import State

from ..foretell import moves_of
from .conftest import DESK, Guest, Invite
from .hands import CAVERN, STILL, act, live, my_turn
from .test_axe import nothing_serious
from .test_phone import PHONE, touch_turns
from .through import play_through

DECISIONS = 10
"""How much of a game is played by touch, in each language."""


def test_an_evening_alone_from_the_first_order_to_the_result(guest: Guest) -> None:
    """By what lies on the table, where there is a place for it; else by the list."""
    page = live(guest.open(f"/t/{guest.table(game=CAVERN)}"))
    play_through(guest, page)
    expect(page).to_have_title("Match over · Cavern Tavern · Tavolata")
    points = sum(int(one.replace("−", "-")) for one in page.locator(".how .mdl").all_text_contents())
    assert points == int(page.locator(".rank .sc").inner_text().replace("−", "-"))


@pytest.mark.parametrize("language", ["it", "en"])
def test_by_touch_on_a_phone(invite: Invite, language: str) -> None:
    """Everything is within the screen, whatever is asked."""
    guest = invite(**PHONE, locale=language)
    others = ("random",) if language == "it" else ("random", "random", "random")
    options = {"chamber": "yes"} if language == "it" else {}
    page = live(guest.open(f"/t/{guest.table(*others, game=CAVERN, options=options)}"))
    touch_turns(page, DECISIONS, dense=True)


def test_nothing_serious_is_found_by_axe(guest: Guest) -> None:
    """In the set-up, and with dice to place."""
    page = live(guest.open(f"/t/{guest.table('random', 'random', game=CAVERN)}"))
    assert my_turn(page)
    nothing_serious(page)
    page = live(guest.open(f"/t/{guest.table_where(dice_to_place, 'random', 'random', game=CAVERN)}"))
    expect(page.locator("#board [data-move^='place']").first).to_be_visible()
    nothing_serious(page)


def dice_to_place(state: State) -> bool:
    """Dice were rolled, and there is a zone for them."""
    return any(move.startswith("place ") for move in moves_of(state))


@pytest.mark.parametrize("others", [0, 2, 5], ids=["alone", "three", "six"])
def test_a_turn_is_in_one_view_at_a_desk(guest: Guest, others: int) -> None:
    """The tavern, the dice, the question and the whole of the own board, down to the secret task."""
    options = {"chamber": "yes"}
    code = guest.table_where(dice_to_place, *["random"] * others, game=CAVERN, options=options)
    page = live(guest.open(f"/t/{code}"))
    expect(page.locator("#board [data-move^='place']").first).to_be_visible()
    for place in (
        ".tavern",
        ".rack",
        "#ask .ask",
        ".my-order",
        ".my-goods",
        ".my-cards" if others else ".my-tracks",
    ):
        box = page.locator(place).bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= DESK["height"], place
    assert page.evaluate("document.documentElement.scrollHeight") == DESK["height"]


# -- dice that are carried ---------------------------------------------------------------------------------------------

ANY_DICE = {"item": 2, "replace-order": 1, "office": 1}
"""Zones that take any dice, and how many: there is always a choice among different ones."""
CHOSEN = """() => {
    const planned = [...document.querySelectorAll("#ask [data-confirm] [name=moves]")].map((one) => one.value);
    return planned.length ? planned : JSON.parse(document.querySelector("#ask .ask").dataset.parts);
}"""
Carry = Callable[[Page, Locator, Locator], None]


def by_mouse(page: Page, thing: Locator, place: Locator) -> None:
    """Press, go there in steps, and let go."""
    (x, y), (to_x, to_y) = middle(thing), middle(place)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    expect(page.locator("body.carrying .fly.carry")).to_have_count(1)
    page.mouse.move(to_x, to_y, steps=4)
    expect(place).to_contain_class("over")
    page.mouse.up()


def by_finger(page: Page, thing: Locator, place: Locator) -> None:
    """The same with one finger on the glass."""
    place.evaluate(
        "place => place.scrollIntoView({ block: 'center', behavior: 'instant' })"
    )  # the page stays still
    page.wait_for_function(STILL)
    (x, y), (to_x, to_y) = middle(thing), middle(place)
    glass = page.context.new_cdp_session(page)

    def touch(kind: str, *where: tuple[float, float]) -> None:
        points = [{"x": at_x, "y": at_y} for at_x, at_y in where]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    expect(place).to_contain_class("over")
    touch("touchEnd")


def by_touches(page: Page, thing: Locator, place: Locator) -> None:
    """The die first, then the place: without a journey."""
    thing.click()
    expect(place).to_contain_class("drops")
    place.click()


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of a thing on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def a_choice(state: State) -> bool:
    """Zones are open that take any dice, and there is a choice for each of two: the smallest is there once, the others
    differ."""
    dice = state.view(0)["players"][0]["dice"]
    differ = len(dice) > 2 and dice[0] != dice[1] and dice[1] != dice[-1]
    return differ and {f"place {zone}" for zone in ANY_DICE} <= set(moves_of(state))


def with_a_choice(guest: Guest) -> Page:
    """The page of a table where there is a choice of dice and zones."""
    page = live(guest.open(f"/t/{guest.table_where(a_choice, 'random', game=CAVERN)}"))
    assert my_turn(page)
    return page


@pytest.mark.parametrize(
    ("carry", "screen", "zone", "letters"),
    [
        (by_mouse, {}, "item", "ours"),
        (by_finger, PHONE, "item", "ours"),
        (by_finger, PHONE, "item", "refused"),
        (by_touches, {}, "item", "ours"),
        (by_mouse, {}, "office", "ours"),
    ],
    ids=["by mouse", "by finger", "by finger, letters refused", "by touches", "one by mouse"],
    indirect=["letters"],
)
def test_dice_are_carried_to_a_zone(
    invite: Invite, carry: Carry, screen: dict[str, object], zone: str
) -> None:
    """The place and its dice are chosen together, in whatever order they are put down, and seen before it is final."""
    page = with_a_choice(invite(**screen))
    anchor = page.locator(f"#board .slot:has([data-move='place {zone}'])").get_attribute("data-anchor")
    place = page.locator(f"#board .slot[data-anchor='{anchor}']")
    dice = page.locator(".rack [data-carry]")
    wanted = [f"place {zone}", str(dice.first.get_attribute("data-carry"))]
    carry(page, dice.first, place)
    expect(page.locator("#ask .parts, #ask .preview").first).to_be_visible()
    if ANY_DICE[zone] == 2:
        wanted.append(str(dice.last.get_attribute("data-carry")))
        if carry is by_touches:
            dice.last.click()
        else:
            carry(page, dice.last, place)
    page.wait_for_function(f"(wanted) => `${{({CHOSEN})()}}`.startsWith(`${{wanted}}`)", arg=wanted)
    expect(page.locator(".fly.carry, body.carrying")).to_have_count(0)
    expect(place.locator(".placed .die")).to_have_count(ANY_DICE[zone])


def test_a_die_let_go_elsewhere_lies_where_it_was(guest: Guest) -> None:
    """Nothing is chosen, and the next touch means what it always does."""
    page = with_a_choice(guest)
    x, y = middle(page.locator(".rack [data-carry]").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 300, y + 4, steps=5)
    page.mouse.up()
    expect(page.locator(".fly.carry, body.carrying, .drops")).to_have_count(0)
    assert page.evaluate(CHOSEN) == []
    act(page, page.locator("#board [data-move='place item']"))
    assert page.evaluate(CHOSEN)[0] == "place item"
