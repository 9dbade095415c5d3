"""A tournament on equal walls for pages to show: a round that was played, and one that is open."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from random import Random
from typing import Any, Final

from tests.duplicate.same_walls import played
from tests.web.conftest import apart
from tests.web.states import LONG, PageState
from tests.web.tournament_world import tell_tournament
from windroos.duplicate.walls import wall_secrets
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.setup import WallPlace
from windroos.hosting.thinker import Thinker
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.hosting.tournament_walls import NOTE, TournamentWalls
from windroos.hosting.wall_contest import WallContest, names_of
from windroos.hosting.wall_tables import WallTables
from windroos.hosting.worker import Worker
from windroos.store.changes import Append, Close
from windroos.store.store import Store
from windroos.web.site import Site

WALLS: Final = "muur2026"
NOW: Final = datetime(2026, 11, 28, 10, 0, tzinfo=UTC)
FORMULA: Final = 'extends = "duplicaat-nts"\nname = "Gelijke muren"\n[rounds]\nhands = 4\n'
_AT: Final = f"/toernooi/{WALLS}"
WALL_STATES: Final = (
    PageState("the walls at the desk", f"{_AT}/leiding/muren"),
    PageState("all walls", f"{_AT}/muren"),
    PageState("a wall beside the field", f"{_AT}/muren/1/2"),
    PageState("a wall that is still played", f"{_AT}/muren/2/1", answers=422),
    PageState("a player and his walls", f"{_AT}/speler/1"),
    PageState("sitting down at a table", f"{_AT}/tafel/2"),
)


PEOPLE: Final = dict(enumerate((LONG[1], "Bep", "Cor de Vries", LONG[0], "Eef", "Fia"), 1))


def tell_walls(site: Site, people: Mapping[int, str] = PEOPLE, *, done: bool = True) -> None:
    """Two tables with computer players at the seats that nobody has; the first round is open, or `done` and the next.

    `people` by their playing numbers, of eight.
    """
    lines: tuple[dict[str, Any], ...] = (
        {"do": "tournament", "id": WALLS, "toml": FORMULA, "players": 8, "rounds": 2, "name": "Open Muren"},
        *({"do": "entrant", "id": f"m{at}", "name": name} for at, name in people.items()),
        {"do": "schedule", "rounds": [[[1, 2, 3, 7], [5, 4, 6, 8]], [[5, 1, 7, 4], [2, 8, 3, 6]]]},
        {"do": "numbers", "numbers": {f"m{at}": at for at in people}},
    )
    tell_tournament(site, WALLS, lines)
    apart(_played(site, done=done))


async def _played(site: Site, *, done: bool) -> None:
    folder = TournamentFolder(site.store)
    contests: dict[str, WallContest] = {"tournament": TournamentWalls(folder)}
    lobby = Lobby(site.store, Pace(), Thinker(Worker("nobody").do), names=names_of(contests))
    walls, of = WallTables(site.store, lobby, contests, Random(3)), WallPlace("tournament", WALLS)
    await walls.commit(of, "host", NOW)
    await walls.begin(of, 1, "zes", "host", NOW)
    if not done:
        return
    secrets = wall_secrets(folder.note(WALLS, NOTE), "zes", 1, 4)
    await play_out(site.store, secrets, folder.world(WALLS).there().walls.rounds[1].plays)
    await walls.collect(of, NOW)
    await walls.begin(of, 2, "zeven", "host", NOW)


async def play_out(store: Store, secrets: tuple[str, ...], plays: tuple[str, ...]) -> None:
    """Tables play all walls to their end, no two alike, and are closed."""
    for seed, play in enumerate(plays):
        record = played(
            "nts2002", secrets, ("greedy", "random" if seed else "greedy", "greedy", "greedy"), seed
        ).splitlines()[1:]
        starts = [at for at, line in enumerate(record) if line.startswith('{"action"')]
        groups = ["\n".join(record[one:end]) for one, end in zip(starts, [*starts[1:], None], strict=True)]
        await store.write(Append(play, 0, groups), Close(play))
