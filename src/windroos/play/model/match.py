"""The course of a match: who is East next, which wind rules, how the standings are, and who wins.

A match is a value between two hands; `after` makes the next one of it and of how a hand ended.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.errors import PlayError
from windroos.hands import GREEN_DRAGON_ROUND
from windroos.play.model.changing import quick
from windroos.play.model.events import NOBODY
from windroos.rules.course import Course, DragonRound
from windroos.rules.rules import Rules, course_of

MAHJONG, DRAW, KONGS, FALSE, BELL = "mahjong", "draw", "kongs", "false", "bell"
ENDS: Final = (MAHJONG, DRAW, KONGS, FALSE, BELL)
"""How a hand ends; as `events.HandEnded.reason` has it."""


@quick
class Match(NamedTuple):
    """Where a match stands, between hands. Players are places in `players`."""

    rules: Rules
    players: tuple[str, ...]
    seats: tuple[int, ...]
    """The player at each seat of the coming hand, East first; when the match is over, of the last hand."""
    dreamer: int
    """Who sits out, or -1."""
    round: int
    """0 E to 3 N, 4 the green dragon's."""
    hand: int
    """Number of the coming hand, from 1; so one less have been played."""
    turns: int
    """How many Easts this round has had (0-based place in the round)."""
    rounds: int
    """Wind rounds of the whole game."""
    played: int
    """Wind rounds that are finished."""
    hands: int
    """The match ends after so many hands at the latest; 0: whenever its rounds are played."""
    points: tuple[int, ...]
    """Standings, deductions taken off."""
    fouls: tuple[int, ...]
    """Offences of each player in this match; counted when they are called (`fold`), not at the end of a hand."""
    special: tuple[int, ...]
    """Rank of each player's highest special formation."""
    pot: int
    winner: int
    """Who won the hand before, or -1."""
    last: bool
    """The coming (or running) hand is the last, announced or known to be."""
    over: bool
    whole: bool
    """It is over and was played to the end, with the rounds of the book; else it was broken off."""
    given: bool = False
    """Other tables play the same walls: each hand has its East beforehand, and the winds move on after every one."""


class Result(NamedTuple):
    """How a hand ended; the tuples are in the order of `Match.players`.

    winner      the player that made mahjong, or -1
    kind        one of `ENDS`
    net         points won or lost
    deductions  points that fouls take from their makers alone
    special     rank of the winner's special formation (144 rules), else 0
    pot         points in the pot after this hand
    """

    winner: int
    kind: str
    net: tuple[int, ...]
    deductions: tuple[int, ...]
    special: int
    pot: int


# --- the beginning -----------------------------------------------------------------------------------------------


def new_match(
    rules: Rules,
    players: tuple[str, ...],
    seats: tuple[int, ...],
    dreamer: int = NOBODY,
    rounds: int | None = None,
    hands: int | None = None,
    pot: int = 0,
) -> Match:
    """A match before its first hand.

    Args:
        rules: with the option `players` for as many as there are
        players: everyone's name, the dreamer's too
        seats: the player at each seat, East first
        dreamer: with five players who sits out first
        rounds: wind rounds to play; None for as many as the book has
        hands: end after so many hands at the latest
        pot: points in the pot

    Raises:
        PlayError: `match_players`, `match_player_twice`, `match_seats`, `match_rounds`, `match_hands`, `match_pot`.
    """
    course = course_of(rules)
    _check_people(course, players, seats, dreamer)
    rounds = course.rounds if rounds is None else rounds
    if not 1 <= rounds <= len(course.winds):
        raise PlayError("match_rounds", rounds=rounds, most=len(course.winds))
    if hands is not None and hands < 1:
        raise PlayError("match_hands", hands=hands)
    if pot < 0:
        raise PlayError("match_pot", pot=pot)
    none = (0,) * course.players
    match = Match(
        rules=rules,
        players=players,
        seats=seats,
        dreamer=dreamer,
        round=course.winds[0],
        hand=1,
        turns=0,
        rounds=rounds,
        played=0,
        hands=hands or 0,
        points=none,
        fouls=none,
        special=none,
        pot=pot,
        winner=NOBODY,
        last=False,
        over=False,
        whole=False,
    )
    return match._replace(last=_surely_last(match))


def _check_people(course: Course, players: tuple[str, ...], seats: tuple[int, ...], dreamer: int) -> None:
    if len(players) != course.players:
        raise PlayError("match_players", count=len(players), wanted=course.players)
    for player in players:
        if players.count(player) > 1:
            raise PlayError("match_player_twice", player=player)
    seated = (*seats, dreamer) if course.players == 5 else seats
    if sorted(seated) != list(range(course.players)) or (course.players < 5 and dreamer != NOBODY):
        shown = ", ".join(map(str, seats))
        raise PlayError("match_seats", count=course.players, seats=shown, dreamer=dreamer)


# --- from hand to hand -------------------------------------------------------------------------------------------


