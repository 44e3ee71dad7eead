"""Every bot plays every game."""

from tavolata.testing.bots import *  # noqa: F403
