"""What the pages of Spelen say about the tables that wait for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "who_joins": Words("Wie doet mee?", "Who joins in?"),
    "who_about": Words(
        "Tafels waar nog plaats is. Eén tik en u zit; het spel begint als iedereen er is.",
        "Tables that have room. One tap and you sit; the game begins when everybody is there.",
    ),
    "who_none": Words("Er wacht nu geen tafel op spelers.", "No table is waiting for players now."),
    "who_count": Words(
        "{count:# tafel wacht|# tafels wachten} op spelers.", "{count:# table waits|# tables wait} for players."
    ),
    "who_more": Words("En nog {count:# tafel|# tafels}.", "And {count:# table|# tables} more."),
    "who_again": Words("Kijk opnieuw", "Look again"),
    "seats_left": Words("nog {count:# plaats|# plaatsen}", "{count:# seat|# seats} left"),
    "sit_down": Words("Ga zitten", "Sit down"),
    "you_sit_here": Words("U zit hier", "You sit here"),
    "to_your_seat": Words("Naar uw plaats", "To your seat"),
    "set_up_table": Words("Zet zelf een tafel klaar", "Set up a table yourself"),
    "agreed": Words("Afspraken van deze tafel", "What this table has agreed"),
    "by_clock": Words("{count:# seconde|# seconden} per beurt", "{count:# second|# seconds} a turn"),
    "by_bank": Words("{count:# seconde|# seconden} reserve", "{count:# second|# seconds} in reserve"),
    "claim_clock": Words("{count:# seconde|# seconden} om te roepen", "{count:# second|# seconds} to claim"),
    "at_most_hands": Words("hoogstens {count:# spel|# spellen}", "at most {count:# hand|# hands}"),
    "so_many_rounds": Words("{count:# windronde|# windrondes}", "{count:# wind round|# wind rounds}"),
    # --- at the table
    "waits_for_anybody": Words(
        "Deze tafel staat onder ‘Wie doet mee?’: wie langskomt, kan gaan zitten.",
        "This table stands under ‘Who joins in?’: whoever comes by can sit down.",
    ),
    "stop_waiting": Words("Wacht niet meer op anderen", "Do not wait for others any more"),
    "waits_no_more": Words(
        "Deze tafel staat niet meer onder ‘Wie doet mee?’.", "This table stands under ‘Who joins in?’ no more."
    ),
    "wait_again": Words("Zet de tafel weer open", "Open the table again"),
}
