"""What a seat waits for, is asked and is sent: nothing is overlooked, and what it cannot see makes no difference.

With WINDROOS_FULL set 2,000 streams of each rule set are compared with those of the same hand in which the tiles that
the seat did not see lay elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.anybody import left_in_wall
from tests.play.fuzzing import FULL, TABLES, Played, each_step, hands, play
from tests.play_helpers import any_rules, match_of, rich
from windroos.books.catalog import IDS
from windroos.hands import By, Hand, Meld, Situation, Win
from windroos.play.model import actions as action_kinds
from windroos.play.model import events
from windroos.play.model.actions import Begin, Call
from windroos.play.model.events import Step, seen_by
from windroos.play.model.view import Phase
from windroos.play.model.wall import deal_positions, drawn_from, replaced_from
from windroos.play.record.log import event_text
from windroos.play.referee.referee import advance
from windroos.play.referee.state import State, new_state, view_of
from windroos.play.rules import winning
from windroos.play.rules.legal import IllegalAction
from windroos.play.rules.options import claims, may_claim
from windroos.rules.conduct import Conduct
from windroos.scoring.score import score
from windroos.testkit.hands import any_tiles
from windroos.tiles import KINDS, SEASONS

STREAMS = 2000 if FULL else 60


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
                    assert may_claim(view) == bool(claims(view))
                    claimed += may_claim(view)
    assert claimed > 20


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
