"""Tournaments: many matches between bots, seats rotated, resumable, here or on a cluster (`contract: tournament`).

A `Plan` is what a spec comes to; a `Tournament` plays it into a folder, tells what happens, and gives its `Result`.
"""

from engine.anatolia.tournament.events import (
    Began,
    Ended,
    GameBegan,
    GameFinished,
    GameMoved,
    GameRetried,
    TournamentEvent,
)
from engine.anatolia.tournament.folders import default_folder, plan_of_folder, saved_folders, saved_games
from engine.anatolia.tournament.plan import Entrant, Plan, load_plan, plan_of
from engine.anatolia.tournament.playing import PlayedGame
from engine.anatolia.tournament.rating import Rating
from engine.anatolia.tournament.result import EntrantRow, Result, result_of
from engine.anatolia.tournament.running import Cancelled, Tournament, record_path
from engine.anatolia.tournament.schedule import PlannedGame
from engine.anatolia.tournament.spec import EntrantSpec, Spec, spec_of
from engine.anatolia.tournament.standing_ratings import ratings_file, standing_rating, standing_ratings
from engine.anatolia.tournament.statistics import Interval, Standing, StandingRow

__all__ = [
    "Began",
    "Cancelled",
    "Ended",
    "Entrant",
    "EntrantRow",
    "EntrantSpec",
    "GameBegan",
    "GameFinished",
    "GameMoved",
    "GameRetried",
    "Interval",
    "Plan",
    "PlannedGame",
    "PlayedGame",
    "Rating",
    "Result",
    "Spec",
    "Standing",
    "StandingRow",
    "Tournament",
    "TournamentEvent",
    "default_folder",
    "load_plan",
    "plan_of",
    "plan_of_folder",
    "ratings_file",
    "record_path",
    "result_of",
    "saved_folders",
    "saved_games",
    "spec_of",
    "standing_rating",
    "standing_ratings",
]
