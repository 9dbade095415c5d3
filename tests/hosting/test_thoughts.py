"""What computer players answer counts for what they were asked, and for nothing that is asked since."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from tests.hosting.at_table import swiftly
from windroos.hosting.session import Session
from windroos.hosting.thinker import Thinker
from windroos.hosting.thinking import BotQuestion, Thought
from windroos.hosting.thoughts import Thoughts
from windroos.play.model.actions import Call, Claim, Discard


def test_an_answer_that_was_on_its_way_counts_for_nothing_that_is_asked_since() -> None:
    async def go() -> None:
        answers: list[asyncio.Future[Any]] = []

        def do(*_: object) -> asyncio.Future[Any]:
            answers.append(asyncio.get_running_loop().create_future())
            return answers[-1]

        def question(seats: tuple[int, ...]) -> Any:
            return cast(BotQuestion, SimpleNamespace(id="test", number=1, asked=seats))

        session: Any = SimpleNamespace(computers=lambda: (1,), board=SimpleNamespace(since=5), question=question)
        came: list[int] = []
        thoughts = Thoughts(cast(Session, session), Thinker(do), lambda: came.append(1))
        thoughts.begin()
        assert thoughts.found() is None
        answers[0].set_result((Thought(Claim(1, Call.PASS)),))
        session.board.since = 6  # before the loop has told of that answer
        thoughts.begin()
        assert thoughts.found() is None
        await asyncio.sleep(0)
        assert thoughts.found() is None
        assert came == []
        answers[1].set_result((Thought(Discard(1, 4)),))
        await asyncio.sleep(0)
        assert thoughts.found() == {1: Discard(1, 4)}
        assert came == [1]

    swiftly(go)
