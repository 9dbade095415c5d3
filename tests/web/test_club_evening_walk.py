"""An evening of fourteen on a telephone, from arrivals to closing; and what stays of one whose server is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.club_world import CLUB, MEMBERS, tell
from tests.web.conftest import KEY, PHONE, apart, own_page, serving
from windroos.club.evening_state import EveningState
from windroos.hosting.club_folder import ClubFolder
from windroos.store.place import DATABASE
from windroos.store.store import Store
from windroos.web.app import open_site
from windroos.web.settings import Settings

MORE = {f"m{at}": f"Lid Nummer{at}" for at in range(4)}
PEOPLE = [*MEMBERS, *MORE]
EVENING = {"do": "evening", "id": "w1", "date": "2024-05-21", "rules": "nts2002", "begins": "19:30"}
WHERE = "/club/avond/w1"
KILLED = """
import asyncio, os, sys
from datetime import date
from pathlib import Path
from windroos.club.evening_requests import DoArrive, DoLeave
from windroos.hosting.club_folder import ClubFolder
from windroos.store.store import Store

async def taps(path):
    folder = ClubFolder(Store.open(Path(path)))
    async def tablet(name, people):
        for at in range(100):
            make = DoLeave if at // len(people) % 2 else DoArrive
            person = people[at % len(people)]
            await folder.do(make("w1", person, "19:30"), name, date(2024, 5, 21))
            os.write(1, f"{name} {make.__name__} {person}\\n".encode())
    people = sys.argv[2].split(",")
    await asyncio.gather(tablet("one", people[::2]), tablet("two", people[1::2]))

asyncio.run(taps(sys.argv[1]))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A club with fourteen members and an evening tonight."""
    site = open_site(Settings(tmp_path, apart=False))
    people = ({"do": "person", "id": id, "name": name, "member": "2022-09-01"} for id, name in MORE.items())
    tell(site, *CLUB, *people, EVENING)
    apart(site.store.close())
    return tmp_path


def evening(folder: Path) -> EveningState:
    store = Store.open(folder / DATABASE)
    try:
        return ClubFolder(store).world().evenings["w1"]
    finally:
        apart(store.close())


def enter(page: Page, table: int, part: int, points: str, **more: str) -> None:
    """Type the totals of a table part."""
    page.click(f"#enter-{table}-{part}")
    for place, figure in enumerate(points.split()):
        page.fill(f"[name=points-{place}]", figure)
    for name, value in more.items():
        page.locator(f"[name={name}]").select_option(value)
    page.click("#keep")


def test_an_evening_of_fourteen_from_arrivals_to_closing(browser: Browser, folder: Path) -> None:
    with serving(folder) as address, own_page(browser, viewport=PHONE, locale="nl-NL") as page:
        page.goto(f"{address}/host/{KEY}")
        page.goto(address + WHERE)
        for person in PEOPLE[:13]:
            page.click(f"#p-{person}")
            expect(page.locator(f"#p-{person}")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".col-here .head")).to_contain_text("13 aanwezig: 5 + 4 + 4")
        page.goto(f"{address}{WHERE}/tafels?method=lot&seed=9")
        page.click("#do-it")
        expect(page.locator("#missing")).to_contain_text("de uitslag van tafel 1")
        # one comes late: he joins a table of four, nothing was played there yet
        card = page.locator(".table-card").nth(1)
        card.get_by_text("Iemand erbij of weg", exact=True).click()
        card.locator("[name=comes]").select_option(PEOPLE[13])
        card.locator("[name=again]").check()
        card.get_by_role("button", name="Nieuw deel begint").click()
        expect(page.locator(".table-card").nth(1).locator(".seats li")).to_have_count(5)
        # pressed once more it would do so again
        expect(card.locator("details[data-for]")).not_to_have_attribute("open", "")
        expect(card.locator("[name=again]")).not_to_be_checked()
        # one of the first table goes: what follows is a part of its own
        gone = page.locator(".table-card").first.locator("[name=goes] option").nth(1).get_attribute("value")
        card = page.locator(".table-card").first
        card.get_by_text("Iemand erbij of weg", exact=True).click()
        card.locator("[name=goes]").select_option(gone)
        card.locator("[name=home]").check()
        card.get_by_role("button", name="Nieuw deel begint").click()
        expect(page.locator(".table-card")).to_have_count(4)
        enter(page, 1, 1, "100 50 -20 -60 -70", share="1/2")
        enter(page, 1, 2, "10 20 -10 -20", share="1/2")
        enter(page, 2, 1, "5 5 5 5 -20")
        expect(page.locator("#missing")).to_contain_text("de uitslag van tafel 3")
        enter(page, 3, 1, "400 -100 -200 100")
        expect(page.locator(".trouble")).to_contain_text("200 van nul")
        page.fill("[name=points-3]", "-100")
        page.click("#keep")
        expect(page.locator("#missing")).to_contain_text("Alles is binnen")
        page.click("#tab-result")
        page.get_by_role("button", name="Sluit de avond af").click()
        expect(page.locator("h1")).to_have_text("Uitslag van dinsdag 21 mei 2024")
        expect(page.locator(".evening-won")).to_be_visible()
    held = evening(folder)
    assert held.closed
    assert [len(held.parts[place].players) for place in sorted(held.parts)] == [5, 4, 5, 4]
    assert len(held.here) == 13
    assert held.gone == (gone,)
    assert len(held.counting) == 4


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such end of a process here")
@pytest.mark.parametrize("answers", [1, 57, 143])
def test_of_two_hundred_taps_of_two_tablets_none_that_was_answered_is_lost(folder: Path, answers: int) -> None:
    """The server is killed in their midst: what was answered is there, and nothing that nobody tapped."""
    before = evening(folder).length
    asked = [sys.executable, "-c", KILLED, str(folder / DATABASE), ",".join(PEOPLE)]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(answers)]
        os.kill(child.pid, signal.SIGKILL)
        lines += child.stdout.readlines()
    told = [line.split() for line in lines if line.endswith("\n")]
    held = evening(folder)
    here = {person: what == "DoArrive" for _, what, person in told}
    # each tablet may have had one tap on its way that was written and not answered
    assert len(told) <= held.length - before <= len(told) + 2
    wrong = [person for person in PEOPLE if here.get(person, False) != (person in held.here)]
    assert len(wrong) <= held.length - before - len(told)
