"""`windroos rules`: the rule books, and all of one: every item and every option."""

from __future__ import annotations

import json

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.books.choosing import choose_rules
from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.score import chosen_rules
from windroos.errors import OptionError
from windroos.rules.rule import Entry, Option, Part
from windroos.rules.rules import Rules
from windroos.telling.books import books_object, rules_object
from windroos.telling.names import place_of
from windroos.telling.printed.style import Style, wrap
from windroos.text import cli as texts
from windroos.text.books import BookWords
from windroos.text.explain import CERTAINTY, amount
from windroos.text.figures import number, typed

SPEC = Spec(values=("rules", "house"), many=("set",), switches=("json",))


def rules_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    typed = read_arguments(words, SPEC)
    as_json = "json" in typed.switches
    if not typed.words and not typed.values:
        return _list(style, as_json)
    if typed.words and typed.words[0] not in ("show", "toon"):
        raise OptionError("no_such_command", command=f"rules {typed.words[0]}", known="rules, rules show ID")
    if len(typed.words) > 2:
        raise OptionError("no_such_command", command=" ".join(("rules", *typed.words)), known="rules, rules show ID")
    chosen = chosen_rules(typed)
    if len(typed.words) > 1:
        chosen = chosen._replace(rules=typed.words[1])
    if chosen.rules is None and chosen.house is None:
        raise OptionError("no_such_rules", rules="", known=", ".join(catalog.IDS))
    rules, book = choose_rules(chosen)
    if as_json:
        print(json.dumps(rules_object(rules, book, style.lang), ensure_ascii=False, indent=2))
    else:
        print("\n".join(show_rules(rules, book, style)))
    return OK


def _list(style: Style, as_json: bool) -> int:
    """Every rule set with its name, book, and how much is in it."""
    rows = [(catalog.rules(id), book_words(id)) for id in catalog.IDS]
    if as_json:
        print(json.dumps(books_object(style.lang), ensure_ascii=False, indent=2))
        return OK
    print(style.bold(texts.RULE_BOOKS.to(style.lang)))
    print()
    for rules, book in rows:
        count = style.say(texts.ITEMS, count=len(rules.entries))
        options = style.say(texts.OPTIONS, count=len(rules.options))
        print(f"  {style.bold(f'{rules.id:16}')}{book.name.to(style.lang)}")
        for line in wrap(f"{book.book.to(style.lang)} · {count}, {options}", indent=18):
            print(style.soft(line))
    print()
    print(f"  {style.say(texts.SHOW_HINT, id=catalog.IDS[0])}")
    return OK


def show_rules(rules: Rules, book: BookWords, style: Style) -> list[str]:
    """All of one rule set: the headings of its book with every item, then the options."""
    own = rules.name != rules.id
    name = book.name.to(style.lang)
    out = [style.bold(style.say(texts.HOUSE_TITLE, name=rules.name, base=name) if own else name)]
    out.extend(style.soft(line) for line in wrap(book.book.to(style.lang), indent=0))
    out.append(style.soft(style.say(texts.VERSION, version=rules.rule_set.version, digest=rules.digest)))
    if own:
        out.extend(_changes(rules, book, style))
    for heading in rules.headings:
        out.extend(["", style.bold(book.heading(heading.id, style.lang))])
        for entry in heading.entries:
            out.extend(_entry(entry, rules, book, style))
    if rules.formations is not None:
        out.extend(_formations(rules, style))
    out.extend(["", style.bold(texts.OPTIONS_TITLE.to(style.lang))])
    for option in rules.rule_set.options:
        out.extend(_option(option, rules, book, style))
    return out


