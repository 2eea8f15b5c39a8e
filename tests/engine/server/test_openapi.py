"""The server's OpenAPI document against the server: schemathesis asks everything that the document allows, and more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from helpers.served import ENFORCER, Served, bays, serving

TOKEN = "a-token-of-this-test"

NO_SCHEMA_SAYS = ("positive_data_acceptance",)
"""Which arenas there are, that a treaty's name is new, that rounds are left: a sound body may be refused for it."""

NEVER_ENDS = "/worlds/{world_id}/stream"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, TOKEN) as served:
        yield served


def asked(served: Served, examples: int, every: int = 1) -> int:
    """So many generated requests to each operation, or to every so many-th: how many operations there are."""
    import schemathesis  # takes a second, which only who runs this should wait for

    schema = schemathesis.openapi.from_dict(served.get("/openapi.json"))
    schema.config.update(base_url=served.address)
    operations = [result.ok() for result in schema.get_all_operations()]
    for operation in operations[::every]:
        _ask(served, operation, examples)
    return len(operations)


def _ask(served: Served, operation: Any, examples: int) -> None:
    """Generated requests, in a world that is there; one of another name is left to the stream, which never ends, and to
    the removal of worlds.
    """
    from schemathesis.checks import CHECKS

    excluded = [check for check in CHECKS.get_all() if check.__name__ in NO_SCHEMA_SAYS]
    world = served.made(bays(rounds=100_000, metaAgents=[ENFORCER])).rpartition("/")[2]
    elsewhere = operation.path == NEVER_ENDS or (operation.method.upper(), operation.path) == (
        "DELETE",
        "/worlds/{world_id}",
    )

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.explicit, Phase.generate),
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        if case.path_parameters and not elsewhere:
            here = {"world_id": world, "arena_id": "north"}
            case.path_parameters.update({name: here[name] for name in case.path_parameters if name in here})
        case.call_and_validate(headers={"Authorization": f"Bearer {TOKEN}"}, excluded_checks=excluded, timeout=20)

    ask()
    served.http.delete(f"/worlds/{world}")


@pytest.mark.full
def test_the_server_is_as_its_document_says(served: Served) -> None:
    assert asked(served, 1, every=4) == 26
    for path, methods in served.get("/openapi.json")["paths"].items():
        for method, operation in methods.items():
            told = operation["responses"]
            assert {"401", "403", "500", "503"} <= set(told), (path, method)
            if "requestBody" in operation:
                assert {"400", "408", "413", "415", "422"} <= set(told)
                assert operation["requestBody"]["content"]["application/json"]["examples"]


@pytest.mark.full
def test_the_server_is_as_its_document_says_at_length(served: Served) -> None:
    asked(served, 60)
