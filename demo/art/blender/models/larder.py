"""Tins, pouches, jars and boxes of tea, coffee and sweets."""
import math

from materials import brass, cloth, lacquer, matte, paper, plain, steel, surface, wood
from models.care import tinted_glass
from models.model import model
from models.packs import front, lying, ring, wrap
from shapes import ball, box, cup, curve, lathe, leaf, pillow, place, plate, rounded, skin, together, tube


def tea_leaves(x, y, count=34, color='#3f4425', other='#5d6136'):
    """A small heap of loose tea."""
    for i in range(count):
        a, r = i * 2.399, 0.62 * math.sqrt(i)
        px, py = x + r * math.cos(a), y + r * 0.8 * math.sin(a)
        tube([(px - 0.5, py, 0.16), (px, py + 0.2 * math.sin(i), 0.3 + 0.1 * (i % 3)), (px + 0.5, py - 0.15, 0.18)], [0.05, 0.13, 0.05], plain(color if i % 3 else other, 0.8), 7, steps=4)


def beans(x, y, count=13, color='#3a2014'):
    """Coffee that has been spilt next to its bag."""
    def cleft(px, py, pz):
        return (px, py, pz - (0.16 * math.exp(-(py / 0.09) ** 2) if pz > 0.45 else 0))
    for i in range(count):
        a, r = i * 2.399, 0.9 * math.sqrt(i + 1)
        pillow((1.5, 1.05, 0.85), surface('bean', color, rough=0.35), (x + r * math.cos(a), y + r * math.sin(a) * 0.9, 0), (0, 0, i * 47), (1, 1), dent=cleft)


@model('square-tin', turn=-26, tilt=15, detail=(24, 26))
def square_tin(job):
    """A square caddy with a round lid, its edges pressed in brass."""
    box((9.4, 9.4, 11.4), lacquer(), (0, 0, 0), 0.5, segments=5)
    place(plate(rounded(9.5, 9.5, 0.6, -4.75), 0.34, brass(), 0.1), (0, 0, 11.3), (-90, 0, 0))
    place(plate(rounded(9.5, 9.5, 0.6, -4.75), 0.34, brass(), 0.1), (0, 0, 0.3), (-90, 0, 0))
    lathe([(3.6, 11.4), (3.7, 11.5), (3.7, 12.6), (3.4, 12.9), (1.0, 13.0), (0, 13.0)], lacquer())
    ball(0.55, brass(), (0, 0, 12.95), (1, 1, 0.8))
    front(job, 'caravan', 6.2, 8.2, (0, -4.74, 1.6))
    tea_leaves(9.4, -4.6, 30, '#2a241c', '#4a3826')


@model('tea-jar', turn=-10, tilt=13, detail=(18, 24))
def tea_jar(job):
    """A tall glass jar of whole leaves under a ball of cork, with sprigs of mint."""
    leaves = surface('inside', 'tint', rough=0.7, texture=crumpled)
    lathe([(0, 0.3), (4.0, 0.3), (4.3, 0.9), (4.3, 10.4), (4.0, 10.8), (0, 11.0)], leaves, wave=lambda a, z: 1 + 0.012 * math.sin(23 * a + 9 * z), segments=160)
    clear = surface('clear', '#c6d2c4', rough=0.04, spec=0.7, coat=1.0)
    lathe([(0, 0), (4.4, 0), (4.6, 0.2), (4.6, 0.5)], clear)
    lathe([(4.35, 10.6), (4.6, 10.9), (4.6, 12.6), (4.3, 13.2), (3.4, 13.8), (3.3, 14.6), (3.5, 14.8), (3.1, 14.9)], clear)
    ball(3.5, surface('cork', '#b98f62', rough=0.9, texture=specked), (0, 0, 13.6))
    wrap(job, 'mint', 4.36, 2.0, 6.8, 92, 6)
    stem = plain('#5f7a3a', 0.8)
    for x, y, t in ((5.4, -4.0, 8), (6.0, -5.4, -14)):
        parts = [tube([(0, 0, 0.2), (2.6, 0.3, 0.5), (5.2, 0, 0.5)], [0.13, 0.1, 0.06], stem, 8)]
        for k in range(8):
            parts.append(leaf(1.9, 1.1, surface('mint', '#6d9a4c', rough=0.6), (1.0 + 0.55 * k, 0.1, 0.45), (0, -18, (k % 2 * 2 - 1) * 54), bend=0.5))
        for part in parts:
            place(part, (x, y, 0), (0, 0, t))


