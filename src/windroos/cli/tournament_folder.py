"""The tournaments of a folder, asked of one thing after another; and the machine's door to them."""

from __future__ import annotations

from asyncio import Runner
from base64 import b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Self

from windroos.cli.door import answer_door
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.store.place import Place
from windroos.store.store import Store, utc_now
from windroos.text.words import Lang
from windroos.tournament.door import read_line
from windroos.tournament.exports import file_rows
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.setup_requests import DoTournament
from windroos.tournament.whole import WholeTournament
from windroos.tournament.world import TournamentWorld
from windroos.web.export import csv_text, xlsx_file

PAGE: Final = "tournament"
"""The page of help that tells of these commands."""
BY: Final = "door"
"""Who tells what comes in by the machine's door."""


class PatientTournaments:
    """The tournaments in a store, for who waits for each answer. Every method may raise StoreError.

    `current` is the one that is spoken of: as it was named last, else the latest of the folder.
    """

    def __init__(self, store: Store, runner: Runner, current: str) -> None:
        self._folder = TournamentFolder(store)
        self._runner = runner
        self.current = current or next(iter(self._folder.ids()), "")

    @classmethod
    @contextmanager
    def open(cls, place: Place, current: str) -> Iterator[Self]:
        """Those of a store, until it is done with."""
        with Runner() as runner:
            store = Store.open(place)
            try:
                yield cls(store, runner, current)
            finally:
                runner.run(store.close())

    def ids(self) -> tuple[str, ...]:
        """Every tournament, the latest first."""
        return self._folder.ids()

    def world(self) -> TournamentWorld:
        """All that is known of the one that is spoken of."""
        return self._folder.world(self.current)

    def whole(self) -> WholeTournament:
        """All that is kept of it. Raises TournamentError `tournament_none`."""
        return self._folder.whole(self.current)

    def do(self, asked: TournamentRequest, of: str = "") -> dict[str, Any]:
        """Do what is asked and say what came of it; what is answered is on disk.

        Raises TournamentError, ReckoningError, SeatingError: nothing was changed.
        """
        makes = isinstance(asked, DoTournament)
        id = of if makes else of or self.current
        answer = self._runner.run(self._folder.do(id, asked, BY, utc_now()))
        self.current = str(answer["id"]) if makes else id
        return answer


def do_command(kept: PatientTournaments, files: Sequence[str], lang: Lang) -> int:
    """Answer each line with a line; the exit status."""

    def do(line: Any) -> dict[str, Any]:
        of, asked = read_line(line)
        answer = kept.do(asked, of)
        return with_file(kept.world(), answer, lang) if "as" in answer else answer

    return answer_door(do, files, lang)


def with_file(world: TournamentWorld, answer: dict[str, Any], lang: Lang) -> dict[str, Any]:
    """An answer of rows for a spreadsheet, with the file itself: CSV as text, XLSX in base 64."""
    kind = answer.get("as")
    if "rows" not in answer or kind is None:
        return answer
    rows = file_rows(world, kind)
    if kind == "xlsx":
        return {**answer, "base64": b64encode(xlsx_file(rows, world.id)).decode()}
    return {**answer, "text": csv_text(rows, lang).decode("utf-8-sig")}
