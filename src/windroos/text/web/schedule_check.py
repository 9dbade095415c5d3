"""What the page says of a schedule that somebody brings along."""

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
    "tables_down": Words(
        "een tafel per regel met haar ronde, aan tafel in de volgorde Oost, Zuid, West, Noord",
        "a table a line with its round, at each table in the order East, South, West, North",
    ),
    "blocks": Words(
        "een blok per ronde, een tafel per regel, aan tafel in de volgorde Oost, Zuid, West, Noord",
        "a block for each round, a table a line, at each table in the order East, South, West, North",
    ),
    "seats_across": Words(
        "een ronde per regel, de tafels naast elkaar, telkens vier spelers",
        "a round a line, its tables beside each other, four players each",
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
    "tables_down": Words(
        "ronde; tafel; oost; zuid; west; noord\n1; 1; Anna; Bram; Carla; Dirk",
        "round; table; east; south; west; north\n1; 1; Anna; Bram; Carla; Dirk",
    ),
    "blocks": Words(
        "Ronde 1\nTafel 1; Anna; Bram; Carla; Dirk\nTafel 2; ...",
        "Round 1\nTable 1; Anna; Bram; Carla; Dirk\nTable 2; ...",
    ),
    "seats_across": Words(
        "R1; 1; 4; 7; 10; 2; 5; 8; 11\nR2; 1; 5; 9; 12; ...", "R1; 1; 4; 7; 10; 2; 5; 8; 11\nR2; 1; 5; 9; 12; ..."
    ),
    "players_down": Words(
        "naam; ronde 1; ronde 2\nAnna; 1O; 3W\nBram; 1Z; 2N", "name; round 1; round 2\nAnna; 1E; 3W\nBram; 1S; 2N"
    ),
    "json": Words('{"rounds": [[[1, 4, 7, 10], ...], ...]}', '{"rounds": [[[1, 4, 7, 10], ...], ...]}'),
}
"""Of each layout the first lines."""
CHECK_WORDS: Final[Mapping[str, Words]] = {
    "check_title": Words("Een indeling nakijken", "Check a schedule"),
    "check_about": Words(
        "Van wie ook, gemaakt waarmee ook: plak haar of geef het bestand. Namen of nummers; rondes, tafels of spelers "
        "op de regels; gewoon zoals u haar hebt.",
        "Whoever made it, and with whatever: paste it or give the file. Names or numbers; rounds, tables or players on "
        "the lines; just as you have it.",
    ),
    "brought": Words("De indeling", "The schedule"),
    "file": Words("Of een bestand (Excel, ODS, CSV, JSON)", "Or a file (Excel, ODS, CSV, JSON)"),
    "clubs": Words("Clubs, als u die uit elkaar wilt houden", "Clubs, if they are to be kept apart"),
    "clubs_hint": Words(
        "een club per regel, of achter een naam: Jan (Pe-Ling)", "a club a line, or behind a name: Jan (Pe-Ling)"
    ),
    "clubs_example": Words("Pe-Ling: 1-4, 9", "Pe-Ling: 1-4, 9"),
    "check": Words("Kijk na", "Check"),
    "layouts_title": Words("Hoe mag zij eruitzien?", "What may it look like?"),
    "layouts_cell": Words(
        "Het programma herkent zelf welke vorm het is. Een cel heet naar haar kolom en regel: C4 is de derde kolom, "
        "vierde regel.",
        "The program itself sees which form it is. A cell is called after its column and line: C4 is the third column, "
        "fourth line.",
    ),
    "checked_title": Words("Nagekeken", "Checked"),
    "checked_size": Words(
        "{players} spelers, {rounds} rondes, {tables} tafels.", "{players} players, {rounds} rounds, {tables} tables."
    ),
    "checked_right": Words(
        "Er zit niemand dubbel en er ontbreekt niemand: in elke ronde zit iedereen één keer.",
        "Nobody is seated twice and nobody is missing: in each round everybody sits once.",
    ),
    "wrong_one": Words("Eerst verbeteren: er is één fout.", "To mend first: there is one mistake."),
    "wrong_many": Words("Eerst verbeteren: er zijn {count} fouten.", "To mend first: there are {count} mistakes."),
    "wrong_more": Words("En nog {count} andere.", "And {count} more."),
    "wrong_then": Words(
        "De cijfers hieronder tellen wat er staat; ondergrenzen gelden pas als iedereen elke ronde één keer zit.",
        "The figures below count what is there; bounds hold only when everybody sits once in each round.",
    ),
    "read_as": Words("Gelezen als: {layout}.", "Read as: {layout}."),
    "no_winds": Words("Zij zegt niet wie met welke wind begint.", "It does not say who starts as which wind."),
    "wrong_figure": Words("Fouten", "Mistakes"),
    "club_figure": Words("Clubgenoten aan één tafel", "Club mates at one table"),
    "ours": Words("De onze", "Ours"),
    "counted_title": Words("Alle paren geteld", "Every pair counted"),
    "counted_times": Words("samen aan tafel", "together at a table"),
    "counted_pairs": Words("paren", "pairs"),
    "repeated_title": Words("Wie elkaar vaker dan eens treffen", "Who meet more than once"),
    "repeated_none": Words("Niemand treft een ander tweemaal.", "Nobody meets anybody twice."),
    "clubmates_title": Words("Clubgenoten die elkaar treffen", "Club mates who meet"),
    "pair_times": Words("{times} keer", "{times} times"),
    "pair_where": Words("ronde {round} tafel {table}", "round {round} table {table}"),
    "pairs_more": Words("Nog {count} paren", "{count} more pairs"),
    "as_table": Words("Als tabel", "As a table"),
    "table_caption": Words("Hoe vaak ieder ieder treft", "How often everybody meets everybody"),
    "ways_check": Words(
        "Van elke ronde de tafel, en de wind waar die er staat.",
        "Of each round the table, and the wind where it is given.",
    ),
    "starts": Words("Oost {0}, Zuid {1}, West {2}, Noord {3}", "East {0}, South {1}, West {2}, North {3}"),
    "again": Words("vaker dan eens: {who}", "more than once: {who}"),
    "ours_title": Words("De onze voor hetzelfde", "Ours for the same"),
    "ours_better": Words(
        "Voor {players} spelers en {rounds} rondes maken wij er een met {ours} herhaalde ontmoetingen; deze heeft er "
        "{here}.",
        "For {players} players and {rounds} rounds we make one with {ours} repeated meetings; this one has {here}.",
    ),
    "ours_equal": Words(
        "Ook de onze heeft {ours} herhaalde ontmoetingen.", "Ours has {ours} repeated meetings as well."
    ),
    "ours_worse": Words(
        "Deze is beter dan wat wij in een paar tellen vinden ({ours} herhaalde ontmoetingen).",
        "This one is better than what we find in a few seconds ({ours} repeated meetings).",
    ),
    "ours_see": Words("Bekijk en print de onze", "See and print ours"),
    "print_now": Words("Print", "Print"),
    "examples": Words("Bijvoorbeeld", "For instance"),
    "example": Words("{players} spelers, {rounds} rondes", "{players} players, {rounds} rounds"),
    "again_form": Words("Verbeteren en opnieuw nakijken", "Mend and check again"),
}
