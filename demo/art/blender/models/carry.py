"""Bags, wallets and watches."""
import math

from materials import brass, cloth, felt, glass, lacquer, leather, matte, metal, paper, plain, printed, steel, surface, wood
from models.model import model
from models.packs import front, lying, ring, wrap
from shapes import ball, box, circle, cup, curve, lathe, pillow, place, plate, rod, rounded, skin, tube


def bag(width, depth, height, material, square=0.3, top=0.35, flare=1.0, sag=0.35, at=(0, 0, 0)):
    """A soft bag that stands: round below, pressed together above, with the folds of cloth."""
    def point(u, v):
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        foot = min(1, (v / 0.06)) ** 0.4 if v < 0.06 else 1
        d = depth / 2 * (1 - (1 - top) * v ** 1.3) * foot
        w = width / 2 * (1 + (flare - 1) * v) * (0.94 + 0.06 * foot)
        x = math.copysign(abs(c) ** square, c) * w
        fold = sag * (math.sin(2.1 * x / width * 6 + 5 * v) * v * (1 - 0.5 * v) + 0.6 * math.sin(9 * v + 4 * u * 6.28))
        y = math.copysign(abs(s) ** (square + 0.15), s) * d + fold * 0.5 * abs(s)
        return (x, y, height * v - sag * 0.6 * math.sin(math.pi * (x / width + 0.5)) * v)
    return place(skin(point, material, 110, 70, joined=True, thickness=0.25), at)


@model('tote', turn=-14, tilt=10, detail=(18, 16))
def tote(job):
    canvas = cloth()
    bag(36, 12, 34, canvas, 0.28, 0.5, 1.06, 0.7)
    strap = leather('#8a5a38')
    for y, back in ((-3.3, 1), (3.3, 0.96)):
        tube([(-9, y * 1.22, 24), (-9, y * 1.06, 33), (-7.5, y, 46), (0, y * 0.9, 53 * back), (7.5, y, 46), (9, y * 1.06, 33), (9, y * 1.22, 24)], 1.25, strap, 12, flat=0.26)
        for x in (-9, 9):
            for z in (25.5, 31):
                ball(0.42, brass(), (x, y * 1.22 + math.copysign(0.32, y), z))
    plate(rounded(6, 4.4, 0.5), 0.3, strap, 0.1, (8.5, -6.6, 12), (-3, 0, 0))


@model('backpack', turn=-24, tilt=10, detail=(16, 16))
def backpack(job):
    canvas = cloth()
    pillow((28, 15, 40), canvas, (0, 0, 0), (0, 0, 0), (0.45, 0.42), dent=lambda x, y, z: (x * (1 - 0.0016 * z), y * (1 - 0.004 * z) + 0.25 * math.sin(x * 0.6 + z * 0.35), z))
    pillow((22, 7.5, 16), canvas, (0, -6.6, 3.2), (0, 0, 0), (0.4, 0.42))
    tan = leather('#8a5a38')
    pillow((26.4, 16.4, 15), tan, (0, -0.4, 26.6), (0, 0, 0), (0.5, 0.55), dent=lambda x, y, z: (x, y - 0.08 * max(0, 8 - z), z))
    for x in (-6.6, 6.6):
        place(box((2.4, 0.5, 15), tan, (0, 0, 0), 0.2), (x, -9.3, 16.2), (-4, 0, 0))
        place(box((3.2, 0.7, 2.3), brass(), (0, 0, 0), 0.3), (x, -9.9, 19.6), (-4, 0, 0))
    tube([(-4.4, 2, 40), (-3.4, 2, 44), (0, 2, 45.6), (3.4, 2, 44), (4.4, 2, 40)], 0.9, tan, 14, flat=0.6)
    tube([(-8.4, -9.4, 13.8), (0, -10.5, 14.6), (8.4, -9.4, 13.8)], 0.3, brass(), 10)
    for s in (-1, 1):
        tube([(s * 9, 6.5, 37), (s * 15.5, 7, 33), (s * 17.2, 6, 20), (s * 15.2, 5, 7), (s * 12, 4.5, 3)], 1.5, canvas, 12, flat=0.3)


