"""What one tap on the page puts on the paper of a hand: often one tap of the score sheet, sometimes a few."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl

from windroos.play.model.events import NOBODY
from windroos.scoresheet import draft as paper
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.keys import MODES, Mode, key_tap
from windroos.scoresheet.spelling import read_tap
from windroos.tiles import SEASONS, kind_of
from windroos.web.count.errors import CountError
from windroos.web.form import Form

Step = tuple[tap_kinds.Tap, ...]
MOST_DO: Final = 1000
"""Characters of a button's value; ours have some fifty."""


def with_button(fields: Form) -> dict[str, str]:
    """The fields of a form with those that its button held, in its value `do`."""
    done = dict(fields)
    return done | dict(parse_qsl(done.pop("do", "")[:MOST_DO], keep_blank_values=True))


def whole(form: Form, key: str, default: int) -> int:
    """A whole number of a form; `default` where the field is left empty.

    Raises CountError `count_number`.
    """
    text = form.get(key, "").strip().replace("\N{MINUS SIGN}", "-")
    if not text:
        return default
    if len(text) > 9 or not text.isascii() or not text.removeprefix("-").removeprefix("+").isdecimal():
        raise CountError("count_number", text=text[:20])
    return int(text)


def step_of(draft: Draft, form: Form) -> Step:
    """The score sheet's taps of one tap on the page."""
    word = form.get("tap", "")
    if word == "key":
        return _key(draft, form)
    if word == "how" and form.get("giver"):
        return (read_tap(form), read_tap({"tap": "giver", "player": form["giver"]}))
    tap = read_tap(form)
    about_tiles = isinstance(
        tap, tap_kinds.AddTile | tap_kinds.AddSet | tap_kinds.RemoveTile | tap_kinds.RemoveSet | tap_kinds.RemoveLast
    )
    return (*_select(draft, form), tap) if about_tiles else (tap,)


def _select(draft: Draft, form: Form) -> Step:
    """Two people may enter two hands at once: each tap says whose hand it is about."""
    player = whole(form, "who", NOBODY)
    return () if player in (NOBODY, draft.paper.selected) else (tap_kinds.SelectPlayer(player),)


def _key(draft: Draft, form: Form) -> Step:
    """A key of the keypad, by what is chosen above it."""
    select = _select(draft, form)
    for tap in select:
        draft = paper.after(draft, tap)
    tile = kind_of(form.get("tile", ""))
    mode: Mode | None = next((mode for mode in MODES if mode == form.get("what", "tile")), None)
    if tile is None or mode is None:
        raise CountError("count_form")
    if tile >= SEASONS and mode != "tile":
        raise CountError("count_bonus_set", tile=tile)
    closed = bool(form.get("closed"))
    if closed and mode in ("chow", "pung"):
        read_tap({"tap": "set", "kind": mode, "tile": form["tile"]})
        apart = (0, 1, 2) if mode == "chow" else (0, 0, 0)
        if mode == "chow" and (tile >= 27 or tile % 9 > 6):
            raise CountError("count_no_chow", tile=tile)
        return (*select, *(tap_kinds.AddTile(tile + more) for more in apart))
    mode = "concealed_kong" if closed and mode == "kong" else mode
    giver = whole(form, "from", NOBODY)
    tap = key_tap(draft, tile, mode, giver)
    if form.get("east_first") and isinstance(tap, tap_kinds.AddSet):
        tap = tap._replace(east_first=True)
    return (*select, tap)


def scores_step(draft: Draft, form: Form) -> Step:
    """Scores in numbers, for everyone at once; an empty field withdraws one."""
    taps: list[tap_kinds.Tap] = []
    for player in draft.match.seats:
        points, doubles = whole(form, f"points-{player}", -1), whole(form, f"doubles-{player}", -1)
        side = draft.paper.sides[player]
        if points < 0 <= doubles:
            raise CountError("count_points_first", player=draft.match.players[player])
        now = (-1 if side.points is None else side.points, -1 if side.doubles is None else side.doubles)
        if (points, doubles) != now:
            one = tap_kinds.EnterPoints(player, points) if doubles < 0 else tap_kinds.EnterSum(player, points, doubles)
            taps.append(one)
    return tuple(taps)
