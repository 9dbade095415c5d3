"""What is kept of a person, all of it and nothing of others; and a season's scheme on paper."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import Final

from windroos.club.about_person import kept_about
from windroos.club.agreement_events import ResultAgreed
from windroos.club.club_events import ClubSet, MoneyBooked, PersonMerged, PersonSet, SeasonSet
from windroos.club.club_state import ClubState, fold_club
from windroos.club.deciding import ClubWorld
from windroos.club.evening_events import (
    EveningSet,
    PersonAnswered,
    PersonArrived,
    PointsAdjusted,
    ResultTyped,
)
from windroos.club.evening_state import EveningState, fold_evening
from windroos.club.past_events import TotalTaken
from windroos.club.people import MemberSpan
from windroos.club.person_card import PersonCard
from windroos.club.prints.scheme import scheme_sheet
from windroos.club.prints.source import PrintSource
from windroos.club.purpose_events import RoundSet
from windroos.club.record_events import RecordTyped
from windroos.club.season_events import HonourTyped, SchemeSet
from windroos.printing.document import PrintTable, PrintText
from windroos.reckoning.formula_file import preset

PEOPLE: Final = ("anna", "bram", "carla", "dirk", "annie")


def club() -> ClubState:
    formula = preset("groenehart")
    return fold_club(
        [
            ClubSet("De Vier Winden", "calendar"),
            *(PersonSet(one, (MemberSpan(date(2020, 1, 1)),)) for one in PEOPLE),
            PersonMerged("annie", "anna"),
            SeasonSet("s", date(2024, 1, 1), date(2024, 12, 31), formula.text, formula.digest),
            SchemeSet("s", (((PEOPLE[:4]),), (("dirk", "carla", "bram"),))),
            MoneyBooked(1, date(2024, 2, 1), 500, "contributie", "annie", "", 0),
            HonourTyped("h", 1998, "Kampioen", ("annie",), "blad"),
            RecordTyped("r", "nts2002", "highest_end", 9000, ("anna", "bram"), 1998, None, "blad"),
        ]
    )


def evening() -> EveningState:
    return fold_evening(
        "a",
        [
            EveningSet(date(2024, 3, 5), "competition", "nts2002", "0" * 16),
            RoundSet("s", 1, (), off=False),
            PersonAnswered("anna", coming=True),
            PersonAnswered("bram", coming=False),
            PersonArrived("anna", "19:20"),
            ResultTyped(1, 1, Fraction(1), "", ("annie", *PEOPLE[1:4]), (1, 2, -1, -2), (), (), None, "", settled=True),
            PointsAdjusted("anna", -20, "te laat"),
            ResultAgreed(1, 1, "annie", "m", agrees=False, note="was 3"),
            ResultAgreed(1, 1, "bram", "m", agrees=True),
            TotalTaken("in1", "carla", 40),
        ],
    )


def test_all_that_is_kept_of_somebody_and_nothing_of_others() -> None:
    world = ClubWorld(club(), {"a": evening()}, {}, {"anna": PersonCard("Anna", note="geheim")})
    assert world.club is not None
    found = kept_about(world, world.club, "anna")
    at = {"evening": "a", "date": "2024-03-05"}
    assert found["results"] == [{**at, "table": 1, "part": 1, "players": 4}]
    assert found["evenings"] == [
        {**at, "coming": True},
        {**at, "at": "19:20"},
        {**at, "given": -20, "reason": "te laat"},
        {**at, "table": 1, "part": 1, "agrees": False, "note": "was 3"},
    ]
    assert [row["cents"] for row in found["cash"]] == [500], "also of who he was before"
    assert found["titles"] == [{"year": 1998, "title": "Kampioen"}]
    assert [row["value"] for row in found["records"]] == [9000]
    assert "geheim" not in str(found)
    assert [row["points"] for row in kept_about(world, world.club, "carla")["results"] if "points" in row] == [40]


def test_a_scheme_on_paper_says_who_plays_where_in_each_round() -> None:
    source = PrintSource(club(), {"a": evening()}, str.title, "nl", date(2024, 6, 1))
    first, second = (block for block in scheme_sheet(source, "s").blocks if isinstance(block, PrintTable))
    assert first.caption == "Ronde 1 · 5 maart 2024"
    assert [row.cells for row in first.rows] == [("1", "Anna", "Bram", "Carla", "Dirk")]
    assert second.caption == "Ronde 2"
    assert [row.cells for row in second.rows] == [("1", "Dirk", "Carla", "Bram")]
    (nothing,) = scheme_sheet(PrintSource(fold_club([SchemeSet("s", ())], club()), {}, str, "nl", date.max), "s").blocks
    assert isinstance(nothing, PrintText)
