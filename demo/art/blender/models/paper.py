"""Stationery and books."""
import math

from materials import brass, cloth, glass, lacquer, leather, matte, metal, paper, plain, steel, surface, wood
from models.model import model
from models.packs import front, lying, ring, wrap
from shapes import ball, box, curve, lathe, leaf, pillow, place, plate, rod, rounded, skin, tube


def pages(n):
    return n.between(n.noise(0.35, (0.02, 0.02, 1.0)), 0.3, 0.7, 0.78, 1.04)


def bound(width, depth, height, cover, at, turn=(0, 0, 0), spine=True):
    """A book that lies with its back to the left."""
    leaves = surface('pages', '#f3ead9', rough=0.9, spec=0.1, texture=pages)
    parts = [
        box((width - 0.5, depth - 0.6, height - 0.5), leaves, (-0.05, 0, 0.25), 0.05),
        box((width, depth, 0.3), cover, (0, 0, 0), 0.12),
        box((width, depth, 0.3), cover, (0, 0, height - 0.3), 0.12),
    ]
    if spine:
        parts.append(box((0.5, depth, height), cover, (-width / 2, 0, 0), 0.2))
    for part in parts:
        place(part, at, turn)


@model('notebook', turn=-16, tilt=34, detail=(24, 44))
def notebook(job):
    bound(14, 20, 1.9, cloth(), (0, 0, 1.7), (0, 0, 8))
    bound(14, 20, 1.7, cloth('#d8c9b0'), (0, 0, 0), (0, 0, -3))
    lying(job, 'notebook', 5.4, 3.7, (0.5, 3.5, 3.63), (0, 0, 8))
    place(box((0.7, 20.3, 2.0), surface('band', '#3a302a', rough=0.8), (0, 0, 0), 0.08), (5.1, 0.7, 1.66), (0, 0, 8))
    place(rod((-7, 0, 0.45), (7, 0, 0.45), 0.4, wood('#c79a63', 'x')), (0.6, -3.2, 3.65), (0, 0, -20))
    place(skin(lambda u, v: (u * 0.6 - 0.3, -10 - 3.5 * v, -0.5 * v * v), surface('ribbon', '#a04a2c', rough=0.7), 4, 14, 0.03), (-1.5, 0, 2.6), (0, 0, 8))


@model('pen', turn=-30, tilt=34, detail=(-44, 30))
def pen(job):
    body = metal() if job['finish'] == 'metal' else wood('tint', 'z') if job['finish'] == 'wood' else lacquer()
    profile = [(0, 0), (0.1, 0.1), (0.16, 0.7), (0.3, 1.5)]
    def whole():
        parts = [
            lathe([(0, 0.0), (0.06, 0.02), (0.2, 1.0), (0.3, 1.9)], brass()),
            lathe([(0.32, 1.8), (0.42, 2.2), (0.45, 3.9), (0.44, 4.1)], surface('grip', '#26211f', rough=0.35)),
            lathe([(0.5, 4.0), (0.56, 4.1), (0.6, 8.0), (0.52, 12.4), (0.36, 13.2), (0, 13.4)], body),
            lathe([(0.53, 3.95), (0.58, 4.0), (0.58, 4.3), (0.55, 4.35)], brass(), False),
        ]
        return parts
    for part in whole():
        place(part, (-6.4, 0, 0.95), (0, 87, 0))
    cap = [lathe([(0.56, 0), (0.66, 0.1), (0.66, 4.6), (0.56, 5.6), (0, 5.8)], body), lathe([(0.67, 0.2), (0.69, 0.25), (0.69, 0.7), (0.67, 0.75)], brass(), False), tube([(0, -0.68, 5.2), (0, -0.86, 4.6), (0, -0.8, 1.6)], [0.1, 0.12, 0.15], brass())]
    for part in cap:
        place(part, (-3.0, -3.0, 0.7), (0, 90, 8))
    box((9, 13, 0.8), paper('#f4ead8'), (1, 1.6, -0.5), 0.1, (0, 0, 90))
    for i in range(3):
        tube([(-3.4 + 0.55 * k, 4.6 - 1.5 * i + 0.28 * math.sin(k * 1.7 + i) * (k % 3 > 0), 0.31) for k in range(12)], 0.045, plain('#2f3a5c', 0.7), 6, steps=5, flat=0.3)


@model('book', turn=-24, tilt=16, detail=(20, 30))
def book(job):
    cover = cloth()
    leaves = surface('pages', '#f3ead9', rough=0.9, spec=0.1, texture=pages)
    parts = [box((13.4, 2.6, 19.4), leaves, (-0.1, 0, 0.3), 0.1), box((14, 0.35, 20), cover, (0, -1.5, 0), 0.14), box((14, 0.35, 20), cover, (0, 1.5, 0), 0.14), tube([(-7.0, 0, 0), (-7.0, 0, 20)], 1.66, cover, 24, False, flat=0.5)]
    parts.append(front(job, 'book', 8.0, 10.2, (0.4, -1.7, 5.6)))
    for part in parts:
        place(part, (0, 2.6, 0.05), (-9, 0, 0))
    bound(13, 17.5, 2.3, cloth('#c9b391'), (2.5, -8.6, 0), (0, 0, 64))
    place(rod((-6, 0, 0), (6, 0, 0), 0.36, wood('#a87743', 'x')), (2.2, -8.8, 2.72), (0, 0, 40))


