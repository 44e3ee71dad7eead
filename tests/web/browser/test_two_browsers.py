"""Two people at two browsers, and one person with two tabs."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import PATIENCE, Guest, Invite
from .hands import CONFIRM, MANY, MOVES, PLAIN, PRIMO, act, choose, code, kind, live, mark, open_pane, turn
from .through import beside, in_between

GLANCE = 20
"""Milliseconds between one look at the screens and the next."""


def sit_down(host: Guest, friend: Guest) -> tuple[Page, Page]:
    """One opens a table by the form, the other comes by its link with a name, and play begins."""
    mine = host.open(f"/tables/new?game={PRIMO}")
    mine.locator("input[name=name-1]").fill("Ada")
    mine.locator("label:has([name=seat-2][value=friend])").click()
    mine.get_by_role("button", name="Open the table").click()
    mine.wait_for_url("**/t/*")
    theirs = live(friend.open(f"/t/{code(live(mine))}"))
    theirs.get_by_role("textbox", name="Your name").fill("Bruno")
    theirs.get_by_role("button", name="Sit down").click()
    expect(mine.locator("#lobby")).to_contain_text("Bruno")
    expect(theirs.locator("#lobby")).to_contain_text("Play begins when Ada gives the word.")
    mine.get_by_role("button", name="Begin").click()
    for page in (mine, theirs):
        expect(page.locator("body")).to_have_attribute("data-kind", "table")
        live(page)
    return mine, theirs


def whose(*pages: Page) -> Page:
    """The page of whoever is to move, as soon as it asks: one screen may know before the other."""
    for _ in range(PATIENCE // GLANCE):
        for page in pages:
            if page.locator(MOVES).count():
                return page
        pages[0].wait_for_timeout(GLANCE)
    raise AssertionError("nobody is to move")


def test_a_whole_game_of_two_browsers(invite: Invite) -> None:
    """By the link, with a name, to the end; every House's last card brings a decision in parts to one of the two."""
    guests = (invite(), invite())
    pages = sit_down(*guests)
    parts = 0
    for _ in range(MANY):
        mover = whose(*pages)
        other = next(page for page in pages if page is not mover)
        before = other.locator("#story > [data-line]").count()
        if in_between(mover):
            move = mover.locator(MOVES).first.get_attribute("data-move")
            beside(guests[pages.index(mover)], mover, str(move))
        else:
            parts += click(mover)
        other.wait_for_function(
            """(before) => document.body.dataset.kind === "result"
               || document.querySelectorAll("#story > [data-line]").length > before""",
            arg=before,
        )
        if "result" in (kind(mover), kind(other)):
            break
        same_board(mover, other)
    for page in pages:
        expect(page.locator("body")).to_have_attribute("data-kind", "result")
        expect(page.locator(".laurel h2")).not_to_be_empty()
        expect(page.locator("[data-deal-says]")).to_contain_text("it agrees")
    assert parts, "no decision had parts"


def click(page: Page) -> int:
    """A decision by clicking; how many parts were shown."""
    parts = 0
    while not page.locator(CONFIRM).count():
        choose(page)
        parts += page.locator("#ask .parts .chip").count()
    act(page, page.locator(CONFIRM))
    return parts


def same_board(one: Page, other: Page) -> None:
    """Both screens show Varys and the cards in the same places."""
    things = """() => [...document.querySelectorAll("#board [data-thing]")]
        .map((one) => one.dataset.thing).sort().join()"""
    seen = one.evaluate(things)
    other.wait_for_function(f"(seen) => ({things})() === seen", arg=seen)


def test_chat_and_the_way_back(invite: Invite) -> None:
    pages = sit_down(invite(), invite())
    first = whose(*pages)
    second = next(page for page in pages if page is not first)
    open_pane(second, "talk")
    open_pane(first, "talk")
    first.locator("#talk-text").fill("Good luck <b>!</b>")
    first.keyboard.press("Enter")
    expect(second.locator("#talk .msg")).to_contain_text("Good luck <b>!</b>")
    expect(first.locator("#talk-text")).to_have_value("")
    open_pane(second, "log")
    first.locator("#talk-text").fill("Hello?")
    first.get_by_role("button", name="Send").click()
    expect(second.locator(".tabs .new")).to_be_visible()
    open_pane(second, "talk")
    expect(second.locator(".tabs .new")).to_be_hidden()
    cards = second.locator("#board [data-thing^=card-]").count()
    turn(first)
    expect(second.locator(MOVES).first).to_be_visible()
    turn(second)
    expect(first.locator(MOVES).first).to_be_visible()
    ask_back(first, second, cards)


def ask_back(first: Page, second: Page, cards: int) -> None:
    """After the other has moved, the way back needs his consent; he may say no, or yes."""
    first.get_by_role("button", name="Ask to take back the last move").first.click()
    expect(second.locator(".poll")).to_contain_text("asks to take the last move back")
    expect(first.locator(".poll")).to_be_visible()
    second.locator(".poll").get_by_role("button", name="No").click()
    for page in (first, second):
        expect(page.locator(".poll")).to_have_count(0)
    first.get_by_role("button", name="Ask to take back the last move").first.click()
    second.locator(".poll").get_by_role("button", name="Agreed").click()
    for page in (first, second):
        expect(page.locator("#board [data-thing^=card-]")).to_have_count(cards)
        expect(page.locator(".poll")).to_have_count(0)
    expect(first.locator(MOVES).first).to_be_visible()


def test_a_move_is_taken_back_at_once_while_nobody_has_answered(invite: Invite) -> None:
    pages = sit_down(invite(), invite())
    first = whose(*pages)
    second = next(page for page in pages if page is not first)
    turn(first)
    expect(second.locator(MOVES).first).to_be_visible()
    act(first, first.get_by_role("button", name="Take back the last move").first)
    expect(first.locator(MOVES).first).to_be_visible()
    expect(second.locator(MOVES)).to_have_count(0)


def test_two_tabs_of_one_seat_stay_in_step(guest: Guest) -> None:
    """What is chosen in one tab is chosen in the other; what is confirmed there is done here."""
    table = f"/t/{guest.table('random', options=PLAIN)}"
    one, two = live(guest.open(table)), live(guest.open(table))
    choose(one)
    expect(two.locator(CONFIRM)).to_be_visible()
    chosen = "#ask [data-move][aria-pressed=true]"
    same = one.locator(chosen).get_attribute("data-move")
    assert two.locator(chosen).get_attribute("data-move") == same
    act(two, two.locator("#ask [data-back]"))
    expect(one.locator(CONFIRM)).to_have_count(0)
    choose(two)
    expect(one.locator(CONFIRM)).to_be_visible()
    old = mark(two)
    act(one, one.locator(CONFIRM))
    two.wait_for_function("(old) => document.querySelector('#ask').dataset.hash !== old", arg=old.split()[-1])
    expect(one.locator(MOVES).first).to_be_visible()
    expect(two.locator(MOVES).first).to_be_visible()
    assert one.locator("#story > li").all_inner_texts() == two.locator("#story > li").all_inner_texts()
