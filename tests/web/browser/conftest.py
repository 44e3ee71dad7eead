"""A real Chromium, and visitors in it who notice whatever is wrong with a page."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from ..foretell import Wish, foretell
from ..support import House
from .hands import PRIMO

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # The last list is the one that counts, so it begins with that of Playwright. What follows are pages of Chromium's
    # own that every window would load and nobody here sees, and processes made ready for pages that do not come.
    "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,"
    "AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,"
    "PreconnectToSearch,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess",
)
PATIENCE = 60_000
"""Milliseconds; far more than anything takes, so that a busy machine fails no test."""
DESK = {"width": 1280, "height": 800}

FEW_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>{folders}<cachedir>{cache}</cachedir>
<selectfont><rejectfont>{others}</rejectfont></selectfont>
<match target="font"><edit name="hintstyle" mode="assign"><const>hintslight</const></edit></match>
</fontconfig>
"""
"""What a Debian with nothing but a Chromium has, so that pages look the same on every machine."""
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
NOT_THERE = ("Oblique", "Italic", "Condensed", "ExtraLight", "Math")
"""DejaVu comes in two packages, and the second is often missing."""

both_letters = pytest.mark.parametrize("letters", ["ours", "refused"], indirect=True)
"""For what must hold with our letters, and with those of the machine if ours never come. Whether a page fits is
measured with both each time (see ``fits``)."""

LISTEN = """
window.heard = 0;
window.WebSocket = class extends WebSocket {
  constructor(...how) { super(...how); this.addEventListener("message", () => { window.heard += 1; }); }
};
addEventListener("securitypolicyviolation", (event) => console.error("CSP", event.violatedDirective, event.blockedURI));
"""
"""Counts what a page hears by its stream, and says aloud what the content policy has stopped."""

CHANCE = """
{
  const hash = (text) => [...text].reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16777619), 2166136261);
  let state = hash(%s + location.pathname);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (bytes) => { for (const place of bytes.keys()) bytes[place] = next(); return bytes; };
  Math.random = () => next() / 2 ** 32;
}
"""
"""All chance of a page, from a seed and its address."""


