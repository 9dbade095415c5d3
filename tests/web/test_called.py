"""People who gave no name: each reader reads what they are called in his own language, wherever it is said."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect
from starlette.testclient import TestClient

from tests.hosting.at_table import PEOPLE, HostedTable, settle, setup_of, swiftly
from tests.recorded import recorded
from tests.web.conftest import KEY, OpenPage, apart, be_host
from windroos.books.catalog import rules
from windroos.errors import PlayError
from windroos.hosting.called import stand_in
from windroos.hosting.setup import Setup, TablePlace, read_setup, setup_text
from windroos.hosting.tickets import Ticket
from windroos.play.model.events import Private, Public, Seated
from windroos.play.record.log import event_text
from windroos.play.record.record import group_lines, read_record
from windroos.play.record.verify import verify
from windroos.store.changes import Append, BeginStream
from windroos.text.words import Lang
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings
from windroos.web.site import Site, cookie_name
from windroos.web.table.form import setup_of as form_of

ID = "bbbbbbbb"
NAMELESS = tuple(map(stand_in, range(4)))
SAID: dict[Lang, str] = {"nl": "Speler", "en": "Player"}
OTHER: dict[Lang, Lang] = {"nl": "en", "en": "nl"}


def nameless(setup: Setup) -> Setup:
    """The same table, where nobody gave a name."""
    return setup._replace(header=setup.header._replace(players=NAMELESS[: len(setup.places)]))


# --- the form ----------------------------------------------------------------------------------------------------


def test_what_is_stored_of_who_gives_no_name_has_no_language() -> None:
    def names(**form: str) -> tuple[str, ...]:
        return form_of(form, lambda: 1).header.players

    assert names() == ("#1", "Marijke", "Joost", "Ineke")
    assert names(place2="friend") == ("#1", "Marijke", "#3", "Joost")
    assert names(place1="friend", name="Aad", name1=" ") == ("Aad", "#2", "Marijke", "Joost")
    assert names(name1="Truus")[1] == "Marijke", "a computer player keeps its own"


@pytest.mark.parametrize("typed", ["Speler 2", "Player 2"])
def test_nobody_is_taken_for_who_has_no_name(typed: str) -> None:
    with pytest.raises(PlayError) as wrong:
        form_of({"name": typed, "place1": "friend"}, lambda: 1)
    assert (wrong.value.code, wrong.value.values["player"]) == ("match_player_twice", typed)
    assert form_of({"name": typed}, lambda: 1).header.players[0] == typed


def test_a_table_of_an_earlier_version_is_read_as_it_was() -> None:
    setup = setup_of(rules("nts2002"), PEOPLE)
    old = setup._replace(header=setup.header._replace(players=("Speler 1", "Vriend 1", "Cor", "Dik")))
    first, rest = setup_text(old).split("\n")
    before = json.dumps({key: value for key, value in json.loads(rest).items() if key != "renamed"})
    assert read_setup(f"{first}\n{before}") == old


# --- at the table ------------------------------------------------------------------------------------------------


def test_windows_of_two_languages_are_sent_names_without_words_and_told_them_in_their_own() -> None:
    async def run() -> None:
        table = HostedTable(nameless(setup_of(rules("nts2002"), PEOPLE, chance=True)), Random(1))
        windows = {player: table.come(player, "en" if player % 2 else "nl") for player in range(4)}
        await settle(200)
        for player, window in windows.items():
            lang: Lang = "en" if player % 2 else "nl"
            window.read()
            views = [json.loads(text)["view"] for text in window.bytes if json.loads(text)["t"] == "view"]
            assert views
            assert all(one["name"] == "" for view in views for one in view["players"])
            said = " ".join(window.bytes)
            assert f"{SAID[lang]} 3" in said, "the dice are thrown by name"
            assert SAID[OTHER[lang]] not in said
            assert "#" not in said

    swiftly(run)


def test_who_goes_away_is_named_to_each_in_his_language() -> None:
    async def run() -> None:
        table = HostedTable(nameless(setup_of(rules("nts2002"), PEOPLE)), Random(1))
        dutch, english, _, gone = (table.come(player, lang) for player, lang in enumerate(("nl", "en", "nl", "nl")))
        await settle(200)
        table.room.turn_out(3)
        table.room.leave(gone.connection)
        await asyncio.sleep(1)
        assert "plaats van Speler 4" in str(dutch.read())
        assert "Player 4's place" in str(english.read())

    swiftly(run)


def test_an_event_is_encoded_once_for_windows_of_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Public | Private] = []

    def counting(event: Public | Private) -> str:
        written.append(event)
        return event_text(event)

    monkeypatch.setattr("windroos.hosting.messages.event_text", counting)

    async def run() -> None:
        table = HostedTable(nameless(setup_of(rules("nts2002"), PEOPLE, chance=True)), Random(1))
        for player in range(4):
            table.come(player, "en" if player % 2 else "nl")
        await settle(200)

    swiftly(run)
    assert any(isinstance(event, Seated) for event in written)
    assert len(written) == len(set(map(id, written)))


# --- pages and files ---------------------------------------------------------------------------------------------


async def _stored(site: Site) -> None:
    game = recorded("nts2002")
    setup = nameless(Setup(game.header, tuple(TablePlace("person", at) for at in range(4))))
    bodies = tuple("\n".join(group_lines(action, steps)) for action, steps in game.groups)
    await site.store.write(BeginStream(ID, "play", setup_text(setup)))
    await site.store.write(Append(ID, 0, bodies))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """The maker's browser at a table of four people without names, of which two hands were played."""
    settings = Settings(tmp_path, "http://testserver", names=frozenset({"testserver"}), key=KEY, apart=False)
    site = open_site(settings)
    apart(_stored(site))
    with TestClient(create_app(site)) as client:
        be_host(client)
        client.cookies[cookie_name(ID)] = site.links.token(Ticket(ID, "seat", 0))
        yield client


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize(
    "path",
    ["/", "/spelen", f"/spelen/{ID}", f"/spelen/{ID}/hand/1", f"/spelen/{ID}/hand/2", f"/spelen/{ID}/record.jsonl"],
)
def test_every_page_and_file_says_it_in_the_language_of_who_reads(client: TestClient, path: str, lang: Lang) -> None:
    text = client.get(path, headers={"x-windroos-lang": lang, "accept-language": lang}).text
    shown = text.partition('<script type="application/json"')[0]  # words with gaps follow there
    assert f"{SAID[lang]} 2" in shown
    assert f"{SAID[OTHER[lang]]} " not in shown
    assert not any(f"{name} " in shown or f"{name}<" in shown or f'"{name}"' in shown for name in NAMELESS)


