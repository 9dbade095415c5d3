"""/club/invoer: a file is chosen or pasted, looked into, taken over; and an import is undone."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.evening_events import EveningCancelled
from windroos.club.past_requests import DoUndoImport
from windroos.club.results import check_rules
from windroos.club.taking_back import take_back
from windroos.errors import WindroosError
from windroos.importing.cells import area_of
from windroos.importing.errors import ImportingError
from windroos.importing.figures import FIRST_YEAR, LAST_YEAR, day_of
from windroos.importing.looking import look_into, read_parts
from windroos.importing.newcomers import came_lines, who_came
from windroos.importing.parts import EPOCH_YEARS, SHAPES, Around, ImportPart
from windroos.text.importing import SHAPES as SHAPE_WORDS
from windroos.text.web.club_past import WORDS
from windroos.text.words import Lang
from windroos.web.club.house import Clubhouse, open_club
from windroos.web.club.past.drafts import ImportDraft
from windroos.web.club.past.views import choice_of, look_values, weigh
from windroos.web.drafts import FileDrafts
from windroos.web.pages import lang_of
from windroos.web.posted import file_sent, posted
from windroos.web.rendering import trouble_of
from windroos.web.routing import get, post

START: Final = "/club/invoer"


def routes(house: Clubhouse) -> list[Route]:
    """Import."""
    desk = ImportDesk(house)
    return [
        get(START, desk.start),
        post(START, desk.take_in),
        get(f"{START}/ongedaan", desk.undo_page),
        post(f"{START}/ongedaan", desk.undo),
        get(f"{START}/{{id}}", desk.look),
        post(f"{START}/{{id}}", desk.choose),
    ]


class ImportDesk:
    """Answers with the pages of import; all of it is for the secretary."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house
        self._drafts = FileDrafts[ImportDraft]()

    async def start(self, request: Request) -> Response:
        """Where a file is chosen, and what was taken over before."""
        return self._start(request)

    async def take_in(self, request: Request) -> Response:
        """A file, or what was pasted, is looked into."""
        access = self._house.needs(request, "secretary")
        try:
            async with posted(request) as form:
                data, name = await file_sent(form)
            if self._house.world().club is None:
                raise ClubError("club_none")
            aside, who = self._house.site.aside, self._house.site.who(request)
            file, parts = await aside.do(who, look_into, data, name)
            found = await aside.do(who, read_parts, file.grids, parts, Around())
        except (ImportingError, ClubError) as wrong:
            return self._start(request, wrong)
        draft = self._drafts.begin(ImportDraft("", access.by, name, file, parts, Around(), found))
        return RedirectResponse(f"{START}/{draft.id}", 303)

    async def look(self, request: Request, id: str) -> Response:
        """What the file comes to, as it is chosen now."""
        access = self._house.needs(request, "secretary")
        return await self._looked(request, self._drafts.get(id, access.by))

    async def choose(self, request: Request, id: str) -> Response:
        """Parts, names or rules are chosen anew; then it is looked at again, taken over, or thrown away."""
        access = self._house.needs(request, "secretary")
        draft = self._drafts.get(id, access.by)
        async with posted(request) as form:
            fields = {key: value for key, value in form.items() if isinstance(value, str)}
        if fields.get("do") == "drop":
            self._drafts.drop(id)
            return RedirectResponse(START, 303)
        try:
            draft = await self._chosen(request, draft, fields)
            if fields.get("do") != "take":
                return RedirectResponse(f"{START}/{id}", 303)
            weighed = await asyncio.to_thread(weigh, self._house.world(), draft)
            weighed.plan.check()
            await self._house.do(request, weighed.plan.asked)
        except WindroosError as wrong:
            return await self._looked(request, draft, wrong)
        self._drafts.drop(id)
        return RedirectResponse(f"{START}?gedaan={weighed.plan.asked.id}", 303)

    async def undo_page(self, request: Request) -> Response:
        """What taking an import back comes to, and who came with it whom nothing else names."""
        self._house.needs(request, "secretary")
        asked, world = DoUndoImport(request.query_params.get("import", "")[:40]), self._house.world()
        back = await asyncio.to_thread(take_back, open_club(world), world.evenings, asked)
        cancelled = sum(isinstance(one, EveningCancelled) for events in back.events.values() for one in events)
        return self._house.page(
            request, "past/undo.html", WORDS, imported=asked.imported, back=back, cancelled=cancelled, action=START
        )

    async def undo(self, request: Request) -> Response:
        """An import is taken back as a whole, with who was chosen to go too; where nobody was asked, all who can."""
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            imported = form.get("import", "")
            chosen = tuple(str(value)[:40] for value in form.getlist("person")) if "asked" in form else None
        try:
            await self._house.do(request, DoUndoImport(str(imported)[:40], chosen))
        except ClubError as wrong:
            return self._start(request, wrong)
        return RedirectResponse(f"{START}?ongedaan=1", 303)

    async def _chosen(self, request: Request, draft: ImportDraft, fields: Mapping[str, str]) -> ImportDraft:
        """The file as it is chosen now, kept so. Raises ImportingError, ClubError."""
        around = _around(fields)
        parts = _parts(fields, draft)
        if (around, parts) != (draft.around, draft.parts):
            aside, who = self._house.site.aside, self._house.site.who(request)
            found = await aside.do(who, read_parts, draft.file.grids, parts, around)
            draft = replace(draft, around=around, parts=parts, found=found)
        people = self._house.world().cards
        chosen = dict(draft.chosen)
        for at, name in enumerate(draft.found.names()):
            choice = choice_of(fields.get(f"name{at}", "")[:60], people) if fields.get(f"is{at}") == name else None
            if choice is not None:
                chosen[name] = choice
        return self._drafts.keep(replace(draft, chosen=chosen))

    async def _looked(self, request: Request, draft: ImportDraft, wrong: WindroosError | None = None) -> Response:
        access, lang = self._house.access(request), lang_of(request)
        weighed = await asyncio.to_thread(weigh, self._house.world(), draft)
        values = look_values(draft, weighed, self._house.names(access), lang)
        return self._house.page(
            request,
            "past/look.html",
            WORDS,
            422 if wrong else 200,
            trouble=trouble_of(wrong, lang),
            action=f"{START}/{draft.id}",
            **values,
        )

    def _start(self, request: Request, wrong: WindroosError | None = None) -> Response:
        self._house.needs(request, "secretary")
        lang, club = lang_of(request), self._house.world().club
        shown = [
            {
                "id": one.imported,
                "results": one.results,
                "came": len(one.people),
                "shapes": ", ".join(SHAPE_WORDS[shape].to(lang) for shape in one.shapes if shape in SHAPE_WORDS),
            }
            for one in (club.imports if club else ())
        ]
        return self._house.page(
            request,
            "past/start.html",
            WORDS,
            422 if wrong else 200,
            trouble=trouble_of(wrong, lang),
            imports=shown[::-1],
            old=club.old_standings if club else (),
            done=request.query_params.keys() & {"gedaan", "ongedaan"},
            came=self._came(request, lang),
            ready=club is not None,
        )

    def _came(self, request: Request, lang: Lang) -> list[str]:
        """Who came to the club with the file that was just taken over, in words."""
        club = self._house.world().club
        done = [one for one in (club.imports if club else ()) if one.imported == request.query_params.get("gedaan")]
        name = self._house.names(self._house.access(request))
        return came_lines(who_came(done[0], club.people), name, lang) if club and done else []


