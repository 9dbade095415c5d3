"""What can be wrong with a schedule that is asked for, or brought along."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "seating_not_fours": trouble(
        "Met {count} spelers zijn er geen volle tafels van vier.",
        "{count} players are no full tables of four.",
        "Laat reserves meespelen, of laat iemand een ronde wachten, zodat vier het aantal deelt.",
        "Let reserves play, or let somebody wait for a round, so that four divides the number.",
    ),
}
