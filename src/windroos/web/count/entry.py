"""What the page of a hand on paper shows: who won and how, the tiles so far, what is missing, the keypad, the sum."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.play.model.events import NOBODY
from windroos.play.model.match import MAHJONG
from windroos.scoresheet import draft as paper
from windroos.scoresheet.capabilities import ends, everyone_scores, has_bonus, marks
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.keys import MODES, Mode
from windroos.scoresheet.missing import Live, live, missing
from windroos.scoresheet.opening import words_of
from windroos.scoresheet.pao import suspicion, suspicion_text
from windroos.scoresheet.paper import NO_TILE, UNKNOWN, Side
from windroos.scoresheet.say import missing_text
from windroos.scoresheet.sheet import Sheet
from windroos.scoresheet.taps import SelectPlayer
from windroos.telling.lines import sum_text
from windroos.text.explain import ROUNDS
from windroos.text.web.count import ENDS
from windroos.text.words import Lang
from windroos.tiles import symbol
from windroos.web.count.how import ChoiceButton, caller, ended, how_choices, how_known, how_said, switch_choices
from windroos.web.count.keypad import key_views
from windroos.web.count.marking import marking
from windroos.web.count.named import named_choices, unknown_choice
from windroos.web.count.rulings import RULINGS, rulings
from windroos.web.pictures import BEFORE, SetPicture, Tile, set_picture

SHORT: Final = 8
"""Letters of a name that fits beside three others on a phone."""


class ScreenView(NamedTuple):
    """What one screen looks at; it is no part of the hand, so two screens may look at two players.

    who     whose tiles, NOBODY: whoever was tapped for last
    what    the key above the keypad: `tile`, `chow`, `pung` or `kong`
    giver   whose tile an open set was made with, where that matters
    closed  sets go to the rack
    scores  numbers instead of tiles; None: as the hand was entered, and before that as the hand before it was
    """

    who: int = NOBODY
    what: Mode = "tile"
    closed: bool = False
    scores: bool | None = None
    giver: int = NOBODY


def view_of(form: Mapping[str, str]) -> ScreenView:
    """The view that an address or a form asks for; what it does not know is let be."""
    what: Mode = next((mode for mode in MODES if mode == form.get("what")), "tile")
    scores = {"0": False, "1": True}.get(form.get("scores", ""))
    return ScreenView(_player(form, "who"), what, bool(form.get("closed")), scores, _player(form, "from"))


def _player(form: Mapping[str, str], key: str) -> int:
    return int(form[key]) if form.get(key) in tuple("01234") else NOBODY


class Tab(NamedTuple):
    """One player above the hand. `state`: done, busy, wrong (no mahjong), dead, empty, none (scores nothing)."""

    player: int
    name: str
    wind: int
    state: str
    total: int
    shown: bool
    points: int | None
    doubles: int | None


class ShownRack(NamedTuple):
    """The tiles of the shown player."""

    sets: tuple[SetPicture, ...]
    tiles: tuple[int, ...]
    bonus: tuple[int, ...]
    winning: Tile | None
    open_place: bool
    there: int
    whole: int


class Sum(NamedTuple):
    """What the shown hand is worth as it lies. `with_tile`: taken for granted; `minimum`: `2 van 2 verdubbelingen`."""

    total: int
    formula: str
    because: str
    with_tile: int
    legal: bool


def shown_player(draft: Draft, view: ScreenView, again: bool = False) -> int:
    """Whose tiles are shown: who was asked for, else who was tapped for last; of a kept hand (`again`) the winner."""
    last, winner = draft.paper.selected, draft.paper.winner
    for player in (view.who, winner, last) if again else (view.who, last, winner):
        if player in draft.match.seats:
            return player
    return draft.match.seats[0]


def in_numbers(sheet: Sheet, draft: Draft) -> bool:
    """Whether the hand is entered in numbers: as it was so far, else as the last hand that somebody won."""
    sides = draft.paper.sides
    if any(side.has_tiles for side in sides):
        return False
    if any(side.points is not None for side in sides):
        return True
    won = (entry.counted.paper for entry in reversed(sheet.entries) if entry.counted.paper.winner != NOBODY)
    before = next(won, None)
    return before is not None and before.sides[before.winner].points is not None


def entry_values(sheet: Sheet, draft: Draft, view: ScreenView, lang: Lang) -> dict[str, object]:
    """Everything that the template wants to know."""
    player = shown_player(draft, view, again=draft.number <= len(sheet.entries))
    draft = paper.after(draft, SelectPlayer(player))
    lacks = missing(draft)
    match, hand = draft.match, draft.paper
    view = view._replace(who=player, scores=in_numbers(sheet, draft) if view.scores is None else view.scores)
    if view.scores and everyone_scores(match.rules):  # how the winning tile came does not matter to numbers
        lacks = tuple(lack for lack in lacks if lack.code not in ("how", "from_whom")) or lacks
    first = lacks[0] if lacks else None
    worth = live(draft, player) if hand.end == MAHJONG else None
    players, rack, chosen = tabs(draft, player), rack_view(draft, player, lang), switch_choices(draft, lang)
    return {
        "draft": draft,
        "match": match,
        "paper": hand,
        "side": hand.sides[player],
        "view": view,
        "tabs": players,
        "long_names": any(len(tab.name) > SHORT for tab in players),
        "asked": hand.end == UNKNOWN,
        "callers": [tab for tab in players if hand.sides[tab.player].false and hand.end == UNKNOWN],
        "can_win": [tab for tab in players if not hand.sides[tab.player].any_size],
        "won": hand.end == MAHJONG,
        "mahjong_by": caller(draft),
        "how_known": how_known(draft) or (view.scores and everyone_scores(match.rules)),
        "how_and_what": (tuple(how_choices(draft, lang)), tuple(chosen)),
        "ends": [ChoiceButton(ENDS[end].to(lang), f"tap=end&end={end}", hand.end == end) for end in ends(match)],
        "ended": ended(draft, lang),
        "how_said": how_said(draft, lang),
        "switches": chosen,
        "rack": rack,
        "full": rack.there >= rack.whole and not has_bonus(match.rules) and not hand.sides[player].any_size,
        "others": _other_winning_tiles(draft, player),
        "lack": first,
        "lack_text": missing_text(draft, first, lang) if first is not None else "",
        "elsewhere": first.player if first is not None and first.player not in (NOBODY, player) else NOBODY,
        "keys": key_views(draft),
        "sum": _sum(worth, sheet, lang) if worth is not None else None,
        "marks": marks(match),
        "east_first": "bet" in marks(match) and player != match.seats[0] and not _east_first_lies(draft),
        "suspect": suspect(draft, lang) if player == hand.winner else None,
        "losers_count": everyone_scores(match.rules),
        "marking": marking(draft, lang),
        "notation": symbol,
        "named": named_choices(draft, lacks, lang),
        "unknown_hand": unknown_choice(draft),
        "round_name": ROUNDS[match.round].to(lang),
        "rulings": {key: rulings(sheet, key, lang) for key in RULINGS},
    }


def _sum(worth: Live, sheet: Sheet, lang: Lang) -> Sum:
    if worth.score is None:
        return Sum(worth.total, "", "", NO_TILE, True)
    formula, because = sum_text(worth.score, words_of(sheet.opening), lang)
    return Sum(worth.total, formula, because, worth.assumed, worth.score.legal)


def _east_first_lies(draft: Draft) -> bool:
    """Whether a set was made with East's first discard, of which there is but one (144 rules, rules 64-66)."""
    return any(laid.meld.east_first for side in draft.paper.sides for laid in side.sets)


