"""Words at the head of columns, in what people write, and lines that are sums of others."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from windroos.importing.cells import CellValue, Grid

COLUMNS: Final[Mapping[str, frozenset[str]]] = {
    role: frozenset(words.split("|"))
    for role, words in {
        "day": "datum|date|dag|day|speeldatum|speeldag|avond|evening|speelavond|clubavond",
        "name": "naam|name|speler|player|deelnemer|lid|member|spelers|namen|volledige naam|naam speler|persoon|person",
        "points": "punten|points|score|saldo|resultaat|result|uitslag|pt|pnt|ptn|pts|eindscore|eindstand|totaal|total"
        "|punten totaal|totaal punten",
        "table": "tafel|table|tafelnr|tafelnummer|tafel nr|tafel nummer|table number",
        "part": "deel|part|ronde|round",
        "rules": "regels|rules|spelregels|systeem|regelset",
        "mahjongs": "mahjongs|mahjong|mj|mahjongs gemaakt|gemaakt|gewonnen|won|aantal mahjongs|mjs|mah jongs",
        "caused": "caused|veroorzaakt|weggegeven|gegeven|mj weg|mahjongs veroorzaakt|gaf mahjong",
        "hands": "spellen|hands|aantal spellen|spelletjes|games",
        "begins": "aanvang|aanvangstijd|begint|tijd|begins|starts|time|start time",
        "kind": "soort|kind|type",
        "cancelled": "vervallen|gaat niet door|cancelled",
        "adjusted": "correctie|aftrek|bijstelling|adjustment|adjusted",
        "reason": "reden|reason|waarom|toelichting",
        "year": "jaar|year",
        "title": "titel|title|beker|cup|prijs",
        "source": "bron|source",
        "winner": "winnaar|winner|wint|mahjong door|mahjong|mj|gewonnen door|wie",
        "giver": "van|from|gever|giver|van wie|weggever|discarder|weggelegd door|weggegooid door",
        "hand": "spel|hand|nr|spelnr|no|game|nummer",
        "since": "lid sinds|sinds|vanaf|since|lid vanaf|van|from|ingangsdatum|lid per|member since|begin",
        "until": "tot|tot en met|t/m|until|lid tot|einde|einddatum|opgezegd|lid tot en met|end",
        "place": "plaats|place|pl|rang|rank|positie|position|nr|no",
        "email": "email|e-mail|mail|e-mailadres|emailadres|mailadres|e-mail adres|email address|e-mail address",
        "telephone": "telefoon|tel|tel.nr|telnr|telefoonnummer|telephone|phone|mobiel|mobile|gsm|06",
        "bond": "bond|bondsnummer|bondsnr|bond nummer|lidnummer bond|nmb|nmb-nummer|nmb nummer|bond number",
        "ema": "ema|ema_id|ema id|ema-nummer|ema nummer|emanummer|ema nr|ema number|ema no|ema nr.",
        "first": "voornaam|voornamen|roepnaam|first name|first_name|firstname|given name",
        "prefix": "tussenvoegsel|tussenvoegsels|tv|voorvoegsel|prefix",
        "last": "achternaam|familienaam|last name|last_name|lastname|surname|family name",
        "refused": "adres|address|straat|street|postcode|postal code|zip|woonplaats|plaatsnaam|city|town"
        "|geboortedatum|geboren|verjaardag|geb.datum|birthday|birth date|date of birth|born|geslacht|sex|gender|m/v"
        "|leeftijd|age|iban|rekeningnummer|bsn",
    }.items()
}
"""What a column holds, by the words that stand at its head."""
_SUMS: Final = frozenset(
    [
        "totaal",
        "total",
        "som",
        "sum",
        "gemiddelde",
        "gemiddeld",
        "average",
        "mean",
        "saldo",
        "controle",
        "check",
        "verschil",
        "subtotaal",
        "subtotal",
        "max",
        "min",
        "hoogste",
        "laagste",
        "aantal",
        "aantal spelers",
        "totalen",
        "totals",
        "eindtotaal",
        "controlegetal",
        "nul",
        "0",
    ]
)
_STANDING: Final = re.compile(r"\b(eind)?stand(en)?\b|\branglijst\b|\bklassement\b|\bstandings?\b|\branking\b")
_ABSENT: Final = frozenset(
    [
        "-",
        "afw",
        "afwezig",
        "abs",
        "absent",
        "nvt",
        "n.v.t.",
        "n/a",
        "niet",
        "vrij",
        "ziek",
        "af",
        "a",
        "/",
        "--",
        "---",
        ".",
        "?",
    ]
)
_HEADS: Final = frozenset(word for words in COLUMNS.values() for word in words)
KEPT_WORDS: Final = 16_384
_LONGEST_WORD: Final = 60
_PRESENT: Final = frozenset(["x", "v", "ja", "yes", "aanw", "aanwezig", "present", "1x", "✓", "✔"])


def plain_word(value: CellValue) -> str:
    """A text in small letters, without accents, colons and points at its ends; "" for what is no text."""
    return _plain(value) if isinstance(value, str) and len(value) <= _LONGEST_WORD else ""


@lru_cache(maxsize=KEPT_WORDS)
def _plain(value: str) -> str:
    """The same of a text; a sheet says the same few names again and again, and each is looked at in many ways."""
    text = unicodedata.normalize("NFKD", value.casefold())
    text = "".join(sign for sign in text if not unicodedata.combining(sign))
    return " ".join(text.replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-").strip(" :.*#").split()) or (
        text if text in _ABSENT else ""
    )


def columns_of(
    grid: Grid,
    row: int,
    columns: Iterable[int],
    roles: Iterable[str],
    known: Mapping[str, frozenset[str]] = COLUMNS,
) -> dict[str, int]:
    """Which column holds what, of these roles in this order, by the words in a row; the first that fits."""
    filled = ((column, plain_word(value)) for column, value in grid.filled(row, columns))
    words = [(column, word) for column, word in filled if known is not COLUMNS or word in _HEADS]
    if not words:
        return {}
    found: dict[str, int] = {}
    for role in roles:
        for column, word in words:
            if word in known[role] and column not in found.values():
                found[role] = column
                break
    return found


def is_head(value: CellValue) -> bool:
    """Whether a text is a word at the head of some column."""
    return plain_word(value) in _HEADS


def is_sum(name: CellValue) -> bool:
    """Whether a line or column with this name is the sum of others, or a check on them."""
    word = plain_word(name)
    return word in _SUMS or word.startswith(("totaal", "total ", "gemiddeld", "subtotaal"))


def is_standing(title: CellValue) -> bool:
    """Whether a title says that standings follow."""
    return _STANDING.search(plain_word(title)) is not None


def is_absent(value: CellValue) -> bool:
    """Whether a cell says that somebody was not there."""
    return value is None or plain_word(value) in _ABSENT or value in ("-", "\N{EN DASH}", "\N{EM DASH}", "?")


def is_present(value: CellValue) -> bool:
    """Whether a cell says no more than that somebody was there."""
    return plain_word(value) in _PRESENT


def is_name(value: CellValue) -> bool:
    """Whether a cell can be somebody's name: letters, no figure, no word at the head of a column or of a sum."""
    if not isinstance(value, str) or not 1 < len(value) <= 80 or is_sum(value) or is_head(value):
        return False
    return any(sign.isalpha() for sign in value) and sum(sign.isdigit() for sign in value) <= 2
