"""Whole hands in the terminal, by who tries every key and by who knows what he does."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

import pytest

from tests.cli.sitting import NAMES, check_page, paragraph, sit
from windroos.books.catalog import IDS, book_words, rules
from windroos.bots.player import acting, make
from windroos.cli import main
from windroos.cli.playing.ending import show_ending
from windroos.cli.playing.keys import may_win, read_reply
from windroos.cli.playing.layout import line, printer
from windroos.cli.playing.record_file import read_file
from windroos.cli.playing.session import Sitting, SittingSetup
from windroos.play.model import actions, events
from windroos.play.model.actions import Call
from windroos.play.model.dice import dice_needed
from windroos.play.model.events import NOBODY
from windroos.play.model.match import new_match
from windroos.play.model.view import Phase, View
from windroos.play.model.wall import deal_positions, draw_order
from windroos.play.record.replay import replay
from windroos.play.referee.game import Game
from windroos.play.rules.options import options
from windroos.rules.rules import conduct_of
from windroos.telling.names import tiles_text
from windroos.telling.printed.style import Presentation, Style
from windroos.text.words import Lang

KEYS = ("m", "p", "c1", "k", "14", "11", "8", "5", "2", "", "?m", "1")
"""What a person who only tries keys would type, again and again."""


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("id", IDS)
def test_a_whole_hand_by_someone_who_tries_every_key(
    id: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    status, out = sit(
        monkeypatch,
        capsys,
        list(KEYS) * 120,
        "--rules",
        id,
        "--lang",
        lang,
        "--seed",
        11,
        "--hands",
        1,
        "--opponents",
        "greedy,random",
        "--record",
        record,
        "--seat",
        "zuid",
    )
    assert status == 0
    check_page(out)
    assert ("Wie betaalt wie" if lang == "nl" else "Who pays whom") in out
    assert ("Stand na één spel" if lang == "nl" else "Standings after one hand") in out
    assert ("Verder spelen" if lang == "nl" else "To play on") not in out
    assert replay(read_file(record)).table.match.over
    assert main(["verify", str(record)]) == 0


@pytest.mark.parametrize(
    ("id", "players"), [("groenehart2011", 3), ("groenehart2011", 5), ("hongkong", 3), ("hongkong", 5), ("nmv144", 3)]
)
def test_three_and_five_players(
    id: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = sit(
        monkeypatch,
        capsys,
        [*KEYS, *KEYS, "1"] * 300,
        "--rules",
        id,
        "--players",
        players,
        "--hands",
        3 + players % 3,
        "--seed",
        4,
        "--opponents",
        "random",
    )
    assert status == 0
    check_page(out)
    assert ("sits out" in out) == (players == 5)
    if players == 5:
        assert "You sit this hand out" in out


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "mcr"])
def test_chance_finds_the_seats(id: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = set()
    for seed in range(6):
        typed = ["14"] if seed else ["14", "1", "1"]
        status, out = sit(
            monkeypatch, capsys, typed, "--rules", id, "--seat", "dice", "--seed", seed, "--opponents", "random"
        )
        assert status == 0
        assert ("Drawn:" if id == "mcr" else "Dice for the seats: Guest") in out
        found.add(re.findall(r"You are (\w+)", out)[0])
        check_page(out)
    assert len(found) > 1


def typed_for(action: actions.PlayerAction, view: View, lang: Lang) -> str:
    """An action as a person would type it."""
    if isinstance(action, actions.Claim):
        if action.call == Call.CHOW:
            return "c " + "".join(str((action.tile + step) % 9 + 1) for step in range(3))
        return {Call.PASS: "x" if may_win(view) else "", Call.PUNG: "p", Call.KONG: "k", Call.MAHJONG: "m"}[action.call]
    if isinstance(action, actions.Discard):
        return tiles_text((action.tile,), lang)
    if isinstance(action, actions.Kong):
        return f"k {tiles_text((action.tile,), lang)}"
    if isinstance(action, actions.Mahjong):
        return "seasons" if action.seasons else "m"
    if isinstance(action, actions.Expose):
        return f"lay {tiles_text((action.tile,), lang)}"
    if isinstance(action, actions.Draw):
        return "moon" if action.moon else ""
    return {actions.Replace: "", actions.Bet: "bet", actions.Keep: "keep", actions.Pause: "time"}[type(action)]


@pytest.mark.parametrize("strict", [False, True], ids=["friendly", "strict"])
@pytest.mark.parametrize("id", IDS)
def test_every_action_can_be_typed(id: str, strict: bool) -> None:
    """A computer player sits in the person's chair and types what it does."""
    lang: Lang = "nl" if strict else "en"
    game = Game(new_match(rules(id), NAMES, (0, 1, 2, 3), hands=3), strict)
    typed, out = sat_by_brain(game, id, lang)
    assert game.match.over
    assert len(typed) > 20
    check_page(out)
    for number in (1, 2, 3):
        assert (f"Einde van spel {number}" if lang == "nl" else f"End of hand {number}") in out


