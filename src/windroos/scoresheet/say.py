"""A hand, its corrections and the course of the match in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from windroos.books.catalog import book_words
from windroos.play.model.events import NOBODY
from windroos.play.model.match import FALSE, MAHJONG, Match
from windroos.play.model.ranking import leaders, ranking
from windroos.scoresheet.capabilities import everyone_scores
from windroos.scoresheet.counted import CountedHand, CountedSide
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.events import (
    Ended,
    LastHandDeclared,
    MatchResumed,
    PointsCorrected,
    SeatsSwapped,
    SheetGiven,
    TurnSet,
)
from windroos.scoresheet.missing import Missing
from windroos.scoresheet.naming import hand_name
from windroos.scoresheet.paper import NO_TILE, Paper
from windroos.scoresheet.scores import Offer
from windroos.scoresheet.sheet import Line, Remark, Sheet, SheetHand
from windroos.scoresheet.standings import champions, jersey
from windroos.scoresheet.won import reckoned
from windroos.text import explain
from windroos.text import scoresheet as texts
from windroos.text.books import capital
from windroos.text.figures import TIMES, number, signed
from windroos.text.tiles import tile_name
from windroos.text.words import Lang

LOSER: Final = 13
"""Tiles of who does not win, a kong counted as three."""

# --- what is missing ---------------------------------------------------------------------------------------------


def missing_text(draft: Draft, what: Missing, lang: Lang) -> str:
    """What is missing, in a sentence or two: `Nog één steen: de winnende. Alleen bamboe 3 past`."""
    values: dict[str, object] = {
        "player": draft.match.players[what.player] if what.player != NOBODY else "",
        "number": number(what.number, lang),
        "needed": explain.amount(what.needed, what.unit, number(what.needed, lang), lang) if what.unit else "",
        "over": _left_over(what.over, lang),
        "trouble": f"{what.trouble.sentence(lang)} {what.trouble.hint(lang)}" if what.trouble is not None else "",
    }
    text = texts.MISSING[what.code].to(lang).format_map(values)
    return f"{text} {_fitting(what.offers, lang)}".rstrip()


def _left_over(tiles: tuple[int, ...], lang: Lang) -> str:
    """`: bamboe 3 en kringen 4 passen in geen set en geen paar`; "" where nothing is left over."""
    kinds = sorted(set(tiles))
    words = texts.LEFT_OVER if len(kinds) > 1 else texts.LEFT_OVER_ONE
    return words.to(lang).format(tiles=explain.listed([tile_name(kind, lang) for kind in kinds], lang)) if kinds else ""


def _fitting(offers: tuple[Offer, ...], lang: Lang) -> str:
    """Which tiles complete the hand, and whether that is enough."""
    if not offers:
        return ""
    names = [tile_name(offer.tile, lang) for offer in offers]
    if len(names) == 1:
        text = texts.ONLY_FITS.to(lang).format(tile=names[0])
    elif len(names) <= 4:
        text = texts.SOME_FIT.to(lang).format(tiles=capital(explain.listed(names, lang)))
    else:
        text = texts.MANY_FIT.to(lang).format(count=len(names))
    return text if any(offer.score.legal for offer in offers) else f"{text} {texts.NOT_ENOUGH.to(lang)}"


# --- a counted hand ----------------------------------------------------------------------------------------------


def headline(counted: CountedHand, lang: Lang) -> str:
    """`Joost maakt mahjong met bamboe 3`, `Remise: niemand maakt mahjong`, `Valse mahjong van Henk`."""
    paper, names = counted.paper, counted.draft.match.players
    if paper.end != MAHJONG:
        return texts.ENDS[paper.end].to(lang).format(player=_caller(paper, names))
    return won_line(names[paper.winner], paper.tile, paper.circumstance("claimed_seasons"), lang)


def won_line(player: str, tile: int, seasons: int, lang: Lang) -> str:
    """`Joost maakt mahjong met bamboe 3`; `tile` NO_TILE where nobody knows, `seasons` claimed or 0."""
    if seasons:
        return texts.WITH_SEASONS.to(lang).format(player=player, count=seasons)
    if tile == NO_TILE:
        return texts.MAHJONG.to(lang).format(player=player)
    return texts.WITH_TILE.to(lang).format(player=player, tile=tile_name(tile, lang))


def _caller(paper: Paper, names: tuple[str, ...]) -> str:
    return next((names[at] for at, side in enumerate(paper.sides) if side.false), "") if paper.end == FALSE else ""


def where(match: Match, hand: int, lang: Lang) -> str:
    """`Spel 7, ronde Oost`."""
    return texts.HAND.to(lang).format(number=hand, round=explain.ROUNDS[match.round].to(lang))


def subline(counted: CountedHand, lang: Lang) -> str:
    """`Spel 7, ronde Oost · van Ineke (West) · de laatste steen`."""
    draft = counted.draft
    return " · ".join([where(draft.match, draft.number, lang), *how_parts(draft, lang), *_extras(draft, lang)])


def how_parts(draft: Draft, lang: Lang) -> list[str]:
    """How the winning tile came, then each circumstance."""
    paper, match = draft.paper, draft.match
    parts = []
    if paper.by is not None and paper.end in (MAHJONG, FALSE):
        if paper.giver != NOBODY:
            seat = explain.SEATS[match.seats.index(paper.giver)].to(lang)
            parts.append(texts.HOW[paper.by].to(lang).format(giver=match.players[paper.giver], seat=seat))
        else:
            parts.append(texts.HOW_UNKNOWN.get(paper.by, texts.HOW[paper.by]).to(lang))
    for name, value in paper.circumstances:
        if name in explain.CIRCUMSTANCES:
            parts.append(explain.CIRCUMSTANCES[name].to(lang))
        elif name == "kongs_in_turn" and value > 1:
            parts.append(explain.KONGS_IN_TURN.to(lang).format(count=value))
    return parts


def _extras(draft: Draft, lang: Lang) -> list[str]:
    """The special hand that was named, who pays for all, and who pays double where that is not East."""
    paper, names, rules = draft.paper, draft.match.players, draft.match.rules
    parts = []
    if paper.end == MAHJONG and (paper.sides[paper.winner].named or paper.sides[paper.winner].number):
        side = paper.sides[paper.winner]
        parts.append(hand_name(rules, book_words(rules.rule_set.id), side.named or "", side.number, lang))
    if paper.liable != NOBODY and paper.winner != NOBODY:
        parts.append(texts.PAYS_FOR_ALL.to(lang).format(player=names[paper.liable]))
    if paper.double != NOBODY:
        parts.append(texts.PAYS_DOUBLE.to(lang).format(player=names[paper.double]))
    return parts


def side_line(counted: CountedHand, player: int, lang: Lang) -> str:
    """`Zuid · 96, mahjong`, `West · dood spel`, `Noord · 20 punten`, `droomt`."""
    side = counted.sides[player]
    if side.source == "dreams":
        return texts.DREAMS.to(lang)
    parts = [explain.SEATS[side.seat].to(lang)]
    won = counted.winner is not None and counted.winner.player == player
    if side.source == "dead":
        parts.append((texts.FALSE if counted.paper.sides[player].false else texts.DEAD).to(lang))
    elif won:
        parts.append(texts.SIDE_MAHJONG.to(lang).format(total=_total(counted, side, lang)))
    elif side.source != "none":
        parts.append(explain.amount(side.total, "points", number(side.total, lang), lang))
    over = reckoned(counted, player)
    if over > side.total:
        parts.append(texts.COUNTED.to(lang).format(points=number(over, lang)))
    return " · ".join(parts)


def _total(counted: CountedHand, side: CountedSide, lang: Lang) -> str:
    """The winner's score; in Hong Kong with its unit, a limit hand as such."""
    rules = counted.draft.match.rules
    if not rules.rule_set.scheme.limit_row:
        return number(side.total, lang)
    if side.score is not None and side.score.limit is not None:
        return texts.LIMIT.to(lang)
    return explain.amount(side.total, "fan", number(side.total, lang), lang)


