"""Laws of the referee: whatever anyone does at the table, these hold. By all rule sets, with 3, 4 and 5 players.

With WINDROOS_FULL set many more hands are played, and 2,000 streams of each rule set are compared with those of the
same hand in which the tiles that the seat did not see lay elsewhere.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from tests.play_helpers import (
    answer_of,
    any_rules,
    conceivable,
    everything,
    left_in_wall,
    match_of,
    rich,
)
from windroos.books.catalog import IDS
from windroos.errors import PlayError
from windroos.hands import By, Hand, Meld, Situation, Win
from windroos.play.model import actions as action_kinds
from windroos.play.model import events
from windroos.play.model.actions import Action, Begin, Call
from windroos.play.model.events import NOBODY, HandEnded, Step, seen_by
from windroos.play.model.match import Match
from windroos.play.model.view import Phase
from windroos.play.model.wall import deal_positions, drawn_from, replaced_from
from windroos.play.record.log import event_text
from windroos.play.referee.referee import Decision, advance, decide
from windroos.play.referee.seat import first_view, follow
from windroos.play.referee.state import State, evolve, new_state, view_of
from windroos.play.rules import legal, winning
from windroos.play.rules.legal import IllegalAction
from windroos.rules.conduct import Conduct
from windroos.scoring.score import score
from windroos.testkit.hands import any_tiles
from windroos.text.trouble import TROUBLE
from windroos.tiles import KINDS, SEASONS

FULL = "WINDROOS_FULL" in os.environ
TABLES = list(product(IDS, (False, True)))
HANDS = 60 if FULL else 8
STREAMS = 2000 if FULL else 60


class Played(NamedTuple):
    """A hand that was played: before it, its actions and the steps and state after each."""

    match: Match
    strict: bool
    actions: tuple[Action, ...]
    steps: tuple[tuple[Step, ...], ...]
    states: tuple[State, ...]


def play(match: Match, strict: bool, begin: Begin, random: Random, clock: bool = True) -> Played:
    """Play a hand with players who do nearly anything; `clock`: sometimes the time is up."""
    actions: list[Action] = [begin]
    state, first = advance(new_state(match, strict), begin)
    steps, states = [first], [state]
    while state.table.phase != Phase.BETWEEN:
        action = answer_of(state, random)
        if isinstance(action, action_kinds.TimeUp) and not clock:
            continue
        state, then = advance(state, action)
        actions.append(action)
        steps.append(then)
        states.append(state)
        assert len(actions) < 3000, "a hand without an end"
    return Played(match, strict, tuple(actions), tuple(steps), tuple(states))


@cache
def hands(id: str, strict: bool, count: int = HANDS) -> tuple[Played, ...]:
    """Hands with 3, 4 and 5 players and options drawn by lot."""
    random = Random(f"{id} {strict}")
    found = []
    for number in range(count):
        made = any_rules(id, random, (4, 3, 4, 5)[number % 4])
        match = match_of(made)
        begin = rich(new_state(match, strict).conduct, random)
        found.append(play(match, strict, begin, random))
    return tuple(found)


def each_step(played: Played) -> Iterator[tuple[State, Step]]:
    """Every step with the state after it."""
    state = new_state(played.match, played.strict)
    for steps in played.steps:
        for step in steps:
            state = evolve(state, step)
            yield state, step


@pytest.mark.parametrize(("id", "strict"), TABLES)
def test_every_tile_is_somewhere_exactly_once(id: str, strict: bool) -> None:
    for played in hands(id, strict):
        robbed = None
        wanted: Counter[int] | None = None
        for state, step in each_step(played):
            if isinstance(step.public, events.Dealt):
                wanted = Counter(state.conduct.tiles)
            robbed = step.public if isinstance(step.public, events.Won) else robbed
            if wanted is not None:
                assert everything(state, robbed) == wanted, step
                table = state.table
                assert table.counts == tuple(len(own.rack) for own in state.own)
                assert all(own.rack == tuple(sorted(own.rack)) for own in state.own)


@pytest.mark.parametrize(("id", "strict"), TABLES)
def test_steps_make_the_state(id: str, strict: bool) -> None:
    """The state after an action is nothing but its steps: so a record is enough."""
    for played in hands(id, strict):
        *_, (last, _) = each_step(played)
        assert last == played.states[-1]


@pytest.mark.parametrize(("id", "strict"), TABLES)
def test_points_come_from_somebody(id: str, strict: bool) -> None:
    ends = Counter[str]()
    for played in hands(id, strict):
        (end,) = (step.public for step in played.steps[-1] if isinstance(step.public, HandEnded))
        ends[end.reason] += 1
        paid = [0] * len(played.match.players)
        pot = end.pot - played.match.pot
        for pays in end.pays:
            assert pays.amount > 0
            if pays.payer != NOBODY:
                paid[pays.payer] -= pays.amount
            if pays.payee != NOBODY:
                paid[pays.payee] += pays.amount
        assert sum(end.net) + pot == 0
        assert end.net == tuple(paid)
        assert all(taken >= 0 for taken in end.deductions)
        after = played.states[-1].table.match
        assert after.points == tuple(net - off for net, off in zip(end.net, end.deductions, strict=True))
        dead = [seat for seat in range(len(end.racks)) if end.dead >> seat & 1]
        assert all(end.scores[seat] == 0 for seat in dead if seat != end.winner)
    assert ends["mahjong"] > 0


@pytest.mark.parametrize(("id", "strict"), TABLES)
def test_a_seat_sees_all_it_needs(id: str, strict: bool) -> None:
    """The view folded from a seat's own stream is the referee's view of that seat, after every step."""
    for played in hands(id, strict):
        start = new_state(played.match, strict)
        views = [first_view(start.rules, start.conduct, played.match, seat) for seat in range(start.table.seats)]
        for state, step in each_step(played):
            for seat, view in enumerate(views):
                for event in seen_by(step, seat):
                    view = follow(view, event)  # noqa: PLW2901  # a view is followed from event to event
                views[seat] = view
                assert view == view_of(state, seat), (seat, step)


@pytest.mark.parametrize(("id", "strict"), TABLES)
def test_the_same_actions_give_the_same_hand(id: str, strict: bool) -> None:
    for played in hands(id, strict)[:5]:
        state = new_state(played.match, strict)
        for action, steps in zip(played.actions, played.steps, strict=True):
            assert repr(decide(state, action)) == repr(steps)  # tuples of two classes may be equal
            state = advance(state, action).state
        assert state == played.states[-1]


# --- what may be done --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "strict"), TABLES)
def test_what_may_be_done_can_be_done_and_nothing_else(id: str, strict: bool) -> None:
    """On a friendly table everything that is no option is refused; a strict one lets people err. Both say why."""
    random = Random(f"options {id}")
    codes = Counter[str]()
    for played in hands(id, strict):
        for state in random.sample(played.states, min(4, len(played.states))):
            for seat in range(state.table.seats):
                codes += _check_options(state, seat, strict)
        for state in played.states[:-1]:
            waiting = [seat for seat in range(state.table.seats) if state.pending >> seat & 1] or [state.table.turn]
            assert all(legal.options(view_of(state, seat)) for seat in waiting)
    assert len(codes) >= 8, codes


def _check_options(state: State, seat: int, strict: bool) -> Counter[str]:
    found = [(type(action), action) for action in legal.options(view_of(state, seat))]
    assert len(set(found)) == len(found)
    refused = Counter[str]()
    for kind, action in {*((type(action), action) for action in conceivable(seat)), *found}:
        done = tried(state, action)
        if isinstance(done, Decision):
            assert strict or (kind, action) in found, action
        else:
            assert (kind, action) not in found, (action, done.code)
            _check_words(done)
            refused[done.code] += 1
    return refused


def tried(state: State, action: Action) -> Decision | IllegalAction | PlayError:
    """What comes of an action, or why it may not or cannot be."""
    try:
        return advance(state, action)
    except (IllegalAction, PlayError) as trouble:
        return trouble


def _check_words(trouble: IllegalAction | PlayError) -> None:
    assert trouble.code in TROUBLE
    assert trouble.sentence("nl") != trouble.sentence("en")
    assert trouble.hint("nl") != trouble.hint("en")


@pytest.mark.parametrize(("id", "strict"), TABLES)
def test_a_fuzzer_breaks_nothing(id: str, strict: bool) -> None:
    """Whoever asks whatever in whatever phase: it is done, or refused with a reason, and no tile is lost."""
    random = Random(f"fuzz {id} {strict}")
    for _ in range(60 if FULL else 2):
        made = any_rules(id, random, random.choice((3, 4, 5)))
        state = new_state(match_of(made), strict)
        wanted = Counter(state.conduct.tiles)
        robbed = None
        for _ in range(1200):
            action = _anything(state, random)
            done = tried(state, action)
            if not isinstance(done, Decision):
                _check_words(done)
                continue
            state = done.state
            robbed = None if isinstance(action, Begin) else robbed
            robbed = next((step.public for step in done.steps if isinstance(step.public, events.Won)), robbed)
            if state.wall:
                assert everything(state, robbed) == wanted


def _anything(state: State, random: Random) -> Action:
    seats = state.table.seats
    chance = random.random()
    if chance < 0.35 and state.table.phase != Phase.BETWEEN:
        return answer_of(state, random)
    if chance < 0.4 or (state.table.phase == Phase.BETWEEN and chance < 0.8):
        begin = rich(state.conduct, random, state.table.match.round)
        return random.choice((begin, begin, begin, begin._replace(wall=begin.wall[1:]), begin._replace(dice=((7,),))))
    if chance < 0.42:
        people = random.choice((len(state.table.match.players), 2))
        return random.choice((action_kinds.TimeUp(), action_kinds.TimeUp(), action_kinds.Correct((5,) * people, "why")))
    if chance < 0.4205:
        return action_kinds.LastHand()
    return random.choice((*conceivable(random.randint(-1, seats)), action_kinds.Pause(random.randrange(seats))))


# --- mahjong -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_no_mahjong_is_overlooked(id: str) -> None:
    """The quick mask of waits holds every tile that the scorer says would be mahjong; and it is not everything."""
    random = Random(f"waits {id}")
    found = asked = masked = 0
    books = [any_rules(id, random, 4) for _ in range(5)]
    for number in range(4000 if FULL else 60):
        made = books[number % 5]
        thirteen, melds = _waiting(random)
        seat, round = random.randrange(4), random.randrange(4)
        mask = winning.completing(made, thirteen, melds, seat, round)
        held = Counter([*thirteen, *(one for meld in melds for one in meld.tiles())])
        for kind in range(KINDS):
            if held[kind] == 4:
                continue
            asked += 1
            masked += mask >> kind & 1
            win = Win(kind, By.WALL)
            if score(made, Hand(thirteen, melds), Situation(seat, round, win)).complete:
                found += 1
                assert mask >> kind & 1, (thirteen, melds, kind)
    assert found > 30
    assert masked < 3 * found
    assert masked < asked / 4


def _waiting(random: Random) -> tuple[tuple[int, ...], tuple[Meld, ...]]:
    """Thirteen tiles that mostly wait for something, with melds or without."""
    while True:
        good, melds = any_tiles(random)
        if good and max(Counter([*good, *(one for meld in melds for one in meld.tiles())]).values()) <= 4:
            del good[random.randrange(len(good))]
            return tuple(sorted(good)), tuple(meld._replace(east_first=False) for meld in melds)


@pytest.mark.parametrize(("id", "strict"), TABLES)
def test_the_referee_remembers_what_every_seat_waits_for(id: str, strict: bool) -> None:
    """What is carried along from state to state is what anybody finds who looks at a seat's tiles alone."""
    waiting = 0
    for played in hands(id, strict):
        for state in played.states:
            views = [view_of(state, seat) for seat in range(state.table.seats)]
            assert state.waits == tuple(map(winning.waiting_for, views))
            waiting += sum(map(bool, state.waits))
    assert waiting > 20


