"""Bags, cases and watches of leather and canvas."""
import math

from materials import brass, cloth, felt, leather, metal, plain, steel, surface, wood
from models.carry import bag
from models.model import model
from shapes import ball, box, curve, lathe, pillow, place, plate, rod, rounded, skin, together, tube

TAN = '#8a5a38'


def stitches(points, step=0.5, radius=0.09, color='#e9d9bb'):
    """A seam of single stitches along points."""
    path = curve(points, 30)
    dashes, far = [], 0.0
    for a, b in zip(path, path[1:]):
        d = float(((b - a) ** 2).sum() ** 0.5)
        if far % step < 0.6 * step:
            dashes.append((a, b))
        far += d
    return [rod(tuple(a), tuple(b), radius, plain(color, 0.8), sides=6) for a, b in dashes]


def d_ring(at, size=1.0, turn=(0, 0, 0)):
    """A ring of brass that a strap hangs from."""
    points = [(size * math.cos(a), 0, size * math.sin(a)) for a in [i * math.pi / 10 for i in range(20)]]
    return place(tube(points, 0.2 * size, brass(), 8, closed=True, steps=1), at, turn)


@model('leather-tote', turn=-22, tilt=10, detail=(20, 14))
def leather_tote(job):
    """A tote of stiff leather, wider above than below, with thin handles."""
    hide = leather()
    def wall(u, v):
        x = (2 * u - 1) * (14.5 + 3.5 * v)
        return (x, 0.5 * math.cos(math.pi * u - math.pi / 2) * 0.6 * math.sin(math.pi * v), 30 * v)
    for y, s in ((-5.4, -1), (5.4, 1)):
        place(skin(lambda u, v, s=s: (wall(u, v)[0], -s * 2.6 * v + s * wall(u, v)[1], wall(u, v)[2]), hide, 40, 30, 0.5), (0, y, 0))
    for s in (-1, 1):
        def side(u, v, s=s):
            y = (2 * u - 1) * (5.4 - 2.6 * v)
            fold = 2.4 * v * (1 - abs(2 * u - 1))
            return (s * (14.5 + 3.5 * v - fold), y, 30 * v)
        skin(side, hide, 21, 30, 0.5)
    box((29.4, 11.2, 0.6), hide, (0, 0, 0), 0.2)
    for y in (-3.1, 3.1):
        strap = [(-8.4, y - math.copysign(0.1, -y), 21), (-8.4, y, 30), (-7.4, y * 0.9, 40), (0, y * 0.8, 47), (7.4, y * 0.9, 40), (8.4, y, 30), (8.4, y - math.copysign(0.1, -y), 21)]
        tube(strap, 0.62, hide, 14, flat=0.6)
    for x in (-8.4, 8.4):
        for part in (box((2.6, 0.4, 5.6), hide, (0, 0, 0), 0.15), ball(0.45, brass(), (0, -0.1, 0.8), (1, 0.6, 1)), ball(0.45, brass(), (0, -0.1, 3.9), (1, 0.6, 1))):
            place(part, (x, -3.95, 20.4), (-5, 0, 0))
    stitches([(-17.3, -3.2, 29.2), (0, -3.6, 29.2), (17.3, -3.2, 29.2)], 0.9, 0.12)
    tag = [plate(rounded(3.2, 5.4, 0.5), 0.3, leather('#6b4630'), 0.1), d_ring((0, 0, 5.6), 0.5)]
    for part in tag:
        place(part, (11.6, -4.6, 15.0), (-3, 8, 0))
    rod((11.9, -4.2, 21.0), (8.8, -3.6, 27.6), 0.16, leather('#6b4630'))


