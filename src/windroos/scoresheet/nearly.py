"""What a hand nearly had: the entries that one thing kept from counting, quickly enough to show with every hand.

`lines.why_not_text` answers for any entry and searches longer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from windroos.errors import WindroosError
from windroos.hands import By
from windroos.rules.rule import Entry, Part, Who
from windroos.scoring.changes import Changed, circumstances
from windroos.scoring.score import Score
from windroos.scoring.score import score as count_hand
from windroos.scoring.why import in_the_way
from windroos.telling.why_not import it_would
from windroos.text import explain
from windroos.text.books import BookWords
from windroos.text.tiles import tile_name
from windroos.text.words import Lang
from windroos.tiles import kinds_in

MOST: Final = 4
MOST_TILES: Final = 4
"""So many tiles may stand in the way of what is called near."""


class NearMiss(NamedTuple):
    """An entry that did not count: what it would have brought, and what kept it from counting."""

    id: str
    name: str
    figure: str
    text: str


def near_misses(score: Score, words: BookWords, lang: Lang) -> tuple[NearMiss, ...]:
    """What would have counted with the winning tile self-drawn, with sets concealed, or without a few tiles.

    The nearest first; at most MOST.
    """
    if score.best is None:
        return ()
    seen = {line.entry.id for line in score.lines}
    found: list[NearMiss] = []
    for entry, text in (*_otherwise(score, lang), *_without_tiles(score, lang)):
        if entry.id not in seen:
            seen.add(entry.id)
            sign, figure = explain.worth(entry.points, entry.doubles, entry.fan, entry.limit, lang)
            if score.rules.rule_set.scheme.limit_row and entry.limit:
                sign, figure = "", explain.LIMIT_ROW.to(lang)
            found.append(NearMiss(entry.id, words.entry(entry.id, lang), f"{sign} {figure}".strip(), text))
    return tuple(found[:MOST])


def _otherwise(score: Score, lang: Lang) -> Iterator[tuple[Entry, str]]:
    """What would count if the winning tile had been self-drawn, or sets had been concealed."""
    for changed in circumstances(Changed(score.hand, score.situation, ())):
        step = changed.steps[-1]
        if step.kind != "conceal" and (step.kind, step.value) != ("by", By.WALL):
            continue
        try:
            then = count_hand(score.rules, changed.hand, changed.situation)
        except WindroosError:
            continue  # that cannot be
        for line in then.lines:
            if line.replaced_by is None and line.entry.part != Part.NOTHING_ELSE:
                yield line.entry, it_would(changed.steps, lang, in_full=True)


def _without_tiles(score: Score, lang: Lang) -> Iterator[tuple[Entry, str]]:
    """What would count without a few tiles; hands outside sets and other people's entries are never near."""
    assert score.best is not None
    f = score.best.facts
    who = (Who.EVERYONE, Who.WINNER) if f.lay.winner else (Who.EVERYONE,)
    tiles = [*score.hand.concealed, *(tile for meld in score.hand.melds for tile in meld.tiles())]
    if score.situation.win is not None:
        tiles.append(score.situation.win.tile)
    for entry in score.rules.entries:
        if not entry.active or entry.who not in who or entry.limit or entry.part != Part.COUNTED:
            continue
        if not (entry.doubles or entry.fan):
            continue  # a few points are not worth a sentence
        kinds = kinds_in(in_the_way(entry, f))
        if kinds and sum(tiles.count(kind) for kind in kinds) <= MOST_TILES:
            named = explain.listed([tile_name(kind, lang) for kind in kinds], lang)
            yield entry, explain.WHY["in_the_way"].to(lang).format(tiles=named)