def test_a_record_of_people_without_names_is_as_good_as_any(client: TestClient) -> None:
    found: dict[str, tuple[str, ...]] = {}
    for lang in ("nl", "en"):
        lines = client.get(f"/spelen/{ID}/record.jsonl", headers={"accept-language": lang}).text.splitlines()
        assert verify(lines).trouble is None
        found[lang] = read_record(lines).header.players
    assert found == {str(lang): tuple(f"{said} {number}" for number in range(1, 5)) for lang, said in SAID.items()}


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_replay_names_nobody_and_tells_in_the_language_of_who_reads(client: TestClient, lang: Lang) -> None:
    hand = client.get(f"/spelen/{ID}/replay/1.json", headers={"x-windroos-lang": lang, "accept-language": lang}).json()
    assert [one["name"] for one in hand["view"]["players"]] == [""] * 4
    said = " ".join(one["text"] for step in hand["steps"] for one in step["said"])
    assert f"{SAID[lang]} 1" in said, "East is told by name"
    assert SAID[OTHER[lang]] not in said


# --- in the browser ----------------------------------------------------------------------------------------------


def _shown(page: Page) -> str:
    """All that is shown and said for a screen reader."""
    return str(
        page.evaluate(
            """() => [document.querySelector('.play').innerText, document.querySelector('#live').textContent,
          ...[...document.querySelectorAll('.play [aria-label]')].map((one) => one.ariaLabel)].join("\\n")"""
        )
    )


def test_two_browsers_of_two_languages_read_their_own_at_one_table(hasty_server: str, open_page: OpenPage) -> None:
    maker = open_page(hasty_server)
    form: dict[str, str | float | bool] = {"place1": "friend", "place2": "greedy", "place3": "greedy"}
    answer = maker.context.request.post(
        f"{hasty_server}/spelen/nieuw", form=form, headers={"origin": hasty_server}, max_redirects=0
    )
    maker.goto(hasty_server + answer.headers["location"])
    expect(maker.locator(".offer .ask small")).to_contain_text("Speler 2 is er nog niet")
    maker.click(".answers [data-call=invite]")
    invited = maker.locator("dialog.invite li", has_text="plaats van Speler 2")
    friend = open_page(invited.locator("a").get_attribute("href"), lang="en")
    maker.keyboard.press("Escape")
    for page, said, other in ((maker, "Speler", "Player"), (friend, "Player", "Speler")):
        page.wait_for_selector("main[data-phase]:not([data-phase=between])")
        expect(page.locator(".score b")).to_contain_text([f"{said} 1", f"{said} 2", "Marijke", "Joost"])
        expect(page.locator(".layer .plate span").filter(has_text=said)).to_have_count(1)
        assert other not in _shown(page)
