"""The last rounds on the pages: by the standings, made anew, a final; and what of it nobody sees before it is shown."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import be_host, boundless
from tests.web.tournament_world import PLAYED, TOURNAMENT, tell_tournament
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.tournament.state import TournamentState
from windroos.tournament.whole import check_whole
from windroos.web.app import create_app
from windroos.web.site import Site
from windroos.web.tournament.files_desk import FILES

AT = f"/toernooi/{PLAYED}"
SLOT = f"{AT}/leiding/slot"
FIRST = (
    {"do": "result", "round": 1, "table": 1, "points": [40, 10, -20, -30]},
    {"do": "result", "round": 1, "table": 2, "points": [4, 1, -2, -3]},
)


@pytest.fixture
def hall(site: Site) -> Site:
    """A site with a tournament whose first round of two is played."""
    tell_tournament(site, PLAYED, (*TOURNAMENT, *FIRST))
    return site


def state_of(site: Site) -> TournamentState:
    return TournamentFolder(site.store).world(PLAYED).there()


def reader(site: Site, *, host: bool = False) -> TestClient:
    client = TestClient(create_app(boundless(site)), headers={"accept-language": "nl", "origin": "http://testserver"})
    if host:
        be_host(client)
    return client


def test_seats_that_the_standings_decide_are_on_no_page_until_the_round_is_called(site: Site) -> None:
    toml = 'name = "Proef"\nkind = "tournament"\nextends = "mcr-ema"\n[seats]\nschedule = "swiss"\n'
    made, *rest = TOURNAMENT
    tell_tournament(site, PLAYED, ({**made, "formula": "", "toml": toml}, *rest, *FIRST))
    anybody, desk = reader(site), reader(site, host=True)
    seats, screen = f"{AT}?deel=indeling&ronde=2", f"{AT}/scherm/plaatsen"
    assert "volgt uit de stand" in anybody.get(seats).text
    assert "Ronde 1</b>" in (own := anybody.get(f"{AT}/speler/1").text)
    assert "Ronde 2</b>" not in own
    assert "Volgens de formule gaat ronde 2 op de stand" in desk.get(SLOT).text
    assert desk.get(f"{AT}/leiding/uitvoer/indeling.csv").text.count("round") == 1
    tell_tournament(site, PLAYED, [{"do": "clock", "act": "end"}, {"do": "call", "round": 2, "minutes": 90}])
    assert "volgt uit de stand" not in anybody.get(seats).text
    assert "Ronde 2</b>" in anybody.get(f"{AT}/speler/1").text
    assert "t-by-name" in anybody.get(screen).text
    assert state_of(site).schedule.changes[-1].how == "swiss"


def test_a_round_by_rank_and_one_made_anew_say_whose_card_changes(hall: Site) -> None:
    desk = reader(hall, host=True)
    done = desk.post(SLOT, data={"do": "by_rank", "round": "2", "reason": "op stand"})
    second = state_of(hall).schedule.rounds[1]
    first_two = {table[seat] for table in state_of(hall).schedule.rounds[0] for seat in (0, 1)}
    assert set(second[0]) == first_two
    changed = state_of(hall).schedule.changes[-1].affected
    assert f"Kaarten die veranderen: {len(changed)}." in done.text
    cards = re.findall(r'href="([^"]*routekaarten[?]wie=[^"]*)"', done.text)
    assert len(cards) == len(changed)
    card = desk.get(unescape(cards[0])).text
    assert card.count('class="walk"') == 1 < desk.get(f"{AT}/print/routekaarten").text.count('class="walk"')
    late = desk.post(SLOT, data={"do": "by_rank", "round": "1"})
    assert late.status_code == 422
    assert "al" in late.text


def test_a_final_is_made_said_and_taken_away(hall: Site) -> None:
    desk, viewer = reader(hall, host=True), reader(hall)
    page = desk.post(SLOT, data={"do": "final", "players": "4", "rounds": "2", "carry": "half", "without-p1": "1"})
    final = state_of(hall).schedule.final
    assert final is not None
    assert (final.carry, len(final.finalists), "p1" in final.finalists) == ("half", 4, False)
    assert "Finale van 4" in page.text
    assert "De helft van daarvoor telt mee." in page.text
    assert "Finale" in viewer.get(AT).text
    assert "Finale van 4" in viewer.get(f"{AT}?deel=stand").text
    assert desk.post(SLOT, data={"do": "no_final"}).status_code == 200
    assert state_of(hall).schedule.final is None
    assert len(state_of(hall).schedule.rounds) == 2


def test_what_is_kept_back_is_not_in_the_final_of_others(hall: Site) -> None:
    desk, viewer = reader(hall, host=True), reader(hall)
    desk.post(SLOT, data={"do": "final", "players": "4", "rounds": "1", "carry": "none"})
    points = {"do": "result", "round": 2, "table": 1, "points": [111, 22, -33, -100]}
    tell_tournament(hall, PLAYED, ({"do": "hide", "after": 2}, points))
    winner = state_of(hall).schedule.rounds[1][0][0]
    for address in (f"{AT}/print/finale", f"{AT}/print/finale?ronde=2", f"{AT}?deel=stand"):
        seen, whole = viewer.get(address).text, desk.get(f"{AT}/print/finale").text
        assert "111" not in seen
        assert re.search(r"<td[^>]*>4</td>", whole)
        assert not re.search(r"<td[^>]*>4</td>\s*<td[^>]*>1</td>", seen)
    assert winner


def test_prizes_follow_are_given_by_people_and_stand_on_the_screen(hall: Site) -> None:
    desk, viewer = reader(hall, host=True), reader(hall)
    prizes = f"{AT}/leiding/prijzen"
    desk.post(prizes, data={"prize": "chicken_hand", "entrant": "p3", "hand": "Kip met niets"})
    assert "Kip met niets" in desk.get(prizes).text
    assert "Kip met niets" in viewer.get(f"{AT}/scherm/prijzen").text
    tell_tournament(hall, PLAYED, ({"do": "hide", "after": 1},))
    assert "Kip met niets" not in viewer.get(f"{AT}/scherm/prijzen").text
    tell_tournament(hall, PLAYED, ({"do": "reveal", "rows": None},))
    assert "Kip met niets" in viewer.get(f"{AT}/scherm/prijzen").text
    assert desk.post(prizes, data={"prize": "place", "entrant": "p3"}).status_code == 422
    assert viewer.get(prizes).status_code == 403


def test_files_go_out_and_the_weight_is_said(hall: Site) -> None:
    desk, viewer = reader(hall, host=True), reader(hall)
    out = f"{AT}/leiding/uitvoer"
    page = desk.get(out).text
    assert "Dagen: 1; spelers: 8; landen: 1." in page
    assert "Dagen erbij: 1; dan is het 2." in page
    assert "Landen erbij: 5; dan is het 1½." in page
    rows = desk.get(f"{out}/ema.csv").text.splitlines()
    assert rows[0] == "position,ema_id,last_name,first_name,nationality,points,mahjong"
    assert all(row.split(",")[4] == "NL" for row in rows[1:])  # of who wrote Nederland
    for file in FILES:
        answer = desk.get(f"{out}/{file}")
        assert answer.status_code == 200, file
        assert f'filename="{file}"' in answer.headers["content-disposition"]
        assert viewer.get(f"{out}/{file}").status_code == 403
    assert desk.get(f"{out}/alles.exe").status_code == 404
    whole = desk.get(f"{out}/toernooi.jsonl").text.splitlines()
    assert check_whole(whole).faults == ()


@pytest.mark.parametrize(
    "form",
    [
        {"do": "final", "players": "6"},
        {"do": "final", "players": "4", "rounds": "99"},
        {"do": "final", "players": "veel"},
        {"do": "by_rank", "round": "99"},
        {"do": "remake", "reason": ""},
        {"do": "wat"},
    ],
)
def test_what_cannot_be_is_said_on_the_page(hall: Site, form: dict[str, str]) -> None:
    before = state_of(hall).schedule.rounds
    answer = reader(hall, host=True).post(SLOT, data=form)
    if form["do"] != "remake":
        assert answer.status_code in (404, 409, 422)
        assert state_of(hall).schedule.rounds == before
    assert 'class="trouble' in answer.text or form["do"] == "remake"
