"""The pages of the puzzles as they are made, beside the server: the server itself loads no computer player."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from windroos.books.catalog import IDS, book_words
from windroos.text.figures import number as figure
from windroos.text.puzzle import LEVELS, THEMES
from windroos.text.web.puzzle import WORDS
from windroos.text.words import Lang
from windroos.web.aside import squeezed
from windroos.web.pages import Templates
from windroos.web.who_reads import Reader

HERE: Final = "/puzzels"


class PuzzleAnswer(NamedTuple):
    """What was answered: places or kinds, or a number; `shown`: the answer is asked for."""

    chosen: tuple[int, ...] = ()
    number: int = -1
    shown: bool = False


class AnsweredPage(NamedTuple):
    """A page with an answer, and whether the answer was right."""

    page: bytes
    right: bool


def address(book: str, number: int) -> str:
    """Where a puzzle is."""
    return f"{HERE}/{book}/{number}"


def begin_page(due: int, reader: Reader) -> bytes:
    """The puzzle of the day of each book, and what comes back: so many are due."""
    books = [{"id": id, "name": book_words(id).name.to(reader.lang)} for id in IDS]
    return _page("puzzle/begin.html", HERE, reader, books=books, due=due)


def book_page(book: str, reader: Reader) -> bytes:
    """All puzzles of a book, by theme."""
    from windroos.puzzles.puzzle import stock

    found = list(enumerate(stock(book), 1))
    themes = [
        {
            "name": said.to(reader.lang),
            "puzzles": [
                {"to": address(book, at), "number": at, "level": LEVELS[one.level].to(reader.lang)}
                for at, one in found
                if one.theme == theme
            ],
        }
        for theme, said in THEMES.items()
    ]
    name = book_words(book).short.to(reader.lang)
    return _page("puzzle/book.html", f"{HERE}/{book}", reader, book=book, name=name, themes=themes, any=bool(found))


def puzzle_page(book: str, number: int, reader: Reader) -> bytes:
    """A puzzle as it is asked: nothing of the answer is in it. Raises PuzzleError."""
    return _page("puzzle/puzzle.html", address(book, number), reader, **_asked(book, number, reader.lang))


def answered_page(book: str, number: int, answer: PuzzleAnswer, due: int, reader: Reader) -> AnsweredPage:
    """A puzzle with what was answered and why what is right is right. Raises PuzzleError."""
    from windroos.puzzles.position import position
    from windroos.puzzles.puzzle import puzzle_of
    from windroos.web.puzzle.views import explained

    puzzle = puzzle_of(book, number)
    right, said = _verdict(book, number, answer, reader.lang)
    page = _page(
        "puzzle/puzzle.html", address(book, number), reader,
        **{
            **_asked(book, number, reader.lang), "chosen": answer.chosen, "answered": True, "good": right,
            "verdict": said, "why": explained(puzzle, position(puzzle), reader.lang), "due": due,
            "typed": "" if answer.number < 0 else str(answer.number),
        },
    )  # fmt: skip
    return AnsweredPage(page, right)


def _verdict(book: str, number: int, answer: PuzzleAnswer, lang: Lang) -> tuple[bool, tuple[str, ...]]:
    """Whether an answer is right, and what is said to it."""
    from windroos.puzzles.position import position
    from windroos.puzzles.puzzle import PuzzleError, puzzle_of
    from windroos.puzzles.solving import evaluated, judge_choice, judge_count, judge_waits

    puzzle = puzzle_of(book, number)
    if answer.shown:
        return False, (WORDS["shown"].to(lang),)
    here = position(puzzle)
    if puzzle.theme == "count":
        judged = judge_count(here, answer.number)
    elif puzzle.theme == "wait":
        judged = judge_waits(here, frozenset(answer.chosen))
    else:
        if len(answer.chosen) != 1:
            raise PuzzleError("puzzle_answer")
        judged = judge_choice(puzzle, here, evaluated(here), answer.chosen[0])
    if judged.right:
        return True, (WORDS["right"].to(lang),)
    if puzzle.theme in ("count", "wait"):
        return False, (WORDS["wrong_exact"].to(lang),)
    cost = figure(max(1, round(judged.cost)), lang)
    return False, (WORDS["wrong"].to(lang), WORDS["cost"].to(lang).format(cost=cost))


def _asked(book: str, number: int, lang: Lang) -> dict[str, object]:
    """What a puzzle shows before it is answered."""
    from windroos.puzzles.position import position
    from windroos.puzzles.puzzle import puzzle_of, stock
    from windroos.telling.names import seat_name
    from windroos.web.puzzle import views

    puzzle = puzzle_of(book, number)
    here = position(puzzle)
    view = here.view
    return {
        "book": book, "name": book_words(book).short.to(lang), "at": number, "puzzle": puzzle,
        "theme": THEMES[puzzle.theme].to(lang), "level": LEVELS[puzzle.level].to(lang),
        "seats": views.seats(view, lang), "rack": view.own.rack, "ask": views.asked(puzzle, here, lang),
        "offered": views.offered(puzzle, here, lang), "left": views.left_to_draw(view),
        "you_are": WORDS["you_are"].to(lang).format(
            seat=seat_name(view.seat, lang), round=seat_name(view.table.round, lang)
        ),
        "fans": view.rules.rule_set.scheme.limit_row, "next": address(book, number % len(stock(book)) + 1),
        "chosen": (), "answered": False, "good": False, "verdict": (), "why": None, "due": 0, "typed": "",
    }  # fmt: skip


@lru_cache(maxsize=1)
def _pages() -> Templates:
    return Templates()


def _page(template: str, path: str, reader: Reader, **values: object) -> bytes:
    return squeezed(_pages().text(template, reader, WORDS, here=HERE, path=path, **values))