@model('beach-bag', turn=-16, tilt=13, detail=(18, 20))
def beach_bag(job):
    """A wide open bag with handles of rope, a rolled towel looks out."""
    canvas = cloth()
    def point(u, v):
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        k = 0.5
        w, d = 15 + 7.5 * v ** 0.8, 8.2 + 1.6 * v
        x, y = math.copysign(abs(c) ** k, c) * w, math.copysign(abs(s) ** k, s) * d
        sag = 0.5 * math.sin(7 * a + 5 * v) * v
        return (x + 0.3 * sag, y + 0.4 * sag, 27 * v - 2.6 * v * (1 - abs(c)) + 0.4 * sag)
    skin(point, canvas, 140, 50, joined=True, thickness=0.4)
    place(pillow((30, 16, 1.0), canvas), (0, 0, 0.1))
    def foot(u, v):
        x, y, z = point(u, 0.26 * v)
        return (x * 1.025, y * 1.03, z)
    skin(foot, leather(TAN), 140, 14, joined=True, thickness=0.3)
    rope = surface('rope', '#e6d6b4', rough=0.95, spec=0.05, texture=twisted)
    for y in (-9.0, 9.0):
        tube([(-9.5, y * 1.02, 21.5), (-9.3, y, 27), (-6.4, y * 0.8, 36.5), (0, y * 0.66, 40.5), (6.4, y * 0.8, 36.5), (9.3, y, 27), (9.5, y * 1.02, 21.5)], 0.85, rope, 14)
        for x in (-9.5, 9.5):
            place(lathe([(0.95, -0.2), (1.7, -0.2), (1.75, 0), (1.7, 0.25), (0.95, 0.25)], brass()), (x, y * 1.07, 22.4), (90, 0, 0))
            ball(1.3, rope, (x, y * 1.09, 18.6), (1, 0.8, 1.2))
    for x, color, t in ((-7, '#f1e6d2', 8), (6.5, '#b4573a', -14)):
        roll = [lathe([(0, 0), (4.6, 0), (5.0, 0.6), (5.0, 19.4), (4.6, 20), (0, 20)], cloth(color))]
        roll.append(tube([(0.3 * k / 3 * math.cos(k * 0.55), 0.3 * k / 3 * math.sin(k * 0.55), 20.05) for k in range(46)], 0.16, plain('#8f7a5c', 0.9), 6, steps=2))
        for part in roll:
            place(part, (x, 1.5, 11), (0, t, 0))


def twisted(n):
    wave = n.add('TexWave', Vector=n.spots((1, 1, 1)), Scale=1.6, bands_direction='DIAGONAL').outputs['Fac']
    return n.between(wave, 0.0, 1.0, 0.72, 1.05)


@model('satchel', turn=-24, tilt=12, detail=(18, 16))
def satchel(job):
    """A boxy school bag of leather: a flap down to two buckled straps and a handle on top."""
    hide = leather()
    box((30, 11, 30), hide, (0, 0, 0), 1.6, segments=5)
    box((26, 2.6, 13), hide, (0, -6.4, 2.4), 0.9, segments=5)
    def flap(u, v):
        x = (u - 0.5) * 30.8
        if v < 0.36:
            return (x, 5.4 - 11.4 * v / 0.36, 30.3 + 0.25 * math.sin(math.pi * v / 0.36))
        t = (v - 0.36) / 0.64
        return (x, -6.0 - 0.6 * min(1, t * 8) ** 0.5 - 1.5 * t * t, 30.1 - 15.4 * t + 2.6 * (abs(2 * u - 1) ** 3) * t)
    skin(flap, hide, 40, 60, 0.55)
    edge = [flap(u, 1) for u in [0.02 + 0.96 * i / 16 for i in range(17)]]
    stitches([(x * 0.975, y - 0.42, z + 0.9) for x, y, z in edge], 0.9, 0.13)
    for x in (-8, 8):
        strap = [(x, -6.4, 27), (x, -7.6, 20), (x, -8.8, 14), (x, -8.6, 9.6), (x, -8.4, 6.4)]
        tube(strap, 1.15, leather('#6b4630'), 12, flat=0.22)
        buckle = [plate(rounded(3.6, 3.2, 0.4), 0.34, brass(), 0.12, holes=[[(a, 0.6 + b * 0.62) for a, b in rounded(2.4, 3.2, 0.3)]]), rod((0, -0.2, 1.6), (0, -0.3, 3.0), 0.16, brass())]
        for part in buckle:
            place(part, (x, -9.1, 10.2), (-4, 0, 0))
    tube([(-5.4, 0, 30.4), (-5.0, 0, 32.6), (-2.4, 0, 34.6), (0, 0, 35.0), (2.4, 0, 34.6), (5.0, 0, 32.6), (5.4, 0, 30.4)], 0.95, hide, 14, flat=0.7)
    for s in (-1, 1):
        d_ring((s * 5.3, 0, 30.8), 0.9)
        tube([(s * 9, 6, 29.5), (s * 16.5, 7.5, 27), (s * 18.4, 7, 17), (s * 16.4, 6.2, 6), (s * 13, 5.6, 2.4)], 1.4, hide, 12, flat=0.26)


