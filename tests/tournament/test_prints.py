"""What a tournament prints: everybody where the schedule has him, each paper in both languages."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import ask
from tests.web.conftest import apart
from windroos.errors import WindroosError
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.people.names import sorted_names
from windroos.printing.document import PrintDocument, PrintTable
from windroos.printing.sheets import Badge, Certificate, PocketCard, PrintSheets, ScoreForm, ScoreSlip, TableTent
from windroos.store.place import DATABASE
from windroos.store.store import Store
from windroos.text.words import Lang
from windroos.tournament.prints.catalog import TOURNAMENT_PRINTS, PaperAsked, tournament_print
from windroos.tournament.prints.paper import TournamentPaper
from windroos.tournament.world import TournamentWorld
from windroos.web.pages import Templates
from windroos.web.printing.alone import print_file

NAMES = ["Anna Bakker", "Bram de Vries", "Cor <Berg>", "Dora", "Els", "Frits", "Greet", "Hans"]
ROUNDS = [[[1, 2, 3, 4], [5, 6, 7, 8]], [[8, 1, 5, 2], [6, 3, 7, 4]]]
LINES: list[dict[str, Any]] = [
    {"do": "tournament", "id": "t", "formula": "mcr-4210", "players": 8, "rounds": 2, "name": "Lente"},
    *({"do": "entrant", "id": f"p{at}", "name": name, "country": "NL"} for at, name in enumerate(NAMES, 1)),
    {"do": "entrant", "id": "r1", "name": "Ineke", "reserve": True, "ranked": False},
    {"do": "numbers", "numbers": {f"p{at}": at for at in range(1, 9)}},
    {"do": "schedule", "rounds": ROUNDS},
    {"do": "result", "round": 1, "table": 1, "points": [40, 10, 10, -60]},
    {"do": "result", "round": 1, "table": 2, "points": [5, 3, -2, -6]},
]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> TournamentWorld:
    return world_of(tmp_path_factory.mktemp("tournament"), LINES)


def world_of(folder: Path, lines: list[dict[str, Any]]) -> TournamentWorld:
    answers = ask(folder, lines)
    assert all(answer.get("ok") for answer in answers), answers

    async def opened() -> TournamentWorld:
        store = Store.open(folder / DATABASE)
        try:
            return TournamentFolder(store).world("t")
        finally:
            await store.close()

    return apart(opened())


def paper(world: TournamentWorld, lang: Lang = "nl") -> TournamentPaper:
    return TournamentPaper(world.there(), world.names(), lang, date(2026, 11, 23))


def sheets(world: TournamentWorld, what: str, **asked: Any) -> PrintSheets:
    found = tournament_print(what).make(PaperAsked(paper(world), **asked))
    assert isinstance(found, PrintSheets)
    return found


def table_of(world: TournamentWorld, what: str) -> PrintTable:
    found = tournament_print(what).make(PaperAsked(paper(world)))
    assert isinstance(found, PrintDocument)
    return next(block for block in found.blocks if isinstance(block, PrintTable))


@pytest.mark.parametrize("what", [kind.what for kind in TOURNAMENT_PRINTS])
def test_every_print_is_a_page_in_both_languages_and_no_name_is_markup(world: TournamentWorld, what: str) -> None:
    kind = tournament_print(what)
    pages = [print_file(Templates(), kind.make(PaperAsked(paper(world, lang))), lang) for lang in ("nl", "en")]
    assert "Lente" in pages[0]
    assert pages[0] != pages[1]
    for page in pages:
        assert "<Berg>" not in page
        assert "{" not in page.split("<main", 1)[1]


def test_everybody_finds_his_table_and_wind(world: TournamentWorld) -> None:
    rows = {row.cells[1]: row.cells[2:] for row in table_of(world, "plaatsen").rows}
    for number, name in enumerate(NAMES, 1):
        places = [
            (at + 1, table.index(number)) for tables in ROUNDS for at, table in enumerate(tables) if number in table
        ]
        assert rows[name] == tuple(f"{table} {'OZWN'[seat]}" for table, seat in places)
    cards = {card.name: card.rounds for card in sheets(world, "routekaarten").sheets if isinstance(card, PocketCard)}
    assert [(one.number, one.table, one.seat) for one in cards["1 Anna Bakker"]] == [(1, 1, "Oost"), (2, 1, "Zuid")]
    assert len(cards) == len(NAMES)


def test_a_table_fills_in_a_slip_for_each_round_and_has_one_card(world: TournamentWorld) -> None:
    slips = [one for one in sheets(world, "scorebriefjes").sheets if isinstance(one, ScoreSlip)]
    assert [[int(seat.number) for seat in slip.seats] for slip in slips] == [table for of in ROUNDS for table in of]
    assert len(sheets(world, "scorebriefjes", round=2).sheets) == 2
    tents = sheets(world, "tafelkaarten", table=lambda at: (f"http://x/{at}", "12")).sheets
    assert [(one.table, one.address, one.digits) for one in tents if isinstance(one, TableTent)] == [
        (1, "http://x/1", "12"),
        (2, "http://x/2", "12"),
    ]
    assert all("Telefoons staan stil." in one.evening for one in tents if isinstance(one, TableTent))


def test_reserves_have_a_badge_and_winners_a_certificate(world: TournamentWorld) -> None:
    badges = {one.name: one for one in sheets(world, "badges").sheets if isinstance(one, Badge)}
    assert (badges["Ineke"].number, badges["Dora"].number) == ("reserve", "4")
    winners = [(one.name, one.title) for one in sheets(world, "oorkonden").sheets if isinstance(one, Certificate)]
    assert winners[0] == ("Anna Bakker", "1e plaats")


def test_the_result_by_place_and_by_name_are_the_same_rows(world: TournamentWorld) -> None:
    by_place, by_name = table_of(world, "uitslag").rows, table_of(world, "uitslag-op-naam").rows
    assert by_place[0].cells[:2] == ("1", "Anna Bakker")
    assert by_place[0].mark == "first"
    assert {row.cells for row in by_place} == {row.cells for row in by_name}
    assert [row.cells[1] for row in by_name] == sorted_names(NAMES)


def test_a_reserve_who_plays_has_his_place_in_the_result_without_a_number(tmp_path: Path) -> None:
    lines = [
        *LINES[:9],
        {"do": "entrant", "id": "r1", "name": "Ineke", "reserve": True, "ranked": True},
        *LINES[10:12],
        {"do": "substitute", "for": "p8", "by": "r1", "round": 1, "from_hand": 0, "reason": "absent"},
        *LINES[12:],
    ]
    state = world_of(tmp_path, lines)
    for what in ("uitslag", "uitslag-op-naam"):
        assert "Ineke" in [row.cells[1] for row in table_of(state, what).rows]


def test_a_print_that_is_not_there_is_named(world: TournamentWorld) -> None:
    with pytest.raises(WindroosError) as wrong:
        tournament_print("posters")
    assert wrong.value.code == "tournament_print"
    with pytest.raises(WindroosError):
        sheets(world, "scorebriefjes", round=9)


def test_the_rulings_and_the_referee_s_card(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("rulings")
    told: list[dict[str, Any]] = [
        {"do": "penalty", "id": "a", "entrant": "p1", "round": 1, "kind": "false_invalid"},
        {"do": "penalty", "id": "b", "entrant": "p2", "round": 1, "kind": "slow"},
        {"do": "revoke", "id": "b"},
        {"do": "substitute", "for": "p3", "by": "r1", "round": 2, "note": "Dora vroeg het"},
    ]
    assert all(answer.get("ok") for answer in ask(folder, [*LINES, *told]))

    async def opened() -> TournamentWorld:
        store = Store.open(folder / DATABASE)
        try:
            return TournamentFolder(store).world("t")
        finally:
            await store.close()

    found = apart(opened())
    document = tournament_print("uitspraken").make(PaperAsked(paper(found)))
    assert isinstance(document, PrintDocument)
    [table] = [block for block in document.blocks if isinstance(block, PrintTable)]
    assert [row.cells[1:4] for row in table.rows] == [
        ("Anna Bakker", "Valse mahjong: niet geldig", "20 aan elk, dode hand"),
        ("Bram de Vries", "Te langzaam", "waarschuwing"),
    ]
    assert [row.cells[-1] for row in table.rows] == ["ja", "ingetrokken"]
    assert "Dora vroeg het" in str(document.blocks[-1])
    card = tournament_print("scheidsrechter").make(PaperAsked(paper(found, "en")))
    assert "warning, 5, 10, 20, 30, 40" in str(card)


def test_a_form_keeps_every_hand_of_a_table_by_its_rule_set(tmp_path: Path) -> None:
    made = world_of(tmp_path, [{**LINES[0], "formula": "mcr-ema"}, *LINES[1:-2]])
    forms = [one for one in sheets(made, "spelformulieren", round=2).sheets if isinstance(one, ScoreForm)]
    assert [form.table for form in forms] == ["1", "2"]
    assert forms[0].players == ("8 Hans", "1 Anna Bakker", "5 Els", "2 Bram de Vries")
    assert len(forms[0].hands) == 16
    assert [hand.wind for hand in forms[0].hands if hand.wind] == ["Oost", "Zuid", "West", "Noord"]
    assert forms[0].worth, "by MCR losers have no score of their own"


def test_riichi_has_no_hands_here_so_that_its_slip_is_its_form(tmp_path: Path) -> None:
    lines: list[dict[str, Any]] = [{**LINES[0], "formula": "riichi-ema"}, *LINES[1:-2]]
    found = sheets(world_of(tmp_path, lines), "spelformulieren")
    assert {type(one) for one in found.sheets} == {ScoreSlip}


def test_cards_and_the_backs_of_badges_say_when_and_where(tmp_path: Path) -> None:
    day = "2026-11-28"
    programme = {"do": "programme", "rounds": [{"round": 2, "day": day, "begins": "11:45", "minutes": 90}]}
    world = world_of(tmp_path, [*LINES, programme])
    card = next(
        one for one in sheets(world, "routekaarten").sheets if isinstance(one, PocketCard) and "Els" in one.name
    )
    assert [(one.number, one.begins, one.table, one.seat) for one in card.rounds] == [
        (1, "", 2, "Oost"), (2, "11:45", 1, "West"),
    ]  # fmt: skip
    badges = {one.name: one for one in sheets(world, "badges").sheets if isinstance(one, Badge)}
    assert badges["Els"].back == ("1 · tafel 2 Oost", "2 · 11:45 · tafel 1 West")
    assert badges["Ineke"].back == ()
    pages = print_file(Templates(), sheets(world, "badges"), "nl")
    backs = pages.partition("Achterkanten van de badges")[2]
    left, right = list(badges.values())[2:4]
    assert backs.index(f"{right.number} {right.name}") < backs.index(f"{left.number} {left.name}"), "it is turned over"


def test_who_fills_in_the_last_round_is_told_from_whose_score_it_is(tmp_path: Path) -> None:
    gone = {"do": "withdraw", "entrant": "p1", "round": 2, "by": "r1"}
    found = table_of(world_of(tmp_path, [*LINES, gone]), "laatste-ronde")
    assert [row.cells[1] for row in found.rows[:2]] == ["Hans", "Ineke (voor Anna Bakker)"]
