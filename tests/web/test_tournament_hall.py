"""What a hall is told: a message, who calls, where one sits, what one needs, and who is there no more for his prize."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import be_host, boundless
from tests.web.thumb import Thumb
from tests.web.tournament_world import tell_tournament
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.tournament.seats import seated
from windroos.web.app import create_app
from windroos.web.site import Site

ID = "zaal2026"
AT = f"/toernooi/{ID}"
NAMES = ("Anna", "Bart", "Cor", "Dora", "Els", "Frits", "Greet", "Hans")
ROUNDS = [[[1, 2, 3, 4], [5, 6, 7, 8]], [[5, 1, 6, 2], [7, 3, 8, 4]]]
FIRST = (
    {"do": "call", "round": 1, "minutes": 90},
    {"do": "result", "round": 1, "table": 1, "points": [60, -10, -20, -30]},
    {"do": "result", "round": 1, "table": 2, "points": [30, 10, -10, -30]},
    {"do": "clock", "act": "start"},
    {"do": "clock", "act": "end"},
    {"do": "call", "round": 2, "minutes": 90},
)


@pytest.fixture
def hall(site: Site) -> Site:
    tell_tournament(
        site, ID,
        [
            {"do": "tournament", "id": ID, "formula": "nts-toernooi", "players": 8, "rounds": 2},
            *({"do": "entrant", "id": f"p{at}", "name": name} for at, name in enumerate(NAMES, 1)),
            {"do": "entrant", "id": "r1", "name": "Reserve Rob", "reserve": True},
            {"do": "numbers", "numbers": {f"p{at}": at for at in range(1, 9)}},
            {"do": "schedule", "rounds": ROUNDS},
            {"do": "programme", "rounds": [
                {"round": 1, "day": "2026-11-28", "begins": "10:00", "minutes": 90},
                {"round": 2, "day": "2026-11-29", "begins": "09:30", "minutes": 90},
            ]},
        ],
    )  # fmt: skip
    return site


@pytest.fixture
def page(hall: Site) -> Thumb:
    """The host, who sees what everybody sees, and the desk."""
    return Thumb(be_host(TestClient(create_app(boundless(hall)), headers={"accept-language": "nl"})))


def test_a_message_stands_on_all_screens_and_phones_until_it_is_taken_away(hall: Site, page: Thumb) -> None:
    everywhere = (AT, f"{AT}/tafel/1", f"{AT}/leiding", *(f"{AT}/scherm/{what}" for what in ("klok", "stand", "alles")))
    page.client.post(f"{AT}/leiding", data={"do": "message", "text": "Anna heeft een   jas gevonden"})
    for path in everywhere:
        assert "Anna heeft een jas gevonden" in page.go(path).words, path
    state = TournamentFolder(hall.store).world(ID).there()
    assert "Anna" not in state.message, "names are kept apart"
    assert "Bericht aan de zaal" in page.go(f"{AT}/leiding/logboek").words
    page.client.post(f"{AT}/leiding", data={"do": "message_off"})
    assert all("gevonden" not in page.go(path).words for path in everywhere)


def test_the_desk_sees_who_calls_and_who_has_not_paid(hall: Site, page: Thumb) -> None:
    assert "Niet betaald" not in page.go(f"{AT}/leiding").words, "where nobody pays nobody is asked"
    tell_tournament(hall, ID, [*FIRST, {"do": "entrant", "id": "p1", "paid": 1500}])
    tell_tournament(hall, ID, [{"do": "referee", "round": 2, "table": 2, "note": "Te veel stenen"}])
    words = page.go(f"{AT}/leiding").words
    assert "Scheidsrechter: tafel 2" in words
    assert "Niet betaald: 8" in words


def test_the_welcome_shows_the_programme_with_its_days(page: Thumb) -> None:
    for path in (f"{AT}/scherm/welkom", AT):
        words = page.go(path).words
        assert "zaterdag 28 november 2026" in words
        assert words.index("10:00") < words.index("zondag 29 november 2026") < words.index("09:30")


def test_the_table_card_says_how_a_phone_gets_onto_the_network(page: Thumb) -> None:
    card = f"{AT}/print/tafelkaarten"
    assert "Wifi:" not in page.go(card).words
    page.client.post(f"{AT}/leiding", data={"do": "network", "network": "Zaal", "password": "vierwinden"})
    words = page.go(card).words
    assert "Wifi: Zaal" in words
    assert "Wachtwoord: vierwinden" in words


def test_a_table_asks_what_it_needs_before_the_last_round_alone(hall: Site, page: Thumb) -> None:
    tell_tournament(hall, ID, FIRST[:1])
    assert "Wat heb ik nodig?" not in page.go(f"{AT}/tafel/1").words
    tell_tournament(hall, ID, FIRST[1:])
    assert [path for path in page.go(f"{AT}/tafel/1").text.split('"') if path.endswith("/nodig")] == [
        f"{AT}/speler/{number}/nodig" for number in ROUNDS[1][0]
    ]
    tell_tournament(hall, ID, [{"do": "hide", "after": 1}])
    assert "/nodig" not in page.go(f"{AT}/tafel/1").text


def test_everybody_finds_where_he_sits_himself(hall: Site, page: Thumb) -> None:
    tell_tournament(hall, ID, [*FIRST, {"do": "withdraw", "entrant": "p1", "round": 2, "by": "r1"}])
    assert "Tafel 1 Zuid" in page.go(f"{AT}?wie=Reserve").words
    assert "Tafel" not in page.go(f"{AT}?wie=Anna").words.partition("Waar zit ik?")[2].partition("Programma")[0]
    route = page.go(f"{AT}/speler/1").words
    assert "Tafel 1, Oost Bart, Cor, Dora +60" in route, "the others, and not himself"
    assert "speelt deze ronde niet zelf" in route
    assert "Ronde 2 Tafel 1, Oost Reserve Rob, Frits, Bart" in page.go(f"{AT}/speler/5").words


def test_scores_that_are_points_are_said_once(hall: Site, page: Thumb) -> None:
    tell_tournament(hall, ID, FIRST)
    assert page.go(f"{AT}?deel=stand").words.count("60") == 1
    assert page.go(f"{AT}/scherm/stand").words.count("60") == 1
    assert "met 60 punten." in page.go(f"{AT}/speler/1").words


def test_who_left_and_would_win_is_said_before_the_prizes_are_read_out(hall: Site, page: Thumb) -> None:
    last = [{"do": "result", "round": 2, "table": table, "points": [1, -1, 0, 0]} for table in (1, 2)]
    gone = {"do": "withdraw", "entrant": "p1", "round": 2, "by": "r1"}
    tell_tournament(hall, ID, [*FIRST, gone, *last])
    words = page.go(f"{AT}/leiding/prijzen").words
    assert "Anna speelde de laatste ronde niet meer." in words
    assert "Els speelde" not in words
    tell_tournament(hall, ID, [{"do": "take_out", "entrant": "p1", "round": 2}])
    assert "niet meer" not in page.go(f"{AT}/leiding/prijzen").words


@pytest.mark.parametrize(("choice", "there"), [("go", (-10, 60, -20, -30)), ("stay", (60, -10, -20, -30))])
def test_who_sat_wrongly_takes_his_points_along_or_not_as_the_desk_says(
    hall: Site, page: Thumb, choice: str, there: tuple[int, ...]
) -> None:
    tell_tournament(hall, ID, FIRST[:2])
    assert "Punten en spellen tot nu toe" in page.go(f"{AT}/leiding/invallers?ronde=1").words
    form = {"do": "seats", "ronde": "1", "wie": "p1", "other": "p2", "points": choice}
    page.client.post(f"{AT}/leiding/invallers", data=form)
    state = TournamentFolder(hall.store).world(ID).there()
    typed = state.results[1, 1].typed
    assert typed is not None
    assert (seated(state, 1, 1)[:2], typed.points) == (("p2", "p1"), there)
