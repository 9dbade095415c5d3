"""More than one rule set in an evening: what may be played, and which table plays what."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tests.club.test_scheme_games import PEOPLE, result
from tests.club.told_world import ToldWorld
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.evening_events import EveningSet
from windroos.club.requests import REQUEST
from windroos.club.told import evening_text, read_evening
from windroos.wire.fault import WireError

LINES: tuple[dict[str, Any], ...] = (
    {"do": "club", "name": "Oost", "year": "calendar"},
    *({"do": "person", "id": one, "name": f"Naam {one}", "member": "2020-01-01"} for one in PEOPLE),
    {"do": "evening", "id": "e", "date": "2024-03-05", "rules": ["nts2002", "mcr", "nts2002"]},
    {"do": "tables", "evening": "e", "tables": [list("abcd"), list("efgh")]},
)


def rules_of(world: ClubWorld) -> list[str]:
    """What the results of the evening were played by."""
    return [typed.rules for typed in world.evenings["e"].standing]


def test_a_table_plays_what_was_said_of_it_and_else_what_the_evening_does() -> None:
    told = ToldWorld(*LINES)
    assert told.world.evenings["e"].allowed == ("nts2002", "mcr")
    told.tell({"do": "table_rules", "evening": "e", "table": 2, "rules": "mcr"})
    told.tell(result("e", 1, list("abcd"), [4, 0, 0, -4]), result("e", 2, list("efgh"), [4, 0, 0, -4]))
    assert rules_of(told.world) == ["nts2002", "mcr"]
    told.tell({"do": "table_rules", "evening": "e", "table": 2, "rules": "nts2002"})
    assert told.world.evenings["e"].table_rules == {}
    told.tell({"do": "evening", "id": "e", "date": "2024-03-05", "rules": "nmv144"})
    assert list(told.world.evenings["e"].allowed) == ["nmv144"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"table": 1, "rules": "hongkong"}, "club_rules_tonight"),
        ({"table": 1, "rules": "whist"}, "club_rules"),
        ({"table": 3, "rules": "mcr"}, "club_no_table"),
    ],
)
def test_what_a_table_cannot_play_is_refused(line: dict[str, Any], code: str) -> None:
    with pytest.raises(ClubError) as refused:
        ToldWorld(*LINES).tell({"do": "table_rules", "evening": "e", **line})
    assert refused.value.code == code


def test_rules_are_text_or_a_list_and_an_evening_of_one_is_stored_as_before() -> None:
    told = ToldWorld(*LINES[:-2], {"do": "evening", "id": "e", "date": "2024-03-05", "rules": "mcr"})
    assert told.world.evenings["e"].allowed == ("mcr",)
    text = evening_text("host", EveningSet(date(2024, 3, 5), "competition", "mcr", "x"))
    assert "also" not in text
    assert read_evening(text.replace("mcr", "nts2002")).what == EveningSet(
        date(2024, 3, 5), "competition", "nts2002", "x"
    )
    for wrong in (3, [3], {"mcr": 1}):
        with pytest.raises(WireError):
            REQUEST.read({"do": "evening", "id": "e", "date": "2024-03-05", "rules": wrong}, "")
    with pytest.raises(ClubError) as refused:
        told.tell({"do": "evening", "id": "e", "date": "2024-03-05", "rules": ["mcr", "whist"]})
    assert refused.value.code == "club_rules"
