"""A score and a formula in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from windroos.reckoning.criteria import RANKING_MEASURES, Criterion
from windroos.reckoning.formula import Formula
from windroos.reckoning.numbers import Number, show
from windroos.reckoning.scored import EveningScore, ScoreItem, StandingRow
from windroos.reckoning.tournament_saying import tournament_sentences
from windroos.text import reckoning as words
from windroos.text.figures import day
from windroos.text.formulas import part_called
from windroos.text.words import Lang, Words

_OF_RESULTS: Final = frozenset(RANKING_MEASURES) - {"score", "average", "evening", "evenings", "lot", "mutual"}
"""Measures that are added up over results, so that it matters which."""


def explained(formula: Formula, row: StandingRow, lang: Lang) -> tuple[str, ...]:
    """What a score is made of: a sentence for each evening, the total, what decided, what the title asks."""
    found = [_evening(entry, lang) for entry in row.entries]
    found.append(_said(words.TOTAL[formula.season.combine], lang, kept=row.kept, score=show(row.score, lang)))
    if row.decided_by:
        criterion = next(one for one in (*formula.ranking.order, Criterion("lot")) if one.measure == row.decided_by)
        found.append(_said(words.DECIDED, lang, measure=measure_text(criterion, lang)))
    if row.needed:
        found.append(_said(words.NEEDED, lang, evenings=row.evenings, needed=row.needed))
    return tuple(found)


def item_text(item: ScoreItem, lang: Lang) -> str:
    """One item of a score: `1e aan tafel 3: 4`."""
    is_shared = item.equal > 1 and item.code in ("place", "uma")
    return _said(
        words.ITEMS[f"shared_{item.code}" if is_shared else item.code],
        lang,
        place=ordinal(item.place, lang),
        table=item.table if item.part == 1 else _said(words.PART, lang, table=item.table, part=item.part),
        value=show(item.value, lang),
        note=f" ({item.note})" if item.note else "",
    )


def _evening(entry: EveningScore, lang: Lang) -> str:
    items = "; ".join(item_text(item, lang) for item in entry.items) or words.NOTHING.to(lang)
    sentence = words.EVENING if len(entry.items) > 1 else words.EVENING_ONE
    text = _said(sentence, lang, day=day(entry.evening.date, lang), items=items, score=show(entry.score, lang))
    return _said(words.EVENING_FALLEN, lang, evening=text, why=words.FALLEN[entry.why].to(lang)) if entry.why else text


def ordinal(place: int, lang: Lang) -> str:
    """A place in a row: `3e`, `3rd`."""
    if lang == "nl":
        return f"{place}e"
    ending = {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th") if place % 100 not in (11, 12, 13) else "th"
    return f"{place}{ending}"


def _said(sentence: Words, lang: Lang, **values: object) -> str:
    return sentence.to(lang).format(**values)


def measure_text(criterion: Criterion, lang: Lang) -> str:
    """What a criterion decides by: `de minste mahjongs veroorzaakt`."""
    found = words.MEASURES.get(str(criterion))
    if found is not None:
        return found.to(lang)
    return _said(words.LEAST, lang, measure=words.MEASURES[criterion.measure].to(lang))


def _order(criteria: Iterable[Criterion], lang: Lang) -> str:
    return ", ".join(measure_text(criterion, lang) for criterion in criteria)


# --- a formula ---------------------------------------------------------------------------------------------------


def formula_text(formula: Formula, lang: Lang) -> tuple[str, ...]:
    """A formula in sentences, in the order in which its stages are applied."""
    return tuple(
        _said(sentence, lang, **values)
        for sentence, values in (
            *_lines(formula, lang),
            *_table(formula, lang),
            *_evenings(formula, lang),
            *_season(formula, lang),
            *_periods(formula, lang),
            *_ranking(formula, lang),
            *_cup(formula, lang),
            *(tournament_sentences(formula.tournament, lang) if formula.kind == "tournament" else ()),
        )
    )


Sentences = Iterator[tuple[Words, dict[str, object]]]


def _lines(formula: Formula, lang: Lang) -> Sentences:
    lines, evening = formula.lines, formula.evening
    kinds = (words.KIND[kind].to(lang) if kind in words.KIND else kind for kind in lines.kinds)
    yield words.KINDS, {"kinds": ", ".join(kinds)}
    if lines.rules:
        yield words.RULES, {"rules": ", ".join(lines.rules)}
    if formula.kind != "tournament":
        moves_up = lines.guests == "unranked" and lines.guest_places == "move_up"
        yield words.GUESTS["move_up" if moves_up else lines.guests], {}
    if evening.counts_from_members:
        yield words.COUNTS[evening.count], {"least": evening.counts_from_members}


def counting_text(formula: Formula, lang: Lang) -> str:
    """From how many people on an evening counts; "" where every evening does."""
    least = formula.evening.counts_from_members
    return _said(words.COUNTS[formula.evening.count], lang, least=least) if least else ""


def _table(formula: Formula, lang: Lang) -> Sentences:
    stage, deductions = formula.table, formula.deductions
    yield (
        words.TABLE[stage.measure],
        {
            "start": show(stage.start, lang),
            "unit": show(stage.unit, lang),
            "uma": _numbers(stage.uma, lang),
        },
    )
    walls = formula.tournament.walls
    if walls.compare != "none":
        yield words.WALLS[walls.compare], {"better": show(walls.better, lang), "equal": show(walls.equal, lang)}
        yield words.WALLS_EAST, {}
        if walls.together:
            yield words.WALLS_TOGETHER, {}
    if stage.situations:
        yield words.SITUATIONS, {}
    if stage.measure == "table_points":
        for players, scale in sorted(stage.scales.items()):
            yield words.SCALE, {"players": players, "places": _numbers(scale, lang)}
    if stage.measure in ("table_points", "wins", "uma"):
        yield words.ORDER, {"order": _order(stage.order, lang)}
        yield words.TIES[stage.ties], {}
        yield words.PENALTIES[deductions.penalties], {}
    if stage.per_hand:
        yield words.PER_HAND, {"hands": stage.per_hand}
    if deductions.unfinished:
        yield (
            words.UNFINISHED["hands" if deductions.unfinished_below else "desk"],
            {"below": deductions.unfinished_below, "off": show(deductions.unfinished, lang)},
        )


def _numbers(values: Sequence[Number], lang: Lang) -> str:
    return ", ".join(show(value, lang) for value in values)


def _evenings(formula: Formula, lang: Lang) -> Sentences:
    attendance = formula.attendance
    if formula.evening.combine == "best":
        yield words.COMBINE_BEST, {}
    if attendance.bonus:
        bonus = words.PRO_RATA if attendance.pro_rata else words.BONUS
        yield bonus, {"bonus": show(attendance.bonus, lang)}
        yield words.WINNER[formula.evening.winner], {}
    if formula.evening.winner_order:
        yield words.WINNER_ORDER, {"order": _order(formula.evening.winner_order, lang)}
    elif formula.kind == "cup":
        yield words.WINNER_SHARED, {}
    if attendance.absent is not None:
        yield words.ABSENT, {"value": show(attendance.absent, lang)}
    if attendance.absent_without_notice is not None:
        yield words.SILENT, {"value": show(attendance.absent_without_notice, lang)}
    if attendance.joined == "from_first":
        yield words.JOINED, {}
    yield from _catching_up(formula, lang)


def _catching_up(formula: Formula, lang: Lang) -> Sentences:
    """Games of another day, where evenings are asked of people or the formula rules on them."""
    attendance, catch_up = formula.attendance, formula.season.catch_up
    asked = attendance.absent is not None or attendance.absent_without_notice is not None
    if catch_up.short == "ignored" or catch_up.until is not None or asked:
        yield words.CATCH_UP[catch_up.short], {}
    if catch_up.until is not None:
        yield words.CATCH_UP_UNTIL, {"day": day(catch_up.until, lang)}


def _season(formula: Formula, lang: Lang) -> Sentences:
    season = formula.season
    if season.of == "games":
        yield words.GAMES, {}
    rows = season.trim if season.keep == "trim" else ((0, 0, 0),)
    for least, lowest, highest in rows:
        yield (
            words.KEEP[season.keep],
            {
                "best": season.best,
                "share": show(season.share, lang),
                "rounded": words.ROUNDED[season.round_up].to(lang),
                "least": least,
                "lowest": lowest,
                "highest": highest,
            },
        )
    yield words.COMBINE[season.combine], {}


def _periods(formula: Formula, lang: Lang) -> Sentences:
    periods = formula.periods
    if periods.scheme != "none":
        names = ", ".join(part_called(name, lang) for name in periods.names) or "1, 2, …"
        days = ", ".join(day(one, lang) for one in periods.dates)
        yield words.PERIODS[periods.scheme], {"names": names, "evenings": periods.evenings, "days": days}
        yield words.YEAR[periods.year], {}
    for one in formula.final.rounds:
        tables = " | ".join(", ".join(_seat(seat, lang) for seat in table) for table in one.tables)
        yield words.FINAL, {"name": part_called(one.name, lang), "tables": tables}
    if formula.final.rounds:
        yield words.TWICE[formula.final.twice], {}


def _seat(seat: str, lang: Lang) -> str:
    """A seat of a final as the formula has it, as `oost.1`, in the reader's language."""
    source, _, place = seat.rpartition(".")
    called = part_called(source, lang)
    return f"{source if called == source else called.lower()}.{place}"


