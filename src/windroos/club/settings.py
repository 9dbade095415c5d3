"""How a club has set itself up: where and when it plays, by which rules, for how much, and what it rules itself."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.club.errors import ClubError
from windroos.people.spelling import LONGEST_TEXT, MOST_CENTS, SHORT
from windroos.wire.fault import WireError
from windroos.wire.objects import Key, fields, listed, mapping
from windroos.wire.spelling import FLAG, Spelling, matching, one_of, text_to, whole

LONGEST_CONDUCT: Final = 20_000
LONGEST_CLOSING: Final = 2000
LONGEST_KEPT: Final = 50
"""Years."""
TIME_OF_DAY: Final = r"([01]\d|2[0-3]):[0-5]\d"
CLOCK: Final = matching(TIME_OF_DAY, "19:30")
CLOCK_OR_NONE: Final = matching(f"({TIME_OF_DAY})?", "19:30")
WEEKDAY: Final = whole(0, 7)
RULINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "rich": ("players", "twelve_thousand"),
    "scarf_hands": ("own", "table"),
    "losers": ("no", "yes"),
    "situations": ("no", "yes"),
    "both": ("no", "yes"),
    "year": ("calendar", "club"),
}
"""What no book says and a club rules itself, by id, with what it may be; the first is what holds where nobody ruled.

rich         more than twelve thousand is 3000 for each at the table, or always 12,000 (144 rules, rule 127)
scarf_hands  the green scarf counts a player's own hands, or those of the table (rule 138)
losers       an overscore of who did not win is a record too (rules 81, 132, 134)
situations   situations count in the yearly total of special hands (rules 91, 130)
both         a formation and a situation at once count both (rule 134)
year         a year of the score program is a calendar year, or the club's (rules 130, 137, 140-143)
"""


class ClubSettings(NamedTuple):
    """The settings of a club beside its name and how its years run.

    place     where it plays
    lang      of what it prints and sends, where nobody says otherwise
    weekday   of its evenings, 1 Monday ... 7 Sunday, 0 no fixed one
    time      at which they begin, HH:MM (19:30: book 002, p. 37, house rule 1)
    rules     ids of the rule sets that it plays, the usual one first
    formula   the id of the formula that a new season gets
    contribution  of an evening, `deposit` once, in cents
    threes    tables of three rather than five
    backups   the folder that a copy is put in when an evening is closed, "" none
    conduct   the house rules of conduct, as text
    rulings   what it rules itself, by id (`RULINGS`), where that is not what holds anyhow
    cup_by    the time before which who plays for the cup is there, "" the start; `cup_closes`: arrivals close then
    answer_by  the time of the day itself until which members say whether they come, "" until it begins
    forget_after  years after which it is proposed to forget a former member
    closing   what is to be done before an evening is closed, a line each (book 002, p. 37, house rule 6)
    """

    place: str = ""
    lang: Literal["nl", "en"] = "nl"
    weekday: int = 0
    time: str = "19:30"
    rules: tuple[str, ...] = ()
    formula: str = "groenehart"
    contribution: int = 0
    deposit: int = 0
    threes: bool = False
    backups: str = ""
    conduct: str = ""
    rulings: Mapping[str, str] = {}
    cup_by: str = ""
    cup_closes: bool = False
    closing: str = ""
    answer_by: str = ""
    forget_after: int = 2

    def ruling(self, id: str) -> str:
        """What the club rules."""
        return self.rulings.get(id, RULINGS[id][0])


SETTINGS_KEYS: Final = (
    *(Key("place", SHORT, ""), Key("lang", one_of("nl", "en"), "nl"), Key("weekday", WEEKDAY, 0)),
    *(Key("time", CLOCK, "19:30"), Key("rules", listed(SHORT), ()), Key("formula", SHORT, "groenehart")),
    *(
        Key("contribution", whole(0, MOST_CENTS), 0),
        Key("deposit", whole(0, MOST_CENTS), 0),
        Key("threes", FLAG, False),
    ),
    *(Key("backups", text_to(1000), ""), Key("conduct", text_to(LONGEST_CONDUCT), "")),
    Key("rulings", mapping(SHORT), {}),
    *(Key("cup_by", CLOCK_OR_NONE, ""), Key("cup_closes", FLAG, False), Key("closing", text_to(LONGEST_CLOSING), "")),
    *(Key("answer_by", CLOCK_OR_NONE, ""), Key("forget_after", whole(1, LONGEST_KEPT), 2)),
)
SETTINGS: Final[Spelling[ClubSettings]] = fields(ClubSettings, *SETTINGS_KEYS)


def settings_text(settings: ClubSettings) -> str:
    """Settings as they are kept."""
    return SETTINGS.write(settings)


def read_settings(text: str) -> ClubSettings:
    """Settings from their text. Raises ClubError `club_event`."""
    try:
        return SETTINGS.read(json.loads(text), "")
    except WireError as wrong:
        raise ClubError("club_event", key=wrong.where) from None


def checked_settings(settings: ClubSettings) -> ClubSettings:
    """The settings, if they can be.

    Raises ClubError: `club_time`, `club_ruling`, `club_long`, `club_event` for what no page offers.
    """
    for time in (settings.time, settings.cup_by or settings.time, settings.answer_by or settings.time):
        if re.fullmatch(TIME_OF_DAY, time, re.ASCII) is None:
            raise ClubError("club_time", time=time[:20])
    if any(len(line) > LONGEST_TEXT for line in settings.closing.splitlines()):
        raise ClubError("club_long", most=LONGEST_TEXT)
    if settings.lang not in ("nl", "en"):
        raise ClubError("club_event", key="lang")
    return read_settings(settings_text(settings._replace(rulings=checked_rulings(settings.rulings))))


def checked_rulings(rulings: Mapping[str, str]) -> dict[str, str]:
    """Those that differ from what holds anyhow. Raises ClubError `club_ruling`."""
    for id, value in rulings.items():
        if value not in RULINGS.get(id, ()):
            raise ClubError("club_ruling", ruling=id[:40], value=value[:40])
    return {id: value for id, value in sorted(rulings.items()) if value != RULINGS[id][0]}
