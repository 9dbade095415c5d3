"""What every page says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "brand": Words("Windroos", "Windroos"),
    "home": Words("Windroos, naar het begin", "Windroos, to the start"),
    "parts": Words("Onderdelen", "Parts"),
    "count": Words("Tellen", "Count"),
    "play": Words("Spelen", "Play"),
    "rules": Words("Spelregels", "Rules"),
    "to_main": Words("Naar de inhoud", "Skip to the content"),
    "trouble_title": Words("Dat gaat niet", "That cannot be"),
    "to_start": Words("Naar het begin", "To the start"),
}
