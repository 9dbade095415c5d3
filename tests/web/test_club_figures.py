"""Pages of figures: a person, records, the collection, the twenty-one, the champion and cups."""

from __future__ import annotations

import re
from datetime import date
from html import unescape
from math import comb

import pytest
from starlette.testclient import TestClient

from tests.web.club_program import DRAW, GOLDEN, LIVE, PEOPLE, PROGRAM, forms, hand
from tests.web.club_world import CLUB, tell
from tests.web.conftest import all_routes
from windroos.hosting.club_folder import ClubFolder
from windroos.rules.bmj import shipped
from windroos.web.app import create_app
from windroos.web.club.places import PLACES
from windroos.web.site import Site


def words(client: TestClient, path: str, answers: int = 200) -> str:
    """A page without its marks."""
    answer = client.get(path)
    assert answer.status_code == answers, (path, answer.status_code)
    main = answer.text.partition("<main")[2].partition("</main>")[0]
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", main)).split())


@pytest.fixture
def club(client: TestClient, site: Site) -> TestClient:
    tell(site, *CLUB, *PROGRAM)
    return client


def test_a_person_with_hands(club: TestClient) -> None:
    said = words(club, "/club/speler/frits")
    assert "mahjong per spel 11 % 2 % tot 43 %, over 9 spellen" in said, "with its interval, and over how many hands"
    assert "Minder dan dertig spellen" in said, "nobody is ranked by so few"
    assert "Pee ling eet cake (nummer 51) 500" in said
    assert "Van de 42: 1 / 42" in said
    assert "Anna de Vries" in said, "an opponent"
    assert 'class="chart"' in club.get("/club/speler/frits").text


def test_a_person_of_whom_totals_are_known_alone(club: TestClient) -> None:
    said = words(club, "/club/speler/els")
    assert "avonden 2 mahjong" in said
    assert "tafels gewonnen 100 % 34 % tot 100 %, over 2 tafels" in said
    assert "mahjong per spel 25 % 12 % tot 45 %, over 24 spellen" in said, "mahjongs and hands were typed with it"
    assert "punten per spel – over 0 spellen" in said, "what is not known is not nothing"
    assert "Van 0 van 2 tafels zijn de spellen bekend" in said, "and what is not known is said"


def test_a_person_without_a_result_and_nobody(club: TestClient) -> None:
    assert "nog geen uitslag van Joost Ouwerkerk" in words(club, "/club/speler/joost")
    assert club.get("/club/speler/nobody").status_code == 404


def test_a_page_of_a_person_is_for_members(site: Site, club: TestClient) -> None:
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as stranger:
        assert stranger.get("/club/speler/frits").status_code == 403
        said = words(stranger, "/club/records?regels=nmv144")
        assert "Bart B." in said
        assert "van den Berg" not in said, "a stranger sees no whole names"
        assert stranger.post("/club/bekers/beker/ingeleverd").status_code == 403


def test_a_corrected_hand_takes_its_record_back(club: TestClient, site: Site) -> None:
    said = words(club, "/club/records?regels=nmv144")
    assert re.search(r"Hoogste overscore 640 Bart van den Berg, 6-2-2024, tafel 1 Het boek kent 61.440", said)
    line = forms("p1", "2024-02-06", *GOLDEN[:2], GOLDEN[3])[1]
    tell(site, {"do": "reopen", "evening": "p1"}, {**line, "reason": "Verkeerd geteld"})
    shown = words(club, "/club/records?regels=nmv144").partition("Een record van vroeger")[0]
    assert "overscore" not in shown.lower()


def test_records_with_who_held_them_before(club: TestClient) -> None:
    said = words(club, "/club/records")
    assert (
        "Hoogste eindtotaal 1.504 Bart van den Berg, 23-1-2024, tafel 1 Was 812, Anna de Vries, 9-1-2024, tafel 1"
        in said
    )
    assert "Meeste punten in een seizoen 1.568" in said
    season = words(club, "/club/records?wie=s23")
    assert "Hoogste eindtotaal 1.504" in season


@pytest.mark.parametrize("page", ["/club/records?regels=nmv144", "/club/print/records"])
def test_records_say_what_they_miss(club: TestClient, page: str) -> None:
    """Rules 55 and 136: the highest number and the most All Round points hold no hand without a number (A5.2)."""
    assert "Nummer onbekend, dus niet meegeteld: Jadespel" in words(club, page)


