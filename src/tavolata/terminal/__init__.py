"""The terminal: a match played at the keyboard, and pages of games, rules, records and reports."""
