"""What prints of a tournament are made from: its state, names as the reader may see them, his language, today."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property

from windroos.people.names import sorted_names, told_apart
from windroos.printing.document import PrintBlock, PrintDocument
from windroos.text.dates import day_said
from windroos.text.play import FIVE_SEATS
from windroos.text.tournament_prints import WORDS
from windroos.text.words import Lang
from windroos.tournament.by_standings import rounds_settled
from windroos.tournament.entrant_card import EntrantCard
from windroos.tournament.errors import TournamentError
from windroos.tournament.hall_view import planned_of
from windroos.tournament.seats import seated
from windroos.tournament.state import TournamentState


@dataclass(frozen=True)
class TournamentPaper:
    """A tournament as who prints it may see it. `shown` are names by id; who has none there is his playing number."""

    state: TournamentState
    shown: Mapping[str, str]
    lang: Lang
    today: date
    large: bool = False
    cards: Mapping[str, EntrantCard] = field(default_factory=dict)
    """What is kept of people, for papers of the desk."""

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Everybody's name; two of one name are told apart."""
        return told_apart({id: self.shown.get(id, "") or self._nameless(id) for id in self.state.entrants})

    def _nameless(self, entrant: str) -> str:
        return self.say("nameless", number=self.number(entrant))

    def numbered(self, entrant: str) -> str:
        """Somebody by number and name."""
        return f"{self.number(entrant)} {self.names[entrant]}".strip()

    def number(self, entrant: str) -> str:
        """Somebody's playing number, "" where he has none."""
        return str(self.state.schedule.numbers.get(entrant, ""))

    def ordered(self, entrants: Iterable[str]) -> list[str]:
        """Entrants by their names, the Dutch way."""
        by_name = {self.names[entrant]: entrant for entrant in entrants}
        return [by_name[name] for name in sorted_names(by_name)]

    @cached_property
    def players(self) -> tuple[str, ...]:
        """Who have a playing number, by name."""
        return tuple(self.ordered(self.state.schedule.numbers))

    @cached_property
    def settled(self) -> int:
        """The rounds whose seats are settled; those after them wait for the standings."""
        return rounds_settled(self.state)

    @property
    def rounds(self) -> int:
        """Rounds of the schedule. Raises TournamentError `tournament_no_schedule` where there is none."""
        if not self.state.schedule.rounds:
            raise TournamentError("tournament_no_schedule")
        return len(self.state.schedule.rounds)

    def round(self, asked: int | None) -> int:
        """The round that is asked for, else the first. Raises TournamentError `tournament_no_round`."""
        found = asked or 1
        self.state.schedule.table(found, 1)
        return found

    def table(self, round: int, table: int) -> tuple[tuple[str, str, str], ...]:
        """Who sits at a table: wind, playing number and name, East first; to be filled in where nobody knows yet."""
        numbers, people = self.state.schedule.table(round, table), seated(self.state, round, table)
        if round > self.settled:
            return tuple((self.wind(seat), "", "") for seat in range(len(numbers)))
        return tuple(
            (self.wind(seat), str(number), self.names.get(entrant, self.say("free")))
            for seat, (number, entrant) in enumerate(zip(numbers, people, strict=True))
        )

    def places(self) -> dict[str, list[tuple[int, str]]]:
        """Of everybody the table and the wind in each round; one in which he has no seat, or none yet, is (0, "")."""
        found: dict[str, list[tuple[int, str]]] = {id: [(0, "")] * self.rounds for id in self.state.entrants}
        for round, tables in enumerate(self.state.schedule.rounds[: self.settled], 1):
            for table in range(1, len(tables) + 1):
                for seat, entrant in enumerate(seated(self.state, round, table)):
                    if entrant:
                        found[entrant][round - 1] = (table, self.wind(seat))
        return found

    def begins(self, round: int) -> str:
        """When a round begins as planned, "" where nobody said."""
        plan = planned_of(self.state, round)
        return plan.begins if plan is not None else ""

    def wind(self, seat: int) -> str:
        """A wind in the reader's language; the fifth of a table is its dreamer."""
        return FIVE_SEATS[seat].to(self.lang)

    def say(self, key: str, **values: object) -> str:
        """Words in the reader's language."""
        text = WORDS[key].to(self.lang)
        return text.format_map(values) if values else text

    def day(self) -> str:
        """The day of the tournament in words."""
        return day_said(self.state.setup.day, self.lang)

    def imprint(self) -> str:
        """What stands at the foot."""
        return self.say("imprint", name=self.state.setup.name, day=day_said(self.today, self.lang))

    def document(self, key: str, blocks: tuple[PrintBlock, ...], *, upright: bool = True) -> PrintDocument:
        """A print of these blocks, called as the words of `key` say."""
        subtitle = f"{self.state.setup.name}, {self.day()}"
        return PrintDocument(self.say(key), subtitle, blocks, self.imprint(), upright=upright)
