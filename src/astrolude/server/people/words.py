"""What is mailed, in the reader's language."""

from __future__ import annotations

from astrolude.locales import load
from astrolude.server.people.channels import Notice


def sign_in_letter(language: str, link: str) -> tuple[str, str]:
    """Subject and text of a mail with a link that signs in."""
    texts = load(language)
    return texts.text("people-letter-subject"), texts.text("people-letter", link=link)


def notice(language: str, event: str, game: str, others: list[str], table: str) -> Notice:
    """What is told about a table: that it is somebody's turn, or that the game is over."""
    texts = load(language)
    name = texts.text(game) if texts.has(game) else game
    people = texts.text("people-notice-with", names=", ".join(filter(None, others))) if any(others) else ""
    title = texts.text(f"people-notice-{event}", game=name)
    return Notice(title, people, f"/t/{table}", table)


def digest(language: str, lines: list[str], address: str) -> tuple[str, str]:
    """Subject and text of a mail about several tables."""
    texts = load(language)
    subject = texts.text("people-digest-subject", count=len(lines))
    return subject, texts.text("people-digest", lines="\n\n".join(lines), link=f"{address}/settings")
