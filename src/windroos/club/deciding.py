"""What is asked of a club, decided: which events it comes to, or why it cannot be. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from windroos.club.agreement_requests import DoConfirm
from windroos.club.agreements import decide_agreement
from windroos.club.cash_deciding import decide_cash
from windroos.club.cash_requests import CashRequest
from windroos.club.club_events import (
    ClubEvent,
    ClubSet,
    CupHandedIn,
    CupMade,
    MoneyBooked,
    NumbersSet,
)
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_deciding import EveningChange, decide_evening
from windroos.club.evening_events import (
    EveningClosed,
    EveningEvent,
    EveningReopened,
    EveningSet,
    PointsAdjusted,
)
from windroos.club.evening_state import EveningState
from windroos.club.house_deciding import decide_house
from windroos.club.house_requests import DoCard, DoSettings
from windroos.club.past import take_over
from windroos.club.past_requests import DoImport, DoUndoImport
from windroos.club.people import known_person
from windroos.club.person_card import PersonCard
from windroos.club.person_deciding import decide_person
from windroos.club.person_requests import DoErase, DoMerge, DoPerson, DoUnmerge
from windroos.club.record_requests import DoRecord
from windroos.club.requests import (
    DoAdjust,
    DoBook,
    DoClose,
    DoClub,
    DoCup,
    DoEvening,
    DoHandIn,
    DoNumbers,
    DoReopen,
    DoShow,
    KeptRequest,
    Request,
)
from windroos.club.result_deciding import decide_result
from windroos.club.result_requests import DoHands, DoInstead, DoResult, DoVoid
from windroos.club.results import check_rules
from windroos.club.rights_deciding import decide_rights
from windroos.club.rights_requests import DoPass, RightsRequest
from windroos.club.season_deciding import decide_season
from windroos.club.season_requests import (
    DoEndSeason,
    DoHonour,
    DoHouseRules,
    DoLetStand,
    DoLot,
    DoResumeSeason,
    DoScheme,
    DoSeason,
)
from windroos.club.special_list import read_list
from windroos.club.taking_back import take_back
from windroos.club.typed_records import decide_record
from windroos.club.wall_deciding import decide_evening_walls
from windroos.club.wall_requests import DoWalls
from windroos.club.year import check_kind
from windroos.people.mentions import with_ids


class ClubWorld(NamedTuple):
    """All that is known of a club.

    names, cards  what is kept of its people by id, of who was not erased; a name is that of the card
    """

    club: ClubState | None = None
    evenings: Mapping[str, EveningState] = {}
    names: Mapping[str, str] = {}
    cards: Mapping[str, PersonCard] = {}


class ClubDecision(NamedTuple):
    """What a request comes to.

    answer     what is said besides that it was done
    club       new events of the club; `events` of the evening with the id `evening`
    names      names to be kept, `cards` whole cards, and `forgotten` the people of whom nothing is kept
    evenings   new events of further evenings, by id
    correction  what was there is changed: it must not be decided again unseen where somebody else wrote meanwhile
    """

    answer: Mapping[str, object]
    club: tuple[ClubEvent, ...] = ()
    evening: str = ""
    events: tuple[EveningEvent, ...] = ()
    names: Mapping[str, str] = {}
    forgotten: tuple[str, ...] = ()
    correction: bool = False
    cards: Mapping[str, PersonCard] = {}
    evenings: Mapping[str, tuple[EveningEvent, ...]] = {}


def decide(world: ClubWorld, asked: Request, fresh: str) -> ClubDecision:
    """What a request comes to; `fresh` is an id that nobody has, for what comes without one, and decides lots.

    Raises ClubError, and ReckoningError for a formula.
    """
    if isinstance(asked, DoClub):
        return _club(world, asked)
    club = world.club
    if club is None:
        raise ClubError("club_none")
    if isinstance(asked, DoImport | DoUndoImport):
        return _past(world, club, asked)
    if isinstance(asked, CashRequest):
        cash = decide_cash(club, world.evenings, asked, fresh)
        return ClubDecision(cash.answer, cash.events)
    if isinstance(asked, RightsRequest):
        if isinstance(asked, DoPass):
            asked = asked._replace(label=with_ids(asked.label, world.names))
        rights = decide_rights(club, asked, fresh)
        return ClubDecision(rights.answer, rights.events)
    return _kept(world, club, asked, fresh)


def _kept(world: ClubWorld, club: ClubState, asked: KeptRequest, fresh: str) -> ClubDecision:
    """The same of what is kept of people, seasons, evenings and their results, cups and money."""
    match asked:
        case DoPerson() | DoMerge() | DoUnmerge() | DoErase():
            who = decide_person(club, world.evenings.values(), world.names, asked, fresh)
            return ClubDecision(
                who.answer, who.events, names=who.names, forgotten=who.forgotten, correction=who.correction
            )
        case DoSettings() | DoCard():
            return _of_house(world, club, asked)
        case DoHonour():
            title, source = with_ids(asked.title, world.names), with_ids(asked.source, world.names)
            asked = asked._replace(title=title, source=source)
            answer, events, correction = decide_season(club, (), asked, fresh)
            return ClubDecision(answer, events, correction=correction)
        case DoRecord():
            answer, typed, correction = decide_record(club, world.names, asked, fresh)
            return ClubDecision(answer, typed, correction=correction)
        case DoSeason() | DoEndSeason() | DoLetStand() | DoResumeSeason() | DoLot() | DoScheme() | DoHouseRules():
            answer, events, correction = decide_season(club, world.evenings.values(), asked, fresh)
            return ClubDecision(answer, events, correction=correction)
        case DoEvening():
            return _evening(world, asked, fresh)
        case DoResult() | DoHands() | DoVoid() | DoInstead():
            evening = evening_of(world, asked.evening)
            return _of_evening(evening, decide_result(asked, evening, club, world.names))
        case DoWalls():
            evening = evening_of(world, asked.evening)
            return _of_evening(evening, decide_evening_walls(asked, evening, club, world.names))
        case DoConfirm():
            evening = evening_of(world, asked.evening)
            return ClubDecision({}, evening=evening.id, events=decide_agreement(club, evening, world.names, asked))
        case DoNumbers(formations):
            numbers = read_list(b"", {id: str(number) for id, number in formations.items()})
            return ClubDecision({}, () if club.numbers == numbers else (NumbersSet(numbers),))
        case DoAdjust(id, person, points, reason):
            evening = evening_of(world, id)
            known_person(club.people, person)
            event = PointsAdjusted(person, points, with_ids(reason, world.names))
            return ClubDecision({}, evening=evening.id, events=(event,))
        case DoCup(id, season):
            return _cup(club, id or fresh, season)
        case DoHandIn(id, day):
            return _hand_in(club, id, CupHandedIn(id, day))
        case DoBook():
            return _book(world, club, asked)
        case DoClose(id, unsettled, reason):
            return _close(evening_of(world, id), with_ids(reason, world.names), unsettled=unsettled)
        case DoReopen(id, reason):
            evening = evening_of(world, id)
            reopened = (EveningReopened(with_ids(reason, world.names)),) if evening.closed else ()
            return ClubDecision({}, evening=id, events=reopened)
        case DoShow():
            raise ClubError("club_shown")
    evening = evening_of(world, asked.evening)
    return _of_evening(evening, decide_evening(asked, evening, club, world.names, fresh))


def _of_evening(evening: EveningState, done: EveningChange) -> ClubDecision:
    return ClubDecision(done.answer, done.club, evening.id, done.events, done.names, correction=done.correction)


def _of_house(world: ClubWorld, club: ClubState, asked: DoSettings | DoCard) -> ClubDecision:
    done = decide_house(asked, club, world.cards, world.names)
    return ClubDecision({}, done.club, cards=done.cards, correction=True)


def evening_of(world: ClubWorld, id: str) -> EveningState:
    """An evening. Raises ClubError `club_evening_unknown`."""
    if id not in world.evenings:
        raise ClubError("club_evening_unknown", evening=id)
    return world.evenings[id]


def _club(world: ClubWorld, asked: DoClub) -> ClubDecision:
    if not asked.name.strip():
        raise ClubError("club_name")
    event = ClubSet(asked.name.strip(), check_kind(asked.year))
    if world.club is not None:
        event = event._replace(settings=world.club.settings)
    same = world.club is not None and (world.club.name, world.club.year, world.club.settings) == event
    return ClubDecision({}, () if same else (event,))


def _evening(world: ClubWorld, asked: DoEvening, fresh: str) -> ClubDecision:
    for rules in asked.rules:
        check_rules(rules)
    usual, also = (*asked.rules[:1], "")[0], asked.rules[1:]
    id = asked.id or fresh
    known = world.evenings.get(id)
    begins = asked.begins or (known.begins if known is not None else "")
    event = EveningSet(asked.day, asked.kind, usual, fresh if known is None else known.lot, begins, also)
    same = known is not None and (known.day, known.kind, known.rules, known.lot, known.begins, known.also) == event
    same = same and known is not None and not known.cancelled
    return ClubDecision({"id": id}, evening=id, events=() if same else (event,), correction=known is not None)


def _cup(club: ClubState, id: str, season: str) -> ClubDecision:
    if season not in club.seasons:
        raise ClubError("club_season_unknown", season=season)
    known = club.cups.get(id)
    if known is not None and known.season != season:
        raise ClubError("club_cup_taken", cup=id)
    return ClubDecision({"id": id}, () if known else (CupMade(id, season),))


def _hand_in(club: ClubState, id: str, event: CupHandedIn) -> ClubDecision:
    if id not in club.cups:
        raise ClubError("club_cup_unknown", cup=id)
    return ClubDecision({}, (event,))


def _book(world: ClubWorld, club: ClubState, asked: DoBook) -> ClubDecision:
    if asked.person:
        known_person(club.people, asked.person)
    if not asked.kind.strip():
        raise ClubError("club_cash_kind")
    if asked.counter:
        entry = next((one for one in club.entries if one.entry == asked.counter), None)
        if entry is None or entry.amount != -asked.amount:
            raise ClubError("club_cash_counter", entry=asked.counter)
        if any(one.counter == asked.counter for one in club.entries):
            raise ClubError("club_cash_counter", entry=asked.counter)
    number = len(club.entries) + 1
    kind, note = (with_ids(text.strip(), world.names) for text in (asked.kind, asked.note))
    event = MoneyBooked(number, asked.day, asked.amount, kind, asked.person, note, asked.counter)
    return ClubDecision({"entry": number}, (event,))


def _past(world: ClubWorld, club: ClubState, asked: DoImport | DoUndoImport) -> ClubDecision:
    if isinstance(asked, DoUndoImport):
        back = take_back(club, world.evenings, asked)
        told = {"results": back.results, "kept": back.kept, "people": len(back.people)}
        return ClubDecision(told, back.club, evenings=back.events, forgotten=back.people, correction=True)
    taken = take_over(club, world.evenings, world.cards, asked)
    answer = {
        **{"evenings": taken.evenings, "tables": taken.tables, "forms": taken.forms, "totals": taken.totals},
        **{"people": taken.people, "members": taken.members, "standings": taken.standings, "there": taken.there},
        **{"planned": taken.planned, "adjusted": taken.adjusted, "honours": taken.honours},
    }
    return ClubDecision(answer, taken.club, evenings=taken.events, cards=taken.cards)


def _close(evening: EveningState, reason: str, *, unsettled: bool) -> ClubDecision:
    wrong = [typed.table for typed in evening.standing if not typed.settled]
    if wrong and not unsettled:
        raise ClubError("club_unsettled", table=wrong[0])
    lacking = [place for place in evening.parts if not _is_in(evening, place)]
    if lacking and not unsettled:
        raise ClubError("club_tables_open", table=lacking[0][0], part=lacking[0][1])
    return ClubDecision({}, evening=evening.id, events=() if evening.closed else (EveningClosed(reason),))


def _is_in(evening: EveningState, place: tuple[int, int]) -> bool:
    kept = evening.results.get(place)
    return kept is not None and kept.typed is not None
