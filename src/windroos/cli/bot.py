"""`windroos bot`: our players on Botzone, and Botzone's records as ours."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from windroos.bots.player import NAMES, BotError
from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import OK, SOME_BAD
from windroos.errors import NotationError, OptionError, WindroosError
from windroos.telling.printed.style import Style, wrap
from windroos.text import botzone as texts
from windroos.text.figures import number, signed

if TYPE_CHECKING:
    from windroos.botzone.recording import Divergence

SPEC: Final = Spec(values=("player", "zip"), switches=("keep",))


RECORD: Final = Spec(values=("to",))


def bot_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status: of `record` 1 where a hand went otherwise than at our table."""
    if words[:1] == ["botzone"]:
        return _botzone(read_arguments(words[1:], SPEC), style)
    if words[:1] == ["record"]:
        return _record(read_arguments(words[1:], RECORD), style)
    raise OptionError("bot_what")


def _botzone(typed: Arguments, style: Style) -> int:
    if typed.words:
        raise OptionError("bot_what")
    player, keep = typed.get("player") or "live", "keep" in typed.switches
    if player not in NAMES:
        raise BotError("no_such_player", name=player, known=", ".join(NAMES))
    name = typed.get("zip")
    if name is None:
        from windroos.botzone.program import answers

        for line in answers(sys.stdin, player, keep):
            print(line, flush=True)
        return OK
    if not name:
        raise OptionError("botzone_zip_name")
    from windroos.botzone.packing import packed

    file = packed(player, keep)
    Path(name).write_bytes(file)
    print(style.say(texts.PACKED, file=name, kilobytes=number(-(-len(file) // 1000), style.lang)))
    return OK


def _record(typed: Arguments, style: Style) -> int:
    """Records from elsewhere, refereed and written as ours."""
    from windroos.botzone.reading import hands_of
    from windroos.botzone.recording import recorded

    if not typed.words:
        raise OptionError("nothing_to_verify")
    to = typed.get("to")
    if to is not None:
        Path(to).mkdir(parents=True, exist_ok=True)
    hands = same = 0
    for file in typed.words:
        for hand in hands_of(_text(file)):
            hands += 1
            found = recorded(hand)
            same += not found.remarks
            if to is not None:
                name = f"{Path(file).stem}-{hands}.jsonl"
                Path(to, name).write_text("\n".join(found.lines) + "\n", encoding="utf-8", newline="\n")
            remarks = "; ".join(_remark(remark, style) for remark in found.remarks) or texts.SAME.to(style.lang)
            points = " ".join(signed(one, style.lang) for one in found.points)
            print("\n".join(wrap(f"{hand.name or hands}: {points}; {remarks}", indent=0, hang=2)))
    print(style.bold(style.say(texts.TOTAL, hands=hands, same=same)))
    return OK if hands == same else SOME_BAD


def _remark(remark: Divergence, style: Style) -> str:
    values = {
        key: value.sentence(style.lang).rstrip(".") if isinstance(value, WindroosError) else value
        for key, value in remark.values
    }
    return style.say(texts.REMARKS[remark.code], **values)


def _text(name: str) -> str:
    try:
        return Path(name).read_text("utf-8-sig")
    except OSError as error:
        raise NotationError("file_unreadable", file=name, reason=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise NotationError("file_unreadable", file=name, reason=f"UTF-8: {error.reason}") from None
