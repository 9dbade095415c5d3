"""Figures of people over a stretch of time, each with its number of hands and its interval (144 rules, 125 and 137)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from windroos.club.champion import is_very_special
from windroos.club.mahjongs import RULED, RULES, Missed, ProgramRulings, missed
from windroos.club.tally import EveningTally, GameTally, Moments
from windroos.intervals import Estimate, share

LEAST: Final = 30
"""Hands under which nobody is ranked."""
RACING: Final = (0.6, 0.7)
HUNTING: Final = 0.3
"""Shares of hands that somebody wins: where all race, and where several hunt for rare hands (rule 125)."""


class PersonFigures(NamedTuple):
    """Somebody's figures by the 144 rules; each estimate says over how many games, hands or mahjongs it is.

    end_total, game_all_round   a game
    won, hand_all_round         a hand that he played
    overscore                   a mahjong that was counted above the limit, by ruling K8 a loser's hand too
    very_special                hands of 1000 points, a hand that he played
    ranked                      False: he has played fewer than thirty hands
    """

    person: str
    games: int
    hands: int
    won: Estimate
    end_total: Estimate
    overscore: Estimate
    game_all_round: Estimate
    hand_all_round: Estimate
    very_special: Estimate
    ranked: bool
    missed: Missed


class ClubFigures(NamedTuple):
    """Figures of all tables together: the share of hands that somebody won, and the share of draws."""

    hands: int
    won: Estimate
    draws: Estimate


def figures_of(person: str, evenings: Iterable[EveningTally], ruled: ProgramRulings = RULED) -> PersonFigures:
    """The figures of one person over the tables of the 144 rules of these evenings."""
    own = [game for game in of_rules(evenings, RULES) if person in game.possessions]
    hands = sum(side.hands for game in own for side in game.sides if side.person == person)
    made = [one for game in own for one in game.mahjongs if one.person == person]
    counted = [one.mahjong for one in made if one.mahjong.kind == "ordinary"]
    lost = [score for game in own for loser, score in game.losers if loser == person]
    rounds = [one.all_round or 0 for one in made] + [score // 100 for score in lost]
    return PersonFigures(
        person=person,
        games=len(own),
        hands=hands,
        won=share(len(made), hands),
        end_total=mean_of_all(game.possessions[person] for game in own),
        overscore=mean_of_all([*(one.reckoned for one in counted if one.reckoned > one.settled), *lost]),
        game_all_round=mean_of_all(game.all_round[person] for game in own),
        hand_all_round=mean_of_all(rounds + [0] * (hands - len(rounds))),
        very_special=share(sum(is_very_special(one, ruled) for one in made), hands),
        ranked=hands >= LEAST,
        missed=missed(made),
    )


def club_figures(evenings: Iterable[EveningTally], rules: str) -> ClubFigures:
    """The figures of all tables by one rule set together."""
    played = of_rules(evenings, rules)
    hands, draws = sum(game.hands for game in played), sum(game.draws for game in played)
    return ClubFigures(hands, share(hands - draws, hands), share(draws, hands))


def of_rules(evenings: Iterable[EveningTally], rules: str) -> list[GameTally]:
    """The tables by one rule set whose hands are known."""
    return [game for evening in evenings for game in evening.games if game.rules == rules]


def mean_of_all(values: Iterable[int]) -> Estimate:
    """The mean of whole numbers, with its interval."""
    seen = Moments()
    for value in values:
        seen = seen.plus(value)
    return seen.mean
