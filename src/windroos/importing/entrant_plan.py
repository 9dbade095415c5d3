"""What taking over a list of entrants comes to: who is new, who is there already, whom a name may mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from windroos.importing.entrant_lists import EntrantList, FoundEntrant, matched
from windroos.tournament.entrant_requests import DoEntrant, DoEntrants
from windroos.tournament.world import TournamentWorld

NEW: Final = "new"
SKIP: Final = "skip"
"""Choices for a line beside the id of who is meant."""
EntrantDoubt = Literal["", "ema", "ema_twice"]


class EntrantLine(NamedTuple):
    """A line of a list as it would be taken over.

    people  whom the name may mean, the likeliest first
    chosen  NEW, SKIP, or the id of who is meant
    asks    nobody has decided yet who is meant: it is left out until then
    doubt   a number of the European association that is none, or somebody else's: it is left out
    """

    found: FoundEntrant
    people: tuple[str, ...]
    chosen: str
    asks: bool
    doubt: EntrantDoubt = ""


def entrant_lines(taken: EntrantList, world: TournamentWorld, choices: Mapping[str, str]) -> tuple[EntrantLine, ...]:
    """Every line of a list; `choices` by name as it is written."""
    names = {id: card.name for id, card in world.cards.items()}
    used = {card.ema: id for id, card in world.cards.items() if card.ema}
    lines: list[EntrantLine] = []
    for found, match in zip(taken.entrants, matched(taken.entrants, names), strict=True):
        usual = {"same": match.people[0] if match.people else NEW, "alike": SKIP, "new": NEW}[match.likeness]
        chosen = choices.get(found.name, "")
        decided = chosen in (NEW, SKIP) or chosen in names
        chosen = chosen if decided else usual
        number = re.sub(r"[\s.-]", "", found.said.get("ema", ""))
        doubt: EntrantDoubt = ""
        if number and not re.fullmatch(r"\d{8}", number, re.ASCII):
            doubt = "ema"
        elif number and used.get(number, chosen) != chosen:
            doubt = "ema_twice"
        elif number and chosen != SKIP:
            used[number] = chosen if chosen != NEW else found.name
        lines.append(EntrantLine(found, match.people, chosen, match.likeness == "alike" and not decided, doubt))
    return tuple(lines)


def entrants_asked(
    digest: str, lines: Iterable[EntrantLine], *, reserves: bool = False, fee: int | None = None
) -> DoEntrants:
    """What is asked when these lines are taken over; of `reserves` who is new is one.

    `fee`: cents, what is kept of who paid where the list has no amount; None: nothing is.
    """
    return DoEntrants(tuple(_asked(line, reserves, fee) for line in lines if line.chosen != SKIP), digest)


def _asked(line: EntrantLine, reserves: bool, fee: int | None) -> DoEntrant:
    found, is_new = line.found, line.chosen == NEW
    reserve = found.flag("reserve")
    if is_new and reserves:
        reserve = True
    return DoEntrant(
        "" if is_new else line.chosen,
        found.name if is_new else None,
        found.text("country"),
        None if line.doubt else found.text("ema"),
        found.text("team"),
        found.text("club"),
        reserve,
        None,
        found.flag("newcomer"),
        shown=found.text("shown"),
        bond=found.text("bond"),
        knows=found.flag("knows") or None,
        not_with=found.text("not_with"),
        partner=found.text("partner"),
        needs=found.text("needs"),
        diet=found.text("diet"),
        contact=found.text("contact"),
        paid=fee if found.paid_unsaid else found.cents(),
    )
