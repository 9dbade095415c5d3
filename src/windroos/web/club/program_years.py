"""What pages of the score program want of all years: who filled the twenty-one, the totals, and what is not counted."""

from __future__ import annotations

from datetime import date

from windroos.club.champion import ChampionYear, championships
from windroos.club.deciding import ClubWorld
from windroos.club.figures import of_rules
from windroos.club.mahjongs import RULES
from windroos.club.marks import RecordMark
from windroos.club.tallying import not_taken, programme_year, races_of, ruled_by
from windroos.text.figures import number
from windroos.text.web.club_figures import WORDS
from windroos.text.words import Lang
from windroos.web.club.house import open_club
from windroos.web.club.tally_book import TallyBook


def races_between(
    book: TallyBook, world: ClubWorld, since: date = date.min, until: date = date.max
) -> tuple[RecordMark, ...]:
    """Who filled the twenty-one between two days."""
    found = book.reckoned(world, "races", lambda evenings: races_of(open_club(world), evenings))
    return tuple(one for one in found if since <= one.day <= until)


def totals_of_years(book: TallyBook, world: ClubWorld) -> tuple[ChampionYear, ...]:
    """The totals of hands of 1000 points of all years, the latest first."""
    club = open_club(world)
    return book.reckoned(
        world,
        "championships",
        lambda evenings: championships(
            (one for game in of_rules(evenings, RULES) for one in game.mahjongs),
            lambda day: programme_year(club, day).number,
            ruled_by(club.settings),
        ),
    )


def not_taken_line(world: ClubWorld, lang: Lang) -> str:
    """How many tables on a score sheet no figure knows yet; "" where there is none."""
    count = len(not_taken(world.evenings.values()))
    return WORDS["not_taken"].to(lang).format(count=number(count, lang)) if count else ""
