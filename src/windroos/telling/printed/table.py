"""A whole table on paper: who won, the nets, every hand, and who pays whom."""

from __future__ import annotations

from windroos.books.catalog import book_words, rule_set
from windroos.rules.scheme import Total
from windroos.scoring.score import Score
from windroos.scoring.table import Counted, Player, Table
from windroos.settling.settle import Settlement
from windroos.telling.names import total_text
from windroos.telling.printed.hand import explain_hand, heading
from windroos.telling.printed.style import Presentation, Style, wrap
from windroos.telling.printed.tiles import hand_pictures, hand_text, how_won
from windroos.text import explain as texts
from windroos.text.books import BookWords
from windroos.text.figures import TIMES, number, signed, typographic
from windroos.text.words import Lang

LABEL = 14


def show_table(counted: Counted, reader: Presentation) -> list[str]:
    """Everything about one table."""
    table, style = counted.table, reader.style
    out = [style.soft(_where(table, reader)), ""]
    out.extend(_sentence(table, style))
    out.append("")
    out.extend(_summary(counted, style))
    for player, score, instead in _in_order(counted):
        out.append("")
        out.extend(_hand(player, score, instead, reader))
    out.append("")
    if counted.settlement is None:
        out.extend(wrap(texts.NOT_SETTLED.to(style.lang), indent=0))
    else:
        out.extend(show_settlement(counted.settlement, table.rules.id, _double(table), style))
    return out


def _where(table: Table, reader: Presentation) -> str:
    """The rules and the round."""
    lang = reader.style.lang
    name = reader.words.name.to(lang) if table.rules.name == table.rules.id else table.rules.name
    return f"{name} · {reader.style.say(texts.ROUND, wind=texts.ROUNDS[table.players[0].situation.round].to(lang))}"


def _sentence(table: Table, style: Style) -> list[str]:
    winner = table.winner
    if winner is None or winner.situation.win is None:
        return [style.bold(texts.DRAW.to(style.lang))]
    how = how_won(winner.situation.win, winner.giver, style)
    sentence = style.say(texts.MAKES, player=winner.name, how=how)
    return [style.bold(line) for line in wrap(sentence, indent=0)]


def _in_order(counted: Counted) -> list[tuple[Player, Score, Total | None]]:
    """The winner first, then the others by what they have."""
    rows = [
        (player, score, instead.total if instead is not None else None)
        for player, score, instead in zip(counted.table.players, counted.scores, counted.instead, strict=True)
    ]
    return sorted(rows, key=lambda row: (not row[0].won, -row[1].total, row[0].situation.seat))


def _summary(counted: Counted, style: Style) -> list[str]:
    """Seat, name, score and net of everyone."""
    out = []
    net = counted.settlement.net if counted.settlement is not None else None
    everyone_scores = counted.table.rules.rule_set.scheme.everyone
    for player, score in zip(counted.table.players, counted.scores, strict=True):
        seat = texts.SEATS[player.situation.seat].to(style.lang)
        name = "" if player.name == seat else player.name
        points = total_text(score, style.lang) if everyone_scores or player.won else ""
        gain = signed(net[player.name], style.lang) if net is not None else ""
        tag = _tag(player, style)
        line = f"  {seat:6} {name[:22]:22} {points:>16} {gain:>10}"
        out.append(f"{style.bold(line) if player.won else line}   {style.lak(tag) if player.won else tag}".rstrip())
    dreams = texts.DREAMS.to(style.lang)
    out.extend(style.soft(f"  {'':6} {name[:22]:22} {'':16} {'0':>10}   {dreams}") for name in counted.table.dreamers)
    return out


def _tag(player: Player, style: Style) -> str:
    words = (
        texts.MAHJONG if player.won else texts.FALSE_TAG if player.false else texts.DEAD_TAG if player.dead else None
    )
    return words.to(style.lang) if words is not None else ""


def _hand(player: Player, score: Score, instead: Total | None, reader: Presentation) -> list[str]:
    style = reader.style
    seat = texts.SEATS[player.situation.seat].to(style.lang)
    title = seat if player.name == seat else f"{seat} · {player.name}"
    tag = _tag(player, style)
    right = f"{tag} · {total_text(score, style.lang)}" if tag else total_text(score, style.lang)
    if not player.won and not tag and not score.rules.rule_set.scheme.everyone:
        # By these rules only the winner's hand counts.
        picture = [f"  {hand_pictures(player.hand, None)}"] if style.tiles else []
        return [style.bold(title), f"  {hand_text(player.hand, None, style)}", *picture]
    out = [heading(title, right, style, player.won)]
    if not (player.dead or player.false) or score.best is not None:
        return out + explain_hand(score, reader)
    out.append(f"  {hand_text(player.hand, player.situation.win, style)}")
    if style.tiles:
        out.append(f"  {hand_pictures(player.hand, player.situation.win)}")
    words = (texts.FALSE if player.false else texts.DEAD).to(style.lang)
    if instead is not None and instead.total:
        words = f"{words} {style.say(texts.DEAD_INSTEAD, sum=_instead(instead, style))}"
    return [*out, "", *wrap(words)]


