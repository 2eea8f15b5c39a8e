"""Opening what stands at a path: the kind is chosen by what it is, and whatever is wrong is said in the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from concordui.contents import choose, read_content
from concordui.deck import Deck
from concordui.notices import NoticeStrip
from concordui.saves import title_of
from concordui.shell import Shell
from concordui.workspace import Workspace
from engine.errors import ConcordError


class Opener(QObject):
    """Opens files and folders in tabs. A refusal changes nothing but the notices."""

    def __init__(self, shell: Shell, deck: Deck, notices: NoticeStrip, window: QWidget) -> None:
        super().__init__(window)
        self._shell = shell
        self._deck = deck
        self._notices = notices
        self._window = window

    def ask(self) -> None:
        """Choose a file to open."""
        dialog = QFileDialog(self._window, self.tr("Open a file"), str(self._shell.saves_folder()))
        patterns = dict.fromkeys(pattern for kind in self._shell.kinds for pattern in kind.patterns)
        dialog.setNameFilters([self.tr("Files of Concord ({0})").format(" ".join(patterns)), self.tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.open_path)
        dialog.open()

    def open_path(self, path: str | Path) -> Workspace | None:
        """Open what stands there, or bring its tab forward; None where it is refused."""
        place = Path(path).expanduser().absolute()
        opened = self._deck.opened_at(place)
        if opened is not None:
            self._deck.bring_forward(opened)
            return opened
        try:
            return self._deck.open(choose(read_content(place), self._shell.kinds), place)
        except ConcordError as error:
            self._notices.refuse(error, about=place)
            return None

    def title_at(self, path: Path) -> str:
        """What a file is called: among the recent files, by its kind, or by its name."""
        known = (entry.title for entry in self._shell.recent.files() if entry.path == path.absolute())
        told = (title for kind in self._shell.kinds if (title := kind.title_at(path)))
        return next(known, None) or next(told, None) or title_of(path)

    def continue_last(self) -> None:
        """Go on with the last match that is not over."""
        entry = self._shell.recent.last_unfinished()
        if entry is not None:
            self.open_path(entry.path)

    def open_all(self, event: QDropEvent) -> None:
        """Open every file that was dropped."""
        for path in files_of(event):
            self.open_path(path)


def files_of(event: QDropEvent) -> list[Path]:
    """The files and folders of this machine that are dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
