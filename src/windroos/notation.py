"""The text notation: tiles, melds, hands and wins that a person can type, and that reads back as it was written.

    123s 44m [777z] (9999p) f1 +3m wall last S/E

Groups of tiles are ranks and a suit: `123s` bamboo, `123p` dots, `123m` characters, `1234z` winds, `567z` white,
green and red dragon. `B123` or `123B`, `K` (kringen) and `T` (tekens) mean the same; so do letters for honours:
`E` or `O` east, `S` or `Z` south, `W` west, `N` north, `R` or `C` red, `G` or `F` green, `P` white.
`[...]` is a meld that lies open, `(...)` a concealed kong, `[555p+5p]` a pung that became a kong; `!` after a meld
says that East's first discard made it. `f1`-`f4` are seasons, `g1`-`g4` flowers. `+` is the winning tile; words after
it say how it was won; `S/E` is own wind / wind of the round, and `S/G` the round of the green dragon.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.errors import HandError, NotationError
from windroos.hands import By, Hand, Meld, Situation, Win, hand_of
from windroos.tiles import EAST, M1, P1, S1, SEASONS, kind_of, symbol

_SUITS: Final = {"m": M1, "p": P1, "s": S1, "z": EAST, "T": M1, "K": P1, "B": S1}
_HONOURS: Final = {
    **{"E": 27, "O": 27, "S": 28, "Z": 28, "W": 29, "N": 30},
    **{"P": 31, "G": 32, "F": 32, "R": 33, "C": 33},
}
WINDS: Final = "ESWN"
_WIND_OF: Final = {"E": 0, "O": 0, "S": 1, "Z": 1, "W": 2, "N": 3}
_BY: Final = {
    **{"discard": By.DISCARD, "weggelegd": By.DISCARD, "tafel": By.DISCARD},
    **{"wall": By.WALL, "muur": By.WALL, "self": By.WALL, "zelf": By.WALL},
    **{"kong": By.KONG, "bonus": By.BONUS, "geluk": By.BONUS},
    **{"robbed": By.ROBBED, "geroofd": By.ROBBED},
}
_FLAGS: Final = {
    **{"last": "last", "laatste": "last"},
    **{"first14": "first14", "hemel": "first14", "first-discard": "first_discard", "aarde": "first_discard"},
    **{"moon": "announced_moon", "maan": "announced_moon"},
    **{"concealed-kong": "robbed_concealed", "dichte-kong": "robbed_concealed"},
    **{"rejected": "rejected_replacement", "geweigerd": "rejected_replacement"},
    **{"bet": "bet", "weddenschap": "bet", "last-of-kind": "last_of_kind", "laatste-soort": "last_of_kind"},
}
_NUMBERS: Final = {
    **{"kongs": "kongs_in_turn", "seasons": "claimed_seasons", "seizoenen": "claimed_seasons"},
}


class Reading(NamedTuple):
    """What a line of notation says: the hand, its situation, and whether winds were given."""

    hand: Hand
    situation: Situation
    winds_given: bool
    loser: bool
    """The line says that this player did not win."""


def parse(text: str, seat: int = 0, round_wind: int = 0) -> Reading:
    """Read a whole hand; `seat` and `round_wind` hold where the text does not say.

    Raises:
        NotationError: with the column (1-based) of what cannot be read.
        HandError: tiles that cannot lie before one player.
    """
    tiles: list[int] = []
    melds: list[Meld] = []
    bonus: list[int] = []
    words: dict[str, bool | int] = {}
    by: By | None = None
    winning, winds, loser = -1, None, False
    for column, token in _tokens(text):
        if token[0] in "[(":
            melds.append(_meld(token, column))
        elif token[0] == "+":
            if winning >= 0:
                raise NotationError("second_winning_tile", column=column, token=token)
            winning = _one_tile(token[1:], column + 1)
        elif len(token) == 3 and token[1] == "/":
            winds = _winds(token, column)
        elif kind_of(token) is not None and token[0] in "fg":
            bonus.append(_bonus(token))
        elif token in _BY:
            if by not in (None, _BY[token]):
                raise NotationError("second_way_of_winning", column=column, token=token)
            by = _BY[token]
        elif token in _FLAGS:
            words[_FLAGS[token]] = True
        elif token.split("=")[0] in _NUMBERS:
            words[_NUMBERS[token.split("=")[0]]] = _number(token, column)
        elif token in ("loser", "verliezer"):
            loser = True
        else:
            tiles.extend(parse_tiles(token, column))
    hand = hand_of(tuple(tiles), tuple(melds), tuple(bonus))
    situation = _situation(winds or (seat, round_wind), winning, by, words)
    if loser and situation.win is not None:
        raise NotationError("loser_with_winning_tile", column=1, token="+")
    return Reading(hand, situation, winds is not None, loser)


def parse_tiles(text: str, column: int = 1) -> list[int]:
    """The kinds of one group or more, in the order written: `123s`, `B123`, `RR`, `1m9p`.

    Raises:
        NotationError: with the column of the sign that has no meaning.
    """
    kinds: list[int] = []
    ranks: list[tuple[int, int]] = []
    prefix = ""
    for offset, sign in enumerate(text):
        at = column + offset
        if sign.isdigit() and sign.isascii():
            if prefix:
                kinds.append(_ranked(prefix, int(sign), at))
            else:
                ranks.append((int(sign), at))
        elif ranks and sign in _SUITS:
            kinds.extend(_ranked(sign, rank, where) for rank, where in ranks)
            ranks = []
        elif ranks:
            raise NotationError("no_such_suit", column=at, sign=sign)
        elif sign in "TKB":
            prefix = sign
        elif sign in _HONOURS:
            prefix = ""
            kinds.append(_HONOURS[sign])
        else:
            raise NotationError("no_such_tile", column=at, token=text)
    if ranks:
        raise NotationError("suit_missing", column=column + len(text), token=text)
    if not kinds:
        raise NotationError("no_such_tile", column=column, token=text)
    return kinds


def format_tiles(kinds: tuple[int, ...] | list[int]) -> str:
    """Groups of tiles in order: `123s44z`. Bonus tiles stand alone, with a space."""
    groups: list[str] = []
    for suit, first, end in (("m", 0, 9), ("p", 9, 18), ("s", 18, 27), ("z", 27, 34)):
        ranks = "".join(str(kind - first + 1) for kind in sorted(kinds) if first <= kind < end)
        if ranks:
            groups.append(ranks + suit)
    groups.extend(symbol(kind) for kind in sorted(kinds) if kind >= SEASONS)
    return " ".join(groups)


def format_meld(meld: Meld) -> str:
    """One laid-out set: `[123m]`, `(9999p)`, `[555p+5p]`, with `!` for East's first discard."""
    text = format_tiles(meld.tiles())
    if meld.added:
        text = f"{format_tiles(meld.tiles()[:3])}+{symbol(meld.tile)}"
    return (f"[{text}]" if meld.open else f"({text})") + ("!" if meld.east_first else "")