@pytest.mark.parametrize("page", ["/club/avond/p2", "/club/avond/p2/print/uitslag"])
def test_a_result_says_both_measures_and_by_which_the_game_was_won(club: TestClient, page: str) -> None:
    """Rule 55: a game that was broken off is won by the largest possession, whatever special hand was made."""
    said = words(club, page)
    assert "Hoogste bijzondere mah jong: Jadespel (nummer onbekend), van Cor Jansen" in said
    assert "Winnaar, met het grootste bezit (regel 55)" in said


def test_the_collection_names_what_has_no_number(club: TestClient) -> None:
    said = words(club, "/club/verzameling")
    assert "12 Haakwerkje" in said
    assert "– Jadespel" in said
    assert "kent niemand hier het nummer" in said


def test_the_collection_is_a_grid_of_people_and_hands_with_its_sums(club: TestClient) -> None:
    """Everybody has the same boxes, by number and those without one last; a hole is empty, and it adds up."""
    text = club.get("/club/verzameling").text
    grid = text[text.index('<ul class="made-by">') : text.index("</ul>", text.index('<ul class="made-by">'))]
    found = {}
    for row in grid.split("<li>")[1:]:
        name, sum_of = re.findall(r"<b>(.*?)</b>.*?samen (\d+)", row)[0]
        boxes = re.findall(r'<span class="(there|hole)" title="([^":]*)(?:: (\d+)×)?">([^<]*)', row)
        assert sum(int(times or 0) for _, _, times, _ in boxes) == int(sum_of)
        assert all((kind == "there") == bool(times) for kind, _, times, _ in boxes)
        found[name] = {hand: times for _, hand, times, _ in boxes if times}
        numbers = [int(number) if number.isdecimal() else 99 for *_, number in boxes]
        assert numbers == sorted(numbers)
    assert found["Anna de Vries"] == {"Haakwerkje": "1"}
    assert found["Cor Jansen"] == {"Jadespel": "1"}


def test_the_twenty_one_and_the_champion_of_a_year(club: TestClient) -> None:
    assert "1 · Anna de Vries 1 / 21" in words(club, "/club/21?jaar=2024")
    said = words(club, "/club/kampioen?jaar=2024")
    assert "Cor Jansen Jadespel (20-2-2024) 0" in said, "no number is guessed"
    for year in ("9999", "0001", "x", "2024&jaar=1"):
        assert club.get(f"/club/21?jaar={year}").status_code == 200


def test_a_cup_comes_home_and_goes_back(club: TestClient) -> None:
    assert "Thuis bij Cor Jansen sinds 20-2-2024" in words(club, "/club/bekers")
    club.post("/club/bekers/beker/ingeleverd")
    assert "De beker is bij de club." in words(club, "/club/bekers")
    assert club.post("/club/bekers/nergens/ingeleverd").status_code == 404


@pytest.mark.parametrize("path", ["records", "verzameling", "21", "kampioen", "bekers", "cijfers"])
def test_a_club_without_results_says_so(client: TestClient, site: Site, path: str) -> None:
    assert client.get(f"/club/{path}").status_code == 404, "no club yet"
    tell(site, CLUB[0])
    assert 'class="club-empty"' in client.get(f"/club/{path}").text


def test_a_hand_shows_what_is_known_of_it(club: TestClient, site: Site) -> None:
    """Tiles with their explanation where they were entered, else the scores, and that more is not known."""
    tell(site, *LIVE)
    said = words(club, "/club/avond/p1/spel/1/1/4")
    assert "Pee ling eet cake" in said
    assert "De stenen zijn niet ingevoerd" in said
    assert "Anna de Vries" in said
    page = club.get("/club/avond/p3/spel/1/1/1").text
    assert "De stenen zijn niet ingevoerd" not in page
    assert 'class="tab expl"' in page
    for path in ("p1/spel/1/1/99", "p1/spel/9/1/1", "e1/spel/1/1/1", "nooit/spel/1/1/1"):
        assert club.get(f"/club/avond/{path}").status_code == 404


