"""House rules of a season: its evenings are counted by them, and what was played stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.arrivals import answers_until
from windroos.club.errors import ClubError
from windroos.club.evening_events import SheetTyped
from windroos.club.hands import sheet_of
from windroos.club.season_houses import house_at, houses_of, names_at
from windroos.club.told import evening_text, read_evening
from windroos.errors import HouseError
from windroos.wire.fault import WireError

TABLE = ["anna", "bram", "cor", "dora"]
STAYS = 'name = "Wij blijven zitten"\nrules = "nts2002"\n[options]\neast_wins = "stay"\n'
LOW = 'name = "Laag"\nrules = "nts2002"\n[options]\nlimit = 1000\n'
HANDS = [
    {"winner": "anna", "by": "self", "scores": [40, 0, 0, 0]},
    {"winner": "bram", "by": "self", "scores": [0, 80, 0, 0]},
]
BOOK, HOUSE = [80, 400, -240, -240], [80, 240, -160, -160]
"""What the two hands come to where East passes on, and where she stays."""


def told() -> ToldWorld:
    """A club with two seasons, an evening in each and one after both."""
    world = ToldWorld({"do": "club", "name": "Club", "year": "calendar"})
    world.tell(*({"do": "person", "id": id, "name": id.title(), "member": "2020-01-01"} for id in TABLE))
    for id, since, until in (("a", "2024-01-01", "2024-06-30"), ("b", "2024-03-01", "2024-12-31")):
        world.tell({"do": "season", "id": id, "from": since, "until": until, "formula": "peling-punten"})
    for id, day in (("jan", "2024-01-09"), ("apr", "2024-04-09"), ("nov", "2024-11-05"), ("later", "2025-01-07")):
        world.tell({"do": "evening", "id": id, "date": day, "rules": "nts2002"})
    return world


def played(world: ToldWorld, evening: str, **more: Any) -> list[int]:
    """The points of two hands typed from paper."""
    line = {"do": "hands", "evening": evening, "table": 1, "players": TABLE, "hands": HANDS, **more}
    (answer,) = world.tell(line)
    return list(answer["points"])


def house(world: ToldWorld, evening: str) -> str:
    """The name of what an evening is played by, "" by the book."""
    assert world.world.club is not None
    return dict(names_at(world.world.club, world.world.evenings[evening])).get("nts2002", "")


def test_a_form_is_counted_by_the_house_rules_of_its_season() -> None:
    world = told()
    before = played(world, "jan")
    world.tell({"do": "house_rules", "season": "a", "toml": STAYS})
    assert played(world, "apr") != before
    assert (before, played(world, "apr", reason="nog eens")) == (BOOK, HOUSE)
    assert (played(world, "nov"), played(world, "later")) == (BOOK, BOOK), "other seasons, and none"
    typed = world.world.evenings["jan"].results[1, 1].typed
    assert isinstance(typed, SheetTyped)
    assert list(sheet_of(typed).match.points) == BOOK, "what was played stays as it was counted"
    again = world.world.evenings["apr"].results[1, 1].typed
    assert isinstance(again, SheetTyped)
    assert again.house == STAYS
    assert read_evening(evening_text("host", again)).what == again
    assert '"house"' not in evening_text("host", typed), "as it was always written"


def test_of_seasons_at_once_that_which_began_last_says_it() -> None:
    world = told()
    world.tell({"do": "house_rules", "season": "a", "toml": STAYS})
    assert [house(world, id) for id in ("jan", "apr", "nov", "later")] == ["Wij blijven zitten"] * 2 + ["", ""]
    world.tell({"do": "house_rules", "season": "b", "toml": LOW})
    assert [house(world, id) for id in ("jan", "apr", "nov")] == ["Wij blijven zitten", "Laag", "Laag"]
    world.tell({"do": "house_rules", "season": "b", "rules": "nts2002"})
    assert [house(world, id) for id in ("apr", "nov")] == ["Wij blijven zitten", ""]
    club = world.world.club
    assert club is not None
    assert house_at(club, world.world.evenings["apr"], "groenehart2011") == "", "another book is played as it stands"
    (kept,) = houses_of(club, "a")
    assert (kept.rules, kept.house.changes) == ("nts2002", (("east_wins", "stay"),))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"season": "zomer", "toml": STAYS}, "club_season_unknown"),
        ({"season": "a"}, "club_house_none"),
        ({"season": "a", "rules": "nts2002"}, "club_house_none"),
        ({"season": "a", "toml": 'rules = "nts2002"\n[options]\nminimun = 1\n'}, "house_no_option"),
        ({"season": "a", "toml": "rules ="}, "house_toml"),
        ({"season": "a", "toml": 'rules = "nmv144"\nformations = "lijst.toml"\n'}, "house_alone"),
    ],
)
def test_what_cannot_be_changes_nothing(line: dict[str, Any], code: str) -> None:
    world = told()
    length = world.world.club.length if world.world.club else 0
    with pytest.raises((ClubError, HouseError)) as wrong:
        world.tell({"do": "house_rules", **line})
    assert wrong.value.code == code
    assert world.world.club is not None
    assert world.world.club.length == length


def test_members_say_whether_they_come_until_the_hour_that_is_set() -> None:
    world = told()
    for set_to, until in (("", "19:30"), ("12:00", "12:00"), ("22:00", "19:30")):
        world.tell({"do": "settings", "answer_by": set_to})
        assert world.world.club is not None
        assert answers_until(world.world.club.settings, world.world.evenings["jan"]) == until
    with pytest.raises(WireError):
        world.tell({"do": "settings", "answer_by": "25:00"})
