"""Spelregels: every page in both languages, choices in the address, search, the card on one A4, practice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page, expect
from starlette.testclient import TestClient

from tests.hosting.at_table import PEOPLE, setup_of
from tests.web.measuring import FULL, violations
from windroos.books.catalog import IDS, rules
from windroos.handbook.practice import HANDS, deal
from windroos.handbook.search import search
from windroos.hosting.setup import setup_text
from windroos.hosting.tickets import Ticket
from windroos.scoresheet.opening import OPENING, open_sheet
from windroos.store.changes import BeginStream
from windroos.text.words import Words
from windroos.web.book import exam
from windroos.web.book.card import house_card
from windroos.web.book.chosen import AskedRules, chosen
from windroos.web.site import Site, cookie_name

OpenPage = Callable[..., Page]
HOUSE = """name = "De Rode Draak & <b>co</b>"
rules = "groenehart2011"
[options]
minimum = 1
flowers = true
[items.schoon]
doubles = 2
name = "Halve kleur"
[items.pe_ling]
count = false
"""
TABLE = "bcdfghjk"
WIDE = """document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('main *')]
    .filter(one => !one.closest('.toc') && one.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 5).map(one => one.outerHTML.slice(0, 90))"""
"""What sticks out of a page at its right."""


def text_of(client: TestClient, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    return str(answer.text)


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("id", IDS)
def test_every_page_of_every_book_is_there(client: TestClient, id: str, lang: str) -> None:
    client.cookies.set("lang", lang)
    book = text_of(client, f"/spelregels/{id}")
    assert f'lang="{lang}"' in book
    plain = rules(id)
    anchors = set(re.findall(r'id="([^"]+)"', book))
    assert {entry.id for entry in plain.entries} <= anchors
    assert {f"o-{option}" for option in plain.options} <= anchors
    assert {f"h-{heading.id}" for heading in plain.headings} <= anchors
    aimed = {target for target in re.findall(r'href="#([^"]+)"', book) if target != "main"}
    assert aimed <= anchors
    assert book.count('class="tiles') >= len(plain.entries)
    assert "{" not in re.sub(r"<script.*?</script>", "", book)
    assert "A4" in text_of(client, f"/spelregels/{id}/kaart")
    assert client.get(f"/spelregels/{id}/oefenen", follow_redirects=False).status_code == 303


def test_the_books_are_on_the_first_page_of_the_rules(client: TestClient) -> None:
    page = text_of(client, "/spelregels")
    for id in IDS:
        assert f'href="/spelregels/{id}/kaart"' in page


def test_a_choice_in_the_address_changes_book_card_and_practice(client: TestClient) -> None:
    book = text_of(client, "/spelregels/nts2002?four_pungs_double=0&minimum=3")
    assert "Met eigen keuzes" in book
    assert "oefenen?four_pungs_double=0&amp;minimum=3" in book
    assert 'value="3"' in book
    card = text_of(client, "/spelregels/nts2002/kaart?four_pungs_double=0&minimum=3")
    assert "Anders dan het boek" in card
    assert "<dt>Vier pungs</dt>" not in card
    plain = text_of(client, "/spelregels/nts2002/kaart?minimum=2")
    assert "Anders dan het boek" not in plain
    assert "<dt>Vier pungs</dt>" in plain


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/spelregels/nts2002?minimum=11", 422),
        ("/spelregels/nts2002?minimum=drie", 422),
        ("/spelregels/nts2002?minimum=²", 422),
        ("/spelregels/nts2002?jade_bamboo_1=misschien", 422),
        ("/spelregels/nts2002?geen_optie=1", 422),
        ("/spelregels/riichi", 404),
        ("/spelregels/nts2002/iets", 404),
        ("/spelregels/nts2002?tafel=bcdfghjk", 404),
        ("/spelregels/nts2002/oefenen?zaad=../x", 422),
        ("/spelregels/nts2002/oefenen?zaad=abc&gegeven=wat", 422),
        ("/spelregels/nts2002/oefenen?zaad=abc&gegeven=" + ".".join("s" * 11), 422),
        ("/spelregels/nts2002/oefenen?zaad=abc&punten=twaalf", 422),
        ("/spelregels/nts2002/oefenen?zaad=abc&punten=-4", 422),
        ("/spelregels/nts2002/oefenen?zaad=abc&verdubbelingen=100&punten=2", 422),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(client: TestClient, path: str, status: int) -> None:
    said = text_of(client, path, status)
    assert "Traceback" not in said
    assert "<title>Dat gaat niet" in said


def test_search_works_without_a_script_and_escapes_what_is_typed(client: TestClient) -> None:
    page = text_of(client, "/spelregels/zoek?q=kronkelende+slang")
    assert 'href="/spelregels/nts2002#kronkelende_slang"' in page
    count = sum(len(found) for _, found in search("kronkelende slang"))
    assert f"{count} gevonden" in page
    option = text_of(client, "/spelregels/zoek?q=N6")
    assert "/spelregels/nts2002#o-open_kong_is_hidden" in option
    nasty = text_of(client, "/spelregels/zoek?q=%3Cscript%3Ealert(1)%3C/script%3E")
    assert "<script>alert" not in nasty
    assert "Niets gevonden" in nasty
    assert "Typ de naam" in text_of(client, "/spelregels/zoek")


def test_search_in_a_book_finds_in_that_book_first(client: TestClient) -> None:
    assert '<input type="hidden" name="boek" value="mcr">' in text_of(client, "/spelregels/mcr")
    page = text_of(client, "/spelregels/zoek?q=draak&boek=mcr")
    assert re.findall(r'id="g-(\w+)"', page)[0] == "mcr"
    assert page.index("In de andere boeken") > page.index('id="g-mcr"')
    assert '<input type="hidden" name="boek" value="mcr">' in page
    assert "In NTS 2002 staat het niet." in text_of(client, "/spelregels/zoek?q=knitted&boek=nts2002")
    assert "andere boeken" not in text_of(client, "/spelregels/zoek?q=draak&boek=nergens")


def test_a_file_of_house_rules_becomes_a_card(client: TestClient) -> None:
    answer = client.post(
        "/spelregels/kaart", files={"huisregels": ("huis.toml", HOUSE)}, headers={"origin": "http://testserver"}
    )
    assert answer.status_code == 200, answer.text
    assert "De Rode Draak &amp; &lt;b&gt;co&lt;/b&gt;" in answer.text
    assert "Halve kleur" in answer.text
    assert "heet in het boek" in answer.text
    assert "<dt>Pe-ling eet cake</dt>" not in answer.text


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("", "geen bestand"),
        ("rules = ", "TOML"),
        ('rules = "nmv144"\nformations = "/etc/passwd"\n', "ander bestand"),
        ("\x00\xff", "TOML"),
        ('rules = "nts2002"\n[options]\nminimum = 99\n', "minimum"),
    ],
)
def test_a_wrong_file_of_house_rules_is_answered(client: TestClient, file: str, said: str) -> None:
    answer = client.post(
        "/spelregels/kaart", files={"huisregels": ("huis.toml", file)}, headers={"origin": "http://testserver"}
    )
    assert answer.status_code == 422
    assert said in answer.text


async def begin(site: Site, kind: str, header: str) -> None:
    await site.store.write(BeginStream(TABLE, kind, header))  # type: ignore[arg-type]  # the test's own two kinds


@pytest.mark.parametrize("kind", ["count", "play"])
def test_a_table_s_own_rules(client: TestClient, site: Site, kind: str) -> None:
    if kind == "count":
        opening = open_sheet("groenehart2011", ("An", "Bo", "Cé", "Di"), house=HOUSE)
        header = OPENING.write(opening)
    else:
        chosen = rules("groenehart2011", minimum=1)
        header = setup_text(setup_of(chosen, PEOPLE, renamed={"schoon": Words("Halve kleur", "Half a colour")}))
    assert client.portal is not None
    client.portal.call(begin, site, kind, header)
    card = text_of(client, f"/spelregels/groenehart2011/kaart?tafel={TABLE}")
    assert "Anders dan het boek" in card
    book = text_of(client, f"/spelregels/groenehart2011?tafel={TABLE}")
    assert f"oefenen?tafel={TABLE}" in book
    assert "Halve kleur" in book, "the house's own name of an item"
    if kind == "count":
        assert "Zoals De Rode Draak" in card


def test_a_table_s_rules_need_its_link(site: Site, client: TestClient) -> None:
    assert client.portal is not None
    client.portal.call(begin, site, "count", OPENING.write(open_sheet("mcr", ("A", "B", "C", "D"))))
    stranger = TestClient(client.app)
    assert stranger.get(f"/spelregels/mcr?tafel={TABLE}").status_code == 403
    stranger.cookies.set(cookie_name(TABLE), site.links.token(Ticket(TABLE, "reader")))
    assert stranger.get(f"/spelregels/mcr?tafel={TABLE}").status_code == 200


@pytest.mark.parametrize("id", IDS)
def test_ten_hands_can_be_counted_without_a_script(client: TestClient, id: str) -> None:
    address = f"/spelregels/{id}/oefenen?zaad=roos"
    given: list[str] = []
    for number in range(HANDS):
        scored = deal(rules(id), "roos", number)
        question = text_of(client, f"{address}&gegeven={'.'.join(given)}")
        assert f"Hand {number + 1} van 10" in question
        if scored.limit is not None:
            asked, answer = f"limiet={scored.would_be}", f"l{scored.would_be}"
        else:
            asked, answer = (
                f"punten={scored.points}&verdubbelingen={scored.doubles}",
                f"{scored.points}x{scored.doubles}",
            )
        if number == 4:
            asked, answer = "toon=1", "s"
        told = text_of(client, f"{address}&gegeven={'.'.join(given)}&{asked}")
        assert ("Goed geteld." in told) == (number != 4)
        given.append(answer)
        assert f"gegeven={'.'.join(given)}" in told
    result = text_of(client, f"{address}&gegeven={'.'.join(given)}")
    assert "9 van 10 goed" in result
    assert result.count("<details") >= HANDS


def test_an_answer_is_told_what_it_missed(client: TestClient) -> None:
    scored = deal(rules("nts2002"), "roos", 0)
    address = f"/spelregels/nts2002/oefenen?zaad=roos&gegeven=&punten={scored.points + 2}"
    told = text_of(client, f"{address}&verdubbelingen={scored.doubles}")
    assert "2 punten te veel" in told
    assert exam.written({"punten": "24", "verdubbelingen": "2"}) == "24x2"
    assert scored.rules.rule_set.scheme.doubles


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", pdf))


FILLED = """() => {
  const card = document.querySelector(".card"), columns = card.querySelector(".cols");
  const boxes = [...columns.children].flatMap((one) => [...one.getClientRects()]);
  const top = columns.getBoundingClientRect().top, end = card.querySelector(".imprint").getBoundingClientRect();
  return {
    filled: (Math.max(...boxes.map((box) => box.bottom)) - top) / (innerHeight - end.height - top),
    right: Math.max(...boxes.map((box) => box.right)) - card.getBoundingClientRect().right,
    end: end.bottom - innerHeight,
    letters: parseFloat(getComputedStyle(card).fontSize) * 0.75,
    wide: [...card.querySelectorAll("section")].filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.innerText),
  };
}"""


def all_otherwise(id: str) -> str:
    """House rules in which every option and every item is otherwise than in the book."""
    found = [f'name = "De Rode Draak van de donderdagmiddag"\nrules = "{id}"\n[options]\n']
    for option in rules(id).rule_set.options:
        others = [value for value in option.values if not option.is_default(value)]
        found += [f"{option.id} = {json.dumps(value)}\n" for value in others[-1:]]
    for entry in rules(id).entries:
        award = next((key for key in ("points", "doubles", "fan") if getattr(entry, key)), "")
        change = f"{award} = {min(getattr(entry, award) + 1, 30)}" if award else 'name = "Helemaal anders"'
        found.append(f"[items.{entry.id}]\n{change}\n" if entry.id != "weddenschap_gewonnen" else "")
    return "".join(found)


@pytest.mark.parametrize("lang", ["nl-NL", "en-GB"])
@pytest.mark.parametrize("house", [False, True], ids=["book", "all otherwise"])
def test_every_card_fills_exactly_one_a4(server: str, open_page: OpenPage, lang: str, house: bool) -> None:
    """Its letters are as large as that allows, and can be read when everything is otherwise than in the book."""
    page = open_page(f"{server}/spelregels", lang=lang)
    for at, id in enumerate(IDS):
        if not FULL and (at + house) % 2 == (lang == "en-GB"):
            continue  # in the other language
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(f"{server}/spelregels/{id}/kaart")
        if house:
            text = all_otherwise(id).encode()
            page.set_input_files("input[name=huisregels]", [FilePayload(name="h.toml", mimeType="", buffer=text)])
            page.click("form[enctype] button")
            page.wait_for_selector(".card .changes")
        assert pages_of(page.pdf(prefer_css_page_size=True)) == 1, id
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 718, "height": 1047})  # what the margins leave of an A4
        found = page.evaluate(FILLED)
        assert found["end"] < 1, (id, found)
        assert found["right"] < 1, (id, found)
        assert found["wide"] == [], id
        assert 0.9 < found["filled"] <= 1, (id, found)
        assert found["letters"] > (6 if house else 9), (id, found)
        assert page.locator(".imprint").inner_text().startswith("Windroos"), "by which rules it was printed"
        page.emulate_media(media="null")


def test_a_full_card_marks_what_is_otherwise_and_a_roomy_one_lists_it() -> None:
    book = chosen(AskedRules("nts2002"))
    few = chosen(AskedRules("", file=b'name = "x"\nrules = "nts2002"\n[items.schoon]\ndoubles = 2\n'))
    many = chosen(AskedRules("", file=all_otherwise("nts2002").encode()))
    kinds = [section.kind for section in house_card(book, "x", "nl").sections]
    assert "changes" not in kinds
    listed = house_card(few, "x", "nl").sections[0].rows
    assert [(row.what, row.worth, row.small) for row in listed] == [("Schoon spel", "× 4", "boek: × 2")]
    shown = house_card(many, "x", "nl").sections
    assert shown[0].rows[0].what == "● anders dan in het boek"
    assert sum(row.what.endswith("●") for section in shown for row in section.rows) > 30


def test_results_come_as_one_types_and_back_goes_back(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/spelregels/nts2002")
    page.fill("#q", "kongro")
    page.wait_for_selector(".found a[href='/spelregels/nts2002#kongroof']")
    expect(page).to_have_url(re.compile(r"/spelregels/zoek\?boek=nts2002&q=kongro$"))
    expect(page.locator("#live")).to_contain_text("gevonden")
    assert page.evaluate("document.activeElement.id") == "q"


@pytest.mark.parametrize("phone", [False, True])
def test_pages_fit_and_axe_finds_nothing(server: str, open_page: OpenPage, phone: bool) -> None:
    scheme = "dark" if phone else "light"
    page = open_page(f"{server}/spelregels", phone=phone, scheme=scheme)
    paths = (
        *("", "/groenehart2011?minimum=1", "/nmv144", "/zoek?q=pung", "/hongkong/kaart", "/mcr/oefenen?zaad=roos"),
        *("/nts2002/oefenen?zaad=roos&punten=8&verdubbelingen=1", "/hongkong/oefenen?zaad=roos"),
        "/nts2002/oefenen?zaad=roos&gegeven=s.s.s.s.s.s.s.s.s.24x2",
    )
    for path in paths if FULL else paths[phone::2]:
        page.goto(f"{server}/spelregels{path}")
        assert violations(page, path) == []
        for width, height in ((390, 844), (320, 640), (640, 400)):  # a phone, a small one, a desk at 200 %
            page.set_viewport_size({"width": width, "height": height})
            wide = page.evaluate(WIDE)
            assert wide == [], (path, width)
