"""The page's modules and styles in a few files instead of a hundred: made from the sources when they are first wanted.

Every module becomes a function in a book, `core` (what every screen needs), `home` (the front door), `table`, `race` (a
table with a board), `lobby` (a table before the cards are dealt), `beside` (what is opened at a table) or `rest` (all
other screens); a book is an ES module that puts its functions on one shelf. Only what our own sources use is
understood: imports and exports by name, each at the beginning of a line, and no circles. Of the styles there are two
sheets, `page` (for every screen, and all that a table needs to show its cards) and `more`. Nothing has to be built to
run or to change the page.
"""

import re
from functools import lru_cache
from pathlib import Path

from .files import WEB, edition

# What a book begins with; `rest` has what is left.
FIRST = {
    "core": "js/app.js", "home": "js/home.js", "table": "js/table.js", "race": "js/race.js",
    "lobby": "js/lobby.js", "beside": "js/beside.js",
}  # fmt: skip
BOOKS = (*FIRST, "rest")
SHEETS = ("page.css", "more.css")

PACKED = "vendor/standalone.module.js"  # as small as it can be

_IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";$', re.MULTILINE)
_PASSED_ON = re.compile(r'^export \{([^}]*)\} from "([^"]+)";$', re.MULTILINE)
_LIST = re.compile(r"(?:^|;)export ?\{([^}]*)\};$", re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async )?function\*?|const|class) (\w+)", re.MULTILINE)
_LATER = re.compile(r"\bimport\((\"[^\"]+\"|\w+)\)")
_COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)
_HINT = re.compile(r"/\*\*(?:(?!\*/).)*?\*/ ?")  # a type within a line
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)  # it means nothing in markup either
_BREAK = re.compile(r"(?<=[{};,])\n+|\n(?=})")  # of styles, where it means nothing
_URL = re.compile(r'url\("([\w.-]+)"\)')
_AFTER_THE_CARDS = "<!-- after the cards -->"
_STYLES = re.compile(r'    <link rel="stylesheet" href="/static/([^"]+)">\n')

SHELF = """\
const shelf = (globalThis.oldtricks ??= { made: {}, ready: {}, homes: {} });
const take = (name) => (shelf.ready[name] ??= shelf.made[name]());
const home = new URL("./", import.meta.url).href;
const later = async (name) => {
  const module = name.replace("./", "js/");
  await Promise.all(shelf.homes[module].map((book) => import(`${home}${book}.js`)));
  return take(module);
};
"""


def source(name: str) -> str:
    return (WEB / name).read_text(encoding="utf-8")


def imported(name: str) -> list[str]:
    """The modules that a module needs at once."""
    text = source(name)
    return [_path(name, found[2]) for pattern in (_IMPORT, _PASSED_ON) for found in pattern.finditer(text)]


def _path(name: str, wanted: str) -> str:
    return str((Path("/") / name).parent.joinpath(wanted).resolve().relative_to("/"))


def closure(names: list[str]) -> list[str]:
    """Some modules and all that they need, those that are needed first."""
    found: dict[str, None] = {}

    def visit(name: str) -> None:
        if name not in found:
            for each in imported(name):
                visit(each)
            found[name] = None

    for name in names:
        visit(name)
    return list(found)


def partition() -> dict[str, list[str]]:
    """Which modules are in which book: each in the first that needs it, in `core` what both home and tables need."""
    everything = sorted(f"js/{path.name}" for path in WEB.glob("js/*.js"))
    needed = {book: closure([FIRST[book]] if book in FIRST else everything) for book in BOOKS}
    at_tables = {*needed["table"], *needed["beside"]}
    needed["core"] += [name for name in needed["home"] if name in at_tables and name not in needed["core"]]
    books: dict[str, list[str]] = {}
    taken: set[str] = set()
    for book in BOOKS:
        books[book] = [name for name in needed[book] if name not in taken]
        taken |= set(books[book])
    return books


def _renamed(names: str) -> list[tuple[str, str]]:
    """(theirs, ours) of `a, b as c`."""
    pairs = [each.split() for each in names.split(",") if each.strip()]
    return [(pair[0], pair[-1]) for pair in pairs]


