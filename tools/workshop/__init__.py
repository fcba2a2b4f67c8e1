"""The workshop: everything behind `make`. It prepares, builds, checks and starts Astrolude.

It uses the standard library only, because it runs before anything is installed.
"""
