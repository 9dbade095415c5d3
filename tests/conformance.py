"""What every book must pass, whatever its rules. As a program: `python -m tests.conformance BOOK HANDS [lab]`.

It asks nothing about a book in particular, so that a book which is added is tried as the others are.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, get_args

import windroos
from tests.golden import golden
from windroos.books.catalog import book_words, rule_set, rules
from windroos.books.settle import settle
from windroos.bots.player import acting, make
from windroos.handbook.book import book_of
from windroos.handbook.card import card_of
from windroos.handbook.clauses import playing, settling
from windroos.handbook.examples import examples, shown
from windroos.handbook.practice import deal
from windroos.handbook.wording import figure, sentence
from windroos.hands import By, Win
from windroos.play.model.actions import Action
from windroos.play.model.events import NOBODY, HandEnded, Step
from windroos.play.model.match import new_match
from windroos.play.record.log import action_line, step_line
from windroos.play.record.record import header_line, header_of
from windroos.play.record.verify import verify
from windroos.play.referee.game import Game, play_hand
from windroos.rules.rules import Rules, course_of, terms_of
from windroos.scoring.explain import arithmetic
from windroos.scoring.waits import waits
from windroos.scoring.why import why_not
from windroos.settling.outcome import Outcome
from windroos.telling.objects import hand_object
from windroos.telling.printed.hand import explain
from windroos.text.words import Lang

LANGS: Final[tuple[Lang, ...]] = get_args(Lang)
NAMES: Final = ("Aad", "Bep", "Cor", "Dik", "Eef")
HANDS: Final = 10
"""Hands that are counted, of a seed."""


def has_words(id: str) -> None:
    """Everything that a person reads has a name in two languages, and a sentence where it needs one."""
    chosen, words = rules(id), book_words(id)
    for lang in LANGS:
        assert words.name.to(lang)
        assert words.book.to(lang)
        assert words.short.to(lang)
        assert all(heading.id in words.headings for heading in chosen.headings)
        assert all(words.entries[entry.id][0].to(lang) for entry in chosen.entries)
        assert all(words.options[option.id][0].to(lang) for option in chosen.rule_set.options)
        for entry in chosen.entries:
            assert figure(entry, chosen.rule_set.scheme, lang).value, entry.id


def takes_its_options(id: str) -> None:
    """Every value of every option can be chosen, and the values in between are as they were."""
    book = rule_set(id)
    assert len({option.id for option in book.options}) == len(book.options)
    assert {"players", *book.settled_by} <= {option.id for option in book.options}
    usual = rules(id)
    for option in book.options:
        assert option.default in option.values, option.id
        for value in (option.values[0], option.values[-1]):
            chosen = rules(id, {option.id: value})
            assert chosen.value(option.id) == value
            assert (chosen.digest == usual.digest) == option.is_default(value), (option.id, value)


def counts_and_explains(id: str) -> None:
    """Hands are counted, their arithmetic comes out, and every line and every missing line is explained."""
    chosen = rules(id)
    for number in range(HANDS):
        scored = deal(chosen, "conform", number)
        steps = [step for step in arithmetic(scored) if step.kind != "flowers"]
        assert not steps or steps[-1].result == scored.would_be
        assert hand_object(scored, book_words(id), "nl")
        for lang in LANGS:
            assert explain(scored, lang)
        counting = {line.entry.id for line in scored.lines}
        for entry in chosen.entries[:: max(1, len(chosen.entries) // 8)]:
            said = {reason.code for reason in why_not(scored, entry.id).reasons}
            assert bool(said & {"counts", "replaced", "by_points"}) == (entry.id in counting), (entry.id, said)


def waits_for_what_completes(id: str) -> None:
    """Without its last tile a mahjong waits for that tile, and it is worth as much again."""
    found = 0
    for number in range(HANDS):
        scored = deal(rules(id), "conform", number)
        win = scored.situation.win
        if win is None or win.by not in (By.DISCARD, By.WALL):
            continue
        plain = scored.situation._replace(win=None)
        waiting = {wait.kind: wait for wait in waits(scored.rules, scored.hand, plain)}
        assert win.tile in waiting
        if win == Win(win.tile, win.by):
            wait = waiting[win.tile]
            assert (wait.wall if win.by == By.WALL else wait.discard).would_be == scored.would_be
        found += 1
    assert found


def shows_its_book(id: str) -> None:
    """The handbook, the card and how it is played and settled can be written in two languages."""
    chosen = rules(id)
    book = book_of(chosen)
    assert sum(len(chapter.items) for chapter in book.chapters) == len(chosen.entries)
    assert card_of(book).blocks
    for lang in LANGS:
        for section in (*playing(chosen), *settling(chosen)):
            assert section.source
            assert all(sentence(clause, lang) for clause in section.clauses)
    for item in examples(id):
        assert shown(id, item) is not None


def is_played(id: str) -> None:
    """Computer players of every kind play it with as many as it takes; the referee finds the record in order."""
    count = rule_set(id).option("players")
    assert count is not None
    for players in count.values:
        for strict, kinds in ((False, ("live", "greedy", "random")), (True, ("greedy", "live"))):
            _play(rules(id, players=int(players)), strict, kinds)


def _play(chosen: Rules, strict: bool, kinds: tuple[str, ...]) -> None:
    count = int(chosen.value("players"))
    match = new_match(chosen, NAMES[:count], tuple(range(min(count, 4))), 4 if count == 5 else NOBODY)
    lines = [header_line(header_of(match, strict))]

    def write(action: Action, steps: tuple[Step, ...]) -> None:
        lines.append(action_line(action, len(steps)))
        lines.extend(map(step_line, steps))

    game = Game(match, strict, write)
    players = [acting(make(kinds[player % len(kinds)], chosen, player)) for player in range(count)]
    random = Random(f"{chosen.digest} {strict}")
    for _ in range(2):
        play_hand(game, players, random)
        assert sum(game.match.points) + game.match.pot == 0
    verdict = verify(lines)
    assert verdict.in_order, verdict.trouble
    assert verdict.hands == 2
    assert course_of(chosen).length(1) >= count


def is_settled(id: str) -> None:
    """The terms know what a mahjong pays, and nobody gains what another does not lose."""
    terms, chosen = terms_of(rules(id)), rules(id)
    score = max(chosen.policy.minimum, 8) if terms.highest else 100
    scores = {NAMES[1]: score, **(dict.fromkeys((NAMES[0], *NAMES[2:4]), 10) if terms.everyone else {})}
    special = False if "special" in terms.known else None
    drawn = Outcome(id, NAMES[:4], scores, NAMES[0], NAMES[1], "self", special=special)
    for outcome in (drawn, replace(drawn, by="discard", discarder=NAMES[2])):
        net = settle(outcome).net
        assert sum(net.values()) == 0
        assert net[NAMES[1]] > 0


def is_played_by_the_laboratory(id: str) -> None:
    """The referee tells the hands of compiled self-play again: who wins, and who pays whom."""
    from windroos.fast.selfplay.play import play_many
    from windroos.fast.selfplay.replay import retell

    batch = play_many(rules(id), ("live", "greedy", "live", "greedy"), 6, seed=1, log=True)
    for at in range(len(batch)):
        ended = next(step.public for step in retell(batch, at) if isinstance(step.public, HandEnded))
        assert (ended.winner, ended.net[:4]) == (batch.winner[at], tuple(batch.net[at, :4]))


def has_pages(id: str) -> None:
    """The page shows the book, its card and its practice in both languages, opens a sheet and a game by it."""
    from starlette.testclient import TestClient

    from windroos.web.app import create_app, open_site
    from windroos.web.settings import Settings

    with TemporaryDirectory() as folder:
        site = open_site(Settings(Path(folder), "http://testserver", names=frozenset({"testserver"}), apart=False))
        with TestClient(create_app(site), headers={"origin": "http://testserver"}) as client:
            for language in LANGS:
                for page in ("", "/kaart", "/oefenen"):
                    shown = client.get(f"/spelregels/{id}{page}", headers={"accept-language": language})
                    assert shown.status_code == 200, page
                    assert book_words(id).name.to(language) in shown.text or page, page
            for door in ("/tellen", "/spelen/nieuw"):
                made = client.post(door, data={"rules": id, "players": "4"})
                assert made.status_code == 200, made.text


CHECKS: Final[tuple[Callable[[str], None], ...]] = (
    has_words,
    takes_its_options,
    counts_and_explains,
    waits_for_what_completes,
    shows_its_book,
    is_settled,
    is_played,
    has_pages,
)


def main(id: str, hands: str, *more: str) -> int:
    """Try a book and the golden hands in a folder; a line a check. `lab` compiles it for the laboratory too."""
    sys.stdout.write(f"{windroos.__file__}\n")
    for line in golden(id, Path(hands)):
        line.check()
    for check in (*CHECKS, *((is_played_by_the_laboratory,) if "lab" in more else ())):
        check(id)
        sys.stdout.write(f"{id}: {check.__name__}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
