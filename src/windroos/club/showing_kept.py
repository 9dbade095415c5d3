"""Cups and the cash book as the machine's door shows them: as objects, with people as ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date
from typing import Any

from windroos.club.cash import statement
from windroos.club.club_state import ClubState
from windroos.club.cup import cup_standing
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.people import one_with
from windroos.club.year import numbered, year_of

Json = dict[str, Any]


def cup_object(club: ClubState, evenings: Iterable[EveningState], id: str, on: date) -> Json:
    """A cup as it stands on a day. Raises ClubError `club_cup_unknown`, and ReckoningError."""
    if id not in club.cups:
        raise ClubError("club_cup_unknown", cup=id)
    cup = cup_standing(club, evenings, club.cups[id], on)
    return {
        "cup": id,
        "on": str(on),
        "number": cup.cup,
        "holder": cup.holder or None,
        "since": cup.since and str(cup.since),
        "due": cup.due and str(cup.due),
        "at": cup.at or None,
        "overdue": cup.due is not None and on > cup.due,
        "wins": dict(cup.counts),
        "kept": [{"cup": win.cup, "person": win.person, "date": str(win.day)} for win in cup.wins if win.kept],
        "winners": [
            {
                "evening": win.evening,
                "date": str(win.day),
                "person": win.person or None,
                "year": win.year,
                "times": win.times,
                "cup": win.cup,
                "kept": win.kept,
                **({"shared": list(win.shared)} if win.shared else {}),
            }
            for win in cup.wins
        ],
    }


def cash_object(club: ClubState, number: int | None, today: date) -> Json:
    """The cash book of a club year, of today's without a number. Raises ClubError `club_year_far`."""
    year = year_of(club.year, today) if number is None else numbered(club.year, number)
    made = statement(club.entries, year)
    paid = Counter[str]()
    for entry in made.entries:
        if entry.person:
            paid[one_with(club.people, entry.person)] += entry.amount
    return {
        "year": year.number,
        "from": str(year.first),
        "until": str(year.last),
        "opening": made.opening,
        "income": dict(made.income),
        "spending": dict(made.spending),
        "closing": made.closing,
        "people": dict(sorted(paid.items())),
        "entries": [
            {
                "entry": entry.entry,
                "date": str(entry.day),
                "amount": entry.amount,
                "kind": entry.kind,
                "person": entry.person or None,
                "note": entry.note or None,
                "counter": entry.counter or None,
            }
            for entry in made.entries
        ],
    }
