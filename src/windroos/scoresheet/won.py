"""What a mahjong of the sheet was: an ordinary hand with its score, or which special one; from tiles or as named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.play.model.match import MAHJONG
from windroos.rules.rules import Rules
from windroos.scoresheet.counted import CountedHand
from windroos.scoresheet.naming import asks_name, formation_of, situation_of_number, value_of_number
from windroos.scoresheet.paper import Side
from windroos.scoresheet.scores import doubtful, entered, said_special
from windroos.scoring.gau import SITUATIONS, situations, situations_there
from windroos.scoring.score import Score

NO_NUMBERS: Final[Mapping[str, int]] = {}
"""No list of a club's own."""
WonKind = Literal["ordinary", "formation", "situation", "limit", "fan", "unsaid"]


class SheetMahjong(NamedTuple):
    """A mahjong.

    player    who made it
    kind      `formation` and `situation` of the 144 rules, `limit` for a limit hand, `fan` for the dearest of MCR;
              `unsaid`: its score says that it was special, and nobody said which
    id        of that hand in its rules, "" where it is known by its number alone, or not at all
    number    of the formation or situation in the list that the sheet was counted by; None where it is not known
    value     what the formation is worth where the limit is 500, else 0
    settled   its score as it was settled
    reckoned  as it was counted or typed, before the limit (144 rules, rule 81)
    besides   other situations, and a formation, that it is too: what set the total goes first, then the highest number
              (ruling K12)
    """

    player: int
    kind: WonKind
    id: str
    number: int | None
    value: int
    settled: int
    reckoned: int
    besides: tuple[str, ...] = ()


def won_hand(counted: CountedHand) -> SheetMahjong | None:
    """The mahjong of a hand; None where nobody made one."""
    paper = counted.paper
    if paper.end != MAHJONG:
        return None
    player, score = paper.winner, counted.sides[paper.winner].score
    settled, typed = counted.sides[player].total, reckoned(counted, player)
    if score is not None:
        return _of_tiles(player, score, settled, typed)
    return _of_name(counted, player, settled, typed)


def all_round_of(won: SheetMahjong, numbers: Mapping[str, int] = NO_NUMBERS) -> int | None:
    """All Round points: the number of the hand, or the whole hundreds of an overscore (144 rules, 134 and 135).

    `numbers` is a club's own list, by id, and goes before the number that the sheet was counted by. None where the
    number is not known, or nobody said which special hand it was.
    """
    if won.kind == "ordinary":
        return won.reckoned // 100 if won.reckoned > won.settled else 0
    return numbers.get(won.id, won.number) if won.kind in ("formation", "situation") else None


def number_of(rules: Rules, id: str) -> int | None:
    """The number of a formation or a situation in the list of these rules; None: it is not known."""
    rows = rules.formations.rows if rules.formations is not None else ()
    return SITUATIONS.get(id, next((row.number for row in rows if row.id == id), None))


def reckoned(counted: CountedHand, player: int) -> int:
    """The score of a player as it was counted or typed, before the limit; 0 for a dead hand."""
    side = counted.sides[player]
    if side.source in ("dead", "none", "dreams"):
        return 0
    if side.score is not None:
        return max(side.score.unlimited, side.total) if side.score.rules.formations is not None else side.total
    return entered(counted.draft, player) or 0


def _of_tiles(player: int, score: Score, settled: int, typed: int) -> SheetMahjong:
    if score.limit is not None:
        equal = situations(score)
        if equal:
            row = formation_of(score.rules, _formation(score), 0)
            also = (*equal[1:], *((row.id,) if row is not None else ()))
            return SheetMahjong(
                player=player,
                kind="situation",
                id=equal[0],
                number=SITUATIONS[equal[0]],
                value=0,
                settled=settled,
                reckoned=typed,
                besides=also,
            )
        row = formation_of(score.rules, score.limit, 0)
        if row is not None:
            also = situations_there(score)
            return SheetMahjong(
                player=player,
                kind="formation",
                id=row.id,
                number=row.number,
                value=row.value,
                settled=settled,
                reckoned=typed,
                besides=also,
            )
        return SheetMahjong(player, "limit", score.limit, None, 0, settled, typed)
    fans = [line for line in score.lines if line.replaced_by is None and line.entry.fan and line.fan]
    if fans and not score.rules.rule_set.scheme.limit_row:
        dearest = max(fans, key=lambda line: line.entry.fan)
        return SheetMahjong(player, "fan", dearest.entry.id, None, 0, settled, typed)
    return SheetMahjong(player, "ordinary", "", None, 0, settled, typed)


def _formation(score: Score) -> str:
    """The special formation that the tiles are, also where something else sets the total."""
    formations, best = score.rules.formations, score.best
    if formations is None or best is None or not best.facts.lay.special:
        return ""
    return formations.rows[best.facts.lay.special - 1].id


def _of_name(counted: CountedHand, player: int, settled: int, typed: int) -> SheetMahjong:
    draft = counted.draft
    rules, side = draft.match.rules, draft.paper.sides[player]
    said = _said(rules, side)
    if said is not None:
        kind, id, number, value = said
        return SheetMahjong(player, kind, id, number, value, settled, typed)
    named = said_special(draft)
    unsaid = rules.formations is not None and (
        named if named is not None else doubtful(draft) or asks_name(rules, typed)
    )
    return SheetMahjong(player, "unsaid" if unsaid else "ordinary", "", None, 0, settled, typed)


def _said(rules: Rules, side: Side) -> tuple[WonKind, str, int | None, int] | None:
    """Kind, id, number and value of a named hand."""
    situation = side.named if side.named in SITUATIONS else situation_of_number(side.number)
    if not (side.named or side.number):
        return None
    if situation:
        return "situation", situation, SITUATIONS[situation], 0
    if rules.formations is None:
        return (
            "limit" if any(one.limit for one in rules.entries if one.id == side.named) else "fan",
            side.named or "",
            None,
            0,
        )
    row = formation_of(rules, side.named or "", side.number)
    if row is not None:
        return "formation", row.id, row.number, row.value
    return "formation", "", side.number, value_of_number(side.number)
