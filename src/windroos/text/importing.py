"""What is said of a file of the past: its shapes, why a part has one, and what is doubted, by cell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

SHAPES: Final[Mapping[str, Words]] = {
    "long": Words("lijst van uitslagen", "list of results"),
    "cross": Words("kruistabel", "cross table"),
    "blocks": Words("tafels", "tables"),
    "hands": Words("spellen van een tafel", "hands of a table"),
    "members": Words("ledenlijst", "list of members"),
    "ema": Words("spelerslijst van de EMA", "list of EMA players"),
    "calendar": Words("agenda", "calendar"),
    "adjustments": Words("correcties van punten", "adjustments of points"),
    "honours": Words("titels en bekers van vroeger", "titles and cups of earlier years"),
    "standing": Words("eindstand zoals gedrukt", "standings as printed"),
}
WHY: Final[Mapping[str, Words]] = {
    "chosen": Words("zo gekozen", "chosen so"),
    "heads": Words("rij {row} heeft de koppen {heads}", "row {row} has the heads {heads}"),
    "ema": Words(
        "rij {row} heeft EMA-nummers ({heads}); alleen nummers van mensen van de club komen over",
        "row {row} has EMA numbers ({heads}); only those of people of the club are taken",
    ),
    "days_across": Words(
        "rij {row} heeft {count:# datum|# datums}, met namen eronder",
        "row {row} has {count:# day|# days}, with names below",
    ),
    "days_down": Words(
        "rij {row} heeft {count:# naam|# namen}, met datums eronder",
        "row {row} has {count:# name|# names}, with days below",
    ),
    "block": Words(
        "{count:# naam|# namen} met {count:# totaal|# totalen}", "{count:# name|# names} with {count:# total|# totals}"
    ),
    "blocks": Words("{count:# tafel|# tafels} met namen en totalen", "{count:# table|# tables} of names and totals"),
    "winners": Words(
        "rij {row} heeft een winnaar en {count:# speler|# spelers}",
        "row {row} has a winner and {count:# player|# players}",
    ),
    "names": Words(
        "{count:# naam|# namen} onder elkaar, en niets anders",
        "{count:# name|# names} below each other, and nothing else",
    ),
    "standing": Words("plaats en naam zonder datum: {title}", "place and name without a day: {title}"),
}
DOUBTS: Final[Mapping[str, Words]] = {
    "no_heads": Words("geen koppen gevonden", "no heads found"),
    "no_days": Words("geen datums gevonden", "no days found"),
    "no_blocks": Words("geen namen met totalen gevonden", "no names with totals found"),
    "nothing": Words("hier staat niets van deze vorm", "nothing of this shape stands here"),
    "no_name": Words("'{cell}' is geen naam; de rij is overgeslagen", "'{cell}' is no name; the row is passed over"),
    "not_kept": Words(
        "de kolom '{cell}' blijft thuis: dat bewaart een club hier niet",
        "the column '{cell}' stays at home: no club keeps that here",
    ),
    "no_contact": Words(
        "'{cell}' is geen adres of nummer zoals het hoort; weggelaten",
        "'{cell}' is no address or number as it should be; left out",
    ),
    "no_member_kind": Words(
        "'{cell}' is geen lid, erelid of invaller; als lid genomen",
        "'{cell}' is no member, honorary member or reserve; taken as a member",
    ),
    "no_day": Words("'{cell}' is geen datum; overgeslagen", "'{cell}' is no day; passed over"),
    "day_number": Words(
        "'{cell}' is het nummer van een dag: {one} of {other}? Zeg vanaf wanneer er geteld is; tot dan overgeslagen",
        "'{cell}' is the number of a day: {one} or {other}? Say from when it counts; passed over until then",
    ),
    "no_points": Words("'{cell}' zijn geen punten; overgeslagen", "'{cell}' are no points; passed over"),
    "not_whole": Words("{cell} is geen heel getal; overgeslagen", "{cell} is no whole number; passed over"),
    "not_understood": Words("'{cell}' is niet begrepen; overgeslagen", "'{cell}' was not understood; passed over"),
    "sum_left": Words("'{cell}' is een totaal; weggelaten", "'{cell}' is a sum; left out"),
    "no_table": Words(
        "tafel {table} heeft {count:# uitslag; die telt als los totaal|# uitslagen; ze tellen als losse totalen}",
        "table {table} has {count:# result; it counts as a single total|# results; they count as single totals}",
    ),
    "lines_added": Words(
        "{count:# regel|# regels} zonder totaal; opgeteld", "{count:# line|# lines} without a total; added up"
    ),
    "not_at_table": Words(
        "'{cell}' zit niet aan deze tafel; overgeslagen", "'{cell}' is not at this table; passed over"
    ),
    "too_much": Words("meer punten dan bestaan kan; overgeslagen", "more points than can be; passed over"),
    "said_otherwise": Words(
        "staat op een ander blad anders; dat blad geldt", "stands otherwise on another sheet, which holds"
    ),
}
NOTES: Final[Mapping[str, Words]] = {
    "differs": Words(
        "{day}: van {names} is al een andere uitslag bekend; die blijft",
        "{day}: {names} have another result already, which stays",
    ),
    "unsettled": Words(
        "{day}: de tafel van {names} klopt niet en telt voor niemand. {error}",
        "{day}: the table of {names} does not add up and counts for nobody. {error}",
    ),
    "refused": Words("{day}: {names} niet overgenomen. {error}", "{day}: {names} not taken over. {error}"),
}
COUNTS: Final[Mapping[str, Words]] = {
    "evenings": Words("{count:nieuwe avond|nieuwe avonden}", "{count:new evening|new evenings}"),
    "tables": Words("{count:tafel|tafels}", "{count:table|tables}"),
    "forms": Words("{count:tafel met spellen|tafels met spellen}", "{count:table with hands|tables with hands}"),
    "totals": Words("{count:los totaal|losse totalen}", "{count:single total|single totals}"),
    "people": Words("{count:nieuwe speler|nieuwe spelers}", "{count:new player|new players}"),
    "members": Words("{count:lidmaatschap|lidmaatschappen}", "{count:membership|memberships}"),
    "standings": Words("{count:oude eindstand|oude eindstanden}", "{count:old standing|old standings}"),
    "planned": Words(
        "{count:avond in de agenda|avonden in de agenda}", "{count:evening in the calendar|evenings in the calendar}"
    ),
    "adjusted": Words(
        "{count:correctie van punten|correcties van punten}", "{count:adjustment of points|adjustments of points}"
    ),
    "honours": Words("{count:titel of beker|titels en bekers}", "{count:title or cup|titles and cups}"),
    "contacts": Words(
        "{count:aanvulling op een kaart|aanvullingen op kaarten}", "{count:addition to a card|additions to cards}"
    ),
    "there": Words("{count:staat er al|staan er al}", "{count:is there already|are there already}"),
}
CAME: Final[Mapping[str, Words]] = {
    "member": Words("Nieuw bij de club als lid ({count}): {names}.", "New to the club as members ({count}): {names}."),
    "guest": Words("Nieuw bij de club als gast ({count}): {names}.", "New to the club as guests ({count}): {names}."),
}
"""Who comes to the club with a file, because nobody there had that name; also of who has come."""
CAME_MORE: Final = Words("en nog {count}", "and {count} more")
DECISIONS: Final[Mapping[str, Words]] = {
    "member": Words("nieuw lid", "new member"),
    "guest": Words("nieuwe gast", "new guest"),
    "out": Words("weglaten", "leave out"),
}
LIKENESS: Final[Mapping[str, Words]] = {
    "same": Words("dezelfde", "the same"),
    "alike": Words("lijkt op", "resembles"),
    "new": Words("nieuw", "new"),
}
