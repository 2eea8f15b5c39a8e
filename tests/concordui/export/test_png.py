"""PNG in rows: any reader gets the same pixels back, whatever the rows came in."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from concordui.export.png import PngWriter


@pytest.mark.parametrize("parts", [[7], [1, 2, 4], [6, 1]])
def test_the_rows_come_back_however_they_were_given(parts):
    rows = np.random.default_rng(5).integers(0, 256, (7, 3 * 11), dtype=np.uint8)
    stream, top = io.BytesIO(), 0
    writer = PngWriter(stream, 11, 7, 192.0)
    for count in parts:
        writer.add(rows[top : top + count])
        top += count
    writer.finish()
    with Image.open(stream) as image:
        image.load()
        assert image.mode == "RGB"
        assert image.info["dpi"] == pytest.approx((192, 192), abs=0.1)
        assert np.array_equal(np.asarray(image).reshape(7, 33), rows)
