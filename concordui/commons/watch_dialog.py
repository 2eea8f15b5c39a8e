"""*Watch a running server*: where it is, its token, then which of its worlds."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QListWidget, QListWidgetItem, QWidget

from concordui.background import AsyncWork, Job, Tell
from concordui.commons.watching import WatchWanted
from concordui.commons.wire import PORT, Address, WorldThere, address_of, worlds_at
from concordui.commons.words import say
from concordui.notices import sentences
from concordui.widgets import DialogShell, Field, Note, OutlineButton, PrimaryButton
from engine.errors import ConcordError

SIZE = (560, 480)

_WORLD = Qt.ItemDataRole.UserRole


class WatchDialog(DialogShell):
    """`chosen` carries a `WatchWanted`; the dialog then closes. The token is forgotten with it."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("Watch a running server"), "", parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.place = QLineEdit(f"127.0.0.1:{PORT}", self)
        self.token = QLineEdit(self)
        self.token.setEchoMode(QLineEdit.EchoMode.Password)
        self.ask = OutlineButton(say("&List its worlds"), self, "refresh-cw")
        self.worlds = QListWidget(self)
        self.note = Note("info", parent=self)
        self.watch = PrimaryButton(say("&Watch"), self, "eye")
        self._job: Job | None = None
        self._address: Address | None = None
        self._lay_out()
        self._connect()
        self._say_nothing_yet()
        self._show_ready()
        self.resize(*SIZE)
        self.place.setFocus()
        self.place.selectAll()

    def list_worlds(self) -> None:
        """Ask the server what there is."""
        self._end_job()
        self.worlds.clear()
        self._show_ready()
        try:
            self._address = address_of(self.place.text(), self.token.text())
        except ConcordError as error:
            self._fail(error)
            return
        self.note.say("info", say("Asking {address}…", address=self._address))
        self._job = Job(AsyncWork(partial(_listed, self._address)), self)
        self._job.done.connect(self._found)
        self._job.failed.connect(self._fail)
        self._job.start()

    def accept(self) -> None:
        """Watch the world that is marked; without one, ask for the worlds."""
        item = self.worlds.currentItem()
        if item is None or self._address is None:
            self.list_worlds()
            return
        there: WorldThere = item.data(_WORLD)
        self.chosen.emit(WatchWanted(self._address, there.id, there.title or there.id))
        super().accept()

    def done(self, result: int) -> None:
        self._end_job()
        super().done(result)

    # How it is put together

    def _lay_out(self) -> None:
        self.place.setAccessibleName(say("Address"))
        self.token.setAccessibleName(say("Token"))
        self.worlds.setAccessibleName(say("Worlds of the server"))
        self.token.setPlaceholderText(say("if it asks for one"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.addWidget(Field(say("&Address"), self.place, self), 0, 0)
        grid.addWidget(Field(say("&Token (kept nowhere)"), self.token, self), 0, 1)
        grid.addWidget(self.ask, 0, 2, Qt.AlignmentFlag.AlignBottom)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.body.addWidget(self.note)
        self.body.addWidget(Field(say("W&orlds"), self.worlds, self), 1)
        self.set_help(say("What the server tells is kept in logs here; watching changes nothing there."))
        cancel = OutlineButton(say("&Cancel"), self)
        cancel.clicked.connect(self.reject)
        self.add_button(cancel)
        self.add_button(self.watch)
        for button in (self.ask, cancel):
            button.setAutoDefault(False)
        self.watch.setDefault(True)

    def _connect(self) -> None:
        self.ask.clicked.connect(self.list_worlds)
        self.watch.clicked.connect(self.accept)
        self.worlds.itemActivated.connect(self.accept)
        self.worlds.currentItemChanged.connect(self._show_ready)
        for field in (self.place, self.token):
            field.textEdited.connect(self._another)
            field.returnPressed.connect(self.list_worlds)

    # What it shows

    def _found(self, worlds: object) -> None:
        assert isinstance(worlds, tuple)
        states = {"running": say("running"), "paused": say("paused"), "over": say("over"), "failed": say("failed")}
        for there in worlds:
            state = states.get(there.state, there.state)
            where = say("round {round} of {all}, {state}", round=there.round, all=there.rounds, state=state)
            item = QListWidgetItem(f"{there.title or there.id}   ·   {where}", self.worlds)
            item.setData(_WORLD, there)
            item.setToolTip(there.id)
        if worlds:
            self.note.say(
                "ok",
                say("1 world is served there.")
                if len(worlds) == 1
                else say("{count} worlds are served there.", count=len(worlds)),
            )
            self.worlds.setCurrentRow(0)
            self.worlds.setFocus()
        else:
            self.note.say(
                "info", say("No world is served there yet."), say("Make one over HTTP, then list them again.")
            )
        self._show_ready()

    def _fail(self, error: object) -> None:
        assert isinstance(error, ConcordError)
        self.note.say("danger", *sentences(error))

    def _another(self) -> None:
        """Another address or token: what was listed is of another server."""
        self._end_job()
        self.worlds.clear()
        self._say_nothing_yet()
        self._show_ready()

    def _say_nothing_yet(self) -> None:
        self.note.say("info", say("List the worlds of a server, then choose one."))

    def _show_ready(self) -> None:
        self.watch.setEnabled(self.worlds.currentItem() is not None)

    def _end_job(self) -> None:
        if self._job is not None:
            self._job.close()
            self._job.deleteLater()
            self._job = None


async def _listed(address: Address, tell: Tell) -> object:
    return await worlds_at(address)
