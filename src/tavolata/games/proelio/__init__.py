"""Proelio: a ring of Houses, each besieging the one on its left, until one falls or Winter comes."""

from .room import ROOM

__all__ = ["ROOM"]
