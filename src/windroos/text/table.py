"""The words of a table file, in Dutch and in English."""

from __future__ import annotations

from typing import Final

SEAT_WORDS: Final = {
    **{"east": 0, "oost": 0, "e": 0, "o": 0, "south": 1, "zuid": 1, "s": 1, "z": 1},
    **{"west": 2, "w": 2, "north": 3, "noord": 3, "n": 3},
}
DREAMER: Final = ("dreamer", "dromer")
GREEN: Final = ("green dragon", "groene draak", "green", "groen", "g")
KEYS: Final = {
    **{"rules": "rules", "regels": "rules", "set": "set", "optie": "set", "house": "house", "huisregels": "house"},
    **{"round": "round", "ronde": "round", "pao": "liable", "liable": "liable", "betaalt": "liable"},
    **{"double": "double", "dubbel": "double", "foul": "foul", "overtreding": "foul", "pot": "pot"},
}
FROM: Final = ("from", "van")
DEAD: Final = ("dead", "dood")
FALSE: Final = ("false", "vals")
FALSE_KINDS: Final = {
    **{"minimum": "minimum", "invalid": "invalid", "hidden": "hidden"},
    **{"ongeldig": "invalid", "verborgen": "hidden"},
}
