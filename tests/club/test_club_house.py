"""The club itself and the cards of its people: what is kept, what is refused, and how names are shown."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.club.club_events import ClubSet
from windroos.club.club_state import fold_club
from windroos.club.deciding import ClubWorld, decide
from windroos.club.errors import ClubError
from windroos.club.house_requests import DoCard, DoSettings
from windroos.club.person_card import (
    NEEDS,
    SHOWINGS,
    PersonCard,
    Readers,
    card_text,
    read_card,
    shown_name,
    shown_names,
)
from windroos.club.requests import REQUEST
from windroos.club.settings import RULINGS, ClubSettings
from windroos.club.told import club_text, read_club

ANNA = PersonCard("Anna van den Berg")
Json = dict[str, Any]


def world(*lines: Json) -> ClubWorld:
    """A club after these, as a program keeps it."""
    now = ClubWorld()
    for at, line in enumerate(({"do": "club", "name": "Proef"}, *lines)):
        done = decide(now, REQUEST.read(line, ""), f"x{at}")
        events = [read_club(club_text("host", event)).what for event in done.club]
        cards = {id: now.cards.get(id, PersonCard(name))._replace(name=name) for id, name in done.names.items()}
        cards = {**now.cards, **cards, **{id: read_card(card_text(card)) for id, card in done.cards.items()}}
        club = fold_club(events, now.club) if events else now.club
        now = ClubWorld(club, {}, {id: card.name for id, card in cards.items()}, cards)
    return now


def refused(*lines: Json) -> str:
    with pytest.raises(ClubError) as wrong:
        world(*lines)
    assert wrong.value.sentence("nl") != wrong.value.sentence("en")
    return wrong.value.code


def test_a_name_alone_is_kept_as_it_was_before_there_were_cards() -> None:
    assert card_text(ANNA) == '{"name":"Anna van den Berg"}'
    assert read_card('{"name": "Anna van den Berg"}') == ANNA


@given(
    st.builds(
        PersonCard,
        *(st.text(max_size=30) for _ in range(10)),
        rules=st.lists(st.text(max_size=9)).map(tuple),
        needs=st.lists(st.sampled_from(NEEDS)).map(tuple),
        club=st.sampled_from(SHOWINGS),
        public=st.sampled_from(SHOWINGS),
        private=st.booleans(),
        note=st.text(max_size=50),
        until=st.none() | st.dates(),
        exclusion=st.text(max_size=50),
        spelled=st.lists(st.text(max_size=30)).map(tuple),
    )
)
def test_cards_go_there_and_back(card: PersonCard) -> None:
    assert read_card(card_text(card)) == card


@pytest.mark.parametrize("text", ["", "[]", '{"name":1}', '{"naam":"Anna"}', '{"name":"A","club":"half"}'])
def test_a_card_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ClubError, match="kept event"):
        read_card(text)


@pytest.mark.parametrize(
    ("card", "member", "shown"),
    [
        (ANNA, True, ("Anna van den Berg", "Anna van den Berg", "Anna B.")),
        (ANNA, False, ("Anna van den Berg", "Anna", "Anna")),
        (ANNA._replace(alias="Ans"), False, ("Anna van den Berg", "Ans", "Ans")),
        (ANNA._replace(club="initial", public="full"), True, ("Anna van den Berg", "Anna B.", "Anna van den Berg")),
        (ANNA._replace(alias="De Draak", public="alias"), True, ("Anna van den Berg", "Anna van den Berg", "De Draak")),
        (ANNA._replace(first="Anna van den", last="Berg"), True, (*["Anna van den Berg"] * 2, "Anna van den B.")),
        (PersonCard("Gast 1"), False, ("Gast 1",) * 3),
        (PersonCard("Wim"), True, ("Wim",) * 3),
    ],
)
def test_who_sees_which_name(card: PersonCard, member: bool, shown: tuple[str, ...]) -> None:
    readers: tuple[Readers, ...] = ("desk", "club", "public")
    assert tuple(shown_name(card, reader, member) for reader in readers) == shown


def test_people_of_one_name_get_a_nickname_or_a_letter_and_no_full_name_slips_out() -> None:
    cards = {
        "a": PersonCard("Jan Bos"),
        "b": PersonCard("Jan Bos", alias="Lange Jan"),
        "c": PersonCard("Jan Bakker"),
    }
    everybody = frozenset(cards)
    assert list(shown_names(cards, everybody, "desk").values()) == ["Jan Bos", "Jan Bos (Lange Jan)", "Jan Bakker"]
    assert list(shown_names(cards, everybody, "public").values()) == ["Jan B. (a)", "Jan B. (b)", "Jan B. (c)"]


PERSON: Json = {"do": "person", "id": "a", "name": "Anna", "member": "2024-01-01"}


def test_a_card_is_changed_key_by_key_and_its_event_holds_no_value() -> None:
    after = world(PERSON, {"do": "card", "person": "a", "email": " anna@voorbeeld.nl ", "ema": "08 00 12 34"},
                  {"do": "card", "person": "a", "telephone": "06-12345678", "until": "2025-01-01"})  # fmt: skip
    kept = PersonCard(
        "Anna", email="anna@voorbeeld.nl", telephone="06-12345678", ema="08001234", until=date(2025, 1, 1)
    )
    assert after.cards == {"a": kept}
    (event,) = decide(after, REQUEST.read({"do": "card", "person": "a", "email": ""}, ""), "x").club
    assert json.loads(club_text("host", event))["what"] == {"event": "card", "person": "a", "keys": ["email"]}
    assert decide(after, REQUEST.read({"do": "card", "person": "a", "email": "anna@voorbeeld.nl"}, ""), "x").club == ()


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("email", "anna", "club_email"),
        ("telephone", "bel maar", "club_telephone"),
        ("bond", "#12", "club_bond"),
        ("ema", "0800123", "club_ema"),
        ("name", "  ", "club_name"),
        ("alias", "a\u202eb", "club_name"),
        ("rules", ["poker"], "club_rules"),
    ],
)
def test_what_cannot_be_on_a_card_is_refused(key: str, value: Any, code: str) -> None:
    assert refused(PERSON, {"do": "card", "person": "a", key: value}) == code


def test_a_form_is_held_to_what_a_line_is_held_to() -> None:
    now = world(PERSON)
    for values in ({"email": "a" * 250 + "@b.nl"}, {"note": "x" * 1001}, {"needs": ("moon",)}, {"club": "half"}):
        with pytest.raises(ClubError, match=r"too long|kept event"):
            decide(now, DoCard("a", values), "x")
    for setting in ({"weekday": 8}, {"place": "x" * 201}, {"contribution": -1}, {"lang": "fy"}):
        with pytest.raises(ClubError, match="kept event"):
            decide(now, DoSettings(setting), "x")


def test_nobody_has_a_card_who_is_not_there() -> None:
    assert refused({"do": "card", "person": "b", "alias": "B"}) == "club_person_unknown"
    assert refused(PERSON, {"do": "erase", "person": "a"}, {"do": "card", "person": "a", "alias": "B"}) == "club_erased"


def test_settings_are_added_to_a_club_that_was_opened_without_any() -> None:
    assert read_club('{"by":"door","what":{"event":"club","name":"A","year":"calendar"}}').what == ClubSet(
        "A", "calendar"
    )
    assert (
        club_text("door", ClubSet("A", "calendar"))
        == '{"by":"door","what":{"event":"club","name":"A","year":"calendar"}}'
    )
    now = world({"do": "settings", "weekday": 2, "rules": ["nts2002"], "rulings": {"both": "yes", "losers": "no"}})
    assert now.club is not None
    assert now.club.settings == ClubSettings(weekday=2, rules=("nts2002",), rulings={"both": "yes"})
    assert (now.club.settings.ruling("both"), now.club.settings.ruling("rich")) == ("yes", "players")
    again = decide(now, REQUEST.read({"do": "club", "name": "Anders"}, ""), "x").club
    assert again == (ClubSet("Anders", "calendar", now.club.settings),), "the name alone was changed"


@pytest.mark.parametrize("rulings", [{"moon": "yes"}, {"rich": "perhaps"}])
def test_a_ruling_that_is_none_is_refused(rulings: dict[str, str]) -> None:
    assert refused({"do": "settings", "rulings": rulings}) == "club_ruling"


def test_every_ruling_has_an_answer_that_holds_anyhow() -> None:
    assert all(len(answers) > 1 for answers in RULINGS.values())
    assert (
        world({"do": "settings", "rulings": {id: answers[0] for id, answers in RULINGS.items()}}).club == world().club
    )
