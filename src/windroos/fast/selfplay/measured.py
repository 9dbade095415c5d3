"""Hands of EXPERT by any measure, one after another on the same tables: what a search plays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from windroos.expert.measures import Measure
from windroos.expert.numbers import Learned, set_learned, set_plan_lookups, set_plan_rules
from windroos.fast.batch.kernel import kernel
from windroos.fast.selfplay.compiled import batch_for, loop_for, maps, ready_table
from windroos.fast.selfplay.play import PLAYERS, table_for
from windroos.fast.selfplay.state import state_of
from windroos.rules.rules import Rules, conduct_of


class MeasureMatch:
    """Matches of EXPERT with any measure, against three of another player."""

    def __init__(self, rules: Rules, known: Learned, against: str = "live") -> None:
        self._rules, self._known, self._kernel = rules, known, kernel(rules)
        self._seats = conduct_of(rules).seats
        self._tables = []
        for seat in range(self._seats):
            codes = [PLAYERS.index("expert" if at == seat else against) for at in range(self._seats)]
            self._tables.append(ready_table(self._kernel, table_for(rules, codes, stocks=True)))

    def received(self, measure: Measure, deals: int, seed: int, first: int) -> NDArray[np.float64]:
        """What it received a game, of each deal (deals,)."""
        found = np.zeros(deals)
        for seat, (table, _) in enumerate(self._tables):
            h = state_of(table)
            set_plan_rules(h.rules, self._rules, measure)
            set_plan_lookups(h.lookups, self._rules, measure)
            set_learned(h.lookups, self._rules, self._known, measure)
            batch = batch_for(deals, len(self._rules.entries), len(conduct_of(self._rules).tiles), 0)
            loop_for(self._kernel).run_hands(table[0], maps(), batch, seed, first, -1)
            found += batch.net[:, seat]
        return found / self._seats
