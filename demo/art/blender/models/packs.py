"""Parts that many packed goods share: labels round a body and on a front."""
import math

from labels import label
from shapes import place


def wrap(job, name, radius, foot, height, arc, turn=0, lift=0.03):
    """A label around a round body, `arc` degrees wide."""
    def point(u, v):
        a = math.radians(-90 + turn + (u - 0.5) * arc)
        return ((radius + lift) * math.cos(a), (radius + lift) * math.sin(a), foot + height * v)
    return label(job, name, point)


def front(job, name, width, height, at, turn=(0, 0, 0), bulge=0.0):
    """A label on an upright front."""
    return place(label(job, name, lambda u, v: ((u - 0.5) * width, -bulge * math.sin(math.pi * u) * math.sin(math.pi * v), v * height)), at, turn)


def lying(job, name, width, height, at, turn=(0, 0, 0)):
    """A label on something that lies."""
    return place(label(job, name, lambda u, v: ((u - 0.5) * width, (v - 0.5) * height, 0)), at, turn)


def ring(radius, z, steps=40):
    return [(radius * math.cos(2 * math.pi * i / steps), radius * math.sin(2 * math.pi * i / steps), z) for i in range(steps)]
