"""What one's own page, cards of members, privacy and erasing say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "me_title": Words("Mijn bladzijde", "My page"),
    "me_about": Words(
        "Wat de club van u bewaart, en hoe anderen u zien. U kunt het hier zelf veranderen.",
        "What the club keeps of you, and how others see you. You can change it here yourself.",
    ),
    "me_name": Words("Naam", "Name"),
    "me_alias": Words("Andere naam", "Another name"),
    "me_email": Words("E-mail", "E-mail"),
    "me_telephone": Words("Telefoon", "Telephone"),
    "me_club": Words("Zo zien leden mij", "How members see me"),
    "me_public": Words("Zo ziet iedereen mij", "How everybody sees me"),
    "me_private": Words("Ik houd mijn bladzijde met cijfers voor mezelf", "I keep my page of figures to myself"),
    "shown_full": Words("hele naam", "whole name"),
    "shown_initial": Words("voornaam en letter", "first name and letter"),
    "shown_alias": Words("andere naam", "another name"),
    "shown_default": Words("zoals de club het doet", "as the club does"),
    "me_save": Words("Bewaren", "Save"),
    "me_today": Words("Vandaag", "Today"),
    "me_here": Words("Ik ben er", "I am here"),
    "me_is_here": Words("u staat op de lijst", "you are on the list"),
    "me_cup": Words("U hebt de beker thuis: {cup}", "You have the cup at home: {cup}"),
    "me_cup_due": Words("Lever hem uiterlijk {day} in.", "Hand it in by {day}."),
    "me_cup_due_at": Words("Lever hem uiterlijk {day} in, in {at}.", "Hand it in by {day}, at {at}."),
    "me_cup_late": Words("Dat had al gemoeten.", "That is overdue."),
    "me_coming": Words("Avonden die komen", "Evenings to come"),
    "me_coming_until": Words(
        "Zeg of u komt; dat kan op de dag zelf tot {time}.", "Say whether you come; on the day itself until {time}."
    ),
    "me_coming_about": Words(
        "Zeg of u komt; dat kan tot de avond begint.", "Say whether you come; that can be done until it begins."
    ),
    "me_yes": Words("Ik kom", "I come"),
    "me_no": Words("Ik kom niet", "I do not come"),
    "me_said_yes": Words("u komt", "you come"),
    "me_said_no": Words("u komt niet", "you do not come"),
    "me_kept": Words("Wat er van mij bewaard wordt", "What is kept of me"),
    "me_download": Words("Alles downloaden (JSON)", "Download everything (JSON)"),
    "me_member": Words("Lid van {since} tot {until}", "Member from {since} to {until}"),
    "me_honorary": Words("Erelid van {since} tot {until}", "Honorary member from {since} to {until}"),
    "me_reserve": Words("Invaller van {since} tot {until}", "Reserve from {since} to {until}"),
    "me_now": Words("nu", "now"),
    "me_results": Words("{count:# uitslag|# uitslagen}", "{count:# result|# results}"),
    "me_cash": Words("{count:# boeking|# boekingen} in de kas", "{count:# entry|# entries} in the cash book"),
    "me_devices": Words("Waar mijn kaart open is", "Where my card is open"),
    "me_devices_about": Words(
        "Staat hier iets dat u niet kent, meld het af en vraag de secretaris om een nieuwe kaart.",
        "If there is something here that you do not know, sign it out and ask the secretary for a new card.",
    ),
    "me_device": Words("een browser", "a browser"),
    "me_device_end": Words("Afmelden", "Sign out"),
    "me_forget": Words(
        "Wilt u vergeten worden? Vraag het de secretaris: uw naam verdwijnt overal, uw uitslagen blijven.",
        "Do you want to be forgotten? Ask the secretary: your name goes everywhere, your results stay without it.",
    ),
    "card_title": Words("Ledenkaart van {name}", "Member's card of {name}"),
    "card_about": Words(
        "Wie deze code scant of de link opent, is dit lid: zijn bladzijde, aankomst en uitslagen bevestigen. Scant de "
        "leiding hem op een clubavond, dan staat het lid als aanwezig op de lijst.",
        "Whoever scans this code or opens the link is this member: page, arrival, confirming results. Where a helper "
        "scans it on a club evening, the member is on the list as present.",
    ),
    "card_link": Words("Link", "Link"),
    "card_code": Words("QR-code van de kaart", "QR code of the card"),
    "card_print": Words("Kaart printen", "Print the card"),
    "card_none": Words("Dit lid heeft nog geen kaart.", "This member has no card yet."),
    "card_make": Words("Kaart maken", "Make a card"),
    "card_new": Words("Nieuwe kaart: de oude is meteen dood", "New card: the old one dies at once"),
    "card_end": Words("Kaart intrekken", "Withdraw the card"),
    "privacy_title": Words("Privacy", "Privacy"),
    "privacy_about": Words(
        "Niets gaat van deze computer af, en er wordt geen adres van elders opgehaald.",
        "Nothing leaves this computer, and no address from elsewhere is fetched.",
    ),
    "privacy_kept": Words("Wat er bewaard wordt", "What is kept"),
    "privacy_kept_1": Words(
        "Van ieder de naam, en als hij dat wil een e-mailadres, telefoon, bondsnummers en wensen. Geen geboortedag, "
        "geen adres.",
        "Of each the name, and if wanted an e-mail address, telephone, numbers and needs. No birthday, no address.",
    ),
    "privacy_kept_2": Words(
        "Uitslagen, kas en logboek noemen niemand bij naam maar bij een nummer.",
        "Results, cash book and log name nobody; they hold numbers.",
    ),
    "privacy_shown": Words("Wat er getoond wordt", "What is shown"),
    "privacy_shown_1": Words(
        "Leden zien hele namen; alle anderen een voornaam en een letter. Ieder kiest dat zelf op zijn bladzijde.",
        "Members see whole names; all others a first name and a letter. Everybody chooses that on his own page.",
    ),
    "privacy_shown_2": Words(
        "Gasten worden bij hun voornaam of een andere naam genoemd.", "Guests are called by first name or another name."
    ),
    "privacy_forget": Words("Vergeten worden", "Being forgotten"),
    "privacy_forget_1": Words(
        "Wie dat vraagt wordt vergeten: zijn naam staat dan in geen bestand meer, ook niet in kopieën die bereikbaar "
        "zijn. Een oude kopie die wordt teruggezet, vergeet hem opnieuw.",
        "Who asks is forgotten: the name is then in no file, nor in copies within reach. An old copy that is put back "
        "forgets again.",
    ),
    "privacy_forget_2": Words(
        "Van oud-leden wordt na {years} jaar voorgesteld hen te vergeten.",
        "Of former members it is proposed after {years:# year|# years} to forget them.",
    ),
    "erasing_title": Words("Vergeten", "Erasing"),
    "erasing_about": Words(
        "Wie al {years} jaar geen lid meer is en niet meer speelde, en wie erom vraagt.",
        "Who has not been a member nor played for {years:# year|# years}, and who asks for it.",
    ),
    "erasing_since": Words("sinds {day}", "since {day}"),
    "erasing_none": Words("Er is niemand om voor te stellen.", "There is nobody to propose."),
    "erasing_all": Words("Iemand die erom vraagt", "Somebody who asks for it"),
    "erasing_look": Words("Bekijken", "Look"),
    "erase_title": Words("{name} vergeten", "Forgetting {name}"),
    "erase_about": Words(
        "De naam en wat erbij hoort verdwijnen voorgoed; uitslagen blijven, van een oud-lid met een nummer.",
        "The name and what belongs to it go for good; results stay, of a former member with a number.",
    ),
    "erase_goes": Words("Dit verdwijnt", "This goes"),
    "erase_stays": Words("Dit blijft, zonder naam", "This stays, without a name"),
    "erase_no_change": Words("Geen stand verandert.", "No standings change."),
    "erase_sure": Words("Ja, dit kan niet ongedaan gemaakt worden", "Yes, this cannot be undone"),
    "erase_do": Words("Vergeten", "Forget"),
}
