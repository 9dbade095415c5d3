"""The API of the club described as OpenAPI 3.1: what may be asked is described by what reads it."""

from __future__ import annotations

from typing import Final

from windroos.club.door import shown_to
from windroos.club.requests import REQUESTS, WHAT
from windroos.text.web.club_api import RIGHTS, SHOWN, WORDS
from windroos.text.words import Lang
from windroos.web.api.door_document import DoorAddress, DoorWords, door_document
from windroos.wire.json_text import Json

API: Final = "/api/club"
NUMBERS: Final = ("year", "table")
"""What stands in an address in figures, and is a number in a line."""


def document(lang: Lang) -> Json:
    """The whole API of the club."""
    show = REQUESTS["show"].schema["properties"]
    keys = {key: about for key, about in show.items() if key not in ("do", "what")}
    said = {id: words.to(lang) for id, words in SHOWN.items()}
    rights = {right: words.to(lang) for right, words in RIGHTS.items()}
    words = DoorWords("Windroos: club", *(WORDS[key].to(lang) for key in ("about", "link", "answered", "wrong")))
    got = (
        DoorAddress(API, "club", f"{said['club']} {rights['look']}"),
        DoorAddress(f"{API}/people", "people", f"{said['people']} {rights['members']}"),
        *(DoorAddress(f"{API}/{what}", what, f"{said[what]} {rights[shown_to(what)]}", keys) for what in WHAT),
    )
    return door_document(
        words, got, DoorAddress(f"{API}/do", "do", f"{WORDS['do'].to(lang)} {rights['keep']}"), REQUESTS
    )
