"""What the start page says about the last session: settings that could not be used, an unexpected end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from concordui.crash import UncleanEnd
from concordui.notices import Notice, sentences
from concordui.opener import Opener
from concordui.pages import copy_text
from concordui.recent import RecentFiles
from concordui.start.page import StartPage
from engine.errors import ConcordError, Fault

ENDS = 3
"""Sessions that are told of, the latest ones: two windows end together when the machine does."""


class News(QObject):
    """Puts notes on the start page. Nothing is opened by itself: a game may be what ended the last session."""

    def __init__(self, page: StartPage, recent: RecentFiles, opener: Opener, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self._recent = recent
        self._opener = opener

    def tell(self, faults: Sequence[Fault], ends: Sequence[UncleanEnd], trouble: ConcordError | None = None) -> None:
        """Say what there is to say; `trouble` is why this session can keep nothing."""
        for end in ends[:ENDS]:
            self._tell_end(end)
        if trouble is not None:
            title = self.tr("What you do in this session may not be kept.")
            self._page.add_note(Notice("danger", title, " ".join(sentences(trouble))))
        if faults:
            words = "; ".join(str(fault) for fault in faults)
            text = self.tr("{0}. Defaults stand in their place; the other settings are as they were.").format(words)
            self._page.add_note(Notice("warn", self.tr("Some settings could not be used."), text))

    def _tell_end(self, end: UncleanEnd) -> None:
        over = {file.path for file in self._recent.files() if file.finished}
        links: list[tuple[object, str]] = [
            (("open", str(path)), self.tr("Continue {0}").format(self._opener.title_at(path)))
            for path in end.open_files
            if path.is_file() and path.absolute() not in over
        ]
        words = self.tr("It began at {0}. Matches and positions are kept all the time, so they go on where they were.")
        words = words.format(end.began.replace("T", " ")[:16])
        if end.trace:
            links.append((("copy", end.trace), self.tr("Copy the trace")))
            words += " " + self.tr("Its last words: {0}").format(end.last_words)
        else:
            words += " " + self.tr("It left no trace: it was ended from outside, or the machine stopped.")
        notice = Notice("warn", self.tr("The last session ended unexpectedly."), words, tuple(links))
        notice.setObjectName("crash-note")
        notice.wanted.connect(self._wanted)
        self._page.add_note(notice)

    def _wanted(self, key: tuple[str, str]) -> None:
        what, value = key
        if what == "open":
            self._opener.open_path(value)
        else:
            copy_text(value)
