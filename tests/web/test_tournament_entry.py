"""Registering on a page, and lists of entrants taken over at the desk."""

from __future__ import annotations

import io
import re
from itertools import islice, product

import openpyxl
import pytest
from starlette.testclient import TestClient

from tests.tournament.test_registering import TABLE
from tests.web.conftest import be_host, boundless
from tests.web.tournament_world import EMPTY, NOW, PREPARED, tell_tournament
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.tournament.state import TournamentState
from windroos.web.app import create_app
from windroos.web.site import Site

AT = f"/toernooi/{EMPTY}"
LIST = f"{AT}/leiding/deelnemers/lijst"
SAYS = {
    "name": "Anna Bakker",
    "country": "NL",
    "knows": "1",
    "contact": "anna@voorbeeld",
    "diet": "noten",
    "shown": "A. B.",
}


@pytest.fixture
def opened(site: Site) -> Site:
    """A site with a tournament of two places for which one may register."""
    tell_tournament(site, EMPTY, (*PREPARED, {"do": "registration", "open": True, "places": 2}), NOW)
    return site


def browser(site: Site, *, host: bool = False) -> TestClient:
    client = TestClient(create_app(boundless(site)), follow_redirects=False, headers={"accept-language": "nl"})
    if host:
        be_host(client)
    return client


def state_of(site: Site) -> TournamentState:
    return TournamentFolder(site.store).world(EMPTY).there()


def test_who_registers_hears_what_came_of_it_and_nobody_else_sees_what_he_wrote(opened: Site) -> None:
    anybody, host = browser(opened), browser(opened, host=True)
    assert f"{AT}/inschrijven" in anybody.get(AT).text
    assert anybody.post(f"{AT}/inschrijven", data=SAYS).headers["location"].endswith("gedaan=ja")
    again = anybody.post(f"{AT}/inschrijven", data=SAYS)
    assert (again.status_code, "al iemand van die naam" in again.text) == (422, True)
    assert anybody.post(f"{AT}/inschrijven", data={"name": "Zonder Regels"}).status_code == 422
    anybody.post(f"{AT}/inschrijven", data={**SAYS, "name": "Bart", "shown": ""})
    waits = anybody.post(f"{AT}/inschrijven", data={**SAYS, "name": "Cor", "shown": ""})
    told = anybody.get(waits.headers["location"]).text
    assert "wachtlijst, als nummer 1" in told
    seen = "".join(
        anybody.get(f"{AT}{path}").text for path in ("", "?deel=deelnemers", "/inschrijven", "/print/deelnemers")
    )
    assert "A. B." in seen
    assert not re.search("Anna Bakker|anna@voorbeeld|noten|Cor", seen)
    assert "1 op de wachtlijst" in seen
    one = next(iter(state_of(opened).entrants))
    card = host.get(f"{AT}/leiding/deelnemers?wie={one}").text
    assert all(word in card for word in ("Anna Bakker", "anna@voorbeeld", "noten"))
    assert anybody.get(f"{AT}/leiding/deelnemers").status_code == 403
    assert "Naam:\n" in anybody.get(f"{AT}/inschrijven.txt").text


def test_the_organiser_gives_a_place_notes_who_paid_and_closes(opened: Site) -> None:
    anybody, host = browser(opened), browser(opened, host=True)
    for name in ("Anna", "Bart", "Cor"):
        anybody.post(f"{AT}/inschrijven", data={**SAYS, "name": name, "shown": ""})
    anna, bart = state_of(opened).entrants
    cor = next(iter(state_of(opened).aside))
    desk = f"{AT}/leiding/deelnemers"
    card = {"do": "card", "entrant": anna, "name": "Anna", "standing": "left"}
    assert host.post(desk, data=card).status_code == 303
    assert f"admit:{cor}" in host.get(desk).text
    host.post(desk, data={"do": f"admit:{cor}"})
    host.post(desk, data={"do": "card", "entrant": bart, "name": "Bart", "paid": "12,50", "paid_on": "2026-11-01"})
    host.post(desk, data={"do": "official", "name": "Sara"})
    state = state_of(opened)
    assert list(state.entrants) == [bart, cor]
    assert (state.entrants[bart].paid, str(state.entrants[bart].paid_on)) == (1250, "2026-11-01")
    assert [one.standing for one in state.aside.values()] == ["left", "official"]
    for bad in ({"paid": "veel"}, {"paid_on": "gisteren"}, {"barred": "ooit"}, {"ema": "12"}):
        assert host.post(desk, data={"do": "card", "entrant": bart, "name": "Bart", **bad}).status_code == 422
    host.post(desk, data={"do": "close"})
    assert "gesloten" in anybody.get(f"{AT}/inschrijven").text
    assert anybody.post(f"{AT}/inschrijven", data={**SAYS, "name": "Dora"}).status_code == 422


