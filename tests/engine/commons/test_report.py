"""The report of a run: what it says is what the log has, and the page stands alone."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from engine.commons.log import header, line_of
from engine.commons.report import ABSENT, MOST_PACTS, report_of, scenario_sentences
from engine.commons.report_page import left_out_text, page
from engine.commons.report_plots import figures
from engine.errors import LogError
from helpers.commons import fixed, plan, records_of, shipped_arena


def log_of(folder: Path, of, count: int | None = None, tail: bytes = b"") -> tuple[Path, list]:
    records = records_of(of)[:count]
    path = folder / "a <run>.jsonl"
    head = header("arena-log", of.source, of.seed, of.dynamics.name)
    path.write_bytes(b"".join(map(line_of, (head, *records))) + tail)
    return path, records


def test_the_page_has_the_scenario_in_words_the_numbers_of_the_log_its_pacts_and_four_plots_as_svg(tmp_path):
    of = shipped_arena("broken-and-punished")
    path, records = log_of(tmp_path, of, tail=b'{"kind": "turn"')
    report = report_of(path)
    numbers, last = dict(report.numbers), records[-1]
    assert numbers["Stock at the end"] == f"{last['stock']:,.3f}"
    assert numbers["Breaches"] == str(sum(len(record.get("violations", ())) for record in records)) != "0"
    assert float(numbers["Compliance, mean of the turns"]) == pytest.approx(
        sum(record["metrics"]["compliance"] for record in records) / len(records), abs=5e-4
    )
    assert "5 players harvest one shared stock for up to 60 turns, with seed 0." in report.sentences
    assert "The players: 4 × pact keeper (cap 2); pact breaker (appetite 0.5, cap 2)." in report.sentences
    [pact] = report.pacts
    detail = [each for record in records for each in record.get("violations", ())][-1]["detail"]
    assert (pact.terms, pact.breaches, pact.last_breach[-len(detail) :]) == ("Harvest cap 2", "10", detail)
    html = page(report)
    body = html[html.index("<body>") : html.index("</html>")]
    parsed = ET.fromstring(re.sub(r"&(?!amp;|lt;|gt;|quot;|#)", "&amp;", body))
    svgs = parsed.findall(".//{http://www.w3.org/2000/svg}svg")
    words = ["".join(svg.itertext()) for svg in svgs]
    assert len(svgs) == 4
    assert all(name in text for name, text in zip(("Stock", "Harvest", "Wealth", "Compliance"), words, strict=True))
    assert "keeper1" in words[1]
    ids = [each.get("id") for each in parsed.iter() if each.get("id")]
    assert len(ids) == len(set(ids)) > 4
    assert "a &lt;run&gt;.jsonl. The last line is cut after 15 bytes." in html


def test_a_run_that_has_not_begun_a_crowd_and_many_pacts_have_their_page_and_a_log_that_is_none_is_refused(tmp_path):
    of = plan(players=[*fixed(0.01, 300), {"id": "who", "agent": "who.py"}], turns=2, talkRounds=0)
    assert "The players: 300 × fixed (amount 0.01); the agent who.py." in scenario_sentences(of)
    crowd = plan(players=fixed(0.01, 300), turns=2)
    path, _ = log_of(tmp_path, crowd)
    harvest = figures(report_of(path).view)[1]
    assert "the median in the last turn is 0.010" in harvest.described
    path, _ = log_of(tmp_path, crowd, 0)
    report = report_of(path)
    assert (report.numbers, report.pacts, figures(report.view)) == ((), (), ())
    assert "No turn was played yet." in page(report)
    of = shipped_arena("saved-by-a-cap")
    [record] = records_of(of)[:1]
    pacts = [{**record["pacts"][0], "id": f"pact-{number}"} for number in range(MOST_PACTS + 3)]
    head = header("arena-log", of.source, of.seed, of.dynamics.name)
    path.write_bytes(line_of(head) + line_of({**record, "pacts": pacts}))
    report = report_of(path)
    assert (len(report.pacts), report.left_out, report.pacts[0].last_breach) == (MOST_PACTS, 3, ABSENT)
    assert left_out_text(report) == "3 more pacts with no more breaches than these: see the log."
    path.write_text("{}\n", "utf-8")
    with pytest.raises(LogError):
        report_of(path)
