"""Two people at two screens type the slips of a round; and a form is typed hand by hand at the desk."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import be_host
from tests.web.referee_world import done, organiser, tell
from windroos.web.site import Site

DESK, FORM, RESULTS = "/toernooi/t/leiding", "/toernooi/t/leiding/formulier", "/toernooi/t/leiding/uitslagen"
FIGURES = {"do": "result", "round": "1", "table": "1", "seen": "0", "signed": "1", "points-0": "40", "points-1": "10",
           "points-2": "10", "points-3": "60", "minus-points-3": "1"}  # fmt: skip


@pytest.fixture
def desk(site: Site) -> TestClient:
    return organiser(site)


@pytest.fixture
def second(site: Site, desk: TestClient) -> TestClient:
    """A second browser at the desk."""
    client = TestClient(desk.app, follow_redirects=False, headers={"accept-language": "nl"})
    be_host(client)
    return client


def refused(client: TestClient, address: str, form: dict[str, str]) -> str:
    """The page by which a form is refused."""
    answer = client.post(address, data=form, headers={"origin": "http://testserver"})
    assert answer.status_code in (409, 422), answer.status_code
    return str(answer.text)


def test_two_type_at_two_screens_and_neither_sees_the_other(desk: TestClient, second: TestClient, site: Site) -> None:
    assert "Uw paraaf" not in desk.get(f"{DESK}?tafel=1").text
    done(desk, RESULTS, do="twice", twice="all", round="1")
    assert re.search(r'value="all" checked', desk.get(RESULTS).text)
    assert "Uw paraaf" in desk.get(f"{DESK}?tafel=1").text
    assert "Zet uw paraaf erbij" in refused(desk, DESK, FIGURES)
    page = done(desk, DESK, **FIGURES, typist="JV")
    assert "Tafel 1 is één keer getypt. Nu typt iemand anders hem." in page
    page = desk.get(f"{DESK}?tafel=1").text
    assert "JV heeft deze tafel getypt" in page
    assert 'value="40"' not in page
    other = {**FIGURES, "points-2": "1", "points-3": "51"}
    assert "JV heeft tafel 1 op dit scherm al getypt" in refused(desk, DESK, {**other, "typist": "PB"})
    done(second, DESK, **other, typist="PB")
    page = desk.get(f"{DESK}?tafel=1").text.partition('id="differ"')[2].partition("</table>")[0]
    rows = [re.sub(r"<[^>]+>", " ", row).split() for row in re.findall(r"<tr>.*?</tr>", page)]
    assert ["Wat", "JV", "PB"] in rows
    assert ["Punten,", "Carla", "+10", "+1"] in rows
    assert not any("Anna" in row for row in rows)
    assert "Tafel 1 is bewaard." in done(second, DESK, **FIGURES, typist="PB")
    kept = tell(site).results[1, 1]
    assert (kept.typed is not None and kept.typed.points, kept.stage()) == ((40, 10, 10, -60), "final")


def test_a_form_is_typed_hand_by_hand_and_can_be_corrected(desk: TestClient, site: Site) -> None:
    assert f"{FORM}?ronde=1&amp;tafel=1" in desk.get(f"{DESK}?tafel=1").text
    hands = {"w-0": "a", "g-0": "b", "s-0-0": "20", "w-1": "-draw", "w-2": "c", "g-2": "", "s-2-2": "8"}
    sent = {"do": "result", "round": "1", "table": "1", "seen": "0", "rows": "16", "signed": "1"}
    assert "Tafel 1 is bewaard." in done(desk, FORM, **sent, **hands)
    state = tell(site)
    typed = state.results[1, 1].typed
    assert typed is not None
    assert typed.points == (28, -44, 40, -24)  # 8 + 20 from who gave it, 8 of the others; then 8 + 8 of all three
    assert (typed.hands, typed.mahjongs, typed.caused, typed.best) == (
        3,
        (1, 0, 1, 0),
        (0, 1, 0, 0),
        (20, None, 8, None),
    )
    page = desk.get(f"{FORM}?ronde=1&tafel=1").text
    assert re.search(r'name="s-0-0"[^>]* value="20"', page)
    again = {**sent, "seen": str(state.results[1, 1].event), **hands, "s-0-0": "30"}
    assert "ligt vast" in refused(desk, FORM, again)
    done(desk, FORM, **again, reason="Score verkeerd gelezen")
    typed = tell(site).results[1, 1].typed
    assert typed is not None
    assert typed.best[0] == 30


def test_a_form_that_cannot_be_is_refused_with_what_was_typed(desk: TestClient) -> None:
    sent = {"do": "result", "round": "1", "table": "1", "seen": "0", "rows": "16"}
    assert "Er is nog geen spel ingevuld." in refused(desk, FORM, sent)
    page = refused(desk, FORM, {**sent, "w-0": "a", "g-0": "b", "s-0-0": "3"})
    assert "Spel 1" in page
    assert re.search(r'name="s-0-0"[^>]* value="3"', page)
    assert desk.get(f"{FORM}?ronde=1&tafel=9").status_code == 404


def test_two_forms_that_differ_say_in_which_hand(desk: TestClient, second: TestClient) -> None:
    done(desk, RESULTS, do="twice", twice="all", round="1")
    sent = {"do": "result", "round": "1", "table": "1", "seen": "0", "rows": "16", "signed": "1"}
    hand = {"w-0": "a", "g-0": "b", "s-0-0": "20", "w-1": "-draw", "w-2": "c", "g-2": "", "s-2-2": "8"}
    done(desk, FORM, **sent, **hand, typist="JV")
    page = desk.get(f"{FORM}?ronde=1&tafel=1").text
    assert "JV heeft deze tafel getypt" in page
    assert 'value="20"' not in page
    done(second, FORM, **sent, **{**hand, "s-2-2": "9"}, typist="PB")
    page = desk.get(f"{DESK}?tafel=1").text
    assert "Spel 3 van het formulier" in page
    assert "Spel 1 van het formulier" not in page
    assert "Tafel 1 is bewaard." in done(second, FORM, **sent, **hand, typist="PB")