def format_hand(hand: Hand, situation: Situation | None = None) -> str:
    """The line of notation that `parse` reads back as the same hand and situation."""
    parts = [format_tiles(hand.concealed)] if hand.concealed else []
    parts.extend(format_meld(meld) for meld in hand.melds)
    parts.extend(symbol(kind) for kind in hand.bonus)
    if situation is None:
        return " ".join(parts)
    win = situation.win
    if win is not None:
        if win.tile >= 0:
            parts.extend((f"+{symbol(win.tile)}", win.by.name.lower()))
        parts.extend(word for word, field in _ENGLISH_FLAGS if getattr(win, field))
        if win.kongs_in_turn:
            parts.append(f"kongs={win.kongs_in_turn}")
        if win.claimed_seasons:
            parts.append(f"seasons={win.claimed_seasons}")
    elif situation.bet:
        parts.append("bet")
    parts.append(f"{WINDS[situation.seat]}/{'ESWNG'[situation.round]}")
    return " ".join(parts)


_ENGLISH_FLAGS: Final = (
    ("last", "last"),
    ("first14", "first14"),
    ("first-discard", "first_discard"),
    ("moon", "announced_moon"),
    ("concealed-kong", "robbed_concealed"),
    ("rejected", "rejected_replacement"),
    ("bet", "bet"),
    ("last-of-kind", "last_of_kind"),
)


