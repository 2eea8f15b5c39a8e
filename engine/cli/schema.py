"""``concord schema``: the JSON Schema of whatever the program reads or writes."""

from __future__ import annotations

from typing import Annotated

import typer


def add_commands(app: typer.Typer) -> None:
    """Put the command into the program."""
    app.command("schema")(schema)


def schema(
    context: typer.Context,
    kind: Annotated[
        str | None, typer.Argument(metavar="KIND", help="A kind of file or record.", show_default=False)
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="Name every kind, with a sentence each.")] = False,
) -> int:
    """Print the JSON Schema of a file or record.

    \b
    Example:
      concord schema game
    """
    import json

    from engine.schemas import KINDS, schema_of

    if listed:
        width = max(map(len, KINDS))
        for name, entry in KINDS.items():
            print(f"{name:<{width}}  {entry.sentence}")
        return 0
    if kind is None:
        raise typer.BadParameter("name a kind, or say --list", ctx=context, param_hint="'KIND'")
    if kind not in KINDS:
        raise typer.BadParameter(f"there is no {kind!r}; kinds: {', '.join(KINDS)}", ctx=context, param_hint="'KIND'")
    print(json.dumps(schema_of(kind), indent=2, ensure_ascii=False))
    return 0
