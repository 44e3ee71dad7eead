"""Sangue Reale, clause by clause."""
