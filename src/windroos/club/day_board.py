"""What a table shows of the score program while it plays: a field for each player, and what happened, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.daybook import Day, DayHand, day_of, rich_above
from windroos.club.evening_state import EveningState
from windroos.club.mahjongs import RULED, RULES, ProgramRulings, highest_made
from windroos.club.programme import sheets_of
from windroos.club.programme_say import made_name, missed_lines, news_line
from windroos.club.tally import games
from windroos.club.tallying import ruled_by
from windroos.text import programme as texts
from windroos.text.explain import listed
from windroos.text.figures import number
from windroos.text.words import Lang

Field = Literal["jersey", "green", "orange", "red", "rich"]
FIELDS: Final[tuple[Field, ...]] = ("jersey", "green", "orange", "red", "rich")
"""What somebody may wear or be, in the order in which it is shown (rules 126, 127, 138 and 139)."""


class BoardRow(NamedTuple):
    """One player: his possession (rule 7), his All Round points over so many hands of his own, and what he wears."""

    person: str
    possession: int
    all_round: int
    hands: int
    fields: tuple[Field, ...]


class DayBoard(NamedTuple):
    """A table as the score program shows it.

    rows    in the order of the players
    rich    above which possession somebody has more than all began with
    news    what changed at the hand that was asked for
    stands  the highest special formation and the largest possession, and who wins (rules 54 and 55)
    share   how many hands were won and drawn; `yardstick` is what the book finds normal (rules 58 and 125)
    missed  what the figures do not hold
    """

    rows: tuple[BoardRow, ...]
    rich: int
    news: tuple[str, ...]
    stands: tuple[str, ...]
    share: str
    yardstick: str
    missed: tuple[str, ...]


def day_board(
    day: Day,
    names: Mapping[str, str],
    lang: Lang,
    at: tuple[int, int] | None = None,
    ruled: ProgramRulings = RULED,
    *,
    over: bool = False,
) -> DayBoard | None:
    """The board of a day; None before the first hand.

    `at` is the part and the hand whose news are told, the last one where it is None; `over`: the game has ended.
    """
    if not day.after:
        return None
    last = day.after[-1]
    told = last if at is None else next((one for one in day.after if (one.part, one.hand) == at), None)
    return DayBoard(
        tuple(_row(day, last, person) for person in last.possessions),
        rich_above(len(last.possessions), ruled),
        tuple(news_line(one, names, lang) for one in told.news) if told is not None else (),
        tuple(_stands(day, names, lang, over=over)),
        texts.SHARE.to(lang).format(
            won=number(day.hands - day.draws, lang),
            hands=number(day.hands, lang),
            share=round(100 * (day.hands - day.draws) / day.hands),
        ),
        texts.YARDSTICK.to(lang),
        tuple(missed_lines(day.missed, lang)),
    )


def evening_stands(
    club: ClubState, evening: EveningState, names: Mapping[str, str], lang: Lang
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Each table of an evening by the 144 rules whose hands are known: both measures, and who won (rules 54 and 55)."""
    ruled = ruled_by(club.settings)
    boards = (
        (parts[0].table, day_board(day_of(parts, club.numbers, ruled), names, lang, ruled=ruled, over=True))
        for parts in games(sheets_of(club.people, (evening,), RULES))
    )
    return tuple((table, board.stands) for table, board in boards if board is not None)


def _row(day: Day, last: DayHand, person: str) -> BoardRow:
    wears = dict(zip(FIELDS, (last.jersey, last.green, last.orange, last.red, last.rich), strict=True))
    return BoardRow(
        person,
        last.possessions[person],
        last.all_round[person],
        day.own[person],
        tuple(field for field in FIELDS if person in wears[field]),
    )


def _stands(day: Day, names: Mapping[str, str], lang: Lang, *, over: bool) -> list[str]:
    """Both measures, always; and at the end by which of them the game is won."""

    def said(people: tuple[str, ...]) -> str:
        return listed([names.get(person, person) for person in people], lang)

    highest = highest_made(day.mahjongs)
    found = [
        texts.HIGHEST.to(lang).format(
            people=said(tuple(one.person for one in highest)), hand=made_name(highest[0], lang)
        )
        if highest
        else (texts.HIGHEST_NEVER if over else texts.HIGHEST_NONE).to(lang),
        texts.LARGEST.to(lang).format(
            people=said(day.by_points), possession=number(max(day.possessions.values()), lang)
        ),
    ]
    if over:
        words = texts.WON_WHOLE if day.whole and highest else texts.WON_LARGEST
        found.append(words.to(lang).format(winners=said(day.winners)))
        if day.second:
            found.append(texts.SECOND.to(lang).format(people=said(day.second)))
    return found
