"""The places where a store may be: a file, and a database of a server of Debian's packages, where that can be had."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from tools.postgres import QUICK, DatabaseServer, NoServerError, database_server
from windroos.store.place import DATABASE, Place, ServerPlace, place_of

NewPlace: TypeAlias = Callable[[], Place]
NewServerPlace: TypeAlias = Callable[[], ServerPlace]


def typed(place: Place) -> tuple[str, str]:
    """A place as programs of the tests are given it: as it is typed, and its folder."""
    return (str(place), str(place.parent)) if isinstance(place, Path) else (place.url, str(place.folder))


@pytest.fixture(scope="session")
def server() -> Iterator[DatabaseServer]:
    """One server a process of the tests, started where it is asked for first."""
    try:
        pytest.importorskip("psycopg")
        with database_server(**QUICK) as started:
            yield started
    except NoServerError as why:
        pytest.skip(f"no PostgreSQL: {why}")


@pytest.fixture
def new_server_place(server: DatabaseServer, tmp_path: Path) -> NewServerPlace:
    folders = iter(range(1_000_000))

    def made() -> ServerPlace:
        place = place_of(server.room(), tmp_path / f"served{next(folders)}")
        assert isinstance(place, ServerPlace)
        return place

    return made


@pytest.fixture(params=["sqlite", "postgresql"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> NewPlace:
    """Makes a place where nothing is yet, in either database."""
    if request.param == "postgresql":
        made: NewPlace = request.getfixturevalue("new_server_place")
        return made
    folders = iter(range(1_000_000))
    return lambda: tmp_path / str(next(folders)) / DATABASE


@pytest.fixture
def place(new_place: NewPlace) -> Place:
    """A place where nothing is yet, in either database."""
    return new_place()


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """A folder to which something is copied, of another disk as it were."""
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder
