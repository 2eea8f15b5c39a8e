"""*The game as pictures* and *as an animation*: every season so far, in files that sort or in one that moves."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QFileDialog, QSlider, QWidget

from concordui.export.destination import check_folder, file_for, free_folder, safe_stem
from concordui.export.dialog import ExportDialog, first_folder
from concordui.export.feed import Feed
from concordui.export.films import GameFilm
from concordui.export.source import Exportable, Pictures
from concordui.export.words import grouped, pixels, say
from concordui.export.works import AnimationWork, FeedWork, SetWork
from concordui.export.writing import Format
from concordui.hexmap.raster import size_at
from concordui.widgets import DecimalBox, Field, Segment, Segmented
from concordui.widgets.hint_combo import HintCombo, Item
from engine.errors import ConcordError

SET_SCALES = (1, 2, 3, 4)
WIDTHS = (640, 800, 1000, 1280, 1600)
DEFAULT_WIDTH = 800
SECONDS = (0.2, 10.0, 1.5)
"""The least and the most that a picture is shown for, and what is offered."""


class GameDialog(ExportDialog):
    """What both have: title and legend, and a slider through the pictures."""

    def __init__(
        self, source: Exportable, pictures: Pictures, title: str, save: str, parent: QWidget | None = None
    ) -> None:
        note = say("{count} pictures", count=grouped(len(pictures)))
        super().__init__(title, note, save, parent)
        self.source = source
        self._pictures = pictures
        self.title = QCheckBox(say("&Title line"), self)
        self.legend = QCheckBox(say("&Legend"), self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(say("Which picture is shown"))
        self.slider.setRange(0, len(pictures) - 1)
        self.slider.setValue(len(pictures) - 1)
        for box in (self.title, self.legend):
            box.setChecked(True)
            box.toggled.connect(self.changed)
        self.slider.valueChanged.connect(self.chosen)

    def preview_number(self) -> int:
        return self.slider.value()

    def changed(self) -> None:
        """Another choice was made."""
        raise NotImplementedError

    def _add_extras(self) -> None:
        self.side.addWidget(self.title)
        self.side.addWidget(self.legend)
        self.side.addStretch(1)
        self.side.addWidget(Field(say("Preview"), self.slider, self))

    def _make_film(self, width: float | None) -> GameFilm:
        captions, legend = self.title.isChecked(), self.legend.isChecked()
        board, title = self.source.board, self.source.title
        return GameFilm(board, title, self._pictures, width=width, captions=captions, legend=legend)


class SetDialog(GameDialog):
    """A numbered set of pictures in a folder of its own."""

    def __init__(self, source: Exportable, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(source, pictures, say("The game as pictures"), say("&Save pictures…"), parent)
        self.setObjectName("export-set")
        self._form: Format = "png"
        self._scale = 1.0
        self.format = Segmented([Segment("png", "PNG"), Segment("svg", "SVG")], self, name=say("Format"))
        self.format.set_key("png")
        self.scale = HintCombo(say("Size"), self)
        self.side.addWidget(Field(say("Format"), self.format, self))
        self.side.addWidget(Field(say("Size"), self.scale, self))
        self._add_extras()
        self.format.chosen.connect(self._format_chosen)
        self.scale.picked.connect(self._scale_chosen)
        self._film = self._make_film(None)
        self._show_sizes()

    def film(self) -> GameFilm:
        return self._film

    def changed(self) -> None:
        self._film = self._make_film(None)
        self._show_sizes()
        self.chosen()

    def ask(self) -> None:
        """Choose the folder in which the new one is made."""
        dialog = QFileDialog(self, say("A folder for the pictures"), str(first_folder()))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    def save_to(self, place: str) -> None:
        parent = Path(place).expanduser().absolute()
        try:
            check_folder(parent)
        except ConcordError as error:
            self.refuse(error)
            return
        folder = free_folder(parent, self._name())

        def work(feed: Feed) -> FeedWork:
            return SetWork(feed, folder, self._film.names(), self._form, self._scale)

        self.begin(self._film, work, parent)

    def _name(self) -> str:
        return safe_stem(say("{game} pictures", game=self.source.stem))

    def _format_chosen(self, form: object) -> None:
        self._form = "svg" if form == "svg" else "png"
        self._show_sizes()

    def _scale_chosen(self, scale: object) -> None:
        self._scale = float(str(scale))

    def _show_sizes(self) -> None:
        size = self._film.size
        items = [Item(scale, f"{scale}×", pixels(*size_at(size, scale))) for scale in SET_SCALES]
        self.scale.set_items(items, round(self._scale))
        self.scale.setEnabled(self._form == "png")
        first = f"{self._film.names()[0]}.{self._form}"
        self.set_help(say("In a new folder, from {first} on.", first=first))


class AnimationDialog(GameDialog):
    """The game as one file that moves."""

    def __init__(self, source: Exportable, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(source, pictures, say("The game as an animation"), say("&Save animation…"), parent)
        self.setObjectName("export-animation")
        self._form = "gif"
        self._width = DEFAULT_WIDTH
        self.format = Segmented([Segment("gif", "GIF"), Segment("webp", "WebP")], self, name=say("Format"))
        self.format.set_key("gif")
        self.width_choice = HintCombo(say("Size"), self)
        self.seconds = DecimalBox(self)
        self.seconds.setAccessibleName(say("Seconds a picture"))
        self.seconds.setDecimals(1)
        self.seconds.setSingleStep(0.1)
        self.seconds.setRange(*SECONDS[:2])
        self.seconds.setValue(SECONDS[2])
        for caption, control in (
            (say("Format"), self.format),
            (say("Size"), self.width_choice),
            (say("Seconds a picture"), self.seconds),
        ):
            self.side.addWidget(Field(caption, control, self))
        self._add_extras()
        self.format.chosen.connect(self._format_chosen)
        self.width_choice.picked.connect(self._width_chosen)
        self.seconds.valueChanged.connect(self._show_length)
        self._film = self._make_film(self._width)
        self._show_sizes()

    def film(self) -> GameFilm:
        return self._film

    def changed(self) -> None:
        self._film = self._make_film(self._width)
        self._show_sizes()
        self.chosen()

    def suggestion(self) -> str:
        return f"{safe_stem(self.source.stem)}.{self._form}"

    def filters(self) -> list[str]:
        kinds = [say("GIF animations (*.gif)"), say("WebP animations (*.webp)")]
        return kinds if self._form == "gif" else kinds[::-1]

    def save_to(self, place: str) -> None:
        try:
            path = file_for(place, (f".{self._form}", ".gif", ".webp"))
        except ConcordError as error:
            self.refuse(error)
            return
        milliseconds = round(self.seconds.value() * 1000)

        def work(feed: Feed) -> FeedWork:
            return AnimationWork(feed, path, self._film.count, 1.0, milliseconds)

        self.begin(self._film, work, path.parent)

    def _format_chosen(self, form: object) -> None:
        self._form = "webp" if form == "webp" else "gif"
        self._show_length()

    def _width_chosen(self, width: object) -> None:
        self._width = int(str(width))
        self.changed()

    def _show_sizes(self) -> None:
        """Every width with the height that comes of it."""
        size = self._film.size
        items = [Item(w, say("{width} wide", width=grouped(w)), pixels(*size) if w == size[0] else "") for w in WIDTHS]
        self.width_choice.set_items(items, self._width)
        self._show_length()

    def _show_length(self) -> None:
        seconds = self._film.count * self.seconds.value()
        text = say("It runs for {seconds} seconds, again and again.", seconds=f"{seconds:g}")
        lossless = say("WebP keeps every colour.") if self._form == "webp" else say("GIF has 256 colours a picture.")
        self.set_help(f"{text} {lossless}")
