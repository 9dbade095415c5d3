"""A finished hand is read by itself: how much is read of a long game, and that it is the hand which the whole has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from starlette.testclient import TestClient

from tests.golden_games import GAMES
from tests.recorded import TABLES, recorded
from tests.web.conftest import apart
from windroos.hosting.errors import TableError
from windroos.hosting.hands import HandIndex, HandSpan, hand_of
from windroos.hosting.history import EndedHand, bodies, ended_hand
from windroos.hosting.replaying import replay_object
from windroos.hosting.setup import Setup, TablePlace, setup_text
from windroos.play.model.actions import Action
from windroos.play.model.events import HandBegan, HandEnded, Step
from windroos.play.record.header import Header, first_state
from windroos.play.record.record import group_lines, read_record
from windroos.play.record.replay import follow
from windroos.play.referee.state import new_state
from windroos.store.changes import Append, BeginStream, Event
from windroos.store.store import Store
from windroos.web.site import Site

ID = "gmb23456"
LONG = 16
"""HandIndex of a whole match by the tournament rules."""


class GroupedGame(NamedTuple):
    """A game: its header, its groups, and the same as they are stored."""

    header: Header
    groups: Sequence[tuple[Action, tuple[Step, ...]]]

    @property
    def bodies(self) -> list[str]:
        return ["\n".join(group_lines(action, steps)) for action, steps in self.groups]

    @property
    def setup(self) -> Setup:
        return Setup(self.header, tuple(TablePlace("greedy", at) for at in range(len(self.header.players))))

    def ends(self) -> list[int]:
        """The numbers of the groups that hands end with."""
        return [at for at, (_, steps) in enumerate(self.groups, 1) if has(steps, HandEnded)]

    def begins(self) -> list[int]:
        """The numbers of the groups that hands begin with."""
        return [at for at, (_, steps) in enumerate(self.groups, 1) if has(steps, HandBegan)]


def has(steps: Sequence[Step], kind: type) -> bool:
    return any(isinstance(step.public, kind) for step in steps)


def long_game() -> GroupedGame:
    return GroupedGame(*recorded("nts2002", hands=LONG)[:2])


def games() -> Iterator[GroupedGame]:
    """All golden games, and random ones with corrections, fouls and a last hand announced, by every rule set."""
    for path in sorted(GAMES.glob("*.jsonl")):
        record = read_record(path.read_text().splitlines())
        yield GroupedGame(record.header, [(group.action, group.steps) for group in record.groups])
    for id, strict, people in TABLES:
        yield GroupedGame(*recorded(id, strict, people, 3)[:2])


def by_the_whole(game: GroupedGame) -> list[EndedHand]:
    """All finished hands, by following the game from its first group to its last."""
    state = first = first_state(game.header)
    steps: list[Step] = []
    out: list[EndedHand] = []
    for _, then in game.groups:
        if has(then, HandBegan):
            first, steps = new_state(state.table.match, game.header.strict), []
        before, state = state, follow(state, then)
        steps.extend(then)
        if has(then, HandEnded):
            out.append(EndedHand(len(out) + 1, first, tuple(steps), before, then))
    return out


class CountingStore(Store):
    """A store that notes the numbers of the groups that it gives."""

    given: list[int]

    def events(self, id: str, after: int = 0, upto: int | None = None, having: Sequence[str] = ()) -> list[Event]:
        """As every store."""
        found = super().events(id, after, upto, having)
        self.given.extend(event.number for event in found)
        return found

    def taken(self) -> list[int]:
        """What it gave since this was asked."""
        given, self.given = self.given, []
        return given


@pytest.fixture
def store(tmp_path: Path) -> Iterator[CountingStore]:
    """An empty one."""
    apart(Store.open(tmp_path / "windroos.db").close())
    store = CountingStore.open(tmp_path / "windroos.db")
    store.given = []
    yield store
    apart(store.close())


def keep(store: Store, game: GroupedGame, upto: int | None = None) -> None:
    """Store a game, as far as a group."""
    apart(store.write(BeginStream(ID, "play", setup_text(game.setup)), Append(ID, 0, game.bodies[:upto])))


def found(hands: HandIndex, game: GroupedGame, length: int | None = None, shown: bool = True) -> tuple[HandSpan, ...]:
    return apart(hands.finished(ID, game.setup, len(game.groups) if length is None else length, shown))


def read(store: Store, game: GroupedGame, hand: HandSpan) -> EndedHand:
    return ended_hand(hand, game.header.strict, bodies(store, ID, hand.first, hand.last))


def test_a_hand_by_itself_is_the_hand_that_the_whole_game_has(store: Store) -> None:
    seen = set()
    for at, game in enumerate(games()):
        id = f"game{at:04}"
        apart(store.write(BeginStream(id, "play", setup_text(game.setup)), Append(id, 0, game.bodies)))
        listed = apart(HandIndex(store).finished(id, game.setup, len(game.groups), True))
        wanted = by_the_whole(game)
        assert len(listed) == len(wanted) > 0
        for hand, want in zip(listed, wanted, strict=True):
            got = ended_hand(hand, game.header.strict, bodies(store, id, hand.first, hand.last))
            assert got == want
            assert replay_object(got, "nl")["checked"] == replay_object(want, "nl")["checked"]
        seen |= {type(step.public).__name__ for _, steps in game.groups for step in steps}
    assert seen >= {"Fouled", "Corrected", "LastHandAnnounced", "HandEnded"}


def test_of_a_long_game_the_groups_of_one_hand_are_read(store: CountingStore) -> None:
    game, hands = long_game(), HandIndex(store)
    keep(store, game)
    for number in (LONG, 1, LONG - 3):
        hand = hand_of(found(hands, game), number)
        looked = store.taken()
        if number == LONG:  # asked for the first time: two of each hand, and the corrections between them
            assert len(looked) < 4 * LONG < len(game.groups) / 8
        else:
            assert looked == []
        read(store, game, hand)
        assert store.taken() == [*range(game.begins()[number - 1], game.ends()[number - 1] + 1)]


def test_when_a_game_goes_on_nothing_is_looked_at_twice(store: CountingStore) -> None:
    game, hands = long_game(), HandIndex(store)
    keep(store, game, game.ends()[9])
    assert len(found(hands, game, game.ends()[9])) == 10
    assert 0 < max(store.taken()) <= game.ends()[9]
    apart(store.write(Append(ID, game.ends()[9], game.bodies[game.ends()[9] :])))
    after = found(hands, game)
    assert min(store.taken()) > game.ends()[9]
    assert after == found(HandIndex(store), game)
    assert [(hand.first, hand.last) for hand in after] == [*zip(game.begins(), game.ends(), strict=True)]


def test_a_hand_is_kept_back_until_everybody_has_seen_it_end(store: Store) -> None:
    game, hands = long_game(), HandIndex(store)
    keep(store, game)
    third = game.ends()[2]
    for known in (hands, HandIndex(store)):  # one has looked at the whole game, which others may have asked for
        if known is hands:
            assert len(found(known, game)) == LONG
        assert len(found(known, game, third)) == 3
        assert len(found(known, game, third, shown=False)) == 2
        assert len(found(known, game, third - 1)) == 2
        assert len(found(known, game, game.begins()[3], shown=False)) == 3
    with pytest.raises(TableError) as wrong:
        hand_of(found(hands, game, third - 1), 3)
    assert wrong.value.code == "table_hand"


def test_the_pages_of_a_long_game_read_no_more_than_one_hand(
    site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = long_game()
    keep(site.store, game)
    assert client.get(f"/spelen/{ID}/replay").text.count("<option") >= LONG
    given: list[int] = []
    events = site.store.events

    def counting(*arguments: object, **named: object) -> list[Event]:
        got = events(*arguments, **named)  # type: ignore[arg-type]
        given.extend(event.number for event in got)
        return got

    monkeypatch.setattr(site.store, "events", counting)
    own = [*range(game.begins()[13], game.ends()[13] + 1)]
    for path in ("hand/14", "replay/14.json"):
        assert client.get(f"/spelen/{ID}/{path}").status_code == 200
        assert given == own
        given.clear()
    for path in (f"hand/{LONG + 1}", "hand/0", "replay/-1.json"):
        assert client.get(f"/spelen/{ID}/{path}").status_code == 404
    assert given == []
