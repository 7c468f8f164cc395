"""Cut the page's fonts down to the letters that we write: Latin, what German adds, and our marks.

Run `python docs/make_fonts.py FOLDER` where FOLDER holds the unpacked npm packages (`FOLDER/limelight` is
`@fontsource/limelight`). It needs `fonttools[woff]`. The cut fonts are named by what we use them for, because a
cut-down font may not carry a reserved font name; VENDORED.toml and the licence beside each name its origin. Letters
of other alphabets, in somebody's name say, are shown in a font of the reader's own.
"""

import hashlib
import json
import string
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

OUT = Path(__file__).parents[1] / "src" / "oldtricks" / "web" / "fonts"
LETTERS = string.ascii_letters + string.digits + string.punctuation + " ÄÖÜäöüßÉÈÀÇéèàçôêñø"
MARKS = "\u00a0\u00ad\u202f\u2009£§«»°±·½¼¾×‐‑–—‘’‚“”„•…′″−→←↑↓✓"
FEATURES = ["kern", "liga", "tnum", "lnum", "calt", "ccmp", "locl", "mark", "mkmk"]

# What it is for: the package and its file.
FONTS = {
    "reading-400": ("source-serif-4", "400-normal"),
    "reading-600": ("source-serif-4", "600-normal"),
    "reading-italic": ("source-serif-4", "400-italic"),
    "control-400": ("atkinson-hyperlegible", "400-normal"),
    "control-700": ("atkinson-hyperlegible", "700-normal"),
    "bookletter": ("goudy-bookletter-1911", "400-normal"),
    "comic-round": ("lilita-one", "400-normal"),
    "engraved": ("playfair-display-sc", "700-normal"),
    "deco": ("limelight", "400-normal"),
    "stencil": ("stardos-stencil", "700-normal"),
}

ENTRY = """
[[file]]
name = "{name}.woff2"
package = "@fontsource/{package}"
version = "{version}"
source = "files/{source}"
made = "cut down and renamed by docs/make_fonts.py"
licence = "OFL-1.1"
licence_file = "{package}.LICENSE.txt"
sha256 = "{checksum}"
"""


def cut(source: Path, name: str) -> None:
    """Write what is left of a font under another name."""
    font = TTFont(source)
    options = Options(layout_features=FEATURES, hinting=False, desubroutinize=True, name_IDs=[], flavor="woff2")
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS + MARKS)
    subsetter.subset(font)
    for number in (1, 4, 6):
        font["name"].setName(f"Old Tricks {name}".replace(" ", "-" if number == 6 else " "), number, 3, 1, 0x409)
    font["head"].modified = font["head"].created  # so that the same font is made again
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(OUT / f"{name}.woff2")


def main(folder: Path) -> None:
    manifest = OUT / "VENDORED.toml"
    entries = [manifest.read_text(encoding="utf-8").split("[[file]]")[0].rstrip() + "\n"]
    for name, (package, file) in FONTS.items():
        source = f"{package}-latin-{file}.woff2"
        cut(folder / package / "files" / source, name)
        version = json.loads((folder / package / "package.json").read_text(encoding="utf-8"))["version"]
        checksum = hashlib.sha256((OUT / f"{name}.woff2").read_bytes()).hexdigest()
        entries.append(ENTRY.format(name=name, package=package, version=version, source=source, checksum=checksum))
    manifest.write_text("".join(entries), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