def _changes(rules: Rules, book: BookWords, style: Style) -> list[str]:
    """What house rules change."""
    base = catalog.rules(rules.id)
    out = ["", style.bold(texts.CHANGED.to(style.lang))]
    for id, value in rules.options.items():
        if value != base.options[id]:
            out.append(f"  {id} = {typed(value)}   {style.soft(f'({typed(base.options[id])})')}")
    for entry in rules.entries:
        before = base.entry(entry.id)
        if before is not None and worth_text(entry, rules, style) != worth_text(before, base, style):
            now = worth_text(entry, rules, style)
            was = worth_text(before, base, style)
            out.append(f"  {book.entry(entry.id, style.lang)}: {now}   {style.soft(f'({was})')}")
        elif before is not None and book.entry(entry.id, "nl") != book_words(rules.id).entry(entry.id, "nl"):
            was = book_words(rules.id).entry(entry.id, style.lang)
            out.append(f"  {book.entry(entry.id, style.lang)}   {style.soft(f'({was})')}")
    return out if len(out) > 2 else ["", texts.NOTHING_CHANGED.to(style.lang)]


def worth_text(entry: Entry, rules: Rules, style: Style) -> str:
    """What an entry brings, in words: `2 punten`, `1 verdubbeling`, `1.000`, `uit`."""
    lang = style.lang
    if not entry.active:
        return texts.OFF.to(lang)
    if entry.part == Part.FORMATION and not entry.limit:
        return texts.BY_FORMATION.to(lang)
    if entry.limit:
        return texts.LIMIT_ROW.to(lang) if rules.rule_set.scheme.limit_row else number(entry.limit, lang)
    parts = [
        amount(entry.points, "points", number(entry.points, lang), lang) if entry.points else "",
        amount(entry.doubles, "doubles", number(entry.doubles, lang), lang) if entry.doubles else "",
        amount(entry.fan, rules.rule_set.scheme.unit, number(entry.fan, lang), lang) if entry.fan else "",
    ]
    return ", ".join(part for part in parts if part) or "0"


def _entry(entry: Entry, rules: Rules, book: BookWords, style: Style) -> list[str]:
    name = book.entry(entry.id, style.lang)
    worth = worth_text(entry, rules, style)
    who = texts.WHO[int(entry.who)].to(style.lang)
    head = f"  {name:44}"
    right = f"{worth:>18}  {who}".rstrip()
    out = [f"{head} {right}" if len(name) <= 44 else f"  {name}\n  {'':44} {right}"]
    meaning = book.meaning(entry.id, style.lang)
    place = place_of(rules, entry.source)
    aside = " · ".join(part for part in (meaning, place, entry.id) if part)
    out.extend(style.soft(line) for line in wrap(aside, indent=4))
    return out


def _formations(rules: Rules, style: Style) -> list[str]:
    formations = rules.formations
    if formations is None:
        return []
    out = ["", style.bold(style.say(texts.FORMATIONS, name=formations.name))]
    for row in reversed(formations.rows):
        worth = number(row.value, style.lang)
        label = f"{row.number:>2}" if row.number is not None else "  "
        certainty = CERTAINTY[row.certainty].to(style.lang)
        out.append(f"  {label} {row.name.to(style.lang):40} {worth:>7}  {style.soft(certainty)}")
    return out


def _option(option: Option, rules: Rules, book: BookWords, style: Style) -> list[str]:
    value = rules.options[option.id]
    out = [f"  {style.bold(option.id)} = {typed(value)}   {style.soft(option.ruling)}".rstrip()]
    where = texts.OWNER[int(option.owner)].to(style.lang)
    out.extend(wrap(f"{book.question(option.id, style.lang)} ({where})", indent=4))
    out.extend(style.soft(line) for line in wrap(allowed_text(option, book, style), indent=4))
    return out


def allowed_text(option: Option, book: BookWords, style: Style) -> str:
    """The values that an option takes, with what each means and which is the default."""
    default = texts.DEFAULT.to(style.lang)
    if isinstance(option.values, range):
        first, last = option.values[0], option.values[-1]
        return f"{number(first, style.lang)} .. {number(last, style.lang)}; {default}: {typed(option.default)}"
    parts = []
    for value in option.values:
        meaning = book.answer(option.id, value, style.lang)
        text = typed(value) if meaning == typed(value) else f"{typed(value)} ({meaning})"
        parts.append(f"{text}, {default}" if value == option.default and len(option.values) > 1 else text)
    if len(option.values) == 1:
        return f"{parts[0]}; {texts.FIXED.to(style.lang)}"
    return "; ".join(parts)
