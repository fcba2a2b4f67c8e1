"""What is told about the club. Like those of tables, these types describe the interface, too."""

from __future__ import annotations

import sys
from typing import Any, Literal, NotRequired

from astrolude.server.club.rows import Emblem, FieldName, FriendState, Registration, Shown, TournamentKind
from astrolude.server.tables.messages import ClockRule, Summary

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # what pydantic needs to describe them
    from typing_extensions import TypedDict


class Someone(TypedDict):
    """Somebody with an account, as others may know them."""

    id: str
    """Their public id (`p_…`)."""
    name: str
    """What they are called; nobody else with an account is called so."""
    emblem: Emblem | None
    """The emblem that they like in lists; at a table the seat decides. Null where they chose none."""


class Rated(TypedDict):
    """How strong somebody is at a game with so many players, and how sure that is.

    The scale: an average newcomer is 1500, and who is 200 above wins about three duels of four.
    """

    game: str
    """The game's id."""
    field: FieldName
    """With how many players: `2`, `3`, `4` or `more`."""
    games: int
    """Rated games so far."""
    to_go: int
    """How many more games until the rating is shown; 0: it is."""
    rating: int | None
    """The best guess; null until it is shown."""
    margin: int | None
    """19 times out of 20 the truth lies no further from it than this."""
    safe: int | None
    """What one is at least, as good as surely: `rating` less `margin`. Boards are in this order."""
    change: int | None
    """What the last game changed; null before the second rated game."""
    ahead: int | None
    """Ahead of so many per cent of those on the board; null where one is not on it."""
    place: int | None
    """The place on the board; null where one is not on it."""
    curve: list[int]
    """The ratings after the last games, at most 30, the newest last,"""
    margins: list[int]
    """and how sure each of them was."""
    places: list[int]
    """How often one came first, second, … in rated games."""


class PlayedSide(TypedDict):
    """A faction or species, and how somebody did with it."""

    side: str
    """Its reference in the game's notation, such as `faction:terrans`."""
    games: int
    """How often they played it,"""
    wins: int
    """and how often they won."""


class PointSource(TypedDict):
    """Where points come from."""

    part: str
    """The part of the score: the text `<game>-score-<part>` names it."""
    difference: float
    """How many points a game more than the others it brings, on average; negative: fewer."""


class GameStatistics(TypedDict):
    """What somebody did in a game, rated or not."""

    game: str
    """The game's id."""
    games: int
    """Games that were played to their end."""
    wins: int
    """Games won; who shares the first place has won."""
    best: int | None
    """The highest score."""
    mean: float | None
    """The mean score."""
    places: list[int]
    """How often first, second, …"""
    sides: list[PlayedSide]
    """Factions or species, the most played first, at most five; none in games without."""
    sources: list[PointSource]
    """Points by part against the others at the table, in the last 50 games against players of about the same
    rating (within 200 points); where there are none, against all. In the score's own order."""
    compared: int
    """How many games this rests on."""


class Usual(TypedDict):
    """When somebody plays most."""

    weekday: int
    """0 is Monday, in UTC."""
    hour: int
    """The middle of the four hours, in UTC."""


class Profile(TypedDict):
    """Somebody's own page, as far as they show it to the caller."""

    who: Someone
    """Whose."""
    you: bool
    """Whether it is the caller's own."""
    friend: FriendState | None
    """What the caller and they are to each other; null: nothing, or the caller themselves."""
    since: str
    """Since when they have an account: ISO 8601 in UTC."""
    shown: bool
    """Whether they show the rest to the caller; otherwise numbers are 0 and lists are empty."""
    games: int
    """Finished games,"""
    wins: int
    """games won,"""
    finished: int | None
    """and per cent of games in which they stayed to the end; null before the first."""
    streak: int
    """Games won one after the other up to now,"""
    best_streak: int
    """and at the most."""
    usual: Usual | None
    """When they play most; null before the tenth game."""
    ratings: list[Rated]
    """Of the whole time, most games first."""
    statistics: list[GameStatistics]
    """By game, most games first."""
    history: bool
    """Whether the caller may see single games."""


