"""The coach: its advice is the player's own move, its numbers those of the evaluation, in one language at a time."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from windroos.books.catalog import IDS, book_words, rules
from windroos.bots.danger import Level, danger_of
from windroos.bots.evaluation import ActionValue, Evaluation, PlanShare
from windroos.bots.player import make
from windroos.hands import Meld
from windroos.notation import parse_tiles
from windroos.play.model.actions import Call, Claim, Discard, Draw, Kong, Mahjong, PlayerAction
from windroos.play.model.match import new_match
from windroos.play.model.view import Phase, Source, Thrown, View
from windroos.play.referee.game import Game, play_hand
from windroos.play.rules.options import options
from windroos.rules.rule import Value
from windroos.telling.coaching import SaidAdvice, told
from windroos.text import coach as words
from windroos.text.words import Lang

ROOT = Path(__file__).resolve().parent.parent
POSITIONS = 2000 if os.environ.get("WINDROOS_FULL") else 60
"""Positions of each book in which advice is compared with the move."""
EAST_WIND = 27
ADVISER = "expert"
"""The player whose evaluation the coach puts into words."""
Moment = tuple[View, tuple[PlayerAction, ...]]


@lru_cache(maxsize=8)
def moments(id: str, hands: int = 2) -> tuple[Moment, ...]:
    """What the seats of some hands were asked."""
    found: list[Moment] = []
    played = rules(id)
    player = make("greedy", played)

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        found.append((view, actions))
        return player.decide(view, actions).action

    random = Random(id)
    for _ in range(hands):
        play_hand(Game(new_match(played, ("a", "b", "c", "d"), (0, 1, 2, 3))), [decide] * 4, random)
    return tuple(found)


def turn_of(id: str, rack: str, **chosen: Value) -> Moment:
    """East's first turn with these tiles."""
    game = Game(new_match(rules(id, chosen), ("a", "b", "c", "d"), (0, 1, 2, 3)))
    game.begin(Random(1))
    view = game.view(0)
    kinds = tuple(sorted(kind for word in rack.split() for kind in parse_tiles(word)))
    view = view._replace(own=view.own._replace(rack=kinds, drawn=kinds[-1]))
    return view, tuple(Discard(0, kind) for kind in dict.fromkeys(kinds))


