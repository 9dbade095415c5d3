"""Forming the tables of an evening: a proposal with its reasons, locked tables, or everybody by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from secrets import randbelow
from typing import Final

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_forming import MOST_SEED, TablesAsked, TablesProposal, judged, moved, proposed
from windroos.club.evening_requests import DoTables
from windroos.club.evening_state import EveningState
from windroos.club.forming import METHODS, pair_of
from windroos.club.people import one_with
from windroos.club.purpose_requests import DoRound, DoTableRules
from windroos.club.results import PLAYED
from windroos.club.rule_names import all_played
from windroos.club.seasons import season_called
from windroos.club.seated import has_begun, seated_now
from windroos.club.wishes import Pair, Table
from windroos.errors import WindroosError
from windroos.text.web.club_evening import WORDS
from windroos.text.words import Lang
from windroos.web.club.evening.shared import (
    EveningHouse,
    evening_values,
    form_of,
    number_in,
    place_of,
    trouble_of,
)
from windroos.web.club.forms import clock_time, seen_mark
from windroos.web.club.retyping import retyped
from windroos.web.errors import status_of
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get, post

MOST_TABLES: Final = 100
"""That can be made at once."""
MOST_WISHES: Final = 50
FIELDS: Final = ("one", "other", "third", "fourth")
"""Of a form, for people who are wished together or apart."""
_COUNTS: Final = frozenset(map(str, range(1, MOST_TABLES + 1)))
NO_SEAT: Final = "9"
"""What the form says of who was given no place at his table."""


def routes(rooms: EveningHouse) -> list[Route]:
    """The page where tables are proposed and made."""
    desk = FormingDesk(rooms)
    return [get("/club/avond/{id}/tafels", desk.shown), post("/club/avond/{id}/tafels", desk.made)]


class FormingDesk:
    """Answers who forms the tables of an evening."""

    def __init__(self, rooms: EveningHouse) -> None:
        self._rooms = rooms
        self._house = rooms.house

    def _page(
        self,
        request: Request,
        id: str,
        asked: TablesAsked,
        wrong: WindroosError | None = None,
        tables: tuple[Table, ...] = (),
    ) -> HTMLResponse:
        """What is asked, the tables that it comes to, and why; `tables` are those that were changed by hand."""
        evening, world = self._rooms.evening(id), self._house.world()
        assert world.club is not None
        made: TablesProposal | None = None
        try:
            held = tuple(world.evenings.values())
            if tables:
                made = judged(world.club, held, evening, asked, tables, world.cards, by_hand=True)
            else:
                made = proposed(world.club, held, evening, asked, world.cards)
        except ClubError as refused:
            if wrong is None and len(evening.here) >= 3:
                wrong = refused
        people = list(
            dict.fromkeys((*(one for table in (made.tables if made else ()) for one in table), *evening.here))
        )
        now = seated_now(evening)
        numbers = {one: table for table, players in now.items() for one in players}
        if asked.method != "hand" and made is not None:
            numbers = {one: table for table, players in enumerate(made.tables, 1) for one in players}
        return self._house.page(
            request, "evening/forming.html", WORDS, status_of(wrong), **evening_values(request, evening),
            asked=asked, made=made, people=people, methods=_methods(evening, world.club), numbers=numbers,
            begun=[table for table in range(1, len(evening.tables) + 1) if has_begun(evening, table)],
            most=max(len(people) // 3 + 1, len(now) + 1), trouble=trouble_of(wrong, lang_of(request)),
            who={one: one_with(world.club.people, one) for one in people}, locked=[table for table, _ in asked.locked],
            another=query_of(asked._replace(seed=1 + randbelow(MOST_SEED))),
            wished=_wished(asked), by_hand=bool(tables), seen=_seen(evening),
            offered=[(rules, name) for rules, name in all_played(lang_of(request)) if rules in evening.also],
            schemes=_schemes(world.club, evening, lang_of(request)), rounds=sorted(evening.rounds.items()),
        )  # fmt: skip

    async def shown(self, request: Request, id: str) -> Response:
        """The proposal as an address asks for it."""
        self._house.needs(request, "helper")
        asked = asked_in(request.query_params, _usual(self._rooms.evening(id)))
        if not request.query_params:
            asked = asked._replace(threes=self._house.club().settings.threes)
        return self._page(request, id, asked)

    async def made(self, request: Request, id: str) -> Response:
        """Makes the tables, or says which round of a scheme the evening plays."""
        self._house.needs(request, "helper")
        form = await form_of(request)
        evening = self._rooms.evening(id)
        asked = asked_in(form, _usual(evening))
        try:
            if form.get("do") == "round":
                await self._house.do(request, _round_asked(evening, form))
                return RedirectResponse(f"{place_of(id)}/tafels?method=scheme", 303)
            if form.get("seen", _seen(evening)) != _seen(evening):
                raise ClubError("club_tables_meanwhile")
            tables = _by_hand(evening, form) if asked.method == "hand" else _chosen(form)
            moves = _moves(form)
            by_hand = bool(moves) or "moved" in form
            tables = moved(tables, moves)
            if form.get("do") == "move":
                return self._page(request, id, asked, tables=tables)
            placed = any(key.startswith("seat-") and value != NO_SEAT for key, value in form.items())
            drawn = asked.winds or asked.method in ("lot", "scheme", "final")
            winds = drawn or (asked.method == "hand" and placed)
            seed = asked.seed if (asked.method in ("lot", "repeats") or asked.winds) and not by_hand else 0
            method, reason = "hand" if by_hand else asked.method, form.get("reason", "")
            await self._house.do(request, DoTables(id, tables, seed, method, winds, reason, clock_time()))
            await self._say_rules(request, evening, asked, tables)
        except WindroosError as wrong:
            page = self._page(request, id, asked)
            return await retyped(request, wrong, page) or self._page(request, id, asked, wrong)
        return RedirectResponse(f"{place_of(id)}?deel=tables", 303)

    async def _say_rules(
        self, request: Request, evening: EveningState, asked: TablesAsked, tables: tuple[Table, ...]
    ) -> None:
        """Say which tables play another rule set than the evening's usual one, where that was asked."""
        world = self._house.world()
        if not asked.rules or world.club is None:
            return
        said = judged(world.club, tuple(world.evenings.values()), evening, asked, tables).rules
        for number, rules in enumerate(said, 1):
            if evening.table_rules.get(number, "") != rules and not has_begun(evening, number):
                await self._house.do(request, DoTableRules(evening.id, number, rules))


