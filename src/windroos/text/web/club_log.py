"""What the page of the log says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "log_title": Words("Logboek", "Log"),
    "log_about": Words(
        "Wie wat deed en wanneer, en wat er eerst stond.", "Who did what and when, and what stood there before."
    ),
    "log_find": Words("Zoeken in het logboek", "Search the log"),
    "log_evening": Words("Avond", "Evening"),
    "log_person": Words("Persoon", "Person"),
    "log_kind": Words("Soort", "Kind"),
    "log_day": Words("Dag", "Day"),
    "log_all": Words("alle", "all"),
    "log_show": Words("Tonen", "Show"),
    "log_everything": Words("Alles", "Everything"),
    "log_found": Words("{count:# regel|# regels}", "{count:# entry|# entries}"),
    "log_none": Words(
        "Hierover staat niets in het logboek. Kies ruimer, of toon alles.",
        "The log says nothing about this. Choose less narrowly, or show everything.",
    ),
    "log_reason": Words("Reden", "Reason"),
    "log_later": Words("Later", "Later"),
    "log_earlier": Words("Eerder", "Earlier"),
    "log_pages": Words("Bladzijden van het logboek", "Pages of the log"),
    "log_at": Words("Bladzijde {page} van {pages}", "Page {page} of {pages}"),
    "log_csv": Words("Als CSV", "As CSV"),
    "log_when": Words("Wanneer", "When"),
    "log_who": Words("Wie", "Who"),
    "log_what": Words("Wat", "What"),
    "log_before": Words("Eerst", "Before"),
    "log_after": Words("Nu", "Now"),
    "log_kind_result": Words("uitslagen", "results"),
    "log_kind_evening": Words("avonden en tafels", "evenings and tables"),
    "log_kind_people": Words("mensen", "people"),
    "log_kind_season": Words("seizoenen en bekers", "seasons and cups"),
    "log_kind_money": Words("kas", "cash"),
    "log_kind_past": Words("invoer", "import"),
    "log_kind_rights": Words("kaarten en apparaten", "cards and devices"),
    "log_kind_club": Words("instellingen", "settings"),
}
