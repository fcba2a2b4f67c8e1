"""Replays games recorded by an independent engine (`gaia-trace/1`) and compares every position with ours."""
