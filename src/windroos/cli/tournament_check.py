"""`windroos tournament check`: a schedule that is brought along, all that is wrong with it and how good it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import OK, SOME_BAD
from windroos.cli.files import file_bytes
from windroos.importing.schedule_roll import ReadSchedule
from windroos.importing.schedules import doubt_error, is_door, paper_in, schedule_in
from windroos.seating.door import measure_object
from windroos.seating.measure import SeatingMeasure, club_bound, club_meetings, measure
from windroos.seating.saying import broken_lines
from windroos.telling.hand_line import line_error
from windroos.telling.objects import error_object
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import seating as texts
from windroos.text.schedule_layouts import LAYOUTS
from windroos.text.words import Lang
from windroos.wire.fault import WireError
from windroos.wire.json_text import Json

SPEC: Final = Spec(switches=("json",))


def check_command(words: list[str], style: Style) -> int:
    """Measure a schedule that is brought along; the exit status, 1 where something is wrong with it.

    Raises SeatingError where it is none, ImportingError, OptionError.
    """
    typed = read_arguments(words, SPEC)
    data = file_bytes(typed.words[0] if typed.words else "-")
    try:
        read = paper_in(data).read
        heeded = schedule_in(data) if is_door(data) and not read.doubts else None
    except WireError as wrong:
        raise line_error(wrong) from None
    if "json" in typed.switches:
        found = mistakes_object(read, style.lang) if read.doubts else measure_object(measure(*heeded or (read.rounds,)))
        print(encode(found))
        return SOME_BAD if read.doubts else OK
    if heeded is not None:
        print("\n".join(figure_lines(measure(*heeded), style.lang)))
        return OK
    print("\n".join(_checked(read, style.lang)))
    return SOME_BAD if read.doubts else OK


def mistakes_object(read: ReadSchedule, lang: Lang) -> Json:
    """The first mistake of a schedule as `error`, as any line of a program is answered, and all of them in order."""
    wrong = [doubt_error(doubt) for doubt in read.doubts]
    said = [
        {
            "round": doubt.round or None,
            "tables": list(doubt.tables),
            "cells": list(doubt.at),
            "players": list(doubt.players),
            **error_object(one, lang),
        }
        for doubt, one in zip(read.doubts, wrong, strict=True)
    ]
    return {"error": error_object(wrong[0], lang), "mistakes": said}


def _checked(read: ReadSchedule, lang: Lang) -> Iterator[str]:
    """What was read, every mistake with its row and cell, and the figures."""
    size = {"players": len(read.players), "rounds": len(read.rounds)}
    yield texts.READ_AS.to(lang).format(layout=LAYOUTS[read.layout].to(lang), **size)
    if read.doubts:
        many = texts.WRONG_MANY if len(read.doubts) > 1 else texts.WRONG_ONE
        yield many.to(lang).format(count=len(read.doubts))
        yield from (f"- {doubt_error(doubt).sentence(lang)}" for doubt in read.doubts)
        yield texts.WRONG_THEN.to(lang)
    found = measure(read.rounds)
    yield from figure_lines(found, lang, is_whole=not read.doubts, has_winds=read.winds)
    if any(read.clubs):
        count, bound = sum(1 for _ in club_meetings(read.rounds, read.clubs)), club_bound(read.rounds, read.clubs)
        yield texts.CLUBS.to(lang).format(count=count, bound=bound)


def figure_lines(found: SeatingMeasure, lang: Lang, *, is_whole: bool = True, has_winds: bool = True) -> list[str]:
    """How good a schedule is, a line for each figure; no bound where people come and go, no winds where none are."""
    repeats = texts.REPEATS if is_whole else texts.REPEATS_ALONE
    lines = [
        repeats.to(lang).format(
            repeats=found.repeats, bound=found.bound, least=found.least_meetings, most=found.most_meetings
        ),
        *([texts.BEST.to(lang)] if is_whole and found.repeats == found.bound else []),
        texts.WINDS.to(lang).format(spread=found.wind_spread) if has_winds else texts.NO_WINDS.to(lang),
        texts.VISITS.to(lang).format(visits=found.table_visits),
        (texts.SOON if has_winds else texts.SOON_ALONE).to(lang).format(soon=found.soon, neighbours=found.neighbours),
    ]
    return lines + broken_lines(found.broken, lang)
