"""*Save a copy*: the whole store in another file, its checkpoints beside it; the tab stays with the store it has."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from concordui.colony.runs import SUFFIX
from concordui.colony.say import say
from concordui.colony.session import ColonySession
from engine.colony.runner import Run
from engine.colony.store import Store
from engine.colony.viewing import shelf


@dataclass(frozen=True, slots=True)
class Copied:
    """A copy is there."""

    path: Path


class _Copy:
    def __init__(self, path: Path) -> None:
        self._path = path

    def __call__(self, run: Run | None, store: Store) -> Copied:
        store.copy(self._path)
        shelf.copy(store.path, self._path)
        return Copied(self._path)


class Copying(QObject):
    """Asks where to, and copies between two ticks; the session tells `Copied`, or why not."""

    def __init__(self, session: ColonySession, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window

    def ask(self) -> None:
        """Show the dialog."""
        kinds = say("Stores of a colony ({pattern})", pattern=f"*{SUFFIX}")
        name = self._session.path.with_name(f"{self._session.path.stem} copy{SUFFIX}")
        dialog = QFileDialog(self._window, say("Save a copy of the store"), str(name), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.save)
        dialog.open()

    def save(self, path: str) -> None:
        """Copy it there."""
        self._session.do(_Copy(Path(path)))
