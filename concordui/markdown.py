"""A page written in Markdown, in the look's type: Qt's own heads are larger, its lines closer, its tables boxed."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import (
    QBrush,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextTable,
    QTextTableFormat,
)

from concordui import fonts
from concordui.theme import Theme

HEADS: dict[int, fonts.Size] = {1: "display", 2: "title", 3: "section"}
LINE_PERCENT = 138.0
PARAGRAPH = 8.0
HEAD_ABOVE = 22.0
CELL = 6.0
INDENT = 20.0


def show_markdown(document: QTextDocument, text: str, theme: Theme) -> None:
    """Fill the document with the page, in the colours that the theme has now."""
    document.setDefaultFont(fonts.ui("body"))
    document.setIndentWidth(INDENT)
    document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    for table in _tables(document.rootFrame()):
        _dress_table(table, theme)
    block = document.begin()
    while block.isValid():
        _dress_block(block)
        block = block.next()


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            yield child
        yield from _tables(child)


def _dress_table(table: QTextTable, theme: Theme) -> None:
    """Lines between the rows alone, in the colour of lines."""
    form: QTextTableFormat = table.format().toTableFormat()
    form.setBorder(0)
    form.setCellPadding(CELL)
    form.setCellSpacing(0)
    form.setBorderCollapse(True)
    form.setTopMargin(PARAGRAPH)
    form.setBottomMargin(PARAGRAPH)
    table.setFormat(form)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            look = cell.format().toTableCellFormat()
            look.setBottomBorder(1)
            look.setBottomBorderStyle(form.BorderStyle.BorderStyle_Solid)
            look.setBottomBorderBrush(QBrush(theme.ui("line")))
            look.setPadding(CELL)
            cell.setFormat(look)


def _dress_block(block: QTextBlock) -> None:
    cursor = QTextCursor(block)
    form: QTextBlockFormat = block.blockFormat()
    level = form.headingLevel()
    in_table = cursor.currentTable() is not None
    if not _is_picture(block):  # the space between lines grows with the line, which is as high as the picture
        form.setLineHeight(LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    form.setTopMargin(HEAD_ABOVE if level > 1 else 0.0)
    form.setBottomMargin(0.0 if in_table else PARAGRAPH / 2 if cursor.currentList() else PARAGRAPH)
    if _is_code(block):
        form.setLeftMargin(INDENT)
        form.setBottomMargin(0.0 if _is_code(block.next()) else PARAGRAPH)
    cursor.setBlockFormat(form)
    for start, length, letters in _strong_parts(block):
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        if level:
            letters.clearProperty(QTextFormat.Property.FontSizeAdjustment)
            letters.setFont(fonts.ui(HEADS.get(level, "body"), strong=True))
        else:
            letters.setFontWeight(QFont.Weight.DemiBold)
        cursor.setCharFormat(letters)


def _is_code(block: QTextBlock) -> bool:
    """Each line of a program is a block of its own."""
    return block.isValid() and block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeLanguage.value)


def _is_picture(block: QTextBlock) -> bool:
    """Whether the paragraph holds a picture."""
    iterator = block.begin()
    while not iterator.atEnd():
        if iterator.fragment().charFormat().isImageFormat():
            return True
        iterator += 1
    return False


def _strong_parts(block: QTextBlock) -> list[tuple[int, int, QTextCharFormat]]:
    """Where the letters are bold, which here is the strong weight: the bundled cuts have no bolder one."""
    parts = []
    iterator = block.begin()
    while not iterator.atEnd():
        fragment = iterator.fragment()
        if fragment.isValid() and fragment.charFormat().fontWeight() > QFont.Weight.DemiBold:
            parts.append((fragment.position(), fragment.length(), fragment.charFormat()))
        iterator += 1
    return parts
