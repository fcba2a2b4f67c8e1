"""Games of earlier rules that are the same by the rules of today become games of today, at the start."""

from __future__ import annotations

import json
import logging
from typing import Final

from sqlalchemy import Connection, select, update

from astrolude.kernel.errors import UnknownGame
from astrolude.kernel.registry import find
from astrolude.server.store.queries import announce
from astrolude.server.store.schema import TABLES

LOG: Final = logging.getLogger(__name__)


def renew(connection: Connection) -> None:
    """What cannot be played by the rules of today stays as it is, to be read."""
    versions = select(TABLES.c.game, TABLES.c.rules).distinct()
    for name, rules in connection.execute(versions).all():
        try:
            game = find(name)
        except UnknownGame:
            continue
        if rules not in game.formerly:
            continue
        mine = select(TABLES.c.id, TABLES.c.options).where(TABLES.c.game == name, TABLES.c.rules == rules)
        for row in connection.execute(mine).all():
            options = game.today(rules, json.loads(row.options))
            if options is not None:
                values = {"rules": game.rules_version, "options": json.dumps(options)}
                connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(**values))
                announce(connection, row.id)
                LOG.info("table %s goes on by version %d of its rules", row.id, game.rules_version)
