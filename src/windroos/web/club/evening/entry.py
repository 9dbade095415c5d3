"""Typing the result of a table part: totals, or a paper form hand by hand; corrected with a reason."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import IDS
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_desk import totals_of
from windroos.club.evening_events import ResultTyped, SheetTyped
from windroos.club.evening_state import EveningPart, EveningState, Place
from windroos.club.hands import paper_of
from windroos.club.people import one_with
from windroos.club.result_requests import DoHands, DoResult
from windroos.club.results import RIICHI, sum_of
from windroos.club.rule_names import all_played
from windroos.club.season_houses import house_at
from windroos.errors import WindroosError
from windroos.text.web.club_evening import WORDS
from windroos.text.words import Lang
from windroos.web.club.evening.paper import UNKNOWN, PaperAsks, asks_of, fields_of, hands_typed
from windroos.web.club.evening.shared import (
    EveningHouse,
    evening_values,
    form_of,
    listed,
    number_in,
    page_hint,
    place_of,
)
from windroos.web.club.house import Clubhouse
from windroos.web.club.retyping import retyped
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get, post

SHARES: Final = ("1", "3/4", "2/3", "1/2", "1/3", "1/4")
"""What a part of a table may be of the evening."""
ROWS: Final = 16
MOST_ROWS: Final = 48
"""Hands of a paper form."""


def routes(rooms: EveningHouse) -> list[Route]:
    """The result of a table part."""
    desk = EntryDesk(rooms)
    where = "/club/avond/{id}/tafel/{table:number}/{part:number}"
    return [get(where, desk.shown), post(where, desk.kept)]


class EntryDesk:
    """Answers who types the result of a table part."""

    def __init__(self, rooms: EveningHouse) -> None:
        self._rooms = rooms
        self._house = rooms.house

    def _page(
        self,
        request: Request,
        id: str,
        at: tuple[int, int],
        sent: Form | None = None,
        wrong: WindroosError | None = None,
    ) -> HTMLResponse:
        """The form with the result that stands; as long and by the rules as it was sent, where it was refused."""
        evening, form = self._rooms.evening(id), sent or {}
        held = part_of(evening, at)
        kept = evening.results.get(at)
        old = kept.typed if kept is not None else None
        way = form.get("way") or request.query_params.get("wijze", "totals")
        rows = form.get("rows") or request.query_params.get("regels", "")
        rules = form.get("rules") or (old.rules if old is not None else "") or evening.rules_at(at[0])
        unsure = wrong is not None and wrong.code.startswith("club_sum")
        points = [_figure(form, f"points-{place}") for place in range(len(held.players))]
        on_form = way == "hands" and rules in IDS
        hands = paper_of(old) if isinstance(old, SheetTyped) and old.rules == rules else ()
        house = house_at(self._house.club(), evening, rules)
        stands = fields_of(old.players, rules, hands, house) if on_form and old is not None else {}
        return self._house.page(
            request, "evening/entry.html", WORDS, 200, **evening_values(request, evening),
            table=at[0], part_number=at[1], players=held.players, seen=seen_of(evening, at),
            way="hands" if way == "hands" else "totals",
            old=old, old_points=totals_of(evening, old)[0] if old is not None else (),
            stands=stands, rules=rules, unknown=UNKNOWN, sheet=held.sheet,
            asks=_asks(rules, held.players, lang_of(request), house) if on_form else PaperAsks(),
            counts=isinstance(old, ResultTyped), several=sum(place[0] == at[0] for place in evening.parts) > 1,
            shares=SHARES, books=all_played(lang_of(request)), unsure=unsure,
            slips=sum_of(points, rules) if unsure else None, points=points,
            others=self._others(held.players) if old is not None else [],
            rows=_rows(rows or str(len(hands))), must_say=old is not None or evening.closed,
        )  # fmt: skip

    def _others(self, players: tuple[str, ...]) -> list[str]:
        """Who may really have sat there: everybody else who has a name."""
        world = self._house.world()
        return [one for one in listed(world) if one in world.names and one not in players]

    async def shown(self, request: Request, id: str, table: int, part: int) -> Response:
        """The form of one part."""
        at_own_table(self._house, request, self._rooms.evening(id), (table, part))
        return self._page(request, id, (table, part))

    async def kept(self, request: Request, id: str, table: int, part: int) -> Response:
        """Keeps what was typed, or shows it again with what is wrong."""
        form = await form_of(request)
        evening = self._rooms.evening(id)
        at_own_table(self._house, request, evening, (table, part))
        held = part_of(evening, (table, part))
        try:
            if "seen" in form and number_in(form, "seen", -1) != seen_of(evening, (table, part)):
                raise ClubError("club_result_meanwhile", table=table)
            at, club = (table, part), self._house.club()
            on_form = form.get("way") == "hands"
            asked = _hands(club, evening, at, held, form) if on_form else _totals(evening, at, held, form)
            await self._house.do(request, asked)
        except WindroosError as wrong:
            page = self._page(request, id, (table, part), form, wrong)
            if (again := await retyped(request, wrong, page, page_hint(wrong, lang_of(request)))) is None:
                raise
            return again
        if self._house.access(request).table:
            return RedirectResponse("/club/tafel", 303)
        return RedirectResponse(f"{place_of(id)}?deel=tables" if not evening.closed else place_of(id), 303)


def at_own_table(house: Clubhouse, request: Request, evening: EveningState, place: Place) -> None:
    """See that who asks may enter what a table part comes to: who leads the evening, or sits there while it plays.

    What is closed is the secretary's alone (A9.6). Raises ClubError `club_for_table`, `club_own_only`,
    `club_for_secretary`.
    """
    if evening.closed:
        house.needs(request, "secretary")
    access, people = house.needs(request, "table"), house.club().people
    part = evening.parts.get(place)
    mine = bool(access.person and part) and not (evening.closed or evening.cancelled)
    sits = mine and part is not None and access.person in [one_with(people, one) for one in part.players]
    house.over(request, "enter", access.person if sits else "", evening.id, place[0])


def part_of(evening: EveningState, at: tuple[int, int]) -> EveningPart:
    """Who play a part; where it has a result those of whom that is. Raises ClubError `club_no_table`."""
    held, kept = evening.parts.get(at), evening.results.get(at)
    if kept is not None and kept.typed is not None:
        return EveningPart(kept.typed.players, held.sheet if held is not None else "")
    if held is None:
        raise ClubError("club_no_table", table=at[0], part=at[1])
    return held


def seen_of(evening: EveningState, at: tuple[int, int]) -> int:
    """A number by which a form knows again the result that it was shown with; 0 for none."""
    kept = evening.results.get(at)
    return kept.event if kept is not None else 0


def _figure(form: Form, key: str) -> int | None:
    try:
        return number_in(form, key) if form.get(key, "").strip() else None
    except ClubError:
        return None


def _rows(text: str) -> int:
    return min(MOST_ROWS, max(ROWS, int(text))) if text.isascii() and text.isdecimal() and len(text) < 4 else ROWS


def _share(evening: EveningState, at: tuple[int, int], form: Form) -> Fraction:
    asked = form.get("share", "")
    if asked in SHARES:
        return Fraction(asked)
    parts = sum(place[0] == at[0] for place in evening.parts)
    return Fraction(1, max(1, parts))


def _counts(form: Form, key: str, players: int) -> tuple[int, ...]:
    """A count of everybody; () where none was filled in."""
    if not any(form.get(f"{key}-{place}", "").strip() for place in range(players)):
        return ()
    return tuple(number_in(form, f"{key}-{place}", most=1000) for place in range(players))


def _totals(evening: EveningState, at: tuple[int, int], held: EveningPart, form: Form) -> DoResult:
    players = held.players
    missing = [place for place in range(len(players)) if not form.get(f"points-{place}", "").strip()]
    if missing:
        raise ClubError("club_points_missing", place=missing[0] + 1, key=f"points-{missing[0]}")
    hands = number_in(form, "hands", -1, 1000)
    return DoResult(
        evening.id, *at, share=_share(evening, at, form), rules=form.get("rules", ""), players=players,
        points=tuple(number_in(form, f"points-{place}") for place in range(len(players))),
        mahjongs=_counts(form, "mahjongs", len(players)), caused=_counts(form, "caused", len(players)),
        hands=hands if hands >= 0 else None, reason=form.get("reason", "").strip(),
        unsettled=form.get("do") == "unsettled", complete=False if "unfinished" in form else None,
    )  # fmt: skip


def _hands(club: ClubState, evening: EveningState, at: tuple[int, int], held: EveningPart, form: Form) -> DoHands:
    rules = form.get("rules", "") or evening.rules_at(at[0])
    if rules not in IDS:
        raise ClubError("club_riichi_hands" if rules == RIICHI else "club_rules_needed")
    hands = hands_typed(held.players, rules, _rows(form.get("rows", "")), form, house_at(club, evening, rules))
    if not hands:
        raise ClubError("club_hands_none")
    share = _share(evening, at, form)
    return DoHands(evening.id, *at, share, rules, (), held.players, hands, form.get("reason", "").strip())


def _asks(rules: str, players: tuple[str, ...], lang: Lang, house: str) -> PaperAsks:
    """What the lines ask; nothing where so many cannot play by these rules: that is said when they are sent."""
    try:
        return asks_of(rules, players, lang, house)
    except WindroosError:
        return PaperAsks()
