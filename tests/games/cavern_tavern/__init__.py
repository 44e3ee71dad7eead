"""Cavern Tavern, clause by clause."""
