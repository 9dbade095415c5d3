"""What the page of a tournament's log says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "log_title": Words("Logboek", "Log"),
    "log_about": Words(
        "Alles wat er gebeurde, het laatste eerst: wie het opgaf, wanneer, en wat er eerst stond.",
        "Everything that happened, the latest first: who told it, when, and what stood there before.",
    ),
    "log_table": Words("Tafel", "Table"),
    "log_person": Words("Wie", "Who"),
    "log_all": Words("alle", "all"),
    "log_show": Words("Toon", "Show"),
    "log_print": Words("Print", "Print"),
    "log_csv": Words("Als CSV", "As CSV"),
    "log_when": Words("Wanneer", "When"),
    "log_by": Words("Opgegeven door", "Told by"),
    "log_what": Words("Wat", "What"),
    "log_where": Words("Waar", "Where"),
    "log_who": Words("Over wie", "About whom"),
    "log_field": Words("Gegeven", "Field"),
    "log_before": Words("Eerst", "Before"),
    "log_after": Words("Nu", "Now"),
    "log_found": Words("{count:# regel|# regels}", "{count:# entry|# entries}"),
    "log_reason": Words("Reden", "Reason"),
    "log_latest": Words("Het laatste", "The latest"),
    "log_earlier": Words("Eerder", "Earlier"),
    "round": Words("ronde {round}", "round {round}"),
    "table": Words("tafel {table}", "table {table}"),
    "yes": Words("ja", "yes"),
    "no": Words("nee", "no"),
}