@pytest.mark.parametrize(("id", "strict"), TABLES)
def test_who_is_asked_has_something_to_claim(id: str, strict: bool) -> None:
    claimed = 0
    for played in hands(id, strict):
        for state in played.states:
            if state.table.phase in (Phase.CLAIM, Phase.ROB):
                for seat in range(state.table.seats):
                    if seat == state.table.turn:
                        continue
                    view = view_of(state, seat)
                    assert legal.may_claim(view) == bool(legal.claims(view))
                    claimed += legal.may_claim(view)
    assert claimed > 20


# --- what a seat does not see ------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_the_unseen_makes_no_difference(id: str) -> None:
    """Non-interference: the tiles that a seat has not seen may lie anywhere, and the bytes it is sent are the same."""
    random = Random(f"unseen {id}")
    streams = moved = whole = 0
    while streams < STREAMS:
        strict = random.random() < 0.4
        made = any_rules(id, random, random.choice((3, 4, 4, 5)))
        match = match_of(made)
        played = play(match, strict, rich(new_state(match, strict).conduct, random), random, clock=False)
        quiet = _quiet(played)
        for seat in range(played.states[0].table.seats):
            cut = random.choice(quiet)
            begin, changed = _elsewhere(played, seat, cut, random)
            sent = _sent(played, begin, seat, cut)
            told = [line for steps in played.steps[:cut] for line in _stream(steps, seat)]
            assert sent == told[: len(sent)], (seat, cut)
            streams += 1
            moved += changed
            whole += len(sent) == len(told)
    assert moved > 30 * streams
    assert whole > 0.8 * streams, "too often another could not have done the same"


