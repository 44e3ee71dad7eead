"""Everything a table draws by lot comes from one object: the system's own randomness.

Code may give a host another one (``Host(..., chance=...)``, ``create_app(..., chance=...)``), so that tests see the
same deals, codes and names on every run. No setting, option or variable of the server does: whoever could choose it
would know every hand.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Draws lots. Whatever is drawn follows from ``draw``, the one thing to replace."""

    def draw(self, purpose: str, count: int) -> bytes:
        """So many random bytes. What they are for is named: lots for one thing do not move those for another."""
        return secrets.token_bytes(count)

    def hex(self, purpose: str, count: int) -> str:
        """So many random bytes in hexadecimal."""
        return self.draw(purpose, count).hex()

    def key(self, purpose: str) -> str:
        """An unguessable text of 24 characters that can stand in an address."""
        return urlsafe_b64encode(self.draw(purpose, 18)).decode()

    def choice(self, purpose: str, things: Sequence[T]) -> T:
        """One of several things, each as likely."""
        return things[self._below(purpose, len(things))]

    def shuffled(self, purpose: str, things: Sequence[T]) -> list[T]:
        """The same things in any order."""
        left, drawn = list(things), []
        while left:
            drawn.append(left.pop(self._below(purpose, len(left))))
        return drawn

    def _below(self, purpose: str, bound: int) -> int:
        """A whole number from 0, less than a bound: 128 bits over it leave no number likelier than another."""
        size = (bound.bit_length() + 7) // 8 + 16
        return int.from_bytes(self.draw(purpose, size), "big") % bound
