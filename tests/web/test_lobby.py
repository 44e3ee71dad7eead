"""A table before play, over real HTTP: who sits down is seated at once, and its owner sets it up otherwise."""

from __future__ import annotations

import re
from typing import Any

import tavolata
from tavolata.engine.record import Played

from .support import House, Visitor
from .test_stream import watching


def waiting(server: House) -> tuple[Visitor, str]:
    """An owner, and a table with places for guests and a bot."""
    owner = server.client()
    free = {"kind": "friend"}
    places = [{"kind": "me", "name": "Ada"}, free, free, {"kind": "bot", "bot": "greedy"}]
    made = owner.post_json("/api/tables", {"game": "proelio", "places": places})
    return owner, made.json()["code"]


def sit(visitor: Visitor, code: str, seat: int, name: str) -> None:
    assert visitor.post_json(f"/t/{code}/sit", {"seat": seat, "name": name}).status_code == 204


def seats(server: House, code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.program().see(code)["seats"]
    return found


def test_who_has_never_been_here_is_seated_on_the_page_that_is_open(server: House) -> None:
    """The stream was there before anybody knew who he is. Another browser learns nothing of it."""
    _, code = waiting(server)
    guest, other = server.client(), server.client()
    for visitor in (guest, other):
        visitor.get(f"/t/{code}")
    with watching(server, guest, code) as screen, watching(server, other, code) as others:
        screen.until("talk", "<p")
        assert "/seat/" not in screen.frags["settings"] and "<form" not in screen.frags["talk"]
        sit(guest, code, 1, "Bruno")
        screen.until("settings", "/seat/")
        screen.until("talk", "/say")
        screen.until("lobby", "/leave")
        assert "data-exchange" in screen.frags["lobby"], "he takes part in the deal"
        others.until("lobby", "Bruno")
        assert "/seat/" not in str(others.frags) and "/leave" not in others.frags["lobby"]


def test_who_sits_down_before_the_page_has_come_to_life(server: House) -> None:
    _, code = waiting(server)
    guest = server.client()
    guest.get(f"/t/{code}")
    sit(guest, code, 1, "Bruno")
    with watching(server, guest, code) as screen:
        screen.until("settings", "/seat/")


def test_the_invitation_is_one_button_and_the_key_another_thing(server: House) -> None:
    owner, code = waiting(server)
    page = owner.get(f"/t/{code}").text
    copied = re.findall(r'data-copy="([^"]+)"', page)
    assert re.findall(r'data-share="([^"]+)"', page) == [f"{server.url}/t/{code}"]
    assert len(copied) == 1 and "/seat/" in copied[0]
    assert "Your secret key" in page and "Copy the secret key" in page


def test_the_owner_sets_it_up_otherwise_by_a_form(server: House) -> None:
    owner, code = waiting(server)
    guest = server.client()
    guest.get("/")
    sit(guest, code, 1, "Bruno")
    assert guest.post_json(f"/t/{code}/ready", {"on": True}).status_code == 204
    assert seats(server, code)[1]["ready"]
    with watching(server, guest, code) as screen:
        screen.until("lobby", "you: ready")
        form = {
            "csrf": owner.csrf,
            "seats": "3",
            "option-guilds": "no",
            "option-teams": "yes",
            "clock": "1200",
        }
        assert owner.post(f"/t/{code}/change", data=form).status_code == 303
        screen.until("lobby", "Changed:")
        screen.until("setup", "20 min")
        assert "Guilds" in screen.frags["lobby"]
    seen = server.program().see(code)
    assert (seen["options"]["guilds"], seen["options"]["teams"], seen["clock"]) == (False, False, 1200)
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "person", "bot"], "the free place went"
    assert not any(seat["ready"] for seat in seen["seats"])
    for action, wish in (("change", {"seats": 4}), ("place", {"seat": 2, "bot": ""}), ("close", {})):
        assert guest.post_json(f"/t/{code}/{action}", wish).status_code == 403
    assert owner.post_json(f"/t/{code}/change", {"seats": 9}).status_code == 400


def test_a_program_may_do_all_of_it(server: House) -> None:
    places = [{"kind": "me", "name": "Bot"}, {"kind": "friend"}]
    made = server.program().post("/api/tables", json={"game": "primo-cavaliere", "places": places}).json()
    owner, mine = server.program(made["owner_key"]), server.program(made["keys"][0]["key"])
    code = made["code"]
    wish = {"options": {"companions": "none"}, "seats": 3, "clock": 60, "listed": True}
    assert owner.act(code, "change", **wish).status_code == 200
    assert owner.act(code, "place", seat=2, bot="greedy").status_code == 200
    assert mine.act(code, "go", to=1).status_code == 200
    assert mine.act(code, "ready").status_code == 200
    seen = mine.see(code)
    assert (seen["seat"], seen["clock"], seen["options"]["companions"]) == (1, 60, "none")
    kinds = [(seat["kind"], seat["ready"]) for seat in seen["seats"]]
    assert kinds == [("friend", False), ("person", True), ("bot", False)]
    assert owner.act(code, "change", clock=0).status_code == 200 and owner.see(code)["clock"] is None
    option = server.program().get("/api/games/primo-cavaliere").json()["options"][1]
    assert (option["name"], option["seats"], option["options"]) == ("teams", [4], {})
    assert owner.act(code, "close").status_code == 200
    assert owner.see(code)["status"] == "closed" and owner.act(code, "start").status_code == 409


