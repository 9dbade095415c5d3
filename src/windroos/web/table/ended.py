"""A finished hand as the page explains it: all hands with their lines, who pays whom and why, and the standings."""

from __future__ import annotations

from typing import NamedTuple

from windroos.hands import FACE_DOWN, By, Meld
from windroos.hosting.history import HandEnd
from windroos.play.model.events import NOBODY, MatchEnded, Step
from windroos.play.model.ranking import leaders
from windroos.play.model.view import OpenTable
from windroos.scoresheet.matrix import MatrixCell, cells
from windroos.scoresheet.say import won_line
from windroos.scoring.score import Score
from windroos.telling.board import sets_from
from windroos.telling.ending import Ending, ending
from windroos.telling.lines import ExplanationLine
from windroos.telling.names import total_text
from windroos.text import explain
from windroos.text import play as texts
from windroos.text.books import BookWords
from windroos.text.figures import number
from windroos.text.liability import sentences
from windroos.text.words import Lang
from windroos.web.explained import explained
from windroos.web.pictures import SetPicture, Tile, set_picture, winning_tile


class ShownHand(NamedTuple):
    """One player's hand.

    sets     as they lay on the table
    groups   the rack in the sets that it is read as, those that count for nothing last
    winning  the winning tile, turned towards who gave it; None for a loser, and for who won with seasons
    total    the score with its unit, flowers apart (MCR); "" where nothing is counted
    figure   the sum behind it, `24 × 4`
    """

    player: int
    name: str
    seat: int
    won: bool
    dead: bool
    sets: tuple[SetPicture, ...]
    groups: tuple[tuple[Tile, ...], ...]
    bonus: tuple[int, ...]
    winning: Tile | None
    total: str
    figure: str
    lines: tuple[ExplanationLine, ...]
    net: int


class ShownPayment(NamedTuple):
    """Points that change hands; "" is the pot."""

    payer: str
    payee: str
    amount: int
    why: str


class ShownStanding(NamedTuple):
    """A player after this hand; `deduction` is what fouls of this hand took off besides."""

    name: str
    points: int
    net: int
    deduction: int
    leads: bool


class FinishedHand(NamedTuple):
    """A finished hand.

    headline  how it ended, in one sentence
    hands     the winner's first
    ruling    who pays for all and why (Hong Kong), in sentences
    winners   the sentences that say who won the match; empty while it goes on
    winds     the seat of each of `names`, NOBODY for who sat out
    wall      the seal of before the deal, which wall and salt opened
    """

    number: int
    round: str
    headline: str
    hands: tuple[ShownHand, ...]
    pays: tuple[ShownPayment, ...]
    matrix: tuple[tuple[MatrixCell, ...], ...]
    names: tuple[str, ...]
    winds: tuple[int, ...]
    double: str
    ruling: tuple[str, ...]
    standings: tuple[ShownStanding, ...]
    winners: tuple[str, ...]
    commitment: str


def ended(end: HandEnd, words: BookWords, lang: Lang) -> FinishedHand | None:
    """A hand that ended, by the words of its rules; None if it goes on."""
    end = end.told_to(lang)
    found = ending(end.before, end.steps)
    if found is None:
        return None
    table, names = found.table, tuple(found.settlement.net)
    after = end.match_after()
    hands = [_hand(found, seat, words, lang) for seat in range(table.seats)]
    hands.sort(key=lambda hand: (not hand.won, hand.dead, hand.seat))
    ruling = sentences(found.ended.liable, found.ended.ruling, found.names, lang) if found.ended.ruling else []
    return FinishedHand(
        number=table.number,
        round=explain.ROUNDS[table.round].to(lang),
        headline=_headline(found, lang),
        hands=tuple(hands),
        pays=tuple(
            ShownPayment(paid.payer or "", paid.payee or "", paid.amount, paid.because(lang))
            for paid in found.settlement.pays
        ),
        matrix=cells(found.settlement, names, end.before.rules, lang),
        names=names,
        winds=tuple(found.names.index(name) if name in found.names else NOBODY for name in names),
        double=found.double or "",
        ruling=tuple(ruling),
        standings=tuple(
            ShownStanding(
                name,
                after.points[player],
                found.ended.net[player],
                found.ended.deductions[player],
                player in leaders(after),
            )
            for player, name in enumerate(after.players)
        ),
        winners=tuple(_winners(after.players, after.points, after.special, end.steps, lang)),
        commitment=table.commitment,
    )