@model('roll-top', turn=-20, tilt=10, detail=(18, 14))
def roll_top(job):
    """A light rucksack whose top is rolled and buckled at the sides."""
    canvas = cloth()
    pillow((26, 13, 36), canvas, (0, 0, 0), (0, 0, 0), (0.4, 0.36), dent=lambda x, y, z: (x * (1 - 0.0022 * z), y * (1 - 0.009 * z) + 0.22 * math.sin(x * 0.5 + z * 0.4), z))
    for k in range(3):
        r = 2.5 - 0.5 * k
        place(pillow((26.4 - 0.5 * k, 2 * r, 2 * r), canvas, (0, 0, 0), (0, 0, 0), (0.2, 0.85)), (0, -0.4 - 0.5 * k, 33.8 + 1.0 * k))
    web = surface('webbing', '#3a302a', rough=0.9)
    for s in (-1, 1):
        tube([(s * 12.4, -0.4, 37.4), (s * 13.9, -0.6, 33), (s * 13.5, -0.8, 25), (s * 13.0, -0.6, 19)], 0.95, web, 12, flat=0.2)
        box((0.9, 2.9, 3.2), brass(), (s * 13.7, -0.7, 27.0), 0.25)
        tube([(s * 7.5, 6, 33), (s * 14.8, 7.6, 30), (s * 16.2, 7, 18), (s * 14.2, 6, 6), (s * 11, 5.4, 3)], 1.35, canvas, 12, flat=0.3)
    pillow((20, 3.6, 14.5), canvas, (0, -6.0, 4.5), (0, 0, 0), (0.3, 0.34))
    tube([(-9.2, -7.4, 17.3), (0, -8.0, 17.8), (9.2, -7.4, 17.3)], 0.3, brass(), 10)
    rod((8.4, -7.7, 17.2), (8.6, -8.2, 14.6), 0.3, leather(TAN))
    for k, z in enumerate((22.4, 25.6)):
        tube([(-9, -5.6 + 0.2 * k, z), (0, -6.3 + 0.25 * k, z), (9, -5.6 + 0.2 * k, z)], 0.7, web, 10, flat=0.22)
    place(plate(rounded(5.2, 3.6, 0.5), 0.3, leather(TAN), 0.1), (0, -8.1, 9.6))
    tube([(-2.6, 3, 36), (-2.2, 3, 40), (0, 3, 41), (2.2, 3, 40), (2.6, 3, 36)], 0.6, web, 12, flat=0.4)


@model('wrist-bag', turn=-22, tilt=13, detail=(20, 18))
def wrist_bag(job):
    """A small stiff bag like a letter box, carried by a ring of leather."""
    hide = leather()
    box((20, 6.4, 15), hide, (0, 0, 0), 0.7, segments=5)
    plate([tuple(p) for p in curve([(-10.2, 15.2), (-10.2, 15.2), (-10.2, 9.4), (-9.0, 8.0), (0, 4.2), (9.0, 8.0), (10.2, 9.4), (10.2, 15.2), (10.2, 15.2)], 8)], 0.5, hide, 0.18, (0, -3.45, 0))
    box((20.6, 7.2, 0.6), hide, (0, -0.05, 14.7), 0.25)
    stitches([(-9.5, -3.8, 14.0), (-9.5, -3.8, 9.6), (-8.6, -3.8, 8.5), (0, -3.8, 5.1), (8.6, -3.8, 8.5), (9.5, -3.8, 9.6), (9.5, -3.8, 14.0)], 0.6, 0.09)
    place(lathe([(0, 0), (1.2, 0), (1.2, 0.4), (0.8, 0.8), (0.9, 1.2), (0.6, 1.4), (0, 1.4)], brass()), (0, -3.6, 6.6), (90, 0, 0))
    ring_ = [(5.4 * math.cos(a), 0, 20.2 + 5.4 * math.sin(a)) for a in [i * math.pi / 24 for i in range(48)]]
    tube(ring_, 0.85, hide, 14, closed=True, steps=1, flat=0.8)
    for s in (-1, 1):
        place(box((2.0, 2.6, 0.5), hide, (0, 0, 0), 0.2), (s * 3.3, 0, 15.3), (0, s * -24, 0))
        place(box((2.2, 2.4, 1.2), hide, (0, 0, 0), 0.3), (s * 3.1, 0, 15.2), (0, s * -34, 0))


