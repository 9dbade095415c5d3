"""The layouts in which a schedule may be written, in words, and an example of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

LAYOUTS: Final[Mapping[str, Words]] = {
    "rounds_down": Words(
        "een ronde per regel, een tafel per cel, aan tafel in de volgorde Oost, Zuid, West, Noord",
        "a round a line, a table a cell, at each table in the order East, South, West, North",
    ),
    "rounds_across": Words(
        "een ronde per kolom, een tafel per cel, aan tafel in de volgorde Oost, Zuid, West, Noord",
        "a round a column, a table a cell, at each table in the order East, South, West, North",
    ),
    "rounds_beside": Words(
        "een tafel per regel, de rondes naast elkaar, telkens vier spelers: Oost, Zuid, West, Noord",
        "a table a line, the rounds beside each other, four players each: East, South, West, North",
    ),
    "tables_down": Words(
        "een tafel per regel met haar ronde, aan tafel in de volgorde Oost, Zuid, West, Noord",
        "a table a line with its round, at each table in the order East, South, West, North",
    ),
    "tables_across": Words(
        "een blok per ronde, een tafel per kolom, de spelers onder elkaar",
        "a block for each round, a table a column, its players below each other",
    ),
    "blocks": Words(
        "een blok per ronde, een tafel per regel, aan tafel in de volgorde Oost, Zuid, West, Noord",
        "a block for each round, a table a line, at each table in the order East, South, West, North",
    ),
    "seats_across": Words(
        "een ronde per regel, de tafels naast elkaar, telkens vier spelers",
        "a round a line, its tables beside each other, four players each",
    ),
    "seats_down": Words(
        "een plaats per regel: ronde, tafel, wind en speler", "a seat a line: round, table, wind and player"
    ),
    "players_down": Words("van iedere speler zijn tafel in elke ronde", "of every player his table in each round"),
    "json": Words("JSON: rondes van tafels, Oost voorop", "JSON: rounds of tables, East first"),
}
EXAMPLES: Final[Mapping[str, Words]] = {
    "rounds_down": Words(
        "ronde 1; 1-4-7-10; 2-5-8-11\nronde 2; 1-5-9-12; ...", "round 1; 1-4-7-10; 2-5-8-11\nround 2; 1-5-9-12; ..."
    ),
    "rounds_across": Words(
        "tafel; ronde 1; ronde 2\n1; 1-4-7-10; 1-5-9-12", "table; round 1; round 2\n1; 1-4-7-10; 1-5-9-12"
    ),
    "rounds_beside": Words(
        "tafel; ronde 1; ; ; ; ronde 2\n1; 1; 4; 7; 10; 1; 5; 9; 12",
        "table; round 1; ; ; ; round 2\n1; 1; 4; 7; 10; 1; 5; 9; 12",
    ),
    "tables_down": Words(
        "ronde; tafel; oost; zuid; west; noord\n1; 1; Anna; Bram; Carla; Dirk",
        "round; table; east; south; west; north\n1; 1; Anna; Bram; Carla; Dirk",
    ),
    "tables_across": Words(
        "Ronde 1; Tafel 1; Tafel 2\nOost; Anna; Bram\nZuid; Carla; Dirk",
        "Round 1; Table 1; Table 2\nEast; Anna; Bram\nSouth; Carla; Dirk",
    ),
    "blocks": Words(
        "Ronde 1\nTafel 1; Anna; Bram; Carla; Dirk\nTafel 2; ...",
        "Round 1\nTable 1; Anna; Bram; Carla; Dirk\nTable 2; ...",
    ),
    "seats_across": Words(
        "R1; 1; 4; 7; 10; 2; 5; 8; 11\nR2; 1; 5; 9; 12; ...", "R1; 1; 4; 7; 10; 2; 5; 8; 11\nR2; 1; 5; 9; 12; ..."
    ),
    "seats_down": Words(
        "ronde; tafel; wind; speler\n1; 1; Oost; Anna\n1; 1; Zuid; Bram",
        "round; table; wind; player\n1; 1; East; Anna\n1; 1; South; Bram",
    ),
    "players_down": Words(
        "naam; ronde 1; ronde 2\nAnna; 1O; 3W\nBram; 1Z; 2N", "name; round 1; round 2\nAnna; 1E; 3W\nBram; 1S; 2N"
    ),
    "json": Words('{"rounds": [[[1, 4, 7, 10], ...], ...]}', '{"rounds": [[[1, 4, 7, 10], ...], ...]}'),
}
"""Of each layout the first lines."""
