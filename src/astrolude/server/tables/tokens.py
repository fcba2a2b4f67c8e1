"""Ids and secrets. Only hashes of secrets are stored, so a stolen store holds no seat."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import string
from typing import Final

ALPHABET: Final = string.digits + string.ascii_letters
TABLE_LENGTH: Final = 12
TABLE_FORM: Final = re.compile(r"t_\w{1,30}", re.ASCII)
OF_BROWSER: Final = "b_"
"""The mark of tables that a browser keeps: a page tells by it whom to ask about a table."""
TOURNAMENT_FORM: Final = re.compile(r"c_\w{1,30}", re.ASCII)
SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None that is mistaken for another when it is read or said."""
CODE_LENGTH: Final = 6
SECRET_LENGTH: Final = 24
"""More than 140 bits: a fast hash is enough, nobody can try them all."""


def new_table_id(mark: str = "") -> str:
    return f"t_{mark}{_random(TABLE_LENGTH)}"


def is_table_id(text: str) -> bool:
    """Whether a table can have this id: no store is asked for anything else."""
    return TABLE_FORM.fullmatch(text) is not None


def new_secret() -> str:
    return "s_" + _random(SECRET_LENGTH)


def new_tournament_id() -> str:
    return "c_" + _random(TABLE_LENGTH)


def is_tournament_id(text: str) -> bool:
    """Whether a tournament can have this id."""
    return TOURNAMENT_FORM.fullmatch(text) is not None


def new_account() -> str:
    """The id of somebody's account; it tells nothing."""
    return "p_" + _random(TABLE_LENGTH)


def new_session() -> str:
    """The secret of a device on which somebody is signed in."""
    return "a_" + _random(SECRET_LENGTH)


def is_session(secret: str) -> bool:
    """Whether a secret is that of a device on which somebody is signed in, not of a seat."""
    return secret.startswith("a_")


def new_letter() -> str:
    """The secret of a mailed link."""
    return "l_" + _random(SECRET_LENGTH)


def new_invite() -> str:
    """A code that can be said aloud: it opens one table, and only until that starts."""
    return "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))


def written_code(text: str) -> str:
    """A code as it is kept, however somebody typed it: in small letters, with spaces or dashes."""
    return re.sub(r"[\s–-]", "", text).upper()


def new_seed() -> int:
    """A seed that nobody can guess from the games played so far."""
    return secrets.randbits(64)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str | None, other: str | None) -> bool:
    """Compare two hashes in a time that tells nothing; a missing one is never the same."""
    return one is not None and other is not None and hmac.compare_digest(one, other)


def derived_seed(*parts: int | str) -> int:
    """A seed that follows from the parts but tells nothing of them."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
