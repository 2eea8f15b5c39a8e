"""*Picture of who knows what*: the rows that are shown against the minds, with the sentence of the chosen fact."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from concordui import fonts, icons
from concordui.colony.knows.matrix_model import FACT, MINDS, TRUTH, MatrixModel
from concordui.colony.knows.painting import paint_absent, paint_mind, paint_pill, pill_width
from concordui.colony.knows.words import Standing, standings
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.export.one_picture import OnePictureDialog
from concordui.hexmap.drawing import Drawing, record
from concordui.theme import theme
from concordui.widgets.tables import HEAD, ROW

MOST_ROWS = 200
"""Facts in one picture, the first ones of those that are shown."""
PAD = 16
TITLE = 36
LEGEND = 30
FACTS = 260
TRUTH_WIDTH = 72
LEAST = 72


@dataclass(frozen=True, slots=True)
class Cell:
    """A mind's cell as it is painted; without a standing it never knew."""

    standing: Standing | None = None
    words: str = ""
    old: bool = False
    wrong: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a picture shows, apart from the model that goes on."""

    title: str
    note: str
    people: People
    minds: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    """The name and the truth of each fact."""
    cells: tuple[tuple[Cell, ...], ...]


def sheet_of(model: MatrixModel, title: str, note: str) -> Sheet:
    """What the matrix shows now."""
    known = standings()
    facts, cells, columns = [], [], model.read_columns()
    for row in range(min(model.rowCount(), MOST_ROWS)):
        facts.append((str(model.index(row, FACT).data()), str(model.index(row, TRUTH).data())))
        line = []
        for column in columns:
            index = model.index(row, column)
            each = model.known(index)
            if each.how == "never":
                line.append(Cell())
            else:
                line.append(Cell(known[each.how], str(index.data()), each.how == "stale", model.wrong(index)))
        cells.append(tuple(line))
    minds = tuple(model.minds[column - MINDS] for column in columns)
    return Sheet(title, note, model.people, minds, tuple(facts), tuple(cells))


class MatrixFilm:
    """The one picture of a matrix."""

    count = 1

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._widths = [self._wide(place) for place in range(len(sheet.minds))]

    def _wide(self, place: int) -> float:
        name = QFontMetricsF(fonts.ui("caption", strong=True)).horizontalAdvance(
            self._sheet.people.name(self._sheet.minds[place])
        )
        cells = [row[place] for row in self._sheet.cells]
        return max([LEAST, name + 40, *(pill_width(each.words, wrong=each.wrong) for each in cells if each.standing)])

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in logical pixels."""
        width = 2 * PAD + FACTS + TRUTH_WIDTH + sum(self._widths)
        return max(round(width), 760), TITLE + HEAD + ROW * len(self._sheet.facts) + LEGEND + PAD

    def prepare(self, number: int) -> None:
        """Nothing takes long here."""

    def draw(self, number: int) -> Drawing:
        return record(*self.size, theme().ui("surface"), self._paint, self._sheet.title)

    def _paint(self, painter: QPainter) -> None:
        sheet, look = self._sheet, theme()
        strong, plain = fonts.ui("section", strong=True), fonts.ui("caption", tabular=True)
        _write(painter, QRectF(PAD, 0, 400, TITLE), sheet.title, strong, "text")
        left = PAD + QFontMetricsF(strong).horizontalAdvance(sheet.title) + 10
        _write(painter, QRectF(left, 0, 600, TITLE), sheet.note, plain, "muted")
        top = float(TITLE)
        _write(painter, QRectF(PAD, top, FACTS, HEAD), say("Fact"), plain, "muted")
        _write(painter, QRectF(PAD + FACTS, top, TRUTH_WIDTH, HEAD), say("Truth"), plain, "muted")
        left = float(PAD + FACTS + TRUTH_WIDTH)
        for mind, width in zip(sheet.minds, self._widths, strict=True):
            paint_mind(painter, QRectF(left, top, width, HEAD), sheet.people, mind, chosen=False)
            left += width
        top += HEAD
        for fact, cells in zip(sheet.facts, sheet.cells, strict=True):
            painter.fillRect(QRectF(PAD, top, self.size[0] - 2 * PAD, 1), look.ui("line"))
            self._paint_row(painter, top, fact, cells)
            top += ROW
        self._paint_legend(painter, top)

    def _paint_row(self, painter: QPainter, top: float, fact: tuple[str, str], cells: tuple[Cell, ...]) -> None:
        font = fonts.ui("body", tabular=True)
        name = QFontMetricsF(font).elidedText(fact[0], Qt.TextElideMode.ElideRight, FACTS - 8)
        _write(painter, QRectF(PAD, top, FACTS, ROW), name, font, "text")
        _write(painter, QRectF(PAD + FACTS, top, TRUTH_WIDTH, ROW), fact[1], font, "text")
        left = float(PAD + FACTS + TRUTH_WIDTH)
        for cell, width in zip(cells, self._widths, strict=True):
            room = QRectF(left, top, width, ROW)
            if cell.standing is None:
                paint_absent(painter, room)
            else:
                paint_pill(painter, room, cell.standing, cell.words, old=cell.old, wrong=cell.wrong)
            left += width

    def _paint_legend(self, painter: QPainter, top: float) -> None:
        font, left = fonts.ui("caption"), float(PAD)
        for each in standings().values():
            icons.paint(painter, each.icon, QRectF(left, top + (LEGEND - 13) / 2, 13, 13), theme().ui("muted"))
            width = QFontMetricsF(font).horizontalAdvance(each.word)
            _write(painter, QRectF(left + 17, top, width + 4, LEGEND), each.word, font, "muted")
            left += 17 + width + 14


def _write(painter: QPainter, room: QRectF, text: str, font: QFont, role: str) -> None:
    painter.setFont(font)
    painter.setPen(theme().ui(role))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class MatrixPictureDialog(OnePictureDialog):
    """The matrix as it was shown when it opened."""

    def __init__(self, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(say("Picture of who knows what"), sheet.note, parent)
        self.setObjectName("export-knows")
        self._sheet = sheet
        self.show_choices()

    def make_film(self) -> MatrixFilm:
        return MatrixFilm(self._sheet)

    def stem(self) -> str:
        return f"{self._sheet.title} {self._sheet.note}"
