"""*Picture of the map*: format, size, what is in it; saved as a file or copied."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from concordui.export.films import PictureChoices, PictureFilm
from concordui.export.one_picture import OnePictureDialog
from concordui.export.source import Exportable, ShownMap
from concordui.export.words import say
from concordui.widgets import Field, Segment, Segmented


class PictureDialog(OnePictureDialog):
    """One picture of the map as it is shown when the dialog opens."""

    def __init__(self, source: Exportable, shown: ShownMap, parent: QWidget | None = None) -> None:
        super().__init__(say("Picture of the map"), shown.note, parent)
        self.setObjectName("export-picture")
        self.source = source
        self._shown = shown
        self.room = Segmented(
            [Segment(True, say("Whole board")), Segment(False, say("As in view"))], self, name=say("Part")
        )
        self.layers = Segmented([Segment(False, say("As shown")), Segment(True, say("All"))], self, name=say("Layers"))
        self.title = QCheckBox(say("&Title line"), self)
        self.legend = QCheckBox(say("&Legend"), self)
        self._fill()
        self.show_choices()

    def choices(self) -> PictureChoices:
        """What is in the picture."""
        return PictureChoices(
            whole=bool(self.room.key()),
            all_layers=bool(self.layers.key()),
            title=self.title.isChecked(),
            legend=self.legend.isChecked(),
        )

    def stem(self) -> str:
        return f"{self.source.stem} {self._shown.stem}"

    def make_film(self) -> PictureFilm:
        return PictureFilm(self.source, self._shown, self.choices())

    def _fill(self) -> None:
        self.room.set_key(True)
        self.layers.set_key(False)
        self.title.setChecked(True)
        self.legend.setChecked(True)
        self.side.addWidget(Field(say("Part"), self.room, self))
        self.side.addWidget(Field(say("Layers"), self.layers, self))
        self.side.addWidget(self.title)
        self.side.addWidget(self.legend)
        for choice in (self.room, self.layers):
            choice.chosen.connect(self.renew)
        for box in (self.title, self.legend):
            box.toggled.connect(self.renew)
