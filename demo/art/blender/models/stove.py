"""More for the kitchen: what is cast and what is tall."""
import math

from materials import cloth, plain, speckled, surface
from models.model import model
from shapes import cup, lathe, leaf, pillow, place, tube


@model('skillet', turn=-24, tilt=30, detail=(-40, 38))
def skillet(job):
    """Cast in one piece, with two lips to pour from, a short handle with a hole, and a cloth folded round it."""
    iron = surface('cast', 'tint', rough=0.6, spec=0.5, bump=pitted)
    def lips(a, z):
        return 1 + (0.05 * max(0, math.cos(2 * a - math.pi)) ** 22 if z > 3 else 0)
    cup([(0, 0), (10.6, 0), (11.4, 0.4), (12.4, 3.0), (12.9, 4.8)], 0.5, iron, wave=lips, segments=160)
    tube([(12.3, 0, 3.6), (14.0, 0, 4.1), (18.4, 0, 4.8), (22.0, 0, 5.2), (24.0, 0, 5.2)], [1.9, 1.25, 1.5, 1.8, 1.2], iron, 20, flat=0.4)
    place(lathe([(0.75, 0), (1.1, 0.3), (1.1, 0.9), (0.75, 1.2)], iron), (22.2, 0, 5.1))
    tube([(-12.4, -2.6, 4.2), (-14.2, -2.2, 4.5), (-14.8, 0, 4.6), (-14.2, 2.2, 4.5), (-12.4, 2.6, 4.2)], 0.6, iron, 14)
    linen = cloth('#d9c9ac')
    for k in range(2):
        pillow((9.6 - 0.4 * k, 6.4, 0.9), linen, (15.6, -9.4, 0.7 * k), (0, 0, -28 + 4 * k), (0.2, 0.5), dent=lambda x, y, z: (x, y, z + 0.12 * math.sin(1.1 * x + 0.7 * y)))
    for x, y, t in ((-9.6, -11.4, 20), (-8.0, -12.8, -16)):
        stem = plain('#6a7a44', 0.8)
        parts = [tube([(0, 0, 0.2), (3.4, 0.3, 0.5), (6.8, 0, 0.4)], 0.11, stem, 8)]
        for i in range(26):
            parts.append(leaf(1.3, 0.26, surface('rosemary', '#5f7a4a', rough=0.7), (0.6 + 0.24 * i, 0.1, 0.45), (20 * math.sin(i), -24, (i % 2 * 2 - 1) * 48), bend=0.2))
        for part in parts:
            place(part, (x, y, 0), (0, 0, t))


def pitted(n):
    return n.noise(0.22, detail=3.0), 0.03


@model('tall-vase', tilt=8, detail=(16, 14))
def tall_vase(job):
    """Taller than wide, with a broad shoulder and branches of olive."""
    cup([(0, 0), (4.6, 0), (4.9, 0.3), (5.2, 6.0), (6.6, 17.0), (7.6, 25.0), (6.8, 29.0), (4.0, 31.0), (3.5, 32.0), (4.0, 33.2)], 0.4, speckled(), segments=120)
    bark, green = plain('#7a6a4c', 0.9), surface('olive-leaf', '#7d8a58', rough=0.55)
    for i, (dx, dy, top, lean) in enumerate(((-0.8, 0.2, 58, -9), (0.9, 0.4, 62, 5), (0.4, -0.6, 54, 13))):
        path = [(dx * 0.4, dy, 8), (dx, dy, 32), (dx + lean * 0.45, dy * 2, 32 + (top - 32) * 0.55), (dx + lean, dy * 3, top)]
        tube(path, [0.42, 0.32, 0.2], bark, 10)
        for k in range(20):
            t = k / 19
            u = 0.18 + 0.82 * t
            x, z = dx + lean * u ** 1.15, 33 + (top - 33) * u
            leaf(5.0 - 1.2 * t, 1.25, green, (x, dy * 2.4, z), (24 * math.sin(k * 2.1), -26 - 30 * t, k * 137.5), bend=0.5, waist=0.45)
