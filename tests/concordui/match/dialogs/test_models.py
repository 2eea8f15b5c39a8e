"""The models behind the dialogs: what holds always, over many positions and many series of choices."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from concordui.match.dialogs.answer_model import model_of
from concordui.match.dialogs.builds_model import BuildsModel
from concordui.match.dialogs.clashes import overbooked
from concordui.match.dialogs.new_match_model import Bots, NewMatchModel, bot_of, faults_of
from concordui.match.dialogs.propose_model import Choices, ProposeModel
from concordui.match.dialogs.retreats_model import AUTOMATIC, RetreatsModel
from concordui.match.setup import MatchSetup
from engine.anatolia.adjustments import check_builds
from engine.anatolia.game import Game
from engine.anatolia.negotiation import PROPOSAL_TYPES, Table, check_proposals
from engine.anatolia.promises import Promise
from engine.anatolia.retreats import check_choices
from helpers.seat_views import answering, disbanding, id_of, retreating


def games(seed: int):
    """Positions of a game in which everybody moves at random."""
    rng = random.Random(seed)
    game = Game.create(seed=seed, max_years=6)
    while not game.finished():
        yield game
        if game.phase == "orders":
            for power in game.living():
                orders = [rng.choice(options).to_json() for options in game.legal_orders(power).values()]
                assert game.submit(power, orders)["ok"]
        game.advance()


@pytest.mark.parametrize("seed", range(3))
def test_any_series_of_choices_leaves_a_legal_list_of_proposals(seed):
    rng = random.Random(seed)
    for game in games(seed):
        if game.phase != "negotiate-propose" or game.season == "Autumn":
            continue
        for me in rng.sample(game.living(), 2):
            choices = Choices(game.board, game.units(), game.living(), me)
            model = ProposeModel.begin(choices)
            for _ in range(40):
                model = _some_choice(rng, model)
                assert check_proposals(choices.table, me, model.payload()) is None
                assert ProposeModel.load(choices, model.payload()).payload() == model.payload()
                assert model.current is None or model.to == model.offers[model.current].to


def _some_choice(rng, model):
    offers, shown = model.offers, model.shown
    acts = [
        lambda: model.choose_to(rng.choice(model.choices.recipients)),
        lambda: model.choose_kind(rng.choice(PROPOSAL_TYPES)),
        lambda: model.add_another(),
        lambda: model.edit(rng.randrange(len(offers))) if offers else model,
        lambda: model.remove(rng.randrange(len(offers))) if offers else model,
        lambda: model.choose_terms(**rng.choice(model.choices.terms(model.to, shown.kind))) if shown else model,
        lambda: model.choose_terms(unit="?", dest="?"),
    ]
    return rng.choice(acts)()


def test_the_form_keeps_the_unit_and_the_target_where_it_can():
    view_units = answering().position
    choices = Choices(view_units.board, view_units.units, view_units.living, "Lydia")
    model = ProposeModel.begin(choices).choose_to("Phrygia").choose_kind("request-support")
    model = model.choose_terms(unit=id_of("Apameia")).choose_terms(dest=id_of("Synnada"))
    assert model.shown.terms == {"unit": id_of("Apameia"), "dest": id_of("Synnada")}
    assert model.choose_to("Galatia").shown.terms == {"unit": id_of("Apameia"), "dest": id_of("Synnada")}
    assert model.choose_kind("peace").choose_kind("request-support").shown.terms["unit"] == id_of("Apameia")


@pytest.mark.parametrize("seed", range(3))
def test_any_series_of_choices_leaves_a_legal_list_of_builds(seed):
    rng = random.Random(seed)
    checked = 0
    for game in games(seed):
        if game.phase != "builds":
            continue
        for me in game.asked():
            model = BuildsModel.begin(game.board, me, game.units(), game.owners())
            for _ in range(12):
                site = rng.choice([*model.sites, "?"])
                model = (
                    model.leave(site) if rng.random() < 0.3 else model.choose(site, rng.choice(["army", "fleet", None]))
                )
                assert check_builds(game.board, game.owners(), game.units(), me, model.payload()) is None
                assert model.load(model.payload()).payload() == model.payload()
                checked += 1
            if not model.building:
                assert len(model.chosen) + len(model.automatic()) == -model.count
    assert checked > 20


@pytest.mark.parametrize("seed", range(3))
def test_any_series_of_choices_leaves_legal_retreats(seed):
    rng = random.Random(seed)
    for game in games(seed):
        if game.phase != "retreats":
            continue
        for me in game.asked():
            mine = tuple(unit for unit in game.dislodged() if unit.power == me)
            model = RetreatsModel(game.board, me, game.units(), mine)
            for _ in range(10):
                places = [AUTOMATIC, None, "?", *game.board.adjacency]
                model = model.choose(rng.choice(mine).at, rng.choice(places))
                assert check_choices(game.dislodged(), me, model.payload()) is None
                assert model.load(model.payload()).payload() == model.payload()


def test_what_the_models_say_of_the_rule_is_what_the_engine_does():
    view = retreating()
    mine = tuple(unit for unit in view.position.dislodged if unit.power == "Lydia")
    model = RetreatsModel(view.board, "Lydia", view.position.units, mine)
    assert [model.automatic(unit) for unit in mine] == [unit.options[0] for unit in mine]
    assert model.automatic(replace(mine[0], options=())) is None
    view = disbanding()
    builds = BuildsModel.begin(view.board, "Lydia", view.position.units, view.position.owners)
    assert builds.automatic() == (id_of("Ilion"), id_of("Mysia"))
    assert builds.choose(id_of("Sardis")).automatic() == (id_of("Ilion"),)


def test_a_rejected_proposal_contradicts_nothing():
    view = answering()
    table = Table.of(view.board, view.position.units, view.position.living)
    model = model_of(view.board, table, "Lydia", view.inbox)
    peace, _, gordion, _ = model.inbox
    both = model.decide(peace.id, "accept").decide(gordion.id, "accept")
    assert [entry.with_.id for entry in both.contradictions(gordion)] == [peace.id]
    assert both.contradictions(peace) == ()
    assert both.decide(gordion.id, "reject").contradictions(gordion) == ()
    assert both.decide(peace.id, "reject").contradictions(gordion) == ()
    assert both.decide(gordion.id, None).unanswered == (model.inbox[1], gordion, model.inbox[3])


def test_supports_are_overbooked_only_if_no_assignment_of_units_gives_all():
    view = answering()
    table = Table.of(view.board, view.position.units, view.position.living)

    def support(unit, dest):
        return Promise("p", "Lydia", "Phrygia", "support", {"unit": id_of(unit), "dest": dest})

    aizanoi, kotiaion = support("Aizanoi", "hold"), support("Kotiaion", "hold")
    assert not overbooked(table, [aizanoi, kotiaion])  # Apameia for one, Mysia for the other
    assert not overbooked(table, [kotiaion, kotiaion])  # one order keeps both (R22)
    assert overbooked(table, [aizanoi, kotiaion, support("Synnada", "hold")])


def test_a_bot_file_is_judged_without_running_it(tmp_path):
    path = tmp_path / "bot.py"
    path.write_text("raise SystemExit\n", encoding="utf-8")
    assert bot_of(str(path), ()).id == "bot"
    path.write_text("x = (\n", encoding="utf-8")
    assert "syntax error" in bot_of(str(path), ()).what


def test_two_files_with_one_id_in_two_seats_are_named_at_the_second(tmp_path):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "same.py").write_text("orders = None\n", encoding="utf-8")
    one, two = (str(tmp_path / name / "same.py") for name in ("one", "two"))
    faults = faults_of({"Lydia": one, "Caria": two, "Galatia": one, "Cilicia": "human"}, ())
    assert list(faults) == ["Caria"]
    assert one in faults["Caria"].where
    assert two in faults["Caria"].where


@pytest.mark.parametrize("place", ["~", "~nobody-of-that-name/x.json", "x" * 5000, "a/../b.json", "/", ".."])
def test_any_text_may_be_typed_for_a_place(place, tmp_path):
    model = replace(NewMatchModel.begin(MatchSetup({}), ("Lydia",), Bots(), tmp_path), place=place)
    assert model.path is not None
    assert model.place_taken == (place in ("~", "/", ".."))


@pytest.mark.parametrize("seed", ["", " ", "x", "-1", "4294967296", "９", "1e3", "0x10"])
def test_what_is_no_seed_is_none(seed):
    model = NewMatchModel.begin(MatchSetup({}), ("Lydia",), Bots(), None)
    assert replace(model, seed=seed).seed_value is None
    assert replace(model, seed=" 42 ").seed_value == 42
