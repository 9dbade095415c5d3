"""Proposals for the tables of an evening. Nothing holds until somebody says so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from datetime import timedelta
from itertools import combinations
from random import Random
from typing import Final, Literal, NamedTuple

from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.forming import by_lot, fewest_repeats, in_order, meetings, pair_of, sizes
from windroos.club.people import one_with
from windroos.club.person_card import PersonCard
from windroos.club.purpose_forming import FilledTables, WantedTable, filled, wanted_tables
from windroos.club.seasons import formula_of, standings
from windroos.club.seated import has_begun, seated_now
from windroos.club.table_wishes import KnownPeople, known_people, rules_by_number, wanted_places
from windroos.club.wishes import Pair, SeatedWishes, Table, UnmetWish, Wishes

MOST_SEED: Final = 999_999
"""A seed that can be read out in the hall."""
Method = Literal["lot", "repeats", "standing", "scheme", "final", "hand"]
_YEAR: Final = timedelta(days=365)


class TablesAsked(NamedTuple):
    """How a secretary wants the tables.

    threes   tables of three rather than of five
    winds    the lot gives the seats too
    locked   tables that stay as they are, each with its number
    apart, together  pairs that must not, or must, sit at one table
    at       who would sit at the table of a number
    rules    how many tables play another rule set than the evening's usual one, by its id
    """

    method: Method = "repeats"
    seed: int = 0
    threes: bool = False
    winds: bool = False
    locked: tuple[tuple[int, Table], ...] = ()
    apart: frozenset[Pair] = frozenset()
    together: frozenset[Pair] = frozenset()
    at: frozenset[tuple[str, int]] = frozenset()
    rules: tuple[tuple[str, int], ...] = ()


class TablesProposal(NamedTuple):
    """Tables that could be made.

    sizes   how large they are, as the numbers on the desk say
    met     how often the pairs that sit together met before, those that did
    again   how many meetings that is; `bound`: fewer cannot be, None where nobody looked for the fewest
    wishes  those that are not met, each with its reason
    rules   what each table is to play, "" as the evening does
    filled  of a scheme or a final: who is away and who fills in, which tables cannot be; None of another method
    """

    tables: tuple[Table, ...]
    sizes: tuple[int, ...]
    met: Mapping[Pair, int]
    cost: int
    bound: int | None
    wishes: tuple[UnmetWish, ...]
    rules: tuple[str, ...]
    best: bool
    asked: TablesAsked
    filled: FilledTables | None = None


class PastMeetings(NamedTuple):
    """How often each pair met this season, and which met the last evening."""

    met: Mapping[Pair, int]
    last: frozenset[Pair]


def season_at(club: ClubState, evening: EveningState) -> SeasonSet | None:
    """The season of an evening: the first that counts evenings of its kind, None where no season holds its day."""
    held = [one for _, one in sorted(club.seasons.items()) if one.since <= evening.day <= one.until]
    return next((one for one in held if evening.kind in formula_of(one).lines.kinds), None)


def past_meetings(club: ClubState, evenings: Iterable[EveningState], evening: EveningState) -> PastMeetings:
    """Who met whom on the evenings before, of the season, or of a year where no season holds the day."""
    season = season_at(club, evening)
    since = evening.day - _YEAR if season is None else season.since
    before = sorted(
        (one for one in evenings if since <= one.day < evening.day and not one.cancelled),
        key=lambda one: (one.day, one.id),
    )
    held = [tables for one in before if (tables := _tables_of(club, one))]
    last = meetings(held[-1:])
    return PastMeetings(meetings(held), frozenset(last))


def _tables_of(club: ClubState, evening: EveningState) -> list[Table]:
    played = [typed.players for typed in evening.standing] or [part.players for part in evening.parts.values()]
    return [tuple(one_with(club.people, player) for player in players) for players in played]


def by_standing(club: ClubState, evenings: Iterable[EveningState], evening: EveningState) -> tuple[str, ...]:
    """The people who are there, the highest of the standing first; who has no place comes last, by the lot's order."""
    season = season_at(club, evening)
    rows = () if season is None else standings(club, evenings, season).rows
    place = {row.person: at for at, row in enumerate(rows)}
    return tuple(sorted(evening.here, key=lambda one: (place.get(one_with(club.people, one), len(rows)), one)))


