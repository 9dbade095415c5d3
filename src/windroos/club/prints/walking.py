"""Walking cards of a scheme: for each player where he sits in which round, and with whom; small enough for a pocket."""

from __future__ import annotations

from typing import Final

from windroos.club.people import one_with
from windroos.club.prints.source import PrintSource
from windroos.club.seasons import season_of
from windroos.printing.sheets import PocketCard, PocketRound
from windroos.text.play import SEATS

ROUNDS: Final = 10
"""Rounds on a card; in large letters half as many."""


def walking_cards(source: PrintSource, id: str, person: str = "") -> tuple[PocketCard, ...]:
    """The cards of everybody in a season's scheme by name, or of one; () without a scheme.

    Raises ClubError `club_season_unknown`, `club_person_unknown`.
    """
    season_of(source.club, id)
    people = source.club.people
    rounds: dict[str, list[PocketRound]] = {}
    for at, tables in enumerate(source.club.competition.schemes.get(id, ()), 1):
        for number, seated in enumerate(tables, 1):
            for seat, one in enumerate(seated):
                others = ", ".join(source.name(other) for other in seated if other != one)
                wind = SEATS[seat].to(source.lang) if seat < len(SEATS) else ""
                rounds.setdefault(one_with(people, one), []).append(PocketRound(at, number, wind, others))
    shown = [source.known(person)] if person else source.ordered(rounds)
    most = ROUNDS // 2 if source.large else ROUNDS
    found = []
    for who in shown:
        own = rounds.get(who, [])
        parts = [tuple(own[at : at + most]) for at in range(0, len(own), most)]
        found += [
            PocketCard(source.club.name, source.season_name(id), source.name(who), part, at, len(parts))
            for at, part in enumerate(parts, 1)
        ]
    return tuple(found)
