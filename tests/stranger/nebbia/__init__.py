"""Nebbia in laguna: one to four smugglers, a few foggy nights, and a customs patrol that may be anywhere."""

from .room import ROOM

__all__ = ["ROOM"]
