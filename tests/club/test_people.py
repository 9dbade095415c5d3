"""Names, memberships and who is one with whom."""

from __future__ import annotations

from datetime import date

import pytest

from windroos.club.errors import ClubError
from windroos.club.people import ClubPerson, MemberSpan, check_merge, checked_memberships, member_on, one_with
from windroos.people.names import sorted_names, taken_apart, told_apart


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Anna", ("Anna", "", "")),
        ("Jan van den Berg", ("Jan", "van den", "Berg")),
        ("Berg, Jan van den", ("Jan", "van den", "Berg")),
        ("Piet Klaas Bakker", ("Piet Klaas", "", "Bakker")),
        ("Ria de Vries-van der Laan", ("Ria", "de", "Vries-van der Laan")),
        ("Ben Ter", ("Ben", "", "Ter")),
        ("Joke in 't Veld", ("Joke", "in 't", "Veld")),
        ("Van Dam, Jo", ("Jo", "", "Van Dam")),
        ("", ("", "", "")),
    ],
)
def test_a_name_is_taken_apart(name: str, parts: tuple[str, str, str]) -> None:
    assert taken_apart(name) == parts


def test_names_are_listed_the_dutch_way() -> None:
    names = ["Jan van den Berg", "Zoë Ákerman", "Anna", "Ria van Aalst", "Piet Berg", "An de Berg"]
    assert sorted_names(names) == [
        "Ria van Aalst",
        "Zoë Ákerman",
        "Anna",
        "An de Berg",
        "Jan van den Berg",
        "Piet Berg",
    ]
    assert taken_apart("Jan van den Berg").listed == "Berg, Jan van den"
    assert taken_apart("Anna").listed == "Anna"


def test_people_of_one_name_are_told_apart() -> None:
    names = {f"p{at}": "Anna" for at in range(28)} | {"q": "Bram"}
    shown = told_apart(names)
    assert shown["p0"] == "Anna (a)"
    assert shown["p27"] == "Anna (ab)"
    assert shown["q"] == "Bram"
    assert len(set(shown.values())) == len(names)


def test_membership_is_a_history() -> None:
    spans = (MemberSpan(date(2020, 1, 1), date(2021, 12, 31)), MemberSpan(date(2024, 1, 1)))
    people = {"a": ClubPerson("a", spans), "g": ClubPerson("g")}
    asked = [date(2019, 12, 31), date(2020, 1, 1), date(2021, 12, 31), date(2022, 1, 1), date(2030, 1, 1)]
    assert [member_on(people, "a", day) for day in asked] == [False, True, True, False, True]
    assert not member_on(people, "g", date(2020, 1, 1))


def test_who_became_a_member_is_one_with_the_guest() -> None:
    people = {"g": ClubPerson("g", into="h"), "h": ClubPerson("h", into="a"), "a": ClubPerson("a")}
    people["a"] = people["a"]._replace(memberships=(MemberSpan(date(2024, 1, 1)),))
    assert one_with(people, "g") == "a"
    assert member_on(people, "g", date(2024, 5, 5))
    for id, into, code in (
        ("a", "g", "club_merge_self"),
        ("a", "a", "club_merge_self"),
        ("g", "a", "club_merged"),
        ("x", "a", "club_person_unknown"),
        ("a", "x", "club_person_unknown"),
    ):
        with pytest.raises(ClubError) as refused:
            check_merge(people, id, into)
        assert refused.value.code == code


def test_memberships_that_cannot_be() -> None:
    first, second = MemberSpan(date(2020, 1, 1), date(2020, 12, 31)), MemberSpan(date(2021, 1, 1))
    assert checked_memberships([second, first]) == (first, second)
    for wrong in (
        [MemberSpan(date(2020, 1, 2), date(2020, 1, 1))],
        [first, MemberSpan(date(2020, 12, 31))],
        [second, MemberSpan(date(2023, 1, 1))],
    ):
        with pytest.raises(ClubError) as refused:
            checked_memberships(wrong)
        assert refused.value.code == "club_membership"
