"""The wall and the deal, as each book has them."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from tests.play.conducts import conduct
from windroos.books.catalog import IDS, rules
from windroos.errors import PlayError
from windroos.play.model.deal import Deal, deal, replace_bonus
from windroos.play.model.wall import (
    Stack,
    check_wall,
    commitment,
    deal_positions,
    draw_order,
    drawn_from,
    layout,
    loose_order,
    replaced_from,
    stacks,
)
from windroos.rules.conduct import Bonus, Conduct
from windroos.rules.rules import conduct_of
from windroos.tiles import SEASONS

ALL = [conduct(id, players=players) for id in IDS for players in (3, 4, 5)]
ALL += [conduct("groenehart2011", flowers=True), conduct("hongkong", live_wall="all"), conduct("nmv144", flowers=False)]


NAMES = [f"{it.rules_id}-{it.players}-{len(it.tiles)}-{it.dead}" for it in ALL]


def test_deal_in_fours() -> None:
    """Three times four, then one each and one more for East (NTS 2002, p. 4)."""
    east, south, west, north = deal_positions(conduct("nts2002"))
    assert east == (0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52)
    assert south == (4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 49)
    assert west[-1] == 50
    assert north[-2:] == (47, 51)
    assert draw_order(conduct("nts2002")) == tuple(range(136))


def test_east_takes_the_upper_tiles_of_the_first_and_the_third_stack() -> None:
    """Fu Hing, p. 6: stacks 24, 25, 26 are the first three; then play goes on with the lower tile of the third."""
    east, south, west, north = deal_positions(conduct("hongkong"))
    assert east[12:] == (2 * 24, 2 * 26)
    assert (south[12], west[12], north[12]) == (49, 50, 51)
    assert draw_order(conduct("hongkong"))[47:55] == (47, 48, 52, 49, 50, 51, 53, 54)


def test_jump_with_three() -> None:
    three = conduct("hongkong", players=3)
    assert deal_positions(three)[0][12:] == (36, 40)
    assert draw_order(three)[36:44] == (36, 40, 37, 38, 39, 41, 42, 43)


def test_loose_tiles() -> None:
    """The upper tile first, lying farthest from the opening (144 rules, rule 16); the nearest first (NTS, p. 5)."""
    assert loose_order(conduct("nmv144"))[:4] == (142, 143, 140, 141)
    assert loose_order(conduct("hongkong"))[:4] == (142, 143, 140, 141)
    assert loose_order(conduct("nts2002"))[:4] == (135, 134, 133, 132)


@pytest.mark.parametrize("it", ALL, ids=NAMES)
def test_every_tile_goes_once_and_stands_until_then(it: Conduct) -> None:
    """Whatever is drawn from either end, until no tile may be drawn any more."""
    count = len(it.tiles)
    for seed in range(12):
        random = Random(seed)
        dealt = [at for positions in deal_positions(it) for at in positions]
        assert sorted(dealt) == sorted(draw_order(it)[: len(dealt)])
        taken = list(dealt)
        front, back = len(dealt), 0
        share = random.choice((0.0, 0.1, 0.5, 0.9))
        while True:
            live = count - it.dead - front - (back if it.refilled else 0)
            loose = live if it.refilled else it.dead - back
            if random.random() < share and loose:
                taken.append(replaced_from(it, front, back))
                back += 1
            elif live:
                taken.append(drawn_from(it, front, back))
                front += 1
            elif not loose or share == 0:
                break
            if len(taken) % 7 == 0:
                _check_layout(
                    it, layout(it, random.randrange(it.sides), 1 + random.randrange(it.stacks), front, back), taken
                )
        assert len(set(taken)) == len(taken)
        if it.refilled:
            assert len(taken) == count - it.dead
        _check_layout(it, layout(it, 0, 1, front, back), taken)


def _check_layout(it: Conduct, shown: tuple[tuple[Stack, ...], ...], taken: list[int]) -> None:
    count = len(it.tiles)
    assert [len(side) for side in shown] == [it.stacks] * it.sides
    flat = [stack for side in shown for stack in side]
    assert sorted(stack.place for stack in flat) == list(range(count // 2))
    assert sum(stack.tiles + stack.raised for stack in flat) == count - len(taken)
    raised = sum(stack.raised for stack in flat)
    assert raised <= 2
    assert all(stack.dead <= stack.tiles for stack in flat)
    assert all(stack.tiles == 2 for stack in flat if stack.raised)
    if it.refilled:
        assert sum(stack.dead for stack in flat) + raised == min(it.dead, count - len(taken))
    left = {at // 2 for at in range(count)} - {at // 2 for at in taken}
    if not raised:
        assert left <= {stack.place for stack in flat if stack.tiles == 2}


def test_the_last_tile_of_all_is_a_lower_one() -> None:
    """Where no tile is dead, both ends meet in one stack."""
    it = conduct("mcr")
    assert drawn_from(it, 142, 1) == 143  # the upper one went as a replacement tile
    assert replaced_from(it, 143, 0) == 143  # the upper one was drawn
    assert drawn_from(it, 100, 43) == 101
    assert drawn_from(it, 100, 42) == 100


def test_hongkong_wall_stands_where_it_was_opened() -> None:
    """Fu Hing, p. 6: 9 is thrown, East takes from his tenth stack on; the ninth is the first of the dead wall."""
    it = conduct("hongkong")
    fresh = layout(it, 0, 9, 0, 0)
    assert fresh[0][9] == Stack(0, 2, 0, 0)
    assert fresh[0][8] == Stack(71, 2, 0, 2)
    assert [stack.place for stack in fresh[0][9:]] == list(range(9))
    assert fresh[3][0].place == 9  # round the corner: North's right end
    assert fresh[1][17].place == 62  # and before East's right end comes South's left end
    assert [stack.dead for stack in fresh[0][:9]] == [2] * 9  # eighteen dead tiles
    assert sum(stack.dead for side in fresh for stack in side) == 18


def test_south_opens_at_his_sixteenth_stack() -> None:
    """144 rules, rule 13; the third stack from the opening is East's first."""
    fresh = layout(conduct("nmv144"), 1, 16, 0, 0)
    assert [stack.place for stack in fresh[1][15:]] == [71, 0, 1]
    assert [fresh[side][0].place for side in (0, 3, 2, 1)] == [2, 20, 38, 56]