def spreadsheet() -> bytes:
    book, out = openpyxl.Workbook(), io.BytesIO()
    for row in TABLE.splitlines():
        book.active.append(row.split(";"))  # type: ignore[union-attr]  # a new workbook has a sheet
    book.save(out)
    return out.getvalue()


def test_a_list_of_more_than_can_be_taken_over_is_not_laid_out_to_look_at(opened: Site) -> None:
    names = islice(product("abcdefghijk", repeat=3), 1001)
    many = "Naam;Land\n" + "".join(f"Jan {''.join(name)};NL\n" for name in names)
    sent = browser(opened, host=True).post(LIST, data={"kind": "entrants", "text": many})
    assert sent.status_code == 422
    assert "Meer dan 1000" in sent.text


def test_a_file_is_looked_at_taken_over_once_and_taken_back(opened: Site) -> None:
    host, file = browser(opened, host=True), spreadsheet()  # one that is saved again says when, and is another
    for _ in range(2):
        sent = host.post(LIST, data={"kind": "entrants"}, files={"file": ("lijst.xlsx", file)})
        draft = sent.headers["location"]
        assert "Zoë Ümit" in host.get(draft).text
        done = host.post(draft, data={"do": "take"}).headers["location"]
        assert host.get(draft).status_code == 404
    assert "al overgenomen" in host.get(done).text
    names = [card.name for card in TournamentFolder(opened.store).world(EMPTY).cards.values()]
    assert sorted(names) == ["Jan de Vries", "Zoë Ümit"]
    players = "ema_id,last_name,first_name\n04010009,ÜMIT,ZOË\n"
    checked = host.post(LIST, data={"kind": "ema", "text": players})
    assert "ingevuld: 2" in host.get(checked.headers["location"]).text
    world = TournamentFolder(opened.store).world(EMPTY)
    assert {card.name: (card.ema, card.known) for card in world.cards.values()} == {
        "Jan de Vries": ("04010001", False), "Zoë Ümit": ("04010009", True),
    }  # fmt: skip
    (digest,) = state_of(opened).taken
    assert host.post(LIST, data={"do": f"back:{digest}"}).status_code == 303
    assert not TournamentFolder(opened.store).world(EMPTY).cards
    assert host.post(LIST, data={"text": " "}).status_code == 422
    assert host.post(LIST, files={"file": ("x.xlsx", b"PK\x03\x04kapot")}).status_code == 422


def test_who_paid_without_an_amount_is_asked_for_it(opened: Site) -> None:
    """Nothing is dropped in silence: the page says of whom no amount is kept, and asks what it was."""
    host = browser(opened, host=True)
    for (one, two, three), kept, fee in ((("Anna", "Bep", "Cor"), 0, ""), (("Willem", "Yvonne", "Joost"), 2500, "25")):
        text = f"Naam;Betaald\n{one};ja\n{two};12,50\n{three};nee\n"
        draft = host.post(LIST, data={"kind": "entrants", "text": text}).headers["location"]
        page = host.get(draft).text
        assert page.count("Betaald, zonder bedrag.") == 1
        assert "niet hoeveel" in page
        assert host.post(draft, data={"do": "take", "fee": "veel"}).status_code == 422
        assert 'value="veel"' in host.post(draft, data={"do": "take", "fee": "veel"}).text
        assert host.post(draft, data={"do": "take", "fee": fee}).status_code == 303
        world = TournamentFolder(opened.store).world(EMPTY)
        paid = {card.name: world.there().entrants[id].paid for id, card in world.cards.items()}
        assert [paid[name] for name in (one, two, three)] == [kept, 1250, 0]


def test_a_draft_is_its_owners_and_its_tournaments(opened: Site) -> None:
    host, other = browser(opened, host=True), "ander2026"
    tell_tournament(opened, other, ({**PREPARED[0], "id": other},))
    draft = host.post(LIST, data={"text": "Jan\nPiet\nKlaas"}).headers["location"]
    assert host.get(draft.replace(EMPTY, other)).status_code == 422
    assert browser(opened).get(draft).status_code == 403
    assert host.post(draft, data={"do": "drop"}).headers["location"] == LIST
