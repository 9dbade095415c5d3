"""Backups on the page: one button, the folder of copies, and putting one back with what would be lost shown first."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.house_requests import DoSettings
from windroos.club.roles import TRUSTED
from windroos.hosting.club_ending import club_size, copy_before, end_club
from windroos.store.copies import copies_in
from windroos.store.errors import StoreError
from windroos.store.moving import copy_place
from windroos.store.place import Place, file_of
from windroos.store.restoring import CopyCompared, call_off, compared, lay_ready, ready_of
from windroos.store.store import utc_now
from windroos.text.web.club_keeping import WORDS
from windroos.web.club.copying import copied
from windroos.web.club.devices import password_note
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.club.places import CLUBS
from windroos.web.posted import posted
from windroos.web.routing import get, post

KEEPING: Final = "/club/bewaren"


class CopyShown(NamedTuple):
    """A copy: its name, what is in it, or what is wrong with it."""

    name: str
    found: CopyCompared | None
    wrong: StoreError | None


def routes(house: Clubhouse) -> list[Route]:
    """The page of backups, and the copy itself."""
    desk = KeepingDesk(house)
    return [
        get(KEEPING, desk.page),
        post(KEEPING, desk.changed),
        post(f"{KEEPING}/opnieuw", desk.again),
        get(f"{KEEPING}/kopie", desk.file),
    ]


class KeepingDesk:
    """Answers who keeps copies of the database."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house
        self._place = house.site.store.place

    def _kept_in(self) -> str:
        """Where the club keeps copies, "" nowhere; also where there is no club yet, for a copy may bring one back."""
        club = self._house.world().club
        return club.settings.backups if club is not None else ""

    def _folders(self) -> list[Path]:
        """Where copies lie: where the club keeps them, and beside the database."""
        return [*map(Path, filter(None, (self._kept_in(),))), self._house.site.settings.folder]

    async def page(self, request: Request) -> Response:
        """The copies, and what is in the one that was asked for beside what is here."""
        club, kept_in = self._house.world().club, self._kept_in()
        names = [path.name for folder in self._folders() for path in await asyncio.to_thread(copies_in, folder)]
        asked = request.query_params.get("kopie", "")
        chosen = await asyncio.to_thread(_looked_at, _named(self._folders(), asked), self._place) if asked else None
        return self._house.page(
            request, "keeping.html", WORDS,
            club_name=club.name if club is not None else "",
            size=club_size(self._house.site.store, self._house.folder.id),
            folder=kept_in, names=names, chosen=chosen, ready=_lies_ready(self._place),
            there=not kept_in or Path(kept_in).is_dir(),
        )  # fmt: skip

    async def changed(self, request: Request) -> Response:
        """Sets the folder, makes a copy, lays one ready for the next start, or calls that off."""
        async with posted(request) as form:
            what, text = str(form.get("what", "")), str(form.get("text", ""))
        match what:
            case "folder":
                folder = str(_folder(text.strip())) if text.strip() else ""
                await self._house.do(request, DoSettings({"backups": folder}))
            case "copy":
                club = self._house.club()
                if not club.settings.backups:
                    raise ClubError("club_no_copies")
                await copied(self._house.site, self._house.folder.id, club)
            case "restore":
                await asyncio.to_thread(lay_ready, _named(self._folders(), text), file_of(self._place))
            case "never":
                await asyncio.to_thread(call_off, file_of(self._place))
            case "delete":
                return await self._deleted(self._house.club(), text)
            case _:
                raise ClubError("club_sure")
        return RedirectResponse(KEEPING, 303)

    async def _deleted(self, club: ClubState, name: str) -> Response:
        """Deletes the club, after a copy was made. Raises ClubError `club_delete_name`; StoreError: the club stays."""
        if _typed(name) != _typed(club.name):
            raise ClubError("club_delete_name", name=club.name)
        settings, store = self._house.site.settings, self._house.site.store
        wanted = Path(club.settings.backups) if club.settings.backups else None
        await asyncio.to_thread(copy_before, store.place, settings.folder, wanted, utc_now())
        await end_club(store, self._house.folder.id, tuple(map(password_note, TRUSTED)))
        return RedirectResponse(CLUBS.path if self._house.beside else HERE, 303)

    async def again(self, request: Request) -> Response:
        """Tries once more to make a copy, after one that failed."""
        self._house.needs(request, "secretary")
        club = self._house.club()
        with suppress(StoreError):  # why it cannot be made is said on every page until it can
            await copied(self._house.site, self._house.folder.id, club)
        return RedirectResponse(HERE, 303)

    async def file(self, _: Request) -> Response:
        """A copy as it is now, to take along."""
        folder = tempfile.TemporaryDirectory()
        target = Path(folder.name) / f"windroos-{utc_now():%Y%m%d-%H%M%S}.db"
        try:
            await asyncio.to_thread(copy_place, self._place, target)
        except StoreError:
            folder.cleanup()
            raise
        return FileResponse(target, filename=target.name, background=BackgroundTask(folder.cleanup))


def _typed(name: str) -> str:
    """A name as people type it again: its blanks and capitals do not matter."""
    return " ".join(name.casefold().split())


def _folder(text: str) -> Path:
    """A folder that is there. Raises StoreError `copies_folder`."""
    with suppress(OSError, ValueError, RuntimeError):  # too long a name, a sign that none can have, nobody's home
        found = Path(text).expanduser().absolute()
        if found.is_dir():
            return found
    raise StoreError("copies_folder", file=text[:200])


def _named(folders: list[Path], name: str) -> Path:
    """The copy of this name; only one that is really there. Raises StoreError `backup_nothing`."""
    found = next((path for folder in folders for path in copies_in(folder) if path.name == name), None)
    if found is None:
        raise StoreError("backup_nothing", file=name[:80])
    return found


def _lies_ready(place: Place) -> bool:
    """Whether a copy lies ready to be put back; none of a database of a server."""
    with suppress(StoreError):
        return ready_of(file_of(place)).exists()
    return False


def _looked_at(copy: Path, place: Place) -> CopyShown:
    try:
        return CopyShown(copy.name, compared(copy, file_of(place)), None)
    except StoreError as wrong:
        return CopyShown(copy.name, None, wrong)
