"""Arrivals of cup evenings close where the club wants it; the closing list is ticked; exclusions end by themselves."""

from __future__ import annotations

import json

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.arrivals import awaited_by, closing_items
from windroos.club.errors import ClubError
from windroos.club.told import evening_text, read_evening

CUP = {"do": "evening", "id": "b", "date": "2024-03-05", "kind": "cup"}
LINES = (
    {"do": "club", "name": "Fu Hing", "year": "chinese"},
    {"do": "person", "id": "anna", "name": "Anna", "member": "2020-01-01"},
    {"do": "person", "id": "bram", "name": "Bram", "member": "2020-01-01"},
    CUP,
    {"do": "evening", "id": "c", "date": "2024-03-12"},
)


def told(**settings: object) -> ToldWorld:
    """A club with these settings."""
    world = ToldWorld(*LINES)
    world.tell({"do": "settings", **settings})
    return world


def here(world: ToldWorld, evening: str = "b") -> tuple[str, ...]:
    """Who is there."""
    return world.world.evenings[evening].here


def test_by_default_the_book_only_asks_to_be_early() -> None:
    world = told()
    assert world.world.club is not None
    settings = world.world.club.settings
    assert awaited_by(settings, world.world.evenings["b"]) == "19:30"
    assert awaited_by(settings, world.world.evenings["c"]) == ""
    world.tell({"do": "arrive", "evening": "b", "person": "anna", "at": "20:15"})
    assert here(world) == ("anna",)


def test_tables_seat_nobody_who_is_late_without_a_reason() -> None:
    world = told(cup_by="19:15", cup_closes=True)
    world.tell({"do": "person", "id": "carla", "name": "Carla"})
    world.tell(*({"do": "arrive", "evening": "b", "person": one, "at": "19:00"} for one in ("anna", "bram")))
    tables = {"do": "tables", "evening": "b", "tables": [["anna", "bram", "carla"]], "at": "19:20"}
    with pytest.raises(ClubError) as refused:
        world.tell(tables)
    assert refused.value.code == "club_late"
    assert here(world) == ("anna", "bram")
    world.tell({**tables, "reason": "trein met Bram"})
    assert here(world) == ("anna", "bram", "carla")
    assert world.world.evenings["b"].tables == (("anna", "bram", "carla"),)
    world.tell({**tables, "evening": "c"})


@pytest.mark.parametrize(
    ("at", "late"), [("18:00", False), ("19:15", False), ("19:16", True), ("23:59", True), ("00:20", True)]
)
def test_where_arrivals_close_who_is_late_gives_a_reason(at: str, late: bool) -> None:
    world = told(cup_by="19:15", cup_closes=True)
    for line in ({"do": "arrive", "person": "anna"}, {"do": "guest", "name": "Wim"}):
        if late:
            with pytest.raises(ClubError, match="19:15") as refused:
                world.tell({**line, "evening": "b", "at": at})
            assert refused.value.code == "club_late"
            assert len(here(world)) == (line["do"] == "guest")
        world.tell({**line, "evening": "b", "at": at, "reason": "trein met Bram" if late else ""})
    assert len(here(world)) == 2
    world.tell({"do": "arrive", "evening": "c", "person": "anna", "at": at})
    assert here(world, "c") == ("anna",)


def test_an_evening_that_begins_elsewhen_closes_then_and_who_is_there_stays() -> None:
    world = told(cup_closes=True)
    world.tell({**CUP, "begins": "20:00"})
    world.tell({"do": "arrive", "evening": "b", "person": "anna", "at": "19:45"})
    world.tell({"do": "arrive", "evening": "b", "person": "anna", "at": "21:45"})
    world.tell({"do": "arrive", "evening": "b", "person": "bram"})
    assert here(world) == ("anna", "bram")


def test_a_late_comer_joins_a_table_only_with_a_reason() -> None:
    world = told(cup_closes=True)
    for id in ("carla", "dirk", "els"):
        world.tell({"do": "person", "id": id, "name": id.title(), "member": "2020-01-01"})
    world.tell({"do": "tables", "evening": "b", "tables": [["anna", "bram", "carla", "dirk"]]})
    joins = {"do": "part", "evening": "b", "table": 1, "comes": "els", "at": "20:00"}
    with pytest.raises(ClubError) as refused:
        world.tell(joins)
    assert refused.value.code == "club_late"
    world.tell({**joins, "reason": "pech onderweg"})
    assert "els" in here(world)


def test_an_arrival_without_a_reason_is_stored_as_before() -> None:
    text = '{"by":"host","what":{"event":"arrived","person":"anna","at":"19:00"}}'
    stored = read_evening(text)
    assert json.loads(evening_text(stored.by, stored.what)) == json.loads(text)


def test_the_closing_list_is_the_clubs_own_and_keeps_no_name() -> None:
    world = told(closing="Stenen in de dozen\n\n  Sleutel naar Anna \nStenen in de dozen")
    assert world.world.club is not None
    items = closing_items(world.world.club.settings)
    assert items == ("Stenen in de dozen", "Sleutel naar {p:anna}")
    for item in items:
        world.tell({"do": "tick", "evening": "b", "item": item})
    world.tell({"do": "tick", "evening": "b", "item": items[0], "done": False})
    assert world.world.evenings["b"].ticked == items[1:]
    with pytest.raises(ClubError) as refused:
        world.tell({"do": "tick", "evening": "b", "item": "Afwassen"})
    assert refused.value.code == "club_item_unknown"
    world.tell({"do": "settings", "closing": ""})
    world.tell({"do": "tick", "evening": "b", "item": items[1], "done": False})
    assert not world.world.evenings["b"].ticked


def test_a_time_that_is_none_and_a_line_that_is_too_long_are_refused() -> None:
    with pytest.raises(ClubError):
        told(closing="x" * 201)


SILENT = """
name = "Proef"
kind = "season"
[table]
measure = "points"
[attendance]
absent = 0
absent_without_notice = -7
"""


def test_who_said_that_he_would_come_and_did_not_is_absent_without_notice() -> None:
    """Not who said no, nor who said nothing, nor who came and went; and not who sat at a table all the same."""
    world = ToldWorld(*LINES[:-1])
    people = ("cor", "dora", "els", "frits", "greet")
    world.tell(
        *({"do": "person", "id": one, "name": one.title(), "member": "2020-01-01"} for one in people),
        {"do": "season", "id": "s", "from": "2024-01-01", "until": "2024-12-31", "toml": SILENT},
        {"do": "evening", "id": "c", "date": "2024-03-12"},
        *({"do": "answer", "evening": "c", "person": one, "coming": True} for one in ("anna", "bram", "cor", "dora")),
        {"do": "answer", "evening": "c", "person": "els", "coming": False},
        {"do": "arrive", "evening": "c", "person": "bram", "at": "19:20"},
        {"do": "leave", "evening": "c", "person": "bram", "at": "19:40"},
        {"do": "result", "evening": "c", "table": 1, "players": ["cor", "frits", "greet"], "points": [4, -1, -3]},
    )
    assert world.world.evenings["c"].without_notice == ("anna", "dora")
    rows = world.shown({"do": "show", "what": "standings", "season": "s"})["rows"]
    assert {row["person"]: row["score"] for row in rows} == {
        "cor": "4", "bram": "0", "els": "0", "frits": "-1", "greet": "-3", "anna": "-7", "dora": "-7",
    }  # fmt: skip
    (line,) = world.shown({"do": "show", "what": "explain", "season": "s", "person": "anna"})["lines"]
    assert [item["code"] for item in line["items"]] == ["absent_without_notice"]