@model('handbag', turn=-18, tilt=12, detail=(18, 18))
def handbag(job):
    hide = leather()
    def outline(k=1.0):
        pts = [(-13, 12.6), (-13.6, 9), (-12.4, 4.6), (-8.4, 1.1), (0, 0), (8.4, 1.1), (12.4, 4.6), (13.6, 9), (13, 12.6), (8, 16.4), (0, 17.6), (-8, 16.4)]
        return [tuple(p) for p in curve([(x * k, z * k) for x, z in pts], 6, closed=True)]
    plate(outline(), 6.6, hide, 1.6)
    flap = [tuple(p) for p in curve([(-12.6, 13), (-12.4, 10.4), (-9, 6.8), (0, 5.2), (9, 6.8), (12.4, 10.4), (12.6, 13), (8, 16.6), (0, 17.7), (-8, 16.6)], 6, closed=True)]
    plate(flap, 0.7, hide, 0.25, (0, -3.5, 0.2), (-2, 0, 0))
    place(lathe([(0, 0), (1.1, 0), (1.1, 0.4), (0.7, 0.6), (0, 0.6)], brass()), (0, -3.75, 6.9), (90, 0, 0))
    stitch = plain('#e9d9bb', 0.8)
    ringed = [(x * 0.95, -3.92 + 0.012 * z, 0.5 + z * 0.965) for x, z in flap]
    for i in range(0, len(ringed) - 1, 2):
        rod(ringed[i], ringed[i + 1], 0.09, stitch, sides=6)
    for s in (-1, 1):
        tube([(s * (12.9 + 1.1 * math.sin(a)), 0, 13.4 + 1.1 * math.cos(a)) for a in [i * math.pi / 8 for i in range(16)]], 0.24, brass(), 8, closed=True, steps=1)
    tube([(-13.6, 0, 14.2), (-12.5, 0, 22), (-7, 0, 29), (0, 0, 31.2), (7, 0, 29), (12.5, 0, 22), (13.6, 0, 14.2)], 0.85, hide, 16, flat=0.55)


@model('wallet', turn=-18, tilt=26, detail=(20, 34))
def wallet(job):
    hide = leather()
    closed = folded(hide)
    for part in closed:
        place(part, (-1.6, -5.4, 0), (0, 0, 10))
    for side, cards in ((-1, ('#e8dcc4', '#6d7f86', '#b9784f')), (1, ('#7f8a63', '#e3cfae', '#4c5566'))):
        for part in pockets(hide, cards):
            place(part, (side * 5.75, 0, 0))
            place(part, (2.2, 7.6, 0), (0, 0, -26 * side))


def folded(hide):
    """One piece of leather folded round its lining, sewn along three edges."""
    fold = curve([(5.7, 0.16), (0, 0.12), (-4.8, 0.16), (-5.75, 0.42), (-5.95, 0.85), (-5.75, 1.28), (-4.8, 1.54), (0, 1.66), (5.7, 1.5)], 8)
    parts = [
        skin(lambda u, v: (fold[round(v * (len(fold) - 1))][0], (u - 0.5) * 9.2, fold[round(v * (len(fold) - 1))][1] - 0.1 * abs(2 * u - 1) ** 3), hide, 20, len(fold), 0.28),
        box((10.6, 8.7, 0.44), leather('#4a3526'), (-0.1, 0, 0.3), 0.12),
        box((10.7, 8.8, 0.44), hide, (-0.1, 0, 0.84), 0.14),
        box((8.6, 5.4, 0.14), plain('#e8dcc4'), (1.62, 0.4, 0.76), 0.03),
    ]
    stitch = plain('#e6d3ae', 0.8)
    for i in range(21):
        for y in (-4.2, 4.2):
            x = -4.9 + i * 0.49
            parts.append(rod((x, y, 1.72 - 0.0022 * (x + 0.5) ** 2), (x + 0.3, y, 1.72 - 0.0022 * (x + 0.5) ** 2), 0.05, stitch, sides=6))
    for i in range(17):
        parts.append(rod((5.36, -4.0 + i * 0.48, 1.66), (5.36, -3.7 + i * 0.48, 1.66), 0.05, stitch, sides=6))
    return parts


def pockets(hide, cards):
    """A half of an open wallet that stands on its edge: three pockets, each with a card."""
    parts = [plate(rounded(11.3, 9.2, 0.6), 0.5, hide, 0.18)]
    for i, color in enumerate(cards):
        high = 7.0 - 1.75 * i
        parts.append(plate(rounded(8.6, high + 0.35, 0.3, 0.5), 0.08, plain(color), 0.02, (0, -0.31 - 0.2 * i, 0)))
        parts.append(plate(rounded(10.2, high - 0.35, 0.3, 0.4), 0.16, hide, 0.06, (0, -0.42 - 0.2 * i, 0)))
    return parts


