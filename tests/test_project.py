"""What GitHub, PyPI and those who cite the project read: workflows, forms and versions fit together."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parent.parent
GITHUB = ROOT / ".github"
PROGRAMS = Path(sys.executable).parent
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
SCHEMAS = {
    "github-workflows": WORKFLOWS,
    "github-issue-forms": FORMS,
    "github-issue-config": [GITHUB / "ISSUE_TEMPLATE" / "config.yml"],
    "dependabot": [GITHUB / "dependabot.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
}
VERSION_TAG = re.compile(r"[\w./-]+@(v\d+|release/v\d+|[0-9a-f]{40})")
PYTHON = "Programming Language :: Python :: "


def read(path):
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def settings():
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def project():
    return settings()["project"]


def jobs(name):
    return read(GITHUB / "workflows" / name)["jobs"]


def script(workflow, job, step):
    """The shell script of a step."""
    return next(each["run"] for each in jobs(workflow)[job]["steps"] if each.get("name") == step)


def run(text, folder, **variables):
    """Run a script as GitHub does: with bash, which stops at the first command that fails."""
    path = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
    command = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", text]
    env = {**os.environ, "PATH": path, **variables}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_for_others_fit_their_schemas(schema):
    assert SCHEMAS[schema]
    command = [str(PROGRAMS / "check-jsonschema"), "--builtin-schema", f"vendor.{schema}", *map(str, SCHEMAS[schema])]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_ci_runs_the_commands_that_anyone_runs():
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line.startswith("make ")]
    assert commands
    assert [step.get("run") for step in jobs("ci.yml")["test"]["steps"][-len(commands) :]] == commands


def test_ci_runs_every_python_that_the_package_is_for():
    matrix = jobs("ci.yml")["test"]["strategy"]["matrix"]
    named = [each.removeprefix(PYTHON) for each in project()["classifiers"] if re.match(rf"{PYTHON}\d+\.\d+$", each)]
    assert matrix["python"] == named
    assert {each["python"] for each in matrix["include"]} <= set(named)
    assert project()["requires-python"] == f">={named[0]}"


def test_ci_remembers_packages_as_long_as_the_locks_stay():
    step = next(each for each in jobs("ci.yml")["test"]["steps"] if "setup-python" in each.get("uses", ""))
    assert step["with"]["cache"] == "pip"
    assert list(ROOT.glob(step["with"]["cache-dependency-path"]))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_only_read_unless_a_job_says_otherwise(path):
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert workflow["concurrency"]
    assert all(job["timeout-minutes"] <= 90 for job in workflow["jobs"].values())
    assert "pull_request_target" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_to_a_version(path):
    used = [step["uses"] for job in read(path)["jobs"].values() for step in job["steps"] if "uses" in step]
    assert used
    assert [each for each in used if not VERSION_TAG.fullmatch(each)] == []


def test_only_the_job_that_publishes_can_prove_who_it_is():
    permissions = {name: job.get("permissions") for name, job in jobs("release.yml").items()}
    assert permissions == {"build": None, "pypi": {"id-token": "write"}, "github": {"contents": "write"}}
    assert jobs("release.yml")["pypi"]["environment"] == "pypi"


def test_a_release_has_the_version_of_its_tag():
    compare = script("release.yml", "build", "Compare tag and version")
    assert run(compare, ROOT, GITHUB_REF_NAME=f"v{project()['version']}").returncode == 0
    refused = run(compare, ROOT, GITHUB_REF_NAME="v99.0.0")
    assert refused.returncode == 1
    assert "The tag is v99.0.0" in refused.stdout


CHANGES = """# Changelog

## Unreleased

## [1.1.0] - 2027-01-02

### Added

- Second.

## 1.0.0

- First.
"""


@pytest.mark.parametrize(
    ("tag", "notes"), [("v1.1.0", "### Added\n\n- Second.\n"), ("v1.0.0", "- First.\n"), ("v1.0", None)]
)
def test_a_release_says_what_has_changed(tmp_path, tag, notes):
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, encoding="utf-8")
    cut = script("release.yml", "build", "Cut out this version's part of the changelog")
    done = run(cut, tmp_path, GITHUB_REF_NAME=tag, GITHUB_EVENT_NAME="push")
    if notes is None:
        assert done.returncode == 1
        assert done.stderr == "CHANGELOG.md has no part for v1.0\n"
    else:
        assert done.returncode == 0, done.stderr
        assert (tmp_path / "notes.md").read_text(encoding="utf-8") == notes


def test_the_changelog_has_a_part_for_what_is_not_released_yet():
    cut = script("release.yml", "build", "Cut out this version's part of the changelog").replace("> notes.md ", "")
    done = run(cut, ROOT, GITHUB_REF_NAME="12/merge", GITHUB_EVENT_NAME="pull_request")
    assert done.returncode == 0, done.stderr


def test_the_citation_has_the_version_of_the_package():
    citation = read(ROOT / "CITATION.cff")
    assert str(citation["version"]) == project()["version"]
    assert citation["license"] == project()["license"]
    assert [each["name"] for each in citation["authors"]] == [each["name"] for each in project()["authors"]]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_forms_ask_for_what_is_needed(path):
    form = read(path)
    assert {"name", "description", "body"} <= set(form)
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert len({field["id"] for field in fields}) == len(fields)
    assert any(field.get("validations", {}).get("required") for field in fields)


def test_a_wrong_rule_is_reported_with_game_clause_and_record():
    fields = {field.get("id") for field in read(GITHUB / "ISSUE_TEMPLATE" / "1-wrong-rule.yml")["body"]}
    assert {"game", "clause", "record"} <= fields


def test_the_source_distribution_holds_what_stands_at_the_top_and_not_what_has_the_same_name_elsewhere():
    # With "src" alone web/src was in it, and no wheel could be built from it.
    included = settings()["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert [pattern for pattern in included if not pattern.startswith("/")] == []


def test_broken_links_fail_the_check():
    # Decision 0022: with --quiet MkDocs counts no warnings, so that --strict has no effect.
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    builds = [line for line in lines if "mkdocs build" in line]
    assert builds
    assert [line for line in builds if "--strict" not in line or re.search(r"--quiet|\s-q\b", line)] == []
    validation = read(ROOT / "mkdocs.yml")["validation"]
    assert validation == {"links": {"anchors": "warn"}, "nav": {"omitted_files": "warn"}}
