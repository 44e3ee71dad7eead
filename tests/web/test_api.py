"""The JSON API over real HTTP: what a program can do, and what it is told when it cannot."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import tavolata
from tavolata.table import fair

from .conftest import Build
from .support import House, Program

PRIMO = "primo-cavaliere"
FOG = "nebbia-in-laguna"


def open_table(server: House, *kinds: str, game: str = PRIMO, **plan: Any) -> tuple[str, list[Program]]:
    """A table of programs and bots that has begun, and a program for each seat of its own."""
    places = [
        {"kind": "me", "name": f"P{n}"} if k == "me" else {"kind": "bot", "bot": k}
        for n, k in enumerate(kinds)
    ]
    made = server.program().post("/api/tables", json={"game": game, "places": places, **plan})
    assert made.status_code == 201, made.text
    told = made.json()
    players = [server.program(one["key"]) for one in told["keys"]]
    assert server.program(told["owner_key"]).act(told["code"], "start").status_code == 200
    return told["code"], players


def play_on(code: str, players: list[Program], limit: int = 400) -> dict[str, Any]:
    """Play first moves until the match is over."""
    for _ in range(limit):
        waiting = True
        for player in players:
            seen = player.see(code)
            if seen["status"] != "running":
                return seen
            if seen["moves"]:
                move = seen["moves"][0]["move"]
                assert player.act(code, "move", decision=seen["decision"], moves=[move]).status_code == 200
                waiting = False
        if waiting:
            players[0].see(code, after=seen["version"], wait=5)
    raise AssertionError("the match does not end")


def problem(answer: httpx.Response, status: int, id: str) -> dict[str, Any]:
    """The problem of a refusal, which is the one expected."""
    assert answer.status_code == status, answer.text
    error: dict[str, Any] = answer.json()["error"]
    assert error["id"] == id and error["sentence"].endswith(".")
    return error


# -- games -----------------------------------------------------------------------------------------------------------


def test_the_games_in_both_languages(server: House) -> None:
    english = server.program().get("/api/games").json()
    italian = server.program(language="it").get("/api/games").json()
    assert [game["id"] for game in english] == [game["id"] for game in italian]
    assert {PRIMO, FOG} <= {game["id"] for game in english}
    assert all(one["blurb"] != other["blurb"] for one, other in zip(english, italian, strict=True))
    assert server.program().get("/api/games", params={"lang": "it"}).json() == italian


def test_a_game_with_options_and_clauses(server: House) -> None:
    game = server.program().get(f"/api/games/{PRIMO}").json()
    assert game["seats"] == [2, 3, 4] and "PC-3.2" in {clause["id"] for clause in game["clauses"]}
    companions = next(option for option in game["options"] if option["name"] == "companions")
    assert companions["allowed"] == ["all", "printed", "none"]


def test_an_unknown_game(server: House) -> None:
    problem(server.program().get("/api/games/chess"), 404, "unknown-game")
    answer = server.program().post("/api/tables", json={"game": "chess", "places": [{}, {}]})
    problem(answer, 404, "unknown-game")


# -- a whole match ---------------------------------------------------------------------------------------------------


def test_a_whole_match_against_bots(server: House) -> None:
    code, players = open_table(server, "me", "greedy", "random", options={"companions": "none"})
    seen = play_on(code, players)
    assert seen["status"] == "over" and seen["ending"] == "rules"
    assert seen["winners"] and len(seen["scores"]) == 3
    assert seen["moves"] == [] and seen["deciders"] == []


def test_two_programs_against_each_other(server: House) -> None:
    code, players = open_table(server, "me", "me", options={"companions": "none"})
    seen = play_on(code, players)
    record = tavolata.Record.parse(players[1].get(f"/api/tables/{code}/record").text)
    assert record.result == seen["winners"] and record.names == ["P0", "P1"]
    assert record.replay().over and fair.check(record).fair


def refused(answer: httpx.Response, status: int) -> dict[str, Any]:
    """Why something was not done."""
    assert answer.status_code == status, answer.text
    error: dict[str, Any] = answer.json()["error"]
    return error


def test_the_deal_can_be_checked(server: House) -> None:
    """The server commits, then the seat; the list is closed, the lot laid open, and the record holds all of it."""
    program = server.program()
    offer, lot = program.post("/api/offer").json(), "c0ffee" * 6
    mine = {"kind": "me", "commitment": fair.lot_commitment(offer["commitment"], 0, lot)}
    wish = {"game": PRIMO, "places": [mine, {"bot": "random"}], "offer": offer["token"]}
    made = program.post("/api/tables", json=wish).json()
    assert made["commitment"] == offer["commitment"]
    player, code = server.program(made["keys"][0]["key"]), made["code"]
    assert refused(player.act(code, "reveal", lot=lot), 409)["id"] == "no-reveal"
    server.program(made["owner_key"]).act(code, "start")
    seen = player.see(code)
    assert seen["status"] == "dealing" and seen["view"] is None and seen["moves"] == []
    assert seen["deal"]["awaited"] == [0] and seen["deal"]["commitments"] == [mine["commitment"], ""]
    assert refused(player.act(code, "reveal", lot="0" * 32), 400)["id"] == "other-lot"
    assert refused(player.act(code, "commit", commitment="0" * 64), 409)["id"] == "list-closed"
    assert player.act(code, "reveal", lot=lot).status_code == 200
    play_on(code, [player])
    record = tavolata.Record.parse(player.get(f"/api/tables/{code}/record").text)
    verdict = fair.check(record)
    assert verdict.fair and verdict.deal.commitment == offer["commitment"] and verdict.deal.lots == (lot, "")
    assert verdict.deal.digest == seen["deal"]["list_digest"]


def test_a_program_that_commits_late_or_not_at_all(server: House) -> None:
    """Without an offer there is nothing to commit to yet: the table says to what, and takes it until it begins."""
    wish = {"game": PRIMO, "places": [{"kind": "me"}, {"kind": "friend"}]}
    made = server.program().post("/api/tables", json=wish).json()
    code, player = made["code"], server.program(made["keys"][0]["key"])
    assert server.program().act(code, "sit", seat=1, name="Bruno").status_code == 200
    given = fair.lot_commitment(made["commitment"], 0, "ab" * 16)
    assert player.act(code, "commit", commitment=given).status_code == 200
    server.program(made["owner_key"]).act(code, "start")
    assert player.see(code)["deal"] == {
        "commitments": [given, ""],
        "list_digest": fair.list_digest(made["commitment"], [given, ""]),
        "awaited": [0],
        "voids": [],
    }
    player.act(code, "reveal", lot="ab" * 16)
    assert player.see(code)["status"] == "running"


def test_play_now(server: House) -> None:
    made = server.program().post("/api/play", json={"game": PRIMO, "language": "it"}).json()
    seen = server.program(made["keys"][0]["key"]).see(made["code"])
    assert seen["status"] == "running" and seen["language"] == "it"
    assert [seat["kind"] for seat in seen["seats"]].count("person") == 1


def test_what_happened_is_told_in_the_readers_language(server: House) -> None:
    code, players = open_table(server, "me", "me", options={"companions": "none"})
    for player in players:
        seen = player.see(code)
        if seen["moves"]:
            player.act(code, "move", decision=seen["decision"], moves=[seen["moves"][0]["move"]])
    english = players[0].see(code)["events"]
    italian = players[0].see(code, lang="it")["events"]
    assert [event["number"] for event in english] == [event["number"] for event in italian]
    assert english[0]["texts"] and english[0]["texts"] != italian[0]["texts"]
    assert players[0].see(code, since=english[-1]["number"])["events"] == []


# -- waiting ---------------------------------------------------------------------------------------------------------


def test_waiting_ends_with_the_next_change(server: House) -> None:
    code, players = open_table(server, "me", "me", options={"companions": "none"})
    seen = [player.see(code) for player in players]
    mover = next(index for index, one in enumerate(seen) if one["moves"])
    other = 1 - mover
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(players[other].see, code, after=seen[other]["version"], wait=20)
        time.sleep(0.3)
        assert not waiting.done()
        move = seen[mover]["moves"][0]["move"]
        players[mover].act(code, "move", decision=seen[mover]["decision"], moves=[move])
        assert waiting.result(60)["version"] > seen[other]["version"]


def test_waiting_ends_in_time(server: House) -> None:
    code, players = open_table(server, "me", "me")
    seen = players[0].see(code)
    began = time.monotonic()
    assert players[0].see(code, after=seen["version"], wait=0.3)["version"] == seen["version"]
    assert 0.25 < time.monotonic() - began < 5


def test_a_version_of_before_a_restart_does_not_make_wait(server: House) -> None:
    code, players = open_table(server, "me", "me")
    began = time.monotonic()
    players[0].see(code, after=9_999, wait=20)
    assert time.monotonic() - began < 5


# -- moves -----------------------------------------------------------------------------------------------------------


def deciding(code: str, players: list[Program]) -> tuple[Program, dict[str, Any]]:
    """A player who owes a decision, and what he sees."""
    return next((player, seen) for player in players if (seen := player.see(code))["moves"])


def test_a_doubled_move_is_refused_without_harm(server: House) -> None:
    code, players = open_table(server, "me", "me", options={"companions": "none"})
    player, seen = deciding(code, players)
    wish = {"decision": seen["decision"], "moves": [seen["moves"][0]["move"]]}
    assert player.act(code, "move", **wish).status_code == 200
    error = problem(player.act(code, "move", **wish), 409, "stale")
    assert error["stored"] == wish["moves"]
    assert error["decision"] == seen["decision"] + 1
    assert len(players[0].see(code)["events"]) == 1


def test_the_same_move_posted_at_once_is_played_once(server: House) -> None:
    code, players = open_table(server, "me", "me", options={"companions": "none"})
    player, seen = deciding(code, players)
    wish = {"decision": seen["decision"], "moves": [seen["moves"][0]["move"]]}
    gate = threading.Barrier(8)

    def post() -> int:
        gate.wait()
        return httpx.post(
            f"{server.url}/api/tables/{code}/move", json=wish, headers=dict(player.headers), timeout=20
        ).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(future.result() for future in [pool.submit(post) for _ in range(8)])
    assert statuses == [200] + [409] * 7
    assert len([event for event in player.see(code)["events"] if event["kind"] == "move"]) == 1


def test_a_move_the_rules_forbid_names_its_clause(server: House) -> None:
    code, players = open_table(server, "me", "me")
    player, seen = deciding(code, players)
    legal = {move["move"] for move in seen["moves"]}
    every = [f"{way} {house}" for way in ("up", "down", "left", "right") for house in ("stark", "tully")]
    text = next(text for text in every if text not in legal)
    error = problem(player.act(code, "move", decision=seen["decision"], moves=[text]), 409, "refused")
    assert error["rule"].startswith("PC-") and error["clause"]
    why = player.get(f"/api/tables/{code}/why", params={"move": text}).json()
    assert not why["legal"] and (why["rule"], why["sentence"]) == (error["rule"], error["sentence"])
    good = player.get(f"/api/tables/{code}/why", params={"move": min(legal)}).json()
    assert good["legal"]
    assert player.see(code)["decision"] == seen["decision"]


def test_not_a_move_at_all(server: House) -> None:
    code, players = open_table(server, "me", "me")
    player, seen = deciding(code, players)
    problem(player.act(code, "move", decision=seen["decision"], moves=["xyzzy"]), 400, "bad-notation")


def test_all_or_nothing(server: House) -> None:
    """A list of which one move cannot be made is not made at all."""
    code, players = open_table(server, "me", "me", game=FOG)
    seen = players[0].see(code)
    answer = players[0].act(code, "move", decision=seen["decision"], moves=["send dock", "send dock", "seal"])
    problem(answer, 409, "refused")
    after = players[0].see(code)
    assert after["decision"] == seen["decision"] and after["view"] == seen["view"]
    done = players[0].act(code, "move", decision=seen["decision"], moves=["send dock", "seal"])
    assert done.status_code == 200


def test_seats_that_decide_at_once_do_not_make_each_other_stale(server: House) -> None:
    code, players = open_table(server, "me", "me", "me", "me", game=FOG)
    seen = [player.see(code) for player in players]
    assert all(one["ask"]["at_once"] for one in seen)
    gate = threading.Barrier(4)

    def post(number: int) -> int:
        gate.wait()
        wish = {"decision": seen[number]["decision"], "moves": ["send tower", "seal"]}
        return players[number].act(code, "move", **wish).status_code

    with ThreadPoolExecutor(4) as pool:
        assert [future.result() for future in [pool.submit(post, number) for number in range(4)]] == [200] * 4


def test_a_draft_is_private_and_shows_what_it_leads_to(server: House) -> None:
    code, players = open_table(server, "me", "me", game=FOG)
    seen = players[0].see(code)
    assert players[0].act(code, "draft", decision=seen["decision"], moves=["send dock"]).status_code == 200
    mine, theirs = players[0].see(code), players[1].see(code)
    assert mine["draft"] == ["send dock"] and mine["view"]["plan"] == ["dock"]
    assert theirs["draft"] == [] and theirs["view"]["plan"] == []
    assert "send dock" not in {move["move"] for move in mine["moves"]}
    problem(players[0].act(code, "draft", decision=seen["decision"], moves=["send dock"] * 2), 409, "refused")
    assert players[0].act(code, "draft", decision=seen["decision"], moves=[]).status_code == 200
    assert players[0].see(code)["draft"] == []


# -- rights ----------------------------------------------------------------------------------------------------------


def test_a_wrong_key_opens_nothing(server: House) -> None:
    code, _ = open_table(server, "me", "random")
    problem(server.program("not-a-key").get(f"/api/tables/{code}"), 401, "no-key")
    problem(server.program("not-a-key").act(code, "resign"), 401, "no-key")


def test_where_a_key_belongs(server: House) -> None:
    code, players = open_table(server, "me", "me")
    assert players[1].get("/api/seat").json() == {"code": code, "seat": 1}
    problem(server.program("not-a-key").get("/api/seat"), 401, "no-key")
    problem(server.program().get("/api/seat"), 401, "no-key")


def test_a_key_is_for_its_own_table(server: House) -> None:
    code, _ = open_table(server, "me", "random")
    _, others = open_table(server, "me", "random")
    problem(others[0].get(f"/api/tables/{code}"), 401, "no-key")


def test_nobody_plays_for_another(server: House) -> None:
    code, players = open_table(server, "me", "me")
    player, seen = deciding(code, players)
    other = players[1 - players.index(player)]
    wish = {"seat": seen["seat"], "decision": seen["decision"], "moves": [seen["moves"][0]["move"]]}
    problem(other.act(code, "move", **wish), 403, "not-your-seat")
    problem(other.get(f"/api/tables/{code}", params={"seat": seen["seat"]}), 403, "not-your-seat")
    spectator = server.program()
    assert spectator.act(code, "move", **wish).status_code == 403
    assert spectator.see(code)["seat"] is None and spectator.see(code)["moves"] == []


def test_only_the_owner_begins_and_sends_away(server: House) -> None:
    """Whoever opened the table, wherever he sits, and not who was invited to its first seat."""
    places = [{"kind": "friend"}, {"kind": "me"}]
    made = server.program().post("/api/tables", json={"game": PRIMO, "places": places}).json()
    owner, code = server.program(made["owner_key"]), made["code"]
    player = server.program(made["keys"][0]["key"])
    sat = server.program().act(code, "sit", seat=0, name="Bruno").json()
    guest = server.program(sat["keys"][0]["key"])
    for other in (guest, player):
        problem(other.act(code, "start"), 403, "not-your-table")
        problem(other.act(code, "remove", seat=0), 403, "not-your-table")
    problem(guest.act(code, "remove", seat=1), 403, "not-your-table")
    seen = [one.see(code) for one in (owner, player, guest, server.program())]
    assert [one["owner"] for one in seen] == [True, False, False, False]
    assert owner.act(code, "start").status_code == 200
    assert guest.see(code)["seats"][0]["name"] == "Bruno"
    problem(owner.act(code, "move", seat=1, decision=0, moves=["left stark"]), 403, "not-your-seat")
    assert owner.act(code, "remove", seat=0).status_code == 200
    problem(guest.get(f"/api/tables/{code}"), 401, "no-key")
    assert made["owner_key"] not in player.get(f"/api/tables/{code}").text + player.get(f"/t/{code}").text


def test_an_owners_key_is_for_its_own_table(server: House) -> None:
    places = [{"kind": "me"}, {"bot": "random"}]
    one, other = (
        server.program().post("/api/tables", json={"game": PRIMO, "places": places}).json() for _ in range(2)
    )
    problem(server.program(one["owner_key"]).act(other["code"], "start"), 401, "no-key")
    visitor = server.client()
    mine = visitor.post_json("/api/tables", {"game": PRIMO, "places": places}).json()
    assert mine["owner_key"] is None, "a person is the owner"
    assert visitor.post_json(f"/api/tables/{mine['code']}/start").status_code == 200


def test_the_record_is_secret_while_the_match_runs(server: House) -> None:
    code, players = open_table(server, "me", "random")
    problem(players[0].get(f"/api/tables/{code}/record"), 409, "still-secret")


# -- beside the moves ------------------------------------------------------------------------------------------------


def test_undo_takes_bots_answers_back(server: House) -> None:
    code, players = open_table(server, "me", "random", options={"companions": "none", "first": 1})
    player = players[0]
    seen = player.see(code)
    player.act(code, "move", decision=seen["decision"], moves=[seen["moves"][0]["move"]])
    while not (now := player.see(code))["moves"]:
        player.see(code, after=now["version"], wait=5)
    assert player.act(code, "undo").status_code == 200
    after = player.see(code)
    assert after["view"] == seen["view"] and after["moves"] == seen["moves"]
    assert after["decision"] > seen["decision"]


def test_undo_against_a_person_must_be_agreed(server: House) -> None:
    code, players = open_table(server, "me", "me", options={"companions": "none", "first": 1})
    for player in players:
        seen = player.see(code)
        player.act(code, "move", decision=seen["decision"], moves=[seen["moves"][0]["move"]])
    assert players[0].act(code, "undo").status_code == 200
    assert players[1].see(code)["polls"] == [{"about": "undo", "by": 0, "yes": [0]}]
    assert players[1].act(code, "answer", about="undo", yes=True).status_code == 200
    assert players[0].see(code)["polls"] == []
    assert [event["kind"] for event in players[0].see(code)["events"]] == ["back"]


def test_talk_is_heard_and_muted_by_the_rules(server: House) -> None:
    code, players = open_table(server, "me", "me")
    assert players[0].act(code, "say", text="  buona\npartita ").status_code == 200
    assert [line["text"] for line in players[1].see(code)["talk"]["lines"]] == ["buona partita"]
    assert server.program().act(code, "say", text="hey", seat=0).status_code == 403


@pytest.mark.clause("TS-21.10")
def test_talk_in_a_group_is_heard_by_the_group_alone(server: House) -> None:
    options = {"alliances": "castles"}
    code, players = open_table(server, "me", "me", "me", game="trono-di-spade", options=options)
    assert players[0].see(code)["talk"]["groups"] == [[0, 1], [0, 2]]
    assert players[0].act(code, "say", text="psst", to=[2]).status_code == 200
    heard = [[line["text"] for line in player.see(code)["talk"]["lines"]] for player in players]
    assert heard == [["psst"], [], ["psst"]]
    assert players[0].see(code)["talk"]["lines"][0]["group"] == [0, 2]
    assert players[0].act(code, "say", text="psst", to=[7]).status_code == 409


def test_resigning_a_seat_for_two_ends_the_match(server: House) -> None:
    code, players = open_table(server, "me", "me")
    assert players[1].act(code, "resign").status_code == 200
    seen = players[0].see(code)
    assert (seen["status"], seen["ending"], seen["winners"]) == ("ended", "resigned", [0])


def test_a_bot_stands_in_and_goes(server: House) -> None:
    code, players = open_table(server, "me", "me")
    assert players[0].act(code, "stand-in", bot="random").status_code == 200
    assert players[0].see(code)["seats"][0]["bot"] == "random"
    assert players[0].act(code, "take-back").status_code == 200
    assert players[0].see(code)["seats"][0]["bot"] == ""


def test_a_bot_may_not_think_for_ever(server: House) -> None:
    code, players = open_table(server, "me", "me")
    for bot in ("search:seconds=3600", "search:playouts=999999999"):
        problem(players[0].act(code, "stand-in", bot=bot), 400, "bad-bot-budget")
    problem(players[0].act(code, "stand-in", bot="unknown"), 400, "unknown-bot")


def test_again_at_the_same_table(server: House) -> None:
    """Every player gets the key of the seat at the next table, which is one and the same for all."""
    code, players = open_table(server, "me", "me")
    players[0].act(code, "resign")
    first = players[0].act(code, "rematch").json()
    second = players[1].act(code, "rematch").json()
    assert first["goto"] == second["goto"] != code
    assert [key["seat"] for key in first["keys"] + second["keys"]] == [0, 1]
    assert server.program(second["keys"][0]["key"]).see(second["goto"])["seat"] == 1


def test_the_return_match_is_the_same_deal_with_seats_changed(server: House) -> None:
    places = [{"kind": "me"}, {"kind": "me"}]
    plan = {"game": PRIMO, "places": places, "options": {"companions": "none", "first": 1}}
    made = server.program().post("/api/tables", json=plan).json()
    code, players = made["code"], [server.program(one["key"]) for one in made["keys"]]
    owner = server.program(made["owner_key"])
    assert owner.act(code, "start").status_code == 200
    start = server.program().get(f"/api/tables/{code}/replay", params={"at": 0}).json()["view"]
    players[0].act(code, "resign")
    keys = players[0].act(code, "return").json()
    assert [key["seat"] for key in keys["keys"]] == [1]
    player = server.program(keys["keys"][0]["key"])
    other = server.program(players[1].act(code, "return").json()["keys"][0]["key"])
    problem(player.act(keys["goto"], "start"), 403, "not-your-table")
    assert owner.act(keys["goto"], "start").status_code == 200, "who opened the first table has the next"
    seen = other.see(keys["goto"])
    assert seen["status"] == "running", seen["status"]
    assert (
        other.get(f"/api/tables/{keys['goto']}/replay", params={"at": 0}).json()["view"]["city"]
        == start["city"]
    )


# -- records and replay ----------------------------------------------------------------------------------------------


def test_replay_from_ones_own_seat_and_of_a_finished_match_from_any(server: House) -> None:
    code, players = open_table(server, "me", "me", game=FOG)
    there = f"/api/tables/{code}/replay"
    assert players[0].get(there, params={"at": 0}).json()["seat"] == 0
    problem(players[0].get(there, params={"at": 0, "seat": 1}), 403, "not-your-seat")
    problem(players[0].get(there, params={"at": 999}), 400, "no-such-moment")
    assert server.program().get(there, params={"at": 0}).json()["seat"] is None
    players[0].act(code, "resign")
    hand = players[0].get(there, params={"at": 0, "seat": 1}).json()["view"]["hands_by_seat"][1]
    assert all(card["good"] for card in hand)


def test_a_record_comes_back(server: House) -> None:
    code, players = open_table(server, "me", "random", options={"companions": "none"})
    play_on(code, players)
    text = players[0].get(f"/api/tables/{code}/record").text
    made = server.program().post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert made.status_code == 201, made.text
    again = server.program().get(f"/api/tables/{made.json()['code']}/record").text
    assert tavolata.Record.parse(again).moves == tavolata.Record.parse(text).moves


@pytest.mark.parametrize("text", ["", "nonsense", "tavolata record 1\ngame: chess\nseats: 2\nseed: 1\n"])
def test_a_bad_record(server: House, text: str) -> None:
    answer = server.program().post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["error"]["sentence"]


# -- misfits ---------------------------------------------------------------------------------------------------------


def test_misfits_say_which_field(server: House) -> None:
    code, players = open_table(server, "me", "me")
    error = problem(players[0].act(code, "move", moves=[]), 422, "bad-request")
    assert {one["field"] for one in error["wrong"]} == {"decision", "moves"}
    problem(players[0].act(code, "move", decision=0, moves=["x"], colour="red"), 422, "bad-request")
    problem(players[0].post(f"/api/tables/{code}/fly", json={}), 404, "not-found")
    problem(players[0].get("/api/tables/no-such-table"), 404, "no-table")
    problem(players[0].delete(f"/api/tables/{code}"), 405, "bad-method")


def test_refusals_are_in_the_readers_language(server: House) -> None:
    english = server.program().get("/api/tables/nowhere").json()["error"]["sentence"]
    italian = server.program(language="it").get("/api/tables/nowhere").json()["error"]["sentence"]
    assert english != italian and "nowhere" in english and "nowhere" in italian


def test_bad_options_say_what_is_allowed(server: House) -> None:
    wish = {"game": PRIMO, "places": [{}, {}], "options": {"companions": "some"}}
    error = problem(server.program().post("/api/tables", json=wish), 400, "bad-option-value")
    assert "all, printed, none" in error["sentence"]
    seven = {"game": PRIMO, "places": [{}] * 7}
    problem(server.program().post("/api/tables", json=seven), 400, "bad-seats")


def test_the_openapi_document_is_complete(server: House) -> None:
    """Every operation has a summary, a model for its answer, and the model of refusals."""
    document = server.program().get("/api/openapi.json").json()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"] and operation["description"], f"{method} {path}"
            good = next(one for status, one in operation["responses"].items() if status.startswith("2"))
            assert next(iter(good["content"].values()))["schema"], f"{method} {path}"
            refusal = operation["responses"]["404"]["content"]["application/json"]["schema"]
            assert refusal["$ref"].endswith("/ProblemAnswer")


def test_a_restart_loses_nothing(build: Build) -> None:
    house = build()
    code, players = open_table(house, "me", "me", options={"companions": "none"})
    for _ in range(6):
        player, seen = deciding(code, players)
        player.act(code, "move", decision=seen["decision"], moves=[seen["moves"][0]["move"]])
    before = players[0].see(code)
    house.restart()
    after = players[0].see(code)
    assert {**after, "version": 0} == {**before, "version": 0}