def wrapped(name: str) -> str:
    """A module as a function that returns what it exports."""
    text = source(name)
    exports: list[str] = []

    def bring(found: re.Match[str]) -> str:
        names = ", ".join(a if a == b else f"{a}: {b}" for a, b in _renamed(found[1]))
        return f'const {{ {names} }} = take("{_path(name, found[2])}");'

    def pass_on(found: re.Match[str]) -> str:
        from_there = _path(name, found[2])
        exports.extend(f'{ours}: take("{from_there}").{theirs}' for theirs, ours in _renamed(found[1]))
        return ""

    def hand_out(found: re.Match[str]) -> str:
        exports.extend(f"{theirs}: {ours}" for ours, theirs in _renamed(found[1]))
        return ";"

    def declare(found: re.Match[str]) -> str:
        exports.append(found[2])
        return f"{found[1]} {found[2]}"

    text = _PASSED_ON.sub(pass_on, text)
    text = _IMPORT.sub(bring, text)
    text = _LIST.sub(hand_out, text)
    text = _EXPORT.sub(declare, text)
    if name != PACKED:
        text = _INDENT.sub("", _HINT.sub("", _COMMENT.sub("", text)))
        text = _LATER.sub(r"later(\1)", text)
    return f'shelf.made["{name}"] = () => {{\n{text}\nreturn {{ {", ".join(exports)} }};\n}};\n'


@lru_cache(16)
def script(book: str, _edition: str) -> str:
    """A book of modules; the first begins by itself."""
    books = partition()
    text = SHELF + "".join(wrapped(name) for name in books[book] if name != "js/app.js")
    if book == "core":
        text += f"Object.assign(shelf.homes, {_homes(books)});\n"
        begin = wrapped("js/app.js").split("\n", 1)[1].rsplit("\nreturn", 1)[0]  # it waits for its words
        text += f"{begin}\n"
    return text


def _homes(books: dict[str, list[str]]) -> str:
    """For every module that is wanted later the books that it needs, in order."""
    homes = {}
    for name in [each for modules in books.values() for each in modules if each.startswith("js/")]:
        needed = set(closure([name]))
        homes[name] = [book for book in BOOKS[1:] if needed & set(books[book])]
    return repr(homes)


def styles(html: str) -> dict[str, list[str]]:
    """Which styles are in which sheet, in the order of the page."""
    first, later = html.split(_AFTER_THE_CARDS)
    return dict(zip(SHEETS, (_STYLES.findall(first), _STYLES.findall(later)), strict=True))


@lru_cache(4)
def style(sheet: str, _edition: str) -> str:
    parts = []
    for name in styles(source("index.html"))[sheet]:
        text = re.sub(r"/\*.*?\*/\n?", "", source(name), flags=re.DOTALL)
        parts.append(_URL.sub(rf'url("../{Path(name).parent}/\1")', text))
    return _BREAK.sub("", _INDENT.sub("", "\n".join(parts)))


def bound(html: str, wanted: str = "", *, whole: bool = True) -> str:
    """The page with its books in place of its modules and styles, and what else it will want.

    Where it need not be `whole` it only says where the second sheet of styles is: its script fetches that later.
    """
    sheets = [f'    <link rel="stylesheet" href="/static/bundle/{name}">\n' for name in styles(html)]
    if not whole:
        sheets[-1] = sheets[-1].replace("href=", "data-later=")
    html = _STYLES.sub("", html).replace(f"    {_AFTER_THE_CARDS}\n", "".join(sheets))
    html = html.replace("/static/js/app.js", "/static/bundle/core.js")
    return html.replace("  </head>", f"    {wanted}\n  </head>") if wanted else html


def book(name: str) -> tuple[str, str] | None:
    """A file of the bundle and its kind."""
    if name in SHEETS:
        return style(name, edition()), "text/css"
    stem = name.removesuffix(".js")
    return (script(stem, edition()), "text/javascript") if stem in BOOKS else None
