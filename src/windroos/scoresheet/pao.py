"""Hong Kong: who may have to pay for all, as far as it can be seen from the sets on the table (Fu Hing, p. 13-15).

The sheet does not know the racks and the order of play, on which the ruling hangs (`play.liability`): so it asks, and
people decide.
"""

from __future__ import annotations

from typing import NamedTuple

from windroos.play.model.events import NOBODY
from windroos.play.model.match import MAHJONG
from windroos.play.model.view import Danger
from windroos.play.rules.liability_dangers import FORMS, DangerForm, dangers_of, exposed, feeds
from windroos.rules.rules import terms_of
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.paper import NO_TILE, Side
from windroos.scoring.receives import OWN_DRAW
from windroos.scoring.score import Score
from windroos.text import scoresheet as texts
from windroos.text.liability import HANDS, danger_text
from windroos.text.tiles import tile_name
from windroos.text.words import Lang


class Suspicion(NamedTuple):
    """Who may have to pay for all.

    how         `fed`: discarded the winning tile into a dangerous hand; `gave`: gave the set that decided it
    kind, suit  of the danger (`play.liability_dangers`)
    """

    player: int
    how: str
    kind: str
    suit: int


def suspicion(draft: Draft, score: Score | None) -> Suspicion | None:
    """The question to ask of a hand with this score of its winner; None where there is none."""
    paper = draft.paper
    if (
        "liable" not in terms_of(draft.match.rules).known
        or paper.end != MAHJONG
        or score is None
        or paper.tile == NO_TILE
    ):
        return None
    made = {line.entry.id for line in score.lines}
    side = paper.sides[paper.winner]
    if paper.by in OWN_DRAW:
        return _gave(side, made)
    seat = draft.match.seats.index(paper.winner)
    for form in dangers_of(side.melds()):
        danger = Danger(seat, form.kind, form.suit, 1)
        if paper.giver != NOBODY and made & set(form.hands) and feeds(danger, side.melds()) >> paper.tile & 1:
            return Suspicion(paper.giver, "fed", form.kind, form.suit)
    return None


def _gave(side: Side, made: set[str]) -> Suspicion | None:
    """Who gave the set with which the hand was as good as made."""
    for form in FORMS:
        giver = _decider(side, form) if made & set(form.hands) else NOBODY
        if giver != NOBODY:
            return Suspicion(giver, "gave", form.kind, form.suit)
    return None


def _decider(side: Side, form: DangerForm) -> int:
    melds = side.melds()
    for count, laid in enumerate(side.sets, 1):
        if exposed(melds[:count], form.kinds) >= form.decided:
            return laid.giver
    return NOBODY


def suspicion_text(draft: Draft, found: Suspicion, lang: Lang) -> str:
    """The question in words, with its source."""
    names = draft.match.players
    return (
        texts.SUSPICIONS[found.how]
        .to(lang)
        .format(
            player=names[found.player],
            owner=names[draft.paper.winner],
            tile=tile_name(draft.paper.tile, lang),
            what=danger_text(found.kind, found.suit, lang),
            hand=HANDS[found.kind].to(lang),
        )
    )
