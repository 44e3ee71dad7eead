"""A game without a drawing is played all the same."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Guest
from .hands import FOG, MOVES, live, my_turn, play_on


def test_a_stranger_game_to_its_end(guest: Guest) -> None:
    """From the board made of its view alone, against bots, with hidden cards and moves made at once."""
    page = live(guest.open(f"/t/{guest.table('random', 'greedy', game=FOG, options={'nights': 2})}"))
    assert my_turn(page)
    expect(page.locator("#board")).to_contain_text("Hands")
    expect(page.locator(MOVES).first).to_be_visible()
    assert play_on(page) >= 2
    expect(page.locator(".laurel")).to_be_visible()
    expect(page.locator("[data-deal-says]")).to_contain_text("it agrees")
    page.locator("[data-go=first]").click()
    expect(page.locator("#at b")).to_have_text("0")