def _around(fields: Mapping[str, str]) -> Around:
    """Year, day and rules where cells do not say them. Raises ClubError `club_rules`, ImportingError `import_day`."""
    rules, day = fields.get("rules", "")[:40], fields.get("day", "").strip()
    check_rules(rules)
    year = fields.get("year", "").strip()
    number = int(year) if year.isascii() and year.isdecimal() and len(year) == len(str(LAST_YEAR)) else 0
    if (year and not FIRST_YEAR <= number <= LAST_YEAR) or (day and day_of(day) is None):
        raise ImportingError("import_day", day=(day or year)[:40])
    epoch = next((one for one in EPOCH_YEARS if str(one) == fields.get("epoch")), 0)
    return Around(number, day_of(day) if day else None, rules, epoch)


def _parts(fields: Mapping[str, str], draft: ImportDraft) -> tuple[ImportPart, ...]:
    """The parts as they are chosen; one whose shape is emptied is left out. Raises ImportingError `import_area`."""
    found = []
    for at, part in enumerate((*draft.parts, None)):
        key = f"part{at}" if part is not None else "more"
        shape = next((one for one in SHAPES if one == fields.get(f"{key}_shape", part.shape if part else "")), None)
        if shape is None:
            continue
        sheet = fields.get(f"{key}_sheet", "")
        number = part.grid if part is not None else int(sheet) if sheet.isascii() and sheet.isdecimal() else 0
        grid = draft.file.grids[min(number, len(draft.file.grids) - 1)]
        whole = str(grid.area)
        area = area_of(fields.get(f"{key}_area", "").strip() or (str(part.area) if part else whole), grid)
        is_same = part is not None and (shape, area) == (part.shape, part.area)
        found.append(part if is_same and part is not None else ImportPart(draft.file.grids.index(grid), shape, area))
    return tuple(found)
