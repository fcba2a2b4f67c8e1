"""The data of the game as flat tables, read once; a module a noun."""
