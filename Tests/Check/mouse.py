"""A whole game with the mouse alone: no key is pressed until the result is kept."""

from check import case, end, equal, expect
from pane import Pane


def play(pane):
    pane.click("SPIN")
    pane.shows(r"spin +1 of 100")
    pane.click("▸")
    pane.shows("bet is 2")
    pane.click("▸")
    pane.shows("bet is 3")
    pane.click("◂")
    pane.shows("bet is 2")
    pane.click("SPIN")
    pane.shows(r"spin +2 of 100")
    pane.click("space spin")
    pane.shows(r"spin +3 of 100")


@case("spin, bet, the key line, menu, pages and cash out, by clicks")
def _():
    with Pane() as pane:
        pane.start()
        play(pane)
        pane.click("o odds")
        page = pane.shows("Odds of")
        pane.send("\x1b[<65;20;10M")
        pane.rests()
        expect("Odds of" in page, "no page of odds")
        pane.click("Esc back")
        pane.shows("SPIN")
        pane.click("? help")
        pane.shows("You start with 100 credits")
        pane.click("Esc back")
        pane.shows("SPIN")
        pane.click("Esc menu")
        pane.shows("Menu")
        pane.click("pause")
        pane.shows("P A U S E D")
        pane.click("any key")
        pane.shows("SPIN")
        equal(pane.standing()[0], "3", "the spin number so far")
        pane.click("cash out ]")
        pane.is_over()
        equal(len(pane.home.board()), 1, "the number of results kept")
        pane.click("q leave")
        pane.has_left(0)


@case("the same at 40x16")
def _():
    with Pane(width=40, height=16) as pane:
        pane.start()
        pane.click("SPIN")
        pane.shows(r"credits +99")
        pane.click("▸")
        pane.shows("bet is 2")
        pane.click("cash out ]")
        pane.shows("n new")
        equal(len(pane.home.board()), 1, "the number of results kept")
        pane.click("n new")
        pane.shows("SPIN")
        pane.click("q leave")
        pane.has_left(0)


@case("a game left behind is taken up, and one ended by the menu, by clicks")
def _():
    with Pane() as pane:
        pane.start()
        play(pane)
        standing = pane.standing()
        pane.click("q leave")
        pane.has_left(0)
        pane.start("slots --reduced-motion", ready="left behind")
        pane.click("go on")
        pane.shows(r"spin +3 of 100")
        equal(pane.standing(), standing, "spin and credits")
        pane.click("Esc menu")
        pane.shows("Menu")
        pane.click("keep the result")
        pane.shows("End it and keep")
        pane.click("yes")
        pane.is_over()
        pane.click("q leave")
        pane.has_left(0)
        (result,) = pane.home.board().values()
        equal(result["marks"], ["unfinished"], "the marks")


@case("--no-mouse: no report is asked for, and clicks do nothing")
def _():
    with Pane() as pane:
        pane.start("slots --reduced-motion --seed 7 --no-mouse")
        expect("mouse_any_flag=0" in pane.modes(), f"the mouse is on: {pane.modes()}")
        pane.type("q")
        pane.has_left(0)
    with Pane() as pane:
        pane.start()
        expect("mouse_any_flag=1" in pane.modes(), f"the mouse is off: {pane.modes()}")
        pane.type("q")
        pane.has_left(0)


@case("malformed reports change nothing")
def _():
    with Pane() as pane:
        pane.start()
        before = pane.rests()
        for report in ("<0;999;999M", "<0;0;0M", "<0;1M", "<;;M", "<0;1;1;1M", "<99999999999;1;1M",
                       "<0;5;5m", "<32;5;5M"):
            pane.send("\x1b[" + report)
        equal(pane.rests(), before, "the screen after them")
        pane.click("q leave")
        pane.has_left(0)


end()
