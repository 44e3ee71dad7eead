"""Views as pictures that stand alone: SVG with its style and all symbols within.

For notebooks, replays and documents, where no style sheet of the page is at hand.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .markup import Markup, text


def framed(
    drawings: Path,
    css: str,
    size: tuple[float, float],
    title: str,
    sprite: str,
    *parts: str,
    scale: float = 1,
) -> Markup:
    """A picture of the class ``css``, with the style in a game's ``drawings/alone/picture.css``.

    ``size`` is how wide and high it is in its own units, ``scale`` how many pixels there are to one of them.
    """
    wide, high = size
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{css}" viewBox="0 0 {wide:g} {high:g}" '
        f'width="{wide * scale:g}" height="{high * scale:g}" role="img" aria-label="{text(title)}">'
        f"<style>{_style(drawings)}</style><defs>{sprite}</defs>{''.join(parts)}</svg>"
    )


@cache
def _style(drawings: Path) -> str:
    return (drawings / "alone" / "picture.css").read_text("utf-8").replace("\n", "")


def use(
    emblem: str, x: float, y: float, wide: float, css: str = "ink", high: float = 0, more: str = ""
) -> str:
    """An emblem, as large as it is said, as high as wide unless that is said too; ``more`` are further attributes."""
    size = f'width="{wide:g}" height="{high or wide:g}"'
    return f'<use class="{css}" href="#{emblem}" x="{x:g}" y="{y:g}" {size}{more}/>'


def cut(name: str, most: int) -> str:
    """A name in so many letters at the most; what is missing shows as an ellipsis."""
    return name if len(name) <= most else name[: most - 1] + "…"
