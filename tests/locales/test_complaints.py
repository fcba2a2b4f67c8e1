"""Errors in the reader's language: every sentence that the program can complain with has its form."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrolude.kernel import errors
from astrolude.kernel.play import UNDO_REASONS
from astrolude.locales import load, said_in
from astrolude.locales.complaints import forms, recognise

SOURCE = Path(errors.__file__).parents[1]
NOT_FOR_PEOPLE = ("research", "testing", "locales/texts.py", "locales/complaints.py")
"""Interfaces for programs, and mistakes in the texts themselves."""


def classes() -> set[str]:
    """The names of all errors with a message for people."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    found = {"AstroludeError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def sample(node: ast.expr) -> str | None:
    """A sentence as it is written, its gaps filled by ⟨1⟩, ⟨2⟩ …; None where it is made elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [
            part.value if isinstance(part, ast.Constant) else f"⟨{place}⟩"
            for place, part in enumerate(node.values)
        ]
        return "".join(str(part) for part in parts)
    return None


def sentences() -> Iterator[tuple[str, str]]:
    """Where something is refused, and how; couplings tell which options exclude each other."""
    raised = classes()
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        if place.startswith(NOT_FOR_PEOPLE):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            told: list[ast.expr] = []
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                called = node.func.id
                told = node.args[:1] if called in raised else node.args[1:2] if called == "Coupling" else []
            for expression in told:
                written = sample(expression)
                if written and re.search(r"[a-z]{2}", written):
                    yield place, written


def unknown(sentence: str) -> list[str]:
    """The parts of a sentence that no form fits; single gaps and lists of them need none."""
    if not re.search(r"[a-z]{2}", sentence):
        return []
    recognised = recognise(sentence)
    if recognised is None:
        return [sentence]
    return [part for value in recognised[1].values() for part in unknown(value)]


def test_every_refusal_can_be_said_in_every_language() -> None:
    found = list(sentences())
    assert len(found) > 100
    missing = [f"{place}: {part}" for place, sentence in found for part in unknown(sentence)]
    assert not missing, "errors.ftl needs the form of:\n" + "\n".join(missing)


def test_the_reasons_against_an_undo_can_be_said() -> None:
    assert [reason for reason in UNDO_REASONS.values() if recognise(reason) is None] == []


def test_a_sentence_is_recognised_as_what_it_is() -> None:
    """Forms with gaps are tried on a sentence of their own: no other one takes it away."""
    for form in forms("errors"):
        gaps = load("en").variables(form.message)
        sentence = load("en").text(form.message, **{gap: f"⟨{gap}⟩" for gap in gaps})
        assert recognise(sentence) == (form.message, {gap: f"⟨{gap}⟩" for gap in gaps})


@pytest.mark.parametrize(
    ("english", "french"),
    [
        (
            "there is no game 'gaya'; did you mean 'gaia'?",
            "le jeu 'gaya' n’existe pas\u202f; vouliez-vous dire 'gaia'\u202f?",
        ),
        (
            "line 7: unknown verb 'fly'; expected one of a, b",
            "ligne 7\u00a0: verbe inconnu 'fly'\u202f; attendu\u00a0: a, b",
        ),
        (
            "x.txt cannot be read: No such file or directory",
            "x.txt ne peut pas être lu\u00a0: fichier ou dossier introuvable",
        ),
        ("something that nobody foresaw", "something that nobody foresaw"),
    ],
)
def test_a_sentence_and_its_parts_are_said_in_french(english: str, french: str) -> None:
    assert said_in("fr", english) == french
    assert said_in("en", english) == english
