"""Where points are lost over a season of a club: of the player whom a card is tied to, on his own devices alone."""

from __future__ import annotations

import gzip
import html
import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from tests.web.club_world import CLUB, tell
from tests.web.conftest import apart, serving
from tests.web.measuring import SCREENS, Look, faults, violations, window
from tests.web.tied_world import GAME, begin, card_of, open_card, phone, played
from windroos.hosting.clubs import Clubs
from windroos.text.web.review_season import WORDS
from windroos.web.application import Application
from windroos.web.review.season import ClubSeason, SeasonAsked, chosen, season_page
from windroos.web.site import Site
from windroos.web.who_reads import Reader

HERE = "/nakijken/seizoen"
DAY = timedelta(days=1)
NOW, PAST = "nu1", "s23"


def address(site: Site, season: str) -> str:
    return ClubSeason(f"{Clubs(site.store).first}.{season}", "", date.min, date.max).key


@pytest.fixture
def club(site: Site) -> Site:
    """A club with a season that is on, one of years ago, and one to come."""
    today = date.today()
    days = {"from": str(today - 30 * DAY), "until": str(today + 30 * DAY)}
    tell(
        site,
        *CLUB,
        {"do": "season", "id": NOW, "formula": "groenehart", "name": "De herfst", **days},
        {"do": "season", "id": "later", "from": str(today + 40 * DAY), "until": str(today + 80 * DAY),
         "formula": "groenehart", "name": "De lente"},
    )  # fmt: skip
    return site


def asked(client: TestClient, season: str = "", **more: str) -> str:
    return str(client.get(HERE, params={"seizoen": season, **more}).text)


def test_her_games_of_the_days_of_a_season_and_no_others(anna: TestClient, club: Site) -> None:
    page = asked(anna, address(club, NOW))
    assert "in het seizoen De Vier Winden: De herfst, van" in page
    assert WORDS["season_done"].to("nl").format(done="2", count=2) in page
    assert f"/spelen/{GAME}/hand/1/nakijken" in page
    past = asked(anna, address(club, PAST))
    assert WORDS["season_club_none"].nl in past
    assert GAME not in past
    assert "De lente" not in page, "what has not begun has no hands"


def test_the_card_leads_there_where_she_is_known_and_nowhere_else(
    anna: TestClient, club: Site, app: Application
) -> None:
    link = html.unescape(re.findall(rf'href="({HERE}\?seizoen=[^"]+)"', anna.get("/mij").text)[0])
    assert "De herfst" in anna.get(link).text
    found = open_card(club, phone(app), card_of(club, "anna"))
    assert HERE not in found.get("/mij").text
    assert "De herfst" not in found.get(link).text
    assert GAME not in found.get(link).text
    other = begin(phone(app), "Wilhelmina")
    assert "De herfst" not in other.get(link).text
    anna.post("/ik/club", data={"club": Clubs(club.store).first})
    assert "De herfst" not in anna.get(link).text, "a tie that is loosened offers no season"
    assert GAME in anna.get(link).text, "her hands stay hers"


def test_of_what_others_played_in_the_same_browser_nothing_is_in_it(anna: TestClient, club: Site) -> None:
    """A tablet keeps the seats of whoever sits down there; a season is one person's."""
    played(club, anna, "dddddddd", "hongkong")
    assert "dddddddd" in asked(anna, boek="hongkong")
    page = asked(anna, address(club, NOW), boek="hongkong")
    assert "dddddddd" not in page
    assert GAME in page


def test_a_choice_keeps_the_others() -> None:
    season = ClubSeason("a.b c&d", "X", date(2026, 1, 1), date(2026, 12, 31))
    shown = SeasonAsked(("mcr",), "mcr", (2025, 2026), 2026, (season,), season)
    assert shown.address(jaar=0) == "?boek=mcr&seizoen=a.b+c%26d"
    assert shown.address(seizoen="") == "?boek=mcr&jaar=2026"
    page = gzip.decompress(season_page(shown, [], 0, Reader("en"))).decode()
    assert 'href="/nakijken/seizoen?boek=mcr&amp;seizoen=a.b+c%26d" aria-current="true"' in page
    assert "from 2026-01-01 to 2026-12-31" in page
    assert chosen([], "", "", (season,), season) == (SeasonAsked(seasons=(season,), season=season), [])
    assert [season.has(one) for one in (season.since - DAY, season.since, season.until, season.until + DAY)] == [
        False, True, True, False,
    ]  # fmt: skip


@pytest.mark.parametrize("look", [Look("nl", "dark"), Look("en", "light")], ids=lambda look: look.lang)
def test_the_page_fits_and_axe_finds_nothing(browser: Browser, anna: TestClient, club: Site, look: Look) -> None:
    kept = {name: anna.cookies[name] for name in ("profile", "club")}
    season, folder = address(club, NOW), club.settings.folder
    apart(club.store.close())
    found: list[str] = []
    with serving(folder) as at, window(browser, look) as page:
        page.context.add_cookies([{"name": name, "value": value, "url": at} for name, value in kept.items()])
        page.goto(f"{at}/mij")
        page.get_by_role("link", name=re.compile("seizoen|season")).click()
        expect(page.locator("nav a[aria-current]").first).to_be_visible()
        expect(page).to_have_url(re.compile(re.escape(season.partition(".")[0])))
        found += faults(page, "a season of a club", SCREENS) + violations(page, "a season of a club")
        page.goto(f"{at}{HERE}?seizoen={season.partition('.')[0]}.{PAST}")
        found += faults(page, "a season without hands", SCREENS) + violations(page, "a season without hands")
    assert not found, "\n".join(found)
