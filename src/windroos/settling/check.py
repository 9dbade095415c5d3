"""Whether an outcome can be settled; each thing that can be wrong has its own code (ruling 'Settlement')."""

from __future__ import annotations

from windroos.errors import SettleError
from windroos.settling.outcome import Outcome
from windroos.settling.overscore import is_doubtful, worths
from windroos.settling.terms import Extra, Terms


def check(outcome: Outcome, terms: Terms, counted: bool = False) -> None:
    """Raise SettleError for the first thing that cannot be; return nothing where all is well.

    `counted`: the scores were counted here, not written down by people. House rules change what they can be.
    """
    _check_table(outcome, terms)
    _check_roles(outcome, terms)
    _check_numbers(outcome)
    _check_extras(outcome, terms, counted)
    _check_false(outcome, terms)
    if outcome.winner is None:
        _check_draw(outcome)
    else:
        _check_win(outcome, terms, outcome.winner)
        _check_scores(outcome, terms, outcome.winner, counted)


def _check_table(outcome: Outcome, terms: Terms) -> None:
    seen: set[str] = set()
    for player in outcome.players:
        if player in seen:
            raise SettleError("settle_player_twice", player=player)
        seen.add(player)
    for player in outcome.dreamers:
        _known(outcome, "dreamers", player)
    if len(outcome.dreamers) > 1:
        raise SettleError("settle_dreamers", count=len(outcome.dreamers))
    playing = len(outcome.playing)
    wanted = {None: (3, 4), 3: (3,), 4: (4,), 5: (4,)}[terms.players]
    if playing not in wanted:
        shown = "/".join(str(number) for number in wanted)
        raise SettleError("settle_table_size", count=playing, wanted=shown)


def _known(outcome: Outcome, role: str, player: str) -> None:
    if player not in outcome.players:
        raise SettleError("settle_player_unknown", role=role, player=player, players=", ".join(outcome.players))


def _check_roles(outcome: Outcome, terms: Terms) -> None:
    """Everyone who is named sits at the table and is not dreaming."""
    for player in outcome.scores:
        _known(outcome, "scores", player)
    named: list[tuple[str, str | None]] = [
        ("east", outcome.east),
        ("winner", outcome.winner),
        ("discarder", outcome.discarder),
        ("liable", outcome.liable),
        *(("dead", player) for player in outcome.dead),
        *(("false", call.player) for call in outcome.false),
        *(("false", call.discarder) for call in outcome.false),
        *(("fouls", foul.player) for foul in outcome.fouls),
        *(("scores", player) for player, score in outcome.scores.items() if score),
    ]
    for role, name in named:
        if name is None:
            continue
        _known(outcome, role, name)
        if name in outcome.dreamers:
            raise SettleError("settle_dreamer_plays", role=role, player=name)
    if outcome.liable is not None and "liable" not in terms.known:
        raise SettleError("settle_extra_rules", key="liable", rules=outcome.rules)


def _check_numbers(outcome: Outcome) -> None:
    for player, score in outcome.scores.items():
        if score is not None and type(score) is not int:  # True is no score
            raise SettleError("settle_score_number", player=player, score=score)
        if score is not None and score < 0:
            raise SettleError("settle_score_negative", player=player, score=score)


def _check_extras(outcome: Outcome, terms: Terms, counted: bool) -> None:
    """What only one rule set knows, and how much of it there can be."""
    extras: tuple[tuple[Extra, int, int | None], ...] = (
        ("seasons", outcome.seasons, 1),
        ("bamboo_ones", outcome.bamboo_ones, 4),
        ("pot", outcome.pot, None),
        ("flowers", outcome.flowers, None if counted else 8),  # points, which house rules can change
        ("fouls", len(outcome.fouls), None),
        ("special", bool(outcome.special), None),
    )
    for key, amount, most in extras:
        if amount and key not in terms.known:
            raise SettleError("settle_extra_rules", key=key, rules=outcome.rules)
        if amount < 0 or (most is not None and amount > most):
            limits = ">= 0" if most is None else f"0-{most}"
            raise SettleError("settle_extra_amount", key=key, amount=amount, limits=limits)
    for foul in outcome.fouls:
        if not 1 <= foul.number <= 1000:
            raise SettleError("settle_extra_amount", key="fouls", amount=foul.number, limits="1-1000")


