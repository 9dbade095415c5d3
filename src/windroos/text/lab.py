"""The words of the laboratory: its figures, tables, plots and page."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Lang, Words

FIGURES: Final = {
    "won": Words("Handen met mahjong", "Hands with mahjong"),
    "drawn": Words("Remises", "Draws"),
    "self_drawn": Words("Zelf gepakt", "Self-drawn"),
    "by_discard": Words("Weggelegde steen", "On a discard"),
    "by_wall": Words("Uit de muur", "From the wall"),
    "by_kong": Words("Na een kong", "After a kong"),
    "by_bonus": Words("Na een geluksteen", "After a bonus tile"),
    "by_robbed": Words("Kong beroofd", "Robbed kong"),
    "limits": Words("Limietspel", "Limit hand"),
    "turns": Words("Beurt van de winnaar", "Winner's turn"),
    "discards": Words("Weggelegd per hand", "Discards in a hand"),
    "scores": Words("Score van de winnaar", "Winner's score"),
    "points": Words("Punten van de winnaar", "Winner's points"),
    "doubles": Words("Verdubbelingen", "Winner's doubles"),
    "losers": Words("Score van de anderen", "Others' scores"),
}
OF: Final = {
    "won": Words("van alle handen", "of all hands"),
    "drawn": Words("van alle handen", "of all hands"),
    **{
        id: Words("van de mahjongs", "of mahjongs")
        for id in ("self_drawn", "by_discard", "by_wall", "by_kong", "by_bonus", "by_robbed", "limits")
    },
}
SPEED: Final = Words("Handen per seconde", "Hands a second")
PLAYERS: Final = {
    "random": Words("willekeurig", "random"),
    "greedy": Words("gretig", "greedy"),
    "live": Words("levende stenen", "live tiles"),
    "expert": Words("expert", "expert"),
    "learner": Words("leert nog", "still learning"),
    "novice": Words("beginner", "beginner"),
    "club": Words("clubspeler", "club player"),
    "advanced": Words("gevorderd", "advanced"),
    "careful": Words("voorzichtig", "careful"),
    "ambitious": Words("zoekt dure spelen", "after dear hands"),
    "swift": Words("wil snel uit", "goes out soon"),
    "human": Words("zoals mensen", "as people play"),
}
"""What the computer players are called where there is room; elsewhere they go by their id."""

TITLE: Final = Words("{hands:# hand|# handen}", "{hands:# hand|# hands}")
PLAYED: Final = Words("{seconds} s, {speed} handen per seconde", "{seconds} s, {speed} hands a second")
INTERVALS: Final = Words("met het interval van 95 %", "with the 95 % interval")
MEAN: Final = Words("gemiddeld", "mean")
MEDIAN: Final = Words("mediaan", "median")
TEN: Final = Words("90 % t/m", "90 % up to")
WINS: Final = Words("wint", "wins")
OWN: Final = Words("zelf gepakt", "self-drawn")
GAVE: Final = Words("gaf", "gave")
INCOME: Final = Words("per hand", "a hand")
SIDES: Final = Words("Per speler, gemiddeld over zijn plaatsen", "By player, the mean of its seats")
HOW_IT_ENDED: Final = Words("Hoe de handen eindigden", "How the hands ended")
WHAT_IT_WAS_WORTH: Final = Words("Wat het waard was", "What it was worth")
SEATS: Final = Words("De plaatsen", "The seats")
ITEMS: Final = Words("Wat de winnaars telden", "What the winners scored")
SPECIAL: Final = Words("Bijzondere spelen", "Special hands")
OF_WINNERS: Final = Words("aandeel van de mahjongs", "share of mahjongs")
NEVER: Final = Words("Niet gezien: {names}.", "Not seen: {names}.")
MORE_NEVER: Final = Words("en {count} andere", "and {count:# other|# others}")
WROTE: Final = Words("Geschreven: {files}", "Written: {files}")
SEARCHED: Final = Words("{steps} stappen, {brought} per hand", "{steps} steps, {brought} a hand")

WORKING: Final = Words("Spelen", "Playing")
PREPARING: Final = Words("Klaarzetten", "Preparing")
SPEEDING: Final = Words("{speed} handen/s", "{speed} hands/s")

MATCH: Final = Words("{candidate} tegen {against}", "{candidate} against {against}")
DEALS: Final = Words(
    "{deals:# deel,|# delen, elk} vier keer gespeeld met {candidate} op elke plaats",
    "{deals:# deal,|# deals, each} played four times with {candidate} in each seat",
)
DIFFERENCE: Final = Words("{candidate} krijgt per hand", "{candidate} receives a hand")
BETTER: Final = Words("Delen met winst", "Deals with a gain")
WORSE: Final = Words("Delen met verlies", "Deals with a loss")
EQUAL: Final = Words("Delen gelijk", "Deals equal")
VERDICT_BETTER: Final = Words("{candidate} is beter dan {against}.", "{candidate} is better than {against}.")
VERDICT_WORSE: Final = Words("{candidate} is zwakker dan {against}.", "{candidate} is weaker than {against}.")
VERDICT_OPEN: Final = Words(
    "Welke van de twee beter is blijkt hier niet uit; speel meer delen.",
    "This does not show which of the two is better; play more deals.",
)
VERDICT_SAME: Final = Words("Op elk deel precies gelijk.", "Exactly equal on every deal.")
SCORES: Final = Words("score", "score")
EACH_OTHER: Final = Words("{player} (elk van de drie)", "{player} (each of three)")

LADDER_HEAD: Final = Words(
    "| boek | speler | punten per hand | A/A | remises | zelf gepakt | gegeven per plaats | beurt |",
    "| book | player | points a hand | A/A | draws | self-drawn | given a seat | turn |",
)
OVER: Final = Words("{player} boven {below}", "{player} over {below}")
LADDER_FAULTS: Final = {
    "not_above": Words("niet boven de sport eronder", "not above the rung below"),
    "not_equal": Words("niet gelijk aan zichzelf", "not equal to itself"),
    "outside": Words("speelt niet zoals mensen spelen", "does not play as people play"),
}
"""What does not hold of a rung, by `windroos.lab.ladder.Rung.faults`."""
CALIBRATION_HEAD: Final = Words("kans om te winnen, gezegd → gebeurd, in %", "chance to win, said → happened, in %")
NOT_TRUE: Final = Words("komt niet uit", "does not come true")
TWINS: Final = Words(
    "{book}: de gecompileerde expert en die in Python doen hetzelfde in {same} % van {decisions} keuzes.",
    "{book}: the compiled expert and the one in Python do the same in {same} % of {decisions} decisions.",
)

PAGE_TITLE: Final = Words("Laboratorium", "Laboratory")
PLOT_SCORES: Final = Words("Score van de winnaar", "The winner's score")
PLOT_TURNS: Final = Words("Beurt waarin gewonnen werd", "Turn in which the hand was won")
PLOT_DOUBLES: Final = Words("Verdubbelingen van de winnaar", "The winner's doubles")
PLOT_DISCARDS: Final = Words("Weggelegde stenen per hand", "Discards in a hand")
PLOT_INCOME: Final = Words("Per hand ontvangen, met interval", "Received a hand, with its interval")
REPEAT: Final = Words("Te herhalen met", "Repeat it with")
DIGEST: Final = Words(
    "Windroos {version} · {rules} versie {rules_version}, kenmerk {digest} · seed {seed}",
    "Windroos {version} · {rules} version {rules_version}, digest {digest} · seed {seed}",
)
EXPLAIN: Final = Words(
    "Tussen haakjes het interval van 95 %: Wilson voor aandelen, normaal voor gemiddelden. De beurt is een vierde van "
    "de weggelegde stenen, plus een. Aandelen van items zijn van de mahjongs; alleen de winnaar telt.",
    "Between brackets the 95 % interval: Wilson's for shares, normal for means. The turn is a quarter of the discards, "
    "plus one. Shares of items are of mahjongs; only the winner's count.",
)


def short_name(player: str, most: int = 20) -> str:
    """A player where there is little room: a program by the last word of its command, without its folder."""
    word = (player.partition(":")[2].split() or [player])[-1].replace("\\", "/").rpartition("/")[2]
    return word if len(word) <= most else word[: most - 1] + "…"


def decimal(value: float, digits: int, lang: Lang) -> str:
    """A number with a fixed number of decimals: `1.234,5` in Dutch, `1,234.5` in English, a real minus below zero."""
    text = f"{abs(value):,.{digits}f}"
    if lang == "nl":
        text = text.translate({ord(","): ".", ord("."): ","})
    return f"\N{MINUS SIGN}{text}" if value < 0 and any(sign in "123456789" for sign in text) else text


def percent(value: float, lang: Lang, digits: int = 2) -> str:
    """A share 0..1 as a percentage without its sign."""
    return decimal(100 * value, digits, lang)
