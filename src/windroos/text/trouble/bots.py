"""What can be wrong with computer players."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "no_such_player": Trouble(
        Words('Er is geen computerspeler "{name}".', 'There is no computer player "{name}".'),
        Words("Kies uit: {known}.", "Choose from: {known}."),
    ),
}
