"""A hand as a program writes it, and asking for its score."""

import json
from typing import Any

from windroos.telling.score_jsonl import answer_line
from windroos.text.words import Lang

SOUTH: dict[str, Any] = {
    "id": "zuid",
    "rules": "groenehart2011",
    "seat": "S",
    "round": "E",
    "concealed": ["2m", "3m", "4m", "6m", "7m", "8m", "3s"],
    "melds": [{"kind": "chow", "tile": "3p", "open": True}, {"kind": "chow", "tile": "5s", "open": True}],
    "bonus": [],
    "win": {"tile": "3s", "by": "discard"},
}


def ask(lang: Lang = "en", **changes: object) -> dict[str, Any]:
    line = {key: value for key, value in {**SOUTH, **changes}.items() if value != "gone"}
    return answer_line(json.dumps(line), lang)
