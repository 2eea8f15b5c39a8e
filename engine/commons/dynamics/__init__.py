"""The engines: a third is one file here and one line in `engine.commons.forms.ENGINES`."""

from engine.commons.dynamics.logistic import Logistic, LogisticState
from engine.commons.dynamics.protocol import Dynamics, Luck, Polluting
from engine.commons.dynamics.seneca import Seneca, SenecaState

__all__ = ["Dynamics", "Logistic", "LogisticState", "Luck", "Polluting", "Seneca", "SenecaState"]
