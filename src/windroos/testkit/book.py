"""What every book must pass, whatever its rules: house rules on a book are tried as the book is.

Nothing is asked about a book in particular, so that a book which is added is tried as the others are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from windroos.books.catalog import book_words, rules
from windroos.books.choosing import TypedRules, choose_rules, typed_options
from windroos.books.house import load_house
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
from windroos.play.record.header import header_line, header_of
from windroos.play.record.log import action_line, step_line
from windroos.play.record.verify import verify
from windroos.play.referee.game import Game, play_hand
from windroos.rules.rule import Options
from windroos.rules.rules import Rules, course_of, terms_of
from windroos.scoring.explain import arithmetic
from windroos.scoring.score import Score
from windroos.scoring.waits import waits
from windroos.scoring.why import why_not
from windroos.settling.outcome import Outcome
from windroos.settling.settle import settlement
from windroos.telling.objects import hand_object
from windroos.telling.printed.hand import explain
from windroos.testkit.trial import Finding, found
from windroos.text.books import BookWords
from windroos.text.words import LANGS

NAMES: Final = ("Aad", "Bep", "Cor", "Dik", "Eef")
HANDS: Final = 10
SEED: Final = "conform"
_AT_TABLE: Final = 2
"""Hands that computer players play at each table."""


class TriedBook(NamedTuple):
    """A book, or house rules on one, to be tried.

    rules   as they were chosen
    words   theirs, with the house's own names
    other   the same rules with other values of some options
    hands   how many hands are counted
    seed    decides which
    """

    rules: Rules
    words: BookWords
    other: Callable[[Options], Rules]
    hands: int = HANDS
    seed: str = SEED


def tried_book(id: str) -> TriedBook:
    """A book with the answers that it has itself."""
    return TriedBook(rules(id), book_words(id), lambda options: rules(id, options))


def tried_rules(chosen: TypedRules) -> TriedBook:
    """The rules that were chosen.

    Raises OptionError and HouseError for what does not exist.
    """
    made, words = choose_rules(chosen)
    typed = typed_options(made.rule_set, chosen.options)

    def other(options: Options) -> Rules:
        if chosen.house is not None:
            return load_house(chosen.house, {**typed, **options}).rules
        return rules(made.id, {**typed, **options})

    return TriedBook(made, words, other)


def has_words(book: TriedBook) -> Iterator[Finding]:
    """Everything that a person reads has a name in two languages, and no two items have the same."""
    chosen, words = book.rules, book.words
    for lang in LANGS:
        called = {id: name.to(lang) for id, (name, _) in words.entries.items() if chosen.entry(id) is not None}
        asked = {id: question.to(lang) for id, (question, _) in words.options.items()}
        wanted = (
            *(("name", words.name.to(lang)), ("book", words.book.to(lang)), ("short", words.short.to(lang))),
            *((heading.id, heading.id in words.headings) for heading in chosen.headings),
            *((entry.id, called.get(entry.id)) for entry in chosen.entries),
            *((entry.id, figure(entry, chosen.rule_set.scheme, lang).value) for entry in chosen.entries),
            *((option.id, asked.get(option.id)) for option in chosen.rule_set.options),
        )
        yield from (found("no_words", what=what, lang=lang) for what, said in wanted if not said)
        for name, times in Counter(name.lower() for name in called.values()).items():
            if times > 1:
                alike = [id for id, one in called.items() if one.lower() == name]
                yield found("same_name", name=name, items=", ".join(alike), lang=lang)


def takes_its_options(book: TriedBook) -> Iterator[Finding]:
    """Every value of every option can be chosen, and games by other rules are told apart."""
    made = book.rules.rule_set
    for id, times in Counter(option.id for option in made.options).items():
        if times > 1:
            yield found("option_twice", option=id)
    for id in {"players", *made.settled_by} - {option.id for option in made.options}:
        yield found("option_missing", option=id)
    for option in made.options:
        if option.default not in option.values:
            yield found("option_default", option=option.id, value=option.default)
        now = book.rules.value(option.id)
        for value in (option.values[0], option.values[-1]):
            chosen = book.other({option.id: value})
            if chosen.value(option.id) != value:
                yield found("option_ignored", option=option.id, value=value)
            if (chosen.digest == book.rules.digest) != ((value, type(value)) == (now, type(now))):
                yield found("option_digest", option=option.id, value=value)


def counts_and_explains(book: TriedBook) -> Iterator[Finding]:
    """Hands are counted, their arithmetic comes out, and every line and every missing line is explained."""
    chosen = book.rules
    for number in range(book.hands):
        scored = _dealt(book, number)
        if scored is None:
            yield found("nobody_goes_out")
            return
        steps = [step for step in arithmetic(scored) if step.kind != "flowers"]
        if steps and steps[-1].result != scored.would_be:
            yield found("arithmetic", number=number, sum=steps[-1].result, total=scored.would_be)
        said = [hand_object(scored, book.words, lang) and explain(scored, lang, book.words) for lang in LANGS]
        if not all(said):
            yield found("unexplained", number=number)
        counting = {line.entry.id for line in scored.lines}
        for entry in chosen.entries[:: max(1, len(chosen.entries) // 8)]:
            codes = {reason.code for reason in why_not(scored, entry.id).reasons}
            if bool(codes & {"counts", "replaced", "by_points"}) != (entry.id in counting):
                yield found("why_not", number=number, item=entry.id)


def _dealt(book: TriedBook, number: int) -> Score | None:
    """A practice hand; None where by these rules there is none that is worth anything."""
    try:
        return deal(book.rules, book.seed, number)
    except LookupError:
        return None


def waits_for_what_completes(book: TriedBook) -> Iterator[Finding]:
    """Without its last tile a mahjong waits for that tile, and it is worth as much again."""
    asked = 0
    for number in range(book.hands):
        scored = _dealt(book, number)
        win = scored.situation.win if scored is not None else None
        if scored is None or win is None or win.by not in (By.DISCARD, By.WALL):
            continue
        asked += 1
        plain = scored.situation._replace(win=None)
        wait = {wait.kind: wait for wait in waits(scored.rules, scored.hand, plain)}.get(win.tile)
        if wait is None:
            yield found("not_waited_for", number=number)
        elif win == Win(win.tile, win.by):
            worth = (wait.wall if win.by == By.WALL else wait.discard).would_be
            if worth != scored.would_be:
                yield found("other_worth", number=number, worth=worth, total=scored.would_be)
    if not asked and book.hands >= HANDS:
        yield found("no_mahjong", hands=book.hands)


def shows_its_book(book: TriedBook) -> Iterator[Finding]:
    """The handbook, the card, and how it is played and settled can be written in two languages."""
    chosen = book.rules
    handbook = book_of(chosen)
    items = sum(len(chapter.items) for chapter in handbook.chapters)
    if items != len(chosen.entries):
        yield found("handbook_items", items=items, entries=len(chosen.entries))
    if not card_of(handbook).blocks:
        yield found("empty_card")
    for lang in LANGS:
        for section in (*playing(chosen), *settling(chosen)):
            if not section.source or not all(sentence(clause, lang) for clause in section.clauses):
                yield found("section", section=section.id, lang=lang)
    for item in examples(chosen.id):
        if shown(chosen.id, item) is None:
            yield found("no_example", item=item)


def is_settled(book: TriedBook) -> Iterator[Finding]:
    """The terms know what a mahjong pays, and nobody gains what another does not lose."""
    chosen = book.rules
    terms = terms_of(chosen)._replace(players=None)
    score = max(chosen.policy.minimum, 8) if terms.highest else max(chosen.policy.minimum, 100)
    scores = {NAMES[1]: score, **(dict.fromkeys((NAMES[0], *NAMES[2:4]), 10) if terms.everyone else {})}
    special = False if "special" in terms.known else None
    drawn = Outcome(chosen.id, NAMES[:4], scores, NAMES[0], NAMES[1], "self", special=special)
    for outcome in (drawn, replace(drawn, by="discard", discarder=NAMES[2])):
        net = settlement(outcome, terms).net
        if sum(net.values()):
            yield found("not_zero", sum=sum(net.values()), by=outcome.by)
        if net[NAMES[1]] <= 0:
            yield found("winner_pays", net=net[NAMES[1]], by=outcome.by)


def is_played(book: TriedBook) -> Iterator[Finding]:
    """Computer players of every kind play it with as many as it takes; the referee finds the record in order."""
    count = book.rules.rule_set.option("players")
    for players in count.values if count is not None else ():
        chosen = book.other({"players": players})
        for strict, kinds in ((False, ("live", "greedy", "random")), (True, ("greedy", "live"))):
            yield from _played(chosen, strict, kinds, book.seed)


def _played(chosen: Rules, strict: bool, kinds: tuple[str, ...], seed: str) -> Iterator[Finding]:
    count = int(chosen.value("players"))
    match = new_match(chosen, NAMES[:count], tuple(range(min(count, 4))), 4 if count == 5 else NOBODY)
    lines = [header_line(header_of(match, strict))]

    def write(action: Action, steps: tuple[Step, ...]) -> None:
        lines.append(action_line(action, len(steps)))
        lines.extend(map(step_line, steps))

    game = Game(match, strict, write)
    players = [acting(make(kinds[player % len(kinds)], chosen, player)) for player in range(count)]
    random = Random(f"{chosen.digest} {strict} {seed}")
    for _ in range(_AT_TABLE):
        play_hand(game, players, random)
        if sum(game.match.points) + game.match.pot:
            yield found("match_sum", players=count, sum=sum(game.match.points) + game.match.pot)
    verdict = verify(lines, chosen.formations)
    if not verdict.in_order or verdict.hands != _AT_TABLE:
        yield found("record", players=count, hands=verdict.hands, why=verdict.trouble or "-")
    if course_of(chosen).length(1) < count:
        yield found("short_round", players=count, hands=course_of(chosen).length(1))


def is_played_by_the_laboratory(book: TriedBook) -> Iterator[Finding]:
    """The referee tells the hands of compiled self-play again: who wins, and who pays whom. Needs the extra `fast`."""
    from windroos.fast.selfplay.play import play_many
    from windroos.fast.selfplay.replay import retell

    batch = play_many(book.rules, ("live", "greedy", "live", "greedy"), 6, seed=1, log=True)
    for at in range(len(batch.winner)):
        ended = next(step.public for step in retell(book.rules, batch, at) if isinstance(step.public, HandEnded))
        if (ended.winner, ended.net[:4]) != (batch.winner[at], tuple(batch.net[at, :4])):
            yield found("self_play", number=at)


Check = Callable[[TriedBook], Iterator[Finding]]
CHECKS: Final[tuple[Check, ...]] = (
    has_words,
    takes_its_options,
    counts_and_explains,
    waits_for_what_completes,
    shows_its_book,
    is_settled,
    is_played,
)
