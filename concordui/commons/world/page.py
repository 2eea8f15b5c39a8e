"""The World view: the map, the lists beside it, and the buttons that change the world while it runs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from concordui.commons.world.canvas import WorldCanvas
from concordui.commons.world.export import WorldPictureDialog
from concordui.commons.world.forms import PartDialog
from concordui.commons.world.lists import WorldLists
from concordui.commons.world.part_forms import AddAgentDialog, AddArenaDialog, AddLinkDialog, AddTreatyDialog
from concordui.commons.world.showing import Part, WorldShowing
from concordui.commons.world.spoken import spoken_part
from concordui.commons.world.words import removal_words, say
from concordui.notices import sentences
from concordui.steps import Steps
from concordui.widgets import ElidedLabel, Note, OutlineButton, ToolButton
from engine.commons.shape import Shape, change_between
from engine.errors import ConcordError

STRIP = 40


class WorldPage(QWidget):
    """`arena_wanted` carries the id of an arena to be looked at by itself, `failed` a `ConcordError` of something that
    could not be saved.
    """

    arena_wanted = Signal(str)
    failed = Signal(object)

    def __init__(self, showing: WorldShowing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("world-page")
        self.showing = showing
        self.canvas = WorldCanvas(self)
        self.lists = WorldLists(self)
        self.note = Note("info", parent=self)
        self.note.hide()
        self.waiting = ElidedLabel(self, "caption")
        self.add_arena_button = _adder(say("Arena…"), say("Add arena"), self)
        self.add_link_button = _adder(say("Link…"), say("Add link"), self)
        self.add_treaty_button = _adder(say("Treaty…"), say("Add treaty"), self)
        self.add_agent_button = _adder(say("Meta-agent…"), say("Add meta-agent"), self)
        self.remove_button = ToolButton("trash-2", say("Remove what is chosen"), self, shortcut="Del")
        self.undo_button = ToolButton("undo-2", say("Undo"), self)
        self.redo_button = ToolButton("redo-2", say("Redo"), self)
        self.open_button = ToolButton("eye", say("Look at this arena by itself"), self)
        self.fit_button = ToolButton("maximize", say("Show the whole world"), self, shortcut="Home")
        self.export_button = ToolButton("download", say("Save a picture of the world"), self)
        self._steps = Steps(self)
        self._had_edits = False
        self._told = ""
        """The change that the note tells of, as long as it can be undone."""
        self._lay_out()
        self._connect()
        self._show_edits()

    # What a person does

    def add_arena(self) -> PartDialog | None:
        """*Add arena*."""
        view = self.showing.view
        seed = 0 if view is None else view.plan.seed
        return self._ask(lambda shape: AddArenaDialog(shape, seed, self))

    def add_link(self) -> PartDialog | None:
        """*Add link*, from the arena that is chosen."""
        chosen = self.showing.selected
        source = chosen.id if chosen is not None and chosen.kind == "arena" else None
        return self._ask(lambda shape: AddLinkDialog(shape, self, source))

    def add_treaty(self) -> PartDialog | None:
        """*Add treaty*."""
        return self._ask(lambda shape: AddTreatyDialog(shape, self))

    def add_agent(self) -> PartDialog | None:
        """*Add meta-agent*."""
        return self._ask(lambda shape: AddAgentDialog(shape, self))

    def remove(self) -> None:
        """Remove what is chosen, with all that it takes along."""
        part, shape = self.showing.selected, self.showing.shape
        if part is None or shape is None:
            return
        try:
            wanted = without(shape, part)
        except ConcordError as error:
            self.refuse(error)
            return
        words = self._removal(shape, wanted, part)
        self.showing.edit(wanted, words)
        self._say(words)

    def refuse(self, error: ConcordError) -> None:
        """Say why an edit was not carried out."""
        self._told = ""
        self.note.say("warn", *sentences(error))
        self.note.show()

    def export(self) -> WorldPictureDialog | None:
        """Save the round that is shown as SVG or PNG."""
        view = self.showing.view
        if self.canvas.scene is None or view is None:
            return None
        dialog = WorldPictureDialog(self.canvas.scene, view.plan.scenario.title, self)
        dialog.show()
        return dialog

    def stop(self) -> None:
        """The tab goes."""
        self._steps.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete removes what is chosen, wherever in the page the keys go."""
        if event.key() == Qt.Key.Key_Delete and self.showing.selected is not None:
            self.remove()
        else:
            super().keyPressEvent(event)

    # How it hangs together

    def _ask(self, make: Callable[[Shape], PartDialog]) -> PartDialog | None:
        shape = self.showing.shape
        if shape is None:
            return None
        dialog = make(shape)
        dialog.now = self._shape_now
        dialog.made.connect(self._made)
        dialog.show()
        return dialog

    def _shape_now(self) -> Shape | None:
        return self.showing.shape

    def _made(self, shape: object, words: str) -> None:
        assert isinstance(shape, Shape)
        self.showing.edit(shape, words)
        self._say(words)

    @staticmethod
    def _removal(before: Shape, after: Shape, part: Part) -> str:
        if part.kind == "arena":
            return removal_words(before, after, part.id)
        change = change_between(before, after)
        names = [f"{link.source} → {link.target}" for link in change.links_gone]
        names += [treaty.name for treaty in change.treaties_gone] + [agent.id for agent in change.agents_gone]
        return say("Remove {0}").format(", ".join(names))

    def _say(self, words: str) -> None:
        self._told = words
        links = (("undo", say("Undo")),)
        self.note.say("info", words, say("Until the next round begins this can be undone."), links)
        self.note.show()

    def _link_clicked(self, key: object) -> None:
        if key == "undo":
            self.showing.undo_stack.undo()

    def _part_chosen(self, part: object) -> None:
        self.showing.select(part if isinstance(part, Part) else None)

    def _event_chosen(self, turn: int) -> None:
        self.showing.pin(turn)

    def _open(self, name: str) -> None:
        """Look at an arena by itself; one that is still to come has no turns yet."""
        view = self.showing.view
        if view is not None and any(arena.id == name for arena in view.arenas):
            self.arena_wanted.emit(name)

    def _open_chosen(self) -> None:
        part = self.showing.selected
        if part is not None and part.kind == "arena":
            self._open(part.id)

    def _pointed(self, part: object) -> None:
        """Say what is under the pointer, else what is chosen."""
        picture = self.showing.picture()
        told = part if isinstance(part, Part) else self.showing.selected
        self.lists.describe("" if told is None or picture is None else spoken_part(picture, told))

    def _changed(self) -> None:
        """The map, then the lists, each in a turn of its own: between them the window paints and hears keys."""
        self._steps.add((self._show_map, self._show_lists))

    def _show_map(self) -> None:
        picture = self.showing.picture()
        if picture is not None:
            self.canvas.show_picture(picture)
        self._show_edits()

    def _show_lists(self) -> None:
        picture, view = self.showing.picture(), self.showing.view
        if picture is not None and view is not None:
            self.lists.show_world(picture, view)
            self._pointed(None)

    def _show_edits(self) -> None:
        shape, base, stack = self.showing.shape, self.showing.base, self.showing.undo_stack
        for widget in self._editing:
            widget.setVisible(shape is not None)
        chosen = self.showing.selected
        self.remove_button.setEnabled(self.showing.can_remove)
        self.open_button.setEnabled(chosen is not None and chosen.kind == "arena")
        self.undo_button.setEnabled(stack.canUndo())
        self.redo_button.setEnabled(stack.canRedo())
        self.undo_button.setToolTip(say("Undo: {0}").format(stack.undoText()) if stack.canUndo() else say("Undo"))
        waits = shape is not None and base is not None and shape != base
        self.waiting.set_text(self._waiting_words(waits, stack.undoText()))
        if waits:
            self._had_edits = True
            if self._told not in ("", stack.undoText()):
                self._say(stack.undoText())
        elif stack.canRedo():
            if self._told:
                self._told = ""
                self.note.hide()
        elif self._had_edits:
            self._had_edits, self._told = False, ""
            if self.note.isVisibleTo(self):
                words = say("The round has begun with the change.")
                self.note.say("info", words, say("It is in the log now and can't be undone; add or remove again."))

    def _waiting_words(self, waits: bool, last: str) -> str:
        if self.showing.cut is not None:
            return say("Shown up to the last whole round: {0}").format(self.showing.cut)
        if not waits:
            return ""
        return say("Waits for round {0}: {1}").format(self.showing.turns + 1, last)

    def _selection_changed(self) -> None:
        self.canvas.mark(self.showing.selected)
        self.lists.mark(self.showing.selected)
        self._pointed(None)
        self._show_edits()

    def _list_chosen(self) -> None:
        self._changed()

    def _connect(self) -> None:
        self.showing.changed.connect(self._changed)
        self.showing.cursor_changed.connect(self._changed)
        self.showing.selection_changed.connect(self._selection_changed)
        self.showing.undo_stack.indexChanged.connect(self._changed)
        self.canvas.chosen.connect(self._part_chosen)
        self.canvas.opened.connect(self._open)
        self.canvas.pointed.connect(self._pointed)
        self.lists.pointed.connect(self.canvas.point_at)
        self.lists.opened.connect(self._open)
        self.open_button.clicked.connect(self._open_chosen)
        self.lists.chosen.connect(self._part_chosen)
        self.lists.turn_wanted.connect(self._event_chosen)
        self.lists.failed.connect(self.failed)
        self.lists.which.chosen.connect(self._list_chosen)
        self.note.link_clicked.connect(self._link_clicked)
        self.add_arena_button.clicked.connect(self.add_arena)
        self.add_link_button.clicked.connect(self.add_link)
        self.add_treaty_button.clicked.connect(self.add_treaty)
        self.add_agent_button.clicked.connect(self.add_agent)
        self.remove_button.clicked.connect(self.remove)
        self.undo_button.clicked.connect(self.showing.undo_stack.undo)
        self.redo_button.clicked.connect(self.showing.undo_stack.redo)
        self.fit_button.clicked.connect(self.canvas.fit)
        self.export_button.clicked.connect(self.export)

    def _lay_out(self) -> None:
        strip = QFrame(self)
        strip.setProperty("kind", "surface")
        strip.setFixedHeight(STRIP)
        row = QHBoxLayout(strip)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(6)
        adders = (self.add_arena_button, self.add_link_button, self.add_treaty_button, self.add_agent_button)
        self._editing = (*adders, self.remove_button, self.undo_button, self.redo_button)
        for widget in self._editing:
            row.addWidget(widget)
        row.addWidget(self.waiting, 1)
        row.addWidget(self.open_button)
        row.addWidget(self.fit_button)
        row.addWidget(self.export_button)
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(strip)
        column.addWidget(self.note)
        column.addWidget(self.canvas, 1)
        panes = QSplitter(Qt.Orientation.Horizontal, self)
        panes.setChildrenCollapsible(False)
        panes.setHandleWidth(1)
        panes.addWidget(left)
        panes.addWidget(self.lists)
        panes.setStretchFactor(0, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(panes)


def _adder(words: str, name: str, parent: QWidget) -> OutlineButton:
    button = OutlineButton(words, parent, "plus")
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button


def without(shape: Shape, part: Part) -> Shape:
    """The shape without a part. Raises `TreatyError` where it is not in it."""
    match part.kind:
        case "arena":
            return shape.without_arena(part.id)
        case "link":
            return shape.without_link(part.id)
        case "treaty":
            return shape.without_treaty(part.id)
    return shape.without_agent(part.id)
