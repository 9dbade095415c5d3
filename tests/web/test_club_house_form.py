"""House rules of a season by a form: a choice, what an item brings, what does not count, and all of it undone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from starlette.testclient import TestClient

from tests.club.test_season_houses import STAYS
from tests.web.conftest import OpenPage
from windroos.books.house import load_sent_house
from windroos.hosting.club_folder import ClubFolder
from windroos.web.site import Site

SENT = {"origin": "http://testserver"}
FORM = "/club/regels/seizoen"
WHERE = {"season": "s23", "rules": "nts2002"}


def change(host: TestClient, what: str, **fields: str) -> int:
    """Send one change; the status of the answer."""
    answer = host.post(f"{FORM}/wijzig", data={**WHERE, "what": what, **fields}, headers=SENT)
    return int(answer.status_code)


def held(site: Site) -> dict[str, object]:
    """What the house rules of the season change; {} where there are none."""
    club = ClubFolder(site.store).world().club
    assert club is not None
    toml = club.competition.houses.get(("s23", "nts2002"), "")
    return dict(load_sent_house(toml).changes) if toml else {}


def words(host: TestClient, path: str) -> str:
    """The words of a page."""
    return " ".join(re.sub(r"<[^>]+>", " ", host.get(path).text).split())


def test_one_thing_is_changed_at_a_time_and_undone_again(site: Site, host: TestClient) -> None:
    assert change(host, "option:east_wins", value="stay") == 303
    assert change(host, "item:schoon", count="yes", doubles="2", points="") == 303
    assert change(host, "item:drie_pungs_dicht", count="no") == 303
    assert held(site) == {"east_wins": "stay", "schoon.doubles": 2, "drie_pungs_dicht.count": False}
    for path in ("/club/regels", f"{FORM}?season=s23&rules=nts2002"):
        assert "Drie pungs dicht telt bij ons niet (boek: × 2 (1 verdubbeling))" in words(host, path), path
        assert "Schoon spel × 4 (2 verdubbelingen) (boek: × 2 (1 verdubbeling))" in words(host, path), path
    assert change(host, "name", name="  Wij  blijven ") == 303
    assert "Wij blijven" in words(host, "/club/regels")
    assert change(host, "option:east_wins", value="passes") == 422, "a value that the book does not know"
    assert change(host, "item:schoon", count="yes", doubles="1") == 303, "as the book has it"
    assert change(host, "item:drie_pungs_dicht", do="book") == 303
    assert change(host, "option:east_wins", do="book") == 303
    assert held(site) == {}
    assert "Alle seizoenen spelen hun boek" in words(host, "/club/regels")


def test_what_cannot_be_is_said_and_what_was_typed_stands_there_again(site: Site, host: TestClient) -> None:
    where = f"{FORM}/wijzig?season=s23&rules=nts2002&what=item:schoon"
    refused = host.post(where, data={**WHERE, "what": "item:schoon", "doubles": "veel", "count": "yes"}, headers=SENT)
    assert refused.status_code == 422
    assert "veel is geen heel getal" in refused.text
    assert 'value="veel"' in refused.text
    assert change(host, "item:schoon", doubles="31", count="yes") == 422, "more than a file may say"
    assert change(host, "item:niets") == change(host, "option:niets", value="1") == 422
    assert held(site) == {}
    assert host.get(f"{FORM}?season=s23&rules=nts2002&what=item:niets").status_code == 422
    assert host.get(f"{FORM}?season=geen&rules=nts2002").status_code == 404
    assert host.get(f"{FORM}?season=s23&rules=poker").status_code == 422
    viewer = TestClient(host.app, follow_redirects=False)
    assert viewer.get(f"{FORM}?season=s23&rules=nts2002").status_code == 403


def test_a_file_that_was_sent_goes_on_as_a_form(site: Site, host: TestClient) -> None:
    assert host.post(FORM, data={"season": "s23", "toml": STAYS}, headers=SENT).status_code == 303
    assert change(host, "item:schoon", count="yes", doubles="3") == 303
    assert held(site) == {"east_wins": "stay", "schoon.doubles": 3}
    assert "Wij blijven zitten" in words(host, "/club/regels")


@pytest.mark.parametrize("rules", ["nts2002", "groenehart2011", "hongkong", "nmv144", "mcr"])
def test_everything_that_is_offered_can_be_asked_for(host: TestClient, rules: str) -> None:
    page = host.get(f"{FORM}?season=s23&rules={rules}").text
    offered = re.findall(r'<option value="((?:option|item):[^"]+)">', page)
    assert len(offered) > 20
    for what in offered:
        answer = host.get(f"{FORM}?season=s23&rules={rules}&what={what}")
        assert answer.status_code == 200, what
        assert 'id="keep"' in answer.text, what


def test_a_secretary_does_it_on_a_telephone_without_script(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/club/begin", phone=True, host=server, script=False)
    page.click("main button.main")
    page.goto(f"{server}/club/regels")
    page.get_by_role("button", name="Verder").click()
    choose(page, "option:east_wins")
    page.get_by_label("blijft").check()
    page.click("#keep")
    undoes = page.get_by_role("button", name=re.compile("Weer zoals het boek"))
    expect(undoes).to_have_count(1)
    choose(page, "item:schoon")
    page.get_by_label("Verdubbelingen").fill("2")
    page.click("#keep")
    expect(page.locator("main")).to_contain_text("Schoon spel × 4 (2 verdubbelingen)", use_inner_text=True)
    page.get_by_role("button", name=re.compile("Weer zoals het boek: Schoon spel")).click()
    expect(undoes).to_have_count(1)
    expect(page.locator("main")).not_to_contain_text("Schoon spel × 4", use_inner_text=True)


def choose(page: Page, what: str) -> None:
    """Choose what is to be changed."""
    page.locator("select[name=what]").select_option(what)
    page.click("#pick")
