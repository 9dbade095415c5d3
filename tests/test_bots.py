"""Computer players: each keeps the rules, plays the same again and finishes; and what they reckon with is right."""

from __future__ import annotations

import pickle
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from tests.houses import house, house_by_chance
from windroos.bits import packed_counts
from windroos.books.catalog import IDS, book_words, rules
from windroos.bots import irregular_targets, plans, prospects
from windroos.bots.botzone import BotzonePlayer
from windroos.bots.botzone_words import understood
from windroos.bots.discards import Discards
from windroos.bots.irregular_targets import gatherings, masks_of
from windroos.bots.nearest import Nearest, look
from windroos.bots.odds import CONCEALED, DRAWN, MOST_DRAWS, MOST_HELP, MOST_MISSING, OPEN, chances
from windroos.bots.player import NAMES, BotError, ComputerPlayer, Reason, acting, make
from windroos.bots.process import ProcessPlayer
from windroos.bots.slots import WEIGHTS, keys_of
from windroos.bots.story import Story
from windroos.bots.targets import Target, Wish, target_of
from windroos.bots.visible import tiles_of, unseen
from windroos.distance.ladders import Ladder
from windroos.distance.shapes import Shape, tiles_short
from windroos.hands import By, Hand, Meld, Situation, Win
from windroos.notation import parse_tiles
from windroos.play.model import events as event_kinds
from windroos.play.model.actions import Action, Call, Claim, Discard, Draw, Kong, Mahjong, PlayerAction
from windroos.play.model.events import Event, HandEnded, Step, seen_by
from windroos.play.model.match import new_match
from windroos.play.model.view import View
from windroos.play.referee.game import Decide, Game, play_hand
from windroos.play.rules.legal import options
from windroos.play.rules.winning import waiting_for
from windroos.rules.plans import shortfall
from windroos.rules.rule import Value
from windroos.rules.rules import Rules
from windroos.scoring.outlook import Completed, completed
from windroos.scoring.score import score
from windroos.scoring.waits import copies_of
from windroos.text import bots as words
from windroos.tiles import HONOURS, KINDS, SUIT, WALL_136, kinds_in

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = Path(__file__).with_name("bot_programs.py")
TABLES: list[tuple[str, int, dict[str, Value]]] = [
    *((id, players, {}) for id in IDS for players in (4, 3, 5)),
    ("groenehart2011", 4, {"flowers": True}),
    ("nts2002", 4, {"minimum": 0}),
    ("nts2002", 4, {"minimum": 10}),
    ("hongkong", 4, {"minimum": 4}),
    ("mcr", 4, {"minimum": 0, "flowers": False}),
    ("mcr", 4, {"minimum": 40}),
]
"""Rule sets, players and options that every player must be able to play."""


def a_game(played: Rules, listener: Callable[[Action, tuple[Step, ...]], object] | None = None) -> Game:
    players = int(played.value("players"))
    match = new_match(played, tuple("abcde"[:players]), tuple(range(min(players, 4))), 4 if players == 5 else -1)
    return Game(match, listener=listener)


def watched(player: ComputerPlayer) -> Callable[[View, tuple[PlayerAction, ...]], PlayerAction]:
    """The player, and a look at whether it does only what it may."""

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        choice = player.decide(view, actions)
        assert choice.action in actions
        if choice.reason is not None:
            for lang in ("nl", "en"):
                assert words.reason_text(choice.reason, book_words(view.rules.id), lang)
        return choice.action

    return decide


def hands_of(played: Rules, names: Sequence[str], hands: int, seed: int) -> list[Step]:
    """All steps of some hands, checked."""
    steps: list[Step] = []
    game = a_game(played, lambda _, done: steps.extend(done))
    seats = int(played.value("players"))
    players = [watched(make(names[at % len(names)], played, seed + at)) for at in range(seats)]
    random = Random(seed)
    for _ in range(hands):
        play_hand(game, players, random)
    return steps


# --- every player, every rule set ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("id", "players", "more"), TABLES)
def test_every_player_keeps_the_rules_and_plays_the_same_again(
    name: str, id: str, players: int, more: dict[str, Value]
) -> None:
    played = rules(id, {"players": players, **more})
    steps = hands_of(played, (name,), 1, players)
    assert sum(isinstance(step.public, HandEnded) for step in steps) == 1
    assert hands_of(played, (name,), 1, players) == steps