def _tokens(text: str) -> list[tuple[int, str]]:
    """Words with their columns; a meld is one word, also with blanks inside."""
    found: list[tuple[int, str]] = []
    start = depth = 0
    for at, sign in enumerate(f"{text} "):
        if depth == 0 and (sign.isspace() or sign in "[("):
            if text[start:at].strip():
                found.append((start + 1, text[start:at]))
            start = at if sign in "[(" else at + 1
        if sign in "[(":
            if depth:
                raise NotationError("bracket_open", column=at + 1)
            depth = 1
        elif sign in "])":
            if not depth:
                raise NotationError("bracket_close", column=at + 1)
            depth = 0
            end = at + 2 if text[at + 1 : at + 2] == "!" else at + 1
            found.append((start + 1, text[start:end]))
            start = end
    if depth:
        raise NotationError("bracket_open", column=start + 1)
    return found


def _meld(token: str, column: int) -> Meld:
    east_first = token.endswith("!")
    inside = token.removesuffix("!")[1:-1]
    base, plus, extra = inside.partition("+")
    kinds = parse_tiles("".join(base.split()) or "?", column + 1)
    if plus:
        kinds += parse_tiles("".join(extra.split()) or "?", column + 2 + len(base))
    kinds.sort()
    same = len(set(kinds)) == 1
    is_open = token[0] == "["
    if (token[0] == "[") != (token.removesuffix("!")[-1] == "]"):
        raise NotationError("bracket_pair", column=column)
    if same and len(kinds) == 4:
        return Meld("kong", kinds[0], is_open, bool(plus), east_first)
    if not is_open:
        raise NotationError("concealed_not_kong", column=column, token=token)
    if same and len(kinds) == 3 and not plus:
        return Meld("pung", kinds[0], True, False, east_first)
    if len(kinds) == 3 and kinds == list(range(kinds[0], kinds[0] + 3)) and not plus:
        if kinds[0] >= EAST or kinds[0] % 9 > 6:
            raise HandError("no_such_chow", tile=kinds[0])
        return Meld("chow", kinds[0], True, False, east_first)
    raise NotationError("no_such_meld", column=column, token=token)


def _situation(winds: tuple[int, int], winning: int, by: By | None, words: dict[str, bool | int]) -> Situation:
    claimed = bool(words.get("claimed_seasons"))
    if winning < 0 and not claimed:
        bet = bool(words.pop("bet", False))
        if by is not None or words:
            raise NotationError("winning_tile_missing", column=1, token="+")
        return Situation(*winds, None, bet)
    if by is None:
        by = By.WALL if words.get("first14") or claimed else By.DISCARD
    if by == By.KONG:
        words.setdefault("kongs_in_turn", 1)
    flags = {word: value for word, value in words.items() if isinstance(value, bool)}
    return Situation(
        *winds,
        Win(
            winning,
            by,
            last=flags.get("last", False),
            first14=flags.get("first14", False),
            first_discard=flags.get("first_discard", False),
            kongs_in_turn=int(words.get("kongs_in_turn", 0)),
            announced_moon=flags.get("announced_moon", False),
            robbed_concealed=flags.get("robbed_concealed", False),
            claimed_seasons=int(words.get("claimed_seasons", 0)),
            rejected_replacement=flags.get("rejected_replacement", False),
            bet=flags.get("bet", False),
            last_of_kind=flags.get("last_of_kind", False),
        ),
    )


def _winds(token: str, column: int) -> tuple[int, int]:
    seat, rounds = token[0].upper(), token[2].upper()
    if seat not in _WIND_OF or rounds not in (*_WIND_OF, "G"):
        raise NotationError("no_such_winds", column=column, token=token)
    return _WIND_OF[seat], 4 if rounds == "G" else _WIND_OF[rounds]


def _ranked(suit: str, rank: int, column: int) -> int:
    if rank == 0 or (suit == "z" and rank > 7):
        raise NotationError("no_such_rank", column=column, rank=rank, suit=suit)
    return _SUITS[suit] + rank - 1


def _one_tile(text: str, column: int) -> int:
    kinds = parse_tiles(text, column) if text else []
    if len(kinds) != 1:
        raise NotationError("one_winning_tile", column=column, token=text)
    return kinds[0]


def _bonus(token: str) -> int:
    kind = kind_of(token)
    assert kind is not None
    return kind


def _number(token: str, column: int) -> int:
    word, _, value = token.partition("=")
    if not (value.isascii() and value.isdecimal() and len(value) <= 9):
        raise NotationError("number_missing", column=column, token=word)
    return int(value)
