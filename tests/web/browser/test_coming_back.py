"""Coming back to one's place: by a reload, by the seat's key, by a kept name; and after the line was cut."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..conftest import Build
from .conftest import Guest, Invite
from .hands import CONFIRM, MOVES, PLAIN, choose, code, live, my_turn, open_pane, play_on, turn


def things(page: Page) -> list[str]:
    """What lies on the board."""
    found: list[str] = page.locator("#board [data-thing]").evaluate_all(
        "all => all.map((one) => one.dataset.thing).sort()"
    )
    return found


def test_a_reload_in_mid_game(guest: Guest) -> None:
    """The board, the log and even what was chosen but not confirmed are as they were."""
    page = live(guest.open(f"/t/{guest.table('random', options=PLAIN)}"))
    play_on(page, 2)
    my_turn(page)
    choose(page)
    before = things(page), page.locator("#story > li").all_inner_texts()
    chosen = page.locator("#ask [data-move][aria-pressed=true]").get_attribute("data-move")
    page.reload()
    live(page)
    assert (things(page), page.locator("#story > li").all_inner_texts()) == before
    expect(page.locator("#ask [data-move][aria-pressed=true]")).to_have_attribute("data-move", chosen or "")
    turn(page)


def test_by_the_key_of_the_seat_on_another_device(invite: Invite) -> None:
    home, other = invite(), invite()
    page = live(home.open(f"/t/{home.table('random', options=PLAIN)}"))
    play_on(page, 1)
    my_turn(page)
    open_pane(page, "settings")
    key = page.locator("#settings .mykey [data-copy]").get_attribute("data-copy") or ""
    elsewhere = live(other.open(key))
    assert code(elsewhere) == code(page) and "/seat/" not in elsewhere.url
    assert things(elsewhere) == things(page)
    turn(elsewhere)
    expect(page.locator("#story")).to_contain_text("Ada")
    my_turn(page)
    assert things(elsewhere) == things(page)


def test_by_a_kept_name(invite: Invite) -> None:
    """A name kept with a password opens its tables in any browser, and only with that password."""
    home, other = invite(), invite(expected=("422", "403", "401"))
    table = home.table("random", options=PLAIN)
    page = home.open("/you")
    page.locator("#keep-name").fill("Ada Lovelace")
    page.locator("#keep-pass").fill("analytical engine")
    page.get_by_role("button", name="Protect this name").click()
    expect(page.get_by_role("status").first).to_contain_text("protected now")
    elsewhere = other.open("/you")
    log_in(elsewhere, "Ada Lovelace", "difference engine")
    expect(elsewhere.get_by_role("alert")).to_contain_text("do not match")
    log_in(elsewhere, "Ada Lovelace", "analytical engine")
    expect(elsewhere.get_by_role("status").first).to_contain_text("Welcome back")
    elsewhere.locator(".brand").click()
    elsewhere.locator(f"#tables a.btn[href='/t/{table}']").click()
    turn(live(elsewhere))
    elsewhere.goto(f"{other.house.url}/you")
    elsewhere.get_by_role("button", name="Log out").click()
    elsewhere.goto(f"{other.house.url}/t/{table}")
    expect(elsewhere.locator("#ask")).to_contain_text("You are watching")


def log_in(page: Page, name: str, password: str) -> None:
    """Fill in the form and send it."""
    page.locator("#in-name").fill(name)
    page.locator("#in-pass").fill(password)
    page.get_by_role("button", name="Log in").click()


def test_a_server_that_went_away_and_came_back(invite: Invite, build: Build) -> None:
    """The page says that the line is cut, finds the server again, and goes on where it was."""
    house = build()
    guest = invite(house, expected=("WebSocket", "ERR_CONNECTION_REFUSED"))
    page = live(guest.open(f"/t/{guest.table('random', options=PLAIN)}"))
    play_on(page, 1)
    my_turn(page)
    before = things(page)
    house.stop()
    expect(page.locator("#toast")).to_contain_text("Connection lost")
    house.start()
    expect(page.locator("#toast")).to_contain_text("Back online")
    assert things(page) == before
    choose(page)
    expect(page.locator(CONFIRM)).to_be_visible()
    turn(page)
    expect(page.locator(MOVES).first).to_be_visible()
