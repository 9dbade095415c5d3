"""What a tournament is asked: one object a line, which says by `do` what is to be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from windroos.duplicate.requests import WALL_REQUESTS, WallRequest
from windroos.tournament.card_requests import CARD_KINDS, DoRenewCard
from windroos.tournament.clock_requests import CLOCK_REQUESTS, ClockRequest
from windroos.tournament.draw_requests import DRAW_REQUESTS, DrawRequest
from windroos.tournament.entrant_requests import ENTRANT_KINDS, EntrantRequest
from windroos.tournament.irregular_requests import IRREGULAR_KINDS, IrregularRequest
from windroos.tournament.message_requests import MESSAGE_REQUESTS, DoMessage
from windroos.tournament.penalty_requests import PENALTY_KINDS, PenaltyRequest
from windroos.tournament.prize_requests import PRIZE_REQUESTS, PrizeRequest
from windroos.tournament.publishing_requests import PUBLISHING_KINDS, PublishingRequest
from windroos.tournament.result_requests import RESULT_KINDS, TableRequest
from windroos.tournament.schedule_requests import SCHEDULE_KINDS, DoSeatFinal, DoSeatRound, ScheduleRequest
from windroos.tournament.setup_requests import SETUP_KINDS, SetupRequest
from windroos.tournament.sheet_requests import SHEET_LINK_REQUESTS, TableSheetRequest
from windroos.tournament.twice_requests import TWICE_REQUESTS, DoTwice
from windroos.wire.objects import Key, fields, tagged
from windroos.wire.spelling import Spelling

TournamentRequest = (
    SetupRequest
    | EntrantRequest
    | ScheduleRequest
    | DoSeatRound
    | DoSeatFinal
    | TableRequest
    | PublishingRequest
    | ClockRequest
    | DrawRequest
    | IrregularRequest
    | PenaltyRequest
    | PrizeRequest
    | WallRequest
    | DoRenewCard
    | DoTwice
    | TableSheetRequest
    | DoMessage
)
"""A noun adds its own union here, and its keys below."""
_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    **SETUP_KINDS,
    **ENTRANT_KINDS,
    **SCHEDULE_KINDS,
    **RESULT_KINDS,
    **PUBLISHING_KINDS,
    **CLOCK_REQUESTS,
    **DRAW_REQUESTS,
    **IRREGULAR_KINDS,
    **PENALTY_KINDS,
    **PRIZE_REQUESTS,
    **WALL_REQUESTS,
    **CARD_KINDS,
    **TWICE_REQUESTS,
    **SHEET_LINK_REQUESTS,
    **MESSAGE_REQUESTS,
}
TOURNAMENT_REQUESTS: Final[Mapping[str, Spelling[Any]]] = {
    word: fields(kind, *keys, tag=("do", word)) for word, (kind, keys) in _KINDS.items()
}
"""Everything that can be asked, by the word that asks for it. Read only."""
TOURNAMENT_REQUEST: Final[Spelling[TournamentRequest]] = tagged("do", TOURNAMENT_REQUESTS, lambda _: "")
"""Read only."""