def _ranking(formula: Formula, lang: Lang) -> Sentences:
    title = formula.title
    if title.attendance_share:
        share: dict[str, object] = {
            "share": show(title.attendance_share, lang),
            "rounded": words.ROUNDED[title.round_up].to(lang),
        }
        yield words.TITLE, share
    if title.attendance_least:
        yield words.TITLE_LEAST, {"least": title.attendance_least}
    if title.members_only:
        yield words.MEMBERS_ONLY, {}
    if title.attendance_share or title.attendance_least:
        yield words.INELIGIBLE[formula.ranking.ineligible], {}
    yield words.RANKING, {"order": _order(formula.ranking.order, lang)}
    if formula.season.keep != "all" and any(one.measure in _OF_RESULTS for one in formula.ranking.order):
        yield words.OVER[formula.ranking.over], {}
    yield words.EQUAL[formula.ranking.ties], {}


def _cup(formula: Formula, lang: Lang) -> Sentences:
    cup = formula.cup
    if cup.keep_after:
        yield words.CUP, {"keep": cup.keep_after}
    if cup.members_only and formula.lines.guests == "ranked":
        yield words.CUP_MEMBERS, {}
    if cup.hand_in_days_before:
        where = _said(words.HAND_IN_AT, lang, at=cup.at) if cup.at else ""
        sentence = words.HAND_IN if cup.hand_in_days_before > 1 else words.HAND_IN_ONE
        yield sentence, {"days": cup.hand_in_days_before, "at": where}
