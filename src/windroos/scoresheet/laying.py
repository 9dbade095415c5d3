"""Tiles and sets put on the paper and taken off, where the rules and the tiles that are left allow it."""

from __future__ import annotations

from typing import Final

from windroos.errors import HandError
from windroos.hands import Meld, check_meld
from windroos.play.model.events import NOBODY
from windroos.play.model.match import Match
from windroos.rules.rules import conduct_of
from windroos.scoresheet import taps
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.paper import NO_TILE, Paper, PaperSet, Side, copies, tiles_left
from windroos.tiles import SEASONS

LARGEST_DEAD_HAND: Final = 18
"""Tiles; more nobody holds by mistake."""


def check_playing(match: Match, player: int) -> None:
    """Raise SheetError for who is not at the table, or sits this hand out."""
    if not 0 <= player < len(match.players):
        raise SheetError("sheet_no_player", place=player + 1)
    if player not in match.seats:
        raise SheetError("sheet_dreams", player=match.players[player])


def with_tiles(match: Match, paper: Paper, tap: taps.Tap) -> Paper:
    """The paper after a tap about tiles. Raises SheetError."""
    if isinstance(tap, taps.ChooseWinningTile):
        return _winning_tile(paper, tap.tile)
    if paper.selected == NOBODY:
        raise SheetError("sheet_select_first")
    match tap:
        case taps.AddTile(tile):
            return _add_tile(match, paper, tile)
        case taps.AddSet():
            return _add_set(match, paper, tap)
        case taps.RemoveTile(tile):
            return _remove_tile(paper, tile)
        case taps.RemoveSet(place):
            side = paper.sides[paper.selected]
            if not 0 <= place < len(side.sets):
                raise SheetError("sheet_nothing_there")
            left = side._replace(sets=(*side.sets[:place], *side.sets[place + 1 :]))
            return paper.with_side(paper.selected, left)
    return _remove_last(paper)


def room(paper: Paper) -> int:
    """How many tiles the selected player can still take, a kong as three, the winning tile as one."""
    side = paper.sides[paper.selected]
    if side.any_size:
        return LARGEST_DEAD_HAND - side.size
    winning = paper.selected == paper.winner and paper.tile == NO_TILE and not paper.circumstance("claimed_seasons")
    return 13 - side.size + winning


def _add_tile(match: Match, paper: Paper, tile: int) -> Paper:
    _check_left(match, paper, (tile,))
    player, side = paper.selected, paper.sides[paper.selected]
    if tile >= SEASONS:
        return paper.with_side(player, side._replace(bonus=(*side.bonus, tile)))
    if room(paper) < 1:
        raise SheetError(
            "sheet_hand_full" if player == paper.winner else "sheet_thirteen", player=match.players[player]
        )
    if player == paper.winner and side.size == 13 and not side.any_size:
        return paper.with_side(player, uncounted(side))._replace(tile=tile)
    return paper.with_side(player, uncounted(side)._replace(rack=(*side.rack, tile)))


def uncounted(side: Side) -> Side:
    """The side without a number: its tiles decide."""
    return typed(side, None)


def typed(side: Side, points: int | None, doubles: int | None = None) -> Side:
    """The side with another number; what was said of the one before is not said of it."""
    return side._replace(points=points, doubles=doubles, special=None, named=None, number=0)


def _check_left(match: Match, paper: Paper, tiles: tuple[int, ...]) -> None:
    """There must be such tiles by these rules, and enough of them left."""
    left = tiles_left(match.rules, paper)
    for kind in tiles:
        if not copies(match.rules)[kind]:
            raise SheetError("sheet_no_such_tile", tile=kind, rules=match.rules.name)
        if left[kind] < tiles.count(kind):
            raise SheetError("sheet_used_up" if not left[kind] else "sheet_too_few_left", tile=kind, count=left[kind])


def left_neighbour(match: Match, player: int) -> int:
    """Who sits before this player: the only one whose discard he may take for a chow."""
    return match.seats[match.seats.index(player) - 1]


