"""The tree with the place that is chosen in it and the checkpoints, and all that can be done there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QScrollArea, QVBoxLayout, QWidget

from concordui.colony.model import Showing
from concordui.colony.say import say
from concordui.colony.timelines.errands import LookAt, Take
from concordui.colony.timelines.place_card import PlaceCard
from concordui.colony.timelines.shelf_table import ShelfTable
from concordui.colony.timelines.tree_view import TreeView
from concordui.widgets import EmptyHint, Line, SectionHead, ToolButton
from concordui.widgets.tables import HEAD, ROW
from engine.colony.viewing.reading import Lens
from engine.colony.viewing.rewind import Rewind, rewind_lens
from engine.colony.viewing.shelf import Kept
from engine.colony.viewing.tree import Place, TimelineTree, tree_lens

if TYPE_CHECKING:
    from concordui.colony.session import ColonySession

TABLE_ROWS = 3
_EMPTY = "Checkpoints appear here once you take one: each holds the paused game, its hash and the state of every mind."


class TreePage(QWidget):
    """`compare_wanted` carries a place that shall be compared with now; `asked` says that a way elsewhere was asked
    for; `failed` carries the `ConcordError` of a file that could not be written.
    """

    compare_wanted = Signal(object)
    asked = Signal()
    failed = Signal(object)

    def __init__(self, showing: Showing, session: ColonySession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing, self._session = showing, session
        self._tree_lens: Lens[TimelineTree] | None = None
        self._ahead: Lens[Rewind] | None = None
        self._kept: Kept | None = None
        self._busy = False
        self.area = QScrollArea(self)
        self.view = TreeView(self)
        self.card = PlaceCard(self)
        self.shelf_head = SectionHead(say("Checkpoints"), parent=self)
        self.open = ToolButton("folder-open", say("Open the file of a checkpoint…"), self)
        self.shelf = ShelfTable(self)
        self.empty = EmptyHint(say(_EMPTY), self)
        self._lay_out()
        self._connect()

    # What is shown

    @property
    def tree(self) -> TimelineTree | None:
        """The tree as it was read last."""
        return self.view.tree

    @property
    def kept(self) -> Kept | None:
        """The checkpoint that is chosen; None where a mere tick is."""
        return self._kept

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._attach()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._detach()

    def refresh(self) -> None:
        """Show the tree, the place and the checkpoints as they are now."""
        if self._tree_lens is None:
            return
        tree = self._showing.value(self._tree_lens.key)
        if tree is None:
            return  # it is being read anew
        self.view.show_tree(tree)
        if self.view.place is None and self._kept is None:
            self.view.choose(Place(tree.running, self._showing.last))
        self._count_ahead(tree)
        self.shelf.show_rows(tree.kept)
        self.shelf.setVisible(bool(tree.kept))
        self.empty.setVisible(not tree.kept)
        self._show_card(tree)

    def choose(self, place: Place) -> None:
        """Choose a tick."""
        self._kept = None
        self.view.choose(place)
        self.shelf.select_key(self._path_at(place))
        self.refresh()

    def choose_kept(self, kept: Kept) -> None:
        """Choose a checkpoint; one that can be restored is shown where it is in the tree."""
        self._kept = kept
        if kept.timeline is not None and kept.tick is not None:
            self.view.choose(Place(kept.timeline, kept.tick))
        else:
            self.view.choose(None)
        self.shelf.select_key(kept.path)
        self.refresh()

    def arrived(self) -> None:
        """What was asked for came, or was refused."""
        self._busy = False
        self._kept = None
        self.view.place = None
        self.shelf.select_key(None)
        self.refresh()

    def refused(self) -> None:
        """What was asked for can't be done; what is chosen stays so."""
        self._busy = False
        self.refresh()

    # What a person does

    def restore(self) -> None:
        """Go back to what is chosen, in a new timeline."""
        place = self.view.place
        if self._kept is not None:
            self._ask()
            self._session.restore(self._kept.path)
        elif place is not None:
            self._ask()
            self._session.fork(*place)

    def go_on(self) -> None:
        """Go on at the tip of the timeline that is chosen."""
        if self.view.place is not None:
            self._ask()
            self._session.go_to(self.view.place.timeline)

    def take(self) -> None:
        """Take a checkpoint of the tick that is chosen, beside the store."""
        if self.view.place is not None:
            self._session.do(Take(self.view.place))

    def take_now(self) -> None:
        """Take a checkpoint of the tick that is looked at, beside the store."""
        self._session.do(Take(Place(self._showing.timeline, self._showing.tick)))

    def take_to_file(self) -> QFileDialog | None:
        """Ask for the file that a checkpoint of the chosen tick is written to."""
        place = self.view.place
        if place is None:
            return None
        name = f"{place.timeline}-{place.tick}.json"
        dialog = QFileDialog(self, say("Take a checkpoint to a file"), name, say("Checkpoints (*.json)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.fileSelected.connect(self._write)
        return _opened(dialog)

    def open_file(self) -> QFileDialog:
        """Ask for the file of a checkpoint to be looked at."""
        dialog = QFileDialog(self, say("Open the file of a checkpoint"), "", say("Checkpoints (*.json)"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.look_at_file)
        return _opened(dialog)

    def look_at_file(self, path: str) -> None:
        """Look at a file: what it says of itself is chosen."""
        self._session.do(LookAt(Path(path)))

    def _write(self, path: str) -> None:
        if self.view.place is not None:
            self._session.do(Take(self.view.place, Path(path)))

    def _look(self) -> None:
        if self.view.place is not None:
            self._showing.pin(self.view.place.tick)

    def _compare(self) -> None:
        if self.view.place is not None:
            self.compare_wanted.emit(self.view.place)

    def _ask(self) -> None:
        self._busy = True
        self.asked.emit()
        self.refresh()

    def _row_chosen(self, path: object) -> None:
        tree = self.tree
        kept = None if tree is None else next((each for each in tree.kept if each.path == path), None)
        if kept is not None:
            self.choose_kept(kept)

    # How it follows from that

    def _show_card(self, tree: TimelineTree) -> None:
        state = self._showing.state
        writable = state is not None and state.writable
        ahead = None if self._ahead is None else self._showing.value(self._ahead.key)
        fault = None if self._ahead is None else self._showing.fault(self._ahead.key)
        if self._kept is not None:
            self.card.show_kept(tree, self._kept, writable=writable, busy=self._busy)
            self.card.show_prospect(ahead, fault or self._kept.fault, self._kept.game_sha256)
        else:
            self.card.show_place(tree, self.view.place, writable=writable, busy=self._busy)
            self.card.show_prospect(ahead, fault, "" if ahead is None else ahead.game)

    def _count_ahead(self, tree: TimelineTree) -> None:
        """Have counted what going back to what is chosen would mean."""
        wanted = self._prospect(tree)
        if wanted == self._ahead:
            return
        if self._ahead is not None:
            self._showing.detach(self._ahead.key)
        self._ahead = wanted
        if wanted is not None:
            self._showing.attach(wanted)

    def _prospect(self, tree: TimelineTree) -> Lens[Rewind] | None:
        eyes, kept, place = self._showing.eyes, self._kept, self.view.place
        if kept is not None:
            if kept.fault is not None or kept.tick is None:
                return None
            again = None if kept.timeline is not None else kept.thoughts
            return rewind_lens(tree.running, kept.timeline, kept.tick, again, eyes)
        return None if place is None else rewind_lens(tree.running, place.timeline, place.tick, known_to=eyes)

    def _path_at(self, place: Place) -> Path | None:
        tree = self.tree
        kept = () if tree is None else tree.kept_at(*place)
        return kept[0].path if kept else None

    def _attach(self) -> None:
        if self._tree_lens is None:
            self._tree_lens = tree_lens(self._showing.eyes)
            self._showing.attach(self._tree_lens)

    def _detach(self) -> None:
        for lens in (self._tree_lens, self._ahead):
            if lens is not None:
                self._showing.detach(lens.key)
        self._tree_lens = self._ahead = None

    def _eyes_changed(self) -> None:
        """The lenses are for whoever sits there: the counts and digests tell nobody what anybody knows."""
        if self._tree_lens is not None:
            self._detach()
            self._attach()

    def _connect(self) -> None:
        self._showing.changed.connect(self.refresh)
        self._showing.eyes_changed.connect(self._eyes_changed)
        self.view.chosen.connect(self.choose)
        self.card.restore.connect(self.restore)
        self.card.go_on.connect(self.go_on)
        self.card.look.connect(self._look)
        self.card.take.connect(self.take)
        self.card.take_to_file.connect(self.take_to_file)
        self.card.compare.connect(self._compare)
        self.open.clicked.connect(self.open_file)
        self.shelf.chosen.connect(self._row_chosen)
        self.shelf.failed.connect(self.failed)

    def _lay_out(self) -> None:
        """All of it scrolls where there is not the room for it."""
        inside = QWidget(self)
        inside.setProperty("kind", "surface")
        self.shelf_head.add(self.open)
        self.shelf.setMinimumHeight(HEAD + ROW * TABLE_ROWS)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget, share in (
            (self.view, 3), (Line(self), 0), (self.card, 0), (Line(self), 0), (self.shelf_head, 0),
            (self.shelf, 2), (self.empty, 1),
        ):  # fmt: skip
            column.addWidget(widget, share)
        column.addStretch(0)
        self.area.setWidget(inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.area)


def _opened(dialog: QFileDialog) -> QFileDialog:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog
