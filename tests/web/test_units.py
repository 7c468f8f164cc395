"""The page's logic without a page: tests/web/units/*.js, run by the browser, one test here for each of theirs."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from tests.server.house import House

UNITS = Path(__file__).parent / "units"
MODULES = sorted(path for path in UNITS.glob("*.js") if path.name not in ("testing.js", "samples.js"))
NAMES = [
    pytest.param(path.stem, name, id=f"{path.stem}: {name}")
    for path in MODULES
    for name in re.findall(r'^(?:test|in\w+)\("([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE)
]


def serve(route: Route) -> None:
    """A module of the tests, or an empty page for them to run on."""
    name = route.request.url.rsplit("/", 1)[-1]
    if name.endswith(".js"):
        route.fulfill(path=UNITS / name, content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html><title>units</title>", content_type="text/html")


@pytest.fixture(scope="module")
def found(browser: Browser, house: House) -> dict[str, dict[str, Any]]:
    """By module and name: what went wrong, or None."""
    results: dict[str, dict[str, Any]] = {}
    for path in MODULES:
        context = browser.new_context(base_url=house.address)
        context.route("**/units/*", serve)
        page = context.new_page()
        page.goto("/units/page")
        run = f"import('./{path.name}').then(() => import('./testing.js')).then(({{ runAll }}) => runAll())"
        results[path.stem] = page.evaluate(run)
        context.close()
    return results


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_unit(found: dict[str, dict[str, Any]], module: str, name: str) -> None:
    assert found[module][name] is None, found[module][name]


def test_every_unit_is_seen(found: dict[str, dict[str, Any]]) -> None:
    assert {(module, name) for module, tests in found.items() for name in tests} == {
        (str(param.values[0]), str(param.values[1])) for param in NAMES
    }
