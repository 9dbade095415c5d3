"""What the scorer that needs no server says of itself."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

NAME: Final = Words("Windroos: tellen zonder netwerk", "Windroos: counting without a network")
WAKING: Final = Words(
    "Windroos wordt klaargezet op deze telefoon. Dat duurt de eerste keer even; daarna werkt tellen zonder netwerk.",
    "Windroos is being set up on this phone. The first time takes a moment; after that, counting needs no network.",
)
SCRIPT: Final = Words("Zonder server tellen heeft JavaScript nodig.", "Counting without a server needs JavaScript.")
