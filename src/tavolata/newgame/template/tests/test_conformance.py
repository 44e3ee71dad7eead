"""What every game must keep, held against this one: the suite that comes with Tavolata."""

from pebble_heap import ROOM as ROOM
from tavolata.testing.suite import *  # noqa: F403
