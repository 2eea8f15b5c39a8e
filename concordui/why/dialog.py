"""*Why?* beside a match: the derivation of one unit's outcome, whose lines light the map behind it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from concordui.match.wording import say, unit_name
from concordui.why.account import Account
from concordui.why.panel import WhyTree
from concordui.widgets import DialogShell, OutlineButton
from engine.anatolia.board import ProvinceId

SIZE = (480, 460)
MARGIN = 12


class WhyDialog(DialogShell):
    """Stands beside the map. `looked` carries the provinces of the line that is chosen; `lab_wanted` comes where the
    person wants to try what else could have been ordered.
    """

    looked = Signal(object)
    lab_wanted = Signal()

    def __init__(self, account: Account, unit: ProvinceId, season: str, parent: QWidget | None = None) -> None:
        super().__init__(say("Why?"), "", parent, inset=False)
        self._account, self._season = account, season
        self.setObjectName("why")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.tree = WhyTree("", self)
        self.tree.looked.connect(self.looked)
        self.tree.asked.connect(self._show)
        self._show(unit)
        self.body.setContentsMargins(0, 6, 0, 0)
        self.body.addWidget(self.tree)
        lab = OutlineButton(say("Open in the &lab"), self, "list-tree")
        lab.clicked.connect(self._to_lab)
        self.add_button(lab)
        close = OutlineButton(say("&Close"), self)
        close.clicked.connect(self.close)
        self.add_button(close)
        help_text = say(
            "A line that you choose is lit on the map; Enter leads to its unit. Right and Left open and close it."
        )
        self.set_help(help_text)
        self.resize(*SIZE)
        self.tree.setFocus()

    def _to_lab(self) -> None:
        self.lab_wanted.emit()
        self.close()

    def show_over(self, widget: QWidget) -> None:
        """Show it in the lower right corner of a widget: most of the map stays in sight."""
        corner = widget.mapToGlobal(widget.rect().bottomRight())
        self.move(corner.x() - self.width() - MARGIN, corner.y() - self.height() - MARGIN)
        self.show()

    def _show(self, unit: object) -> None:
        """Tell of this unit."""
        units = {each.at: each for each in self._account.units}
        named = unit_name(self._account.board, units[str(unit)])
        self.set_title(say("Why?"), f"{named}, {self._season}")
        self.tree.setAccessibleName(say("Why {unit} fared as it did", unit=named))
        self.tree.show_line(self._account.line(str(unit)), units)
        self.tree.select_first()
