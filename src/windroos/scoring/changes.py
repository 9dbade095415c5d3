"""Small changes to a hand, to find the smallest that would make something count: `scoring.why` asks for them in order.

A change is one circumstance, one tile, or one set. Each yields a hand that may well be impossible; whoever tries it
finds out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from windroos.bits import digit
from windroos.hands import By, E, Hand, Meld, Situation
from windroos.reading.facts import IRREGULAR, Facts
from windroos.tiles import EAST, KINDS

Kind = Literal[
    "by", "last", "first14", "first_discard", "kongs_in_turn", "announced_moon", "last_of_kind", "robbed_concealed",
    "rejected_replacement", "seat", "round", "conceal", "kong", "tile", "set",
]  # fmt: skip


class HandChange(NamedTuple):
    """One change. `value` is a `By`, a wind or a number; `old` and `new` are the tiles that go and come."""

    kind: Kind
    value: int = 0
    old: tuple[int, ...] = ()
    new: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Changed:
    """A hand as it would be, and what was changed."""

    hand: Hand
    situation: Situation
    steps: tuple[HandChange, ...]


def circumstances(at: Changed) -> Iterator[Changed]:
    """One other circumstance: how the winning tile came, which sets lie open, a kong for a pung, another wind."""
    yield from _ways_of_winning(at)
    yield from _concealed(at)
    yield from _kongs(at)
    for wind in range(4):
        if wind != at.situation.seat:
            yield Changed(at.hand, at.situation._replace(seat=wind), (*at.steps, HandChange("seat", wind)))
        if wind != at.situation.round:
            yield Changed(at.hand, at.situation._replace(round=wind), (*at.steps, HandChange("round", wind)))


def _ways_of_winning(at: Changed) -> Iterator[Changed]:
    win = at.situation.win
    if win is None or win.claimed_seasons:
        return
    for by in By:
        if by != win.by:
            turn = int(by == By.KONG)
            other = win._replace(by=by, kongs_in_turn=turn, robbed_concealed=False, rejected_replacement=False)
            yield Changed(at.hand, at.situation._replace(win=other), (*at.steps, HandChange("by", by)))
    if not win.last:
        yield Changed(at.hand, at.situation._replace(win=win._replace(last=True)), (*at.steps, HandChange("last")))
    if not win.first14:
        by_wall = win._replace(first14=True, by=By.WALL)
        yield Changed(at.hand, at.situation._replace(win=by_wall, seat=E), (*at.steps, HandChange("first14")))
    if not win.first_discard:
        first = win._replace(first_discard=True, by=By.DISCARD)
        yield Changed(at.hand, at.situation._replace(win=first), (*at.steps, HandChange("first_discard")))
    if win.kongs_in_turn < 2:
        twice = win._replace(kongs_in_turn=2, by=By.KONG)
        yield Changed(at.hand, at.situation._replace(win=twice), (*at.steps, HandChange("kongs_in_turn", 2)))
    if not win.announced_moon:
        moon = win._replace(announced_moon=True, last=True, by=By.WALL)
        yield Changed(at.hand, at.situation._replace(win=moon), (*at.steps, HandChange("announced_moon")))
    if not win.last_of_kind:
        alone = win._replace(last_of_kind=True)
        yield Changed(at.hand, at.situation._replace(win=alone), (*at.steps, HandChange("last_of_kind")))
    if not win.robbed_concealed:
        robbed = win._replace(robbed_concealed=True, by=By.ROBBED)
        yield Changed(at.hand, at.situation._replace(win=robbed), (*at.steps, HandChange("robbed_concealed")))
    if not win.rejected_replacement:
        rejected = win._replace(rejected_replacement=True, by=By.DISCARD)
        yield Changed(at.hand, at.situation._replace(win=rejected), (*at.steps, HandChange("rejected_replacement")))


def _concealed(at: Changed) -> Iterator[Changed]:
    """One open set concealed, then all of them."""
    opened = [meld for meld in at.hand.melds if meld.open]
    for meld in opened:
        yield _conceal(at, [meld])
    if len(opened) > 1:
        yield _conceal(at, opened)


def _conceal(at: Changed, chosen: list[Meld]) -> Changed:
    rack, melds = list(at.hand.concealed), list(at.hand.melds)
    for meld in chosen:
        melds.remove(meld)
        if meld.kind == "kong":
            melds.append(Meld("kong", meld.tile, open=False))
        else:
            rack.extend(meld.tiles())
    steps = tuple(HandChange("conceal", new=meld.tiles()) for meld in chosen)
    return Changed(at.hand._replace(concealed=tuple(sorted(rack)), melds=tuple(melds)), at.situation, at.steps + steps)


def _kongs(at: Changed) -> Iterator[Changed]:
    """A pung made a kong: one that lies, or one on the rack."""
    for place, meld in enumerate(at.hand.melds):
        if meld.kind == "pung":
            melds = (*at.hand.melds[:place], meld._replace(kind="kong"), *at.hand.melds[place + 1 :])
            yield Changed(
                at.hand._replace(melds=melds), at.situation, (*at.steps, HandChange("kong", new=(meld.tile,) * 4))
            )
    for kind in sorted(set(at.hand.concealed)):
        if at.hand.concealed.count(kind) >= 3:
            rack = list(at.hand.concealed)
            for _ in range(3):
                rack.remove(kind)
            melds = (*at.hand.melds, Meld("kong", kind, open=False))
            hand = at.hand._replace(concealed=tuple(rack), melds=melds)
            yield Changed(hand, at.situation, (*at.steps, HandChange("kong", new=(kind,) * 4)))


def other_tiles(at: Changed) -> Iterator[Changed]:
    """One concealed tile (or the winning tile) replaced by another; the likest tiles first."""
    win = at.situation.win
    olds = sorted({*at.hand.concealed, *(() if win is None or win.tile < 0 else (win.tile,))})
    swaps = [(likeness((old,), (new,)), old, new) for old in olds for new in range(KINDS) if new != old]
    for _, old, new in sorted(swaps):
        step = HandChange("tile", old=(old,), new=(new,))
        if old in at.hand.concealed:
            rack = list(at.hand.concealed)
            rack[rack.index(old)] = new
            yield Changed(at.hand._replace(concealed=tuple(sorted(rack))), at.situation, (*at.steps, step))
        if win is not None and win.tile == old:
            yield Changed(at.hand, at.situation._replace(win=win._replace(tile=new)), (*at.steps, step))


def other_sets(at: Changed, f: Facts) -> Iterator[Changed]:
    """One set or the pair of a complete reading replaced by another; the likest sets first."""
    if f.form == IRREGULAR or at.situation.win is None:
        return
    olds = [(meld.tiles(), place) for place, meld in enumerate(at.hand.melds)]
    olds += [(group, -1) for group in _rack_sets(at, f)]
    swaps = [
        (likeness(old, new), old, new, place) for old, place in olds for new in (_PAIRS if len(old) == 2 else _SETS)
    ]
    for _, old, new, place in sorted(swaps):
        if old[:3] != new:
            changed = _swap_meld(at, place, new) if place >= 0 else _swap_rack(at, old, new)
            if changed is not None:
                yield changed


_PUNGS: Final[tuple[tuple[int, ...], ...]] = tuple((kind,) * 3 for kind in range(KINDS))
_PAIRS: Final[tuple[tuple[int, ...], ...]] = tuple((kind,) * 2 for kind in range(KINDS))
_CHOWS: Final[tuple[tuple[int, ...], ...]] = tuple((kind, kind + 1, kind + 2) for kind in range(EAST) if kind % 9 < 7)
_SETS: Final = _PUNGS + _CHOWS


def _rack_sets(at: Changed, f: Facts) -> list[tuple[int, ...]]:
    """The pair and the sets on the rack in this reading."""
    found: list[tuple[int, ...]] = [(f.pair, f.pair)] if f.pair >= 0 else []
    laid = {meld.tile for meld in at.hand.melds if meld.kind != "chow"}
    found.extend(pung for pung in _PUNGS if f.pungs >> pung[0] & 1 and pung[0] not in laid)
    chows = (f.chow_m - f.lay.laid_chow_m, f.chow_p - f.lay.laid_chow_p, f.chow_s - f.lay.laid_chow_s)
    found.extend(chow for chow in _CHOWS if digit(chows[chow[0] // 9], chow[0] % 9))
    return found


def _swap_meld(at: Changed, place: int, new: tuple[int, ...]) -> Changed:
    old = at.hand.melds[place]
    same = new[0] == new[-1]
    if not same:
        meld = Meld("chow", new[0], open=True)
    else:
        meld = Meld("pung" if old.kind == "chow" else old.kind, new[0], old.open)
    melds = (*at.hand.melds[:place], meld, *at.hand.melds[place + 1 :])
    step = HandChange("set", old=old.tiles(), new=meld.tiles())
    return Changed(at.hand._replace(melds=melds), at.situation, (*at.steps, step))


def _swap_rack(at: Changed, old: tuple[int, ...], new: tuple[int, ...]) -> Changed | None:
    win = at.situation.win
    assert win is not None
    whole = [*at.hand.concealed, win.tile]
    for tile in old:
        if tile not in whole:  # a set that was read with dots 1 as bamboo 1
            return None
        whole.remove(tile)
    whole.extend(new)
    tile = win.tile if win.tile in whole else new[0]
    whole.remove(tile)
    hand = at.hand._replace(concealed=tuple(sorted(whole)))
    situation = at.situation._replace(win=win._replace(tile=tile))
    return Changed(hand, situation, (*at.steps, HandChange("set", old=old, new=new)))


def likeness(old: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, int, int]:
    """How far one set is from another: its kind, its suit, its number; less is liker."""
    shape = int((old[0] == old[-1]) != (new[0] == new[-1]))
    return (shape, int(min(old[0] // 9, 3) != min(new[0] // 9, 3)), abs(old[0] % 9 - new[0] % 9))
