"""Il Trono di Spade: three to six Houses, hidden orders, house cards and, if they like, alliances."""

from .room import ROOM

__all__ = ["ROOM"]
