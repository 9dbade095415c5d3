"""What the coach advises, in two to four short sentences."""

from __future__ import annotations

from windroos.bots.coach import Advice, Nearness, advise
from windroos.bots.danger import DiscardDanger
from windroos.bots.irregular_targets import Gathering
from windroos.bots.targets import Target, Wish
from windroos.play.model.actions import Draw, Mahjong, PlayerAction
from windroos.play.model.view import View
from windroos.play.rules import winning
from windroos.rules.plans import SURE, award
from windroos.rules.rules import Rules
from windroos.telling.names import name_of, seat_name, tiles_text, total_text
from windroos.text import bots
from windroos.text import coach as texts
from windroos.text.books import BookWords, capital
from windroos.text.figures import number
from windroos.text.tiles import SUIT_NAMES, tile_name
from windroos.text.words import Lang, Words
from windroos.tiles import EAST, SUIT, kinds_in

_NONE = 15
"""The distance of what cannot be made."""


class SaidAdvice:
    """Advice in words: `what` to do, `why` as sentences."""

    def __init__(self, view: View, advice: Advice, words: BookWords, lang: Lang, in_full: bool = False) -> None:
        self.advice = advice
        self._view, self._words, self._lang, self._in_full = view, words, lang, in_full
        self.what = capital(name_of(advice.action, lang, in_full))
        self.why = tuple(self._sentences())
        self.text = " ".join((f"{self.what}.", *self.why))

    def _say(self, said: Words, **values: object) -> str:
        return said.to(self._lang).format(**values)

    def _sentences(self) -> list[str]:
        advice = self.advice
        code = advice.code
        if code == "mahjong":
            return self._mahjong()
        if code == "keeps_last":
            return [self._say(texts.KEEPS_LAST)]
        if code == "draws":
            return [self._say(texts.MOON)] if isinstance(advice.action, Draw) and advice.action.moon else []
        if code == "must" or advice.after is None:
            return []
        after, before = advice.after, advice.before
        if code == "passes":
            return [*self._refused(), self._now(after), *self._aim(after)]
        if code == "kong":
            return [self._say(texts.KONG_YES), self._distance(after), *self._aim(after)]
        if code == "claims" and before is not None:
            nearer = after.missing < before.missing
            gain = self._say(texts.CLAIM_NEARER, before=before.missing) if nearer else self._say(texts.CLAIM_OPEN)
            return [self._distance(after), *([gain] if before.missing < _NONE else []), *self._aim(after)]
        danger = [self._danger(advice.danger)] if advice.danger is not None else []
        return [self._distance(after), *self._aim(after), *danger, *self._refused()]

    def _mahjong(self) -> list[str]:
        action, view = self.advice.action, self._view
        if isinstance(action, Mahjong):
            found = winning.seasons(view) if action.seasons else winning.drawn(view)
        else:
            found = winning.claimed(view)
        return [self._say(texts.DECLARE, total=total_text(found, self._lang))] if found is not None else []

    def _distance(self, way: Nearness) -> str:
        if way.missing >= _NONE or way.aim is None:
            return self._say(texts.NO_WAY)
        if way.missing == 1 and way.live:
            tiles = ", ".join(tiles_text((kind,), self._lang, self._in_full) for kind in kinds_in(way.helping))
            return self._say(texts.WAITS, tiles=tiles, live=way.live)
        missing = self._say(texts.MISSING, missing=way.missing)
        helps = self._say(texts.HELPS, live=way.live) if way.live else self._say(texts.NONE_HELPS)
        return self._say(texts.DISTANCE, missing=missing, helps=helps)

    def _now(self, way: Nearness) -> str:
        return self._say(texts.NOW_MISSING, missing=way.missing) if way.missing < _NONE else self._say(texts.NO_WAY)

    def _aim(self, way: Nearness) -> list[str]:
        """What the hand is called and worth, and whether that reaches the minimum."""
        rules, lang, minimum = self._view.rules, self._lang, self._view.rules.policy.minimum
        if way.aim is None:
            return []
        hand = hand_text(way.aim, self._words, lang)
        if isinstance(way.aim, Gathering):
            return [self._say(texts.AIM, hand=hand, worth=_gathered(rules, way.aim, lang)) + self._free(rules)]
        wish = way.aim.wish
        if minimum and not wish.ids:
            already = self.advice.already
            return [self._say(texts.ANY, minimum=minimum)] if already < minimum else []
        worth = _worth(rules, wish, lang)
        said = self._say(texts.AIM, hand=hand, worth=worth) if worth else self._say(texts.AIM_ALONE, hand=hand)
        if not minimum:
            return [said + self._none()]
        if wish.worth < minimum:
            return [said + self._say(texts.WITH_SEASONS, already=self.advice.already, minimum=minimum)]
        return [said + self._say(texts.REACHED, minimum=minimum)]

    def _free(self, rules: Rules) -> str:
        minimum = rules.policy.minimum
        if not minimum:
            return self._none()
        free = rules.rule_set.scheme.limits
        return self._say(texts.FREE_OF_MINIMUM) if free else self._say(texts.REACHED, minimum=minimum)

    def _none(self) -> str:
        """That there is no minimum, where the book could have one."""
        return self._say(texts.NO_MINIMUM) if self._view.rules.rule_set.option("minimum") else "."

    def _danger(self, danger: DiscardDanger) -> str:
        kind = self.advice.kept[0].kind
        return self._say(
            texts.DANGERS[danger.code],
            tile=tile_name(kind, self._lang),
            suit=SUIT_NAMES[kind // 9].to(self._lang) if kind < EAST else "",
            seat=capital(seat_name(danger.seat, self._lang)) if danger.seat >= 0 else "",
        )

    def _refused(self) -> list[str]:
        advice = self.advice
        before = advice.after
        if before is None or advice.code not in ("passes", "discard"):
            return []
        if advice.refused is None:
            return [self._say(texts.NOTHING_GAINED)] if advice.code == "passes" else []
        action, after = advice.refused
        named = name_of(action, self._lang, self._in_full)
        if advice.code == "discard":
            said = texts.KONG_NO if after.missing < _NONE else texts.REFUSED_DEAD
        elif after.missing >= _NONE:
            said = texts.REFUSED_DEAD
        else:
            said = texts.REFUSED_FARTHER if after.missing > before.missing else texts.REFUSED_FEWER
        return [self._say(said, set=named, after=after.missing, before=before.missing)]


def told(
    view: View, actions: tuple[PlayerAction, ...], words: BookWords, lang: Lang, in_full: bool = False
) -> SaidAdvice:
    """What the coach advises a seat that may do these things (never none); tiles as `tiles_text` has them."""
    return SaidAdvice(view, advise(view, actions), words, lang, in_full)


def hand_text(aim: Target | Gathering, words: BookWords, lang: Lang) -> str:
    """What a hand to work for is called by its book: `schoon spel en pung draken (bamboe, rode draak)`."""
    if isinstance(aim, Gathering):
        return bots.hand_name(words, aim.name, lang)
    wish = aim.wish
    names = [bots.hand_name(words, id, lang) for id in dict.fromkeys(wish.ids or (wish.name,))]
    said = " ".join(names)
    suits = [SUIT_NAMES[suit].to(lang) for suit in range(3) if wish.allowed >> 9 * suit & SUIT]
    pungs = [tile_name(group[0], lang) for group in wish.groups if group[0] >= EAST]
    more = [*(suits if len(suits) == 1 else ()), *(tile for tile in pungs if tile.split()[0] not in said)]
    joined = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {texts.AND.to(lang)} {names[-1]}"
    return f"{joined} ({', '.join(more)})" if more else joined


def _worth(rules: Rules, wish: Wish, lang: Lang) -> str:
    """The doubles, fan or points that a hand is sure to bring; "" where it brings none."""
    if wish.worth >= SURE:
        return texts.LIMIT_ROW.to(lang)
    return texts.UNITS[rules.rule_set.scheme.unit].to(lang).format(worth=wish.worth) if wish.worth else ""


def _gathered(rules: Rules, aim: Gathering, lang: Lang) -> str:
    entry = rules.entry(aim.name)
    scheme = rules.rule_set.scheme
    if scheme.limit_row:
        return texts.LIMIT_ROW.to(lang)
    if not scheme.limits and entry is not None:
        return texts.UNITS["points"].to(lang).format(worth=award(rules, entry))
    said = texts.FORMATION if scheme.formations else texts.LIMIT
    return said.to(lang).format(points=number(round(aim.value) - 60, lang))