def _quiet(played: Played) -> list[int]:
    """After how many actions nobody is asked anything; up to where somebody acts while others are still to answer.

    Who is asked on a friendly table depends on his tiles, so a kong out of turn may come a step sooner or later.
    """
    found = []
    for at, state in enumerate(played.states[:-1], 1):
        if at > 1 and played.states[at - 2].pending and not isinstance(played.actions[at - 1], action_kinds.Claim):
            break
        if not state.pending:
            found.append(at)
    return found


def _stream(steps: tuple[Step, ...], seat: int) -> Iterator[bytes]:
    """The bytes that a seat is sent; but for the commitment, which tells nothing to who does not know the salt."""
    for step in steps:
        for event in seen_by(step, seat):
            hidden = event._replace(commitment="") if isinstance(event, events.HandBegan) else event
            yield event_text(hidden).encode()


def _sent(played: Played, begin: Begin, seat: int, cut: int) -> list[bytes]:
    """The stream of a seat when everyone does the same with another wall, up to what can no longer be done."""
    state = new_state(played.match, played.strict)
    sent: list[bytes] = []
    for at, action in enumerate(played.actions[:cut]):
        todo = [begin if at == 0 else action]
        if isinstance(action, action_kinds.Claim) and action.call == Call.PASS and not state.pending >> action.seat & 1:
            todo = []  # with these tiles he was not asked
        for one in todo:
            try:
                state, steps = advance(state, one)
            except IllegalAction:
                return sent
            sent += _stream(steps, seat)
        answering = _answering(played, at)
        for other in range(state.table.seats):
            if state.pending >> other & 1 and other not in answering:
                state, steps = advance(state, action_kinds.Claim(other, Call.PASS))
                sent += _stream(steps, seat)
    return sent


