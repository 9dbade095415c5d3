"""What is asked of a club, decided: which events it comes to, or why it cannot be. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from windroos.books.catalog import IDS
from windroos.club.cash_deciding import decide_cash
from windroos.club.cash_requests import CashRequest
from windroos.club.club_events import (
    ClubEvent,
    ClubSet,
    CupHandedIn,
    CupMade,
    MoneyBooked,
    NumbersSet,
    PersonErased,
    PersonMerged,
    PersonSet,
    PersonUnmerged,
)
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_deciding import decide_evening, guest_name
from windroos.club.evening_events import (
    EveningClosed,
    EveningEvent,
    EveningReopened,
    EveningSet,
    PointsAdjusted,
    ResultTyped,
    ResultVoided,
)
from windroos.club.evening_state import EveningState
from windroos.club.hands import sheet_of, typed_sheet
from windroos.club.house_deciding import decide_house
from windroos.club.house_requests import DoCard, DoSettings
from windroos.club.mentions import with_ids
from windroos.club.past import take_back, take_over
from windroos.club.past_requests import DoImport, DoUndoImport
from windroos.club.people import check_merge, checked_memberships, one_with
from windroos.club.person_card import PersonCard
from windroos.club.requests import (
    DoAdjust,
    DoBook,
    DoClose,
    DoClub,
    DoCup,
    DoErase,
    DoEvening,
    DoHandIn,
    DoHands,
    DoMerge,
    DoNumbers,
    DoPerson,
    DoReopen,
    DoResult,
    DoShow,
    DoUnmerge,
    DoVoid,
    KeptRequest,
    Request,
)
from windroos.club.results import check_points, check_result, check_rules, check_table
from windroos.club.rights_deciding import decide_rights
from windroos.club.rights_requests import DoPass, RightsRequest
from windroos.club.season_deciding import decide_season
from windroos.club.season_requests import DoEndSeason, DoHonour, DoLetStand, DoLot, DoResumeSeason, DoScheme, DoSeason
from windroos.club.year import check_kind


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
        case DoPerson() | DoCard() | DoMerge() | DoUnmerge() | DoErase():
            return _of_person(world, club, asked, fresh)
        case DoSettings():
            return _of_house(world, club, asked)
        case DoHonour():
            title, source = with_ids(asked.title, world.names), with_ids(asked.source, world.names)
            asked = asked._replace(title=title, source=source)
            answer, events, correction = decide_season(club, (), asked, fresh)
            return ClubDecision(answer, events, correction=correction)
        case DoSeason() | DoEndSeason() | DoLetStand() | DoResumeSeason() | DoLot() | DoScheme():
            answer, events, correction = decide_season(club, world.evenings.values(), asked, fresh)
            return ClubDecision(answer, events, correction=correction)
        case DoEvening():
            return _evening(world, asked, fresh)
        case DoResult():
            return _result(world, club, asked)
        case DoHands():
            return _hands(world, club, asked)
        case DoNumbers(formations):
            return ClubDecision({}, () if club.numbers == formations else (NumbersSet(formations),))
        case DoVoid():
            return _void(world, asked)
        case DoAdjust(id, person, points, reason):
            evening = evening_of(world, id)
            _check_person(club, person)
            event = PointsAdjusted(person, points, with_ids(reason, world.names))
            return ClubDecision({}, evening=evening.id, events=(event,))
        case DoCup(id, season):
            return _cup(club, id or fresh, season)
        case DoHandIn(id, day):
            return _hand_in(club, id, CupHandedIn(id, day))
        case DoBook():
            return _book(world, club, asked)
        case DoClose(id, unsettled):
            return _close(evening_of(world, id), unsettled=unsettled)
        case DoReopen(id, reason):
            evening = evening_of(world, id)
            reopened = (EveningReopened(with_ids(reason, world.names)),) if evening.closed else ()
            return ClubDecision({}, evening=id, events=reopened)
        case DoShow():
            raise ClubError("club_shown")
    evening = evening_of(world, asked.evening)
    done = decide_evening(asked, evening, club, world.names, fresh)
    return ClubDecision(done.answer, done.club, evening.id, done.events, done.names, correction=done.correction)


def _of_person(
    world: ClubWorld, club: ClubState, asked: DoPerson | DoCard | DoMerge | DoUnmerge | DoErase, fresh: str
) -> ClubDecision:
    match asked:
        case DoPerson():
            return _person(world, club, asked, fresh)
        case DoCard():
            return _of_house(world, club, asked)
        case DoMerge(id, into):
            return _merge(world, club, id, into)
        case DoUnmerge(id):
            return _unmerge(club, id)
        case DoErase(id):
            return _erase(club, id)


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


def _check_person(club: ClubState, id: str) -> None:
    if id not in club.people:
        raise ClubError("club_person_unknown", person=id)


def _person(world: ClubWorld, club: ClubState, asked: DoPerson, fresh: str) -> ClubDecision:
    id = asked.id or fresh
    known = club.people.get(id)
    if known is not None and known.erased:
        raise ClubError("club_erased", person=id)
    name = " ".join(asked.name.split()) or world.names.get(id, "")
    if not name:
        if asked.member:
            raise ClubError("club_name")
        name = guest_name(world.names)
    if not name.isprintable():
        raise ClubError("club_name")
    given = () if asked.member is None else checked_memberships(asked.member)
    memberships = known.memberships if known is not None and asked.member is None else given
    same = known is not None and known.memberships == memberships
    names = {} if world.names.get(id) == name else {id: name}
    return ClubDecision(
        {"id": id}, () if same else (PersonSet(id, memberships),), names=names, correction=known is not None
    )


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


def _result(world: ClubWorld, club: ClubState, asked: DoResult) -> ClubDecision:
    evening = evening_of(world, asked.evening)
    check_result(asked, club.people)
    corrects, reason = _correction(world, evening, asked)
    rules = asked.rules or evening.rules_at(asked.table)
    settled = True
    try:
        check_points(asked.points, rules)
    except ClubError:
        if not asked.unsettled:
            raise
        settled = False
    typed = ResultTyped(
        asked.table,
        asked.part,
        asked.share,
        rules,
        asked.players,
        asked.points,
        asked.mahjongs,
        asked.caused,
        asked.hands,
        reason,
        settled,
        asked.complete,
    )
    answer: dict[str, Any] = {} if settled else {"unsettled": True}
    return ClubDecision(answer, evening=evening.id, events=(typed,), correction=corrects)


def _hands(world: ClubWorld, club: ClubState, asked: DoHands) -> ClubDecision:
    evening = evening_of(world, asked.evening)
    check_table(asked.players, club.people)
    corrects, reason = _correction(world, evening, asked)
    rules = asked.rules or evening.rules_at(asked.table)
    if not rules:
        raise ClubError("club_rules", rules="", known=", ".join(IDS))
    typed = typed_sheet(asked, rules, reason)
    points = list(sheet_of(typed).match.points)
    return ClubDecision({"points": points}, evening=evening.id, events=(typed,), correction=corrects)


def _correction(world: ClubWorld, evening: EveningState, asked: DoResult | DoHands) -> tuple[bool, str]:
    """Whether a result is in the place of another, and the reason, which it then needs."""
    old = evening.results.get((asked.table, asked.part))
    corrects = old is not None and old.typed is not None
    reason = with_ids(asked.reason.strip(), world.names)
    if corrects and not reason:
        raise ClubError("club_reason", table=asked.table, part=asked.part)
    if evening.closed and not reason:
        raise ClubError("club_closed", evening=evening.id)
    return corrects, reason


def _void(world: ClubWorld, asked: DoVoid) -> ClubDecision:
    evening = evening_of(world, asked.evening)
    old = evening.results.get((asked.table, asked.part))
    if old is None or old.typed is None:
        raise ClubError("club_no_result", table=asked.table, part=asked.part)
    event = ResultVoided(asked.table, asked.part, with_ids(asked.reason.strip(), world.names))
    return ClubDecision({}, evening=evening.id, events=(event,), correction=True)


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
        _check_person(club, asked.person)
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
        return ClubDecision({"results": back.results, "kept": back.kept}, back.club, evenings=back.events)
    taken = take_over(club, world.evenings, world.cards, asked)
    answer = {
        **{"evenings": taken.evenings, "tables": taken.tables, "forms": taken.forms, "totals": taken.totals},
        **{"people": taken.people, "members": taken.members, "standings": taken.standings, "there": taken.there},
    }
    return ClubDecision(answer, taken.club, evenings=taken.events, cards=taken.cards)


def _close(evening: EveningState, *, unsettled: bool) -> ClubDecision:
    wrong = [typed.table for typed in evening.standing if not typed.settled]
    if wrong and not unsettled:
        raise ClubError("club_unsettled", table=wrong[0])
    lacking = [place for place in evening.parts if not _is_in(evening, place)]
    if lacking and not unsettled:
        raise ClubError("club_tables_open", table=lacking[0][0], part=lacking[0][1])
    return ClubDecision({}, evening=evening.id, events=() if evening.closed else (EveningClosed(),))


def _is_in(evening: EveningState, place: tuple[int, int]) -> bool:
    kept = evening.results.get(place)
    return kept is not None and kept.typed is not None


def _merge(world: ClubWorld, club: ClubState, id: str, into: str) -> ClubDecision:
    check_merge(club.people, id, into)
    merged = {**club.people, id: club.people[id]._replace(into=into)}
    for evening in world.evenings.values():
        for typed in evening.standing:
            try:
                check_table(typed.players, merged)
            except ClubError:
                raise ClubError("club_merge_table", evening=evening.id, table=typed.table) from None
    return ClubDecision({}, (PersonMerged(id, into),), correction=True)


def _unmerge(club: ClubState, id: str) -> ClubDecision:
    _check_person(club, id)
    if not club.people[id].into:
        raise ClubError("club_not_merged", person=id)
    return ClubDecision({}, (PersonUnmerged(id),), correction=True)


def _erase(club: ClubState, id: str) -> ClubDecision:
    _check_person(club, id)
    who = one_with(club.people, id)
    same = [person for person in club.people.values() if one_with(club.people, person.id) == who]
    if all(person.erased for person in same):
        return ClubDecision({"number": club.people[id].erased}, forgotten=tuple(person.id for person in same))
    number = max((person.erased for person in club.people.values()), default=0) + 1
    events = tuple(PersonErased(person.id, number) for person in same if not person.erased)
    return ClubDecision({"number": number}, events, forgotten=tuple(person.id for person in same), correction=True)