@pytest.mark.parametrize("id", IDS)
def test_players_sit_together_on_a_strict_table(id: str) -> None:
    played = rules(id)
    match = new_match(played, ("a", "b", "c", "d"), (0, 1, 2, 3))
    ended: list[Step] = []
    game = Game(match, strict=True, listener=lambda _, done: ended.extend(done))
    play_hand(game, [watched(make(name, played, 3)) for name in ("live", "greedy", "random", "live")], Random(8))
    end = ended[-1].public
    assert isinstance(end, HandEnded)
    assert not end.dead
    assert all(tile < KINDS for seat in (0, 1, 3) for tile in end.racks[seat]), "a planning player lays out its flowers"


def test_a_dead_hand_of_a_wrong_number_of_tiles_is_played_on() -> None:
    """People ask the live player for a hint, whatever has happened to their hand."""
    game = a_game(rules("hongkong"))
    game.begin(Random(3))
    view = game.view(0)
    waiting = rack_in_order("123m 456m 789s 11z 55z")
    short = view._replace(own=view.own._replace(rack=waiting[:-1], dead=True))
    for name in ("greedy", "live"):
        assert isinstance(make(name, rules("hongkong")).decide(short, options(short)).action, Discard)


def test_the_moon_is_announced_where_it_may_be_the_last_tile() -> None:
    game = a_game(rules("hongkong"))
    game.begin(Random(3))
    draws = (Draw(0), Draw(0, moon=True))
    for rack, moon in (("123m 456m 789s 55z 23p", True), ("123m 456m 789s 55z 78p", False)):
        view = game.view(0)
        view = view._replace(own=view.own._replace(rack=rack_in_order(rack)))
        assert make("live", rules("hongkong")).decide(view, draws).action == draws[moon]


def rack_in_order(text: str) -> tuple[int, ...]:
    return tuple(sorted(kind for word in text.split() for kind in parse_tiles(word)))


@pytest.mark.parametrize(("id", "least"), [("nts2002", 4), ("hongkong", 6), ("nmv144", 6), ("mcr", 6)])
@pytest.mark.parametrize("name", ["greedy", "live"])
def test_planning_players_go_out(id: str, least: int, name: str) -> None:
    """Of ten hands they win most; who ignores the minimum draws seven of ten by the tournament rules."""
    ends = [step.public for step in hands_of(rules(id), (name,), 10, 5) if isinstance(step.public, HandEnded)]
    assert len(ends) == 10
    assert sum(end.winner >= 0 for end in ends) >= least


def test_planning_players_beat_chance() -> None:
    net = [0, 0, 0, 0]
    for step in hands_of(rules("hongkong"), ("live", "random", "greedy", "random"), 24, 2):
        if isinstance(step.public, event_kinds.HandBegan):
            seats = step.public.seats
        elif isinstance(step.public, HandEnded):
            for seat, points in enumerate(step.public.net):
                net[seats[seat]] += points
    assert net[0] + net[2] > 0 > net[1] + net[3]


def test_no_such_player() -> None:
    for name in ("strong", "Live", "process", ""):
        with pytest.raises(BotError) as wrong:
            make(name, rules("mcr"))
        assert wrong.value.code == "no_such_player"


def test_every_reason_and_every_hand_has_words() -> None:
    said: set[str] = set()
    for path in (ROOT / "src/windroos/bots").glob("*.py"):
        said |= set(re.findall(r"(?:Reason|reason_for)\(\s*\"([a-z_]+)\"", path.read_text(encoding="utf-8")))
    assert said == set(words.REASONS)
    for id in IDS:
        played = [rules(id), *([rules(id, minimum=0)] if id != "nmv144" else [])]
        for one in played:
            names = {hand.name for round in range(2) for hand in gatherings(one, 0, round)}
            names |= {name for wish, _ in plans.wishes(one, 1, 0) for name in (wish.name, *wish.ids)}
            for name in names:
                assert all(words.hand_name(book_words(id), name, lang) for lang in ("nl", "en")), name
    assert set(words.PLAYERS) == set(NAMES)


