"""The map of the code lists every module, and the check says which one it misses."""

import re
import runpy

import pytest


@pytest.fixture
def tool(request):
    return runpy.run_path(str(request.config.rootpath / "tools" / "architecture_tables.py"))


@pytest.fixture
def page(tool):
    return tool["PAGE"].read_text(encoding="utf-8")


def test_the_page_lists_every_module_as_it_is(tool):
    assert tool["main"](["--check"]) == 0


def test_the_page_names_every_package_in_its_drawing(tool, page):
    drawing = re.findall(r"```\n(.*?)```", page, re.DOTALL)[0]
    packages = [path.parent.name for path in tool["FOLDERS"]["azulejos"].glob("*/__init__.py")]
    assert len(packages) >= 10
    assert [name for name in packages if not re.search(rf"[|:] *{name}\b", drawing)] == []


def test_no_file_of_the_package_is_left_out(tool):
    folder = tool["FOLDERS"]["azulejos"]
    files = {path.relative_to(folder) for path in folder.rglob("*.py") if path.name != "__init__.py"}
    assert {f"azulejos.{'.'.join(path.with_suffix('').parts)}" for path in files} <= tool["all_rows"]().keys()


def test_a_module_that_is_missing_is_named(tool, page):
    shorter = page.replace(next(row[0] for row in tool["ROW"].finditer(page)) + "\n", "", 1)
    module = next(row["module"] for row in tool["ROW"].finditer(page))
    assert tool["faults"](shorter) == [f"docs/architecture.md: {module} is missing; run tools/architecture_tables.py"]


def test_a_module_that_is_stale_or_gone_is_named(tool, page):
    row = next(tool["ROW"].finditer(page))
    stale = page.replace(row[0], f"| `{row['module']}` | Once it was this. |\n| `azulejos.nowhere` | Gone. |", 1)
    found = tool["faults"](stale)
    assert [each.split(": ")[1].split(";")[0] for each in found] == sorted(
        [f"{row['module']} is stale", "azulejos.nowhere is there no longer"]
    )


def test_a_page_without_marks_is_refused(tool):
    assert "has no marks" in tool["faults"]("# Architecture\n")[0]


def test_a_file_without_a_docstring_has_no_line(tool, tmp_path):
    path = tmp_path / "silent.py"
    path.write_text("x = 1\n")
    assert tool["first_line"](path) == ""
    path.write_text('"""One | two.\n\nMore.\n"""\n')
    assert tool["first_line"](path) == "One \\| two."
