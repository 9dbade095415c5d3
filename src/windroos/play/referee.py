"""The referee: what follows from an action. Reads as a referee would tell it, from the dice to the settlement.

`decide` answers an action with the steps it leads to, or refuses it; nothing else changes a game. It is deterministic
and knows no chance and no clock: walls and dice come with `Begin`, time with `TimeUp`.
"""

from __future__ import annotations

from typing import NamedTuple

from windroos.hands import FACE_DOWN, Meld, MeldKind
from windroos.play import actions as a
from windroos.play import events as e
from windroos.play import legal, winning
from windroos.play.actions import Action, Call
from windroos.play.conduct import Priority
from windroos.play.counting import Mahjong, hand_ended
from windroos.play.deal import deal, replace_bonus
from windroos.play.dice import double_seat, opening, seating, seating_drawn
from windroos.play.events import NOBODY, Answered, Private, Public, Step
from windroos.play.legal import IllegalAction
from windroos.play.liability_dangers import newly
from windroos.play.match import bell_stops, ranking
from windroos.play.state import State, evolve, view_of
from windroos.play.view import Laid, Phase, Source, Table, live_left, loose_left
from windroos.play.wall import check_wall, commitment, drawn_from, replaced_from
from windroos.scoring.outcome import FalseKind
from windroos.scoring.score import Score

_SETS: dict[Call, MeldKind] = {Call.CHOW: "chow", Call.PUNG: "pung", Call.KONG: "kong"}


class Decision(NamedTuple):
    """The steps that follow from an action, and the state after them."""

    state: State
    steps: tuple[Step, ...]


def decide(state: State, action: Action) -> tuple[Step, ...]:
    """The steps that follow from an action.

    Raises:
        IllegalAction: the rules, or the state of the table, do not allow it; nothing has changed.
        PlayError: a wall or dice that cannot be.
    """
    return advance(state, action).steps


def advance(state: State, action: Action) -> Decision:
    """As `decide`, with the state after the steps."""
    course = _Course(state)
    if isinstance(action, a.Begin):
        _begin(course, action)
    elif isinstance(action, a.Sit):
        _sit(course, action)
    elif isinstance(action, a.TimeUp):
        _time_up(course)
    elif isinstance(action, a.LastHand):
        _last_hand(course)
    elif isinstance(action, a.Correct):
        _correct(course, action)
    else:
        _players_action(course, action)
    return Decision(course.state, tuple(course.steps))


class _Course:
    """The steps so far, and the state after them."""

    __slots__ = ("state", "steps")

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []

    def say(self, public: Public | None, *private: Private, sealed: e.Built | None = None) -> None:
        step = Step(public, private, sealed)
        self.steps.append(step)
        self.state = evolve(self.state, step)


# --- the table around the players --------------------------------------------------------------------------------


def _sit(course: _Course, action: a.Sit) -> None:
    """Who sits where, once a match, before the first hand."""
    table, rules = course.state.table, course.state.rules
    if table.phase != Phase.BETWEEN or table.match.hand > 1:
        raise IllegalAction("seated_already")
    found = seating_drawn(rules, action.drawn) if action.drawn else seating(rules, action.throws)
    course.say(e.Seated(action.throws, action.drawn, found.seats, found.dreamer))


def _begin(course: _Course, action: a.Begin) -> None:
    """The wall is built, broken and dealt; seasons are replaced."""
    state = course.state
    conduct, match = state.conduct, state.table.match
    if state.table.phase != Phase.BETWEEN:
        raise IllegalAction("hand_is_on")
    if match.over:
        raise IllegalAction("match_is_over")
    check_wall(conduct, action.wall)
    opened = opening(conduct, action.dice, match.round)
    course.say(
        e.HandBegan(
            match.hand,
            match.round,
            match.seats,
            match.dreamer,
            double_seat(conduct, action.dice, match.round),
            match.last,
            commitment(action.wall, action.salt),
        ),
        sealed=e.Built(action.wall, action.salt),
    )
    course.say(e.Opened(action.dice, opened.side, opened.stack))
    dealt = deal(conduct, action.wall)
    racks = [e.Rack(seat, tiles) for seat, tiles in enumerate(dealt.racks)]
    course.say(e.Dealt(tuple(len(tiles) for tiles in dealt.racks)), *racks)
    if not conduct.bonus_optional:
        for replaced in replace_bonus(conduct, action.wall, dealt):
            course.say(e.Exposed(replaced.seat, replaced.laid))
            course.say(e.Drew(replaced.seat, loose=True), e.Received(replaced.seat, replaced.tile))