# --- what they reckon with -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_every_wish_may_go_out(id: str) -> None:
    """Hands made at random from a wish are mahjong and over the minimum, whatever the last tile is."""
    random = Random(id)
    for seat, round in ((0, 0), (2, 1)):
        _wishes_go_out(rules(id), Situation(seat, round), random, 4)


@pytest.mark.parametrize("id", IDS)
def test_every_wish_may_go_out_by_any_house_rules(id: str) -> None:
    random = Random(id)
    for minimum in (1, 2, 3, 4) if id in ("nts2002", "hongkong") else (8, 6, 10) if id == "mcr" else ():
        for _ in range(3):
            played = house_by_chance(id, random, minimum=minimum)
            _wishes_go_out(played, Situation(random.randrange(4), random.randrange(4)), random, 1)


def test_what_a_dearer_item_takes_away_is_reckoned_with() -> None:
    """Ones, nines and honours alone take the place of four pungs; by the book they are worth more."""
    for id in IDS:
        for wish, _ in plans.wishes(rules(id), 1, 0):
            assert shortfall(rules(id), wish.ids) == 0, wish
    poor = house("mcr", {"all_terminals_and_honors": {"fan": 1}}, {})
    assert shortfall(poor, ("all_pungs", "seat_wind")) == 5
    kept = [wish for wish, _ in plans.wishes(poor, 1, 0) if set(wish.ids) == {"all_pungs", "seat_wind"}]
    assert not kept


def test_a_wish_follows_the_house() -> None:
    usual = {wish.ids for wish, _ in plans.wishes(rules("hongkong", minimum=3), 1, 0)}
    assert ("schoon",) in usual
    poor = house("hongkong", {"schoon": {"fan": 1}}, {"minimum": 3})
    assert ("schoon",) not in {wish.ids for wish, _ in plans.wishes(poor, 1, 0)}
    assert "drakenslang" in {one.name for one in gatherings(rules("nts2002"), 0, 0)}
    gone = house("nts2002", {"drakenslang": {"count": False}}, {})
    assert "drakenslang" not in {one.name for one in gatherings(gone, 0, 0)}


def _wishes_go_out(played: Rules, situation: Situation, random: Random, times: int) -> None:
    seat = situation.seat
    for bonus in ((), (34 + (seat + 1) % 4,), (34 + seat,)) if played.policy.bonus else ((),):
        already = plans.fan_of(played, seat, bonus)
        for wish, _ in plans.wishes(played, seat, situation.round, already):
            for _ in range(times if wish.worth + already >= played.policy.minimum else 0):
                _goes_out(played, wish, situation, bonus, random)


def _goes_out(played: Rules, wish: Wish, situation: Situation, bonus: tuple[int, ...], random: Random) -> None:
    made = _made(wish, random)
    if made is None:
        return
    sets, pair = made
    opened = random.sample(range(len(sets)), min(wish.most_open, random.randint(0, 4), len(sets)))
    melds = tuple(
        Meld("pung" if sets[at][0] == sets[at][1] else "chow", sets[at][0]) for at in opened if len(sets[at]) == 3
    )
    left = [tile for at, group in enumerate(sets) if at not in opened or len(group) != 3 for tile in group] + [pair] * 2
    last = random.choice(left)
    left.remove(last)
    hidden = wish.ladder == Ladder.PUNGS and wish.most_open < 4
    drawn = wish.drawn or hidden or random.random() < 0.3  # a discard opens the pung that it completes
    win = Win(last, By.WALL if drawn else By.DISCARD)
    found = score(played, Hand(tuple(sorted(left)), melds, bonus), situation._replace(win=win))
    assert found.legal, (wish, sets, pair, melds, win, found.would_be, played.entries)


