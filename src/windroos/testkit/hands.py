"""Hands and situations of every kind, common, rare and wrong: seeded generators.

`any_case` gives what a scorer may be asked: complete hands of every form (or nearly so), losers' tiles, seasons claimed
with any tiles, under circumstances that mostly fit. With `wrong` some cannot be: five of a tile, contradictions.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

from windroos.books.catalog import rule_set, rules
from windroos.hands import By, Hand, Meld, Situation, Win, hand_of
from windroos.rules import bmj
from windroos.rules.rule import Value
from windroos.rules.rules import Rules
from windroos.testkit.mcr_hands import nine_gates, random_win
from windroos.tiles import KINDS, P1, S1, SEASONS

Case = tuple[Hand, Situation]
Tiles = tuple[list[int], tuple[Meld, ...]]
"""Fourteen tiles (a kong as three): the concealed ones, the winning tile among them, and the sets laid out."""

ORPHANS = (0, 8, 9, 17, 18, 26, *range(27, 34))
POOLS: tuple[tuple[int, ...], ...] = (
    tuple(range(KINDS)),
    tuple(range(9)),
    (*range(9, 18), *range(27, 34)),
    (0, 8, *range(27, 34)),
    ORPHANS,
    tuple(range(27, 34)),
    (18, 19, 20, 21, 23, 25, 32),
    tuple(kind for kind in range(27) if 0 < kind % 9 < 8),
    (0, 8, 9, 17, 18, 26),
    (*range(27, 31), 5, 31),
    (*range(31, 34), 12, 13, 14, 27),
    tuple(range(22)),
)


def any_case(random: Random, wrong: bool = False, bonus: bool = True) -> Case:
    """A hand and a situation; `bonus`: perhaps with bonus tiles, and seasons claimed."""
    tiles, melds = any_tiles(random)
    while not wrong and not _possible(tiles, melds):
        tiles, melds = any_tiles(random)
    situation = _situation(random, tiles, melds, bonus)
    extra = _bonus(random, situation.win) if bonus else ()
    if situation.win is not None and not situation.win.claimed_seasons:
        tiles.remove(situation.win.tile)
    elif random.random() < 0.97:
        tiles.remove(random.choice(tiles))
    hand = Hand(tuple(sorted(tiles)), melds, extra)
    return (hand, situation) if wrong else (hand_of(*hand), situation)


def any_tiles(random: Random) -> Tiles:
    """Fourteen tiles of some form, sometimes spoiled."""
    form = random.choices(
        (_book_sets, _pool_sets, _pairs, _orphans, nine_gates, _snakes, _court, _formation, _cake, _anything),
        (30, 24, 10, 3, 4, 4, 2, 8, 12, 3),
    )[0]
    tiles, melds = form(random)
    for _ in range(random.choices((0, 1, 2, 5), (20, 3, 2, 1))[0] if tiles else 0):
        tiles[random.randrange(len(tiles))] = random.choice(random.choice(POOLS))
    return tiles, melds


def _possible(tiles: list[int], melds: tuple[Meld, ...]) -> bool:
    return max(Counter([*tiles, *(tile for meld in melds for tile in meld.tiles())]).values()) <= 4


def _book_sets(random: Random) -> Tiles:
    """What MCR calls a win, knitted tiles included."""
    hand, situation = random_win(random)
    assert situation.win is not None
    return [*hand.concealed, situation.win.tile], hand.melds


def _pool_sets(random: Random) -> Tiles:
    """Sets of few kinds, so that many readings and rare hands come up; laid out or not."""
    pool = random.choice(POOLS)
    starts = [kind for kind in pool if kind < 27 and kind % 9 < 7 and {kind + 1, kind + 2} <= set(pool)]
    chows = random.choice((0.0, 0.3, 1.0))
    openness, kongs = random.choice((0.0, 0.0, 0.5, 1.0)), random.choice((0.0, 0.3, 1.0))
    pair = random.choice(pool)
    tiles, melds = [pair, pair], list[Meld]()
    for _ in range(4):
        if starts and random.random() < chows:
            meld = Meld("chow", random.choice(starts))
        elif random.random() < kongs:
            opened = random.random() < 0.5
            meld = Meld("kong", random.choice(pool), opened, opened and random.random() < 0.3)
        else:
            meld = Meld("pung", random.choice(pool))
        if meld.kind == "kong" or random.random() < openness:
            melds.append(meld._replace(east_first=meld.open and random.random() < 0.1))
        else:
            tiles.extend(meld.tiles())
    return tiles, tuple(melds)


def _pairs(random: Random) -> Tiles:
    return [kind for kind in random.choices(random.choice(POOLS), k=7) for _ in range(2)], ()


def _orphans(random: Random) -> Tiles:
    return [*ORPHANS, random.choice(ORPHANS)], ()


def _snakes(random: Random) -> Tiles:
    """1-9 of a suit with winds, or with dragons and a pair of winds."""
    suit = 9 * random.randrange(3)
    row = list(range(suit, suit + 9))
    if random.random() < 0.5:
        return [*row, 27, 28, 29, 30, random.choice([*row, 27, 28, 29, 30])], ()
    return [*row, 31, 32, 33, *([random.randrange(27, 31)] * 2)], ()


def _court(random: Random) -> Tiles:
    suit = 9 * random.randrange(3)
    return [*range(suit, suit + 7), *range(27, 34)], ()


@cache
def _formation_hands() -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(kind for kind in range(KINDS) for _ in range(vector[min(kind // 9, 3)] >> 3 * (kind % 9) & 7))
        for seat in range(4)
        for vector in (*(bmj.shipped().vectors() if seat == 0 else ()), *bmj.shipped().context_vectors(seat, seat))
    )


def _formation(random: Random) -> Tiles:
    """A special formation of the 144 rules; three alike and chows sometimes laid out."""
    tiles = list(random.choice(_formation_hands()))
    melds: list[Meld] = []
    if random.random() < 0.5:
        for kind in sorted(set(tiles)):
            if tiles.count(kind) == 3 and random.random() < 0.5:
                tiles = [tile for tile in tiles if tile != kind]
                melds.append(Meld(random.choice(("pung", "kong")), kind))
            elif kind < 27 and kind % 9 < 7 and {kind, kind + 1, kind + 2} <= set(tiles) and random.random() < 0.2:
                for tile in (kind, kind + 1, kind + 2):
                    tiles.remove(tile)
                melds.append(Meld("chow", kind))
    return (tiles, tuple(melds)) if len(melds) < 5 and tiles else (list(random.choice(_formation_hands())), ())


def _cake(random: Random) -> Tiles:
    """A hand that needs a second bamboo 1, which dots 1 may be taken for."""
    tiles, melds = (_pool_sets if random.random() < 0.7 else _pairs)(random)
    if tiles[0] == tiles[1]:
        tiles[0], tiles[1] = S1, P1
    return tiles, melds


def _anything(random: Random) -> Tiles:
    wall = [kind for kind in range(KINDS) for _ in range(4)]
    return random.sample(wall, 14), ()


def _bonus(random: Random, win: Win | None) -> tuple[int, ...]:
    every = list(range(SEASONS, SEASONS + 8))
    if win is not None and win.claimed_seasons:
        return tuple(sorted(random.sample(every, win.claimed_seasons - (random.random() < 0.05))))
    return tuple(sorted(random.sample(every, random.choice((0, 0, 0, 1, 2, 3, 6, 7, 8)))))


def _situation(random: Random, tiles: list[int], melds: tuple[Meld, ...], bonus: bool) -> Situation:
    seat, round_wind = random.randrange(4), random.choices(range(5), (4, 4, 4, 4, 1))[0]
    if random.random() < 0.3:
        return Situation(seat, round_wind, None, random.random() < 0.1)
    win = _win(random, bonus, P1 if P1 in tiles and random.random() < 0.5 else random.choice(tiles), seat, melds)
    if bonus and random.random() < 0.03:
        win = Win(-1, By.WALL, claimed_seasons=random.choice((7, 8)))
    return Situation(seat, round_wind, win)


def _win(random: Random, bonus: bool, tile: int, seat: int, melds: tuple[Meld, ...]) -> Win:
    """Circumstances that mostly fit the hand."""
    kongs = sum(meld.kind == "kong" for meld in melds)
    concealed = not any(meld.open for meld in melds)
    ways = [By.DISCARD] * 3 + [By.WALL] * 3 + [By.ROBBED] + [By.BONUS] * bonus + [By.KONG] * 3 * (kongs > 0)
    by = random.choice(ways)
    drawn = by in (By.WALL, By.KONG, By.BONUS)
    first14 = seat == 0 and concealed and drawn and random.random() < 0.2
    first_discard = seat != 0 and concealed and by == By.DISCARD and random.random() < 0.2
    last = not first14 and not first_discard and random.random() < 0.2
    return Win(
        tile,
        by,
        last=last,
        first14=first14,
        first_discard=first_discard,
        kongs_in_turn=random.randint(0, kongs) if by in (By.KONG, By.BONUS) else 0,
        announced_moon=last and drawn and tile == P1 and random.random() < 0.5,
        robbed_concealed=by == By.ROBBED and random.random() < 0.2,
        rejected_replacement=by == By.DISCARD and random.random() < 0.1,
        bet=random.random() < 0.1,
        last_of_kind=random.random() < 0.1,
    )


def spoiled(random: Random, case: Case) -> Case:
    """The same with something changed that need not fit."""
    hand, situation = case
    win = situation.win or Win(random.randrange(KINDS))
    change = random.randrange(8)
    if change == 0:
        return Hand(tuple(sorted((*hand.concealed, random.randrange(KINDS)))), hand.melds, hand.bonus), situation
    if change == 1:
        return Hand(hand.concealed[1:], hand.melds, hand.bonus), situation
    if change == 2 and hand.melds:
        meld = random.choice(hand.melds)
        return Hand(hand.concealed[3:], (*hand.melds[:3], meld), hand.bonus), situation
    if change == 3:
        win = win._replace(first14=True, last=random.random() < 0.3)
    elif change == 4:
        win = win._replace(first_discard=True, by=random.choice(list(By)))
    elif change == 5:
        win = win._replace(kongs_in_turn=random.randrange(4), by=random.choice(list(By)))
    elif change == 6:
        win = win._replace(announced_moon=True, rejected_replacement=random.random() < 0.5)
    else:
        win = win._replace(robbed_concealed=True, by=random.choice((By.ROBBED, By.WALL)), last_of_kind=True)
    return hand, Situation(situation.seat, situation.round, win, random.random() < 0.3)


def any_rules(random: Random, id: str) -> Rules:
    """A rule set with some options changed."""
    values: dict[str, Value] = {}
    for option in rule_set(id).options:
        if random.random() < 0.4:
            values[option.id] = random.choice(option.values)
    return rules(id, values)
