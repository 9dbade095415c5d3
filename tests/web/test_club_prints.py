"""What the club prints: as many sheets as promised, nothing off the paper, letters large enough, for who may."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from tests.web.club_world import CLUB, tell
from tests.web.conftest import KEY, apart, be_host, serving
from tests.web.measuring import Look, window
from tests.web.print_world import HOSTILE, PRINTED, seat
from windroos.cli import app
from windroos.club.prints.catalog import CLUB_PRINTS, EVENING_PRINTS
from windroos.club.prints.evenings import result_text
from windroos.club.prints.source import PrintSource
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app, open_site
from windroos.web.printing import on_paper
from windroos.web.settings import Settings
from windroos.web.site import Site, qr_code

MM: Final = 96 / 25.4
"""Pixels of a millimetre on paper."""


OFF: Final = """() => {
  const papers = [...document.querySelectorAll(".paper")];
  const found = [];
  for (const paper of papers) {
    const { left, right, top, bottom } = paper.getBoundingClientRect();
    for (const one of paper.querySelectorAll("*")) {
      if (one.closest("svg") && one.tagName !== "svg" || one.closest(".sr")) continue;
      const own = one.getBoundingClientRect();
      if (own.width === 0 || own.height === 0) continue;
      const out = own.left < left - 1 || own.right > right + 1 || own.top < top - 1 || own.bottom > bottom + 1;
      const over = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
      const cut = over && getComputedStyle(one).overflow !== "visible";
      if ((!out && !cut) || one.tagName.startsWith("COL")) continue;
      found.push(`${out ? "off" : "cut"} ${one.tagName}.${one.className} ${one.textContent.slice(0, 30)}`);
    }
  }
  return [...new Set(found)].slice(0, 6);
}"""
"""What lies outside its sheet, or is cut off on it."""


def run(words: list[str]) -> int:
    """The command line on a thread of its own: the browser of this one has a loop here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(app.run, words).result()


class Wanted(NamedTuple):
    """A print: its address, its sheets, the least points of some of its letters, how wide its paper is (mm)."""

    path: str
    pages: int
    letters: float = 0
    of: str = ".p-table td"
    wide: float = 190


