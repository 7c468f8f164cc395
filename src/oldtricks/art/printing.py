"""On paper: a whole pack as sheets of nine cards and their backs to cut out, and the rules of a game on one sheet."""

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from html import escape

from ..engine.game import game as _game
from ..words import ENGLISH, Reader, pages
from . import back, box, cards, face

# Nine cards of 2½ by 3½ inches stand on A4 and on US letter alike.
PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{title}: cards to print</title>
<link rel="icon" href="data:,">
<style>
@page {{ margin: 0 }}
body {{ margin: 0 }}
section {{ display: grid; grid-template: repeat(3, 3.5in) / repeat(3, 2.5in); place-content: center; height: 100vh;
  break-after: page }}
img {{ width: 2.5in; height: 3.5in; outline: 0.2pt dashed #999 }}
</style>
{sheets}
"""

# Set for A4 and US letter alike, with room to spare for the letters of other machines.
SUMMARY = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>
@page {{ margin: 10mm 12mm }}
html {{ background: #fff; color: #000 }}
body {{ margin: 0 auto; max-width: 190mm; font: 7.8pt/1.25 "Source Serif 4", Georgia, "Times New Roman", serif;
  font-size-adjust: 0.46 }}
@media screen {{ body {{ padding: 5vmin; font-size: 12pt }} }}
header {{ display: grid; grid-template-columns: 34mm 1fr; gap: 0 5mm; align-items: start }}
header > img {{ width: 34mm; height: auto; display: block }}
h1, h2, h3, p, ul {{ margin: 0; padding: 0 }}
h1 {{ font-size: 2.5em; line-height: 1.05 }}
h1 + p {{ font-style: italic; margin-bottom: 1.5mm }}
h2 {{ font-size: 1.18em; border-bottom: 0.6pt solid; margin: 1.8mm 0 1mm; break-after: avoid }}
main > section:first-child > h2 {{ margin-top: 0 }}
header h2 {{ margin-top: 0 }}
h3 {{ font-size: 1em; margin: 1.2mm 0 0.4mm; break-after: avoid }}
li {{ list-style: none; margin: 0.35mm 0; break-inside: avoid }}
.minute li {{ font-size: 1.08em }}
.pack {{ display: flex; flex-wrap: wrap; justify-content: center; gap: 1.2mm 0.8mm; margin: 2mm 0 }}
figure {{ margin: 0; width: 12mm; text-align: center; font-size: 4.8pt; line-height: 1.15; overflow-wrap: break-word;
  hyphens: auto }}
figure img {{ width: 11.4mm; height: 15.96mm; display: block; margin: 0 auto 0.4mm; border-radius: 0.6mm;
  outline: 0.2pt solid #999 }}
main {{ columns: 2; column-gap: 6mm }}
@media screen and (max-width: 40rem) {{
  main {{ columns: 1 }}
  header {{ grid-template-columns: 1fr }}
  figure {{ width: 20mm; font-size: 8pt }}
  figure img {{ width: 19mm; height: 26.6mm }}
}}
.rulings {{ font-size: 0.93em }}
</style>
<header>
{box}
<div>
<h1>{title}</h1>
<p>{line}</p>
<div class="minute">
<h2>{minute}</h2>
<ul>{in_short}</ul>
</div>
</div>
</header>
<div class="pack">
{pack}
</div>
<main>
{rules}
</main>
"""


def pack(game: str) -> list[str]:
    """The cards of a game's box, each as often as it is there, the side pack last."""
    cards(game)  # an unknown game is refused here
    table = _game(game)
    state = table.new_state()
    deck = [0] * 256
    count = table.rules.pack(state, deck)
    names = {number: name for name, number in table.box.pack_names(state)}
    return [names[number] for number in deck[:count]]


def sheets(game: str) -> str:
    """A page of HTML that prints as sheets of nine faces, each followed by its backs."""
    pictures = {name: _image(face(game, name), name) for name in cards(game)}
    behind = _image(back(game), "")
    whole = pack(game)
    pages = []
    for first in range(0, len(whole), 9):
        pages.append("".join(pictures[name] for name in whole[first : first + 9]))
        pages.append(behind * 9)  # nine also behind fewer faces, so that the sides need not match
    return PAGE.format(title=_game(game).box.title, sheets="\n".join(f"<section>{page}</section>" for page in pages))


def summary(game: str, language: str = ENGLISH) -> str:
    """A page of HTML that prints as one sheet: the game in one minute, the cards, and every rule and ruling."""
    cards(game)
    heading, minute = pages.part(game, "minute", language)
    return SUMMARY.format(
        language=language,
        title=escape(_game(game).box.title),
        line=escape(pages.page(game, language).split("\n")[2].strip("*")),
        box=_image(box(game), ""),
        minute=escape(heading),
        in_short="".join(f"<li>{_inline(item)}</li>" for item in _items(minute)),
        pack="".join(_figures(game, language)),
        rules="\n".join(_rules(game, language)),
    )


def _figures(game: str, language: str) -> Iterator[str]:
    """The pack in small: of a suit the highest card, of the first suit all, and all that belong to none."""
    table, often, reader = _game(game), Counter(pack(game)), Reader(language, game, typed=False)
    suits = list(table.box.suit_names)
    for name in cards(game):
        suit = table.box.suit_of(name)
        highest = name == [card for card in cards(game) if table.box.suit_of(card) == suit][-1]
        if suit in suits[1:] and not highest:
            continue
        caption = table.box.caption(name)
        title = reader.say(caption) if caption else reader.title(name)
        times = f" ×{often[name]}" if often[name] > 1 else ""
        yield f"<figure>{_image(face(game, name), '')}{escape(title)}{times}</figure>\n"


def _rules(game: str, language: str) -> Iterator[str]:
    """Every rule under its heading, then every ruling without its reason."""
    said = pages.rules_of(game, language)
    for which in ("rules", "rulings"):
        heading, text = pages.part(game, which, language)
        yield f'<section class="{which}">\n<h2>{escape(heading)}</h2>'
        for found in re.finditer(r"^### (.*)$|^- \*\*([A-Z]+(?:-[QR])?\d+)\*\* ", text, re.MULTILINE):
            chapter, rule = found.groups()
            yield f"<h3>{escape(chapter)}</h3>" if chapter else f"<li><b>{rule}</b> {escape(said[rule])}</li>"
        yield "</section>"


def _items(markdown: str) -> list[str]:
    """The bullets of a list, each on one line."""
    return [" ".join(item.split()) for item in re.split(r"^- ", markdown, flags=re.MULTILINE)[1:]]


def _inline(markdown: str) -> str:
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(markdown, quote=False))


def _image(svg: str, name: str) -> str:
    """A picture in a tag of its own, so that copies of a card do not share their ids."""
    return f'<img alt="{name}" src="data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}">\n'