def test_a_bet_is_offered_once_in_a_turn_and_can_be_left() -> None:
    """144 rules, rule 88."""
    book = rules("nmv144")
    conduct = conduct_of(book)
    own = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 11, 12, 27]  # 1-9m 11p 34p, and an east wind to throw
    rest = list(conduct.tiles)
    for tile in own:
        rest.remove(tile)
    Random(3).shuffle(rest)
    wall = [-1] * len(conduct.tiles)
    for place, tile in zip(deal_positions(conduct)[0], own, strict=True):
        wall[place] = tile
    wall = [tile if tile >= 0 else rest.pop() for tile in wall]
    game = Game(new_match(book, NAMES, (0, 1, 2, 3), hands=1))
    game.do(actions.Begin(tuple(wall), tuple((1, 2) for _ in dice_needed(conduct)), "salt"))
    typed, out = sat_by_brain(game, "", "en")
    assert typed[:3] == ["E", "perhaps", "bet"]
    assert out.count("Do you bet that these become mahjong?") == 2  # nonsense is asked again
    assert "▸ You bet that these tiles become mahjong." in out
    assert game.match.over


def sat_by_brain(game: Game, seed: str, lang: Lang) -> tuple[list[str], str]:
    """Play a match in which a computer player types; what it typed, and what was printed."""
    book = game.match.rules
    brain = make("greedy", book)
    stream = io.StringIO()
    typed: list[str] = []

    def ask(prompt: str) -> str | None:
        if game.state.table.phase == Phase.BETWEEN:
            return ""
        view = game.view(sitting.seat)
        if sitting.seat not in game.waiting():  # it is about a bet
            typed.append("bet" if typed[-1] == "perhaps" else "perhaps")
            return typed[-1] + "\n"
        action = brain.decide(view, options(view)).action
        typed.append(typed_for(action, view, lang))
        assert read_reply(typed[-1], view, lang) == action
        return typed[-1] + "\n"

    desk = SittingSetup(
        put=printer(Style(lang), stream),
        ask=ask,
        reader=Presentation(Style(lang), book_words(book.id)),
        random=lambda number: Random(f"{seed} {number}"),
        players=[None, *(make("greedy", book) for _ in range(3))],
        seats=game.state.conduct.strict,
    )
    sitting = Sitting(game, desk)
    sitting.play()
    return typed, stream.getvalue()


