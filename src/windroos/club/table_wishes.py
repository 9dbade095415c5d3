"""What is known of people that their tables heed: a fixed table, company with experience, what they like to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.evening_state import EveningState
from windroos.club.people import one_with
from windroos.club.person_card import PersonCard
from windroos.club.wishes import Table

EXPERIENCED: Final = 10
"""Evenings after which somebody has experience."""


class KnownPeople(NamedTuple):
    """What is known of who is there.

    guided  who wants somebody experienced at his table, and `guides` who is
    usual   the number of the table that who wants a fixed one sat at the last time
    likes   the rule sets that somebody likes best
    """

    guided: frozenset[str]
    guides: frozenset[str]
    usual: Mapping[str, int]
    likes: Mapping[str, frozenset[str]]

    def liking(self, rules: Mapping[int, str]) -> dict[str, frozenset[int]]:
        """At which tables people like what is played, of who likes anything; `rules` of each table by its number."""
        return {
            one: frozenset(number for number, played in rules.items() if played in liked)
            for one, liked in self.likes.items()
        }


def known_people(
    club: ClubState,
    evenings: Iterable[EveningState],
    evening: EveningState,
    cards: Mapping[str, PersonCard],
    people: Iterable[str],
) -> KnownPeople:
    """What is known of these people before an evening."""
    here = {one: cards[one] for one in people if one in cards}
    wanting = {need: {one for one, card in here.items() if need in card.needs} for need in ("guide", "fixed")}
    likes = {one: frozenset(card.rules) for one, card in here.items() if card.rules}
    if not any(wanting.values()):
        return KnownPeople(frozenset(), frozenset(), {}, likes)
    played, last = Counter[str](), dict[str, int]()
    before = (one for one in evenings if one.day < evening.day and not one.cancelled)
    for one in sorted(before, key=lambda one: (one.day, one.id)):
        for number, players in _seated(one):
            whole = {one_with(club.people, player) for player in players}
            last.update(dict.fromkeys(whole, number))
        played.update({one_with(club.people, player) for _, players in _seated(one) for player in players})
    guided = frozenset(wanting["guide"])
    guides = frozenset(one for one, count in played.items() if count >= EXPERIENCED) - guided
    return KnownPeople(guided, guides, {one: last[one] for one in sorted(wanting["fixed"]) if one in last}, likes)


def _seated(evening: EveningState) -> list[tuple[int, Table]]:
    typed = [(result.table, result.players) for result in evening.standing]
    return typed or [(table, part.players) for (table, _), part in sorted(evening.parts.items())]


def rules_by_number(asked: Iterable[tuple[str, int]], places: Sequence[int]) -> dict[int, str]:
    """Which tables play what was asked for so many: the last ones, so that the usual rules are at the first."""
    wanted = [rules for rules, count in asked for _ in range(count)]
    return dict(zip(reversed(places), reversed(wanted), strict=False))


def wanted_places(
    at: Mapping[str, int], liking: Mapping[str, frozenset[int]], places: Sequence[int]
) -> dict[str, frozenset[int]]:
    """At which of the tables to be made, by place, people would sit; a number goes before what is played there."""
    place = {number: at for at, number in enumerate(places)}
    found = {one: frozenset(place[number] for number in numbers if number in place) for one, numbers in liking.items()}
    found |= {one: frozenset({place[number]}) for one, number in at.items() if number in place}
    return {one: wanted for one, wanted in found.items() if wanted}
