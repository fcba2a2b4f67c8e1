"""Projet Gaia (Gaia Project): the rules of docs/rules/gaia.md."""