@model('card-sleeve', turn=-20, tilt=38, detail=(18, 46))
def card_sleeve(job):
    hide = leather()
    for at, turn, cards in (((-1.8, 1.2, 0.3), 14, ('#b9784f', '#e8dcc4')), ((1.6, -2.6, 1.28), -16, ('#6d7f86', '#efe3cc'))):
        for part in sleeve(hide, cards):
            place(part, turn=(-90, 0, 0))
            place(part, at, (0, 0, turn))


def sleeve(hide, cards):
    """Two leaves sewn on three sides, with a notch for the thumb and two cards that look out."""
    open_ = rounded(10.4, 7.0, 0.7)
    notch = [(1.5 * math.cos(a), 7.0 - 1.5 * math.sin(a)) for a in [i * math.pi / 14 for i in range(15)]]
    parts = [plate(rounded(10.4, 7.4, 0.7), 0.3, hide, 0.1, (0, 0.12, 0)), plate(open_[:6] + notch + open_[6:], 0.3, hide, 0.1, (0, -0.5, 0))]
    for i, color in enumerate(cards):
        parts.append(plate(rounded(8.6, 8.5 - 0.75 * i, 0.35, 0.3), 0.09, plain(color), 0.03, (0.15 * i, -0.13 - 0.13 * i, 0)))
    stitch = plain('#ead9b8', 0.8)
    for k in range(13):
        for x in (-4.85, 4.85):
            parts.append(rod((x, -0.67, 0.8 + 0.47 * k), (x, -0.67, 1.1 + 0.47 * k), 0.05, stitch, sides=6))
    for k in range(20):
        parts.append(rod((-4.6 + 0.47 * k, -0.67, 0.4), (-4.3 + 0.47 * k, -0.67, 0.4), 0.05, stitch, sides=6))
    return parts


@model('watch', turn=-16, tilt=34, detail=(20, 44))
def watch(job):
    case = metal(rough=0.2) if job['finish'] == 'metal' else steel(0.22)
    strap = leather('#6b4630') if job['finish'] == 'metal' else leather()
    def band(s):
        def point(u, v):
            a = v * 2.1
            w = 1.02 - 0.2 * v
            r = 3.05
            return ((u - 0.5) * 2 * w, s * (1.95 + r * math.sin(a) * 0.9 - max(0, a - 1.57) * 1.2), 3.05 - r * (1 - math.cos(a)) * 0.98)
        skin(point, strap, 12, 50, thickness=0.24)
    band(1)
    band(-1)
    place(lathe([(0, 0), (1.9, 0), (2.05, 0.15), (2.1, 0.6), (2.0, 0.85), (1.82, 0.98), (1.74, 0.9), (1.74, 0.72)], case), (0, 0, 2.6))
    dial = surface('dial', '#f5efe3', rough=0.5)
    lathe([(0, 3.28), (1.74, 3.28)], dial, False)
    ink = plain('#2a2522', 0.4)
    for k in range(12):
        a = math.radians(30 * k)
        big = k % 3 == 0
        place(box((0.09 if big else 0.06, 0.36 if big else 0.24, 0.03), brass() if big else ink, (0, 0, 0), 0.01), (1.42 * math.sin(a), 1.42 * math.cos(a), 3.28), (0, 0, -30 * k))
    for length, width, a, z in ((0.95, 0.1, -52, 3.36), (1.35, 0.07, 60, 3.41)):
        place(box((width, length, 0.03), ink, (0, length / 2 - 0.15, 0), 0.01), (0, 0, z), (0, 0, -a))
    place(box((0.025, 1.5, 0.02), plain('#b4573a'), (0, 0.5, 0), 0), (0, 0, 3.45), (0, 0, -160))
    place(lathe([(0, 0), (0.1, 0), (0.1, 0.08), (0, 0.08)], brass()), (0, 0, 3.42))
    place(lathe([(0, 0), (0.26, 0), (0.28, 0.08), (0.28, 0.3), (0.2, 0.36), (0, 0.36)], case, wave=lambda a, z: 1 + 0.06 * math.sin(16 * a)), (2.08, 0, 3.0), (0, 90, 0))
    for x in (-0.85, 0.85):
        for y in (-1, 1):
            place(box((0.3, 0.9, 0.42), case, (0, 0, 0), 0.12), (x, y * 2.05, 2.72), (y * -22, 0, 0))
    place(lathe([(0, -3.2), (2.2, -3.2), (2.6, -2.7), (2.6, -2.7), (2.6, 2.7), (2.6, 2.7), (2.2, 3.2), (0, 3.2)], felt('#e7dccb')), (0, 0, 0), (0, 90, 0), (1.04, 1.7, 1))
