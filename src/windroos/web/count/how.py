"""How a hand ended: the buttons for it, and what they said so far."""

from __future__ import annotations

from typing import NamedTuple

from windroos.hands import By
from windroos.play.model.events import NOBODY
from windroos.play.model.match import FALSE, MAHJONG
from windroos.scoresheet.capabilities import hows, switches
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.keys import givers
from windroos.scoring.receives import OWN_DRAW
from windroos.text.explain import CIRCUMSTANCES, KONGS_IN_TURN, SEASONS
from windroos.text.web.count import BY, ENDS, FROM, WORDS
from windroos.text.words import Lang


class ChoiceButton(NamedTuple):
    """A button: what it says, what it sends, whether it is so now; `rare` ones stand apart."""

    text: str
    send: str
    on: bool
    rare: bool = False


def how_known(draft: Draft) -> bool:
    """Whether it is known how the winning tile came; where nobody called there is nothing to know."""
    hand = draft.paper
    if hand.end not in (MAHJONG, FALSE) or hand.circumstance("claimed_seasons"):
        return True
    return hand.by is not None and (hand.by in OWN_DRAW or hand.giver != NOBODY)


def caller(draft: Draft) -> int:
    """Who said mahjong: the winner, or whose false mahjong ended the hand (Hong Kong); else NOBODY."""
    if draft.paper.end == FALSE:
        return next(at for at, side in enumerate(draft.paper.sides) if side.false)
    return draft.paper.winner


def ended(draft: Draft, lang: Lang) -> str:
    """`Remise`, `Valse mahjong: Henk`; "" while somebody wins or nobody knows."""
    end = draft.paper.end
    if end not in ENDS:
        return ""
    name = f": {draft.match.players[caller(draft)]}" if end == FALSE else ""
    return ENDS[end].to(lang) + name


def how_choices(draft: Draft, lang: Lang) -> list[ChoiceButton]:
    """How the winning tile came: one button for each player that can have laid it away, then the other ways."""
    hand, players = draft.paper, draft.match.players
    found = []
    for by in hows(draft.match.rules):
        word = by.name.lower()
        if by in OWN_DRAW:
            found.append(ChoiceButton(BY[word].to(lang), f"tap=how&by={word}", hand.by == by))
            continue
        for giver in givers(draft):
            text = FROM[word].to(lang).format(player=players[giver])
            on = (hand.by, hand.giver) == (by, giver)
            found.append(ChoiceButton(text, f"tap=how&by={word}&giver={giver}", on, by == By.ROBBED))
    return found


def how_said(draft: Draft, lang: Lang) -> str:
    """`van Ineke`, `zelf gepakt van de muur`."""
    hand = draft.paper
    if hand.by is None:
        return ""
    word = hand.by.name.lower()
    if hand.by in OWN_DRAW or hand.giver == NOBODY:
        return BY[word].to(lang)
    return FROM[word].to(lang).format(player=draft.match.players[hand.giver])


def overruled_line(before: Draft, after: Draft, lang: Lang) -> str:
    """`Iemand anders koos net: Marijke wint, van Ineke. Nu staat er: Joost wint.`."""
    return WORDS["overruled"].to(lang).format(before=_ending_said(before, lang), after=_ending_said(after, lang))


def _ending_said(draft: Draft, lang: Lang) -> str:
    winner = draft.paper.winner
    who = WORDS["wins"].to(lang).format(player=draft.match.players[winner]) if winner != NOBODY else ended(draft, lang)
    return ", ".join(filter(None, (who, how_said(draft, lang))))


def switch_choices(draft: Draft, lang: Lang) -> list[ChoiceButton]:
    """The circumstances of the win, each a button; one that takes numbers has a button for each."""
    found = []
    for switch in switches(draft.match, draft.paper):
        for value in switch.choices[1:]:
            if switch.name == "kongs_in_turn":
                if value < 2:
                    continue
                text = KONGS_IN_TURN.to(lang).format(count=value)
            elif switch.name == "claimed_seasons":
                text = SEASONS.to(lang).format(count=value)
            else:
                text = CIRCUMSTANCES[switch.name].to(lang)
            on = switch.value == value
            send = f"tap=circumstance&name={switch.name}&value={0 if on else value}"
            found.append(ChoiceButton(text, send, on))
    return found
