"""A run of the laboratory and a match, on the screen and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from windroos.intervals import Estimate
from windroos.lab.duplicate import MatchFigures, SideFigures
from windroos.lab.files import item_name, plain_name
from windroos.lab.report import ALWAYS, SHARE, ItemFigures, Report
from windroos.rules.rules import Rules
from windroos.telling.printed.style import Style, wrap
from windroos.text import lab as texts
from windroos.text.books import BookWords
from windroos.text.explain import SEATS as SEAT_NAMES
from windroos.text.figures import number
from windroos.text.words import Lang, Words

SHARES = (9, 12, 9)
NAME, ITEM_NAME, VALUE, INTERVAL = 29, 44, 10, 20
QUANTILES = (8, 11)


def show_report(report: Report, book: BookWords, command: str, written: Sequence[Path], style: Style) -> list[str]:
    """All figures of a run in 80 columns."""
    lang, rules = style.lang, report.rules
    out = _title(rules, book, style.say(texts.TITLE, hands=number(report.totals.hands, lang)), style)
    out.append(style.soft(_played(report, lang)))
    out.extend(["", style.bold(texts.HOW_IT_ENDED.to(lang)) + style.soft(f"   {texts.INTERVALS.to(lang)}")])
    for figure in report.summary:
        if figure.unit == SHARE and (figure.estimate.seen or figure.id in ALWAYS):
            aside = texts.OF[figure.id].to(lang)
            out.append(line(texts.FIGURES[figure.id].to(lang), percents(figure.estimate, lang), aside))
    if report.totals.won:
        out.extend(["", style.bold(texts.WHAT_IT_WAS_WORTH.to(lang)), *_spreads(report, style)])
    out.extend(["", style.bold(texts.SEATS.to(lang)), *_seats(report, style)])
    for words, special in ((texts.ITEMS, False), (texts.SPECIAL, True)):
        out.extend(_items(report, book, special, words.to(lang), style))
    out.extend(_last(command, written, style))
    return out


def _title(rules: Rules, book: BookWords, aside: str, style: Style) -> list[str]:
    own = f"{rules.name} · " if rules.name != rules.id else ""
    return [style.bold(f"{own}{book.name.to(style.lang)}"), aside]


def _played(report: Report, lang: Lang) -> str:
    speed = number(round(report.totals.hands / report.seconds) if report.seconds else 0, lang)
    return texts.PLAYED.to(lang).format(seconds=texts.decimal(report.seconds, 1, lang), speed=speed)


def _spreads(report: Report, style: Style) -> Iterable[str]:
    lang = style.lang
    head = line("", (texts.MEAN.to(lang), ""))
    width, (middle, most) = NAME + VALUE + INTERVAL + 2, QUANTILES
    yield style.soft(f"{head:{width}}{texts.MEDIAN.to(lang):>{middle}}{texts.TEN.to(lang):>{most}}")
    for spread in report.spreads:
        row = line(texts.FIGURES[spread.id].to(lang), plain(spread.mean, lang))
        half, nine = (number(end, lang) if end is not None else "–" for end in (spread.at(0.5), spread.at(0.9)))
        yield f"{row:{width}}{half:>{middle}}{nine:>{most}}"


def line(name: str, shown: tuple[str, str], aside: str = "") -> str:
    """A name, its value and its interval, and what it is of."""
    value, interval = shown
    return f"  {name:{NAME - 2}}{value:>{VALUE}}  {interval:{INTERVAL}}{aside}".rstrip()


def percents(one: Estimate, lang: Lang) -> tuple[str, str]:
    """A share and its interval, as percentages."""
    digits = 2 if one.value is None or one.value >= 0.001 or not one.seen else 4
    if one.value is None:
        return "–", ""
    value = f"{texts.percent(one.value, lang, digits)} %"
    if one.low is None or one.high is None:
        return value, ""
    return value, f"({texts.percent(one.low, lang, digits)} – {texts.percent(one.high, lang, digits)})"


def plain(one: Estimate, lang: Lang, sign: bool = False) -> tuple[str, str]:
    """A mean and its interval."""
    if one.value is None:
        return "–", ""
    value = ("+" if sign and one.value > 0 else "") + texts.decimal(one.value, 2, lang)
    if one.low is None or one.high is None:
        return value, ""
    return value, f"({texts.decimal(one.low, 2, lang)} – {texts.decimal(one.high, 2, lang)})"


def _seats(report: Report, style: Style) -> Iterable[str]:
    lang = style.lang
    names = "".join(
        f"{words.to(lang):>{width}}" for words, width in zip((texts.WINS, texts.OWN, texts.GAVE), SHARES, strict=True)
    )
    yield style.soft(f"  {'':16}{names}{texts.INCOME.to(lang):>10}".rstrip())
    for place in report.places:
        shares = _three((place.wins, place.own, place.gave), lang)
        value, interval = plain(place.income, lang, sign=True)
        who = f"{SEAT_NAMES[place.seat].to(lang):7}{texts.short_name(place.player, 8):9}"
        yield f"  {who}{shares}{value:>10}  {interval}".rstrip()
    if len(report.sides) > 1:
        yield style.soft(f"  {texts.SIDES.to(lang)}")
        for side in report.sides:
            value, interval = plain(side.income, lang, sign=True)
            shares = f"{percents(side.wins, lang)[0]:>{SHARES[0]}}"
            yield f"  {'':7}{texts.short_name(side.player, 8):9}{shares:{sum(SHARES)}}{value:>10}  {interval}".rstrip()


def _three(shares: tuple[Estimate, Estimate, Estimate], lang: Lang) -> str:
    return "".join(f"{percents(one, lang)[0]:>{width}}" for one, width in zip(shares, SHARES, strict=True))


def _items(report: Report, book: BookWords, special: bool, title: str, style: Style) -> list[str]:
    lang = style.lang
    items = [item for item in (*report.items, *report.formations) if item.special is special]
    if not items:
        return []
    seen = sorted((item for item in items if item.hands.seen), key=lambda item: -item.hands.seen)
    out = ["", style.bold(title) + style.soft(f"   {texts.OF_WINNERS.to(lang)}")]
    out.extend(_item(item, report, book, lang) for item in seen)
    never = [plain_name(item, report, book, lang) for item in items if not item.hands.seen and item.active]
    if never:
        out.extend(style.soft(text) for text in wrap(texts.NEVER.to(lang).format(names=", ".join(never)), 2))
    return out


def _item(item: ItemFigures, report: Report, book: BookWords, lang: Lang) -> str:
    name = item_name(item, report, book, lang)
    value, interval = percents(item.hands, lang)
    return f"  {name:{ITEM_NAME - 2}}{value:>{VALUE}}  {interval}".rstrip()


def _last(command: str, written: Sequence[Path], style: Style) -> list[str]:
    out = ["", style.soft(f"{texts.REPEAT.to(style.lang)}:")]
    out.extend(style.soft(text) for text in wrap(command, 2, 2))
    if written:
        out.extend(wrap(style.say(texts.WROTE, files=", ".join(map(str, written))), 0, 2))
    return out


def show_match(found: MatchFigures, rules: Rules, book: BookWords, command: str, style: Style) -> list[str]:
    """The figures of a match in 80 columns."""
    lang = style.lang
    candidate, against = map(texts.short_name, found.task.players)
    deals = style.say(texts.DEALS, deals=number(found.score.deals, lang), candidate=candidate)
    out = _title(rules, book, style.say(texts.MATCH, candidate=candidate, against=against), style)
    out.extend([*wrap(deals, 0), ""])
    name = style.say(texts.DIFFERENCE, candidate=candidate)
    out.append(style.bold(line(name, plain(found.difference, lang, sign=True))))
    for words, one in ((texts.BETTER, found.better), (texts.WORSE, found.worse), (texts.EQUAL, found.equal)):
        out.append(line(words.to(lang), percents(one, lang)))
    out.append("")
    for seat, one in enumerate(found.seats):
        out.append(line(SEAT_NAMES[seat].to(lang), plain(one, lang, sign=True)))
    names = "".join(
        f"{words.to(lang):>{width}}" for words, width in zip((texts.WINS, texts.OWN, texts.GAVE), SHARES, strict=True)
    )
    out.extend(["", style.soft(f"  {'':28}{names}{texts.SCORES.to(lang):>10}")])
    labels = (candidate, style.say(texts.EACH_OTHER, player=against))
    out.extend(_side(label, side, lang) for label, side in zip(labels, found.sides, strict=True))
    out.extend(["", style.bold(style.say(verdict(found), candidate=candidate, against=against))])
    return [*out, *_last(command, (), style)]


def _side(label: str, side: SideFigures, lang: Lang) -> str:
    score = "–" if side.scores is None else texts.decimal(side.scores, 1, lang)
    return f"  {label:28}{_three((side.wins, side.own, side.gave), lang)}{score:>10}"


def verdict(found: MatchFigures) -> Words:
    """What the match shows, in one sentence."""
    one = found.difference
    if not found.score.squares:
        return texts.VERDICT_SAME
    if one.low is not None and one.low > 0:
        return texts.VERDICT_BETTER
    if one.high is not None and one.high < 0:
        return texts.VERDICT_WORSE
    return texts.VERDICT_OPEN


def report_object(report: Report, book: BookWords, command: str, style: Style) -> dict[str, object]:
    """All figures of a run for `--json`. Shares are 0..1."""
    lang = style.lang
    return {
        **_made_by(report.rules, command, report.task.version),
        "players": list(report.task.players),
        "hands": report.totals.hands,
        "seconds": round(report.seconds, 3),
        "summary": {figure.id: {"unit": figure.unit, **_estimate(figure.estimate)} for figure in report.summary},
        "seats": [
            {
                "seat": "ESWN"[place.seat],
                "player": place.player,
                "wins": _estimate(place.wins),
                "self_drawn": _estimate(place.own),
                "gave": _estimate(place.gave),
                "income": _estimate(place.income),
            }
            for place in report.places
        ],
        "by_player": [
            {"player": side.player, "seats": len(side.seats), "wins": _estimate(side.wins),
             "income": _estimate(side.income)}
            for side in report.sides
        ],
        "distributions": {
            spread.id: {
                "mean": _estimate(spread.mean),
                "seen": {str(value): spread.histogram[value] for value in sorted(spread.histogram)},
            }
            for spread in report.spreads
        },
        "items": [
            {"rule": item.id, "name": item_name(item, report, book, lang), "heading": item.heading,
             "special": item.special, "counts": item.active, "times": item.times, **_estimate(item.hands)}
            for item in (*report.items, *report.formations)
        ],
    }  # fmt: skip


def match_object(found: MatchFigures, rules: Rules, command: str) -> dict[str, object]:
    """The figures of a match for `--json`."""
    return {
        **_made_by(rules, command, found.task.version),
        "candidate": found.task.players[0],
        "against": found.task.players[1],
        "deals": found.score.deals,
        "seconds": round(found.seconds, 3),
        "difference": _estimate(found.difference),
        "seats": {"ESWN"[seat]: _estimate(one) for seat, one in enumerate(found.seats)},
        "better": _estimate(found.better),
        "worse": _estimate(found.worse),
        "equal": _estimate(found.equal),
        "sides": [
            {"player": side.player, "wins": _estimate(side.wins), "self_drawn": _estimate(side.own),
             "gave": _estimate(side.gave), "score": side.scores}
            for side in found.sides
        ],
    }  # fmt: skip


def _made_by(rules: Rules, command: str, version: str) -> dict[str, object]:
    return {
        "rules": rules.id,
        "name": rules.name,
        "rules_version": rules.rule_set.version,
        "digest": rules.digest,
        "windroos": version,
        "command": command,
    }


def _estimate(one: Estimate) -> dict[str, object]:
    return one._asdict()
