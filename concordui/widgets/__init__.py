"""The building blocks of every view and dialog, dressed by `concordui.stylesheet` and the theme."""

from concordui.widgets.buttons import (
    LinkButton,
    OutlineButton,
    PaintedButton,
    PrimaryButton,
    Segment,
    Segmented,
    ToolButton,
)
from concordui.widgets.dialog import DialogShell
from concordui.widgets.fields import DecimalBox, Field, SpinBox
from concordui.widgets.labels import (
    Chip,
    ElidedLabel,
    EmptyHint,
    IconLabel,
    Label,
    Line,
    Tag,
    TagKind,
    UnitLabel,
)
from concordui.widgets.notes import Note, NoteKind
from concordui.widgets.progress import ProgressBar
from concordui.widgets.sections import SectionHead
from concordui.widgets.tables import set_up_table

__all__ = [
    "Chip",
    "DecimalBox",
    "DialogShell",
    "ElidedLabel",
    "EmptyHint",
    "Field",
    "IconLabel",
    "Label",
    "Line",
    "LinkButton",
    "Note",
    "NoteKind",
    "OutlineButton",
    "PaintedButton",
    "PrimaryButton",
    "ProgressBar",
    "SectionHead",
    "Segment",
    "Segmented",
    "SpinBox",
    "Tag",
    "TagKind",
    "ToolButton",
    "UnitLabel",
    "set_up_table",
]