def dead_line(counted: CountedHand, player: int, lang: Lang) -> str:
    """What a dead hand is, in a line: how many tiles there are, and what it would have been; "" for a living one."""
    side = counted.sides[player]
    if side.source != "dead":
        return ""
    entered = counted.paper.sides[player]
    zero = everyone_scores(counted.draft.match.rules)
    words = (
        (explain.FALSE if zero else texts.FALSE_LINE) if entered.false else explain.DEAD if zero else texts.DEAD_LINE
    )
    parts = [words.to(lang)]
    if entered.has_tiles and entered.size != LOSER and not entered.false:
        kongs = any(laid.meld.kind == "kong" for laid in entered.sets)
        words = texts.TILES_OF_KONG if kongs else texts.TILES_OF
        parts.append(words.to(lang).format(have=entered.size, right=LOSER))
    if side.instead is not None and side.instead.total.total:
        total = side.instead.total
        text = number(total.total, lang)
        if total.limit < 0 and total.doubles:
            text = f"{number(total.points, lang)} {TIMES} {1 << total.doubles} = {text}"
        parts.append(explain.DEAD_INSTEAD.to(lang).format(sum=text))
    return " ".join(parts)


def foul_lines(counted: CountedHand, lang: Lang) -> list[str]:
    """What offences cost: `Henk: 2e overtreding: 10 punten eraf`."""
    found = []
    for side in counted.sides:
        times = counted.paper.sides[side.player].fouls
        if times:
            count = counted.draft.match.fouls[side.player] + times
            text = texts.OFFENCES.to(lang).format(count=count, amount=number(side.deduction, lang))
            found.append(f"{side.name}: {text}")
    return found


