"""The place of the tree that is chosen: which it is, its digest, what going back to it means, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from concordui import fonts
from concordui.colony.clock import clock
from concordui.colony.say import say
from concordui.colony.timelines.words import cause_text, place_text, rewind_text, short, tick_text
from concordui.notices import sentences
from concordui.widgets import Label, LinkButton, Note, OutlineButton, PrimaryButton, SectionHead, ToolButton
from engine.colony.viewing.rewind import Rewind
from engine.colony.viewing.shelf import Kept
from engine.colony.viewing.tree import Place, TimelineTree
from engine.errors import ConcordError

HASH_DIGITS = 16


class PlaceCard(QWidget):
    """Shows a place. Signals without a value: what a person wants to be done with it."""

    restore = Signal()
    look = Signal()
    take = Signal()
    take_to_file = Signal()
    go_on = Signal()
    compare = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = SectionHead("", parent=self)
        self.origin = Label("", "muted", self, wrap=True)
        self.caption = Label(say("Digest of the game"), "muted", self)
        self.digest = Label("", "body", self)
        self.digest.setFont(fonts.mono())
        self.copy = ToolButton("copy", say("Copy the whole digest"), self)
        self.note = Note("info", parent=self)
        self.restore_button = PrimaryButton(say("Restore and fork"), self, "git-branch")
        self.go_button = OutlineButton("", self, "play")
        self.go_button.hide()
        self.look_button = OutlineButton(say("Look at this tick"), self, "eye")
        self.take_button = OutlineButton(say("Take a checkpoint"), self, "flag")
        self.file_button = LinkButton(say("To a file…"), self)
        self.compare_button = OutlineButton(say("Compare with now"), self, "columns-2")
        self._whole = ""
        self._lay_out()
        self._connect()

    def show_place(self, tree: TimelineTree, place: Place | None, *, writable: bool, busy: bool) -> None:
        """Say which tick it is, and which buttons do something there."""
        branch = None if place is None else tree.branch(place.timeline)
        for button in self._buttons():
            button.setEnabled(branch is not None)
        if place is None or branch is None:
            return
        self.head.set_title(place_text(place))
        self.head.set_note(tick_text(place.tick))
        self.origin.set_text(cause_text(branch))
        self.caption.set_text(say("Digest of the game"))
        self.caption.setToolTip(
            say("Kept with the tick. The hash of a checkpoint is another one: that of its file's game.")
        )
        self._show_buttons(tree, place, writable and not busy)

    def show_kept(self, tree: TimelineTree, kept: Kept, *, writable: bool, busy: bool) -> None:
        """Say which checkpoint it is."""
        self.head.set_title(say("Checkpoint {hash}", hash=short(kept.game_sha256) or kept.path.name))
        at = "" if kept.tick is None else place_text(Place(kept.timeline or kept.claims or "–", kept.tick))
        self.head.set_note(at)
        self.origin.set_text(str(kept.path))
        self.caption.set_text(say("SHA-256 of the game"))
        self.caption.setToolTip(say("Checked before the checkpoint is restored."))
        for button in self._buttons():
            button.setEnabled(False)
        if kept.timeline is not None and kept.tick is not None:
            self._show_buttons(tree, Place(kept.timeline, kept.tick), writable and not busy)
        self.restore_button.setEnabled(writable and not busy and kept.fault is None)

    def _show_buttons(self, tree: TimelineTree, place: Place, ready: bool) -> None:
        branch, elsewhere = tree.branch(place.timeline), place.timeline != tree.running
        for button in self._buttons():
            button.setEnabled(True)
        self.go_button.setText(say("Go on in {timeline}", timeline=place.timeline))
        self.go_button.setVisible(elsewhere)
        self.go_button.setEnabled(ready)
        self.go_button.setToolTip("" if branch is None else say("At its tip, {clock}", clock=clock(branch.tip)))
        self.restore_button.setEnabled(ready)
        owner = tree.owner(tree.running, place.tick)
        seen = owner is not None and owner.id == place.timeline
        self.look_button.setEnabled(seen)
        words = say("It is in another timeline: go on in that one to look at it.")
        self.look_button.setToolTip("" if seen else words)

    def show_prospect(self, ahead: Rewind | None, fault: ConcordError | None, digest: str) -> None:
        """Say what a restore there would lose and keep, or why that can't be."""
        self._whole = digest
        self.digest.set_text(digest[:HASH_DIGITS] + ("…" if digest else ""))
        self.copy.setEnabled(bool(digest))
        if fault is not None:
            self.note.say("danger", say("It can't be restored"), " ".join(sentences(fault)))
            self.restore_button.setEnabled(False)
        elif ahead is not None:
            self.note.say("info", "", rewind_text(ahead))
        else:
            self.note.say("info", "", say("What going back loses and what it keeps is being counted."))

    def copy_digest(self) -> None:
        """Copy all of its digits."""
        QGuiApplication.clipboard().setText(self._whole)

    def _buttons(self) -> tuple[QWidget, ...]:
        own = (self.restore_button, self.go_button, self.look_button, self.take_button)
        return (*own, self.file_button, self.compare_button)

    def _connect(self) -> None:
        self.restore_button.clicked.connect(self.restore)
        self.go_button.clicked.connect(self.go_on)
        self.look_button.clicked.connect(self.look)
        self.take_button.clicked.connect(self.take)
        self.file_button.clicked.connect(self.take_to_file)
        self.compare_button.clicked.connect(self.compare)
        self.copy.clicked.connect(self.copy_digest)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        body = QVBoxLayout()
        body.setContentsMargins(12, 8, 12, 12)
        body.setSpacing(8)
        body.addWidget(self.origin)
        hashes = QHBoxLayout()
        hashes.setSpacing(8)
        for widget in (self.caption, self.digest, self.copy):
            hashes.addWidget(widget)
        hashes.addStretch(1)
        body.addLayout(hashes)
        body.addWidget(self.note)
        for row in ((self.restore_button, self.go_button, self.compare_button),
                    (self.look_button, self.take_button, self.file_button)):  # fmt: skip
            line = QHBoxLayout()
            line.setSpacing(8)
            for button in row:
                line.addWidget(button)
            line.addStretch(1)
            body.addLayout(line)
        column.addLayout(body)