def _seen(evening: EveningState) -> str:
    """By what a proposal knows again the tables that there were when it was shown."""
    return seen_mark(repr(evening.tables))


def _usual(evening: EveningState) -> str:
    """How the tables of an evening are formed where nobody says otherwise."""
    return "final" if evening.final else "scheme" if evening.rounds else "repeats"


def _schemes(club: ClubState, evening: EveningState, lang: Lang) -> list[tuple[str, str, int]]:
    """The seasons of an evening's day that have a scheme: id, name, and how many rounds."""
    held = [one for _, one in sorted(club.seasons.items()) if one.since <= evening.day <= one.until]
    rounds = club.competition.schemes
    return [(one.season, season_called(one, lang), len(rounds[one.season])) for one in held if one.season in rounds]


def _methods(evening: EveningState, club: ClubState) -> list[str]:
    """The ways to form the tables of an evening: by a scheme where it has a round, or could have; as a final."""
    off = {"final"} if evening.final is None else set()
    off |= set() if evening.rounds or _schemes(club, evening, "nl") else {"scheme"}
    return [method for method in METHODS if method not in off]


def _round_asked(evening: EveningState, form: Form) -> DoRound:
    """Which round of which season's scheme it is, as `season number`."""
    season, _, number = form.get("round", "").rpartition(" ")
    return DoRound(evening.id, season, number_in({"round": number}, "round", most=1000), (), off="off" in form)


def asked_in(form: Mapping[str, str] | QueryParams, usual: str = "repeats") -> TablesAsked:
    """How the tables are asked for; `usual` is the method where none is said."""
    method = form.get("method", usual)
    seed = form.get("seed", "")
    return TablesAsked(
        method=method if method in METHODS else "repeats",  # type: ignore[arg-type]  # it is one of them
        seed=int(seed) if seed.isascii() and seed.isdecimal() and len(seed) <= 6 else 1 + randbelow(MOST_SEED),
        threes="threes" in form,
        winds="winds" in form,
        locked=_locked(form),
        apart=_pairs(form, "apart"),
        together=_pairs(form, "together"),
        at=_places(form),
        rules=tuple(
            (rules, count)
            for rules in PLAYED
            if (count := int(text) if (text := form.get(f"rules-{rules}", "").strip()) in _COUNTS else 0) > 0
        ),
    )


