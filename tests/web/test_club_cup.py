"""A cup on the pages: whoever has it is told when to hand it in, and the third win says that a new one is needed."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.club_roles import open_pass
from tests.web.club_world import CLUB, tell
from tests.web.test_club_agreement import phone
from tests.web.test_club_figures import words
from windroos.text.dates import long_day
from windroos.web.app import create_app
from windroos.web.site import Site

SEASON = {"do": "season", "id": "bokaal", "from": "2020-01-01", "until": "2039-12-31", "formula": "fuhing"}
CUP = {"do": "cup", "id": "cup", "season": "bokaal"}


def cup_evening(id: str, day: date | str, winner: str = "") -> list[dict[str, Any]]:
    """A cup evening; it was played where somebody won it."""
    planned = {"do": "evening", "id": id, "date": str(day), "kind": "cup", "rules": "hongkong"}
    people = [winner, *[one for one in ("anna", "bart", "cor", "dora", "els") if one != winner][:3]]
    won = {"do": "result", "evening": id, "table": 1, "players": people, "points": [90, 10, -40, -60]}
    return [planned, won, {"do": "close", "evening": id}] if winner else [planned]


@pytest.mark.parametrize(("to_come", "late"), [(5, False), (-2, True)], ids=["in-time", "overdue"])
def test_who_has_the_cup_reads_on_his_own_page_until_when(site: Site, to_come: int, *, late: bool) -> None:
    """House rule 7 of Fu Hing: one day before the next cup evening, at the restaurant."""
    today = date.today()
    following = today + timedelta(to_come)
    tell(site, *CLUB, SEASON, CUP, *cup_evening("c1", today - timedelta(40), "anna"), *cup_evening("c2", following))
    app = create_app(site)
    said = {}
    for person in ("anna", "bart"):
        browser, card = phone(app), str(tell(site, {"do": "member_card", "person": person})[0]["card"])
        open_pass(site, browser, "card", card)
        said[person] = words(browser, "/mij")
    due = long_day(following - timedelta(1), "nl")
    assert "U hebt de beker thuis: Fu Hing" in said["anna"]
    assert f"Lever hem uiterlijk {due} in, in het restaurant." in said["anna"]
    assert ("Dat had al gemoeten." in said["anna"]) is late
    assert "de beker" not in said["bart"]
    tell(site, {"do": "hand_in", "cup": "cup", "date": str(today)})
    assert "de beker" not in words(browser, "/mij")


def test_the_third_win_of_a_year_says_that_the_cup_is_kept_and_a_new_one_is_needed(
    client: TestClient, site: Site
) -> None:
    """House rule 10; the next cup begins at zero (K3), and is spoken of as long as nobody won it."""
    days = ("2023-10-03", "2023-11-07", "2023-12-05")
    held = [line for at, day in enumerate(days, 1) for line in cup_evening(f"c{at}", day, "bart")]
    tell(site, *CLUB, SEASON, CUP, *held)
    kept = "De beker is nu voorgoed van Bart van den Berg. Er is een nieuwe nodig; wie die wint, telt weer vanaf nul."
    assert "De beker van de avond gaat naar Bart van den Berg." in words(client, "/club/avond/c2")
    third = words(client, "/club/avond/c3")
    assert third.count(kept) == 2, "the page, and its text for the mail"
    cups = words(client, "/club/bekers")
    assert "Beker 2" in cups
    assert "Beker 1 is sinds 5-12-2023 voorgoed van Bart van den Berg. Zorg voor een nieuwe" in cups
    tell(site, *cup_evening("c4", "2024-01-16", "cor"))
    cups = words(client, "/club/bekers")
    assert "Thuis bij Cor Jansen sinds 16-1-2024" in cups
    assert "Zorg voor een nieuwe" not in cups
