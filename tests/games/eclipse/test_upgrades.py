"""Upgrades never get stuck, and offer everything that can still end well: by chance and by brute force."""

from __future__ import annotations

from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.eclipse.drawing_board import ANNA, drawing_board, learn_everything

from astrolude.games.eclipse.grammar import INSTALL, KEEP_PART, REMOVE, STOP
from astrolude.games.eclipse.rules import blueprints, upgrade
from astrolude.games.eclipse.rules.blueprints import are_legal, fits, put
from astrolude.games.eclipse.state import EclipseState
from astrolude.games.eclipse.tables.parts import EMPTY, PART_BIT, PART_COUNT, PART_IS_UNIQUE, PARTS
from astrolude.games.eclipse.tables.species import SHIP_SLOTS, SPECIES, SPECIES_COUNT
from astrolude.kernel.bits import has, members

UNIQUE = [part for part in range(PART_COUNT) if PART_IS_UNIQUE[part]]
species = st.integers(0, SPECIES_COUNT - 1)
choices = st.randoms(use_true_random=False)


def answers(s: EclipseState, left: int) -> list[int]:
    found: list[int] = []
    upgrade.add_upgrades(s, ANNA, left, found)
    return found


def step(s: EclipseState, left: int, action: int) -> int:
    """Take an answer; how many parts may be installed afterwards."""
    upgrade.take_upgrade(s, ANNA, left, action)
    s.stack = []
    return left - int(INSTALL.holds(action))


@settings(max_examples=150, deadline=None)
@given(species, choices, st.integers(0, 2**24 - 1), st.integers(0, 2**32 - 1))
def test_chains_of_random_upgrades_stay_legal_and_end(
    which: int, random: Random, technologies: int, spare: int
) -> None:
    s = drawing_board(SPECIES[which])
    s.technologies[ANNA] = technologies
    s.spare[ANNA] = spare & sum(PART_BIT[part] for part in UNIQUE)
    for _ in range(6):
        left = random.randint(1, 3)
        s.refitted = 0
        while left:
            offered = answers(s, left)
            assert offered
            assert len(set(offered)) == len(offered)
            action = random.choice(offered)
            if STOP.holds(action):
                break
            left = step(s, left, action)
        assert are_legal(s, ANNA)
        assert blueprints.problems(s, ANNA) == []


def reachable(s: EclipseState, left: int) -> bool:
    """Whether a legal end can be reached, by trying everything."""
    if are_legal(s, ANNA):
        return True
    if left == 0:
        return False
    for slot, part in product(range(SHIP_SLOTS), members(upgrade.available(s, ANNA))):
        if has(s.refitted, slot) or not fits(s.species[ANNA], part, slot):
            continue
        kept = s.blueprints[ANNA], s.stats[ANNA], s.refitted, s.spare[ANNA]
        put(s, ANNA, slot, part)
        s.refitted |= 1 << slot
        s.spare[ANNA] &= ~PART_BIT[part]
        ends_well = reachable(s, left - 1)
        s.blueprints[ANNA], s.stats[ANNA], s.refitted, s.spare[ANNA] = kept
        if ends_well:
            return True
    return False


@settings(max_examples=25, deadline=None)
@given(species, choices, st.booleans())
def test_exactly_what_can_end_well_is_offered(which: int, random: Random, learned: bool) -> None:
    s = drawing_board(
        SPECIES[which], spare=random.sample(["hypergrid_source", "muon_source"], random.randint(0, 2))
    )
    if learned:
        learn_everything(s)
    draw_something(s, random)
    for slot in random.sample(range(SHIP_SLOTS), 12):
        if s.blueprints[ANNA][slot] != EMPTY:
            put(s, ANNA, slot, EMPTY)
    left = 2
    offered = answers(s, left)
    parts = members(upgrade.available(s, ANNA))
    for slot, part in random.sample(list(product(range(SHIP_SLOTS), parts)), 25):
        fitting = fits(s.species[ANNA], part, slot)
        if not fitting or part == blueprints.covered(s.species[ANNA], s.blueprints[ANNA], slot):
            expected = False
        else:
            kept = s.blueprints[ANNA], s.stats[ANNA], s.spare[ANNA]
            put(s, ANNA, slot, part)
            s.refitted = 1 << slot
            s.spare[ANNA] &= ~PART_BIT[part]
            expected = reachable(s, left - 1)
            s.blueprints[ANNA], s.stats[ANNA], s.spare[ANNA] = kept
            s.refitted = 0
        assert (upgrade.installation(part, slot) in offered) == expected


def draw_something(s: EclipseState, random: Random) -> None:
    """Random legal upgrades."""
    for _ in range(8):
        s.refitted = 0
        installations = [action for action in answers(s, 1) if INSTALL.holds(action)]
        if installations:
            step(s, 1, random.choice(installations))
    s.refitted = 0


@settings(max_examples=60, deadline=None)
@given(species, choices, st.sampled_from(UNIQUE))
def test_a_found_part_is_kept_or_ends_on_a_blueprint(which: int, random: Random, part: int) -> None:
    s = drawing_board(SPECIES[which])
    learn_everything(s)
    draw_something(s, random)
    returned = False
    while True:
        offered = upgrade.ancient_part_answers(s, ANNA, part)
        assert offered
        assert (KEEP_PART.at() in offered) == (not returned)
        action = random.choice(offered)
        upgrade.take_ancient_part(s, ANNA, part, action)
        s.stack = []
        if KEEP_PART.holds(action) or INSTALL.holds(action):
            break
        returned = True
    assert are_legal(s, ANNA)
    assert has(s.spare[ANNA], part) == (KEEP_PART.holds(action))
    assert (part in s.blueprints[ANNA]) == (not KEEP_PART.holds(action))


def test_every_found_part_fits_somewhere_on_bare_blueprints_of_every_species() -> None:
    for name, part in product(SPECIES, UNIQUE):
        offered = upgrade.ancient_part_answers(drawing_board(name), ANNA, part)
        assert [action for action in offered if INSTALL.holds(action)], (name, PARTS[part])
        assert not [action for action in offered if REMOVE.holds(action)]
