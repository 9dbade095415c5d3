"""The rule of each tap: the next paper, or why the tap cannot be."""

from __future__ import annotations

from collections import Counter

from windroos.errors import HandError
from windroos.hands import By, Meld, check_meld
from windroos.play.conduct import conduct_of
from windroos.play.events import NOBODY
from windroos.play.match import FALSE, MAHJONG, Match
from windroos.rules.rule import Scheme
from windroos.scoresheet import taps as t
from windroos.scoresheet.knows import ends, everyone_scores, false_ends, false_kinds, hows, marks, switches
from windroos.scoresheet.paper import NO_TILE, UNKNOWN, Laid, Paper, Side, blank, copies, tiles_left
from windroos.scoresheet.trouble import SheetError
from windroos.scoring.outcome import LIMIT_HAND
from windroos.scoring.outcome_check import HIGHEST_FAN, HIGHEST_POINTS
from windroos.scoring.receives import OWN_DRAW
from windroos.tiles import SEASONS

MOST_DOUBLES = 30
MOST_FOULS = 9
LARGEST_DEAD_HAND = 18
"""Tiles; more nobody holds by mistake."""


def tapped(match: Match, paper: Paper, tap: t.Tap) -> Paper:
    """The paper after a tap.

    Raises SheetError, or HandError for a set that is none.
    """
    match tap:
        case t.ChooseWinner() | t.ChooseEnd() | t.ChooseHow() | t.ChooseGiver() | t.SetCircumstance():
            after = _ending(match, paper, tap)
        case t.SelectPlayer(player):
            _check_playing(match, player)
            after = paper._replace(selected=player)
        case t.AddTile() | t.AddSet() | t.RemoveTile() | t.RemoveSet() | t.RemoveLast() | t.ChooseWinningTile():
            after = _tiles(match, paper, tap)
        case t.EnterPoints() | t.EnterSum():
            after = _number(match, paper, tap)
        case t.ClearPlayer(player):
            _check_playing(match, player)
            after = paper.with_side(player, Side())
            after = after._replace(tile=NO_TILE) if player == paper.winner else after
        case t.Clear():
            return blank(match)
        case t.Undo():
            raise SheetError("sheet_nothing_to_undo")
        case _:
            after = _mark(match, paper, tap)
    return _pruned(match, after)


def _pruned(match: Match, paper: Paper) -> Paper:
    """Circumstances that can be no more are taken off."""
    possible = {switch.name: switch.choices for switch in switches(match, paper)}
    kept = tuple((name, value) for name, value in paper.circumstances if value in possible.get(name, ()))
    if kept == paper.circumstances:
        return paper
    return _pruned(match, paper._replace(circumstances=kept))


def _check_playing(match: Match, player: int) -> None:
    if not 0 <= player < len(match.players):
        raise SheetError("sheet_no_player", place=player + 1)
    if player not in match.seats:
        raise SheetError("sheet_dreams", player=match.players[player])


def _check_known(match: Match, mark: str) -> None:
    if mark not in marks(match):
        raise SheetError(f"sheet_no_{mark}", rules=match.rules.name)


# --- how the hand ended ------------------------------------------------------------------------------------------


def _ending(match: Match, paper: Paper, tap: t.Tap) -> Paper:
    match tap:
        case t.ChooseWinner(player):
            return _winner(match, paper, player)
        case t.ChooseEnd(end):
            if end not in ends(match):
                raise SheetError("sheet_no_end", rules=match.rules.name)
            _check_not_false(match, paper)
            return _unwon(paper)._replace(end=end)
        case t.ChooseHow(by):
            if by not in hows(match.rules):
                raise SheetError("sheet_no_how", rules=match.rules.name)
            kongs = (("kongs_in_turn", 1),) if by == By.KONG else ()
            others = tuple(pair for pair in paper.circumstances if pair[0] != "kongs_in_turn")
            on = paper._replace(by=by, circumstances=tuple(sorted((*others, *kongs))))
            return on._replace(giver=NOBODY) if by in OWN_DRAW else on
        case t.ChooseGiver(player):
            _check_playing(match, player)
            if player == paper.winner or (paper.end == FALSE and paper.sides[player].false):
                raise SheetError("sheet_giver_self", player=match.players[player])
            if paper.by in OWN_DRAW:
                raise SheetError("sheet_giver_own_draw")
            return paper._replace(giver=player, by=paper.by or By.DISCARD)
        case t.SetCircumstance(name, value):
            known = {switch.name: switch.choices for switch in switches(match, paper)}
            if value and value not in known.get(name, ()):
                raise SheetError("sheet_no_circumstance")
            others = tuple(pair for pair in paper.circumstances if pair[0] != name)
            return paper._replace(circumstances=tuple(sorted((*others, *(((name, value),) if value else ())))))
    raise AssertionError(tap)