def test_an_explanation_leads_to_every_hand_of_a_table(club: TestClient, site: Site) -> None:
    """From why somebody stands there to his table, and from each hand to the next."""
    tell(site, *LIVE, {"do": "season", "id": "live", "from": "2020-01-01", "until": "2030-12-31", "formula": "cbms"})
    world = ClubFolder(site.store).world()
    (kept,) = [one for place, one in world.evenings["p1"].results.items() if place == (1, 1)]
    assert kept.typed is not None
    page = club.get(f"/club/stand/live/uitleg/{kept.typed.players[0]}").text
    assert '<a href="/club/avond/p1/spel/1/1/1">tafel 1 spel voor spel</a>' in page
    first, second = (club.get(f"/club/avond/p1/spel/1/1/{number}").text for number in (1, 2))
    assert 'rel="prev"' not in first
    assert 'rel="next" href="/club/avond/p1/spel/1/1/2"' in first
    assert 'rel="prev" href="/club/avond/p1/spel/1/1/1"' in second
    assert "/club/avond/e1/spel" not in club.get("/club/stand/s23/uitleg/anna").text, "of totals there are no hands"


def test_a_stranger_sees_no_whole_name_on_a_hand(club: TestClient, site: Site) -> None:
    tell(site, {"do": "person", "id": "bart", "name": "Anna Vos"})
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as stranger:
        assert "Anna V. (b) maakt mahjong" in words(stranger, "/club/avond/p1/spel/1/1/1"), (
            "as they are shown to anybody"
        )


def test_a_record_leads_to_its_hand_and_shows_its_tiles(club: TestClient, site: Site) -> None:
    tell(site, *LIVE)
    page = club.get("/club/records?regels=groenehart2011").text
    assert 'href="/club/avond/p3/spel/1/1/1"' in page
    assert 'class="felt small-felt"' in page
    scores = club.get("/club/records?regels=nmv144").text
    assert 'href="/club/avond/p1/spel/1/1/3"' in scores, "the overscore"
    assert "small-felt" not in scores
    assert "Nog niet meegeteld: één tafel" in scores, "a sheet that nobody took over"


def test_a_record_is_printed_with_its_table_and_its_tiles(club: TestClient, site: Site) -> None:
    assert "p-tiles" not in club.get("/club/print/records").text
    tell(site, *LIVE)
    shown = words(club, "/club/print/records")
    assert "Hoogste overscore (het boek: 61.440) 640 Bart van den Berg 6 februari 2024 1" in shown
    assert "p-tiles" in club.get("/club/print/records").text


def test_a_collection_says_when_first_and_with_whom(club: TestClient) -> None:
    said = words(club, "/club/speler/cor?regels=nmv144")
    assert "Jadespel Voor het eerst 20-2-2024, met Anna de Vries, Bart van den Berg en Bartholomeus" in said
    assert "Nummer onbekend, dus niet meegeteld: Jadespel" in said
    anna = words(club, "/club/speler/anna?regels=nmv144")
    assert "Hoogste bijzondere mah jong : Haakwerkje (nummer 12), 20-2-2024" in anna


def test_what_a_total_misses_is_said_beside_it(club: TestClient, site: Site) -> None:
    assert "Cor Jansen Nummer onbekend, dus niet meegeteld: Jadespel" in words(club, "/club/kampioen?jaar=2024")
    assert "Nummer onbekend, dus niet meegeteld: Jadespel" in words(club, "/club/verzameling")
    tell(site, {"do": "numbers", "formations": {"haakwerkje": 12, "jade": 31}})
    assert "Nummer onbekend" not in words(club, "/club/verzameling")
    assert "Eerste: Cor Jansen, met 31" in words(club, "/club/kampioen?jaar=2024"), "past totals follow the list"


def test_averages_and_totals_of_each_year(club: TestClient, site: Site) -> None:
    """Rules 130 and 137: a year beside the ones before it, and the best is kept."""
    more = [hand("cor", (0, 20, 1000, 40), special={"number": number}) for number in (23, 31)]
    tell(site, *forms("p0", "2022-11-08", *more), *forms("p9", "2023-01-10", more[0]))
    said = words(club, "/club/speler/cor?regels=nmv144")
    assert "Hoogste ZBMJ-totaal in 2022, 2 spellen 54" in said
    assert re.search(r"2023 1 100 % 7\.000 – 23,0 23,0 23", said)
    assert re.search(r"2022 2 100 % 11\.000 – 54,0 27,0 54", said)
    bart = words(club, "/club/speler/bart?regels=nmv144")
    assert re.search(r"2024 9 33 % [\d.]+ 640 ", bart), "his overscore of the year beside it"
    assert "Kampioenen Jaar Van wie Totaal 2023 Cor Jansen 23 2022 Cor Jansen 54" in words(club, "/club/kampioen")


