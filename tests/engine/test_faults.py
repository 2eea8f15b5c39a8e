"""What is wrong with a file, in words and with its JSON path: the same for the files of every world."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from engine.errors import Fault
from engine.faults import faults_in, form_of, list_in, numbers_of, objects_in
from engine.forms import Form, Id, Seed


class _Cat(Form):
    kind: Literal["cat"]
    lives: int


class _Dog(Form):
    kind: Literal["dog"]
    tricks: list[str]


class _Home(Form):
    id: Id
    seed: Seed = 0
    pets: list[Annotated[_Cat | _Dog, Field(discriminator="kind")]] = Field(default_factory=list)
    yard: dict[str, float] = Field(default_factory=dict)


def faults_of(**data: Any) -> list[str]:
    faults: list[Fault] = []
    form = form_of(_Home, {"id": "h", **data}, faults)
    assert (form is None) == bool(faults)
    return [str(fault) for fault in faults]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"cats": 3}, "cats: unknown key"),
        ({"seed": 2**32}, "seed: input should be less than 4294967296, not 4294967296"),
        ({"seed": "7"}, "seed: input should be a valid integer, not '7'"),
        ({"pets": [{"kind": "cat", "lives": 9}, {"kind": "dog"}]}, "pets[1].tricks: missing"),
        ({"pets": [{"kind": "dog", "tricks": ["sit", 4]}]}, "pets[0].tricks[1]: input should be a valid string, not 4"),
        ({"pets": [{"kind": "cat", "lives": 9, "home": "h"}]}, "pets[0].home: unknown key"),
        ({"pets": 7}, "pets: input should be a valid list, not 7"),
        ({"yard": {"trees": "many"}}, "yard.trees: input should be a valid number, not 'many'"),
    ],
)
def test_a_fault_has_the_place_that_its_file_has_without_the_tags_of_unions(data: dict[str, Any], fault: str) -> None:
    assert faults_of(**data) == [fault]


def test_a_form_is_closed_strict_and_frozen() -> None:
    faults: list[Fault] = []
    home = form_of(_Home, {"id": "h"}, faults)
    assert home is not None
    with pytest.raises(ValidationError):
        home.id = "other"
    assert form_of(_Home, [], faults, "homes[3]") is None
    assert [str(fault) for fault in faults] == ["homes[3]: has to be an object, not []"]


def test_a_file_that_is_no_object_is_named_as_a_whole_and_others_below_where_they_stand() -> None:
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(_Home).validate_python(5)
    assert [str(fault) for fault in faults_in(caught.value, 5)] == ["the file: has to be an object, not 5"]
    faults: list[Fault] = []
    form_of(_Home, {"id": ""}, faults, "homes[3].")
    assert faults[0].where == "homes[3].id"


def test_what_a_check_of_ones_own_says_is_said_as_it_stands() -> None:
    class Even(BaseModel):
        number: int

        def model_post_init(self, context: Any) -> None:
            if self.number % 2:
                raise ValueError(f"{self.number} is odd")

    faults: list[Fault] = []
    form_of(Even, {"number": 3}, faults)
    assert [str(fault) for fault in faults] == ["the file: 3 is odd"]


def test_numbers_that_nothing_can_be_reckoned_with_are_found_anywhere() -> None:
    data = {"a": [1, {"b": float("nan")}], "c": -2e15, "d": True, "e": "x", "f": 10**400}
    assert [fault.where for fault in numbers_of(data, 1e15)] == ["a[1].b", "c", "f"]
    assert [str(fault) for fault in numbers_of(float("inf"), 1e15)] == ["the file: inf is no number"]


@pytest.mark.parametrize("data", [None, 3, [], {}, {"pawns": None}, {"pawns": {"a": 1}}])
def test_objects_are_read_of_whatever_a_file_holds(data: Any) -> None:
    assert list(objects_in(data, "pawns")) == []
    assert list_in(data, "pawns") == []
    assert list(objects_in({"pawns": [1, {"id": "a"}, []]}, "pawns")) == [(1, {"id": "a"})]
