"""Where a store is, and that nobody who is told of it is told a password."""

from __future__ import annotations

from pathlib import Path

import pytest

from windroos.store.errors import StoreError
from windroos.store.place import ServerPlace, beside, file_of, place_of

HERE = Path("/here")


def served(text: str) -> ServerPlace:
    place = place_of(text, HERE)
    assert isinstance(place, ServerPlace)
    return place


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://", "postgresql:///"),
        ("postgres://windroos@/club", "postgresql://windroos@/club"),
        ("postgresql://db.lan", "postgresql://db.lan/"),
        ("postgresql://w@one:5432,two/club?sslmode=require", "postgresql://w@one:5432,two/club"),
        ("postgresql://w:hunter2@db.lan/club", "postgresql://w@db.lan/club"),
        ("postgresql://w@[::1]:5432/club?password=hunter2", "postgresql://w@[::1]:5432/club"),
        ("postgresql://:hunter2@db.lan/club", "postgresql://db.lan/club"),
    ],
)
def test_an_address_is_shown_without_what_nobody_may_see(text: str, shown: str) -> None:
    place = served(text)
    assert str(place) == shown
    assert "hunter2" not in f"{place!r} {place}"
    assert place.has_password == ("hunter2" in text)
    assert beside(place).parent == HERE


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://w:hunter2/part@db.lan/club",
        "postgresql://w:hunter2@part@db.lan/club",
        "postgresql://w:1?hunter2@db.lan/club",
        "postgresql://w:1#hunter2@db.lan/club",
        "postgresql://w:1?a=hunter2@db.lan/club",
        "mysql://w:hunter2@db.lan/club",
        "sqlite:///hunter2",
    ],
)
def test_an_address_that_cannot_be_read_is_refused_unsaid(text: str) -> None:
    with pytest.raises(StoreError) as refused:
        place_of(text, HERE)
    assert refused.value.code == "store_url"
    assert "hunter2" not in f"{refused.value} {refused.value.values}"


def test_a_place_that_is_no_address_is_a_file() -> None:
    assert file_of(place_of("", HERE)) == HERE / "windroos.db"
    assert file_of(place_of("/there/club.db", HERE)) == Path("/there/club.db")
    with pytest.raises(StoreError) as refused:
        file_of(served("postgresql://db.lan/club"))
    assert refused.value.code == "store_no_file"
