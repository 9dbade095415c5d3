"""The end of a hand explained: every hand counted, who pays whom and why, the ruling, and the standings."""

from __future__ import annotations

from collections.abc import Iterator

from windroos.cli.playing.layout import Line, Piece, fill, folded, line, styled, words
from windroos.play.model.events import MatchEnded, Step
from windroos.play.model.match import Match
from windroos.play.referee.state import State
from windroos.telling.ending import Ending, ending
from windroos.telling.printed.style import WIDTH, Presentation
from windroos.telling.printed.table import show_settlement, show_table
from windroos.telling.printed.tiles import hand_text
from windroos.text import explain
from windroos.text import play as texts
from windroos.text.figures import number, signed
from windroos.text.liability import sentences


def show_ending(before: State, steps: tuple[Step, ...], reader: Presentation) -> list[Line]:
    """The end of a hand, from the state before its last action and the steps of that action."""
    found = ending(before, steps)
    return _shown(found, reader) if found is not None else []


def _shown(found: Ending, reader: Presentation) -> list[Line]:
    style, table, ended, names = reader.style, found.table, found.ended, found.names
    title = style.say(texts.HAND_OVER, number=table.number)
    out = [line(), line(Piece("━" * WIDTH, "soft")), line(Piece(title, "bold")), line()]
    if found.counted is not None:
        for text in "\n".join(show_table(found.counted, reader)).split("\n"):
            out.extend(folded(styled(text)))
    else:
        out.append(line(Piece(texts.DRAWN[ended.reason].to(style.lang), "bold")))
        out.append(line())
        out.extend(_racks(found, reader))
        out.append(line())
        rules = table.match.rules.id
        out.extend(styled(text) for text in show_settlement(found.settlement, rules, found.double, style))
    if ended.ruling:
        out.extend([line(), line(Piece(texts.RULING.to(style.lang), "bold"))])
        for sentence in sentences(ended.liable, ended.ruling, names, style.lang):
            out.extend(fill(words(sentence), hang=2))
    out.append(line())
    out.extend(fill(words(texts.SEAL.to(style.lang).format(seal=table.commitment[:16]), "soft"), hang=2))
    return out


def _racks(found: Ending, reader: Presentation) -> Iterator[Line]:
    """What everyone had, where nobody won."""
    style = reader.style
    for seat, name in enumerate(found.names):
        dead = f"   {texts.DEAD.to(style.lang)}" if found.ended.dead >> seat & 1 else ""
        head = f"{explain.SEATS[seat].to(style.lang)} · {name}{dead}"
        yield line(Piece(head, "bold"))
        yield from fill(words(hand_text(found.hand(seat), None, style)))


def show_standings(match: Match, reader: Presentation) -> list[Line]:
    """Everyone's points after the hands so far, the highest first."""
    lang = reader.style.lang
    played = match.hand - 1
    title = texts.STANDINGS_ONE.to(lang) if played == 1 else texts.STANDINGS.to(lang).format(count=played)
    out = [line(), line(Piece(title, "bold"))]
    order = sorted(range(len(match.players)), key=lambda player: -match.points[player])
    rows = [f"  {match.players[player][:22]:22} {signed(match.points[player], lang):>10}" for player in order]
    return [*out, *(line(row) for row in rows)]


def show_winner(match: Match, ended: MatchEnded, reader: Presentation) -> list[Line]:
    """Who won the match: by points, and by the highest special hand where the book has it so."""
    lang = reader.style.lang
    best = match.points[ended.by_points[0]]
    first = [match.players[player] for player in ended.by_points if match.points[player] == best]
    shown = explain.amount(best, "points", number(best, lang), lang)
    if len(first) == len(match.players):
        sentence = texts.EVEN.to(lang)
    elif len(first) == 1:
        sentence = texts.WINNER.to(lang).format(name=first[0], points=shown)
    else:
        sentence = texts.WINNERS.to(lang).format(names=explain.listed(first, lang), points=shown)
    out = [line(), *fill(words(sentence, "win"), indent=0)]
    if ended.by_formation and match.special[ended.by_formation[0]]:
        name = match.players[ended.by_formation[0]]
        out.extend(fill(words(texts.BY_FORMATION.to(lang).format(name=name)), indent=0))
    return out
