"""Text with heads, tables and links, in the look: what explains something that a person chose."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from concordui import fonts
from concordui.theme import theme

CELL = 3


class Story(QTextBrowser):
    """Shows a text that is made of the parts below. `link` carries the key of a link that was followed.

    What is the same as before is not set again, so that nobody loses the place at which they read.
    """

    link = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(12)
        self.document().setDefaultFont(fonts.ui("body", tabular=True))
        self._body = ""
        self.anchorClicked.connect(self._followed)
        theme().changed.connect(self._dress)

    def show_parts(self, parts: Iterable[str]) -> None:
        """Show these parts, one under the other."""
        body = "".join(parts)
        if body != self._body:
            self._body = body
            self._dress()

    def _dress(self) -> None:
        at = self.verticalScrollBar().value()
        look = theme()
        colours = {role: look.ui(role).name() for role in ("text", "muted", "accent", "line", "danger", "ok", "warn")}
        self.setHtml(_STYLE.format(**colours) + self._body)
        self.verticalScrollBar().setValue(at)

    def _followed(self, url: QUrl) -> None:
        self.link.emit(url.toString())


_STYLE = """<style>
body, p, td, li {{ color: {text}; }}
p {{ margin: 0 0 6px 0; line-height: 18px; }}
h4 {{ color: {text}; font-size: 13px; font-weight: 600; margin: 10px 0 4px 0; }}
.muted {{ color: {muted}; }} .danger {{ color: {danger}; }} .ok {{ color: {ok}; }}
.warn {{ color: {warn}; }} .accent {{ color: {accent}; }}
.small {{ font-size: 11px; color: {muted}; }}
a {{ color: {accent}; text-decoration: none; font-weight: 600; }}
td {{ padding: 3px 14px 3px 0; }}
</style>"""


def head(text: str) -> str:
    """The head of a part."""
    return f"<h4>{html.escape(text)}</h4>"


def plain(text: str, role: str = "") -> str:
    """A paragraph, in the colour of a role."""
    marked = f' class="{role}"' if role else ""
    return f"<p{marked}>{html.escape(text)}</p>"


def quote(text: str) -> str:
    """What somebody said."""
    return f'<p style="margin-left:12px"><i>“{html.escape(text)}”</i></p>'


def rows(cells: Iterable[Sequence[str]], roles: Sequence[str] = ()) -> str:
    """A table without lines, its columns in the colours of `roles`; "strong" is strong, and so is the first of them
    where it has none.
    """
    lines = []
    for line in cells:
        parts = []
        for place, text in enumerate(line):
            role = roles[place] if place < len(roles) else ""
            words = html.escape(text)
            inner = f"<b>{words}</b>" if role == "strong" or (place == 0 and not role) else words
            parts.append(f'<td class="{role}">{inner}</td>')
        lines.append(f"<tr>{''.join(parts)}</tr>")
    return f'<table cellspacing="0" cellpadding="0">{"".join(lines)}</table>'


def links(pairs: Iterable[tuple[str, str]]) -> str:
    """Links side by side: key and words."""
    found = "&nbsp;&nbsp;&nbsp;&nbsp;".join(
        f'<a href="{html.escape(key)}">{html.escape(words)}</a>' for key, words in pairs
    )
    return f'<p style="margin-top:10px">{found}</p>'
