"""The last rounds in the terminal: one by the standings, or a final of the first."""

from __future__ import annotations

from windroos.cli.arguments import Arguments
from windroos.cli.club_words import Said
from windroos.cli.tournament_folder import PAGE, PatientTournaments
from windroos.cli.typed_numbers import whole_typed
from windroos.errors import OptionError
from windroos.reckoning.numbers import read_number
from windroos.text import tournament as texts
from windroos.text.words import Lang
from windroos.tournament.by_standings import SEAT_WAYS
from windroos.tournament.schedule_events import CARRIES
from windroos.tournament.schedule_requests import DoSeatFinal, DoSeatRound


def seat_typed(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    """A round to come by the standings, by rank or Swiss; without a word as the formula has it."""
    by = typed.get("by")
    way = next((one for one in SEAT_WAYS if one == by), None)
    if by and way is None:
        raise OptionError("argument_value", argument="--by", value=by[:40], known=", ".join(SEAT_WAYS))
    round = _count(typed, 1, 1)
    answer = kept.do(
        DoSeatRound(
            round,
            way,
            whole_typed(typed, "seed", 0) or 0,
            typed.get("reason") or "",
        )
    )
    return answer, [texts.SEATED.to(lang).format(round=round, count=len(answer.get("affected", ())))]


def final_typed(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    """A final of so many; 0: there is none after all."""
    carry = typed.get("carry") or "all"
    chosen = next((one for one in CARRIES if one == carry), None)
    if chosen is None:
        raise OptionError("argument_value", argument="--carry", value=carry[:40], known=", ".join(CARRIES))
    asked = DoSeatFinal(
        *(_count(typed, 1, 0), whole_typed(typed, "rounds") or 1, chosen, whole_typed(typed, "after"), ()),
        *(whole_typed(typed, "seed", 0) or 0, typed.get("reason") or ""),
    )
    answer = kept.do(asked)
    names = kept.world().names()
    if not answer["finalists"]:
        return answer, [texts.NO_FINAL.to(lang)]
    lines = [texts.FINAL.to(lang).format(after=answer["after"], rounds=len(answer["rounds"]))]
    return answer, [*lines, *(f"{at:>3}  {names.get(one, one)}" for at, one in enumerate(answer["finalists"], 1))]


def _count(typed: Arguments, at: int, least: int) -> int:
    text = typed.word(at, PAGE)
    value = read_number(text)
    if not isinstance(value, int) or value < least:
        raise OptionError("argument_value", argument=typed.words[0], value=text[:40], known="1, 2, 3, ...")
    return value
