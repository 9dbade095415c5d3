"""The whole sheet as rows for a spreadsheet: a heading, then one row a hand or remark."""

from __future__ import annotations

from windroos.play.model.events import NOBODY
from windroos.play.model.match import MAHJONG, Match
from windroos.scoresheet.counted import CountedHand
from windroos.scoresheet.say import headline, how_parts, remark_line
from windroos.scoresheet.sheet import Earlier, Remark, Sheet, SheetHand
from windroos.text import explain
from windroos.text import scoresheet as texts
from windroos.text.figures import signed
from windroos.text.words import Lang

Row = list[str | int]


def rows(sheet: Sheet, lang: Lang) -> list[Row]:
    """The sheet with a heading: number, round, East, winner, from whom, how; scores, nets and totals of everyone.

    What was corrected stays visible: the old entry is a row of its own, without figures.
    """
    found = [_heading(sheet, lang)]
    for line in sheet.lines:
        if isinstance(line, Remark):
            found.append(_remark(line, lang))
            continue
        found.extend(_old(line, earlier, lang) for earlier in line.earlier if not earlier.struck)
        if not line.struck:
            found.append(_hand(line, lang))
    return found


def _heading(sheet: Sheet, lang: Lang) -> Row:
    players = sheet.match.players
    first = [texts.COLUMNS[key].to(lang) for key in ("hand", "round", "east", "winner", "giver", "how")]
    many = [texts.COLUMNS[key].to(lang).format(player=name) for key in ("score", "net", "total") for name in players]
    return [*first, *many, texts.COLUMNS["remark"].to(lang)]


def _place(number: int, match: Match, lang: Lang) -> Row:
    return [number, explain.ROUNDS[match.round].to(lang), match.players[match.seats[0]]]


def _end(counted: CountedHand, lang: Lang) -> Row:
    """Who won, from whom and how; without a winner how the hand ended."""
    paper, names = counted.paper, counted.draft.match.players
    winner = names[paper.winner] if paper.end == MAHJONG else ""
    giver = names[paper.giver] if paper.giver != NOBODY else ""
    how = ", ".join(how_parts(counted.draft, lang)) if paper.end == MAHJONG else headline(counted, lang)
    return [winner, giver, how]


def _hand(entry: SheetHand, lang: Lang) -> Row:
    sides = entry.counted.sides
    return [
        *_place(entry.number, entry.before, lang),
        *_end(entry.counted, lang),
        *("" if side.source in ("none", "dreams") else side.total for side in sides),
        *(side.net - side.deduction for side in sides),
        *entry.after.points,
        "",
    ]


def _old(entry: SheetHand, earlier: Earlier, lang: Lang) -> Row:
    """An entry as it was before it was corrected or struck; its nets are words, so that nobody adds them up."""
    counted = earlier.counted
    last = earlier is entry.earlier[-1]
    why = (texts.STRUCK if entry.struck and last else texts.CORRECTED).to(lang)
    said = f"{why}: {earlier.reason}" if earlier.reason else why
    nets: list[str] = [f"{side.name} {signed(side.net - side.deduction, lang)}" for side in counted.sides]
    none: Row = ["" for _ in nets * 3]
    return [
        *_place(entry.number, counted.draft.match, lang),
        *_end(counted, lang),
        *none,
        f"{said} ({', '.join(nets)})",
    ]


def _remark(remark: Remark, lang: Lang) -> Row:
    """Points given by hand count in the totals; they stand among the nets."""
    before, after = remark.before.points, remark.after.points
    given: Row = [now - was if now != was else "" for was, now in zip(before, after, strict=True)]
    none: Row = [""] * len(before)
    return [*[""] * 6, *none, *given, *after, remark_line(remark, lang)]
