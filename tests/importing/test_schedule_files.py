"""Schedules that are brought along: every way of writing one says the same, and what is wrong is named by its line."""

from __future__ import annotations

import json

import pytest

from windroos.errors import WindroosError
from windroos.importing.schedules import MOST, paper_in, schedule_in
from windroos.seating.rounds import Round
from windroos.seating.schedule import schedule

WINDS = "OZWN"


def by_rounds(rounds: tuple[Round, ...]) -> str:
    return "\n".join(
        ";".join([f"ronde {at}", *("-".join(str(one + 1) for one in table) for table in tables)])
        for at, tables in enumerate(rounds, 1)
    )


def by_tables(rounds: tuple[Round, ...]) -> str:
    lines = ["ronde,tafel,oost,zuid,west,noord"]
    for at, tables in enumerate(rounds, 1):
        for number, table in enumerate(tables, 1):
            lines.append(",".join(str(one) for one in (at, number, *(player + 1 for player in table))))
    return "\r\n".join([lines[0], *reversed(lines[1:])])


def by_players(rounds: tuple[Round, ...]) -> str:
    places = [
        {
            player: f"{number}{WINDS[seat]}"
            for number, table in enumerate(tables, 1)
            for seat, player in enumerate(table)
        }
        for tables in rounds
    ]
    header = "\t".join(["speler", *(f"ronde {at}" for at in range(1, len(rounds) + 1))])
    return "\n".join([header, *("\t".join([str(at + 1), *(of[at] for of in places)]) for at in range(len(places[0])))])


