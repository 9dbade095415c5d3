"""The machine's door of a tournament, for tests: lines in, answers out."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.web.conftest import apart
from windroos.errors import WindroosError
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.store.place import DATABASE
from windroos.store.store import Store
from windroos.tournament.door import read_line
from windroos.tournament.setup_requests import DoTournament

Json = dict[str, Any]
NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)


def ask(folder: Path, lines: Iterable[Json], now: datetime = NOW) -> list[Json]:
    """What each line is answered by the tournaments of a folder, without the words of errors."""

    async def asked() -> list[Json]:
        store = Store.open(folder / DATABASE)
        try:
            kept = TournamentFolder(store)
            current = next(iter(kept.ids()), "")
            answers = []
            for line in lines:
                try:
                    of, what = read_line(line)
                    makes = isinstance(what, DoTournament)
                    answer = await kept.do(of if makes else of or current, what, "door", now)
                    current = answer["id"] if makes else of or current
                    answers.append({"ok": True, **answer})
                except WindroosError as wrong:
                    answers.append({"error": {"code": wrong.code, "message": wrong.sentence("nl")}})
            return answers
        finally:
            await store.close()

    return apart(asked())


def code(answer: Json) -> str:
    """The code of an answer that is an error, else none."""
    return str(answer.get("error", {}).get("code", ""))
