"""Write `docs/reference`: the public names of the library with what their docstrings say.

python -m tools.reference           say whether it is up to date
python -m tools.reference --write   write it
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools import message_tables, profile_tables
from tools.docstrings import SOURCE, entry, imported, prose, tree_of

TARGET: Final = SOURCE.parent / "docs" / "reference"
FRONT: Final = "windroos"
MESSAGES: Final = "messages"
PROFILE: Final = "profile"
"""The pages that are not made from docstrings, but from what declares messages of a table and a player's own file."""
INDEX: Final = """\
# Reference

What programs may use, made from the docstrings of the source (`python -m tools.reference --write`). What does not stand
here may change without notice. [The library](../library.md) tells the same as a story, with examples;
[the glossary](../glossary.md) has the words of players with their names in the code.
"""
ABOUT: Final = """\
What `from windroos import ...` gives. Everything is a frozen value or a pure function;
[the library](../library.md) shows how they work together."""


class ReferencePage(NamedTuple):
    """A page of the reference.

    file    its name
    title   its heading
    about   what it has
    more    where there is more
    names   the names of each module that are public
    """

    file: str
    title: str
    about: str
    more: str
    names: str

    def modules(self) -> Iterator[tuple[str, list[str]]]:
        """Each module with its public names, in the order of the page."""
        for row in re.split(rf"\n\s+(?={FRONT}\.)", self.names.strip()):
            module, *names = row.split()
            yield module, names


