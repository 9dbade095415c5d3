"""The coach: its figures are those of a plain count, its advice is near at hand, and it speaks one language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from windroos.bits import packed_counts
from windroos.books.catalog import IDS, book_words, rules
from windroos.bots.coach import Advice, Nearness, advise, feasible
from windroos.bots.danger import Level, danger_of
from windroos.bots.irregular_targets import Gathering, Masks
from windroos.bots.nearest import Aim
from windroos.bots.player import make
from windroos.bots.targets import Target, Wish
from windroos.bots.visible import tiles_of
from windroos.distance.ladders import Ladder
from windroos.distance.shapes import Shape, tiles_short
from windroos.hands import Meld, hand_of
from windroos.notation import parse_tiles
from windroos.play.model.actions import Claim, Discard, Draw, Kong, PlayerAction
from windroos.play.model.match import new_match
from windroos.play.model.view import Thrown, View
from windroos.play.referee.game import Game, play_hand
from windroos.play.rules.options import options
from windroos.rules.rule import Value
from windroos.rules.rules import Rules
from windroos.scoring.waits import ways
from windroos.telling.coaching import told
from windroos.text import coach as words
from windroos.tiles import KINDS

ROOT = Path(__file__).resolve().parent.parent
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


# --- the figures ------------------------------------------------------------------------------------------------------


def lacking(played: Rules, aim: Aim, rack: list[int]) -> int:
    """The tiles that a rack without laid-out sets lacks for a hand, from nothing."""
    if isinstance(aim, Gathering):
        if played.id == "nmv144":  # these stand in no table
            return aim.distance(masks(rack))
        return next(way.missing for way in ways(played, hand_of(tuple(rack), ())) if way.form == aim.name)
    wish: Wish = aim.wish
    rest, missing = list(rack), 0
    for tile in (tile for group in wish.groups for tile in group):
        if tile in rest:
            rest.remove(tile)
        else:
            missing += 1
    shape = Shape(
        wish.allowed,
        min_chows=4 if wish.ladder == Ladder.CHOWS else 0,
        max_chows={Ladder.PUNGS: 0, Ladder.ONE_CHOW: 1}.get(wish.ladder, 4),
    )
    laid = sum(len(group) // 3 for group in wish.groups)
    if wish.ladder == Ladder.CHOWS:
        shape = shape._replace(min_chows=4 - laid)
    inside = [kind for kind in rest if wish.allowed >> kind & 1]
    return missing + tiles_short(*packed_counts(inside), laid, shape)


def masks(rack: list[int]) -> Masks:
    return Masks(*(sum(1 << kind for kind in set(rack) if rack.count(kind) >= least) for least in (1, 2, 4)))


def out_of_sight(view: View) -> list[int]:
    """The copies of each kind that do not lie open and are not on the own rack."""
    seen = [*view.own.rack, *(thrown.tile for thrown in view.table.discards if thrown.taker < 0)]
    for melds in (*(laid for seat, laid in enumerate(view.table.melds) if seat != view.seat), view.melds):
        seen += [tile for meld in melds for tile in meld.tiles()]
    return [view.conduct.tiles.count(kind) - seen.count(kind) for kind in range(KINDS)]


def check_figures(view: View, way: Nearness, rack: list[int], aims: tuple[Aim, ...]) -> None:
    least = min(lacking(view.rules, aim, rack) for aim in aims)
    assert way.missing == least
    left, live = out_of_sight(view), 0
    for kind in range(KINDS):
        helps = left[kind] and min(lacking(view.rules, aim, [*rack, kind]) for aim in aims) < least
        live += left[kind] if helps else 0
    assert way.live == live


@pytest.mark.parametrize("id", IDS)
def test_the_coach_s_figures_are_those_of_a_plain_count(id: str) -> None:
    checked = 0
    for view, actions in moments(id):
        if not any(isinstance(action, Discard) for action in actions) or view.melds or checked >= 12:
            continue
        advice = advise(view, actions, most=14)
        aims = feasible(view, tiles_of(view))
        for kept in advice.kept[:: max(1, len(advice.kept) - 1)]:
            rack = [tile for tile in view.own.rack if tile < KINDS]
            rack.remove(kept.kind)
            check_figures(view, kept.way, rack, aims)
        checked += 1
    assert checked > 5


# --- what is advised --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_no_tile_is_advised_above_one_that_keeps_the_hand_nearer_or_leaves_more_that_help(id: str) -> None:
    seen = 0
    for view, actions in moments(id):
        advice = advise(view, actions, most=14)
        ranks = [(kept.way.missing, -kept.way.live) for kept in advice.kept if kept.way.live]
        assert ranks == sorted(ranks)
        seen += len(ranks) > 1
        assert advice.action in actions
    assert seen > 10


def test_of_two_tiles_at_one_distance_the_one_goes_that_leaves_more_that_help() -> None:
    """Two open ends wait for two kinds, a gap or an end for one."""
    view, actions = turn_of("hongkong", "123m 456m 789m 45p 9p 22s")
    advice = advise(view, actions, most=14)
    by_kind = {kept.kind: kept.way for kept in advice.kept}
    assert advice.action == Discard(0, 17)
    assert (by_kind[17].missing, by_kind[17].live) == (1, 8)
    view, actions = turn_of("hongkong", "123m 456m 789m 457p 22s")
    by_kind = {kept.kind: kept.way for kept in advise(view, actions, most=14).kept}
    assert [by_kind[kind].missing for kind in (12, 13, 15)] == [1, 2, 1]
    assert by_kind[15].live == 8
    assert by_kind[12].live == 4
    assert advise(view, actions).action == Discard(0, 15)


def test_a_newcomer_is_not_sent_to_a_far_and_rare_hand() -> None:
    """Thirteen different tiles with three dragons and two winds are no reason to try for a dragon snake."""
    view, actions = turn_of("nts2002", "1357m 2468p 19s PGR E")
    advice = advise(view, actions)
    assert advice.after is not None
    assert isinstance(advice.after.aim, Target)
    random = Random(3)
    for _ in range(40):
        game = Game(new_match(rules("nts2002"), ("a", "b", "c", "d"), (0, 1, 2, 3)))
        game.begin(random)
        seat = next(iter(game.waiting()))
        view = game.view(seat)
        allowed = options(view)
        advice = advise(view, allowed)
        if advice.after is not None and isinstance(advice.after.aim, Gathering):
            assert advice.after.missing <= 4
            assert advice.after.missing <= min(
                aim.distance(tiles_of(view).keys) for aim in feasible(view, tiles_of(view)) if isinstance(aim, Target)
            )


def test_a_hand_that_nothing_helps_any_more_is_no_near_one() -> None:
    """All four tiles that 12p waits for have gone."""
    view, actions = turn_of("hongkong", "123m 456m 789m 12p 9p 22s")
    gone = tuple(Thrown(1, 11) for _ in range(4))
    view = view._replace(table=view.table._replace(discards=gone))
    best = advise(view, actions).kept[0]
    assert best.way.live > 0


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


def sayings(id: str) -> Iterator[tuple[Advice, str, str]]:
    for view, actions in moments(id):
        said = [told(view, actions, book_words(id), lang, in_full=True) for lang in ("nl", "en")]
        yield said[0].advice, said[0].text, said[1].text


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
    for _, nl, en in sayings(id):
        assert not [name for name in english if re.search(rf"\b{re.escape(name)}\b", nl.lower())], nl
        assert not [name for name in dutch if re.search(rf"\b{re.escape(name)}\b", en.lower())], en
        assert not re.search(r"\b(the|tiles|missing|aim|safe)\b", nl.lower()), nl
        assert not re.search(r"\b(een|stenen|ontbreken|doel|veilig)\b", en.lower()), en
        assert "{" not in nl + en
        seen += 1
    assert seen > 50


@pytest.mark.parametrize("id", IDS)
def test_every_advice_on_a_discard_tells_distance_worth_and_danger(id: str) -> None:
    minimum = rules(id).policy.minimum
    for advice, nl, en in sayings(id):
        if advice.code == "discard" and advice.after is not None and advice.after.aim is not None:
            assert re.search(r"ontbre(ek|k)|wacht u op|geen spel meer", nl), nl
            assert re.search(r"Doel: .+|haalt u zo nog niet", nl), nl
            if minimum and isinstance(advice.after.aim, Target):
                assert f"minimum van {minimum}" in nl, nl
                assert f"minimum of {minimum}" in en, en
            assert re.search(r"[Vv]eilig|[Gg]evaar|Let op|Pas op", nl), nl
            assert len(nl) < 420, nl


def test_a_claim_is_weighed_in_words() -> None:
    codes = {id: {advice.code for advice, _, _ in sayings(id)} for id in IDS}
    for id in IDS:
        assert {"claims", "passes", "discard", "mahjong"} <= codes[id], codes
    taken = next((a, nl) for a, nl, _ in sayings("nts2002") if a.code == "claims")
    assert isinstance(taken[0].action, Claim)
    assert "Zonder die set ontbreken er" in taken[1] or "meer stenen gebruiken" in taken[1]
    refused = next(nl for a, nl, _ in sayings("nts2002") if a.code == "passes" and a.refused is not None)
    assert re.match(r"Passen\. De (pung|chow|kong).* niet: ", refused), refused
    won = next(nl for a, nl, _ in sayings("nts2002") if a.code == "mahjong")
    assert re.match(r"Mahjong\. Dat is samen [\d.]+ punten\.", won), won


def test_a_kong_is_weighed_in_words() -> None:
    view, actions = turn_of("nts2002", "1111m 456m 789p 55s EE")
    kong = Kong(0, 0)
    said = told(view, (*actions, kong), book_words("nts2002"), "nl")
    assert said.advice.action == kong
    assert "geeft een steen extra" in said.text
    view, actions = turn_of("nts2002", "2222m 34m 34p 567p 88s E")
    said = told(view, (*actions, kong._replace(tile=1)), book_words("nts2002"), "nl")
    assert said.advice.action != kong
    assert re.search(r"De kong .+ nog niet: dan ontbreken er \d in plaats van \d\.", said.text), said.text


def test_a_hand_that_the_minimum_is_not_sure_of_says_so() -> None:
    view, actions = turn_of("nts2002", "123m 456m 789p 55s EE S", minimum=10)
    said = told(view, actions, book_words("nts2002"), "nl")
    assert "minimum van 10 haalt u zo nog niet zeker" in said.text
    view, actions = turn_of("nts2002", "123m 456m 789p 55s EE S", minimum=0)
    assert "een minimum is er niet" in told(view, actions, book_words("nts2002"), "nl").text


def test_what_is_drawn_without_choice_needs_no_reason() -> None:
    game = Game(new_match(rules("nts2002"), ("a", "b", "c", "d"), (0, 1, 2, 3)))
    game.begin(Random(3))
    said = told(game.view(0), (Draw(0),), book_words("nts2002"), "en")
    assert (said.text, said.why) == ("Draw.", ())


def test_suits_are_named() -> None:
    view, actions = turn_of("mcr", "123456678m 555m 9m E")
    said = told(view, actions, book_words("mcr"), "nl")
    assert "zuivere hand (tekens), 24 punten" in said.text, said.text
