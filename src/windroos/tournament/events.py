"""Everything that happens to a tournament, as lines of text: what, and who said so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.duplicate.events import WALL_EVENTS, WallEvent
from windroos.people.spelling import SHORT
from windroos.tournament.card_events import CARD_EVENTS, CardRenewed
from windroos.tournament.clock_events import CLOCK_EVENTS, ClockEvent
from windroos.tournament.draw_events import DRAW_EVENTS, DrawEvent
from windroos.tournament.entrant_events import ENTRANT_EVENTS, EntrantEvent
from windroos.tournament.errors import TournamentError
from windroos.tournament.irregular_events import IRREGULAR_EVENTS, IrregularEvent
from windroos.tournament.message_events import MESSAGE_EVENTS, HallMessage
from windroos.tournament.penalty_events import PENALTY_EVENTS, PenaltyEvent
from windroos.tournament.prize_events import PRIZE_EVENTS, PrizeEvent
from windroos.tournament.publishing_events import PUBLISHING_EVENTS, PublishingEvent
from windroos.tournament.registration_events import REGISTRATION_EVENTS, RegistrationEvent
from windroos.tournament.result_events import RESULT_EVENTS, ResultEvent
from windroos.tournament.schedule_events import SCHEDULE_EVENTS, ScheduleEvent
from windroos.tournament.setup_events import SETUP_EVENTS, SetupEvent
from windroos.tournament.sheet_events import SHEET_LINK_EVENTS, TableSheetEvent
from windroos.tournament.twice_events import TWICE_EVENTS, TwiceSet
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode
from windroos.wire.objects import Key, fields, tagged

TournamentEvent = (
    SetupEvent
    | EntrantEvent
    | RegistrationEvent
    | ScheduleEvent
    | ResultEvent
    | PublishingEvent
    | ClockEvent
    | DrawEvent
    | IrregularEvent
    | PenaltyEvent
    | PrizeEvent
    | WallEvent
    | CardRenewed
    | TwiceSet
    | TableSheetEvent
    | HallMessage
)
"""A noun adds its own union here, and its keys below."""
TOURNAMENT_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    **SETUP_EVENTS,
    **ENTRANT_EVENTS,
    **REGISTRATION_EVENTS,
    **SCHEDULE_EVENTS,
    **RESULT_EVENTS,
    **PUBLISHING_EVENTS,
    **CLOCK_EVENTS,
    **DRAW_EVENTS,
    **IRREGULAR_EVENTS,
    **PENALTY_EVENTS,
    **PRIZE_EVENTS,
    **WALL_EVENTS,
    **CARD_EVENTS,
    **TWICE_EVENTS,
    **SHEET_LINK_EVENTS,
    **MESSAGE_EVENTS,
}
_WORDS: Final = {kind: word for word, (kind, _) in TOURNAMENT_EVENTS.items()}


class ToldTournament(NamedTuple):
    """An event with who told it: a role, or a role and the id of a person."""

    by: str
    what: TournamentEvent


TOURNAMENT_TOLD: Final = fields(
    ToldTournament,
    Key("by", SHORT),
    Key(
        "what",
        tagged(
            "event",
            {word: fields(kind, *keys, tag=("event", word)) for word, (kind, keys) in TOURNAMENT_EVENTS.items()},
            lambda event: _WORDS[type(event)],
        ),
    ),
)


def word_of(event: TournamentEvent) -> str:
    """The word of an event, as it is stored."""
    return _WORDS[type(event)]


def told_text(by: str, event: TournamentEvent) -> str:
    """An event as a line of JSON text."""
    return TOURNAMENT_TOLD.write(ToldTournament(by, event))


def read_told(text: str) -> ToldTournament:
    """An event from its text. Raises TournamentError `tournament_event`."""
    try:
        return TOURNAMENT_TOLD.read(decode(text), "")
    except WireError as wrong:
        raise TournamentError("tournament_event", key=wrong.where or "json") from None
