"""The whole self-test without a network: every step passes, and nobody asks for an address beyond this machine."""

from __future__ import annotations

import ipaddress
import json

import pytest

from helpers.offline import run_offline

ASKS = """
import socket
try:
    socket.create_connection(("192.0.2.1", 9), 1)
except OSError as error:
    print(error)
"""


def beyond(addresses: list[str]) -> list[str]:
    """Those that are not of this machine."""
    return [name for name in addresses if name not in ("localhost", "None") and not _is_loopback(name)]


def _is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


@pytest.mark.full
@pytest.mark.namespace
def test_whoever_asks_for_an_address_is_noticed_and_gets_none(root, tmp_path):
    done = run_offline(tmp_path / "home", tmp_path / "reached", root, "-c", ASKS)
    assert "unreachable" in done.stdout, done.stderr
    assert beyond((tmp_path / "reached").read_text().splitlines()) == ["192.0.2.1", "192.0.2.1"]


@pytest.mark.full
@pytest.mark.namespace
def test_the_self_test_passes_with_the_loopback_only_in_a_home_of_any_letters(root, tmp_path):
    home = tmp_path / "Zoë Müller Ωμέγα: home"
    done = run_offline(home, tmp_path / "reached", root, "-m", "concordui", "--self-test", str(home / "pictures"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    assert json.loads((home / "pictures" / "report.json").read_text(encoding="utf-8"))["passed"] is True
    assert beyond((tmp_path / "reached").read_text().splitlines()) == []
