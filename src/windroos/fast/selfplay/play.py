"""Compiled self-play: tens of thousands of whole hands a second, scored and settled.

from windroos.fast.selfplay.play import play_many
batch = play_many(rules("nts2002"), ("live",) * 4, hands=100_000, seed=1)
batch.winner, batch.net             # arrays, one row a hand
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.expert.levels import HUMAN, LEVELS, PlayingLevel, levels_by
from windroos.expert.measures import Measure
from windroos.expert.numbers import NOTHING_LEARNED, Learned, set_learned, set_plan_lookups, set_plan_rules
from windroos.fast.batch.kernel import kernel
from windroos.fast.selfplay.compiled import ReadyTable, batch_for, loop_for, maps, ready_table
from windroos.fast.selfplay.fixed import PlayRules
from windroos.fast.selfplay.results import Batch
from windroos.fast.selfplay.settlement import PAYS
from windroos.fast.selfplay.state import HAND, MOST_LOG, state_of
from windroos.rules.irregular_patterns import PAIRS
from windroos.rules.rules import Rules, conduct_of, terms_of

PLAYERS: Final = ("random", "greedy", "live", "expert", *LEVELS, HUMAN)
CHUNK: Final = 512
"""Hands that a thread plays at a time."""


def play_many(
    rules: Rules,
    players: Sequence[str] = ("live",) * 4,
    hands: int = 1000,
    seed: int = 0,
    *,
    first: int = 0,
    round: int | None = 0,
    log: bool = False,
    threads: int = 1,
    stock: bool = False,
) -> Batch:
    """Play hands `first` to `first + hands - 1` of a seed; each is the same whoever plays the others, and where.

    players  one of PLAYERS for each seat, E S W N
    round    the wind of the round, 0 to 3; None: by turn
    log      keep actions and walls
    stock    each seat draws from a stock of its own (see `windroos.fast.selfplay.dealer`), for duplicate deals

    The first use compiles for some tens of seconds; later runs find it in the cache.

    Raises:
        ValueError: an unknown player, a wrong number of players or of hands, a round or a seed that is none.
    """
    conduct = conduct_of(rules)
    codes = _codes(players, conduct.seats)
    if hands < 0 or first < 0 or (round is not None and not 0 <= round < conduct.seats):
        raise ValueError(f"no such hands or round: {hands} from {first}, round {round}")
    if not 0 <= seed < 1 << 63:
        raise ValueError(f"a seed is a whole number of 63 bits, not {seed}")
    known = kernel(rules)
    run = loop_for(known).run_hands
    batch = batch_for(hands, len(rules.entries), len(conduct.tiles), MOST_LOG if log else 0)
    wind = -1 if round is None else round

    def play(start: int) -> None:
        ready = tables.pop() if tables else ready_table(known, table_for(rules, codes, log, stock))
        part = Batch._make(array[start : start + CHUNK] for array in batch)
        run(ready.table[0], maps(), part, seed, first + start, wind)
        tables.append(ready)

    tables: list[ReadyTable] = []
    starts = range(0, hands, CHUNK)
    if threads <= 1 or len(starts) < 2:
        for start in starts:
            play(start)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, starts))
    return batch


class Tallies(NamedTuple):
    """What came of what EXPERT thought: `HandState.worth_tally`, `threat_tally` and so on."""

    worths: NDArray[np.int64]
    threats: NDArray[np.int64]
    chances: NDArray[np.int64]
    releases: NDArray[np.int64]


def tally_many(
    rules: Rules,
    hands: int,
    seed: int,
    known: Learned | None = None,
    round: int | None = None,
    in_points: bool = True,
    measure: Measure | None = None,
) -> Tallies:
    """What EXPERT's worths, discards and chances came to in hands of four of them, and which tiles came.

    known      the tables that they choose by; None: by worth alone, and every tile comes as often as any other
    round      the wind of the round, 0 to 3; None: by turn
    in_points  False: by worth alone, with what is known of the tiles that come
    measure    by which they play; None: EXPERT's own
    """
    compiled = kernel(rules)
    table = table_for(rules, (PLAYERS.index("expert"),) * 4)
    h = state_of(table)
    set_plan_rules(h.rules, rules, measure)
    set_plan_lookups(h.lookups, rules, measure)
    h.rules.tallies = 1
    h.rules.in_points = known is not None and in_points
    set_learned(h.lookups, rules, known or NOTHING_LEARNED, measure)
    ready = ready_table(compiled, table)
    batch = batch_for(CHUNK, len(rules.entries), len(conduct_of(rules).tiles), 0)
    for start in range(0, hands, CHUNK):
        part = Batch._make(array[: hands - start] for array in batch)
        loop_for(compiled).run_hands(ready.table[0], maps(), part, seed, start, -1 if round is None else round)
    return Tallies(*(table[f"{name}_tally"][0].copy() for name in ("worth", "threat", "chance", "release")))


def _codes(players: Sequence[str], seats: int) -> tuple[int, ...]:
    if len(players) not in (seats, 4) or any(player not in PLAYERS for player in players):
        raise ValueError(f"{seats} players of {', '.join(PLAYERS)} are wanted, not {', '.join(players)}")
    return tuple(PLAYERS.index(player) for player in players)


def table_for(rules: Rules, players: Sequence[int] = (), log: bool = False, stocks: bool = False) -> NDArray[np.void]:
    """A record (1,) of HAND with everything that stays the same from hand to hand; players by place in PLAYERS."""
    table = np.zeros(1, HAND)
    h = state_of(table)
    _set_rules(h.rules, rules)
    h.rules.keeps_log, h.rules.stocks = log, stocks
    set_plan_lookups(h.lookups, rules)
    tiles = conduct_of(rules).tiles
    table["lookups"][0]["wall_kinds"][: len(tiles)] = tiles
    levels = levels_by(rules.rule_set.scheme.id)
    for seat, player in enumerate(players):
        h.seats[seat].player = player
        level = levels.get(PLAYERS[player], PlayingLevel())
        for name, value in level._asdict().items():
            setattr(h.seats[seat], name, value)
    return table


def _set_rules(known: PlayRules, rules: Rules) -> None:
    """How the rule set is played and settled."""
    set_plan_rules(known, rules)
    conduct, policy, terms = conduct_of(rules), rules.policy, terms_of(rules)
    known.wall_tiles = len(conduct.tiles)
    known.dead = conduct.dead
    known.refilled = conduct.refilled
    known.near_first = conduct.near_first
    known.jump = conduct.jump
    known.bonus = conduct.bonus
    known.kong_after_claim = conduct.kong_after_claim
    known.last_discard_optional = conduct.last_discard_optional
    known.reject_replacement = conduct.reject_replacement
    known.chained_kongs = conduct.chained_kongs
    known.rob_concealed = conduct.rob_concealed
    known.kong_face_down = conduct.kong_face_down
    known.blocked = conduct.blocked
    known.seasons_claim = conduct.seasons_claim
    known.last_of_kind = conduct.last_of_kind
    known.east_first = conduct.east_first
    known.pe_ling = policy.pe_ling > 0
    known.seven_pairs = rules.formations is not None or any(slot.pattern in PAIRS for slot in rules.irregular)
    known.knitted = policy.knitted
    known.formations = rules.formations is not None
    known.everyone = rules.rule_set.scheme.everyone
    known.payment = PAYS[terms.pay]
    known.overscores = terms.overscores
    known.most_fan = terms.most_fan
    known.limit = policy.limit
    known.chips = terms.chips
    known.bamboo_one_bonus = terms.bamboo_one_bonus
