"""*Minds*: who sits in each seat of a run, a test call that says in words what is wrong, and the keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QHideEvent, QIcon, QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from concordui import icons
from concordui.colony.mind_settings.calls import MindCall
from concordui.colony.mind_settings.keys_pane import KeysPane
from concordui.colony.mind_settings.mind_field import MindField
from concordui.colony.mind_settings.seats import SeatRow, seat_name, seats_in, state_of, trouble_sentence
from concordui.colony.mind_settings.words import check_words, mind_words, say
from concordui.colony.people import MindChip
from concordui.colony.run_settings import RunSettings, read_settings
from concordui.colony.seating import Seats
from concordui.colony.session_events import Seated, SeatSilent
from concordui.engine_words import told
from concordui.notices import sentences
from concordui.widgets import DialogShell, Label, Line, Note, OutlineButton, PrimaryButton
from concordui.widgets.data_table import Column, DataTable
from concordui.widgets.hint_combo import pane_caption
from engine.colony.mind_forms import APPRAISER
from engine.colony.scenario import FOLDER
from engine.colony.threads import CORE
from engine.colony.viewing.troubles import LAST_CALLS, LastCall
from engine.errors import ConcordError, MindError

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace

SIZE = (980, 620)
SEAT_WIDTH = 360


class MindsDialog(DialogShell):
    """A choice holds at once, in the run that goes on beside it, and is kept with that run."""

    def __init__(self, workspace: ColonyWorkspace, silent: Mapping[str, ConcordError]) -> None:
        super().__init__(say("Minds"), workspace.title(), workspace, inset=False)
        self.setObjectName("minds-dialog")
        self._workspace = workspace
        self._silent = dict(silent)
        self._calls: dict[str, LastCall] = {}
        self._settings = RunSettings(FOLDER)
        self._seat = CORE
        self.table = DataTable(say("Seats"), self._columns(), _key, self)
        self.chip = MindChip(22, self)
        self.name = Label("", "section", self)
        self.fields = {
            seats: MindField(say("Mind"), self, appraises=seats) for seats in (False, True)
        }  # one for the appraiser, whose kinds are others
        self.everybody = QCheckBox(say("for every colonist"), self)
        self.test = OutlineButton(say("&Test call"), self, "send")
        self.note = Note("info", parent=self)
        self.last = Note("warn", parent=self)
        self.keys = KeysPane(self)
        self._call = MindCall(self)
        self._lay_out()
        self._connect()
        self._reload()
        self.select(CORE)
        self.resize(*SIZE)

    @property
    def field(self) -> MindField:
        """The field of the seat that is marked."""
        return self.fields[self._seat == APPRAISER]

    @property
    def calling(self) -> bool:
        """Whether a test call is under way."""
        return self._call.busy

    # What a person does

    def select(self, seat: str) -> None:
        """Show this seat."""
        self._seat = seat
        self.table.select_key(seat)
        people = self._workspace.showing.people
        self.chip.setVisible(seat != APPRAISER)
        self.chip.set_mind(people, seat)
        self.name.set_text(seat_name(people, seat))
        for appraises, field in self.fields.items():
            field.setVisible(appraises == (seat == APPRAISER))
        self.field.set_spec(self._spec(seat))
        self.everybody.setVisible(seat not in (CORE, APPRAISER) and len(people.pawns) > 1)
        self.everybody.setChecked(False)
        self._call.end()
        self._say_nothing_yet()
        self._show()

    def try_it(self) -> None:
        """Call the mind that is typed, whether or not it sits anywhere."""
        self.field.settle()
        try:
            spec = self.field.spec()
        except MindError as error:
            self.note.say("danger", say("This is no mind yet."), told(error.what))
            return
        assert spec is not None
        scenario = self._workspace.showing.scenario
        deadline = 30.0 if scenario is None else scenario.form.minds.deadline
        self.note.say("info", say("Calling {mind}…", mind=mind_words(spec)))
        self._call.begin(spec, self._settings.base, deadline)

    def _picked(self) -> None:
        """Another mind is to sit there."""
        try:
            spec = self.field.spec()
        except MindError:
            return
        if spec is None:
            return
        self._call.end()
        self._say_nothing_yet()
        for seat in self._seats_meant():
            if spec != self._spec(seat):
                self._workspace.session.seat(seat, spec)

    def _seats_meant(self) -> list[str]:
        if self.everybody.isVisibleTo(self) and self.everybody.isChecked():
            return [pawn.id for pawn in self._workspace.showing.pawns]
        return [self._seat]

    def _chosen(self, seat: object) -> None:
        self.field.settle()
        self.select(str(seat))

    def _for_everybody(self, checked: bool) -> None:
        if checked:
            self._picked()

    # What is told

    def heard(self, event: object) -> None:
        """An event of the session."""
        match event:
            case Seated():
                self._silent.pop(event.seat, None)
                self._reload()
            case SeatSilent():
                self._silent[event.seat] = event.error
                self._show()

    def _told(self) -> None:
        calls = self._workspace.showing.value(LAST_CALLS.key)
        found = {} if calls is None else {call.seat: call for call in calls}
        if found != self._calls:
            self._calls = found
            self._show()

    def _called(self, found: object) -> None:
        self.note.say(*check_words(found))  # type: ignore[arg-type]

    def _refused(self, error: object) -> None:
        assert isinstance(error, ConcordError)
        self.note.say("danger", *sentences(error))

    def _keys_changed(self) -> None:
        """Minds that have no key, or an old one, are made again."""
        for seat in seats_in(self._workspace.showing.people):
            spec = self._spec(seat)
            if isinstance(spec, str) and not spec.startswith("scripted") and spec != "appraiser":
                self._workspace.session.seat(seat, spec)
        self._say_nothing_yet()

    # What it shows

    def _reload(self) -> None:
        """Read what is kept with the run."""
        try:
            self._settings = read_settings(self._workspace.session.path) or RunSettings(FOLDER)
        except ConcordError as error:
            self.note.say("danger", *sentences(error))
        self._show()

    def _spec(self, seat: str) -> str | Mapping[str, Any]:
        scenario = self._workspace.showing.scenario
        return "scripted" if scenario is None else Seats(scenario, self._settings).spec(seat)

    def _show(self) -> None:
        people = self._workspace.showing.people
        rows = [
            SeatRow(seat, seat_name(people, seat), self._spec(seat), self._calls.get(seat), self._why_silent(seat))
            for seat in seats_in(people)
        ]
        self.table.show_rows(rows)
        self.test.setEnabled(not self._call.busy)
        self._show_last(next(row for row in rows if row.seat == self._seat))
        self.set_count(say("{count} seats", count=len(rows)))

    def _why_silent(self, seat: str) -> str:
        error = self._silent.get(seat)
        return "" if error is None else told(error.what)

    def _show_last(self, row: SeatRow) -> None:
        """What is wrong with who sits there, in its place."""
        silent, last = self._silent.get(row.seat), row.last
        self.last.setVisible(silent is not None or (last is not None and bool(last.in_a_row)))
        if silent is not None:
            self.last.say("warn", *sentences(silent))
        elif last is not None and last.in_a_row:
            text = (
                say("The last call failed: {why}.", why=last.diagnostic.rstrip("."))
                if last.in_a_row == 1
                else say("The last {n} calls failed: {why}.", n=last.in_a_row, why=last.diagnostic.rstrip("."))
            )
            self.last.say("warn", trouble_sentence(self._workspace.showing.people, last), text)

    def _say_nothing_yet(self) -> None:
        text = say("A test call asks the mind above one small question. It belongs to no run.")
        self.note.say("info", "", text)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._workspace.showing.attach(LAST_CALLS)
            self._told()
            self.keys.look()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._workspace.showing.detach(LAST_CALLS.key)

    def done(self, result: int) -> None:
        self._call.end()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._call.end()
        super().closeEvent(event)

    # How it is put together

    def _columns(self) -> list[Column[SeatRow]]:
        return [
            Column(say("Seat"), _name, width=140, icon=self._icon, strong=_is_core),
            Column(say("Mind"), _mind, width=0),
            Column(say("Last calls"), _state, width=130, tag=_tag),
        ]

    def _icon(self, row: SeatRow) -> QIcon:
        if row.seat == APPRAISER:
            return icons.icon("list-filter")
        return self._workspace.showing.people.icon(row.seat)

    def _connect(self) -> None:
        self.table.chosen.connect(self._chosen)
        for field in self.fields.values():
            field.changed.connect(self._picked)
        self.everybody.toggled.connect(self._for_everybody)
        self.test.clicked.connect(self.try_it)
        self._call.called.connect(self._called)
        self._call.refused.connect(self._refused)
        self._call.busy_changed.connect(self._show)
        self.keys.changed.connect(self._keys_changed)
        self._workspace.showing.changed.connect(self._told)

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.table, 1)
        middle.addWidget(Line(self, vertical=True))
        middle.addWidget(self._seat_pane())
        self.body.addLayout(middle, 1)
        self.body.addWidget(Line(self))
        below = QVBoxLayout()
        below.setContentsMargins(20, 4, 20, 12)
        below.addWidget(pane_caption(say("Keys of model servers"), self, 0))
        below.addWidget(self.keys)
        self.body.addLayout(below)
        self.set_help(say("A choice holds at once and is kept with this run; a thought under way is dropped."))
        close = PrimaryButton(say("&Close"), self)
        close.clicked.connect(self.reject)
        self.add_button(close)

    def _seat_pane(self) -> QWidget:
        pane = QWidget(self)
        pane.setProperty("kind", "surface")
        pane.setFixedWidth(SEAT_WIDTH)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.chip)
        head.addWidget(self.name)
        head.addStretch(1)
        head.addWidget(self.everybody)
        column = QVBoxLayout(pane)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addLayout(head)
        for field in self.fields.values():
            column.addWidget(field)
        column.addWidget(self.last)
        column.addWidget(self.test, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.note)
        column.addStretch(1)
        return pane


def _key(row: SeatRow) -> str:
    return row.seat


def _name(row: SeatRow) -> str:
    return row.name


def _is_core(row: SeatRow) -> bool:
    return row.seat == CORE


def _mind(row: SeatRow) -> str:
    return mind_words(row.spec)


def _state(row: SeatRow) -> str:
    return state_of(row)[0]


def _tag(row: SeatRow) -> Any:
    return state_of(row)[1]
