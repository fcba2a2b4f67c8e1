"""`astrolude admin`: what a host does at the store: look, close, remove, ban, count, back up, restore."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from astrolude import server
from astrolude.cli.options import AsJson, Language
from astrolude.cli.screen import GOOD, QUIET, Screen, print_json
from astrolude.cli.serve import Database, SettingsFile
from astrolude.cli.spoken import SpokenCommand, SpokenGroup

if TYPE_CHECKING:
    from astrolude.server.store.banning import AccountSummary
    from astrolude.server.store.desk import Desk
    from astrolude.server.tables.rows import Stored

T = TypeVar("T")

admin: Final = typer.Typer(
    name="admin",
    cls=SpokenGroup,
    no_args_is_help=True,
    rich_markup_mode="markdown",
)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id: t_…")]
TournamentId = Annotated[str, typer.Argument(metavar="TOURNAMENT", help="The tournament's id: c_…")]
Reason = Annotated[str, typer.Argument(metavar="REASON", help="Why; everybody sees it.")]
SeatNumber = Annotated[int, typer.Argument(metavar="SEAT", help="The seat's number, from 0.")]
Who = Annotated[
    str,
    typer.Argument(
        metavar="WHO", help="An address, a network such as 192.0.2.0/24, or an account by its id or name."
    ),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]
Status = Annotated[
    str | None, typer.Option("--status", help="Only tables that are open, running or finished.")
]
OfGame = Annotated[str | None, typer.Option("--game", help="Only tables of this game.")]
Most = Annotated[int, typer.Option("--most", min=1, help="How many at most.")]


@admin.callback()
def about() -> None:
    """What a host does at the store: the server's own, or the one that `--db` or `--settings` names.

    Looking works while the server runs. What changes an SQLite file needs it stopped for the moment; workers
    over PostgreSQL hear of every change at once.
    """


@admin.command("list", cls=SpokenCommand)
def list_tables(
    status: Status = None,
    game: OfGame = None,
    most: Most = 50,
    db: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """List tables, those that changed last first."""
    found = at_desk(db, settings, lambda desk: desk.tables(status, game, most), change=False)
    if json:
        print_json([described(stored) for stored in found])
        return
    screen = Screen(lang)
    table = screen.table(
        "admin-table", "admin-game", "admin-status", "admin-seats", "admin-changed", "admin-ply", numbers=1
    )
    for stored in found:
        header = stored.header
        people = ", ".join(seat.name or seat.level or seat.kind for seat in stored.seats)
        row = header.id, header.game, header.standing.status, people, moment(header.changed), str(header.ply)
        table.row(*row)
    screen.draw([table])


@admin.command(cls=SpokenCommand)
def inspect(table: TableId, db: Database = None, settings: SettingsFile = None) -> None:
    """Show all that is stored of a table but its moves, as JSON. Whoever plays there should not see it."""
    print_json(described(at_desk(db, settings, lambda desk: desk.table(table), change=False)))


@admin.command(cls=SpokenCommand)
def export(table: TableId, db: Database = None, settings: SettingsFile = None) -> None:
    """Write the record of a table, finished or not; of one whose rules are not played any more, its
    history.
    """
    from astrolude.server.tables.exporting import exported

    print(exported(at_desk(db, settings, lambda desk: desk.table(table), change=False)), end="")


@admin.command(cls=SpokenCommand)
def delete(table: TableId, db: Database = None, settings: SettingsFile = None, lang: Language = None) -> None:
    """Remove a table with all that was played at it."""
    at_desk(db, settings, lambda desk: desk.delete(table))
    Screen(lang).say("admin-deleted", GOOD, table=table)


@admin.command(cls=SpokenCommand)
def close(table: TableId, db: Database = None, settings: SettingsFile = None, lang: Language = None) -> None:
    """End a game without an outcome. It can still be looked at."""
    at_desk(db, settings, lambda desk: desk.close(table))
    Screen(lang).say("admin-closed", GOOD, table=table)


@admin.command(cls=SpokenCommand)
def free(
    table: TableId,
    seat: SeatNumber,
    db: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    """Give a person's seat a new link, for one who lost theirs. The old link holds nothing any more."""
    secret = at_desk(db, settings, lambda desk: desk.free(table, seat))
    Screen(lang).say("admin-freed", GOOD, link=f"/t/{table}#{secret}")


@admin.command(cls=SpokenCommand)
def ban(who: Who, db: Database = None, settings: SettingsFile = None, lang: Language = None) -> None:
    """Serve a network or an account no more. A running server learns of a network within half a minute; the
    account is signed out, bots take its seats, and it leaves tournaments and leader boards.
    """
    named = at_desk(db, settings, lambda desk: desk.ban(who))
    Screen(lang).say("admin-banned", GOOD, who=named)


@admin.command(cls=SpokenCommand)
def forgive(who: Who, db: Database = None, settings: SettingsFile = None, lang: Language = None) -> None:
    """Serve a banned network or account again. Seats that bots took stay theirs."""
    named = at_desk(db, settings, lambda desk: desk.forgive(who))
    Screen(lang).say("admin-forgiven", GOOD, who=named)


@admin.command(cls=SpokenCommand)
def bans(
    db: Database = None, settings: SettingsFile = None, lang: Language = None, json: AsJson = False
) -> None:
    """List the networks and accounts that are not served."""

    async def look(desk: Desk) -> tuple[list[str], list[AccountSummary]]:
        return await desk.bans(), await desk.accounts(banned=True, most=None)

    networks, people = at_desk(db, settings, look, change=False)
    if json:
        print_json({"networks": networks, "accounts": [each.id for each in people]})
    elif networks or people:
        print("\n".join([*networks, *(f"{each.id} {each.name}" for each in people)]))
    else:
        Screen(lang).say("admin-no-bans", QUIET)


