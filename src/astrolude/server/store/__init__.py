"""Where tables are kept: SQLite or PostgreSQL, and how workers over one PostgreSQL talk."""
