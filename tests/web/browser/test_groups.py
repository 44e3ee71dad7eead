"""Alliances are bargained for in public and in any group: what some say among themselves reaches nobody else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .hands import open_pane
from .test_ravens import WRITE, three_and_one

SECRET = "You the north, I the south"


@pytest.mark.clause("TS-21.10")
def test_talk_with_everybody_and_with_one(invite: Invite) -> None:
    ada, bruno, carla, watcher = three_and_one(invite, "trono-di-spade", alliances="castles")
    everybody = (ada, bruno, carla, watcher)
    for page in everybody:
        open_pane(page, "talk")
    ada.locator(WRITE).fill("Hello")
    ada.keyboard.press("Enter")
    for page in everybody:
        expect(page.locator("#talk .msg")).to_contain_text("Hello")
    house = ada.locator(".seat", has_text="Carla").locator(".hn").inner_text()
    carlas = ada.get_by_role("checkbox", name=house)
    carlas.check()
    ada.locator(WRITE).fill(SECRET)
    ada.keyboard.press("Enter")
    expect(carla.locator("#talk .msg.private")).to_contain_text(SECRET)
    carla.locator(WRITE).fill("Well")
    carla.keyboard.press("Enter")
    expect(ada.locator("#talk .msg")).to_have_count(3)
    expect(carlas).to_be_checked()
    ada.locator(WRITE).fill("Just the two of us")
    ada.keyboard.press("Enter")
    expect(carla.locator("#talk .msg.private")).to_have_count(2)
    for page in (bruno, watcher):
        expect(page.locator("#talk .msg")).to_contain_text(["Hello", "Well"])
        page.reload()
        assert SECRET not in page.content() and "Just the two" not in page.content()
    expect(watcher.locator(WRITE)).to_have_count(0)
