"""The example of every item in the handbook: a hand of tools/plain_hands.txt, or the plainest golden hand.

A winner's hand before a loser's, one without options before one that needs them, one with few other lines before one
with many. A special formation without a golden hand gets the first of its hands.

    python3 tools/examples.py            what would change
    python3 tools/examples.py --write    writes the examples in the rooms of the books
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.golden import golden  # noqa: E402  (the path comes first)
from windroos.books.catalog import IDS, rules  # noqa: E402
from windroos.books.catalog import rule_set as book  # noqa: E402
from windroos.errors import WindroosError  # noqa: E402
from windroos.handbook.examples import Example, read_example, written  # noqa: E402
from windroos.hands import By, Hand, Meld, Situation, Win, hand_of  # noqa: E402
from windroos.notation import format_hand  # noqa: E402
from windroos.rules.formations import Formation, expand, join, prepare  # noqa: E402
from windroos.rules.rule import Who  # noqa: E402
from windroos.rules.rules import Rules  # noqa: E402
from windroos.scoring.score import score  # noqa: E402
from windroos.testkit.golden import Golden  # noqa: E402
from windroos.tiles import KINDS  # noqa: E402

PLAIN = Path(__file__).with_name("plain_hands.txt")
HEAD = "# Written by tools/examples.py: item | hand | options it needs.\n"
Rank = tuple[object, ...]


def text_of(rule_set: str) -> str:
    """The whole example file of a rule set."""
    found = [*best_hands(rule_set).values(), *formation_hands(rule_set)]
    plainer = plain_hands(rule_set)
    found = [plainer.get(one.item, one) for one in found]
    order = {entry.id: at for at, entry in enumerate(rules(rule_set).entries)}
    rows = sorted(found, key=lambda one: order.get(one.item, len(order)))
    return HEAD + "".join(f"{written(row)}\n" for row in rows)


def plain_hands(rule_set: str) -> dict[str, Example]:
    """The hands that were chosen for their plainness."""
    found: dict[str, Example] = {}
    chosen = False
    for line in PLAIN.read_text("utf-8").splitlines():
        if line.startswith("= "):
            chosen = rule_set in line.split()
        elif chosen and line and not line.startswith("#"):
            example = read_example(line)
            found[example.item] = example
    return found


def best_hands(rule_set: str) -> dict[str, Example]:
    """For every entry the plainest golden hand in which it counts."""
    best: dict[str, tuple[Rank, Example]] = {}
    for line in golden(rule_set):
        for item, rank in ranked(line):
            if item not in best or rank < best[item][0]:
                best[item] = rank, Example(item, plain(line), tuple(line.options.items()))
    return {item: example for item, (_, example) in best.items()}


def ranked(line: Golden) -> Iterator[tuple[str, Rank]]:
    """The items that count in a golden hand, each with how plain an example this is (lower is plainer)."""
    try:
        scored = line.score()
    except WindroosError:  # some golden hands show what is refused
        return
    counting = [one for one in scored.lines if one.replaced_by is None]
    winner = scored.situation.win is not None
    for one in counting:
        wrong_side = not winner and one.entry.who == Who.EVERYONE and not one.entry.limit
        about_bonus = bool(scored.hand.bonus) and len(counting) > 1
        times = one.times > 1
        length = len(line.notation)
        rank = (
            not scored.legal,
            wrong_side,
            bool(line.options),
            times,
            len(counting),
            about_bonus,
            length,
            line.notation,
        )
        yield one.entry.id, rank


def plain(line: Golden) -> str:
    """The hand as it is written everywhere."""
    reading = line.reading()
    text = format_hand(reading.hand, reading.situation)
    return text if reading.situation.win is not None else f"{text} loser"


def formation_hands(rule_set: str) -> list[Example]:
    """A hand of every special formation that matches it and no better one."""
    table = rules(rule_set)
    if table.formations is None:
        return []
    goldens: dict[str, str] = {}
    for line in sorted(golden(rule_set), key=lambda line: len(line.notation)):
        try:
            scored = line.score()
        except WindroosError:
            continue
        if scored.limit is not None and not line.options:
            goldens.setdefault(scored.limit, plain(line))
    found = []
    for row in table.formations.rows:
        notation = goldens.get(row.id) or first_hand(table, row)
        if notation:
            found.append(Example(row.id, notation, ()))
    return found


def first_hand(table: Rules, row: Formation) -> str:
    """The first hand of a formation that is worth it, with any of its tiles as the last; concealed if that can be."""
    for tiles in hands_of(row):
        for last in sorted(set(tiles)):
            rack = list(tiles)
            rack.remove(last)
            for hand in (hand_of(tuple(rack)), with_open_pung(rack)):
                situation = Situation(1, 0, Win(last, By.DISCARD))
                if score(table, hand, situation).limit == row.id:
                    return format_hand(hand, situation)
    return ""


def with_open_pung(rack: list[int]) -> Hand:
    """The same tiles with the first three alike laid open."""
    alike = [kind for kind in sorted(set(rack)) if rack.count(kind) == 3][:1]
    rest = tuple(kind for kind in rack if kind not in alike)
    return hand_of(rest, tuple(Meld("pung", kind) for kind in alike))


def hands_of(row: Formation) -> Iterator[tuple[int, ...]]:
    """Tiles of hands of a formation, in order; seven pairs of the first and of the last kinds allowed."""
    for suits in expand(row, 1, 0):
        packed = join(*suits)
        yield tuple(kind for kind in range(KINDS) for _ in range(packed >> 3 * kind & 7))
    for allowed, _ in prepare(0, row, 1, 0).pairs:
        kinds = [kind for kind in range(KINDS) if allowed >> 3 * kind & 1]
        for chosen in (kinds[:7], kinds[-7:]):
            yield tuple(kind for kind in chosen for _ in range(2))


def main() -> int:
    """Show or write."""
    write = sys.argv[1:] == ["--write"]
    changed = 0
    for rule_set in IDS:
        path = book(rule_set).pages.examples
        text = text_of(rule_set)
        if not path.exists() or path.read_text("utf-8") != text:
            changed += 1
            print(f"{path.name}: {'written' if write else 'would change'}")
            if write:
                path.write_text(text, "utf-8")
    return int(bool(changed) and not write)


if __name__ == "__main__":
    raise SystemExit(main())
