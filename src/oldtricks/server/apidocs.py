"""The OpenAPI description as a page, without scripts."""

from html import escape
from typing import Any

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #23262b;
  background: #f6eedc; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #23262b; text-transform: capitalize; }
h3 code { font-size: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid #cbbf9f; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
a { color: #1f4f8a; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1d21; color: #e8e2d2; }
  th, td { border-color: #4a4c50; }
  a { color: #9cc3ee; }
}
"""


def render(spec: dict[str, Any]) -> str:
    """Every request of the protocol, by tag; then every schema."""
    tags: dict[str, list[str]] = {}
    for path, methods in spec["paths"].items():
        for method, operation in methods.items():
            tags.setdefault((operation.get("tags") or ["other"])[0], []).append(_operation(path, method, operation))
    parts = [f"<h2>{escape(tag)}</h2>" + "".join(found) for tag, found in tags.items()]
    schemas = spec.get("components", {}).get("schemas", {})
    parts.append("<h2>schemas</h2>" + "".join(_schema(name, schema) for name, schema in schemas.items()))
    title = escape(f"{spec['info']['title']} {spec['info']['version']}")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}: protocol</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs.css"></head>'
        f"<body><main><h1>{title}: protocol</h1><p>{escape(spec['info']['description'])} This page shows "
        '<a href="/openapi.json">/openapi.json</a>; <a href="/bots">/bots</a> tells it in words.</p>'
        f"{''.join(parts)}</main></body></html>"
    )


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    rows = [
        (parameter["name"], parameter["in"], _type(parameter.get("schema", {})))
        for parameter in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        rows.append(("body", "JSON", _type(body["schema"])))
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            kinds: dict[str, Any] = response.get("content") or {"answer": {}}
            for kind, content in kinds.items():
                rows.append((status, kind, _type(content.get("schema", {}))))
    about = escape(operation.get("description") or operation.get("summary", ""))
    return f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{about}</p>{_table(rows)}"


def _schema(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    rows = [
        (key, "required" if key in required else "optional", _type(value) + _about(value))
        for key, value in schema.get("properties", {}).items()
    ]
    return f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>{_table(rows)}'


def _about(schema: dict[str, Any]) -> str:
    return f": {escape(schema['description'])}" if "description" in schema else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(map(_type, schema["anyOf"]))
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))


def _table(rows: list[tuple[str, str, str]]) -> str:
    cells = (f"<tr><th><code>{escape(a)}</code></th><td>{escape(b)}</td><td>{c}</td></tr>" for a, b, c in rows)
    return f"<table>{''.join(cells)}</table>" if rows else ""