def after(match: Match, result: Result) -> Match:
    """The match after a hand.

    A false mahjong that ends a hand (Hong Kong) and a kong too many are draws for the winds: nobody won.

    Raises:
        PlayError: `match_over`, `match_end`, `match_winner`, `match_points`.
    """
    _check(match, result)
    course = course_of(match.rules)
    counted = _counted(match, result)
    on = counted if not match.given and _stays(course, match, result) else _turned(course, counted)
    if match.last or result.kind == BELL or on.over:
        return counted._replace(last=False, over=True, whole=on.over and match.rounds >= course.rounds)
    return on._replace(last=_surely_last(on))


def last_hand(match: Match) -> Match:
    """The hand that is on, or comes, is announced as the last (144 rules, rule 56: the dragon's tail; the bell)."""
    _check_not_over(match)
    return match._replace(last=True)


def bell_stops(match: Match) -> bool:
    """Whether the bell stops the hand that is on; else that hand is finished as the last (ruling C10)."""
    return course_of(match.rules).bell_stops


def correct(match: Match, points: tuple[int, ...]) -> Match:
    """The standings corrected by so many points for each player, also after the match.

    Raises:
        PlayError: `match_points`.
    """
    _check_length(match, points)
    return match._replace(points=_sum(match.points, points))


def thrower(match: Match) -> int:
    """The seat that throws first for the coming hand.

    East; in the green dragon's round of three players the winner of the hand before (Groene Hart 2011, p. 19), and
    East where nobody won it.
    """
    if match.round == GREEN_DRAGON_ROUND and len(match.seats) == 3 and match.winner in match.seats:
        return match.seats.index(match.winner)
    return 0


def _counted(match: Match, result: Result) -> Match:
    """The standings after a hand, the winds not moved yet."""
    special = list(match.special)
    if result.winner != NOBODY:
        special[result.winner] = max(special[result.winner], result.special)
    return match._replace(
        hand=match.hand + 1,
        points=tuple(
            has + won - off for has, won, off in zip(match.points, result.net, result.deductions, strict=True)
        ),
        special=tuple(special),
        pot=result.pot,
        winner=result.winner,
    )


def _stays(course: Course, match: Match, result: Result) -> bool:
    if result.winner == NOBODY:
        return course.draw_stays
    # The dragon's round of three players is one hand; whoever wins it, it has been played.
    return course.east_stays and result.winner == match.seats[0] and not _one_hand(course, match)


def _one_hand(course: Course, match: Match) -> bool:
    return match.round == GREEN_DRAGON_ROUND and course.dragon == DragonRound.EACH


def _turned(course: Course, match: Match) -> Match:
    """The winds have moved on: the next East of this round, or the next round."""
    if _one_hand(course, match):
        return _next_wind_round(course, match)  # the first East is East again, and stays so
    seats, dreamer = course.seats_after(match.seats, match.dreamer)
    on = match._replace(seats=seats, dreamer=dreamer, turns=match.turns + 1)
    if on.turns < course.players:
        return on
    if match.round == GREEN_DRAGON_ROUND:
        return _next_wind_round(course, on)
    on = on._replace(played=match.played + 1)
    if course.dragon == DragonRound.EACH or (course.dragon == DragonRound.LAST and on.played == on.rounds):
        return on._replace(round=GREEN_DRAGON_ROUND, turns=0)
    return _next_wind_round(course, on)


def _next_wind_round(course: Course, match: Match) -> Match:
    if match.played == match.rounds:
        return match._replace(over=True)
    return match._replace(round=course.winds[match.played], turns=0, seats=course.exchanged(match.seats, match.played))


def _check(match: Match, result: Result) -> None:
    _check_not_over(match)
    if result.kind not in ENDS:
        raise PlayError("match_end", kind=result.kind, known=", ".join(ENDS))
    if result.winner not in ((*match.seats,) if result.kind == MAHJONG else (NOBODY,)):
        raise PlayError("match_winner", kind=result.kind, winner=result.winner)
    for values in (result.net, result.deductions):
        _check_length(match, values)


def _check_not_over(match: Match) -> None:
    if match.over:
        raise PlayError("match_over")


def _check_length(match: Match, values: tuple[int, ...]) -> None:
    if len(values) != len(match.players):
        raise PlayError("match_points", count=len(values), wanted=len(match.players))


def _sum(has: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(has, more, strict=True))


# --- how long yet ------------------------------------------------------------------------------------------------


def hands_left_at_least(match: Match) -> int:
    """The hands still to be played, the coming one among them, if East never stays again."""
    if match.over or match.last:
        return int(not match.over)
    dragon = match.round == GREEN_DRAGON_ROUND
    left = course_of(match.rules).left(match.rounds, match.played, match.turns, dragon)
    return min(left, match.hands - match.hand + 1) if match.hands else left


def match_length(rules: Rules, rounds: int | None = None) -> int:
    """The fewest hands of a match; where East never stays, exactly so many."""
    course = course_of(rules)
    return course.length(course.rounds if rounds is None else rounds)


def _surely_last(match: Match) -> bool:
    """Whether everybody knows without a word that the coming hand is the last."""
    if match.hands and match.hand >= match.hands:
        return True
    return hands_left_at_least(match) == 1 and (match.given or course_of(match.rules).always_turns())
