"""More toys: a racer and a kit to build a kite."""
import math

from materials import brass, cloth, paper, plain, surface, wood
from models.model import model
from shapes import ball, box, lathe, pillow, place, plate, rod, rounded, skin, tube


@model('racer', turn=-34, tilt=16, detail=(-52, 20))
def racer(job):
    """A long low racing car with a driver of wood."""
    body = surface('car', 'tint', rough=0.3, coat=0.4)
    pillow((19, 6.4, 4.6), body, (0, 0, 1.9), (0, 0, 0), (0.75, 0.8), dent=lambda x, y, z: (x, y * (1 - 0.028 * max(0, -x)) * (1 - 0.012 * max(0, x)), z * (1 - 0.022 * max(0, -x))))
    place(lathe([(0, 0), (1.75, 0), (1.95, 0.25), (1.7, 0.5), (1.5, 0.2)], plain('#2a2522', 0.6)), (1.6, 0, 6.0), (0, 6, 0), (1.25, 1, 1))
    ball(1.45, wood('#d9ae78', 'z'), (2.0, 0, 6.1))
    pillow((3.1, 3.1, 1.7), surface('helmet', '#f3e6c8', rough=0.35, coat=0.3), (2.0, 0, 7.6), (0, 0, 0), (1, 0.9))
    place(plate([(-1.3, 0), (1.3, 0), (1.0, 1.4), (-1.0, 1.4)], 0.14, surface('screen', '#2b3238', rough=0.1, coat=0.8), 0.05), (-0.7, 0, 6.0), (-34, 0, 90))
    pillow((2.6, 0.9, 2.6), body, (6.6, 0, 5.0), (0, 0, 0), (0.8, 0.6))
    stripe = surface('stripe', '#f3e6c8', rough=0.35, coat=0.3)
    skin(lambda u, v: (-9.2 + 7.2 * v, (u - 0.5) * 1.5, 4.0 + 2.45 * (math.sin(math.pi * (0.06 + 0.44 * v)) ** 0.8) - 0.1), stripe, 6, 30, 0.08)
    for y in (-1, 1):
        number = lathe([(0, 0), (1.45, 0), (1.45, 0.14), (0, 0.16)], stripe)
        place(number, (3.2, y * 3.06, 4.3), (-90 * y, 0, 0))
        place(box((0.4, 0.1, 1.5), plain('#2a2522', 0.5), (0, 0, 0), 0.03), (3.2, y * 3.26, 3.55))
        tube([(0.6, y * 3.1, 3.0), (4.6, y * 3.5, 2.8), (8.6, y * 3.3, 3.2), (10.4, y * 3.1, 3.5)], [0.42, 0.42, 0.44, 0.5], brass(), 12)
    for x, r, w in ((-6.2, 2.3, 1.5), (5.8, 2.9, 2.0)):
        rod((x, -4.6, r), (x, 4.6, r), 0.35, brass())
        for s in (-1, 1):
            tyre = [(r * 0.5, -w / 2), (r * 0.86, -w / 2), (r, -w / 2 + 0.35), (r, w / 2 - 0.35), (r * 0.86, w / 2), (r * 0.5, w / 2)]
            place(lathe(tyre, plain('#2a2522', 0.75)), (x, s * 4.7, r), (90, 0, 0))
            place(lathe([(0, -w / 2), (r * 0.62, -w / 2), (r * 0.62, w / 2), (r * 0.2, w / 2 + 0.16), (0, w / 2 + 0.3)], wood('#d2a871', 'x')), (x, s * 4.7, r), (-90 * s, 0, 0))


@model('kite-kit', turn=-16, tilt=30, detail=(20, 40))
def kite_kit(job):
    """A half-painted sail of paper on its cross of cane, pots of paint, a brush and a winder of line."""
    sail, cane = paper(), surface('cane', '#c9a05e', rough=0.6)
    outline = [(0, -17), (13, 3), (0, 14), (-13, 3)]
    place(plate(outline, 0.12, sail, 0.02), (0, 3, 0.3), (-90, 0, 12))
    parts = [rod((0, -17.4, 0.55), (0, 14.4, 0.55), 0.26, cane), tube([(-13.3, 3, 0.55), (0, 3.4, 0.8), (13.3, 3, 0.55)], 0.24, cane, 10)]
    paints = ('#b4573a', '#e0a526', '#2f7f7a', '#22304f')
    for k, (cx, cy, r) in enumerate(((0, 4.6, 3.1), (-5.4, 3.2, 2.0), (5.4, 3.2, 2.0), (0, -3.8, 2.2))):
        parts.append(place(lathe([(0, 0), (r, 0), (r * 0.97, 0.03), (0, 0.04)], plain(paints[k], 0.6), wave=lambda a, z: 1 + 0.13 * math.cos(8 * a)), (cx, cy, 0.4)))
    parts.append(place(lathe([(0, 0), (1.2, 0), (0, 0.05)], plain('#f7edd9', 0.7)), (0, 4.6, 0.45)))
    for part in parts:
        place(part, (0, 3, 0), (0, 0, 12))
    for k, (x, y) in enumerate(((-13.6, -9.0), (-10.0, -11.4), (-6.0, -13.0), (-1.8, -13.8))):
        place(lathe([(0, 0), (1.6, 0), (1.7, 0.15), (1.7, 2.2), (1.55, 2.3), (1.5, 1.9)], surface('pot', '#f3ead9', rough=0.25, coat=0.5)), (x, y, 0))
        place(lathe([(0, 1.95), (1.52, 1.95)], plain(paints[k], 0.25), False), (x, y, 0))
        place(lathe([(1.71, 0.5), (1.74, 0.5), (1.74, 1.6), (1.71, 1.6)], plain(paints[k], 0.6), False), (x, y, 0))
    brush = [rod((-7, 0, 0.35), (1.6, 0, 0.35), 0.22, wood('#b98a55', 'x'), 0.34), rod((1.5, 0, 0.35), (3.0, 0, 0.35), 0.38, brass()), lathe([(0.36, 0), (0.5, 0.9), (0.3, 1.9), (0, 2.5)], plain('#3a2a20', 0.9))]
    place(brush[2], (2.9, 0, 0.35), (0, 90, 0))
    for part in brush:
        place(part, (6.6, -9.4, 0.3), (0, 0, 26))
    winder = [plate(rounded(3.2, 7.6, 1.2, -3.8), 0.9, wood('#a87743', 'z'), 0.3)]
    for k in range(9):
        winder.append(tube([(1.75 * math.cos(a) * (1.05), 0.75 * math.sin(a), -1.9 + 0.46 * k) for a in [i * math.pi / 12 for i in range(24)]], 0.25, cloth('#efe4cc'), 8, closed=True, steps=1))
    for part in winder:
        place(part, (0, 0, 0), (90, 0, 0))
        place(part, (14.4, -6.0, 0.8), (0, 0, -30))
    for k in range(4):
        rod((11.5 + 0.7 * k, -13.6 + 0.5 * k, 0.3), (18.6 + 0.7 * k, -1.0 + 0.6 * k, 0.3), 0.2, cane)
