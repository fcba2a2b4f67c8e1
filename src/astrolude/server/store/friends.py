"""Friends, invitations and presets of tables in SQL."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, delete, exists, func, insert, select, update

from astrolude.server.club.friends import Answer, Asking, Known
from astrolude.server.club.messages import Preset, Someone
from astrolude.server.club.rows import ASKED, BLOCKED, FRIEND
from astrolude.server.store.queries import hold
from astrolude.server.store.schema import CLAIMS, FRIENDS, INVITATIONS, PEOPLE, PRESETS, PROFILES, TABLES
from astrolude.server.store.sql import Part, reads, writes
from astrolude.server.tables.rows import FINISHED, OPEN


def select_people(*more: Any) -> Select[Any]:
    """Of people what `someone` tells, and more."""
    columns: tuple[Any, ...] = (PEOPLE.c.id, PEOPLE.c.name, PROFILES.c.emblem, *more)
    return select(*columns).select_from(PEOPLE.outerjoin(PROFILES, PROFILES.c.person == PEOPLE.c.id))


def someone(row: Row[Any]) -> Someone:
    return {"id": row.id, "name": row.name, "emblem": row.emblem}


def _known(connection: Connection, person: str) -> list[Known]:
    everybody = select_people(FRIENDS.c.state, FRIENDS.c.at)
    mine = everybody.join(FRIENDS, FRIENDS.c.other == PEOPLE.c.id)
    found = [
        Known(someone(row), row.state, row.at)
        for row in connection.execute(mine.where(FRIENDS.c.person == person))
    ]
    listed = {known.who["id"] for known in found}
    theirs = everybody.join(FRIENDS, FRIENDS.c.person == PEOPLE.c.id)
    asking = theirs.where(FRIENDS.c.other == person, FRIENDS.c.state == ASKED)
    return found + [
        Known(someone(row), "asks", row.at) for row in connection.execute(asking) if row.id not in listed
    ]


def _state(connection: Connection, person: str, other: str) -> str | None:
    query = select(FRIENDS.c.state).where(FRIENDS.c.person == person, FRIENDS.c.other == other)
    found: str | None = connection.execute(query).scalar_one_or_none()
    return found


def _set(connection: Connection, person: str, other: str, state: str | None, at: int) -> None:
    connection.execute(delete(FRIENDS).where(FRIENDS.c.person == person, FRIENDS.c.other == other))
    if state is not None:
        connection.execute(insert(FRIENDS), {"person": person, "other": other, "state": state, "at": at})


def _count(connection: Connection, person: str, state: str) -> int:
    query = select(func.count()).select_from(FRIENDS)
    return int(
        connection.execute(query.where(FRIENDS.c.person == person, FRIENDS.c.state == state)).scalar_one()
    )


def _ask(
    connection: Connection, person: str, other: str, most_friends: int, most_asked: int, at: int
) -> bool:
    # Two who ask each other at the same moment become friends, not two who wait.
    hold(connection, FRIENDS)
    mine, theirs = _state(connection, person, other), _state(connection, other, person)
    if mine in (FRIEND, ASKED):
        return True
    if theirs == ASKED:
        return _befriend(connection, person, other, most_friends, at)
    full = _count(connection, person, ASKED) >= most_asked
    if full or _count(connection, person, FRIEND) >= most_friends:
        return False
    _set(connection, person, other, ASKED, at)
    return True


def _befriend(connection: Connection, person: str, other: str, most: int, at: int) -> bool:
    if _count(connection, person, FRIEND) >= most or _count(connection, other, FRIEND) >= most:
        return False
    _set(connection, person, other, FRIEND, at)
    _set(connection, other, person, FRIEND, at)
    return True


def _answer(connection: Connection, person: str, other: str, answer: Answer, most: int, at: int) -> bool:
    hold(connection, FRIENDS)
    mine, theirs = _state(connection, person, other), _state(connection, other, person)
    if answer == "accept":
        return theirs != ASKED or _befriend(connection, person, other, most, at)
    if answer == "block":
        _set(connection, person, other, BLOCKED, at)
        if theirs == FRIEND:
            _set(connection, other, person, None, at)
        asked = INVITATIONS.c.person == person, INVITATIONS.c.asker == other
        connection.execute(update(INVITATIONS).where(*asked).values(declined=True))
    elif answer == "unblock":
        if mine == BLOCKED:
            _set(connection, person, other, None, at)
            # What they asked meanwhile would look like a new request.
            if theirs == ASKED:
                _set(connection, other, person, None, at)
    elif answer == "remove" and mine == FRIEND:
        _set(connection, person, other, None, at)
        _set(connection, other, person, None, at)
    elif answer == "decline":
        if mine == ASKED:
            _set(connection, person, other, None, at)
        elif theirs == ASKED and mine is None:
            _set(connection, other, person, None, at)
    return True


def _sits_at(connection: Connection, table: str) -> dict[int, str]:
    query = select(CLAIMS.c.seat, CLAIMS.c.person).where(CLAIMS.c.table_id == table)
    return {row.seat: row.person for row in connection.execute(query)}


def _invite(connection: Connection, table: str, person: str, by: str, most: int, at: int) -> bool | None:
    here = INVITATIONS.c.table_id == table
    mine = here, INVITATIONS.c.person == person
    if connection.execute(select(INVITATIONS.c.at).where(*mine)).first() is not None:
        return False
    if connection.execute(select(func.count()).select_from(INVITATIONS).where(here)).scalar_one() >= most:
        return None
    row = {"table_id": table, "person": person, "asker": by, "at": at, "declined": False}
    connection.execute(insert(INVITATIONS), row)
    return True


def _decline(connection: Connection, table: str, person: str) -> None:
    mine = INVITATIONS.c.table_id == table, INVITATIONS.c.person == person
    connection.execute(update(INVITATIONS).where(*mine).values(declined=True))


def _invited(connection: Connection, table: str, person: str) -> bool:
    """Whoever asked must sit there still."""
    sits = and_(CLAIMS.c.table_id == INVITATIONS.c.table_id, CLAIMS.c.person == INVITATIONS.c.asker)
    query = select(INVITATIONS.c.at).join(CLAIMS, sits)
    mine = INVITATIONS.c.table_id == table, INVITATIONS.c.person == person
    return connection.execute(query.where(*mine, INVITATIONS.c.declined.is_(False))).first() is not None


def _askings(connection: Connection, *which: Any, most: int) -> list[Asking]:
    asker, likes = PEOPLE.alias("asker"), PROFILES.alias("likes")
    came = exists().where(
        CLAIMS.c.table_id == INVITATIONS.c.table_id, CLAIMS.c.person == INVITATIONS.c.person
    )
    joined = INVITATIONS.join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.person)
    joined = joined.outerjoin(PROFILES, PROFILES.c.person == PEOPLE.c.id)
    joined = joined.outerjoin(asker, asker.c.id == INVITATIONS.c.asker)
    joined = joined.outerjoin(likes, likes.c.person == asker.c.id)
    columns = (
        INVITATIONS,
        PEOPLE.c.name,
        PROFILES.c.emblem,
        asker.c.name.label("asker_name"),
        likes.c.emblem.label("asker_emblem"),
        came.label("came"),
    )
    query = select(*columns).select_from(joined.join(TABLES, TABLES.c.id == INVITATIONS.c.table_id))
    query = query.where(*which).order_by(INVITATIONS.c.at.desc(), INVITATIONS.c.table_id).limit(most)
    return [_asking(row) for row in connection.execute(query)]


def _asking(row: Row[Any]) -> Asking:
    by: Someone | None = None
    if row.asker_name is not None:
        by = {"id": row.asker, "name": row.asker_name, "emblem": row.asker_emblem}
    who: Someone = {"id": row.person, "name": row.name, "emblem": row.emblem}
    return Asking(row.table_id, who, by, row.at, bool(row.declined), bool(row.came))


def _asked_to(connection: Connection, table: str) -> list[Asking]:
    return _askings(connection, INVITATIONS.c.table_id == table, most=100)


def _invitations(connection: Connection, person: str, most: int) -> list[Asking]:
    mine = INVITATIONS.c.person == person, INVITATIONS.c.declined.is_(False), TABLES.c.status == OPEN
    found = _askings(connection, *mine, most=most)
    return [each for each in found if not each.came]


def _tables_of_friends(connection: Connection, person: str, most: int) -> list[tuple[Someone, str]]:
    query = select_people(CLAIMS.c.table_id).join(FRIENDS, FRIENDS.c.other == PEOPLE.c.id)
    query = query.join(CLAIMS, CLAIMS.c.person == PEOPLE.c.id).join(TABLES, TABLES.c.id == CLAIMS.c.table_id)
    mine = CLAIMS.alias("mine")
    here = exists().where(mine.c.table_id == TABLES.c.id, mine.c.person == person)
    query = query.where(FRIENDS.c.person == person, FRIENDS.c.state == FRIEND, TABLES.c.status != FINISHED)
    rows = connection.execute(query.where(~here).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most))
    return [(someone(row), row.table_id) for row in rows]


def _presets(connection: Connection, person: str) -> list[Preset]:
    rows = connection.execute(select(PRESETS).where(PRESETS.c.person == person).order_by(PRESETS.c.name))
    found: list[Preset] = []
    for row in rows:
        table = json.loads(row.body)
        found.append({"name": row.name, "game": table["game"], "table": table})
    return found


def _keep_preset(connection: Connection, person: str, preset: Preset, most: int) -> bool:
    _remove_preset(connection, person, preset["name"])
    counted = select(func.count()).select_from(PRESETS).where(PRESETS.c.person == person)
    if connection.execute(counted).scalar_one() >= most:
        return False
    row = {"person": person, "name": preset["name"], "body": json.dumps(preset["table"])}
    connection.execute(insert(PRESETS), row)
    return True


def _remove_preset(connection: Connection, person: str, name: str) -> None:
    connection.execute(delete(PRESETS).where(PRESETS.c.person == person, PRESETS.c.name == name))


class SqlFriends(Part):
    """The calls of `FriendStore` and `PresetStore`."""

    known = reads(_known)
    ask = writes(_ask)
    answer = writes(_answer)
    sits_at = reads(_sits_at)
    invite = writes(_invite)
    decline = writes(_decline)
    invited = reads(_invited)
    asked_to = reads(_asked_to)
    invitations = reads(_invitations)
    tables_of_friends = reads(_tables_of_friends)
    presets = reads(_presets)
    keep_preset = writes(_keep_preset)
    remove_preset = writes(_remove_preset)
