"""How a server fares, as Prometheus reads it: in its format, about nobody, for its own machine and its host alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import KEY, be_host
from windroos.web.app import create_app, open_site
from windroos.web.health import FARES
from windroos.web.metrics import CONTENT, LATE, Metrics, figures_text
from windroos.web.settings import Settings
from windroos.web.site import Site

LINE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"\n]*",?)+)\})? ([0-9.e+-]+)')


def figures(text: str) -> dict[tuple[str, str], float]:
    """Each figure by its name and labels. Every name is told what it is once, before its first figure."""
    found, told = dict[tuple[str, str], float](), dict[str, str]()
    for line in text.splitlines():
        if line.startswith("# "):
            _, what, name, said = line.split(" ", 3)
            assert (name, what) not in told.items()
            told[name] = what
            assert what == "HELP" or said in ("counter", "gauge", "histogram")
            continue
        matched = LINE.fullmatch(line)
        assert matched is not None, line
        name, labels, value = matched.groups()
        assert told.get(re.sub(r"_(bucket|sum|count)$", "", name)) == "TYPE", name
        assert (name, labels or "") not in found
        found[name, labels or ""] = float(value)
    return found


def test_the_histogram_counts_every_look_and_its_steps_add_up() -> None:
    metrics = Metrics()
    late = (0.0, 0.004, 0.005, 0.02, 0.07, 3.0)
    for seconds in late:
        metrics.was_late(seconds)
    found = figures(figures_text({"": metrics.samples(0)}))
    for end in LATE:
        assert found["windroos_loop_late_seconds_bucket", f'le="{end}"'] == sum(one <= end for one in late)
    assert found["windroos_loop_late_seconds_bucket", 'le="+Inf"'] == len(late)
    assert found["windroos_loop_late_seconds_count", ""] == len(late)
    assert found["windroos_loop_late_seconds_sum", ""] == pytest.approx(sum(late))


def test_of_several_processes_each_stands_under_its_name() -> None:
    several = {name: Metrics() for name in ("1", "0")}
    several["1"].answers[2] = 7
    several["0"].was_late(0.2)
    found = figures(figures_text({name: one.samples(int(name)) for name, one in several.items()}))
    assert found["windroos_answers_total", 'process="1",status="2xx"'] == 7
    assert [found["windroos_tables", f'process="{name}"'] for name in "01"] == [0, 1]
    assert [found["windroos_loop_late_seconds_count", f'process="{name}"'] for name in "01"] == [1, 0]
    assert found["windroos_loop_late_seconds_bucket", 'process="0",le="0.25"'] == 1


def test_answers_and_sockets_are_counted_as_they_go(house: Site) -> None:
    with TestClient(create_app(house), client=("127.0.0.1", 1), headers={"accept-language": "nl"}) as machine:
        before = figures(machine.get(FARES).text)
        for path, status in (("/over", 200), ("/over", 200), ("/nergens", 404)):
            assert machine.get(path).status_code == status
        answer = machine.get(FARES)
        after = figures(answer.text)
        assert answer.headers["content-type"] == CONTENT
        assert answer.headers["cache-control"] == "no-store"
        table = machine.post("/tellen", data={"rules": "groenehart2011"})
        with machine.websocket_connect(f"{table.url.path}/ws"):
            assert figures(machine.get(FARES).text)["windroos_sockets", ""] == 1
        assert figures(machine.get(FARES).text)["windroos_sockets", ""] == 0
    grown = {key: after[key] - before.get(key, 0) for key in after if key[0] == "windroos_answers_total"}
    assert grown == {("windroos_answers_total", 'status="2xx"'): 3, ("windroos_answers_total", 'status="4xx"'): 1}
    assert after["process_cpu_seconds_total", ""] >= before["process_cpu_seconds_total", ""]
    assert after["windroos_tables", ""] == 0


def test_nobody_else_finds_it(house: Site) -> None:
    with TestClient(create_app(house), client=("192.168.1.7", 1)) as stranger:
        assert stranger.get(FARES).status_code == 404
        assert stranger.get(FARES, headers={"x-forwarded-for": "127.0.0.1"}).status_code == 404


def test_behind_a_proxy_a_stranger_is_no_neighbour_and_the_host_is_the_host(tmp_path: Path) -> None:
    public = "https://mahjong.example.org"
    settings = Settings(tmp_path, public, proxies=("127.0.0.1",), key=KEY, apart=False)
    with TestClient(create_app(open_site(settings)), base_url=public, client=("127.0.0.1", 1)) as proxy:
        named = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
        assert proxy.get(FARES, headers=named).status_code == 404
        assert proxy.get(FARES, headers=named | {"x-forwarded-for": "127.0.0.1, 203.0.113.9"}).status_code == 404
        proxy.headers.update(named)
        assert be_host(proxy).get(FARES).status_code == 200
