"""The rulings of the day and everything irregular, as objects: what organisers show to prove their sums."""

from __future__ import annotations

from windroos.tournament.formula import formula_of
from windroos.tournament.irregular import late_verdict
from windroos.tournament.irregular_events import IRREGULAR_EVENTS, IrregularFact, LateCome
from windroos.tournament.penalties import KeptPenalty
from windroos.tournament.setup_requests import DoTournamentShow
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentWorld
from windroos.wire.json_text import Json

_WORDS = {kind: word for word, (kind, _) in IRREGULAR_EVENTS.items()}


def show_penalties(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:
    """Every ruling with what became of it; what being late took; who waits for the referee; all that is irregular."""
    rows = [_ruling(one) for one in state.penalties.kept.values()]
    rows += [row for fact in state.irregular.facts.values() if (row := _late(state, fact)) is not None]
    kept = [row for row in rows if asked.round in (None, row["round"]) and asked.entrant in ("", row["entrant"])]
    return {
        "penalties": sorted(kept, key=lambda row: row["round"]),
        "calls": [{"round": one.round, "table": one.table, "note": one.note} for one in state.penalties.calls],
        "irregular": [_fact(fact) for fact in state.irregular.facts.values()],
        "revoked": [{**_fact(one.fact), "reason": one.note} for one in state.irregular.revoked],
    }


def _ruling(kept: KeptPenalty) -> Json:
    one, appeal, decided = kept.given, kept.appeal, kept.decided
    return {
        **{"id": one.id, "entrant": one.entrant, "round": one.round, "points": one.points, "to": one.to},
        **{"kind": one.kind, "paragraph": one.paragraph, "twice": one.twice or None, "dead": one.dead},
        **{"note": one.note, "holds": kept.holds},
        "revoked": kept.revoked.note if kept.revoked is not None else None,
        "appeal": None
        if appeal is None
        else {
            **{"deposit": appeal.deposit, "note": appeal.note},
            "granted": None if decided is None else decided.granted,
            "returned": None if decided is None else decided.returned,
        },
    }


def _late(state: TournamentState, fact: IrregularFact) -> Json | None:
    """What being late took off somebody, as a ruling; None where it took nothing."""
    if not isinstance(fact, LateCome):
        return None
    verdict = late_verdict(formula_of(state.setup).tournament.late, fact.minutes)
    if not verdict.points:
        return None
    return {
        **{"id": fact.id, "entrant": fact.entrant, "round": fact.round, "points": int(verdict.points)},
        **{"to": "nobody", "kind": "late", "paragraph": "", "twice": None, "dead": False},
        **{"note": fact.note, "holds": True, "revoked": None, "appeal": None},
    }


def _fact(fact: IrregularFact) -> Json:
    """A fact by its word, with its fields as they are stored."""
    named = {key: list(value) if isinstance(value, tuple) else value for key, value in fact._asdict().items()}
    if "pairs" in named:
        named["pairs"] = [list(pair) for pair in named["pairs"]]
    return {"what": _WORDS[type(fact)], **named}