def _answering(played: Played, at: int) -> set[int]:
    """The seats that answer after this action to the tile that lies there."""
    found = set[int]()
    for action, state in zip(played.actions[at + 1 :], played.states[at:], strict=False):
        if isinstance(action, action_kinds.Claim):
            found.add(action.seat)
        elif state.table.phase not in (Phase.CLAIM, Phase.ROB):
            break
    return found


def _elsewhere(played: Played, seat: int, cut: int, random: Random) -> tuple[Begin, int]:
    """The same hand with the tiles moved about that this seat has not seen; and how many."""
    begin = played.actions[0]
    assert isinstance(begin, Begin)
    unseen = _Unseen(played.states[0].conduct, begin.wall, seat)
    for state, step in each_step(played._replace(steps=played.steps[:cut])):
        unseen.after(step, state)
    wall = list(begin.wall)
    racks = [at for at in unseen.racks() if wall[at] < SEASONS]
    left = left_in_wall(played.states[cut - 1])
    for moving in ([*racks, *(at for at in left if wall[at] < SEASONS)], left):
        kinds = [wall[at] for at in moving]
        random.shuffle(kinds)
        for at, kind in zip(moving, kinds, strict=True):
            wall[at] = kind
    changed = sum(one != other for one, other in zip(wall, begin.wall, strict=True))
    return begin._replace(wall=tuple(wall)), changed


class _Unseen:
    """Where the tiles on the racks of the others come from; of equal tiles that one goes that was drawn last."""

    def __init__(self, conduct: Conduct, wall: tuple[int, ...], seat: int) -> None:
        self.conduct, self.wall, self.seat = conduct, wall, seat
        self.held: list[list[int]] = [list(positions) for positions in deal_positions(conduct)]
        self.known = set[int]()
        self.taken = (sum(map(len, self.held)), 0)

    def racks(self) -> list[int]:
        return [at for seat, held in enumerate(self.held) if seat != self.seat for at in held if at not in self.known]

    def after(self, step: Step, state: State) -> None:
        event = step.public
        if isinstance(event, events.Drew):
            self._drew(event)
        elif isinstance(event, events.Exposed | events.Discarded):
            self._gone(event.seat, [event.tile])
        elif isinstance(event, events.Melded):
            used = list(event.meld.tiles())
            used.remove(event.tile)
            self._gone(event.seat, used)
            if state.conduct.blocked:
                self.known.update(self.held[event.seat])  # that he had not let it pass tells of his tiles
        elif isinstance(event, events.Konged):
            own = event.meld._replace(tile=state.own[event.seat].covered[-1]) if event.meld.tile < 0 else event.meld
            self._gone(event.seat, [own.tile] * (1 if own.added else 4))
        elif isinstance(event, events.BetMade | events.Voided | events.TilesShown):
            self.known.update(self.held[event.seat])  # that he waits, that he cannot do it, what he has

    def _drew(self, event: events.Drew) -> None:
        front, back = self.taken
        at = (replaced_from if event.loose else drawn_from)(self.conduct, front, back)
        self.taken = (front, back + 1) if event.loose else (front + 1, back)
        self.held[event.seat].append(at)
        if event.loose and self.conduct.reject_replacement:
            self.known.add(at)  # whether it was accepted is for all to see

    def _gone(self, seat: int, kinds: list[int]) -> None:
        for kind in kinds:
            self.held[seat].remove(next(at for at in reversed(self.held[seat]) if self.wall[at] == kind))
