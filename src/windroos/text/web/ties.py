"""What is said where a player of the house and a person of a club are one: on both their pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "tie_title": Words("Speler van dit huis", "Player of this house"),
    "tie_is": Words("U bent hier speler {name}, sinds {day}.", "You are player {name} here, since {day}."),
    "tie_said_in": Words("Gezegd in: {browser}.", "Said in: {browser}."),
    "tie_here": Words("Dit apparaat kent u als die speler.", "This device knows you as that player."),
    "tie_other": Words(
        "Dit apparaat kent een andere speler: {name}. Bent u die, maak dit dan los en zeg het opnieuw.",
        "This device knows another player: {name}. If that is you, loosen this and say so anew.",
    ),
    "tie_own_page": Words("Naar uw eigen pagina", "To your own page"),
    "tie_season": Words("Waar laat ik dit seizoen punten liggen?", "Where do I leave points this season?"),
    "tie_loosen": Words("Maak los", "Loosen"),
    "tie_loosen_about": Words(
        "Bent u dat niet, of wilt u het niet meer? Met één tik is het los. Deed iemand anders het met uw kaart, vraag "
        "de secretaris dan om een nieuwe: de oude is meteen dood.",
        "Is that not you, or do you not want it any more? One tap loosens it. If somebody else did it with your card, "
        "ask the secretary for a new one: the old one dies at once.",
    ),
    "tie_card_shows": Words(
        "Wie uw kaart heeft, ziet alleen deze cijfers: geen spel, geen herhaling, geen nakijken.",
        "Whoever has your card sees these figures alone: no hand, no replay, no review.",
    ),
    "tie_games": Words("{count:# partij|# partijen} gespeeld.", "{count:# game|# games} played."),
    "tie_offer": Words(
        "Dit apparaat kent speler {name}. Bent u dat ook, dan horen uw partijen hier en de club bij elkaar.",
        "This device knows player {name}. If that is you too, your games here and the club belong together.",
    ),
    "tie_do": Words("Dat ben ik ook", "That is me too"),
    "tie_none": Words(
        "Speelt u ook in dit huis? Begin of open hier uw eigen pagina, en kom dan terug.",
        "Do you play in this house too? Begin or open your own page here, and come back then.",
    ),
    "tie_ask_about": Words(
        "Wilt u hier als die speler binnenkomen? Vraag het aan een apparaat dat u al kent.",
        "Do you want to come in here as that player? Ask a device that knows you already.",
    ),
    "tie_ask": Words("Kom binnen als die speler", "Come in as that player"),
    "tie_told": Words("Wat er gebeurde", "What happened"),
    "told_tied": Words("{day}: verbonden, in {browser}", "{day}: tied, in {browser}"),
    "told_card": Words("{day}: losgemaakt met de kaart, in {browser}", "{day}: loosened with the card, in {browser}"),
    "told_player": Words(
        "{day}: losgemaakt door de speler, in {browser}", "{day}: loosened by the player, in {browser}"
    ),
    "told_erased": Words("{day}: los, want een van beide is gewist", "{day}: loose, for one of the two was erased"),
    "told_let_in": Words("{day}: met uw kaart binnengelaten: {browser}", "{day}: let in with your card: {browser}"),
    "told_browser": Words("een browser", "a browser"),
    "knock_title": Words("Binnenkomen als speler", "Coming in as a player"),
    "knock_about": Words(
        "Open op een apparaat dat u al kent Mijn pagina (/ik). Daar wordt naar deze code gevraagd. Dit scherm gaat dan "
        "vanzelf verder.",
        "Open My page (/ik) on a device that knows you already. There this code is asked about. Then this screen goes "
        "on by itself.",
    ),
    "knock_code": Words("Uw code", "Your code"),
    "knock_until": Words("Hij geldt vijf minuten, en één keer.", "It is good for five minutes, and once."),
    "knock_look": Words("Kijk of het zover is", "See whether it is there"),
    "knock_drop": Words("Laat maar", "Never mind"),
    "knock_over": Words("De vijf minuten zijn om.", "The five minutes are over."),
    "knock_again": Words("Vraag opnieuw", "Ask again"),
    "knock_is": Words("Bent u {name}?", "Are you {name}?"),
    "knock_is_about": Words(
        "{name} zei ja op zijn eigen apparaat. Met één tik kent ook dit apparaat u, en opent het uw partijen. Kent u "
        "die naam niet, kies dan nee.",
        "{name} said yes on another device. With one tap this device knows you too, and opens your games. If you do "
        "not know that name, choose no.",
    ),
    "knock_take": Words("Ja, dat ben ik", "Yes, that is me"),
    "clubs_title": Words("Clubs", "Clubs"),
    "clubs_about": Words(
        "Bij deze clubs bent u deze speler. Wie uw kaart daar heeft, ziet uw cijfers, en niets van uw spellen.",
        "At these clubs you are this player. Whoever has your card there sees your figures, and nothing of your hands.",
    ),
    "clubs_since": Words("sinds {day}, gezegd in {browser}", "since {day}, said in {browser}"),
    "clubs_loosen": Words("Maak los", "Loosen"),
    "clubs_how": Words(
        "Hebt u een kaart van een club? Open haar hier: op uw bladzijde daar staat dan \u201cDat ben ik ook\u201d.",
        "Do you have a card of a club? Open it here: then \u201cThat is me too\u201d stands on your page there.",
    ),
    "clubs_lost": Words(
        "Deed u dat niet zelf? Vraag de secretaris van die club om een nieuwe kaart.",
        "Was that not you? Ask the secretary of that club for a new card.",
    ),
    "asks_title": Words("Bent u dat, op een ander apparaat?", "Is that you, on another device?"),
    "asks_about": Words(
        "{browser} vraagt met uw kaart van {club} om u te mogen zijn. Staat deze code op dat scherm, en hebt u het nu "
        "zelf voor u?",
        "{browser} asks with your card of {club} to be you. Does this code stand on that screen, and do you have it "
        "before you now?",
    ),
    "asks_typed": Words(
        "{browser} vraagt met uw kaart van {club} om u te mogen zijn. Hebt u dat scherm nu zelf voor u? Typ dan de "
        "code die erop staat. Geef nooit een code in die iemand u noemt.",
        "{browser} asks with your card of {club} to be you. Do you have that screen before you now? Then type the code "
        "on it. Never type a code that somebody tells you.",
    ),
    "asks_code": Words("Code op het andere scherm", "Code on the other screen"),
    "asks_yes": Words("Ja, dat ben ik", "Yes, that is me"),
    "asks_no": Words("Nee, dat ben ik niet", "No, that is not me"),
}
