"""What the club prints: a page that lists it, and each print at an address of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from windroos.books.catalog import IDS, rule_set
from windroos.club.deciding import evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_desk import who_sat
from windroos.club.evening_state import EveningState
from windroos.club.prints.catalog import CLUB_PRINTS, EVENING_PRINTS, PrintAsked, PrintKind, PrintPlain, print_named
from windroos.club.prints.source import PrintSource
from windroos.club.prints.yearbook import year_book
from windroos.club.year import year_of
from windroos.printing.document import PrintDocument
from windroos.printing.sheets import PrintSheets
from windroos.text.figures import whole
from windroos.text.web.club_prints import WORDS
from windroos.web.club.access import Access
from windroos.web.club.evening.at_table import card_digits, table_digits, table_link
from windroos.web.club.folder_site import zipped
from windroos.web.club.house import HERE, Clubhouse, sees_page
from windroos.web.club.rights import pass_link
from windroos.web.pages import lang_of
from windroos.web.printing.on_paper import on_paper
from windroos.web.printing.typesetting import book_data, typeset
from windroos.web.printing.typesetting_sheets import print_data
from windroos.web.reader import chosen_lang
from windroos.web.routing import get
from windroos.web.tokens import Token

PRINTS: Final = f"{HERE}/print"
BOOK: Final = "jaarboek.pdf"
ZIP: Final = "site.zip"
SHOWN: Final = 8
"""Evenings that the list of prints begins with."""


class PrintLink(NamedTuple):
    """A way to a print: its address, and what it is called."""

    path: str
    name: str


def routes(house: Clubhouse) -> list[Route]:
    """All prints of the club and of its evenings."""

    async def club_list(request: Request) -> Response:
        access, source = house.access(request), source_of(house, request)
        evenings = [
            (source.evening_name(one), links(request, EVENING_PRINTS, evening_base(one), access))
            for one in source.held[-SHOWN:][::-1]
        ]
        seasons = [
            (source.season_name(id), links(request, of(CLUB_PRINTS, "season"), PRINTS, access, seizoen=id))
            for id in source.newest
        ]
        return house.page(
            request,
            "prints.html",
            WORDS,
            evenings=evenings,
            seasons=seasons,
            season_ids=[(id, source.season_name(id)) for id in source.newest],
            people=[(id, source.name(id)) for id in players(source) if source.sees(id)] if access.may("player") else [],
            of_club=links(request, [*of(CLUB_PRINTS, "club"), *of(CLUB_PRINTS, "year")], PRINTS, access),
            books=books(source),
            cards=rule_cards(source),
            years=years(source) if access.may("player") else [],
            year_ids=year_ids(source),
        )

    async def evening_list(request: Request, id: str) -> Response:
        access, source = house.access(request), source_of(house, request)
        evening = evening_of(house.world(), id)
        return house.page(
            request,
            "prints_evening.html",
            WORDS,
            name=source.evening_name(evening),
            prints=links(request, EVENING_PRINTS, evening_base(evening), access),
            books=books(source),
            forms=f"{evening_base(evening)}/scoreformulier" if access.may("helper") else "",
        )

    async def club_print(request: Request, what: str) -> Response:
        if what == BOOK:
            return await book_file(house, request)
        if what == ZIP:
            return await site_zip(house, request)
        return await shown(house, request, print_named(CLUB_PRINTS, what), None)

    async def evening_print(request: Request, id: str, what: str) -> Response:
        kind = print_named(EVENING_PRINTS, what)
        return await shown(house, request, kind, evening_of(house.world(), id))

    return [
        get(PRINTS, club_list),
        get(f"{PRINTS}/{{what}}", club_print),
        get(f"{HERE}/avond/{{id}}/print", evening_list),
        get(f"{HERE}/avond/{{id}}/print/{{what}}", evening_print),
    ]


async def book_file(house: Clubhouse, request: Request) -> Response:
    """The year book as PDF, made beside the server. Raises PageError `print_pdf`, ClubError `club_year_far`."""
    house.needs(request, "player")
    source = source_of(house, request)
    book = await asyncio.to_thread(year_book, source, whole(request.query_params.get("jaar", "")))
    return await pdf(house, request, book_data(book, source.lang), f"{BOOK.removesuffix('.pdf')}-{book.year}.pdf")


async def site_zip(house: Clubhouse, request: Request) -> Response:
    """The club's site as a zip, with names as anybody may see them."""
    house.needs(request, "secretary")
    source = replace(source_of(house, request), name_of=house.names(Access()))
    made = await asyncio.to_thread(zipped, source, house.site.pages)
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{ZIP}"'}
    return Response(made, headers=headers, media_type="application/zip")


async def pdf(house: Clubhouse, request: Request, data: dict[str, Any], name: str) -> Response:
    """A PDF to look at in the browser, under this name where it is kept."""
    made = await house.site.aside.do(house.site.who(request), typeset, data)
    headers = {"cache-control": "no-store", "content-disposition": f'inline; filename="{name}"'}
    return Response(made, headers=headers, media_type="application/pdf")


