"""House rules by season on the page: given, shown, on a card, and by the sheets of its evenings."""

from __future__ import annotations

from datetime import date

from starlette.testclient import TestClient

from tests.club.test_season_houses import STAYS
from tests.web.club_world import tell
from windroos.web.site import Site

SENT = {"origin": "http://testserver"}
WHERE = "/club/regels/seizoen"


def test_a_season_carries_house_rules(site: Site, host: TestClient) -> None:
    refused = host.post(WHERE, data={"season": "s23", "toml": STAYS.replace("east_wins", "east_win")}, headers=SENT)
    assert refused.status_code == 422
    assert "east_win" in refused.text, "what was typed stands there again"
    assert host.post(WHERE, data={"season": "s23", "toml": ""}, headers=SENT).status_code == 422
    sent = {"file": ("huis.toml", STAYS.encode(), "application/toml")}
    assert host.post(WHERE, data={"season": "s23"}, files=sent, headers=SENT).headers["location"] == "/club/regels"
    for path in ("/club/regels", "/club/stand/s23/uitleg/anna", "/club/stand/s23/kaart/nts2002", "/club/avond/e3"):
        assert "Wij blijven zitten" in host.get(path).text, path
    assert host.get("/club/stand/s23/kaart/mcr").status_code == 422
    viewer = TestClient(host.app, follow_redirects=False)
    assert viewer.post(WHERE, data={"season": "s23", "rules": "nts2002"}, headers=SENT).status_code == 403
    tell(site, {"do": "evening", "id": "nu", "date": str(date(2024, 4, 2)), "rules": "nts2002"})
    tell(site, {"do": "tables", "evening": "nu", "tables": [["anna", "bart", "cor", "dora"]]})
    order = {f"seat-{at}": one for at, one in enumerate(("anna", "bart", "cor", "dora"))}
    way = host.post("/club/avond/nu", data={"do": "sheet:1:1", **order}, headers=SENT).headers["location"]
    event = site.store.events(way.removeprefix("/tellen/"))[0].body
    assert "Wij blijven zitten" in event, "the sheet counts by them"
    assert host.get(way).status_code == 200
    assert host.post(WHERE, data={"season": "s23", "rules": "nts2002"}, headers=SENT).status_code == 303
    assert "Wij blijven zitten" not in host.get("/club/regels").text
    assert "Wij blijven zitten" in host.get("/club/logboek?soort=season").text or host.get("/club/logboek").is_success