def find_chromium() -> str:
    """The program to test with."""
    for name in (os.environ.get("TAVOLATA_CHROMIUM", ""), *PROGRAMS):
        found = shutil.which(name) if name else None
        if found:
            return found
    pytest.fail("No Chromium was found: `make browser` finds or installs it", pytrace=False)


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One browser for all tests; each of them uses contexts of its own."""
    expect.set_options(timeout=PATIENCE)
    fonts = few_fonts(tmp_path_factory.mktemp("fonts"))
    env: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(fonts)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(SWITCHES), env=env)
        yield browser
        browser.close()


def few_fonts(folder: Path) -> Path:
    """A configuration for a browser that is to know none of the fonts somebody may have installed."""
    roots = [Path(root).expanduser() for root in FONT_FOLDERS]
    found = {path.parent for root in roots for path in root.rglob("DejaVuSerif.ttf")}
    if not found:
        pytest.fail("The fonts of DejaVu were not found (Debian: fonts-dejavu-core)", pytrace=False)
    folders = "".join([f"<dir>{path}</dir>" for path in sorted(found)])
    others = "".join([f"<glob>*{name}*.ttf</glob>" for name in NOT_THERE])
    path = folder / "fonts.conf"
    path.write_text(FEW_FONTS.format(folders=folders, others=others, cache=folder), "utf-8")
    return path


class Guest:
    """Somebody with a browser of his own: cookies, memory, language. Keeps what went wrong on his pages."""

    def __init__(self, house: House, context: BrowserContext, seed: str) -> None:
        self.house = house
        self.context = context
        self.seed = seed
        self.wrong: list[str] = []
        self._tokens: dict[str, str] = {}
        self.expected: tuple[str, ...] = ()
        """Beginnings of complaints that belong to the test."""
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        context.add_init_script(CHANCE % json.dumps(seed))
        context.on("page", self._watch)
        context.on("request", lambda request: self._same_house(request.url))

    def _watch(self, page: Page) -> None:
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("websocket", lambda socket: self._same_house(socket.url))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _same_house(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and parts.netloc != f"127.0.0.1:{self.house.port}":
            self.wrong.append(f"asks elsewhere: {url}")

    def refuse_letters(self) -> None:
        """Let no letters of ours through; that they are missed is no complaint."""
        self.context.route("**/*.woff2", lambda route: route.abort())
        self.expected += (".woff2",)

    def open(self, path: str = "/") -> Page:
        """A page in a tab of its own."""
        page = self.context.new_page()
        page.goto(f"{self.house.url}{path}" if path.startswith("/") else path)
        return page

    def table(self, *others: str, game: str = PRIMO, **plan: Any) -> str:
        """Open a table with oneself and bots, friends or oneself again, begin if nobody is awaited; its code."""
        places = [{"kind": "me", "name": "Ada"}]
        for number, one in enumerate(others, 2):
            kinds = {"me": {"kind": "me", "name": f"Ada {number}"}, "friend": {"kind": "friend"}}
            places.append(kinds.get(one, {"kind": "bot", "bot": one}))
        made = self.post("/api/tables", {"game": game, "places": places, **plan})
        code: str = made["code"]
        if "friend" not in others:
            self.post(f"/api/tables/{code}/start", {})
        return code

    def table_where(
        self,
        wish: Wish,
        *others: str,
        game: str = PRIMO,
        options: Mapping[str, object] | None = None,
        **how: Any,
    ) -> str:
        """Open a table whose deal comes to a situation, and play beside the page until it is there; its code."""
        bots = ["", *["" if one == "me" else one for one in others]]
        found = foretell(self.seed, wish, game, bots, options or {}, **how)
        self.house.reseed(found.seed)
        code = self.table(*others, game=game, options=options or {})
        for seat, moves in found.turns:
            self.play(code, *moves, seat=seat)
        return code

    def play(self, code: str, *moves: str, **seat: int) -> None:
        """Play moves beside the page, as soon as it is one's turn; of several seats of one's own one is named."""
        seen = self.see(code, **seat)
        while seen["status"] == "running" and not seen["moves"]:
            seen = self.see(code, after=seen["version"], wait=5, **seat)
        assert moves[0] in [one["move"] for one in seen["moves"]], "the table is not as it was foretold"
        wish = {"decision": seen["decision"], "moves": moves, **seat}
        self.post(f"/api/tables/{code}/move", wish)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Post as the script of a page does, with the cookie of this browser."""
        headers = {"X-CSRF-Token": self._token(), "Accept": "application/json"}
        answer = self.context.request.post(f"{self.house.url}{path}", data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json() if answer.status != 204 else None

    def _token(self) -> str:
        """The token of forms, from a page; as long as the cookie is the same, so is the token."""
        cookies = str(self.context.cookies())
        if cookies not in self._tokens:
            page = self.context.request.get(f"{self.house.url}/you").text()
            found = re.search(r'<meta name="csrf" content="(\w+)"', page)
            assert found, "the page has no token"
            self._tokens[str(self.context.cookies())] = found[1]
            return found[1]
        return self._tokens[cookies]

    def finish(self, code: str) -> str:
        """Play the first legal moves to the end of a match against bots, beside the page; the code again."""
        self.go_on(code)
        return code

    def go_on(self, code: str, moves: int | None = None) -> None:
        """Play the first legal moves beside the page: so many, and until one is asked again, or to the end."""
        while (seen := self.see(code))["status"] == "running":
            if not seen["moves"]:
                self.see(code, after=seen["version"], wait=5)
            elif moves == 0:
                return
            else:
                move = {"decision": seen["decision"], "moves": [seen["moves"][0]["move"]]}
                self.post(f"/api/tables/{code}/move", move)
                moves = None if moves is None else moves - 1

    def see(self, code: str, **query: Any) -> Any:
        """The table as the API tells it to this browser."""
        answer = self.context.request.get(f"{self.house.url}/api/tables/{code}", params=query)
        assert answer.ok, answer.text()
        return answer.json()

    def complaints(self) -> list[str]:
        """What went wrong, but for what the test expects."""
        return [one for one in self.wrong if not any(text in one for text in self.expected)]


Invite = Callable[..., Guest]


@pytest.fixture
def letters(request: pytest.FixtureRequest) -> str:
    """Whether our letters come, or are ``refused``; ``both_letters`` runs a test with either."""
    return str(getattr(request, "param", "ours"))


@pytest.fixture
def invite(chromium: Browser, server: House, seed: str, letters: str) -> Iterator[Invite]:
    """Ask guests in; when the test is over, none of them may have anything to complain about."""
    guests: list[Guest] = []

    def come(house: House = server, *, expected: tuple[str, ...] = (), **options: Any) -> Guest:
        usual = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce", "accept_downloads": True}
        context = chromium.new_context(**{**usual, **options})
        guest = Guest(house, context, f"{seed}, guest {len(guests) + 1}")
        guest.expected = expected
        if letters == "refused":
            guest.refuse_letters()
        guests.append(guest)
        return guest

    yield come
    for guest in guests:
        guest.context.close()
    assert [one for guest in guests for one in guest.complaints()] == []


@pytest.fixture
def guest(invite: Invite) -> Guest:
    """One guest, at a desk, in English."""
    return invite()