def proposed(
    club: ClubState,
    evenings: Sequence[EveningState],
    evening: EveningState,
    asked: TablesAsked,
    cards: Mapping[str, PersonCard] = {},  # it is not changed
) -> TablesProposal:
    """The tables for who is there now; those that are locked, or at which play has begun, stay as they are.

    Raises ClubError `club_forming_few`, `club_forming_sizes`, `club_forming_locked`, what `wanted_tables` raises;
    ReckoningError.
    """
    kept = kept_tables(evening, asked.locked)
    now = seated_now(evening)
    seated = {
        player for table, players in kept.items() for player in (now[table] if has_begun(evening, table) else players)
    }
    people = [one for one in dict.fromkeys(evening.here) if one not in seated]
    who = {one: one_with(club.people, one) for one in (*people, *seated)}
    known = known_people(club, evenings, evening, cards, who.values())
    made: tuple[Table, ...] = ()
    bound: int | None = None
    found: FilledTables | None = None
    if asked.method in ("scheme", "final"):
        wanted_now = wanted_tables(club, evenings, evening, asked.method)
        found = filled(_to_come(wanted_now, {who[one] for one in seated}), people, who)
        rest = sizes(len(found.free), asked.threes) if len(found.free) > 2 else ()
        others = by_lot(found.free, rest, asked.seed) if rest else ()
        found = found._replace(free=() if rest else found.free)
        made = (*(one.players for one in found.tables), *others)
        if not made and not kept:
            raise ClubError("club_forming_few", count=len(people))
    elif people or not kept:
        wanted = sizes(len(people), asked.threes)
        places = [number for number in range(1, len(kept) + len(wanted) + 1) if number not in kept]
        wishes = _wishes(asked, known, frozenset(who.values()), places, evening)
        if asked.method == "repeats" or (asked.method == "lot" and wishes != Wishes()):
            past = (
                past_meetings(club, evenings, evening) if asked.method == "repeats" else PastMeetings({}, frozenset())
            )
            made, bound = _fewest(people, wanted, past, wishes, asked.seed, who)
        elif asked.method == "standing":
            ordered = [one for one in by_standing(club, evenings, evening) if one in people]
            made = in_order(ordered, sorted(wanted, key=lambda size: size != 4))
        else:
            made = by_lot(people, wanted, asked.seed)
        if asked.winds or asked.method == "lot":
            made = tuple(_shuffled(table, asked.seed, at) for at, table in enumerate(made))
    bound = bound if asked.method == "repeats" else None
    told = judged(club, evenings, evening, asked, _numbered(kept, made), cards)
    return told._replace(bound=bound, best=bound is not None and not told.wishes, filled=found)


def judged(
    club: ClubState,
    evenings: Sequence[EveningState],
    evening: EveningState,
    asked: TablesAsked,
    tables: tuple[Table, ...],
    cards: Mapping[str, PersonCard] = {},  # it is not changed
    by_hand: bool = False,
) -> TablesProposal:
    """What is to be said of these tables, however they came about; `by_hand`: somebody was moved."""
    who = {one: one_with(club.people, one) for table in tables for one in table}
    known = known_people(club, evenings, evening, cards, who.values())
    past = past_meetings(club, evenings, evening)
    whole = tuple(tuple(who[one] for one in table) for table in tables)
    kept = frozenset(kept_tables(evening, asked.locked))
    plays = rules_by_number(asked.rules, [number for number in range(1, len(tables) + 1) if number not in kept])
    liked = {number: plays.get(number) or evening.rules_at(number) for number in range(1, len(tables) + 1)}
    wishes = SeatedWishes(
        tables=whole, kept=kept, apart=asked.apart, together=asked.together,
        at={**known.usual, **dict(sorted(asked.at))}, rules=known.liking(liked) if asked.rules else {},
        guided=known.guided, guides=known.guides,
        heeded=asked.method in ("lot", "repeats") and not by_hand,
    )  # fmt: skip
    beside = {pair_of(*pair) for table in whole for pair in combinations(table, 2)}
    met = {pair: past.met[pair] for pair in sorted(beside) if past.met.get(pair)}
    shapes = tuple(len(table) for table in tables)
    said = tuple(plays.get(number, "") for number in range(1, len(tables) + 1))
    return TablesProposal(
        tables=tables,
        sizes=shapes,
        met=met,
        cost=sum(met.values()),
        bound=None,
        wishes=wishes.broken(),
        rules=said,
        best=False,
        asked=asked,
    )


