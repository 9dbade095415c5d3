"""What a club agrees, on paper: what a season plays otherwise than its book; and cards that open nothing yet."""

from __future__ import annotations

import re
from datetime import date
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.club.test_season_houses import LOW, STAYS
from tests.web.club_world import CLUB, TODAY, tell
from windroos.club.house_changes import house_changes
from windroos.club.prints.house_rules import house_rules
from windroos.club.prints.source import PrintSource
from windroos.club.season_houses import house_of
from windroos.hosting.club_folder import ClubFolder
from windroos.printing.document import PrintTable, PrintText
from windroos.text.words import Lang
from windroos.web.site import Site


def printed(site: Site, today: date = TODAY, lang: Lang = "nl") -> tuple[list[str], list[str]]:
    """The texts and the cells of the print of the house rules."""
    world = ClubFolder(site.store).world()
    assert world.club is not None
    blocks = house_rules(PrintSource(world.club, world.evenings, world.names.__getitem__, lang, today)).blocks
    texts = [one.text for one in blocks if isinstance(one, PrintText)]
    return texts, [str(cell) for one in blocks if isinstance(one, PrintTable) for row in one.rows for cell in row.cells]


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_house_rules_on_paper_have_what_the_season_plays_otherwise(site: Site, lang: Lang) -> None:
    tell(site, *CLUB)
    before = printed(site, lang=lang)
    tell(site, {"do": "house_rules", "season": "s23", "toml": STAYS})
    texts, cells = printed(site, lang=lang)
    assert "Wij blijven zitten" in texts
    for line in house_changes(house_of(STAYS), lang):
        assert {line.name, line.now, line.was} <= set(cells) - set(before[1])
    assert printed(site, date(2030, 1, 1)) == printed(site, date(2030, 1, 2)), "of a season that is over, no more"
    assert "Wij blijven zitten" not in printed(site, date(2030, 1, 1))[0]


def test_a_newer_season_has_its_own(site: Site) -> None:
    days = {"from": "2024-09-01", "until": "2025-08-31"}
    tell(site, *CLUB, {"do": "season", "id": "s24", "formula": "groenehart", **days})
    for season, rules in (("s23", STAYS), ("s24", LOW)):
        tell(site, {"do": "house_rules", "season": season, "toml": rules})
    assert "Laag" not in printed(site)[0]
    later = printed(site, date(2024, 10, 1))[0]
    assert "Laag" in later
    assert "Wij blijven zitten" not in later


def test_a_card_without_a_code_says_what_to_do(client: TestClient, site: Site) -> None:
    tell(site, *CLUB, {"do": "member_card", "person": "anna"})
    cards = client.get("/club/print/ledenkaarten").text.split('<section class="mcard">')[1:]
    said = [" ".join(unescape(re.sub(r"<[^>]+>", " ", card)).split()) for card in cards]
    without = ["Nog geen code. Maak de kaart bij Leden" in text for text in said]
    assert without == ["Anna" not in text for text in said]
    assert any(without)
