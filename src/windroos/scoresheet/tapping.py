"""The rule of each tap: the next paper, or why the tap cannot be."""

from __future__ import annotations

from typing import Final

from windroos.hands import By
from windroos.play.model.events import NOBODY
from windroos.play.model.match import FALSE, MAHJONG, Match
from windroos.rules.rules import terms_of
from windroos.scoresheet import taps
from windroos.scoresheet.capabilities import ends, everyone_scores, false_ends, false_kinds, hows, marks, switches
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.laying import check_playing, typed, uncounted, with_tiles
from windroos.scoresheet.naming import with_name
from windroos.scoresheet.paper import NO_TILE, UNKNOWN, Paper, Side, blank
from windroos.scoring.receives import OWN_DRAW

MOST_DOUBLES: Final = 30
MOST_FOULS: Final = 9


def tapped(match: Match, paper: Paper, tap: taps.Tap) -> Paper:
    """The paper after a tap.

    Raises SheetError, or HandError for a set that is none.
    """
    match tap:
        case taps.ChooseWinner() | taps.ChooseEnd() | taps.ChooseHow() | taps.ChooseGiver() | taps.SetCircumstance():
            after = _ending(match, paper, tap)
        case taps.SelectPlayer(player):
            check_playing(match, player)
            after = paper._replace(selected=player)
        case (
            taps.AddTile()
            | taps.AddSet()
            | taps.RemoveTile()
            | taps.RemoveSet()
            | taps.RemoveLast()
            | taps.ChooseWinningTile()
        ):
            after = with_tiles(match, paper, tap)
        case taps.EnterPoints() | taps.EnterSum():
            after = _number(match, paper, tap)
        case taps.ClearPlayer(player):
            check_playing(match, player)
            after = paper.with_side(player, Side())
            after = after._replace(tile=NO_TILE) if player == paper.winner else after
            after = _unwon(after) if paper.end == FALSE and paper.sides[player].false else after
        case taps.Clear():
            return blank(match)
        case taps.Undo():
            raise SheetError("sheet_nothing_to_undo")
        case _:
            after = _mark(match, paper, tap)
    return _pruned(match, after)


def _pruned(match: Match, paper: Paper) -> Paper:
    """Circumstances that can be no more are taken off."""
    if not paper.circumstances:
        return paper
    possible = {switch.name: switch.choices for switch in switches(match, paper)}
    kept = tuple((name, value) for name, value in paper.circumstances if value in possible.get(name, ()))
    if kept == paper.circumstances:
        return paper
    return _pruned(match, paper._replace(circumstances=kept))


def _check_known(match: Match, mark: str) -> None:
    if mark not in marks(match):
        raise SheetError(f"sheet_no_{mark}", rules=match.rules.name)


# --- how the hand ended ------------------------------------------------------------------------------------------


def _ending(match: Match, paper: Paper, tap: taps.Tap) -> Paper:
    match tap:
        case taps.ChooseWinner(player):
            return _winner(match, paper, player)
        case taps.ChooseEnd(end):
            if end not in ends(match):
                raise SheetError("sheet_no_end", rules=match.rules.name)
            _check_not_false(match, paper)
            return _unwon(paper)._replace(end=end)
        case taps.ChooseHow(by):
            if by not in hows(match.rules):
                raise SheetError("sheet_no_how", rules=match.rules.name)
            kongs = (("kongs_in_turn", 1),) if by == By.KONG else ()
            others = tuple(pair for pair in paper.circumstances if pair[0] != "kongs_in_turn")
            on = paper._replace(by=by, circumstances=tuple(sorted((*others, *kongs))))
            return on._replace(giver=NOBODY) if by in OWN_DRAW else _unclaimed(on)
        case taps.ChooseGiver(player):
            check_playing(match, player)
            if player == paper.winner or (paper.end == FALSE and paper.sides[player].false):
                raise SheetError("sheet_giver_self", player=match.players[player])
            if paper.by in OWN_DRAW:
                raise SheetError("sheet_giver_own_draw")
            return _unclaimed(paper._replace(giver=player, by=paper.by or By.DISCARD))
        case taps.SetCircumstance(name, value):
            known = {switch.name: switch.choices for switch in switches(match, paper)}
            if value and value not in known.get(name, ()):
                raise SheetError("sheet_no_circumstance")
            others = tuple(pair for pair in paper.circumstances if pair[0] != name)
            on = paper._replace(circumstances=tuple(sorted((*others, *(((name, value),) if value else ())))))
            return on._replace(by=None, giver=NOBODY) if value and name == "claimed_seasons" else on
    raise AssertionError(tap)


