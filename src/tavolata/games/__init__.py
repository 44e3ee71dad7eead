"""One room per game, all rooms of the same shape."""
