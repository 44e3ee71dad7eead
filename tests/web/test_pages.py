"""Pages over real HTTP, as a browser without a script asks for them."""

from __future__ import annotations

import re

import pytest

import tavolata
from tavolata.web.render import slim

from .support import House, Visitor

PAGES = [
    "/",
    "/tables/new",
    "/games/primo-cavaliere",
    "/games/primo-cavaliere/rules",
    "/games/primo-cavaliere/intro",
    "/you",
    "/records",
]
FORM = {"game": "primo-cavaliere", "language": "en", "clock": "none", "listed": "no"}


def post(visitor: Visitor, path: str, fields: dict[str, str]) -> str:
    """Send a form; where it leads."""
    answer = visitor.post(path, data={**fields, "csrf": visitor.csrf})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def sound(visitor: Visitor, path: str) -> str:
    """A page that keeps the policy: nothing is inline."""
    answer = visitor.get(path)
    assert answer.status_code == 200, f"{path}: {answer.status_code}"
    html = answer.text
    assert "<style" not in html and "style-src 'self';" in answer.headers["content-security-policy"]
    assert not re.search(r"<[^>]*\s(style|on[a-z]+)=", html)
    assert re.findall(r"<script[^>]*>", html) == re.findall(
        r'<script type="module" src="/static/[^"]+">', html
    )
    assert not re.search(r'(?:src|href)="(?:https?:)?//', html.replace(f'href="{visitor.base_url}', ""))
    assert len(html.encode()) < 200_000
    return html


def test_a_new_table_says_what_figures_come_to_on_the_board(server: House) -> None:
    """Il Trono di Spade: the text's figures are taken, what they mean here stands below, and ours are on offer."""
    page = server.client("en").get("/tables/new?game=trono-di-spade").text
    taken = re.search(r'name="option-thresholds" value="([a-z]+)" checked', page)
    assert taken is not None and taken[1] == "text"
    assert 'name="option-thresholds" value="board"' in page
    assert "With 3 players there are 13 structures worth 19: two allies need 14 structures, more than" in page
    assert "a value of 29, which is all but one castle" in page
    assert "Figures of ours, for castles alone" in page


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_keeps_the_policy(server: House, path: str, language: str) -> None:
    html = sound(server.client(language), path)
    assert f'<html lang="{language}"' in html and html.count("<h1") == 1


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_page_of_the_api_is_english_from_end_to_end(server: House, language: str) -> None:
    """As the document is that it explains; whoever comes from an Italian page was told so."""
    html = sound(server.client(language), "/api")
    assert '<html lang="en"' in html and html.count("<h1") == 1
    assert re.findall(r' lang="[a-z]+"', html) == [' lang="en"'] and "Italiano" not in html
    assert "For programmers" in html and "Tables</a>" in html and "Tavoli</a>" not in html


def test_the_rules_show_their_tables(server: House) -> None:
    """On the page of the rules, and beside the table; and the API tells them."""
    visitor = server.client("en")
    html = visitor.get("/games/trono-di-spade/rules").text
    assert html.count("<table>") == 8 and "<td>Eddard Stark</td><td>4</td><td>2</td>" in html
    told = visitor.get("/api/games/trono-di-spade", headers={"accept-language": "en"}).json()
    tables = {clause["id"]: clause["tables"] for clause in told["clauses"]}
    assert len(tables["TS-13.1"][0]["rows"]) == 42 and tables["TS-1.1"] == []
    address = post(visitor, "/tables/new", {**FORM, "game": "trono-di-spade", "seats": "3"})
    pane = visitor.get(f"{address}/why?clause=TS-13.1").json()["html"]
    assert (
        "<summary>The house cards</summary>" in pane and "<td>Eddard Stark</td><td>4</td><td>2</td>" in pane
    )


def test_the_first_page_is_small(server: House) -> None:
    visitor = server.client()
    html = visitor.get("/").text
    files = re.findall(r'(?:src|href)="(/static/[^"]+)"', html)
    whole = len(html.encode()) + sum(len(visitor.get(file).content) for file in files)
    assert whole < 200_000
    assert all("immutable" in visitor.get(file).headers["cache-control"] for file in files)


