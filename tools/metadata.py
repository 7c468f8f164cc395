"""What a package index shows: the README with links that work there, and the project's addresses.

Both follow from one setting, `repository` under [tool.hatch.metadata.hooks.custom] in pyproject.toml. While it is empty
there are no addresses, and what the README would link to in the repository is plain text.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

HERE = r"(?!\w+:|#)([^)\s]+)"  # an address in the repository
PICTURE = re.compile(rf"!\[([^\]]*)\]\({HERE}\)")
LINK = re.compile(rf"(?<!!)\[([^\]]*)\]\({HERE}\)")
REFERENCE = re.compile(rf"^\[([^\]]+)\]: {HERE}$\n?", re.MULTILINE)
PAGES = {"Documentation": "docs/README.md", "Changelog": "CHANGELOG.md"}


class Metadata(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown(text, self.config, metadata["version"])}
        metadata["urls"] = addresses(self.config, metadata["version"])


def shown(text: str, config: dict[str, str], version: str) -> str:
    """The README as it can be read anywhere."""
    if not config["repository"]:
        names = [name for name, _ in REFERENCE.findall(text)]
        text = LINK.sub(r"\1", PICTURE.sub("", REFERENCE.sub("", text)))
        for name in names:
            text = text.replace(f"[{name}]", name)
        return text
    text = PICTURE.sub(lambda found: f"![{found[1]}]({_address('pictures', config, version, found[2])})", text)
    text = LINK.sub(lambda found: f"[{found[1]}]({_address('pages', config, version, found[2])})", text)
    return REFERENCE.sub(lambda found: f"[{found[1]}]: {_address('pages', config, version, found[2])}\n", text)


def addresses(config: dict[str, str], version: str) -> dict[str, str]:
    if not config["repository"]:
        return {}
    pages = {name: _address("pages", config, version, path) for name, path in PAGES.items()}
    return {"Source": config["repository"], **pages}


def _address(kind: str, config: dict[str, str], version: str, path: str) -> str:
    return config[kind].format(repository=config["repository"], version=version, path=path)
