"""What can be wrong with a request to the API."""

from __future__ import annotations

from windroos.text.words import Trouble, Words


def _trouble(nl: str, en: str, nl_hint: str, en_hint: str) -> Trouble:
    return Trouble(Words(nl, en), Words(nl_hint, en_hint))


_SEE = ("Het adres /api laat zien wat er moet staan.", "The address /api shows what must be there.")

TROUBLE: dict[str, Trouble] = {
    "api_no_rules": _trouble(
        "Er is geen regelboek '{rules}'.", "There is no rule book '{rules}'.", "Wel: {known}.", "Known: {known}."
    ),
    "api_object": _trouble("Dit is geen object.", "This is no object.", *_SEE),
    "api_object_or_list": _trouble("Dit is geen object of lijst.", "This is no object or list.", *_SEE),
    "api_too_many": _trouble(
        "Dit zijn er {count}; in één keer kunnen het er {most} zijn.",
        "These are {count}; {most} can be sent at once.",
        "Verdeel ze over meer verzoeken.",
        "Divide them over several requests.",
    ),
    "api_lang": _trouble(
        "De taal '{lang}' is er niet.", "There is no language '{lang}'.", "Wel: {known}.", "Known: {known}."
    ),
    "api_media": _trouble(
        "Dit is geen JSON maar '{kind}'.",
        "This is not JSON but '{kind}'.",
        "Stuur JSON, met de kop content-type: application/json.",
        "Send JSON, with the header content-type: application/json.",
    ),
    "api_encoding": _trouble(
        "Dit is geen UTF-8.", "This is not UTF-8.", "Stuur de tekst als UTF-8.", "Send it as UTF-8."
    ),
    "api_json": _trouble(
        "Dit is geen JSON (plaats {column}: {what}).", "This is not JSON (column {column}: {what}).", *_SEE
    ),
    "api_key_twice": _trouble(
        "'{key}' staat er twee keer.", "'{key}' is there twice.", "Haal er een weg.", "Take one away."
    ),
    "api_too_deep": _trouble(
        "Hier zitten te veel lijsten of objecten in elkaar.",
        "Too many lists or objects are inside one another here.",
        *_SEE,
    ),
    "api_number": _trouble(
        "Hier staat een getal dat te lang is, of NaN of Infinity.",
        "There is a number that is too long, or NaN or Infinity.",
        "Geef een gewoon geheel getal.",
        "Give a plain whole number.",
    ),
}