def crumpled(n):
    cells = n.add('TexVoronoi', Vector=n.spots((2.4, 2.4, 1.5)), Scale=1.0)
    return n.between(cells.outputs['Distance'], 0.0, 0.7, 1.12, 0.55)


def specked(n):
    return n.between(n.noise(0.5, detail=4.0), 0.35, 0.7, 0.72, 1.1)


@model('tea-canister', turn=-10, tilt=11, detail=(16, 22))
def tea_canister(job):
    """A tall paper canister with a turned lid; rosebuds and saffron in a saucer."""
    lathe([(0, 0), (3.3, 0), (3.4, 0.1), (3.4, 15.2)], matte(), False)
    lathe([(3.4, 0), (3.5, 0.05), (3.5, 0.9), (3.4, 0.95)], brass(), False)
    lathe([(3.5, 14.9), (3.56, 15.0), (3.56, 17.0), (3.56, 17.0), (3.3, 17.4), (0, 17.5)], wood('#8a5f38', 'x'))
    wrap(job, 'rose-tea', 3.4, 2.6, 10.0, 124, 8)
    dish = together(lambda: cup([(0, 0), (2.2, 0), (2.6, 0.2), (3.6, 0.9), (3.9, 1.3)], 0.2, surface('dish', '#f3ead9', rough=0.25, coat=0.4)))
    for part in dish:
        place(part, (7.4, -2.8, 0))
    petal = surface('rosebud', '#b9475c', rough=0.8, texture=specked)
    for i in range(11):
        a, r = i * 2.399, 0.82 * math.sqrt(i)
        at = (7.4 + r * math.cos(a), -2.8 + r * math.sin(a), 0.85 + 0.12 * (i % 3))
        pillow((1.3, 1.1, 1.3), petal, at, (40 * math.sin(i * 3), 40 * math.cos(i * 5), i * 60), (0.9, 0.8), dent=lambda x, y, z: (x * (1 - 0.3 * z), y * (1 - 0.3 * z), z))


@model('coffee-pouch', turn=-12, tilt=12, detail=(16, 22))
def coffee_pouch(job):
    """A stand-up pouch, wide at its foot, with a valve and a tied corner."""
    def point(u, v):
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        z = 19.5 * v
        depth = 3.6 * (1 - v) ** 0.62 + 0.16
        width = 6.6 + 0.25 * math.sin(math.pi * v) - 0.5 * max(0, 0.1 - v) * 10
        k = 0.5 - 0.26 * v
        crease = 0.09 * math.sin(5 * z + 4 * c) * v * (1 - v) + 0.2 * math.sin(2.2 * z + 7 * u) * v * (1 - v)
        return (math.copysign(abs(c) ** k, c) * width, math.copysign(abs(s) ** k, s) * (depth + crease), z + 0.35 * c * c * (1 - v) ** 6)
    foil = surface('pouch', 'tint', rough=0.4, spec=0.45)
    skin(point, foil, 100, 64, joined=True)
    box((13.3, 0.34, 1.5), foil, (0, 0, 19.0), 0.1)
    for x in (-6.62, 6.62):
        box((0.22, 0.5, 0.7), plain('#2d2926', 0.5), (x, 0, 18.2), 0.05)
    place(lathe([(0, 0), (0.7, 0), (0.68, 0.14), (0.3, 0.18), (0, 0.12)], steel()), (0, -1.72, 15.6), (84, 0, 0))
    front(job, 'longberry', 6.6, 8.4, (0, -3.72, 3.2), (-9, 0, 0), 0.12)
    beans(9.6, -3.4, 14, '#6a4326')


@model('coffee-tin', turn=-12, tilt=15, detail=(18, 26))
def coffee_tin(job):
    """A tin with a lever lid, and a small cup as it is drunk from."""
    lathe([(0, 0), (5.0, 0), (5.15, 0.15), (5.15, 0.5), (5.0, 0.6), (5.0, 13.2), (5.15, 13.3), (5.15, 13.7), (4.9, 13.8)], surface('tin', 'tint', rough=0.32, spec=0.55, coat=0.3), False)
    lathe([(4.95, 13.75), (4.5, 13.4), (3.9, 13.4), (3.8, 13.9), (3.5, 14.1), (1.0, 14.0), (0, 14.0)], brass())
    wrap(job, 'arabic', 5.0, 2.0, 9.0, 108, 8)
    for part in together(finjan):
        place(part, (8.8, -2.8, 0), (0, 0, 0))
    pod = surface('pod', '#93a05c', rough=0.7)
    for x, y, t in ((5.8, -6.4, 20), (7.4, -6.8, -34), (4.6, -6.0, 70)):
        pillow((1.9, 0.85, 0.8), pod, (x, y, 0), (0, 0, t), (0.8, 1))