def _winner(match: Match, paper: Paper, player: int) -> Paper:
    _check_playing(match, player)
    _check_not_false(match, paper)
    side = paper.sides[player]
    if side.any_size and not (match.rules.policy.seasons_claimed and len(side.bonus) >= 7):
        raise SheetError("sheet_winner_dead", player=match.players[player])
    if player == paper.winner:
        return paper._replace(selected=player)
    on = _unwon(paper, keep_how=True)
    on = on._replace(end=MAHJONG, winner=player, selected=player)
    return on._replace(giver=NOBODY) if on.giver == player else on


def _unwon(paper: Paper, keep_how: bool = False) -> Paper:
    """Without a winner and all that belongs to him, except (`keep_how`) how the winning tile came."""
    on = paper._replace(end=UNKNOWN, winner=NOBODY, tile=NO_TILE, circumstances=(), liable=NOBODY)
    return on if keep_how else on._replace(by=None, giver=NOBODY)


def _check_not_false(match: Match, paper: Paper) -> None:
    if paper.end == FALSE:
        caller = next(at for at, side in enumerate(paper.sides) if side.false)
        raise SheetError("sheet_false_ended", player=match.players[caller])


# --- tiles -------------------------------------------------------------------------------------------------------


def _tiles(match: Match, paper: Paper, tap: t.Tap) -> Paper:
    if isinstance(tap, t.ChooseWinningTile):
        return _winning_tile(paper, tap.tile)
    if paper.selected == NOBODY:
        raise SheetError("sheet_select_first")
    match tap:
        case t.AddTile(tile):
            return _add_tile(match, paper, tile)
        case t.AddSet():
            return _add_set(match, paper, tap)
        case t.RemoveTile(tile):
            return _remove_tile(paper, tile)
        case t.RemoveSet(place):
            side = paper.sides[paper.selected]
            if not 0 <= place < len(side.sets):
                raise SheetError("sheet_nothing_there")
            left = side._replace(sets=(*side.sets[:place], *side.sets[place + 1 :]))
            return paper.with_side(paper.selected, left)
    return _remove_last(paper)


def room(match: Match, paper: Paper) -> int:
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
    if room(match, paper) < 1:
        raise SheetError(
            "sheet_hand_full" if player == paper.winner else "sheet_thirteen", player=match.players[player]
        )
    if player == paper.winner and side.size == 13 and not side.any_size:
        return paper.with_side(player, _uncounted(side))._replace(tile=tile)
    return paper.with_side(player, _uncounted(side)._replace(rack=(*side.rack, tile)))


def _uncounted(side: Side) -> Side:
    """Tiles decide from here, not the number that was entered."""
    return side._replace(points=None, doubles=None)


def _check_left(match: Match, paper: Paper, tiles: tuple[int, ...]) -> None:
    """There must be such tiles by these rules, and enough of them left."""
    left = tiles_left(match.rules, paper)
    for kind, wanted in Counter(tiles).items():
        if not copies(match.rules)[kind]:
            raise SheetError("sheet_no_such_tile", tile=kind, rules=match.rules.name)
        if left[kind] < wanted:
            raise SheetError("sheet_used_up" if not left[kind] else "sheet_too_few_left", tile=kind, count=left[kind])


def left_neighbour(match: Match, player: int) -> int:
    """Who sits before this player: the only one whose discard he may take for a chow."""
    return match.seats[match.seats.index(player) - 1]


def _add_set(match: Match, paper: Paper, tap: t.AddSet) -> Paper:
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
    return paper.with_side(player, _uncounted(side)._replace(sets=(*side.sets, Laid(meld, giver))))


def _check_set(match: Match, player: int, meld: Meld) -> None:
    try:
        check_meld(meld)
    except HandError as wrong:
        raise SheetError("sheet_no_set", tile=meld.tile) from wrong
    if meld.added and (meld.kind != "kong" or not meld.open):
        raise SheetError("sheet_no_set", tile=meld.tile)
    if meld.kind == "chow" and not conduct_of(match.rules).open_chows:
        raise SheetError("sheet_no_open_chows")
    if meld.east_first and (match.rules.rule_set.scheme != Scheme.GAU or player == match.seats[0] or not meld.open):
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
        _check_playing(match, giver)
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


