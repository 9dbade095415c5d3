"""What of a hand's end each rule set knows: ways of winning, circumstances, other ends, marks."""

from __future__ import annotations

from typing import NamedTuple

from windroos.hands import GREEN_DRAGON_ROUND, By
from windroos.play.model.events import NOBODY
from windroos.play.model.match import BELL, DRAW, KONGS, Match, bell_stops
from windroos.rules.rules import Rules, conduct_of, terms_of
from windroos.scoresheet.paper import NO_TILE, Paper, copies
from windroos.scoring.receives import OWN_DRAW
from windroos.tiles import P1, SEASONS


class Switch(NamedTuple):
    """A circumstance that the rule set knows and that can be now.

    value    how it is set
    choices  the values it takes, 0 (not so) first: (0, 1) for a switch
    """

    name: str
    value: int
    choices: tuple[int, ...]


def has_bonus(rules: Rules) -> bool:
    """Whether there are seasons and flowers."""
    return copies(rules)[SEASONS] > 0


def everyone_scores(rules: Rules) -> bool:
    """Whether losers score too (NTS and the 144 rules)."""
    return rules.rule_set.scheme.everyone


def hows(rules: Rules) -> tuple[By, ...]:
    """The ways to get the winning tile."""
    return tuple(by for by in By if by != By.BONUS or has_bonus(rules))


def ends(match: Match) -> tuple[str, ...]:
    """How a hand can end without a winner: `draw`; `kongs` for a kong too many, `bell` where it stops the hand."""
    kongs = match.rules.options.get("fifteenth_kong") == "draw"
    return (DRAW, *((KONGS,) if kongs else ()), *((BELL,) if bell_stops(match) else ()))


def false_kinds(rules: Rules) -> tuple[str, ...]:
    """The kinds of false mahjong that the book tells apart; one where it does not."""
    return terms_of(rules).false_kinds or ("called",)


def false_ends(rules: Rules) -> bool:
    """Whether a false mahjong ends the hand (ruling H21)."""
    return terms_of(rules).false_ends


def marks(match: Match) -> tuple[str, ...]:
    """The other buttons: `dead`, `false`, `bet`, `special`, `fouls`, `liable`, `double`, `points`, `sum`."""
    rules = match.rules
    known, everyone = terms_of(rules).known, everyone_scores(rules)
    found = {
        "dead": True,
        "false": True,
        "bet": conduct_of(rules).bet,
        "special": "special" in known,
        "fouls": "fouls" in known,
        "liable": "liable" in known,
        "double": everyone and match.round == GREEN_DRAGON_ROUND,
        "points": True,
        "sum": everyone,
    }
    return tuple(mark for mark, there in found.items() if there)


def switches(match: Match, paper: Paper) -> tuple[Switch, ...]:
    """The circumstances of the win that can be now; `hands.contradiction` has the reasons."""
    found = []
    for name in match.rules.rule_set.sheet.circumstances:
        choices = _choices(match, paper, name)
        if len(choices) > 1:
            found.append(Switch(name, paper.circumstance(name), choices))
    return tuple(found)


def _choices(match: Match, paper: Paper, name: str) -> tuple[int, ...]:
    """The values a circumstance can have; (0,) where it cannot be."""
    if paper.winner == NOBODY:
        return (0,)
    side = paper.sides[paper.winner]
    if name == "claimed_seasons":
        return (0, len(side.bonus)) if len(side.bonus) >= 7 else (0,)
    if paper.by is None:
        return (0,)
    own, claimed = paper.by in OWN_DRAW, any(laid.meld.open for laid in side.sets)
    from_east = paper.giver in (NOBODY, match.seats[0])
    east, first = paper.winner == match.seats[0], paper.circumstance("first14") or paper.circumstance("first_discard")
    if name == "kongs_in_turn":
        kongs = sum(laid.meld.kind == "kong" for laid in side.sets)
        return tuple(range((kongs if side.has_tiles else 4) + 1)) if paper.by in (By.KONG, By.BONUS) else (0,)
    possible = {
        "last": not first and (own or not match.rules.rule_set.sheet.last_is_drawn),
        "first14": own and east and not claimed,
        "first_discard": paper.by == By.DISCARD and not east and not claimed and from_east,
        "announced_moon": own and bool(paper.circumstance("last")) and paper.tile in (NO_TILE, P1),
        "robbed_concealed": paper.by == By.ROBBED,
        "rejected_replacement": paper.by == By.DISCARD,
        "last_of_kind": paper.by != By.ROBBED,
    }
    return (0, 1) if possible[name] else (0,)
