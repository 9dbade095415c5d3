"""Pages of a tournament: who may do what where, a phone of an earlier round, hidden standings, power cuts, draws."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from tests.command_line import run
from tests.web.conftest import all_routes, apart, be_host, boundless
from tests.web.tournament_world import FIRST_ROUND, NOW, PLAYED, TOURNAMENT, tell_tournament
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.thinker import Thinker
from windroos.hosting.tickets import new_id
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.hosting.wall_tables import WallTables
from windroos.hosting.worker import Worker
from windroos.tournament.clock import left, seconds_of
from windroos.tournament.prints.catalog import TOURNAMENT_PRINTS
from windroos.tournament.state import TournamentState
from windroos.web.app import create_app
from windroos.web.club.house import Clubhouse
from windroos.web.count.tables import CountedTables
from windroos.web.site import Site
from windroos.web.tournament.access import (
    HALL_ROLES,
    HallAccess,
    HallOpened,
    HallRole,
    badge_digits,
    badge_link,
    desk_link,
    opened,
    table_card_link,
)
from windroos.web.tournament.counted import SheetStands
from windroos.web.tournament.house import SteadyTime, TournamentHouse
from windroos.web.tournament.live import ALIVE, beat
from windroos.web.tournament.needs import NEEDS, needed

LIVE = {"x-windroos": "live", "origin": "http://testserver"}
AT = f"/toernooi/{PLAYED}"
PARTS = {
    "id": PLAYED,
    "number": "1",
    "table": "1",
    "what": "klok",
    "text": "x",
    "draft": "x",
    "file": "x",
    "round": "1",
    "wall": "1",
}


@pytest.fixture
def hall(site: Site) -> Site:
    """A site with a tournament whose first round is played."""
    tell_tournament(site, PLAYED, TOURNAMENT)
    return site


def state_of(site: Site) -> TournamentState:
    return TournamentFolder(site.store).world(PLAYED).there()


def browser_of(site: Site, role: HallRole) -> TestClient:
    client = TestClient(create_app(boundless(site)), follow_redirects=False, headers={"accept-language": "nl"})
    if role == "host":
        be_host(client)
    elif role != "viewer":
        link = desk_link(site, PLAYED) if role == "desk" else table_card_link(site, PLAYED, 1)
        answer = client.get(link.removeprefix(site.settings.address))
        assert answer.headers["location"] == f"{AT}/leiding" if role == "desk" else f"{AT}/tafel/1"
    return client


def hall_routes(site: Site) -> list[Route]:
    return [one for one in all_routes(create_app(site)) if one.path.startswith(("/toernooi", "/api/tournament"))]


def test_every_address_says_what_it_needs_and_no_role_may_do_more(hall: Site) -> None:
    routes = hall_routes(hall)
    found = {f"{'POST' if 'POST' in (one.methods or ()) else 'GET'} {one.path}" for one in routes}
    assert found == NEEDS.keys()
    wrong = []
    for role in HALL_ROLES:
        client = browser_of(hall, role)
        for route in routes:
            method = "POST" if "POST" in (route.methods or ()) else "GET"
            address = re.sub(r"\{(\w+)[^}]*\}", lambda part: PARTS[part[1]], route.path)
            answer = client.request(method, address, headers=LIVE)
            said = answer.json() if "json" in answer.headers.get("content-type", "") else {}
            refused = answer.status_code == 403 and str(said.get("code", "")).startswith("tournament_for_")
            if refused == HallAccess(role).may(needed(route)) or answer.status_code >= 500:
                wrong.append((role, method, route.path, answer.status_code, said))
    assert wrong == []


def test_a_table_is_not_another_table_and_no_link_can_be_thought_up(hall: Site) -> None:
    client = browser_of(hall, "table")
    assert client.get(f"{AT}/tafel/1").status_code == 200
    assert client.get(f"{AT}/tafel/2", headers=LIVE).status_code == 403
    for text in ("x", "h-spel2026~1.aaaa"):
        assert client.get(f"/toernooi/k/{text}", headers=LIVE).status_code == 403
    assert opened(None) == HallOpened()
    for id in ("spel2026", "a.b~c", "één"):
        text = table_card_link(hall, id, 12).rpartition("/")[2]
        assert opened(hall.tokens.read(text)) == HallOpened(id, 12)
        badge = badge_link(hall, id, "a~b.c").rpartition("/")[2]
        assert opened(hall.tokens.read(badge)) == HallOpened(id, entrant="a~b.c")


def typed(round: int, *points: int, seen: int = 0) -> dict[str, str]:
    fields = {"do": "result", "round": str(round), "seen": str(seen)}
    for place, figure in enumerate(points):
        fields[f"points-{place}"] = str(abs(figure))
        if figure < 0:
            fields[f"minus-points-{place}"] = "1"
    return fields


def test_a_phone_types_and_four_agree(hall: Site) -> None:
    client, other = browser_of(hall, "table"), browser_of(hall, "table")
    wrong = client.post(f"{AT}/tafel/1", data=typed(1, 64, 32, -16, -16), headers=LIVE)
    assert wrong.status_code == 422
    assert 'value="64"' in wrong.text
    assert client.post(f"{AT}/tafel/1", data=typed(1, 64, -32, -16, -16), headers=LIVE).status_code == 200
    again = client.post(f"{AT}/tafel/1", data=typed(1, 64, -32, -16, -16), headers=LIVE)
    assert again.status_code == 200
    kept = state_of(hall).results[1, 1]
    assert kept.typed is not None
    assert (kept.typed.points, kept.earlier) == ((64, -32, -16, -16), ())
    assert other.post(f"{AT}/tafel/1", data=typed(1, 48, -16, -16, -16), headers=LIVE).status_code == 409
    page = client.get(f"{AT}/tafel/1").text
    for button in re.findall(r'name="do" value="(agree:\w+)"', page):
        code = badge_digits(hall, PLAYED, button.removeprefix("agree:"))
        form = {"do": button, "round": "1", "seen": str(kept.event), "code": code}
        answer = client.post(f"{AT}/tafel/1", data=form, headers=LIVE)
        assert answer.status_code == 200
    assert state_of(hall).results[1, 1].is_final()
    late = client.post(f"{AT}/tafel/1", data=typed(1, 48, -16, -16, -16, seen=kept.event), headers=LIVE)
    assert late.status_code == 409
    assert "al binnen" in late.text


def test_a_phone_that_shows_an_earlier_round_writes_into_none(hall: Site) -> None:
    client = browser_of(hall, "table")
    tell_tournament(hall, PLAYED, [{"do": "clock", "act": "end"}, {"do": "call", "round": 2, "minutes": 90}])
    answer = client.post(f"{AT}/tafel/1", data=typed(1, 64, -32, -16, -16), headers=LIVE)
    assert answer.status_code == 409
    assert "toonde ronde 1; nu loopt ronde 2" in answer.text
    assert "Ronde 2, tafel 1" in answer.text
    assert state_of(hall).results == {}


@pytest.mark.parametrize("act", ["end", "pause", "extend", "signal"])
def test_a_desk_that_shows_an_earlier_round_stops_no_other(hall: Site, act: str) -> None:
    """Two lead: one ended the round and began the next, and the page of the other still shows the first."""
    tell_tournament(
        hall,
        PLAYED,
        [{"do": "clock", "act": "end"}, {"do": "call", "round": 2, "minutes": 90}, {"do": "clock", "act": "start"}],
    )
    before = state_of(hall).clock
    answer = browser_of(hall, "desk").post(
        f"{AT}/leiding", data={"do": act, "round": "1", "minutes": "5"}, headers=LIVE
    )
    assert answer.status_code == 409
    assert "nu loopt ronde 2" in answer.text
    assert state_of(hall).clock == before


def test_the_desk_enters_corrects_settles_and_strikes(hall: Site) -> None:
    client = browser_of(hall, "desk")
    post = f"{AT}/leiding"
    answer = client.post(post, data={**typed(1, 64, -32, -16, -16), "table": "1", "signed": "1"}, headers=LIVE)
    assert (answer.status_code, answer.headers["location"]) == (303, f"{post}?klaar=1")
    kept = state_of(hall).results[1, 1]
    assert kept.is_final()
    change = {**typed(1, 48, -16, -16, -16, seen=kept.event), "table": "1"}
    assert client.post(post, data=change, headers=LIVE).status_code == 422
    assert client.post(post, data={**change, "reason": "Misgelezen"}, headers=LIVE).status_code == 303
    assert state_of(hall).results[1, 1].stage() == "entered"
    settle = {"do": "settle", "round": "1", "table": "1"}
    assert client.post(post, data=settle, headers=LIVE).status_code == 422
    assert client.post(post, data={**settle, "reason": "Naar huis"}, headers=LIVE).status_code == 200
    assert state_of(hall).results[1, 1].settled
    strike = {"do": "strike", "round": "1", "table": "1", "reason": "Andere tafel"}
    assert client.post(f"{post}/uitslagen", data=strike, headers=LIVE).status_code == 303
    assert state_of(hall).results[1, 1].typed is None


@pytest.mark.parametrize(("screen", "asked"), [("plaatsen", True), ("alles", True), ("klok", False)])
def test_the_screens_ask_for_silent_phones_where_seats_are_looked_up(hall: Site, screen: str, asked: bool) -> None:
    """Book 002, p. 38, rule 1. The clock, which runs here, asks it only before it does."""
    assert ("Zet uw telefoon stil" in browser_of(hall, "viewer").get(f"{AT}/scherm/{screen}").text) is asked


def test_results_that_are_kept_back_are_nowhere_but_at_the_desk(hall: Site) -> None:
    tell_tournament(hall, PLAYED, FIRST_ROUND)
    addresses = (
        f"{AT}?deel=stand",
        f"{AT}?deel=uitslagen",
        f"{AT}/speler/1",
        f"{AT}/scherm/stand",
        f"{AT}/scherm/alles",
        f"{AT}/print/uitslag",
        f"{AT}/print/uitslag-op-naam?ronde=1",
    )
    viewer = browser_of(hall, "viewer")
    assert all("12.345" in viewer.get(one).text or "34.567" in viewer.get(one).text for one in addresses[1:2])
    tell_tournament(hall, PLAYED, [{"do": "hide", "after": 1}])
    for address in addresses:
        page = viewer.get(address).text
        assert not re.search(r"12\.345|34\.567|23\.45", page), address
    tell_tournament(hall, PLAYED, [{"do": "reveal", "rows": 1}])
    assert "23.457" in viewer.get(addresses[0]).text
    assert "34.567" not in viewer.get(addresses[0]).text


def test_somebody_reads_what_he_needs_unless_the_standings_are_hidden(hall: Site) -> None:
    tell_tournament(hall, PLAYED, FIRST_ROUND)
    viewer, address = browser_of(hall, "viewer"), f"{AT}/speler/3/nodig"
    page = viewer.get(address).text
    assert "Plaats 2: 4 tafelpunten zijn genoeg, wat de anderen ook doen." in page
    assert "Plaats 1: +34.567 punten of meer" in page
    assert address in viewer.get(f"{AT}/speler/3").text
    assert viewer.get(f"{AT}/speler/1/nodig").status_code == 422
    tell_tournament(hall, PLAYED, [{"do": "hide", "after": 1}])
    assert viewer.get(address).status_code == 403
    assert address not in viewer.get(f"{AT}/speler/3").text
    assert browser_of(hall, "desk").get(address).status_code == 200


def test_papers_of_the_desk_are_for_the_desk(hall: Site) -> None:
    tell_tournament(hall, PLAYED, FIRST_ROUND)
    viewer, desk = browser_of(hall, "viewer"), browser_of(hall, "desk")
    listed = [client.get(f"{AT}/print").text for client in (viewer, desk)]
    for kind in TOURNAMENT_PRINTS:
        address = f"{AT}/print/{kind.what}"
        assert viewer.get(address).status_code == (403 if kind.of_desk else 200), kind.what
        assert desk.get(address).status_code == 200, kind.what
        assert [f'href="{address}"' in page for page in listed] == [not kind.of_desk, True], kind.what


def test_after_a_power_cut_the_clock_knows_how_long_it_was_out(hall: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, moment = TournamentFolder(hall.store), [NOW + timedelta(minutes=10)]
    club = Clubhouse(hall, ClubFolder(hall.store))
    lobby = Lobby(hall.store, Pace(), Thinker(Worker("nobody").do))

    def house() -> TournamentHouse:
        tables, walls = CountedTables(hall.store, new_id), WallTables(hall.store, lobby, {})
        return TournamentHouse(hall, folder, club, walls, tables, SheetStands(tables), SteadyTime(lambda: moment[0]))

    async def cut() -> None:
        await beat(house(), first=True)
        moment[0] += timedelta(minutes=7)
        await beat(house(), first=True)
        await beat(house(), first=False)

    apart(cut())
    assert folder.note(PLAYED, ALIVE) == str(int(moment[0].timestamp()))
    outage = state_of(hall).clock.outage
    assert outage is not None
    assert outage.until - outage.since == 7 * 60
    monkeypatch.setattr(SteadyTime, "now", lambda _: moment[0])
    client = browser_of(hall, "desk")
    assert "7 min weg" in client.get(f"{AT}/leiding").text
    client.post(f"{AT}/leiding", data={"do": "outage", "counts": "no"}, headers=LIVE)
    clock = state_of(hall).clock
    assert clock.outage is None
    assert left(clock, 1, seconds_of("2026-11-28T10:17:00")) >= 80 * 60


def test_the_time_of_the_server_never_goes_back() -> None:
    moments = iter((NOW, NOW - timedelta(hours=1), NOW + timedelta(seconds=5)))
    time = SteadyTime(lambda: next(moments))
    assert [time.now() for _ in range(3)] == [NOW, NOW, NOW + timedelta(seconds=5)]


def test_a_draw_is_shown_done_and_done_again_by_anybody(site: Site, tmp_path: Path) -> None:
    tell_tournament(site, PLAYED, TOURNAMENT[:11])
    client = browser_of(site, "desk")
    at = f"{AT}/leiding/loting"
    assert client.get(f"{AT}/loting.json", headers=LIVE).status_code == 404
    client.post(at, data={"do": "commit"}, headers=LIVE)
    shown = state_of(site).draw.committed
    assert shown in client.get(at).text
    client.post(at, data={"do": "draw", "word": "rode draak"}, headers=LIVE)
    draw = state_of(site).draw
    assert (draw.committed, draw.word) == (shown, "rode draak")
    assert sorted(draw.numbers.values()) == list(range(1, 9))
    file = tmp_path / "loting.json"
    file.write_bytes(browser_of(site, "viewer").get(f"{AT}/loting.json").content)
    assert run(["tournament", "verify-draw", str(file)]) == 0
    file.write_text(file.read_text().replace("rode draak", "rode draken"))
    assert run(["tournament", "verify-draw", str(file), "--json"]) == 1


def test_numbers_come_out_of_the_bag(site: Site) -> None:
    tell_tournament(site, PLAYED, TOURNAMENT[:11])
    client = browser_of(site, "desk")
    at = f"{AT}/leiding/loting"
    for who, number in (("p1", "5"), ("p2", "3")):
        client.post(at, data={"do": "number", "entrant": who, "number": number}, headers=LIVE)
    refused = client.post(at, data={"do": "number", "entrant": "p3", "number": "5"}, headers=LIVE)
    assert refused.status_code == 422
    assert '<option value="p3" selected="">' in refused.text
    assert 'name="number" inputmode="numeric" maxlength="4" required="" autocomplete="off" autofocus="" value="5"' in (
        refused.text
    )
    assert state_of(site).schedule.numbers == {"p1": 5, "p2": 3}
    client.post(at, data={"do": "back:p2"}, headers=LIVE)
    assert state_of(site).schedule.numbers == {"p1": 5}


def test_a_form_of_the_desk_that_is_refused_keeps_what_was_typed(hall: Site) -> None:
    client = browser_of(hall, "host")
    for page, data, kept in (
        ("prijzen", {"prize": "last", "entrant": "weg", "hand": "Negen poorten"}, 'value="Negen poorten"'),
        ("prijzen", {"prize": "last", "entrant": "weg"}, '<option value="last" selected="">'),
        ("rondes", {"begins-1": "25:00"}, 'value="25:00"'),
        ("invallers", {"do": "late", "wie": "p1", "ronde": "1", "minutes": "x"}, 'value="x"'),
        ("deelnemers", {"do": "card", "entrant": "p1", "name": "Wim", "paid": "veel"}, 'value="Wim"'),
    ):
        answer = client.post(f"{AT}/leiding/{page}", data=data, headers=LIVE)
        assert answer.status_code in (404, 409, 422), (page, answer.status_code)
        assert kept in answer.text, (page, kept)


def test_whatever_is_sent_is_one_sentence(hall: Site) -> None:
    client = browser_of(hall, "host")
    for path, data in (
        ("/toernooi/nieuw", {"name": "x", "formula": "nergens", "players": "8", "rounds": "2", "minutes": "90"}),
        ("/toernooi/nieuw", {"name": "x", "formula": "mcr-ema", "players": "-", "rounds": "2", "day": "morgen"}),
        (f"{AT}/leiding", {"do": "wat"}),
        (f"{AT}/leiding", {"do": "result", "round": "1", "table": "99"}),
        (f"{AT}/leiding", {"do": "call:7"}),
        (f"{AT}/leiding", {"do": "extend", "minutes": "veel"}),
        (f"{AT}/leiding/deelnemers", {"do": "add", "names": ""}),
        (f"{AT}/leiding/indeling", {"players": "10", "rounds": "x"}),
        (f"{AT}/leiding/rondes", {"begins-1": "25:00"}),
        (f"{AT}/leiding/uitslagen", {"do": "publish", "round": "1"}),
    ):
        answer = client.post(path, data=data, headers={"origin": "http://testserver"})
        assert answer.status_code in (404, 409, 422), (path, data, answer.status_code)
        assert 'class="trouble"' in answer.text, (path, data)


def test_teams_draw_among_numbers_that_are_kept_apart(site: Site) -> None:
    teams = [{"do": "entrant", "id": f"p{at}", "team": "Rood" if at < 5 else "Wit"} for at in range(1, 9)]
    tell_tournament(site, PLAYED, [*TOURNAMENT[:10], *teams, {"do": "tournament", "players": 16, "rounds": 2}])
    more = [{"do": "entrant", "id": f"q{at}", "name": f"Los {at}"} for at in range(8)]
    tell_tournament(site, PLAYED, more)
    client = browser_of(site, "desk")
    client.post(f"{AT}/leiding/indeling", data={"players": "16", "rounds": "2", "seed": "1"}, headers=LIVE)
    assert "Rood, Wit" in client.get(f"{AT}/leiding/loting").text
    wrong = client.post(f"{AT}/leiding/loting", data={"do": "number", "entrant": "p1", "number": "9"}, headers=LIVE)
    assert wrong.status_code == 422
    client.post(f"{AT}/leiding/loting", data={"do": "commit"}, headers=LIVE)
    client.post(f"{AT}/leiding/loting", data={"do": "draw", "word": "zes en drie"}, headers=LIVE)
    state = state_of(site)
    assert {state.schedule.numbers[f"p{at}"] for at in range(1, 5)} == {1, 2, 3, 4}
    for tables in state.schedule.rounds:
        for table in tables:
            at_table = [state.entrants[state.schedule.entrant_of(one)].team for one in table]
            assert len({*filter(None, at_table)}) == len([*filter(None, at_table)])


def test_who_leads_is_told_that_the_stick_is_out_and_nobody_else(hall: Site, tmp_path: Path) -> None:
    (tmp_path / "stick").mkdir()
    hall.store.mirror_to(tmp_path / "stick", look=0.01)
    tell_tournament(hall, PLAYED, FIRST_ROUND[:1])
    desk, reader = browser_of(hall, "desk"), browser_of(hall, "viewer")
    assert "spiegel" not in desk.get(f"{AT}/leiding").text
    (tmp_path / "stick").rename(tmp_path / "away")
    tell_tournament(hall, PLAYED, FIRST_ROUND[1:2])
    page = desk.get(f"{AT}/leiding").text
    assert "voor de spiegel is er niet" in page
    assert "nog niet op staan: 1." in page
    assert "spiegel" not in reader.get(AT).text
