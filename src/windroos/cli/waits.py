"""`windroos waits`: which tiles complete a hand, what each pays, and how far it is from every form."""

from __future__ import annotations

import json

from windroos.books.choosing import choose_rules
from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import BAD, OK, complain
from windroos.cli.score import chosen_rules, chosen_wind, is_file
from windroos.distance.irregular import NEVER
from windroos.errors import NotationError, OptionError, SituationError
from windroos.notation import format_hand, parse
from windroos.rules.rules import Rules
from windroos.scoring.score import Score
from windroos.scoring.waits import FORMATION, KNITTED, LEGAL, SETS, Wait, Way, waits, ways
from windroos.telling.names import tiles_text, total_text
from windroos.telling.printed.style import Presentation, Style, wrap
from windroos.telling.printed.tiles import hand_pictures, hand_text
from windroos.telling.waits import waits_object
from windroos.text import explain as texts
from windroos.text.figures import number
from windroos.text.tiles import tile_name
from windroos.tiles import kinds_in, unicode_tile

SPEC = Spec(values=("rules", "house", "seat", "round"), many=("set",), switches=("json", "tiles"))
FORM, NEARER = 34, 42


def waits_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    typed = read_arguments(words, SPEC)
    style = style._replace(tiles="tiles" in typed.switches)
    if not typed.words:
        raise OptionError("nothing_to_do", page="waits")
    if all(is_file(word) for word in typed.words):
        raise OptionError("waits_file", file=typed.words[0])
    text = " ".join(typed.words)
    try:
        read = parse(text, chosen_wind(typed, "seat"), chosen_wind(typed, "round"))
    except NotationError as trouble:
        complain(trouble, style.lang, text)
        return BAD
    if read.situation.win is not None:
        raise SituationError("not_thirteen")
    rules, book = choose_rules(chosen_rules(typed))
    found = waits(rules, read.hand, read.situation)
    forms = ways(rules, read.hand, read.situation)
    reader = Presentation(style, book)
    if "json" in typed.switches:
        answer = {"hand": format_hand(read.hand, read.situation), "rules": rules.id}
        print(json.dumps({**answer, **waits_object(found, forms)}, ensure_ascii=False, indent=2))
        return OK
    seat, rounds = texts.SEATS[read.situation.seat].to(style.lang), texts.ROUNDS[read.situation.round].to(style.lang)
    name = book.name.to(style.lang) if rules.name == rules.id else rules.name
    print(style.soft(f"{name} · {seat} · {style.say(texts.ROUND, wind=rounds)}"))
    print()
    print(f"  {hand_text(read.hand, None, style)}")
    if style.tiles:
        print(f"  {hand_pictures(read.hand, None)}")
    print()
    print("\n".join([*_show_waits(found, forms, style), "", *_show_ways(forms, rules, reader)]).rstrip())
    return OK


_FORMS = {SETS: texts.SETS_FORM, KNITTED: texts.KNITTED_FORM, LEGAL: texts.LEGAL_FORM, FORMATION: texts.FORMATION_FORM}


def _show_waits(found: tuple[Wait, ...], forms: tuple[Way, ...], style: Style) -> list[str]:
    if not found:
        lacking = forms[0].missing if forms else 0
        return [style.bold(style.say(texts.NOT_WAITING, count=lacking))] if lacking > 1 else []
    kinds = texts.ONE_KIND if len(found) == 1 else texts.KINDS
    out = [style.bold(style.say(texts.WAITING, count=f"{len(found)} {kinds.to(style.lang)}")), ""]
    columns = f"{texts.LEFT.to(style.lang):>8}{texts.DISCARD.to(style.lang):>24}{texts.WALL.to(style.lang):>24}"
    out.append(style.soft(f"  {'':20}{columns}"))
    for wait in found:
        name = tile_name(wait.kind, style.lang)
        if style.tiles:
            name = f"{unicode_tile(wait.kind)} {name}"
        out.append(f"  {name:20}{wait.left:>8}{_paid(wait.discard, style):>24}{_paid(wait.wall, style):>24}")
    return out


def _paid(score: Score, style: Style) -> str:
    """What it pays, or that it is too little to go out with."""
    if score.legal:
        return total_text(score, style.lang)
    return f"({number(score.would_be, style.lang)}: {texts.NOT_ENOUGH.to(style.lang)})"


def _show_ways(forms: tuple[Way, ...], rules: Rules, reader: Presentation) -> list[str]:
    """The distances; a hand that waits needs no list of all the tiles that would do for other forms."""
    style = reader.style
    out = [style.bold(texts.DISTANCES.to(style.lang)), ""]
    right = texts.NEARER.to(style.lang)
    out.append(style.soft(f"  {'':{FORM}}{texts.MISSING.to(style.lang):>5}   {right}"))
    nearest = forms[0].missing if forms else 0
    for way in forms:
        name = _FORMS.get(way.form)
        shown = name.to(style.lang) if name is not None else reader.entry(way.form)
        line = f"  {shown:{FORM}}{_lacks(way, style):>5}   "
        near = way.missing <= nearest + 2
        tiles = wrap(tiles_text(kinds_in(way.nearer), style.lang), indent=FORM + 10) if near else []
        if tiles:
            out.append(f"{line}{tiles[0].strip()}")
            out.extend(tiles[1:])
        else:
            out.append(style.soft(line.rstrip()))
    minimum = number(rules.policy.minimum, style.lang)
    bounds = [style.say(texts.AT_LEAST, count=way.missing, minimum=minimum) for way in forms if way.at_least]
    return [*out, *(line for said in bounds for line in ("", *wrap(said, indent=2)))]


def _lacks(way: Way, style: Style) -> str:
    if way.missing >= NEVER:
        return texts.NEVER.to(style.lang)
    return f"≥ {way.missing}" if way.at_least else str(way.missing)
