"""Somebody's collection of special hands as pages write it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from windroos.club.collection import FORTY_TWO, Collection, collection
from windroos.club.mahjongs import RULES, ClubMahjong
from windroos.club.people import NameOf
from windroos.club.programme_say import made_name, special_name
from windroos.club.tally import EveningTally
from windroos.rules.bmj import shipped
from windroos.text.explain import listed
from windroos.text.figures import day
from windroos.text.web.club_figures import WORDS
from windroos.text.words import Lang
from windroos.web.club.figure_lines import made_path


class SlotCell(NamedTuple):
    """A place of the collection: what is called so and how often it was made; `first` is the hand that began it."""

    name: str
    number: str
    times: int
    rare: bool
    first: ClubMahjong | None


class GatheredLine(NamedTuple):
    """Something of a collection: what, how often, when first and with whom, and the way to that hand."""

    name: str
    times: int
    first: str
    path: str


def collected(person: str, evenings: tuple[EveningTally, ...], numbers: Mapping[str, int]) -> Collection | None:
    """Somebody's collection of special hands; None where he has none."""
    made = [
        one for evening in evenings for game in evening.games if game.rules == RULES for one in game.mahjongs
        if one.person == person
    ]  # fmt: skip
    held = collection(made, shipped(), numbers)
    return held if any(place.times for place in held.places) else None


def slot_cells(held: Collection, lang: Lang) -> tuple[SlotCell, ...]:
    """The collection as a grid, without the places of which nobody here knows anything."""
    return tuple(
        SlotCell(
            special_name(RULES, one.slot.id, one.slot.number, lang),
            "" if one.slot.number is None else str(one.slot.number),
            one.times,
            one.slot.rare,
            one.first,
        )
        for one in held.places
        if one.slot.id or one.slot.number
    )


def gathered(held: Collection, name_of: NameOf, lang: Lang) -> tuple[GatheredLine, ...]:
    """What lies in a collection, the highest number first (rule 128)."""
    there = sorted(
        (one for one in held.places if one.first is not None),
        key=lambda one: (-(one.slot.number or 0), one.slot.id),
    )
    return tuple(
        GatheredLine(
            special_name(RULES, one.slot.id, one.slot.number, lang)
            + (f" ({one.slot.number})" if one.slot.id and one.slot.number else ""),
            one.times,
            WORDS["first_made"]
            .to(lang)
            .format(day=day(one.first.day, lang), people=listed([name_of(each) for each in one.first.beside], lang)),
            made_path(one.first),
        )
        for one in there
        if one.first is not None
    )


def highest_line(held: Collection, lang: Lang) -> tuple[str, str, str] | None:
    """The highest special mahjong that somebody made (rule 129): its name, its day and the way to it."""
    one = held.highest
    return None if one is None else (made_name(one, lang), day(one.day, lang), made_path(one))


def unknown_slots(held: Collection) -> int:
    """How many places nobody here knows anything of."""
    return sum(not (one.slot.id or one.slot.number) for one in held.places)


def collection_sum(held: Collection) -> str:
    """How many of the forty-two: `3 / 42`."""
    return f"{held.rare} / {FORTY_TWO}"