# --- what is advised --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_the_advice_is_the_player_s_own_move(id: str) -> None:
    player, seen = make(ADVISER, rules(id)), 0
    for view, actions in moments(id, 1 + POSITIONS // 50):
        if len(actions) > 1 and seen < POSITIONS:
            said = told(view, actions, book_words(id), "nl")
            assert said.evaluation.best.action == player.decide(view, actions).action
            seen += 1
    assert seen == POSITIONS


@pytest.mark.parametrize("id", IDS)
def test_what_is_weighed_is_told_with_the_numbers_that_it_was_weighed_by(id: str) -> None:
    seen = 0
    for view, actions in moments(id)[:40]:
        said = told(view, actions, book_words(id), "en")
        costs = [said.evaluation.cost(one.action) for one in said.evaluation.actions]
        assert costs[0] == min(costs) == 0
        for one in said.discards:
            assert one.plans
            assert 0 <= one.chance <= 1
            assert one.action in actions
        best = said.evaluation.best
        if best in said.discards and best.chance >= 0.01:
            assert f"{round(100 * best.chance)} %" in said.text
            seen += 1
    assert seen > 3


def test_what_the_seat_cannot_see_changes_nothing() -> None:
    """Tiles of the others' racks changed for tiles of the wall: the same view, and the same words."""
    words_of_book = book_words("mcr")
    random = Random(7)
    for seed in range(6):
        game = Game(new_match(rules("mcr"), ("a", "b", "c", "d"), (0, 1, 2, 3)))
        game.begin(Random(seed))
        seat = next(iter(game.waiting()))
        state = game.state
        hidden = [*state.wall[state.table.front : len(state.wall) - state.table.back]]
        for other in range(4):
            hidden += state.own[other].rack if other != seat else ()
        random.shuffle(hidden)
        own = list(state.own)
        for other in (one for one in range(4) if one != seat):
            size = len(own[other].rack)
            own[other], hidden = own[other]._replace(rack=tuple(sorted(hidden[:size]))), hidden[size:]
        assert tuple(own) != state.own
        view, changed = game.view(seat), Game.resumed(state._replace(own=tuple(own))).view(seat)
        assert changed == view
        said = [told(one, options(one), words_of_book, "nl").text for one in (view, changed)]
        assert said[0] == said[1]


# --- danger -----------------------------------------------------------------------------------------------------------


def with_open(view: View, seat: int, *melds: Meld, discards: tuple[Thrown, ...] = ()) -> View:
    laid = list(view.table.melds)
    laid[seat] = melds
    return view._replace(table=view.table._replace(melds=tuple(laid), discards=discards))


def test_how_dangerous_a_tile_is_follows_from_what_lies_open() -> None:
    view, _ = turn_of("nts2002", "123m 456m 789m 5p 9s ERR")
    late = tuple(Thrown(at % 4, 18 + at % 3) for at in range(20))
    assert danger_of(view, 13).code == "early"
    assert danger_of(with_open(view, 1, discards=late), 13).code == "middle"
    two = with_open(view, 2, Meld("pung", 31), Meld("pung", 32), discards=late)
    assert danger_of(two, 33) == (Level.DANGEROUS, "dragons", 2)
    one_suit = with_open(view, 3, Meld("chow", 9), Meld("pung", 17), discards=late)
    assert danger_of(one_suit, 13) == (Level.DANGEROUS, "suit", 3)
    assert danger_of(one_suit, 3).code == "middle"
    passed = with_open(view, 3, Meld("chow", 9), Meld("pung", 17), discards=(*late, Thrown(2, 13)))
    assert danger_of(passed, 13) == (Level.SAFE, "just_passed", 2)
    winds = with_open(view, 1, Meld("pung", 28), Meld("pung", 29), discards=late)
    assert danger_of(winds, 27).code == "winds"
    gone = with_open(view, 1, discards=(*(Thrown(1, 27) for _ in range(3)), *late))
    assert danger_of(gone, 27).code == "none_left"
    three = with_open(view, 1, Meld("chow", 0), Meld("pung", 12), Meld("pung", 20), discards=late)
    assert danger_of(three, 8).code == "three_sets"


def test_every_danger_has_words() -> None:
    source = (ROOT / "src/windroos/bots/danger.py").read_text("utf-8")
    said = set(re.findall(r"\(Level\.[A-Z]+, \"([a-z_]+)\"", source)) | {"dragons", "winds"}
    assert said == set(words.DANGERS)


# --- what is said -----------------------------------------------------------------------------------------------------

PLAN = PlanShare("any", 2, 2, 0b111 << 18, 9, 1.0, 0.31, 40.0, 0)


def said_of(id: str, *values: ActionValue, lang: Lang = "nl", rack: str = "123m 456m 789p 55s EE S") -> str:
    """What the coach says of an evaluation that a test has made."""
    view, _ = turn_of(id, rack)
    return SaidAdvice(view, Evaluation(values), book_words(id), lang).text


def test_a_discard_is_told_with_what_it_leaves() -> None:
    best = ActionValue(Discard(0, 28), 12.4, 0.31, plans=(PLAN,))
    said = said_of("nts2002", best, ActionValue(Discard(0, 0), 4.0, 0.1, plans=(PLAN,)))
    assert said == (
        "Z wegleggen. Dan ontbreken er nog 2 stenen; er zijn nog 9 stenen die helpen. Doel: een willekeurig spel "
        "(bamboe). Kans om te winnen 31 %; dat levert gemiddeld 12 punten op. Zo vroeg in het spel is dat vrij veilig."
    )


@pytest.mark.parametrize(
    ("id", "lacks", "nl", "en"),
    [
        ("nts2002", 1, "er is nog één verdubbeling nodig", "one more double is needed"),
        ("nts2002", 2, "er zijn nog 2 verdubbelingen nodig", "2 more doubles are needed"),
        ("hongkong", 2, "nog 2 fan nodig", "2 more fan needed"),
        ("mcr", 3, "er zijn nog 3 punten nodig", "3 more points are needed"),
    ],
)
def test_what_is_missing_of_the_minimum_is_said(id: str, lacks: int, nl: str, en: str) -> None:
    value = ActionValue(Discard(0, 28), 12.0, 0.31, plans=(PLAN._replace(lacks=lacks),))
    for lang, words_said in (("nl", nl), ("en", en)):
        said = said_of(id, value, ActionValue(Discard(0, 0), 1.0), lang="nl" if lang == "nl" else "en")
        assert f"; {words_said}." in said


def test_a_hand_that_waits_names_its_tiles() -> None:
    plan = PLAN._replace(missing=1, helping=1 << 18, live=3)
    said = said_of("nts2002", ActionValue(Discard(0, 28), 12.0, 0.6, plans=(plan,)), ActionValue(Discard(0, 0), 1.0))
    assert re.search(r"Dan wacht u op .+: daarvan zijn er nog 3\.", said), said
    gone = said_of(
        "nts2002",
        ActionValue(Discard(0, 28), 0.0, plans=(plan._replace(live=0, helping=0),)),
        ActionValue(Discard(0, 0), 0.0),
    )
    assert "geen steen helpt nog" in gone


@pytest.mark.parametrize(
    ("id", "rack", "nl", "en"),
    [
        ("nts2002", "456p 789s PPP EE", "één verdubbeling te weinig", "one double too few"),
        ("nts2002", "456p 789s 555m 99p", "2 verdubbelingen te weinig", "2 doubles too few"),
        ("hongkong", "456p 789s 555m EE", "1 fan te weinig", "1 fan too few"),
        ("mcr", "456p 678s 345m NN", "6 punten te weinig", "6 points too few"),
    ],
)
def test_a_mahjong_that_may_not_go_out_is_told_before_anybody_wonders(id: str, rack: str, nl: str, en: str) -> None:
    """With an open chow. What would bring it, is the aim of the discard that is advised."""
    view, actions = drawn_of(id, rack)
    view = with_open(view, 0, Meld("chow", 0), discards=view.table.discards)
    assert f". Dit is mahjong, maar {nl}. " in told(view, actions, book_words(id), "nl").text
    assert f". This is mahjong, but {en}. " in told(view, actions, book_words(id), "en").text
    *before, last = view.own.rack
    laid = view.table._replace(phase=Phase.CLAIM, turn=1, discards=(*view.table.discards, Thrown(1, last)))
    waits = view._replace(table=laid, own=view.own._replace(rack=tuple(before), drawn=-1))
    said = told(waits, (Claim(0, Call.PASS), Claim(0, Call.PUNG)), book_words(id), "nl").text
    assert "Met deze steen is het mahjong, maar " in said


def drawn_of(id: str, rack: str) -> Moment:
    """East's turn with these tiles, the last of which is drawn, after some discards."""
    view, actions = turn_of(id, rack)
    last = parse_tiles(rack.rsplit(maxsplit=1)[-1])[-1]
    table = view.table._replace(source=Source.WALL, discards=tuple(Thrown(at % 4, 27 + at % 3 + 1) for at in range(4)))
    return view._replace(own=view.own._replace(drawn=last), table=table), actions


def test_who_waits_for_what_is_not_there_is_told_so() -> None:
    view, actions = drawn_of("nts2002", "123m 456p 789s 555m E G")
    lie = (*view.table.discards, *(Thrown(1, EAST_WIND) for _ in range(3)))
    gone = view._replace(table=view.table._replace(discards=lie))
    words_of = book_words("nts2002")
    assert "U wacht op stenen die er niet meer zijn: O." in told(gone, actions, words_of, "nl").text
    assert "You wait for tiles that are all gone: E." in told(gone, actions, words_of, "en").text
    one_left = gone._replace(table=gone.table._replace(discards=lie[:-1]))
    assert "niet meer zijn" not in told(one_left, actions, words_of, "nl").text


def test_danger_is_told_with_what_it_costs() -> None:
    value = ActionValue(Discard(0, 28), 12.0, 0.3, danger=2.6, in_danger=(1,), plans=(PLAN,))
    assert "Dat gevaar kost gemiddeld 3 punten." in said_of("nts2002", value, ActionValue(Discard(0, 0), 1.0))
    assert "kost gemiddeld" not in said_of("nts2002", value._replace(danger=0.2), ActionValue(Discard(0, 0), 1.0))


def test_a_claim_is_weighed_against_passing() -> None:
    claim, passing = Claim(0, Call.PUNG), Claim(0, Call.PASS)
    better = said_of("nts2002", ActionValue(claim, 20.0, 0.4, plans=(PLAN,)), ActionValue(passing, 8.0))
    assert "Dat is gemiddeld 12 punten meer dan passen." in better
    assert "Dat scheelt weinig met passen." in said_of("nts2002", ActionValue(claim, 8.2), ActionValue(passing, 8.0))
    worse = said_of("nts2002", ActionValue(passing, 8.0, 0.2, plans=(PLAN,)), ActionValue(claim, 3.0))
    assert worse.startswith("Passen. Pung: gemiddeld 5 punten minder. ")
    assert "Deze steen brengt niets dichterbij." in said_of(
        "nts2002", ActionValue(passing, 8.0), ActionValue(claim, 8.0)
    )


def test_a_kong_is_weighed_against_keeping_its_tiles() -> None:
    kong, discard = ActionValue(Kong(0, 0), 9.0), ActionValue(Discard(0, 28), 5.0, 0.3, plans=(PLAN,))
    said = said_of("nts2002", kong, discard, rack="1111m 456m 789p 5s EE S")
    assert "Dat is gemiddeld 4 punten meer dan die steen houden en een andere wegleggen." in said
    not_yet = said_of("nts2002", discard, kong._replace(points=2.0), rack="1111m 456m 789p 5s EE S")
    assert re.search(r"Kong.* gemiddeld 3 punten minder\.", not_yet), not_yet


def test_mahjong_and_what_is_drawn_without_choice_need_no_numbers() -> None:
    view, _ = turn_of("nts2002", "123m 456m 789m 555m EE")
    said = told(view, (Mahjong(0), Discard(0, 0)), book_words("nts2002"), "nl")
    assert re.fullmatch(r"Mahjong\. Dat is samen [\d.]+ punten\.", said.text), said.text
    game = Game(new_match(rules("nts2002"), ("a", "b", "c", "d"), (0, 1, 2, 3)))
    game.begin(Random(3))
    drawn = told(game.view(0), (Draw(0),), book_words("nts2002"), "en")
    assert (drawn.text, drawn.why) == ("Draw.", ())


def sayings(id: str) -> Iterator[tuple[str, str]]:
    for view, actions in moments(id)[:60]:
        nl, en = (told(view, actions, book_words(id), lang, in_full=True).text for lang in ("nl", "en"))
        yield nl, en


def strange(id: str, own: int) -> set[str]:
    """Names of the book's items in the other language that are no words of one's own."""
    mine = " ".join(name[own].lower() for name, _ in book_words(id).entries.values())
    mine += " mahjong chow pung kong limit fan punten points"
    return {
        name[1 - own].lower()
        for name, _ in book_words(id).entries.values()
        if name[0] != name[1] and name[1 - own].lower() not in mine
    }


@pytest.mark.parametrize("id", IDS)
def test_the_coach_speaks_one_language_at_a_time(id: str) -> None:
    english, dutch = strange(id, 0), strange(id, 1)
    seen = 0
    for nl, en in sayings(id):
        assert not [name for name in english if re.search(rf"\b{re.escape(name)}\b", nl.lower())], nl
        assert not [name for name in dutch if re.search(rf"\b{re.escape(name)}\b", en.lower())], en
        assert not re.search(r"\b(the|tiles|missing|aim|safe)\b", nl.lower()), nl
        assert not re.search(r"\b(een|stenen|ontbreken|doel|veilig)\b", en.lower()), en
        assert "{" not in nl + en
        assert len(nl) < 480, nl
        seen += 1
    assert seen > 30
