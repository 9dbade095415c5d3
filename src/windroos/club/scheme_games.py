"""The games of a season's scheme: on which evenings they are played, who was there, and what is to be caught up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.evening_state import EveningState
from windroos.club.people import one_with

GameState = Literal["open", "planned", "played", "short", "missed"]
"""On no evening yet; on one to come; played by all; by some of them; its evening is over and it was not played."""


class SchemeGame(NamedTuple):
    """A table (from 1) of a round (from 1) of a season's scheme, and who meet there, as who they are now."""

    season: str
    round: int
    table: int
    players: tuple[str, ...]


class PlayedGame(NamedTuple):
    """A game as it was played: on which evening, at which of its tables, and who were there that it is not for."""

    game: SchemeGame
    evening: str
    table: int
    there: tuple[str, ...]
    substitutes: tuple[str, ...]


class GameCourse(NamedTuple):
    """A game with what became of it.

    evenings  on which it is planned or was played, in order of time
    lacking   who have not played it; of a game to come everybody
    """

    game: SchemeGame
    state: GameState
    evenings: tuple[str, ...]
    played: tuple[PlayedGame, ...]
    lacking: tuple[str, ...]


def games_of(club: ClubState, season: str) -> tuple[tuple[SchemeGame, ...], ...]:
    """The games of a season's scheme, by round; () where it has none."""
    return tuple(
        tuple(
            SchemeGame(season, round, table, tuple(one_with(club.people, one) for one in players))
            for table, players in enumerate(tables, 1)
        )
        for round, tables in enumerate(club.competition.schemes.get(season, ()), 1)
    )


def games_at(club: ClubState, evening: EveningState) -> tuple[SchemeGame, ...]:
    """The games that an evening is to play."""
    found: list[SchemeGame] = []
    for (season, round), tables in sorted(evening.rounds.items()):
        games = games_of(club, season)[round - 1 : round]
        found += [game for one in games for game in one if not tables or game.table in tables]
    return tuple(found)


def seats_of(club: ClubState, evening: EveningState) -> dict[int, list[str]]:
    """Who sat at each table of which there is a result."""
    seats: dict[int, list[str]] = {}
    for typed in evening.counting:
        seats.setdefault(typed.table, []).extend(one_with(club.people, one) for one in typed.players)
    return seats


def played_at(club: ClubState, evening: EveningState) -> tuple[PlayedGame, ...]:
    """The games of which an evening has a result: more than half of their people sat at one table."""
    seats = seats_of(club, evening)
    found = []
    for game in games_at(club, evening):
        for table, seated in sorted(seats.items()):
            there = tuple(one for one in game.players if one in seated)
            if 2 * len(there) > len(game.players):
                others = tuple(one for one in dict.fromkeys(seated) if one not in game.players)
                found.append(PlayedGame(game, evening.id, table, there, others))
                break
    return tuple(found)


def courses(club: ClubState, evenings: Iterable[EveningState], season: str) -> tuple[tuple[GameCourse, ...], ...]:
    """What became of the games of a season's scheme, by round.

    An evening is over when it is closed; what it did not play is then to be caught up.
    """
    held = sorted((one for one in evenings if not one.cancelled), key=lambda one: (one.day, one.id))
    planned: dict[SchemeGame, list[EveningState]] = {}
    played: dict[SchemeGame, list[PlayedGame]] = {}
    for evening in held:
        for game in games_at(club, evening):
            planned.setdefault(game, []).append(evening)
        for one in played_at(club, evening):
            played.setdefault(one.game, []).append(one)
    return tuple(
        tuple(_course(game, planned.get(game, ()), played.get(game, ())) for game in games)
        for games in games_of(club, season)
    )


def _course(game: SchemeGame, evenings: Sequence[EveningState], played: Sequence[PlayedGame]) -> GameCourse:
    there = {person for one in played for person in one.there}
    lacking = tuple(person for person in game.players if person not in there)
    state: GameState = "open"
    if played:
        state = "short" if lacking else "played"
    elif evenings:
        state = "missed" if all(one.closed for one in evenings) else "planned"
    return GameCourse(game, state, tuple(one.id for one in evenings), tuple(played), lacking)


def home_of(evenings: Iterable[EveningState], season: str, round: int) -> EveningState | None:
    """The evening of a whole round: the first that plays all of it."""
    held = (one for one in evenings if not one.cancelled and one.rounds.get((season, round)) == ())
    return min(held, key=lambda one: (one.day, one.id), default=None)


def away_from_home(
    club: ClubState, evenings: Sequence[EveningState], season: str
) -> Mapping[tuple[str, int], EveningState]:
    """The tables (evening, number) at which a game was caught up or played ahead, with the evening that it is of.

    A game belongs to its round whenever it was played. What was played ahead counts once its round is played.
    """
    found: dict[tuple[str, int], EveningState] = {}
    homes: dict[int, EveningState | None] = {}
    for evening in evenings:
        for one in played_at(club, evening) if evening.rounds else ():
            if one.game.season != season:
                continue
            if one.game.round not in homes:
                homes[one.game.round] = home_of(evenings, season, one.game.round)
            home = homes[one.game.round]
            if home is not None and home.id != evening.id:
                found[evening.id, one.table] = home
    return found


def rounds_to_give(
    club: ClubState, evenings: Iterable[EveningState], season: str, kinds: Sequence[str]
) -> tuple[tuple[EveningState, int], ...]:
    """The rounds that have no evening yet, each with the next evening of the season that has no round.

    kinds  of evenings that the season counts
    """
    known = club.seasons[season]
    held = sorted(
        (one for one in evenings if known.since <= one.day <= known.until and not one.cancelled),
        key=lambda one: (one.day, one.id),
    )
    free = [one for one in held if one.kind in kinds and not one.rounds and not one.closed]
    wanting = [at for at in range(1, len(games_of(club, season)) + 1) if home_of(held, season, at) is None]
    return tuple(zip(free, wanting, strict=False))
