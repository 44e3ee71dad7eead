"""Sangue Reale: two claimants, four Eras, and a die face chosen in secret every round."""

from .room import ROOM

__all__ = ["ROOM"]
