"""The lines of a paper form on its page: what each asks by its rules, what was typed, and the hands that they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from windroos.club.collection import LAST
from windroos.club.errors import ClubError
from windroos.club.result_requests import PaperHand, PaperSpecial
from windroos.scoresheet.capabilities import ends, marks
from windroos.scoresheet.naming import asks_name, hand_name, nameable, worth_of
from windroos.scoresheet.opening import open_sheet, words_of
from windroos.scoresheet.sheet import opened
from windroos.scoring.gau import SITUATIONS
from windroos.text.figures import number
from windroos.text.web.count import ENDS
from windroos.text.words import Lang
from windroos.web.club.evening.shared import number_in
from windroos.web.form import Form

UNKNOWN: Final = "?"
"""As the name of a special hand: nobody knows which it was."""
MOST_DIGITS: Final = 3
_END: Final = "-"
"""Before how a hand ended, in the field of who won."""


class PaperName(NamedTuple):
    """A special or limit hand that can be chosen, and what it is worth: "" where its name does not say."""

    id: str
    name: str
    worth: str


class PaperAsks(NamedTuple):
    """What each line asks by its rules.

    ends     ways in which nobody wins, as (value, word)
    names    hands that a score can stand for; () by rules that have none
    numbers  by which a special hand may be told where its name is not known; () by rules that have none
    bets     players may have bet
    """

    ends: tuple[tuple[str, str], ...] = ()
    names: tuple[PaperName, ...] = ()
    numbers: tuple[int, ...] = ()
    bets: bool = False


def asks_of(rules: str, players: tuple[str, ...], lang: Lang, house: str = "") -> PaperAsks:
    """What the lines of a form ask. Raises SheetError where so many cannot play by these rules."""
    match = opened(opening := open_sheet(rules, players, house=house)).match
    words = words_of(opening)
    return PaperAsks(
        tuple((f"{_END}{end}", ENDS[end].to(lang)) for end in ends(match)),
        tuple(
            PaperName(id, hand_name(match.rules, words, id, 0, lang), _worth(worth_of(match.rules, id, 0), lang))
            for id in nameable(match.rules)
        ),
        tuple(range(1, LAST + 1)) if match.rules.formations is not None else (),
        "bet" in marks(match),
    )


def _worth(worth: tuple[int, ...], lang: Lang) -> str:
    return number(worth[0], lang) if worth else ""


def hands_typed(players: tuple[str, ...], rules: str, rows: int, form: Form, house: str = "") -> tuple[PaperHand, ...]:
    """The hands of a form that was sent; lines in which nobody is said to have won are left out.

    Raises ClubError `club_number`, and `club_hand_which` where no ordinary hand has the score that was typed, and
    nothing is said of which it was.
    """
    found = [(row, _hand(players, row, form)) for row in range(rows) if form.get(f"w-{row}", "")]
    match = opened(open_sheet(rules, players, house=house)).match if found else None
    for row, hand in found:
        score = hand.scores[players.index(hand.winner)] if hand.winner in players else None
        unsaid = not any(hand.special) and form.get(f"n-{row}", "") != UNKNOWN
        if match is not None and score is not None and unsaid and asks_name(match.rules, score):
            raise ClubError("club_hand_which", number=row + 1, points=score, key=f"n-{row}")
    return tuple(hand for _, hand in found)


def _hand(players: tuple[str, ...], row: int, form: Form) -> PaperHand:
    winner = form.get(f"w-{row}", "")
    if winner.startswith(_END):
        return PaperHand("", "", "", (), PaperSpecial(), (), winner.removeprefix(_END) or "draw")
    giver = form.get(f"g-{row}", "")
    scores = tuple(_figure(form, f"s-{row}-{place}") for place in range(len(players)))
    bet = tuple(player for place, player in enumerate(players) if f"b-{row}-{place}" in form)
    return PaperHand(winner, "", "" if giver == winner else giver, scores, _special(form.get(f"n-{row}", "")), bet, "")


def _figure(form: Form, key: str) -> int | None:
    return number_in(form, key) if form.get(key, "").strip() else None


def _special(name: str) -> PaperSpecial:
    """What the field of the special hand says: an id, or a number of two digits at most."""
    if name.isascii() and name.isdecimal() and len(name) < MOST_DIGITS:
        return PaperSpecial(int(name))
    if name in ("", UNKNOWN):
        return PaperSpecial()
    return PaperSpecial(0, "", name) if name in SITUATIONS else PaperSpecial(0, name)


def fields_of(players: tuple[str, ...], rules: str, hands: Iterable[PaperHand], house: str = "") -> Mapping[str, str]:
    """The fields of a form with these hands, as they were typed, so that one of them can be corrected."""
    match = opened(open_sheet(rules, players, house=house)).match
    form: dict[str, str] = {}
    for row, hand in enumerate(hands):
        form[f"w-{row}"] = hand.winner or f"{_END}{hand.end or 'draw'}"
        form[f"g-{row}"] = hand.giver
        form |= {f"s-{row}-{at}": str(score) for at, score in enumerate(hand.scores) if score is not None}
        form |= {f"b-{row}-{at}": "on" for at, player in enumerate(players) if player in hand.bet}
        number, formation, situation = hand.special
        form[f"n-{row}"] = formation or situation or (str(number) if number else "")
        score = hand.scores[players.index(hand.winner)] if hand.winner and hand.scores else None
        if score is not None and not any(hand.special) and asks_name(match.rules, score):
            form[f"n-{row}"] = UNKNOWN
    return form