def _add_set(match: Match, paper: Paper, tap: taps.AddSet) -> Paper:
    player, side = paper.selected, paper.sides[paper.selected]
    meld = Meld(tap.kind, tap.tile, tap.open, tap.added, tap.east_first)
    _check_set(match, player, meld)
    pung = next((at for at, laid in enumerate(side.sets) if laid.meld[:2] == ("pung", tap.tile)), None)
    if tap.added and pung is not None:
        _check_left(match, paper, (tap.tile,))
        old = side.sets[pung]
        kong = old._replace(meld=meld._replace(east_first=old.meld.east_first))
        return paper.with_side(player, side._replace(sets=(*side.sets[:pung], kong, *side.sets[pung + 1 :])))
    _check_left(match, paper, meld.tiles())
    if side.size + 3 > 13 and not (side.any_size and side.size + 3 <= LARGEST_DEAD_HAND):
        raise SheetError("sheet_no_room", player=match.players[player])
    if len(side.sets) == 4:
        raise SheetError("sheet_four_sets", player=match.players[player])
    giver = _giver_of_set(match, player, meld, tap.giver)
    return paper.with_side(player, uncounted(side)._replace(sets=(*side.sets, PaperSet(meld, giver))))


def _check_set(match: Match, player: int, meld: Meld) -> None:
    try:
        check_meld(meld)
    except HandError as wrong:
        raise SheetError("sheet_no_set", tile=meld.tile) from wrong
    if meld.added and (meld.kind != "kong" or not meld.open):
        raise SheetError("sheet_no_set", tile=meld.tile)
    if meld.kind == "chow" and not conduct_of(match.rules).open_chows:
        raise SheetError("sheet_no_open_chows")
    if meld.east_first and (not conduct_of(match.rules).east_first or player == match.seats[0] or not meld.open):
        raise SheetError("sheet_no_east_first", rules=match.rules.name)


def _giver_of_set(match: Match, player: int, meld: Meld, giver: int) -> int:
    """Whose tile it was; a chow's is known."""
    if not meld.open:
        return NOBODY
    if meld.kind == "chow":
        before = left_neighbour(match, player)
        if giver not in (NOBODY, before):
            raise SheetError("sheet_chow_left", player=match.players[before])
        return before
    if giver != NOBODY:
        check_playing(match, giver)
        if giver == player:
            raise SheetError("sheet_giver_self", player=match.players[player])
    return giver


def _remove_tile(paper: Paper, tile: int) -> Paper:
    player, side = paper.selected, paper.sides[paper.selected]
    if tile in side.rack:
        at = len(side.rack) - 1 - side.rack[::-1].index(tile)
        return paper.with_side(player, side._replace(rack=(*side.rack[:at], *side.rack[at + 1 :])))
    if player == paper.winner and tile == paper.tile != NO_TILE:
        return paper._replace(tile=NO_TILE)
    if tile in side.bonus:
        return paper.with_side(player, side._replace(bonus=tuple(one for one in side.bonus if one != tile)))
    raise SheetError("sheet_nothing_there")


def _remove_last(paper: Paper) -> Paper:
    player, side = paper.selected, paper.sides[paper.selected]
    if player == paper.winner and paper.tile != NO_TILE:
        return paper._replace(tile=NO_TILE)
    if side.rack:
        return paper.with_side(player, side._replace(rack=side.rack[:-1]))
    if side.sets:
        return paper.with_side(player, side._replace(sets=side.sets[:-1]))
    if side.bonus:
        return paper.with_side(player, side._replace(bonus=side.bonus[:-1]))
    raise SheetError("sheet_nothing_there")


def _winning_tile(paper: Paper, tile: int) -> Paper:
    if paper.winner == NOBODY:
        raise SheetError("sheet_no_winner_yet")
    side = paper.sides[paper.winner]
    if tile == paper.tile:
        return paper
    if tile not in side.rack:
        raise SheetError("sheet_nothing_there")
    at = len(side.rack) - 1 - side.rack[::-1].index(tile)
    back = (paper.tile,) if paper.tile != NO_TILE else ()
    rack = (*side.rack[:at], *side.rack[at + 1 :], *back)
    return paper.with_side(paper.winner, side._replace(rack=rack))._replace(tile=tile)
