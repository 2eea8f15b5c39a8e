"""What a painter did, as values: recorded in the window's thread, then written as SVG or rastered in any thread.

A picture of the map takes a tenth of a second to raster at its own size and seconds at eight times that; to record it
takes a few hundredths, and only that keeps the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPen,
    QTextItem,
    QTransform,
)

_DPI = 96
_PEN = QPaintEngine.DirtyFlag.DirtyPen.value
_BRUSH = QPaintEngine.DirtyFlag.DirtyBrush.value
_TRANSFORM = QPaintEngine.DirtyFlag.DirtyTransform.value
_OPACITY = QPaintEngine.DirtyFlag.DirtyOpacity.value


@dataclass(frozen=True, slots=True)
class Shape:
    """A path, filled and stroked as `brush` and `pen` say, under `transform`."""

    path: QPainterPath
    pen: QPen
    brush: QBrush
    transform: QTransform
    opacity: float


@dataclass(frozen=True, slots=True)
class Hatched:
    """A path filled with the hatch of a power in an ink (ARGB), which repeats from the transform's origin on."""

    path: QPainterPath
    kind: str
    ink: int
    transform: QTransform


@dataclass(frozen=True, slots=True)
class Words:
    """A run of text whose baseline begins at `at`."""

    at: QPointF
    text: str
    font: QFont
    ink: QColor
    transform: QTransform
    opacity: float


Mark: TypeAlias = Shape | Hatched | Words


@dataclass(frozen=True, slots=True)
class Drawing:
    """Marks in the order in which they were made, on a ground of one colour. Sizes are in logical pixels."""

    width: int
    height: int
    ground: QColor
    title: str = ""
    marks: tuple[Mark, ...] = field(default=(), repr=False)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height


def record(width: int, height: int, ground: QColor, paint: Callable[[QPainter], object], title: str = "") -> Drawing:
    """What `paint` does with the painter that it is given.

    Clips are not recorded: nothing of ours clips but to the picture's edge.
    """
    recorder = _Recorder(width, height)
    painter = QPainter(recorder)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    paint(painter)
    painter.end()
    return Drawing(width, height, ground, title, tuple(recorder.marks))


def record_hatch(painter: QPainter, path: QPainterPath, kind: str, ink: int) -> bool:
    """Record a hatch by its name, so that each output draws it its own way; False where the painter records nothing."""
    engine = painter.paintEngine()
    if not isinstance(engine, _Engine):
        return False
    engine.marks.append(Hatched(path, kind, ink, painter.deviceTransform()))
    return True


class Stencil:
    """What is painted the same in every picture of a game: it is recorded once, while `key` stays the same."""

    def __init__(self) -> None:
        self._key: object = None
        self._marks: tuple[Mark, ...] = ()

    def paint(self, painter: QPainter, key: object, paint: Callable[[], object]) -> None:
        """Let `paint` paint on `painter`, or take over what it did the last time."""
        engine = painter.paintEngine()
        if not isinstance(engine, _Engine):
            paint()
        elif key == self._key:
            engine.marks += self._marks
        else:
            before = len(engine.marks)
            paint()
            self._key, self._marks = key, tuple(engine.marks[before:])


class _Recorder(QPaintDevice):
    """A device of one device pixel a logical one."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self._engine = _Engine()
        kinds = QPaintDevice.PaintDeviceMetric
        dpi = (kinds.PdmDpiX, kinds.PdmDpiY, kinds.PdmPhysicalDpiX, kinds.PdmPhysicalDpiY)
        self._metrics: dict[QPaintDevice.PaintDeviceMetric, int] = {
            kinds.PdmWidth: width,
            kinds.PdmHeight: height,
            kinds.PdmWidthMM: round(width * 25.4 / _DPI),
            kinds.PdmHeightMM: round(height * 25.4 / _DPI),
            kinds.PdmNumColors: 2**31 - 1,
            kinds.PdmDepth: 32,
            kinds.PdmDevicePixelRatio: 1,
            kinds.PdmDevicePixelRatioScaled: int(QPaintDevice.devicePixelRatioFScale()),
            **dict.fromkeys(dpi, _DPI),
        }

    @property
    def marks(self) -> list[Mark]:
        return self._engine.marks

    def paintEngine(self) -> QPaintEngine:
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._metrics.get(metric, 0)


class _Engine(QPaintEngine):
    """Notes each primitive with the state that it was painted in."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.marks: list[Mark] = []
        self._pen, self._brush = QPen(), QBrush()
        self._transform, self._opacity = QTransform(), 1.0

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def begin(self, device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def updateState(self, state: QPaintEngineState) -> None:
        dirty = state.state().value
        if dirty & _PEN:
            self._pen = QPen(state.pen())
        if dirty & _BRUSH:
            self._brush = QBrush(state.brush())
        if dirty & _TRANSFORM:
            self._transform = QTransform(state.transform())
        if dirty & _OPACITY:
            self._opacity = state.opacity()

    def drawPath(self, path: QPainterPath) -> None:
        if not path.isEmpty():
            self._add(QPainterPath(path), self._brush)

    def drawRects(self, rects: Iterable[QRectF]) -> None:
        for rect in rects:
            path = QPainterPath()
            path.addRect(rect)
            self._add(path, self._brush)

    def drawLines(self, lines: Iterable[QLineF]) -> None:
        for line in lines:
            path = QPainterPath(line.p1())
            path.lineTo(line.p2())
            self._add(path, QBrush(Qt.BrushStyle.NoBrush))

    def drawTextItem(self, at: QPointF, item: QTextItem) -> None:  # type: ignore[override]
        if item.text().strip():
            ink = self._pen.color()
            words = Words(QPointF(at), item.text(), QFont(item.font()), ink, self._transform, self._opacity)
            self.marks.append(words)

    def _add(self, path: QPainterPath, brush: QBrush) -> None:
        self.marks.append(Shape(path, self._pen, brush, self._transform, self._opacity))
