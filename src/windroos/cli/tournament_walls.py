"""`windroos tournament walls` and `verify-walls`: records of tables on the same walls, compared and checked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import OK, SOME_BAD
from windroos.cli.files import file_lines
from windroos.duplicate.comparing import CompareWay, PlayedWall, WallScores, compared, compared_totals
from windroos.duplicate.errors import DuplicateError
from windroos.duplicate.walls import WallClaim, read_walls, unproven
from windroos.errors import OptionError
from windroos.hosting.wall_records import RecordedWall, recorded_walls
from windroos.play.record.record import read_record
from windroos.play.record.verify import verify
from windroos.reckoning.numbers import Number, show
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import duplicate as texts
from windroos.text.words import Lang

WALLS_SPEC: Final = Spec(values=("compare",), switches=("json",))
VERIFY_SPEC: Final = Spec(switches=("json",))


class WallTable(NamedTuple):
    """A record: the file, the players as they began, East first, and the walls that were played to their end."""

    file: str
    players: tuple[str, ...]
    walls: tuple[RecordedWall, ...]


def walls_command(words: list[str], style: Style) -> int:
    """Compare what tables made of the same walls; the exit status.

    Raises DuplicateError `walls_differ`, `walls_few`, and RecordError for what is no record.
    """
    typed = read_arguments(words, WALLS_SPEC)
    way = typed.get("compare") or "mean"
    if way not in get_args(CompareWay):
        raise OptionError("argument_value", argument="--compare", value=way[:40], known=", ".join(get_args(CompareWay)))
    if len(typed.words) < 2:
        raise DuplicateError("walls_few")
    tables = [_table(name) for name in typed.words]
    for one in tables[1:]:
        check_same(tables[0], one)
    played = {at: tuple(wall.played for wall in one.walls) for at, one in enumerate(tables, 1)}
    scores = compared(played, next(one for one in get_args(CompareWay) if one == way))
    if "json" in typed.switches:
        print(encode(_object(tables, played, scores)))
    else:
        print("\n".join(_said(tables, played, scores, style.lang)))
    return OK


def verify_walls_command(words: list[str], style: Style) -> int:
    """See that walls follow from what was committed to, and that records were played on them; the exit status."""
    typed = read_arguments(words, VERIFY_SPEC)
    if not typed.words:
        raise OptionError("nothing_to_verify")
    claim = read_walls("".join(file_lines(typed.words[0])))
    wrong = unproven(claim)
    strangers = [name for name in typed.words[1:] if not _fits(claim, name)]
    if "json" in typed.switches:
        print(encode({"fits": not wrong and not strangers, "wrong": [list(one) for one in wrong], "files": strangers}))
    else:
        lines = [texts.FITS if not wrong else texts.FAILS]
        count = sum(len(one.promises) for one in claim.rounds)
        print(lines[0].to(style.lang).format(walls=count, wrong=len(wrong)))
        for name in typed.words[1:]:
            said = texts.RECORD_FAILS if name in strangers else texts.RECORD_FITS
            print(said.to(style.lang).format(file=name))
    return OK if not wrong and not strangers else SOME_BAD


def _table(name: str) -> WallTable:
    record = read_record(file_lines(name))
    walls = tuple(recorded_walls(record.header, record.groups))
    players = record.header.players
    return WallTable(name, tuple(players[player] for player in record.header.seats), walls)


def check_same(one: WallTable, other: WallTable) -> None:
    """See that two records have the same walls as far as both go. Raises DuplicateError `walls_differ`."""
    for first, second in zip(one.walls, other.walls, strict=False):
        if not first.same(second):
            raise DuplicateError("walls_differ", wall=first.played.wall, file=Path(other.file).name)


def _fits(claim: WallClaim, name: str) -> bool:
    """Whether a record is in order and its walls are those of one round of the claim."""
    if not verify(file_lines(name)).in_order:
        return False
    promises = tuple(wall.promise for wall in _table(name).walls)
    return any(promises == one.promises[: len(promises)] for one in claim.rounds)


def _object(
    tables: Sequence[WallTable], played: dict[int, tuple[PlayedWall, ...]], scores: WallScores
) -> dict[str, Any]:
    totals = compared_totals(scores)
    return {
        "tables": [
            {
                "file": one.file,
                "players": list(one.players),
                "total": [str(value) for value in totals.get(at, ())],
                "walls": [
                    {**wall._asdict(), "compared": [str(value) for value in scores.get((at, wall.wall), ())] or None}
                    for wall in played[at]
                ],
            }
            for at, one in enumerate(tables, 1)
        ]
    }


def _said(
    tables: Sequence[WallTable], played: dict[int, tuple[PlayedWall, ...]], scores: WallScores, lang: Lang
) -> list[str]:
    totals = compared_totals(scores)
    lines = []
    for at, one in enumerate(tables, 1):
        lines.append(texts.TABLE.to(lang).format(table=at, file=one.file))
        lines.append(_row(texts.WALL.to(lang), one.players))
        for wall in played[at]:
            values = scores.get((at, wall.wall))
            lines.append(_row(str(wall.wall), _cells(wall.points, values, lang)))
        if at in totals:
            lines.append(_row(texts.TOGETHER.to(lang), [show(value, lang) for value in totals[at]]))
        lines.append("")
    return [*lines, texts.SAYS.to(lang)]


def _cells(points: Sequence[int], values: Sequence[Number] | None, lang: Lang) -> list[str]:
    """Of each player his points, and behind them what they are worth beside the others'."""
    if values is None:
        return [f"{show(own, lang)} (–)" for own in points]
    return [f"{show(own, lang)} ({show(value, lang)})" for own, value in zip(points, values, strict=True)]


def _row(first: str, cells: Sequence[str]) -> str:
    return f"{first:>8}" + "".join(f" {cell:>16.16}" for cell in cells)
