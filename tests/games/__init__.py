"""The games' own tests, one folder per game."""
