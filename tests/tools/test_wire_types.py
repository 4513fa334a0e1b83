"""The page is typed by the schema of the server as it is now."""

import runpy


def test_the_page_has_the_schema_of_the_server(request):
    tool = runpy.run_path(str(request.config.rootpath / "tools" / "wire_types.py"))
    assert tool["SCHEMA"].read_text(encoding="utf-8") == tool["schema"]()
