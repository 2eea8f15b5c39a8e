"""One cell of a matrix: what was asked, what came, and why it counts as it does."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from concordui.colony.mind_settings.words import seconds_text
from concordui.colony.trials.words import claim_text, say, state_text, yes_no, yes_no_tag
from concordui.saving import TextSaver
from concordui.widgets import ElidedLabel, Label, OutlineButton, SectionHead, Segment, Segmented, Tag
from engine.minds.ledger import Attempt

VIEWS = ("reply", "request", "claims")
WIDTH = 380


@dataclass(frozen=True, slots=True)
class CellShown:
    """A cell to be shown: the case, the mind in words, the cell as a report has it, its row of the ledger.

    `request` are the bytes that were asked as text, "" where they can't be made again, `why_not` says why then.
    """

    case: str
    mind: str
    expected: str
    cell: Mapping[str, Any] | None
    attempt: Attempt | None = None
    request: str = ""
    digest: str = ""
    why_not: str = ""


class CellPanel(QWidget):
    """`failed` carries the `ConcordError` of a file that could not be written."""

    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bank-cell")
        self.setProperty("kind", "surface")
        self._shown: CellShown | None = None
        self._saver = TextSaver(self)
        self._saver.failed.connect(self.failed)
        self.head = SectionHead(say("One answer"), "", self)
        self.formed, self.grounded = Tag("", parent=self), Tag("", parent=self)
        self.state = Label("", "strong", self, wrap=True)
        self.why = Label("", "body", self, wrap=True)
        self.spent = Label("", "caption", self, wrap=True)
        segments = [
            Segment("reply", say("Reply")),
            Segment("request", say("Request")),
            Segment("claims", say("Claims")),
        ]
        self.views = Segmented(segments, self, name=say("What is shown of the call"))
        self.views.set_key("reply")
        self.copy = OutlineButton(say("&Copy"), self, "copy")
        self.save = OutlineButton(say("Sa&ve…"), self, "download")
        self.about = ElidedLabel(self, "caption")
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(say("The call as text"))
        self._lay_out()
        self.views.chosen.connect(self._show)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._save)
        self._show()

    @property
    def shown(self) -> CellShown | None:
        """The cell that is shown."""
        return self._shown

    def show_cell(self, shown: CellShown | None) -> None:
        """Show this one."""
        if shown != self._shown:
            self._shown = shown
            self._show()

    # What it shows

    def _show(self) -> None:
        shown = self._shown
        cell = None if shown is None else shown.cell
        for widget in (self.formed, self.grounded, self.why, self.spent, self.views, self.copy, self.save, self.text):
            widget.setVisible(cell is not None)
        self.about.setVisible(cell is not None)
        self.head.set_note("" if shown is None else f"{shown.case}, {shown.mind}")
        if shown is None or cell is None:
            text = say("Choose a cell of the matrix: what was asked and what came of it appear here.")
            self.state.set_text(text if shown is None else say("Nothing has come of it yet."))
            return
        formed, grounded = cell["wellFormed"], cell["grounded"]
        self.formed.set_text(say("well-formed: {answer}", answer=yes_no(formed)), yes_no_tag(formed) or "plain")
        self.grounded.set_text(say("grounded: {answer}", answer=yes_no(grounded)), yes_no_tag(grounded) or "plain")
        self.state.set_text(_upper(_said(cell)))
        self.why.set_text(say("Why: {why}", why=cell["why"]))
        self.spent.set_text(_spent(shown))
        about, text = self._text()
        self.about.set_text(about)
        self.text.setPlainText(text)

    def _text(self) -> tuple[str, str]:
        """A line about what is shown, and the text itself."""
        shown = self._shown
        assert shown is not None
        assert shown.cell is not None
        view = str(self.views.key())
        if view == "request":
            if not shown.request:
                return shown.why_not, ""
            size = say("{n} bytes, SHA-256 {digest}", n=f"{len(shown.request.encode()):,}", digest=shown.digest[:12])
            same = shown.attempt is not None and shown.attempt.digest == shown.digest
            said = say("{size}: the very bytes that were asked", size=size) if same else size
            return said, _pretty(json.loads(shown.request))
        if view == "claims":
            claims = shown.cell["claims"]
            return (say("Claims are a prototype: facts are looked up in the archive."), _claims(claims))
        if shown.cell["reply"] is None:
            return say("No answer is kept: {state}.", state=state_text(shown.cell)), str(shown.cell["diagnostic"] or "")
        return say("What the mind answered, as it came"), _pretty(shown.cell["reply"])

    def _exact(self) -> str:
        """What is copied and saved: a request byte for byte, all else as it is shown."""
        shown = self._shown
        exact = shown is not None and self.views.key() == "request"
        return shown.request if exact and shown is not None else self.text.toPlainText()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._exact())

    def _save(self) -> None:
        shown = self._shown
        if shown is not None:
            name = f"{shown.case} {self.views.key()}".replace("/", " ")
            self._saver.ask(say("Save the text"), f"{name}.json", say("JSON (*.json)"), "json", self._exact())

    # How it is put together

    def _lay_out(self) -> None:
        tags = QHBoxLayout()
        tags.setSpacing(6)
        tags.addWidget(self.formed)
        tags.addWidget(self.grounded)
        tags.addStretch(1)
        bar = QHBoxLayout()
        bar.setSpacing(6)
        bar.addWidget(self.views)
        bar.addStretch(1)
        bar.addWidget(self.copy)
        bar.addWidget(self.save)
        inside = QVBoxLayout()
        inside.setContentsMargins(12, 10, 12, 12)
        inside.setSpacing(8)
        inside.addWidget(self.state)
        inside.addLayout(tags)
        inside.addWidget(self.why)
        inside.addWidget(self.spent)
        inside.addLayout(bar)
        inside.addWidget(self.about)
        inside.addWidget(self.text, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(inside, 1)
        column.addStretch()
        self.setMinimumWidth(WIDTH)


def _said(cell: Mapping[str, Any]) -> str:
    """What came of it, as "chose refuse:o7"."""
    reply = cell["reply"]
    if cell["state"] == "answered" and isinstance(reply, Mapping):
        return say("chose {choice}", choice=reply.get("choice", ""))
    return state_text(cell)


def _spent(shown: CellShown) -> str:
    parts = [say("Grounded is: {because}.", because=shown.expected.rstrip("."))]
    attempt = shown.attempt
    if attempt is not None:
        parts.append(say("It took {time}.", time=seconds_text(attempt.elapsed_s)))
        if attempt.usage.tokens_in is not None or attempt.usage.tokens_out is not None:
            told = (attempt.usage.tokens_in or 0, attempt.usage.tokens_out or 0)
            parts.append(say("{told} tokens were told, {said} said.", told=f"{told[0]:,}", said=f"{told[1]:,}"))
    return " ".join(parts)


def _claims(claims: Any) -> str:
    """Each claim with what the archive says of it, in lines."""
    if not claims:
        return say("It claims nothing.")
    return "\n\n".join(_claim(claim) for claim in claims)


def _claim(claim: Mapping[str, Any]) -> str:
    kinds = {"fact": say("Fact"), "forecast": say("Forecast"), "preference": say("Preference")}
    lines = [say("{kind}: {says}", kind=kinds.get(claim["kind"], claim["kind"]), says=claim["says"])]
    if claim["kind"] == "fact":
        evidence = claim["evidence"] or claim["fault"] or ""
        lines.append(
            say("in the archive: {verdict}", verdict=claim_text(claim["verdict"])) + (evidence and f", {evidence}")
        )
    if claim["sources"]:
        lines.append(say("cites {sources}", sources=", ".join(claim["sources"])))
    if claim["unknownSources"]:
        lines.append(say("of which it was not told: {sources}", sources=", ".join(claim["unknownSources"])))
    return "\n  ".join(lines)


def _pretty(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