def _time_up(course: _Course) -> None:
    """The clock: who has not answered passes; who is in turn does the simplest thing there is to do."""
    state = course.state
    table = state.table
    if table.phase in (Phase.CLAIM, Phase.ROB):
        for seat in range(table.seats):
            if state.pending >> seat & 1:
                course.say(None, Answered(seat, Call.PASS))
        _close(course)
        return
    if table.phase == Phase.BETWEEN:
        raise IllegalAction("no_hand")
    seat, conduct = table.turn, state.conduct
    if conduct.timeouts and table.pauses[seat] < conduct.timeouts:
        course.say(e.Paused(seat, conduct.timeouts - table.pauses[seat] - 1))  # imposed (Fu Hing, p. 26)
        return
    course.say(e.TimeWasUp(seat))
    if conduct.fouls:
        _foul(course, seat, "time")
    while course.state.table.phase in (Phase.DRAW, Phase.DISCARD) and course.state.table.turn == seat:
        _players_action(course, _simplest(course.state))


def _simplest(state: State) -> a.PlayerAction:
    """What is done for a player whose time is up: the tile just drawn is discarded."""
    seat = state.table.turn
    allowed = legal.options(view_of(state, seat))
    drawn = a.Discard(seat, state.own[seat].drawn)
    if drawn in allowed:
        return drawn
    discards = [action for action in allowed if isinstance(action, a.Discard | a.Replace | a.Draw | a.Keep)]
    return discards[-1] if discards else a.Discard(seat, state.own[seat].rack[-1])


def _last_hand(course: _Course) -> None:
    table = course.state.table
    if table.match.over:
        raise IllegalAction("match_is_over")
    course.say(e.LastHandAnnounced())
    if bell_stops(table.match) and table.phase != Phase.BETWEEN:
        _finish(course, "bell")


def _correct(course: _Course, action: a.Correct) -> None:
    match = course.state.table.match
    if len(action.points) != len(match.players):
        raise IllegalAction("correction_players", count=len(action.points), wanted=len(match.players))
    course.say(e.Corrected(action.points, action.reason))


# --- the players -------------------------------------------------------------------------------------------------


def _players_action(course: _Course, action: a.PlayerAction) -> None:
    state = course.state
    if not 0 <= action.seat < state.table.seats:
        raise IllegalAction("no_such_seat", seat=action.seat)
    view = view_of(state, action.seat)
    code = legal.refusal(view, action)
    if code is not None:
        raise IllegalAction(code)
    if isinstance(action, a.Claim):
        _answer(course, action)
    elif isinstance(action, a.Discard):
        _discard(course, action)
    elif isinstance(action, a.Kong):
        _kong(course, action)
    elif isinstance(action, a.Mahjong):
        _mahjong(course, action)
    elif isinstance(action, a.Draw):
        if action.moon and legal.why_not(view, action) is None:
            course.say(e.MoonAnnounced(action.seat))
        _draw(course, action.seat)
    elif isinstance(action, a.Replace):
        _draw(course, action.seat, loose=True)
        _end_if_nothing_is_left(course)
    elif isinstance(action, a.Expose):
        course.say(e.Exposed(action.seat, action.tile))
        if loose_left(state.conduct, course.state.table) < 1:
            _finish(course, "draw")  # no tile is left to take its place
    elif isinstance(action, a.Keep):
        _finish(course, "draw")
    elif isinstance(action, a.Bet):
        course.say(e.BetMade(action.seat))
    else:
        left = state.conduct.timeouts - state.table.pauses[action.seat] - 1 if state.conduct.timeouts else NOBODY
        course.say(e.Paused(action.seat, left))


