"""The pages of the lesson as they are made, beside the server."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from windroos.books.catalog import IDS, book_words, rules
from windroos.lesson.exercise import LessonError, LessonStep, PickTiles, answered
from windroos.lesson.lesson import TRACKS, Track, lesson, step_of
from windroos.text.lesson import STEPS
from windroos.text.web.lesson import WORDS
from windroos.text.words import Lang
from windroos.web.aside import squeezed
from windroos.web.lesson import views
from windroos.web.pages import Templates
from windroos.web.who_reads import Reader

HERE: Final = "/leren"
SHORT: Final = "kort"
"""What the addresses of the short lesson have before their number."""


def address(id: str, track: Track, number: int) -> str:
    """Where a step is."""
    return f"{HERE}/{id}/{SHORT}/{number}" if track == "short" else f"{HERE}/{id}/{number}"


def length(id: str, track: Track) -> int:
    """How many steps a lesson has."""
    return len(lesson(rules(id), track))


def begin_page(at: tuple[str, Track, int] | None, reader: Reader) -> bytes:
    """The lessons of all books; `at` is the step where this browser was, None where it was nowhere."""
    lang = reader.lang
    books = [
        {
            "id": id,
            "name": book_words(id).name.to(lang),
            "first": id == IDS[0],
            "ways": [_way(id, track) for track in TRACKS],
        }
        for id in IDS
    ]
    resume = None
    if at is not None:
        id, track, number = at
        resume = {
            "to": address(id, track, number),
            "book": book_words(id).short.to(lang),
            "number": number,
            "all": length(id, track),
        }
    return _page("lesson/begin.html", HERE, reader, books=books, resume=resume)


def _way(id: str, track: Track) -> dict[str, object]:
    return {"to": address(id, track, 1), "track": track}


def step_page(id: str, track: Track, number: int, places: tuple[int, ...] | None, shown: bool, reader: Reader) -> bytes:
    """A step: what is asked, and where it was answered what is said to it.

    Args:
        id: the book.
        track: which of its lessons.
        number: of the step, from 1.
        places: the answer; None where none was given.
        shown: the answer is to be shown.
        reader: who reads.

    Raises:
        LessonError: there is no such step, or no such answer to it.
    """
    step = step_of(rules(id), track, number)
    given = views.solution(step) if shown else places or ()
    reply = None if places is None or shown else _reply(step, places, reader.lang)
    done = shown or (reply is not None and reply.right)
    last = length(id, track)
    return _page(
        "lesson/step.html", address(id, track, number), reader,
        id=id, book=book_words(id).short.to(reader.lang), at=number, all=last, track=track,
        step=step, name=STEPS[step.id].title.to(reader.lang), ask=views.filled(STEPS[step.id].ask, step, reader.lang),
        told=views.told(step, reader.lang), picking=views.is_pick(step),
        count=step.ask.count if isinstance(step.ask, PickTiles) else 1,
        answers=views.answers(step, given, reader.lang), rack=views.rack(step, given),
        others=views.others(step, reader.lang), groups=views.groups(step, reader.lang),
        then=views.told_then(step, reader.lang), reply=reply, shown=shown, done=done,
        counted=views.counted(step, reader.lang, done), paid=views.paid(step, reader.lang) if done else None,
        next=address(id, track, number + 1) if number < last else "",
        previous=address(id, track, number - 1) if number > 1 else "",
    )  # fmt: skip


def _reply(step: LessonStep, places: tuple[int, ...], lang: Lang) -> views.ReplyView:
    """What is said to an answer; another number of tiles than is asked for is an answer too."""
    try:
        return views.reply_view(step, answered(step, places), lang)
    except LessonError as wrong:
        if wrong.code != "lesson_count":
            raise
        return views.ReplyView(False, (wrong.sentence(lang), wrong.hint(lang)))


@lru_cache(maxsize=1)
def _pages() -> Templates:
    return Templates()


def _page(template: str, path: str, reader: Reader, **values: object) -> bytes:
    return squeezed(_pages().text(template, reader, WORDS, here=HERE, path=path, **values))
