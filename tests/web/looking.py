"""Looking at a screen: axe on it, light and dark, at the desk and on a phone; kept as pictures where that is wanted."""

import os
from pathlib import Path
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from .person import DESK, PHONE, TABLET, Person

SCREENS = Path(__file__).parents[2] / "artifacts" / "screens"  # ignored by git
KEPT = bool(os.environ.get("SCREENS"))
COLOURS = ["color-contrast", "link-in-text-block"]  # all that can differ between light and dark
SETTLED = """() => new Promise((laid) => requestAnimationFrame(() => setTimeout(laid))).then(() => Promise.all([
  ...document.getAnimations().map((each) => each.finished.catch(() => {})),
  ...[...document.images].filter((each) => each.loading !== "lazy").map((each) => each.decode()),
]))"""
AXE = Axe().axe_script


def look(person: Person, name: str, *, whole: bool = False) -> None:
    """No serious finding on what is shown now. `whole` pictures show the page to its end."""
    was = person.page.viewport_size
    found: list[str] = []
    for device, size in (("desk", DESK), ("tablet", TABLET), ("phone", PHONE)):
        if device != "tablet" or KEPT:
            person.page.set_viewport_size(size)
            for scheme in ("light", "dark"):
                found += _look(person, f"{name}-{device}-{scheme}", device, scheme, whole)
    person.page.emulate_media(color_scheme="light")
    person.page.set_viewport_size(was or DESK)
    person.page.evaluate(SETTLED)  # before anybody clicks
    assert not found, "\n".join(found)


def _look(person: Person, name: str, device: str, scheme: Literal["light", "dark"], whole: bool) -> list[str]:
    page = person.page
    page.emulate_media(color_scheme=scheme)
    page.evaluate(SETTLED)
    if KEPT:
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENS / f"{name}.png", full_page=whole)
    if device == "tablet":
        return []
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if scheme == "dark":
        options["runOnly"] = COLOURS
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)  # once for a page, since it is long
    violations = page.evaluate("(options) => axe.run(options).then(({ violations }) => violations)", options)
    return [
        f"{name}: {each['id']}: {each['help']}: {node['html'][:200]} ({node['failureSummary'][:200]})"
        for each in violations
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]
