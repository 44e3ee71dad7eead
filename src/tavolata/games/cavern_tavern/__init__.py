"""Cavern Tavern: ten rounds of work for Nasty the Dwarf, with dice to place and guests who do not like to wait."""

from .room import ROOM

__all__ = ["ROOM"]