PAGES: Final = (
    ReferencePage(
        "books",
        "Rule books and house rules",
        "Which books there are, what each answers, and what a book of your own is made of",
        "[How to add one](../adding-a-book.md).",
        """
        windroos.books.catalog    IDS USUAL rule_set book_words
        windroos.books.house      load_sent_house
        windroos.rules.rule       RuleSet Entry Pattern Option Options Value Policy Heading Who Part Owner
                                  Choice choose decide under highest_of
        windroos.rules.rules      configure conduct_of course_of terms_of
        windroos.rules.conduct    Conduct Bonus Priority Blocked
        windroos.rules.course     Course
        windroos.rules.scheme     Scheme Total
        windroos.rules.sheet      SheetQuestions
        windroos.rules.pages      Pages Clause
        windroos.reading.facts    Facts
        """,
    ),
    ReferencePage(
        "scoring",
        "Scoring, step by step",
        "Every reading of a hand, its arithmetic, and how far it is from what it could become",
        "[The front door](windroos.md) has `score`, `waits` and `why_not`.",
        """
        windroos.scoring.score    Candidate claim_rank
        windroos.scoring.readings readings
        windroos.scoring.explain  arithmetic Calculation formula minimum_of Minimum
        windroos.scoring.waits    ways Way
        windroos.scoring.why      WhyReason smallest_change
        windroos.scoring.gau      gau_parts GauParts
        """,
    ),
    ReferencePage(
        "env",
        "An environment to train players in",
        "PettingZoo's API around the referee, its actions and what is seen as numbers",
        "[What it is](../env.md), with a game.",
        """
        windroos.env.mahjong_v1   env raw_env MahjongEnv
        windroos.env.choices      CHOICES choice_of name_of
        windroos.env.sight        SHAPE FACTS seen
        """,
    ),
    ReferencePage(
        "settling",
        "Settling",
        "What may have happened besides mahjong, the terms of a book, and paying with chips",
        "[The front door](windroos.md) has `settle`.",
        """
        windroos.settling.outcome FalseMahjong Foul
        windroos.settling.terms   Terms Pay PayFalse
        windroos.settling.check   check
        windroos.settling.chips   Chips Handover START pay
        """,
    ),
    ReferencePage(
        "play",
        "Playing",
        "A match as a value, the referee as a function: what a seat sees, what it may do and why not",
        "[The library](../library.md#play) has an example; [actions and events](events.md) have a page of their own.",
        """
        windroos.play.referee.game    Game play_hand play_match Decide Listener
        windroos.play.model.match     new_match Match Result match_length thrower correct last_hand
        windroos.play.model.ranking   ranking Ranking
        windroos.play.rules.options   options
        windroos.play.rules.legal     why_not refusal IllegalAction
        windroos.play.model.view      View Own OpenTable Phase Laid Thrown live_left loose_left
        windroos.play.referee.seat    first_view follow
        """,
    ),
    ReferencePage(
        "events",
        "Actions, events and records",
        "What may be asked of the referee, what happens, and how a game is written down and refereed again",
        "[The record](../record.md) says how they are written as JSON.",
        """
        windroos.play.model.actions   Action PlayerAction TableAction Call Draw Replace Expose Discard Keep Claim Kong
                                      Mahjong Bet Pause Sit Begin TimeUp LastHand Correct Contribution
        windroos.play.model.events    Step seen_by Seated HandBegan Opened Dealt Drew Exposed Discarded Unclaimed Melded
                                      Konged Voided Fouled CalledFalsely TilesShown MoonAnnounced BetMade Endangered
                                      Paused TimeWasUp Won HandEnded PlayerPayment LastHandAnnounced Corrected
                                      MatchEnded DealtRack Received Answered Covered Built
        windroos.play.record.log      action_object event_object action_line step_line
        windroos.play.record.header   header_of header_line Header
        windroos.play.record.record   read_record record_lines RecordedAction Record
        windroos.play.record.replay   replay resume ResumedGame
        windroos.play.record.verify   verify Verdict
        """,
    ),
    ReferencePage(
        "bots",
        "Computer players",
        "The one protocol of players, and what a person is advised",
        "[Computer players](../players.md) tells of those that there are, and of programs in any language.",
        """
        windroos.bots.player      make acting ComputerPlayer ChosenAction Reason simplest NAMES PROGRAMS BotError
        windroos.bots.evaluation  Evaluator Evaluation ActionValue PlanShare
        windroos.bots.expert_evaluation ExpertEvaluator
        windroos.bots.danger      danger_of DiscardDanger Level
        """,
    ),
    ReferencePage(
        "reckoning",
        "Standings by a formula",
        "Exact numbers, results, formulas as data, and the standings that follow from them, with their reasons",
        "",
        """
        windroos.reckoning.standings    apply needed
        windroos.reckoning.scored       Scored StandingRow EveningScore PartScore ScoreItem CountedEvening Lack
        windroos.reckoning.lines        ResultLine TablePart MadeSpecial HighestHand from_totals from_sheet
        windroos.reckoning.facts        SeasonEvening Membership Adjustment
        windroos.reckoning.formula_file read preset preset_text PRESETS toml_of
        windroos.reckoning.formula      Formula LineStage EveningStage TableStage AttendanceStage DeductionStage
                                        SeasonStage CatchUp PeriodStage TitleStage RankingStage FinalStage FinalRound
                                        CupStage TournamentStage
        windroos.reckoning.tables       score_table
        windroos.reckoning.periods      added
        windroos.reckoning.finals       final_tables
        windroos.reckoning.chances      if_ended_now IfEndedNow TitleChance
        windroos.reckoning.preview      preview Preview PreviewRow PreviewPlace StageStep
        windroos.reckoning.saying       explained formula_text item_text
        windroos.reckoning.sums         check_sum wanted_sum WrongSum Slip
        windroos.reckoning.lots         commitment drawn is_drawn
        windroos.reckoning.criteria     Criterion criterion
        windroos.reckoning.places       Scale numbered earned
        windroos.reckoning.numbers      Number read_number show decimal ratio total mean
        windroos.reckoning.errors       ReckoningError
        """,
    ),
    ReferencePage(
        "testkit",
        "Checks of books and players",
        "What every book and every player must pass, hands with what they are worth, and hands of every kind",
        "[Checking house rules and players](../testkit.md) tells of the command.",
        """
        windroos.testkit.trial       carried_out Finding found
        windroos.testkit.book        CHECKS Check TriedBook tried_book tried_rules is_played_by_the_laboratory
        windroos.testkit.player      plays tables TriedPlayer TriedTable Maker maker_of
        windroos.testkit.golden      read_golden Golden
        windroos.testkit.hands       any_case any_tiles any_rules spoiled
        windroos.testkit.mcr_hands   random_win
        windroos.testkit.strategies  CASES WRONG_CASES RANDOM
        windroos.books.choosing      TypedRules choose_rules
        """,
    ),
    ReferencePage(
        "lab",
        "Millions of hands",
        "The batch scorer, compiled self-play and the laboratory, which need NumPy and Numba",
        "[The laboratory](../lab.md) tells of its commands.",
        """
        windroos.fast                     pack unpack Packed score_many Scores check shanten_many PlainDistance
        windroos.fast.distance.lookups    suit_keys classes_of shanten_from_classes
        windroos.fast.selfplay.play       play_many
        windroos.fast.selfplay.results    Batch
        windroos.fast.selfplay.replay  retell
        windroos.lab.task                 Task Chunk chunks
        windroos.lab.farm                 farm gather
        windroos.lab.count                self_play play_chunk
        windroos.lab.totals               Totals nothing merge
        windroos.lab.report               report Report
        windroos.lab.duplicate            play_deals DealSums outcome MatchFigures
        windroos.intervals            Estimate share mean
        """,
    ),
)