def _headline(found: Ending, lang: Lang) -> str:
    """How a hand ended."""
    ended = found.ended
    if found.counted is None:
        return texts.DRAWN[ended.reason].to(lang)
    winner = found.counted.table.winner
    win = winner.situation.win if winner is not None else None
    assert win is not None  # counted hands have a winner
    return won_line(found.names[ended.winner], win.tile, win.claimed_seasons, lang)


def _hand(found: Ending, seat: int, words: BookWords, lang: Lang) -> ShownHand:
    """One player's hand, with its score where there is one."""
    table, ended = found.table, found.ended
    player = table.players[seat]
    score = _score(found, seat)
    won = seat == ended.winner
    hand = found.hand(seat)
    told = explained(hand, score, words, lang)
    return ShownHand(
        player=player,
        name=table.match.players[player],
        seat=seat,
        won=won,
        dead=bool(ended.dead >> seat & 1),
        sets=tuple(_pictures(table, seat, hand.melds, lang)),
        groups=told.groups,
        bonus=tuple(sorted(table.bonus[seat])),
        winning=_winning(found, seat) if won else None,
        total=total_text(score, lang).partition(" + ")[0] if told.lines and score is not None else "",
        figure=told.figure if told.lines else "",
        lines=told.lines,
        net=ended.net[player],
    )


def _score(found: Ending, seat: int) -> Score | None:
    if found.counted is None:
        return None
    name = found.names[seat]
    scores = zip(found.counted.table.players, found.counted.scores, strict=True)
    return next((score for one, score in scores if one.name == name), None)


def _pictures(table: OpenTable, seat: int, known: tuple[Meld, ...], lang: Lang) -> list[SetPicture]:
    """The sets of a seat; `known` are the same with the kinds of those that lay face down."""
    out = []
    for (meld, giver), shown in zip(sets_from(table, seat), known, strict=True):
        away = (giver - seat) % table.seats if giver != NOBODY else 0
        named = table.match.players[table.players[giver]] if giver != NOBODY else ""
        laid = next((one for one in table.laid if one.seat == seat and one.meld == meld), None)
        claimed = laid.tile if laid is not None else FACE_DOWN
        out.append(set_picture(shown, lang, away, named, claimed))
    return out


def _winning(found: Ending, seat: int) -> Tile | None:
    """The tile that made the winner's hand complete."""
    score = _score(found, seat)
    win = score.situation.win if score is not None else None
    if win is None or win.tile < 0:
        return None
    giver = found.table.turn if win.by in (By.DISCARD, By.ROBBED) else NOBODY
    away = (giver - seat) % found.table.seats if giver != NOBODY else 0
    return winning_tile(win.tile, away)


def _winners(
    names: tuple[str, ...], points: tuple[int, ...], special: tuple[int, ...], steps: tuple[Step, ...], lang: Lang
) -> list[str]:
    """Who won the match: by points, and by the highest special hand where the book has it so."""
    end = next((step.public for step in steps if isinstance(step.public, MatchEnded)), None)
    if end is None:
        return []
    best = points[end.by_points[0]]
    first = [names[player] for player in end.by_points if points[player] == best]
    shown = explain.amount(best, "points", number(best, lang), lang)
    if len(first) == len(names):
        out = [texts.EVEN.to(lang)]
    elif len(first) == 1:
        out = [texts.WINNER.to(lang).format(name=first[0], points=shown)]
    else:
        out = [texts.WINNERS.to(lang).format(names=explain.listed(first, lang), points=shown)]
    if end.by_formation and special[end.by_formation[0]]:
        out.append(texts.BY_FORMATION.to(lang).format(name=names[end.by_formation[0]]))
    return out
