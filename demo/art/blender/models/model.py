"""Puts a function that builds a product on the list of models."""
from dataclasses import dataclass
from typing import Callable

models = {}


@dataclass
class Model:
    make: Callable
    # Degrees that the camera goes round to the right and up, for the first and the second picture.
    turn: float
    tilt: float
    detail: tuple
    stands: bool


def model(kind, turn=0, tilt=14, detail=(-28, 24), stands=True):
    def keep(make):
        models[kind] = Model(make, turn, tilt, detail, stands)
        return make
    return keep
