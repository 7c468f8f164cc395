"""A whole pack on paper: sheets of nine cards and their backs, to print on card stock and cut out."""

from base64 import b64encode

from ..engine.game import game as _game
from . import back, cards, face

# Nine cards of 2½ by 3½ inches stand on A4 and on US letter alike.
PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{title}: cards to print</title>
<style>
@page {{ margin: 0 }}
body {{ margin: 0 }}
section {{ display: grid; grid-template: repeat(3, 3.5in) / repeat(3, 2.5in); place-content: center; height: 100vh;
  break-after: page }}
img {{ width: 2.5in; height: 3.5in; outline: 0.2pt dashed #999 }}
</style>
{sheets}
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


def _image(svg: str, name: str) -> str:
    """A picture in a tag of its own, so that copies of a card do not share their ids."""
    return f'<img alt="{name}" src="data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}">\n'
