"""A sheet of character cells to draw on. Whatever is drawn outside is cut off, so a screen always fits."""

import unicodedata
from collections.abc import Callable
from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

# What terminals without UTF-8 show instead. Letters lose their accents; anything else becomes a question mark.
PLAIN = str.maketrans(
    {
        "─": "-", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "═": "=", "║": "#", "╔": "#", "╗": "#", "╚": "#",
        "╝": "#", "┬": "+", "·": "-", "…": "~", "▸": ">", "●": "o", "◆": "x", "■": "#", "▲": "^", "▼": "v", "★": "*",
        "‡": "=", "╫": "H", "□": ".", "━": "=", "╌": "-", "−": "-", "✓": "+", "“": '"', "”": '"', "’": "'", "–": "-",
    }
)  # fmt: skip

NO_STYLE = Style.null()


def plain(text: str) -> str:
    """The text in ASCII, as wide as before."""
    if text.isascii():
        return text
    shown = ""
    for character in unicodedata.normalize("NFC", text).translate(PLAIN):
        letter = unicodedata.normalize("NFKD", character)[0]
        shown += letter.ljust(cell_len(character)) if letter.isascii() else "?" * cell_len(character)
    return shown


def clip(text: str, width: int) -> str:
    """The text in at most so many cells."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…" if width > 0 else ""


class Canvas:
    """`width` by `height` cells, each with its character and style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[NO_STYLE] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str | Style = NO_STYLE) -> None:
        """Write text from this cell to the right."""
        if not 0 <= y < self.height:
            return
        chosen = Style.parse(style) if isinstance(style, str) else style
        row = self._characters[y]
        for character in text:
            cells = cell_len(character)
            if not cells:  # an accent belongs to the letter before it
                if 0 < x <= self.width:
                    row[x - 1] += character
                continue
            if x >= 0 and x + cells <= self.width:
                row[x] = character
                self._styles[y][x] = chosen
                if cells == 2:
                    row[x + 1] = ""
                    self._styles[y][x + 1] = chosen
            x += cells

    def centre(self, x: int, y: int, text: str, style: str | Style = NO_STYLE) -> None:
        """Write text around this cell."""
        self.put(x - cell_len(text) // 2, y, text, style)

    def right(self, x: int, y: int, text: str, style: str | Style = NO_STYLE) -> None:
        """Write text that ends before this cell."""
        self.put(x - cell_len(text), y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str | Style) -> None:
        """Colour a rectangle and clear it."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def rows(self, restyle: Callable[[Style], Style] = lambda style: style) -> list[Text]:
        """The rows from top to bottom, spaces at the end left out."""
        found: list[Text] = []
        for characters, styles in zip(self._characters, self._styles, strict=True):
            last = max((i for i, c in enumerate(characters) if c != " " or styles[i] is not NO_STYLE), default=-1)
            text = Text(no_wrap=True, end="")
            for style, cells in groupby(range(last + 1), key=styles.__getitem__):
                text.append("".join(characters[i] for i in cells), restyle(style))
            found.append(text)
        return found
