"""Il Primo Cavaliere, clause by clause."""
