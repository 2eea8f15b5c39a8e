"""The part of JSON schema that menus need, against the reference implementation and by itself."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import MindError
from engine.minds.shape import for_servers, is_strict, least, misfits, unknown_parts
from helpers.questions import SCHEMA, question

_words = st.sampled_from(["a", "b", "c", "ab", ""])
_scalars = st.one_of(st.none(), st.booleans(), st.integers(-3, 3), st.sampled_from([0.5, -1.5]), _words)
_values = st.recursive(
    _scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(_words, inner, max_size=3)),
    max_leaves=8,
)


def _object(parts: dict[str, Any], required: set[str]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": parts,
        "required": sorted(required & parts.keys()),
        "additionalProperties": False,
    }


_leaves = st.one_of(
    st.just({"type": "string"}),
    st.just({"type": "string", "minLength": 1, "maxLength": 1}),
    st.just({"type": "integer", "minimum": -1, "maximum": 2}),
    st.just({"type": ["number", "null"], "maximum": 1}),
    st.just({"type": "boolean"}),
    st.just({"const": 1}),
    st.lists(st.one_of(st.none(), st.booleans(), st.integers(0, 1), _words), min_size=1, max_size=3).map(
        lambda some: {"enum": some}
    ),
)
_schemas = st.recursive(
    _leaves,
    lambda inner: st.one_of(
        st.builds(_object, st.dictionaries(_words, inner, max_size=3), st.sets(_words, max_size=2)),
        inner.map(lambda part: {"type": "array", "items": part, "minItems": 1, "maxItems": 2}),
        st.lists(inner, min_size=1, max_size=2).map(lambda some: {"anyOf": some}),
    ),
    max_leaves=6,
)


@given(_schemas, _values)
def test_a_value_fits_exactly_where_the_reference_implementation_says_so(schema: dict[str, Any], value: Any) -> None:
    assert (not misfits(schema, value)) == jsonschema.Draft202012Validator(schema).is_valid(value)


@given(_schemas)
def test_the_least_value_of_a_schema_fits_it(schema: dict[str, Any]) -> None:
    assert misfits(schema, least(schema)) == []


@given(_schemas)
def test_what_servers_are_sent_has_no_limit_and_allows_whatever_the_schema_does(schema: dict[str, Any]) -> None:
    sent = for_servers(schema)
    assert not {"minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"} & _keywords(sent)
    assert misfits(sent, least(schema)) == []
    assert is_strict(sent) == is_strict(schema)


def _keywords(schema: dict[str, Any]) -> set[str]:
    inner = [*schema.get("properties", {}).values(), *schema.get("anyOf", ())]
    inner += [schema["items"]] if "items" in schema else []
    return set(schema).union(*map(_keywords, inner))


def test_a_limit_becomes_a_word_beside_the_description() -> None:
    sent = for_servers({"type": "string", "description": "why", "maxLength": 9})
    assert sent == {"type": "string", "description": "why (maxLength 9)"}


def test_a_property_that_is_called_like_a_keyword_is_kept() -> None:
    schema = _object({"minimum": {"type": "string"}, "oneOf": {"type": "string"}}, {"minimum"})
    assert for_servers(schema) == schema
    assert unknown_parts(schema) == []


@pytest.mark.parametrize(
    ("part", "place"),
    [
        ({"oneOf": []}, "schema.properties.says.oneOf"),
        ({"type": "date"}, "schema.properties.says.type"),
        ({"type": "object", "additionalProperties": True}, "schema.properties.says.additionalProperties"),
        ({"type": "array", "items": {"pattern": "x"}}, "schema.properties.says.items.pattern"),
        ({"anyOf": [{"$ref": "#"}]}, "schema.properties.says.anyOf[0].$ref"),
        ({"items": True}, "schema.properties.says.items"),
        ({"type": 5}, "schema.properties.says.type"),
        ({"enum": []}, "schema.properties.says.enum"),
        ({"minLength": "1"}, "schema.properties.says.minLength"),
        ({"maximum": True}, "schema.properties.says.maximum"),
        ({"type": "object", "properties": []}, "schema.properties.says.properties"),
        ({"type": "object", "required": [1]}, "schema.properties.says.required"),
        ({"anyOf": {}}, "schema.properties.says.anyOf"),
    ],
)
def test_a_schema_that_says_what_is_not_checked_is_refused_with_its_place(part: Any, place: str) -> None:
    with pytest.raises(MindError) as caught:
        question(schema={**SCHEMA, "properties": {**SCHEMA["properties"], "says": part}})
    assert place in caught.value.where


@pytest.mark.parametrize("whole", [1.0, True])
def test_a_whole_number_has_no_decimal_point_and_is_no_truth(whole: Any) -> None:
    assert [str(fault) for fault in misfits({"type": "integer"}, whole)] == [
        f"the reply: has to be integer, not {'number' if whole is not True else 'boolean'}"
    ]


@pytest.mark.parametrize(("allowed", "value"), [(1, True), (False, 0), (0, False)])
def test_a_truth_is_no_number_that_is_offered(allowed: Any, value: Any) -> None:
    assert [fault.offered for fault in misfits({"enum": [allowed]}, value)] == [False]
    assert misfits({"const": allowed}, allowed) == []


def test_of_several_branches_the_one_that_was_meant_is_explained() -> None:
    accept = _object({"choice": {"const": "accept"}, "trips": {"type": "integer"}}, {"choice", "trips"})
    refuse = _object({"choice": {"const": "refuse"}, "why": {"type": "string"}}, {"choice", "why"})
    found = misfits({"anyOf": [accept, refuse]}, {"choice": "refuse", "why": 3})
    assert [str(fault) for fault in found] == ["why: has to be string, not integer"]
