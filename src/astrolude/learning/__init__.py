"""Networks that learned a game: what they are, how they are kept, and the bot that searches with one.

This package needs NumPy (`pip install astrolude[research]`); nothing else of Astrolude needs this package.
"""
