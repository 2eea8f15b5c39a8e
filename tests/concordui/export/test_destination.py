"""Where an export may go, and how it is said where it can't."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordui.export.destination import check_folder, file_for, free_folder, safe_stem
from engine.errors import FileError
from engine.files import write_atomic


def test_a_name_without_an_ending_gets_the_chosen_one(tmp_path):
    assert file_for(str(tmp_path / "map"), (".svg", ".png", ".svg")) == tmp_path / "map.svg"
    assert file_for(str(tmp_path / "map.PNG"), (".svg", ".png")) == tmp_path / "map.PNG"


def test_another_ending_is_refused_with_those_that_can_be(tmp_path):
    with pytest.raises(FileError) as refused:
        file_for(str(tmp_path / "map.jpg"), (".png", ".png", ".svg"))
    assert refused.value.where == str(tmp_path / "map.jpg")
    assert refused.value.remedy == "let the name end in .png or .svg"


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(FileError, match="this is a folder"):
        file_for(str(tmp_path), (".png",))


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "taken").write_text("mine")
    with pytest.raises(FileError, match=r"this is a file, not a folder.*choose a folder"):
        file_for(str(tmp_path / "taken" / "map.png"), (".png",))


def test_a_folder_that_cannot_be_written_is_named_with_the_remedy(tmp_path, monkeypatch):
    monkeypatch.setattr("os.access", lambda path, mode: False)  # root may write everywhere
    with pytest.raises(FileError) as refused:
        check_folder(tmp_path / "new" / "one")
    assert refused.value.where == str(tmp_path / "new" / "one")
    assert refused.value.remedy == "choose a folder you may write to"
    assert not (tmp_path / "new").exists()


def test_a_name_that_is_too_long_is_refused_when_it_is_written_and_not_before(tmp_path):
    path = file_for(str(tmp_path / f"{'n' * 300}.png"), (".png",))
    with pytest.raises(FileError, match="cannot write the file"):
        write_atomic(path, b"picture")
    with pytest.raises(FileError, match="cannot write the file"):
        write_atomic(file_for(str(tmp_path / ("n" * 300) / "map.png"), (".png",)), b"picture")
    assert list(tmp_path.iterdir()) == []


def test_a_set_never_goes_into_a_folder_that_is_there(tmp_path):
    for name in ("Match 3 pictures", "Match 3 pictures 2"):
        (tmp_path / name).mkdir()
    assert free_folder(tmp_path, "Match 3 pictures") == tmp_path / "Match 3 pictures 3"


def test_any_title_makes_a_name_of_a_file():
    assert safe_stem('Match 3: "A/B" <x>.') == "Match 3 A B x"
    assert safe_stem("///") == "export"
    assert len(safe_stem("Ξ" * 300)) == 80
    assert Path(safe_stem("Δ Σ")).name == "Δ Σ"
