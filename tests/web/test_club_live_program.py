"""The score program while a table of the club plays: by the club's own list and rulings, over the parts of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.club_program import GOLDEN, PEOPLE
from tests.web.club_world import CLUB, tell
from tests.web.conftest import KEY
from tests.web.thumb import Thumb, type_hand
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app
from windroos.web.site import Site

WHERE = "/club/avond/n1"
TONIGHT: tuple[dict[str, Any], ...] = (
    {"do": "evening", "id": "n1", "date": "2024-05-07", "rules": "nmv144"},
    *({"do": "arrive", "evening": "n1", "person": one} for one in (*PEOPLE, "dora")),
    {"do": "tables", "evening": "n1", "method": "hand", "tables": [list(PEOPLE)], "winds": True},
)


@pytest.fixture
def desk(site: Site) -> Iterator[TestClient]:
    tell(site, *CLUB, *TONIGHT)
    headers = {"accept-language": "nl", "origin": "http://localhost"}
    with TestClient(create_app(site), headers=headers, base_url="http://localhost") as client:
        client.get(f"/host/{KEY}")
        yield client


def sheet(desk: TestClient, site: Site, part: int = 1) -> str:
    """The score sheet of a part of table 1, opened at the desk."""
    players = ClubFolder(site.store).world().evenings["n1"].parts[1, part].players
    seats = {f"seat-{at}": one for at, one in enumerate(players)}
    assert desk.post(WHERE, data={"do": f"sheet:1:{part}", **seats}).status_code == 200
    return ClubFolder(site.store).world().evenings["n1"].parts[1, part].sheet


def test_the_table_counts_by_the_list_and_the_rulings_of_its_club(desk: TestClient, site: Site) -> None:
    """Rules 127, 134 and 138: what the table shows is what the club's pages show of it afterwards."""
    thumb, id = Thumb(desk), sheet(desk, site)
    type_hand(thumb, id, 1, (0, 1000, 0, 0), "jade")
    assert "Nummer onbekend, dus niet meegeteld: Jadespel" in thumb.go(f"/tellen/{id}").words
    tell(site, {"do": "numbers", "formations": {"jade": 33}})
    said = thumb.go(f"/tellen/{id}").words
    assert "33 All Round-punten in één spel" in said, "as soon as the club has the number"
    assert "Nummer onbekend" not in said
    type_hand(thumb, id, 0, (80, 640, 0, 0))
    assert "33 All Round-punten in 2 spellen" in thumb.go(f"/tellen/{id}").words
    tell(site, {"do": "settings", "rulings": {"losers": "yes"}})
    assert "39 All Round-punten in 2 spellen" in thumb.go(f"/tellen/{id}").words, "a loser's overscore, as it rules"


def test_an_earlier_part_that_is_still_open_counts_too(desk: TestClient, site: Site) -> None:
    """Somebody went, and nobody took over what had been played: possessions go on all the same."""
    thumb, first = Thumb(desk), sheet(desk, site)
    type_hand(thumb, first, 0, (80, 0, 0, 0))
    tell(site, {"do": "part", "evening": "n1", "table": 1, "goes": "frits", "comes": "dora", "at": "21:00"})
    id = sheet(desk, site, 2)
    type_hand(thumb, id, 0, (80, 0, 0, 0))
    said = thumb.go(f"/tellen/{id}").words
    assert "bezit 3.960 · 0 All Round-punten in 2 spellen" in said, "3000, and twice 3 x 160 as East"
    assert "bezit 2.840 · 0 All Round-punten in één spel" in said, "Dora began with 3,000"


def test_a_later_part_of_a_table_goes_on_where_the_first_one_ended(desk: TestClient, site: Site) -> None:
    """Rules 7, 126 and 138: possessions, points and hands are those of the day; who has gone is named."""
    result = {"do": "hands", "evening": "n1", "table": 1, "rules": "nmv144", "players": list(PEOPLE)}
    tell(
        site,
        {**result, "hands": list(GOLDEN)},
        {"do": "part", "evening": "n1", "table": 1, "goes": "frits", "comes": "dora", "at": "21:00"},
    )
    thumb, id = Thumb(desk), sheet(desk, site, 2)
    assert "bezit" not in thumb.go(f"/tellen/{id}").words, "nothing was played yet"
    type_hand(thumb, id, 0, (80, 0, 0, 0))
    said = thumb.go(f"/tellen/{id}").words
    assert "bezit 1.820 · 0 All Round-punten in 5 spellen" in said, "Anna had 1,340, and is East: 3 x 160"
    assert "bezit 2.840 · 0 All Round-punten in één spel" in said, "Dora began with 3,000"
    assert "6 All Round-punten in 5 spellen" in said, "Bart still wears his scarf"
    assert "Grootste bezit: Bart van den Berg, 5.280." in said
