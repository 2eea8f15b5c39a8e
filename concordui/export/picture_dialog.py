"""*Picture of the map*: format, size, what is in it; saved as a file or copied."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from concordui.export.clipboard import copy_drawing
from concordui.export.destination import file_for, safe_stem
from concordui.export.dialog import ExportDialog
from concordui.export.feed import Feed
from concordui.export.films import PictureChoices, PictureFilm
from concordui.export.source import Exportable, ShownMap
from concordui.export.words import pixels, say
from concordui.export.works import FeedWork, PictureWork
from concordui.export.writing import Format
from concordui.hexmap.raster import size_at
from concordui.widgets import Field, OutlineButton, Segment, Segmented
from concordui.widgets.hint_combo import HintCombo, Item
from engine.errors import ConcordError

SCALES = (1, 2, 3, 4, 6, 8)
DEFAULT_SCALE = 2


class PictureDialog(ExportDialog):
    """One picture of the map as it is shown when the dialog opens."""

    def __init__(self, source: Exportable, shown: ShownMap, parent: QWidget | None = None) -> None:
        super().__init__(source, say("Picture of the map"), shown.note, say("&Save picture…"), parent)
        self.setObjectName("export-picture")
        self._shown = shown
        self._form: Format = "png"
        self._scale: float = DEFAULT_SCALE
        self.format = Segmented([Segment("png", "PNG"), Segment("svg", "SVG")], self, name=say("Format"))
        self.room = Segmented(
            [Segment(True, say("Whole board")), Segment(False, say("As in view"))], self, name=say("Part")
        )
        self.layers = Segmented([Segment(False, say("As shown")), Segment(True, say("All"))], self, name=say("Layers"))
        self.scale = HintCombo(say("Size"), self)
        self.title = QCheckBox(say("&Title line"), self)
        self.legend = QCheckBox(say("&Legend"), self)
        self.copy = OutlineButton(say("C&opy"), self, "copy")
        self._fill()
        self._film = self._make_film()
        self._show_sizes()

    def choices(self) -> PictureChoices:
        """What is in the picture."""
        return PictureChoices(
            whole=bool(self.room.key()),
            all_layers=bool(self.layers.key()),
            title=self.title.isChecked(),
            legend=self.legend.isChecked(),
        )

    def film(self) -> PictureFilm:
        return self._film

    def suggestion(self) -> str:
        return f"{safe_stem(f'{self.source.stem} {self._shown.stem}')}.{self._form}"

    def filters(self) -> list[str]:
        kinds = [say("PNG pictures (*.png)"), say("SVG pictures (*.svg)")]
        return kinds if self._form == "png" else kinds[::-1]

    def save_to(self, place: str) -> None:
        try:
            path = file_for(place, (f".{self._form}", ".png", ".svg"))
        except ConcordError as error:
            self.refuse(error)
            return
        form: Format = "svg" if path.suffix.lower() == ".svg" else "png"

        def work(feed: Feed) -> FeedWork:
            return PictureWork(feed, path, form, self._scale)

        self.begin(self._film, work, path.parent)

    def copy_picture(self) -> None:
        """Put the picture on the clipboard."""
        width, height = copy_drawing(self._film.draw(0), self._scale)
        self.note.say("ok", say("Copied"), pixels(width, height))
        self.note.show()

    # What a person does

    def _format_chosen(self, form: object) -> None:
        self._form = "svg" if form == "svg" else "png"
        self._show_sizes()

    def _scale_chosen(self, scale: object) -> None:
        self._scale = float(str(scale))
        self._show_sizes()

    def _changed(self) -> None:
        self._film = self._make_film()
        self._show_sizes()
        self.chosen()

    def _make_film(self) -> PictureFilm:
        return PictureFilm(self.source, self._shown, self.choices())

    def _show_sizes(self) -> None:
        """Every scale with the size that comes of it."""
        size = self._film.size
        items = [Item(scale, f"{scale}×", pixels(*size_at(size, scale))) for scale in SCALES]
        self.scale.set_items(items, round(self._scale))
        self.scale.setEnabled(self._form == "png")
        text = say("Vectors with the fonts in the file: sharp at any size, and its words can be selected.")
        self.set_help(text if self._form == "svg" else "")

    # How it is put together

    def _fill(self) -> None:
        self.format.set_key("png")
        self.room.set_key(True)
        self.layers.set_key(False)
        self.title.setChecked(True)
        self.legend.setChecked(True)
        fields = ((say("Format"), self.format), (say("Size"), self.scale), (say("Part"), self.room))
        for caption, control in (*fields, (say("Layers"), self.layers)):
            self.side.addWidget(Field(caption, control, self))
        self.side.addWidget(self.title)
        self.side.addWidget(self.legend)
        self.side.addStretch(1)
        self._buttons.insertWidget(self._buttons.indexOf(self.save_button), self.copy)
        self.format.chosen.connect(self._format_chosen)
        self.scale.picked.connect(self._scale_chosen)
        for choice in (self.room, self.layers):
            choice.chosen.connect(self._changed)
        for box in (self.title, self.legend):
            box.toggled.connect(self._changed)
        self.copy.clicked.connect(self.copy_picture)
