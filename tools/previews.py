"""The pictures that a shared link shows: a game's box beside three of its cards, drawn by Chromium from our own art.

    python tools/previews.py        draw those whose art has changed, into src/oldtricks/web/previews

`drawn.json` there says from which drawing each was made; a test compares.
"""

import hashlib
import json
import shutil
import sys
from base64 import b64encode
from pathlib import Path

from oldtricks import GAMES, art
from oldtricks.server.cover import HEIGHT, WIDTH

FOLDER = Path(__file__).parents[1] / "src" / "oldtricks" / "web" / "previews"
DRAWN = FOLDER / "drawn.json"
QUALITY = 80
STYLE = """
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; position: relative; overflow: hidden; background: var(--ground);
    background: radial-gradient(ellipse at 40% 45%, color-mix(in oklab, var(--ground) 80%, white), var(--ground) 75%); }
  img { position: absolute; border-radius: 12px; box-shadow: 0 10px 34px rgb(0 0 0 / 0.5); }
  .box { left: 62px; top: 97px; width: 580px; }
  .card { width: 250px; top: 132px; transform-origin: 50% 120%; }
  .frame { position: absolute; inset: 18px; border: 3px solid var(--accent); border-radius: 22px; opacity: 0.75; }
  .lid { width: 336px; }
"""


def picture(svg: str, classes: str, style: str = "") -> str:
    return f'<img class="{classes}" style="{style}" src="data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}">'


def page(body: str, ground: str, accent: str) -> str:
    colours = f"body {{ --ground: {ground}; --accent: {accent}; }}"
    return f'<!doctype html><style>{STYLE}{colours}</style><body><div class="frame"></div>{body}</body>'


def of_game(game: str) -> str:
    """The box, and a fan of three cards from all over the pack."""
    names, inks = sorted(art.cards(game)), art.palette(game)
    chosen = [names[len(names) * part // 6] for part in (1, 3, 5)]
    turns = [(668, -9), (744, 1), (820, 11)]
    fan = [
        picture(art.face(game, card), "card", f"left: {x}px; rotate: {turn}deg")
        for card, (x, turn) in zip(chosen, turns, strict=True)
    ]
    return page("".join([*fan, picture(art.box(game), "box")]), inks["ground"], inks["accent"])


def of_house() -> str:
    """All five boxes."""
    places = [(58, 52), (432, 52), (806, 52), (245, 326), (619, 326)]
    boxes = [
        picture(art.box(game), "lid", f"left: {x}px; top: {y}px") for game, (x, y) in zip(GAMES, places, strict=True)
    ]
    return page("".join(boxes), "#2b3036", "#d79b2e")


def drawings() -> dict[str, str]:
    return {"house": of_house(), **{game: of_game(game) for game in GAMES}}


def digest(drawing: str) -> str:
    return hashlib.sha256(drawing.encode()).hexdigest()[:16]


def main() -> None:
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    found = json.loads(DRAWN.read_text()) if DRAWN.exists() else {}
    wanted = drawings()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        tab = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for name, drawing in wanted.items():
            if found.get(name) == digest(drawing) and (FOLDER / f"{name}.jpg").exists():
                continue
            tab.set_content(drawing)
            tab.evaluate("() => Promise.all([...document.images].map((each) => each.decode()))")
            tab.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
            print(f"{name}.jpg", file=sys.stderr)
        browser.close()
    DRAWN.write_text(json.dumps({name: digest(drawing) for name, drawing in wanted.items()}, indent=2) + "\n")


if __name__ == "__main__":
    main()
