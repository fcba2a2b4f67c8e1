"""What is mailed, in the reader's language."""

from __future__ import annotations

from astrolude.locales import load


def sign_in_letter(language: str, link: str) -> tuple[str, str]:
    """Subject and text of a mail with a link that signs in."""
    texts = load(language)
    return texts.text("people-letter-subject"), texts.text("people-letter", link=link)
