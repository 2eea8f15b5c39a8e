"""The harvest of a person: how much, by number or slider, and at once in words what it would bring."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.commons.line_list import LineList
from concordui.commons.seat.amount_slider import AmountSlider, LevelMark
from concordui.commons.seat.number_field import NumberField
from concordui.commons.seat.outlook import Obs, Outlook, outlook, own_limit
from concordui.commons.seat.outlook_words import outlook_lines, send_text, warning_title
from concordui.commons.seat.padding import padded
from concordui.commons.seat.scene import SeatScene
from concordui.commons.words import amount, say
from concordui.widgets import Note, PrimaryButton
from engine.commons.answers import check_decide

_LEAST = 48
_ROOM = 3.0
"""The slider reaches to so many equal shares."""


class HarvestPage(QWidget):
    """`submitted` carries the amount that is asked for. A breach is warned of, and one click all the same."""

    submitted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene: SeatScene | None = None
        self.number = NumberField(say("How much you &ask for"), amount_fault, self)
        self.slider = AmountSlider(say("How much you ask for, by slider"), self)
        self.lines = LineList(say("What it would bring"), self)
        self.warning = Note("warn", parent=self)
        self.warning.hide()
        self.send = PrimaryButton("", self, "send")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(8)
        padded(column, self.number, self.slider)
        column.addWidget(self.lines, 1)
        self.lines.setMinimumHeight(_LEAST)
        padded(column, self.warning, self.send)
        self.number.changed.connect(self._typed)
        self.number.edited.connect(self._show)
        self.slider.moved.connect(self._slid)
        self.send.clicked.connect(self.submit)

    @property
    def seen(self) -> Outlook | None:
        """What the amount that stands there would bring; None while it is no amount."""
        value = self.number.value
        return None if self._scene is None or value is None else outlook(self._scene.obs, value, self._scene.whole)

    def show_scene(self, scene: SeatScene) -> None:
        """Another question."""
        self._scene = scene
        seen = outlook(scene.obs, 0.0, scene.whole)
        self.slider.show_scale(_top(scene.obs, seen), _marks(scene.obs, seen))
        first = _first(scene.obs, seen)
        self.number.set_value(first)
        self.slider.set_amount(first)
        self._show()

    def forget(self) -> None:
        """Nobody is asked: what it would bring is gone."""
        self._scene = None
        self.slider.show_scale(1.0, ())
        self.number.edit.clear()
        self._show()

    def take_focus(self) -> None:
        """The number is typed over at once."""
        self.number.edit.setFocus()
        self.number.edit.selectAll()

    def submit(self) -> None:
        """Ask for it, if it is an amount."""
        value = self.number.value
        if value is None:
            self.number.edit.setFocus()
        else:
            self.submitted.emit(value)

    def _typed(self, value: float) -> None:
        self.slider.set_amount(value)

    def _slid(self, value: float) -> None:
        self.number.set_value(value)
        self._show()

    def _show(self) -> None:
        scene, seen = self._scene, self.seen
        self.send.setEnabled(seen is not None)
        if scene is None or seen is None:
            self.lines.show_lines([])
            self.warning.hide()
            return
        self.lines.show_lines(outlook_lines(scene.obs, seen))
        title = warning_title(seen)
        self.warning.setVisible(bool(title))
        self.warning.say("warn", title, say("That is legal. It is recorded, and may be answered by a fine."))
        self.send.setText(send_text(seen))


def amount_fault(value: float) -> str | None:
    """What is wrong with a harvest, in words; None for nothing."""
    if check_decide(value) is None:
        return None
    return say("Give 0 or more.") if value < 0 else say("That is more than can be reckoned with.")


def _first(obs: Obs, seen: Outlook) -> float:
    """What stands there at first: what was asked for last turn, else an equal share of what grows back."""
    wanted = obs["history"][-1]["requested"] if obs["history"] else seen.equal or 0.0
    return float(round(wanted, 6))


def _top(obs: Obs, seen: Outlook) -> float:
    """As far as is of interest: a few equal shares, past every limit, and no further than there is."""
    levels = [_ROOM * (seen.equal or 0.0), *(1.5 * each["requested"] for each in obs["history"][-1:])]
    levels += [1.5 * bound.limit for bound in seen.bounds if bound.limit is not None]
    top = max(levels) or seen.available or 1.0
    return top if not seen.available else min(top, seen.available)


def _marks(obs: Obs, seen: Outlook) -> list[LevelMark]:
    marks = [] if seen.equal is None else [LevelMark(seen.equal, say("share {n}", n=amount(seen.equal)))]
    limit = own_limit(obs)
    if limit is not None:
        marks.append(LevelMark(limit, say("limit {n}", n=amount(limit))))
    return marks
