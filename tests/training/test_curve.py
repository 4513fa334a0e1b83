"""The curve: one scale for the gate and the yardstick, in text and as a picture."""

import xml.etree.ElementTree as ET

import pytest

from azulejos.training.reports.curve_picture import svg
from azulejos.training.reports.curve_text import chart
from azulejos.training.reports.elo_curve import points_of, ticks
from azulejos.training.verdict import GateVerdict

VERDICTS = [
    GateVerdict(0, 1000, 0.60, None, 0.5, True),
    GateVerdict(1, 1000, 0.56, 0.75, 0.7, True),
    GateVerdict(2, 1000, 0.55, 0.45, 0.8, False),
    GateVerdict(3, 1000, 0.54, 0.60, 1.0, True),
]


def test_accepted_nets_add_up_and_others_stand_beside():
    first, second, third, fourth = points_of(VERDICTS)
    assert (first.gate, first.yardstick) == (0, 0)
    assert second.gate == pytest.approx(190.8, abs=0.1)
    assert third.gate < second.gate < fourth.gate
    assert fourth.gate == pytest.approx(second.gate + 70.4, abs=0.1)
    assert fourth.yardstick < 1000  # a clean sweep is not infinitely strong


def test_the_chart_in_text():
    assert chart([]) == ""
    lines = chart(points_of(VERDICTS)).splitlines()
    assert lines[1].startswith("   +920 ┤") and lines[1].endswith("+")
    assert lines[-2].endswith("generation 0 to 3")
    assert lines[-1] == "   loss  █ ▃ ▂ ▁  0.5400"
    assert sum(line.count("●") for line in lines[1:]) == 3
    assert sum(line.count("○") for line in lines[1:]) == 1
    assert chart(points_of(VERDICTS[:1])).splitlines()[-2].endswith("generation 0")


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_picture_is_whole_and_labelled(count):
    root = ET.fromstring(svg(points_of(VERDICTS[:count])))
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Elo", "loss", "generation", "0"} <= set(texts)
    dots = list(root.iter("{http://www.w3.org/2000/svg}circle"))
    assert len(dots) == 3 * count + 2  # with those of the legend
    assert all(0 < float(dot.attrib["cy"]) < 500 and 0 < float(dot.attrib["cx"]) < 720 for dot in dots)


@pytest.mark.parametrize(("low", "high"), [(0, 0), (-35, 449), (0.53, 0.55), (-3, -1)])
def test_ticks_are_round_and_hold_everything(low, high):
    marks = ticks(low, high, 5)
    assert marks[0] <= low and marks[-1] >= high
    assert 2 <= len(marks) <= 8
    assert marks == sorted(set(marks))