def test_jump_leaves_a_lower_tile() -> None:
    it = conduct("hongkong")
    dealt = layout(it, 0, 9, 53, 0)
    places = {stack.place: stack.tiles for side in dealt for stack in side}
    assert [places[place] for place in (24, 25, 26, 27)] == [0, 0, 1, 2]


def test_loose_tiles_lie_on_the_wall() -> None:
    """144 rules, rules 13 to 16: the lower one on the edge; lifted again when both are gone; fourteen stay dead."""
    it = conduct("nmv144")

    def tail(back: int) -> list[tuple[int, int, int]]:
        places = sorted(stack for side in layout(it, 1, 16, 53, back) for stack in side)[-10:]
        return [(stack.tiles, stack.raised, stack.dead) for stack in places]

    live, half, dead, loose, gone = (2, 0, 0), (2, 0, 1), (2, 0, 2), (2, 1, 2), (0, 0, 0)
    assert tail(0) == [live] * 3 + [dead] * 4 + [loose, loose, gone]
    assert tail(1) == [live] * 2 + [half] + [dead] * 5 + [loose, gone]
    assert tail(2) == [live] * 2 + [dead] * 4 + [loose, loose, gone, gone]


def test_dead_wall_of_the_dutch_rules_shrinks() -> None:
    """NTS 2002, p. 4: it is not filled up; p. 5: the loose tile nearest to the live wall goes first."""
    it = conduct("nts2002")

    def tail(back: int) -> list[tuple[int, int, int]]:
        places = sorted(stack for side in layout(it, 0, 5, 53, back) for stack in side)[-8:]
        return [(stack.tiles, stack.raised, stack.dead) for stack in places]

    live, dead, loose, gone = (2, 0, 0), (2, 0, 2), (2, 1, 2), (0, 0, 0)
    assert tail(0) == [live] + [dead] * 4 + [loose, loose, gone]
    assert tail(1) == [live] + [dead] * 4 + [loose, dead, gone]  # the far one is left
    assert tail(2) == [live] + [dead] * 3 + [loose, loose, gone, gone]
    assert tail(9) == [live, loose, dead] + [gone] * 5
    assert tail(11) == [live, dead, (1, 0, 1)] + [gone] * 5  # nothing left to lie on
    assert tail(14) == [live] + [gone] * 7


