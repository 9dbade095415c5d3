"""The words of an explanation: how a hand was won, what the sums are, why something did not count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from windroos.text.figures import TIMES
from windroos.text.tiles import tile_name
from windroos.text.words import Lang, Words

SEATS: Final = (Words("Oost", "East"), Words("Zuid", "South"), Words("West", "West"), Words("Noord", "North"))
ROUNDS: Final = (*SEATS, Words("groene draak", "green dragon"))
NOBODY: Final = Words("een ander", "another player")
"""Whose tile won, where it does not say."""

BY: Final = {
    1: Words("met {tile} van {giver}", "on {tile} from {giver}"),
    2: Words("met {tile}, zelf gepakt", "on {tile}, self-drawn"),
    3: Words("met {tile}, gepakt na een kong", "on {tile}, drawn after a kong"),
    4: Words("met {tile}, gepakt na een geluksteen", "on {tile}, drawn after a bonus tile"),
    5: Words("met {tile}, geroofd van {giver}", "on {tile}, robbed from {giver}"),
}
CIRCUMSTANCES: Final = {
    "last": Words("de laatste steen", "the last tile"),
    "first14": Words("met de eerste veertien stenen", "with the first fourteen tiles"),
    "first_discard": Words("de eerste steen die Oost weglegt", "East's first discard"),
    "announced_moon": Words("maan aangekondigd", "moon announced"),
    "robbed_concealed": Words("van een dichte kong", "from a concealed kong"),
    "rejected_replacement": Words("een geweigerde vervangingssteen", "a rejected replacement tile"),
    "bet": Words("weddenschap", "bet"),
    "last_of_kind": Words("de laatste van zijn soort", "the last of its kind"),
}
KONGS_IN_TURN: Final = Words("{count:# kong|# kongs} in één beurt", "{count:# kong|# kongs} in one turn")
SEASONS: Final = Words(
    "met {count:# seizoen of bloem|# seizoenen en bloemen}", "with {count:# season or flower|# seasons and flowers}"
)
MAKES: Final = Words("{player} maakt mahjong {how}", "{player} makes mahjong {how}")

UNITS: Final = {
    "points": Words("punten", "points"),
    "fan": Words("fan", "fan"),
    "doubles": Words("verdubbelingen", "doubles"),
    "flowers": Words("bloemen", "flowers"),
}
ONE: Final = {
    "points": Words("punt", "point"),
    "fan": Words("fan", "fan"),
    "doubles": Words("verdubbeling", "double"),
    "flowers": Words("bloem", "flower"),
}
STEPS: Final = {
    "points": Words("punten", "points"),
    "doubled": Words("verdubbeld", "doubled"),
    "limit": Words("boven de limiet", "over the limit"),
    "limit_hand": Words("limiet", "limit"),
    "fan": Words("fan", "fan"),
    "capped": Words("meer telt niet", "no more counts"),
    "counted": Words("gewone punten", "counted points"),
    "finishing": Words("afmaakpunten", "finishing points"),
    "rounded": Words("naar boven op een tiental", "up to a ten"),
    "bonus": Words("met uitmaakpunten", "with bonus points"),
    "flowers": Words("bloemen, apart", "flowers, apart"),
}
TOTAL: Final = Words("Totaal", "Total")
SUMS: Final = {
    "points": Words("Punten", "Points"),
    "fan": Words("Fan", "Fan"),
    "limit_hand": Words("Totaal", "Total"),
    "limit": Words("Boven de limiet", "Over the limit"),
    "capped": Words("Meer telt niet", "No more counts"),
    "counted": Words("Gewone punten", "Counted points"),
    "finishing": Words("Met afmaakpunten", "With finishing points"),
    "rounded": Words("Naar boven op een tiental", "Up to a ten"),
    "bonus": Words("Met uitmaakpunten", "With bonus points"),
}
REPLACED_BY: Final = Words("{name} komt ervoor in de plaats", "{name} takes its place")
REPLACED_BY_POINTS: Final = Words("de getelde punten zijn meer", "the counted points are more")
LIMIT_ROW: Final = Words("limiet", "limit")
EACH_PAYS: Final = Words("Ieder betaalt {each}.", "Everyone pays {each}.")
DISCARDER_PAYS: Final = Words(
    "Wie de steen weglegde betaalt {discarder}, de anderen {others}.",
    "Whoever discarded the tile pays {discarder}, the others {others}.",
)
NOTHING_COUNTS: Final = Words("Er telt niets.", "Nothing counts.")
REPLACED: Final = Words("{by} komt in de plaats van {names}.", "{by} takes the place of {names}.")
BY_POINTS: Final = Words("De getelde punten zijn meer dan {names}.", "The counted points are more than {names}.")
OTHER_READINGS: Final = Words(
    "De stenen zijn op {count:# manier|# manieren} te lezen; deze betaalt het best (een andere: {other}).",
    "The tiles can be read in {count:# way|# ways}; this one pays best (another: {other}).",
)
NO_MAHJONG: Final = Words(
    "Geen mahjong: deze stenen zijn geen vier sets en een paar, en ook geen ander spel.",
    "No mahjong: these tiles are not four sets and a pair, nor any other hand.",
)
TOO_LITTLE: Final = Words(
    "Geen geldige mahjong: {needed} nodig om uit te gaan, en hier {have}. Anders was het {would_be} geweest.",
    "Not a valid mahjong: {needed} needed to go out, and here {have}. It would have been {would_be}.",
)
DEAD: Final = Words("Dood spel: 0 punten.", "Dead hand: 0 points.")
DEAD_INSTEAD: Final = Words("Anders was het {sum} geweest.", "Otherwise it would have been {sum}.")
FALSE: Final = Words("Valse mahjong: dood spel, 0 punten.", "False mahjong: dead hand, 0 points.")

AND: Final = Words("en", "and")
WHY: Final = {
    "counts": Words("{item} telt in deze hand{times}.", "{item} counts in this hand{times}."),
    "times": Words(", {count} keer", ", {count:# time|# times}"),
    "replaced": Words("{other} komt ervoor in de plaats.", "{other} takes its place."),
    "by_points": Words(
        "De getelde punten zijn meer dan deze halve limiet.", "The counted points are more than this half limit."
    ),
    "dead": Words("Een dood spel telt niets.", "A dead hand counts nothing."),
    "off_house": Words("De huisregels hebben het uitgezet.", "The house rules have switched it off."),
    "off_option": Words(
        "Het doet alleen mee met optie {option}={value}.", "It only counts with option {option}={value}."
    ),
    "option": Words(
        "Met optie {option}={value} zou het tellen, maar hier geldt {now}.",
        "With option {option}={value} it would count, but here it is {now}.",
    ),
    "winner_only": Words("Het telt alleen voor wie mahjong maakt.", "It counts only for the player who makes mahjong."),
    "loser_only": Words(
        "Het telt alleen voor wie geen mahjong maakt.", "It counts only for a player who does not make mahjong."
    ),
    "no_mahjong": Words("De stenen zijn geen mahjong.", "The tiles are no mahjong."),
    "other_reading": Words(
        "In een andere lezing van de stenen telt het wel, maar die geeft {other} in plaats van {total}.",
        "In another reading of the tiles it does count, but that one gives {other} instead of {total}.",
    ),
    "melds": Words(
        "Dit spel moet helemaal op de plank staan, en er ligt een set op tafel.",
        "This hand must be concealed, and a set lies on the table.",
    ),
    "missing": Words(
        "{count:Er ontbreekt nog één steen.|Er ontbreken nog # stenen.}",
        "{count:One tile is|# tiles are} still missing.",
    ),
    "in_the_way": Words("In de weg staat: {tiles}.", "In the way: {tiles}."),
    "honours": Words("Er is geen wind of draak bij.", "There is no wind or dragon."),
}
ASKS: Final = Words("Wat het vraagt: {meaning}.", "What it asks: {meaning}.")
IT_WOULD: Final = Words("Het zou tellen {steps}.", "It would count {steps}.")
THEN: Final = Words("Dan was de hand {then} waard in plaats van {now}.", "The hand would be worth {then}, not {now}.")
THEN_SAME: Final = Words("De hand bleef dan {then} waard.", "The hand would still be worth {then}.")
THEN_ILLEGAL: Final = Words("Maar met die hand mag men niet uitgaan.", "But one may not go out with that hand.")
NO_CHANGE: Final = Words(
    "Geen kleine verandering helpt: niet één andere omstandigheid, niet één andere steen, niet één andere set.",
    "No small change would do: not one other circumstance, not one other tile, not one other set.",
)
CHANGES: Final = {
    "last": Words("als dat de laatste steen was", "if that were the last tile"),
    "first14": Words("als de eerste veertien stenen van Oost", "as East's first fourteen tiles"),
    "first_discard": Words("met de eerste steen die Oost weglegt", "on East's first discard"),
    "kongs_in_turn": Words("na twee kongs in één beurt", "after two kongs in one turn"),
    "announced_moon": Words("met de maan aangekondigd, als laatste steen", "with the moon announced, as the last tile"),
    "last_of_kind": Words("als de andere drie al zichtbaar waren", "if the other three had been in sight"),
    "robbed_concealed": Words("geroofd van een dichte kong", "robbed from a concealed kong"),
    "rejected_replacement": Words(
        "met een vervangingssteen die een ander weigert", "on a replacement tile that another player rejects"
    ),
    "seat": Words("als {wind}", "as {wind}"),
    "round": Words("in de ronde van {wind}", "in the round of {wind}"),
    "conceal": Words("met {tiles} dicht", "with {tiles} concealed"),
    "kong": Words("met een kong {tiles}", "with a kong {tiles}"),
    "tile": Words("met {new} in plaats van {old}", "with {new} instead of {old}"),
    "set": Words("met {new} in plaats van {old}", "with {new} instead of {old}"),
}
CHANGED_BY: Final = {
    1: Words("met de winnende steen van een ander", "on another player's discard"),
    2: Words("met de winnende steen zelf gepakt van de muur", "with the winning tile self-drawn from the wall"),
    3: Words("met de winnende steen gepakt na een kong", "with the winning tile drawn after a kong"),
    4: Words("met de winnende steen gepakt na een geluksteen", "with the winning tile drawn after a bonus tile"),
    5: Words("met de winnende steen geroofd van een kong", "with the winning tile robbed from a kong"),
}

WAITING: Final = Words("Wacht op {count}", "Waits for {count}")
KINDS: Final = Words("soorten stenen", "kinds of tiles")
ONE_KIND: Final = Words("soort steen", "kind of tile")
NOT_WAITING: Final = Words(
    "Nog niet wachtend: {count:er ontbreekt # steen|er ontbreken # stenen}.",
    "Not waiting yet: {count:# tile|# tiles} missing.",
)
LEFT: Final = Words("nog", "left")
DISCARD: Final = Words("weggelegd", "discard")
WALL: Final = Words("zelf gepakt", "self-drawn")
NOT_ENOUGH: Final = Words("te weinig", "too little")
DISTANCES: Final = Words("Hoe ver van elk spel", "How far from each hand")
MISSING: Final = Words("mist", "lacks")
NEARER: Final = Words("brengt dichterbij", "brings nearer")
SETS_FORM: Final = Words("Vier sets en een paar", "Four sets and a pair")
KNITTED_FORM: Final = Words("Gevlochten straat, set en paar", "Knitted straight, set and pair")
NEVER: Final = Words("nooit", "never")
LEGAL_FORM: Final = Words("Sets om uit te gaan (zelf gepakt)", "Sets that may go out (self-drawn)")
AT_LEAST: Final = Words(
    "≥ {count}: dichterbij is er geen spel van {minimum:# punt|# punten}; verder is niet gezocht.",
    "≥ {count}: there is no hand of {minimum:# point|# points} nearer than that; further away was not searched.",
)
FORMATION_FORM: Final = Words("Bijzonder spel", "Special formation")

PAYS_TITLE: Final = Words("Wie betaalt wie", "Who pays whom")
EAST_DOUBLE: Final = Words("{east} betaalt en ontvangt dubbel", "{east} pays and receives double")
PAYS_TO: Final = Words("betaalt aan →", "pays to →")
PAYS: Final = Words("betaalt", "pays")
RECEIVES: Final = Words("ontvangt", "receives")
SCORE: Final = Words("score", "score")
OVER_THE_TABLE: Final = Words("Wat er over tafel gaat", "What changes hands")
NOBODY_PAYS: Final = Words("Niemand betaalt.", "Nobody pays.")
DRAW: Final = Words("Remise: niemand maakt mahjong.", "A draw: nobody makes mahjong.")
NOT_SETTLED: Final = Words(
    "Er wordt niet afgerekend: deze mahjong mag niet. Zet 'vals' bij de speler als hij toch geroepen is.",
    "Nothing is settled: this mahjong is not allowed. Write 'false' with the player if it was called all the same.",
)
POT: Final = Words("de pot", "the pot")
DEDUCTION: Final = Words(
    "{player}: {amount:# strafpunt|# strafpunten}", "{player}: {amount:# penalty point|# penalty points}"
)
MAHJONG: Final = Words("mahjong", "mahjong")
DEAD_TAG: Final = Words("dood spel", "dead hand")
FALSE_TAG: Final = Words("valse mahjong", "false mahjong")
DREAMS: Final = Words("droomt", "dreams")
ROUND: Final = Words("ronde {wind}", "{wind} round")


def amount(value: int, unit: str, shown: str, lang: Lang) -> str:
    """A number with its unit in words: `1 punt`, `2 doubles`; `shown` is the number as it is written."""
    return f"{shown} {(ONE if value == 1 else UNITS)[unit].to(lang)}"


def listed(parts: Sequence[str], lang: Lang) -> str:
    """`a`, `a en b`, `a, b en c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {AND.to(lang)} {parts[-1]}"


def tiles_in_words(kinds: tuple[int, ...], lang: Lang) -> str:
    """Tiles of a set or a list as a player says them: `bamboe 9`, `pung kringen 4`, `chow tekens 345`."""
    if len(kinds) == 1:
        return tile_name(kinds[0], lang)
    if kinds[0] == kinds[-1]:
        name = {2: Words("paar", "pair"), 3: Words("pung", "pung")}.get(len(kinds), Words("kong", "kong")).to(lang)
        return f"{name} {tile_name(kinds[0], lang)}"
    first = tile_name(kinds[0], lang)
    return f"chow {first[:-1]}{'-'.join(str(kind % 9 + 1) for kind in kinds)}"


def worth(points: int, doubles: int, fan: int, limit: int, lang: Lang) -> tuple[str, str]:
    """What an entry brings, as sign and figure: (`+`, `2`), (`×`, `4`), (``, `2.000`)."""
    from windroos.text.figures import number

    if limit:
        return "", number(limit, lang)
    if doubles and not points:
        return TIMES, number(1 << doubles, lang)
    doubled = f" {TIMES} {1 << doubles}" if doubles else ""
    return "+", number(points or fan, lang) + doubled


# --- special formations (144 rules) ------------------------------------------------------------------------------
CERTAINTY: Final = {
    "": Words("", ""),
    "certain": Words("zeker", "certain"),
    "derived": Words("afgeleid", "derived"),
    "reconstruction": Words("reconstructie", "reconstruction"),
    "club": Words("club", "club"),
}
"""How sure a row of the list of special formations is; "" for a line that is none."""
WITHOUT_ORDINARY: Final = Words(
    "Alleen een reconstructie maakt deze hand bijzonder; zonder is hij {total:# punt|# punten} waard.",
    "Only a reconstruction makes this hand special; without it the hand is worth {total:# point|# points}.",
)
WITHOUT_SPECIAL: Final = Words(
    "Dit spel is een reconstructie; zonder is de hand {name}, {total:# punt|# punten}.",
    "This formation is a reconstruction; without it the hand is {name}, {total:# point|# points}.",
)
WITHOUT_NOTHING: Final = Words(
    "Alleen een reconstructie maakt hier mahjong van; zonder is het er geen.",
    "Only a reconstruction makes this a mahjong; without it there is none.",
)
