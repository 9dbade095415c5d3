"""A table of a tournament that counts hand by hand: from its phone to the desk, and what its sheet may not write."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import be_host, boundless
from tests.web.thumb import Thumb, type_hand
from tests.web.tournament_world import tell_tournament
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.reckoning.formula_file import preset_text
from windroos.tournament.results import KeptTable, TableStage
from windroos.web.app import create_app
from windroos.web.application import Application
from windroos.web.site import Site
from windroos.web.tournament.access import badge_link, desk_link, table_card_link

ID = "tel2026"
AT = f"/toernooi/{ID}"
EIGHT = ("Anna", "Bart", "Cor", "Dora", "Els", "Frits", "Greet", "Hans")
ROUNDS = [[[1, 2, 3, 4], [5, 6, 7, 8]], [[5, 1, 6, 2], [7, 3, 8, 4]]]
LIVE = {"x-windroos": "live", "origin": "http://testserver"}
FIRST = (0, (60, 40, 20, 0))
"""A hand: who won, and the scores."""


def made(formula: str = "nts-toernooi", people: tuple[str, ...] = EIGHT, **keys: Any) -> list[dict[str, Any]]:
    return [
        {"do": "tournament", "id": ID, "formula": formula, "players": len(people), "rounds": 2, **keys},
        *({"do": "entrant", "id": name.lower(), "name": name} for name in people),
        {"do": "numbers", "numbers": {name.lower(): at for at, name in enumerate(people, 1)}},
        {"do": "schedule", **({"rounds": ROUNDS} if people == EIGHT else {"seed": 1})},
        {"do": "call", "round": 1, "minutes": 90},
        {"do": "clock", "act": "start"},
    ]


@pytest.fixture
def hall(site: Site) -> Site:
    tell_tournament(site, ID, made())
    return site


@pytest.fixture
def app(hall: Site) -> Application:
    return create_app(boundless(hall))


def browser(app: Application, link: str = "", *, host: bool = False) -> Thumb:
    """A browser that has opened a link."""
    client = TestClient(app, headers={"accept-language": "nl"})
    if host:
        be_host(client)
    if link:
        assert client.get(link.removeprefix("http://testserver")).status_code == 200
    return Thumb(client)


@pytest.fixture
def phone(app: Application, hall: Site) -> Thumb:
    return browser(app, table_card_link(hall, ID, 1))


@pytest.fixture
def desk(app: Application, hall: Site) -> Thumb:
    return browser(app, desk_link(hall, ID))


def kept(site: Site, round: int = 1, table: int = 1) -> KeptTable:
    return TournamentFolder(site.store).world(ID).there().results.get((round, table), KeptTable(None, 0))


def stage(site: Site) -> TableStage:
    return kept(site).stage()


def points(site: Site) -> tuple[int, ...] | None:
    typed = kept(site).typed
    return typed.points if typed is not None else None


def begun(phone: Thumb, table: int = 1, round: int = 1) -> str:
    """A table begins to count; the id of its sheet."""
    answer = phone.client.post(f"{AT}/tafel/{table}", data={"do": "count", "round": round})
    assert answer.url.path.startswith("/tellen/"), answer.text
    return str(answer.url.path).removeprefix("/tellen/")


def ended(phone: Thumb, sheet: str) -> None:
    """The bell went: the game is over here."""
    phone.go(f"/tellen/{sheet}").press("tap=finish", reason="De bel")


def agreed(site: Site, who: tuple[str, ...] = EIGHT[:4], table: int = 1) -> None:
    lines = ({"do": "agree", "round": 1, "table": table, "entrant": one.lower()} for one in who)
    tell_tournament(site, ID, lines)


def test_a_table_counts_from_its_phone_until_its_result_is_in(hall: Site, phone: Thumb, desk: Thumb) -> None:
    assert 'value="count"' in phone.go(f"{AT}/tafel/1").text
    sheet = begun(phone)
    phone.go(f"/tellen/{sheet}")
    assert "Ronde 1, tafel 1" in phone.words
    assert re.search(r"Oost.*Anna.*Zuid.*Bart.*West.*Cor.*Noord.*Dora", phone.words)
    assert "Nederlandse Toernooi" in phone.words
    assert "/j/" not in phone.text, "no link lets others in: the card of the table does"
    assert "Telt spel 1" in desk.go(f"{AT}/leiding").text
    type_hand(phone, sheet, *FIRST)
    assert phone.said == ""
    assert "Telt spel 2" in desk.go(f"{AT}/leiding").text
    assert "Verder met spel 2" in phone.go(f"{AT}/tafel/1").text
    assert stage(hall) == "empty"
    ended(phone, sheet)
    assert "zeg akkoord" in phone.words
    assert stage(hall) == "entered"
    typed = kept(hall).typed
    assert typed is not None
    assert (typed.mahjongs, typed.hands, len(typed.form), sum(typed.points)) == ((1, 0, 0, 0), 1, 1, 0)
    assert 'value="agree:anna"' in phone.go(f"{AT}/tafel/1").text
    agreed(hall)
    assert "De uitslag is binnen" in phone.go(f"{AT}/tafel/1").text
    assert "Telt spel" not in desk.go(f"{AT}/leiding").text


def test_the_last_hand_of_the_round_ends_the_sheet_by_itself(hall: Site, phone: Thumb) -> None:
    sheet = begun(phone)
    for _ in range(15):
        type_hand(phone, sheet, -1, ())
    assert stage(hall) == "empty"
    type_hand(phone, sheet, *FIRST)
    assert stage(hall) == "entered"
    typed = kept(hall).typed
    assert typed is not None
    assert typed.hands == 16


def test_two_phones_at_one_table_count_on_one_sheet(app: Application, hall: Site, phone: Thumb) -> None:
    other = browser(app, table_card_link(hall, ID, 1))
    assert begun(phone) == begun(other)


def test_a_hand_corrected_takes_agreements_back_and_what_is_final_the_desk_alone_corrects(
    hall: Site, phone: Thumb, desk: Thumb
) -> None:
    sheet = begun(phone)
    type_hand(phone, sheet, *FIRST)
    ended(phone, sheet)
    agreed(hall, EIGHT[:2])
    was = points(hall)

    def corrected(by: Thumb, winner: int) -> int:
        """The first hand was of another; what the server answers."""
        by.client.post(f"/tellen/{sheet}/tap", data={"do": "tap=correct", "hand": "1", "at": "hand"}, headers=LIVE)
        taps = ({"do": f"tap=winner&player={winner}"}, {"do": "tap=keep"})
        answers = [
            by.client.post(f"/tellen/{sheet}/tap", data={**tap, "hand": "1", "at": "entry"}, headers=LIVE)
            for tap in taps
        ]
        return int(answers[-1].status_code)

    assert corrected(phone, 1) == 200
    assert points(hall) != was
    assert (stage(hall), kept(hall).agreed) == ("entered", ())
    agreed(hall)
    final = points(hall)
    assert corrected(phone, 2) == 403
    assert points(hall) == final
    assert "kan niet meer veranderen" in phone.go(f"/tellen/{sheet}").words
    assert corrected(desk, 2) == 200
    assert points(hall) != final
    assert (stage(hall), kept(hall).earlier[-1].reason) == ("entered", "verbeterd op het formulier")


def test_the_desk_takes_the_score_over_or_types_it_and_the_sheet_is_left(hall: Site, phone: Thumb, desk: Thumb) -> None:
    sheet = begun(phone)
    type_hand(phone, sheet, *FIRST)
    form = {"round": "1", "table": "1", "seen": "0"}
    assert "bij spel 2" in desk.go(f"{AT}/leiding?tafel=1").text
    desk.client.post(f"{AT}/leiding", data={**form, "do": "take"})
    assert stage(hall) == "entered"
    first = points(hall)
    type_hand(phone, sheet, *FIRST)
    typed = kept(hall).typed
    assert typed is not None
    assert (typed.hands, typed.points == first) == (2, False), "who plays on after that goes on with the result"
    figures = {"points-0": "30", "points-1": "10", "points-2": "10", "points-3": "-50"}
    seen = {"seen": str(kept(hall).event)}
    desk.client.post(f"{AT}/leiding", data={**form, **figures, **seen, "do": "result", "reason": "Briefje"})
    assert points(hall) == (30, 10, 10, -50)
    phone.client.post(f"/tellen/{sheet}/tap", data={"do": "tap=end&end=draw", "hand": "3", "at": "entry"})
    assert "Aan tafel zitten nu anderen, of de uitslag is al getypt" in phone.go(f"/tellen/{sheet}").words
    assert points(hall) == (30, 10, 10, -50)
    assert f"/tellen/{sheet}" not in phone.go(f"{AT}/tafel/1").text


def test_a_sheet_at_its_end_says_why_it_is_no_result(hall: Site, phone: Thumb) -> None:
    sheet = begun(phone)
    ended(phone, sheet)
    assert "Er is nog geen spel ingevuld." in phone.go(f"/tellen/{sheet}").words
    assert stage(hall) == "empty"
    phone.press("tap=resume")
    type_hand(phone, sheet, *FIRST)
    ended(phone, sheet)
    assert "Er is nog geen spel" not in phone.go(f"/tellen/{sheet}").words
    assert stage(hall) == "entered"


def test_a_sheet_of_an_earlier_round_writes_into_none(hall: Site, phone: Thumb, desk: Thumb) -> None:
    sheet = begun(phone)
    type_hand(phone, sheet, *FIRST)
    tell_tournament(hall, ID, [{"do": "clock", "act": "end"}, {"do": "call", "round": 2, "minutes": 90}])
    finish = {"do": "tap=finish", "hand": "2", "at": "table", "reason": "De bel"}
    for one in (phone, desk):
        assert one.client.post(f"/tellen/{sheet}/tap", data=finish, headers=LIVE).status_code == 403
        assert "Ronde 1 is voorbij" in one.go(f"/tellen/{sheet}").words
    assert (kept(hall).typed, kept(hall, 2).typed) == (None, None)
    answer = phone.client.post(f"{AT}/tafel/1", data={"do": "count", "round": "1"}, headers=LIVE)
    assert "ronde 2" in answer.text.lower()
    later = begun(phone, round=2)
    assert later != sheet
    assert "Els" in phone.go(f"/tellen/{later}").words


def test_who_has_no_card_of_the_table_does_not_see_its_sheet(app: Application, hall: Site, phone: Thumb) -> None:
    sheet = begun(phone)
    others = (
        browser(app), browser(app, table_card_link(hall, ID, 2)), browser(app, badge_link(hall, ID, "anna")),
    )  # fmt: skip
    for other in others:
        for path in ("", "/spel", "/print", ".csv", ".xlsx"):
            assert other.client.get(f"/tellen/{sheet}{path}").status_code == 403, path
        tap = {"do": "tap=end&end=draw", "hand": "1", "at": "entry"}
        assert other.client.post(f"/tellen/{sheet}/tap", data=tap, headers=LIVE).status_code == 403
    tell_tournament(hall, ID, [{"do": "renew_card", "table": 1}])
    assert phone.client.get(f"/tellen/{sheet}").status_code == 403, "the card was withdrawn"


def test_no_list_shows_the_sheets_of_a_tournament(app: Application, hall: Site, phone: Thumb) -> None:
    sheet, host = begun(phone), browser(app, host=True)
    own = host.make(names=("Marijke", "Joost", "Ineke", "Henk"))
    for path in ("/", "/?alle=1", "/tellen"):
        page = host.go(path).text
        assert f"/tellen/{own}" in page, path
        assert sheet not in page, path
    assert host.client.get(f"/tellen/{sheet}").status_code == 200


@pytest.mark.parametrize(
    ("formula", "people", "sizes"),
    [
        ("nts-toernooi", EIGHT[:5], [5]),
        ("nts-toernooi", EIGHT[:7], [4, 3]),
        ("riichi-ema", EIGHT, []),
    ],
)
def test_tables_of_five_and_three_count_too_and_where_no_book_is_played_nobody_does(
    site: Site, formula: str, people: tuple[str, ...], sizes: list[int]
) -> None:
    toml = preset_text(formula).replace('sizes = "four"', 'sizes = "three_to_five"')
    lines = made(formula, people)
    tell_tournament(site, ID, [{**lines[0], "formula": "", "toml": toml}, *lines[1:]])
    app = create_app(boundless(site))
    for table in range(1, max(1, len(sizes)) + 1):
        phone = browser(app, table_card_link(site, ID, table))
        offered = 'value="count"' in phone.go(f"{AT}/tafel/{table}").text
        assert offered == bool(sizes)
        if not sizes:
            answer = phone.client.post(f"{AT}/tafel/{table}", data={"do": "count", "round": "1"}, headers=LIVE)
            assert "geen spel voor spel" in answer.text
            continue
        sheet = begun(phone, table)
        type_hand(phone, sheet, -1, ())
        ended(phone, sheet)
        typed = kept(site, 1, table).typed
        assert typed is not None, phone.said
        assert typed.points == (0,) * sizes[table - 1]


def test_where_all_books_are_played_a_table_chooses_its_own(site: Site) -> None:
    tell_tournament(site, ID, made("recreatief"))
    app = create_app(boundless(site))
    phone = browser(app, table_card_link(site, ID, 1))
    assert "Volgens welk boek speelt deze tafel?" in phone.go(f"{AT}/tafel/1").words
    count = {"do": "count", "round": "1"}
    wrong = phone.client.post(f"{AT}/tafel/1", data={**count, "rules": "riichi"}, headers=LIVE)
    assert "geen spel voor spel" in wrong.text
    answer = phone.client.post(f"{AT}/tafel/1", data={**count, "rules": "mcr"})
    sheet = str(answer.url.path).removeprefix("/tellen/")
    assert "Officiële Chinese regels" in phone.go(f"/tellen/{sheet}").words or "MCR" in phone.words
    type_hand(phone, sheet, -1, ())
    ended(phone, sheet)
    typed = kept(site).typed
    assert typed is not None, phone.said
    assert (typed.points, typed.hands, typed.form) == ((0, 0, 0, 0), 1, ())
    other = begun(browser(app, table_card_link(site, ID, 2)), 2)
    assert other != sheet


def exchanged(desk: Thumb, **form: str) -> None:
    """Wrong seats, told at the desk."""
    answer = desk.client.post(f"{AT}/leiding/invallers", data={"ronde": "1", **form})
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("where", ["go", "stay"])
def test_wrong_seats_in_the_middle_of_a_round(
    app: Application, hall: Site, phone: Thumb, desk: Thumb, where: str
) -> None:
    """The sheet goes on: each keeps what he won, or all of it is of who should have sat there; taken back as before."""
    sheet = begun(phone)
    type_hand(phone, sheet, *FIRST)
    exchanged(desk, do="seats", wie="anna", other="bart", points=where)
    page = phone.go(f"/tellen/{sheet}")
    assert re.search(r"Oost.*Anna.*Zuid.*Cor.*West.*Dora.*Noord.*Bart", page.words), page.words
    assert bool(re.search(r"Bart maakt mahjong", page.words)) == (where == "stay")
    assert ("Anna en Bart wisselen van plaats" in page.words) == (where == "go")
    table = phone.go(f"{AT}/tafel/1").words
    winner, other = ("Anna", "Bart") if where == "go" else ("Bart", "Anna")
    assert re.search(rf"{winner} \+\d+", table), table
    assert re.search(rf"{other} [−-]\d+", table), table
    assert "Telt spel 2" in desk.go(f"{AT}/leiding").text
    ended(phone, sheet)
    assert stage(hall) == "entered"
    typed = kept(hall).typed
    assert typed is not None
    assert typed.mahjongs == ((0, 1, 0, 0) if where == "go" else (1, 0, 0, 0))
    before = points(hall)
    told = re.search(r'value="(revoke:[^"]+)"', desk.go(f"{AT}/leiding/invallers").text)
    assert told is not None
    exchanged(desk, do=told[1])
    assert before is not None
    assert points(hall) == ((before[1], before[0], *before[2:]) if where == "go" else before)
    assert "De uitslag" not in phone.go(f"/tellen/{sheet}").said


def test_a_whole_table_that_sat_elsewhere_takes_its_sheet_along(
    app: Application, hall: Site, phone: Thumb, desk: Thumb
) -> None:
    sheet = begun(phone)
    type_hand(phone, sheet, *FIRST)
    exchanged(desk, do="tables", one="1", two="2", points="go")
    other = browser(app, table_card_link(hall, ID, 2))
    assert "Verder met spel 2" in other.go(f"{AT}/tafel/2").text
    assert "Ronde 1, tafel 2" in other.go(f"/tellen/{sheet}").words
    assert phone.client.get(f"/tellen/{sheet}").status_code == 403, "their own card opens it no more"
    ended(other, sheet)
    assert kept(hall, 1, 2).typed is not None
    assert kept(hall, 1, 1).typed is None


def test_a_sheet_that_was_not_told_makes_up_for_it_when_it_is_looked_at(hall: Site, phone: Thumb) -> None:
    """The server was killed after the tournament was told and before its sheet was."""
    sheet = begun(phone)
    type_hand(phone, sheet, *FIRST)
    tell_tournament(hall, ID, [{"do": "exchange", "round": 1, "pairs": [["anna", "bart"]], "keep": False}])
    phone.go(f"{AT}/tafel/1")
    assert re.search(r"Oost.*Bart.*Zuid.*Anna", phone.go(f"/tellen/{sheet}").words)


def test_a_substitute_in_the_middle_goes_on_with_the_sheet(hall: Site, phone: Thumb, desk: Thumb) -> None:
    sheet = begun(phone)
    type_hand(phone, sheet, *FIRST)
    tell_tournament(hall, ID, [{"do": "entrant", "id": "rob", "name": "Rob", "reserve": True}])
    exchanged(desk, do="substitute", wie="anna", by="rob", hand="2", reason="ill")
    assert re.search(r"Oost.*Rob.*Zuid.*Bart", phone.go(f"/tellen/{sheet}").words)
    ended(phone, sheet)
    assert stage(hall) == "entered"
