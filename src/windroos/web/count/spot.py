"""Where somebody is in Tellen: a page of a table, its address, and where it went when the table changed."""

from __future__ import annotations

from typing import NamedTuple

from windroos.play.model.events import NOBODY
from windroos.web.count.commands import StoredTable
from windroos.web.count.entry import ScreenView, in_numbers
from windroos.web.form import Form


class Spot(NamedTuple):
    """A page of a table: `entry` of a hand, the result of a `hand`, or the `table` itself.

    moved  numbers of the hands whose winds a correction has just changed
    """

    page: str
    number: int = 0
    view: ScreenView = ScreenView()
    moved: tuple[int, ...] = ()


def address(kept: StoredTable, spot: Spot) -> str:
    """Where a page of a table is."""
    start = f"/tellen/{kept.id}"
    if spot.page == "hand":
        told = f"?moved={'-'.join(map(str, spot.moved))}" if spot.moved else ""
        return f"{start}/spel/{spot.number}{told}"
    if spot.page != "entry":
        return start
    path = f"{start}/spel" if spot.number == kept.coming else f"{start}/spel/{spot.number}/verbeteren"
    view = spot.view
    asked = {
        "who": "" if view.who == NOBODY else str(view.who),
        "what": "" if view.what == "tile" else view.what,
        "from": "" if view.giver == NOBODY else str(view.giver),
        "closed": "1" if view.closed else "",
        "scores": _asked_scores(kept, spot),
    }
    query = "&".join(f"{key}={value}" for key, value in asked.items() if value)  # numbers and words
    return f"{path}?{query}" if query else path


def still_there(kept: StoredTable, spot: Spot) -> Spot:
    """The same page, or where it went: a hand that somebody kept has a result now."""
    if spot.page == "entry" and spot.number != kept.coming and spot.number not in kept.steps:
        spot = Spot("hand", spot.number)
    if spot.page == "entry" and spot.number == kept.coming and kept.sheet.match.over:
        return Spot("table")
    if spot.page == "hand" and not 1 <= spot.number < kept.coming:
        return Spot("table")
    return spot if spot.page in ("entry", "hand", "table") else Spot("table")


def view_after(form: Form, view: ScreenView) -> ScreenView:
    """What to look at after a tap: the winner when one was chosen."""
    return ScreenView(scores=view.scores) if form.get("tap") == "winner" else view


def _asked_scores(kept: StoredTable, spot: Spot) -> str:
    """Tiles or scores, where that is not what the page shows when its address says nothing."""
    scores = spot.view.scores
    if scores is None or scores == in_numbers(kept.sheet, kept.draft(spot.number)):
        return ""
    return str(int(scores))
