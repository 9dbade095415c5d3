"""What the machine's door shows of the score program: a day, records, the twenty-one, the champion, and figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from fractions import Fraction

from windroos.club.champion import champions, championship
from windroos.club.club_state import ClubState
from windroos.club.collection import FORTY_TWO, collection
from windroos.club.daybook import Day, DayHand, day_of
from windroos.club.errors import ClubError
from windroos.club.evening_events import SheetTyped
from windroos.club.evening_state import EveningState
from windroos.club.figures import figures_of
from windroos.club.hands import sheet_of
from windroos.club.mahjongs import RULES, ClubMahjong, Missed, ProgramRulings, TableSheet, mahjongs
from windroos.club.marks import RecordMark
from windroos.club.people import People, one_with
from windroos.club.records import RecordSpan, rarest_of, records_of, with_marks
from windroos.club.requests import DoShow
from windroos.club.seasons import season_of
from windroos.club.tally import EveningTally, tallied
from windroos.club.tallying import evening_tally, programme_year, races_of, ruled_by, year_kind
from windroos.club.twentyone import BOOK_DAY, BOOK_HANDS, twentyone
from windroos.club.typed_records import typed_marks
from windroos.club.year import numbered
from windroos.intervals import Estimate
from windroos.rules.bmj import shipped
from windroos.wire.json_text import Json


def programme(
    club: ClubState, evenings: Iterable[EveningState], asked: DoShow, today: date, names: Mapping[str, str]
) -> Json:
    """What is asked of the score program: a day, records, the twenty-one or the champion (years as `programme_year`).

    `names` are put in the place of ids in what was typed.

    Raises ClubError `club_evening_unknown`, `club_season_unknown`.
    """
    ruled = ruled_by(club.settings)
    if asked.what == "day":
        own = [evening for evening in evenings if evening.id == asked.evening]
        if not own:
            raise ClubError("club_evening_unknown", evening=asked.evening)
        parts = sheets_of(club.people, own, RULES)
        return day_object(tuple(one for one in parts if one.table == asked.table), club.numbers, ruled)
    if asked.what == "records":
        season = season_of(club, asked.season) if asked.season else None
        span = (date.min, date.max) if season is None else (season.since, season.until)
        rules = asked.rules or RULES
        spans = [RecordSpan(one.since, one.until) for one in club.seasons.values()]
        held = sorted(evenings, key=lambda one: (one.day, one.id))
        tallies = [evening_tally(club, evening, ruled) for evening in held]
        return records_object(
            [one for one in tallies if span[0] <= one.day <= span[1]],
            rules,
            spans,
            [one for one in races_of(club, tallies) if span[0] <= one.day <= span[1]],
            typed_marks(club, rules, *span, name=lambda person: names.get(person, person)),
        )
    year = programme_year(club, today) if asked.year is None else numbered(year_kind(club), asked.year)
    tables = sheets_of(club.people, evenings, RULES, year.first, year.last)
    shown = twentyone_object if asked.what == "twentyone" else champion_object
    return shown(tables, club.numbers, year.number, ruled)


def sheets_of(
    people: People,
    evenings: Iterable[EveningState],
    rules: str,
    since: date = date.min,
    until: date = date.max,
) -> tuple[TableSheet, ...]:
    """The sheets by one rule set of the evenings between two days; everyone as who he is now."""
    return tuple(
        TableSheet(
            evening.id,
            evening.day,
            typed.table,
            typed.part,
            tuple(one_with(people, person) for person in typed.players),
            sheet_of(typed),
        )
        for evening in evenings
        if since <= evening.day <= until and not evening.cancelled
        for typed in evening.standing
        if isinstance(typed, SheetTyped) and typed.rules == rules
    )


def program_of(club: ClubState, evenings: Iterable[EveningState], person: str) -> Json:
    """A person's collection and figures; {} where he played no sheet of the 144 rules."""
    own = tuple(one for one in sheets_of(club.people, evenings, RULES) if person in one.people)
    return {"program": person_object(own, club.numbers, person, ruled_by(club.settings))} if own else {}


def day_object(parts: tuple[TableSheet, ...], numbers: Mapping[str, int], ruled: ProgramRulings) -> Json:
    """Possessions, jersey, scarves and All Round points of a table, after each hand and now."""
    day = day_of(parts, numbers, ruled)
    last = day.after[-1] if day.after else None
    return {
        "possessions": dict(day.possessions),
        "jersey": list(last.jersey) if last is not None else [],
        "scarves": _scarves(last),
        "all_round": dict(day.all_round),
        "share_won": _share(day.hands - day.draws, day.hands),
        "share_draws": _share(day.draws, day.hands),
        "hands": day.hands,
        "people": {person: {"hands": day.own[person], "won": day.won[person]} for person in day.people},
        "overscores": dict(day.overscores),
        "whole": day.whole,
        "winners": list(day.winners),
        "second": list(day.second),
        "by_points": list(day.by_points),
        "missed": _missed(day.missed),
        "after": [_after(day, stands) for stands in day.after],
    }


