"""A kind of workspace: an entry of the rail with its home page, what it opens, and how its workspaces come to be.

The main window knows the kinds by this alone. A kind knows the window by `Window`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from concordui.actions import ActionTable
from concordui.contents import Content
from concordui.notices import NoticeStrip
from concordui.start.page import StartPage
from concordui.workspace import ActionState, Workspace

if TYPE_CHECKING:
    from concordui.deck import Deck

Make = Callable[[QWidget], Workspace]
"""Makes a workspace for this parent. Raises `ConcordError` where it is refused."""


class Window(Protocol):
    """What a kind may ask of the main window."""

    table: ActionTable
    start: StartPage
    notices: NoticeStrip
    deck: Deck

    def widget(self) -> QWidget:
        """What dialogs stand over."""

    def add(self, make: Make, path: Path | None = None) -> Workspace | None:
        """Begin a workspace in a tab, kept at `path`; None where it is refused (the window says why)."""

    def open_path(self, path: str | Path) -> Workspace | None:
        """Open what stands at a path, or bring its tab forward; None where it is refused (the window says why)."""

    def show_home(self, kind_id: str) -> None:
        """Show the home page of a kind, whether or not it has tabs."""

    def set(self, **values: object) -> None:
        """Change settings."""


class Home(QWidget):
    """The page of a kind, shown while no workspace of it is."""

    def first_focus(self) -> QWidget:
        """What has the keyboard when the page comes forward."""
        raise NotImplementedError

    def end(self) -> None:
        """End what it runs beside the window, within a second; called once, before the window goes."""


class WorkspaceKind:
    """Subclass it. `id` names the entry of the rail, the home page, and the context of its own actions.

    `title` stands under the `icon` of the rail. `opens` says in words what it opens, and `patterns` how such files are
    mostly named. `new_words` are what "+" and Ctrl+N do while it is in front. `page_after` is the page that is shown
    when its last tab was closed.
    """

    id = ""
    icon = ""
    title = ""
    opens = ""
    patterns: tuple[str, ...] = ("*.json",)
    new_words = ""
    page_after = "start"

    locks_itself = False
    """Whether its files bear locks of their own, so that a second window may watch what one writes."""

    needs: tuple[str, ...] = ()
    """The modules that its home page and its first tab need, the most basic first: the window starts without them and
    loads them in idle turns (`concordui.warming`)."""

    window: Window

    def attach(self, window: Window) -> None:
        """The window stands: what the kind does from now on, it does there. Called once for each window."""
        self.window = window

    def home(self, table: ActionTable, parent: QWidget) -> Home:
        """Its home page. Called once for each window, when it is first wanted, after `attach`."""
        raise NotImplementedError

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """Who carries out its actions of context "window"."""
        return {}

    def window_states(self) -> Mapping[str, ActionState]:
        """How those of them stand that can't always be done."""
        return {}

    def new(self) -> None:
        """Begin something new, or ask what."""
        raise NotImplementedError

    def recognises(self, content: Content) -> bool:
        """Whether it opens this. Pure; a damaged file is recognised too, so that it is this kind that says why."""
        raise NotImplementedError

    def open(self, path: Path, parent: QWidget) -> Workspace:
        """What is kept at `path`. Raises `ConcordError` where it is refused."""
        raise NotImplementedError

    def title_at(self, path: Path) -> str:
        """What is kept at a path that a person never saw; empty for other paths."""
        return ""

    def takes(self, value: object) -> bool:
        """Whether it begins something from a value that a workspace of another kind hands on."""
        return False

    def take(self, value: object) -> None:
        """Begin it; only called with what it `takes`."""

    def closed(self, workspace: Workspace) -> None:
        """A tab of it was closed by the person (not with the window)."""
