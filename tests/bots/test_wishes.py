"""What computer players reckon with is right: wishes, targets, chances and what is remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from tests.bots.tables import a_game
from tests.houses import house, house_by_chance
from windroos.bits import packed_counts
from windroos.books.catalog import IDS, rules
from windroos.bots import irregular_targets, plans, prospects
from windroos.bots.discards import Discards
from windroos.bots.irregular_targets import gatherings, masks_of
from windroos.bots.odds import CONCEALED, DRAWN, MOST_DRAWS, MOST_HELP, MOST_MISSING, OPEN, chances
from windroos.bots.player import acting, make
from windroos.bots.slots import WEIGHTS, keys_of
from windroos.bots.targets import Target, Wish, target_of
from windroos.bots.visible import unseen
from windroos.distance.ladders import Ladder
from windroos.distance.shapes import Shape, tiles_short
from windroos.hands import By, Hand, Meld, Situation, Win, copies_of
from windroos.play.model.actions import Discard, PlayerAction
from windroos.play.model.view import View
from windroos.play.referee.game import Decide, play_hand
from windroos.play.rules.winning import waiting_for
from windroos.rules.plans import shortfall
from windroos.rules.rules import Rules
from windroos.scoring.outlook import Completed, completed
from windroos.scoring.score import score
from windroos.tiles import HONOURS, KINDS, SUIT, WALL_136, kinds_in


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


@pytest.mark.parametrize("id", IDS)
def test_what_waiting_hands_pay_is_the_scorer_s_word(id: str) -> None:
    """The totals are those of a whole score, for every kind that completes a hand, thrown and drawn."""
    played, compared = rules(id), 0
    for view in _views(played, lambda view: view.hand.size() == 13 and waiting_for(view) != 0):
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