def _draw(course: _Course, seat: int, loose: bool = False) -> None:
    """A tile is taken; a season is laid out at once and, on a friendly table, replaced at once."""
    while True:
        state = course.state
        conduct, table = state.conduct, state.table
        at = (replaced_from if loose else drawn_from)(conduct, table.front, table.back)
        tile = state.wall[at]
        course.say(e.Drew(seat, loose), e.Received(seat, tile))
        if table.moon == seat and not loose:
            course.say(e.Shown(seat, (tile,)))
        if not conduct.is_bonus(tile) or conduct.bonus_optional:
            return
        course.say(e.Exposed(seat, tile))
        loose = True
        if loose_left(conduct, course.state.table) < 1:
            claims = legal.options(view_of(course.state, seat))
            if not any(isinstance(action, a.Mahjong) for action in claims):
                _finish(course, "draw")
            return
        if conduct.strict:
            return


def _end_if_nothing_is_left(course: _Course) -> None:
    """A replacement tile may have been the last of the live wall, which somebody was about to draw (144 rules, 44)."""
    state = course.state
    if state.table.phase == Phase.DRAW and live_left(state.conduct, state.table) < 1:
        _finish(course, "draw")


def _discard(course: _Course, action: a.Discard) -> None:
    state = course.state
    source = state.table.source
    rejected = (
        state.conduct.reject_replacement
        and source in (Source.KONG, Source.BONUS)
        and state.own[action.seat].drawn == action.tile
    )
    course.say(e.Discarded(action.seat, action.tile, rejected))
    _close_if_answered(course)


def _kong(course: _Course, action: a.Kong) -> None:
    """Four own tiles, or the fourth to an open pung, which may be robbed before it is replaced."""
    seat, tile = action.seat, action.tile
    before = course.state.table
    pung = next((meld for meld in before.melds[seat] if meld.kind == "pung" and meld.tile == tile), None)
    if pung is not None:
        meld = Meld("kong", tile, open=True, added=True, east_first=pung.east_first)
    else:
        meld = Meld("kong", FACE_DOWN if course.state.conduct.kong_face_down else tile, open=False)
    course.say(e.Konged(seat, meld), *([e.Covered(seat, tile)] if meld.tile == FACE_DOWN else []))
    _endanger(course, Laid(seat, meld, NOBODY, tile, len(before.discards)), before)
    if course.state.table.phase == Phase.ROB and before.phase != Phase.ROB:  # else it is a kong out of turn
        _close_if_answered(course)
    else:
        _replace_kong(course, seat)


def _replace_kong(course: _Course, seat: int) -> None:
    if loose_left(course.state.conduct, course.state.table) < 1:
        _finish(course, "kongs")
    elif not course.state.conduct.strict:
        _draw(course, seat, loose=True)


def _mahjong(course: _Course, action: a.Mahjong) -> None:
    view = view_of(course.state, action.seat)
    if action.seasons:
        found = winning.seasons(view)
    else:
        found = winning.drawn(view) if not view.own.dead else None
    if found is not None and found.legal and action.shown:
        _win(course, Mahjong(action.seat, found, NOBODY))
    else:
        _false(course, action.seat, found, action.shown, NOBODY)


def _win(course: _Course, mahjong: Mahjong) -> None:
    win = mahjong.score.situation.win
    robbed = course.state.table.phase == Phase.ROB
    course.say(e.Won(mahjong.seat, win.tile if win is not None else NOBODY, mahjong.giver, robbed))
    _finish(course, "mahjong", mahjong)


def _false(course: _Course, seat: int, found: Score | None, shown: bool, giver: int) -> None:
    """A mahjong that is none: the hand is dead; in Hong Kong it is paid for and over."""
    kind: FalseKind = "hidden" if not shown else "minimum" if found is not None else "invalid"
    course.say(e.CalledFalsely(seat, kind, giver))
    if shown:
        course.say(e.Shown(seat, course.state.own[seat].rack))
    if course.state.conduct.false_ends:
        _finish(course, "false")


# --- claims ------------------------------------------------------------------------------------------------------


def _answer(course: _Course, claim: a.Claim) -> None:
    if not course.state.pending >> claim.seat & 1 and claim.call != Call.PASS:
        raise IllegalAction("answered")  # who is not asked may say so, too
    course.say(None, Answered(claim.seat, claim.call, claim.tile, claim.shown))
    _close_if_answered(course)


def _close_if_answered(course: _Course) -> None:
    if not course.state.pending:
        _close(course)


