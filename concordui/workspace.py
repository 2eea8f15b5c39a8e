"""What the main window asks of a workspace: one widget in a tab, its texts, its actions, and a quick end.

A workspace subclasses `Workspace`; the kind of workspace (there is one a rail entry) makes and opens them. The main
window knows nothing else about either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from concordui.docks import DockHost
from engine.anatolia.board import Board, Power, ProvinceId

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """A match to be started: per power ``human`` or a bot (id or path), the seed, the years, and where it is kept.

    `path` is the game file that autosave writes; None lets the window choose a name in the saves' folder. `board` is
    a shipped name or a board file, `start` a position to start from (``setup`` of `bot-api: create`).
    """

    seats: Mapping[Power, str]
    seed: int = 0
    max_years: int = 12
    path: Path | None = None
    board: str | None = None
    start: Mapping[str, Any] | None = None

    @property
    def humans(self) -> tuple[Power, ...]:
        """The powers that persons play, in the setup's order."""
        return tuple(power for power, seat in self.seats.items() if seat == HUMAN)


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


@dataclass(frozen=True, slots=True)
class Summary:
    """What the list of recent files shows: a title, one sentence, and the owners that the small map is coloured by."""

    title: str
    sentence: str
    finished: bool
    power: Power | None = None
    board: Board | None = None
    owners: Mapping[ProvinceId, Power | None] = field(default_factory=dict)


class Workspace(QWidget):
    """One open thing (a match) in a tab.

    Signals: `title_changed`, `status_changed` (the status bar's texts), `actions_changed` (what `states` says),
    `summary_changed` (the entry among the recent files is out of date: after each save), `failed` (it can't go on: a
    `ConcordError`, which the window says in words).
    """

    title_changed = Signal()
    status_changed = Signal()
    actions_changed = Signal()
    summary_changed = Signal()
    failed = Signal(object)

    kind = ""

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

    @property
    def settled(self) -> bool:
        """Whether everything shows what is so; what is shown bit by bit may lag behind for a moment."""
        return True

    def save(self) -> None:
        """Write what is not written yet (after a crash of the window, before it ends)."""

    def end(self) -> None:
        """End its threads and processes, within a second; called once, before the widget goes."""
        raise NotImplementedError


class WorkspaceKind(Protocol):
    """A kind of workspace: an entry of the rail, and how its workspaces come to be.

    `create` and `open` raise `ConcordError` where the setup or the file is refused; `ask` shows the form for a new one
    (non-modal) and calls `accepted` with what was chosen.
    """

    id: str
    title: str
    icon: str

    def create(self, setup: MatchSetup, parent: QWidget) -> Workspace: ...

    def open(self, path: Path, parent: QWidget) -> Workspace: ...

    def ask(self, setup: MatchSetup, parent: QWidget, accepted: Callable[[MatchSetup], None]) -> None: ...
