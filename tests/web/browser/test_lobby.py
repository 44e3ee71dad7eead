"""Before play and after it, in a browser: who sits down is seated at once; the replay shows what it does."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Guest, Invite
from .hands import live


def sit(guest: Guest, table: str, name: str) -> Page:
    """A page that has never seen this person, on which he takes the first free place."""
    page = live(guest.open(f"/t/{table}"))
    page.get_by_role("textbox", name="Your name").first.fill(name)
    page.get_by_role("button", name="Sit down").first.click()
    return page


def test_two_new_guests_sit_and_are_seated(invite: Invite) -> None:
    """Without loading the page again they have their key, the talk and their part in the deal, and can swap places."""
    host = invite()
    table = host.table("friend", "friend", "random")
    pages = [sit(invite(), table, name) for name in ("Bruno", "Carla")]
    for page in pages:
        expect(page.locator("#talk-text")).to_be_visible()
        page.locator(".mykey summary").click()
        expect(page.get_by_role("button", name="Copy the secret key")).to_be_visible()
        expect(page.locator("[data-share]")).to_have_count(1)
        expect(page.locator("#lobby [data-exchange]")).to_have_count(1)
    bruno, carla = pages
    carla.locator("#talk-text").fill("Good evening")
    carla.get_by_role("button", name="Send").click()
    expect(bruno.locator("#talk")).to_contain_text("Good evening")
    bruno.get_by_role("button", name="I am ready").click()
    owner = live(host.open(f"/t/{table}"))
    expect(owner.locator(".lob .ready")).to_contain_text("Bruno")
    owner.locator("#place-3").select_option("")
    expect(bruno.locator(".changed")).to_contain_text("Place 4: free")
    expect(owner.locator(".lob .ready")).to_have_count(0)
    bruno.get_by_role("button", name="Move to place 4").click()
    expect(owner.locator(".lob li").nth(3)).to_contain_text("Bruno")
    owner.get_by_role("button", name="Begin").click()
    for page in (*pages, owner):
        expect(page.locator("body")).to_have_attribute("data-kind", "table")


def test_a_replay_shows_what_it_does(guest: Guest) -> None:
    """Play and pause say what they do, the head follows, and the position has a link of its own."""
    page = live(guest.open(f"/t/{guest.finish(guest.table('random'))}"))
    button, share = page.locator("[data-go=play]"), page.locator(".scrub [data-share]")
    expect(page.locator(".why")).not_to_be_empty()
    page.locator("[data-speed]").select_option("quick")
    page.locator("[data-go=first]").click()
    expect(page.locator("#bar .meta")).to_contain_text("first move")
    button.click()
    expect(button).to_have_accessible_name("Pause")
    expect(page.locator("#bar .meta")).to_contain_text("move 3")
    button.click()
    expect(button).to_have_accessible_name("Play")
    at = page.locator("#at b").inner_text()
    assert (share.get_attribute("data-share") or "").endswith(f"?at={at}")
    again = live(guest.open(str(share.get_attribute("data-share"))))
    expect(again.locator("#at b")).to_have_text(at)
    expect(again.locator("[data-speed]")).to_have_value("quick")
