"""Papers before and after the day: the programme, the bar's list, the letter to the bond, the observer's report."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tests.tournament.test_prints import LINES, world_of
from windroos.printing.document import PrintDocument, PrintTable, PrintText
from windroos.reckoning.saying import formula_text
from windroos.tournament.formula import formula_of
from windroos.tournament.prints.catalog import PaperAsked, tournament_print
from windroos.tournament.prints.paper import TournamentPaper
from windroos.tournament.world import TournamentWorld

MORE: list[dict[str, Any]] = [
    *LINES,
    {"do": "programme", "rounds": [
        {"round": 1, "day": "2026-11-28", "begins": "10:00", "minutes": 90},
        {"round": 2, "day": "2026-11-29", "begins": "23:15", "minutes": 90},
    ]},
    {"do": "entrant", "id": "ref", "name": "Rik Rechter", "standing": "official", "referee": True},
    {"do": "entrant", "id": "weg", "name": "Wim Weg", "club": "Vier", "bond": "77", "standing": "left", "absent": True},
    {"do": "penalty", "id": "x", "entrant": "p2", "round": 1, "points": 5, "to": "nobody", "kind": "phone"},
]  # fmt: skip


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> TournamentWorld:
    return world_of(tmp_path_factory.mktemp("papers"), MORE)


def printed(world: TournamentWorld, what: str, lang: Any = "nl") -> PrintDocument:
    paper = TournamentPaper(world.there(), world.names(), lang, date(2026, 11, 30), cards=world.cards)
    found = tournament_print(what).make(PaperAsked(paper))
    assert isinstance(found, PrintDocument)
    return found


def tables(document: PrintDocument) -> list[PrintTable]:
    return [block for block in document.blocks if isinstance(block, PrintTable)]


def words(document: PrintDocument) -> str:
    texts = [block.text for block in document.blocks if isinstance(block, PrintText)]
    return "\n".join([*texts, *(" | ".join(row.cells) for table in tables(document) for row in table.rows)])


def test_the_programme_says_when_how_and_who(world: TournamentWorld) -> None:
    found = printed(world, "programma")
    times, people, reserves = tables(found)
    assert [row.cells[-3:] for row in times.rows] == [("10:00", "11:30", "90"), ("23:15", "00:45", "90")]
    assert times.rows[1].cells[1] == "29 november 2026"
    assert len(people.rows) == 8
    assert reserves.rows[0].cells[1] == "Ineke"
    said = words(found)
    for part in ("Zet uw telefoon stil", "Scheidsrechter: Rik Rechter", "Na het signaal", "De eerste 3"):
        assert part in said
    assert "Wim Weg" not in said
    assert "Silence your telephone" in words(printed(world, "programma", "en"))


@pytest.mark.parametrize(
    ("toml", "prizes"),
    [
        ("places = 1\nlast = true", "De eerste plaats, poedelprijs. Wie een prijs heeft krijgt er geen tweede."),
        ("places = 2\ntwice = true", "De eerste 2. Wie een prijs heeft kan er nog een winnen."),
    ],
)
def test_the_programme_says_rounds_and_prizes_as_the_formula_does(
    world: TournamentWorld, toml: str, prizes: str
) -> None:
    toml = f'name = "Dag"\nkind = "tournament"\n[rounds]\nsignal = 5\nafter_signal = "stop"\n[prizes]\n{toml}\n'
    state = world.there()
    setup = state.setup._replace(toml=toml)
    formula = formula_text(formula_of(setup), "nl")
    said = words(printed(world._replace(state=state._replace(setup=setup)), "programma"))
    for sentence in ("Het signaal klinkt 5 minuten voor het eind.", "Bij het signaal stopt iedereen meteen."):
        assert sentence in formula
        assert sentence in said
    assert f"Prijzen\n{prizes}" in said


def test_the_bar_has_who_is_there_and_who_leads(world: TournamentWorld) -> None:
    (list_,) = tables(printed(world, "bar"))
    names = [row.cells[0] for row in list_.rows]
    assert names == sorted(names, key=str.casefold)
    assert {"Rik Rechter", "Ineke"} < set(names)
    assert "Wim Weg" not in names


def test_the_letter_names_who_stayed_away_and_nobody_else(world: TournamentWorld) -> None:
    (list_,) = tables(printed(world, "weggebleven"))
    assert [row.cells for row in list_.rows] == [("Wim Weg", "Vier", "77")]
    assert "gedragsregel 9" in words(printed(world, "weggebleven"))
    assert not tables(printed(world._replace(cards={}), "weggebleven"))


def test_the_observer_reads_what_is_known_and_writes_the_rest(world: TournamentWorld) -> None:
    (list_, *_), said = tables(printed(world, "waarnemer")), words(printed(world, "waarnemer"))
    answers = {row.cells[0]: row.cells[1] for row in list_.rows}
    assert answers["Gewicht (MERS)"].startswith("2 ")  # two days
    assert answers["Zittingen"] == "10:00 (90 min), 23:15 (90 min)"
    assert answers["Landen"] == "NL 8"
    assert answers["Deelnemers"] == "8 (te weinig voor de ranglijst)"
    assert answers["Scheidsrechters"] == "Rik Rechter (speelde niet mee)"
    assert answers["Opmerkingen"] == ""
    assert "Uitspraken die gelden: 1." in said


def test_before_the_last_round_everybody_reads_how_far_he_is(world: TournamentWorld) -> None:
    first, _ = tables(printed(world, "laatste-ronde"))
    # p1 and p5 won their tables of round 1 with 4; the penalty is off before places
    rows = {row.cells[1]: row.cells[2:5] for row in first.rows}
    assert rows["Anna Bakker"][1:] == ("4", "0")
    assert rows["Hans"][1:] == ("0", "4")