def test_who_is_not_there_is_not_shown_as_there(server: House) -> None:
    owner, code = waiting(server)
    guest = server.client()
    guest.get("/")
    sit(guest, code, 1, "Bruno")
    with watching(server, owner, code) as screen:
        screen.until("lobby", "not here just now")
        with watching(server, guest, code):
            screen.until("lobby", "is here")
            assert "not here just now" not in screen.frags["lobby"]
        while "not here just now" not in screen.frags["lobby"]:
            screen.next()


def test_a_closed_table_says_so(server: House) -> None:
    owner, code = waiting(server)
    with watching(server, server.client(), code) as screen:
        screen.next()
        assert owner.post_json(f"/t/{code}/close").status_code == 204
        while not screen.last.get("goto"):
            screen.next()
    page = owner.get(f"/t/{code}")
    assert page.status_code == 200 and "This table was closed" in page.text
    assert code not in owner.get("/").text


def test_where_houses_go_by_seats_they_stand_at_the_seats(server: House) -> None:
    owner = server.client()
    places = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "bot"}]
    plan = {"game": "trono-di-spade", "places": places, "options": {"houses": "listed"}}
    code = owner.post_json("/api/tables", plan).json()["code"]
    page = owner.get(f"/t/{code}").text
    assert re.findall(r'class="tag">(\w+)<', page) == ["Baratheon", "Lannister", "Stark"]


def test_options_that_mean_nothing_are_neither_shown_nor_taken(server: House) -> None:
    visitor = server.client()
    page = visitor.get("/tables/new?game=proelio").text
    assert 'class="opt opt-teams"' in page
    sheet = re.search(r'href="(/static/options-proelio[^"]+)"', page)
    assert sheet is not None
    style = visitor.get(sheet[1]).text
    assert 'form:not(:has([name="seats"][value="4"]:checked)) .opt-teams{display:none}' in style
    form = {"csrf": visitor.csrf, "game": "proelio", "seats": "3", "seat-1": "me", "seat-2": "friend"}
    made = visitor.post("/tables/new", data={**form, "option-teams": "yes", "option-support_seconds": "60"})
    code = made.headers["location"].rpartition("/")[2]
    assert visitor.get(f"/api/tables/{code}").json()["options"]["teams"] is False


def test_ones_own_tables_come_before_the_games_and_the_quick_game_first(server: House) -> None:
    visitor = server.client()
    page = visitor.get("/").text
    assert page.index('id="games"') < page.index('id="tables"')
    titles = re.findall(r'<h2><a href="/games/([\w-]+)"', page)
    assert titles[0] == "primo-cavaliere" and titles[-1] == "trono-di-spade"
    visitor.table("random")
    page = visitor.get("/").text
    assert page.index('id="tables"') < page.index('id="games"') and page.count('id="tables"') == 1


def test_why_it_ended_and_what_it_came_to(server: House) -> None:
    """In a game of Houses people are their Houses; links lead to the result and to a position."""
    state = tavolata.game("trono-di-spade").new(3, 3, {"houses": "listed"})
    record = tavolata.Record.begin(state, 3, ["Ada", "Bruno", "Carla"])
    while not state.over:
        seat = state.deciders()[0]
        move = state.legal(seat)[-1]
        record.moves.append(Played(seat, state.write(seat, move)))
        state.play(seat, move)
    record.close(state)
    visitor = server.client()
    sent = {"Content-Type": "text/plain", "X-CSRF-Token": visitor.csrf}
    code = visitor.post("/api/records", content=record.text(), headers=sent).json()["code"]
    page = visitor.get(f"/t/{code}").text
    names = ("Baratheon", "Lannister", "Stark")
    laurel = page[page.index('class="laurel') : page.index('class="rank"')]
    assert names[state.winners()[0]] in laurel and '<p class="why">' in laurel and "Ada" not in laurel
    score = page[page.index('<table class="score"') :].partition("</table>")[0]
    totals = [int(one) for one in re.findall(r">(\d+)</td>", score[score.index("<tfoot") :])]
    assert totals == state.scores() and all(f'title="{name}"' in score for name in names)
    assert f'data-share="{server.url}/t/{code}"' in page
    assert f'data-share="{server.url}/t/{code}?at=' in page
    then = visitor.get(f"/t/{code}/replay", params={"at": 3}).json()
    assert "move 3" in then["frags"]["bar"]