def _locked(form: Mapping[str, str] | QueryParams) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The tables that are ticked, with their people as they were shown."""
    ticked = (at for at in range(1, MOST_TABLES + 1) if f"lock-{at}" in form)
    return tuple((at, players) for at in ticked if 3 <= len(players := tuple(form.get(f"now-{at}", "").split())) <= 5)


def _pairs(form: Mapping[str, str] | QueryParams, key: str) -> frozenset[Pair]:
    """Pairs of people: `apart=anna bart,cor dora`, those that are ticked, and all who are chosen in the fields."""
    pairs = [pair for pair in _texts(form, key) if len(pair) == 2]
    some = dict.fromkeys(filter(None, (form.get(f"{key}-{field}", "") for field in FIELDS)))
    return frozenset(pair_of(*pair) for pair in (*pairs, *combinations(some, 2)) if pair[0] != pair[1])


def _places(form: Mapping[str, str] | QueryParams) -> frozenset[tuple[str, int]]:
    """Who would sit at which table: `at=anna 1,bart 2`, those that are ticked, and one more of two fields."""
    typed = [form.get("at-who", ""), form.get("at-table", "")]
    found = [*_texts(form, "at"), typed]
    return frozenset((one[0], int(one[1])) for one in found if len(one) == 2 and one[0] and one[1] in _COUNTS)


def _texts(form: Mapping[str, str] | QueryParams, key: str) -> list[list[str]]:
    """The wishes of a kind that were there before: in one field, or each in a box that is ticked."""
    boxes = (form.get(f"{key}-{at}", "") for at in range(MOST_WISHES))
    return [text.split() for text in (*form.get(key, "").split(",")[:MOST_WISHES], *boxes)]


def _moves(form: Form) -> list[tuple[str, str]]:
    """Who is to be moved, and to the number of a table or into whose seat."""
    who, to = form.get("move-who", ""), form.get("move-to", "")
    return [(who, to)] if who and to else []


def _wished(asked: TablesAsked) -> list[tuple[str, int, str, tuple[str, ...], int]]:
    """The wishes one by one: the kind, which of it, as a form spells it, of whom, and the number of a table."""
    pairs = [
        (key, at, " ".join(pair), pair, 0)
        for key, some in (("apart", asked.apart), ("together", asked.together))
        for at, pair in enumerate(sorted(some))
    ]
    return [*pairs, *(("at", at, f"{one} {table}", (one,), table) for at, (one, table) in enumerate(sorted(asked.at)))]


def query_of(asked: TablesAsked) -> dict[str, str]:
    """The same as the fields of a form."""
    fields = {
        "method": asked.method,
        "seed": str(asked.seed),
        "threes": "1" if asked.threes else "",
        "winds": "1" if asked.winds else "",
        "apart": _spelt(asked.apart),
        "together": _spelt(asked.together),
        "at": ",".join(f"{one} {table}" for one, table in sorted(asked.at)),
        **{f"rules-{rules}": str(count) for rules, count in asked.rules},
    }
    return {key: value for key, value in fields.items() if value}


def _spelt(pairs: Iterable[Pair]) -> str:
    return ",".join(" ".join(pair) for pair in sorted(pairs))


def _chosen(form: Form) -> tuple[tuple[str, ...], ...]:
    """The tables of a proposal as it was shown: what is made is what was seen."""
    rows = [form[f"table-{at}"].split() for at in range(1, MOST_TABLES + 1) if f"table-{at}" in form]
    if not rows:
        raise ClubError("club_tables_none")
    return tuple(map(tuple, rows))


def _by_hand(evening: EveningState, form: Form) -> tuple[tuple[str, ...], ...]:
    """The tables as each person's number and seat say; one at which play has begun stays as it is."""
    seats: dict[int, list[tuple[int, int, str]]] = {}
    for at, (key, value) in enumerate(form.items()):
        if key.startswith("to-") and value:
            person = key[3:]
            table = number_in({"table": value}, "table", most=MOST_TABLES)
            seats.setdefault(table, []).append((number_in(form, f"seat-{person}", 9), at, person))
    chosen = {table: tuple(person for *_, person in sorted(some)) for table, some in seats.items() if table > 0}
    chosen |= {
        table: evening.tables[table - 1] for table in range(1, len(evening.tables) + 1) if has_begun(evening, table)
    }
    if not chosen:
        raise ClubError("club_tables_none")
    if sorted(chosen) != list(range(1, len(chosen) + 1)):
        raise ClubError("club_tables_gap")
    return tuple(players for _, players in sorted(chosen.items()))
