"""What is asked of a season, decided: which events it comes to, or why it cannot be. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, NamedTuple

from windroos.club.club_events import ClubEvent, FormulaSpan, SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.finale import season_final
from windroos.club.people import known_person, who_is
from windroos.club.season_events import (
    FIRST_HONOUR,
    LAST_HONOUR,
    HonourTyped,
    HonourWithdrawn,
    SchemeSet,
    SeasonEnded,
    SeasonLetStand,
    SeasonLot,
    SeasonResumed,
)
from windroos.club.season_houses import decide_house_rules
from windroos.club.season_requests import (
    DoEndSeason,
    DoHonour,
    DoHouseRules,
    DoLetStand,
    DoLot,
    DoResumeSeason,
    DoScheme,
    DoSeason,
    SeasonRequest,
)
from windroos.club.seasons import reckoned, season_of
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import preset, read
from windroos.reckoning.lots import drawn
from windroos.reckoning.scored import Scored


class SeasonDecision(NamedTuple):
    """What a request comes to: what is said, the events, and whether what was there is changed."""

    answer: dict[str, Any]
    events: tuple[ClubEvent, ...]
    correction: bool = False


def decide_season(
    club: ClubState, evenings: Iterable[EveningState], asked: SeasonRequest, fresh: str
) -> SeasonDecision:
    """What a request comes to; `fresh` is an id that nobody has, and decides lots.

    Raises ClubError, and ReckoningError for a formula.
    """
    evenings = tuple(evenings)
    match asked:
        case DoHonour():
            return _honour(club, asked, fresh)
        case DoHouseRules():
            return SeasonDecision({}, decide_house_rules(club, asked), correction=True)
        case DoSeason():
            return _season(club, asked, fresh)
        case DoEndSeason(id, period, day):
            name, scored = _standings(club, evenings, id, period)
            if not scored.champions:
                raise ClubError("club_season_empty", season=id)
            final = None if name else season_final(club, evenings, season_of(club, id))
            champions = final.winners if final is not None else ()
            if final is not None and final.begun and not champions:
                raise ClubError("club_final_open", season=id)
            if not champions:
                champions = scored.champions
                if scored.undecided and set(champions) & {one for group in scored.undecided for one in group}:
                    raise ClubError("club_season_lot", season=id)
            ended = SeasonEnded(id, name, day, champions, ending_digest(club, evenings, id, name, scored))
            return SeasonDecision({"people": list(champions)}, (ended,), correction=True)
        case DoLetStand(id, period):
            name, scored = _standings(club, evenings, id, period)
            _check_ended(club, id, name)
            return SeasonDecision(
                {}, (SeasonLetStand(id, name, ending_digest(club, evenings, id, name, scored)),), correction=True
            )
        case DoResumeSeason(id, period):
            name, _ = _standings(club, evenings, id, period)
            _check_ended(club, id, name)
            return SeasonDecision({}, (SeasonResumed(id, name),), correction=True)
        case DoLot(id, period):
            name, scored = _standings(club, evenings, id, period)
            groups = scored.undecided
            if not groups:
                raise ClubError("club_no_lot", season=id)
            events = tuple(SeasonLot(id, name, drawn(fresh, f"{at}", group), fresh) for at, group in enumerate(groups))
            return SeasonDecision({"lots": [list(event.people) for event in events]}, events, correction=True)
        case DoScheme():
            return _scheme(club, season_of(club, asked.season).season, asked)


def ending_digest(club: ClubState, evenings: Iterable[EveningState], id: str, period: str, scored: Scored) -> str:
    """The fingerprint of what a title rests on: who has which place with how many points, and who won the final."""
    rows = [f"{row.place} {row.person} {row.score}" for row in scored.rows]
    final = None if period else season_final(club, evenings, season_of(club, id))
    if final is not None and final.begun:
        rows.append(f"final {' '.join(final.winners)}")
    return sha256("\n".join(rows).encode()).hexdigest()


def _standings(club: ClubState, evenings: Iterable[EveningState], id: str, period: str) -> tuple[str, Scored]:
    """The standings of a season or period, with the whole name of the period."""
    season = season_of(club, id)
    found = reckoned(club, evenings, season, period)
    names = (one.name for at, one in enumerate(found.periods, 1) if period.casefold() in (one.name.casefold(), str(at)))
    return next(names, ""), found.scored


def _check_ended(club: ClubState, season: str, period: str) -> None:
    if (season, period) not in club.competition.endings:
        raise ClubError("club_season_open", season=season)


def _season(club: ClubState, asked: DoSeason, fresh: str) -> SeasonDecision:
    if asked.until < asked.since:
        raise ClubError("club_season_days")
    id = asked.id or fresh
    known = club.seasons.get(id)
    formula = _formula(asked)
    event = SeasonSet(id, asked.since, asked.until, formula.text, formula.digest)
    if known is not None:
        kept = known._replace(since=asked.since, until=asked.until, formula=formula.text, digest=formula.digest)
        event = kept._replace(before=_before(known, asked))
    event = event._replace(
        name=event.name if asked.name is None else " ".join(asked.name.split()),
        people=event.people if asked.people is None else _division(club, asked.people),
        above=event.above if asked.above is None else asked.above,
        moves=event.moves if asked.moves is None else asked.moves,
    )
    if not event.name.isprintable():
        raise ClubError("club_season_name")
    if event.above and (event.above == id or event.above not in club.seasons):
        raise ClubError("club_season_unknown", season=event.above)
    return SeasonDecision({"id": id}, () if known == event else (event,), correction=known is not None)


def _formula(asked: DoSeason) -> Formula:
    if bool(asked.formula) == bool(asked.toml):
        raise ClubError("club_formula")
    return preset(asked.formula) if asked.formula else read(asked.toml)


def _before(known: SeasonSet, asked: DoSeason) -> tuple[FormulaSpan, ...]:
    """The formulas of the evenings before the change, where it does not hold for the whole season."""
    if asked.starts is None:
        return ()
    if not asked.since < asked.starts <= asked.until:
        raise ClubError("club_formula_day")
    spans = [span for span in known.before if span.until < asked.starts]
    same = next((span for span in known.before if span.until == asked.starts), None)
    return (*spans, same or FormulaSpan(asked.starts, known.formula, known.digest))


def _division(club: ClubState, people: Iterable[str]) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(people))
    for person in found:
        known_person(club.people, person)
    return found


def _scheme(club: ClubState, id: str, asked: DoScheme) -> SeasonDecision:
    """Every table has three to five known people, and nobody sits at two tables of a round."""
    for number, tables in enumerate(asked.rounds, 1):
        seated: list[str] = []
        for table in tables:
            if len(table) not in (3, 4, 5):
                raise ClubError("club_players", count=len(table))
            for person in table:
                who = who_is(club.people, person)
                if who in seated:
                    raise ClubError("club_scheme_twice", person=person, round=number)
                seated.append(who)
    same = club.competition.schemes.get(id, ()) == asked.rounds
    return SeasonDecision({}, () if same else (SchemeSet(id, asked.rounds),), correction=True)


def _honour(club: ClubState, asked: DoHonour, fresh: str) -> SeasonDecision:
    """An honour of an earlier year; without people it is taken back."""
    known = {one.honour: one for one in club.competition.honours}
    if not asked.people:
        if asked.id not in known:
            raise ClubError("club_honour_unknown", honour=asked.id)
        return SeasonDecision({}, (HonourWithdrawn(asked.id),), correction=True)
    for person in asked.people:
        known_person(club.people, person)
    if not FIRST_HONOUR <= asked.year <= LAST_HONOUR:
        raise ClubError("club_number", value=str(asked.year))
    if not asked.title.strip() or not asked.source.strip():
        raise ClubError("club_honour_source")
    typed = HonourTyped(asked.id or fresh, asked.year, asked.title.strip(), asked.people, asked.source.strip())
    events = () if known.get(typed.honour) == typed else (typed,)
    return SeasonDecision({"id": typed.honour}, events, correction=typed.honour in known)