def _unclaimed(paper: Paper) -> Paper:
    """Who goes out with another's tile does not claim his seasons, which he drew himself (ruling H8)."""
    return paper._replace(circumstances=tuple(pair for pair in paper.circumstances if pair[0] != "claimed_seasons"))


def _winner(match: Match, paper: Paper, player: int) -> Paper:
    check_playing(match, player)
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


# --- numbers and marks -------------------------------------------------------------------------------------------


def _number(match: Match, paper: Paper, tap: taps.EnterPoints | taps.EnterSum) -> Paper:
    player = tap.player
    check_playing(match, player)
    side, rules = paper.sides[player], match.rules
    if isinstance(tap, taps.EnterSum):
        _check_known(match, "sum")
        if not (0 <= tap.points <= taps.MOST and 0 <= tap.doubles <= MOST_DOUBLES):
            raise SheetError("sheet_number", most=taps.MOST)
        return paper.with_side(player, typed(side, tap.points, tap.doubles))
    if tap.points == taps.NOTHING_ENTERED:
        return paper.with_side(player, uncounted(side))
    most = most_points(match)
    if not 0 <= tap.points <= most:
        raise SheetError("sheet_number", most=most)
    if tap.points and not everyone_scores(rules) and player != paper.winner:
        raise SheetError("sheet_points_loser", player=match.players[player])
    return paper.with_side(player, typed(side, tap.points))


def most_points(match: Match) -> int:
    """The highest score that can be entered as a number."""
    terms = terms_of(match.rules)
    return terms.highest or (taps.MOST if terms.overscores else terms.limit)


def _mark(match: Match, paper: Paper, tap: taps.Tap) -> Paper:
    match tap:
        case taps.MarkDead(player, dead):
            check_playing(match, player)
            if dead and player == paper.winner and not paper.circumstance("claimed_seasons"):
                raise SheetError("sheet_winner_dead", player=match.players[player])
            return paper.with_side(player, paper.sides[player]._replace(dead=dead))
        case taps.MarkFalse(player, kind):
            check_playing(match, player)
            return _false(match, paper, player, kind)
        case taps.MarkBet(player, bet):
            _check_known(match, "bet")
            check_playing(match, player)
            return paper.with_side(player, paper.sides[player]._replace(bet=bet))
        case taps.MarkSpecial(player, special):
            _check_known(match, "special")
            check_playing(match, player)
            return paper.with_side(player, paper.sides[player]._replace(special=special))
        case taps.NameHand(player, named, number):
            check_playing(match, player)
            return paper.with_side(player, with_name(match, paper, player, named, number))
        case taps.CountFouls(player, fouls):
            _check_known(match, "fouls")
            check_playing(match, player)
            if not 0 <= fouls <= MOST_FOULS:
                raise SheetError("sheet_number", most=MOST_FOULS)
            return paper.with_side(player, paper.sides[player]._replace(fouls=fouls))
        case taps.ChooseLiable(player):
            _check_known(match, "liable")
            if player != NOBODY:
                check_playing(match, player)
                if player == paper.winner:
                    raise SheetError("sheet_liable_winner", player=match.players[player])
            return paper._replace(liable=player)
        case taps.ChooseDouble(player):
            _check_known(match, "double")
            if player != NOBODY:
                check_playing(match, player)
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