class Opponent(TypedDict):
    """A seat of a finished game."""

    seat: int
    """Its number."""
    who: Someone | None
    """Who sat there; null: somebody without an account, whose account is gone, or who hides."""
    level: str | None
    """How strong the bot was that sat there from the beginning; null for a person."""
    score: int
    """Points."""
    rank: int
    """The place, 1 the best."""
    left: bool
    """Whether a bot played on for them at the end: then they count as last."""
    side: str | None
    """The faction or species; null in games without."""


class RatingChange(TypedDict):
    """What a rated game changed for somebody."""

    seat: int
    """Whose seat."""
    before: int
    """The rating before,"""
    after: int
    """and after."""
    change: int
    """The difference, as shown."""
    margin: int
    """How sure the rating is now."""
    expected: float
    """The place that the ratings let expect, such as 2.4."""
    reason: Literal["first", "better", "as_expected", "worse", "left"]
    """`first`: a first game says most; `left`: a bot played on, which counts as last."""


class PlayedGame(TypedDict):
    """A finished game in a history."""

    table: str
    """The table."""
    game: str
    """The game's id."""
    ended: str
    """When: ISO 8601 in UTC."""
    seat: int
    """The seat of whose history it is."""
    rank: int
    """Their place."""
    players: list[Opponent]
    """All seats in order."""
    rated: bool
    """Whether it counts for ratings."""
    annulled: bool
    """Whether the host took that back."""
    early: bool
    """Whether the table agreed to end early: such a game is never rated."""
    change: RatingChange | None
    """What it changed; null also where the rating is not shown to the caller."""


class History(TypedDict):
    """Finished games of somebody, the newest first."""

    games: list[PlayedGame]
    """A page of them."""
    total: int
    """How many there are."""
    next: str | None
    """What to ask for to get the next page; null at the end."""


class BoardLine(TypedDict):
    """A line of a leader board."""

    place: int
    """The place; who is level shares one."""
    who: Someone
    """Who."""
    rating: int
    """The best guess,"""
    margin: int
    """how sure it is,"""
    safe: int
    """and what the order goes by."""
    games: int
    """Rated games."""
    you: bool
    """Whether it is the caller."""
    friend: bool
    """Whether it is a friend of the caller."""


class Season(TypedDict):
    """A season of ratings."""

    id: str
    """By which it is asked for: `2026-10` began in October 2026."""
    begins: str
    """When it began: ISO 8601 in UTC."""
    ends: str
    """When it is over."""
    over: bool
    """Whether it is: then its table does not change any more."""


class Board(TypedDict):
    """A leader board of a game with so many players."""

    game: str
    """The game's id."""
    field: FieldName
    """With how many players."""
    season: str | None
    """The season; null: the whole time."""
    lines: list[BoardLine]
    """A page of lines, 20 at most."""
    total: int
    """How many people are on it."""
    page: int
    """Which page, from 1 on,"""
    pages: int
    """and how many there are."""
    least_games: int
    """One is on it after so many rated games,"""
    rests: int | None
    """and until one has not played for so many days; null in a season's table."""


class NearBoard(TypedDict):
    """The same board as the caller wants it first: the top, the neighbours, the friends."""

    game: str
    """The game's id."""
    field: FieldName
    """With how many players."""
    season: str | None
    """The season; null: the whole time."""
    lines: list[BoardLine]
    """The first three, four around the caller, all friends, in order; places tell where there are gaps."""
    total: int
    """How many people are on it."""


class BoardInfo(TypedDict):
    """A board that somebody is on."""

    game: str
    """The game's id."""
    field: FieldName
    """With how many players."""
    people: int
    """How many played rated games there."""


class BotMark(TypedDict):
    """A bot on the scale of people. It never changes by a game."""

    level: str
    """How strong the bot is."""
    rating: int
    """Where it stands."""
    source: str
    """By which series that was measured, in English."""


class RatingRules(TypedDict):
    """How ratings work here. The page's texts explain it; these are the numbers in them."""

    ratings: bool
    """Whether tables can be rated at this server."""
    tournaments: bool
    """Whether people can make tournaments here."""
    seasons: list[Season]
    """The present season first; none where the host wants no seasons."""
    least_games: int
    """Games until a rating is shown."""
    rests: int
    """Days without a rated game after which one rests from the board of the whole time."""
    boards: list[BoardInfo]
    """The boards that there are, most people first."""
    bots: dict[str, dict[str, list[BotMark]]]
    """By game and field the bots that may sit at a rated table; any other bot makes it unrated."""
    points: dict[str, list[int]]
    """What places bring in tournaments, by the number of players at the table."""