@model('clutch', turn=-18, tilt=24, detail=(20, 34))
def clutch(job):
    """A flat evening bag like an envelope that leans on its case, stitched along the flap."""
    suede = surface('suede', 'tint', rough=1.0, spec=0.03, texture=napped)
    parts = [plate(rounded(24, 15, 0.8), 2.4, suede, 0.7)]
    flap = [(-12.1, 15.1), (-12.1, 13.6), (-1.6, 4.6), (0, 4.0), (1.6, 4.6), (12.1, 13.6), (12.1, 15.1)]
    parts.append(plate([tuple(p) for p in curve([flap[0], *flap, flap[-1]], 6)], 0.4, suede, 0.15, (0, -1.35, 0)))
    parts += stitches([(-11.2, -1.62, 13.6), (-11.2, -1.62, 13.6), (-1.4, -1.62, 5.5), (0, -1.62, 5.0), (1.4, -1.62, 5.5), (11.2, -1.62, 13.6), (11.2, -1.62, 13.6)], 0.55, 0.1, '#f6efe0')
    parts.append(place(ball(1.0, surface('pearl', '#f3eadb', rough=0.18, coat=0.7)), (0, -2.5, 4.9)))
    parts.append(place(lathe([(0, 0), (1.1, 0), (1.2, 0.2), (0.8, 0.4), (0, 0.4)], brass()), (0, -1.5, 5.9), (90, 0, 0)))
    for part in parts:
        place(part, (0, 0, 0.1), (-34, 0, 0))
        place(part, (0, 2.0, 0))
    path = curve([(10.8, 10.6, 12.2), (14.0, 6.0, 8.0), (14.6, 0.6, 2.2), (12.8, -3.6, 0.5), (7.6, -5.4, 0.45), (2.0, -4.6, 0.45), (-3.4, -6.0, 0.45), (-8.0, -4.8, 0.45)], 12)
    for i, p in enumerate(path):
        link = [(0.62 * math.cos(a), 0.4 * math.sin(a), 0) for a in [k * math.pi / 6 for k in range(12)]]
        q = path[min(i + 1, len(path) - 1)]
        heading = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0])) if i < len(path) - 1 else 180
        place(tube(link, 0.14, brass(), 6, closed=True, steps=1), tuple(p), (90 * (i % 2), 0, heading))
    pillow((17, 8, 6.4), surface('case', '#efe3cf', rough=0.8), (0.6, 14.2, 0), (0, 0, 0), (0.12, 0.16))


def napped(n):
    return n.between(n.noise(1.4, detail=5.0), 0.25, 0.75, 0.84, 1.08)


