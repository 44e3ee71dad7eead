"""Il Trono di Spade, clause by clause."""
