"""What is on paper: in the club's language where nobody chose one, and by the rules of each table."""

from __future__ import annotations

import zipfile
from io import BytesIO

import pytest
from starlette.testclient import TestClient

from tests.web.club_course_world import MIXED, SCHEME
from tests.web.club_world import CLUB, tell
from tests.web.conftest import KEY
from windroos.web.app import create_app
from windroos.web.site import Site

HEAD = {"nl": "Stand", "en": "Standings"}


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_paper_and_site_are_in_the_club_s_language(site: Site, lang: str) -> None:
    """Whatever the browser of who prints speaks; who chose a language, here or before, gets that."""
    tell(site, *CLUB, {"do": "settings", "lang": lang})
    other = "en" if lang == "nl" else "nl"
    desk = TestClient(create_app(site), base_url="http://localhost", headers={"accept-language": other})
    desk.get(f"/host/{KEY}")

    def printed(address: str) -> str:
        return str(desk.get(address).text).split("<main", 1)[1]

    assert f"<h1>{HEAD[lang]}" in printed("/club/print/stand").replace(' class="title"', "")
    assert f"<h1>{HEAD[other]}" in printed(f"/club/print/stand?lang={other}").replace(' class="title"', "")
    with zipfile.ZipFile(BytesIO(desk.get("/club/print/site.zip").content)) as made:
        assert f'<html lang="{lang}"' in made.read("index.html").decode()
    desk.cookies.set("lang", other)
    assert f"<h1>{HEAD[other]}" in printed("/club/print/stand").replace(' class="title"', "")


def test_a_form_follows_the_rules_of_its_table(site: Site) -> None:
    """And a scheme leads to its walking cards."""
    tell(site, *CLUB, *SCHEME, *MIXED)
    desk = TestClient(create_app(site), base_url="http://localhost", headers={"accept-language": "nl"})
    desk.get(f"/host/{KEY}")
    both = desk.get("/club/avond/r4/print/scoreformulier").text
    assert "NTS 2002" in both
    assert "Groene Hart 2011" in both
    one = desk.get("/club/avond/r4/print/scoreformulier?regels=mcr").text
    assert "Groene Hart 2011" not in one
    cards = "/club/print/loopkaarten?seizoen=s22"
    assert f'href="{cards}"' in desk.get("/club/stand/s22/schema").text
    assert desk.get(cards).status_code == 200
