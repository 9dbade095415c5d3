"""What is done on the day of a tournament, in the terminal: the clock, agreements, rulings, who is gone, standings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from windroos.cli.arguments import Arguments
from windroos.cli.club_words import Said
from windroos.cli.tournament_folder import PAGE, PatientTournaments
from windroos.errors import OptionError
from windroos.reckoning.numbers import read_number
from windroos.text import tournament as texts
from windroos.text.words import Lang
from windroos.tournament.card_requests import DoRenewCard
from windroos.tournament.clock_requests import ACTS, DoRoundCall, DoRoundClock
from windroos.tournament.entrant_requests import DoEntrant, DoRegistration
from windroos.tournament.errors import TournamentError
from windroos.tournament.hall_view import minutes_of, round_signal
from windroos.tournament.irregular_events import SEAT_REASONS
from windroos.tournament.irregular_requests import (
    DoDisqualify,
    DoDrop,
    DoLate,
    DoReturn,
    DoSubstitute,
    DoSwap,
    DoTakeOut,
    DoWithdraw,
)
from windroos.tournament.penalty_events import PENALTY_TO
from windroos.tournament.penalty_requests import DoAppeal, DoDecideAppeal, DoPenalty, DoRevoke
from windroos.tournament.prize_events import PRIZE_KINDS
from windroos.tournament.prize_requests import DoPrize
from windroos.tournament.publishing_requests import DoFinish, DoHide, DoOpenAgain, DoPublish, DoReveal
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.result_requests import DoAgree, DoSettle, DoStrike
from windroos.tournament.schedule_requests import DoFixTable
from windroos.tournament.seats import seated
from windroos.tournament.world import TournamentWorld


class Typed(NamedTuple):
    """What was typed after a verb, in a tournament."""

    words: tuple[str, ...]
    of: Arguments
    world: TournamentWorld

    def text(self, at: int) -> str:
        """A word that must be there. Raises OptionError."""
        return self.of.word(at, PAGE)

    def has(self, at: int) -> bool:
        """Whether there is such a word."""
        return len(self.words) > at

    def number(self, at: int) -> int:
        """A whole number that must be there. Raises OptionError."""
        value = read_number(self.text(at))
        if not isinstance(value, int) or value < 0:
            raise OptionError("argument_value", argument=self.words[0], value=self.text(at)[:40], known="1, 2, 3, ...")
        return value

    def maybe(self, at: int) -> int | None:
        """The same, None where there is no such word."""
        return self.number(at) if self.has(at) else None

    def option(self, name: str, usual: str = "") -> str:
        """What an option says."""
        return self.of.get(name) or usual

    def figure(self, name: str) -> int | None:
        """The whole number of an option, None where it was not given. Raises OptionError."""
        text = self.of.get(name)
        value = None if text is None else read_number(text)
        if text is not None and (not isinstance(value, int) or value < 0):
            raise OptionError("argument_value", argument=f"--{name}", value=text[:40], known="1, 2, 3, ...")
        return value if isinstance(value, int) else None

    def who(self, at: int) -> str:
        """Somebody by id, playing number or name. Raises TournamentError `tournament_entrant`."""
        return person_of(self.world, self.text(at))

    def one_of(self, at: int, known: tuple[str, ...]) -> str:
        """A word of some. Raises OptionError."""
        if self.text(at) not in known:
            raise OptionError(
                "argument_value", argument=self.words[0], value=self.text(at)[:40], known=", ".join(known)
            )
        return self.text(at)


def person_of(world: TournamentWorld, text: str) -> str:
    """Somebody by id, playing number or name. Raises TournamentError `tournament_entrant`."""
    state = world.there()
    if text in state.entrants or text in state.aside:
        return text
    wanted = text.casefold()
    named = [id for id, names in world.spelt().items() if wanted in (name.casefold() for name in names)]
    if len(named) == 1:
        return named[0]
    found = state.schedule.entrant_of(int(text)) if text.isascii() and text.isdecimal() and len(text) < 5 else ""
    if not found:
        raise TournamentError("tournament_entrant", entrant=text[:40])
    return found


Act = Callable[[Typed], list[TournamentRequest]]


def _round(typed: Typed) -> list[TournamentRequest]:
    """A button of the clock, or a round called."""
    word = typed.one_of(1, ("call", *(act for act in ACTS if act != "outage")))
    if word == "call":
        state, round = typed.world.there(), typed.number(2)
        minutes = typed.figure("minutes") or minutes_of(state, round)
        return [DoRoundCall(max(1, round), minutes, min(round_signal(state).last, minutes))]
    minutes = typed.number(2) if word == "extend" else 0
    return [DoRoundClock(word, 0, typed.figure("table") or 0, minutes, typed.option("reason"), True)]


def _agree(typed: Typed) -> list[TournamentRequest]:
    """Who is named agrees; without names the form was signed by all who sat there."""
    round, table = typed.number(1), typed.number(2)
    if typed.has(3):
        return [DoAgree(round, table, typed.who(at)) for at in range(3, len(typed.words))]
    return [DoAgree(round, table, one, "paper") for one in seated(typed.world.there(), round, table) if one]


def _penalty(typed: Typed) -> list[TournamentRequest]:
    word = typed.text(1)
    if word == "revoke":
        return [DoRevoke(typed.text(2), typed.option("reason"))]
    if word == "appeal":
        return [DoAppeal(typed.text(2), 100 * (typed.figure("deposit") or 0), typed.option("reason"))]
    if word in ("grant", "refuse"):
        return [DoDecideAppeal(typed.text(2), word == "grant", None, typed.option("reason"))]
    to = next((one for one in PENALTY_TO if one == typed.option("to")), None)
    kind = typed.text(3) if typed.has(3) else ""
    given = typed.who(1), typed.number(2), typed.figure("points"), to, kind
    return [DoPenalty(*given, "", "", dead=False, id="", note=typed.option("reason"))]


def _substitute(typed: Typed) -> list[TournamentRequest]:
    """Somebody, a round, and who sits there instead."""
    reason = next((one for one in SEAT_REASONS if one == typed.option("reason")), None)
    who, by = typed.who(1), typed.who(3) if typed.has(3) else ""
    return [DoSubstitute(who, by, typed.number(2), typed.figure("from-hand") or 0, reason, "", "")]


def _swap(typed: Typed) -> list[TournamentRequest]:
    absent = tuple(typed.who(at) for at in range(2, len(typed.words)))
    apply = "apply" in typed.of.switches
    return [DoSwap(typed.number(1), absent, typed.figure("reserves") or 0, apply, "", typed.option("reason"))]


def _registration(typed: Typed) -> list[TournamentRequest]:
    opened = {"open": True, "close": False}[typed.one_of(1, ("open", "close"))]
    options = typed.of.get("until"), typed.figure("places"), typed.of.get("home"), typed.figure("reserved")
    return [DoRegistration(opened, *options, typed.of.get("about"))]


def _prize(typed: Typed) -> list[TournamentRequest]:
    kind = next(one for one in PRIZE_KINDS if one == typed.one_of(1, PRIZE_KINDS))
    return [DoPrize(kind, typed.who(2) if typed.has(2) else "", typed.option("hand"))]


def _settle(typed: Typed) -> list[TournamentRequest]:
    return [DoSettle(typed.number(1), typed.number(2), typed.option("reason"))]


def _void(typed: Typed) -> list[TournamentRequest]:
    return [DoStrike(typed.number(1), typed.number(2), typed.option("reason"))]


def _late(typed: Typed) -> list[TournamentRequest]:
    return [DoLate(typed.who(1), typed.number(2), typed.maybe(3), False, "", typed.option("reason"))]


def _since(make: type[DoWithdraw | DoReturn | DoDisqualify | DoTakeOut]) -> Act:
    """What is asked of somebody from a round on."""
    return lambda typed: [make(typed.who(1), typed.maybe(2), "", typed.option("reason"))]


def _card(typed: Typed) -> list[TournamentRequest]:
    """Another card for somebody, or for `table` and its number."""
    if typed.text(1) in ("table", "tafel"):
        return [DoRenewCard("", typed.number(2), typed.option("reason"))]
    return [DoRenewCard(typed.who(1), 0, typed.option("reason"))]


ACTS_OF_THE_DAY: Final[Mapping[str, Act]] = {
    "round": _round,
    "agree": _agree,
    "settle": _settle,
    "void": _void,
    "publish": lambda typed: [DoPublish(typed.number(1), "anyway" in typed.of.switches)],
    "hide": lambda typed: [DoHide(typed.maybe(1))],
    "reveal": lambda typed: [DoReveal(typed.maybe(1))],
    "finish": lambda typed: [DoFinish(typed.option("reason"))],
    "reopen": lambda typed: [DoOpenAgain(typed.option("reason"))],
    "penalty": _penalty,
    "late": _late,
    "substitute": _substitute,
    "withdraw": _since(DoWithdraw),
    "return": _since(DoReturn),
    "disqualify": _since(DoDisqualify),
    "take-out": _since(DoTakeOut),
    "drop": lambda typed: [DoDrop(typed.number(1), typed.number(2), "", typed.option("reason"))],
    "swap": _swap,
    "card": _card,
    "fix-table": lambda typed: [DoFixTable(typed.who(1), typed.number(2), typed.option("reason"))],
    "prize": _prize,
    "registration": _registration,
    "referee": lambda typed: [DoEntrant("", typed.text(1), *(None,) * 7, "official", referee=True)],
}
"""What each verb asks; its options are in `windroos.cli.tournament`."""


def act_command(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    """Do what a verb asks; what came of it."""
    act = ACTS_OF_THE_DAY[typed.words[0]]
    answer: dict[str, object] = {}
    for asked in act(Typed(typed.words, typed, kept.world())):
        answer = {**answer, **kept.do(asked)}
    return answer, [texts.DONE.to(lang), *(f"{key}: {value}" for key, value in answer.items() if value not in ("", []))]