async def shown(house: Clubhouse, request: Request, kind: PrintKind, evening: EveningState | None) -> Response:
    """A print as a page; plain text as it is. Raises ClubError."""
    house.needs(request, kind.role)
    asked = asked_of(house, request, evening)
    async with house.making.one(house.site.who(request).address):
        printed = await asyncio.to_thread(kind.make, asked)
    if isinstance(printed, PrintPlain):
        return PlainTextResponse(printed.text, headers={"cache-control": "no-store"})
    if "pdf" in request.query_params:
        data = await asyncio.to_thread(
            print_data, printed, asked.source.club.name, asked.source.lang, large=asked.source.large
        )
        return await pdf(house, request, data, f"{kind.what}.pdf")
    values = await asyncio.to_thread(on_paper, printed, asked.source.large)
    query = {key: value for key, value in request.query_params.items() if key not in ("lang", "groot")}
    large = {} if asked.source.large else {"groot": "1"}
    own = {"groot": "1"} if asked.source.large else {}
    other = "en" if asked.source.lang == "nl" else "nl"
    return house.page(
        request,
        "print.html",
        WORDS,
        unreachable=not house.site.settings.lan,
        back=f"{evening_base(evening)}" if evening is not None else PRINTS,
        sizes=_address(request, query, large, lang=asked.source.lang) if has_sizes(printed) else "",
        other=_address(request, query, own, lang=other),
        pdf=_address(request, query, {"pdf": "1", **own}, lang=asked.source.lang),
        **values,
    )


def has_sizes(printed: PrintDocument | PrintSheets) -> bool:
    """Whether a print has large letters too: a form that is filled in by hand has no letters to read."""
    return isinstance(printed, PrintDocument) or printed.kind in ("members", "walking")


def source_of(house: Clubhouse, request: Request) -> PrintSource:
    """What prints are made from, for who asks, in the language that he chose, else the club's.

    Who reads a paper or the site is not who asks for it. Raises ClubError `club_none`.
    """
    world = house.world()
    if world.club is None:
        raise ClubError("club_none")
    access, large = house.access(request), "groot" in request.query_params
    sees = partial(sees_page, world, access)
    lang = chosen_lang(request) or world.club.settings.lang
    return PrintSource(
        world.club, world.evenings, house.names(access), lang, house.today(), large, sees,
        house.book.lines, partial(house.book.evenings, world),
    )  # fmt: skip


def asked_of(house: Clubhouse, request: Request, evening: EveningState | None) -> PrintAsked:
    """What is asked in an address. Raises ClubError `club_none`."""
    source, query = source_of(house, request), request.query_params
    cards = source.club.rights.cards

    def table_address(table: int) -> str:
        """The page of a table, which leads to its score sheet."""
        return "" if evening is None else table_link(house, evening.id, table)

    def digits(table: int) -> str:
        """The same for who types it."""
        return "" if evening is None else table_digits(house.tokens, evening.id, table)

    def card_address(person: str) -> str:
        """What a member's card opens; nothing where the secretary has made him none."""
        return pass_link(house, Token("card", cards[person])) if cards.get(person) else ""

    def signs(person: str) -> str:
        """The digits by which a member agrees with a result at a table."""
        return card_digits(house.tokens, cards[person]) if cards.get(person) else ""

    return PrintAsked(
        source=source,
        evening=evening,
        season=query.get("seizoen", ""),
        person=query.get("speler", ""),
        period=query.get("periode", ""),
        year=whole(query.get("jaar", "")),
        rules=query.get("regels", ""),
        hands=whole(query.get("spellen", "")) or 0,
        players=whole(query.get("spelers", "")) or 4,
        places=whole(query.get("plaatsen", "")) or 1,
        table=table_address,
        digits=digits,
        card=card_address,
        signs=signs,
    )


def evening_base(evening: EveningState) -> str:
    """Where the prints of an evening are."""
    return f"{HERE}/avond/{evening.id}/print"


def year_ids(source: PrintSource) -> list[int]:
    """The club years in which was played, the newest first."""
    return sorted({year_of(source.club.year, one.day).number for one in source.held if one.has_points}, reverse=True)


def years(source: PrintSource) -> list[PrintLink]:
    """The year books that can be made, the newest first."""
    return [PrintLink(f"{PRINTS}/{BOOK}?jaar={year}&lang={source.lang}", str(year)) for year in year_ids(source)]


def players(source: PrintSource) -> list[str]:
    """Everybody who ever played, by name."""
    return source.ordered({who for one in source.held for who in who_sat(source.club, one)})


def of(kinds: Iterable[PrintKind], subject: str) -> list[PrintKind]:
    """The prints of something."""
    return [kind for kind in kinds if kind.of == subject]


def links(request: Request, kinds: Iterable[PrintKind], base: str, access: Access, **query: str) -> list[PrintLink]:
    """The ways to those prints that a reader may see."""
    lang = lang_of(request)

    def found() -> Iterator[PrintLink]:
        for kind in kinds:
            if access.may(kind.role):
                asked = f"?{urlencode(query)}" if query else ""
                yield PrintLink(f"{base}/{kind.what}{asked}", WORDS[f"print_{kind.what}"].to(lang))

    return list(found())


def rule_cards(source: PrintSource) -> list[PrintLink]:
    """The one-page cards of the rule sets that the club plays."""
    played = source.club.settings.rules or tuple(dict.fromkeys(one.rules for one in source.held if one.rules in IDS))
    names = dict(books(source))
    return [PrintLink(f"/spelregels/{id}/kaart", names[id]) for id in played or IDS if id in names]


def books(source: PrintSource) -> list[tuple[str, str]]:
    """The rule sets by id, as a club calls them."""
    return [(id, rule_set(id).words().short.to(source.lang)) for id in IDS]


def _address(request: Request, query: dict[str, str], more: dict[str, str], lang: str) -> str:
    return f"{request.url.path}?{urlencode({**query, **more, 'lang': lang})}"
