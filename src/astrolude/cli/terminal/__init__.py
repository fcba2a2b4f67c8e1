"""Playing in the terminal: what is drawn, what can be chosen, and the course of a game."""