def test_the_winner_s_score_and_the_payment_are_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With no minimum somebody wins soon."""
    status, out = sit(
        monkeypatch,
        capsys,
        ["14", "11", "8", "5", "2", "", "m"] * 400,
        "--rules",
        "hongkong",
        "--seed",
        2,
        "--hands",
        4,
        "--opponents",
        "greedy",
        "--set",
        "minimum=0",
    )
    assert status == 0
    assert re.search(r"▸ \w+ makes mahjong on", out)
    for part in ("makes mahjong on", "What changes hands", "fan: discarded the winning tile", "wins with"):
        assert part in out


@pytest.mark.parametrize(("lang", "hint"), [("en", "tiles are missing; "), ("nl", " wegleggen. Dan ontbreken er nog ")])
@pytest.mark.parametrize("id", ["hongkong", "mcr"])
def test_a_hint_says_what_and_why(
    id: str, lang: str, hint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = sit(monkeypatch, capsys, ["h"], "--rules", id, "--lang", lang, "--seed", 4, "--opponents", "greedy")
    assert status == 0
    assert hint in paragraph([line(text) for text in out.split("\n")])


def test_the_ruling_on_dangerous_play_is_part_of_the_end() -> None:
    """A hand of Hong Kong that somebody won on a discard, as if the giver had to pay for all."""
    book = rules("hongkong", {"minimum": 0})
    players = [acting(make("greedy", book)) for _ in range(4)]
    for seed in range(20):
        game = Game(new_match(book, NAMES, (0, 1, 2, 3)))
        before, steps = game.state, game.begin(Random(seed))
        ended: events.HandEnded | None = None
        while ended is None:
            before, seat = game.state, game.waiting()[0]
            steps = game.do(players[seat](game.view(seat), options(game.view(seat))))
            ended = next((step.public for step in steps if isinstance(step.public, events.HandEnded)), None)
        won = next((step.public for step in steps if isinstance(step.public, events.Won)), None)
        if won is not None and won.giver != NOBODY:
            break
    else:
        raise AssertionError("nobody won on a discard")
    ruling = (("fed", (won.giver, won.tile, 1, won.seat, 0, 2, 1)), ("safer", (won.giver, 27, 28)))
    judged = ended._replace(liable=won.giver, ruling=ruling)
    changed = tuple(step._replace(public=judged) if step.public is ended else step for step in steps)
    pays: dict[Lang, str] = {"en": "pays for all (pao).", "nl": "betaalt voor allen (pao)."}
    for lang, name in pays.items():
        out = paragraph(show_ending(before, changed, Presentation(Style(lang), book_words("hongkong"))))
        assert f"{NAMES[won.giver]} {name}" in out
        assert ("Yes, safer: east wind and south wind." if lang == "en" else "oostenwind en zuidenwind.") in out
        others = [player for seat, player in enumerate(NAMES) if seat not in (won.giver, won.seat)]
        assert not any(f"{other} → {NAMES[won.seat]}" in out for other in others)


def test_a_robbed_kong_is_a_pung_again_when_the_hand_is_counted() -> None:
    """East throws dots 5, South pungs it and later adds the fourth, which East robs."""
    book = rules("hongkong", {"minimum": 0})
    game = Game(new_match(book, NAMES, (0, 1, 2, 3)))
    conduct, robbed = game.state.conduct, 13
    deal, order = deal_positions(conduct), draw_order(conduct)
    places = dict(zip(deal[0], (*range(9), 0, 0, 11, 12, robbed), strict=True))
    places |= dict.fromkeys(deal[1][:2], robbed)
    places[order[sum(map(len, deal)) + 3]] = robbed  # what South draws in its next turn
    rest = [tile for tile in conduct.tiles if tile < 34]
    for tile in places.values():
        rest.remove(tile)
    Random(1).shuffle(rest)
    rest = [*range(34, 42), *rest]  # the seasons go to the end of the wall
    wall = [-1] * len(conduct.tiles)
    for place in order:
        wall[place] = places[place] if place in places else rest.pop()
    steps = game.do(actions.Begin(tuple(wall), tuple((1, 2, 3) for _ in dice_needed(conduct)), "salt"))
    before = game.state
    while game.waiting():
        before, view = game.state, game.view(game.waiting()[0])
        steps = game.do(who_robs(view, robbed))
    assert [step.public.robbed for step in steps if isinstance(step.public, events.Won)] == [True]
    out = paragraph(show_ending(before, steps, Presentation(Style("en"), book_words("hongkong"))))
    assert "Guest makes mahjong on dots 5, robbed from Marijke" in out
    assert "Marijke [555p]" in out


def test_a_kong_that_lay_face_down_is_shown_at_the_end_of_a_draw_too() -> None:
    """Everyone declares what kongs he has, claims nothing and discards anything: the wall is used up."""
    game, random = Game(new_match(rules("nts2002"), NAMES, (0, 1, 2, 3))), Random(3)
    before, steps = game.state, game.begin(random)
    while waiting := game.waiting():
        allowed = options(game.view(waiting[0]))
        kongs = [action for action in allowed if isinstance(action, actions.Kong)]
        discards = [action for action in allowed if isinstance(action, actions.Discard)]
        before = game.state
        steps = game.do(kongs[0] if kongs else random.choice(discards) if discards else allowed[0])
    out = paragraph(show_ending(before, steps, Presentation(Style("en"), book_words("nts2002"))))
    assert "A draw" in out
    assert "(8888m) 356m" in out
    assert "Nobody pays." in out
    assert "pays and receives double" not in out


def who_robs(view: View, robbed: int) -> actions.PlayerAction:
    """East wins where it can; South makes its pung and its kong; everyone else throws what was drawn."""
    allowed = options(view)
    wanted = {0: (actions.Claim(0, Call.MAHJONG),), 1: (actions.Claim(1, Call.PUNG), actions.Kong(1, robbed))}
    for action in (*wanted.get(view.seat, ()), actions.Claim(view.seat, Call.PASS)):
        if action in allowed:
            return action
    if view.seat == 0 and not view.table.discards:
        return actions.Discard(0, robbed)
    drawn = actions.Discard(view.seat, view.own.drawn)
    return drawn if drawn in allowed else allowed[0]


@pytest.mark.parametrize(
    ("id", "typed", "sentence"),
    [
        ("nts2002", "m", "False mahjong: your hand is dead. It was no mahjong."),
        ("mcr", "m", "False mahjong: your hand is dead. It was no mahjong."),
        ("mcr", "m hidden", "False mahjong: your hand is dead. The tiles were not shown."),
        ("hongkong", "m", "A false mahjong ends the hand."),
    ],
)
def test_on_a_strict_table_a_false_mahjong_is_shown_and_paid(
    id: str, typed: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = sit(
        monkeypatch, capsys, [typed, *["14", "1", ""] * 600], "--rules", id, "--strict", "--seed", 3, "--hands", 1,
        "--opponents", "greedy",
    )  # fmt: skip
    assert status == 0
    flat = " ".join(out.split())
    assert sentence in flat
    assert "Guest" in out
    if id == "hongkong":
        assert re.search(r"Guest → Marijke +64", out)
    else:
        assert "dead hand" in out


def test_a_strict_table_asks_everyone_and_tells_nobody_what_is_allowed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out = sit(monkeypatch, capsys, ["1", "c", "", "", "", ""], "--strict", "--seed", 3, "--opponents", "random")
    assert "enter passes · p pung · c chow · k kong · m mahjong" in out
    assert "14 on rack" in out
    assert "enter draws" in out
