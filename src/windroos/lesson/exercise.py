"""One step of a lesson: what lies on the table, what is asked, and what an answer is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, Literal, NamedTuple

from windroos.errors import WindroosError
from windroos.notation import parse_tiles
from windroos.scoring.score import Score
from windroos.settling.settle import Settlement

SEATS: Final = ("east", "south", "west", "north")
"""Who sits at the table of a lesson, in the order of play. South is who learns."""
Judge = Callable[[tuple[int, ...]], bool]
"""Whether something holds of the kinds that were picked, in order."""
Place = Literal["right", "across", "left"]
"""Where another player sits, as seen from oneself: the next to play, the one across, the one who played before."""


class LessonError(WindroosError):
    """A lesson, a step or an answer that does not exist."""


class LaidTile(NamedTuple):
    """A tile that another player has just discarded."""

    place: Place
    tile: int


@dataclass(frozen=True, slots=True)
class TableScene:
    """What lies on the table.

    groups    tiles that lie together, for everybody to see
    names     what each group is, keys of `windroos.text.lesson.GROUPS`; none where that is not told
    rack      one's own concealed tiles
    discards  what the others have just discarded
    table     the seats are drawn around the table
    """

    groups: tuple[tuple[int, ...], ...] = ()
    names: tuple[str, ...] = ()
    rack: tuple[int, ...] = ()
    discards: tuple[LaidTile, ...] = ()
    table: bool = False


class OfferedAnswer(NamedTuple):
    """One of several answers.

    right  whether it is what is asked for
    key    its words, a key of `windroos.text.lesson.CHOICES`; "" where its tiles or its number say it
    reply  what is said to it, a key of `REPLIES`; "" for what the step says to any answer of its kind
    """

    right: bool
    key: str = ""
    tiles: tuple[int, ...] = ()
    number: int = 0
    reply: str = ""


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """One of some answers is chosen."""

    choices: tuple[OfferedAnswer, ...]


@dataclass(frozen=True, slots=True)
class PickTiles:
    """So many tiles of the rack are picked.

    right    the kinds, in order, that are right together
    replies  what is said to other kinds, a key of `windroos.text.lesson.REPLIES`; "" where nothing is known
    """

    count: int
    right: frozenset[tuple[int, ...]]
    replies: Mapping[tuple[int, ...], str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step.

    id      a key of `windroos.text.lesson.STEPS`
    scene   what lies on the table
    ask     what is to be done; None where the step leads to a table
    values  what its words are filled with: numbers, and under a name that begins with `tile` kinds
    about   keys of `ABOUT` with more to say, by what the book has
    then    keys of `ABOUT` that are told once it is answered
    scores  hands that the step shows counted, once it is answered
    lists   beneath each answer stands what counts in its hand, of `scores` the one at its place
    paid    who pays whom, shown once it is answered
    """

    id: str
    scene: TableScene = TableScene()
    ask: ChooseOne | PickTiles | None = None
    values: Mapping[str, int] = field(default_factory=dict)
    about: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    scores: tuple[Score, ...] = ()
    lists: bool = False
    paid: Settlement | None = None


class LessonReply(NamedTuple):
    """What an answer is worth.

    right  whether it is
    key    what is said to it, a key of `windroos.text.lesson.REPLIES`; "" for nothing special
    kinds  the tiles that were picked
    """

    right: bool
    key: str = ""
    kinds: tuple[int, ...] = ()


def kinds_of(text: str) -> tuple[int, ...]:
    """Tiles as they are written, in that order."""
    return tuple(parse_tiles(text))


def picking(
    rack: tuple[int, ...], count: int, right: frozenset[tuple[int, ...]], replies: Mapping[str, Judge]
) -> PickTiles:
    """A pick out of a rack, with a reply to each wrong one that a test knows: `replies` has the tests by their key."""
    known: dict[tuple[int, ...], str] = {}
    for kinds in {tuple(sorted(one)) for one in combinations(rack, count)} - right:
        for key, test in replies.items():
            if test(kinds):
                known[kinds] = key
                break
    return PickTiles(count, right, known)


def answered(step: LessonStep, places: tuple[int, ...]) -> LessonReply:
    """What an answer to a step is worth: the places (from 0) of the choice, or of the tiles that were picked.

    Raises:
        LessonError: `lesson_answer` for places that there are not, `lesson_count` for another number of tiles than
            was asked for.
    """
    ask = step.ask
    if isinstance(ask, ChooseOne):
        if len(places) != 1 or not 0 <= places[0] < len(ask.choices):
            raise LessonError("lesson_answer")
        choice = ask.choices[places[0]]
        return LessonReply(choice.right, choice.reply)
    if isinstance(ask, PickTiles):
        rack = step.scene.rack
        if len(set(places)) != len(places) or any(not 0 <= place < len(rack) for place in places):
            raise LessonError("lesson_answer")
        if len(places) != ask.count:
            raise LessonError("lesson_count", count=ask.count, picked=len(places))
        kinds = tuple(sorted(rack[place] for place in places))
        return LessonReply(kinds in ask.right, ask.replies.get(kinds, ""), kinds)
    raise LessonError("lesson_answer")


def right_places(step: LessonStep) -> tuple[int, ...]:
    """A right answer to a step; none where nothing is asked."""
    ask = step.ask
    if isinstance(ask, ChooseOne):
        return (next(place for place, choice in enumerate(ask.choices) if choice.right),)
    if isinstance(ask, PickTiles):
        wanted, rack = list(min(ask.right)), list(step.scene.rack)
        places = []
        for kind in wanted:
            place = rack.index(kind)
            places.append(place)
            rack[place] = -1
        return tuple(places)
    return ()
