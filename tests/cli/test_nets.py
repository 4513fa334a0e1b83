"""`azulejos nets`: cards of nets on the screen and for programs."""

import json
from dataclasses import replace

from azulejos.evaluation import files
from azulejos.evaluation.load_net import open_net
from azulejos.evaluation.shipped import NETS
from tests.cli.test_commands import azulejos

SHIPPED = sorted(path.name for path in NETS.glob("*.npz"))


def test_the_nets_of_the_package_are_listed():
    run = azulejos("nets")
    heads = [line for line in run.stdout.splitlines() if not line.startswith(" ")]
    assert [head.partition(":")[0] for head in heads] == SHIPPED
    assert "azul-2-grey.npz: azul, 2 players, wall grey" in heads
    assert "trained" not in run.stdout


def test_the_card_of_a_file_says_how_it_was_trained():
    path = NETS / "azul-2-grey.npz"
    run = azulejos("nets", str(path))
    assert run.stdout.startswith(f"{path}: azul, 2 players, wall grey\n")
    assert "  trained: generation" in run.stdout and "  strength: " in run.stdout
    assert max(map(len, run.stdout.splitlines()[1:])) <= 120


def test_cards_for_programs():
    output = json.loads(azulejos("nets", "--json").stdout)
    assert [card["net"] for card in output] == SHIPPED
    assert {card["game"] for card in output} == {"azul", "summer-pavilion", "5211"}
    assert all(card["trained"] and card["strength"] and card["players"] for card in output)


def test_a_card_does_not_steer_the_terminal(tmp_path):
    path = tmp_path / "own.npz"
    net, card = open_net(NETS / "azul-2-grey.npz")
    files.save(path, net, replace(card, trained="\x1b[2Jby night", strength=""))
    output = azulejos("nets", str(path)).stdout
    assert "trained: �[2Jby night\n  strength: nothing is told\n" in output


def test_what_is_no_net_is_refused(tmp_path):
    (tmp_path / "note.npz").write_text("not a net")
    for name, why in (("note.npz", "it is no .npz file"), ("none.npz", "there is no such file")):
        run = azulejos("nets", str(tmp_path / name))
        assert (run.returncode, run.stdout) == (1, "")
        assert run.stderr.startswith(f"azulejos: {name} is no net: {why}")
