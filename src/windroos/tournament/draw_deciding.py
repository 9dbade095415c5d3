"""What is asked of the draw, folded and decided. Pure: secrets come with the question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from windroos.reckoning.lots import commitment
from windroos.tournament.draw import DrawClaim, DrawClass, check_classes, drawn_numbers, with_number
from windroos.tournament.draw_events import DrawCommitted, DrawEvent, LotsDrawn, NumberPutBack, NumberTaken
from windroos.tournament.draw_requests import DoCommit, DoDraw, DoNumber, DoPutBack, DrawRequest
from windroos.tournament.errors import TournamentError


class DrawState(NamedTuple):
    """How the draw stands.

    committed  SHA-256 of the secret, "" where none was shown
    classes    who draw among which numbers, as it was shown
    secret, word  as they were told when it was drawn, "" before
    numbers    who has which number so far
    """

    committed: str = ""
    classes: tuple[DrawClass, ...] = ()
    secret: str = ""
    word: str = ""
    numbers: Mapping[str, int] = {}

    @property
    def claim(self) -> DrawClaim | None:
        """What anybody can do again; None where it was not drawn by lot."""
        if not self.secret:
            return None
        return DrawClaim(self.committed, self.secret, self.word, self.classes, self.numbers)

    @property
    def by_hand(self) -> bool:
        """Whether numbers are drawn from a bag."""
        return bool(self.numbers and not self.secret)


def after_draw(draw: DrawState, event: DrawEvent) -> DrawState:
    """The draw after something happened."""
    match event:
        case DrawCommitted(hash, classes):
            return DrawState(hash, classes)
        case LotsDrawn(secret, word):
            numbers = drawn_numbers(secret, word, draw.classes)
            return draw._replace(secret=secret, word=word, numbers=numbers)
        case NumberTaken(entrant, number):
            return draw._replace(numbers={**draw.numbers, entrant: number})
        case NumberPutBack(entrant):
            return draw._replace(numbers={who: number for who, number in draw.numbers.items() if who != entrant})


def decide_draw(asked: DrawRequest, draw: DrawState, usual: tuple[DrawClass, ...]) -> tuple[DrawEvent, ...]:
    """What a request comes to; a second time it comes to nothing.

    Args:
        asked: of who play
        draw: as it stands
        usual: who draw among which numbers where nobody said otherwise: all who play

    Raises TournamentError: `tournament_drawn`, `tournament_draw_classes`, `tournament_draw_none`,
    `tournament_draw_secret`, `tournament_draw_word`, `tournament_draw_who`, and as `with_number`.
    """
    people = tuple(one for group in usual for one in group.people)
    match asked:
        case DoCommit(hash, classes):
            if draw.numbers:
                raise TournamentError("tournament_drawn")
            wanted = classes or usual
            check_classes(wanted, people)
            return () if (hash, wanted) == (draw.committed, draw.classes) else (DrawCommitted(hash, wanted),)
        case DoDraw(secret, word):
            return _drawn(draw, secret, word.strip(), people)
        case DoNumber(entrant, number):
            return _taken(draw, entrant, number, draw.classes or usual)
        case DoPutBack(entrant, reason):
            if draw.secret:
                raise TournamentError("tournament_drawn")
            return (NumberPutBack(entrant, reason),) if entrant in draw.numbers else ()


def _drawn(draw: DrawState, secret: str, word: str, people: tuple[str, ...]) -> tuple[DrawEvent, ...]:
    if not draw.committed:
        raise TournamentError("tournament_draw_none")
    if draw.numbers:
        if (draw.secret, draw.word) == (secret, word):
            return ()
        raise TournamentError("tournament_drawn")
    if not word:
        raise TournamentError("tournament_draw_word")
    if commitment(secret) != draw.committed:
        raise TournamentError("tournament_draw_secret")
    check_classes(draw.classes, people)  # somebody may have come or gone since
    return (LotsDrawn(secret, word),)


def _taken(draw: DrawState, entrant: str, number: int, classes: tuple[DrawClass, ...]) -> tuple[DrawEvent, ...]:
    if draw.secret:
        raise TournamentError("tournament_drawn")
    own = next((one for one in classes if entrant in one.people), None)
    if own is None:
        raise TournamentError("tournament_draw_who", entrant=entrant)
    found = with_number(draw.numbers, entrant, number, own.numbers)
    return () if found == draw.numbers else (NumberTaken(entrant, number),)
