"""The checkpoints beside the store, as a table: hash, timeline, tick, and whether each can be restored."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, Qt
from PySide6.QtWidgets import QMenu, QWidget

from concordui.colony.clock import clock, count
from concordui.colony.say import say
from concordui.colony.timelines.words import kept_state, short
from concordui.engine_words import told
from concordui.widgets import TagKind
from concordui.widgets.data_table import Column, DataTable
from concordui.widgets.tables import ABSENT
from engine.colony.viewing.shelf import Kept


class ShelfTable(DataTable[Kept]):
    """`opened` carries the path of a checkpoint that a person double-clicked or pressed Enter on."""

    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("Checkpoints"), _columns(), _path, parent)
        self.setObjectName("checkpoint-table")
        self.doubleClicked.connect(self._open)

    def chosen_row(self) -> Kept | None:
        """The checkpoint that is marked."""
        place = self.rows_model.place(self.selected_key)
        return None if place is None else self.rows_model.rows[place]

    def copy_hash(self) -> None:
        """Copy all digits of the marked checkpoint's hash."""
        kept = self.chosen_row()
        if kept is not None:
            QGuiApplication.clipboard().setText(kept.game_sha256)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open()
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        kept = self.chosen_row()
        if kept is None or not kept.game_sha256:
            super().contextMenuEvent(event)
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(say("Copy the whole hash")).triggered.connect(self.copy_hash)
        menu.addAction(say("Copy the table")).triggered.connect(self.copy_all)
        menu.addAction(say("Save the table as CSV…")).triggered.connect(self.save)
        menu.popup(event.globalPos())

    def _open(self) -> None:
        if self.selected_key is not None:
            self.opened.emit(self.selected_key)


def _columns() -> list[Column[Kept]]:
    return [
        Column(say("SHA-256"), _hash, _hash_text, width=90, tip=_hash_tip),
        Column(say("Timeline"), _timeline, width=66, role=_muted_if_foreign),
        Column(say("Tick"), _tick, _tick_text, number=True, width=58),
        Column(say("Clock"), _clock, width=104),
        Column(say("State"), kept_state, tag=_tag, tip=_state_tip),
    ]


def _path(kept: Kept) -> object:
    return kept.path


def _hash(kept: Kept) -> str | None:
    return kept.game_sha256 or None


def _hash_text(kept: Kept) -> str:
    return short(kept.game_sha256) or ABSENT


def _hash_tip(kept: Kept) -> str:
    return kept.game_sha256


def _timeline(kept: Kept) -> str | None:
    return kept.timeline or kept.claims or None


def _muted_if_foreign(kept: Kept) -> str:
    return "text" if kept.timeline is not None else "muted"


def _tick(kept: Kept) -> int | None:
    return kept.tick


def _tick_text(kept: Kept) -> str:
    return ABSENT if kept.tick is None else count(kept.tick)


def _clock(kept: Kept) -> str | None:
    return None if kept.tick is None else clock(kept.tick)


def _tag(kept: Kept) -> TagKind:
    if kept.fault is not None:
        return "danger"
    return "ok" if kept.timeline is not None else "plain"


def _state_tip(kept: Kept) -> str:
    return str(kept.path) if kept.fault is None else f"{told(kept.fault.what)}: {kept.path}"