def _made(wish: Wish, random: Random) -> tuple[list[tuple[int, ...]], int] | None:
    """Four sets (the nine of a knitted straight as one) and a pair that are as a wish says; None if chance fails."""
    kinds = [kind for kind in range(KINDS) if wish.allowed >> kind & 1]
    for _ in range(200):
        sets: list[tuple[int, ...]] = list(wish.groups)
        chows = sum(group[0] != group[-1] for group in sets)
        firsts = [kind for kind in kinds if kind < 27 and kind % 9 < 7 and wish.allowed >> kind & 7 == 7]
        assert firsts or wish.ladder != Ladder.CHOWS
        while sum(len(group) // 3 for group in sets) < 4:
            kind = random.choice(kinds)
            chow = kind in firsts and random.random() < 0.7
            most = {Ladder.PUNGS: 0, Ladder.ONE_CHOW: 1}.get(wish.ladder, 4)
            if (chow and chows < most) or wish.ladder == Ladder.CHOWS:
                if chow:
                    sets.append((kind, kind + 1, kind + 2))
                    chows += 1
            else:
                sets.append((kind,) * 3)
        pair = random.choice(kinds)
        held = [tile for group in sets for tile in group] + [pair] * 2
        if max(held.count(tile) for tile in held) <= 4:
            return sets, pair
    return None


def test_a_target_s_distance_is_that_of_its_shape() -> None:
    random = Random(4)
    suits = [SUIT << 9 * suit for suit in range(3)]
    for _ in range(400):
        allowed = random.choice([(1 << KINDS) - 1, *suits, *(suit | HONOURS for suit in suits)])
        ladder = random.choice(list(Ladder))
        pungs = random.sample([kind for kind in range(27, 34) if allowed >> kind & 1] or [27], 1)
        groups = ((pungs[0],) * 3,) if allowed >> 27 & 1 and ladder != Ladder.CHOWS and random.random() < 0.5 else ()
        target = target_of(Wish("any", 0, allowed, ladder, groups), 1.0)
        shape = Shape(
            allowed,
            required=1 << pungs[0] if groups else 0,
            min_chows=4 if ladder == Ladder.CHOWS else 0,
            max_chows={Ladder.PUNGS: 0, Ladder.ONE_CHOW: 1}.get(ladder, 4),
        )
        rack = sorted(random.sample(WALL_136, random.choice((13, 14))))
        assert target.distance(keys_of(rack)) == tiles_short(*packed_counts(rack), 0, shape)


def test_a_target_beside_sets() -> None:
    """A required chow that lies is made; a set that does not fit in ends the plan; a concealed one bears no claim."""
    straight = target_of(Wish("pure_straight", 16, groups=((0, 1, 2), (3, 4, 5), (6, 7, 8))), 1.0)
    laid = straight.after(Meld("chow", 3))
    assert laid is not None
    rest = keys_of([0, 1, 2, 6, 7, 9, 9, 9, 12, 12])
    assert laid.distance(rest) == 1
    assert laid.look(rest) == (1, 1 << 8)
    other = laid.after(Meld("pung", 30))
    assert other is not None
    assert other.distance(keys_of([0, 1, 2, 6, 7, 12, 12])) == 1
    assert other.after(Meld("chow", 18)) is None
    pure = target_of(Wish("full_flush", 3, allowed=SUIT, most_open=0), 1.0)
    assert pure.after(Meld("chow", 0)) is None
    assert pure.after(Meld("kong", 4, open=False)) is not None
    assert pure.after(Meld("kong", 9, open=False)) is None
    one_chow = target_of(Wish("one_chow", 0, ladder=Ladder.ONE_CHOW), 1.0).after(Meld("chow", 0))
    assert one_chow is not None
    assert one_chow.after(Meld("chow", 18)) is None


@pytest.mark.parametrize("id", ["nts2002", "mcr"])
def test_tiles_that_bring_a_target_nearer(id: str) -> None:
    """As distances say, also beside a set that lies, and when asked again."""
    random = Random(6)
    found = plans.targets(plans.Place(rules(id), 1, 0), ())
    beside = [after for one in found if (after := one.after(Meld("pung", 31))) is not None]
    for targets, size in ((found, 13), (beside, 10)):
        for _ in range(60):
            rack = sorted(random.sample(WALL_136, size))
            target, keys = random.choice(targets), keys_of(rack)
            missing = target.distance(keys)
            wanted = [k for k in range(KINDS) if rack.count(k) < 4 and target.distance(keys_of([*rack, k])) < missing]
            for _ in range(2):
                assert target.look(keys) == (missing, sum(1 << kind for kind in wanted))


@pytest.mark.parametrize("id", IDS)
def test_what_is_left_after_each_discard(id: str) -> None:
    """Looked at together, a hand without each of its tiles is what it is when it is looked at alone."""
    random = Random(id)
    found = plans.targets(plans.Place(rules(id), 2, 1), ())
    beside = [after for one in found if (after := one.after(Meld("pung", 28))) is not None]
    for targets, size in ((found, 14), (beside, 11)):
        for _ in range(12):
            rack = sorted(random.sample([kind for kind in WALL_136 if kind != 28], size))
            kinds = list(dict.fromkeys(rack))
            discards = Discards(keys_of(rack), kinds)
            for target in random.sample(targets, 20):
                left = [target.look(keys_of(rack) - WEIGHTS[kind]) for kind in kinds]
                assert discards.looks(target) == left


@pytest.mark.parametrize("id", IDS)
def test_targets_are_few_whatever_is_laid(id: str) -> None:
    """What is left of a wish depends on what its other sets may be, not on which sets lie or in what order."""
    random = Random(id)
    kinds = [
        *(Meld("pung", kind) for kind in range(KINDS)),
        *(Meld("chow", kind) for kind in range(25) if kind % 9 < 7),
    ]
    melds = [meld._replace(open=opened) for meld in kinds for opened in (True, False)]
    for root in plans.targets(plans.Place(rules(id), 0, 0), ()):
        known: set[Target] = {root}
        ahead = [root]
        while ahead:
            target = ahead.pop()
            after = {laid for meld in melds if (laid := target.after(meld)) is not None} - known
            known |= after
            ahead += after
        assert len(known) <= 45
        one, other = random.sample(kinds, 2)
        first, second = root.after(one), root.after(other)
        if first is not None and second is not None and one.kind != other.kind:
            assert first.after(other) is second.after(one), (root.wish, one, other)


def test_a_hand_that_comes_anew_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server sends each view to the process of its players, where equal sets are no longer the same object."""
    view = _views(rules("mcr"), lambda view: len(view.melds) > 1 and len(view.own.rack) % 3 == 2)[0]
    memory, tiles = Nearest(), tiles_of(view)
    found = memory.look(view, tiles, 2)
    monkeypatch.delattr("windroos.bots.plans.groups")
    again = pickle.loads(pickle.dumps(tiles))
    assert again.melds is not tiles.melds
    assert memory.look(view, again, 2) == found


@pytest.mark.parametrize("id", IDS)
def test_what_waiting_hands_pay_is_the_scorer_s_word(id: str) -> None:
    """The totals are those of a whole score, for every kind that completes a hand, thrown and drawn."""
    played, compared = rules(id), 0
    for view in _views(played, lambda view: waiting_for(view) != 0):
        hand, winds = view.hand, Situation(view.seat, view.table.round)
        kinds = [kind for kind in kinds_in(waiting_for(view)) if copies_of(hand, kind) < 4]
        for kind, *totals in completed(played, hand, winds, kinds):
            for by, total in zip((By.DISCARD, By.WALL), totals, strict=True):
                found = score(played, hand, winds._replace(win=Win(kind, by)))
                assert total == (found.total if found.legal else None), (hand, kind, by)
                compared += 1
    assert compared > 20


def test_no_discard_is_explained_to_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the hands that it may wait for a player wants the totals alone."""
    views = _views(rules("hongkong"), lambda view: len(view.own.rack) % 3 == 2 and view.own.drawn >= 0)
    wanted: list[Hand] = []

    def watched(played: Rules, hand: Hand, winds: Situation, kinds: Sequence[int]) -> tuple[Completed, ...]:
        wanted.append(hand)
        return completed(played, hand, winds, kinds)

    monkeypatch.setattr("windroos.bots.prospects.completed", watched)
    monkeypatch.delattr("windroos.scoring.score.lines_of")
    prospects.waits_of.cache_clear()
    for view in views:
        kinds = dict.fromkeys(kind for kind in view.own.rack if kind < KINDS)
        make("live", view.rules).decide(view, tuple(Discard(view.seat, kind) for kind in kinds))
    assert wanted


def _views(played: Rules, wanted: Callable[[View], bool]) -> list[View]:
    """What seats see in some hands, as far as it is wanted."""
    found: list[View] = []
    players = [acting(make("greedy", played)) for _ in range(4)]

    def watching(player: Callable[[View, tuple[PlayerAction, ...]], PlayerAction]) -> Decide:
        def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
            if wanted(view):
                found.append(view)
            return player(view, actions)

        return decide

    game, random = a_game(played), Random(5)
    for _ in range(6):
        play_hand(game, [watching(player) for player in players], random)
    return found


@pytest.mark.parametrize("id", IDS)
def test_gatherings_are_what_the_book_says(id: str) -> None:
    """Full racks of each are mahjong; and what brings nearer does."""
    random, played = Random(id), rules(id)
    for one in gatherings(played, 1, 1):
        for _ in range(3):
            rack = _gathered(one, random)
            assert one.distance(masks_of(keys_of(rack))) == 0
            last = rack[random.randrange(14)]
            rest = list(rack)
            rest.remove(last)
            assert one.distance(masks_of(keys_of(rest))) == 1
            assert one.nearer(masks_of(keys_of(rest))) >> last & 1
            assert score(played, Hand(tuple(rest)), Situation(1, 1, Win(last))).legal, (one, rack)
        few = random.sample(range(KINDS), 5)
        for tiles in (random.sample(WALL_136, 13), random.sample([kind for kind in WALL_136 if kind in few], 13)):
            held, missing = masks_of(keys_of(tiles)), one.distance(masks_of(keys_of(tiles)))
            for kind in range(KINDS):
                if tiles.count(kind) == 4:
                    continue
                less = missing - one.distance(masks_of(keys_of((*tiles, kind))))
                assert less == one.nearer(held) >> kind & 1, (one, tiles, kind)


def _gathered(one: irregular_targets.Gathering, random: Random) -> tuple[int, ...]:
    def some(mask: int, number: int) -> list[int]:
        return random.sample([kind for kind in range(KINDS) if mask >> kind & 1], number)

    if one.pairs:
        return tuple(sorted(some(one.pairs, 7) * 2))
    rack = some(one.single, one.wanted)
    if one.apart:
        rack += some(one.double, 1) * 2
    elif one.double:
        rack += random.sample([kind for kind in rack if one.double >> kind & 1], 1)
    return tuple(sorted(rack))


@pytest.mark.parametrize("id", ["groenehart2011", "hongkong", "mcr", "nmv144"])
def test_remembering_the_turn_before_changes_nothing(id: str) -> None:
    played = rules(id)
    memories = {slack: [Nearest() for _ in range(4)] for slack in (0, 1)}
    compared = 0

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        nonlocal compared
        choice, tiles = player.decide(view, actions), tiles_of(view)
        for slack, seats in memories.items():
            memory = seats[view.table.players[view.seat]]
            told = memory.look(view, tiles, slack)
            assert told[0][0] == min(missing for missing, _ in told)
            again = look(view, tiles, slack)
            assert sorted((one[0], id_of(one[1])) for one in told) == sorted((one[0], id_of(one[1])) for one in again)
            if isinstance(choice.action, Discard):
                memory.discarded(tiles, choice.action.tile)
            compared += 1
        return choice.action

    def id_of(aim: object) -> int:
        return hash(repr(aim)) if isinstance(aim, irregular_targets.Gathering) else hash(aim)

    player = make("greedy", played)
    game, random = a_game(played), Random(3)
    for _ in range(2):
        play_hand(game, [decide] * 4, random)
    assert compared > 100


def test_what_a_seat_cannot_see() -> None:
    """Unseen tiles are those of the others and of the wall; a taken discard is counted once."""
    played = rules("hongkong")
    player = acting(make("greedy", played))
    seen = 0

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        nonlocal seen
        left = unseen(view)
        own = [state.rack for state in game.state.own]
        hidden = [tile for seat, rack in enumerate(own) if seat != view.seat for tile in rack]
        taken = game.state.table.front
        assert min(left) >= 0
        for kind in set(hidden):
            assert left[kind] >= hidden.count(kind)
        assert sum(left) <= len(hidden) + len(view.conduct.tiles) - taken
        seen += 1
        return player(view, actions)

    game = a_game(played)
    play_hand(game, [decide] * 4, Random(12))
    assert seen > 20


@pytest.mark.parametrize("way", [OPEN, CONCEALED, DRAWN])
def test_chances_grow_with_tiles_and_turns(way: int) -> None:
    table = chances(way, 4, 53, 17)
    assert len(table) == MOST_MISSING + 1
    for missing in range(1, MOST_MISSING + 1):
        for draws in range(1, MOST_DRAWS + 1):
            row = table[missing][draws]
            assert list(row) == sorted(row)
            assert row[0] == 0 <= row[MOST_HELP] < 1
            assert (row[MOST_HELP] > 0) == (draws >= missing)
            assert table[missing - 1][draws][20] >= row[20]


# --- the events, told from views -------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_the_story_is_what_happened(id: str) -> None:
    """Told to a seat: all it really saw, in the same order, but for bonus tiles and replacement tiles, in any."""
    played, seats = rules(id), range(4)
    for seed in range(4):
        real: list[list[Event]] = [[] for _ in seats]
        told: list[list[Event]] = [[] for _ in seats]
        length = [0] * 4
        stories, players = [Story() for _ in seats], [make("greedy", played) for _ in seats]
        heard = real

        def listen(_: Action, steps: tuple[Step, ...], heard: list[list[Event]] = heard) -> None:
            for step in steps:
                for seat in seats:
                    heard[seat] += seen_by(step, seat)

        game = a_game(played, listen)
        game.begin(Random(seed))
        while waiting := game.waiting():
            seat = waiting[0]
            view = game.view(seat)
            told[seat] += stories[seat].since(view)
            length[seat] = len(real[seat])
            game.do(players[seat].decide(view, options(view)).action)
        for seat in seats:
            happened = real[seat][: length[seat]]
            assert _in_order(told[seat]) == _in_order(happened)
            assert _in_any_order(told[seat]) == _in_any_order(happened)
            received = [event for event in told[seat] if isinstance(event, event_kinds.Received)]
            really = iter([event for event in happened if isinstance(event, event_kinds.Received)])
            assert all(event in really for event in received)


def _in_order(events: list[Event]) -> list[Event]:
    kinds = (
        event_kinds.HandBegan
        | event_kinds.Opened
        | event_kinds.Dealt
        | event_kinds.Discarded
        | event_kinds.Melded
        | event_kinds.Covered
        | event_kinds.Konged
    )
    return [
        event
        for event in events
        if isinstance(event, kinds) or (isinstance(event, event_kinds.Drew) and not event.loose)
    ]


def _in_any_order(events: list[Event]) -> list[str]:
    return sorted(repr(event) for event in events if isinstance(event, event_kinds.Exposed | event_kinds.Drew))


# --- programs --------------------------------------------------------------------------------------------------------


def command(name: str, *more: str) -> str:
    return f'"{sys.executable}" "{PROGRAMS}" {name} {" ".join(more)}'.strip()


def one_hand(player: ComputerPlayer, played: Rules, seed: int = 1) -> list[Reason | None]:
    """One hand of a player with three greedy ones; the reasons it gave."""
    reasons: list[Reason | None] = []

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        choice = player.decide(view, actions)
        assert choice.action in actions
        reasons.append(choice.reason)
        return choice.action

    others = [acting(make("greedy", played)) for _ in range(3)]
    try:
        play_hand(a_game(played), [decide, *others], Random(seed))
    finally:
        player.close()
    return reasons


@pytest.mark.parametrize("page", ["docs/players.md", "docs/spelers.md"])
def test_the_player_in_the_documents_plays(page: str, tmp_path: Path) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    program = next(block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "sys.stdin" in block)
    assert len(program.splitlines()) <= 32
    file = tmp_path / "player.py"
    file.write_text(program, encoding="utf-8")
    player = make(f'process:"{sys.executable}" "{file}"', rules("nts2002"), 3)
    assert len(one_hand(player, rules("nts2002"))) > 5


def test_a_program_may_answer_with_an_action_and_say_why() -> None:
    reasons = one_hand(make(f"process:{command('first')}", rules("hongkong")), rules("hongkong"))
    assert Reason("said", (("text", "the first?is as good as any"),)) in reasons


def test_a_late_answer_is_not_taken_for_the_next() -> None:
    player = ProcessPlayer(command("slow"), rules("mcr"), seconds=1.5)
    reasons = one_hand(player, rules("mcr"))
    assert reasons[0] == Reason("too_late")
    assert reasons[-1] is None


def test_a_program_that_does_not_end_is_ended() -> None:
    player = ProcessPlayer(command("stubborn"), rules("mcr"))
    process = player._pipe._process
    player.close()
    assert process.poll() is not None


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("silent", "bot_silent"),
        ("crash", "bot_left"),
        ("nonsense", "bot_nonsense"),
        ("forbidden", "bot_not_allowed"),
        ("endless", "bot_nonsense"),
        ("mute", "bot_no_hello"),
        ("newer", "bot_protocol"),
    ],
)
def test_a_program_that_does_not_play_along(name: str, code: str) -> None:
    seconds, hello = (0.2 if name == silent else 120.0 for silent in ("silent", "mute"))  # a machine may be busy
    with pytest.raises(BotError) as wrong:
        one_hand(ProcessPlayer(command(name), rules("mcr"), seconds=seconds, hello=hello), rules("mcr"))
    assert wrong.value.code == code
    for lang in ("nl", "en"):
        assert "bot_programs.py" in wrong.value.sentence(lang)
        assert "\n" not in wrong.value.sentence(lang)
        assert wrong.value.hint(lang)
    if name == "crash":
        assert "KeyError" in str(wrong.value)


