"""The files by which a desktop knows the program, made from what the program itself says and draws."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from devkit.man_pages import concord_page, concordui_page

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
ICON = ROOT / "assets" / "icons" / "concord.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256)


def share(prefix: Path) -> None:
    """Write all of them under ``prefix/share``. It needs the program's environment: Qt draws the icons."""
    place = prefix / "share"
    for name in ("applications", "mime/packages", "man/man1", "icons/hicolor/scalable/apps"):
        (place / name).mkdir(parents=True, exist_ok=True)
    shutil.copy(LINUX / "concord.desktop", place / "applications")
    (place / "mime" / "packages" / "concord.xml").write_text(file_types(), encoding="utf-8")
    shutil.copy(ICON, place / "icons" / "hicolor" / "scalable" / "apps")
    _icons(place / "icons" / "hicolor")
    for name, text in pages().items():
        with gzip.GzipFile(place / "man" / "man1" / f"{name}.1.gz", "wb", mtime=0) as stream:
            stream.write(text.encode("utf-8"))


def file_types() -> str:
    """The description of the kinds of file that the window opens."""
    from engine.colony.store_file import APPLICATION

    return (LINUX / "concord-mime.xml").read_text("utf-8").replace("@APPLICATION_ID@", f"0x{APPLICATION:08X}")


def pages() -> dict[str, str]:
    """The manual page of each command, by its name."""
    import typer

    from concordui.app import parser
    from engine import __version__
    from engine.cli.app import app

    group = typer.main.get_command(app)
    return {"concord": concord_page(group, __version__), "concordui": concordui_page(parser(), __version__)}


def icon(target: Path) -> None:
    """The program's icon in every size, as one file for Windows (``.ico``) or macOS (``.icns``)."""
    import io

    from PIL import Image

    pictures = [Image.open(io.BytesIO(_png(size))) for size in (*SIZES, 512)]
    if target.suffix == ".ico":
        pictures[-2].save(target, sizes=[(size, size) for size in SIZES], append_images=pictures[:-2])
    else:
        pictures[-1].save(target, append_images=pictures[:-1])


def _icons(folder: Path) -> None:
    for size in SIZES:
        place = folder / f"{size}x{size}" / "apps" / "concord.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(_png(size))


def _png(size: int) -> bytes:
    """The icon as a square PNG of so many pixels."""
    from PySide6.QtCore import QBuffer, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ICON)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())