@model('cards', turn=-14, tilt=26, detail=(18, 38))
def cards(job):
    card = surface('card', 'pale', rough=0.85, spec=0.15)
    for part in (plate(rounded(11.4, 15.4, 0.2), 0.12, card, 0.03), front(job, 'card', 8.6, 6.7, (0, -0.09, 5.0))):
        place(part, (1.5, 4.4, 0), (-10, 0, 5))
    for part in (plate(rounded(11.4, 15.4, 0.2), 0.12, card, 0.03),):
        place(part, (1.4, 11.0, 0), (14, 0, 5))
    env = paper()
    for i, (x, y, t) in enumerate(((-3.4, -3.2, 14), (-3.0, -3.6, 8), (-3.3, -3.0, 2))):
        box((16.2, 11.4, 0.26), env, (x, y, i * 0.27), 0.06, (0, 0, t))
    place(skin(lambda u, v: ((u - 0.5) * 16 * (1 - v), 5.6 - 6.6 * v, 0.03 + 0.16 * math.sin(math.pi * v)), surface('flap', 'tint', rough=0.75), 30, 12), (-3.3, -3.0, 0.82), (0, 0, 2))
    place(lathe([(0, 0), (0.95, 0), (1.05, 0.1), (0.9, 0.3), (0.6, 0.32), (0, 0.26)], surface('seal', '#8e2f2a', rough=0.3, coat=0.4), wave=lambda a, z: 1 + 0.06 * math.sin(3 * a) + 0.03 * math.sin(7 * a)), (-3.3, -4.0, 0.98))
    stem = plain('#7f8752', 0.8)
    tube([(5.2, -7.2, 0.2), (8.4, -4.4, 0.4), (11, -0.6, 0.4)], 0.1, stem, 8)
    for i in range(9):
        leaf(2.1, 0.9, surface('sprig', '#87935d', rough=0.7), (5.6 + i * 0.62, -6.8 + i * 0.78, 0.35), (0, -14, (i % 2 * 2 - 1) * 48 + 52))


@model('planner', turn=-18, tilt=30, detail=(22, 42))
def planner(job):
    bound(16, 21, 1.9, leather(), (0, 0, 0), (0, 0, 4), spine=False)
    for k in range(13):
        y = -8.7 + k * 1.45
        place(tube([(0.55 * math.cos(a) - 7.9, y, 0.95 + 1.25 * math.sin(a)) for a in [i * math.pi / 10 for i in range(20)]], 0.11, brass(), 8, closed=True, steps=1), (0, 0, 0), (0, 0, 4))
    lying(job, 'planner', 6.2, 4.6, (0.6, 3.4, 1.94), (0, 0, 4))
    place(box((0.8, 21.3, 2.1), surface('band', '#2f2925', rough=0.8), (0, 0, 0), 0.08), (6.1, 0.4, -0.06), (0, 0, 4))
    place(rod((-7.5, 0, 0.42), (6.5, 0, 0.42), 0.4, brass()), (0.2, -4.6, 1.92), (0, 0, 16))
    for i, c in enumerate(('#b4573a', '#e0a526', '#7a9a8a')):
        place(box((1.6, 0.9, 0.05), plain(c, 0.8), (0, 0, 0), 0), (8.4, -6 + i * 2.6, 0.8 + 0.2 * i), (0, 0, 4))


@model('pencil-case', turn=-16, tilt=28, detail=(20, 40))
def pencil_case(job):
    canvas = cloth()
    pillow((21, 8.4, 6.2), canvas, (0, 0, 0), (0, 0, 0), (0.42, 0.62), dent=lambda x, y, z: (x, y, z + 0.12 * math.sin(x * 0.9) * (z > 2)))
    tube([(-9.6, 0, 5.0), (-6, 0, 6.05), (0, 0, 6.3), (6, 0, 6.05), (9.6, 0, 5.0)], 0.34, plain('#3a302a', 0.8), 10, flat=0.7)
    tube([(-9.4, 0, 5.3), (-6, 0, 6.32), (0, 0, 6.56), (6, 0, 6.32), (9.4, 0, 5.3)], 0.16, brass(), 8)
    place(box((1.0, 1.6, 0.3), brass(), (0, 0, 0), 0.12), (8.8, 0, 5.7), (0, 22, 0))
    place(box((0.5, 0.9, 3.2), leather('#8a5a38'), (0, 0, 0), 0.12), (9.8, -0.6, 2.8), (0, 20, 0))
    place(box((2.8, 0.3, 2.6), leather('#8a5a38'), (0, 0, 0), 0.12), (-7.8, -3.62, 1.8), (-6, 0, 6))
    for i, c in enumerate(('#c79a63', '#b4573a', '#2f5d5a')):
        t = (14, 4, -8)[i]
        parts = [rod((-8, 0, 0.4), (5.5, 0, 0.4), 0.4, wood(c, 'x'), sides=6), lathe([(0.4, 0), (0.14, 1.1), (0.0, 1.5)], plain('#e2c49a'), False, 12)]
        place(parts[1], (5.5, 0, 0.4), (0, 90, 0))
        for part in parts:
            place(part, (2.2, -6.6 - i * 1.15, 0), (0, 0, t))
