"""What each code of the protocol means, and a refusal as a message."""

from __future__ import annotations

from typing import Final, NamedTuple

from astrolude.server.tables.errors import ErrorCode, Refusal
from astrolude.server.tables.messages import Refused
from astrolude.server.tables.sight import obstacle_infos


class Code(NamedTuple):
    """The status that a code has over HTTP, and when it is given."""

    status: int
    meaning: str


CODES: Final[dict[ErrorCode, Code]] = {
    "bad_request": Code(400, "the request cannot be read, or makes no sense now"),
    "unknown_game": Code(404, "this server does not play the game, or not by the rules of the table"),
    "unknown_table": Code(404, "there is no such table, or everybody left it before the start"),
    "unknown_calculator": Code(404, "the game has no such calculator"),
    "unknown_lesson": Code(404, "the game has no such lesson"),
    "unknown_puzzle": Code(404, "the game has no such puzzle"),
    "unknown_person": Code(404, "nobody with an account is called so, or has this id"),
    "unknown_tournament": Code(404, "there is no such tournament"),
    "no_seat": Code(403, "this needs a seat, and the caller's secret or invitation gives none"),
    "not_your_turn": Code(409, "another seat decides now"),
    "illegal_action": Code(409, "the action cannot be read, or is not among the legal ones"),
    "stale": Code(409, "the table has moved on since the ply that this answers"),
    "cannot_undo": Code(409, "the last decision cannot be taken back; the message says why"),
    "full": Code(409, "no seat is open, or not the one asked for"),
    "not_started": Code(409, "the game has not begun"),
    "not_finished": Code(409, "the game is not over"),
    "no_coach": Code(403, "no advice is given at this table"),
    "too_fast": Code(429, "too much at once: wait a moment"),
    "too_large": Code(413, "the request or message is too large"),
    "forbidden_origin": Code(403, "the page that asks is not of this server"),
    "banned": Code(403, "the host does not serve this network, or this account"),
    "old_rules": Code(409, "the game follows rules that this server does not play: it can be read only"),
    "no_account": Code(401, "this needs somebody who is signed in, or nothing that was shown signs in"),
    "not_yours": Code(403, "this is not the caller's to do"),
    "expired": Code(410, "a mailed link, a passkey's challenge or a code was used already, or is too old"),
    "taken": Code(409, "somebody else has this name or address"),
    "switched_off": Code(409, "the host of this server has not set this up"),
    "unavailable": Code(503, "the store or the server failed: ask for the state before trying again"),
}
"""Every code of the protocol."""

STORE_SILENT: Final = Refusal("unavailable", "the store did not answer")


def refused(refusal: Refusal) -> Refused:
    """A refusal as its message."""
    shown: Refused = {"error": {"code": refusal.code, "message": refusal.message}}
    if refusal.obstacles:
        shown["error"]["obstacles"] = obstacle_infos(refusal.obstacles)
    return shown
