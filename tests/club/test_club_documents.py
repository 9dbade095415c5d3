"""The documents of the club name every page, every request, every command and every ruling, as they are."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from tools.sessions import ROOT
from windroos.cli.club import VERBS
from windroos.club.requests import REQUESTS
from windroos.club.settings import RULINGS
from windroos.club.year import check_kind
from windroos.reckoning.formula_file import FOLDER
from windroos.reckoning.formula_form import CHOICES, FIELDS
from windroos.web.club.house import HERE
from windroos.web.club.needs import NEEDS
from windroos.web.club.places import CLUBS
from windroos.web.routing import BESIDE

ENGLISH, DUTCH = "docs/club.md", "docs/vereniging.md"
FILES = (".csv", ".xlsx", ".json")
"""What may stand behind the standings of a season."""


def text_of(name: str) -> str:
    return Path(ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("name", [ENGLISH, DUTCH])
def test_every_page_stands_in_the_documents(name: str) -> None:
    pages = {re.sub(r"\{[^}]*\}", "...", one.removeprefix("GET ")) for one in NEEDS if one.startswith("GET ")}
    pages -= {f"/club/stand/...{ending}" for ending in FILES}
    written = set(re.findall(r"`(/(?:club|mij|api/club)[^`?]*)`", text_of(name)))
    assert sorted(pages - written) == []


def test_no_address_in_a_document_leads_nowhere() -> None:
    known = {re.sub(r"\{[^}]*\}", "...", one.split(" ")[1]) for one in NEEDS} | {CLUBS.path, f"{BESIDE}/...{HERE}"}
    for name in (ENGLISH, DUTCH):
        table = re.search(r"^\| (?:address|adres) \|.*?\n\n", text_of(name), re.MULTILINE | re.DOTALL)
        assert table is not None
        assert set(re.findall(r"`(/[^`]*)`", table[0])) <= known


def test_every_request_and_every_command_stands_there() -> None:
    text = text_of(ENGLISH)
    assert sorted(word for word in REQUESTS if f"`{word}`" not in text) == []
    for name in (ENGLISH, DUTCH):
        commands = set(re.findall(r"`(?:windroos club )?([a-z]+)(?:[ `])", text_of(name)))
        assert sorted(set(VERBS) - commands) == [], name


@pytest.mark.parametrize("name", [ENGLISH, DUTCH])
def test_every_ruling_is_where_it_is_said_to_be(name: str) -> None:
    """Its row names the field of the form, the ruling of the club, or the code that has no other answer."""
    rows = re.findall(r"^\| K(\d+) \|.*\| ([^|]+) \|$", text_of(name), re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 29))
    for _, where in rows:
        for id, answers in re.findall(r"`([^`]+)`(?:: ((?:`[^`]+`(?:, )?)+))?", where):
            said = tuple(re.findall(r"`([^`]+)`", answers))
            if id == "year" and "MM-DD" in said:
                assert [check_kind(one) for one in said if one != "MM-DD"] == ["chinese", "02-01", "solar"]
            elif id in RULINGS:
                assert said == RULINGS[id]
            elif id in CHOICES:
                assert set(said) <= set(CHOICES[id])
            elif id.startswith("windroos."):
                module, _, attribute = id.rpartition(".")
                assert hasattr(import_module(module), attribute)
            else:
                assert id in FIELDS or (FOLDER / f"{id}.toml").exists() or id in CHOICES["evening.winner_order"], id
