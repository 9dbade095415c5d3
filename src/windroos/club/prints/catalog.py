"""The list of all prints: under which address, of what, for whom, and how each is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from windroos.books.catalog import IDS
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.prints import agenda, evenings, forms, honours, house_rules, money, ranking, report, scheme
from windroos.club.prints.source import PrintSource
from windroos.club.prints.walking import walking_cards
from windroos.printing.document import PrintDocument
from windroos.printing.sheets import MemberCard, PrintSheets

Subject = Literal["evening", "season", "person", "year", "club"]
FIVE: Final = 5
MOST_CARDS: Final = 40
"""Tables that cards are made for at once."""


class PrintPlain(NamedTuple):
    """Plain text, for the mail or a chat."""

    text: str


Printed = PrintDocument | PrintSheets | PrintPlain


class PrintAsked(NamedTuple):
    """What is to be printed, of whom.

    season   "" for the newest
    period   of the season, "" for all of it
    year     the club year, None for this one
    hands    lines of a score form, and `players` of an empty one
    places   down to which place there are certificates
    table, card  the address that the code on a table's or a member's card opens, "" for none; `digits` open a table's
    signs    the digits on a member's card, by which he agrees with a result
    """

    source: PrintSource
    evening: EveningState | None = None
    season: str = ""
    person: str = ""
    period: str = ""
    year: int | None = None
    rules: str = ""
    hands: int = forms.HANDS[0]
    players: int = 4
    places: int = 1
    table: Callable[[int], str] = lambda _: ""
    digits: Callable[[int], str] = lambda _: ""
    card: Callable[[str], str] = lambda _: ""
    signs: Callable[[str], str] = lambda _: ""


class PrintKind(NamedTuple):
    """A print: its address, of what it is, and from which role on one may see it."""

    what: str
    of: Subject
    role: Literal["viewer", "player", "helper", "secretary"]
    make: Callable[[PrintAsked], Printed]


def _evening(asked: PrintAsked) -> EveningState:
    if asked.evening is None:
        raise ClubError("club_print_evening")
    return asked.evening


def _season(asked: PrintAsked) -> str:
    return asked.source.season(asked.season)


def _forms(asked: PrintAsked) -> PrintSheets:
    source, evening = asked.source, asked.evening
    usual = (evening.rules if evening is not None else "") or next(iter(source.club.settings.rules), IDS[0])
    rules = asked.rules or usual
    if rules not in IDS:
        raise ClubError("club_rules", rules=rules[:40], known=", ".join(IDS))
    hands = asked.hands if asked.hands in forms.HANDS else forms.HANDS[0]
    if evening is not None and evening.tables:
        by_table = [asked.rules or evening.rules_at(at) or rules for at in range(1, len(evening.tables) + 1)]
        sheets = forms.evening_forms(source, evening, by_table, hands)
    else:
        players = ("",) * min(max(asked.players, 3), FIVE)
        sheets = (forms.score_form(source, rules, players, hands, evening),)
    return PrintSheets("forms", source.say("print_forms"), sheets)


def _tents(asked: PrintAsked) -> PrintSheets:
    evening, source = _evening(asked), asked.source
    count = min(len(evening.tables) or max((at for at, _ in evening.results), default=4), MOST_CARDS)
    cards = forms.table_cards(source, evening, [(asked.table(at), asked.digits(at)) for at in range(1, count + 1)])
    return PrintSheets("tents", source.say("print_cards"), cards)


def _members(asked: PrintAsked) -> PrintSheets:
    source = asked.source
    people = [source.known(asked.person)] if asked.person else source.members(source.today)
    cards = tuple(MemberCard(source.club.name, source.name(one), asked.card(one), asked.signs(one)) for one in people)
    return PrintSheets("members", source.say("print_members"), cards)


def _walking(asked: PrintAsked) -> PrintSheets:
    cards = walking_cards(asked.source, _season(asked), asked.person)
    return PrintSheets("walking", asked.source.say("print_walking"), cards)


def _certificates(asked: PrintAsked) -> PrintSheets:
    made = honours.certificates(asked.source, _season(asked), asked.places)
    return PrintSheets("certificates", asked.source.say("print_certificate"), made)


EVENING_PRINTS: Final = (
    PrintKind("aankomst", "evening", "helper", lambda asked: evenings.arrival_list(asked.source, _evening(asked))),
    PrintKind("tafels", "evening", "viewer", lambda asked: evenings.tables_wall(asked.source, _evening(asked))),
    PrintKind("plaatsen", "evening", "viewer", lambda asked: evenings.seats_wall(asked.source, _evening(asked))),
    PrintKind("tafelkaarten", "evening", "helper", _tents),
    PrintKind("scoreformulier", "evening", "helper", _forms),
    PrintKind("uitslag", "evening", "viewer", lambda asked: evenings.evening_result(asked.source, _evening(asked))),
    PrintKind(
        "tekst", "evening", "viewer", lambda asked: PrintPlain(evenings.result_text(asked.source, _evening(asked)))
    ),
)
"""Prints of an evening, in the order in which they are needed."""
CLUB_PRINTS: Final = (
    PrintKind(
        "stand", "season", "viewer", lambda asked: ranking.season_standings(asked.source, _season(asked), asked.period)
    ),
    PrintKind("opkomst", "season", "player", lambda asked: ranking.attendance(asked.source, _season(asked))),
    PrintKind(
        "blad", "person", "player", lambda asked: ranking.personal_sheet(asked.source, _season(asked), asked.person)
    ),
    PrintKind("rapport", "person", "player", lambda asked: report.report_cards(asked.source, asked.person, asked.year)),
    PrintKind("schema", "season", "viewer", lambda asked: scheme.scheme_sheet(asked.source, _season(asked))),
    PrintKind("loopkaarten", "season", "player", _walking),
    PrintKind("oorkonde", "season", "secretary", _certificates),
    PrintKind("agenda", "club", "viewer", lambda asked: agenda.agenda(asked.source)),
    PrintKind("erelijst", "club", "viewer", lambda asked: honours.roll_of_honour(asked.source)),
    PrintKind("huisregels", "club", "viewer", lambda asked: house_rules.house_rules(asked.source)),
    PrintKind("records", "club", "viewer", lambda asked: honours.record_lists(asked.source)),
    PrintKind("graveerlijst", "club", "secretary", lambda asked: honours.engraving(asked.source)),
    PrintKind("kas", "year", "secretary", lambda asked: money.cash_account(asked.source, asked.year)),
    PrintKind("aanspraken", "club", "secretary", lambda asked: money.claim_list(asked.source)),
    PrintKind("ledenkaarten", "club", "secretary", _members),
    PrintKind("scoreformulier", "club", "viewer", _forms),
)
"""Prints of the club."""


def print_named(known: tuple[PrintKind, ...], what: str) -> PrintKind:
    """The print of an address. Raises ClubError `club_print_unknown`."""
    found = next((kind for kind in known if kind.what == what), None)
    if found is None:
        raise ClubError("club_print_unknown", what=what[:40], known=", ".join(kind.what for kind in known))
    return found