def moved(tables: Sequence[Table], moves: Iterable[tuple[str, str]]) -> tuple[Table, ...]:
    """The tables after people were moved, each to the number of a table or into the seat of somebody else.

    Raises ClubError `club_players` where a table would be too small or too large, `club_forming_move` where who is
    moved, or where to, is not among them.
    """
    made = [list(table) for table in tables]
    for one, to in moves:
        here = next((table for table in made if one in table), None)
        there = next((table for at, table in enumerate(made, 1) if to == str(at) or to in table), None)
        if here is None or there is None:
            raise ClubError("club_forming_move")
        if to in there:
            at, place = here.index(one), there.index(to)
            here[at], there[place] = to, one
        elif here is not there:
            here.remove(one)
            there.append(one)
    for table in made:
        if len(table) not in (3, 4, 5):
            raise ClubError("club_players", count=len(table))
    return tuple(map(tuple, made))


def kept_tables(evening: EveningState, locked: Iterable[tuple[int, Table]]) -> dict[int, Table]:
    """The tables that stay as they are: those at which play has begun, and locked ones whose people are still there."""
    kept = {table: players for table, players in enumerate(evening.tables, 1) if has_begun(evening, table)}
    now = seated_now(evening)
    free = set(evening.here) - {player for table in kept for player in now[table]}
    for table, players in locked:
        if table not in kept and players and set(players) <= free:
            kept[table] = players
            free -= set(players)
    return kept


def _to_come(wanted: Iterable[WantedTable], seated: Set[str]) -> list[WantedTable]:
    """The wanted tables that do not sit already: more than half of their people are not seated."""
    return [one for one in wanted if 2 * len({*one.players} & seated) <= len(one.players)]


def _wishes(
    asked: TablesAsked, known: KnownPeople, people: frozenset[str], places: Sequence[int], evening: EveningState
) -> Wishes:
    """What the tables to be made should heed; `places` are their numbers."""
    plays = rules_by_number(asked.rules, places)
    liking = known.liking({at: plays.get(at) or evening.rules for at in places}) if asked.rules else {}
    at = wanted_places({**known.usual, **dict(sorted(asked.at))}, liking, places)
    wanted = {one: numbers for one, numbers in at.items() if one in people}
    guided = known.guided & people
    guides = known.guides & people if guided else frozenset()
    return Wishes(_among(asked.apart, people), _among(asked.together, people), {}, wanted, guided, guides)


def _fewest(
    people: Sequence[str],
    shapes: Sequence[int],
    past: PastMeetings,
    wishes: Wishes,
    seed: int,
    who: Mapping[str, str],
) -> tuple[tuple[Table, ...], int | None]:
    """As few repeats as possible; the bound where it is proved that nothing is better."""
    of = {who[one]: one for one in people}
    found = fewest_repeats(of, shapes, past.met, past.last, wishes, seed)
    tables = tuple(tuple(of[one] for one in table) for table in found.tables)
    return tables, found.bound if found.best else None


def _among(pairs: frozenset[Pair], people: frozenset[str]) -> frozenset[Pair]:
    return frozenset(pair for pair in pairs if set(pair) <= people)


def _shuffled(table: Table, seed: int, at: int) -> Table:
    seats = sorted(table)
    Random(f"{seed} {at}").shuffle(seats)
    return tuple(seats)


def _numbered(kept: Mapping[int, Table], made: Sequence[Table]) -> tuple[Table, ...]:
    """The tables by number: those that are kept keep theirs, the others fill up what is free."""
    rest, tables = list(made), []
    for number in range(1, len(kept) + len(made) + 1):
        if number in kept:
            tables.append(kept[number])
        elif rest:
            tables.append(rest.pop(0))
        else:
            raise ClubError("club_forming_locked", table=max(kept))
    return tuple(tables)
