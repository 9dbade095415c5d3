"""Why a payment is made, in words. `{amount}` and the other values come from the payment."""

from __future__ import annotations

from collections.abc import Mapping

from windroos.text.words import Lang, Words

WHY: dict[str, Words] = {
    "mahjong": Words("{score}: mahjong van {payee}", "{score}: {payee}'s mahjong"),
    "mahjong_east_pays": Words(
        "{score} x 2: mahjong van {payee}, Oost betaalt dubbel", "{score} x 2: {payee}'s mahjong, East pays double"
    ),
    "mahjong_east_receives": Words(
        "{score} x 2: mahjong van {payee}, Oost ontvangt dubbel", "{score} x 2: {payee}'s mahjong, East receives double"
    ),
    "score": Words("{score}: punten van {payee}", "{score}: {payee}'s score"),
    "score_east_pays": Words("{score} x 2: Oost betaalt dubbel", "{score} x 2: East pays double"),
    "score_east_receives": Words("{score} x 2: Oost ontvangt dubbel", "{score} x 2: East receives double"),
    "difference": Words("verschil {high} - {low} = {amount}", "difference {high} - {low} = {amount}"),
    "difference_east_pays": Words(
        "verschil ({high} - {low}) x 2 = {amount}: Oost betaalt dubbel",
        "difference ({high} - {low}) x 2 = {amount}: East pays double",
    ),
    "difference_east_receives": Words(
        "verschil ({high} - {low}) x 2 = {amount}: Oost ontvangt dubbel",
        "difference ({high} - {low}) x 2 = {amount}: East receives double",
    ),
    "fan_discarder": Words("{fan}: legde de winnende steen weg", "{fan}: discarded the winning tile"),
    "fan_other": Words("{fan}: een ander legde weg", "{fan}: another player discarded"),
    "fan_self": Words("{fan}: zelf gepakt, ieder betaalt dubbel", "{fan}: self-drawn, everyone pays double"),
    "pao": Words("{fan}: pao, betaalt voor allen: {parts}", "{fan}: pao, pays for all: {parts}"),
    "bamboo_ones": Words("extra voor bamboe 1 ({tiles} x)", "extra for bamboo 1 ({tiles} x)"),
    "pao_bamboo_ones": Words(
        "pao, ook het extra voor bamboe 1: {players} x {each}", "pao, the extra for bamboo 1 too: {players} x {each}"
    ),
    "points_discarder": Words(
        "{base} + {points}: legde de winnende steen weg", "{base} + {points}: discarded the winning tile"
    ),
    "points_other": Words("{base}: een ander legde weg", "{base}: another player discarded"),
    "points_self": Words("{base} + {points}: zelf gepakt", "{base} + {points}: self-drawn"),
    "false_discarder": Words(
        "valse mahjong met zijn steen: dubbel de waarde van {fan}", "false mahjong with this player's tile: twice {fan}"
    ),
    "false_other": Words("valse mahjong: de waarde van {fan}", "false mahjong: the value of {fan}"),
    "false_self": Words(
        "valse mahjong, zelf gepakt: de waarde van {fan} aan ieder", "false mahjong, self-drawn: {fan} to everyone"
    ),
    "false_minimum": Words(
        "valse mahjong, te weinig punten: {amount} aan ieder", "false mahjong under the minimum: {amount} to everyone"
    ),
    "false_invalid": Words(
        "valse mahjong, ongeldig: {amount} aan ieder", "false mahjong, not valid: {amount} to everyone"
    ),
    "pot_in": Words("remise: {amount} in de pot", "draw: {amount} into the pot"),
    "pot_out": Words("mahjong wint de pot", "mahjong takes the pot"),
}

LIMIT_FAN = Words("limiet", "limit")
CAPPED_FAN = Words("{fan} fan, telt als {counts}", "{fan} fan, counts as {counts}")


def reason(why: str, values: Mapping[str, int | str], lang: Lang = "en") -> str:
    """The words of one payment's reason."""
    shown = dict(values)
    if "fan" in shown:
        shown["fan"] = _fan(shown["fan"], shown.get("counts", shown["fan"]), lang)
    return WHY[why].to(lang).format_map(shown)


def _fan(fan: int | str, counts: int | str, lang: Lang) -> str:
    if counts == "limit":
        return LIMIT_FAN.to(lang)
    if counts != fan:
        return CAPPED_FAN.to(lang).format(fan=fan, counts=counts)
    return f"{fan} fan"
