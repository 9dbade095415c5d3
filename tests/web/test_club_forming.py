"""Forming tables on the page: wishes that come and go, people who are moved, and two who form at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from tests.web.club_evening_world import EVENING
from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, MEMBERS, tell
from tests.web.conftest import KEY, apart, own_page, serving
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings
from windroos.web.site import Site

LIVE = {"origin": "http://testserver"}
AT = "/club/avond/e5/tafels"


@pytest.fixture
def host(site: Site) -> TestClient:
    tell(site, *CLUB, *EVENING)
    return browser_of(site, create_app(site), "host")


def evening(site: Site) -> EveningState:
    return ClubFolder(site.store).world().evenings["e5"]


def shown(text: str) -> list[list[str]]:
    """The tables of a proposal."""
    return [found.split() for found in re.findall(r'name="table-\d+" value="([^"]*)"', text)]


def fields(text: str) -> dict[str, str]:
    """What the form of a proposal sends, without what is chosen in it."""
    form = text[text.index('id="made"') :]
    form = form[: form.index("</form>")]
    return dict(re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', form))


def test_the_desk_says_who_met_whom_how_often_this_season(host: TestClient, site: Site) -> None:
    """Of the evenings before, of the season alone; who never met is not listed; the evening itself counts nothing."""
    people = list(MEMBERS)
    tell(
        site,
        {"do": "season", "id": "s25", "from": "2025-01-01", "until": "2025-12-31", "formula": "gemiddelde"},
        *(
            line for at, (day, seated) in enumerate(
                (("2024-12-31", people[:4]), ("2025-01-07", people[:4]), ("2025-01-14", [*people[:2], *people[4:6]]))
            ) for line in (
                {"do": "evening", "id": f"m{at}", "date": day, "rules": "nts2002"},
                {"do": "result", "evening": f"m{at}", "table": 1, "players": seated, "points": [3, -1, -1, -1]},
            )
        ),
        {"do": "evening", "id": "met", "date": "2025-01-21", "rules": "nts2002"},
        {"do": "tables", "evening": "met", "tables": [[*people[:3], people[4]], [people[5], *people[6:9]]]},
    )  # fmt: skip
    page = unescape(host.get("/club/avond/met").text)
    said = re.findall(r'id="met-(\d)">(.*?)</details>', page)
    assert re.findall(r"<li>(.*?)</li>", said[0][1]) == [
        f"{MEMBERS[one]} en {MEMBERS[other]}: {times} keer"
        for one, other, times in (
            *(("anna", "bart", 2), ("anna", "cor", 1), ("anna", "els", 1), ("bart", "cor", 1), ("bart", "els", 1)),
        )
    ]
    assert "Niemand trof elkaar dit seizoen al." in said[1][1]


def test_a_table_of_three_or_five_says_which_book_it_follows(host: TestClient, site: Site) -> None:
    """Where that of its rules knows only four; Groene Hart and Fu Hing say it themselves."""
    people = list(MEMBERS)
    planned = {"do": "evening", "id": "sizes", "date": "2025-01-21", "rules": ["nts2002", "hongkong", "mcr"]}
    seats = {"do": "tables", "evening": "sizes", "tables": [people[:5], people[5:8]]}
    tell(site, planned, *({"do": "arrive", "evening": "sizes", "person": one} for one in people[:8]), seats)

    def said(path: str) -> list[tuple[str, str, str]]:
        return re.findall(r"(\w[\w ]*) zegt niets over (drie|vijf) spelers: het gaat zoals in ([^<]*)\.<", path)

    def at_desk(*rules: str) -> list[tuple[str, str, str]]:
        for table, book in enumerate(rules, 1):
            tell(site, {"do": "table_rules", "evening": "sizes", "table": table, "rules": book})
        return said(unescape(host.get("/club/avond/sizes?deel=tables").text))

    silent = [("NTS 2002", "vijf", "Groene Hart 2011, p. 21"), ("MCR", "drie", "Fu Hing, p. 25")]
    assert at_desk("nts2002", "mcr") == silent
    assert at_desk("hongkong", "nts2002") == [("NTS 2002", "drie", "Groene Hart 2011, p. 19")]
    proposal = said(unescape(host.get("/club/avond/sizes/tafels?method=lot&rules-mcr=2").text))
    assert proposal == []
    tell(site, {**planned, "rules": "nts2002"})
    for table in (1, 2):
        tell(site, {"do": "table_rules", "evening": "sizes", "table": table})
    assert proposal == said(unescape(host.get("/club/avond/sizes/tafels?method=lot").text)), "eight are two of four"
    tell(site, {"do": "leave", "evening": "sizes", "person": people[0]})
    proposal = said(unescape(host.get("/club/avond/sizes/tafels?method=lot").text))
    assert proposal == [("NTS 2002", "drie", "Groene Hart 2011, p. 19")], "seven are four and three"


def test_wishes_are_met_told_and_taken_away(host: TestClient) -> None:
    four = dict(zip(("one", "other", "third", "fourth"), ("anna", "cor", "els", "greet"), strict=True))
    query = {"seed": "3", **{f"together-{field}": one for field, one in four.items()}, "at-who": "greet"}
    text = host.get(f"{AT}?{urlencode({**query, 'at-table': '2'})}").text
    assert set(four.values()) <= set(shown(text)[1])
    assert "Anna de Vries en Cor Jansen bij elkaar" in text
    assert "Greet Smit aan tafel 2" in text
    assert "Dit lukte niet" not in text
    text = host.get(f"{AT}?seed=3&together=anna+cor&apart=anna+cor&at=anna+9").text
    assert "Anna de Vries en Cor Jansen zitten" in text
    assert "een andere wens zegt het omgekeerde" in text
    assert "Anna de Vries zit niet aan tafel 9: die tafel is er niet." in text
    ticked = dict(re.findall(r'name="(apart-0|together-0|at-0)" value="([^"]*)" checked', text))
    assert ticked == {"apart-0": "anna cor", "together-0": "anna cor", "at-0": "anna 9"}
    text = host.get(f"{AT}?{urlencode({'seed': '3', 'together-0': 'anna cor'})}").text
    assert "Dit lukte niet" not in text
    assert any({"anna", "cor"} <= set(table) for table in shown(text))


@pytest.mark.parametrize("query", ["at=anna+x", "at=+1", "at=niemand+1", "together=a+b+c", "rules-mcr=-1"])
def test_a_wish_that_is_none_changes_nothing(host: TestClient, query: str) -> None:
    answer = host.get(f"{AT}?seed=3&{query}")
    assert answer.status_code == 200
    assert shown(answer.text) == shown(host.get(f"{AT}?seed=3").text)


def test_somebody_is_moved_and_swapped_without_a_script(host: TestClient, site: Site) -> None:
    text = host.get(f"{AT}?seed=3&apart=anna+bart").text
    one, other = shown(text)
    swap = {**fields(text), "do": "move", "move-who": one[0], "move-to": other[4]}
    text = host.post(AT, data=swap, headers=LIVE).text
    assert shown(text) == [[other[4], *one[1:]], [*other[:4], one[0]]]
    assert "Zoals u ze neerzet." in text
    assert not evening(site).tables
    refused = host.post(AT, data={**fields(text), "do": "move", "move-who": one[1], "move-to": "2"}, headers=LIVE)
    assert refused.status_code == 422
    assert ClubError("club_players", count=6).sentence("nl") in refused.text
    assert host.post(AT, data={**fields(text), "do": "move", "move-who": "x", "move-to": "1"}).status_code in (403, 422)
    made = shown(text)
    assert host.post(AT, data=fields(text), headers=LIVE).status_code == 303
    assert [list(table) for table in evening(site).tables] == made
    kept = evening(site).made
    assert kept is not None
    assert (kept.method, kept.seed) == ("hand", 0)


def test_tables_of_another_rule_set_are_said_with_the_tables(host: TestClient, site: Site) -> None:
    tell(site, {"do": "evening", "id": "e5", "date": "2024-04-16", "rules": ["nts2002", "mcr"]})
    tell(site, *({"do": "card", "person": one, "rules": ["mcr"]} for one in ("hans", "joost")))
    text = host.get(f"{AT}?seed=3&rules-mcr=1").text
    assert {"hans", "joost"} <= set(shown(text)[1])
    assert host.post(AT, data=fields(text), headers=LIVE).status_code == 303
    assert [evening(site).rules_at(table) for table in (1, 2)] == ["nts2002", "mcr"]


def test_two_who_form_tables_at_once_hear_of_each_other(host: TestClient, site: Site) -> None:
    pages = [host.get(f"{AT}?seed={seed}").text for seed in (1, 2)]
    assert host.post(AT, data=fields(pages[0]), headers=LIVE).status_code == 303
    late = host.post(AT, data=fields(pages[1]), headers=LIVE)
    assert late.status_code == 409
    assert ClubError("club_tables_meanwhile").sentence("nl") in late.text
    assert [list(table) for table in evening(site).tables] == shown(pages[0])
    assert host.post(AT, data={**fields(late.text), "reason": "toch"}, headers=LIVE).status_code == 303


def test_two_who_change_a_card_hear_of_each_other(host: TestClient, site: Site) -> None:
    path, card = "/club/leden/bart", {"name": "Bart van den Berg"}
    (seen,) = re.findall(r'name="seen" value="(\w+)"', host.get(path).text)
    excluded = {**card, "seen": seen, "exclusion": "x", "excluded_until": str(date(2999, 1, 1))}
    assert host.post(path, data=excluded, headers=LIVE).status_code == 303
    late = host.post(path, data={**card, "seen": seen, "email": "bart@example.org"}, headers=LIVE)
    assert late.status_code == 409
    assert "bart@example.org" in late.text
    kept = ClubFolder(site.store).world().cards["bart"]
    assert (kept.exclusion, kept.email) == ("x", "")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    site = open_site(Settings(tmp_path, apart=False))
    tell(site, *CLUB, *EVENING)
    apart(site.store.close())
    with serving(tmp_path) as address:
        yield address


def test_people_are_dragged_or_moved_by_keys(browser: Browser, served: str) -> None:
    with own_page(browser, viewport={"width": 1366, "height": 768}, locale="nl-NL") as page:
        page.goto(f"{served}/host/{KEY}")
        page.goto(f"{served}{AT}?seed=3")
        seats = page.locator("#made li[data-person]")
        names = [str(one.get_attribute("data-person")) for one in seats.all()]
        page.drag_and_drop(f"li[data-person={names[0]}]", f"li[data-person={names[9]}]")
        expect(page.locator("[name=moved]")).to_have_count(1)
        assert [str(one.get_attribute("data-person")) for one in seats.all()] == [names[9], *names[1:9], names[0]]
        page.focus("[name=move-who]")
        for label in (names[1], names[8]):
            select = page.locator("select:focus")
            select.select_option(label)
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-table='2'] li[data-person={names[1]}]")).to_have_count(1)
        page.click("#do-it")
        expect(page).to_have_url(re.compile("deel=tables"))


@pytest.mark.parametrize(
    ("rules", "players", "said"),
    [
        ("nts2002", 4, ["Wie het hoogst gooit is Oost"]),
        ("nmv144", 5, ["Wie het hoogst gooit is Oost", "Wie het laagst gooit, droomt eerst"]),
        ("groenehart2011", 4, ["de hoogste is Oost, dan volgen Zuid, West en Noord"]),
        ("groenehart2011", 5, ["dan volgen Zuid, West en Noord", "Wie het laagst gooit, droomt eerst"]),
        ("mcr", 4, ["trekt een omgekeerde windsteen"]),
        ("mcr", 5, ["trekt een omgekeerde windsteen", "wie die trekt, droomt eerst"]),
    ],
)
def test_who_sits_where_is_found_as_the_book_of_the_table_says(
    host: TestClient, site: Site, rules: str, players: int, said: list[str]
) -> None:
    """The throw, all throws, or wind tiles; with five who dreams first. Nothing of it is drawn here."""
    tell(
        site,
        {"do": "evening", "id": "e5", "date": "2024-04-16", "rules": rules},
        {"do": "tables", "evening": "e5", "tables": [list(MEMBERS)[:players]], "method": "hand"},
    )
    asked = host.post("/club/avond/e5", data={"do": "sheet:1:1"}, headers=LIVE)
    text = unescape(host.get(asked.headers["location"]).text)
    assert "Wie zit waar aan tafel 1?" in text
    for one in said:
        assert one in text
    assert ("droomt eerst." in text) == (players == 5)
    assert not evening(site).parts[1, 1].sheet


def test_an_evening_is_called_by_its_number_in_the_club_year(host: TestClient, site: Site) -> None:
    """At its desk and on its result; one that is off has none, and is not counted for those after it."""
    said = r"(?:avond (\d+) · )?(?:competitie|beker)\b"

    def numbers() -> list[str | None]:
        texts = (unescape(host.get(f"/club/avond/{id}").text).split("<h1")[0] for id in ("e3", "e4", "e5", "e6"))
        return [found[1] if (found := re.search(said, text.split("<main")[-1])) else "?" for text in texts]

    first, *others = numbers()
    assert first is not None
    assert others == [str(int(first) + more) for more in (1, 2, 3)]
    tell(site, {"do": "cancel", "evening": "e5", "reason": "ijzel"})
    assert numbers() == [first, str(int(first) + 1), None, str(int(first) + 2)]
