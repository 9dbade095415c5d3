"""What can be wrong with a run of the laboratory."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "lab_what": trouble(
        "Het laboratorium kent geen '{word}'.",
        "The laboratory knows no '{word}'.",
        "Schrijf windroos lab run, match, ladder, anchors, search, train of puzzles; meer: windroos help lab",
        "Write windroos lab run, match, ladder, anchors, search, train or puzzles; more: windroos help lab",
    ),
    "lab_what_missing": trouble(
        "Er staat niet bij wat het laboratorium moet doen.",
        "It is not said what the laboratory must do.",
        "Schrijf windroos lab run, match, ladder, anchors, search, train of puzzles; meer: windroos help lab",
        "Write windroos lab run, match, ladder, anchors, search, train or puzzles; more: windroos help lab",
    ),
    "lab_word": trouble(
        "'{word}' hoort hier niet.",
        "'{word}' does not belong here.",
        "Het laboratorium neemt alleen opties; zie windroos help lab",
        "The laboratory takes options only; see windroos help lab",
    ),
    "lab_needs": trouble(
        "Het laboratorium heeft {module} nodig, en dat is hier niet geïnstalleerd.",
        "The laboratory needs {module}, and that is not installed here.",
        "python3 run.py installeert wat nodig is; anders: pip install 'windroos[lab]'",
        "python3 run.py installs what is needed; otherwise: pip install 'windroos[lab]'",
    ),
    "lab_players": trouble(
        "Er {count:speelt er #|spelen er #}; het moeten er {seats} zijn, of één voor alle plaatsen.",
        "There {count:is # player|are # players}; there must be {seats}, or one for all seats.",
        "Schrijf bijvoorbeeld --players live,greedy,greedy,greedy; Oost eerst.",
        "Write for instance --players live,greedy,greedy,greedy; East first.",
    ),
    "lab_no_player": trouble(
        "Er is geen speler '{player}'.", "There is no player '{player}'.", "Kies uit: {known}.", "Choose from: {known}."
    ),
    "lab_held_out": trouble(
        "Met seed {seed} wordt gemeten, dus niet geoefend.",
        "Seed {seed} is for measuring, so not for training.",
        "Kies een seed onder {first}.",
        "Choose a seed below {first}.",
    ),
    "lab_seats": trouble(
        "Het laboratorium speelt met vier, en in deze regels zijn het er {players}.",
        "The laboratory plays with four, and by these rules there are {players}.",
        "Laat --set players weg.",
        "Leave out --set players.",
    ),
    "lab_unwritable": trouble(
        "{file} kan niet geschreven worden: {reason}.",
        "{file} cannot be written: {reason}.",
        "Kies een andere plaats; er is nog niets gespeeld of verloren dat niet te herhalen is.",
        "Choose another place; nothing has been played or lost that cannot be repeated.",
    ),
    "lab_worker_lost": trouble(
        "Een van de werkers is onverwacht gestopt.",
        "One of the workers stopped unexpectedly.",
        "Misschien was het geheugen op; probeer het met minder --workers.",
        "Perhaps memory ran out; try fewer --workers.",
    ),
    "lab_other_version": trouble(
        "Hier staat Windroos {here}, en de opdracht komt van {there}.",
        "This is Windroos {here}, and the task comes from {there}.",
        "Zet op alle machines dezelfde versie; alleen dan zijn de totalen gelijk.",
        "Install the same version on all machines; only then are the totals equal.",
    ),
    "lab_no_dask": trouble(
        "Voor --dask is het pakket distributed nodig, en dat is hier niet geïnstalleerd.",
        "--dask needs the package distributed, and that is not installed here.",
        "pip install 'windroos[dask]', of gebruik --workers op deze machine.",
        "pip install 'windroos[dask]', or use --workers on this machine.",
    ),
    "lab_no_cluster": trouble(
        "Op {address} antwoordt geen Dask-planner: {reason}.",
        "No Dask scheduler answers at {address}: {reason}.",
        "Geef het adres dat dask scheduler noemt, bijvoorbeeld tcp://10.0.0.2:8786.",
        "Give the address that dask scheduler names, for instance tcp://10.0.0.2:8786.",
    ),
    "lab_cluster_lost": trouble(
        "De Dask-planner op {address} is weggevallen.",
        "The Dask scheduler at {address} went away.",
        "Start hem en zijn werkers, en dan dezelfde opdracht opnieuw: die geeft dezelfde totalen.",
        "Start it and its workers, and then the same command again: it gives the same totals.",
    ),
    "lab_cluster_workers": trouble(
        "Aan hetzelfde stuk werk gingen steeds weer werkers van het cluster ten onder.",
        "The same piece of work killed workers of the cluster time and again.",
        "Misschien is hun geheugen te klein; start er minder op elke machine.",
        "Perhaps they have too little memory; start fewer on each machine.",
    ),
    "lab_no_dask_workers": trouble(
        "De Dask-planner op {address} heeft geen werkers.",
        "The Dask scheduler at {address} has no workers.",
        "Start er op elke machine een met dask worker {address}.",
        "Start one on each machine with dask worker {address}.",
    ),
}
