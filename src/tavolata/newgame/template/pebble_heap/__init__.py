"""Pebble heap: one heap of pebbles, and the last one decides."""

from .room import ROOM

__all__ = ["ROOM"]
