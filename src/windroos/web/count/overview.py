"""What the page of a running table shows, and what every page of a table shows."""

from __future__ import annotations

import secrets
from datetime import date
from typing import Final, NamedTuple

from windroos.hands import GREEN_DRAGON_ROUND
from windroos.scoresheet.opening import rules_changed, words_of
from windroos.scoresheet.say import jersey_line, next_line
from windroos.scoresheet.sheet import Sheet, ended_by_hand
from windroos.scoresheet.standings import jersey, series, standings
from windroos.text.explain import ROUNDS
from windroos.text.figures import day, signed
from windroos.text.web.count import WORDS
from windroos.text.words import Lang
from windroos.web.chart import chart
from windroos.web.count.board import LOOSE, ProgramTerms, program_board
from windroos.web.count.commands import StoredTable
from windroos.web.count.history import history_line

LATEST: Final = 5
"""Tables of a list that are seen before somebody unfolds the others."""


class Listed(NamedTuple):
    """A table in the list."""

    id: str
    title: str
    day: str
    players: str
    state: str
    over: bool


def listed(kept: StoredTable, made: date, lang: Lang) -> Listed:
    """A table as a list names it; `made`: the day on which it was opened, here."""
    sheet = kept.sheet
    names = ", ".join(sheet.match.players)
    return Listed(kept.id, title_of(kept, lang), day(made, lang), names, next_line(sheet, lang), sheet.match.over)


def shared_values(kept: StoredTable, writes: bool, lang: Lang) -> dict[str, object]:
    """What every page of a table wants to know."""
    sheet = kept.sheet
    rules = words_of(sheet.opening).name.to(lang)
    return {
        "here": "/tellen",
        "id": kept.id,
        "sheet": sheet,
        "opening": sheet.opening,
        "table_title": title_of(kept, lang),
        "rules_name": rules if sheet.match.rules.name == sheet.opening.rules else sheet.match.rules.name,
        "rules_changed": rules_changed(sheet.opening),
        "writes": writes,
        "revision": kept.revision,
        "tap_id": f"{secrets.token_hex(6)}.0",
        "coming": kept.coming,
        "next_line": next_line(sheet, lang),
        "over": sheet.match.over,
        "ended_by_hand": ended_by_hand(sheet),
        "correcting": sorted(number for number in kept.steps if number != kept.coming),
        "started": bool(kept.steps.get(kept.coming)),
    }


def title_of(kept: StoredTable, lang: Lang) -> str:
    """What a table is called: its name, else its number among the nameless of its day."""
    opening = kept.sheet.opening
    if opening.of is not None and opening.of.kind == "tournament":
        return WORDS["round_table"].to(lang).format(round=opening.of.round, table=opening.of.table)
    if opening.title or not kept.nameless:
        return opening.title or words_of(opening).name.to(lang)
    return WORDS["table_n"].to(lang).format(number=kept.nameless)


def sheet_values(sheet: Sheet, lang: Lang, terms: ProgramTerms = LOOSE) -> dict[str, object]:
    """Standings, chart and history of a sheet as it stands."""
    run = series(sheet)
    leaders = jersey(sheet.match)
    return {
        "played": sum(not entry.struck for entry in sheet.entries),
        "standings": standings(sheet),
        "jersey_line": jersey_line(sheet, lang),
        "board": program_board(sheet, lang, terms),
        "chart": chart(sheet.match.players, run.points, leaders),
        "chart_text": _chart_text(sheet, lang),
        "history": [history_line(line, lang) for line in reversed(sheet.lines)],
        "players": sheet.match.players,
        "seats": sheet.match.seats,
        "dreamer": sheet.match.dreamer,
        "round_name": ROUNDS[sheet.match.round].to(lang),
        "round_names": [
            (round, words.to(lang))
            for round, words in enumerate(ROUNDS)
            if round != GREEN_DRAGON_ROUND or sheet.match.rules.options.get("dragon_round")
        ],
        "last": sheet.match.last,
    }


def upto(sheet: Sheet, number: int) -> Sheet:
    """The sheet as it stood just after a hand."""
    entry = sheet.entry(number)
    lines = sheet.lines[: sheet.lines.index(entry) + 1]
    return sheet._replace(lines=lines, match=entry.after)


def _chart_text(sheet: Sheet, lang: Lang) -> str:
    """The chart for who cannot see it: where everyone stands."""
    return ", ".join(f"{one.name} {signed(one.points, lang)}" for one in standings(sheet))
