"""The score form of a table, typed hand by hand at the desk: the same lines as those of a club's evening."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.evening_events import SheetTyped
from windroos.club.hands import paper_of, typed_sheet
from windroos.club.result_requests import DoHands, PaperHand
from windroos.errors import WindroosError
from windroos.hosting.tournament_folder import Still
from windroos.text.web.tournament_desk import WORDS as DESK
from windroos.text.web.tournament_twice import WORDS
from windroos.tournament.errors import TournamentError
from windroos.tournament.form_figures import form_figures, form_rules
from windroos.tournament.hall_view import HallTable, round_now
from windroos.tournament.result_requests import DoTableResult
from windroos.tournament.state import TournamentState
from windroos.tournament.twice_deciding import is_typed_twice
from windroos.web.club.evening.paper import UNKNOWN, asks_of, fields_of, hands_typed
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get, post
from windroos.web.tournament.entry import check_seen, table_of_round
from windroos.web.tournament.house import HERE, TournamentHouse, form_of, number_in
from windroos.web.tournament.saving import marked, save_result

ROWS: Final = 16
MOST_ROWS: Final = 48
"""Hands of a form."""


def routes(house: TournamentHouse) -> list[Route]:
    """The form of a table."""
    desk = HandFormDesk(house)
    where = f"{HERE}/{{id}}/leiding/formulier"
    return [get(where, desk.shown), post(where, desk.sent)]


class HandFormDesk:
    """Answers who types a score form."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def shown(self, request: Request, id: str) -> Response:
        """The lines of a table's form.

        Raises TournamentError `tournament_no_table`, `tournament_form_rules`, `tournament_form_players`.
        """
        return self._page(request, id, {}, None)

    def _page(self, request: Request, id: str, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """The form with the hands of the result that stands."""
        world, query = self._house.world(id), request.query_params
        state = world.there()
        round = number_in(form, "round", number_in(query, "ronde", round_now(state), 1000), 1000)
        held = table_of_round(state, round, number_in(form, "table", number_in(query, "tafel", 1, 1000), 1000))
        rules, players = _rules(state), _players(held)
        kept = state.results.get((round, held.table))
        hands = _kept_hands(state, held, round)
        return self._house.page(
            request, "hand_form.html", world, {**DESK, **WORDS}, wrong, round=round, held=held, players=players,
            asks=asks_of(rules, players, lang_of(request)), unknown=UNKNOWN,
            stands=fields_of(players, rules, hands), must_say=held.is_in, twice=is_typed_twice(state, round),
            typed_once=kept.typed_once if kept is not None else (), typed=form,
            rows=_rows(form.get("rows") or query.get("regels", ""), len(hands)),
        )  # fmt: skip

    async def sent(self, request: Request, id: str) -> Response:
        """What the hands come to is the result of the table; or the form again, with what is wrong."""
        form = await form_of(request)
        try:
            state = self._house.world(id).there()
            round, table = number_in(form, "round", most=1000), number_in(form, "table", most=1000)
            asked = asked_of(state, table_of_round(state, round, table), round, form)
            screen = await save_result(self._house, request, id, asked, form, _stood(round, table, form))
        except WindroosError as wrong:
            return self._page(request, id, form, wrong)
        return marked(RedirectResponse(f"{HERE}/{id}/leiding?ronde={round}&klaar={table}", 303), screen)


def asked_of(state: TournamentState, held: HallTable, round: int, form: Form) -> DoTableResult:
    """What the hands of a form ask.

    Raises TournamentError, and ClubError, which names the hand that cannot be.
    """
    rules, players = _rules(state), _players(held)
    hands = hands_typed(players, rules, _rows(form.get("rows", ""), 0), form)
    if not hands:
        raise TournamentError("tournament_form_empty")
    sheet = typed_sheet(DoHands("", held.table, 1, Fraction(1), rules, (), players, hands, ""), rules, "")
    found = form_figures(state, held.table, players, sheet.hands)
    return DoTableResult(
        round=round, table=held.table, points=found.points, mahjongs=found.mahjongs, best=found.best,
        reason=form.get("reason", "").strip()[:200], caused=found.caused, hands=found.hands, hand="",
        limits=found.limits, form=sheet.hands, typist=form.get("typist", "").strip()[:40],
    )  # fmt: skip


def _stood(round: int, table: int, form: Form) -> Still:
    """Raises where somebody changed the result that the form was filled in over."""

    def still(state: TournamentState) -> None:
        check_seen(table_of_round(state, round, table), form)

    return still


def _rules(state: TournamentState) -> str:
    if not (rules := form_rules(state)):
        raise TournamentError("tournament_form_rules")
    return rules


def _players(held: HallTable) -> tuple[str, ...]:
    if not all(held.people):
        raise TournamentError("tournament_form_players", table=held.table)
    return held.people


def _kept_hands(state: TournamentState, held: HallTable, round: int) -> tuple[PaperHand, ...]:
    """The hands of the form that stands, () where the result alone was typed."""
    kept = state.results.get((round, held.table))
    if kept is None or kept.typed is None or not kept.typed.form:
        return ()
    hands = kept.typed.form
    try:
        return paper_of(SheetTyped(held.table, 1, Fraction(1), _rules(state), (), held.people, hands, ""))
    except ClubError:
        return ()


def _rows(text: str, kept: int) -> int:
    asked = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0
    return min(MOST_ROWS, max(ROWS, asked, kept))
