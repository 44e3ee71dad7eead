"""HTML and SVG from Python: every text and attribute is escaped, whatever is ready is ``Markup``.

Pages have a strict content security policy, so there are no ``style`` and no event attributes: ``tag`` refuses them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from markupsafe import Markup, escape

EMPTY = frozenset("br circle hr img input line path rect stop use wbr".split())
"""Elements that are written without an end."""

_SPECIAL = re.compile("[&<>\"']")

Attribute = str | int | float | bool | None

NOTHING = Markup("")
"""No element at all."""


def attributes(values: Mapping[str, Attribute]) -> str:
    """Attributes as they stand in a tag: ``class_`` is ``class``, ``data_move`` is ``data-move``.

    ``None`` and ``False`` leave an attribute out, ``True`` sets it without a value.
    """
    return "".join(
        [
            f' {_attribute(name)}="{"" if value is True else text(value)}"'
            for name, value in values.items()
            if value is not None and value is not False
        ]
    )


@cache
def _attribute(name: str) -> str:
    plain = name.rstrip("_").replace("_", "-")
    if plain == "style" or plain.startswith("on"):
        raise ValueError(f"{plain!r}: the pages allow neither styles nor scripts in attributes")
    return plain


def tag(name: str, /, *children: str, **values: Attribute) -> Markup:
    """An element with its children; texts among them are escaped."""
    if name in EMPTY:
        return Markup(f"<{name}{attributes(values)}/>")
    return Markup(f"<{name}{attributes(values)}>{joined(children)}</{name}>")


def joined(parts: Iterable[str], between: str = "") -> Markup:
    """Parts one after the other; texts among them are escaped."""
    return Markup(text(between).join([part if isinstance(part, Markup) else text(part) for part in parts]))


def text(value: object) -> str:
    """A text as it may stand between tags and in attributes. What is ``Markup`` is ready and stays as it is."""
    if isinstance(value, Markup):
        return value
    plain = str(value)
    return str(escape(plain)) if _SPECIAL.search(plain) else plain


def vh(said: str) -> Markup:
    """Words for those who listen: nobody sees them."""
    return tag("span", said, class_="vh")


def spoken(label: str) -> dict[str, str]:
    """The attributes of a picture that is read aloud as its label; without one it is decoration."""
    return {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}


__all__ = ["NOTHING", "Attribute", "Markup", "attributes", "joined", "spoken", "tag", "text", "vh"]
