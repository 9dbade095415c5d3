"""Rulings and what is irregular, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from windroos.reckoning.saying import ordinal
from windroos.text import tournament_offences as words
from windroos.text.figures import number
from windroos.text.words import Lang, Words
from windroos.tournament.irregular_events import (
    Disqualified,
    IrregularFact,
    LateCome,
    Returned,
    SeatsExchanged,
    SeatTaken,
    TableDropped,
    TakenOut,
    Withdrawn,
)
from windroos.tournament.offences import OTHER, ProposedRuling


def offence_name(kind: str, lang: Lang) -> str:
    """What was done wrong, by its id; a kind that is on no list as it was typed."""
    if kind in ("late", OTHER):
        return (words.LATE if kind == "late" else words.OTHER).to(lang)
    return words.OFFENCE_WORDS[kind].to(lang) if kind in words.OFFENCE_WORDS else kind


def paragraph_said(paragraph: str, lang: Lang) -> str:
    """Where an offence stands; what somebody wrote himself as he did."""
    return words.PARAGRAPHS[paragraph].to(lang) if paragraph in words.PARAGRAPHS else paragraph


def ruling_said(kind: str, ruling: ProposedRuling, lang: Lang) -> tuple[str, ...]:
    """What an offence comes to: a dead hand, points, and what the desk says."""
    points = number(ruling.points, lang)
    found = [words.DEAD.to(lang)] if ruling.dead else []
    if ruling.foul and not ruling.points:
        found.append(words.WARNING.to(lang).format(number=ordinal(ruling.foul, lang)))
    elif ruling.foul:
        found.append(words.FOUL.to(lang).format(number=ordinal(ruling.foul, lang), points=points))
    elif ruling.points:
        found.append((words.EACH if ruling.to == "each" else words.OFF).to(lang).format(points=points))
    if ruling.twice:
        found.append(words.TWICE.to(lang))
    if kind in words.WHAT_TO_DO:
        found.append(words.WHAT_TO_DO[kind].to(lang))
    return tuple(found) or (words.NOTHING.to(lang),)


def fact_said(fact: IrregularFact, names: Mapping[str, str], lang: Lang) -> str:
    """What was told of somebody, in a sentence."""

    def said(sentence: Words, **values: object) -> str:
        return sentence.to(lang).format(**values)

    def name(entrant: str) -> str:
        return names.get(entrant, entrant)

    match fact:
        case LateCome(_, entrant, round, None):
            return said(words.FACT_NOT_THERE, who=name(entrant), round=round)
        case LateCome(_, entrant, round, minutes):
            return said(words.FACT_LATE, who=name(entrant), round=round, minutes=minutes)
        case SeatTaken(_, entrant, "", round, _, reason):
            return said(words.FACT_EMPTY, who=name(entrant), round=round, why=words.WHY[reason].to(lang))
        case SeatTaken(_, entrant, by, round, hand, reason):
            since = said(words.FROM_HAND, hand=hand) if hand else words.FROM_START.to(lang)
            why = words.WHY[reason].to(lang)
            return said(words.FACT_SEAT, who=name(entrant), by=name(by), round=round, since=since, why=why)
        case Disqualified(_, entrant, round):
            return said(words.FACT_DISQUALIFIED, who=name(entrant), round=round)
        case Withdrawn(_, entrant, round, _, by) if by:
            return said(words.FACT_WITHDRAWN_BY, who=name(entrant), by=name(by), round=round)
        case Withdrawn(_, entrant, round):
            return said(words.FACT_WITHDRAWN, who=name(entrant), round=round)
        case Returned(_, entrant, round):
            return said(words.FACT_RETURNED, who=name(entrant), round=round)
        case TakenOut(_, entrant):
            return said(words.FACT_TAKEN_OUT, who=name(entrant))
        case TableDropped(_, round, table):
            return said(words.FACT_DROPPED, table=table, round=round)
        case SeatsExchanged(_, round, pairs):
            return said(words.FACT_EXCHANGED, round=round, pairs=", ".join(f"{one}–{other}" for one, other in pairs))
