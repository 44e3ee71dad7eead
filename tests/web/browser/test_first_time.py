"""What helps newcomers: the introduction, the rules, why not, and forms that say what is wrong where it is wrong."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import Guest, Invite, both_letters
from .hands import CONFIRM, PRIMO, code, live, open_pane, play_on
from .test_phone import PHONE


def test_why_not(guest: Guest) -> None:
    """Touching a card that cannot be taken says why, and leads on to the rules; the log stays, and play goes on."""
    page = live(guest.open(f"/t/{guest.table('random', options={'first': '1'})}"))
    page.locator("#board [data-clause='PC-3.3']").first.click()
    expect(page.locator("#toast")).to_contain_text("Varys")
    expect(page.locator(".pane.log")).to_be_visible()
    page.locator("#toast a").click()
    expect(page.locator("#toast")).to_be_hidden()
    expect(page.locator("#rules")).to_be_visible()
    expect(page.locator("#clause-now")).to_be_in_viewport()
    expect(page.locator("#clause-now .id")).to_have_text("PC-3.3")
    expect(page.locator("#clause-now mark")).to_contain_text("Varys")
    expect(page.locator(CONFIRM)).to_have_count(0)
    assert play_on(page, 1) == 1


@both_letters
def test_why_not_on_a_phone(invite: Invite) -> None:
    """There the rules are further down: the answer comes to where one looks."""
    guest = invite(**PHONE)
    page = live(guest.open(f"/t/{guest.table('random', options={'first': '1'})}"))
    page.locator("#board [data-clause='PC-3.3']").first.tap()
    expect(page.locator("#toast")).to_be_in_viewport()
    expect(page.locator("#toast")).to_contain_text("up, down, left and right")
    page.locator("#toast a").tap()
    expect(page.locator("#clause-now .id")).to_have_text("PC-3.3")
    expect(page.locator("#clause-now")).to_be_in_viewport()


def test_whoever_waits_is_told_whose_turn_it_is(invite: Invite) -> None:
    """Touching the city out of turn names the clause about turns; a spectator's touch means nothing."""
    first, second = invite(), invite()
    there = f"/t/{first.table('friend', options={'first': '1'})}"
    page = second.open(there)
    page.locator("form.sit input[name=name]").fill("Bruno")
    page.locator("form.sit button").click()
    first.open(there).locator("form[action$='/start'] button").click()
    page.wait_for_selector("body[data-kind=table]")
    live(page).locator("#board [data-thing^=card-]").first.click()
    expect(page.locator("#toast")).to_contain_text("not your turn")
    expect(page.locator("#toast a")).to_have_text("PC-3.10")
    watching = live(invite().open(there))
    watching.locator("#board [data-thing^=card-]").first.click()
    expect(watching.locator("#toast")).to_be_hidden()


def test_the_introduction_from_start_to_end(guest: Guest) -> None:
    """Step by step on the board itself; a wrong move is explained, the right one goes on; at the end one plays."""
    page = guest.open(f"/games/{PRIMO}/intro")
    steps = 0
    while not page.locator("#ask form[action='/play']").count():
        steps += 1
        expect(page.locator("#ask h2")).to_have_text(f"Step {steps} of 9")
        expect(page.locator("#board svg").first).to_be_visible()
        expect(page.locator("#ask .say")).not_to_be_empty()
        follow(page)
    assert steps == 8
    page.locator("#ask form[action='/play'] button").click()
    page.wait_for_url("**/t/*")


def follow(page: Page) -> None:
    """Do what a step asks: on the board the move it waits for, after one that it does not; or "next"."""
    step = page.url.partition("?")[2]
    targets = page.locator("#board [data-move], #tray [data-move]")
    moves = targets.evaluate_all("all => all.map((one) => one.dataset.move)")
    for move in moves:
        page.locator(f"#board [data-move='{move}'], #tray [data-move='{move}']").first.click()
        page.wait_for_url(lambda url: not url.endswith(step))
        if "m=" not in page.url:
            return
        expect(page.locator("#ask .refused")).to_be_visible()
    page.locator("#ask .confirm a").first.click()


def test_the_rules_open_at_a_clause(guest: Guest) -> None:
    page = guest.open(f"/games/{PRIMO}/rules#PC-5.1")
    expect(page.locator("#PC-5\\.1")).to_be_in_viewport()
    expect(page.locator("#PC-5\\.1 .prov")).not_to_be_empty()
    page.locator(".toc a").nth(2).click()
    expect(page.locator("article section").nth(2)).to_be_in_viewport()


def test_a_form_keeps_what_was_filled_in_and_says_what_is_wrong(invite: Invite) -> None:
    """The fourth player to begin among two: the error stands at that option, and nothing else is lost. What means
    nothing among two is not shown."""
    guest = invite(expected=("422",))
    page = guest.open(f"/tables/new?game={PRIMO}")
    page.locator("label:has([name=seats][value='2'])").click()
    expect(page.locator("label:has([name=option-ravens])")).to_be_hidden()
    page.locator("#option-first").select_option("4")
    page.locator("#name-1").fill("Ada")
    page.locator("label:has([name=clock][value=long])").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#option-first-error")).not_to_be_empty()
    expect(page.locator("#option-first")).to_have_attribute("aria-describedby", "option-first-error")
    expect(page.locator("#option-first")).to_have_value("4")
    expect(page.locator("#name-1")).to_have_value("Ada")
    expect(page.locator("[name=clock][value=long]")).to_be_checked()
    page.locator("label:has([name=seats][value='4'])").click()
    expect(page.locator("label:has([name=option-ravens])")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#seats")).to_contain_text("Ada")


def test_a_saved_match_is_looked_at(invite: Invite, tmp_path: Path) -> None:
    """A record is downloaded, taken back in by somebody else, and leafed through; nonsense is refused in words."""
    guest, other = invite(), invite(expected=("422", "400"))
    page = guest.open(f"/t/{guest.finish(guest.table('random'))}")
    with page.expect_download() as download:
        page.locator("#acts a[download]").click()
    saved = tmp_path / "match.tav"
    download.value.save_as(saved)
    theirs = other.open("/records")
    theirs.locator("#text").fill("Dear diary")
    theirs.get_by_role("button", name="Show the match").click()
    expect(theirs.get_by_role("alert")).not_to_be_empty()
    expect(theirs.locator("#text")).to_have_value("Dear diary")
    theirs.locator("#text").fill("")
    theirs.locator("#file").set_input_files(saved)
    theirs.get_by_role("button", name="Show the match").click()
    theirs.wait_for_url("**/t/*")
    assert code(theirs) != code(page)
    expect(theirs.locator(".rank")).to_contain_text("Ada")
    theirs.locator("[data-go=first]").click()
    expect(theirs.locator("#board [data-thing^=card-]")).to_have_count(35)


def test_the_key_and_the_invitation_can_be_copied(invite: Invite) -> None:
    guest = invite(permissions=["clipboard-read", "clipboard-write"])
    page = live(guest.open(f"/t/{guest.table('random')}"))
    open_pane(page, "settings")
    page.locator("#settings .mykey summary").click()
    page.locator("#settings .mykey [data-copy]").click()
    expect(page.locator("#toast")).to_have_text("Copied")
    assert page.evaluate("() => navigator.clipboard.readText()").startswith(f"{guest.house.url}/seat/")