def _check_false(outcome: Outcome, terms: Terms) -> None:
    callers = [call.player for call in outcome.false]
    for call in outcome.false:
        if callers.count(call.player) > 1:
            raise SettleError("settle_false_twice", player=call.player)
        if terms.false_kinds and call.kind not in terms.false_kinds:
            raise SettleError("settle_false_kind", player=call.player, known=", ".join(terms.false_kinds))
        if terms.false_ends:
            _check_by(call.by, call.player, call.discarder)
            if outcome.winner is not None or len(callers) > 1:
                raise SettleError("settle_false_ends", player=call.player)


def _check_draw(outcome: Outcome) -> None:
    facts = {
        "by": outcome.by,
        "discarder": outcome.discarder,
        "liable": outcome.liable,
        "seasons": outcome.seasons,
        "bamboo_ones": outcome.bamboo_ones,
        "flowers": outcome.flowers,
        "special": outcome.special,
    }
    for key, value in facts.items():
        if value:
            raise SettleError("settle_without_winner", key=key)


def _check_win(outcome: Outcome, terms: Terms, winner: str) -> None:
    if terms.everyone and outcome.east is None:
        raise SettleError("settle_east_missing", rules=outcome.rules)
    if not terms.by_needed:
        if outcome.by is not None or outcome.discarder is not None:
            by = outcome.by or "discard"
            # These books pay the same whoever discarded, so the name may be left out.
            _check_by(by, winner, outcome.discarder, named=False)
    else:
        _check_by(outcome.by, winner, outcome.discarder)
    if winner in outcome.dead_hands and not outcome.seasons:
        raise SettleError("settle_winner_dead", player=winner)
    if outcome.seasons and outcome.by != "self":
        raise SettleError("settle_seasons_self", player=winner)
    if outcome.liable == winner:
        raise SettleError("settle_liable_winner", player=winner)


def _check_by(by: str | None, caller: str, discarder: str | None, *, named: bool = True) -> None:
    """How the tile came, for a winner or for the caller of a false mahjong."""
    if by is None:
        raise SettleError("settle_by_missing", player=caller)
    if by not in ("discard", "self"):
        raise SettleError("settle_by", player=caller, by=by)
    if by == "self" and discarder is not None:
        raise SettleError("settle_self_with_discarder", player=caller, discarder=discarder)
    if by == "discard" and discarder is None and named:
        raise SettleError("settle_discarder_missing", player=caller)
    if discarder == caller:
        raise SettleError("settle_discarder_is_winner", player=caller)


def _check_scores(outcome: Outcome, terms: Terms, winner: str, counted: bool) -> None:
    wanted = outcome.playing if terms.everyone else (winner,)
    for player in wanted:
        if outcome.scores.get(player) is None and (player == winner or player not in outcome.dead_hands):
            raise SettleError("settle_score_missing", player=player)
    score = outcome.scores[winner] or 0
    if terms.everyone:
        _check_limits(outcome, terms, winner, counted)
        return
    for player in outcome.losers:
        if outcome.scores.get(player):
            raise SettleError("settle_score_loser", player=player, score=outcome.scores[player], rules=outcome.rules)
    if not counted:
        _check_written(outcome, terms, winner, score)


def _check_written(outcome: Outcome, terms: Terms, winner: str, score: int) -> None:
    """Fan or points that the book cannot give: somebody has made a mistake."""
    if score > terms.highest:
        raise SettleError("settle_score_high", player=winner, score=score, most=terms.highest)
    if score < terms.minimum and not outcome.seasons:
        raise SettleError("settle_below_minimum", player=winner, score=score, minimum=terms.minimum)
    if terms.drawn_worth and score == 0 and outcome.by == "self":
        raise SettleError("settle_self_drawn_zero", player=winner)


def _check_limits(outcome: Outcome, terms: Terms, winner: str, counted: bool) -> None:
    """Scores arrive limited; by the 144 rules an overscore is written down as it is and limited here (rule 81)."""
    for player, score in outcome.scores.items():
        if score is None or score <= terms.limit or player in outcome.dead_hands or terms.overscores:
            continue
        raise SettleError("settle_over_limit", player=player, score=score, limit=terms.limit)
    score = outcome.scores[winner]
    if not score:
        if counted:
            return
        raise SettleError("settle_winner_nothing", player=winner)
    if terms.overscores:
        _check_special(outcome.special, winner, score, terms)


def _check_special(said: bool | None, winner: str, score: int, terms: Terms) -> None:
    """A special hand is worth what the list says; a score that may be either is not guessed at."""
    if said is None and is_doubtful(score, terms.limit, terms.round_up):
        raise SettleError("settle_special_unsaid", player=winner, score=score, limit=terms.limit)
    if said and score not in worths(terms.limit):
        known = ", ".join(map(str, worths(terms.limit)))
        raise SettleError("settle_special_worth", player=winner, score=score, known=known)