@pytest.mark.parametrize(
    ("given", "code"),
    [("process:", "bot_no_command"), ("process:no-such-program", "bot_not_started"), ('process:"', "bot_not_started")],
)
def test_a_program_that_does_not_start(given: str, code: str) -> None:
    with pytest.raises(BotError) as wrong:
        make(given, rules("mcr"))
    assert wrong.value.code == code


# --- Botzone ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["botzone_keep", "botzone_json_keep"])
def test_a_botzone_program_that_stays(name: str) -> None:
    """The program keeps its hand by the requests alone, and breaks off where they do not fit."""
    for seed in range(3):
        way = "botzone-json" if "json" in name else "botzone"
        assert len(one_hand(make(f"{way}:{command(name)}", rules("mcr")), rules("mcr"), seed)) > 5


@pytest.mark.parametrize(("name", "as_json"), [("botzone", False), ("botzone_json", True)])
def test_a_botzone_program_that_is_started_for_every_answer(name: str, as_json: bool) -> None:
    player = BotzonePlayer(command(name), rules("mcr"), as_json)
    game, asked = a_game(rules("mcr")), 0
    game.begin(Random(5))
    others = acting(make("greedy", rules("mcr")))
    while asked < 6 and (waiting := game.waiting()):
        view = game.view(waiting[0])
        if view.seat == 0:
            asked += 1
            game.do(player.decide(view, options(view)).action)
        else:
            game.do(others(view, options(view)))
    player.close()
    assert asked == 6