class Suspect(NamedTuple):
    """Who may have to pay for all, and the question that the table must answer."""

    player: int
    text: str


def suspect(draft: Draft, lang: Lang) -> Suspect | None:
    """Whether the sets on the table make somebody liable (Hong Kong); people decide."""
    worth = live(draft, draft.paper.winner)
    found = suspicion(draft, worth.score) if worth is not None else None
    return Suspect(found.player, suspicion_text(draft, found, lang)) if found is not None else None


def tabs(draft: Draft, shown: int) -> list[Tab]:
    """The players of this hand in the order of their winds."""
    found = []
    for wind, player in enumerate(draft.match.seats):
        side = draft.paper.sides[player]
        worth = live(draft, player)
        state = _state(draft, player, side, worth)
        total = worth.total if worth is not None else 0
        name = draft.match.players[player]
        found.append(
            Tab(
                player=player,
                name=name,
                wind=wind,
                state=state,
                total=total,
                shown=player == shown,
                points=side.points,
                doubles=side.doubles,
            )
        )
    return found


def _state(draft: Draft, player: int, side: Side, worth: Live | None) -> str:
    if side.any_size:
        return "dead"
    won = player == draft.paper.winner
    if worth is not None and (not won or draft.paper.tile != NO_TILE or side.points is not None):
        return "wrong" if won and worth.score is not None and not worth.score.legal else "done"
    if side.has_tiles or won:
        return "busy"
    return "empty" if everyone_scores(draft.match.rules) else "none"


def rack_view(draft: Draft, player: int, lang: Lang) -> ShownRack:
    """Sets and tiles of a player as they lie, the rack in order."""
    hand = draft.paper
    side = hand.sides[player]
    won = player == hand.winner and hand.end == MAHJONG
    size = side.size + (won and hand.tile != NO_TILE)
    return ShownRack(
        tuple(
            set_picture(laid.meld, lang, away(draft, player, laid.giver), giver_name(draft, laid.giver))
            for laid in side.sets
        ),
        tuple(sorted(side.rack)),
        tuple(sorted(side.bonus)),
        Tile(hand.tile, ("lit",)) if won and hand.tile != NO_TILE else None,
        won and hand.tile == NO_TILE and not hand.circumstance("claimed_seasons"),
        size,
        14 if won else 13,
    )


def away(draft: Draft, player: int, giver: int) -> int:
    """Where a giver sits from a player: 1 next, 2 across, 3 before; 0 unknown. With three nobody sits across."""
    seats = draft.match.seats
    if giver not in seats or player not in seats:
        return 0
    steps = (seats.index(giver) - seats.index(player)) % len(seats)
    return BEFORE if steps == len(seats) - 1 else steps


def giver_name(draft: Draft, giver: int) -> str:
    """The name of who gave a tile, "" where nobody knows."""
    return draft.match.players[giver] if giver != NOBODY else ""


def _other_winning_tiles(draft: Draft, player: int) -> tuple[int, ...]:
    """Tiles of the winner's rack that may have been the winning one instead."""
    hand = draft.paper
    if player != hand.winner or hand.tile == NO_TILE:
        return ()
    return tuple(sorted(set(hand.sides[player].rack) - {hand.tile}))
