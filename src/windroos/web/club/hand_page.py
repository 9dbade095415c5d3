"""A hand that somebody of the club played, as far as it is known: tiles with their explanation, or the scores alone."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.club.deciding import ClubWorld, evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_events import SheetTyped
from windroos.club.hands import sheet_named, sheet_of
from windroos.club.people import NameOf, one_with
from windroos.scoresheet.opening import words_of
from windroos.scoresheet.sheet import SheetHand
from windroos.text.dates import long_day
from windroos.text.web.club_figures import WORDS
from windroos.text.web.count import WORDS as COUNT
from windroos.text.words import Lang
from windroos.web.club.figure_lines import rules_name
from windroos.web.club.house import HERE, Clubhouse, open_club
from windroos.web.count.hand import FeltHand, hand_values, shown_hand
from windroos.web.pages import lang_of
from windroos.web.routing import get

SPOKEN: Final = {**COUNT, **WORDS}


class HandPlace(NamedTuple):
    """Where a hand was played."""

    evening: str
    table: int
    part: int
    hand: int


def routes(house: Clubhouse) -> list[Route]:
    """The page of a hand."""

    async def hand(request: Request, id: str, table: int, part: int, hand: int) -> Response:
        access, world, lang = house.access(request), house.world(), lang_of(request)
        values = await run_in_threadpool(_values, world, HandPlace(id, table, part, hand), house.names(access), lang)
        return house.page(request, "hand.html", SPOKEN, **values)

    return [get(f"{HERE}/avond/{{id}}/spel/{{table:number}}/{{part:number}}/{{hand:number}}", hand)]


def winners_tiles(world: ClubWorld, place: HandPlace, lang: Lang) -> FeltHand | None:
    """The tiles of who won a hand, as they lay; None where nobody entered them."""
    evening = world.evenings.get(place.evening)
    kept = evening.results.get((place.table, place.part)) if evening is not None else None
    if kept is None or not isinstance(kept.typed, SheetTyped):
        return None
    sheet = sheet_of(kept.typed)
    entry = next((one for one in sheet.entries if one.number == place.hand), None)
    won = entry.counted.winner if entry is not None else None
    if entry is None or won is None or not entry.counted.paper.sides[won.player].has_tiles:
        return None
    return shown_hand(entry.counted, won, words_of(sheet.opening), lang)


def _values(world: ClubWorld, place: HandPlace, name_of: NameOf, lang: Lang) -> dict[str, Any]:
    club = open_club(world)
    evening = evening_of(world, place.evening)
    kept = evening.results.get((place.table, place.part))
    if kept is None or not isinstance(kept.typed, SheetTyped):
        raise ClubError("club_hand_unknown", hand=place.hand, table=place.table)
    people = [one_with(club.people, player) for player in kept.typed.players]
    sheet = sheet_named(kept.typed, [name_of(person) for person in people])
    entry = _entry(sheet.entries, place)
    shown = hand_values(sheet, entry, lang, {})
    counted, at = entry.counted, [one.number for one in sheet.entries].index(entry.number)
    return {
        **shown,
        "ways": [(place._replace(hand=one.number), key) for one, key in _beside(sheet.entries, at)],
        "players": sheet.match.players,
        "people": people,
        "rules_name": rules_name(kept.typed.rules, lang),
        "day_name": long_day(evening.day, lang),
        "evening": evening,
        "table": place.table,
        "tiles_known": any(counted.paper.sides[side.player].has_tiles for side in counted.sides),
    }


def _beside(entries: tuple[SheetHand, ...], at: int) -> list[tuple[SheetHand, str]]:
    """The hands before and after one, each with the word of the way to it."""
    before, after = entries[max(0, at - 1) : at], entries[at + 1 : at + 2]
    return [*((one, "hand_before") for one in before), *((one, "hand_after") for one in after)]


def _entry(entries: tuple[SheetHand, ...], place: HandPlace) -> SheetHand:
    for entry in entries:
        if entry.number == place.hand:
            return entry
    raise ClubError("club_hand_unknown", hand=place.hand, table=place.table)
