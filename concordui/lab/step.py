"""*Step*: the decisions of a resolution one after the other, in an order in which the engine could make them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from concordui.lab.editor import Editor
from concordui.lab.step_words import step_sentence, step_title
from engine.anatolia.board import ProvinceId


class StepPlayer(QObject):
    """Where the play stands. A head-to-head or a rotation is one decision; an edit of the position ends the play."""

    changed = Signal()

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._at: int | None = None
        editor.changed.connect(self._edited)

    @property
    def count(self) -> int:
        """How many decisions there are."""
        return len(self._editor.analysis.explanation.order)

    @property
    def at(self) -> int | None:
        """The index of the decision that is shown, None while nothing is played."""
        return self._at

    @property
    def current(self) -> tuple[ProvinceId, ...]:
        """The units whose fate the decision settles."""
        return () if self._at is None else self._editor.analysis.explanation.order[self._at]

    @property
    def decided(self) -> frozenset[ProvinceId] | None:
        """The units whose fate is settled so far, None while nothing is played."""
        if self._at is None:
            return None
        groups = self._editor.analysis.explanation.order[: self._at + 1]
        return frozenset(unit for group in groups for unit in group)

    @property
    def title(self) -> str:
        """ "Decision 7 of 14", or how many decisions there are."""
        if self._at is None:
            count = self.count
            return self.tr("1 decision") if count == 1 else self.tr("{count} decisions").format(count=count)
        return step_title(self._at, self.count)

    @property
    def sentence(self) -> str:
        """What the decision is and what it follows from; nothing while nothing is played."""
        return "" if self._at is None else step_sentence(self._editor.analysis, self._at)

    @property
    def has_back(self) -> bool:
        """Whether there is a decision before the one that is shown."""
        return self._at is not None and self._at > 0

    @property
    def has_next(self) -> bool:
        """Whether there is a decision to come."""
        return self.count > 0 and (self._at is None or self._at < self.count - 1)

    def first(self) -> None:
        """Show the first decision."""
        self._go(0)

    def back(self) -> None:
        """Show the decision before."""
        if self.has_back:
            self._go((self._at or 0) - 1)

    def next(self) -> None:
        """Show the next decision; the first if nothing is played yet."""
        if self.has_next:
            self._go(0 if self._at is None else self._at + 1)

    def last(self) -> None:
        """Show the last decision: everything is settled."""
        self._go(self.count - 1)

    def stop(self) -> None:
        """End the play: the whole result is shown."""
        if self._at is not None:
            self._at = None
            self.changed.emit()

    def _go(self, index: int) -> None:
        if 0 <= index < self.count and index != self._at:
            self._at = index
            self.changed.emit()

    def _edited(self) -> None:
        """Another position has other decisions; the number of them may have changed even where nothing is played."""
        self._at = None
        self.changed.emit()
