"""A whole table at the end of a hand: every hand scored, and who pays whom.

Everything before the players must fit together: four of each tile, one winner, a winning tile that someone gave.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from windroos.errors import SituationError
from windroos.hands import By, E, Hand, Situation
from windroos.rules.rule import Value
from windroos.rules.rules import Rules, terms_of
from windroos.scoring.readings import readings
from windroos.scoring.receives import OWN_DRAW
from windroos.scoring.score import Candidate, Score, count_reading, score, total_of_loser
from windroos.settling.outcome import By as Settled
from windroos.settling.outcome import FalseKind, FalseMahjong, Foul, Outcome
from windroos.settling.settle import Settlement, settlement
from windroos.tiles import S1, symbol


class Player(NamedTuple):
    """One player and what lies before him.

    giver   name of the player whose tile won (a robbed kong: its maker), None where it does not say
    dead    the hand is dead: it scores nothing and pays
    false   he called a mahjong that was none; `kind` as `outcome.FalseMahjong` has it. The hand is dead
    """

    name: str
    hand: Hand
    situation: Situation
    giver: str | None = None
    dead: bool = False
    false: bool = False
    kind: FalseKind | None = None

    @property
    def won(self) -> bool:
        """He made mahjong (a false one is none)."""
        return self.situation.win is not None and not self.false


class Table(NamedTuple):
    """The end of one hand as it lies on the table.

    rules     what it is scored by
    players   who played, in the order E S W N
    dreamers  who sits this hand out (five players)
    double    who pays and receives double; None: East
    liable    who pays for all (Hong Kong)
    fouls     offences (MCR)
    pot       points in the pot (Hong Kong)
    """

    rules: Rules
    players: tuple[Player, ...]
    dreamers: tuple[str, ...] = ()
    double: str | None = None
    liable: str | None = None
    fouls: tuple[Foul, ...] = ()
    pot: int = 0

    @property
    def winner(self) -> Player | None:
        """Who made mahjong; None after a draw."""
        return next((player for player in self.players if player.won), None)


class Counted(NamedTuple):
    """A table with its scores. `settlement` is None where the mahjong may not be: then play would have gone on."""

    table: Table
    scores: tuple[Score, ...]
    """In the order of the players."""
    instead: tuple[Candidate | None, ...]
    """What a dead hand would have been worth, had it lived; None for a living one and for a dead mahjong."""
    settlement: Settlement | None

    def score_of(self, name: str) -> Score:
        """The score of one player."""
        return next(score for player, score in zip(self.table.players, self.scores, strict=True) if player.name == name)


def count_table(table: Table) -> Counted:
    """Score every hand and settle.

    Raises:
        HandError, SituationError: tiles or circumstances that cannot be, of one player or of the table as a whole.
        SettleError: an outcome that cannot be settled.
    """
    check_table(table)
    scores = tuple(_score(table.rules, player) for player in table.players)
    instead = tuple(_instead(table.rules, player) for player in table.players)
    winner = table.winner
    won = scores[table.players.index(winner)] if winner is not None else None
    if won is not None and not won.legal:
        return Counted(table, scores, instead, None)
    points = {
        player.name: one.total for player, one in zip(table.players, scores, strict=True) if _counts(table, player)
    }
    return Counted(table, scores, instead, _settled(table, won, points))


def settle_table(table: Table, won: Score) -> Settlement:
    """Settle a table whose mahjong is scored and may be; other hands are scored only where they are paid for.

    Raises:
        HandError, SituationError, SettleError: as `count_table`.
    """
    check_table(table)
    paid = [player for player in table.players if _counts(table, player)]
    points = {player.name: won.total if player.won else _loser(table.rules, player) for player in paid}
    return _settled(table, won, points)


def _counts(table: Table, player: Player) -> bool:
    """Whether it matters to the payments what a hand is worth."""
    return player.won or table.rules.rule_set.scheme.everyone


def _score(rules: Rules, player: Player) -> Score:
    return score(rules, player.hand, player.situation, _is_dead(player))


def _loser(rules: Rules, player: Player) -> int:
    return total_of_loser(rules, player.hand, player.situation, _is_dead(player))


def _is_dead(player: Player) -> bool:
    """A hand that is not counted; seven or eight seasons win with a dead hand too (Hong Kong, ruling H8)."""
    win = player.situation.win
    return (player.dead or player.false) and not (player.won and win is not None and win.claimed_seasons)


def _instead(rules: Rules, player: Player) -> Candidate | None:
    if not _is_dead(player) or player.situation.win is not None or not rules.rule_set.scheme.everyone:
        return None
    return count_reading(rules, readings(rules, player.hand, player.situation)[0])


def _settled(table: Table, won: Score | None, points: Mapping[str, int]) -> Settlement:
    terms = table.rules.rule_set.terms(options_of_table(table))
    return settlement(outcome_of(table, won, points), terms, counted=True)


def outcome_of(table: Table, won: Score | None, points: Mapping[str, int | None]) -> Outcome:
    """The end of the hand as the settlement wants to know it.

    `won` is the mahjong where it was scored, `points` what the hands are worth that are paid for, by name.
    """
    winner = table.winner
    seats = {player.situation.seat: player.name for player in table.players}
    return Outcome(
        rules=table.rules.id,
        players=(*(player.name for player in table.players), *table.dreamers),
        scores=points,
        east=table.double or seats.get(E),
        winner=winner.name if winner is not None else None,
        by=_by(winner) if winner is not None else None,
        discarder=winner.giver if winner is not None else None,
        liable=table.liable,
        dead=tuple(player.name for player in table.players if player.dead),
        dreamers=table.dreamers,
        special=won is not None and won.special,
        false=tuple(_false(player) for player in table.players if player.false),
        fouls=table.fouls,
        seasons=winner is not None and _seasons(winner) > 0,
        flowers=won.extra if won is not None and "flowers" in terms_of(table.rules).known else 0,
        bamboo_ones=_bamboo_ones(table),
        pot=table.pot,
        options=options_of_table(table),
    )


def options_of_table(table: Table) -> Mapping[str, Value]:
    """The options of the rule set, with the number of players that really sits at the table."""
    here = 5 if table.dreamers else len(table.players)
    return {**table.rules.options, **({"players": here} if "players" in table.rules.options else {})}


def _by(player: Player) -> Settled | None:
    win = player.situation.win
    if win is None:
        return None
    return "self" if win.by in OWN_DRAW or win.claimed_seasons else "discard"


def _false(player: Player) -> FalseMahjong:
    return FalseMahjong(player.name, _by(player), player.giver, player.kind)


def _seasons(player: Player) -> int:
    return player.situation.win.claimed_seasons if player.situation.win is not None else 0


def _bamboo_ones(table: Table) -> int:
    """Hong Kong: bamboo 1 tiles in the winner's hand."""
    winner = table.winner
    if winner is None or winner.situation.win is None or "bamboo_ones" not in terms_of(table.rules).known:
        return 0
    tiles = [*winner.hand.concealed, winner.situation.win.tile]
    tiles += [tile for meld in winner.hand.melds for tile in meld.tiles()]
    return tiles.count(S1)


