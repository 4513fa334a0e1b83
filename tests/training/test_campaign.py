"""A training in a folder: it learns, it is stored, and it resumes."""

import json
from dataclasses import asdict

import numpy as np
import pytest

from azulejos.core.errors import AzulejosError
from azulejos.evaluation import files
from azulejos.evaluation.inputs import features_of, inputs_of, learnable
from azulejos.evaluation.net import Net
from azulejos.training.campaign import Campaign
from azulejos.training.config import TrainingConfig
from azulejos.training.errors import TrainingError
from azulejos.training.games.choice_shards import ChoiceShard
from azulejos.training.games.determinized_selfplay import NO_MOVE
from azulejos.training.games.samples import Samples
from azulejos.training.games.shards import Shard
from azulejos.training.gate import Duel, score_of
from azulejos.training.generation import UNSEEN, Generation, GenerationStep
from azulejos.training.recipes import recipe_of
from azulejos.training.workers import play_here
from tests.training.small import config

FEATURES = features_of(learnable("azul"))


def test_it_learns(tmp_path):
    asked = config(games=400, shard=100, yardstick_pairs=30, first_positions=100, gate_positions=100)
    campaign = Campaign(tmp_path, asked)
    verdict = campaign.advance()
    shards = [shard for shard in Generation(0, asked, tmp_path).shards() if isinstance(shard, Shard)]
    samples = Samples.of(shards, 4.0)
    mean = np.average(samples.targets, weights=samples.weights)
    blind = -(mean * np.log(mean) + (1 - mean) * np.log(1 - mean))
    assert verdict.loss < blind - 0.1
    nobody = Net.random(FEATURES, 1)
    ignorant = Duel(0, "yardstick", "azul", asked.setups, nobody, None, asked.recipe, 0, range(UNSEEN, UNSEEN + 10))
    assert verdict.yardstick > score_of(ignorant.play()) + 0.15
    assert verdict.accepted and verdict.score is None
    assert verdict.positions == len(samples) / 2


class Plug(Exception):
    pass


def pulled_after(count):
    """A runner that is interrupted after some results, while it stores one more."""

    def answers(works):
        nonlocal count
        for work, answer in play_here(works):
            if count == 0:
                raise Plug
            count -= 1
            yield work, answer

    return answers


def contents(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_finished_work_is_kept_and_not_done_again(tmp_path):
    whole = Campaign(tmp_path / "whole", config())
    expected = [whole.advance(), whole.advance()]
    for stop in (0, 3, 4, 6, 9, 1, 2):
        broken = Campaign(tmp_path / "broken", config())
        if len(broken.verdicts) < 2:
            try:
                broken.advance(pulled_after(stop))
            except Plug:
                continue
    broken = Campaign(tmp_path / "broken", config())
    while len(broken.verdicts) < 2:
        broken.advance()
    assert broken.verdicts == expected
    assert contents(tmp_path / "broken") == contents(tmp_path / "whole")
    assert expected[1].score is not None
    best = broken.best
    assert best is not None and best.number == int(expected[1].accepted)


def test_a_shard_that_was_cut_is_not_read(tmp_path):
    def forget(place, *names):
        for name in names:
            (place / name).unlink()

    campaign = Campaign(tmp_path, config())
    first, place = campaign.advance(), tmp_path / "000"
    whole, net = (place / "shard-0001").read_bytes(), (place / "net.npz").read_bytes()
    forget(place, "verdict.json", "loss.json", "net.npz", "yardstick-0000.json", "shard-0002")
    (place / "shard-0001").write_bytes(whole[: len(whole) // 2])
    (place / "shard-0002.new").write_bytes(whole[:100])
    (place / "shard-0099.new").write_bytes(whole[:100])
    played: list[GenerationStep] = []
    again = Campaign(tmp_path, config(), played.append).advance()
    assert again == first
    assert (place / "shard-0001").read_bytes() == whole and (place / "net.npz").read_bytes() == net
    assert [step.done for step in played if step.stage == "games"] == [20, 30, 40]


def test_a_folder_of_other_terms_is_refused(tmp_path):
    Campaign(tmp_path, config(seed=1))
    kept = contents(tmp_path)
    for other in (config(seed=2), config(seed=1, games=41), config(seed=1, players=(2, 3))):
        with pytest.raises(TrainingError, match="holds a training on other terms") as refused:
            Campaign(tmp_path, other)
        assert refused.value.code == "other-terms"
    assert contents(tmp_path) == kept
    Campaign(tmp_path, config(seed=1))


def test_a_folder_of_an_earlier_version_is_refused(tmp_path):
    Campaign(tmp_path, config())
    document = json.loads((tmp_path / "terms.json").read_text())
    document.pop("version")
    (tmp_path / "terms.json").write_text(json.dumps(document, indent=2, sort_keys=True))
    kept = contents(tmp_path)
    with pytest.raises(TrainingError, match="another version of azulejos; name another folder") as refused:
        Campaign(tmp_path, config())
    assert refused.value.code == "other-version"
    assert contents(tmp_path) == kept


def test_a_folder_that_cannot_be_used_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(TrainingError, match="cannot be used: File exists"):
        Campaign(tmp_path / "file", config())


def test_one_net_serves_the_product_of_players_and_options():
    asked = TrainingConfig.of("azul", [2, 4], {"wall": ["coloured", "grey"]})
    assert [(setup.players, setup.options["wall"]) for setup in asked.setups] == [
        (2, "coloured"),
        (2, "grey"),
        (4, "coloured"),
        (4, "grey"),
    ]
    card = asked.card("so")
    assert (card.players, card.options) == ((2, 4), {"wall": ("coloured", "grey")})
    assert all(card.serves("azul", setup) for setup in asked.setups)
    assert json.loads(json.dumps(asked.to_json()))["recipe"] == asdict(recipe_of("azul", 4))


def test_hidden_hands_without_choices_are_refused(monkeypatch):
    monkeypatch.setattr(type(learnable("5211")), "choices", None)
    with pytest.raises(AzulejosError, match="5211 cannot be trained") as refused:
        TrainingConfig.of("5211", [2], {})
    assert refused.value.code == "hidden-hands"


def test_where_hands_are_hidden_it_learns_what_to_choose(tmp_path):
    asked = config(game="5211", games=60, shard=30, first_positions=150, **{"schedule.epochs": 8})
    campaign = Campaign(tmp_path / "whole", asked)
    verdict = campaign.advance()
    first, second = Generation(0, asked, tmp_path / "whole").shards()
    assert isinstance(first, ChoiceShard) and isinstance(second, ChoiceShard)
    assert verdict.positions == len(first) + len(second) == 60 * 66
    blind = np.mean([np.log(np.sum(moves != NO_MOVE)) for moves in first.moves])
    assert verdict.loss < blind - 0.1
    net, card = files.load(tmp_path / "whole" / "000" / "net.npz", inputs_of(learnable("5211")))
    assert net.head is None and card.game == "5211"
    broken = Campaign(tmp_path / "broken", asked)
    for _ in range(2):
        with pytest.raises(Plug):
            broken.advance(pulled_after(1))
    assert broken.advance() == verdict
    assert contents(tmp_path / "broken") == contents(tmp_path / "whole")


def test_the_net_of_a_generation_says_how_it_was_trained(tmp_path):
    campaign = Campaign(tmp_path, config())
    campaign.advance()
    net, card = files.load(tmp_path / "000" / "net.npz", FEATURES)
    assert net.head is not None
    assert card.trained.startswith('generation 0 of {"game": "azul"')
    assert card.options == {"wall": ("coloured",)}