def test_botzone_s_words() -> None:
    turn = (Discard(0, 0), Discard(0, 31), Kong(0, 9), Mahjong(0))
    claims = (
        Claim(0, Call.PASS),
        Claim(0, Call.MAHJONG),
        Claim(0, Call.CHOW, 3),
        Claim(0, Call.PUNG),
        Claim(0, Call.KONG),
    )
    told: list[tuple[str, tuple[PlayerAction, ...], PlayerAction | None, int]] = [
        ("PLAY W1", turn, turn[0], -1),
        ("PLAY J3", turn, turn[1], -1),
        ("GANG B1", turn, turn[2], -1),
        ("BUGANG B1", turn, turn[2], -1),
        ("HU", turn, turn[3], -1),
        ("PASS", claims, claims[0], -1),
        ("HU", claims, claims[1], -1),
        ("CHI W5 F1", claims, claims[2], 27),
        ("PENG J1", claims, claims[3], 33),
        ("GANG", claims, claims[4], -1),
        ("CHI W4 F1", claims, None, -1),
        ("PLAY W2", turn, None, -1),
        ("PLAY W10", turn, None, -1),
        ("PLAY", turn, None, -1),
        ("GANG W9", turn, None, -1),
        ("", turn, None, -1),
        ("PASS", turn, None, -1),
    ]
    for response, actions, action, discard in told:
        assert understood(response, actions) == (action, discard), response


def test_botzone_plays_mcr_alone() -> None:
    with pytest.raises(BotError) as wrong:
        make("botzone:bot", rules("nts2002"))
    assert wrong.value.code == "botzone_rules"
    with pytest.raises(BotError) as crashed:
        one_hand(make(f"botzone:{command('crash')}", rules("mcr")), rules("mcr"))
    assert crashed.value.code == "bot_left"