def groups() -> list[tuple[str, list[str]]]:
    """The groups of names in the docstring of the package; all of them, and nothing else.

    Raises:
        LookupError: a public name is in no group.
    """
    text = ast.get_docstring(tree_of(FRONT)) or ""
    found = [
        (title, re.findall(r"\w+", names)) for title, names in re.findall(r"^(\w+): {2,}(.+)$", text, re.MULTILINE)
    ]
    listed = {name for _, names in found for name in names}
    if listed != (known := set(imported(FRONT)) - {"__version__"}):
        raise LookupError(f"the docstring of {FRONT} and its names differ: {sorted(listed ^ known)}")
    return found


def about(module: str) -> str:
    """What the module's docstring says."""
    return prose(ast.get_docstring(tree_of(module), clean=False) or "")


def contents(text: str) -> str:
    """What a page has, with links: a line for each of its parts."""
    lines: list[str] = []
    seen: Counter[str] = Counter()
    for level, title in re.findall(r"^(#+) (.+)$", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE):
        anchor = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        link = f"[{title}](#{anchor}{f'-{seen[anchor]}' if seen[anchor] else ''})"
        seen[anchor] += 1
        if level == "##":
            lines.append(f"- {link}")
        elif level == "###":
            lines[-1] += f"{', ' if ':' in lines[-1] else ': '}{link}"
    return "\n".join(lines)


def whole(title: str, about: str, parts: Iterable[str]) -> str:
    """A page."""
    first, body = f"# {title}\n\n{about}", "\n\n".join(part for part in parts if part)
    return "\n\n".join([first, contents(f"{first}\n\n{body}"), body]) + "\n"


def front_page() -> str:
    """The page of the names that the package itself gives."""
    parts = [part for title, names in groups() for part in (f"## {title}", *(entry(FRONT, name) for name in names))]
    return whole("The front door", ABOUT, parts)


def page_text(page: ReferencePage) -> str:
    """A page of names that are imported from their own modules."""
    parts: list[str] = []
    for module, names in page.modules():
        parts += [f"## {module}", about(module), *(entry(module, name) for name in names)]
    return whole(page.title, f"{page.about}. {page.more}", parts)


def index() -> str:
    """The first page: what is where."""
    rows = [(FRONT, "The front door", "Reading, scoring, explaining and settling: what most programs need")]
    rows += [(page.file, page.title, page.about) for page in PAGES]
    rows.append((MESSAGES, message_tables.TITLE, message_tables.ABOUT))
    rows.append((PROFILE, profile_tables.TITLE, "What *Take it all with you* on one's own page gives"))
    lines = [f"| [{title}]({file}.md) | {text} |" for file, title, text in rows]
    return "\n".join([INDEX, "| page | what it has |", "|---|---|", *lines, ""])


def texts() -> dict[Path, str]:
    """Every file of the reference with what it should hold."""
    pages = {TARGET / f"{page.file}.md": page_text(page) for page in PAGES}
    pages[TARGET / f"{MESSAGES}.md"] = message_tables.text()
    pages[TARGET / f"{PROFILE}.md"] = profile_tables.text()
    return {TARGET / "README.md": index(), TARGET / f"{FRONT}.md": front_page(), **pages}


def main() -> int:
    """Compare or write; the exit status."""
    made = texts()
    if "--write" in sys.argv[1:]:
        TARGET.mkdir(exist_ok=True)
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    there = {path: path.read_text(encoding="utf-8") for path in TARGET.glob("*.md")}
    if there == made:
        return 0
    print("docs/reference is not up to date: python -m tools.reference --write")
    return 1


if __name__ == "__main__":
    sys.exit(main())
