"""The legend of the colony map: whose sight the dashed line is, what the dots are, and the bars beside a pawn."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from concordui.colony.map.sprites import Bars
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.hexmap.legend_bar import LegendBar
from concordui.theme import theme
from concordui.widgets.labels import Drawn
from engine.colony.viewing.scene import ColonyScene, Need

_BARS = (Need("food", 0.8, False), Need("rest", 0.55, False), Need("health", 0.25, True))


class ColonyLegend(LegendBar):
    """What is on the map for the mind that is chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words: dict[str, str] = {}

    def words(self) -> dict[str, str]:
        return self._words

    def sample(self, kind: str) -> QWidget:
        return Sample(kind, self)

    def tell(self, scene: ColonyScene, people: People) -> None:
        """Explain this scene."""
        found = {}
        name = people.name(scene.mind)
        if scene.sight:
            found["sight"] = say("what {name} sees", name=name)
        elif scene.sight is not None:
            found["blind"] = say("{name} sees nothing now", name=name)
        if scene.known_to is not None:
            found["known"] = say("only what {name} knows", name=name)
        else:
            found["path"] = say("path")
            found["agreed"] = say("path of agreed work")
        if any(pawn.needs for pawn in scene.pawns):
            found["needs"] = say("food, rest, health")
        if found != self._words:
            self._words = found
            self.remake()


class Sample(Drawn):
    """One mark, in the ink of the map."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setFixedSize(QSize(18 if kind in ("needs", "blind", "known") else 26, 20))

    def draw(self, painter: QPainter) -> None:
        look, wide = theme(), float(self.width())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QPainterPath()
        line.moveTo(1.0, 10.0)
        line.lineTo(wide - 2.0, 10.0)
        if self._kind == "sight":
            painter.setPen(_dashed(QPen(look.ui("accent"), 2.0), (6.0, 4.0)))
            painter.drawPath(line)
        elif self._kind in ("path", "agreed"):
            width = 2.5 if self._kind == "path" else 3.4
            pen = QPen(look.map("order"), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(_dashed(pen, (0.1, 5.0)))
            painter.drawPath(line)
        elif self._kind == "needs":
            painter.translate(wide + 12.0, 11.5)
            Bars(_BARS, 20.0).paint(painter)
        else:
            painter.setPen(QPen(look.ui("lineStrong"), 1.0))
            painter.setBrush(look.map("unseen" if self._kind == "blind" else "unknown"))
            painter.drawRoundedRect(QRectF(1.5, 3.5, wide - 4.0, 13.0), 2.0, 2.0)


def _dashed(pen: QPen, dash: tuple[float, float]) -> QPen:
    pen.setDashPattern([part / pen.widthF() for part in dash])
    return pen