class Friend(TypedDict):
    """Somebody in the caller's list of people."""

    who: Someone
    """Who."""
    state: FriendState
    """`friend`, `asked` (by the caller), `asks` (to be answered by the caller), `blocked` (by the caller)."""
    since: str
    """Since when: ISO 8601 in UTC."""
    online: bool
    """Whether they are at a table just now; only of friends."""


class Friends(TypedDict):
    """The caller's people."""

    friends: list[Friend]
    """Friends first, then those who ask, were asked, are blocked; by name."""


class Invitation(TypedDict):
    """Somebody wants the caller at a table."""

    table: Summary
    """Which."""
    by: Someone | None
    """Who; null if their account is gone."""
    at: str
    """When: ISO 8601 in UTC."""


class Asked(TypedDict):
    """Somebody who was asked to a table."""

    who: Someone
    """Who."""
    by: Someone | None
    """By whom."""
    at: str
    """When: ISO 8601 in UTC."""
    state: Literal["asked", "came", "declined"]
    """What became of it."""


class FriendTable(TypedDict):
    """A table at which a friend sits."""

    who: Someone
    """The friend."""
    table: Summary
    """The table."""
    may_join: bool
    """Whether the caller may take a seat: it is listed, or the caller was asked."""


class ClubHome(TypedDict):
    """What home shows to somebody who is signed in, beside the tables that wait."""

    who: Someone
    """The caller."""
    ratings: list[Rated]
    """The caller's, most games first, at most five."""
    invitations: list[Invitation]
    """To tables that still gather, the newest first."""
    requests: list[Someone]
    """Who wants to be a friend."""
    tables: list[FriendTable]
    """Where friends sit: gathering first, then running ones that may be watched; at most eight."""
    tournaments: list[TournamentLine]
    """Tournaments that the caller plays in, is asked to or leads and that are not over."""
    finished: list[PlayedGame]
    """The caller's last three games."""


class TournamentLine(TypedDict):
    """A tournament in a list."""

    id: str
    """Its id (`c_…`)."""
    name: str
    """What it is called."""
    kind: TournamentKind
    """`swiss` or `knockout`."""
    game: str
    """The game's id."""
    state: Literal["open", "running", "finished", "cancelled"]
    """Whether one can join, it is played, or it is over."""
    organiser: Someone | None
    """Who leads it; null if their account is gone."""
    players: int
    """How many take part,"""
    most: int
    """and how many may."""
    size: int
    """Players at a full table."""
    round: int
    """The present round, from 1 on; 0 before the first,"""
    rounds: int
    """and how many there will be; as far as that is known in a knock-out that has not begun."""
    begins: str | None
    """When the organiser means to begin: ISO 8601 in UTC."""
    rated: bool
    """Whether its games are rated."""
    registration: Registration
    """Who may join: `public`, with a `link`, or who is `invited`."""
    you: Literal["invited", "in", "out"] | None
    """Whether the caller was asked, takes part, or gave up."""
    leads: bool
    """Whether the caller leads it."""
    table: str | None
    """The table at which the caller plays just now."""


class Entrant(TypedDict):
    """Somebody who takes part."""

    number: int
    """Their number in this tournament; it stays."""
    who: Someone | None
    """Who; null: somebody whose account is gone."""
    state: Literal["invited", "in", "out"]
    """Asked, taking part, or gone since: then they are not paired any more."""
    rating: int | None
    """The safe rating at the start, which the first round goes by; null before, and without one."""


class TournamentSeat(TypedDict):
    """Somebody at a table of a tournament."""

    number: int
    """The entrant."""
    before: float
    """Their points before this round."""
    score: int | None
    """Points in the game: as it stands where it is played, by what everybody sees; null where unknown."""
    rank: int | None
    """The place; null as long as it is played."""
    points: float | None
    """What it brought; null as long as it is played."""
    left: bool
    """Whether a bot played on for them at the end: then they count as last and get nothing."""
    through: bool | None
    """Knock-out: whether they go on; null in a Swiss tournament, and as long as it is played."""


