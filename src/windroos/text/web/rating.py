"""What a player's own page says of his ratings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "rating_title": Words("Speelsterkte per boek", "Rating by book"),
    "rating_about": Words(
        "Hoe sterk u speelt, op een schaal waarop de computerspeler beginner 1.000 heeft en expert 2.000; tussen "
        "haakjes waartussen uw ware sterkte 95 van de 100 keer ligt.",
        "How strong you play, on a scale on which the computer player beginner has 1,000 and expert 2,000; in brackets "
        "between what your true strength lies 95 times out of 100.",
    ),
    "rating_more": Words("Welke partijen tellen, en wat het niet zegt", "Which games count, and what it does not say"),
    "rating_counts": Words(
        "Elk uitgespeeld spel aan een tafel met vier of vijf spelers telt, volgens het boek zoals het is: ook van een "
        "partij die is afgebroken of nog loopt, en ook met de coach, want daarvan wordt niets bewaard. Wat niet telt: "
        "huisregels en andere instellingen die de telling veranderen, drie spelers, gelijke muren, een spel dat u "
        "opnieuw probeert, de tafel van de les, en een tafel waar u zelf op twee plaatsen zit.",
        "Every hand played to its end at a table of four or five counts, by the book as it stands: also of a game that "
        "was broken off or goes on, and also with the coach, for nothing is kept of that. What does not count: house "
        "rules and other settings that change the counting, three players, equal walls, a hand that you try again, the "
        "lesson's table, and a table at which you have two seats yourself.",
    ),
    "rating_company": Words(
        "De sterkte van computerspelers is gemeten en staat vast; die van mensen is onbekend, en volgt uit dezelfde "
        "spellen. Daarom zegt winnen van iemand die niemand kent weinig: met computerspelers erbij wordt het getal "
        "nauwer. De laatste {games:# partij telt|# partijen tellen}. Wie een ander voor zich laat spelen of iemand "
        "laat verliezen die ook met computerspelers speelt, houdt zichzelf voor de gek; niemand anders ziet dit getal.",
        "The strength of computer players is measured and fixed; that of people is unknown, and follows from the same "
        "hands. So to win from somebody whom nobody knows says little: with computer players at the table the number "
        "narrows. The latest {games:# game counts|# games count}. Who lets another play for him, or lets somebody "
        "lose who plays with computer players too, fools himself; nobody else sees this number.",
    ),
    "rating_of": Words("{value} ({low} tot {high})", "{value} ({low} to {high})"),
    "rating_between": Words("tussen {low} en {high}", "between {low} and {high}"),
    "rating_above": Words("boven {low}", "above {low}"),
    "rating_below": Words("onder {high}", "below {high}"),
    "rating_rests": Words(
        "{games:# partij|# partijen}, {hands:# spel|# spellen}", "{games:# game|# games}, {hands:# hand|# hands}"
    ),
    "rating_few": Words(
        "Nog te weinig spellen voor een getal; na ongeveer {hands} zegt het iets.",
        "Too few hands for a number yet; after about {hands} it says something.",
    ),
    "rating_strangers": Words(
        "Nog geen getal: uw medespelers zijn te onbekend. Speel ook met computerspelers aan tafel.",
        "No number yet: those you play with are too unknown. Play with computer players at the table too.",
    ),
    "rating_went": Words("Hoe het ging", "How it went"),
    "rating_went_about": Words(
        "Elk getal is van die partijen alleen. Overlappen twee ervan elkaar, dan kan het verschil toeval zijn.",
        "Each number is of those games alone. Where two of them overlap, the difference may be chance.",
    ),
    "rating_when": Words("Van {first} tot en met {last}", "From {first} to {last}"),
    "rating_none": Words(
        "Er telt nog geen partij van u: speel er een volgens het boek.",
        "No game of yours counts yet: play one by the book.",
    ),
}
