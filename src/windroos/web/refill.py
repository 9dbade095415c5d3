"""A page whose form was refused: what was typed stands in its fields again, and what is wrong beside the field.

One place for every form: a page is written as ever, and what was sent is put into it. Pure text to text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from html.parser import HTMLParser
from typing import Final, NamedTuple

_PLAIN: Final = frozenset(("hidden", "file", "password", "submit", "button", "image", "reset"))
"""Kinds of input that are left as they are: nobody typed them, or no page may show them again."""
_TICKED: Final = frozenset(("checkbox", "radio"))
SEEN: Final = "seen"
"""What says with what a form was shown: it is another when somebody else has changed that meanwhile."""
_FIELDS: Final = frozenset(("input", "select", "textarea"))
AGAIN: Final = frozenset((409, 422, 503, 507))
"""What is wrong with what was sent, or was wrong for a moment: who sent it can send it again."""


class RefusedForm(NamedTuple):
    """A form that was not taken.

    path    the address that it was sent to
    fields  what was sent, by the name of the field; several of one name in their order
    field   the field that is wrong, "" where it is none alone
    said    what is wrong, "" where the page says so itself
    hint    what to do
    """

    path: str
    fields: Mapping[str, Sequence[str]]
    field: str = ""
    said: str = ""
    hint: str = ""


class _Piece(NamedTuple):
    """A tag, as "form" or "/form", or what stands between tags, as ""."""

    text: str
    tag: str = ""
    said: Mapping[str, str] = {}


class _Cutter(HTMLParser):
    """Cuts a page into pieces that make it up again."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.pieces: list[_Piece] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.pieces.append(_Piece(self.get_starttag_text() or "", tag, {key: value or "" for key, value in attrs}))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        self.pieces.append(_Piece(f"</{tag}>", f"/{tag}"))

    def handle_data(self, data: str) -> None:
        self.pieces.append(_Piece(data))

    def handle_entityref(self, name: str) -> None:
        self.pieces.append(_Piece(f"&{name};"))

    def handle_charref(self, name: str) -> None:
        self.pieces.append(_Piece(f"&#{name};"))

    def handle_comment(self, data: str) -> None:
        self.pieces.append(_Piece(f"<!--{data}-->"))

    def handle_decl(self, decl: str) -> None:
        self.pieces.append(_Piece(f"<!{decl}>"))


def refilled(page: str, refused: RefusedForm) -> str | None:
    """The page with the form as it was sent, and what is wrong; None where no form of the page can have been it."""
    cutter = _Cutter()
    cutter.feed(page)
    cutter.close()
    pieces = cutter.pieces
    form = _chosen(pieces, refused)
    if form is None:
        return None
    wrong = next((at for at in form if _is_field(pieces[at]) and pieces[at].said.get("name") == refused.field), None)
    opened = {at for one in (form.start, wrong) if one is not None for at in _around(pieces, one)}
    filled = _Filling(refused, wrong)
    return "".join(
        _tag(piece, {"open": ""}) if at in opened else filled.text(at, piece) if at in form else piece.text
        for at, piece in enumerate(pieces)
    )


def _chosen(pieces: Sequence[_Piece], refused: RefusedForm) -> range | None:
    """The form that was sent: its address, what is hidden in it, and as many of its fields as any other has."""
    best, most = None, 0
    for form in _forms(pieces):
        said = pieces[form.start].said
        if said.get("method", "").lower() != "post":
            continue
        if said.get("action", "").partition("?")[0] not in ("", refused.path):
            continue
        inside = [pieces[at] for at in form]
        hidden = [one.said for one in inside if one.tag == "input" and one.said.get("type") == "hidden"]
        hidden = [one for one in hidden if one.get("name") != SEEN]
        if any(one.get("value", "") not in refused.fields.get(one.get("name", ""), ()) for one in hidden):
            continue
        shown = {one.said.get("name", "") for one in inside if _is_field(one)}
        if len(shown & refused.fields.keys()) > most:
            best, most = form, len(shown & refused.fields.keys())
    return best


def _forms(pieces: Sequence[_Piece]) -> Iterator[range]:
    start = None
    for at, piece in enumerate(pieces):
        if piece.tag == "form":
            start = at
        elif piece.tag == "/form" and start is not None:
            yield range(start, at + 1)
            start = None


def _is_field(piece: _Piece) -> bool:
    """Whether somebody can have typed or chosen something there."""
    return (
        piece.tag in _FIELDS and piece.said.get("type", "text").lower() not in _PLAIN and "disabled" not in piece.said
    )


def _around(pieces: Sequence[_Piece], place: int) -> list[int]:
    """What is folded around a place, from the outside."""
    folded: list[int] = []
    for at in range(place):
        if pieces[at].tag == "details":
            folded.append(at)
        elif pieces[at].tag == "/details" and folded:
            folded.pop()
    return folded


class _Filling:
    """The pieces of one form, one after another, with what was sent."""

    def __init__(self, refused: RefusedForm, wrong: int | None) -> None:
        self._refused = refused
        self._wrong = wrong
        self._seen: Counter[str] = Counter()
        self._chosen: Sequence[str] | None = None
        """What was chosen of the select that these pieces are of."""
        self._typed: str | None = None
        """What was typed in the textarea that these pieces are of."""
        self._after = ""
        """What is said behind the field that these pieces are of."""

    def text(self, at: int, piece: _Piece) -> str:
        """A piece as it is now."""
        if piece.tag == "form" and self._wrong is None and self._refused.said:
            return piece.text + _box(self._refused)
        if piece.tag == "option" and self._chosen is not None and "value" in piece.said:
            return _tag(piece, {"selected": "" if piece.said["value"] in self._chosen else None})
        if piece.tag in ("/select", "/textarea"):
            said, self._after, self._chosen = self._after, "", None
            typed, self._typed = self._typed, None
            return escape(typed or "") + piece.text + said
        if piece.tag == "/label":
            said, self._after = self._after, ""
            return piece.text + said
        if self._typed is not None:
            return ""
        return self._field(at, piece) if _is_field(piece) else piece.text

    def _field(self, at: int, piece: _Piece) -> str:
        name = piece.said.get("name", "")
        sent = self._refused.fields.get(name)
        marks: dict[str, str | None] = {}
        if at == self._wrong:
            marks = {"aria-invalid": "true", "autofocus": ""}
            self._after = f'<span class="field-wrong" role="alert">{_words(self._refused)}</span>'
        if piece.tag == "input" and piece.said.get("type") in _TICKED:
            marks["checked"] = "" if piece.said.get("value", "on") in (sent or ()) else None
        elif piece.tag == "select":
            self._chosen = sent
        elif sent is not None and self._seen[name] < len(sent):
            typed = sent[self._seen[name]]
            self._seen[name] += 1
            if piece.tag == "textarea":
                self._typed = typed
            else:
                marks["value"] = typed
        behind = ""
        if piece.tag == "input" and "checked" not in marks:
            behind, self._after = self._after, ""
        return _tag(piece, marks) + behind


def _tag(piece: _Piece, marks: Mapping[str, str | None]) -> str:
    """A tag with other attributes; None takes one away."""
    said = {**piece.said, **marks}
    written = "".join(f' {key}="{escape(value)}"' for key, value in said.items() if value is not None)
    return f"<{piece.tag}{written}>"


def _box(refused: RefusedForm) -> str:
    return f'<div class="trouble" role="alert" tabindex="-1" autofocus><p>{_words(refused)}</p></div>'


def _words(refused: RefusedForm) -> str:
    return f"<b>{escape(refused.said)}</b> {escape(refused.hint)}"
