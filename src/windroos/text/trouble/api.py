"""What can be wrong with a request to the API."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

_SEE = ("Het adres /api laat zien wat er moet staan.", "The address /api shows what must be there.")

TROUBLE: dict[str, Trouble] = {
    "api_no_rules": trouble(
        "Er is geen regelboek '{rules}'.", "There is no rule book '{rules}'.", "Wel: {known}.", "Known: {known}."
    ),
    "api_object": trouble("Dit is geen object.", "This is no object.", *_SEE),
    "api_object_or_list": trouble("Dit is geen object of lijst.", "This is no object or list.", *_SEE),
    "api_too_many": trouble(
        "Dit {count:is er #|zijn er #}; in één keer {most:kan het er # zijn|kunnen het er # zijn}.",
        "{count:This is #|These are #}; {most} can be sent at once.",
        "Verdeel ze over meer verzoeken.",
        "Divide them over several requests.",
    ),
    "api_lang": trouble(
        "De taal '{lang}' is er niet.", "There is no language '{lang}'.", "Wel: {known}.", "Known: {known}."
    ),
    "api_media": trouble(
        "Dit is geen JSON maar '{kind}'.",
        "This is not JSON but '{kind}'.",
        "Stuur JSON, met de kop content-type: application/json.",
        "Send JSON, with the header content-type: application/json.",
    ),
    "api_encoding": trouble(
        "Dit is geen UTF-8.", "This is not UTF-8.", "Stuur de tekst als UTF-8.", "Send it as UTF-8."
    ),
    "api_json": trouble(
        "Dit is geen JSON (plaats {column}: {what}).", "This is not JSON (column {column}: {what}).", *_SEE
    ),
    "api_key_twice": trouble(
        "'{key}' staat er twee keer.", "'{key}' is there twice.", "Haal er een weg.", "Take one away."
    ),
    "api_too_deep": trouble(
        "Hier zitten te veel lijsten of objecten in elkaar.",
        "Too many lists or objects are inside one another here.",
        *_SEE,
    ),
    "api_number": trouble(
        "Hier staat een getal dat te lang is, of NaN of Infinity.",
        "There is a number that is too long, or NaN or Infinity.",
        "Geef een gewoon geheel getal.",
        "Give a plain whole number.",
    ),
}
