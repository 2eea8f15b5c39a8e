"""What a place of a scenario is called in the form: "Growth rate r" for ``engine.r``. Pure."""

from __future__ import annotations

from typing import Any

from concordui.commons.editor.forms import Field, Form, scenario_form
from concordui.commons.editor.lines import say
from concordui.commons.editor.paths import Path, value_at


def title_of(data: Any, path: Path) -> str:
    """The title of the field at a place, a row with its number; empty for what the form has no field for."""
    form: Form | None = scenario_form(data)
    title = ""
    for end, part in enumerate(path):
        if isinstance(part, int):
            title = say("{title} {number}", title=title, number=part + 1)
            continue
        field = _field(form, value_at(data, path[:end]), part)
        if field is None:
            is_kind = form is not None and any(part in variant.tags for variant in form.variants)
            return say("Kind") if is_kind else ""
        title, form = field.title, field.form
    return title


def place_words(data: Any, path: Path, place: str) -> str:
    """A place with its title: "Growth rate r (engine.r)"."""
    title = title_of(data, path)
    return f"{title} ({place})" if title else place


def _field(form: Form | None, value: Any, key: str) -> Field | None:
    variant = None if form is None else form.variant(value)
    return next((field for field in (variant.fields if variant is not None else ()) if field.key == key), None)
