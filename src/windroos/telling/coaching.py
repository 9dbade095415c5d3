"""What the coach advises, in two to five short sentences: the evaluation of the strongest player, in words.

The coach thinks nothing of its own. What it advises is what the player would do, and every number that it says is one
that the move was chosen by.
"""

from __future__ import annotations

from typing import Final

from windroos.bots.danger import danger_of
from windroos.bots.evaluation import ActionValue, Evaluation, PlanShare
from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.bots.visible import unseen
from windroos.play.model.actions import Call, Claim, Discard, Draw, Keep, Kong, Mahjong, PlayerAction
from windroos.play.model.view import Phase, View
from windroos.play.rules import winning
from windroos.scoring.explain import minimum_of
from windroos.telling.names import name_of, seat_name, tiles_text, total_text
from windroos.text import bots
from windroos.text import coach as texts
from windroos.text.books import BookWords, capital
from windroos.text.figures import number
from windroos.text.tiles import SUIT_NAMES, tile_name
from windroos.text.words import Lang, Words
from windroos.tiles import EAST, KINDS, kinds_in

_WARNED: Final = (Phase.DISCARD, Phase.CLAIM, Phase.ROB)
"""When there is something to warn of: in one's turn, and while a tile lies there."""
_MARGIN: Final = 0.5
"""Points below which two actions differ little."""