def finjan():
    """A cup without a handle."""
    cup([(0, 0), (1.5, 0), (1.6, 0.2), (1.5, 0.5), (2.0, 2.0), (2.7, 4.2), (2.9, 5.0)], 0.2, surface('china', '#fbf5ea', rough=0.14, coat=0.6))
    lathe([(2.91, 4.6), (2.97, 4.7), (2.97, 5.0), (2.85, 5.05)], brass())
    lathe([(0, 4.2), (2.5, 4.2)], surface('coffee', '#a9692c', rough=0.1, spec=0.4), False)


@model('coffee-sack', turn=-8, tilt=14, detail=(16, 24))
def coffee_sack(job):
    """A small cotton sack, tied with a cord."""
    def point(u, v):
        a = 2 * math.pi * u
        profile = curve([(0.2, 0), (4.4, 0.05), (5.6, 0.9), (6.1, 3.8), (5.6, 8.0), (4.4, 11.0), (2.0, 12.7), (1.55, 13.4), (2.2, 14.4), (3.4, 16.2), (3.7, 17.2)], 10)
        at = v * (len(profile) - 1)
        i = min(int(at), len(profile) - 2)
        r, z = profile[i] + (profile[i + 1] - profile[i]) * (at - i)
        gather = max(0, (z - 9) / 5) if z < 13.4 else max(0.35, 1 - (z - 13.4) / 5)
        r *= 1 + 0.14 * min(1, gather) * math.sin(13 * a + 0.5 * math.sin(3 * a)) + 0.03 * math.sin(3 * a + z * 0.5)
        return (r * math.cos(a), r * math.sin(a) * 0.86, z + (0.4 * math.sin(5 * a) if z > 16 else 0))
    skin(point, cloth(), 170, 80, joined=True, thickness=0.12)
    cord = cloth('#d9c7a6')
    for k in range(3):
        tube([(1.95 * math.cos(a), 1.75 * math.sin(a), 13.1 + 0.3 * k) for a in [i * math.pi / 16 for i in range(32)]], 0.2, cord, 10, closed=True, steps=1)
    tube([(0.4, -1.8, 13.3), (1.6, -2.6, 12.4), (2.4, -4.7, 10.0), (2.4, -5.7, 7.2)], 0.17, cord, 10)
    tube([(-0.2, -1.8, 13.3), (-0.9, -2.8, 12.0), (-0.6, -4.6, 10.2), (-1.1, -5.3, 8.4)], 0.17, cord, 10)
    tag = [plate(rounded(4.6, 5.8, 0.4), 0.12, paper('#f3e8d3'), 0.03), front(job, 'decaf', 4.0, 5.0, (0, -0.08, 0.4))]
    for part in tag:
        place(part, (2.2, -5.75, 1.7), (-3, 0, 14))
    beans(9.0, -3.0, 12)


