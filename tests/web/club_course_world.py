"""A season by a scheme and one that ends in a final, for pages to show, on top of `club_world`."""

from __future__ import annotations

from typing import Any, Final

from tests.web.club_world import MEMBERS

_EIGHT: Final = list(MEMBERS)[:8]
_ROUNDS: Final = [
    [[_EIGHT[at] for at in table] for table in tables]
    for tables in (((0, 1, 2, 3), (4, 5, 6, 7)), ((0, 2, 4, 6), (1, 3, 5, 7)), ((0, 1, 4, 5), (2, 3, 6, 7)))
]
FINAL: Final = """
name = "Met een finale"
[table]
measure = "points"
[[final.rounds]]
name = "Halve finale"
tables = [["stand.1", "stand.4", "stand.5", "stand.8"], ["stand.2", "stand.3", "stand.6", "stand.7"]]
through = 2
[[final.rounds]]
name = "Finale"
tables = [["1.1", "1.2", "2.1", "2.2"]]
carry = "1/2"
"""


def _result(evening: str, table: int, players: list[str], points: list[int]) -> dict[str, Any]:
    return {"do": "result", "evening": evening, "table": table, "players": players, "points": points}


SCHEME: Final[tuple[dict[str, Any], ...]] = (
    {"do": "season", "id": "s22", "from": "2022-09-01", "until": "2023-08-31", "formula": "rode-draak"},
    {"do": "scheme", "season": "s22", "rounds": _ROUNDS},
    *({"do": "evening", "id": f"r{at}", "date": f"2022-1{at}-11", "rules": "nts2002"} for at in range(3)),
    *({"do": "round", "evening": f"r{at}", "season": "s22", "round": at + 1} for at in range(3)),
    _result("r0", 1, _ROUNDS[0][0], [240, 32, -96, -176]),
    _result("r0", 2, _ROUNDS[0][1], [120, 80, -64, -136]),
    {"do": "close", "evening": "r0"},
    _result("r1", 1, _ROUNDS[1][0][:3], [96, -32, -64]),
    {"do": "close", "evening": "r1"},
    *({"do": "arrive", "evening": "r2", "person": one} for one in [*_EIGHT[:6], "ineke", "joost"]),
)  # fmt: skip
"""`s22`: a round that was played, one with a table that was not, one of which two are away."""
MIXED: Final[tuple[dict[str, Any], ...]] = (
    {"do": "evening", "id": "r4", "date": "2023-02-14", "rules": ["nts2002", "groenehart2011", "mcr"]},
    {"do": "tables", "evening": "r4", "tables": [_EIGHT[:4], _EIGHT[4:]]},
    {"do": "table_rules", "evening": "r4", "table": 2, "rules": "groenehart2011"},
)
"""Two tables of different rules."""
FINALS: Final[tuple[dict[str, Any], ...]] = (
    {"do": "season", "id": "s21", "from": "2023-03-01", "until": "2023-08-31", "toml": FINAL},
    {"do": "evening", "id": "f0", "date": "2023-03-07", "rules": "nts2002"},
    _result("f0", 1, _EIGHT[:4], [400, 100, -200, -300]),
    _result("f0", 2, _EIGHT[4:], [350, 50, -150, -250]),
    {"do": "close", "evening": "f0"},
    {"do": "evening", "id": "f1", "date": "2023-06-06", "kind": "final", "rules": "nts2002"},
    {"do": "final", "evening": "f1", "season": "s21", "round": 1},
    _result("f1", 1, [_EIGHT[0], _EIGHT[5], _EIGHT[6], _EIGHT[3]], [60, 40, -20, -80]),
    _result("f1", 2, [_EIGHT[4], _EIGHT[1], _EIGHT[2], "joost"], [-20, 90, -30, -40]),
    {"do": "close", "evening": "f1"},
    {"do": "evening", "id": "f2", "date": "2023-06-20", "kind": "final", "rules": "nts2002"},
    {"do": "final", "evening": "f2", "season": "s21", "round": 2},
    {"do": "end_season", "season": "s22", "date": "2023-09-01"},
    *({"do": "arrive", "evening": "f2", "person": one} for one in _EIGHT),
)
"""`s21`: a half final that was played with one who filled in, and a final to come."""
TIES: Final[tuple[dict[str, Any], ...]] = (
    {
        "do": "season", "id": "s20", "from": "2022-12-01", "until": "2022-12-31",
        "toml": 'name = "Gelijk"\n[lines]\nkinds = ["free"]\n[ranking]\norder = ["score", "mahjongs", "-caused"]\n',
    },
    {"do": "evening", "id": "t0", "date": "2022-12-06", "kind": "free", "rules": "nts2002"},
    _result("t0", 1, ["anna", "frits", "bart", "ineke"], [0, 0, 0, 0]),
)  # fmt: skip
"""`s20`: four are equal in everything that anybody knows of them."""
