from azulejos.core.bunch import nth
from azulejos.games.azul import GAME, rules
from azulejos.search.compiler.fingerprint import fingerprint, reachable


def test_every_function_the_rules_call_is_reached():
    functions = reachable(GAME)
    assert {rules.apply, rules.take, rules.place, rules.drop, rules.score_floor, rules.bonus, nth} <= functions
    marked_here = {value for value in vars(rules).values() if getattr(value, "__module__", "") == rules.__name__}
    assert marked_here <= functions


def test_the_fingerprint_is_a_number_that_stays():
    assert fingerprint(GAME) == fingerprint(GAME) > 0
