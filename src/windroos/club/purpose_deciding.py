"""What is asked of an evening's purpose, decided. Pure."""

from __future__ import annotations

from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.purpose_events import FinalSet, PurposeEvent, RoundSet, TableRulesSet
from windroos.club.purpose_requests import DoFinal, DoRound, DoTableRules, PurposeRequest
from windroos.club.results import check_rules
from windroos.club.scheme_games import games_at, games_of
from windroos.club.seasons import formula_of, season_of


def decide_purpose(asked: PurposeRequest, evening: EveningState, club: ClubState) -> tuple[PurposeEvent, ...]:
    """What a request comes to; a second time it comes to nothing.

    Raises ClubError: `club_season_unknown`, `club_round_none`, `club_round_twice`, `club_final_none`, `club_rules`,
    `club_rules_tonight`, `club_no_table`; ReckoningError.
    """
    match asked:
        case DoRound():
            return _round(asked, evening, club)
        case DoTableRules(_, table, rules):
            check_rules(rules)
            if rules and evening.allowed and rules not in evening.allowed:
                raise ClubError("club_rules_tonight", rules=rules, known=", ".join(evening.allowed))
            if not any(at == table for at, _ in evening.parts):
                raise ClubError("club_no_table", table=table, part=1)
            own = "" if rules == evening.rules else rules
            return () if evening.table_rules.get(table, "") == own else (TableRulesSet(table, own),)
        case DoFinal(_, season, round):
            stages = formula_of(season_of(club, season)).final.rounds
            if round > len(stages):
                raise ClubError("club_final_none", season=season, round=round)
            wanted = (season, round) if round else None
            return () if evening.final == wanted else (FinalSet(season, round),)


def _round(asked: DoRound, evening: EveningState, club: ClubState) -> tuple[PurposeEvent, ...]:
    season_of(club, asked.season)
    of = (asked.season, asked.round)
    if asked.off:
        return (RoundSet(*of, off=True),) if of in evening.rounds else ()
    rounds = games_of(club, asked.season)
    tables = tuple(sorted(set(asked.tables)))
    if asked.round > len(rounds) or any(table > len(rounds[asked.round - 1]) for table in tables):
        raise ClubError("club_round_none", season=asked.season, round=asked.round)
    if evening.rounds.get(of) == tables:
        return ()
    seated: set[str] = set()
    for game in games_at(club, evening._replace(rounds={**evening.rounds, of: tables})):
        for person in game.players:
            if person in seated:
                raise ClubError("club_round_twice", person=person)
            seated.add(person)
    return (RoundSet(*of, tables),)
