"""Tea, coffee and sweets."""
import math

from materials import brass, cloth, glass, lacquer, matte, metal, paper, plain, printed, steel, surface, wood
from models.model import model
from models.packs import front, lying, ring, wrap
from shapes import ball, box, circle, cup, curve, lathe, pillow, place, plate, rod, rounded, skin, tube


@model('tea-tin', turn=-12, tilt=14, detail=(18, 28))
def tea_tin(job):
    lathe([(0, 0), (5.0, 0), (5.2, 0.15), (5.2, 11.6)], lacquer(), False)
    lathe([(5.34, 11.0), (5.34, 13.9), (5.1, 14.2), (4.6, 14.25), (4.4, 14.1), (0, 14.1)], brass(), False)
    wrap(job, 'tea', 5.2, 1.6, 8.2, 112, 8)
    for i in range(34):
        a = i * 2.399
        r = 0.62 * math.sqrt(i)
        x, y = 9.6 + r * math.cos(a), -3.2 + r * 0.8 * math.sin(a)
        tube([(x - 0.5, y, 0.16), (x, y + 0.2 * math.sin(i), 0.3 + 0.1 * (i % 3)), (x + 0.5, y - 0.15, 0.18)], [0.05, 0.13, 0.05], plain('#3f4425' if i % 3 else '#5d6136', 0.8), 7, steps=4)


@model('coffee-bag', turn=-14, tilt=12, detail=(16, 22))
def coffee_bag(job):
    def point(u, v):
        a = 2 * math.pi * u
        z = v * 24
        depth = 4.2 * (1 - max(0, (v - 0.42) / 0.58) ** 1.5) + 0.25
        width = 7.4 - 0.25 * math.sin(math.pi * v) + 0.3 * v
        k = 0.32 if v < 0.9 else 0.22
        c, s = math.cos(a), math.sin(a)
        crease = 0.10 * math.sin(7 * z + 5 * c) * v * (1 - v) + 0.14 * math.sin(2.3 * z + 9 * u)
        return (math.copysign(abs(c) ** k, c) * width, math.copysign(abs(s) ** k, s) * (depth + crease * depth * 0.12), z)
    paper_ = surface('kraft', 'tint', rough=0.62, spec=0.35)
    skin(point, paper_, 96, 60, joined=True)
    box((16, 0.9, 2.0), paper_, (0, 0, 23.2), 0.3)
    box((16.6, 1.15, 0.9), brass(), (0, 0, 23.6), 0.3)
    front(job, 'coffee', 8.4, 10.6, (0, -4.85, 4.6), (-2, 0, 0), 0.1)
    for i in range(13):
        a = i * 2.399
        r = 0.9 * math.sqrt(i + 1)
        pillow((1.5, 1.05, 0.85), surface('bean', '#3a2014', rough=0.35), (10.6 + r * math.cos(a), -3.6 + r * math.sin(a) * 0.9, 0), (0, 0, i * 47), (1, 1), dent=lambda x, y, z: (x, y, z - (0.16 * math.exp(-(y / 0.09) ** 2) if z > 0.45 else 0)))


@model('chocolate-bar', turn=0, tilt=36, detail=(26, 30))
def chocolate(job):
    dark = '#4b2a1b'
    cocoa = surface('cocoa', dark, rough=0.35, spec=0.5)
    box((8.4, 17.4, 0.55), cocoa, (0, 0, 0.15), 0.1)
    for i in range(3):
        for j in range(6):
            box((2.45, 2.6, 0.5), cocoa, (-2.75 + 2.75 * i, -7.2 + 2.88 * j, 0.6), 0.18)
    place(box((9.4, 11.6, 1.05), surface('sleeve', 'tint', rough=0.5), (0, 0, 0), 0.12), (0, -3.3, 0.1))
    lying(job, 'chocolate', 6.6, 8.4, (0, -3.3, 1.18))
    foil = surface('foil', '#d6c08d', rough=0.3, metal=1.0)
    skin(lambda u, v: ((u - 0.5) * 9.0, 2.3 + v * 1.5 + 0.16 * math.sin(17 * u), 1.0 + 0.14 * math.sin(23 * u + 4 * v) * v), foil, 60, 6)
    for x, y, t in ((6.6, -6.8, 24), (7.1, -3.2, -16)):
        box((2.45, 2.6, 0.95), cocoa, (x, y, 0), 0.18, (0, 0, t))


