"""Alliances of Il Trono di Spade in the browser: proposed, answered and voted for by clicking and by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tavolata import State

from .conftest import Guest, Invite
from .hands import CONFIRM, TRONO, act, choose, live, my_turn
from .test_axe import nothing_serious
from .test_phone import PHONE, fits
from .test_trono_di_spade import quiet

BOTS = ("random", "random", "random")
OPTIONS = {"houses": "listed", "alliances": "castles"}


def may_propose(state: State) -> bool:
    """Whether the first seat may propose an alliance."""
    ask = state.ask(0)
    return ask is not None and ask.kind == "propose"


def is_asked(state: State) -> bool:
    """Whether somebody has proposed one to the first seat."""
    ask = state.ask(0)
    return ask is not None and ask.kind == "proposal"


def bargaining(guest: Guest, wish: object = may_propose) -> tuple[Page, str]:
    """A table at which alliances are bargained for."""
    code = guest.table_where(wish, *BOTS, game=TRONO, options=OPTIONS, choose=quiet, most=120)  # type: ignore[arg-type]
    return live(guest.open(f"/t/{code}")), code


@pytest.mark.clause("TS-21.11", "TS-21.12", "TS-21.7")
def test_an_alliance_is_proposed_and_voted_for(guest: Guest) -> None:
    page, code = bargaining(guest)
    assert my_turn(page)
    offered = [one["move"] for one in guest.see(code)["moves"] if one["move"].startswith("propose")]
    choose(page, offered[0])
    expect(page.locator("#ask")).to_contain_text("nobody is bound")
    act(page, page.locator(CONFIRM))
    assert my_turn(page)
    expect(page.locator(".offers li").first).to_be_visible()
    while guest.see(code)["ask"]["kind"] != "ballot":
        choose(page, "pass" if guest.see(code)["ask"]["kind"] == "propose" else "yes")
        act(page, page.locator(CONFIRM))
        assert my_turn(page)
    assert guest.see(code)["view"]["alliances"]["voted"] == [], "bots hear her out"
    choose(page, offered[0].replace("propose", "house"))
    assert guest.see(code)["decision"] is not None
    choose(page, "done")
    act(page, page.locator(CONFIRM))
    assert my_turn(page)
    assert guest.see(code)["ask"]["kind"] != "ballot" or guest.see(code)["ask"]["arguments"]["number"] > 1


@pytest.mark.clause("TS-21.12")
def test_an_answer_is_given_by_touch_on_a_phone(invite: Invite) -> None:
    """Every reason is a button, and all of them are within the screen."""
    guest = invite(**PHONE, locale="it")
    page, code = bargaining(guest, is_asked)
    assert my_turn(page)
    fits(page, dense=True)
    reasons = page.locator("#tray [data-move^=decline]")
    assert reasons.count() == 6
    act(page, reasons.nth(1))
    fits(page, dense=True)
    act(page, page.locator(CONFIRM))
    declined = [offer["declined"] for offer in guest.see(code)["view"]["alliances"]["offers"]]
    assert {"0": "others"} in declined


def test_nothing_serious_is_found_by_axe(guest: Guest) -> None:
    page, _ = bargaining(guest)
    assert my_turn(page)
    nothing_serious(page)