# --- the course of the match -------------------------------------------------------------------------------------


def next_line(sheet: Sheet, lang: Lang) -> str:
    """`Spel 8, ronde Oost: Joost wordt Oost.`; when the match is over, who won."""
    match = sheet.match
    if match.over:
        return _over(sheet, lang)
    turn, words = _last_turn(sheet), texts.NEXT
    if turn is not None and turn.before != turn.after:
        words = texts.NEXT_STAYS if turn.before.seats[0] == turn.after.seats[0] else texts.NEXT_BECOMES
    east = match.players[match.seats[0]]
    round_name = explain.ROUNDS[match.round].to(lang)
    parts = [words.to(lang).format(number=len(sheet.entries) + 1, round=round_name, east=east)]
    if match.dreamer != NOBODY:
        parts.append(texts.DREAMER.to(lang).format(player=match.players[match.dreamer]))
    if match.pot:
        parts.append(texts.POT.to(lang).format(points=number(match.pot, lang)))
    if match.last:
        parts.append(texts.LAST.to(lang))
    return " ".join(parts)


def _last_turn(sheet: Sheet) -> Line | None:
    """The last line that says who is East: a hand, or the turn set; points and announcements do not."""
    lines = reversed(sheet.lines)
    return next(
        (line for line in lines if isinstance(line, SheetHand) or isinstance(line.said, TurnSet | SeatsSwapped)), None
    )


def _over(sheet: Sheet, lang: Lang) -> str:
    """Who won; by the highest special hand, and beside it who has most points (144 rules, rule 55, ruling M5)."""
    match, first = sheet.match, champions(sheet)
    players = _names(match, first, lang)
    if ranking(match).by_formation and max(match.special) > 0:
        most = leaders(match)
        points = signed(match.points[most[0]], lang)
        return texts.OVER_FORMATION.to(lang).format(players=players, leaders=_names(match, most, lang), points=points)
    if len(first) == len(match.players):
        return texts.OVER_EVEN.to(lang)
    words = texts.OVER if len(first) == 1 else texts.OVER_TOGETHER
    return words.to(lang).format(players=players, points=signed(match.points[first[0]], lang))


def _names(match: Match, players: Iterable[int], lang: Lang) -> str:
    return explain.listed([match.players[player] for player in players], lang)


def jersey_line(sheet: Sheet, lang: Lang) -> str:
    """`Joost neemt de gele trui over.`; "" where nobody wears it."""
    now = jersey(sheet.match)
    if not now or not sheet.lines:
        return ""
    names = _names(sheet.match, now, lang)
    if len(now) > 1:
        return texts.JERSEY_SHARED.to(lang).format(players=names)
    words = texts.JERSEY_KEEPS if jersey(sheet.lines[-1].before) == now else texts.JERSEY_TAKES
    return words.to(lang).format(players=names)


def moved_line(hands: tuple[int, ...], lang: Lang) -> str:
    """What a correction did to the winds of later hands (`sheet.moved`); "" where nothing."""
    return texts.MOVED.to(lang).format(hands=explain.listed([str(hand) for hand in hands], lang)) if hands else ""


def remark_line(remark: Remark, lang: Lang) -> str:
    """`Punten verbeterd: Marijke −10 (te laat)`."""
    names = remark.before.players
    match remark.said:
        case PointsCorrected(points, reason):
            given = [f"{name} {signed(amount, lang)}" for name, amount in zip(names, points, strict=True) if amount]
            text = texts.REMARKS["points"].to(lang).format(points=", ".join(given) or "0")
        case TurnSet(round, east, reason):
            round_name = explain.ROUNDS[round].to(lang)
            text = texts.REMARKS["turn"].to(lang).format(round=round_name, east=names[east])
        case SeatsSwapped(one, other, reason):
            text = texts.REMARKS["swapped"].to(lang).format(one=names[one], other=names[other])
        case SheetGiven(_, table):
            people = explain.listed(list(names), lang)
            text, reason = texts.REMARKS["given"].to(lang).format(table=table, players=people), ""
        case LastHandDeclared():
            text, reason = texts.REMARKS["last_hand"].to(lang), ""
        case Ended(reason):
            text = texts.REMARKS["ended"].to(lang)
        case MatchResumed():
            text, reason = texts.REMARKS["resumed"].to(lang), ""
    return f"{text} ({reason})" if reason else text