@pytest.mark.parametrize("players", [8, 28])
def test_three_ways_of_writing_say_the_same(players: int) -> None:
    rounds = schedule((4,) * (players // 4), 7).rounds
    assert schedule_in((by_rounds(rounds)).encode()).rounds == rounds
    assert schedule_in(("\ufeff" + by_tables(rounds)).encode()).rounds == rounds
    assert schedule_in((by_players(rounds)).encode()).rounds == rounds


def test_one_table_is_a_schedule_too() -> None:
    assert schedule_in(b"1-2-3-4\n4-3-2-1").rounds == (((0, 1, 2, 3),), ((3, 2, 1, 0),))


NAMES = [f"{one}{end}" for one in ("Ann", "Brecht", "Carl", "Dirk") for end in ("a", "je", "ien", "us")]
FOUR = schedule((4,) * 4, 5).rounds


def lines(cells: list[list[str]], mark: str = "\t") -> str:
    return "\n".join(mark.join(row) for row in cells)


def numbers(table: tuple[int, ...]) -> str:
    return "-".join(str(one + 1) for one in table)


def named(between: str) -> str:
    rows = [[f"ronde {at}", *(between.join(NAMES[o] for o in one) for one in of)] for at, of in enumerate(FOUR, 1)]
    return lines(rows, ";")


def table_lines(*heads: str) -> str:
    rows = [
        [str(at), str(number), *(NAMES[one] for one in table)]
        for at, tables in enumerate(FOUR, 1)
        for number, table in enumerate(tables, 1)
    ]
    return lines([list(heads), *rows] if heads else rows)


def blocks(mark: str, heading: str = "Ronde {}", table: str = "Tafel {}") -> str:
    return "\n\n".join(
        "\n".join(
            [heading.format(at)] * bool(heading)
            + [
                mark.join([table.format(number)] * bool(table) + [NAMES[one] for one in of])
                for number, of in enumerate(tables, 1)
            ]
        )
        for at, tables in enumerate(FOUR, 1)
    )


def turned(text: str) -> str:
    return lines([list(row) for row in zip(*(line.split("\t") for line in text.split("\n")), strict=True)])


def by_names(text: str) -> str:
    """The players' numbers of a grid as names, and its rounds numbered alone."""
    rows = [line.split("\t") for line in text.split("\n")]
    return lines(
        [["naam", *map(str, range(1, len(FOUR) + 1))], *([NAMES[int(row[0]) - 1], *row[1:]] for row in rows[1:])]
    )


@pytest.mark.parametrize(
    ("text", "layout"),
    [
        (named("/"), "rounds_down"),
        (named(" - "), "rounds_down"),
        ("\n".join("  ".join(map(numbers, tables)) for tables in FOUR), "rounds_down"),
        ("\n".join(" ".join(map(numbers, tables)) for tables in FOUR), "rounds_down"),
        (turned(lines([[f"ronde {at}", *map(numbers, of)] for at, of in enumerate(FOUR, 1)])), "rounds_across"),
        (table_lines(), "tables_down"),
        (table_lines("Ronde", "Tafel", "Oost", "Zuid", "West", "Noord"), "tables_down"),
        (blocks("\t"), "blocks"),
        (blocks("\t", heading="", table=""), "blocks"),
        (
            "\n\n".join(
                f"Round {at}\n" + "\n".join(f"Table {n}: {numbers(t)}" for n, t in enumerate(of, 1))
                for at, of in enumerate(FOUR, 1)
            ),
            "blocks",
        ),
        ("\n".join("\t".join(str(one + 1) for table in of for one in table) for of in FOUR), "seats_across"),
        (
            "\n".join("\t".join([f"R{at}", *(str(o + 1) for t in of for o in t)]) for at, of in enumerate(FOUR, 1)),
            "seats_across",
        ),
        (by_players(FOUR), "players_down"),
        (turned(by_players(FOUR)), "players_down"),
        (by_names(by_players(FOUR)), "players_down"),
        (json.dumps([[[one + 1 for one in table] for table in tables] for tables in FOUR]), "json"),
        (json.dumps({"rounds": [[[NAMES[one] for one in table] for table in tables] for tables in FOUR]}), "json"),
    ],
)
def test_each_layout_says_who_sits_where(text: str, layout: str) -> None:
    read = paper_in(text.encode()).read
    assert (read.layout, read.doubts, len(read.players)) == (layout, (), 16)
    who = {label: NAMES.index(label) if label in NAMES else int(label) - 1 for label in read.players}
    seen = tuple(tuple(tuple(who[read.players[one]] for one in table) for table in tables) for tables in read.rounds)
    assert seen == FOUR


def test_a_club_beside_or_behind_a_name_is_kept() -> None:
    rows = [line.split("\t") for line in by_players(FOUR).split("\n")][1:]
    beside = lines(
        [["nr", "naam", "club", *(f"R{at}" for at in range(1, 6))]]
        + [[row[0], NAMES[at], "Eem" if at < 3 else "", *row[1:]] for at, row in enumerate(rows)]
    )
    behind = lines([[NAMES[at] + (" (Eem)" if at < 3 else ""), *row[1:]] for at, row in enumerate(rows)])
    for text in (beside, behind):
        read = paper_in(text.encode()).read
        assert read.players == tuple(NAMES)
        assert read.clubs == ("Eem",) * 3 + ("",) * 13


def test_without_winds_nothing_is_said_of_them() -> None:
    rows = [line.split("\t") for line in by_players(FOUR).split("\n")][1:]
    assert not paper_in(lines([[row[0], *(cell[:-1] for cell in row[1:])] for row in rows]).encode()).read.winds


@pytest.mark.parametrize(
    ("text", "code", "values"),
    [
        ("", "seating_empty", {}),
        ("speler,ronde 1\n", "seating_empty", {}),
        ("1-2-3-4;5-6-7-8\n1-2-3-5;4-6-x-8", "seating_cell", {"place": "B2", "cell": "4-6-x-8"}),
        (
            "1-2-3-4;5-6-7-8\n1-2-3-5;4-5-7-8",
            "seating_twice_at",
            {"place": "A2, B2", "round": 2, "tables": "1, 2", "player": "5"},
        ),
        (
            "1-2-3-4;5-6-7-8\n1-2-3-5;5-6-7-8",
            "seating_twice_at",
            {"place": "A2, B2", "round": 2, "tables": "1, 2", "player": "5"},
        ),
        (
            "1-2-3-4;5-6-7-8\n1-2-3-3;5-6-7-8",
            "seating_twice_here",
            {"place": "A2", "round": 2, "table": 1, "player": "3"},
        ),
        (
            "1-2-3-4;5-6-7-8\n1-2-3-4;5-6-8",
            "seating_short",
            {"round": 2, "players": "7", "count": 1, "table": 2, "seated": 3, "company": "5, 6, 8"},
        ),
        ("1-2-3-4;5-6-7-8\n1-2-3-5", "seating_nowhere", {"round": 2, "players": "4, 6, 7, 8", "count": 4}),
        ("1-2-3-4;5-6-7-9", "seating_players", {"count": 8, "players": "9"}),
        ("0-2-3-4;5-6-7-8", "seating_players", {"count": 8, "players": "8"}),
        (
            "1,1,1,2,3,4\n1,1,5,6,7,8",
            "seating_table_twice",
            {"round": 1, "place": "B2", "cell": "1", "players": "5, 6, 7, 8"},
        ),
        (by_players(FOUR).replace("\t1O", "\t1?", 1), "seating_cell", {"place": "C3", "cell": "1?"}),
        (named("/"), "seating_names", {"player": NAMES[6]}),
        (
            named("/").replace(NAMES[7], "Berchtus", 1),
            "seating_alike",
            {"round": 1, "table": 3, "place": "D1", "player": "Berchtus", "other": NAMES[7]},
        ),
        (
            "[[[1, 2]]]",
            "seating_size",
            {"place": "rounds[0][0]", "round": 1, "table": 1, "players": "1, 2", "count": 2},
        ),
        ('{"rounds": [[[1, 2, 3, 4]], [[1, 2, 3, 1]]]}', "seating_twice", {"round": 2, "player": 1}),
        ("\n".join("1-2-3-4" for _ in range(61)), "seating_many", {"players": 400, "rounds": 60}),
        ("9" * (MOST + 1), "seating_long", {"most": MOST}),
    ],
)
def test_what_is_wrong_is_named_with_its_cell(text: str, code: str, values: dict[str, object]) -> None:
    with pytest.raises(WindroosError) as wrong:
        schedule_in(text.encode())
    assert (wrong.value.code, wrong.value.values) == (code, values)
    assert wrong.value.sentence("nl") != wrong.value.sentence("en")
