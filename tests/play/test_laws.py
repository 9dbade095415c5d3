"""Laws of the referee: whatever anyone does at the table, these hold. By all rule sets, with 3, 4 and 5 players."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.anybody import answer_of, conceivable, everything
from tests.play.fuzzing import FULL, TABLES, each_step, hands
from tests.play_helpers import any_rules, match_of, rich
from windroos.errors import PlayError
from windroos.play.model import actions as action_kinds
from windroos.play.model import events
from windroos.play.model.actions import Action, Begin
from windroos.play.model.events import NOBODY, HandEnded, seen_by
from windroos.play.model.view import Phase
from windroos.play.referee.referee import Decision, advance, decide
from windroos.play.referee.seat import first_view, follow
from windroos.play.referee.state import State, new_state, options_of, view_of
from windroos.play.rules.legal import IllegalAction
from windroos.play.rules.options import options
from windroos.text.trouble import TROUBLE


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
def test_what_was_looked_up_already_changes_no_options(id: str, strict: bool) -> None:
    known = 0
    for played in hands(id, strict):
        for state in played.states:
            known += len(state.claims)
            for seat in range(state.table.seats):
                view = view_of(state, seat)
                assert options_of(state, view) == options(view)
    assert (known > 0) != strict


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
            assert all(options(view_of(state, seat)) for seat in waiting)
    assert len(codes) >= 8, codes


def _check_options(state: State, seat: int, strict: bool) -> Counter[str]:
    found = [(type(action), action) for action in options(view_of(state, seat))]
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
