"""Il Primo Cavaliere: Varys walks through a city of 35 characters, and seven banners go to whoever wins them over."""

from .room import ROOM

__all__ = ["ROOM"]
