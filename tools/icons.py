"""The page's icons for telephones, drawn by Chromium from web/icon.svg.

    python tools/icons.py        draw them into src/oldtricks/web/icons

`drawn.json` there says from which drawing each was made; a test compares.
"""

import hashlib
import json
import shutil
from base64 import b64encode
from pathlib import Path

from oldtricks.server.installable import INK, MASKED, PLAIN

WEB = Path(__file__).parents[1] / "src" / "oldtricks" / "web"
FOLDER = WEB / "icons"
DRAWN = FOLDER / "drawn.json"
APPLE = 180


def page(size: int, share: float, ground: str) -> str:
    """The icon on a square, of which it takes a share."""
    source = b64encode((WEB / "icon.svg").read_bytes()).decode()
    style = f"margin: 0; width: {size}px; height: {size}px; display: grid; place-items: center; background: {ground}"
    return f'<body style="{style}"><img style="width: {share:.0%}" src="data:image/svg+xml;base64,{source}"></body>'


def drawings() -> dict[str, tuple[int, str]]:
    """By name: the size, and the page to draw. What is masked may lose a fifth at every edge."""
    plain = {str(size): (size, page(size, 0.94, "transparent")) for size in PLAIN}
    return {**plain, str(APPLE): (APPLE, page(APPLE, 0.78, INK)), "masked": (MASKED, page(MASKED, 0.6, INK))}


def digest(drawing: str) -> str:
    return hashlib.sha256(drawing.encode()).hexdigest()[:16]


def main() -> None:
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, drawing) in drawings().items():
            tab = browser.new_page(viewport={"width": size, "height": size})
            tab.set_content(drawing)
            tab.evaluate("() => document.images[0].decode()")
            tab.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()
    told = {name: digest(drawing) for name, (_, drawing) in drawings().items()}
    DRAWN.write_text(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
