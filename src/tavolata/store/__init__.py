"""Where tables are kept: SQLite, one writer, group commit."""
