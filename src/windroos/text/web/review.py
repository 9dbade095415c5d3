"""What the page says that looks at a hand again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "review_title": Words("Spel {number} nagekeken", "Hand {number} reviewed"),
    "review_lead": Words(
        "Wat de sterkste speler van Windroos op elk moment had gedaan, met wat het scheelt. Hij ziet alleen wat u "
        "toen zag.",
        "What the strongest player of Windroos would have done at each moment, and what it makes. It sees only what "
        "you saw "
        "then.",
    ),
    "review_of": Words("Van wie", "Whose"),
    "review_of_player": Words("De spelen van {name}", "The hands of {name}"),
    "review_times_count": Words("{count:# keer|# keer}", "{count:# time|# times}"),
    "review_course": Words("De kans in de loop van het spel", "The chance in the course of the hand"),
    "review_chances": Words("kans om te winnen na elke keus: {chances}", "chance to win after each choice: {chances}"),
    "review_none": Words("In dit spel was er niets te kiezen.", "There was nothing to choose in this hand."),
    "review_turns": Words("Keerpunten", "Turning points"),
    "review_no_turns": Words("Geen: beter kon het bijna niet.", "None: it could hardly be done better."),
    "review_did": Words("U deed: {action}.", "You did: {action}."),
    "review_better": Words(
        "Beter was: {action}. Dat scheelt gemiddeld {cost:# punt|# punten}.",
        "Better: {action}. That makes {cost:# point|# points} on average.",
    ),
    "review_saw": Words("uw stenen toen: {tiles}", "your tiles then: {tiles}"),
    "review_had": Words("de stenen toen: {tiles}", "the tiles then: {tiles}"),
    "review_sum": Words("Spel en geluk", "Play and luck"),
    "review_start": Words("Wat de stenen aan het begin beloofden", "What the tiles promised at the start"),
    "review_play": Words("Wat uw keuzes kostten", "What your choices cost"),
    "review_drawn": Words("Geluk van wat u zelf pakte", "Luck of what you drew yourself"),
    "review_others": Words("Geluk van wat anderen deden", "Luck of what others did"),
    "review_ended": Words(
        "Geluk van hoe het spel na uw laatste keus afliep", "Luck of how the hand ended after your last choice"
    ),
    "review_result": Words("Wat het spel opbracht", "What the hand brought"),
    "review_ended_all": Words(
        "Geluk van hoe spelen na uw laatste keus afliepen", "Luck of how hands ended after your last choice"
    ),
    "review_result_all": Words("Wat deze spelen opbrachten", "What these hands brought"),
    "review_adds": Words(
        "De opbrengst is keuzes en geluk bij elkaar, en wat de stenen aan het begin al beloofden.",
        "What a hand brought is choices and luck together, and what its tiles promised at the start.",
    ),
    "review_waits": Words("Wie er wachtte", "Who was waiting"),
    "review_no_waits": Words("Niemand anders wachtte aan het eind.", "Nobody else was waiting at the end."),
    "review_waited": Words(
        "{name} wachtte vanaf de {since}e weggelegde steen op {tiles}.",
        "{name} had been waiting from discard {since} on for {tiles}.",
    ),
    "review_waited_start": Words(
        "{name} wachtte vanaf het begin op {tiles}.", "{name} had been waiting from the start for {tiles}."
    ),
    "review_moves": Words("Alle keuzes", "All choices"),
    "review_move": Words("Keus", "Choice"),
    "review_instead": Words("beter: {action}", "better: {action}"),
    "review_cost": Words("Kost", "Cost"),
    "review_came": Words("Geluk ervoor", "Luck before it"),
    "review_best_draw": Words(
        "De beste steen die u pakte: {tile} ({points}).", "The best tile that you drew: {tile} ({points})."
    ),
    "review_worst_draw": Words("De slechtste: {tile} ({points}).", "The worst: {tile} ({points})."),
    "review_game": Words("De partij nakijken", "Review the match"),
    "review_game_title": Words("De partij nagekeken", "The match reviewed"),
    "review_game_lead": Words(
        "Waar u punten liet liggen, en wat geluk was. Elk spel is nagekeken door de sterkste speler van Windroos.",
        "Where you left points, and what was luck. Every hand is reviewed by the strongest player of Windroos.",
    ),
    "review_game_none": Words("Er is nog geen spel uit.", "No hand has ended yet."),
    "review_where": Words("Waar punten bleven liggen", "Where points were left"),
    "review_nowhere": Words("Nergens: beter kon het bijna niet.", "Nowhere: it could hardly be done better."),
    "review_kind": Words("Bij", "At"),
    "review_times": Words("Keer", "Times"),
    "review_points": Words("Punten", "Points"),
    "review_see": Words("Kijk naar", "Look at"),
    "review_hand": Words("Spel {number}", "Hand {number}"),
    "review_hands": Words("De spelen", "The hands"),
    "review_hands_part": Words("De spelen {first} t/m {last}", "Hands {first} to {last}"),
    "review_earlier": Words("Eerdere spelen", "Earlier hands"),
    "review_later": Words("Latere spelen", "Later hands"),
    "review_played": Words("Keuzes", "Choices"),
    "review_lucky": Words("Geluk", "Luck"),
    "review_got": Words("Opbrengst", "Brought"),
    "review_sum_game": Words("Spel en geluk van deze spelen samen", "Play and luck of these hands together"),
    "review_loss_mahjong": Words("mahjong die u liet liggen", "a mahjong that you did not call"),
    "review_loss_claim": Words("een set die u beter niet had geclaimd", "a set better not claimed"),
    "review_loss_pass": Words("een set die u liet gaan", "a set that you let go"),
    "review_loss_kong": Words("een kong, wel of niet", "a kong, to declare or not"),
    "review_loss_wait": Words("waarop u ging wachten", "what you came to wait for"),
    "review_loss_danger": Words("een gevaarlijke steen", "a dangerous tile"),
    "review_loss_discard": Words("een andere weggelegde steen", "another discard"),
    "review_look": Words("Bekijk", "Look"),
    "review_try": Words("Probeer het vanaf hier", "Try it from here"),
    "review_share": Words("Delen", "Share"),
    "review_share_about": Words(
        "Wie dit adres heeft, ziet dit ene spel zoals u het zag: uw stenen en keuzes, zonder namen, en verder niets "
        "van de tafel.",
        "Whoever has this address sees this one hand as you saw it: your tiles and choices, without names, and "
        "nothing else of the table.",
    ),
    "review_share_link": Words("Het adres om te delen", "The address to share"),
    "review_shared_lead": Words(
        "Een spel zoals één speler het zag, met wat de sterkste speler van Windroos op elk moment had gedaan.",
        "A hand as one player saw it, with what the strongest player of Windroos would have done at each moment.",
    ),
    "review_was": Words("De speler deed: {action}.", "The player did: {action}."),
}

ONE_HAND: Final[Mapping[str, Words]] = {
    key: WORDS[f"review_{key}"] for key in ("start", "play", "drawn", "others", "ended", "result")
}
"""The parts of a hand's result, and the result."""
SEVERAL_HANDS: Final[Mapping[str, Words]] = {
    **ONE_HAND, "ended": WORDS["review_ended_all"], "result": WORDS["review_result_all"],
}  # fmt: skip
"""The same of several hands."""