@admin.command(cls=SpokenCommand)
def accounts(
    most: Most = 50,
    db: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """List accounts, the newest first."""
    found = at_desk(db, settings, lambda desk: desk.accounts(banned=False, most=most), change=False)
    if json:
        print_json([account_described(each) for each in found])
        return
    screen = Screen(lang)
    table = screen.table(
        "admin-account",
        "admin-name",
        "admin-created",
        "admin-used",
        "admin-banned-since",
        "admin-seats",
        numbers=1,
    )
    for each in found:
        moments = [moment(at) if at else "" for at in (each.created, each.used, each.banned)]
        table.row(each.id, each.name, *moments, str(each.seats))
    screen.draw([table])


@admin.command(cls=SpokenCommand)
def stats(
    db: Database = None, settings: SettingsFile = None, lang: Language = None, json: AsJson = False
) -> None:
    """Say how much there is: tables by status and game, seats of people, accounts, moves."""
    found = at_desk(db, settings, lambda desk: desk.statistics(), change=False)
    if json:
        print_json(found)
        return
    screen = Screen(lang)
    table = screen.table("admin-what", "admin-number", numbers=1)
    for kind in ("status", "games"):
        for name, number in sorted(found[kind].items()):
            table.row(name, screen.number(number))
    for kind in ("people", "accounts", "moves"):
        table.row(screen.text(f"admin-{kind}"), screen.number(found[kind]))
    screen.draw([table])


@admin.command(cls=SpokenCommand)
def annul(table: TableId, db: Database = None, settings: SettingsFile = None, lang: Language = None) -> None:
    """Take back that a rated game counts. All that came after it is counted anew without it."""
    at_desk(db, settings, lambda desk: desk.annul(table))
    Screen(lang).say("admin-annulled", GOOD, table=table)


@admin.command(cls=SpokenCommand)
def tournaments(
    most: Most = 50,
    db: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """List tournaments, those that changed last first."""
    found = at_desk(db, settings, lambda desk: desk.tournaments(most), change=False)
    if json:
        print_json([{**each._asdict(), "changed": moment(each.changed)} for each in found])
        return
    screen = Screen(lang)
    table = screen.table(
        "admin-tournament",
        "admin-name",
        "admin-game",
        "admin-status",
        "admin-changed",
        "admin-players",
        numbers=1,
    )
    for each in found:
        table.row(each.id, each.name, each.game, each.state, moment(each.changed), str(each.players))
    screen.draw([table])


@admin.command(cls=SpokenCommand)
def cancel(
    tournament: TournamentId,
    reason: Reason,
    db: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    """Give a tournament up. Games that are played go on; everybody sees the reason."""
    at_desk(db, settings, lambda desk: desk.cancel(tournament, reason))
    Screen(lang).say("admin-cancelled", GOOD, tournament=tournament)


@admin.command(cls=SpokenCommand)
def vacuum(db: Database = None, settings: SettingsFile = None, lang: Language = None) -> None:
    """Give back the room that removed tables took."""
    at_desk(db, settings, lambda desk: desk.vacuum())
    Screen(lang).say("admin-vacuumed", GOOD)


@admin.command(cls=SpokenCommand)
def backup(file: File, db: Database = None, settings: SettingsFile = None, lang: Language = None) -> None:
    """Write all that is stored at one moment into a file, while the server runs or not.

    **Examples**

    - `astrolude admin backup games.jsonl.gz`

    - `astrolude admin backup --db postgresql://astrolude@localhost/games games.jsonl.gz`
    """
    rows = at_desk(db, settings, lambda desk: desk.back_up(file), change=False)
    Screen(lang).say("admin-backed-up", GOOD, rows=rows, file=str(file))


@admin.command(cls=SpokenCommand)
def restore(file: File, db: Database = None, settings: SettingsFile = None, lang: Language = None) -> None:
    """Fill an empty store from a backup, of the same kind or the other: so games move from SQLite to
    PostgreSQL.
    """
    rows = at_desk(db, settings, lambda desk: desk.restore(file))
    Screen(lang).say("admin-restored", GOOD, rows=rows, file=str(file))


def at_desk(
    db: str | None, settings: Path | None, work: Callable[[Desk], Awaitable[T]], *, change: bool = True
) -> T:
    """Work at the store that is meant; those who change something have an SQLite file to themselves."""
    from astrolude.server.store.address import database_url
    from astrolude.server.store.desk import Desk
    from astrolude.server.store.sql import SqlStore

    chosen = server.read_settings(settings, **({} if db is None else {"database": db}))

    async def run() -> T:
        store = SqlStore(database_url(chosen.database), "admin")
        await (store.open() if change else store.visit())
        try:
            return await work(Desk(store))
        finally:
            await store.close()

    return asyncio.run(run())


def described(stored: Stored) -> dict[str, Any]:
    """A table for programs and hosts. Secrets are not stored, the seed is."""
    header = stored.header
    return {
        "table": header.id,
        "game": header.game,
        "rules": header.rules,
        "options": header.options,
        "seed": header.seed,
        "listed": header.listed,
        "status": header.standing.status,
        "deciding": header.standing.deciding,
        "outcome": header.standing.outcome,
        "ply": header.ply,
        "created": moment(header.created),
        "changed": moment(header.changed),
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "level": seat.level}
            for seat in stored.seats
        ],
    }


def account_described(account: AccountSummary) -> dict[str, Any]:
    """An account for programs and hosts."""
    moments = {"created": account.created, "used": account.used, "banned": account.banned}
    told = {name: None if at is None else moment(at) for name, at in moments.items()}
    return {"account": account.id, "name": account.name, **told, "seats": account.seats}


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
