"""What can be wrong with a line of JSON."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "line_json": trouble(
        "Deze regel is geen JSON (plaats {column}: {what}).",
        "This line is not JSON (column {column}: {what}).",
        "Zet één object op een regel; windroos help jsonl geeft een voorbeeld.",
        "Put one object on a line; windroos help jsonl gives an example.",
    ),
    "line_number": trouble(
        "In deze regel staat een getal dat te lang is, of NaN of Infinity.",
        "This line has a number that is too long, or NaN or Infinity.",
        "Schrijf gewone getallen.",
        "Write ordinary numbers.",
    ),
    "line_too_deep": trouble(
        "De haken in deze regel staan te diep in elkaar.",
        "The brackets in this line are nested too deep.",
        "Zet één object op een regel; windroos help jsonl geeft een voorbeeld.",
        "Put one object on a line; windroos help jsonl gives an example.",
    ),
    "line_encoding": trouble(
        "Deze regel is geen UTF-8.",
        "This line is not UTF-8.",
        "Bewaar het bestand als UTF-8.",
        "Save the file as UTF-8.",
    ),
    "line_not_object": trouble(
        "Deze regel is geen object.",
        "This line is no object.",
        "Begin met {{ en eindig met }}.",
        "Begin with {{ and end with }}.",
    ),
    "line_twice": trouble(
        "'{key}' staat er twee keer.", "'{key}' is there twice.", "Haal er een weg.", "Take one away."
    ),
    "line_key": trouble("'{key}' is hier onbekend.", "'{key}' is not known here.", "Wel: {known}.", "Known: {known}."),
    "line_key_missing": trouble(
        "'{key}' ontbreekt.",
        "'{key}' is missing.",
        "windroos help jsonl noemt wat er moet staan.",
        "windroos help jsonl says what must be there.",
    ),
    "line_type": trouble(
        "'{key}' heeft een waarde die niet kan.",
        "'{key}' has a value that it cannot have.",
        "Wat kan: {wanted}.",
        "What it takes: {wanted}.",
    ),
    "line_tile": trouble(
        "In '{key}' is {token} geen steen.",
        "In '{key}' {token} is no tile.",
        "Stenen zijn 1s-9s, 1p-9p, 1m-9m, 1z-7z, f1-f4 en g1-g4.",
        "Tiles are 1s-9s, 1p-9p, 1m-9m, 1z-7z, f1-f4 and g1-g4.",
    ),
}
