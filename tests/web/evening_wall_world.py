"""Evenings of a club on equal walls for pages to show: to be bound, bound, played and done."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Any, Final

from tests.web.club_world import MEMBERS, tell
from tests.web.conftest import apart
from tests.web.states import PageState
from tests.web.wall_world import NOW, play_out
from windroos.club.deciding import evening_of
from windroos.duplicate.walls import wall_secrets
from windroos.hosting.clubs import Clubs
from windroos.hosting.evening_walls import EveningWalls
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.setup import WallPlace
from windroos.hosting.thinker import Thinker
from windroos.hosting.wall_contest import WallChoice, WallContest, names_of
from windroos.hosting.wall_tables import WallTables
from windroos.hosting.worker import Worker
from windroos.store.store import Store
from windroos.web.site import Site

PEOPLE: Final = list(MEMBERS)[:8]
_AT: Final = "/club/avond/{}/muren"
EVENING_WALL_STATES: Final = (
    PageState("walls that are not bound", _AT.format("ma")),
    PageState("tables to be opened on equal walls", _AT.format("mb")),
    PageState("an evening whose tables wait for one another", _AT.format("mc")),
    PageState("an evening on equal walls that is done", _AT.format("md")),
    PageState("a wall of an evening", _AT.format("md") + "/1/2"),
    PageState("the result of an evening on equal walls", "/club/avond/md?deel=uitslag"),
    PageState("the desk: tables on equal walls", "/club/avond/mc?deel=tables"),
    PageState("a wall of an evening that is still played", _AT.format("mc") + "/1/1", answers=422),
    PageState("sitting down on equal walls", "/club/tafel"),
    PageState("too few tables for equal walls", _AT.format("me")),
)


def wall_evening(id: str, day: date, tables: int = 2) -> tuple[dict[str, Any], ...]:
    """An evening with tables of four."""
    seated = [PEOPLE[4 * at : 4 * at + 4] for at in range(tables)]
    return (
        {"do": "evening", "id": id, "date": str(day), "rules": "nts2002"},
        {"do": "tables", "evening": id, "tables": seated, "winds": True},
    )


def walls_of(store: Store) -> tuple[WallTables, EveningWalls]:
    """The tables on equal walls of the oldest club, as a server has them."""
    evenings = EveningWalls(store, Clubs(store))
    contests: dict[str, WallContest] = {"evening": evenings}
    lobby = Lobby(store, Pace(), Thinker(Worker("nobody").do), names=names_of(contests))
    return WallTables(store, lobby, contests, Random(3)), evenings


def tell_evening_walls(site: Site, today: date) -> None:
    """Five evenings: `ma` has two tables, `mb` is bound, `mc` is played today, `md` is done, `me` has one table."""
    for at, id in enumerate(("ma", "mb", "md", "me"), 1):
        tell(site, *wall_evening(id, date(2024, 5, at), 1 if id == "me" else 2))
    tell(site, *wall_evening("mc", today))
    apart(_played(site))


async def _played(site: Site) -> None:
    walls, evenings = walls_of(site.store)
    for id in ("mb", "mc", "md"):
        await walls.commit(WallPlace("evening", id), "host", NOW)
    for id in ("mc", "md"):
        await walls.begin(WallPlace("evening", id), 1, "groene draak", "host", NOW, WallChoice("mean", 4))
    playing, done = walls.state(WallPlace("evening", "mc")), WallPlace("evening", "md")
    await walls.let_go(playing.rounds[1].plays[1], onward=True)
    await finish(site.store, "md")
    await walls.collect(done, NOW)
    await walls.show(done, "host", NOW)
    assert evening_of(Clubs(site.store).oldest.world(), "md").results
    assert evenings.walls("md").is_done(1)


async def finish(store: Store, evening: str) -> None:
    """All tables of the round that is played of an evening play their walls."""
    walls, evenings = walls_of(store)
    of = WallPlace("evening", evening)
    (round,) = walls.state(of).playing()
    begun = walls.state(of).rounds[round]
    secrets = wall_secrets(evenings.secret(evening), begun.word, round, len(begun.promises))
    await play_out(store, secrets, begun.plays)
