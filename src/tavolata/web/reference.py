"""The page that explains the API, made from the OpenAPI document itself, and like it in English alone."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI
from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

_MARKDOWN = MarkdownIt("commonmark", {"html": False})


def reference_page(request: Request) -> Response:
    """Every operation with its parameters, its body and its answers."""
    app: FastAPI = request.app
    document = app.openapi()
    page: Response = app.state.render.page(
        request,
        "api.html",
        parts=("page", "api"),
        only="en",
        info=document["info"],
        about=markdown(document["info"].get("description", "")),
        groups=groups(document),
        schemas=[schema(name, one) for name, one in sorted(document["components"]["schemas"].items())],
    )
    return page


def markdown(text: str) -> Markup:
    """A description as HTML."""
    return Markup(_MARKDOWN.render(text))


def groups(document: dict[str, Any]) -> list[dict[str, Any]]:
    """The operations by tag, in the order of the tags."""
    found: dict[str, list[dict[str, Any]]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            found.setdefault(operation.get("tags", [""])[0], []).append(_operation(path, method, operation))
    tags = {tag["name"]: tag.get("description", "") for tag in document.get("tags", [])}
    return [{"name": name, "about": about, "operations": found.get(name, [])} for name, about in tags.items()]


def _operation(path: str, method: str, operation: dict[str, Any]) -> dict[str, Any]:
    body = operation.get("requestBody", {}).get("content", {})
    kind: str = next(iter(body), "")
    content: dict[str, Any] = body.get(kind, {})
    answers = operation.get("responses", {})
    good = {status: _type_of_content(one) for status, one in answers.items() if status.startswith("2")}
    return {
        "id": operation["operationId"],
        "method": method.upper(),
        "path": path,
        "summary": operation.get("summary", ""),
        "about": markdown(operation.get("description", "")),
        "parameters": [_parameter(one) for one in operation.get("parameters", []) if one["in"] != "cookie"],
        "body": type_name(content.get("schema", {})) if content else "",
        "body_kind": kind,
        "good": good,
    }


def _parameter(one: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": one["name"],
        "in": one["in"],
        "type": type_name(one.get("schema", {})),
        "required": one.get("required", False),
        "about": one.get("description") or one.get("schema", {}).get("description", ""),
    }


def _type_of_content(answer: dict[str, Any]) -> str:
    content = answer.get("content", {})
    return next((type_name(one.get("schema", {})) or kind for kind, one in content.items()), "")


def schema(name: str, one: dict[str, Any]) -> dict[str, Any]:
    """A model with its fields."""
    required = one.get("required", [])
    fields = [
        {
            "name": field,
            "type": type_name(about),
            "required": field in required,
            "about": about.get("description", ""),
            "example": _example(about),
        }
        for field, about in one.get("properties", {}).items()
    ]
    return {"name": name, "about": one.get("description", ""), "fields": fields}


def _example(about: dict[str, Any]) -> str:
    examples = about.get("examples")
    return json.dumps(examples[0], ensure_ascii=False) if examples else ""


def type_name(schema: dict[str, Any]) -> str:
    """The type of a value in short: ``list of MoveOut``, ``integer or null``."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(type_name(one) for one in schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list of {type_name(schema.get('items', {})) or 'anything'}"
    return str(schema.get("type", ""))
