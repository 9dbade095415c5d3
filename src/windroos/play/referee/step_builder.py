"""What follows from an action: steps that are said one after the other, and what several actions have in common."""

from __future__ import annotations

from windroos.play.model import actions, events
from windroos.play.model.events import NOBODY, Private, Public, Step
from windroos.play.model.ranking import ranking
from windroos.play.model.view import DRAW, ROB, Laid, OpenTable, live_left, loose_left
from windroos.play.model.wall import drawn_from, replaced_from
from windroos.play.referee.counting import WonHand, hand_ended
from windroos.play.referee.state import State, evolve, view_of
from windroos.play.rules.liability_dangers import newly
from windroos.play.rules.options import options
from windroos.scoring.score import Score
from windroos.settling.outcome import FalseKind


class StepBuilder:
    """The steps so far, and the state after them."""

    __slots__ = ("state", "steps")

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []

    def say(self, public: Public | None, *private: Private, sealed: events.Built | None = None) -> None:
        """The next step."""
        self.add(Step(public, private, sealed))

    def add(self, step: Step) -> None:
        """The same, for a step that was made already."""
        self.steps.append(step)
        self.state = evolve(self.state, step)


def draw(builder: StepBuilder, seat: int, loose: bool = False) -> None:
    """A tile is taken; a season is laid out at once and, on a friendly table, replaced at once."""
    while True:
        state = builder.state
        conduct, table = state.conduct, state.table
        at = (replaced_from if loose else drawn_from)(conduct, table.front, table.back)
        tile = state.wall[at]
        builder.add(events.drew(seat, tile, loose))
        if table.moon == seat and not loose:
            builder.say(events.TilesShown(seat, (tile,)))
        if not conduct.is_bonus(tile) or conduct.bonus_optional:
            return
        builder.say(events.Exposed(seat, tile))
        loose = True
        if loose_left(conduct, builder.state.table) < 1:
            claims = options(view_of(builder.state, seat))
            if not any(isinstance(action, actions.Mahjong) for action in claims):
                finish(builder, "draw")
            return
        if conduct.strict:
            return


def end_if_nothing_is_left(builder: StepBuilder) -> None:
    """A replacement tile may have been the last of the live wall, which somebody was about to draw (144 rules, 44)."""
    state = builder.state
    if state.table.phase == DRAW and live_left(state.conduct, state.table) < 1:
        finish(builder, "draw")


def replace_kong(builder: StepBuilder, seat: int) -> None:
    """The tile that a kong brings; where there is none the hand is a draw (Groene Hart 2011, p. 19)."""
    if loose_left(builder.state.conduct, builder.state.table) < 1:
        finish(builder, "kongs" if builder.state.conduct.draw_on_last_kong else "draw")
    elif not builder.state.conduct.strict:
        draw(builder, seat, loose=True)


def win(builder: StepBuilder, mahjong: WonHand) -> None:
    """Mahjong, and with it the end of the hand."""
    won = mahjong.score.situation.win
    robbed = builder.state.table.phase == ROB
    builder.say(events.Won(mahjong.seat, won.tile if won is not None else NOBODY, mahjong.giver, robbed))
    finish(builder, "mahjong", mahjong)


def call_falsely(builder: StepBuilder, seat: int, found: Score | None, shown: bool, giver: int) -> None:
    """A mahjong that is none: the hand is dead; in Hong Kong it is paid for and over."""
    kind: FalseKind = "hidden" if not shown else "minimum" if found is not None else "invalid"
    builder.say(events.CalledFalsely(seat, kind, giver))
    if shown:
        builder.say(events.TilesShown(seat, builder.state.own[seat].rack))
    if builder.state.conduct.false_ends:
        finish(builder, "false")


def endanger(builder: StepBuilder, laid: Laid, before: OpenTable) -> None:
    """Dangerous play is declared when it begins (Fu Hing, p. 28); `before` is the table before the set was laid."""
    if builder.state.conduct.liability:
        for danger in newly(before, laid):
            builder.say(events.Endangered(*danger))


def foul(builder: StepBuilder, seat: int, reason: str) -> None:
    """An offence, counted over the match (De Dertien Wezen, p. 2; ruling C6)."""
    table = builder.state.table
    builder.say(events.Fouled(seat, table.match.fouls[table.players[seat]] + 1, reason))


def finish(builder: StepBuilder, reason: str, mahjong: WonHand | None = None) -> None:
    """Everything is shown, counted and settled; after the last hand the match has its winners."""
    builder.say(hand_ended(builder.state, reason, mahjong))
    match = builder.state.table.match
    if match.over:
        ranked = ranking(match)
        builder.say(events.MatchEnded(ranked.by_points, ranked.by_formation))
