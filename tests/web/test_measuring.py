"""What the measuring of pages notices, and what it leaves alone: small pages with one fault each."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.web.measuring import LOOKED, SCREENS, SOME, Look, faults, looked_at, screens, violations, window

PHONE: tuple[ViewportSize, ...] = ({"width": 360, "height": 740},)
STYLE = """<style>
  * { box-sizing: border-box } body { margin: 0; font: 16px/1.4 sans-serif }
  button, a { display: inline-block; padding: 8px } .bar { position: fixed; bottom: 0; width: 99% }
  .name { width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
  .over { position: relative; top: -30px; display: block; height: 40px } .low { margin-top: 900px }
  .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
</style>"""
WRONG = {
    "<p style='width: 600px'>far too wide</p>": "the page is 600 wide, the screen 360",
    "<div style='width: 600px; text-align: right'>far away</div>": "outside the screen",
    "<div style='width: 60px; overflow-wrap: anywhere'>Annemarieken</div>": "broken by letter",
    "<div class='name'>Annemarieken</div>": "cut off",
    "<input style='width: 99px' placeholder='more than there is room for'>": 'cut off: input "" its hint "more than',
    "<div style='height: 20px; overflow: hidden'>one line<br>another line</div>": "cut off",
    "<div style='width: 60px; white-space: nowrap'>2.000 points</div>": "out of its box",
    "<div style='width: 300px; overflow: auto'><div style='width: 350px; text-align: right'>6</div></div>": "cut off",
    "<div style='width: 100px'><svg width='200' height='9' style='display: block'></svg></div>": "out of its box",
    "<p>below</p><p style='margin-top: -30px'>above</p>": "words over words",
    "<button>one</button><button style='margin-left: -30px'>two</button>": "control over control",
    "<p>words</p><button style='margin-top: -50px; width: 90px; height: 60px'></button>": "control over words",
    "<a href='/' style='padding: 0'>Rules</a><button style='padding: 0; border: 0'>EN</button>": "too near",
    "<button class='low'>last</button><div class='bar'>bar<br>bar</div>": "stays under",
    "<button style='margin-top: 300px'>one</button><i class='over'></i>": "covered",
}  # fmt: skip
RIGHT = (
    "<input style='width: 99px' placeholder='fits'> <input style='width: 99px' placeholder='no word of it' hidden>",
    "<p>Some words that go on in the next line because there are more of them than fit in the first one.</p>",
    "<p>well-known half\u00adway</p><div style='width: 60px'>well-known</div>",
    "<h1 class='sr'>For who listens only, and as long as it needs to be to say all of this</h1>",
    "<pre style='overflow: auto'>a line of a program that is much longer than the screen of a telephone is wide</pre>",
    "<nav style='overflow:auto; white-space:nowrap'><a href='/'>chapter one</a> <a href='/'>a second chapter</a></nav>",
    "<button>one</button> <button>two</button>",
    "<details><summary>more</summary><p style='width: 900px'>not now</p></details>",
    "<button class='low' style='margin-bottom: 80px'>last</button><div class='bar'>bar</div>",
)


@pytest.mark.parametrize(("page", "what"), WRONG.items(), ids=WRONG.values())
def test_a_fault_is_noticed(browser: Browser, page: str, what: str) -> None:
    with window(browser, Look("nl", "light")) as shown:
        shown.set_content(STYLE + page)
        found = faults(shown, "here", PHONE)
        assert any(fault.startswith(f"here @360: {what}") for fault in found), found


def test_a_phrase_that_readers_stumbled_over_is_noticed(browser: Browser) -> None:
    with window(browser, Look("nl", "light")) as shown:
        shown.set_content("<p>This is what it needs least; it<br>lacks 5.</p>")
        assert len(faults(shown, "here", PHONE)) == 1


def test_a_page_without_faults_has_none(browser: Browser) -> None:
    with window(browser, Look("nl", "light")) as shown:
        for page in RIGHT:
            shown.set_content(STYLE + page)
            assert faults(shown, page, PHONE) == []


def test_every_state_is_seen_and_every_screen_and_language_has_its_turn() -> None:
    """Also of what comes in threes, one kind of page for each book: no kind is on the same screens in all."""
    dutch, english = LOOKED[0], LOOKED[-1]
    assert [at for at, _ in looked_at("abcdef", dutch)] == [*range(6)]
    assert [state for _, state in looked_at("abcdef", english)][-3:] == ["b", "d", "f"] or len(LOOKED) > 2
    assert looked_at("a", english) == [(0, "a")]
    assert all(SCREENS[-1] in screens(at, dutch) for at in range(9))
    for kind in range(3):
        assert {screen["width"] for at in range(kind, 9, 3) for screen in screens(at, dutch)} == {
            screen["width"] for screen in SCREENS
        }
        assert {screen["width"] for at in range(kind, 9, 3) for screen in screens(at, english)} >= {
            screen["width"] for screen in SOME
        }


def test_what_axe_finds_is_told_in_every_state_of_a_page(browser: Browser) -> None:
    with window(browser, Look("nl", "light")) as shown:
        shown.set_content("<html lang='nl'><title>t</title><main><h1>one</h1><button>two</button></main>")
        assert violations(shown, "here") == []
        shown.evaluate("document.querySelector('button').textContent = ''")
        (found,) = violations(shown, "here")
        assert found == "here: button-name <button></button>"