@model('sweets-box', turn=-20, tilt=30, detail=(24, 42))
def sweets_box(job):
    card = matte()
    for size, at in (((18, 0.5, 4), (0, -8.75, 0)), ((18, 0.5, 4), (0, 8.75, 0)), ((0.5, 17.2, 4), (-8.75, 0, 0)), ((0.5, 17.2, 4), (8.75, 0, 0)), ((17.4, 17.4, 0.4), (0, 0, 0))):
        box(size, card, at, 0.1)
    for part in (box((18.8, 3.0, 18.8), card, (0, 0, 0), 0.12), front(job, 'sweets', 10, 10, (0, -1.53, 4.4))):
        place(part, (0, 10.8, 0.05), (-13, 0, 0))
    shades = ['#c9a15a', '#8d9a56', '#d9a9a0', '#e6cfa2']
    for i in range(4):
        for j in range(4):
            x, y = -6.2 + 4.15 * i, -6.2 + 4.15 * j
            color = shades[(i + j) % 4]
            box((3.5, 3.5, 2.5), surface('sweet', color, rough=0.6), (x, y, 0.9), 0.5)
            for k in range(5):
                a = k * 2.4 + i + j
                ball(0.3, plain('#7d8f42' if (i + j) % 4 != 1 else '#b9574c', 0.7), (x + 0.8 * math.cos(a) * (k / 4), y + 0.8 * math.sin(a) * (k / 4), 3.2), (1.3, 0.8, 0.8), (0, 0, k * 60))
            skin(lambda u, v, x=x, y=y: (x + math.cos(2 * math.pi * u) * (1.75 + 0.35 * v + 0.12 * math.cos(24 * math.pi * u)), y + math.sin(2 * math.pi * u) * (1.75 + 0.35 * v + 0.12 * math.cos(24 * math.pi * u)), 0.5 + 1.7 * v), paper('#f4ead8'), 96, 4, joined=True)


@model('honey-jar', turn=-10, tilt=12, detail=(18, 24))
def honey(job):
    profile = [(0, 0), (4.4, 0), (4.9, 0.4), (5.2, 1.6), (5.2, 8.4), (4.9, 9.6), (4.2, 10.3), (4.1, 11.0)]
    lathe(profile, surface('honey', 'tint', rough=0.05, coat=1.0, spec=0.6))
    lathe([(4.35, 10.5), (4.35, 12.7), (4.1, 13.0), (0, 13.0)], brass(), False)
    wrap(job, 'honey', 5.22, 2.2, 6.0, 100, 6)
    tube([(4.3 * math.cos(a), 4.3 * math.sin(a), 10.35) for a in [i * math.pi / 20 for i in range(40)]], 0.16, paper('#cdb58d'), closed=True, steps=1, sides=8)
    stick = wood('#b98a55', 'x')
    rod((7.5, -5, 0.9), (17, -1.5, 0.9), 0.35, stick, 0.3)
    for i in range(6):
        place(lathe([(0, 0), (1.0 - 0.07 * abs(i - 2.5), 0.05), (1.0 - 0.07 * abs(i - 2.5), 0.4), (0, 0.45)], stick), (5.2 + i * 0.52, -5.85 + i * 0.19, 1.0), (0, 90, 20))


@model('dates-box', turn=-20, tilt=32, detail=(24, 44))
def dates(job):
    card = matte()
    for size, at in (((24, 0.5, 4), (0, -7.75, 0)), ((24, 0.5, 4), (0, 7.75, 0)), ((0.5, 15.2, 4), (-11.75, 0, 0)), ((0.5, 15.2, 4), (11.75, 0, 0)), ((23.4, 15.4, 0.4), (0, 0, 0))):
        box(size, card, at, 0.1)
    for part in (box((24.8, 2.6, 16.8), card, (0, 0, 0), 0.12), front(job, 'dates', 10, 10, (0, -1.33, 3.4))):
        place(part, (0, 9.6, 0.05), (-13, 0, 0))
    date = surface('date', '#5a2d16', rough=0.32, coat=0.3, texture=wrinkles)
    for j in range(3):
        for i in range(6):
            pillow((2.9, 4.4, 2.5), date, (-9.4 + 3.76 * i, -4.7 + 4.75 * j, 1.6), (6 * math.sin(i * 3 + j), 4, 8 * math.sin(i * 5 + j * 2)), (1, 0.95))
            if (i + j) % 2:
                ball(0.5, plain('#e3cfa4', 0.6), (-9.4 + 3.76 * i, -4.9 + 4.75 * j, 3.95), (0.8, 1.7, 0.5))
    box((23, 15, 0.1), paper('#f4ead8'), (0, 0, 1.4), 0)


def wrinkles(n):
    return n.between(n.noise(0.35, (1, 0.25, 1), 3.0), 0.3, 0.7, 0.65, 1.2)
