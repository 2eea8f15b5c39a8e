"""What the main window asks of a workspace: one widget in a tab, its texts, its actions, and a quick end.

A workspace subclasses `Workspace`; its `kind` makes and opens it. The main window knows nothing else about either.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QWidget

from concordui.docks import DockHost
from concordui.theme import Theme
from engine.anatolia.board import Power
from engine.errors import ConcordError

if TYPE_CHECKING:
    from concordui.export.source import Exportable

UNSAVED = "\N{BULLET}"
"""Stands before the title of what has changes that are in no file."""


@dataclass(frozen=True, slots=True)
class Status:
    """Texts of the status bar: parts at the left and at the right.

    `saved` puts a tick before the first, `unsaved` a warning.
    """

    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    saved: bool = False
    unsaved: bool = False


@dataclass(frozen=True, slots=True)
class ActionState:
    """How an action stands now: whether it can be done, its present words and mark; None keeps the table's."""

    enabled: bool = True
    text: str | None = None
    checked: bool | None = None


class Picture(Protocol):
    """A small picture, in either theme. Two that are equal look the same."""

    def paint(self, painter: QPainter, target: QRectF, theme: Theme) -> None: ...


@dataclass(frozen=True, slots=True)
class Summary:
    """What the list of recent files shows: a title, one sentence, a small picture.

    Where a person has a seat (`power`) and it is not `finished`, the start page offers to go on with it. `label` is a
    word or two for what it is.
    """

    title: str
    sentence: str
    finished: bool
    power: Power | None = None
    label: str = ""
    picture: Picture | None = None


class Workspace(QWidget):
    """One open thing (a match, a position) in a tab.

    Signals: `title_changed`, `status_changed` (the status bar's texts), `actions_changed` (what `states` says),
    `summary_changed` (the entry among the recent files is out of date: after each save), `path_changed` (it is kept in
    another file), `failed` (something can't be done: a `ConcordError`, which the window says in words), `handed_on` (a
    value from which a kind that takes it shall begin a workspace: `WorkspaceKind.takes`), `action_wanted` (the id of an
    action of the window that something in it offers too).
    """

    title_changed = Signal()
    status_changed = Signal()
    actions_changed = Signal()
    summary_changed = Signal()
    path_changed = Signal()
    failed = Signal(object)
    handed_on = Signal(object)
    action_wanted = Signal(str)

    kind = ""
    """The id of its kind."""

    def title(self) -> str:
        """The tab's text, as "Match 3: Lydia"."""
        raise NotImplementedError

    def tab_icon(self) -> QIcon:
        """The tab's icon, as the power's emblem."""
        raise NotImplementedError

    def path(self) -> Path | None:
        """The file behind it; opening that file again brings this tab forward."""
        raise NotImplementedError

    def status(self) -> Status:
        """What the status bar says while this tab is in front."""
        raise NotImplementedError

    def marked_title(self) -> str:
        """The title, with a mark where something is in no file."""
        return f"{UNSAVED} {self.title()}" if self.status().unsaved else self.title()

    def summary(self) -> Summary:
        """What the start page says about it."""
        raise NotImplementedError

    def states(self) -> Mapping[str, ActionState]:
        """The actions of the table (by id, those with the context of this kind) that this workspace knows now.

        An action that is missing here can't be performed now.
        """
        raise NotImplementedError

    def perform(self, action_id: str) -> None:
        """Do what the action says; only called while `states` has it enabled."""
        raise NotImplementedError

    def dock_host(self) -> DockHost | None:
        """The docks, whose place the main window keeps from one session to the next."""
        return None

    def map_widget(self) -> QWidget | None:
        """The widget in which the actions of context "map" (single keys) hold."""
        return None

    def export_source(self) -> Exportable | None:
        """What can be exported now, as far as the person at the screen may see it."""
        return None

    @property
    def settled(self) -> bool:
        """Whether everything shows what is so; what is shown bit by bit may lag behind for a moment."""
        return True

    def hold(self) -> ConcordError | None:
        """Why it should not be closed now: something would be lost. Asked again at once, it has been said: None."""
        return None

    def save(self) -> None:
        """Write what is not written yet (after a crash of the window, before it ends)."""

    def end(self) -> None:
        """End its threads and processes, within a second; called once, before the widget goes."""
        raise NotImplementedError
