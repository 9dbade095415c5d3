"""What a page of a counted table is made of, and which page follows a tap: the same with a server and without one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from windroos.errors import WindroosError
from windroos.scoresheet.places import moved
from windroos.scoresheet.say import moved_line
from windroos.text.words import Lang
from windroos.web.count.board import LOOSE, ProgramTerms
from windroos.web.count.commands import Done, StoredTable, overtaken
from windroos.web.count.entry import entry_values, view_of
from windroos.web.count.errors import CountError
from windroos.web.count.hand import hand_values
from windroos.web.count.how import overruled_line
from windroos.web.count.overview import shared_values, sheet_values, upto
from windroos.web.count.spot import Spot, address, still_there, view_after
from windroos.web.form import Form
from windroos.web.rendering import trouble_of


class TableAround(NamedTuple):
    """What stands around a table that is shown.

    writes  whether the reader may tap
    asked   the query of the address
    back    where the people of the table came from, "" where they came from nowhere
    stuck   why what the table comes to does not become a result
    links   to look on and to write: role, address, QR code
    lan     whether phones on the network can open a link
    server  whether there is a server, which has house cards and makes spreadsheets
    """

    writes: bool = True
    asked: Mapping[str, str] = {}  # nobody writes to it
    terms: ProgramTerms = LOOSE
    back: str = ""
    stuck: WindroosError | None = None
    links: Sequence[tuple[str, str, str]] = ()
    lan: bool = True
    server: bool = True


class Tapped(NamedTuple):
    """What is said of a tap: what was wrong with it, what was typed with it, whom it overruled."""

    wrong: WindroosError | None = None
    typed: Form | None = None
    notice: str = ""


UNTAPPED = Tapped()


def page_values(
    kept: StoredTable, spot: Spot, lang: Lang, around: TableAround, tapped: Tapped = UNTAPPED
) -> dict[str, object]:
    """Everything that the template of a page of a table wants to know."""
    values = shared_values(kept, around.writes, lang)
    values["back"] = around.back
    values["stuck"] = trouble_of(around.stuck, lang)
    values["server"] = around.server
    if spot.page == "entry":
        values |= entry_values(kept.sheet, kept.draft(spot.number), spot.view, lang)
        values["steps"] = len(kept.steps.get(spot.number, ()))
        values["entry_path"] = address(kept, Spot("entry", spot.number))
    elif spot.page == "hand":
        asked = {key: value for key, value in around.asked.items() if key in ("why", "of")}
        values["moved_line"] = moved_line(spot.moved, lang)
        values |= hand_values(kept.sheet, kept.sheet.entry(spot.number), lang, asked)
        values |= sheet_values(upto(kept.sheet, spot.number), lang, around.terms)
    else:
        values |= sheet_values(kept.sheet, lang, around.terms)
        values["links"] = around.links
        values["lan"] = around.lan
        values["open"] = around.asked.get("open", "")
    wrong, typed = tapped.wrong, tapped.typed
    late = typed is not None and overtaken(kept, typed)
    values["trouble"] = wrong and {**(trouble_of(wrong, lang) or {}), "late": late}
    values["typed"] = typed or {}
    values["notice"] = tapped.notice
    return values


# --- which page


def hand_spot(number: int, asked: Mapping[str, str]) -> Spot:
    """The result of a hand, as its address asks for it."""
    told = asked.get("moved", "").split("-")
    hands = tuple(int(one) for one in told if one.isascii() and one.isdecimal() and len(one) < 6)
    return Spot("hand", number, moved=hands)


def entry_spot(kept: StoredTable, number: int, asked: Mapping[str, str]) -> Spot:
    """A hand on paper, as its address asks for it; 0 is the coming one.

    Raises CountError `count_no_draft`: there is no such hand yet.
    """
    spot = Spot("entry", number or kept.coming, view_of(asked))
    if not 0 < spot.number <= kept.coming:
        raise CountError("count_no_draft", hand=number)
    return spot


def form_spot(kept: StoredTable, form: Form) -> Spot:
    """The page that a tap was sent from."""
    text = form.get("hand", "")
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else kept.coming
    return Spot(form.get("at", "table"), number, view_of(form))


class AfterTap(NamedTuple):
    """The page that follows a tap, and whom it overruled, said."""

    spot: Spot
    notice: str = ""


def after_tap(before: StoredTable, now: StoredTable, done: Done | None, form: Form, lang: Lang) -> AfterTap:
    """Where a tap leads that was carried out; `done` is None where it had been carried out before."""
    spot = form_spot(before, form)
    if done is not None:
        spot = Spot(done.place, done.number, view_after(form, spot.view), moved(before.sheet, now.sheet))
    elif form.get("tap") in ("keep", "done") and 0 < spot.number < now.coming:
        spot = Spot("hand", spot.number)
    if done is not None and done.overruled is not None:
        return AfterTap(spot, overruled_line(done.overruled, now.draft(done.number), lang))
    return AfterTap(still_there(now, spot))