def test_the_earliest_twenty_one_is_a_record(club: TestClient, site: Site) -> None:
    """Rule 143, with the book's own record beside it; a member of now, and a season, have their own."""
    tell(site, {"do": "numbers", "formations": {}})
    for at, number in enumerate(range(1, 22)):
        value = 250 if number <= 3 else 1000 if number >= 20 else 500
        one = hand("anna", (value, 0, 0, 0), special={"number": number})
        tell(site, *forms(f"t{number}", f"2024-01-{number + 9:02}", *([one] * (1 + at % 2))))
    said = words(club, "/club/records?regels=nmv144")
    assert "Vroegste eenentwintig vol 30 januari Anna de Vries, 30-1-2024, tafel 1 Het boek kent 27 april" in said
    assert "Eenentwintig vol in de minste spellen 31 Anna de Vries" in said
    assert "Het boek kent 734" in said
    tell(site, {"do": "void", "evening": "t7", "table": 1, "reason": "Nooit gespeeld"})
    shown = words(club, "/club/records?regels=nmv144").partition("Een record van vroeger")[0]
    assert "eenentwintig vol" not in shown.lower(), "a record that is taken back"
    assert "Anna de Vries 20 / 21" in words(club, "/club/21?jaar=2024")


def test_totals_without_a_table_are_no_table(club: TestClient, site: Site) -> None:
    """Of an evening that is known by totals alone nobody knows who sat with whom, or how even a table was."""
    totals = [{"person": "anna", "points": 4000}, {"person": "dora", "points": -100}, {"person": "greet"}]
    evening = {"id": "o1", "date": "2023-03-14", "rules": "nts2002", "totals": totals}
    total = {"do": "import", "id": "oud", "evenings": [evening]}
    before = words(club, "/club/speler/anna?regels=nts2002")
    tell(site, total)
    after = words(club, "/club/speler/anna?regels=nts2002")
    assert "avonden 4 mahjong" in after
    assert before.count("over 3 tafels") == after.count("over 3 tafels") > 0, "no table more"
    assert "Greet" not in after, "no opponent"
    said = words(club, "/club/records?regels=nts2002")
    assert "Meeste punten op een avond 4.000 Anna de Vries" in said
    assert "Hoogste eindtotaal 1.504" in said, "of a table nothing is known"
    assert "nog geen uitslag" not in words(club, "/club/speler/greet"), "he was there"


def test_the_screen_shows_jersey_scarves_and_the_last_special_hand(club: TestClient, site: Site) -> None:
    """While an evening is played of every table, from its result or from its live sheet; and at its end in words."""
    assert "Truien en sjaals" in words(club, "/club/avond/p1?deel=uitslag")
    others = ["dora", "els", "greet", "hans"]
    came = ({"do": "arrive", "evening": "p1", "person": one} for one in (*PEOPLE, *others))
    seats = {"do": "tables", "evening": "p1", "method": "hand", "tables": [list(PEOPLE), others]}
    tell(site, {"do": "reopen", "evening": "p1"}, *came, seats)
    said = words(club, "/club/avond/p1/scherm")
    page = club.get("/club/avond/p1/scherm").text
    assert re.search(
        r'class="jersey" role="img" aria-label="[^"]+">.{0,80}#jersey.{0,80}Bart van den Berg', page, re.DOTALL
    )
    assert page.count('class="jersey"') == 1, "one wears it"
    assert re.search(r"Bartholomeus van Spreeuwenburg groene sjaal oranje sjaal 3\.720 · 51 ARP", said)
    assert "Laatste bijzondere spel: Pee ling eet cake (nummer 51), Bartholomeus van Spreeuwenburg" in said


