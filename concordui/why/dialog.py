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
    """Stands beside the map. `looked` carries the provinces of the line that is chosen."""

    looked = Signal(object)

    def __init__(self, account: Account, unit: ProvinceId, season: str, parent: QWidget | None = None) -> None:
        units = {each.at: each for each in account.units}
        named = unit_name(account.board, units[unit])
        super().__init__(say("Why?"), f"{named}, {season}", parent, inset=False)
        self.setObjectName("why")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.tree = WhyTree(say("Why {unit} fared as it did", unit=named), self)
        self.tree.looked.connect(self.looked)
        self.tree.show_line(account.line(unit), units)
        self.body.setContentsMargins(0, 6, 0, 0)
        self.body.addWidget(self.tree)
        close = OutlineButton(say("&Close"), self)
        close.clicked.connect(self.close)
        self.add_button(close)
        self.set_help(say("A line that you choose is lit on the map. Right and Left open and close it."))
        self.resize(*SIZE)
        self.tree.setFocus()
        self.tree.select_first()

    def show_over(self, widget: QWidget) -> None:
        """Show it in the lower right corner of a widget: most of the map stays in sight."""
        corner = widget.mapToGlobal(widget.rect().bottomRight())
        self.move(corner.x() - self.width() - MARGIN, corner.y() - self.height() - MARGIN)
        self.show()
