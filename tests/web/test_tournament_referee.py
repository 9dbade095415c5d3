"""The referee's desk and the desk of substitutes: forms without a script, from what happened to what is taken back."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import be_host
from tests.web.referee_world import MADE, done, organiser, tell
from windroos.tournament.irregular_events import Withdrawn
from windroos.tournament.seats import seated
from windroos.web.app import create_app
from windroos.web.site import Site

RULINGS, ABSENCE = "/toernooi/t/leiding/straffen", "/toernooi/t/leiding/invallers"


@pytest.fixture
def desk(site: Site) -> TestClient:
    return organiser(site)


def test_from_what_happened_to_the_ruling_and_back(desk: TestClient, site: Site) -> None:
    assert "Er is nog geen uitspraak gegeven." in desk.get(RULINGS).text
    asked = {"wie": "b", "wat": "false_invalid", "ronde": "1"}
    shown = desk.get(RULINGS, params=asked).text
    assert "Dode hand" in shown
    assert "Hij betaalt 20 aan elk van de anderen." in shown
    assert "MCR 2006, 3.11" in shown
    page = done(desk, RULINGS, do="give", points="20", note="Carla zag het", **asked)
    assert "betaalt 20 aan elk" in page
    assert "Carla zag het" in page
    [given] = tell(site).penalties.holding
    assert (given.entrant, given.points, given.to, given.dead, given.note) == ("b", 20, "each", True, "{p:c} zag het")
    assert "Nog niet beslist." in done(desk, RULINGS, do=f"appeal:{given.id}", deposit="20")
    assert "Afgewezen." in done(desk, RULINGS, do=f"refused:{given.id}")
    assert "Ingetrokken: vergissing" in done(desk, RULINGS, do=f"revoke:{given.id}", note="vergissing")
    assert tell(site).penalties.holding == ()


def test_what_is_on_no_list_is_ruled_in_words_with_its_paragraph(desk: TestClient, site: Site) -> None:
    """In the list of the day, on paper, and in the sum of the table; without a word of what happened it is none."""
    asked = {"wie": "b", "wat": "other", "ronde": "1"}
    shown = desk.get(RULINGS, params=asked).text
    assert "Wat er gebeurde, en wat u besliste" in shown
    silent = desk.post(RULINGS, data={"do": "give", "points": "0", **asked}, headers={"origin": "http://testserver"})
    assert (silent.status_code, "Er staat niet bij wat er gebeurde." in silent.text) == (422, True)
    said = {"note": "Carla liet een kop koffie vallen", "paragraph": "huisregel 7", "to": "each", "dead": "1"}
    page = done(desk, RULINGS, do="give", points="5", **said, **asked)
    for words in ("Iets anders", "huisregel 7 · Carla liet een kop koffie vallen", "betaalt 5 aan elk"):
        assert words in page
    [given] = tell(site).penalties.holding
    assert (given.kind, given.points, given.to, given.dead) == ("other", 5, "each", True)
    assert given.note == "{p:c} liet een kop koffie vallen", "names stand apart"
    paper = desk.get("/toernooi/t/print/uitspraken").text
    assert "huisregel 7" in paper
    assert "kop koffie" in paper


def test_a_second_foul_costs_five_and_the_points_may_be_others(desk: TestClient, site: Site) -> None:
    asked = {"wie": "a", "wat": "slow", "ronde": "1"}
    done(desk, RULINGS, do="give", points="0", **asked)
    assert "2e overtreding: 5 punten eraf." in desk.get(RULINGS, params=asked).text
    done(desk, RULINGS, do="give", points="10", **asked)
    assert [one.points for one in tell(site).penalties.holding] == [0, 10]


def test_a_table_calls_and_the_desk_sees_it_until_he_has_been_there(desk: TestClient) -> None:
    phone = "/toernooi/t/tafel/2"
    assert "Roep de scheidsrechter" in desk.get(phone).text
    assert "De scheidsrechter is geroepen." in done(desk, phone, do="referee", round="1", note="valse mahjong")
    assert "valse mahjong" in desk.get(RULINGS).text
    assert "valse mahjong" not in done(desk, RULINGS, do="came:2", ronde="1")


def test_late_and_replaced_in_two_taps_by_the_proposal(desk: TestClient, site: Site) -> None:
    done(desk, ABSENCE, do="late", wie="a", ronde="1", minutes="")
    page = done(desk, ABSENCE, do="late", wie="b", ronde="1", minutes="20")
    assert "Reserve x valt in voor Anna." in page
    assert "Alle tafels spelen." in page
    page = done(desk, ABSENCE, do="swap", ronde="1")
    assert seated(tell(site), 1, 1) == ("x", "y", "c", "d")
    assert "Reserve x speelt in ronde 1 voor Anna, van het begin af (te laat)." in page
    taken = next(id for id, fact in tell(site).irregular.facts.items() if id.endswith("-s1") and fact)
    assert "Voorstel" in done(desk, ABSENCE, do=f"revoke:{taken}", ronde="1")


def test_ill_disqualified_back_and_wrong_seats(desk: TestClient, site: Site) -> None:
    done(desk, ABSENCE, do="substitute", wie="d", by="x", ronde="1", hand="5", reason="ill")
    done(desk, ABSENCE, do="withdraw", wie="e", ronde="2", note="naar huis")
    assert "Els speelt vanaf ronde 2 niet meer mee." in done(desk, ABSENCE, do="seats", wie="f", other="g", ronde="1")
    page = done(desk, ABSENCE, do="step", step="return", wie="e", ronde="2")
    assert "In ronde 1 wisselden deze nummers van plaats: 6–7." in page
    page = done(desk, ABSENCE, do="tables", one="1", two="2", ronde="2")
    assert seated(tell(site), 1, 2) == ("e", "g", "f", "h")
    assert seated(tell(site), 2, 1) == ("g", "c", "h", "d")
    assert "Dirk" in page


def test_who_stops_is_replaced_in_all_rounds_to_come_and_taken_back_at_once(desk: TestClient, site: Site) -> None:
    page = done(desk, ABSENCE, do="withdraw", wie="a", by="x", ronde="1", note="ziek")
    assert "Anna speelt vanaf ronde 1 niet meer mee; in al die rondes speelt Reserve x." in page
    state = tell(site)
    assert [seated(state, round, 1) for round in (1, 2)] == [("x", "b", "c", "d"), ("e", "x", "f", "b")]
    assert '<option value="x"' not in page.partition('name="by"')[2].partition("</form>")[0]
    assert "zit in ronde 2 al aan tafel" in refused(desk, ABSENCE, do="withdraw", wie="b", by="x", ronde="2")
    done(desk, ABSENCE, do="substitute", wie="a", by="y", ronde="2", hand="0", reason="absent")
    assert seated(tell(site), 2, 1) == ("e", "y", "f", "b")
    gone = next(id for id, fact in tell(site).irregular.facts.items() if isinstance(fact, Withdrawn))
    done(desk, ABSENCE, do=f"revoke:{gone}", ronde="1")
    assert seated(tell(site), 1, 1) == ("a", "b", "c", "d")


def refused(client: TestClient, address: str, **form: str) -> str:
    """The page by which a form is refused."""
    answer = client.post(address, data=form, headers={"origin": "http://testserver"})
    assert answer.status_code >= 400
    return str(answer.text)


@pytest.mark.parametrize(
    ("address", "form", "said"),
    [
        (RULINGS, {"do": "give", "wie": "q", "wat": "slow", "ronde": "1"}, "q"),
        (RULINGS, {"do": "give", "wie": "a", "wat": "", "ronde": "1"}, "geef points"),
        (RULINGS, {"do": "give", "wie": "a", "wat": "slow", "points": "veel"}, "veel"),
        (RULINGS, {"do": "revoke:zzz"}, "zzz"),
        (RULINGS, {"do": "dans"}, "dans"),
        (ABSENCE, {"do": "late", "wie": "x", "ronde": "1"}, "Reserve x"),
        (ABSENCE, {"do": "substitute", "wie": "a", "by": "b", "ronde": "1"}, "Bram"),
        (ABSENCE, {"do": "seats", "wie": "a", "other": "a", "ronde": "1"}, "verwisseld"),
        (ABSENCE, {"do": "tables", "one": "1", "two": "1", "ronde": "1"}, "verwisseld"),
        (ABSENCE, {"do": "step", "step": "x", "wie": "a"}, "step"),
        (ABSENCE, {"do": "step", "step": "return", "wie": "a", "ronde": "2"}, "Anna"),
    ],
)
def test_what_cannot_be_is_told_on_the_page(desk: TestClient, address: str, form: dict[str, str], said: str) -> None:
    answer = desk.post(address, data=form, headers={"origin": "http://testserver"})
    assert answer.status_code >= 400
    assert said.casefold() in answer.text.casefold()


@pytest.mark.parametrize("address", [RULINGS, ABSENCE])
def test_nobody_else_sees_or_does_this(desk: TestClient, address: str, site: Site) -> None:
    other = TestClient(create_app(site), follow_redirects=False)
    assert desk.get(address).status_code == 200
    assert other.get(address).status_code == 403
    assert other.post(address, data={"do": "x"}, headers={"origin": "http://testserver"}).status_code == 403


def test_who_leads_reads_of_an_empty_seat_before_its_round_begins(desk: TestClient, site: Site) -> None:
    """Who is gone was replaced for one round: in the next his seat is empty again, and the desk says so."""
    notice = "In ronde {round} zit nog niemand op de plaats van Anna."
    tell(site, {"do": "call", "round": 1, "minutes": 90}, {"do": "withdraw", "entrant": "a", "round": 1})
    assert notice.format(round=1) in desk.get("/toernooi/t/leiding").text
    gone = {"do": "substitute", "for": "a", "by": "x", "round": 1, "from_hand": 0, "reason": "ill"}
    tell(site, gone, {"do": "clock", "act": "start"})
    assert 'id="empty"' not in desk.get("/toernooi/t/leiding").text
    tell(site, {"do": "clock", "act": "end"})
    page = desk.get("/toernooi/t/leiding").text
    assert notice.format(round=2) in page
    assert f'href="{ABSENCE}?ronde=2"' in page


def test_before_there_is_a_schedule_the_pages_say_what_comes_first(site: Site) -> None:
    tell(site, *MADE[:3])
    client = TestClient(create_app(site), headers={"accept-language": "nl"})
    be_host(client)
    assert "Maak eerst de indeling en de loting." in client.get(RULINGS).text
    assert "Eerst moeten indeling en loting er zijn." in client.get(ABSENCE).text
