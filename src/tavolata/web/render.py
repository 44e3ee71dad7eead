"""Pages from templates: words, inlined styles with the hashes a strict CSP wants, emblems, and static files.

A page carries its whole stylesheet inline, so nothing blocks its rendering; the hash of that stylesheet is left in
``request.state.styles`` for the header that allows it. Static files have their hash in their name and never change.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from ..engine.catalogue import catalogue, room
from ..engine.record import ENDING
from ..engine.room import LANGUAGES, Speaker
from ..engine.texts import LONGEST_NAME
from ..kit import emblems
from ..kit.letters import FONTS
from ..kit.words import words

HERE = Path(__file__).parent
STATIC = HERE / "static"
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
ICONS = tuple(
    "tavolata candle check cross back again hourglass person bot link lock copy plus log chat book gear download seal "
    "first prev play pause next last share arrow eye star crown take swap lozenge".split()
)
"""The emblems of the page itself; they may come into any fragment, so every page carries them."""

PRELOADED = ("sans", "serif-700")
"""The letters that every page begins with: it asks for them before it is read to the end."""

_FONT = re.compile(r'url\("([\w-]+\.woff2)"\)')
_BLANKS = re.compile(r"""("[^"]*"|'[^']*')| ?[{};] ?|[:,] """)
"""Texts, which stay as they are, and signs that need no blank beside them."""
_USED = re.compile(r'(?:href="#|url\(#)([\w-]+)')


@dataclass(frozen=True, slots=True)
class Asset:
    """A static file under the name by which pages ask for it."""

    name: str
    type: str
    body: bytes


@dataclass(frozen=True, slots=True)
class Style:
    """An inline stylesheet, with the hash by which the CSP knows it."""

    text: str
    hash: str


class Render:
    """Makes pages and fragments. One for the whole server."""

    def __init__(self) -> None:
        self.assets = _assets()
        self.environment = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self.environment.globals.update(
            icon=emblems.icon,
            arms=emblems.shield,
            seat_class=emblems.player_class,
            asset=self.asset,
            longest_name=LONGEST_NAME,
            record_ending=ENDING,
        )

    def asset(self, name: str) -> str:
        """The address of a static file."""
        return _address(name)

    def fragment(self, template: str, speaker: Speaker, **context: Any) -> str:
        """A piece of a page."""
        return self.environment.get_template(template).render(t=speaker.text, **context)

    def page(
        self,
        request: Request,
        template: str,
        *,
        parts: tuple[str, ...] = (),
        game: str = "",
        names: list[str] | None = None,
        status: int = 200,
        only: str = "",
        rules: str = "",
        **context: Any,
    ) -> HTMLResponse:
        """A whole page: ``parts`` are its stylesheets after the common ones, ``game`` is the game whose page it is,
        ``only`` the language of a page that is there in no other, ``rules`` are styles of this page alone."""
        language = only or request.state.language
        speaker = speaker_of(language, game, names)
        style = self.style(parts, game, rules)
        request.state.styles = [style.hash]
        body = self.environment.get_template(template).render(
            t=speaker.text,
            words=speaker,
            style=Markup(style.text),
            letters=PRELOADED,
            sprite=lambda html: Markup(sprite(str(html), game)),
            here=here(request),
            person=request.state.person,
            csrf=request.state.csrf,
            language=language,
            other="" if only else next(one for one in LANGUAGES if one != language),
            theme=request.state.theme,
            accent=room(game).face.accent if game else "",
            **context,
        )
        return HTMLResponse(body, status)

    def style(self, parts: tuple[str, ...] = (), game: str = "", rules: str = "") -> Style:
        """The stylesheet of a page: the common parts, its own, and the game's."""
        return _style(parts, game, rules)


def speaker_of(language: str, game: str = "", names: list[str] | None = None) -> Speaker:
    """The words of the page, with those of a game on top."""
    return room(game).words(language, names) if game else words(language)


def here(request: Request) -> str:
    """The page itself, as a form says where to come back to."""
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


@cache
def _assets() -> Mapping[str, Asset]:
    assets = {}
    for path in sorted([*STATIC.iterdir(), *FONTS.iterdir()]):
        if path.suffix not in TYPES:
            continue
        body = path.read_bytes()
        name = f"{path.stem}.{sha256(body).hexdigest()[:12]}{path.suffix}"
        assets[name] = Asset(name, TYPES[path.suffix], body)
    return assets


def _address(name: str) -> str:
    stem, dot, ending = name.partition(".")
    return next(f"/static/{key}" for key in _assets() if key.startswith(stem + dot) and key.endswith(ending))


@cache
def _faces() -> str:
    """The stylesheet of our letters, with the names under which they are served."""
    text = (FONTS / "fonts.css").read_text("utf-8")
    return _FONT.sub(lambda found: f'url("{_address(found[1])}")', text)


@cache
def _style(parts: tuple[str, ...], game: str, rules: str) -> Style:
    texts = [_faces(), *[(STATIC / f"{part}.css").read_text("utf-8") for part in ("tokens", "base", *parts)]]
    texts += [room(game).stylesheet()] if game else []
    texts.append(rules)
    text = slim("\n".join(texts))
    return Style(text, "sha256-" + b64encode(sha256(text.encode()).digest()).decode())


def slim(css: str) -> str:
    """A stylesheet without its comments, and without blanks where they mean nothing: it comes with every page."""
    bare = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", css, flags=re.S)).strip()
    return _BLANKS.sub(lambda found: found[1] or found[0].strip(), bare).replace(";}", "}")


# -- emblems -----------------------------------------------------------------------------------------------------


def sprite(html: str, game: str = "") -> str:
    """The symbols a page needs: the page's own and its game's all, of other games those its HTML refers to."""
    own = emblems.elements(emblems.symbols(*ICONS) + emblems.shields())
    if game:
        own |= emblems.elements(room(game).sprite())
    todo = [id for id in _USED.findall(html) if id not in own]
    found: dict[str, str] = {}
    while todo:
        id = todo.pop()
        if id not in own and id not in found and (symbol := _elsewhere(id)):
            found[id] = symbol
            todo += _USED.findall(symbol)
    defs = "".join([*own.values(), *found.values()])
    return f'<svg class="sprite" aria-hidden="true" focusable="false"><defs>{defs}</defs></svg>'


@lru_cache(1024)  # what people say at a table can look like an id
def _elsewhere(id: str) -> str:
    """A symbol that some game brings along, or that is drawn for all of them."""
    if id in emblems.names():
        return emblems.symbols(id)
    for game in catalogue():
        found = emblems.elements(room(game).sprite())
        if id in found:
            return found[id]
    return ""
