"""Proelio, clause by clause."""