def _instead(total: Total, style: Style) -> str:
    """What a dead hand would have been, with the sum: `20 × 8 = 160`."""
    if total.limit >= 0 or not total.doubles:
        return number(total.total, style.lang)
    factor = number(1 << total.doubles, style.lang)
    return f"{number(total.points, style.lang)} {TIMES} {factor} = {number(total.total, style.lang)}"


def _double(table: Table) -> str | None:
    """Who pays and receives double, where the rule set has that."""
    if not table.rules.rule_set.scheme.everyone:
        return None
    return table.double or next((player.name for player in table.players if player.situation.seat == 0), None)


def show_settlement(settlement: Settlement, rules: str, double: str | None, style: Style) -> list[str]:
    """The matrix of gross payments with sums and nets, then what really changes hands and why."""
    pot = texts.POT.to(style.lang)
    left = texts.PAYS_TITLE.to(style.lang)
    doubles = double is not None and rule_set(rules).scheme.everyone and bool(settlement.pays)
    right = style.say(texts.EAST_DOUBLE, east=double) if doubles else ""
    out = [style.bold(left) + (f"   {style.soft(right)}" if right else ""), ""]
    if not settlement.pays:
        out.append(f"  {texts.NOBODY_PAYS.to(style.lang)}")
    else:
        out.extend(_matrix(settlement, style))
        out.extend(["", style.soft(f"  {texts.OVER_THE_TABLE.to(style.lang)}")])
        who = [f"{paid.payer or pot} → {paid.payee or pot}" for paid in settlement.pays]
        amounts = [number(paid.amount, style.lang) for paid in settlement.pays]
        wide, figures = max(map(len, who)), max(map(len, amounts))
        for paid, names, amount in zip(settlement.pays, who, amounts, strict=True):
            why = typographic(paid.because(style.lang))
            out.extend(wrap(f"{names:{wide}}  {amount:>{figures}}   {why}", indent=4, hang=wide + figures + 5))
    for player, taken in settlement.deductions.items():
        out.append(f"  {style.say(texts.DEDUCTION, player=player, amount=signed(-taken, style.lang))}")
    return out


def _matrix(settlement: Settlement, style: Style) -> list[str]:
    """The row pays the column; under a doubled payment its reason; a heavy rule above the net."""
    players, lang = settlement.players, style.lang
    width = 10 if len(players) < 5 else 9
    matrix = settlement.matrix()

    def row(label: str, cells: list[str], end: str, zeros: bool = False) -> str:
        shown = [f"{cell:>{width}}" for cell in (*cells, end)]
        if zeros:  # a zero says little
            shown = [style.soft(cell) if cell.strip() in ("0", "·") else cell for cell in shown]
        return f"  {label[:LABEL]:{LABEL}}{''.join(shown)}".rstrip()

    names = [player[: width - 1] for player in players]
    out = [style.soft(row(texts.PAYS_TO.to(lang), names, texts.PAYS.to(lang)))]
    for at, player in enumerate(players):
        cells = ["·" if at == other else number(amount, lang) for other, amount in enumerate(matrix[at])]
        out.append(row(player, cells, number(sum(matrix[at]), lang), zeros=True))
        reasons = [_short_reason(settlement, player, other, lang) for other in players]
        if any(reasons):
            out.append(style.soft(row("", reasons, "")))
    received = [sum(line[at] for line in matrix) for at in range(len(players))]
    rule = "─" * (LABEL + width * (len(players) + 1))
    out.append(f"  {rule}")
    out.append(row(texts.RECEIVES.to(lang), [number(amount, lang) for amount in received], ""))
    out.append(f"  {rule.replace('─', '━')}")
    nets = [signed(settlement.net[player], lang) for player in players]
    out.append(style.bold(row(texts.SCORE.to(lang), nets, number(sum(settlement.net.values()), lang))))
    return out


def _short_reason(settlement: Settlement, payer: str, payee: str, lang: Lang) -> str:
    """Why a payment is more than the score: `96 × 2`."""
    for paid in settlement.gross:
        if paid.payer == payer and paid.payee == payee and paid.why.endswith(("_east_pays", "_east_receives")):
            return f"{number(int(dict(paid.values)['score']), lang)} {TIMES} 2"
    return ""


def explain_table(counted: Counted, lang: Lang = "en", words: BookWords | None = None) -> str:
    """A table explained as `windroos score --table` prints it, without colour.

    `words` are the rule set's own unless house rules rename entries: then those of `LoadedTable.words`.
    """
    return "\n".join(show_table(counted, Presentation(Style(lang), words or book_words(counted.table.rules.id))))
