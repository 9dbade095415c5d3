"""What holds of every settlement: by chance of books, scores and seats, against the sentences of the books."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.settling.outcomes import AMOUNTS, consistent, outcomes
from windroos.books.settle import settle
from windroos.settling.outcome import Outcome
from windroos.settling.ways import fan_shares


@given(outcomes())
def test_zero_sum(outcome: Outcome) -> None:
    settled = settle(outcome)
    consistent(settled, outcome.pot)
    assert all(settled.net[player] == 0 for player in outcome.dreamers)


@given(outcomes())
def test_a_winner_never_pays_for_the_hand(outcome: Outcome) -> None:
    assert all(paid.payer != outcome.winner for paid in settle(outcome).gross) or outcome.winner is None


@given(outcomes())
def test_the_order_at_the_table_changes_nobody_s_points(outcome: Outcome) -> None:
    turned = outcome.players[1:] + outcome.players[:1]
    swapped = tuple(reversed(outcome.players))
    net = settle(outcome).net
    assert dict(settle(replace(outcome, players=turned)).net) == dict(net)
    assert dict(settle(replace(outcome, players=swapped)).net) == dict(net)


@given(outcomes(), st.permutations("ABCDE"))
def test_names_do_not_matter(outcome: Outcome, names: list[str]) -> None:
    name = dict(zip("ABCDE", names, strict=True))

    def maybe(player: str | None) -> str | None:
        return None if player is None else name[player]

    renamed = replace(
        outcome,
        players=tuple(name[player] for player in outcome.players),
        scores={name[player]: score for player, score in outcome.scores.items()},
        east=maybe(outcome.east),
        winner=maybe(outcome.winner),
        discarder=maybe(outcome.discarder),
        liable=maybe(outcome.liable),
        dead=tuple(name[player] for player in outcome.dead),
        dreamers=tuple(name[player] for player in outcome.dreamers),
        false=tuple(call._replace(player=name[call.player]) for call in outcome.false),
    )
    assert list(settle(renamed).net.values()) == list(settle(outcome).net.values())


@given(outcomes())
def test_differences_by_the_book_s_sentences(outcome: Outcome) -> None:
    """A second reading of rule 59, from each player's side instead of payment by payment."""
    if outcome.rules not in AMOUNTS or outcome.winner is None:
        return
    settled = settle(outcome)
    for player in outcome.playing:
        net = 0
        for other in outcome.playing:
            if other == player:
                continue
            if player == outcome.winner:
                between = settled.scores[player]
            elif other == outcome.winner:
                between = -settled.scores[other]
            else:
                between = settled.scores[player] - settled.scores[other]
            net += between * (2 if outcome.east in (player, other) else 1)
        assert settled.net[player] == net


@given(st.integers(1, 30))
def test_each_fan_doubles_without_a_cap(fan: int) -> None:
    assert fan_shares(fan + 1, 0) == tuple(2 * share for share in fan_shares(fan, 0))
