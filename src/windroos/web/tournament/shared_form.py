"""One form on several phones: what one types is seen on the others, and of each field the last word holds.

It is a help while typing and nothing else: kept in memory, gone when the table's result is sent, and a result is still
agreed with over the numbers that were sent.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from windroos.wire.fault import WireError
from windroos.wire.json_text import decode
from windroos.wire.objects import Key, mapping, shape
from windroos.wire.spelling import COUNT, TEXT, named

MOST_FIELDS: Final = 60
MOST_VALUE: Final = 200
MOST_MESSAGE: Final = 2_000
"""Characters."""
_FIELD: Final = re.compile(r"(?:minus-)?[a-z]{3,9}(?:-[0-4])?|sticks_to")
FORM_MESSAGE: Final = named("FormMessage", shape(Key("form", TEXT), Key("fields", mapping(TEXT)), Key("heard", COUNT)))
"""What every page of a form is told: what stands in fields that somebody typed in; how many of its own are known."""
_TYPED: Final = shape(Key("form", TEXT), Key("field", TEXT), Key("value", TEXT), Key("count", COUNT))
"""What a page says: a field that was typed in, of which form, and which of its messages this is."""


class SharedForm:
    """The fields of the form of one table; `form` says of which round, and over which result it is filled in."""

    def __init__(self) -> None:
        self.form = ""
        self.fields: dict[str, str] = {}
        self.version = 0

    def turn_to(self, form: str) -> None:
        """Another round, or another result: what was typed before is over."""
        if form != self.form:
            self.form, self.fields = form, {}
            self.version += 1

    def type(self, form: str, field: str, value: str) -> None:
        """Somebody typed; what belongs to another form, or is no field, is passed over."""
        if form == self.form and _FIELD.fullmatch(field) and (field in self.fields or len(self.fields) < MOST_FIELDS):
            self.fields[field] = value[:MOST_VALUE]
            self.version += 1


class SharedForms:
    """The forms of all tables of all tournaments."""

    def __init__(self) -> None:
        self._forms: dict[tuple[str, int], SharedForm] = {}

    def page(self, id: str, table: int, now: Callable[[], str]) -> FormPage:
        """A page on which the form of a table is open; `now` says which form it is at this moment."""
        return FormPage(self._forms.setdefault((id, table), SharedForm()), now)


class FormPage:
    """One page that shares a form."""

    def __init__(self, shared: SharedForm, now: Callable[[], str]) -> None:
        self._shared, self._now = shared, now
        self._heard = 0
        self._told = (-1, -1)

    def hear(self, text: str) -> None:
        """What the page says; all else is nothing."""
        if len(text) > MOST_MESSAGE:
            return
        try:
            said = _TYPED.read(decode(text), "")
        except WireError:
            return
        self._shared.turn_to(self._now())
        self._shared.type(said["form"], said["field"], said["value"])
        self._heard = said["count"]

    def news(self) -> str:
        """What the page is to be told, "" nothing new."""
        self._shared.turn_to(self._now())
        state = (self._shared.version, self._heard)
        if state == self._told:
            return ""
        self._told = state
        told = {"form": self._shared.form, "fields": self._shared.fields, "heard": self._heard}
        return FORM_MESSAGE.write(told)