def test_play_now_and_a_move_without_a_script(server: House) -> None:
    visitor = server.client()
    there = post(visitor, "/play", {"game": "primo-cavaliere", "commitment": ""})
    seen = visitor.get(f"/api/tables/{there[3:]}").json()
    while not seen["moves"]:  # a bot may begin, and thinks
        seen = visitor.get(f"/api/tables/{there[3:]}?after={seen['version']}&wait=5").json()
    found = re.search(r'href="(\?m=[^"]+)"[^>]*data-move', sound(visitor, there))
    assert found is not None
    chosen = sound(visitor, there + found[1].replace("&amp;", "&"))
    form = re.search(r'<form method="post" action="([^"]+/move)".*?</form>', chosen, re.S)
    assert form is not None
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form[0]))
    assert post(visitor, form[1], fields) == there
    assert "data-line=" in sound(visitor, there)


def test_a_draft_that_cannot_be_played_is_answered_with_the_rule(server: House) -> None:
    visitor = server.client()
    code = visitor.table("greedy", options={"first": 1})
    html = sound(visitor, f"/t/{code}?m=keep+raven")
    assert 'role="alert"' in html and "data-confirm" not in html
    assert "PC-" in sound(visitor, f"/t/{code}?why=keep+raven")


def test_options_that_do_not_go_together_come_back_at_their_field(server: House) -> None:
    visitor = server.client()
    fields = {**FORM, "seats": "2", "seat-1": "me", "name-1": "Nora", "seat-2": "bot", "bot-2": "strong"}
    answer = visitor.post("/tables/new", data={**fields, "option-first": "4", "csrf": visitor.csrf})
    assert answer.status_code == 422
    assert 'id="option-first-error"' in answer.text and 'value="Nora"' in answer.text
    assert re.search(r'<option value="4" selected', answer.text)
    assert re.search(r'<option value="strong" selected', answer.text)


@pytest.mark.parametrize("seats", ["77", "5", "1", "many"])
def test_a_number_of_players_that_is_none_comes_back_at_its_field(server: House, seats: str) -> None:
    """More than can play is no wish for as many as can."""
    visitor = server.client()
    fields = {**FORM, "seats": seats, "seat-1": "me", "name-1": "Nora", "csrf": visitor.csrf}
    answer = visitor.post("/tables/new", data=fields)
    assert answer.status_code == 422
    said = "" if seats == "many" else f", not by {seats}"
    assert f"Il Primo Cavaliere is played by 2, 3, 4{said}" in answer.text.replace(" and 4", ", 4")


def test_a_table_with_a_free_place_waits_in_a_lobby(server: House) -> None:
    owner, guest = server.client(), server.client("it")
    fields = {**FORM, "seats": "2", "seat-1": "me", "name-1": "Nora", "seat-2": "friend"}
    there = post(owner, "/tables/new", fields)
    html = sound(guest, there)
    assert f'action="{there}/sit"' in html and "/start" not in html
    post(guest, f"{there}/sit", {"seat": "1", "name": "Elio"})
    assert "Elio" in sound(owner, there)
    assert owner.get(f"{there}/qr.svg").headers["content-type"] == "image/svg+xml"
    assert guest.get(f"{there}/qr.svg?seat=0").status_code == 403
    assert post(owner, f"{there}/start", {}) == there
    assert 'data-kind="table"' in sound(guest, there)


def test_a_guest_takes_a_name_at_the_table(server: House) -> None:
    visitor, other = server.client(), server.client()
    there = post(visitor, "/play", {"game": "primo-cavaliere"})
    assert f'action="{there}/rename"' in sound(visitor, there)
    assert post(visitor, f"{there}/rename", {"seat": "0", "name": "Nora"}).startswith(there)
    assert "Nora" in sound(other, there) and "/rename" not in sound(other, there)
    assert 'value="Nora"' in sound(visitor, "/you"), "next time there is no need to ask"
    refused = other.post(f"{there}/rename", data={"seat": "0", "name": "Elio", "csrf": other.csrf})
    assert refused.status_code == 403


def test_a_key_opens_its_seat_in_another_browser(server: House) -> None:
    first, second = server.client(), server.client()
    there = post(first, "/play", {"game": "primo-cavaliere"})
    key = re.search(r'data-copy="[^"]+(/seat/[^"]+)"', sound(first, there))
    assert key is not None
    assert second.get(key[1]).headers["location"].startswith(there)
    assert key[1] in sound(second, there)


