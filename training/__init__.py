"""Rounds of learning: play, fit, duel."""
