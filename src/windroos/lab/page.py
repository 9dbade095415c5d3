"""A report as one page of HTML that can be printed on A4: everything in the file itself, nothing to fetch or run."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from windroos.intervals import Estimate
from windroos.lab.files import item_name, plain_name
from windroos.lab.plots import Bar, bar_plot, bars, interval_plot
from windroos.lab.report import ALWAYS, SHARE, ItemFigures, Report, Spread, SummaryFigure
from windroos.text import lab as texts
from windroos.text.books import BookWords
from windroos.text.explain import SEATS as SEAT_NAMES
from windroos.text.figures import number
from windroos.text.words import Lang, Words

STYLE: Final = """\
@page { size: A4; margin: 11mm 12mm }
* { box-sizing: border-box }
body { font: 8.6pt/1.3 "DejaVu Sans", Verdana, sans-serif; color: #1a1a1a; background: #fff; max-width: 186mm;
  margin: 0 auto; padding: 0; font-variant-numeric: tabular-nums; print-color-adjust: exact }
@media screen { body { padding: 8mm 4mm } }
header { border-bottom: 1.5pt solid #1a1a1a; margin-bottom: 2mm }
h1 { font-size: 15pt; margin: 0 } header p { margin: 0 0 1mm }
h2 { font-size: 9pt; margin: 2.5mm 0 .6mm; border-bottom: .5pt solid #999 }
.two { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 6mm }
.figures { grid-template-columns: minmax(0, 41fr) minmax(0, 49fr) }
table { border-collapse: collapse; width: 100%; font-size: 7.6pt } td, th { padding: 0 0 0 1mm; text-align: right;
  font-weight: normal; white-space: nowrap }
td:first-child, th:first-child { text-align: left; padding: 0 } thead th { color: #555; font-size: 7pt }
small, .of { color: #555; font-size: 6.5pt; white-space: nowrap }
svg { width: 100%; height: auto; display: block; margin-top: 1.5mm }
svg text { font-size: 8px; fill: #444 } svg .title { font-size: 9.5px; font-weight: bold; fill: #1a1a1a }
svg .red { fill: #9c1f1f; stroke: #fff; stroke-width: 2; paint-order: stroke }
svg rect, svg circle { fill: #35566b } .grid { stroke: #ddd; stroke-width: .6 }
.axis { stroke: #666; stroke-width: .8 } .mark { stroke: #9c1f1f; stroke-width: 1.2 }
.whisker { stroke: #35566b; stroke-width: 1.2; fill: none }
.items { columns: 3; column-gap: 4mm; list-style: none; margin: 0; padding: 0; font-size: 6.8pt; line-height: 1.32 }
.items li { display: grid; grid-template-columns: 1fr 6mm 19mm; gap: 1mm; break-inside: avoid; align-items: center }
.items span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.items i { display: block; height: 1.8mm; border-left: .4pt solid #999 }
.items b { font-weight: normal; text-align: right; white-space: nowrap }
.items i::before { content: ""; display: block; height: 100%; width: var(--share); background: #35566b }
.quiet { color: #555; font-size: 6.8pt; margin: .6mm 0 } code { font-size: 7.4pt; overflow-wrap: anywhere }
footer { margin-top: 2.5mm; border-top: .5pt solid #999; font-size: 7pt; break-inside: avoid }
footer p { margin: .6mm 0 }
"""
MOST_NEVER: Final = 6
"""So many names of what was not seen; the CSV files have them all."""


def page(report: Report, book: BookWords, command: str, lang: Lang) -> str:
    """The whole page."""
    title = (
        f"{_rules_name(report, book, lang)} · {texts.TITLE.to(lang).format(hands=number(report.totals.hands, lang))}"
    )
    body = [
        _header(report, title, lang),
        '<div class="two figures">',
        _summary(report, lang),
        _right(report, lang),
        "</div>",
        '<div class="two">',
        *_plots(report, lang),
        "</div>",
        *_items(report, book, lang),
        _footer(report, command, lang),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>\n{STYLE}</style>\n</head>\n<body>\n" + "\n".join(body) + "\n</body>\n</html>\n"
    )


def _rules_name(report: Report, book: BookWords, lang: Lang) -> str:
    own = report.rules.name != report.rules.id
    name = book.name.to(lang)
    return f"{report.rules.name} ({name})" if own else name


def _header(report: Report, title: str, lang: Lang) -> str:
    seats = ", ".join(f"{SEAT_NAMES[place.seat].to(lang)} {player_name(place.player, lang)}" for place in report.places)
    return (
        f"<header>\n<p>Windroos · {texts.PAGE_TITLE.to(lang)}</p>\n<h1>{escape(title)}</h1>\n<p>{seats}</p>\n</header>"
    )


def player_name(player: str, lang: Lang) -> str:
    """What a computer player is called."""
    own = texts.short_name(player)
    return escape(texts.PLAYERS.get(player, Words(own, own)).to(lang))


def _summary(report: Report, lang: Lang) -> str:
    shares = [
        (_name(figure, lang), *_cells(figure.estimate, lang, share=True))
        for figure in report.summary
        if figure.unit == SHARE and (figure.estimate.seen or figure.id in ALWAYS)
    ]
    return f"<section>{_heading(texts.HOW_IT_ENDED, lang)}{_table(shares)}</section>"


def _name(figure: SummaryFigure, lang: Lang) -> str:
    words = texts.OF.get(figure.id)
    aside = f' <span class="of">{words.to(lang)}</span>' if words else ""
    return f"{escape(texts.FIGURES[figure.id].to(lang))}{aside}"


def _right(report: Report, lang: Lang) -> str:
    head = ["", texts.MEAN.to(lang), "", texts.MEDIAN.to(lang), texts.TEN.to(lang)]
    rows = [
        (escape(texts.FIGURES[spread.id].to(lang)), *_cells(spread.mean, lang), _whole(spread.at(0.5), lang),
         _whole(spread.at(0.9), lang))
        for spread in report.spreads
    ]  # fmt: skip
    places = [
        (SEAT_NAMES[place.seat].to(lang), *_cells(place.wins, lang, share=True), *_cells(place.income, lang, sign=True))
        for place in report.places
    ]
    if len(report.sides) > 1:
        places.extend(
            (f"<i>{player_name(side.player, lang)}</i>", *_cells(side.wins, lang, share=True),
             *_cells(side.income, lang, sign=True))
            for side in report.sides
        )  # fmt: skip
    seat_head = ["", texts.WINS.to(lang), "", texts.INCOME.to(lang), ""]
    return (
        f"<section>{_heading(texts.WHAT_IT_WAS_WORTH, lang)}{_table(rows, head)}"
        f"{_heading(texts.SEATS, lang)}{_table(places, seat_head)}</section>"
    )


def _whole(value: int | None, lang: Lang) -> str:
    return "–" if value is None else number(value, lang)


def _cells(one: Estimate, lang: Lang, share: bool = False, sign: bool = False) -> tuple[str, str]:
    """The value, and its interval in small."""
    if one.value is None:
        return "–", ""

    def shown(value: float) -> str:
        return texts.percent(value, lang) if share else texts.decimal(value, 2, lang)

    plus = "+" if sign and one.value > 0 else ""
    value = f"{plus}{shown(one.value)}{' %' if share else ''}"
    if one.low is None or one.high is None:
        return value, ""
    return value, f"<small>({shown(one.low)} – {shown(one.high)})</small>"


def _table(rows: Iterable[tuple[str, ...]], head: Iterable[str] | None = None) -> str:
    top = "" if head is None else f"<thead><tr>{''.join(f'<th>{word}</th>' for word in head)}</tr></thead>"
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows)
    return f"<table>{top}<tbody>\n{lines}</tbody></table>"


def _heading(words: Words, lang: Lang) -> str:
    return f"<h2>{words.to(lang)}</h2>"


def _plots(report: Report, lang: Lang) -> list[str]:
    ids = {spread.id for spread in report.spreads}
    third = ("doubles", texts.PLOT_DOUBLES) if "doubles" in ids else ("discards", texts.PLOT_DISCARDS)
    plots = [
        _distribution(report.spread(id), words, lang)
        for id, words in (("scores", texts.PLOT_SCORES), ("turns", texts.PLOT_TURNS), third)
    ]
    rows = [
        (f"{SEAT_NAMES[place.seat].to(lang)} · {texts.short_name(place.player, 9)}", place.income)
        for place in report.places
    ]
    return [*plots, interval_plot(texts.PLOT_INCOME.to(lang), rows, lang)]


def _distribution(spread: Spread, words: Words, lang: Lang) -> str:
    drawn = bars(spread.histogram, growing=spread.id != "discards")
    mean = spread.mean.value
    note = "" if mean is None else f"{texts.MEAN.to(lang)} {texts.decimal(mean, 1, lang)}"
    mark = None if mean is None else _place_of(mean, drawn)
    return bar_plot(words.to(lang), drawn, mark, lang, note)


def _place_of(value: float, drawn: list[Bar]) -> float:
    """Where a value stands among the bars, in bars from the left: between two bars in proportion."""
    starts = [int(bar.label) for bar in drawn]
    at = max((at for at, start in enumerate(starts) if start <= value), default=0)
    if at + 1 == len(starts):
        return float(at)
    part = (value - starts[at]) / (starts[at + 1] - starts[at])
    single = starts[at + 1] - starts[at] == 1  # a bar stands over one value, a class begins at its left edge
    return at + part - (0.0 if single else 0.5)


def _items(report: Report, book: BookWords, lang: Lang) -> list[str]:
    usual = [item for item in report.items if not item.special]
    special = [item for item in (*report.items, *report.formations) if item.special]
    out = []
    for words, items in ((texts.ITEMS, usual), (texts.SPECIAL, special)):
        seen = sorted((item for item in items if item.hands.seen), key=lambda item: -item.hands.seen)
        never = [item for item in items if not item.hands.seen and item.active]
        if not seen and not never:
            continue
        out.append(f'<h2>{words.to(lang)} <span class="of">{texts.OF_WINNERS.to(lang)}</span></h2>')
        most = max((item.hands.value or 0 for item in seen), default=1)
        lines = (_item(item, most, report, book, lang) for item in seen)
        out.append(f'<ul class="items">\n{chr(10).join(lines)}\n</ul>')
        if never:
            out.append(f'<p class="quiet">{escape(_never(never, report, book, lang))}</p>')
    return out


def _item(item: ItemFigures, most: float, report: Report, book: BookWords, lang: Lang) -> str:
    value = item.hands.value or 0
    name = escape(item_name(item, report, book, lang))
    low, high = item.hands.low or 0, item.hands.high or 0
    digits = 2 if value >= 0.001 else 3 if value >= 0.00001 else 4
    return (
        f'<li><span title="{name}">{name}</span><i style="--share:{100 * value / most:.1f}%"></i>'
        f"<b>{texts.percent(value, lang, digits)} "
        f"<small>±{texts.percent((high - low) / 2, lang, digits)}</small></b></li>"
    )


def _never(items: list[ItemFigures], report: Report, book: BookWords, lang: Lang) -> str:
    names = [plain_name(item, report, book, lang) for item in items]
    if len(names) > MOST_NEVER + 1:
        names = [*names[:MOST_NEVER], texts.MORE_NEVER.to(lang).format(count=len(names) - MOST_NEVER)]
    return texts.NEVER.to(lang).format(names=", ".join(names))


def _footer(report: Report, command: str, lang: Lang) -> str:
    rules = report.rules
    digest = texts.DIGEST.to(lang).format(
        version=report.task.version,
        rules=rules.name,
        rules_version=rules.rule_set.version,
        digest=rules.digest,
        seed=report.task.seed,
    )
    speed = report.totals.hands / report.seconds if report.seconds else 0
    played = texts.PLAYED.to(lang).format(
        seconds=texts.decimal(report.seconds, 1, lang), speed=number(round(speed), lang)
    )
    return (
        f"<footer>\n<p>{texts.EXPLAIN.to(lang)}</p>\n<p>{texts.REPEAT.to(lang)}: <code>{escape(command)}</code></p>\n"
        f"<p>{escape(digest)} · {played}</p>\n</footer>"
    )
