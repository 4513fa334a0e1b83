"""The page of the observations lists their fields as they are now."""

import runpy

import pytest


@pytest.fixture
def tool(request):
    return runpy.run_path(str(request.config.rootpath / "tools" / "feature_tables.py"))


def test_the_page_is_what_the_code_says(tool):
    assert tool["PAGE"].read_text(encoding="utf-8") == tool["page"]()


def test_the_example_of_the_page_runs(tool):
    exec(compile(tool["HEAD"].split("```")[1].removeprefix("python"), "features.md", "exec"), {})
