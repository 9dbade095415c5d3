"""House rules may call an item otherwise than the book: a table of Spelen uses their names, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest
from starlette.testclient import TestClient

from tests.hosting.at_table import PEOPLE, HostedTable, TableWindow, settle, setup_of, swiftly
from tests.recorded import recorded
from tests.web.conftest import apart
from windroos.books.catalog import IDS, book_words, rules
from windroos.hosting.setup import Setup, TablePlace, read_setup, setup_text
from windroos.hosting.tickets import Ticket
from windroos.play.record.record import group_lines
from windroos.store.changes import Append, BeginStream
from windroos.text.words import Lang, Words
from windroos.web.site import Site, cookie_name
from windroos.web.table.form import setup_of as form_of

ID = "cccccccc"
HOUSE = """name = "De Rode Draak"
rules = "groenehart2011"
[items.schoon]
nl = "Halve kleur"
en = "Half a colour"
[items.vier_pungs]
name = "Alles driemaal"
"""


def own_names(rule_set: str) -> Mapping[str, Words]:
    """A name of the house for every item."""
    return {id: Words(f"huis {id}", f"house {id}") for id in book_words(rule_set).entries}


@pytest.mark.parametrize("form", [{}, {"rules": "groenehart2011"}])
def test_the_names_of_house_rules_are_kept_with_the_table(form: Mapping[str, str]) -> None:
    setup = form_of({**form, "house": HOUSE}, lambda: 1)
    assert setup.renamed == {
        "schoon": ("Halve kleur", "Half a colour"),
        "vier_pungs": ("Alles driemaal", "Alles driemaal"),
    }
    assert read_setup(setup_text(setup)) == setup
    words = read_setup(setup_text(setup)).words
    assert (words.entry("schoon", "nl"), words.entry("schoon", "en")) == ("Halve kleur", "Half a colour")
    assert words.entry("zeer_schoon", "nl") == book_words("groenehart2011").entry("zeer_schoon", "nl")


@pytest.mark.parametrize("id", [id for id in IDS if id != "nmv144"])  # there hands to begin with are no items
def test_the_coach_calls_items_as_the_house_does(id: str) -> None:
    """In each book some hand has an aim with a name; what the coach of the book says is the same but for names."""
    found: set[tuple[str, str]] = set()

    async def said(seed: int, renamed: Mapping[str, Words]) -> dict[str, str]:
        table = HostedTable(setup_of(rules(id), PEOPLE, renamed=renamed), Random(seed))
        windows = {lang: TableWindow(table, 0, lang) for lang in ("nl", "en")}
        for window in (*windows.values(), *(TableWindow(table, player, "nl") for player in (1, 2, 3))):
            table.room.join(window.connection)
        await settle(200)
        told = {}
        for lang, window in windows.items():
            await table.room.advise(window.connection)
            told[lang] = next(one["text"] for one in window.read() if one["t"] == "advice")
        return told

    async def run() -> None:
        for seed in range(12):
            plain, house = await said(seed, {}), await said(seed, own_names(id))
            for lang, word in (("nl", "huis "), ("en", "house ")):
                assert word not in plain[lang]
                if word in house[lang]:
                    found.add((lang, house[lang]))

    swiftly(run)
    assert {lang for lang, _ in found} == {"nl", "en"}


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_finished_hand_is_explained_by_the_names_of_the_house(client: TestClient, site: Site, lang: Lang) -> None:
    game = recorded("nts2002")
    setup = Setup(game.header, tuple(TablePlace("person", at) for at in range(4)), renamed=own_names("nts2002"))
    bodies = tuple("\n".join(group_lines(action, steps)) for action, steps in game.groups)

    async def stored() -> None:
        await site.store.write(BeginStream(ID, "play", setup_text(setup)))
        await site.store.write(Append(ID, 0, bodies))

    apart(stored())
    client.cookies[cookie_name(ID)] = site.links.token(Ticket(ID, "seat", 0))
    texts = [client.get(f"/spelen/{ID}/hand/{number}", headers={"accept-language": lang}).text for number in (1, 2)]
    assert {"nl": "Huis ", "en": "House "}[lang] in " ".join(texts)
