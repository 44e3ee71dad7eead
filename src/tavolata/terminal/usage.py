"""The command line's own words: help in the reader's language, and mistakes in one line."""

from __future__ import annotations

import re
from typing import Any

from ..engine.room import Speaker


def translate(command: Any, words: Speaker) -> None:
    """Put the help of a command, its parameters and subcommands into a language; in the code they are message ids."""
    if command.help and words.knows(command.help):
        command.help = words.text(command.help)
    for parameter in command.params:
        text = getattr(parameter, "help", None)
        if text and words.knows(text):
            parameter.help = words.text(text)
    english = command.get_help
    command.get_help = lambda context: _headings(english(context), words)
    for child in getattr(command, "commands", {}).values():
        translate(child, words)
        child.short_help = child.help.partition(". ")[0].rstrip(".") + "."


def _headings(help: str, words: Speaker) -> str:
    """What the library itself writes into a page of help, in the reader's language."""
    for heading in ("Usage", "Arguments", "Options", "Commands"):
        help = re.sub(rf"^{heading}:", words.text(f"cli-head-{heading.lower()}"), help, flags=re.MULTILINE)
    help = re.sub(r"^(  GAME|  FILE|  CLAUSE|  \[?[A-Z]+\]?) <str>", r"\1", help, flags=re.MULTILINE)
    return help.replace("Show this message and exit.", words.text("cli-help"))


def one_line(error: Any, words: Speaker) -> str:
    """A mistake in the use of the command line, in one line; told apart by name, for their classes are private."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    name = _name(parameter)
    if kind == "NoSuchOption":
        return words.text("usage-no-option", option=error.option_name, allowed=_options(error.ctx))
    if kind == "MissingParameter" and name:
        return words.text("usage-missing", name=name, usage=_usage(error.ctx))
    if kind == "BadOptionUsage":
        return words.text("usage-no-value", option=error.option_name)
    unknown = re.match(r"No such command '(.*?)'", error.format_message())
    if unknown:
        commands = ", ".join(error.ctx.command.commands) if error.ctx else ""
        return words.text("usage-no-command", command=unknown[1], allowed=commands)
    extra = re.match(r"Got unexpected extra argument\S* \((.*)\)", error.format_message())
    if extra:
        return words.text("usage-extra", extra=extra[1], usage=_usage(error.ctx))
    return str(error.format_message())


def _name(parameter: Any) -> str:
    if parameter is None:
        return ""
    return str(
        parameter.opts[0] if parameter.opts and parameter.opts[0].startswith("-") else parameter.metavar
    )


def _options(context: Any) -> str:
    if context is None:
        return "--help"
    return ", ".join(
        option for one in context.command.params for option in one.opts if option.startswith("--")
    )


def _usage(context: Any) -> str:
    return f"{context.command_path} --help" if context is not None else "tavolata --help"
