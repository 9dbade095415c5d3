"""What a phone answers to itself: an address or a form in, a page out, and what has to be kept before it is shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, NamedTuple
from urllib.parse import parse_qsl

from windroos.errors import WindroosError
from windroos.scoresheet.rows import rows
from windroos.text.web import pocket as texts
from windroos.text.web.base import WORDS as BASE
from windroos.text.web.count import WORDS
from windroos.web.count.commands import StoredTable, apply
from windroos.web.count.errors import CountError
from windroos.web.count.joining import Joined
from windroos.web.count.making import form_values, opening_of
from windroos.web.count.overview import LATEST, Listed, listed
from windroos.web.count.showing import (
    UNTAPPED,
    TableAround,
    Tapped,
    after_tap,
    entry_spot,
    form_spot,
    hand_spot,
    page_values,
)
from windroos.web.count.spot import Spot, address, still_there
from windroos.web.count.steps import with_button
from windroos.web.count.written import after, changes, opened
from windroos.web.export import csv_text
from windroos.web.form import Form
from windroos.web.pocket.record import KEY, PocketTable, after_answer, folded, with_changes
from windroos.web.rendering import Rendering, trouble_of
from windroos.web.who_reads import Reader

HOME: Final = "/tellen"
A_PART: Final = 8
"""Tables in a part of the list: each is folded to say how it stands, which a phone does in a moment each."""
_TABLE: Final = re.compile(r"/tellen/([0-9a-z]{1,40})(\.csv|/print|/spel(?:/([0-9]{1,6})(/verbeteren)?)?|/tap)?")


class PocketQuestion(NamedTuple):
    """What somebody asks of his phone: an address with its query, and the fields of a form where one is sent.

    home  there is a house that sheets are sent to
    """

    address: str
    reader: Reader
    form: Form | None = None
    home: bool = False


class PocketAnswer(NamedTuple):
    """A page.

    address  which page it is
    record   a table as it has to be kept before the page is shown; `gone`: ids of tables that are kept no more
    file     the name of a file that the text is, instead of a page
    """

    text: str
    address: str
    record: PocketTable | None = None
    gone: tuple[str, ...] = ()
    file: str = ""


class Scorer:
    """The tables of one phone. `new_id` makes ids that no other phone makes, `now` is the time with its offset."""

    def __init__(self, rendering: Rendering, new_id: Callable[[], str], now: Callable[[], datetime]) -> None:
        self._rendering = rendering
        self._new_id = new_id
        self._now = now
        self._records: dict[str, PocketTable] = {}
        self._kept: dict[str, StoredTable] = {}
        self._refused: dict[str, str] = {}
        """What the house said of a sheet that it did not take."""

    def keep(self, record: PocketTable) -> None:
        """Know a table as it is kept, another page of this phone may have written it."""
        if self._records.get(record.id) != record:
            self._records[record.id] = record
            self._kept.pop(record.id, None)

    # --- sending home

    def unsent(self) -> tuple[str, ...]:
        """The tables of which the house does not have all, those at which nothing was tapped apart."""
        return tuple(one.id for one in self._records.values() if not (one.is_home or one.is_unused))

    def record(self, id: str) -> PocketTable:
        """A table as it is kept. Raises CountError `no_table`."""
        if id not in self._records:
            raise CountError("no_table")
        return self._records[id]

    def heard(self, sent: PocketTable, joined: Joined) -> PocketAnswer:
        """What the house said of a table as it was sent: how it is to be kept now."""
        self._refused.pop(sent.id, None)
        now = self._records.get(sent.id)
        if now is None:  # cleared away meanwhile
            return PocketAnswer("", HOME)
        then = after_answer(now, sent, joined, self._new_id)
        self.keep(then)
        if then.id == sent.id:
            return PocketAnswer("", HOME, then)
        self._forget(sent.id)
        return PocketAnswer("", f"{HOME}/{then.id}", then, (sent.id,))

    def refuse(self, id: str, said: str) -> None:
        """The house did not take a table, and said why."""
        self._refused[id] = said

    def take(self, record: PocketTable) -> PocketAnswer:
        """A table of the house that the phone takes along; what was tapped here and is not there stays."""
        held = self._records.get(record.id)
        if held is not None and not held.is_home:
            return PocketAnswer("", f"{HOME}/{record.id}")
        record = record._replace(key="" if held is None else held.key)
        self.keep(record)
        return PocketAnswer("", f"{HOME}/{record.id}", record)

    def answer(self, asked: PocketQuestion) -> PocketAnswer:
        """The answer to what is asked; what is wrong is said on a page."""
        path, _, query = asked.address.partition("?")
        form = with_button(asked.form) if asked.form is not None else None
        found = _TABLE.fullmatch(path)
        try:
            if path == f"{HOME}/opruimen" and form is not None:
                return self._clear(asked)
            if found is None or found[1] == "opruimen":
                return self._make(asked, form) if form is not None else self._list(asked, dict(parse_qsl(query)))
            id, part, number, again = found.groups()
            if part == "/tap" and form is not None:
                return self._tap(asked, id, form)
            kept = self._table(id)
            if part == ".csv":
                return PocketAnswer(
                    csv_text(rows(kept.sheet, asked.reader.lang), asked.reader.lang).decode(), "", file=_file(kept)
                )
            spot = _spot(kept, part or "", int(number or 0), bool(again), dict(parse_qsl(query)))
            return self._page(
                asked, kept, still_there(kept, spot) if spot.page == "entry" else spot, dict(parse_qsl(query))
            )
        except WindroosError as wrong:
            return self._trouble(asked, wrong)

    # --- all tables, and a new one

    def _list(self, asked: PocketQuestion, form: Mapping[str, str], wrong: WindroosError | None = None) -> PocketAnswer:
        lang, part = asked.reader.lang, int(form.get("alle", "")[:6] or 1) if form.get("alle", "1").isdecimal() else 1
        part = max(part, 1)
        records = sorted(self._records.values(), key=lambda one: one.made, reverse=True)
        shown = records[(part - 1) * A_PART : part * A_PART]
        values = form_values(form, lang)
        text = self._rendering.text(
            "count/tables.html",
            asked.reader,
            WORDS,
            home=asked.home,
            here=HOME,
            path=HOME,
            trouble=trouble_of(wrong, lang),
            host=True,
            server=False,
            latest=LATEST,
            tables=[self._listed(one, asked) for one in shown],
            newer=part - 1,
            older=part + 1 if len(records) > part * A_PART else 0,
            **values,
        )
        return PocketAnswer(text, HOME if wrong is not None or part == 1 else f"{HOME}?alle={part}")

    def _listed(self, record: PocketTable, asked: PocketQuestion) -> Listed:
        """A table in the list, with whether it is at home."""
        lang = asked.reader.lang
        found = listed(self._table(record.id), record.day, lang)
        if not asked.home:
            return found
        said = self._refused.get(record.id) or (texts.AT_HOME if record.is_home else texts.NOT_HOME).to(lang)
        return found._replace(state=f"{found.state} \u00b7 {said}")

    def _make(self, asked: PocketQuestion, form: Form) -> PocketAnswer:
        try:
            opening = opening_of(form, asked.reader.lang)
        except WindroosError as wrong:
            return self._list(asked, form, wrong)
        key = "".join(self._new_id() for _ in range(KEY))
        record = with_changes(PocketTable("", self._now().isoformat(), key=key), opened(self._new_id(), opening))
        self.keep(record)
        return self._page(asked, self._table(record.id), Spot("table"), {})._replace(record=record)

    def _clear(self, asked: PocketQuestion) -> PocketAnswer:
        """Clear away the tables at which nothing was ever tapped."""
        gone = tuple(one.id for one in self._records.values() if one.is_unused)
        for id in gone:
            self._forget(id)
        return self._list(asked, {})._replace(gone=gone)

    def _forget(self, id: str) -> None:
        self._records.pop(id)
        self._kept.pop(id, None)

    # --- one table

    def _table(self, id: str) -> StoredTable:
        """A table as it stands. Raises CountError `no_table`, SheetError, WireError."""
        record = self._records.get(id)
        if record is None:
            raise CountError("no_table")
        if id not in self._kept:
            self._kept[id] = folded(record, self._nameless(record))
        return self._kept[id]

    def _nameless(self, record: PocketTable) -> int:
        """Which table without a name of its day a table is, from 1; 0 for one with a name."""
        if record.opening.title:
            return 0
        same = [one for one in self._records.values() if one.day == record.day and not one.opening.title]
        return 1 + sorted((one.made, one.id) for one in same).index((record.made, record.id))

    def _tap(self, asked: PocketQuestion, id: str, form: Form) -> PocketAnswer:
        kept = self._table(id)
        name = form.get("id", "")[:64]
        done, then = None, kept
        if not any(name and seen.id == name for seen in kept.seen):
            try:
                done = apply(kept, form)
                then = after(kept, done, name)
            except WindroosError as wrong:
                return self._page(asked, kept, still_there(kept, form_spot(kept, form)), {}, Tapped(wrong, form))
        record = None
        if done is not None:
            record = with_changes(self._records[id], changes(kept, then, done))
            self._records[id], self._kept[id] = record, then
        spot, notice = after_tap(kept, then, done, form, asked.reader.lang)
        return self._page(asked, then, spot, {}, Tapped(notice=notice))._replace(record=record)

    def _page(
        self, asked: PocketQuestion, kept: StoredTable, spot: Spot, query: Mapping[str, str], tapped: Tapped = UNTAPPED
    ) -> PocketAnswer:
        around = TableAround(asked=query, server=False)
        values = page_values(kept, spot, asked.reader.lang, around, tapped)
        text = self._rendering.text(f"count/{spot.page}.html", asked.reader, WORDS, path="", home=asked.home, **values)
        where = f"{address(kept, Spot('table'))}/print" if spot.page == "print" else address(kept, spot)
        return PocketAnswer(text, where)

    def _trouble(self, asked: PocketQuestion, wrong: WindroosError) -> PocketAnswer:
        said = trouble_of(wrong, asked.reader.lang)
        return PocketAnswer(
            self._rendering.text("trouble.html", asked.reader, BASE, path="", trouble=said, home=asked.home),
            asked.address,
        )


def _spot(kept: StoredTable, part: str, number: int, again: bool, query: Mapping[str, str]) -> Spot:
    if part == "/print":
        return Spot("print")
    if not part.startswith("/spel"):
        return Spot("table")
    return hand_spot(number, query) if number and not again else entry_spot(kept, number, query)


def _file(kept: StoredTable) -> str:
    return f"windroos {kept.sheet.opening.title or kept.id}.csv"
