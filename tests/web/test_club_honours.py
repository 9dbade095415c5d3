"""Honours wherever they are shown: the roll, the list for the engraver, the year book, a person's page, an evening."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.club_program import PROGRAM, forms, hand
from tests.web.club_world import CLUB, tell
from tests.web.test_club_figures import words
from windroos.hosting.club_folder import ClubFolder
from windroos.web.site import Site

TWENTY_ONE: tuple[dict[str, Any], ...] = (
    {"do": "numbers", "formations": {"jade": 33}},
    *(
        told
        for number in range(1, 22)
        for told in forms(
            f"t{number}",
            f"2024-01-{number + 9:02}",
            hand(
                "anna",
                (250 if number <= 3 else 1000 if number >= 20 else 500, 0, 0, 0),
                special={"number": number},
            ),
        )
    ),
)
PAST = {"do": "honour", "year": 1998, "title": "Clubkampioen", "people": ["cor"], "source": "jaarboek 1998"}


@pytest.fixture
def club(client: TestClient, site: Site) -> TestClient:
    tell(site, *CLUB, *PROGRAM, *TWENTY_ONE, PAST)
    return client


@pytest.mark.parametrize("path", ["erelijst", "graveerlijst"])
def test_all_honours_are_printed(club: TestClient, path: str) -> None:
    """Champions, cups, what was typed with its source, the champion of each year, and the earliest twenty-one."""
    said = words(club, f"/club/print/{path}")
    assert "Van vroeger, zoals overgenomen" in said
    assert "1998 Clubkampioen Cor Jansen jaarboek 1998" in said
    assert "Mah-Jongkampioen van het jaar (144 regels)" in said
    assert "2024 Anna de Vries 41" in said, "20 and 21 against one hand of 33"
    assert "Vroegste eenentwintig vol (het boek: 27 april) 30 januari Anna de Vries" in said
    assert "Eenentwintig vol in de minste spellen (het boek: 734) 21 Anna de Vries" in said
    assert "20 februari 2024 Cor Jansen 1" in said, "the cup"


def test_a_title_that_stands_is_printed_as_it_was_given(club: TestClient, site: Site) -> None:
    """A result that is corrected after the title was given changes the standings, and not the roll."""
    given = champions(club)
    tell(site, {"do": "end_season", "season": "s23", "date": "2024-08-31"})
    assert champions(club) == given
    world = ClubFolder(site.store).world()
    assert world.club is not None
    winner = world.club.competition.endings["s23", ""].people[0]
    assert (winner, "Groene Hart 2023-2024 Els Bakker" in given) == ("els", True)
    for evening in world.evenings.values():
        for (table, part), kept in evening.results.items():
            if kept.typed is not None and winner in kept.typed.players:
                tell(
                    site,
                    {"do": "reopen", "evening": evening.id},
                    {"do": "void", "evening": evening.id, "table": table, "part": part, "reason": "nooit gespeeld"},
                )
    assert "Groene Hart 2023-2024 Els Bakker" in champions(club), "nobody gave it to another"


def champions(club: TestClient) -> str:
    """The champions on the roll of honour, without their scores."""
    said = words(club, "/club/print/erelijst").partition("Mah-Jongkampioen")[0].partition("Bekers")[0]
    return said.partition("Kampioenen")[2]


def test_a_person_has_a_list_of_titles_and_cups(club: TestClient) -> None:
    said = words(club, "/club/speler/cor")
    assert "Titels en bekers" in said
    assert "1998 Clubkampioen getypt, bron: jaarboek 1998" in said
    assert "2024 " in said.partition("Titels en bekers")[2]
    assert "20-2-2024" in said.partition("Titels en bekers")[2].partition("1998")[0], "the cup, on that evening"
    assert 'href="/club/avond/p2"' in club.get("/club/speler/cor").text
    assert "Mah-Jongkampioen van het jaar met een ZBMJ-totaal van 41" in words(club, "/club/speler/anna")
    assert "Titels en bekers" not in words(club, "/club/speler/joost")


def test_special_hands_of_an_evening_lead_to_their_page(club: TestClient) -> None:
    """By the number that the club has given them; what is no special hand is not among them."""
    page = club.get("/club/avond/p2?deel=uitslag").text
    assert '<a href="/club/avond/p2/spel/1/1/2"><b>Jadespel (nummer 33)</b></a>' in page
    assert page.count('href="/club/avond/p2/spel/') == 2
    assert club.get("/club/avond/p2/spel/1/1/2").status_code == 200
    assert "Pee ling eet cake (nummer 51)" in words(club, "/club/avond/p1?deel=uitslag")


def test_who_makes_the_twenty_one_full_is_told_at_the_end_of_that_evening(club: TestClient) -> None:
    said = "Anna de Vries heeft deze avond de eenentwintig vol gemaakt."
    assert said in words(club, "/club/avond/t21?deel=uitslag")
    assert said not in words(club, "/club/avond/t20?deel=uitslag")
