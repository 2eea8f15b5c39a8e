"""One picture into a file or onto the clipboard: its format and its size, whatever is in it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtWidgets import QWidget

from concordui.export.clipboard import copy_drawing
from concordui.export.destination import file_for, safe_stem
from concordui.export.dialog import ExportDialog
from concordui.export.feed import Feed
from concordui.export.job import Film
from concordui.export.words import pixels, say
from concordui.export.works import FeedWork, PictureWork
from concordui.export.writing import Format
from concordui.hexmap.raster import size_at
from concordui.widgets import Field, OutlineButton, Segment, Segmented
from concordui.widgets.hint_combo import HintCombo, Item
from engine.errors import ConcordError

SCALES = (1, 2, 3, 4, 6, 8)
DEFAULT_SCALE = 2


class SizedFilm(Film, Protocol):
    """A film that knows how large its pictures are, in logical pixels."""

    @property
    def size(self) -> tuple[int, int]: ...


class OnePictureDialog(ExportDialog):
    """Subclasses add what else can be chosen to `side`, and say which picture comes of it and what its file is called.

    They call `show_choices` once all is there, and `renew` whenever another choice was made.
    """

    def __init__(self, title: str, note: str, parent: QWidget | None = None) -> None:
        super().__init__(title, note, say("&Save picture…"), parent)
        self._form: Format = "png"
        self._scale: float = DEFAULT_SCALE
        self.format = Segmented([Segment("png", "PNG"), Segment("svg", "SVG")], self, name=say("Format"))
        self.scale = HintCombo(say("Size"), self)
        self.copy = OutlineButton(say("C&opy"), self, "copy")
        self._film: SizedFilm | None = None
        self.format.set_key("png")
        self.side.addWidget(Field(say("Format"), self.format, self))
        self.side.addWidget(Field(say("Size"), self.scale, self))
        self._buttons.insertWidget(self._buttons.indexOf(self.save_button), self.copy)
        self.format.chosen.connect(self._format_chosen)
        self.scale.picked.connect(self._scale_chosen)
        self.copy.clicked.connect(self.copy_picture)

    # What subclasses say

    def make_film(self) -> SizedFilm:
        """The picture as it is chosen now."""
        raise NotImplementedError

    def stem(self) -> str:
        """What the file is called, without its ending."""
        raise NotImplementedError

    def show_choices(self) -> None:
        """All controls are there."""
        self.side.addStretch(1)
        self._film = self.make_film()
        self._show_sizes()

    def renew(self) -> None:
        """Another choice was made."""
        self._film = self.make_film()
        self._show_sizes()
        self.chosen()

    # What a person does

    def film(self) -> SizedFilm:
        if self._film is None:
            self._film = self.make_film()
        return self._film

    def suggestion(self) -> str:
        return f"{safe_stem(self.stem())}.{self._form}"

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

        self.begin(self.film(), work, path.parent)

    def copy_picture(self) -> None:
        """Put the picture on the clipboard."""
        width, height = copy_drawing(self.quick_drawing(), self._scale)
        self.note.say("ok", say("Copied"), pixels(width, height))
        self.note.show()

    def _format_chosen(self, form: object) -> None:
        self._form = "svg" if form == "svg" else "png"
        self._show_sizes()

    def _scale_chosen(self, scale: object) -> None:
        self._scale = float(str(scale))
        self._show_sizes()

    def _show_sizes(self) -> None:
        """Every scale with the size that comes of it."""
        size = self.film().size
        items = [Item(scale, f"{scale}×", pixels(*size_at(size, scale))) for scale in SCALES]
        self.scale.set_items(items, round(self._scale))
        self.scale.setEnabled(self._form == "png")
        text = say("Vectors with the fonts in the file: sharp at any size, and its words can be selected.")
        self.set_help(text if self._form == "svg" else "")
