"""Sweeps: one scenario over parameters and seeds, on many processors or machines (`commons: Many runs at once`)."""

from engine.commons.sweep.plan import Cell, SweepPlan, SweepSpec, load_plan
from engine.commons.sweep.running import Cancelled, Progress, Sweep

__all__ = ["Cancelled", "Cell", "Progress", "Sweep", "SweepPlan", "SweepSpec", "load_plan"]