def test_honours_of_earlier_years_are_typed_with_their_source(club: TestClient, site: Site) -> None:
    """A club with a past shows it: who is not known yet becomes a guest, and what was typed can be taken back."""
    form = {"year": "1998", "title": "Clubkampioen", "person": "cor", "source": "Jaarboek 1998"}
    club.post("/club/bekers", data=form)
    club.post("/club/bekers", data={**form, "year": "1987", "person": "", "name": "Truus Prins", "source": "de beker"})
    said = words(club, "/club/bekers")
    assert "1998 Cor Jansen Clubkampioen getypt, bron: Jaarboek 1998" in said
    assert "1987 Truus Prins Clubkampioen getypt, bron: de beker" in said
    world = ClubFolder(site.store).world()
    assert world.club is not None
    kept = world.club.competition.honours
    assert [one.year for one in kept] == [1998, 1987]
    assert "Prins" not in "".join(event.body for event in site.store.events(ClubFolder(site.store).id)), "ids alone"
    stranger = TestClient(club.app, headers={"accept-language": "nl"})
    assert stranger.post("/club/bekers", data=form).status_code == 403
    assert "1998 Cor J." in words(stranger, "/club/bekers")
    assert "Een titel of beker van vroeger" not in words(stranger, "/club/bekers")
    tell(site, {"do": "person", "id": "cor2", "name": "C. Jansen"}, {"do": "merge", "person": "cor", "into": "cor2"})
    assert "1998 C. Jansen" in words(club, "/club/bekers")
    club.post("/club/bekers", data={"gone": kept[0].honour})
    assert "1998" not in words(club, "/club/bekers")


@pytest.mark.parametrize(
    ("field", "code"),
    [
        ({"year": "jaar"}, "geen heel getal"),
        ({"person": ""}, "winnaar"),
        ({"source": " "}, "bron"),
        ({"gone": "x"}, "x"),
    ],
)
def test_an_honour_that_cannot_be_is_said(club: TestClient, field: dict[str, str], code: str) -> None:
    form = {"year": "1998", "title": "Clubkampioen", "person": "cor", "source": "Jaarboek 1998", **field}
    answer = club.post("/club/bekers", data=form)
    assert answer.status_code in (404, 422)
    assert re.search(r'class="(trouble|field-wrong)"', answer.text)
    assert 'value="Clubkampioen"' in answer.text, "what was typed stays"


def test_the_figures_of_a_club(club: TestClient, site: Site) -> None:
    """Who came, what was won beside the book's yardstick, who wins from thirty hands on, what is made."""
    said = words(club, "/club/cijfers?regels=nmv144")
    assert "Spellen gewonnen" in said
    assert re.search(r"60 % tot 70 % gewonnen .* ongeveer 30 %", said)
    assert "Nog niemand heeft dertig spellen" in said
    often = "1 op 8 gewonnen spellen (2 tot 45) stenen:"
    assert f"Pee ling eet cake (nummer 51) {often} niet uitgerekend 1" in said, "a situation is no matter of tiles"
    deals = next(row.deals for row in shipped().rows if row.id == "haakwerkje")
    assert deals is not None
    rare = f"{round(comb(136, 14) / deals):,}".replace(",", ".")
    assert f"Haakwerkje (nummer 12) {often} 1 op {rare} 1" in said
    drawn = club.get("/club/cijfers").text
    assert 'class="chart bars"' in drawn
    assert re.search(r'aria-label="Gemiddeld op een avond, van 2023 tot en met 2023', drawn)
    won = [hand("cor", (0, 20, 100, 40))] * 10 + [DRAW] * 6
    tell(site, *forms("q1", "2022-11-08", *won), *forms("q2", "2021-11-09", *won))
    more = words(club, "/club/cijfers?regels=nmv144")
    assert re.search(r"Cor Jansen 39 % tot 68 %, over 41 spellen Punten per spel: [^%]* 54 %", more)
    assert "2022 16 62 % 38 %" in more
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as stranger:
        seen = words(stranger, "/club/cijfers?regels=nmv144")
    assert "Cor J" not in seen, "figures of people are for members"
    assert "2022 16 62 % 38 %" in seen


def test_who_is_close_to_the_twenty_one_stands_there(club: TestClient, site: Site) -> None:
    tell(site, {"do": "numbers", "formations": {}})
    value = {number: 250 if number <= 3 else 1000 if number >= 20 else 500 for number in range(1, 18)}
    made = [hand("anna", (points, 0, 0, 0), special={"number": number}) for number, points in value.items()]
    tell(
        site,
        *forms("t1", f"{date.today().year}-01-02", *made[:9]),
        *forms("t2", f"{date.today().year}-01-03", *made[9:]),
    )
    assert "Anna de Vries mist nog 18, 19, 20 en 21 voor de eenentwintig." in words(club, "/club/cijfers")
    assert "mist nog" not in words(club, "/club"), "the first page names who is nearer"


def test_every_place_of_the_navigation_is_there(site: Site) -> None:
    known = {route.path for route in all_routes(create_app(site))}
    assert {place.path for place in PLACES} <= known