@model('doctors-bag', turn=-22, tilt=12, detail=(20, 16))
def doctors_bag(job):
    """A bag with a hinged frame: round shoulders, a lock of brass and two handles."""
    hide = leather()
    def point(u, v):
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        z = 23 * v
        shut = max(0, (v - 0.5) / 0.5) ** 1.3
        d = 7.4 * (1 - 0.82 * shut)
        w = 15.5 - 0.6 * shut
        k = 0.34
        dent = 0.35 * math.sin(2.6 * z + 3 * c) * (1 - shut) * 0.3
        return (math.copysign(abs(c) ** k, c) * w, math.copysign(abs(s) ** k, s) * (d + dent), z)
    skin(point, hide, 130, 60, joined=True)
    box((29.6, 13.6, 0.8), hide, (0, 0, 0), 0.39)
    for y in (-0.95, 0.95):
        box((31.2, 1.3, 2.0), hide, (0, y, 22.4), 0.4)
    box((29.6, 0.5, 0.7), brass(), (0, 0, 24.1), 0.15)
    box((5.0, 0.6, 3.0), brass(), (0, -1.9, 21.4), 0.3)
    place(lathe([(0, 0), (0.9, 0), (0.9, 0.5), (0.5, 0.9), (0, 0.9)], brass()), (0, -2.2, 22.9), (90, 0, 0))
    for y in (-2.2, 2.2):
        tube([(-7, y, 23.0), (-6.8, y * 1.3, 26), (-3.8, y * 1.5, 30), (0, y * 1.5, 31), (3.8, y * 1.5, 30), (6.8, y * 1.3, 26), (7, y, 23.0)], 0.75, hide, 14)
        for x in (-7, 7):
            d_ring((x, y * 0.95, 23.4), 0.95, (0, 0, 0))
    for x in (-12.6, 12.6):
        for y in (-5.4, 5.4):
            ball(0.8, brass(), (x, y, -0.7))
        box((2.6, 0.4, 14), hide, (x * 0.86, -7.45, 1.0), 0.15)
    for s in (-1, 1):
        stitches([(s * 12.6, -7.72, 1.4), (s * 12.6, -7.72, 14.4)], 0.7, 0.1, '#f6efe0')
        stitches([(s * 9.1, -7.72, 1.4), (s * 9.1, -7.72, 14.4)], 0.7, 0.1, '#f6efe0')


def face(case, dial, numerals=True, red=True):
    """A watch without its strap, lying with its dial up: 4 cm wide, from z 0 to 1."""
    ink, cream = plain('#f3eadb', 0.5), plain('#2a2522', 0.4)
    mark = ink if dial == '#2b2926' else cream
    lathe([(0, 0), (1.9, 0), (2.05, 0.15), (2.1, 0.6), (2.0, 0.85), (1.82, 0.98), (1.74, 0.9), (1.74, 0.72)], case)
    lathe([(0, 0.68), (1.74, 0.68)], surface('dial', dial, rough=0.5), False)
    for k in range(60):
        if numerals or k % 5 == 0:
            big = k % 5 == 0
            place(box((0.1 if big else 0.03, 0.3 if big else 0.12, 0.03), mark, (0, 0, 0), 0.01), (1.5 * math.sin(math.radians(6 * k)), 1.5 * math.cos(math.radians(6 * k)), 0.68), (0, 0, -6 * k))
    if numerals:
        place(plate([(-0.16, 0), (0.16, 0), (0, 0.28)], 0.04, mark, 0.01), (0, 1.1, 0.7), (-90, 0, 180))
    for length, width, a, z in ((0.95, 0.14, -52, 0.76), (1.35, 0.1, 60, 0.81)):
        place(box((width, length, 0.03), mark, (0, length / 2 - 0.15, 0), 0.01), (0, 0, z), (0, 0, -a))
    if red:
        place(box((0.03, 1.5, 0.02), plain('#b4573a'), (0, 0.5, 0), 0), (0, 0, 0.85), (0, 0, -160))
    lathe([(0, 0.8), (0.1, 0.8), (0.1, 0.9), (0, 0.9)], brass())
    place(lathe([(0, 0), (0.28, 0), (0.3, 0.08), (0.3, 0.34), (0.22, 0.4), (0, 0.4)], case, wave=lambda a, z: 1 + 0.06 * math.sin(16 * a)), (2.08, 0, 0.42), (0, 90, 0))
    for x in (-0.9, 0.9):
        for y in (-1, 1):
            place(box((0.34, 0.95, 0.42), case, (0, 0, 0), 0.12), (x, y * 2.05, 0.2), (y * -18, 0, 0))


