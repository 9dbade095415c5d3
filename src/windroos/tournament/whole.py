"""A tournament as one file, a line of JSON each: who takes part by name, and all that happened, in order.

The first line says what it is; then a line for each person, then one for each event with its number and time.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

from windroos.errors import WindroosError
from windroos.reckoning.formula_file import read
from windroos.tournament.entrant_card import EntrantCard, entrant_card_text, read_entrant_card
from windroos.tournament.errors import TournamentError
from windroos.tournament.events import read_told
from windroos.tournament.formula import formula_of
from windroos.tournament.points import scored
from windroos.tournament.publishing_deciding import digest_of
from windroos.tournament.publishing_events import RoundPublished
from windroos.tournament.ranking import standings
from windroos.tournament.result_deciding import check_points
from windroos.tournament.state import TournamentState, fold_tournament
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode, quoted

VERSION: Final = 1


class KeptEvent(NamedTuple):
    """An event as it is stored: its number, when, and its text (`told_text`)."""

    number: int
    at: datetime
    body: str


class WholeTournament(NamedTuple):
    """All that is kept of a tournament."""

    id: str
    cards: Mapping[str, EntrantCard]
    events: tuple[KeptEvent, ...]


class WholeChecked(NamedTuple):
    """How much was looked through, and what is wrong, each with its sentence; the state where it could be folded."""

    events: int
    people: int
    faults: tuple[WindroosError, ...]
    state: TournamentState | None


def whole_lines(whole: WholeTournament) -> Iterator[str]:
    """The lines of the file."""
    yield f'{{"windroos":"tournament","version":{VERSION},"id":{quoted(whole.id)}}}'
    for id, card in sorted(whole.cards.items()):
        yield f'{{"person":{quoted(id)},"card":{entrant_card_text(card)}}}'
    for number, at, body in whole.events:
        yield f'{{"number":{number},"at":"{at.isoformat()}","told":{body}}}'


def read_whole(lines: Iterable[str]) -> WholeTournament:
    """A tournament from the lines of its file.

    Raises TournamentError `tournament_file_line` with the line: what cannot be read, and events that lack or turned.
    """
    id, cards, events = "", dict[str, EntrantCard](), list[KeptEvent]()
    for at, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            line: Any = decode(text)
            if not id:
                id = _heading(line)
            elif "person" in line:
                cards[str(line["person"])] = read_entrant_card(json.dumps(line["card"]))
            else:
                if line["number"] != len(events) + 1:
                    raise LookupError
                body = json.dumps(line["told"], ensure_ascii=False, separators=(",", ":"))
                read_told(body)
                events.append(KeptEvent(line["number"], datetime.fromisoformat(line["at"]), body))
        except (WireError, WindroosError, LookupError, TypeError, ValueError):
            raise TournamentError("tournament_file_line", line=at) from None
    if not id:
        raise TournamentError("tournament_file_line", line=1)
    return WholeTournament(id, cards, tuple(events))


def _heading(line: Mapping[str, Any]) -> str:
    if line["windroos"] != "tournament" or line["version"] != VERSION:
        raise LookupError
    return str(line["id"])


def check_whole(lines: Iterable[str]) -> WholeChecked:
    """Fold a file anew and say what is wrong with what it tells."""
    try:
        whole = read_whole(lines)
    except TournamentError as wrong:
        return WholeChecked(0, 0, (wrong,), None)
    state: TournamentState | None = None
    for event in whole.events:
        what = read_told(event.body).what
        try:
            if state is not None and isinstance(what, RoundPublished):
                _check_version(state, what)
            state = fold_tournament(whole.id, (what,), state)
        except TournamentError as wrong:
            if wrong.code == "tournament_file_version":
                return WholeChecked(event.number, len(whole.cards), (wrong,), None)
            return WholeChecked(event.number, len(whole.cards), (_lost(event),), None)
        except (WindroosError, LookupError):
            return WholeChecked(event.number, len(whole.cards), (_lost(event),), None)
    faults = tuple(_faults(whole, state)) if state is not None else (TournamentError("tournament_none"),)
    return WholeChecked(len(whole.events), len(whole.cards), faults, state)


def _lost(event: KeptEvent) -> TournamentError:
    return TournamentError("tournament_file_event", number=event.number)


def _check_version(state: TournamentState, told: RoundPublished) -> None:
    """What was published is what follows from what was told until then. Raises TournamentError."""
    if digest_of(standings(state, told.round)) != told.digest:
        raise TournamentError("tournament_file_version", round=told.round, version=told.version)


def _faults(whole: WholeTournament, state: TournamentState) -> Iterator[WindroosError]:
    """What is wrong though every event could be folded."""
    for id in sorted(whole.cards.keys() - state.entrants.keys() - state.aside.keys()):
        yield TournamentError("tournament_file_card", entrant=id)
    if read(state.setup.toml).digest != state.setup.digest:
        yield TournamentError("tournament_file_formula")
        return
    for (round, table), kept in sorted(state.results.items()):
        if kept.typed is not None:
            try:
                check_points(kept.typed.points, formula_of(state.setup).table.start)
                state.schedule.table(round, table)
            except WindroosError as wrong:
                yield TournamentError("tournament_file_result", round=round, table=table, why=wrong)
                return
    scored(state)
