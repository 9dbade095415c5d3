"""What only a tournament's formula has, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from windroos.reckoning.numbers import show
from windroos.reckoning.tournament_stages import (
    LateStage,
    OffenceStage,
    PrizeStage,
    RoundStage,
    SeatStage,
    SubstituteStage,
    TournamentStage,
)
from windroos.text import tournament_formula as words
from windroos.text.books import capital
from windroos.text.words import Lang, Words

Said = tuple[Words, dict[str, object]]


def tournament_sentences(stage: TournamentStage, lang: Lang) -> Iterator[Said]:
    """Rounds, seats, who is late or replaced, offences, teams and prizes, in this order."""
    yield from _rounds(stage.rounds)
    yield from _seats(stage.seats, lang)
    yield from _late(stage.late, lang)
    yield from _substitute(stage.substitute, lang)
    yield from _offences(stage.offences)
    if stage.teams.size:
        best = stage.teams.best or stage.teams.size
        measure = words.TEAM_MEASURE[stage.teams.measure].to(lang)
        yield words.TEAMS, {"size": stage.teams.size, "best": best, "measure": measure}
    yield from _prizes(stage.prizes, lang)
    if stage.export.points != "zero":
        yield words.EXPORT_POINTS, {}


def round_text(stage: TournamentStage, lang: Lang) -> tuple[str, ...]:
    """What a player wants to know of a round beside its times: how it ends, and what being late costs."""
    return tuple(
        sentence.to(lang).format(**values) for sentence, values in (*_end(stage.rounds), *_late(stage.late, lang))
    )


def prizes_text(stage: PrizeStage, lang: Lang) -> str:
    """Which prizes there are, and whether somebody may have two; "" where there are none."""
    found = _prize_names(stage, lang)
    return f"{capital(', '.join(found))}. {words.TWICE[stage.twice].to(lang)}" if found else ""


def _rounds(stage: RoundStage) -> Iterator[Said]:
    if stage.count:
        yield words.ROUNDS, {"count": stage.count}
    if stage.minutes:
        yield words.MINUTES, {"minutes": stage.minutes}
    yield from _end(stage)


def _end(stage: RoundStage) -> Iterator[Said]:
    if stage.hands:
        yield words.HANDS, {"hands": stage.hands}
    if stage.signal:
        yield words.SIGNAL, {"minutes": stage.signal}
    yield words.AFTER_SIGNAL[stage.after_signal], {}
    yield words.DRAWS[stage.draws], {}


def _seats(stage: SeatStage, lang: Lang) -> Iterator[Said]:
    yield words.SCHEDULE[stage.schedule], {}
    if stage.last_rounds != "schedule":
        yield words.LAST_ROUNDS[stage.last_rounds], {}
    if stage.apart:
        yield words.APART, {"whom": _whom(stage.apart, lang)}
    if stage.rather_apart:
        yield words.RATHER_APART, {"whom": _whom(stage.rather_apart, lang)}
    yield words.WINDS[stage.winds], {}
    if stage.sizes != "four":
        yield words.SIZES[stage.sizes], {}


def _whom(kinds: Iterable[str], lang: Lang) -> str:
    return ", ".join(words.WHOM[kind].to(lang) for kind in kinds)


def _late(stage: LateStage, lang: Lang) -> Iterator[Said]:
    for minutes, points in stage.steps:
        is_last = (minutes, points) == stage.steps[-1]
        sentence = words.LATE_UNTIL if is_last else words.LATE_UNDER
        yield sentence, {"minutes": show(minutes, lang), "points": show(points, lang)}
    if stage.per_minute:
        yield words.LATE_MINUTE, {"points": show(stage.per_minute, lang), "minutes": stage.until}
    yield words.LATE_LATER if stage.steps or stage.per_minute else words.LATE_NONE, {}
    if stage.admitted_until:
        yield words.ADMITTED, {"round": stage.admitted_until}


def _substitute(stage: SubstituteStage, lang: Lang) -> Iterator[Said]:
    yield words.MISSED, {"score": show(stage.score + stage.uma, lang)}
    yield words.BEFORE[stage.before], {}
    yield words.DURING[stage.during], {}
    yield words.RESERVES[stage.reserves], {}
    yield words.WITHOUT_TABLE[stage.without_table], {}
    yield words.DISQUALIFIED[stage.disqualified], {}


def _offences(stage: OffenceStage) -> Iterator[Said]:
    if stage.fouls:
        yield words.FOULS, {"costs": ", ".join(map(str, stage.fouls))}
        if stage.more:
            yield words.MORE, {"more": stage.more}
        yield words.RESET[stage.reset], {}
    if stage.false:
        yield words.FALSE[stage.to], {"points": " / ".join(map(str, stage.false))}
    if stage.hints:
        yield words.HINTS, {}


def _prize_names(stage: PrizeStage, lang: Lang) -> list[str]:
    first = words.FIRST_PLACE if stage.places == 1 else words.FIRST_PLACES
    places = [first.to(lang).format(places=stage.places)] if stage.places else []
    return [*places, *(words.PRIZE[kind].to(lang) for kind in stage.special)]


def _prizes(stage: PrizeStage, lang: Lang) -> Iterator[Said]:
    if found := _prize_names(stage, lang):
        yield words.PRIZES, {"prizes": ", ".join(found)}
        yield words.TWICE[stage.twice], {}
