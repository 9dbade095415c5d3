"""What is asked about the club itself and about cards, decided. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.club.club_events import CardChanged, ClubEvent, ClubSet
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.house_requests import DoSettings, HouseRequest
from windroos.club.people import known_person
from windroos.club.person_card import NOTES, PersonCard, card_text, checked_card, read_card
from windroos.club.results import check_rules
from windroos.club.settings import ClubSettings, checked_settings
from windroos.people.mentions import with_ids
from windroos.reckoning.formula_file import preset

_TOLD: Final = {"exclusion": "note", "excluded_until": "note"}
"""As what the log, which is for ever, tells what goes: that somebody was excluded is not to be read there later."""


class HouseDecision(NamedTuple):
    """New events of the club, and cards to be kept."""

    club: tuple[ClubEvent, ...] = ()
    cards: Mapping[str, PersonCard] = {}


def decide_house(
    asked: HouseRequest, club: ClubState, cards: Mapping[str, PersonCard], names: Mapping[str, str]
) -> HouseDecision:
    """What a request comes to.

    Raises ClubError: `club_rules`, `club_ruling`, `club_person_unknown`, `club_erased`, as `person_card.checked_card`;
    ReckoningError for a formula that is not known.
    """
    if isinstance(asked, DoSettings):
        settings = _settings(asked, club.settings, names)
        return HouseDecision(() if settings == club.settings else (ClubSet(club.name, club.year, settings),))
    if known_person(club.people, asked.person).erased:
        raise ClubError("club_erased", person=asked.person)
    before = cards.get(asked.person, PersonCard(asked.person))
    for rules in asked.values.get("rules", ()):
        check_rules(rules)
    notes = {key: with_ids(asked.values[key], names) for key in NOTES if key in asked.values}
    after = checked_card(before._replace(**{**asked.values, **notes}))
    after = read_card(card_text(after))  # values of a form are held to what is kept, as those of a line were
    changed = [key for key, value in after._asdict().items() if value != getattr(before, key)]
    if not changed:
        return HouseDecision()
    told = tuple(dict.fromkeys(_TOLD.get(key, key) for key in changed))
    return HouseDecision((CardChanged(asked.person, told),), {asked.person: after})


def _settings(asked: DoSettings, before: ClubSettings, names: Mapping[str, str]) -> ClubSettings:
    after = before._replace(**asked.values)
    for rules in after.rules:
        check_rules(rules)
    preset(after.formula)
    after = after._replace(
        place=with_ids(" ".join(after.place.split()), names),
        conduct=with_ids(after.conduct.strip(), names),
        closing=with_ids(after.closing.strip(), names),
        backups=after.backups.strip(),
    )
    return checked_settings(after)
