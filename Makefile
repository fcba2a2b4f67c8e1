# Every goal is a command of tools/workshop, which says what it does and what to do when it cannot.
PYTHON ?= python3
ARGS ?=

GOALS := test lint format typecheck compiled page protocol wheel docs site bench pin lowest notes clean

.DEFAULT_GOAL := help
.PHONY: help play train python $(GOALS)

help: python
	@$(PYTHON) tools/workshop

# Ctrl+C is how a game of an evening ends, not a failure.
play: python
	@$(PYTHON) tools/workshop play $(ARGS) || test $$? -eq 130

GAME ?= gaia
train: python
	@$(PYTHON) tools/workshop train $(GAME) $(ARGS)

$(GOALS): python
	@$(PYTHON) tools/workshop $@ $(ARGS)

python:
	@command -v "$(PYTHON)" >/dev/null || { \
		echo "Astrolude needs Python 3.11 or newer, and '$(PYTHON)' was not found:" \
			"install it and run make again (or name it: make play PYTHON=/path/to/python3)." >&2; exit 1; }
