"""The bar at the map's foot: what is selected, and what a click and each key would do now. Its keys can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QSizePolicy, QWidget

from concordui import fonts
from concordui.match.order_entry import Ask, OrderEntry, Step
from concordui.match.wording import move_text, place_name, say, unit_name
from concordui.theme import theme
from concordui.widgets import Label, UnitLabel
from engine.anatolia.board import Board, ProvinceId, Unit
from engine.anatolia.orders import HOLD

HEIGHT = 36


@dataclass(frozen=True, slots=True)
class Hint:
    """A key (or the click) and what it does; `action` is what pressing the hint itself does, none for mere words."""

    key: str
    text: str
    action: str = ""


@dataclass(frozen=True, slots=True)
class Hints:
    """The whole bar: the unit it speaks of, strong words, muted words after them, and the keys."""

    unit: Unit | None
    strong: str
    rest: str
    keys: tuple[Hint, ...]


def entry_hints(
    board: Board, entry: OrderEntry, step: Step, units: Sequence[Unit], hovered: ProvinceId | None
) -> Hints:
    """What the bar says while orders are entered."""
    standing = {unit.at: unit for unit in units}
    unit = standing.get(step.unit or "")
    if unit is None:
        click, walk = Hint(say("Click"), say("a unit")), Hint(say("Arrows"), say("walk"))
        choose = Hint(say("Enter"), say("choose"))
        return Hints(None, say("Choose a unit"), "", (click, Hint("N", say("next unit"), "next"), walk, choose))
    keys: tuple[Hint, ...]
    leave = Hint("Esc", say("leave") if step.ask is Ask.TARGET else say("back"), "back")
    over = place_name(board, hovered) if hovered is not None and hovered in entry.choices(step) else ""
    name = unit_name(board, unit)
    match step.ask:
        case Ask.BENEFICIARY:
            rest = say("supports {what}", what=over or "…")
            return Hints(unit, name, rest, (Hint(say("Click"), say("whom to support")), leave))
        case Ask.DESTINATION:
            helped = step.beneficiary or ""
            other = place_name(board, helped)
            rest = say("supports {unit} → {place}", unit=other, place=over or "…")
            if over and hovered == helped:
                rest = say("supports {what}", what=move_text(board, helped, HOLD))
            keys = (Hint(say("Click"), say("where it goes")), *_support_hold(entry, step, other))
            return Hints(unit, name, rest, (*keys, leave))
        case _:
            rest = f"→ {over}" if over else ""
            keys = (Hint(say("Click"), say("move")), *_support(entry, step), Hint("H", say("hold"), "hold"), leave)
            return Hints(unit, name, rest, keys)


def _support(entry: OrderEntry, step: Step) -> tuple[Hint, ...]:
    possible = entry.support(step) != step
    return (Hint("S", say("support"), "support"),) if possible else ()


def _support_hold(entry: OrderEntry, step: Step, other: str) -> tuple[Hint, ...]:
    possible = step.beneficiary in entry.choices(step)
    return (Hint("H", say("{unit} holds", unit=other), "hold"),) if possible else ()


class HintKey(QAbstractButton):
    """A key cap with its words. With an action it is a button, by mouse only: the key itself is the other way."""

    pressed_for = Signal(object)

    def __init__(self, hint: Hint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = hint
        self.setText(f"{hint.key} {hint.text}")
        self.setAccessibleName(self.text())
        self.setObjectName(f"hint-{hint.action}" if hint.action else "")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if hint.action:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._clicked)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(fonts.ui("caption"))
        return QSize(self._cap(metrics) + 6 + metrics.horizontalAdvance(self.hint.text), 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = fonts.ui("caption")
        metrics = QFontMetrics(font)
        width = self._cap(metrics)
        hot = bool(self.hint.action) and self.underMouse()
        painter.setFont(font)
        painter.setBrush(look.ui("hover" if hot else "bg"))
        painter.setPen(QPen(look.ui("lineStrong" if hot else "line"), 1))
        cap = QRectF(0.5, 1.5, width - 1, 17)
        painter.drawRoundedRect(cap, 3, 3)
        painter.setPen(look.ui("text" if hot else "muted"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.hint.key)
        rest = QRectF(width + 6, 0, self.width() - width - 6, 20)
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.hint.text)

    def enterEvent(self, event: object) -> None:
        self.update()

    def leaveEvent(self, event: object) -> None:
        self.update()

    def _cap(self, metrics: QFontMetrics) -> int:
        return max(18, metrics.horizontalAdvance(self.hint.key) + 10)

    def _clicked(self) -> None:
        if self.hint.action:
            self.pressed_for.emit(self.hint.action)


class HintBar(QFrame):
    """Laid over the map at its lower left. `wanted` carries the action of a key that was clicked."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hint-bar")
        self.setProperty("kind", "overlay")
        self.setFixedHeight(HEIGHT)
        self._hints: Hints | None = None
        self._sign: UnitLabel | None = None
        self._strong = Label("", "strong", self)
        self._rest = Label("", "body", self)
        self._keys: list[HintKey] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 0, 14, 0)
        self._row.setSpacing(10)
        self._row.addWidget(self._strong)
        self._row.addWidget(self._rest)
        self.hide()

    @property
    def hints(self) -> Hints | None:
        """What it says now."""
        return self._hints

    def show_hints(self, hints: Hints | None) -> None:
        """Say this; nothing hides the bar."""
        if hints == self._hints:
            return
        old, self._hints = self._hints, hints
        self.setVisible(hints is not None)
        if hints is None:
            return
        self._strong.set_text(hints.strong)
        self._rest.set_text(hints.rest)
        self._rest.setVisible(bool(hints.rest))
        self.setAccessibleName(f"{hints.strong} {hints.rest}")
        if old is None or old.unit != hints.unit:
            self._show_unit(hints.unit)
        if old is None or old.keys != hints.keys:
            self._show_keys(hints.keys)
        self._row.invalidate()
        self.adjustSize()

    def fit(self, width: int) -> None:
        """Take no more than this width, in pixels: keys that find no room are left out, the last ones first."""
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        words = [part for part in (self._sign, self._strong, self._rest) if part is not None and not part.isHidden()]
        frame = self.contentsMargins()
        edges = margins.left() + margins.right() + frame.left() + frame.right() - gap
        used = edges + sum(_width(part) + gap for part in words)
        for key in self._keys:
            used += key.sizeHint().width() + gap
            key.setVisible(used <= width)
        shown = [part for part in (*words, *self._keys) if not part.isHidden()]
        self.resize(min(edges + sum(_width(part) + gap for part in shown), width), HEIGHT)

    def _show_unit(self, unit: Unit | None) -> None:
        if self._sign is not None:
            self._row.removeWidget(self._sign)
            self._sign.hide()
            self._sign.deleteLater()
            self._sign = None
        if unit is not None:
            self._sign = UnitLabel(unit.power, unit.type, 18, self)
            self._row.insertWidget(0, self._sign)
            self._sign.show()

    def _show_keys(self, keys: Sequence[Hint]) -> None:
        for key in self._keys:
            self._row.removeWidget(key)
            key.hide()
            key.deleteLater()
        self._keys = [HintKey(hint, self) for hint in keys]
        for key in self._keys:
            key.pressed_for.connect(self.wanted)
            self._row.addWidget(key)
            key.show()


def _width(part: QWidget) -> int:
    """What a part takes; signs of units have a fixed size and no hint."""
    return max(part.minimumWidth(), part.sizeHint().width())