def test_a_finished_match_has_a_result_a_replay_and_a_record(server: House) -> None:
    visitor = server.client()
    code = visitor.table("random", options={"companions": "none"})
    post(visitor, f"/t/{code}/resign", {"seat": "0"})
    html = sound(visitor, f"/t/{code}")
    assert 'data-kind="result"' in html and "data-deal" in html and "/rematch" in html
    assert sound(visitor, f"/t/{code}?at=0")
    assert visitor.get(f"/t/{code}/replay?at=0").json()["at"] == 0
    record = visitor.get(f"/t/{code}/record")
    assert record.text.startswith("tavolata record 1")
    assert record.headers["content-disposition"].endswith(f'-{code}.tav"')
    again = post(visitor, "/records", {"text": record.text})
    shown = sound(visitor, again)
    assert "/rematch" not in shown and 'class="chk panel" data-deal' in shown
    commitment = tavolata.Record.parse(record.text).tags["deal commitment"]
    assert commitment in shown
    forged = post(visitor, "/records", {"text": record.text.replace(commitment, "0" * 64)})
    assert 'class="chk panel bad" data-deal' in sound(visitor, forged)


def test_a_record_that_is_none_is_refused_in_words(server: House) -> None:
    visitor = server.client("it")
    answer = visitor.post("/records", data={"text": "pippo", "csrf": visitor.csrf})
    assert answer.status_code == 422 and "pippo" in answer.text and 'role="alert"' in answer.text


def test_a_name_is_kept_and_found_again(server: House) -> None:
    visitor, other = server.client(), server.client()
    there = post(visitor, "/play", {"game": "primo-cavaliere"})
    assert post(visitor, "/you/keep", {"name": "Ottavia", "password": "a long password"}) == "/you?done=keep"
    taken = other.post("/you/keep", data={"name": "ottavia", "password": "another one", "csrf": other.csrf})
    assert taken.status_code == 422
    wrong = other.post("/you/login", data={"name": "Ottavia", "password": "wrong one", "csrf": other.csrf})
    assert wrong.status_code == 422
    assert post(other, "/you/login", {"name": "Ottavia", "password": "a long password"}) == "/you?done=login"
    assert there in sound(other, "/")
    post(other, "/you/logout", {})
    assert there not in sound(other, "/")


def test_settings_lead_back_to_a_page_of_ours_only(server: House) -> None:
    visitor = server.client()
    assert post(visitor, "/you/settings", {"language": "it", "next": "/records"}) == "/records"
    assert '<html lang="it"' in sound(visitor, "/records")
    for elsewhere in ("https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example"):
        assert post(visitor, "/you/settings", {"theme": "dark", "next": elsewhere}) == "/"
    assert 'data-theme="dark"' in sound(visitor, "/")


def test_an_invitation_may_be_a_code_or_a_link(server: House) -> None:
    visitor = server.client()
    for typed in ("olmo-abc", " OLMO-abc ", "http://host/t/olmo-abc", "https://host/t/olmo-abc?x=1"):
        assert visitor.get("/join", params={"code": typed}).headers["location"] == "/t/olmo-abc"
    assert (
        visitor.get("/join", params={"code": "http://host/seat/Key_1"}).headers["location"] == "/seat/Key_1"
    )
    assert visitor.get("/join", params={"code": "a b"}).status_code == 404


@pytest.mark.parametrize("path", ["/t/nowhere", "/games/none", "/static/none.js", "/seat/none", "/nothing"])
def test_what_is_not_there_is_said_on_a_page(server: House, path: str) -> None:
    answer = server.client("it").get(path)
    assert answer.status_code == 404 and "Qui non c'è niente" in answer.text.replace("&#39;", "'")


def test_the_introduction_leads_through_its_steps(server: House) -> None:
    visitor = server.client()
    step, seen = 0, 0
    while True:
        html = sound(visitor, f"/games/primo-cavaliere/intro?step={step}")
        seen += 1
        wanted = re.findall(r'class="mv"[^>]*href="([^"]+)"', html)
        if wanted:  # the step waits for one move, which leads on
            (there,) = wanted
            led = visitor.get(f"/games/primo-cavaliere/intro{there.replace('&amp;', '&')}")
            assert led.headers["location"].endswith(f"?step={step + 1}")
        found = re.search(r'href="\?step=(\d+)">', html.partition('class="confirm"')[2])
        if not found or int(found[1]) <= step:
            break
        step = int(found[1])
    assert seen > 4 and 'action="/play"' in html


def test_a_stylesheet_loses_what_means_nothing() -> None:
    """Comments and blanks; not those between selectors, in sums or in texts."""
    css = """/* no: */ a , b:hover > c { content: ": { x; }" ; color: red; }
    @media (max-width: 3px) { .a :is(b, c) { margin: calc(1px + 2px) -3px } }"""
    assert slim(css) == (
        'a ,b:hover > c{content:": { x; }";color:red}@media (max-width:3px){.a :is(b,c){margin:calc(1px + 2px) -3px}}'
    )
