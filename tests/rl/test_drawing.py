"""Pictures: what they show, and that letters are letters."""

import numpy as np
import pytest

from azulejos.core.picture import Span
from azulejos.rl.envs.gym_env import GymEnvironment
from azulejos.rl.pictures.font import COLUMNS as LETTERS
from azulejos.rl.pictures.font import glyph
from azulejos.rl.pictures.raster import CELL, PAPER, colours, image
from azulejos.rl.pictures.rendering import COLUMNS, picture
from tests.rl.environments import EVERY, MODULES, SOME, any_legal, label

some = pytest.mark.parametrize(("name", "arguments"), SOME, ids=label)


def dots(letter):
    return ["".join("#" if dot else "." for dot in row) for row in glyph(letter)]


def test_a_letter_is_drawn_as_it_is_written():
    assert dots("R") == ["####.", "#...#", "#...#", "####.", "#.#..", "#..#.", "#...#", "....."]
    assert dots("h") == ["#....", "#....", "#.##.", "##..#", "#...#", "#...#", "#...#", "....."]


def test_all_letters_differ_and_fit():
    drawn = {letter: glyph(letter).tobytes() for letter in LETTERS}
    assert len(set(drawn.values())) == len(drawn)
    assert all(glyph(letter).shape == (8, 5) for letter in drawn)


def test_a_letter_that_is_not_there_is_a_frame():
    assert dots("ё")[0] == "#####"
    assert dots("ё")[1] == "#...#"


@pytest.mark.parametrize(("name", "arguments"), EVERY, ids=label)
def test_every_letter_of_the_pictures_is_there_and_every_colour_is_read(name, arguments):
    env = MODULES[name].raw_env(**arguments)
    env.reset(seed=1)
    for agent in env.agent_iter(80):
        mask = env.observe(agent)["action_mask"]
        if not mask.any():
            break
        for span in (span for line in picture(env.episode, env.episode.seat) for span in line):
            assert set(span.text) <= set(LETTERS)
            assert all(colour is None or len(colour) == 7 for colour in colours(span.style))
        env.step(any_legal(env, agent, mask))


def test_a_tile_has_its_colours_and_the_paper_is_around_it():
    pixels = image([[Span(" "), Span(" R ", "bold #ffffff on #cb463a")]], rows=2, columns=4)
    seen = {tuple(pixel) for pixel in pixels.reshape(-1, 3).tolist()}
    assert seen == {(0xCB, 0x46, 0x3A), (255, 255, 255), tuple(bytes.fromhex(PAPER[1:]))}


def test_what_does_not_fit_is_cut_off():
    line = [Span("R" * 9, "#ffffff")]
    pixels = image([line] * 9, rows=2, columns=4)
    np.testing.assert_array_equal(pixels, image([[Span("RRRR", "#ffffff")]] * 2, rows=2, columns=4))


@some
def test_all_images_of_an_environment_have_the_same_size_and_room_for_the_picture(name, arguments):
    env = MODULES[name].raw_env(**arguments, render_mode="rgb_array")
    env.reset(seed=2)
    first = env.render()
    for number, agent in enumerate(env.agent_iter()):
        mask = env.observe(agent)["action_mask"]
        if not mask.any():
            break
        lines = picture(env.episode, env.episode.seat)
        assert len(lines) <= first.shape[0] // CELL[1] - 1
        assert max(sum(len(span.text) for span in line) for line in lines) <= COLUMNS
        if number % 40 == 0:
            assert env.render().shape == first.shape
        env.step(any_legal(env, agent, mask))
    assert env.render().shape == first.shape


def test_text_shows_the_hand_of_the_agent_on_turn_and_no_other():
    env = MODULES["5211"].raw_env(players=3, render_mode="ansi")
    env.reset(seed=1)
    for _ in range(2):
        own = env.episode.game.view(env.episode.shown, env.episode.seat)["seats"][env.episode.seat]["hand"]
        cards = " ".join(own[start : start + 2] for start in range(0, len(own), 2))
        hands = [line for line in env.render().splitlines() if line.startswith("Your hand")]
        assert [" ".join(line.split()[2:]) for line in hands] == [cards]
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))


def test_a_screen_shows_every_step_by_itself(capsys):
    env = MODULES["azul"].env(render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.count("factory offer") == 1
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    assert capsys.readouterr().out.count("factory offer") == 1
    single = GymEnvironment("azul", render_mode="human")
    single.reset(seed=1)
    assert capsys.readouterr().out.count("factory offer") == 1
    at_once = MODULES["5211"].parallel_env(render_mode="human")
    at_once.reset(seed=1)
    assert capsys.readouterr().out.count("Round 1") == 1


def test_rendering_without_a_render_mode_is_refused():
    env = MODULES["azul"].raw_env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