class TournamentTable(TypedDict):
    """A table of a round."""

    board: int
    """Its number in the round, from 1 on."""
    table: str | None
    """The table's id, as soon as it is made; null for a bye."""
    state: Literal["paired", "playing", "done", "stuck"]
    """`paired`: it begins soon; `stuck`: the game ended without a result, the organiser must say one."""
    bye: bool
    """Whether somebody plays nobody in this round and gets the points of a win."""
    seats: list[TournamentSeat]
    """Who, in the order of the seats."""
    set_by: Someone | None
    """The organiser who set the result; null where the game did, or their account is gone."""
    reason: str | None
    """Why the organiser set it: everybody sees that."""
    ply: int
    """How far the game is."""
    deciding: int | None
    """The seat that everybody waits for."""
    due: str | None
    """When their time is over: ISO 8601 in UTC."""


class TournamentRound(TypedDict):
    """A round."""

    round: int
    """From 1 on."""
    state: Literal["paired", "playing", "done"]
    """Whether its tables begin soon, are played, or are over."""
    begins: str
    """When its tables begin, or began: ISO 8601 in UTC."""
    ended: str | None
    """When the last of them was over."""
    repeats: int
    """Pairs of people who meet again in it, because it could not be avoided."""
    tables: list[TournamentTable]
    """Its tables."""


class TournamentStanding(TypedDict):
    """A line of the standings."""

    place: int
    """The place; who is level in everything shares one."""
    number: int
    """The entrant."""
    points: float
    """Their points,"""
    tie: float
    """the points of their opponents (see docs/club.md),"""
    wins: int
    """and their tables won."""
    rounds: list[float | None]
    """What each round brought; null where it is played, or they were not paired."""
    out: bool
    """Whether they gave up, or were knocked out."""
    playing: bool
    """Whether they play just now."""


class Tournament(TournamentLine):
    """A tournament with all that its page shows."""

    about: str
    """What the organiser says of it."""
    options: dict[str, str]
    """The game's options at its tables; the others have their defaults."""
    clock: ClockRule
    """The clock of its tables; at zero a bot plays on."""
    automatic: bool
    """Whether the next round begins by itself."""
    pause: int
    """Minutes between the pairing of a round and the start of its tables."""
    created: str
    """When it was made: ISO 8601 in UTC."""
    next_at: str | None
    """When the tables of a paired round begin; null otherwise."""
    code: str | None
    """What a link needs to let others join; only told to the organiser, where registration is by link."""
    entrants: list[Entrant]
    """Who takes part, by number; who was only asked stands there for the organiser and for themselves."""
    played: list[TournamentRound]
    """The rounds so far, in order."""
    standings: list[TournamentStanding]
    """How it stands; empty before the first round."""
    may: list[Literal["join", "leave", "invite", "remove", "begin", "pair", "set_result", "cancel"]]
    """What the caller may do now."""
    cancelled: str | None
    """Why it was given up."""


class TournamentList(TypedDict):
    """Tournaments that everybody may see."""

    open: list[TournamentLine]
    """That one may join, the next to begin first; at most 50."""
    running: list[TournamentLine]
    """That are played; at most 50."""
    finished: list[TournamentLine]
    """The last that were finished; at most 20."""
    mine: list[TournamentLine]
    """All that the caller plays in, is asked to or leads, the newest first; at most 50."""


class Made(TypedDict):
    """A tournament that was made."""

    id: str
    """Its id."""


class Preset(TypedDict):
    """A way to set up a table that somebody keeps."""

    name: str
    """What they call it."""
    game: str
    """The game's id."""
    table: dict[str, Any]
    """What to send to make such a table."""


class Visibility(TypedDict):
    """What others may see of the caller."""

    profile: Shown
    """Who sees ratings and statistics: `everyone`, `friends` or `nobody`."""
    history: Shown
    """Who sees single games."""
    boards: bool
    """Whether the caller stands on leader boards. At a rated table everybody sees the changes anyway."""
    emblem: Emblem | None
    """The emblem in lists."""


class GameMeaning(TypedDict):
    """What a finished game meant beside its scores."""

    game: PlayedGame | None
    """The game as the caller's history has it, or that of seat 0 for others; null while it is being written,
    or where nobody at the table has an account."""
    tournament: NotRequired[str]
    """The tournament that it belongs to."""
