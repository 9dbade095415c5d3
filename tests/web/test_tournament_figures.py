"""What pages say by the formula: points with a sign, scores of Riichi without; what is done at the signal (T7)."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import be_host
from tests.web.tournament_world import PLAYED, TOURNAMENT, tell_tournament
from windroos.web.app import create_app
from windroos.web.site import Site

AT = f"/toernooi/{PLAYED}"
PAGES = ("?deel=stand", "?deel=uitslagen", "/leiding", "/leiding/uitslagen", "/tafel/1", "/scherm/stand", "/speler/1")


@pytest.mark.parametrize(
    ("formula", "points", "said", "not_said"),
    [
        ("riichi-ema", [42000, 31000, 31000, 16000], "42.000", "+42.000"),
        ("mcr-ema", [420, 31, 31, -482], "+420", ">420<"),
    ],
)
def test_scores_have_no_sign_and_what_was_won_has_one(
    site: Site, formula: str, points: list[int], said: str, not_said: str
) -> None:
    begun = [{**TOURNAMENT[0], "formula": formula}, *TOURNAMENT[1:]]
    seated = {"do": "schedule", "rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 5, 2, 6], [3, 7, 4, 8]]]}
    lines = [seated if line["do"] == "schedule" else line for line in begun]
    other = {"do": "result", "round": 1, "table": 2, "points": points[::-1]}
    settled = [{"do": "settle", "round": 1, "table": table, "reason": "briefje"} for table in (1, 2)]
    result = {"do": "result", "round": 1, "table": 1, "points": points}
    tell_tournament(site, PLAYED, [*lines, result, other, *settled, {"do": "publish", "round": 1}])
    client = be_host(TestClient(create_app(site), headers={"accept-language": "nl"}))
    for page in PAGES:
        text = client.get(f"{AT}{page}").text
        assert said in text, page
        assert not_said not in text, page


@pytest.mark.parametrize(
    ("after", "said"),
    [
        ("finish_hand", "Na het signaal wordt het spel afgemaakt."),
        ("finish_round", "Na het signaal wordt de windronde afgemaakt."),
        ("drop_round", "Een windronde die bij het signaal niet af is telt niet mee."),
        ("stop", "Bij het signaal stopt iedereen meteen."),
    ],
)
def test_desk_table_and_screen_say_what_is_done_at_the_signal(site: Site, after: str, said: str) -> None:
    toml = f'extends = "nts-toernooi"\nname = "Dag"\n[rounds]\nafter_signal = "{after}"\n'
    begun = [{**TOURNAMENT[0], "formula": "", "toml": toml}, *TOURNAMENT[1:]]
    tell_tournament(site, PLAYED, begun)
    client = be_host(TestClient(create_app(site), headers={"accept-language": "nl"}))
    for page in ("/leiding", "/tafel/1", "/scherm/klok"):
        assert said in client.get(f"{AT}{page}").text, page
