"""Totals and reports of hands that were played by a stand-in for self-play."""

from functools import partial

from tests import lab_standin
from windroos.lab.count import play_chunk
from windroos.lab.report import Report, report
from windroos.lab.task import Task, chunks
from windroos.lab.totals import Totals, merge, nothing

LIVE = ("live",) * 4
MIXED = ("live", "greedy", "live", "random")


def totals_of(task: Task, size: int = 1000, order: int = 1) -> Totals:
    work = partial(play_chunk, task, lab_standin.play)
    found = nothing(len(task.rules().entries))
    for chunk in list(chunks(task.hands, size))[::order]:
        found = merge(found, work(chunk))
    return found


def report_of(id: str = "nts2002", players: tuple[str, ...] = MIXED, hands: int = 3000) -> Report:
    task = Task(id, players, hands)
    return report(task, task.rules(), totals_of(task), 2.0)
