"""The log of a club on the page: who, when, what, what stood there before; by evening, person, kind and day."""

from __future__ import annotations

import html
import re
from string import Formatter

from starlette.testclient import TestClient

from tests.web.club_roles import browser_of
from tests.web.club_world import tell
from tests.web.conftest import boundless
from windroos.club.club_events import CLUB_WORDS
from windroos.club.evening_events import EVENING_WORDS
from windroos.club.log_book import LOG_KINDS, LogTeller, teller
from windroos.text.club_log import SENTENCES
from windroos.text.web.club_log import WORDS
from windroos.web.app import create_app
from windroos.web.club.access import Access
from windroos.web.club.log import PAGE
from windroos.web.site import Site

WORDS_OF = {word: kind for kinds in (CLUB_WORDS, EVENING_WORDS) for kind, word in kinds.items()}


def entries(client: TestClient, asked: str = "") -> list[str]:
    """What the page says, entry by entry, without its signs."""
    page = client.get(f"/club/logboek{asked}")
    assert page.status_code == 200
    found = re.findall(r"<li><div>(.*?)</div></li>", page.text, re.DOTALL)
    return [" ".join(html.unescape(re.sub(r"<[^>]+>", " ", one)).split()) for one in found]


def test_everything_that_can_happen_has_a_sentence_and_a_kind() -> None:
    assert set(SENTENCES) == set(WORDS_OF)
    assert {word for words in LOG_KINDS.values() for word in words} == set(WORDS_OF)
    assert {f"log_kind_{kind}" for kind in LOG_KINDS} <= set(WORDS)
    for word, words in SENTENCES.items():
        for text in (words.nl, words.en):
            asked = {field for _, field, _, _ in Formatter().parse(text) if field}
            assert asked <= {*WORDS_OF[word].__annotations__, "result"}, word


def test_who_told_it_is_read_as_it_was_written() -> None:
    assert teller(Access("host").by) == LogTeller("host")
    assert teller(Access("secretary", "", "d1").by) == LogTeller("secretary", "", "d1")
    assert teller(Access("player", "anna", "d2").by) == LogTeller("player", "anna", "d2")
    assert teller(Access("table", evening="e3", table=4).by) == LogTeller("table", table=4)
    assert teller("door") == LogTeller("door")


def test_a_correction_shows_what_stood_there_and_why(club: Site, host: TestClient) -> None:
    players = ["anna", "bart", "cor", "dora"]
    result = {"do": "result", "evening": "e1", "table": 1, "players": players, "hands": 12}
    counts = {"mahjongs": [3, 2, 2, 1], "caused": [1, 2, 2, 3]}
    tell(club, {**result, **counts, "points": [802, 106, -300, -608], "reason": "bon van Anna de Vries nageteld"})
    first = entries(host)[0]
    assert first.startswith("Tafel 1: Anna de Vries +802, Bart van den Berg +106, Cor Jansen −300, Dora Visser −608")
    assert "punten: Anna de Vries +812, Bart van den Berg +96" in first
    assert "Reden: bon van Anna de Vries nageteld" in first
    assert "mahjongs" not in first
    assert "avond 9-1-2024" in first
    tell(club, {"do": "void", "evening": "e1", "table": 1, "reason": "verkeerde avond"})
    assert re.match(r"De uitslag van tafel 1 vervalt punten: Anna de Vries \+802.* → –", entries(host)[0])
    tell(club, {"do": "club", "name": "De Vijf Winden", "year": "09-01"})
    assert "naam: De Vier Winden → De Vijf Winden" in entries(host)[0]


def test_the_log_is_asked_by_evening_person_kind_and_day(club: Site, host: TestClient) -> None:
    assert len(entries(host)) == PAGE or len(entries(host)) < PAGE
    assert all("avond 9-1-2024" in one for one in entries(host, "?avond=e1"))
    assert len(entries(host, "?avond=e1")) == 4
    of_joost = entries(host, "?persoon=joost")
    assert of_joost == [one for one in of_joost if "Joost Ouwerkerk" in one]
    assert len(of_joost) == 1
    assert len(entries(host, "?soort=season")) == 1
    assert [one for one in entries(host, "?soort=result&avond=e1") if one.startswith("Tafel")] != []
    assert entries(host, "?dag=1990-01-01") == []
    assert host.get("/club/logboek?dag=gisteren").status_code == 422
    assert host.get("/club/logboek?blad=9999").status_code == 200
    for hostile in ("?soort=%22", "?avond=../x", "?persoon=%25", "?blad=-1", "?soort=result%00"):
        assert host.get(f"/club/logboek{hostile}").status_code == 200


def test_the_log_is_paged_and_goes_out_as_a_file(club: Site, host: TestClient) -> None:
    tell(
        club,
        *({"do": "adjust", "evening": "e3", "person": "anna", "points": at, "reason": "proef"} for at in range(1, 60)),
    )
    first, second = entries(host, "?soort=result"), entries(host, "?soort=result&blad=2")
    assert len(first) == PAGE
    assert 0 < len(second) < PAGE
    assert not set(first) & {one for one in second if "krijgt" in one}
    lines = host.get("/club/logboek.csv?soort=result").content.decode("utf-8-sig").splitlines()
    assert len(lines) == len(first) + len(second) + 1
    assert lines[0] == "Wanneer;Wie;Avond;Wat;Reden;Eerst;Nu"


def test_a_secretary_is_named_by_role_and_browser_and_who_is_erased_by_number(club: Site) -> None:
    app = create_app(boundless(club))
    secretary = browser_of(club, app, "secretary")
    live = {"origin": "http://testserver", "x-windroos": "live"}
    assert (
        secretary.post("/club/leden", data={"names": "Nina Zwart", "kind": "member"}, headers=live).status_code == 303
    )
    assert "secretaris" in entries(secretary, "?soort=people")[0]
    assert "Nina Zwart" in entries(secretary, "?soort=people")[0]
    tell(club, {"do": "erase", "person": "joost"})
    assert "Joost" not in secretary.get("/club/logboek").text
    assert "oud-lid 1" in entries(secretary, "?persoon=joost")[0]


def test_every_page_of_the_navigation_is_there(club: Site, host: TestClient) -> None:
    for path in re.findall(r'<a href="(/[^"]*)"', host.get("/club/logboek").text.partition("</nav>")[0]):
        assert host.get(path).status_code == 200, path