def check_table(table: Table) -> None:
    """Raise SituationError for what cannot lie on one table."""
    _check_players(table)
    _check_copies(table)
    winner = table.winner
    if winner is not None and winner.situation.win is not None:
        _check_giver(table, winner)


def _check_players(table: Table) -> None:
    if len(table.players) not in (3, 4):
        raise SituationError("table_size", count=len(table.players))
    seats: set[int] = set()
    for player in table.players:
        if player.situation.seat in seats:
            raise SituationError("table_seat_twice", player=player.name)
        seats.add(player.situation.seat)
    rounds = {player.situation.round for player in table.players}
    if len(rounds) > 1:
        raise SituationError("table_rounds")
    winners = [player.name for player in table.players if player.won]
    if len(winners) > 1:
        raise SituationError("table_two_winners", player=winners[0], other=winners[1])


def _check_copies(table: Table) -> None:
    """No more than four of a kind, and one of each bonus tile, on the whole table.

    A winning discard lies with its winner; a robbed tile too, so the pung it was to be added to stays a pung.
    """
    held: Counter[int] = Counter()
    for player in table.players:
        held.update(player.hand.concealed)
        held.update(player.hand.bonus)
        held.update(tile for meld in player.hand.melds for tile in meld.tiles())
        win = player.situation.win
        if win is not None and win.tile >= 0 and player.won:
            held[win.tile] += 1
    for kind, copies in sorted(held.items()):
        if copies > (4 if kind < 34 else 1):
            raise SituationError("table_too_many", tile=kind, count=copies, sign=symbol(kind))


def _check_giver(table: Table, winner: Player) -> None:
    win = winner.situation.win
    assert win is not None
    if winner.giver is not None:
        if win.by in OWN_DRAW or win.claimed_seasons:
            raise SituationError("table_giver_of_own_tile", player=winner.name, giver=winner.giver)
        if winner.giver not in [player.name for player in table.players]:
            raise SituationError("table_giver_unknown", giver=winner.giver)
        if winner.giver == winner.name:
            raise SituationError("table_giver_is_winner", player=winner.name)
    if win.by == By.ROBBED:
        others = [player for player in table.players if player is not winner]
        if winner.giver is not None:
            others = [player for player in others if player.name == winner.giver]
        if not any(_can_be_robbed(player.hand, win.tile, win.robbed_concealed) for player in others):
            raise SituationError("table_nothing_to_rob", tile=win.tile)


def _can_be_robbed(hand: Hand, kind: int, concealed: bool) -> bool:
    """The hand has the three other tiles: an open pung, or three on the rack where a concealed kong was robbed."""
    if concealed:
        return hand.concealed.count(kind) == 3
    return any(meld.kind == "pung" and meld.tile == kind for meld in hand.melds)
