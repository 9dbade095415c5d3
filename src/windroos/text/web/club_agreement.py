"""What pages say of who agrees with a result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "agree_title": Words("Klopt de uitslag?", "Is the result right?"),
    "agree_about": Words(
        "Ieder zegt het zelf. Verandert er daarna nog iets, dan zegt ieder het opnieuw.",
        "Everybody says so himself. If anything changes afterwards, everybody says it again.",
    ),
    "agree_code": Words("Code op de kaart", "Code on the card"),
    "agree_yes": Words("Klopt", "Right"),
    "agree_no": Words("Klopt niet …", "Not right …"),
    "agree_why": Words("Wat klopt er niet?", "What is not right?"),
    "agree_send": Words("Zeg het de leiding", "Tell the desk"),
    "agree_of": Words("akkoord: {count} van {of}", "agreed: {count} of {of}"),
    "agree_against": Words("niet akkoord: {name}", "does not agree: {name}"),
    "agree_done": Words("akkoord", "agreed"),
    "agree_not": Words("niet akkoord", "does not agree"),
    "agree_paper": Words("Noteer: allen tekenden het papier", "Note: all signed the paper"),
    "agree_own_title": Words("Mijn laatste uitslagen", "My latest results"),
    "agree_own_about": Words(
        "Zeg of ze kloppen; de secretaris ziet het bij de avond.", "Say whether they are right; the secretary sees it."
    ),
    "agree_digits": Words("Op de telefoon van de tafel is uw code:", "On the table's phone your code is:"),
    "agree_changed": Words("veranderd sinds u het zei", "changed since you said so"),
}
