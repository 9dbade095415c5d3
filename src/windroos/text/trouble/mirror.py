"""What can be wrong with a mirror, while it is written and when somebody goes on from it."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "mirror_gone": trouble(
        "De map {file} voor de spiegel is er niet.",
        "The folder {file} for the mirror is not there.",
        "Steek de stick erin, dan wordt vanzelf bijgeschreven wat er nog niet op staat. Het spel wacht er niet op.",
        "Put the stick in, and what it lacks is written by itself. Play does not wait for it.",
    ),
    "mirror_full": trouble(
        "De stick in {file} is vol, dus de spiegel loopt achter.",
        "The stick in {file} is full, so the mirror is behind.",
        "Maak er ruimte op, dan wordt hij vanzelf bijgewerkt. Op deze computer staat alles.",
        "Make room on it, and it catches up by itself. Everything is on this computer.",
    ),
    "mirror_disk": trouble(
        "De stick in {file} gaf een fout, dus de spiegel loopt achter: {reason}.",
        "The stick in {file} gave an error, so the mirror is behind: {reason}.",
        "Trek hem eruit en steek hem er weer in, of neem een andere. Op deze computer staat alles.",
        "Pull it out and put it in again, or take another. Everything is on this computer.",
    ),
    "mirror_slow": trouble(
        "De stick in {file} antwoordt niet op tijd, dus de spiegel loopt achter.",
        "The stick in {file} does not answer in time, so the mirror is behind.",
        "Blijft dat zo, neem dan een andere stick. Het spel wacht er niet op.",
        "If that lasts, take another stick. Play does not wait for it.",
    ),
    "mirror_ahead": trouble(
        "In {file} staat meer dan op deze computer: er is op een andere computer verder gewerkt.",
        "There is more in {file} than on this computer: somebody went on from it on another one.",
        "Stop Windroos en typ windroos restore {file}, of kies een andere map voor de spiegel. Er is niets "
        "overschreven.",
        "Stop Windroos and type windroos restore {file}, or choose another folder for the mirror. Nothing was "
        "overwritten.",
    ),
    "mirror_newer": trouble(
        "De spiegel {file} is van een nieuwere Windroos dan deze.",
        "The mirror {file} belongs to a newer Windroos than this one.",
        "Er is niets veranderd. Neem die nieuwere versie, of kies een andere map.",
        "Nothing was changed. Take that newer version, or choose another folder.",
    ),
    "mirror_none": trouble(
        "In {file} staat geen hele spiegel.",
        "There is no whole mirror in {file}.",
        "Noem de map die achter --mirror stond; daarin ligt een bestand windroos-....mirror.",
        "Name the folder that stood after --mirror; it has a file windroos-....mirror.",
    ),
    "mirror_several": trouble(
        "In {file} staan spiegels van meer dan één computer: {names}.",
        "There are mirrors of more than one computer in {file}: {names}.",
        "Noem het bestand: windroos restore MAP/windroos-....mirror.",
        "Name the file: windroos restore FOLDER/windroos-....mirror.",
    ),
    "mirror_unsound": trouble(
        "De spiegel {file} spreekt zichzelf tegen, dus er is niets teruggezet.",
        "The mirror {file} contradicts itself, so nothing was put back.",
        "Neem een kopie uit de map van de kopieën: windroos restore BESTAND.",
        "Take a copy from the folder of copies: windroos restore FILE.",
    ),
    "serve_other_mirror": trouble(
        "Windroos draait al op {address}; een spiegel kiest men bij het starten.",
        "Windroos is running already at {address}; a mirror is chosen when it starts.",
        "Stop het met Ctrl-C en start het opnieuw met --mirror.",
        "Stop it with Ctrl-C and start it again with --mirror.",
    ),
    "restore_file": trouble(
        "Welke kopie of welke map moet worden teruggezet?",
        "Which copy or which folder is to be put back?",
        "Bijvoorbeeld: windroos restore windroos-vandaag.db, of de map die achter --mirror stond.",
        "For instance: windroos restore windroos-today.db, or the folder that stood after --mirror.",
    ),
}
