"""What the API's description and its page say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "title": Words("Voor programma's", "For programs"),
    "about": Words(
        "Wat Windroos telt en afrekent, geeft het ook als JSON: dezelfde objecten als de regels van windroos score "
        "--jsonl en windroos settle --jsonl. Wat er mis is, komt terug als een code, een zin en een raad.",
        "What Windroos counts and settles it gives as JSON too: the same objects as the lines of windroos score "
        "--jsonl and windroos settle --jsonl. What is wrong comes back as a code, a sentence and a hint.",
    ),
    "language": Words(
        "Achter elk adres kan ?lang=nl of ?lang=en; anders beslist Accept-Language.",
        "Each address takes ?lang=nl or ?lang=en; else Accept-Language decides.",
    ),
    "document": Words("De hele beschrijving, als OpenAPI", "The whole description, as OpenAPI"),
    "club": Words(
        "Wat een club bijhoudt, vraagt en schrijft een programma onder /api/club, zoals windroos club do.",
        "What a club keeps, a program asks and writes under /api/club, as windroos club do.",
    ),
    "tournament": Words(
        "Een toernooi vraagt en schrijft het onder /api/tournament, zoals windroos tournament do.",
        "A tournament it asks and writes under /api/tournament, as windroos tournament do.",
    ),
    "club_document": Words("De beschrijving daarvan", "The description of that"),
    "example": Words("Zo vraagt u het", "How to ask"),
    "answer": Words("Het antwoord", "The answer"),
    "takes": Words("Wat erin gaat", "What goes in"),
    "gives": Words("Wat eruit komt", "What comes out"),
    "key": Words("sleutel", "key"),
    "type": Words("soort", "kind"),
    "meaning": Words("betekenis", "meaning"),
    "needed": Words("verplicht", "required"),
    "list_too": Words("Of een lijst van hooguit 1000.", "Or a list of at most 1000."),
}

OPERATIONS: Final[Mapping[str, Words]] = {
    "score": Words("Een hand tellen, met elke regel uitgelegd", "Count a hand, every line explained"),
    "settle": Words("Afrekenen: wie betaalt wie", "Settle: who pays whom"),
    "waits": Words("Waar dertien stenen op wachten", "What thirteen tiles wait for"),
    "why-not": Words("Waarom iets niet telt", "Why something does not count"),
    "books": Words("De regelboeken", "The rule books"),
    "book": Words("Eén regelboek: alle items en opties", "One rule book: all items and options"),
    "openapi": Words("Deze beschrijving", "This description"),
    "in_a_list": Words(
        "Van een lijst krijgt elk zijn eigen antwoord; wat mis is met het ene, houdt het andere niet tegen.",
        "In a list each gets its own answer; what is wrong with one does not stop another.",
    ),
    "lang": Words("De taal van namen en zinnen", "The language of names and sentences"),
    "wrong": Words("Wat er mis is", "What is wrong"),
    "answered": Words("Het antwoord", "The answer"),
}

OBJECTS: Final[Mapping[str, Words]] = {
    "Hand": Words(
        "Een hand en zijn omstandigheden: een regel van windroos score --jsonl",
        "One hand and its circumstances: a line of windroos score --jsonl",
    ),
    "Meld": Words("Een set op tafel", "A set that lies on the table"),
    "Win": Words("Hoe een hand gewonnen is", "How a hand was won"),
    "Score": Words("Een getelde hand", "A hand counted"),
    "Line": Words("Een regel van een score", "One line of a score"),
    "Outcome": Words(
        "Hoe een spel van een hele tafel afliep: een regel van windroos settle --jsonl",
        "How a hand of a whole table ended: a line of windroos settle --jsonl",
    ),
    "FalseCall": Words("Een mahjong die er geen was", "A mahjong that was none"),
    "Fouls": Words("Hoe vaak een speler een regel overtrad", "How often a player broke a rule"),
    "Settlement": Words("Wie betaalt wie", "Who pays whom"),
    "Payment": Words("Wat de een de ander betaalt; null is de pot", "What one pays another; null is the pot"),
    "Waits": Words("Waar dertien stenen op wachten", "What thirteen tiles wait for"),
    "Wait": Words("Een steen die de hand afmaakt", "A tile that completes the hand"),
    "Paid": Words("Wat een hand oplevert die zo wordt afgemaakt", "What a hand pays when it is completed in one way"),
    "Form": Words("Hoever de hand van een vorm af is", "How far the hand is from one form"),
    "Question": Words("Een hand, en het item waar het om gaat", "A hand, and the item that somebody asks about"),
    "WhyNot": Words(
        "Waarom een item telt of niet, en waarmee het zou tellen",
        "Why an item counts or not, and what would make it count",
    ),
    "Reason": Words("Een reden, met de getallen en namen erbij", "One reason, with the figures and names it is about"),
    "BookName": Words("Een regelboek", "A rule book"),
    "Rules": Words("Een heel regelboek", "All of one rule book"),
    "Heading": Words("De rijen onder een kopje van een boek", "The rows under one heading of a book"),
    "Item": Words("Een rij van de tabellen van een boek", "One row of a book's tables"),
    "Option": Words(
        "Een vraag die een boek openlaat, met het antwoord", "A question that a book leaves open, with its answer"
    ),
    "Trouble": Words("Wat er mis is, en wat u eraan doet", "What is wrong, and what to do about it"),
    "Failed": Words(
        "In een lijst: het antwoord op wat niet te tellen of af te rekenen is",
        "In a list: the answer to one that could not be counted or settled",
    ),
}
"""The objects of the description."""

KEYS: Final[Mapping[str, Words]] = {
    "id": Words("Wat u wilt; komt terug", "Anything; given back"),
    "rules": Words("Het regelboek", "The rule book"),
    "options": Words("Opties van dat boek, per naam", "Options of that book, by name"),
    "seat": Words("De eigen wind", "The player's own wind"),
    "round": Words("De wind van de ronde; G is de groene draak", "The round's wind; G is the green dragon"),
    "concealed": Words(
        "De stenen op het rek, zonder de winnende steen", "The tiles on the rack, without the winning tile"
    ),
    "melds": Words("De sets op tafel", "The sets on the table"),
    "Hand.bonus": Words("Seizoenen f1-f4 en bloemen g1-g4", "Seasons f1-f4 and flowers g1-g4"),
    "Hand.win": Words("Hoe er gewonnen is; null voor wie niet won", "How it was won; null for who did not win"),
    "Hand.bet": Words("Verloor een weddenschap (144 regels)", "Lost a bet (144 rules)"),
    "Meld.kind": Words("Wat voor set", "Which kind of set"),
    "Meld.tile": Words("De eerste steen", "Its first tile"),
    "open": Words("false alleen voor een verborgen kong", "false only for a concealed kong"),
    "added": Words("Een kong die uit een open pung is gemaakt", "A kong made of an open pung"),
    "east_first": Words("Gemaakt met de allereerste weggelegde steen van Oost", "Made with East's very first discard"),
    "Win.tile": Words("De winnende steen", "The winning tile"),
    "Win.by": Words("Waar hij vandaan kwam", "Where it came from"),
    "last": Words("De laatste steen voor remise", "The last tile before the draw"),
    "first14": Words("De eerste veertien stenen van Oost", "East's first fourteen tiles"),
    "first_discard": Words("De eerste weggelegde steen van Oost", "East's first discard"),
    "announced_moon": Words("De maan was aangekondigd", "The moon was announced"),
    "robbed_concealed": Words("Beroofde een verborgen kong", "Robbed a concealed kong"),
    "rejected_replacement": Words("Weigerde een vervangende steen", "Rejected a replacement tile"),
    "Win.bet": Words("Won een weddenschap (144 regels)", "Won a bet (144 rules)"),
    "last_of_kind": Words("De andere drie liggen open (MCR)", "The other three are visible to all (MCR)"),
    "kongs_in_turn": Words("Kongs in deze zelfde beurt", "Kongs made in this same turn"),
    "claimed_seasons": Words("Mahjong op 7 of 8 seizoenen", "Mahjong claimed with 7 or 8 seasons"),
    "legal": Words("Mag hiermee uitgaan", "May go out with this"),
    "complete": Words("De stenen vormen mahjong", "The tiles form a mahjong"),
    "total": Words("Wat het waard is", "What it is worth"),
    "would_be": Words("Wat het anders waard was", "What it would be worth otherwise"),
    "points": Words("Punten, voor het verdubbelen", "Points, before doubling"),
    "doubles": Words("Verdubbelingen", "Doubles"),
    "counted": Words("144 regels: G", "144 rules: G"),
    "finishing": Words("144 regels: A", "144 rules: A"),
    "rounded": Words("144 regels: G + A, afgerond", "144 rules: G + A, rounded"),
    "Score.bonus": Words("144 regels: U", "144 rules: U"),
    "unlimited": Words("Zonder de limiet", "Without the limit"),
    "Score.flowers": Words("MCR: punten voor bloemen", "MCR: points for flowers"),
    "Score.limit": Words(
        "De limiethand of bijzondere hand die het totaal bepaalt", "The limit or special hand that sets the total"
    ),
    "payments": Words("Wat de winnaar ontvangt", "What the winner receives"),
    "lines": Words(
        "De regels; het totaal volgt uit die zonder replaced_by", "The lines; those without replaced_by make the total"
    ),
    "rulings": Words("Opties die een regel beslisten", "Options that decided a line"),
    "rule": Words("Het item van het boek", "The item of the book"),
    "name": Words("Hoe het heet", "What it is called"),
    "times": Words("Hoe vaak", "How often"),
    "fan": Words("Fan", "Fan"),
    "tiles": Words("De stenen waar de regel over gaat", "The tiles that the line is about"),
    "source": Words("Boek en bladzijde", "Book and page"),
    "replaced_by": Words("Wat ervoor in de plaats kwam", "What took its place"),
    "players": Words("De namen, in de volgorde van de tafel", "The names, in the order of the table"),
    "east": Words("Wie Oost is", "Who is East"),
    "scores": Words(
        "De score van ieder; Hong Kong en MCR: van de winnaar", "Everybody's score; Hong Kong and MCR: the winner's"
    ),
    "winner": Words("Wie mahjong maakte; null bij remise", "Who made mahjong; null for a draw"),
    "by": Words("discard of self", "discard or self"),
    "discarder": Words("Wiens steen het was", "Whose tile it was"),
    "liable": Words("Wie voor allen betaalt", "Who pays for all"),
    "Outcome.dead": Words("Wie een dood spel heeft", "Who has a dead hand"),
    "dreamers": Words("Wie niet meedoet", "Who does not take part"),
    "false": Words("Valse mahjongs", "False mahjongs"),
    "fouls": Words("Overtredingen", "Fouls"),
    "seasons": Words("Er zijn seizoenen in het spel", "Seasons are in play"),
    "Outcome.flowers": Words("Bloemen van de winnaar (MCR)", "The winner's flowers (MCR)"),
    "bamboo_ones": Words("Bamboe-enen van de winnaar", "The winner's ones of bamboo"),
    "pot": Words("Wat er in de pot zit", "What is in the pot"),
    "special": Words(
        "144 regels: de winnaar heeft een bijzonder spel (true) of een geteld (false); nodig waar beide kan",
        "144 rules: the winner has a special hand (true) or a counted one (false); needed where it may be either",
    ),
    "player": Words("Over wie het gaat", "Whom it is about"),
    "FalseCall.kind": Words("Wat voor valse mahjong", "Which kind of false mahjong"),
    "number": Words("Hoeveel", "How many"),
    "net": Words("Wat ieder wint of verliest", "What each wins or loses"),
    "pays": Words("Wat er over tafel gaat", "What changes hands"),
    "deductions": Words("Wat overtredingen kostten", "What fouls cost"),
    "from": Words("Wie betaalt; null is de pot", "Who pays; null is the pot"),
    "to": Words("Wie ontvangt; null is de pot", "Who receives; null is the pot"),
    "amount": Words("Hoeveel", "How much"),
    "why": Words("Waarom", "Why"),
    "waits": Words("De stenen die de hand afmaken", "The tiles that complete the hand"),
    "forms": Words("Hoever het van elke vorm af is", "How far it is from each form"),
    "Wait.tile": Words("De steen", "The tile"),
    "left": Words("Hoeveel er niet in de eigen hand zitten", "How many are not in the hand itself"),
    "discard": Words("Weggelegd door een ander", "Discarded by another"),
    "wall": Words("Zelf gepakt", "Self-drawn"),
    "form": Words("De vorm", "The form"),
    "missing": Words("Hoeveel stenen er ontbreken", "How many tiles it lacks"),
    "at_least": Words(
        "Het kunnen er ook meer zijn: verder is niet gezocht", "It may lack more: further away was not searched"
    ),
    "nearer": Words("Welke stenen het dichterbij brengen", "Which tiles bring it nearer"),
    "hand": Words("De hand, zoals bij /api/score", "The hand, as with /api/score"),
    "item": Words("Het item waar u naar vraagt", "The item that you ask about"),
    "Question.dead": Words("Het is een dood spel", "It is a dead hand"),
    "counts": Words("Het telt", "It counts"),
    "reasons": Words("De redenen, voor programma's", "The reasons, for programs"),
    "sentences": Words("De redenen, in zinnen", "The reasons, in sentences"),
    "WhyNot.would_be": Words("Wat de hand dan waard was", "What the hand would then be worth"),
    "code": Words("Waar programma's naar kijken", "What programs look at"),
    "other": Words("Welk ander item of welke optie", "Which other item or option"),
    "value": Words("De waarde", "The value"),
    "book": Words("Het boek", "The book"),
    "meaning": Words("Wat het vraagt", "What it asks"),
    "who": Words("Voor wie het telt", "For whom it counts"),
    "Item.limit": Words("Het totaal dat dit zet", "The total that it sets"),
    "replaces": Words("Waarvoor het in de plaats komt", "What it takes the place of"),
    "heading": Words("Het kopje", "The heading"),
    "items": Words("De rijen eronder", "The rows below it"),
    "option": Words("De optie", "The option"),
    "ruling": Words("De uitspraak", "The ruling"),
    "question": Words("Wat het boek openlaat", "What the book leaves open"),
    "default": Words("Gewoon", "By default"),
    "values": Words("Wat het kan zijn; met range de grenzen", "What it can be; with range the bounds"),
    "range": Words("values zijn grenzen", "values are bounds"),
    "owner": Words("Waar het over gaat", "What it is about"),
    "version": Words("De versie", "The version"),
    "digest": Words("Het kenmerk", "The digest"),
    "headings": Words("De kopjes van het boek", "The headings of the book"),
    "message": Words("Wat er mis is", "What is wrong"),
    "hint": Words("Wat u eraan doet", "What to do about it"),
    "error": Words("Wat er mis is", "What is wrong"),
}
"""The keys of objects; `Model.key` where a key means something of its own there."""
