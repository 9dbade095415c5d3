"""Schedules as organisers publish them: each says who sits where, and what is wrong in one is named with its cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from windroos.importing.schedules import doubt_error, paper_in
from windroos.seating.rounds import Round
from windroos.seating.schedule import schedule

ROUNDS = schedule((4,) * 4, 5).rounds
NAMES = (
    *("Anna de Vries", "Bram van den Berg", "Carla Jansen", "Dirk Bakker", "Els Visser", "Frits Smit"),
    *("Greet Meijer", "Hans de Boer", "Ineke Mulder", "Jan de Groot", "Karin Bos", "Leo Vos", "Mieke Peters"),
    *("Nico Hendriks", "Olga van Dijk", "Piet van der Linden"),
)
DUTCH, ENGLISH = ("Oost", "Zuid", "West", "Noord"), ("East", "South", "West", "North")
PLACES = [
    {player: (number, seat) for number, table in enumerate(tables, 1) for seat, player in enumerate(table)}
    for tables in ROUNDS
]


def named(table: Sequence[int]) -> list[str]:
    return [NAMES[player] for player in table]


def numbered(table: Sequence[int]) -> list[str]:
    return [str(player + 1) for player in table]


def lists_of_players() -> str:
    """As the European ranking's organisers hang them up: of each round a column for the table and one for the wind."""
    heads = ",".join(f"R{at} Table,R{at} Wind" for at in range(1, 6))
    ways = [",".join(f"{of[one][0]},{'ESWN'[of[one][1]]}" for of in PLACES) for one in range(16)]
    rows = [f"{at},{NAMES[at - 1]},0801{at:04d},NL,{way}" for at, way in enumerate(ways, 1)]
    return "\n".join([f"No.,Name,EMA number,Country,{heads}", *rows])


def tables_with_letters() -> str:
    heads = "\t".join(["speler", *(f"ronde {at}" for at in range(1, 6))])
    ways = ["\t".join(f"{'ABCD'[of[one][0] - 1]} {DUTCH[of[one][1]]}" for of in PLACES) for one in range(16)]
    return "\n".join([heads, *(f"{name}\t{way}" for name, way in zip(NAMES, ways, strict=True))])


def cross_table() -> str:
    """From a spreadsheet: a line for each round, of each table four columns below two lines of heads."""
    first = "\t" + "\t".join(f"Table {at}\t\t\t" for at in range(1, 5))
    second = "\t".join(["Round", *"ESWN" * 4])
    rows = ["\t".join([str(at), *(one for table in of for one in numbered(table))]) for at, of in enumerate(ROUNDS, 1)]
    return "\n".join([first, second, *rows])


def rounds_beside() -> str:
    first = "Tafel\t" + "\t".join(f"Ronde {at}\t\t\t" for at in range(1, 6))
    second = "\t".join(["", *"OZWN" * 5])
    rows = ["\t".join([str(at + 1), *(one for of in ROUNDS for one in named(of[at]))]) for at in range(4)]
    return "\n".join([first, second, *rows])


def columns_of_tables(heading: str, table: str, winds: Sequence[str], who: Callable[[Sequence[int]], list[str]]) -> str:
    blocks = [
        [
            heading.format(at),
            "\t".join(["", *(table.format(number) for number in range(1, 5))]),
            *("\t".join([wind, *(who(one)[seat] for one in of)]) for seat, wind in enumerate(winds)),
        ]
        for at, of in enumerate(ROUNDS, 1)
    ]
    return "\n".join(line for block in blocks for line in block)


def stacked() -> str:
    return "\n".join(
        line
        for at, of in enumerate(ROUNDS, 1)
        for line in (f"{at}e ronde", *(one for no, table in enumerate(of, 1) for one in (f"Tafel {no}", *named(table))))
    )


def programme(heading: str, line: str, between: str, who: Callable[[Sequence[int]], list[str]]) -> str:
    blocks = [
        [heading.format(at), *(line.format(number) + between.join(who(table)) for number, table in enumerate(of, 1))]
        for at, of in enumerate(ROUNDS, 1)
    ]
    return "\n\n".join(map("\n".join, blocks))


def by_line(heading: str, between: str, cell: Callable[[Sequence[int]], str]) -> str:
    return "\n".join(heading.format(at) + between.join(map(cell, of)) for at, of in enumerate(ROUNDS, 1))


def with_winds(table: Sequence[int]) -> list[str]:
    """West first: the wind before a name says where he sits."""
    return [f"{'ESWN'[seat]}: {table[seat] + 1}" for seat in (2, 0, 3, 1)]


def seats(heads: str, line: Callable[[int, int, int, int], Sequence[object]], mark: str) -> str:
    rows = [
        mark.join(map(str, line(at, number, seat, player)))
        for at, of in enumerate(ROUNDS, 1)
        for number, table in enumerate(of, 1)
        for seat, player in reversed([*enumerate(table)])
    ]
    return "\n".join([heads, *rows])


