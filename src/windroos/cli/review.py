"""`windroos review`: a record from elsewhere looked at again, for one of its players; or a hand that was typed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.bots.review import HandReview, review
from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.files import standard_input
from windroos.cli.review_typed import review_typed
from windroos.cli.score import is_file
from windroos.errors import NotationError, OptionError
from windroos.review.brought import MOST_BYTES, BroughtRecord, hand_asked, player_asked, read_brought
from windroos.review.losses import HandLosses, by_kind, losses, whole_sums
from windroos.telling.names import name_of
from windroos.telling.printed.style import Style, wrap
from windroos.text.figures import number, signed
from windroos.text.web.review import ONE_HAND, SEVERAL_HANDS, WORDS
from windroos.text.words import Words

if TYPE_CHECKING:
    from windroos.rules.special import Formations

SPEC: Final = Spec(
    values=("player", "hand", "house", "rules", "seat", "round", "gone", "left"), many=("set",), switches=("tiles",)
)
_LABEL: Final = 52


class FileHand(NamedTuple):
    """A hand of a file: its number there, its record, and its number in that."""

    number: int
    record: BroughtRecord
    at: int


def review_command(words: list[str], style: Style) -> int:
    """Run the command."""
    typed = read_arguments(words, SPEC)
    if not typed.words:
        raise OptionError("nothing_to_review")
    if not any("." in word or is_file(word) for word in typed.words):  # no hand has a full stop
        return review_typed(typed, style._replace(tiles="tiles" in typed.switches))
    if len(typed.words) != 1:
        raise OptionError("nothing_to_review")
    records = read_brought(_text(typed.words[0]), _formations(typed.get("house")))
    hands = [
        FileHand(number, record, at)
        for number, (record, at) in enumerate(
            ((record, at) for record in records for at in range(1, len(record.hands) + 1)), 1
        )
    ]
    player = player_asked(typed.get("player") or "", records[0].players)
    asked = typed.get("hand")
    if asked is not None:
        out = _one_hand(hands[hand_asked(asked, len(hands)) - 1], player, style)
    else:
        out = _all_hands([(one.number, losses(_reviewed(one, player))) for one in hands], style)
    name = records[0].players[player] or str(player + 1)
    print("\n".join((style.bold(style.say(WORDS["review_of_player"], name=name)), *out)))
    return OK


def _reviewed(hand: FileHand, player: int) -> HandReview:
    watched = hand.record.watched(hand.at, player)
    return review(watched.choices, ExpertEvaluator(), watched.net[player])


def _all_hands(hands: list[tuple[int, HandLosses]], style: Style) -> list[str]:
    lang = style.lang
    found = [hand for _, hand in hands]
    out = ["", style.bold(style.say(WORDS["review_where"]))]
    for row in by_kind(found):
        where = ", ".join(number(hands[place][0], lang) for place in row.hands)
        kind = WORDS[f"review_loss_{row.kind}"].to(lang)
        times = style.say(WORDS["review_times_count"], count=row.times)
        out.append(f"  {kind:{_LABEL}}{signed(-round(row.points), lang):>7}  {times}")
        out.append(style.soft(f"    {style.say(WORDS['review_see'])}: {where}"))
    if len(out) == 2:
        out += wrap(style.say(WORDS["review_nowhere"]))
    out += ["", style.bold(style.say(WORDS["review_sum_game"])), *_sums(found, style, SEVERAL_HANDS)]
    heads = [WORDS[f"review_{key}"].to(lang) for key in ("played", "lucky", "got")]
    out += ["", style.bold(style.say(WORDS["review_hands"])), style.soft("  " + f"{'':8}" + _columns(heads))]
    for at, hand in hands:
        sums = dict(whole_sums([hand]))
        luck = sums["drawn"] + sums["others"] + sums["ended"]
        figures = [signed(one, lang) for one in (sums["play"], luck, sums["result"])]
        out.append(f"  {number(at, lang):8}{_columns(figures)}")
    return out


def _columns(words: list[str]) -> str:
    return "".join(f"{word:>12}" for word in words)


def _sums(hands: list[HandLosses], style: Style, words: Mapping[str, Words]) -> list[str]:
    return [f"  {words[key].to(style.lang):{_LABEL}}{signed(value, style.lang):>7}" for key, value in whole_sums(hands)]


def _one_hand(hand: FileHand, player: int, style: Style) -> list[str]:
    found = _reviewed(hand, player)
    out = ["", style.bold(style.say(WORDS["review_title"], number=number(hand.number, style.lang)))]
    out += ["", style.bold(style.say(WORDS["review_turns"]))]
    for one in found.turning_points:
        did, best = (
            name_of(action, style.lang, in_full=True) for action in (one.choice.action, one.evaluation.best.action)
        )
        better = style.say(WORDS["review_better"], action=best, cost=round(one.cost))
        out += wrap(f"{style.say(WORDS['review_did'], action=did)} {better}")
    if not found.turning_points:
        out += wrap(style.say(WORDS["review_no_turns"]))
    return [*out, "", style.bold(style.say(WORDS["review_sum"])), *_sums([losses(found)], style, ONE_HAND)]


def _formations(house: str | None) -> Formations | None:
    if house is None:
        return None
    from windroos.books.house import load_house  # only where a club has rules of its own

    return load_house(Path(house)).rules.formations


def _text(name: str) -> str:
    """What stands in a file, no more of it than is looked at; what is no UTF-8 is left for the line."""
    if name == "-":
        return standard_input("surrogateescape").read(MOST_BYTES + 1)
    try:
        with Path(name).open(encoding="utf-8", errors="surrogateescape") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise NotationError("file_unreadable", file=name, reason=error.strerror or str(error)) from None