def _close(course: _Course) -> None:
    """All have answered: mahjong goes before kong and pung, these before chow, and all before the next draw."""
    answers = [answer for answer in course.state.answers if answer.call != Call.PASS]
    if _mahjong_claimed(course, [answer for answer in answers if answer.call == Call.MAHJONG]):
        return
    for answer in sorted(answers, key=lambda answer: -min(answer.call, Call.KONG)):
        if answer.call != Call.MAHJONG and _set_claimed(course, answer):
            return
    _nobody_claims(course)


def _mahjong_claimed(course: _Course, answers: list[Answered]) -> bool:
    """Whether the hand is over: somebody wins, or in Hong Kong somebody called falsely."""
    if not answers:
        return False
    turn, seats = course.state.table.turn, course.state.table.seats
    called = []
    for answer in answers:
        view = view_of(course.state, answer.seat)
        reason = legal.why_not_claim(view, a.Claim(answer.seat, Call.MAHJONG))
        if reason == "passed":
            course.say(e.Voided(answer.seat, Call.MAHJONG, reason))  # not to be claimed, but no false mahjong (H18)
            continue
        found = winning.claimed(view) if not view.own.dead else None
        right = reason is None and answer.shown
        ranked = found if right and view.conduct.priority != Priority.TURN else None
        order = winning.rank(view, ranked) if ranked is not None else 0
        called.append((-order, (answer.seat - turn) % seats, right, answer, found))
    for _, _, right, answer, found in sorted(called, key=lambda call: call[:2]):
        if right and found is not None:
            _win(course, Mahjong(answer.seat, found, turn))
            return True
    for _, _, _, answer, found in sorted(called, key=lambda call: call[1]):
        _false(course, answer.seat, found, answer.shown, turn)
        if course.state.table.phase == Phase.BETWEEN:
            return True
    return False


def _set_claimed(course: _Course, answer: Answered) -> bool:
    """Whether a claim for a set could be carried out."""
    state = course.state
    seat, table = answer.seat, state.table
    reason = legal.why_not_claim(view_of(state, seat), a.Claim(seat, answer.call, answer.tile))
    if reason is not None:
        course.say(e.Voided(seat, answer.call, reason))
        if state.conduct.fouls:
            _foul(course, seat, reason)
        return False
    tile = table.discards[-1].tile
    east_first = state.rules.id == "nmv144" and len(table.discards) == 1 and table.turn == 0
    lowest = answer.tile if answer.call == Call.CHOW else tile
    meld = Meld(_SETS[answer.call], lowest, east_first=east_first)
    giver = table.turn
    course.say(e.Melded(seat, meld, giver, tile))
    _endanger(course, Laid(seat, meld, giver, tile, len(table.discards)), table)
    if answer.call == Call.KONG:
        _replace_kong(course, seat)
    return True


def _nobody_claims(course: _Course) -> None:
    state = course.state
    conduct, table = state.conduct, state.table
    seat = table.turn
    if table.phase == Phase.ROB:
        if conduct.strict:
            course.say(e.Unclaimed())
        _replace_kong(course, seat)
        return
    left = live_left(conduct, table)
    if left < 1:
        _finish(course, "draw")
    elif conduct.strict or (conduct.moon and left == 1):
        course.say(e.Unclaimed())
    else:
        _draw(course, (seat + 1) % table.seats)


def _endanger(course: _Course, laid: Laid, before: Table) -> None:
    """Dangerous play is declared when it begins (Fu Hing, p. 28); `before` is the table before the set was laid."""
    if course.state.conduct.liability:
        for danger in newly(before, laid):
            course.say(e.Endangered(*danger))


def _foul(course: _Course, seat: int, reason: str) -> None:
    table = course.state.table
    course.say(e.Fouled(seat, table.match.fouls[table.players[seat]] + 1, reason))


# --- the end -----------------------------------------------------------------------------------------------------


def _finish(course: _Course, reason: str, mahjong: Mahjong | None = None) -> None:
    """Everything is shown, counted and settled; after the last hand the match has its winners."""
    course.say(hand_ended(course.state, reason, mahjong))
    match = course.state.table.match
    if match.over:
        ranked = ranking(match)
        course.say(e.MatchEnded(ranked.by_points, ranked.by_formation))
