"""`python -m oldtricks.server.types` writes the page's types from the protocol: web/js/protocol.d.ts."""

from typing import Any

from pydantic import TypeAdapter
from typing_extensions import get_original_bases, is_typeddict

from . import advice, board_listings, company, exercises, finished, listings, protocol, puzzles, shown
from .files import WEB

FILE = WEB / "js" / "protocol.d.ts"
HEAD = "// What the server sends. Made by `python -m oldtricks.server.types`: do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def kinds() -> dict[str, type]:
    """Everything that is sent, by name."""
    named: dict[str, type] = {found.__name__: found for found in shown.TABLES}
    for module in (protocol, advice, finished, listings, company, exercises, puzzles, board_listings):
        named |= {name: found for name, found in vars(module).items() if is_typeddict(found)}
    return named


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON schema of each, and of what is in it."""
    named = kinds()
    asked: list[Any] = [(name, "serialization", TypeAdapter(found)) for name, found in named.items()]
    _, whole = TypeAdapter.json_schemas(asked)
    found: dict[str, dict[str, Any]] = whole["$defs"]
    return {name: found[name] for name in dict.fromkeys((*named, *found))}


def declarations() -> str:
    """All of them in TypeScript."""
    known, named = schemas(), kinds()
    found = [_interface(name, known, _bases(named.get(name))) for name in known]
    tables = " | ".join(found.__name__ for found in shown.TABLES)
    found.append(f"/** What lies on the table: it depends on the game. */\nexport type OnTheTable = {tables};\n")
    return "\n".join([HEAD, *found])


def _bases(kind: type | None) -> list[str]:
    return [base.__name__ for base in get_original_bases(kind) if is_typeddict(base)] if kind else []


def _interface(name: str, known: dict[str, dict[str, Any]], bases: list[str]) -> str:
    """What its bases have is not repeated."""
    schema, inherited = known[name], {key for base in bases for key in known[base]["properties"]}
    required = schema.get("required", [])
    after = f" extends {', '.join(bases)}" if bases else ""
    lines = [f"export interface {name}{after} {{"]
    if "description" in schema:
        lines.insert(0, f"/** {' '.join(schema['description'].split())} */")
    for key, value in schema["properties"].items():
        if key not in inherited:
            lines.append(f"  {key}{'' if key in required else '?'}: {_type(value)};")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'unknown'}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def main() -> None:
    FILE.write_text(declarations(), encoding="utf-8")


if __name__ == "__main__":
    main()