PRINTS: Final = (
    Wanted("/club/print/stand?seizoen=s23", 1, 9),
    Wanted("/club/print/stand?seizoen=s23&groot=1", 3, 18),
    Wanted("/club/print/opkomst?seizoen=s23", 2, 8.5, wide=277),
    Wanted("/club/print/blad?speler=m00&seizoen=s23", 1, 9),
    Wanted("/club/print/blad?speler=m01&seizoen=p23&groot=1", 2, 18),
    Wanted("/club/print/rapport?speler=m00&jaar=2023", 1, 11),
    Wanted("/club/print/rapport?jaar=2023", 40, 11),
    Wanted("/club/print/rapport?speler=m01&jaar=2023&groot=1", 2, 18),
    Wanted("/club/print/agenda", 1, 12, ".p-lead"),
    Wanted("/club/print/erelijst", 1, 12),
    Wanted("/club/print/huisregels", 1, 11),
    Wanted("/club/print/huisregels?groot=1", 2, 18),
    Wanted("/club/print/schema?seizoen=p23", 3, 9.5),
    Wanted("/club/print/loopkaarten?seizoen=p23", 8, 8.5, ".walk td", 210),
    Wanted("/club/print/loopkaarten?seizoen=p23&groot=1", 24, 15, ".walk td", 210),
    Wanted("/club/print/oorkonde?seizoen=s23", 1, 34, ".cert-name", 210),
    Wanted("/club/print/oorkonde?seizoen=s23&plaatsen=3", 3, 34, ".cert-name", 210),
    Wanted("/club/print/records", 2, 9),
    Wanted("/club/print/graveerlijst", 1, 12),
    Wanted("/club/print/kas?jaar=2023", 1, 12),
    Wanted("/club/print/aanspraken", 2, 10),
    Wanted("/club/print/ledenkaarten", 6, 13, ".mcard-name", 210),
    Wanted("/club/print/ledenkaarten?groot=1", 11, 20, ".mcard-name", 210),
    Wanted("/club/print/scoreformulier?spelers=5&spellen=20", 1, 8, ".form-name", 297),
    Wanted("/club/print/scoreformulier?regels=nmv144&spellen=20", 1, 8, ".form-name", 297),
    Wanted("/club/print/scoreformulier?regels=mcr&spelers=3", 1, 8, ".form-name", 297),
    Wanted("/club/avond/next/print/aankomst", 2, 11),
    Wanted("/club/avond/next/print/tafels", 2, 28, ".p-group li"),
    Wanted("/club/avond/next/print/plaatsen", 2, 28),
    Wanted("/club/avond/next/print/tafelkaarten", 5, 200, ".tent-number", 148),
    Wanted("/club/avond/next/print/scoreformulier", 5, 8, ".form-name", 297),
    Wanted("/club/avond/next/print/scoreformulier?regels=nmv144&spellen=20", 5, 8, ".form-name", 297),
    Wanted("/club/avond/e03/print/uitslag", 2, 10),
    Wanted("/club/avond/hands/print/uitslag", 1, 10),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a large club."""
    folder = tmp_path_factory.mktemp("prints")
    site = open_site(Settings(folder, "http://testserver", names=frozenset({"testserver"}), apart=False))
    tell(site, *PRINTED)
    seat(site, "next", (3, 4, 5, 4, 4))
    apart(site.close())
    return folder


@pytest.fixture
def large(folder: Path) -> Iterator[TestClient]:
    """A reader of it who is not its host."""
    settings = Settings(folder, "http://testserver", names=frozenset({"testserver"}), key=KEY, apart=False)
    with TestClient(create_app(open_site(settings)), headers={"accept-language": "nl"}) as client:
        yield client


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", pdf))


def test_every_print_fits_its_paper(browser: Browser, folder: Path) -> None:
    """Names of 25 letters, forty of them, tables of three, four and five."""
    wrong = []
    with serving(folder) as address, window(browser, Look("nl", "dark")) as page:
        page.goto(f"{address}/host/{KEY}")
        for one in PRINTS:
            answer = page.goto(address + one.path)
            page.emulate_media(media="print")  # anew: where the processor is slowed, a new page is for a screen
            assert answer is not None
            assert answer.status == 200, one.path
            pages = pages_of(page.pdf(prefer_css_page_size=True))
            if pages != one.pages:
                wrong.append(f"{one.path}: {pages} sheets, not {one.pages}")
            page.set_viewport_size({"width": round(one.wide * MM), "height": 1000})
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wrong.append(f"{one.path}: wider than its paper")
            wrong += [f"{one.path}: {fault}" for fault in page.evaluate(OFF)]
            sizes = page.eval_on_selector_all(
                one.of, "found => found.map(one => parseFloat(getComputedStyle(one).fontSize))"
            )
            if not sizes or min(sizes) < one.letters * 4 / 3 - 0.1:
                wrong.append(f"{one.path}: letters of {min(sizes, default=0) * 0.75} points, not {one.letters}")
            ink = page.eval_on_selector(
                ".paper", "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
            )
            if ink != ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]:
                wrong.append(f"{one.path}: {ink}")
    assert not wrong, "\n".join(wrong)


def test_what_falls_off_its_paper_is_noticed(browser: Browser) -> None:
    with window(browser, Look("nl", "light")) as page:
        page.set_content("<article class='paper' style='width:50px'><p style='width:80px'>x</p></article>")
        assert page.evaluate(OFF)
        page.set_content("<article class='paper' style='width:90px'><p style='width:80px'>x</p></article>")
        assert page.evaluate(OFF) == []


def test_only_who_may_sees_a_print(large: TestClient) -> None:
    """And a page that anybody may see has no whole name on it."""
    paths = [(kind, f"/club/print/{kind.what}?speler=m00") for kind in CLUB_PRINTS]
    paths += [(kind, f"/club/avond/e03/print/{kind.what}") for kind in EVENING_PRINTS]
    for kind, path in paths:
        answer = large.get(path)
        assert answer.status_code == (200 if kind.role == "viewer" else 403), path
        assert "van der Dam" not in answer.text, path
    listed = large.get("/club/print").text
    for kind, path in paths[: len(CLUB_PRINTS)]:
        assert (f'"{path.partition("?")[0]}' in listed) == (kind.role == "viewer"), path
    be_host(large)
    assert all(large.get(path).status_code == 200 for _, path in paths)


def test_names_are_never_markup(large: TestClient) -> None:
    be_host(large)
    for path in ("/club/print/stand", "/club/print/ledenkaarten", "/club/print/blad?speler=m01"):
        text = large.get(path).text
        assert "*@b* $1$ &lt;b&gt;&amp;" in text
        assert HOSTILE not in text


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/club/print/niets", 404, "stand, opkomst"),
        ("/club/avond/e03/print/niets", 404, "aankomst, tafels"),
        ("/club/avond/geen/print/uitslag", 404, "geen"),
        ("/club/avond/geen/print", 404, "geen"),
        ("/club/print/stand?seizoen=geen", 404, "geen"),
        ("/club/print/stand?periode=geen", 422, "geen"),
        ("/club/print/blad?speler=geen", 404, "geen"),
        ("/club/print/kas?jaar=99999", 422, "Van het jaar"),
        ("/club/print/scoreformulier?regels=geen", 422, "nts2002"),
        ("/club/print/scoreformulier?spelers=99999&spellen=-1&plaatsen=x", 200, "Scoreformulier"),
    ],
)
def test_what_cannot_be_printed_is_said_in_a_sentence(large: TestClient, path: str, status: int, said: str) -> None:
    answer = be_host(large).get(path)
    assert (answer.status_code, said in answer.text) == (status, True), answer.text[:2000]


def test_a_folder_without_a_club_has_nothing_to_print(client: TestClient, site: Site) -> None:
    assert client.get("/club/print").status_code == 404
    tell(site, {"do": "club", "name": "Nieuw"}, {"do": "evening", "id": "e", "date": "2024-01-09"})
    for kind in CLUB_PRINTS:
        answer = client.get(f"/club/print/{kind.what}")
        assert answer.status_code in (200, 404, 422), answer.text
        assert answer.status_code == 200 or "h1" in answer.text
    for kind in EVENING_PRINTS:
        assert client.get(f"/club/avond/e/print/{kind.what}").status_code == 200


def test_the_year_book_is_8_to_20_pages(large: TestClient) -> None:
    """Names are values in it: one that is a command of the typesetter stands there as it is."""
    assert large.get("/club/print/jaarboek.pdf").status_code == 403
    be_host(large)
    for lang in ("nl", "en"):
        answer = large.get(f"/club/print/jaarboek.pdf?jaar=2023&lang={lang}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf"), answer.text[:500]
        assert 8 <= pages_of(answer.content) <= 20
    assert "/club/print/jaarboek.pdf?jaar=2023" in large.get("/club/print").text
    assert large.get("/club/print/jaarboek.pdf?jaar=1900").status_code == 200
    standings = large.get("/club/print/stand?seizoen=s23&pdf=1")
    assert pages_of(standings.content) == 1


def test_a_book_of_a_small_club_and_of_none(client: TestClient, site: Site) -> None:
    tell(site, *CLUB)
    assert 8 <= pages_of(client.get("/club/print/jaarboek.pdf?jaar=2023").content) <= 20


def test_without_the_typesetter_one_sentence(large: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    answer = be_host(large).get("/club/print/jaarboek.pdf")
    assert answer.status_code == 422
    assert "windroos[pdf]" in answer.text


def test_the_site_has_standings_results_and_records_and_no_whole_name(
    large: TestClient, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["club", "site", str(tmp_path / "site"), "--data", str(folder), "--lang", "nl"]) == 0
    assert str(tmp_path / "site") in capsys.readouterr().out
    files = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "site").iterdir()}
    assert {"index.html", "stand-1.html", "records.html", "avond-13.html", "stijl.css", "avonden.ics"} <= set(files)
    assert {"erelijst.html", "agenda.html", "huisregels.html", "en-index.html", "en-avond-13.html"} <= set(files)
    for name, text in files.items():
        assert "van der Dam" not in text, name
        assert "http" not in text.replace("http://www.w3.org/", ""), name
        assert "<script" not in text, name
        if name.endswith(".html"):
            assert set(re.findall(r'href="([^"#]+)', text)) <= set(files), name
    assert "Dirk W." in files["index.html"]
    assert large.get("/club/print/site.zip").status_code == 403
    with ZipFile(io.BytesIO(be_host(large).get("/club/print/site.zip").content)) as zipped:
        assert set(zipped.namelist()) == set(files)


def test_the_site_is_read_from_a_folder(browser: Browser, folder: Path, tmp_path: Path) -> None:
    """Its drawings are seen without a server, its other language is one tap away, and it fits a phone."""
    assert run(["club", "site", str(tmp_path), "--data", str(folder), "--lang", "nl"]) == 0
    with window(browser, Look("nl", "light")) as page:
        page.goto((tmp_path / "index.html").as_uri())
        assert page.eval_on_selector(".rose use", "one => one.getBBox().width > 0"), "the rose is drawn"
        page.set_viewport_size({"width": 320, "height": 640})
        for name in ("Agenda", "Erelijst", "Huisregels"):
            page.click(f"nav >> text={name}")
            expect(page.locator("h2").first).to_have_text(name)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        page.click("text=In English")
        expect(page.locator("h2").first).to_have_text("House rules")
        page.click("nav >> text=Groene Hart")
        expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_code_of_a_card_opens_its_member_s_page_on_a_phone(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the person's card: made, printed with its code, scanned, and he is in."""
    site = open_site(Settings(tmp_path, apart=False))
    tell(site, *CLUB)
    apart(site.store.close())
    scanned: list[str] = []

    def drawn(link: str) -> str:
        scanned.append(link)
        return qr_code(link)

    monkeypatch.setattr(on_paper, "qr_code", drawn)
    with serving(tmp_path) as address:
        with window(browser, Look("nl", "light")) as page:
            page.goto(f"{address}/host/{KEY}")
            page.goto(f"{address}/club/leden/anna")
            page.click("[href='/club/kaart/anna']")
            page.click("text=Kaart maken")
            page.click("text=Kaart printen")
            expect(page.locator(".mcard-name")).to_have_text("Anna de Vries")
            expect(page.locator(".mcard .qr svg")).to_have_count(1)
        with window(browser, Look("nl", "light")) as phone:
            phone.set_viewport_size({"width": 390, "height": 844})
            phone.goto(scanned[-1])
            expect(phone).to_have_url(f"{address}/mij")
            expect(phone.locator("[name=name]")).to_have_value("Anna de Vries")


def test_prints_as_files(folder: Path, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    def printed(*words: str) -> bytes:
        assert run(["club", "print", *words, "--data", str(folder), "--lang", "nl"]) == 0
        return capsysbinary.readouterr().out

    page = printed("stand", "--season", "s23").decode()
    assert "Dirk van der Waal" in page
    assert not re.search(r'(href|src)="[^#]', page)
    assert printed("tekst", "--evening", "e03").decode().startswith("De Vier Winden: Avond 4")
    assert pages_of(printed("stand", "--season", "s23", "--pdf")) == 1
    assert printed("jaarboek", "--year", "2023", "--out", str(tmp_path / "boek.pdf")) == b""
    assert 8 <= pages_of((tmp_path / "boek.pdf").read_bytes()) <= 20
    for words in (["niets"], ["uitslag", "--evening", "geen"], ["blad", "--person", "geen"], []):
        assert run(["club", "print", *words, "--data", str(folder), "--lang", "nl"]) != 0
        assert b"Traceback" not in capsysbinary.readouterr().err


def test_the_result_as_text(site: Site) -> None:
    """One line each for the evening, its winner and its tables, to paste into a mail."""
    people = {"a": "Anna", "b": "Bram", "c": "Carla", "d": "Dirk"}
    tell(
        site,
        {"do": "club", "name": "De Vier Winden"},
        *({"do": "person", "id": id, "name": name, "member": "2020-01-01"} for id, name in people.items()),
        {"do": "season", "id": "s", "from": "2026-01-01", "until": "2026-12-31", "formula": "peling-tafelpunten"},
        {"do": "evening", "id": "e1", "date": "2026-01-14"},
        {"do": "evening", "id": "e2", "date": "2027-01-13"},
        *(
            {"do": "result", "evening": id, "table": 1, "players": list(people), "points": [-120, 300, 20, -200]}
            for id in ("e1", "e2")
        ),
    )
    world = ClubFolder(site.store).world()
    assert world.club is not None
    source = PrintSource(world.club, world.evenings, world.names.__getitem__, "nl", date(2026, 1, 15))
    lines = result_text(source, world.evenings["e1"]).splitlines()
    assert lines[:2] == ["De Vier Winden: Avond 1, woensdag 14 januari 2026", "Winnaar: Bram"]
    assert re.fullmatch(r"Tafel 1: 1\. Bram \S+; 2\. Carla \S+; 3\. Anna \S+; 4\. Dirk \S+", lines[2]), lines
    outside = result_text(source, world.evenings["e2"]).splitlines()
    assert outside[1] == "Tafel 1: Bram +300; Carla +20; Anna −120; Dirk −200"