# --- numbers and marks -------------------------------------------------------------------------------------------


def _number(match: Match, paper: Paper, tap: t.EnterPoints | t.EnterSum) -> Paper:
    player = tap.player
    _check_playing(match, player)
    side, rules = paper.sides[player], match.rules
    if isinstance(tap, t.EnterSum):
        _check_known(match, "sum")
        if not (0 <= tap.points <= t.MOST and 0 <= tap.doubles <= MOST_DOUBLES):
            raise SheetError("sheet_number", most=t.MOST)
        return paper.with_side(player, side._replace(points=tap.points, doubles=tap.doubles))
    if tap.points == t.NOTHING_ENTERED:
        return paper.with_side(player, _uncounted(side))
    most = most_points(match)
    if not 0 <= tap.points <= most:
        raise SheetError("sheet_number", most=most)
    if tap.points and not everyone_scores(rules) and player != paper.winner:
        raise SheetError("sheet_points_loser", player=match.players[player])
    return paper.with_side(player, side._replace(points=tap.points, doubles=None))


def most_points(match: Match) -> int:
    """The highest score that can be entered as a number."""
    rules = match.rules
    if rules.rule_set.scheme == Scheme.FAN:
        return LIMIT_HAND if rules.value("most_fan") else HIGHEST_FAN
    if rules.rule_set.scheme == Scheme.POINTS:
        return HIGHEST_POINTS
    return int(rules.value("limit")) if rules.rule_set.scheme == Scheme.DOUBLES else t.MOST


def _mark(match: Match, paper: Paper, tap: t.Tap) -> Paper:
    match tap:
        case t.MarkDead(player, dead):
            _check_playing(match, player)
            if dead and player == paper.winner and not paper.circumstance("claimed_seasons"):
                raise SheetError("sheet_winner_dead", player=match.players[player])
            return paper.with_side(player, paper.sides[player]._replace(dead=dead))
        case t.MarkFalse(player, kind):
            _check_playing(match, player)
            return _false(match, paper, player, kind)
        case t.MarkBet(player, bet):
            _check_known(match, "bet")
            _check_playing(match, player)
            return paper.with_side(player, paper.sides[player]._replace(bet=bet))
        case t.CountFouls(player, fouls):
            _check_known(match, "fouls")
            _check_playing(match, player)
            if not 0 <= fouls <= MOST_FOULS:
                raise SheetError("sheet_number", most=MOST_FOULS)
            return paper.with_side(player, paper.sides[player]._replace(fouls=fouls))
        case t.ChooseLiable(player):
            _check_known(match, "liable")
            if player != NOBODY:
                _check_playing(match, player)
                if player == paper.winner:
                    raise SheetError("sheet_liable_winner", player=match.players[player])
            return paper._replace(liable=player)
        case t.ChooseDouble(player):
            _check_known(match, "double")
            if player != NOBODY:
                _check_playing(match, player)
            return paper._replace(double=player)
    raise AssertionError(tap)


def _false(match: Match, paper: Paper, player: int, kind: str) -> Paper:
    """A false mahjong. Called by who stood as the winner, his winning tile goes to the rack."""
    side = paper.sides[player]
    if not kind:
        on = paper.with_side(player, side._replace(false=""))
        return _unwon(on) if paper.end == FALSE and side.false else on
    if kind not in (*false_kinds(match.rules), "called"):
        raise SheetError("sheet_no_false_kind", rules=match.rules.name)
    ends_it = false_ends(match.rules)
    if ends_it and (paper.winner not in (NOBODY, player) or (paper.end == FALSE and not side.false)):
        raise SheetError("sheet_false_alone", player=match.players[player])
    if player == paper.winner:
        if paper.tile != NO_TILE:
            side = side._replace(rack=(*side.rack, paper.tile))
        paper = _unwon(paper, keep_how=ends_it)
    side = side._replace(false=kind, points=None, doubles=None)
    on = paper.with_side(player, side)
    if not ends_it:
        return on
    return _unwon(on, keep_how=True)._replace(end=FALSE, giver=NOBODY if on.giver == player else on.giver)
