"""Schedules, and their page, as they are made beside the server."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from time import monotonic
from typing import Final
from urllib.parse import urlencode

from windroos.errors import WindroosError
from windroos.importing.schedules import is_spreadsheet
from windroos.seating.door import made as made_for
from windroos.seating.door import schedule_object
from windroos.seating.errors import SeatingError
from windroos.seating.measure import SeatingMeasure
from windroos.seating.rounds import Round
from windroos.seating.saying import broken_lines
from windroos.seating.schedule import Schedule, best_within, finished, searched
from windroos.seating.wishes import NO_WISHES
from windroos.text.schedule_layouts import EXAMPLES as LINES
from windroos.text.schedule_layouts import LAYOUTS
from windroos.text.seating import METHODS
from windroos.text.web.schedule import WORDS
from windroos.web.aside import squeezed
from windroos.web.export import csv_text, xlsx_file
from windroos.web.pages import Templates
from windroos.web.rendering import trouble_of
from windroos.web.schedule.asked import MOST_PLAYERS, MOST_ROUNDS, TypedSchedule, read_typed
from windroos.web.schedule.checked import BroughtSchedule, checked, checked_values
from windroos.web.schedule.shown import MOST_NAMED, figures, pair_map, ways
from windroos.web.searches import SearchStand
from windroos.web.who_reads import Reader
from windroos.wire.fault import WireError

HERE: Final = "/indeling"
EXAMPLES: Final = ((16, 5), (28, 9), (40, 13), (64, 21))
"""Players and rounds in which nobody meets anybody twice, and everybody meets everybody."""
AT_ONCE: Final = 4
"""Parts of the seconds of a search: to compare, a schedule may take one of them."""


def schedule_within(seconds: float, sizes: Sequence[int], rounds: int, seed: int) -> Schedule:
    """A schedule at tables of any sizes: the best that is found in so many seconds."""
    began = monotonic()
    search = searched(sizes, rounds, NO_WISHES, seed)
    return finished(best_within(search, lambda: monotonic() - began >= seconds))


def schedule_page(typed: TypedSchedule, reader: Reader, known: Schedule | None = None) -> bytes:
    """The form, and the schedule that it asks for, or what is wrong with what was asked.

    `known`: what was found of it while somebody watched.
    """
    values: dict[str, object] = {}
    if typed.players or typed.rounds:
        try:
            found = known or _made(typed)
            values = {**_shown(found.rounds, found.measure, reader), "method": METHODS[found.method].to(reader.lang)}
        except WindroosError as wrong:
            values = {"trouble": trouble_of(wrong, reader.lang)}
    typed = typed if any(typed) else TypedSchedule("28", "9")
    return _page(reader, typed=typed, query=urlencode(typed.named()), **values)


def checked_page(brought: BroughtSchedule, reader: Reader) -> bytes:
    """What is wrong with a schedule that somebody brings along, pasted or as a file, and how good it is beside ours."""
    text = "" if is_spreadsheet(brought.data) else brought.data.decode("utf-8", "replace")
    try:
        found = checked(brought, reader.lang)
        values = {**checked_values(found, _ours(found.ours), reader.lang), "brought": found.text}
        if found.ours is not None:
            values["query"] = urlencode(found.ours.named())
    except WireError:
        values = {"check_trouble": trouble_of(SeatingError("seating_json"), reader.lang), "brought": text}
    except WindroosError as wrong:
        values = {"check_trouble": trouble_of(wrong, reader.lang), "brought": text}
    return _page(reader, clubs=brought.clubs, **values)


def watch_page(typed: TypedSchedule, stand: SearchStand | None, wrong: WindroosError | None, reader: Reader) -> bytes:
    """A search that goes on, with what it has found until now; or the form, with what is wrong with what was asked."""
    if stand is None:
        return _page(reader, typed=typed, trouble=trouble_of(wrong, reader.lang) if wrong is not None else None)
    taken = typed._replace(exchanges=str(stand.exchanges))
    watch = {
        "stand": stand,
        "figures": figures(stand.found.rounds, stand.found.measure, reader.lang),
        "again": urlencode(typed._replace(exchanges="").named()),
        "taken": urlencode(taken.named()),
    }
    return _page(reader, typed=typed, watch=watch)


def _ours(typed: TypedSchedule | None) -> SeatingMeasure | None:
    """How good ours is for the same numbers, as far as is found at once."""
    if typed is None:
        return None
    began = monotonic()
    return made_for(read_typed(typed), lambda: AT_ONCE * (monotonic() - began)).measure


def schedule_file(typed: TypedSchedule, kind: str, reader: Reader, known: Schedule | None = None) -> bytes:
    """The schedule as a file: JSON, or XLSX or CSV with a line for each player. Raises SeatingError."""
    found = known or _made(typed)
    if kind == "json":
        return json.dumps(schedule_object(found)).encode()
    lang, numbers = reader.lang, range(1, len(found.rounds) + 1)
    rows: list[Sequence[str | int]] = [
        [WORDS["player"].to(lang), *(WORDS["round"].to(lang).format(number=number) for number in numbers)]
    ]
    rows += [[way.number, *(f"{table}{wind}" for table, wind in way.places)] for way in ways(found.rounds, lang)]
    return csv_text(rows, lang) if kind == "csv" else xlsx_file(rows, WORDS["schedule_title"].to(lang))


@lru_cache(maxsize=8)
def _made(typed: TypedSchedule) -> Schedule:
    """The schedule; the page and its files ask for the same one after another."""
    began = monotonic()
    return made_for(read_typed(typed), lambda: monotonic() - began)


def _shown(rounds: Sequence[Round], found: SeatingMeasure, reader: Reader) -> dict[str, object]:
    return {
        "rounds": rounds,
        "figures": figures(rounds, found, reader.lang),
        "best": found.repeats == found.bound and not found.broken,
        "broken": broken_lines(found.broken[:MOST_NAMED], reader.lang),
        "map": pair_map(rounds),
        "ways": ways(rounds, reader.lang),
    }


@lru_cache(maxsize=1)
def _pages() -> Templates:
    return Templates()


def _layouts(reader: Reader) -> list[Mapping[str, str]]:
    """The layouts that are known, with an example of each."""
    return [
        {"name": LAYOUTS[key].to(reader.lang), "example": example.to(reader.lang)} for key, example in LINES.items()
    ]


def _page(reader: Reader, **values: object) -> bytes:
    nothing: Mapping[str, object] = {
        "typed": TypedSchedule("28", "9"), "query": "", "brought": "", "method": "", "rounds": (), "trouble": None,
        "check_trouble": None, "most_players": MOST_PLAYERS, "most_rounds": MOST_ROUNDS,
        "watch": None, "found": None, "layouts": _layouts(reader), "clubs": "", "examples": EXAMPLES,
    }  # fmt: skip
    return squeezed(_pages().text("schedule/schedule.html", reader, WORDS, **{**nothing, "path": HERE, **values}))
