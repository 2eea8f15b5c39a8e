"""The page *Timelines* of a colony: its head, what came of the last restore, and one of two views under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from concordui.colony.page_bar import PageBar
from concordui.colony.say import say
from concordui.colony.session_events import Entered, NotEntered
from concordui.colony.timelines.compare_page import ComparePage
from concordui.colony.timelines.errands import CheckpointFailed, CheckpointSeen, CheckpointTaken
from concordui.colony.timelines.tree_page import TreePage
from concordui.colony.timelines.tree_picture import TreePictureDialog
from concordui.colony.timelines.words import counted, place_text, rewound_text, rewound_title, short
from concordui.notices import sentences
from concordui.widgets import Note, NoteKind, Segment, Segmented, ToolButton
from engine.colony.viewing.tree import Place
from engine.errors import ConcordError

if TYPE_CHECKING:
    from concordui.colony.model import Showing
    from concordui.colony.session import ColonySession


class TimelinesPage(QWidget):
    """The tree, and the comparison. It is told every event of the session (`heard`).

    `attempts_wanted` is that a person wants to see what became of dropped thoughts; `failed` carries the `ConcordError`
    of a file that could not be written.
    """

    attempts_wanted = Signal()
    failed = Signal(object)

    def __init__(self, showing: Showing, session: ColonySession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("timelines-page")
        self.showing, self._session = showing, session
        self._left = ""
        self._said = False
        self.head = PageBar(say("Timelines"), parent=self)
        self.views = Segmented(
            [Segment("tree", say("Tree"), "git-branch"), Segment("compare", say("Compare"), "columns-2")],
            self,
            name=say("What is shown of the timelines"),
        )
        self.notes = QWidget(self)
        self.note = Note("ok", parent=self.notes)
        self.picture = ToolButton("images", say("Picture of the tree…"), self)
        self.tree = TreePage(showing, session, self)
        self.compare = ComparePage(showing, self)
        self.pages = QStackedWidget(self)
        self._lay_out()
        self._connect()
        self.show_view("tree")

    def show_view(self, view: object) -> None:
        """Show the tree, or the comparison."""
        self.views.set_key(view)
        self.pages.setCurrentIndex(0 if view == "tree" else 1)
        self.notes.setVisible(self._said and view == "tree")

    def heard(self, event: object) -> None:
        """Take in what the session told."""
        match event:
            case Entered():
                self._entered(event)
            case NotEntered():
                self.tree.refused()
                self._refuse(event.error)
            case CheckpointTaken():
                title = say("A checkpoint of {place} was taken", place=place_text(event.place))
                text = say("{path}. Its SHA-256 begins with {hash}.", path=event.path, hash=short(event.game_sha256))
                self._say("ok", title, text)
            case CheckpointSeen():
                self.show_view("tree")
                self.tree.choose_kept(event.kept)
            case CheckpointFailed():
                self._refuse(event.error)

    def save_picture(self) -> TreePictureDialog | None:
        """Ask for the picture of the tree."""
        tree = self.tree.tree
        if tree is None:
            return None
        scenario = self.showing.scenario
        name = "" if scenario is None else str(scenario.source.get("title", ""))
        dialog = TreePictureDialog(tree, self.tree.view.viewport().width(), name or say("Colony"), self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def refresh(self) -> None:
        """Say how much there is."""
        tree = self.tree.tree
        self.head.set_note("" if tree is None else counted(tree))

    def _entered(self, event: Entered) -> None:
        self.tree.arrived()
        done = event.rewound
        if done is None:
            self._say("ok", say("{timeline} goes on", timeline=event.state.timeline), "")
            return
        self._left = done.left
        links = [("back", say("Go back to {timeline}", timeline=done.left))]
        if done.dropped:
            links.insert(0, ("attempts", say("Show what became of them")))
        self._say("ok", rewound_title(done), rewound_text(done, self.showing.people), links)

    def _refuse(self, error: ConcordError) -> None:
        what, rest = sentences(error)
        self._say("danger", what, say("{rest} The run goes on as it was.", rest=rest))

    def _say(self, kind: NoteKind, title: str, text: str, links: Sequence[tuple[object, str]] = ()) -> None:
        self._said = True
        self.note.say(kind, title, text, [*links, ("hide", say("Hide"))])
        self.show_view("tree")

    def _hush(self) -> None:
        self._said = False
        self.notes.hide()

    def _compare(self, place: Place) -> None:
        self.show_view("compare")
        self.compare.compare(place)

    def _link(self, key: object) -> None:
        if key == "attempts":
            self.attempts_wanted.emit()
        elif key == "back":
            self._session.go_to(self._left)
        else:
            self._hush()

    def _connect(self) -> None:
        self.views.chosen.connect(self.show_view)
        self.picture.clicked.connect(self.save_picture)
        self.note.link_clicked.connect(self._link)
        self.tree.asked.connect(self._hush)
        self.tree.failed.connect(self.failed)
        self.tree.compare_wanted.connect(self._compare)
        self.compare.failed.connect(self.failed)
        self.showing.changed.connect(self.refresh)

    def _lay_out(self) -> None:
        self.head.add(self.picture)
        self.head.add(self.views)
        self.pages.addWidget(self.tree)
        self.pages.addWidget(self.compare)
        notes = QVBoxLayout(self.notes)
        notes.setContentsMargins(12, 8, 12, 8)
        notes.addWidget(self.note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.notes)
        column.addWidget(self.pages, 1)