class SaidAdvice:
    """Advice in words: `what` to do, `why` as sentences, and the evaluation that it is taken from."""

    def __init__(self, view: View, evaluation: Evaluation, words: BookWords, lang: Lang, in_full: bool = False) -> None:
        self.evaluation = evaluation
        self._view, self._words, self._lang, self._in_full = view, words, lang, in_full
        self.what = capital(self._named(evaluation.best.action))
        self.why = (*self._warnings(), *self._sentences(evaluation.best))
        self.text = " ".join((f"{self.what}.", *self.why))

    @property
    def discards(self) -> tuple[ActionValue, ...]:
        """The discards that were weighed, the best first; none where nothing goes."""
        if not isinstance(self.evaluation.best.action, Discard):
            return ()
        weighed = [one for one in self.evaluation.actions if isinstance(one.action, Discard) and one.plans]
        return tuple(weighed)

    def _named(self, action: PlayerAction) -> str:
        return name_of(action, self._lang, self._in_full)

    def _say(self, said: Words, **values: object) -> str:
        return said.to(self._lang).format(**values)

    def _warnings(self) -> list[str]:
        """What a person would wonder at: a mahjong that may not go out, and a wait for what is not there."""
        view = self._view
        if view.own.dead or view.table.phase not in _WARNED:
            return []
        at_turn = view.table.phase == Phase.DISCARD
        found = winning.drawn(view) if at_turn else winning.claimed(view)
        if found is not None:
            least, have, unit = minimum_of(found)
            short = self._say(texts.TOO_FEW[unit], short=least - have)
            said = texts.MAHJONG_SHORT if at_turn else texts.CLAIM_SHORT
            return [self._say(said, short=short)] if not found.legal and have < least else []
        waits, left = kinds_in(winning.waiting_for(view)), unseen(view)
        if not waits or any(left[kind] for kind in waits):
            return []
        return [self._say(texts.WAITS_GONE, tiles=tiles_text(tuple(waits), self._lang, self._in_full))]

    def _sentences(self, best: ActionValue) -> list[str]:
        action = best.action
        if isinstance(action, Mahjong) or (isinstance(action, Claim) and action.call == Call.MAHJONG):
            return self._mahjong(action)
        if isinstance(action, Keep):
            return [self._say(texts.KEEPS_LAST)]
        if isinstance(action, Draw):
            return [self._say(texts.MOON)] if action.moon else []
        if len(self.evaluation.actions) == 1:
            return []
        if isinstance(action, Discard) and action.tile < KINDS:
            return [*self._prospects(best), *self._danger(best, action.tile), *self._others(Kong)]
        if isinstance(action, Kong):
            return [*self._prospects(best), *self._gain(best, Discard, texts.DISCARDING)]
        if isinstance(action, Claim) and action.call == Call.PASS:
            return [*(self._others(Claim) or [self._say(texts.NOTHING_GAINED)]), *self._prospects(best)]
        if isinstance(action, Claim):
            return [*self._prospects(best), *self._gain(best, Claim, texts.PASSING)]
        return []

    def _mahjong(self, action: Mahjong | Claim) -> list[str]:
        view = self._view
        if isinstance(action, Mahjong):
            found = winning.seasons(view) if action.seasons else winning.drawn(view)
        else:
            found = winning.claimed(view)
        return [self._say(texts.DECLARE, total=total_text(found, self._lang))] if found is not None else []

    def _prospects(self, value: ActionValue) -> list[str]:
        """What the hand lacks, what it is worked for, and the chance; of what was not looked at nothing."""
        if not value.plans:
            return []
        plan = value.plans[0]
        return [self._distance(plan), self._aim(plan), *([self._chance(value)] if value.chance else [])]

    def _chance(self, value: ActionValue) -> str:
        if value.chance < 0.01:
            return self._say(texts.NO_CHANCE)
        won = round(value.points + value.danger)
        return self._say(texts.CHANCE, chance=round(100 * value.chance), points=number(won, self._lang))

    def _distance(self, plan: PlanShare) -> str:
        if plan.missing == 1 and plan.live and plan.helping:
            tiles = ", ".join(tiles_text((kind,), self._lang, self._in_full) for kind in kinds_in(plan.helping))
            return self._say(texts.WAITS, tiles=tiles, live=plan.live)
        missing = self._say(texts.MISSING, missing=plan.missing)
        helps = self._say(texts.HELPS, live=plan.live) if plan.live else self._say(texts.NONE_HELPS)
        return self._say(texts.DISTANCE, missing=missing, helps=helps)

    def _aim(self, plan: PlanShare) -> str:
        hand = plan_text(plan, self._words, self._lang)
        if plan.lacks <= 0:
            return self._say(texts.AIM, hand=hand)
        unit = self._view.rules.rule_set.scheme.unit
        return self._say(texts.AIM_SHORT, hand=hand, short=self._say(texts.SHORT[unit], short=plan.lacks))

    def _danger(self, value: ActionValue, kind: int) -> list[str]:
        danger = danger_of(self._view, kind)
        said = self._say(
            texts.DANGERS[danger.code],
            tile=tile_name(kind, self._lang),
            suit=SUIT_NAMES[kind // 9].to(self._lang) if kind < EAST else "",
            seat=capital(seat_name(danger.seat, self._lang)) if danger.seat >= 0 else "",
        )
        cost = round(value.danger)
        return [said, *([self._say(texts.COSTS, danger=number(cost, self._lang))] if cost else [])]

    def _gain(self, best: ActionValue, other: type[PlayerAction], instead: Words) -> list[str]:
        """What an action brings more than the best of another kind: passing, or a discard instead of a kong."""
        others = [
            one
            for one in self.evaluation.actions[1:]
            if isinstance(one.action, other) and not (isinstance(one.action, Claim) and one.action.call != Call.PASS)
        ]
        if not others:
            return []
        more, named = best.points - others[0].points, instead.to(self._lang)
        if more < _MARGIN:
            return [self._say(texts.AS_GOOD, instead=named)]
        return [self._say(texts.BETTER, more=number(round(more), self._lang), instead=named)]

    def _others(self, kind: type[PlayerAction]) -> list[str]:
        """What sets cost that might be laid down instead."""
        said = []
        for one in self.evaluation.actions[1:]:
            less = self.evaluation.cost(one.action)
            if isinstance(one.action, kind) and less >= _MARGIN:
                named = capital(self._named(one.action))
                said.append(self._say(texts.WORSE, other=named, less=number(round(less), self._lang)))
        return said[:2]


def told(
    view: View, actions: tuple[PlayerAction, ...], words: BookWords, lang: Lang, in_full: bool = False
) -> SaidAdvice:
    """What the coach advises a seat that may do these things (never none); tiles as `tiles_text` has them."""
    return SaidAdvice(view, ExpertEvaluator().evaluate(view, actions), words, lang, in_full)


def plan_text(plan: PlanShare, words: BookWords, lang: Lang) -> str:
    """What a way to go out is called by its book: `schoon spel (bamboe)`."""
    said = bots.hand_name(words, plan.plan, lang)
    return f"{said} ({SUIT_NAMES[plan.suit].to(lang)})" if plan.suit >= 0 else said
