"""Alien Frontiers by its full rules. The contract is docs/rules/alien_frontiers.md."""
