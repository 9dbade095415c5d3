"""Pages of who sits at a table or holds a card fit every screen, axe finds nothing; records and undoing too."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.web.club_world import CLUB, MEMBERS, house_of, tell
from tests.web.conftest import KEY, apart, serving
from tests.web.measuring import Look, faults_of_states, window
from tests.web.states import PageState
from windroos.web.app import open_site
from windroos.web.club.evening.at_table import table_link
from windroos.web.club.rights import OPENING
from windroos.web.settings import Settings
from windroos.web.tokens import Token

TABLE: Final = [*MEMBERS][2:6]
TOLD: Final[tuple[dict[str, Any], ...]] = (
    {"do": "evening", "id": "nu", "date": str(date.today()), "rules": "groenehart2011"},
    {"do": "tables", "evening": "nu", "tables": [TABLE]},
    {"do": "result", "evening": "nu", "table": 1, "players": TABLE, "points": [12_030, 10, -10, -12_030]},
    {"do": "agree", "evening": "nu", "table": 1, "person": TABLE[0]},
    {"do": "agree", "evening": "nu", "table": 1, "person": TABLE[1], "agrees": False, "note": "x" * 60},
    {"do": "record", "rules": "nts2002", "kind": "highest_end", "value": 9_120, "people": ["frits"], "year": 1998,
     "source": "het jubileumboek van de club, bladzijde 12"},
    {"do": "import", "id": "in1", "digest": "x", "shapes": ["long"],
     "people": [{"id": "q1", "name": "Bartholomeus van den Berg-Oosterhuis"}],
     "evenings": [{"id": "old", "date": "2019-05-05", "totals": [
         {"person": "q1", "points": 120_000}, {"person": "frits", "points": None}]}]},
)  # fmt: skip


CUP_DAYS: Final = ("2020-03-03", "2020-04-07", "2020-05-05", "2020-06-02")
CUPS: Final[tuple[dict[str, Any], ...]] = (
    {"do": "season", "id": "all", "from": "2020-01-01", "until": "2039-12-31", "formula": "fuhing"},
    {"do": "season", "id": "first", "from": "2020-01-01", "until": "2020-05-31", "formula": "fuhing"},
    {"do": "cup", "id": "late", "season": "all"},
    {"do": "cup", "id": "kept", "season": "first"},
    *({"do": "evening", "id": f"b{at}", "date": day, "kind": "cup", "rules": "hongkong"}
      for at, day in enumerate((*CUP_DAYS, "2020-07-07"), 1)),
    *({"do": "result", "evening": f"b{at}", "table": 1, "players": TABLE, "points": [-10, -10, -10, 30]}
      for at in range(1, len(CUP_DAYS) + 1)),
)  # fmt: skip
"""One cup is kept and the next not there yet; of the other the holder is late."""


class OwnPages(NamedTuple):
    """A server, what opens a table, and what opens a card."""

    address: str
    table: str
    card: str


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnPages]:
    folder: Path = tmp_path_factory.mktemp("own")
    site = open_site(Settings(folder, apart=False))
    tell(site, *CLUB, *TOLD, *CUPS)
    card = str(tell(site, {"do": "member_card", "person": TABLE[3]})[0]["card"])
    table = table_link(house_of(site), "nu", 1).partition("/club")[2]
    opening = f"{OPENING}/{site.tokens.make(Token('card', card))}"
    apart(site.store.close())
    with serving(folder) as address:
        yield OwnPages(address, f"/club{table}", opening)


@pytest.mark.parametrize("look", [Look("nl", "light"), Look("en", "dark")], ids=lambda look: look.lang)
def test_every_page_fits_and_axe_finds_nothing(browser: Browser, pages: OwnPages, look: Look) -> None:
    public = ("/club/records", "/club/invoer/ongedaan?import=in1", "/club/avond/old", "/club/avond/nu", "/club/bekers")
    host = (f"/host/{KEY}", (*public, "/club/avond/b3"))
    found, shown = [], (host, (pages.table, ("/club/tafel",)), (pages.card, ("/mij",)))
    for opening, paths in shown:
        with window(browser, look) as page:
            page.goto(pages.address + opening)
            found += faults_of_states(page, pages.address, [PageState(path, path) for path in paths], look)
    assert not found, "\n".join(found)
