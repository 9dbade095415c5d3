"""Lists of people with how to reach them, and players of the EMA: what comes on cards, and what stays at home."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

import pytest

from tests.past_files import FORMATS, Cell, read
from windroos.club.club_state import fold_club
from windroos.club.deciding import ClubWorld, decide
from windroos.club.lists import club_list
from windroos.club.past import take_over
from windroos.club.people import MemberSpan
from windroos.club.person_card import PersonCard
from windroos.club.requests import REQUEST
from windroos.importing.finding import find_parts, read_part
from windroos.importing.found import FoundPast, together
from windroos.importing.matching import match_names, players_of
from windroos.importing.parts import Around
from windroos.importing.planning import plan_import

MEMBERS: list[list[Cell]] = [
    ["Naam", "Adres", "Telefoon", "E-mail", "Geboortedatum", "Bondsnummer", "EMA-nummer", "Lid sinds"],
    ["Berg, Jan van den", "Dorpsstraat 1", 612345678, "jan@example.org", "1-1-1950", "NMB 12", 8010123, "1-9-1998"],
    ["Anna de Vries", "Kade 2", "06-1234 5678", "geen", None, None, "08010124", 2005],
]
EMA: list[list[Cell]] = [
    ["position", "ema_id", "last_name", "first_name", "nationality", "points", "mahjong"],
    [1, "08010123", "VAN DEN BERG", "Jan", "NL", 12, 500],
    [2, "09990001", "DUPONT", "MARIE", "FR", 10, 300],
    [3, "08010999", "VISSER", "Dora", "NL", 9, 200],
]
OPENED = (
    {"do": "club", "name": "Proef"},
    {"do": "person", "id": "d", "name": "Dora Visser", "member": "2020-01-01"},
)


def club() -> ClubWorld:
    cards = {"d": PersonCard("Dora Visser")}
    state = None
    for line in OPENED:
        world = ClubWorld(state, {}, {id: card.name for id, card in cards.items()}, cards)
        state = fold_club(decide(world, REQUEST.read(line, ""), "x").club, state)
    return ClubWorld(state, {}, {"d": "Dora Visser"}, cards)


def found_in(rows: list[list[Cell]], kind: str = "xlsx") -> tuple[list[str], FoundPast]:
    grids = read(rows, kind).grids
    parts = find_parts(grids)
    return [part.shape for part in parts], together(read_part(grids, part, Around()) for part in parts)


def taken(world: ClubWorld, found: FoundPast, id: str = "one") -> tuple[ClubWorld, int]:
    """The club after it, and how much came on cards."""
    matches = match_names(found.names(), world.cards)
    players = players_of(found.players, world.cards)
    plan = plan_import(found, matches, {}, id, "", ("members",), players)
    assert world.club is not None
    over = take_over(world.club, world.evenings, world.cards, plan.asked)
    cards = {**world.cards, **over.cards}
    return ClubWorld(
        fold_club(over.club, world.club), {}, {key: card.name for key, card in cards.items()}, cards
    ), over.contacts


def card_of(world: ClubWorld, name: str) -> PersonCard:
    return next(card for card in world.cards.values() if card.name == name)


@pytest.mark.parametrize("kind", [kind for kind in FORMATS if kind != "xlsx-1904"])
def test_who_is_on_a_list_of_members_can_be_reached_and_nothing_else_is_kept(kind: str) -> None:
    shapes, found = found_in(MEMBERS, kind)
    assert shapes == ["members"]
    world, _ = taken(club(), found)
    jan, anna = card_of(world, "Jan van den Berg"), card_of(world, "Anna de Vries")
    assert jan == PersonCard(
        "Jan van den Berg", email="jan@example.org", telephone="0612345678", bond="NMB 12", ema="08010123"
    )
    assert (anna.telephone, anna.email, anna.ema) == ("06-1234 5678", "", "08010124")
    said = {(doubt.code, doubt.values["cell"], str(doubt.place)) for doubt in found.doubts}
    assert said == {
        ("not_kept", "Adres", "B1"), ("not_kept", "Geboortedatum", "E1"), ("no_contact", "geen", "D3")
    }  # fmt: skip
    assert "Dorpsstraat" not in str(world)


def test_what_stands_on_a_card_stays_and_twice_adds_nothing() -> None:
    world = club()
    found = found_in([["Naam", "E-mail", "Telefoon"], ["Dora Visser", "dora@example.org", "020-1234567"]])[1]
    world, first = taken(world, found)
    assert first == 2
    world, again = taken(world, found, "two")
    assert again == 0
    other = found_in([["Naam", "E-mail"], ["Dora Visser", "iemand@example.org"]])[1]
    world, changed = taken(world, other, "three")
    assert changed == 0
    assert world.cards["d"].email == "dora@example.org"


def test_a_list_of_the_ema_gives_numbers_to_who_is_of_the_club_and_makes_nobody() -> None:
    shapes, found = found_in(EMA, "utf-8")
    assert shapes == ["ema"]
    assert [player.name for player in found.players] == ["Jan van den Berg", "Marie Dupont", "Dora Visser"]
    world, contacts = taken(club(), found)
    assert contacts == 1
    assert world.cards["d"].ema == "08010999"
    assert set(world.cards) == {"d"}


def test_the_list_of_members_goes_out_and_comes_in_as_it_was() -> None:
    world, _ = taken(club(), found_in(MEMBERS)[1])
    rows = [list(row) for row in club_list(world, "members", lambda person: world.names[person], "nl")]
    other, _ = taken(
        club(),
        found_in([[*map(_cell, row)] for row in rows], "utf-8")[1],
    )
    assert set(other.cards.values()) == set(world.cards.values())
    assert set(club_list(other, "members", lambda person: other.names[person], "nl")[1:]) == set(map(tuple, rows[1:]))
    assert "1998-09-01" in {row[1] for row in rows}


def _cell(value: str | int | Fraction) -> Cell:
    assert not isinstance(value, Fraction), "a list of members has no shares"
    return value or None


def test_what_somebody_is_comes_along_with_each_time_that_he_was_it() -> None:
    found = found_in([
        ["Naam", "Lid sinds", "Lid tot", "Soort"],
        ["Lies Hogendoorn", "1-1-2010", "31-12-2019", "lid"],
        ["Lies Hogendoorn", "1-1-2020", None, "Erelid"],
        ["Piet Bos", "1-2-2021", None, "invaller"],
        ["Kees Vos", "1-3-2021", None, None],
        ["Truus Klaver", "1-4-2021", None, "donateur"],
    ])[1]  # fmt: skip
    world, _ = taken(club(), found)
    assert world.club is not None
    spans = {world.cards[one.id].name: one.spans for one in world.club.people.values() if one.spans}
    assert spans["Lies Hogendoorn"] == (
        MemberSpan(date(2010, 1, 1), date(2019, 12, 31)), MemberSpan(date(2020, 1, 1), None, "honorary")
    )  # fmt: skip
    assert spans["Piet Bos"] == (MemberSpan(date(2021, 2, 1), None, "reserve"),)
    assert spans["Kees Vos"] == (MemberSpan(date(2021, 3, 1)),)
    assert spans["Truus Klaver"] == (MemberSpan(date(2021, 4, 1)),)
    assert [(doubt.code, doubt.values["cell"], str(doubt.place)) for doubt in found.doubts] == [
        ("no_member_kind", "donateur", "D6")
    ]


def test_rows_of_one_person_that_overlap_are_one_membership() -> None:
    found = found_in([
        ["Naam", "Lid sinds", "Lid tot"], ["Piet Bos", "1-2-2021", None], ["Piet Bos", "1-1-2020", "1-3-2021"],
    ])[1]  # fmt: skip
    world, _ = taken(club(), found)
    assert world.club is not None
    assert [one.spans for one in world.club.people.values() if one.id != "d" and one.spans][-1:] == [
        (MemberSpan(date(2020, 1, 1)),)
    ]
