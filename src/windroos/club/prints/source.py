"""What prints are made from: a club, names as the reader may see them, his language, today."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.mahjongs import ProgramRulings
from windroos.club.overview import evening_number
from windroos.club.people import NameOf, member_on, one_with, who_is
from windroos.club.seasons import LinesOf, lines_of, season_called
from windroos.club.tally import EveningTally
from windroos.club.tallying import evening_tally, ruled_by
from windroos.people.names import sorted_names, told_apart
from windroos.text.club_prints import WORDS
from windroos.text.dates import day_said, long_day
from windroos.text.words import Lang


@dataclass(frozen=True)
class PrintSource:
    """A club with its evenings, what its people are called for who reads, and whether letters are large.

    sees   whether he may see somebody's sheet: not of who keeps it to himself
    lines  what everybody did on an evening: counted anew, or what somebody remembers
    told   the tallies of all evenings that somebody remembers, the oldest first; None: they are made here
    """

    club: ClubState
    evenings: Mapping[str, EveningState]
    name_of: NameOf
    lang: Lang
    today: date
    large: bool = False
    sees: Callable[[str], bool] = lambda _: True
    lines: LinesOf = lines_of
    told: Callable[[], tuple[EveningTally, ...]] | None = None

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Everybody as he is now, by id; two of one name are told apart."""
        now = dict.fromkeys(one_with(self.club.people, id) for id in self.club.people)
        return told_apart({id: self.name_of(id) for id in now})

    @cached_property
    def held(self) -> tuple[EveningState, ...]:
        """The evenings that are held, in order of time."""
        shown = (one for one in self.evenings.values() if not one.cancelled)
        return tuple(sorted(shown, key=lambda one: (one.day, one.id)))

    @cached_property
    def ruled(self) -> ProgramRulings:
        """What the club rules of the score program."""
        return ruled_by(self.club.settings)

    @cached_property
    def tallies(self) -> tuple[EveningTally, ...]:
        """What figures need of these evenings."""
        if self.told is not None:
            return tuple(one for one in self.told() if not self.evenings[one.evening].cancelled)
        return tuple(evening_tally(self.club, evening, self.ruled, self.lines) for evening in self.held)

    @cached_property
    def newest(self) -> tuple[str, ...]:
        """The seasons that have begun, the newest first, and after them those to come."""
        known = self.club.seasons
        begun = sorted(known, key=lambda one: (known[one].since > self.today, -known[one].since.toordinal(), one))
        return tuple(begun)

    def season(self, asked: str) -> str:
        """The season that is asked for, else the newest. Raises ClubError `club_print_season` where there is none."""
        if asked or self.newest:
            return asked or self.newest[0]
        raise ClubError("club_print_season")

    def known(self, person: str) -> str:
        """A person as he is now. Raises ClubError `club_person_unknown`."""
        return who_is(self.club.people, person)

    def shown(self, person: str) -> str:
        """A person whose sheet may be read, as he is now.

        Raises ClubError `club_person_unknown`, `club_page_closed`.
        """
        who = self.known(person)
        if not self.sees(who):
            raise ClubError("club_page_closed")
        return who

    def name(self, person: str) -> str:
        """Somebody's name."""
        return self.names[one_with(self.club.people, person)]

    def say(self, key: str, **values: object) -> str:
        """Words in the reader's language."""
        text = WORDS[key].to(self.lang)
        return text.format_map(values) if values else text

    def day(self, when: date) -> str:
        """A day in words: `14 januari 2026`."""
        return day_said(when, self.lang)

    def long_day(self, when: date) -> str:
        """With the day of the week: `woensdag 14 januari 2026`."""
        return long_day(when, self.lang)

    def ordered(self, people: Iterable[str]) -> list[str]:
        """People by their names, the Dutch way."""
        by_name = {self.name(person): person for person in people}
        return [by_name[name] for name in sorted_names(by_name)]

    def members(self, on: date) -> list[str]:
        """Who are members on a day, by their names."""
        people = self.club.people
        return self.ordered({one_with(people, id) for id in people if member_on(people, id, on)})

    def number(self, evening: EveningState) -> int:
        """The number of an evening within its club year, from 1."""
        return evening_number(self.club, self.held, evening)

    def evening_name(self, evening: EveningState) -> str:
        """`Avond 12, woensdag 14 januari 2026`; an evening that is not held has no number."""
        if evening.cancelled:
            return self.long_day(evening.day)
        return self.say("evening_on", number=self.number(evening), day=self.long_day(evening.day))

    def season_name(self, id: str) -> str:
        """What a season is called."""
        return season_called(self.club.seasons[id], self.lang)

    def imprint(self) -> str:
        """What stands at the foot: whose it is, and when it was printed."""
        return self.say("imprint", club=self.club.name, day=self.day(self.today))