@model('field-watch', turn=-24, tilt=34, detail=(20, 42))
def field_watch(job):
    """A watch with all its minutes on a strap of canvas in one piece, laid out on its canvas roll."""
    canvas = cloth()
    for part in together(lambda: face(surface('blasted', '#8f8d88', rough=0.55, metal=1.0), '#2b2926')):
        place(part, (0, 0, 0.75), (-4, 0, 0))
    def strap(u, v):
        y = -9.4 + 18.8 * v
        lift = 0.42 * math.exp(-(y / 2.0) ** 2) + 0.5 * max(0, abs(y) - 5.5) ** 2 * 0.03
        return ((u - 0.5) * 2.0, y, 0.32 + lift)
    skin(strap, canvas, 8, 80, thickness=0.2)
    for y in (-4.6, -6.0):
        place(tube([(-1.15, y, 0.35), (1.15, y, 0.35), (1.15, y, 0.8), (-1.15, y, 0.8)], 0.1, steel(), 8, False, closed=True), (0, 0, 0))
    for k in range(5):
        place(lathe([(0.1, 0), (0.2, 0.02), (0.2, 0.06)], steel(), segments=16), (0, 4.4 + 0.9 * k, 0.52 + 0.015 * max(0, 4.4 + 0.9 * k - 5.5) ** 2))
    place(tube([(-1.2, 9.2, 0.5), (1.2, 9.2, 0.5), (1.2, 10.3, 0.6), (-1.2, 10.3, 0.6)], 0.14, steel(), 8, False, closed=True), (0, 0, 0.35))
    rod((0, 9.2, 0.95), (0, 10.4, 1.05), 0.09, steel())
    roll = cloth('#b8a27c')
    box((6.6, 21.4, 0.3), roll, (0, 0, -0.1), 0.12, (0, 0, 3))
    place(lathe([(0, -3.3), (0.9, -3.3), (1.2, -3.0), (1.2, 3.0), (0.9, 3.3), (0, 3.3)], roll), (-0.5, 11.4, 1.2), (0, 90, 3))


@model('boxed-watch', turn=-20, tilt=30, detail=(22, 38))
def boxed_watch(job):
    """A watch round its cushion in an open box, with the second strap beside it."""
    case, hide = steel(0.22), leather()
    timber, lining = wood('#6b4630', 'x'), felt('#efe3cf')
    for size, at in (((11.8, 0.6, 4.6), (0, -4.9, 0)), ((11.8, 0.6, 4.6), (0, 4.9, 0)), ((0.6, 9.8, 4.6), (-5.6, 0, 0)), ((0.6, 9.8, 4.6), (5.6, 0, 0)), ((11.8, 9.8, 0.5), (0, 0, 0))):
        box(size, timber, at, 0.15)
    box((10.6, 9.2, 2.4), lining, (0, 0, 0.5), 0.3)
    for part in (box((11.8, 0.9, 10.2), timber, (0, 0, 0), 0.2), box((10.4, 0.2, 8.8), lining, (0, -0.45, 0.7), 0.1)):
        place(part, (0, 5.5, 4.5), (-14, 0, 0))
    for s in (-1, 1):
        place(lathe([(0, -0.5), (0.35, -0.5), (0.35, 0.5), (0, 0.5)], brass()), (s * 3.6, 5.3, 4.6), (0, 90, 0))
    place(lathe([(0, -3.2), (2.2, -3.2), (2.8, -2.7), (2.8, -2.7), (2.8, 2.7), (2.8, 2.7), (2.2, 3.2), (0, 3.2)], felt('#dccbb0')), (-2.0, 0, 4.4), (0, 90, 0), (1, 1, 1))
    for part in together(lambda: face(case, '#f5efe3', False)):
        place(part, (0, 0, 2.75))
        place(part, (-2.0, 0, 4.4), (24, 0, 0))
    def band(u, v):
        a = math.radians(24) + (v - 0.5) * 2 * math.pi
        return (-2.0 + (u - 0.5) * 2.0, 2.98 * math.sin(a), 4.4 + 2.98 * math.cos(a)) if abs(v - 0.5) > 0.1 else (-2.0 + (u - 0.5) * 2.0, 2.8 * math.sin(a), 4.4 + 2.8 * math.cos(a))
    skin(band, hide, 10, 120, thickness=0.22)
    other = leather('#b98a55')
    for x, long in ((2.5, 7.4), (4.2, 5.6)):
        place(box((1.5, 0.3, long), other, (0, 0, 0), 0.12), (x, -3.6, 3.1), (-90, 0, 2))
    place(tube([(-0.9, 0, 0), (0.9, 0, 0), (0.9, 0.8, 0), (-0.9, 0.8, 0)], 0.13, case, 8, False, closed=True), (2.5, -3.9, 3.2), (0, 0, 2))