def _after(day: Day, stands: DayHand) -> Json:
    made = next((one for one in day.mahjongs if (one.part, one.hand) == (stands.part, stands.hand)), None)
    return {
        "part": stands.part,
        "hand": stands.hand,
        "possessions": dict(stands.possessions),
        "jersey": list(stands.jersey),
        "scarves": _scarves(stands),
        "all_round": dict(stands.all_round),
        "red": list(stands.red),
        "rich": list(stands.rich),
        "made": _made(made) if made is not None else None,
        "news": [{"code": one.code, "people": list(one.people)} for one in stands.news],
    }


def _scarves(stands: DayHand | None) -> Json:
    if stands is None:
        return {"green": [], "orange": []}
    return {"green": list(stands.green), "orange": list(stands.orange)}


def _share(count: int, of: int) -> str | None:
    """A fraction, as text; None of nothing."""
    return str(Fraction(count, of)) if of else None


def _missed(missed: Missed) -> Json | None:
    if missed == Missed():
        return None
    return {"unnumbered": list(missed.unnumbered), "unsaid": missed.unsaid}


def _made(one: ClubMahjong) -> Json:
    return {
        "person": one.person,
        "evening": one.evening,
        "date": str(one.day),
        "table": one.table,
        "part": one.part,
        "hand": one.hand,
        "kind": one.mahjong.kind,
        "id": one.mahjong.id or None,
        "number": one.number,
        "score": one.mahjong.reckoned,
        "all_round": one.all_round,
    }


def champion_object(tables: Iterable[TableSheet], numbers: Mapping[str, int], year: int, ruled: ProgramRulings) -> Json:
    """The totals of hands of 1000 points of a year."""
    rows = championship((one for table in tables for one in mahjongs(table, numbers, ruled)), ruled)
    return {
        "year": year,
        "champions": list(champions(rows)),
        "rows": [
            {
                "place": row.place,
                "person": row.person,
                "total": row.total,
                "hands": [_made(one) for one in row.hands],
                "missed": _missed(row.missed),
            }
            for row in rows
        ],
    }


def twentyone_object(
    tables: Iterable[TableSheet], numbers: Mapping[str, int], year: int, ruled: ProgramRulings
) -> Json:
    """How far everybody is with special formations 1 to 21."""
    return {
        "year": year,
        "book": {"date": str(date(year, *BOOK_DAY))[5:], "hands": BOOK_HANDS},
        "rows": [
            {
                "place": row.place,
                "person": row.person,
                "made": {str(number): str(one.day) for number, one in row.made.items()},
                "gaps": list(row.gaps),
                "full": None if row.full is None else str(row.full),
                "hands": row.hands,
                "missed": _missed(row.missed),
            }
            for row in twentyone(tables, numbers, ruled)
        ],
    }


def records_object(
    evenings: Sequence[EveningTally],
    rules: str,
    seasons: Iterable[RecordSpan] = (),
    races: Iterable[RecordMark] = (),
    typed: Iterable[RecordMark] = (),
) -> Json:
    """The records of one rule set, each with who held it before; special hands by how often they were made."""
    return {
        "rules": rules,
        "records": {
            one.kind: {
                "value": one.value,
                "holders": [_mark(mark) for mark in one.holders],
                "earlier": [_mark(mark) for mark in one.earlier],
                "yardstick": one.yardstick,
            }
            for one in with_marks(records_of(evenings, rules, seasons, races=races), typed, rules)
        },
        "special": [
            {"id": one.id or None, "number": one.number, "times": one.times, "first": _made(one.first)}
            for one in rarest_of(evenings, rules)
        ],
    }


def _mark(mark: RecordMark) -> Json:
    return {
        "value": mark.value,
        "people": list(mark.people),
        "evening": mark.evening or None,
        "date": str(mark.day.year if mark.whole_year else mark.day),
        "table": mark.table or None,
        "hand": mark.hand or None,
        **({"typed": mark.typed, "source": mark.source} if mark.typed else {}),
    }


def person_object(
    tables: tuple[TableSheet, ...], numbers: Mapping[str, int], person: str, ruled: ProgramRulings
) -> Json:
    """A person's collection and figures by the 144 rules, each with its number of hands."""
    own = [one for table in tables for one in mahjongs(table, numbers, ruled) if one.person == person]
    held = collection(own, shipped(), numbers)
    found = figures_of(person, tallied(tables, numbers, ruled), ruled)
    estimates = found._asdict()
    return {
        "collection": {
            "rare": held.rare,
            "of": FORTY_TWO,
            "highest": held.highest.number if held.highest is not None else None,
            "made": [
                {"id": one.slot.id or None, "number": one.slot.number, "times": one.times, "first": _made(one.first)}
                for one in held.places
                if one.first is not None
            ],
        },
        "figures": {key: _estimate(value) for key, value in estimates.items() if isinstance(value, Estimate)},
        "ranked": found.ranked,
        "missed": _missed(found.missed),
    }


def _estimate(one: Estimate) -> Json:
    return {"value": one.value, "low": one.low, "high": one.high, "of": one.of}
