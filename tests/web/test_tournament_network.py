"""The Wi-Fi of the hall on the screen: as it was typed, escaped as its code asks, in no log, and never guessed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from segno.helpers import make_wifi_data
from starlette.testclient import TestClient

from tests.web.conftest import KEY, OpenPage, apart, be_host, boundless, serving
from tests.web.tournament_world import PLAYED, TOURNAMENT, tell_tournament
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.tournament.errors import TournamentError
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings
from windroos.web.site import Site
from windroos.web.tournament.network import HallNetwork, network_code, network_typed

AT = f"/toernooi/{PLAYED}"
OWN = {"origin": "http://testserver"}
AWKWARD = HallNetwork('Zaal;"1", oost:west', "pass\\word;,:1")


@pytest.mark.parametrize("network", [AWKWARD, HallNetwork("Zaal 1", ""), HallNetwork("Zaal é", "12345678")])
def test_the_code_is_that_of_another_maker_of_such_codes(network: HallNetwork) -> None:
    other = make_wifi_data(network.name, network.password or None, "WPA" if network.password else None)
    own = network_code(network).replace("\\,", ",")  # the other lets a comma be, which needs no sign before it either
    assert _parts(own) - {"T:nopass"} == _parts(other)


def _parts(text: str) -> set[str]:
    """The fields of a code, which may stand in any order."""
    found, field = set(), ""
    for at, sign in enumerate(text.removeprefix("WIFI:")):
        if sign == ";" and not field.endswith("\\"):
            found.add(field)
            field = ""
        else:
            field += sign
        assert at < 500
    return found - {""}


@pytest.mark.parametrize(
    ("name", "password"), [("", "12345678"), ("x" * 33, ""), ("é" * 17, ""), ("Zaal", "kort"), ("Zaal", "é" * 9)]
)
def test_what_cannot_be_a_network_is_said(name: str, password: str) -> None:
    with pytest.raises(TournamentError) as wrong:
        network_typed(name, password)
    assert wrong.value.code == "tournament_network"


def test_nothing_is_shown_until_the_desk_has_typed_it_and_nothing_after_it_is_taken_away(site: Site) -> None:
    tell_tournament(site, PLAYED, TOURNAMENT)
    app = create_app(boundless(site))
    host = be_host(TestClient(app, headers={"accept-language": "nl"}, follow_redirects=False))
    viewer = TestClient(app, headers={"accept-language": "nl"})
    screen = f"{AT}/scherm/welkom"
    assert "Netwerk" not in viewer.get(screen).text
    form = {"do": "network", "network": "Zaal Noord", "password": "mahjong<b>2026"}
    assert viewer.post(f"{AT}/leiding", data=form, headers=OWN).status_code == 403
    refused = host.post(f"{AT}/leiding", data={**form, "password": "kort"}, headers=OWN)
    assert refused.status_code == 422
    assert 'value="kort"' in refused.text, "what was typed stays"
    assert host.post(f"{AT}/leiding", data=form, headers=OWN).status_code == 303
    page = viewer.get(screen).text
    assert "Netwerk: Zaal Noord" in page
    assert "mahjong&lt;b&gt;2026" in page
    assert "mahjong" not in host.get(f"{AT}/leiding/logboek.csv").text
    assert "mahjong" not in str(TournamentFolder(site.store).whole(PLAYED))
    host.post(f"{AT}/leiding", data={"do": "network", "network": "", "password": ""}, headers=OWN)
    assert "Netwerk" not in viewer.get(screen).text


def test_who_starts_the_clock_by_keyboard_stays_at_the_clock(open_page: OpenPage, tmp_path: Path) -> None:
    """The buttons become others where they stand: the next key is not pressed somewhere else on the page."""
    site = open_site(Settings(tmp_path, apart=False))
    tell_tournament(site, PLAYED, TOURNAMENT[:-2])  # its first round is not called yet
    apart(site.store.close())
    with serving(tmp_path) as server:
        desk = open_page(f"{server}/host/{KEY}")
        desk.goto(f"{server}{AT}/leiding")
        for name, then in (("Roep ronde", "Start"), ("Start", "Pauze")):
            button = desk.locator(".t-clock-acts button").filter(has_text=name).first
            button.focus()
            desk.keyboard.press("Enter")
            expect(desk.locator(".t-clock-acts button").filter(has_text=then).first).to_be_visible()
            assert desk.evaluate("!!document.activeElement.closest('.t-clock-acts')"), name
        desk.close()