@model('chocolate-slab', turn=-18, tilt=30, detail=(22, 34))
def chocolate_slab(job):
    """A thick bar that has been broken: its filling shows; the rest in a paper with a torn edge."""
    cocoa = surface('cocoa', '#6a3d24', rough=0.35, spec=0.5)
    filling = surface('kataifi', '#c9a45e', rough=0.9, texture=crumpled)
    def bar(length, at, turn):
        parts = [box((8.6, length, 0.6), cocoa, (0, 0, 0), 0.16), box((8.1, length - 0.1, 1.1), filling, (0, -0.12, 0.5), 0.1), box((8.6, length, 0.5), cocoa, (0, 0, 1.5), 0.16)]
        for x in (-2.1, 2.1):
            for k in range(int(length // 4)):
                parts.append(box((3.8, 3.7, 0.55), cocoa, (x, length / 2 - 2.1 - 4.1 * k, 1.85), 0.24))
        parts += [box((0.5, length, 2.0), cocoa, (-4.2, 0, 0), 0.16), box((0.5, length, 2.0), cocoa, (4.2, 0, 0), 0.16)]
        for part in parts:
            place(part, at, turn)
    bar(13, (0, 3.6, 0.1), (0, 0, 0))
    bar(4.3, (2.6, -6.6, 0), (0, 0, 24))
    for part in (box((9.3, 8.6, 2.75), surface('sleeve', 'tint', rough=0.6), (0, 0, 0), 0.2), lying(job, 'tahini', 6.6, 6.2, (0, 0, 2.79))):
        place(part, (0, 6.4, 0), (0, 0, 0))
    for i in range(24):
        a, r = i * 2.399, 0.5 * math.sqrt(i)
        ball(0.17, plain('#e6cf9a', 0.7), (-4.6 + 1.3 * r * math.cos(a), -6.0 + r * math.sin(a), 0), (1.4, 0.9, 0.6), (0, 0, 50 * i))
    for i in range(14):
        x, y, t = 1.0 + 0.26 * i, -4.0 - 0.9 * math.sin(i * 2.1), i * 37
        tube([(x - 0.7 * math.cos(t), y - 0.5 * math.sin(t), 0.1), (x, y, 0.25), (x + 0.7 * math.cos(t), y + 0.5 * math.sin(t), 0.1)], 0.07, plain('#c99a4a', 0.8), 6)


@model('wrapped-bar', turn=-20, tilt=22, detail=(22, 30))
def wrapped_bar(job):
    """A bar in foil and a printed band that leans on another, with candied orange."""
    sleeve, foil = surface('sleeve', 'tint', rough=0.55), surface('foil', '#d9c59a', rough=0.28, metal=1.0)
    def bar():
        box((7.6, 16.4, 0.95), foil, (0, 0, 0), 0.14)
        box((7.8, 12.6, 1.05), sleeve, (0, 0.9, -0.05), 0.1)
        lying(job, 'orange', 5.4, 7.6, (0, 1.0, 1.03))
    for part in together(bar):
        place(part, (3.6, 4.2, 0.05), (0, 0, 62))
    for part in together(bar):
        place(part, turn=(72, 0, 0))
        place(part, (-1.8, 1.4, 7.9), (0, 0, 8))
    peel, flesh = surface('peel', '#d9792a', rough=0.35, coat=0.4), surface('flesh', '#efa53a', rough=0.2, coat=0.8)
    for x, y, t in ((6.2, -3.6, 0), (8.6, -1.6, 40)):
        slice_ = [lathe([(0, 0), (1.9, 0), (1.95, 0.25), (0, 0.3)], flesh), lathe([(1.9, -0.02), (2.3, 0), (2.3, 0.32), (1.9, 0.34)], peel)]
        for k in range(8):
            slice_.append(place(box((1.55, 0.12, 0.06), plain('#f7dca0', 0.5), (0.95, 0, 0.28), 0.02), (0, 0, 0), (0, 0, 45 * k)))
        for part in slice_:
            place(part, (x, y, 0.02), (6, 0, t))


@model('halwa-tin', turn=-12, tilt=26, detail=(16, 38))
def halwa_tin(job):
    """A wide tin of halwa with a wedge cut out, pistachios on top."""
    cup([(0, 0), (7.0, 0), (7.3, 0.2), (7.4, 0.6), (7.4, 4.0)], 0.2, lacquer(), steel(0.3))
    lathe([(7.42, 3.6), (7.55, 3.7), (7.55, 4.1), (7.4, 4.2)], brass())
    halwa = surface('halwa', '#dcc190', rough=0.85, texture=flaky, bump=fibres)
    steps = [math.radians(-62 + 316 * i / 72) for i in range(73)]
    outline = [(0, 0)] + [(6.7 * math.cos(a + 0.25), 6.7 * math.sin(a + 0.25)) for a in steps]
    place(plate(outline, 3.6, halwa, 0.16), (0, 0, 2.5), (-90, 0, 0))
    wedge = [(0, 0)] + [(6.5 * math.cos(a), 6.5 * math.sin(a)) for a in [math.radians(-20 + 40 * i / 12) for i in range(13)]]
    place(plate(wedge, 3.4, halwa, 0.16), (7.8, -5.4, 1.75), (-90, 0, -26))
    nuts = surface('pistachio', '#8da04a', rough=0.6, texture=specked)
    for i in range(44):
        a, r = i * 2.399, 0.96 * math.sqrt(i)
        if -1.2 < (a + 0.0) % (2 * math.pi) - 2 * math.pi + 0.3 < -0.2 and r > 0.5:
            continue
        pillow((1.0, 0.6, 0.5), nuts, (r * math.cos(a), r * math.sin(a), 4.15), (10 * (i % 3), 12, i * 53), (0.9, 1))
    for i in range(7):
        pillow((1.0, 0.6, 0.55), nuts, (6.4 + 1.4 * math.sin(i * 2.3), -8.6 + 0.9 * math.cos(i * 1.7), 0), (0, 0, i * 53), (0.9, 1))
    wrap(job, 'halwa', 7.42, 0.7, 2.7, 46, 0)


def flaky(n):
    return n.between(n.noise(0.5, (0.2, 1, 1), 4.0), 0.3, 0.7, 0.86, 1.08)


def fibres(n):
    return n.noise(0.4, (0.15, 1, 1), 4.0), 0.12


@model('lokum-box', turn=-16, tilt=30, detail=(20, 40))
def lokum_box(job):
    """An eight-sided box of sugared cubes; its lid leans behind it."""
    card = matte()
    for part in together(lambda: cup([(0, 0), (8.2, 0), (8.3, 0.1), (8.3, 4.2)], 0.3, card, paper('#f6ecd8'), segments=8)):
        for polygon in part.data.polygons:
            polygon.use_smooth = False
        place(part, (0, 0, 0), (0, 0, 22.5))
    lokum, almond = surface('lokum', '#d98d92', rough=0.45, spec=0.4, texture=sugared), plain('#e9cfa0', 0.7)
    spots = [(x, y) for x in (-4.8, -1.6, 1.6, 4.8) for y in (-4.8, -1.6, 1.6, 4.8) if abs(x) + abs(y) < 9]
    for i, (x, y) in enumerate(spots):
        box((2.7, 2.7, 2.5), lokum, (x, y, 2.0), 0.45, (0, 0, 9 * math.sin(i * 5)))
        pillow((1.6, 0.9, 0.6), almond, (x, y, 4.4), (0, 0, i * 50), (0.9, 1))
    for x, y, t in ((8.8, -6.4, 22), (10.6, -3.0, -20)):
        box((2.7, 2.7, 2.5), lokum, (x, y, 0), 0.45, (0, 0, t))
    lid = [lathe([(0, 1.6), (8.6, 1.6), (8.7, 1.5), (8.7, 0), (8.4, 0)], card, False, 8), lying(job, 'lokum', 7.4, 6.6, (0, 0, 1.66))]
    for polygon in lid[0].data.polygons:
        polygon.use_smooth = False
    place(lid[0], (0, 0, 0), (0, 0, 22.5))
    for part in lid:
        place(part, (0.6, 9.4, 7.9), (74, 0, 0))


def sugared(n):
    return n.between(n.noise(0.35, detail=4.0), 0.4, 0.62, 1.0, 1.32)


@model('honey-pot', turn=-10, tilt=14, detail=(16, 24))
def honey_pot(job):
    """A six-sided jar under a cloth that is tied down, with a piece of comb."""
    glass = surface('honey', 'tint', rough=0.05, coat=1.0, spec=0.6)
    body = lathe([(0, 0), (4.6, 0), (5.0, 0.4), (5.0, 8.6), (4.4, 9.4)], glass, False, 6)
    for polygon in body.data.polygons:
        polygon.use_smooth = False
    lathe([(4.3, 9.2), (4.2, 9.6), (4.2, 10.2)], glass)
    linen = cloth('#efe2c8')
    def cover(u, v):
        a = 2 * math.pi * u
        if v < 0.45:
            r = 4.5 * v / 0.45
            return (r * math.cos(a), r * math.sin(a), 11.6 - 0.12 * (v / 0.45) ** 4)
        t = (v - 0.45) / 0.55
        flare = max(0, t - 0.35) / 0.65
        r = 4.5 - 0.12 * min(1, t / 0.35) + 1.5 * flare ** 1.2
        r *= 1 + 0.07 * flare * math.sin(17 * a) + 0.02 * math.sin(5 * a) * flare
        return (r * math.cos(a), r * math.sin(a), 11.5 - 2.9 * t + 0.25 * math.sin(8 * a) * flare)
    skin(cover, linen, 150, 48, joined=True, thickness=0.1)
    twine = cloth('#a8794a')
    for z in (10.35, 10.6):
        tube([(4.5 * math.cos(a), 4.5 * math.sin(a), z) for a in [i * math.pi / 20 for i in range(40)]], 0.17, twine, 8, closed=True, steps=1)
    for s in (-1, 1):
        tube([(0, -4.5, 10.5), (s * 1.0, -5.1, 10.9), (s * 1.7, -5.1, 10.3), (s * 0.7, -4.9, 10.1), (0, -4.6, 10.4)], 0.14, twine, 8)
        tube([(0, -4.6, 10.4), (s * 0.6, -5.5, 9.2), (s * 0.9, -5.3, 7.8)], 0.14, twine, 8)
    front(job, 'thyme', 4.2, 5.0, (0, -4.42, 1.7))
    comb, cells = surface('comb', '#d99a2e', rough=0.3, coat=0.5), surface('cell', '#a8651a', rough=0.15, coat=0.8)
    place(box((5.6, 4.0, 1.6), comb, (0, 0, 0), 0.2), (8.6, -4.0, 0), (0, 0, 18))
    for i in range(6):
        for j in range(5):
            spot = lathe([(0, 0.02), (0.34, 0), (0.36, -0.05)], cells, False, 6)
            place(spot, (-2.2 + 0.84 * i + 0.42 * (j % 2), -1.5 + 0.74 * j, 1.62))
            place(spot, (8.6, -4.0, 0), (0, 0, 18))


@model('syrup-bottle', turn=-10, tilt=9, detail=(14, 18))
def syrup_bottle(job):
    """A round-shouldered bottle with a swing stopper, and two dates."""
    lathe([(0, 0), (3.4, 0), (3.8, 0.25), (3.9, 1.0), (3.9, 1.0), (3.9, 8.2), (3.9, 8.2), (3.5, 10.6), (2.0, 12.4), (1.35, 13.6), (1.25, 16.6), (1.6, 16.9), (1.6, 17.5), (1.3, 17.7)], tinted_glass())
    china = surface('china', '#f7f0e4', rough=0.15, coat=0.6)
    lathe([(0, 17.6), (1.35, 17.6), (1.4, 17.8), (1.3, 18.7), (0.9, 19.1), (0, 19.2)], china)
    lathe([(1.1, 17.5), (1.42, 17.5), (1.42, 17.8), (1.2, 17.85)], surface('seal', '#b4573a', rough=0.6))
    wire = steel()
    for s in (-1, 1):
        tube([(s * 1.55, 0, 16.2), (s * 1.95, -0.3, 17.3), (s * 1.6, 0, 18.6), (0, 0, 18.95)], 0.11, wire, 8)
    tube([(1.55, 0, 16.2), (1.7, -1.2, 14.8), (1.0, -1.75, 13.6), (0, -1.9, 13.3), (-1.0, -1.75, 13.6), (-1.7, -1.2, 14.8), (-1.55, 0, 16.2)], 0.11, wire, 8)
    tube(ring(1.42, 16.2), 0.11, wire, 8, closed=True, steps=1)
    wrap(job, 'syrup', 3.9, 1.6, 6.2, 96, 6)
    date = surface('date', '#5a2d16', rough=0.32, coat=0.3, texture=specked)
    for x, y, t in ((6.2, -2.4, 30), (7.4, -4.2, -24)):
        pillow((4.0, 2.3, 2.0), date, (x, y, 0), (0, 0, t), (1, 0.95))
    pillow((1.9, 0.7, 0.6), plain('#a8794a', 0.6), (5.0, -5.0, 0), (0, 0, 60), (1, 1))


@model('window-box', turn=-22, tilt=26, detail=(24, 34))
def window_box(job):
    """A closed box whose lid has an arched window on the dates inside."""
    card = matte()
    w, d, h = 22.0, 14.0, 4.6
    for size, at in (((w, 0.4, h), (0, -d / 2, 0)), ((w, 0.4, h), (0, d / 2, 0)), ((0.4, d, h), (-w / 2, 0, 0)), ((0.4, d, h), (w / 2, 0, 0)), ((w, d, 0.3), (0, 0, 0))):
        box(size, card, at, 0.08)
    hole = [(x + 3.6, z) for x, z in rounded(11.6, 10.2, 2.2, -5.1)]
    place(plate(rounded(w + 0.6, d + 0.6, 0.3, -(d + 0.6) / 2), 0.4, card, 0.1, holes=[hole]), (0, 0, h + 0.1), (-90, 0, 0))
    place(plate([(x * 1.0, z * 1.0) for x, z in rounded(12.1, 10.7, 2.4, -5.35)], 0.16, brass(), 0.05, holes=[[(x - 3.6, z) for x, z in hole]]), (3.6, 0, h + 0.3), (-90, 0, 0))
    date = surface('date', '#3b1d12', rough=0.32, coat=0.3, texture=specked)
    box((w - 1, d - 1, 1.2), paper('#f4ead8'), (0, 0, 0.3), 0)
    for i in range(6):
        for j in range(3):
            pillow((2.3, 4.0, 2.4), date, (-2.6 + 2.45 * i, -3.9 + 3.9 * j, 1.6), (4 * math.sin(i * 3 + j), 3, 7 * math.sin(i * 5 + j * 2)), (1, 0.95))
    lying(job, 'ajwa', 5.6, 8.0, (-6.6, 0, h + 0.34))
    for x, y, t in ((14.4, -5.6, 40), (13.2, -8.4, -14)):
        pillow((3.9, 2.2, 2.1), date, (x, y, 0), (0, 0, t), (1, 0.95))


@model('gift-box', turn=-14, tilt=28, detail=(18, 40))
def gift_box(job):
    """A round box of filled dates in paper cups, its lid with a bow leaning at the back."""
    card = matte()
    cup([(0, 0), (8.6, 0), (8.8, 0.15), (8.8, 4.4)], 0.3, card, paper('#f6ecd8'))
    lathe([(8.82, 0.1), (8.9, 0.15), (8.9, 0.8), (8.82, 0.85)], brass(), False)
    date = surface('date', '#6a3517', rough=0.3, coat=0.35, texture=specked)
    fillings = ['#e3cfa4', '#8da04a', '#d9792a', '#f3e6cc']
    spots = [(0, 0)] + [(3.6 * math.cos(a), 3.6 * math.sin(a)) for a in [i * math.pi / 3 for i in range(6)]] + [(6.75 * math.cos(a), 6.75 * math.sin(a)) for a in [i * math.pi / 5.5 + 0.3 for i in range(11)]]
    for i, (x, y) in enumerate(spots):
        def frill(u, v, x=x, y=y):
            a, r = 2 * math.pi * u, 1.35 + 0.45 * v
            r *= 1 + 0.07 * math.cos(22 * a) * v
            return (x + r * math.cos(a), y + r * math.sin(a), 1.9 + 1.5 * v)
        skin(frill, paper('#fbf4e6'), 88, 4, joined=True)
        pillow((2.2, 2.9, 2.2), date, (x, y, 2.1), (0, 0, i * 37), (1, 0.95))
        pillow((0.8, 1.8, 0.7), plain(fillings[i % 4], 0.6), (x, y, 3.95), (0, 0, i * 37), (1, 1))
    lathe([(0, 1.7), (8.4, 1.7)], paper('#f6ecd8'), False)
    ribbon = surface('ribbon', '#d9b36a', rough=0.45, spec=0.5)
    lid = [lathe([(0, 1.9), (8.9, 1.9), (9.05, 1.7), (9.05, 0), (8.8, 0)], card), box((18.0, 1.3, 0.1), ribbon, (0, 0, 1.9), 0.03), box((1.3, 18.0, 0.1), ribbon, (0, 0, 1.92), 0.03)]
    for s in (-1, 1):
        loop = [(0, 0, 2.1), (s * 2.0, 0.9, 3.2), (s * 3.6, 1.3, 2.9), (s * 3.2, 0.9, 2.2), (0, 0, 2.1)]
        lid.append(tube(loop, 0.62, ribbon, 12, flat=0.16))
        lid.append(tube([(0, 0, 2.1), (s * 1.5, -1.6, 2.5), (s * 2.6, -3.4, 2.1)], 0.6, ribbon, 12, flat=0.16))
    lid.append(pillow((1.3, 1.1, 0.9), ribbon, (0, 0, 2.0), (0, 0, 0), (0.6, 0.8)))
    for part in lid:
        place(part, (0.8, 10.4, 8.2), (70, 0, 0))
