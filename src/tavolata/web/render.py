"""Pages from templates: words, emblems, and static files, stylesheets among them.

Static files have their hash in their name and never change, so a browser asks for each of them once. The emblems stand
in the page: into a file of their own its stylesheets, which give them their colours, would not reach.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ..engine.catalogue import catalogue, room
from ..engine.record import ENDING
from ..engine.room import LANGUAGES, Speaker
from ..engine.texts import LONGEST_NAME
from ..kit import emblems
from ..kit.letters import FONTS
from ..kit.words import words
from . import compress, veil
from .cards import hiding

HERE = Path(__file__).parent
STATIC = HERE / "static"
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".css": "text/css"}
ALWAYS = ("tokens", "base")
COMMON = "common"
"""The stylesheet that all pages have: the letters, the colours, what is everywhere."""
TOKEN = secrets.token_hex(16)
"""Stands in painted forms where each browser's own token goes."""
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
    """A static file under the name by which pages ask for it; ``packed`` is it in gzip, where that is smaller."""

    name: str
    type: str
    body: bytes
    packed: bytes = b""


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
            seam=Markup(compress.SEAM),
        )

    def asset(self, name: str) -> str:
        """The address of a static file."""
        return _address(name)

    def find(self, name: str) -> Asset | None:
        """The static file of this name: one of the house's, or a stylesheet of a game."""
        kind, _, game = name.partition(".")[0].partition("-")
        sheet = _sheet(kind, game) if kind in _SHEETS and game in catalogue() else None
        return sheet if sheet is not None and sheet.name == name else self.assets.get(name)

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
        offers: str = "",
        **context: Any,
    ) -> Response:
        """A whole page: ``parts`` are its stylesheets after the common one, ``game`` is the game whose page it is,
        ``only`` the language of a page that is there in no other, ``offers`` the game whose options its form offers."""
        language = only or request.state.language
        speaker = speaker_of(language, game, names)
        emblems: list[bytes] = []

        def placed(html: object) -> Markup:
            """The emblems that the page needs, in a piece of their own: the next page will have the same."""
            drawn = sprite(str(html), game)
            emblems.append(drawn.encode())
            return Markup(f"{compress.SEAM}{drawn}{compress.SEAM}")

        body = self.environment.get_template(template).render(
            t=speaker.text,
            words=speaker,
            styles=self.styles(parts, game, offers),
            letters=PRELOADED,
            sprite=placed,
            here=here(request),
            person=request.state.person,
            csrf=request.state.csrf,
            language=language,
            other="" if only else next(one for one in LANGUAGES if one != language),
            theme=request.state.theme,
            accent=room(game).face.accent if game else "",
            **context,
        )
        whole = body.replace(TOKEN, request.state.csrf)
        pieces = [veil.in_html(piece) for piece in whole.split(compress.SEAM)]
        return compress.answer(request, pieces, "text/html; charset=utf-8", status, emblems)

    def styles(self, parts: tuple[str, ...] = (), game: str = "", offers: str = "") -> list[str]:
        """The addresses of a page's stylesheets: the common one, its own, the game's, and that of its options."""
        own = [self.asset(f"{part}.css") for part in (COMMON, *parts)]
        sheets = [_sheet(kind, one) for kind, one in (("game", game), ("options", offers)) if one]
        return [*own, *[f"/static/{sheet.name}" for sheet in sheets if sheet.body]]


def speaker_of(language: str, game: str = "", names: list[str] | None = None) -> Speaker:
    """The words of the page, with those of a game on top."""
    return room(game).words(language, names) if game else words(language)


def here(request: Request) -> str:
    """The page itself, as a form says where to come back to."""
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


@cache
def _assets() -> Mapping[str, Asset]:
    files = [path for path in sorted([*STATIC.iterdir(), *FONTS.iterdir()]) if path.suffix in TYPES]
    apart = {*ALWAYS, "fonts"}  # they go together
    found = [_asset(path.stem, path.suffix, path.read_bytes()) for path in files if path.suffix != ".css"] + [
        _asset(path.stem, ".css", slim(path.read_text("utf-8")).encode())
        for path in files
        if path.suffix == ".css" and path.stem not in apart
    ]
    assets = {asset.name: asset for asset in found}
    letters = _FONT.sub(
        lambda named: f'url("{_address_in(assets, named[1])}")', (FONTS / "fonts.css").read_text("utf-8")
    )
    texts = [letters, *[(STATIC / f"{part}.css").read_text("utf-8") for part in ALWAYS]]
    common = _asset(COMMON, ".css", slim("\n".join(texts)).encode())
    return assets | {common.name: common}


def _asset(stem: str, ending: str, body: bytes) -> Asset:
    name = f"{stem}.{sha256(body).hexdigest()[:12]}{ending}"
    packed = compress.gzipped([compress.squeezed(body, compress.BEST)], [body])
    return Asset(name, TYPES[ending], body, packed if len(packed) < len(body) * 0.9 else b"")


@cache
def _address(name: str) -> str:
    return _address_in(_assets(), name)


def _address_in(assets: Mapping[str, Asset], name: str) -> str:
    stem, dot, ending = name.partition(".")
    return next(f"/static/{key}" for key in assets if key.startswith(stem + dot) and key.endswith(ending))


_SHEETS: dict[str, Callable[[str], str]] = {
    "game": lambda game: room(game).stylesheet(),
    "options": lambda game: hiding(room(game).game),
}
"""The stylesheets of a game: of its drawings, and of a form with its options."""


@cache
def _sheet(kind: str, game: str) -> Asset:
    return _asset(f"{kind}-{game}", ".css", slim(_SHEETS[kind](game)).encode())


def slim(css: str) -> str:
    """A stylesheet without its comments, and without blanks where they mean nothing: pages wait for it."""
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