def drawn() -> str:
    rows = [f"| {at} | {' | '.join('-'.join(numbered(table)) for table in of)} |" for at, of in enumerate(ROUNDS, 1)]
    return "\n".join(["| Round | Table 1 | Table 2 | Table 3 | Table 4 |", "|---|---|---|---|---|", *rows])


def below_a_title() -> str:
    rows = [
        ";".join([str(at), str(number), *named(table)])
        for at, of in enumerate(ROUNDS, 1)
        for number, table in enumerate(of, 1)
    ]
    return "\n".join(["Lentetoernooi 2026;zaal De Linde", "", "Ronde;Tafel;Oost;Zuid;West;Noord", *rows])


LAYOUTS = {
    "lists of players": (lists_of_players(), "players_down"),
    "tables with letters": (tables_with_letters(), "players_down"),
    "a cross table": (cross_table(), "seats_across"),
    "rounds beside each other": (rounds_beside(), "rounds_beside"),
    "a column a table": (columns_of_tables("RONDE {}", "Tafel {}", DUTCH, named), "tables_across"),
    "a column a table, numbers": (columns_of_tables("Round {}", "Table {}", ENGLISH, numbered), "tables_across"),
    "names below a table": (stacked(), "tables_across"),
    "a programme with hours": (programme("Ronde {} - 10:00 uur", "Tafel {}: ", ", ", named), "blocks"),
    "a wind before a player": (programme("Round {}", "Table {}: ", "  ", with_winds), "blocks"),
    "a seat a line": (
        seats("Speler;Ronde;Tafel;Wind", lambda at, no, seat, one: (NAMES[one], at, no, "OZWN"[seat]), ";"),
        "seats_down",
    ),
    "a seat a line, English": (
        seats("round,table,wind,player", lambda at, no, seat, one: (at, no, ENGLISH[seat], one + 1), ","),
        "seats_down",
    ),
    "numbers by spaces": (
        by_line("R{}  ", "   ", lambda table: " ".join(f"{one + 1:2}" for one in table)),
        "seats_across",
    ),
    "brackets": (by_line("Round {}: ", " ", lambda table: f"({', '.join(numbered(table))})"), "rounds_down"),
    "a drawn table": (drawn(), "rounds_down"),
    "below a title": (below_a_title(), "tables_down"),
}


def seen(text: str) -> tuple[Round, ...]:
    """The rounds as they were read, by the numbers that everybody has here."""
    read = paper_in(text.encode()).read
    who = [NAMES.index(label) if label in NAMES else int(label) - 1 for label in read.players]
    return tuple(tuple(tuple(who[one] for one in table) for table in tables) for tables in read.rounds)


@pytest.mark.parametrize("name", LAYOUTS)
def test_what_is_published_is_read(name: str) -> None:
    text, layout = LAYOUTS[name]
    read = paper_in(text.encode()).read
    assert (read.layout, read.doubts) == (layout, ())
    assert read.winds == (name != "names below a table")
    assert seen(text) == ROUNDS


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_player_in_the_place_of_another_is_named_in_every_layout(name: str) -> None:
    """The same mistake in each: in the last round somebody is written where somebody else should be."""
    text = LAYOUTS[name][0]
    one, other = ROUNDS[-1][-1][3], ROUNDS[-1][0][0]
    if name in ("lists of players", "tables with letters"):
        lines = text.split("\n")
        cells = lines[one + 1].rsplit("," if "," in text else "\t", 2 if "," in text else 1)
        place = lines[other + 1][len(lines[other + 1].rsplit("," if "," in text else "\t", len(cells) - 1)[0]) :]
        lines[one + 1] = cells[0] + place
        codes = {doubt.code for doubt in paper_in("\n".join(lines).encode()).read.doubts}
        assert codes == {"size", "same_wind"}
        return
    old, new = (NAMES[one], NAMES[other]) if NAMES[one] in text else (str(one + 1), str(other + 1))
    at = max(found for found in range(len(text)) if text.startswith(old, found) and not _inside(text, found, old))
    doubts = paper_in((text[:at] + new + text[at + len(old) :]).encode()).read.doubts
    assert {doubt.code for doubt in doubts} == {"twice", "missing"}
    assert {doubt.round for doubt in doubts} == {5}
    assert {who for doubt in doubts for who in doubt.players} == {old, new}
    assert any(doubt.at for doubt in doubts)
    assert all(doubt_error(doubt).sentence("nl") for doubt in doubts)


def _inside(text: str, at: int, old: str) -> bool:
    """Whether a number stands within a longer one."""
    return text[at - 1 : at].isdigit() or text[at + len(old) : at + len(old) + 1].isdigit()


def test_nobody_is_called_as_a_wind_or_a_table() -> None:
    """Lines of winds below heads of tables are not taken for tables with a player of that name."""
    for text, _ in LAYOUTS.values():
        assert set(paper_in(text.encode()).read.players) in (set(NAMES), {str(at) for at in range(1, 17)})