def test_table_says_where_the_wall_lies() -> None:
    from windroos.play.model.match import new_match
    from windroos.play.model.view import clear_table

    book = rules("hongkong")
    table = clear_table(new_match(book, ("a", "b", "c", "d"), (0, 1, 2, 3)))._replace(
        side=2, stack=15, front=53, back=3
    )
    assert stacks(conduct_of(book), table) == layout(conduct_of(book), 2, 15, 53, 3)


def test_commitment_can_be_checked_with_any_tool() -> None:
    assert commitment((0, 33, 34, 41), "zout") == hashlib.sha256(b"1m 7z f1 g4\nzout").hexdigest()
    assert commitment((0, 33), "a") != commitment((33, 0), "a")


@pytest.mark.parametrize("it", ALL, ids=NAMES)
def test_wall_holds_the_tiles_of_the_rules(it: Conduct) -> None:
    wall = list(it.tiles)
    Random(1).shuffle(wall)
    check_wall(it, wall)
    for wrong, code in (
        (wall[1:], "wall_size"),
        ([-1, *wall[1:]], "wall_unknown"),
        ([42, *wall[1:]], "wall_unknown"),
        ([wall[1] if wall[0] != wall[1] else wall[-1] ^ 1, *wall[1:]], "wall_tiles"),
    ):
        with pytest.raises(PlayError) as caught:
            check_wall(it, wrong)
        assert caught.value.code == code
        assert "{" not in str(caught.value) + caught.value.sentence("nl")


def test_deal_follows_the_positions() -> None:
    it = conduct("mcr")
    dealt = deal(it, tuple(range(144)))
    assert dealt == Deal(deal_positions(it), 53)
    assert deal(conduct("groenehart2011", players=3), tuple(range(96))).front == 40


def wall_with(it: Conduct, tiles: dict[int, int]) -> tuple[int, ...]:
    """A wall of 1 characters with these tiles at these positions."""
    return tuple(tiles.get(at, 0) for at in range(len(it.tiles)))


def test_each_replaces_until_he_has_none() -> None:
    """144 rules, rule 16: East until he has none, then South, West, North; loose tiles 142, 143, 140, ..."""
    it = conduct("nmv144")
    f = [SEASONS + number for number in range(8)]
    wall = wall_with(it, {1: f[0], 52: f[1], 4: f[2], 142: f[3], 140: f[4], 143: 5, 141: 6, 138: 7, 139: 8})
    done = replace_bonus(it, wall, deal(it, wall))
    assert done == (
        (0, f[0], f[3], 1),
        (0, f[1], 5, 2),
        (0, f[3], f[4], 3),
        (0, f[4], 6, 4),
        (1, f[2], 7, 5),
    )


def test_new_seasons_wait_for_the_next_round() -> None:
    """Fu Hing, p. 8 and 33: "2e rang seizoenstenen"."""
    it = conduct("hongkong")
    f = [SEASONS + number for number in range(8)]
    wall = wall_with(it, {1: f[0], 52: f[1], 4: f[2], 142: f[3], 140: f[4], 143: 5, 141: 6, 138: 7, 139: 8})
    assert replace_bonus(it, wall, deal(it, wall)) == (
        (0, f[0], f[3], 1),
        (0, f[1], 5, 2),
        (1, f[2], f[4], 3),
        (0, f[3], 6, 4),
        (1, f[4], 7, 5),
    )


@pytest.mark.parametrize("it", ALL, ids=NAMES)
def test_nobody_keeps_a_season_of_the_deal(it: Conduct) -> None:
    for seed in range(20):
        wall = list(it.tiles)
        Random(seed).shuffle(wall)
        dealt = deal(it, tuple(wall))
        done = replace_bonus(it, tuple(wall), dealt)
        if it.bonus == Bonus.NONE:
            assert done == ()
            continue
        racks = [list(rack) for rack in dealt.racks]
        for step, (seat, laid, tile, back) in enumerate(done, 1):
            assert back == step
            racks[seat].remove(laid)
            racks[seat].append(tile)
        assert all(tile < SEASONS for rack in racks for tile in rack)
        assert [len(rack) for rack in racks] == [14, *[13] * (it.seats - 1)]


def test_three_players_have_no_flowers() -> None:
    """Groene Hart 2011, p. 19: 96 tiles and a dead wall of ten that is not refilled, whatever the option says."""
    conduct = conduct_of(rules("groenehart2011", {"players": 3, "flowers": True}))
    assert (len(conduct.tiles), conduct.dead, conduct.refilled, conduct.bonus) == (96, 10, False, Bonus.NONE)
