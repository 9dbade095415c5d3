"""Score forms, cards and certificates as the typesetter takes them: plain texts, and codes as drawings."""

from __future__ import annotations

from typing import Any, Final

from windroos.printing.document import PrintDocument
from windroos.printing.sheets import (
    Badge,
    Certificate,
    MemberCard,
    PocketCard,
    PrintSheets,
    ScoreForm,
    ScoreSlip,
    Sheet,
    Sign,
    TableTent,
)
from windroos.text.figures import number
from windroos.text.web.printing import PRINTED
from windroos.text.words import Lang
from windroos.web.printing.typesetting import ROSE, document_data, tile_images
from windroos.web.site import qr_code

SHEETS: Final = "sheets.typ"
"""The template of sheets and cards."""
_SAID: Final = {
    "table": "form_table", "day": "form_day", "no": "form_no", "round": "form_round", "who": "form_who",
    "from": "form_from", "special": "form_special", "foul": "form_foul", "begin": "form_begin", "how": "form_how",
    "best": "form_best", "scan": "tent_scan", "digits": "tent_digits", "note": "card_note",
    "signs": "card_digits", "word": "cert_word", "signed": "cert_signed", "slip": "slip_round", "sits": "slip_who",
    "sum": "slip_sum", "none": "card_none",
}  # fmt: skip
_WALK: Final = {
    "table": "walk_table",
    "round": "walk_round",
    "seat": "walk_seat",
    "with": "walk_with",
    "begins": "walk_begins",
    "points": "walk_points",
}


def print_data(printed: PrintDocument | PrintSheets, whose: str, lang: Lang, *, large: bool) -> dict[str, Any]:
    """A print of a club or a tournament as the typesetter takes it, whatever its kind."""
    if isinstance(printed, PrintSheets):
        return sheets_data(printed, whose, lang, large)
    return document_data(printed, whose, lang, large=large)


def sheets_data(printed: PrintSheets, club: str, lang: Lang, large: bool) -> dict[str, Any]:
    """Sheets as their template takes them; codes take a while, so that it is done in a thread."""
    keys = {**_SAID, **_WALK} if printed.kind == "walking" else _SAID
    return {
        "template": SHEETS, "kind": printed.kind, "title": printed.title, "club": club, "lang": lang, "large": large,
        "said": {key: PRINTED[word].to(lang) for key, word in keys.items()}, "rose": tile_images(())[ROSE],
        "sheets": [_sheet(one, lang) for one in printed.sheets],
    }  # fmt: skip


def _sheet(one: Sheet, lang: Lang) -> dict[str, Any]:
    match one:
        case ScoreForm():
            at = f"{one.club} · {one.evening}" if one.evening else one.club
            hands = [(str(line.number), line.wind) for line in one.hands]
            begin = number(one.begin, lang) if one.begin else ""
            title = PRINTED["form_of"].to(lang).format(rules=one.rules)
            return {
                **one._asdict(), "title": title, "at": at, "day": not one.evening, "hands": hands, "begin": begin,
            }  # fmt: skip
        case TableTent():
            return {**one._asdict(), **_code(one.address, PRINTED["tent_scan"].to(lang))}
        case MemberCard() | Badge():
            return {**one._asdict(), **_code(one.address, PRINTED["card_scan"].to(lang).format(name=one.name))}
        case PocketCard():
            at = f"{one.club} · {one.season}"
            if one.parts > 1:
                at += " · " + PRINTED["walk_part"].to(lang).format(part=one.part, parts=one.parts)
            rounds = [
                (str(line.number), str(line.table), line.seat or "–", line.others, line.begins) for line in one.rounds
            ]
            return {"at": at, "name": one.name, "rounds": rounds}
        case Certificate() | ScoreSlip() | Sign():
            return one._asdict()


def _code(address: str, alt: str) -> dict[str, str]:
    """The drawing of a code, "" where there is no address."""
    drawn = qr_code(address) if address else ""
    return {"code": drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), "alt": alt}
