"""The club of a folder, asked of one thing after another."""

from __future__ import annotations

from asyncio import Runner
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import date
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from windroos.cli.complain import complain
from windroos.cli.counting_line import count_all
from windroos.club.deciding import ClubWorld
from windroos.club.requests import NOT_COUNTED, DoShow, Request
from windroos.club.roles import TRUSTED
from windroos.club.whole import WholeClub
from windroos.errors import WindroosError
from windroos.hosting.club_copies import FOLLOWED, copies_of, follow_up, let_expire_in_copies
from windroos.hosting.club_ending import ClubSize, club_size, copy_before, end_club
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.clubs import Clubs, no_such_club
from windroos.hosting.evening_walls import EveningWalls
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.setup import WallPlace
from windroos.hosting.thinker import Thinker
from windroos.hosting.wall_contest import WallContest, names_of
from windroos.hosting.wall_tables import WallTables
from windroos.hosting.worker import WorkerError
from windroos.store.errors import StoreError
from windroos.store.store import Store, utc_now
from windroos.text.words import Lang
from windroos.web.club.devices import password_note
from windroos.web.club.house import open_club

ANOTHER: Final = "+"
"""A club that is yet to begin."""
OLDEST: Final = ""
"""The club of a folder for what is asked of none in particular."""
KEPT_AT_ONCE: Final = 20
"""Evenings of which a command keeps what they come to: it must not take long."""
BY: Final = "door"
"""Who tells what comes in by the machine's door."""


async def unasked(_: float, __: Callable[..., Any], *___: Any) -> Any:
    """No computer player thinks in a terminal: nothing is played there."""
    raise WorkerError("worker_slow")


def chosen(clubs: Clubs, club: str | None) -> ClubFolder:
    """The club that an option names, None the only one of the folder, `OLDEST`, `ANOTHER` one that is not there yet.

    Raises ClubError `club_unknown`, `club_two`, and `club_which` where none is named and there are more.
    """
    if club == ANOTHER:
        return clubs.of(token_hex(4) if clubs.first else "")
    if club is None and len(clubs.ids()) > 1:
        raise no_such_club("", clubs.called(), "club_which")
    return clubs.of(clubs.named(club) if club else "")


class PatientFolder:
    """A club in a store, for who waits for each answer. Every method may raise StoreError.

    club  as for `chosen`, which raises ClubError
    """

    def __init__(self, store: Store, runner: Runner, place: Path, lang: Lang, club: str | None = OLDEST) -> None:
        self.clubs = Clubs(store)
        self._store = store
        self._folder = chosen(self.clubs, club)
        self._runner = runner
        self._place = place
        self._lang = lang

    def world(self) -> ClubWorld:
        """All that is known of the club."""
        return self._folder.world()

    def keep_counts(self) -> None:
        """Keep what some evenings were counted to, if anything was asked of the club; where that cannot be, not."""
        if self._folder.was_read:
            with suppress(WindroosError):
                self._runner.run(self._folder.keep_counts(KEPT_AT_ONCE))

    def counted(self) -> None:
        """See that it is known what all evenings came to; who looks on is told how far counting is, if it takes long.

        Where it cannot be kept, the next command counts anew.
        """
        self.world()
        if self._folder.counting is not None:
            with suppress(WindroosError):
                self._runner.run(count_all(self._folder, self._lang))

    def whole(self) -> WholeClub:
        """Every event of the club, and the cards of its people."""
        return self._folder.whole()

    def restore(self, whole: WholeClub) -> None:
        """Begin with all of a club that was kept elsewhere. Raises ClubError `import_full`."""
        self._runner.run(self._folder.restore(whole))

    def size(self) -> ClubSize:
        """How much there is of the club."""
        return club_size(self._store, self._folder.id)

    def delete(self) -> Path:
        """Delete the club; the copy that was made before. Raises StoreError: the club is still there."""
        kept = open_club(self.world()).settings.backups
        copy = copy_before(self._store.place, self._place, Path(kept) if kept else None, utc_now())
        notes = tuple(map(password_note, TRUSTED))
        self._runner.run(end_club(self._store, self._folder.id, notes))
        return copy

    def on_walls(self, evening: str, step: Callable[[WallTables, WallPlace], Coroutine[Any, Any, None]]) -> None:
        """Do something with the equal walls of an evening; whoever plays them does so at the server of this folder.

        Raises what the step raises.
        """
        contests: dict[str, WallContest] = {"evening": EveningWalls(self._store, self.clubs)}
        lobby = Lobby(self._store, Pace(), Thinker(unasked), names=names_of(contests))
        walls = WallTables(self._store, lobby, contests)
        self._runner.run(step(walls, WallPlace("evening", self.clubs.placed(self._folder, evening))))

    def _let_expire(self, today: date) -> None:
        """Keep no note of anybody whose day has come, nor in any copy at hand."""
        if self._runner.run(self._folder.let_expire(today)):
            folders = [self._place, *copies_of(open_club(self.world()))]
            let_expire_in_copies(folders, self._folder.id, today)

    def do(self, asked: Request, today: date) -> dict[str, Any]:
        """Do what is asked and say what came of it; what is answered is on disk. A copy that fails is complained of.

        Raises ClubError, ReckoningError: nothing was changed.
        """
        if isinstance(asked, DoShow) and asked.what not in NOT_COUNTED:
            self.counted()
        self._let_expire(today)
        answer = self._runner.run(self._folder.do(asked, BY, today))
        if isinstance(asked, FOLLOWED):
            try:
                follow_up(asked, self._place, self._store.place, self._folder.id, open_club(self.world()), utc_now())
            except StoreError as wrong:
                complain(wrong, self._lang)
        return answer
