"""The pattern of *Retreats* and *Builds*: units or places at the left, what can be done there, and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from concordui.match.dialogs.preview import MapPreview
from concordui.match.seat_view import SeatView
from concordui.match.wording import at_seat, say
from concordui.pacts.seat_dialog import SeatDialog
from concordui.widgets import Label, Line, Note, OutlineButton
from concordui.widgets.choices import Choice, ChoiceList, ScrolledChoices, step_between
from concordui.widgets.hint_combo import pane_caption
from engine.anatolia.board import ProvinceId

LEFT_WIDTH = 260
MIDDLE_WIDTH = 280
SIZE = (900, 500)


class TwoListDialog(SeatDialog):
    """Two lists of choices and a pane with a sentence, notes and the map. Subclasses say what stands in them."""

    def __init__(
        self, view: SeatView, title: str, left: str, middle: str, send: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, at_seat(view), SIZE, parent)
        self.view = view
        self.places = ChoiceList(left, self)
        self.choices = ChoiceList(middle, self)
        self._about = Label("", "body", self, wrap=True)
        self._default = Note("info", parent=self)
        self._warning = Note("warn", parent=self)
        self._said: tuple[str, ...] = ()
        self._at: ProvinceId = ""
        self._map = MapPreview(view.position, self)
        self._lay_out(left, middle)
        self._later = OutlineButton(say("&Later"), self)
        self._later.setToolTip(say("Close; your choices so far are kept"))
        self._later.clicked.connect(self.reject)
        self._send.setText(send)
        self._add_foot(self._later)
        self.places.chosen.connect(self._looked)
        self.choices.chosen.connect(self._chose)
        self._map.province_clicked.connect(self._clicked)

    def notes(self) -> str:
        """All that is said beside the lists."""
        return " ".join(self._said)

    def _lay_out(self, left: str, middle: str) -> None:
        panes = QHBoxLayout()
        panes.setSpacing(0)
        panes.addWidget(_list_pane(self, left, self.places, LEFT_WIDTH))
        panes.addWidget(Line(self, vertical=True))
        panes.addWidget(_list_pane(self, middle, self.choices, MIDDLE_WIDTH))
        panes.addWidget(Line(self, vertical=True))
        side = QFrame(self)
        side.setProperty("kind", "surface")
        self._side = QVBoxLayout(side)
        self._side.setContentsMargins(16, 14, 16, 16)
        self._side.setSpacing(12)
        for part in (self._about, self._default, self._warning):
            self._side.addWidget(part)
        self._side.addWidget(self._map, 1)
        panes.addWidget(side, 1)
        self.body.addLayout(panes, 1)

    def _show_lists(self, places: Sequence[Choice], at: object, choices: Sequence[Choice], chosen: object) -> None:
        self.places.set_choices(places)
        self.places.set_key(at)
        self.choices.set_choices(choices)
        self.choices.set_key(chosen)

    def _show_notes(self, about: str, default: str, warning: str) -> None:
        self._said = tuple(part for part in (about, default, warning) if part)
        self._about.set_text(about)
        self._about.setVisible(bool(about))
        self._default.say("info", "", default)
        self._default.setVisible(bool(default))
        self._warning.say("warn", "", warning)
        self._warning.setVisible(bool(warning))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not step_between((self.places, self.choices), event):
            super().keyPressEvent(event)

    def preview(self) -> MapPreview:
        """The small map."""
        return self._map

    def _clicked(self, place: ProvinceId) -> None:
        """A province of the small map: the unit or home there is looked at, or it is chosen for the one looked at."""
        if any(row.choice.key == place for row in self.places.rows()):
            self._looked(place)
        elif any(row.choice.key == place and row.isEnabled() for row in self.choices.rows()):
            self._chose(place)

    def _looked(self, key: object) -> None:
        self._at = str(key)
        self._show()

    def _show(self) -> None:
        raise NotImplementedError

    def _chose(self, key: object) -> None:
        raise NotImplementedError


def _list_pane(parent: QWidget, caption: str, choices: ChoiceList, width: int) -> QFrame:
    pane = QFrame(parent)
    pane.setProperty("kind", "surface")
    pane.setFixedWidth(width)
    column = QVBoxLayout(pane)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(pane_caption(caption, pane))
    column.addWidget(ScrolledChoices(choices, pane), 1)
    return pane
