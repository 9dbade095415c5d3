"""Random hands as they lie on a table at the end of a game: what the batch is timed on."""

from __future__ import annotations

from random import Random

from windroos.hands import By, Hand, Meld, Situation, Win, hand_of
from windroos.tiles import KINDS

Case = tuple[Hand, Situation]


def winners(number: int, seed: int = 1) -> list[Case]:
    """Complete hands of four sets and a pair."""
    random = Random(seed)
    return [_winner(random)[:2] for _ in range(number)]


def losers(number: int, seed: int = 2) -> list[Case]:
    """Hands that some other player was building, one to six tiles short."""
    random = Random(seed)
    return [_loser(random) for _ in range(number)]


def _winner(random: Random) -> tuple[Hand, Situation, list[int]]:
    """Mostly chows, often a favourite suit, four in ten sets laid out; and what is left of each kind."""
    while True:
        left = [4] * KINDS
        suit = random.choice((None, None, None, 0, 1, 2))
        sets = [_set(random, suit) for _ in range(4)]
        pair = random.randrange(KINDS)
        for tile in (pair, pair, *(tile for meld in sets for tile in meld.tiles())):
            left[tile] -= 1
        if min(left) >= 0:
            break
    melds, rack = list[Meld](), [pair, pair]
    for meld in sets:
        if meld.kind == "kong" or random.random() < 0.4:
            melds.append(meld)
        else:
            rack.extend(meld.tiles())
    tile = rack.pop(random.randrange(len(rack)))
    win = Win(tile, By.DISCARD if random.random() < 0.65 else By.WALL)
    return hand_of(tuple(rack), tuple(melds)), Situation(random.randrange(4), random.randrange(4), win), left


def _set(random: Random, suit: int | None) -> Meld:
    if random.random() < 0.6:
        chosen = suit if suit is not None and random.random() < 0.8 else random.randrange(3)
        return Meld("chow", 9 * chosen + random.randrange(7))
    tile = random.randrange(KINDS) if suit is None or random.random() < 0.3 else 9 * suit + random.randrange(9)
    return Meld("kong", tile, random.random() < 0.6) if random.random() < 0.1 else Meld("pung", tile)


def _loser(random: Random) -> Case:
    hand, situation, left = _winner(random)
    rack = list(hand.concealed)
    for _ in range(random.randint(1, 6)):
        at = random.randrange(len(rack))
        drawn = random.choices(range(KINDS), left)[0]
        left[rack[at]] += 1
        left[drawn] -= 1
        rack[at] = drawn
    return hand_of(tuple(rack), hand.melds), situation._replace(win=None)
