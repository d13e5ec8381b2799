"""Kitchen and ceramics."""
import math

from materials import brass, clay, glaze, leather, metal, paper, plain, speckled, steel, surface, wood
from models.model import model
from shapes import arch, ball, bevel, box, circle, cup, curve, lathe, pillow, place, plate, rod, rounded, skin, together, tube


@model('mug', detail=(24, 32))
def mug(job):
    lathe([(0, 0.0), (3.2, 0), (3.2, 0), (3.85, 0.25), (4.12, 1.1), (4.16, 2.3)], clay('#b9794f'))
    cup([(4.17, 2.25), (4.22, 2.3), (4.26, 2.6), (4.26, 5), (4.24, 7.4), (4.2, 8.8)], 0.36, speckled())
    lathe([(0, 1.0), (3.7, 1.0), (3.85, 1.8), (3.88, 8.6)], speckled())
    lathe([(0, 7.4), (3.9, 7.4)], surface('coffee', '#3a1c0c', rough=0.12, spec=0.3), round_=False)
    tube([(4.0, 0, 7.4), (5.6, 0, 7.7), (6.9, 0, 6.6), (7.0, 0, 4.9), (6.0, 0, 3.4), (4.1, 0, 3.1)], [0.62, 0.48, 0.46, 0.46, 0.5, 0.62], speckled(), flat=1.5)


@model('espresso-cups', turn=-8, tilt=20, detail=(18, 34))
def espresso_cups(job):
    for x, y, t in ((-5.6, 2.2, -28), (5.4, -1.6, 24)):
        for part in together(cup_and_saucer):
            place(part, (x, y, 0), (0, 0, t))
    spoon = [tube([(2.0, -9.6, 0.35), (6, -9.0, 0.4), (9.6, -8.2, 0.5)], [0.2, 0.26, 0.34], brass(), 12, flat=0.5), pillow((2.6, 1.6, 0.5), brass(), (0.9, -9.7, 0.05), (0, 0, 8), (1, 1))]
    for part in spoon:
        place(part, (-4.5, 0.6, 0))


def cup_and_saucer():
    cup([(0, 0), (3.0, 0), (3.3, 0.2), (5.4, 0.9), (6.4, 1.5)], 0.3, speckled())
    lathe([(6.38, 1.52), (6.46, 1.66), (6.3, 1.7)], clay('#8a5a3c'))
    lathe([(0, 0.5), (2.0, 0.5), (2.1, 0.7), (2.5, 1.5), (2.62, 2.0)], clay('#b9794f'))
    cup([(2.62, 1.95), (2.7, 2.05), (3.05, 3.6), (3.15, 5.2), (3.12, 6.4)], 0.26, speckled(), surface('inside', 'pale', rough=0.18, coat=0.5))
    lathe([(0, 5.5), (1.6, 5.52), (2.86, 5.5)], surface('crema', '#8a5226', rough=0.3, spec=0.3), round_=False)
    tube([(3.0, 0, 5.5), (4.2, 0, 5.7), (4.9, 0, 4.8), (4.5, 0, 3.7), (2.9, 0, 3.2)], [0.42, 0.34, 0.32, 0.34, 0.42], speckled(), flat=1.4)


@model('bowl', tilt=24, detail=(20, 44))
def bowl(job):
    lathe([(0, 0), (3.0, 0), (3.0, 0), (3.15, 0.5), (3.3, 0.7)], clay('#c39a72'))
    cup([(3.0, 0.55), (4.2, 0.9), (5.9, 2.2), (7.0, 4.2), (7.5, 6.2)], 0.38, speckled(), surface('inside', 'pale', rough=0.18, coat=0.5))


@model('plate', tilt=30, detail=(30, 52))
def dish(job):
    cup([(0, 0), (6, 0), (6.6, 0.3), (9.5, 0.8), (12.0, 1.5), (13.4, 2.1)], 0.34, speckled())
    lathe([(13.32, 2.12), (13.45, 2.3), (13.25, 2.35)], clay('#8a5a3c'))
    small = lathe([(0, 0.4), (4, 0.4), (6.4, 0.7), (8.6, 1.6), (9.3, 1.75), (8.7, 1.9), (6.2, 1.1), (0, 0.75)], surface('inside', 'pale', rough=0.18, coat=0.5))
    place(small, (0, 0, 0.1))


@model('teapot', tilt=16, detail=(32, 30))
def teapot(job):
    pot = metal() if job['finish'] == 'metal' else glaze()
    lathe([(0, 0), (4.2, 0), (4.2, 0), (5.4, 0.7), (6.9, 3.2), (7.0, 5.0), (5.8, 7.4), (3.4, 8.7), (3.2, 8.9), (3.1, 8.6)], pot)
    lathe([(3.3, 8.85), (3.25, 9.15), (2.2, 9.7), (0.9, 10.05), (0.5, 10.3), (0.5, 10.3)], pot)
    ball(0.75, wood('#8a5a34', 'z') if job['finish'] == 'metal' else pot, (0, 0, 10.2))
    tube([(-5.8, 0, 4.2), (-8.2, 0, 5.0), (-9.2, 0, 6.8), (-10.6, 0, 8.6)], [1.35, 0.95, 0.66, 0.5], pot, 24)
    hoop = brass() if job['finish'] != 'metal' else metal()
    tube([(-3.6, 0, 8.3), (-4.2, 0, 9.6), (-3.8, 0, 12.0), (0, 0, 14.2), (3.8, 0, 12.0), (4.2, 0, 9.6), (3.6, 0, 8.3)], 0.3, hoop)
    tube([(-2.4, 0, 13.35), (0, 0, 14.2), (2.4, 0, 13.35)], [0.5, 0.6, 0.5], wood('#6b4630', 'x'))


@model('jug', tilt=12, detail=(24, 24))
def jug(job):
    pot = metal() if job['finish'] == 'metal' else glaze()

    def lip(a, z):
        return 1 + 0.34 * max(0, math.cos(a - math.pi)) ** 14 * max(0, (z - 13) / 5) ** 1.6

    cup([(0, 0), (4.0, 0), (4.4, 0.3), (5.6, 3.2), (5.8, 6.0), (4.4, 10.2), (3.6, 13.2), (4.0, 16.4), (4.5, 18.0)], 0.32, pot, wave=lip, segments=120)
    tube([(3.7, 0, 16.2), (6.4, 0, 17.2), (8.2, 0, 15.0), (8.0, 0, 11.4), (6.6, 0, 8.8), (4.9, 0, 8.2)], [0.62, 0.5, 0.5, 0.5, 0.55, 0.7], pot, flat=1.4)


@model('vase', tilt=9, detail=(18, 20))
def vase(job):
    cup([(0, 0), (3.2, 0), (3.6, 0.3), (5.6, 3.8), (6.0, 7.2), (4.2, 11.4), (1.9, 14.0), (1.55, 16.6), (2.1, 18.4)], 0.3, speckled())
    stem = plain('#7d6a3f')
    for i, (dx, dy, top, lean) in enumerate([(-0.5, 0, 25, -4.4), (0.4, 0.4, 27.5, 2.0), (0.5, -0.4, 24, 5.6), (-0.1, 0.4, 22.5, -1.6)]):
        tube([(dx * 0.3, dy * 0.3, 4), (dx, dy, 17), (dx + lean * 0.5, dy * 2, 17 + (top - 17) * 0.6), (dx + lean, dy * 3, top)], [0.12, 0.1, 0.07], stem, 8)
        for k in range(26):
            t = k / 25
            a = k * 2.4 + i
            z = top - 6.5 * t + 1.2
            x = dx + lean * (0.5 + 0.5 * (1 - t * 0.85))
            r = 0.5 + 0.55 * math.sin(math.pi * min(1, t + 0.12))
            pillow((0.46, 0.46, 1.8), surface('ear', '#d9b98a', rough=0.9), (x + r * 0.6 * math.cos(a), dy * 3 + r * 0.6 * math.sin(a), z - 1), (28 * math.sin(a), -28 * math.cos(a) - lean * 1.6, 0), (1, 1))


@model('pan', turn=-18, tilt=26, detail=(-42, 36))
def pan(job):
    body = metal(rough=0.2) if job['finish'] == 'metal' else surface('iron', 'tint', rough=0.45, spec=0.6)
    inside = steel(0.3) if job['finish'] == 'metal' else body
    cup([(0, 0), (9.0, 0), (10.2, 0.5), (11.4, 3.0), (12.2, 5.0)], 0.3, body, inside)
    handle = brass() if job['finish'] == 'metal' else body
    tube([(11.4, 0, 3.9), (14, 0, 4.9), (20, 0, 6.6), (27, 0, 7.9), (30.5, 0, 8.1)], [1.0, 0.8, 0.85, 1.05, 0.8], handle, 20, flat=0.5)
    for y in (-0.8, 0.8):
        ball(0.34, handle, (11.45, y, 3.4))


@model('cutting-board', turn=-14, tilt=12, detail=(26, 30))
def board(job):
    outline = rounded(21, 30, 3.2)
    slab = plate(outline, 2.2, wood('tint', 'y'), 0.35, holes=[circle(1.3, 0, 26.6)])
    place(slab, (0, 4, 0.3), (-12, 0, 0))
    second = plate(rounded(15, 20, 7.4), 1.8, wood('#d2ac78', 'y'), 0.35, holes=[circle(0.9, 0, 17.6)])
    place(second, (6, -0.6, 0.3), (-14, 0, 4))


@model('knife', turn=-38, tilt=46, detail=(-52, 38))
def knife(job):
    blade = [(0, 0), (1.4, -0.1), (11, -0.3), (16.4, 0.5), (19.6, 2.2), (21, 4.3), (12, 4.55), (0, 4.5)]
    shape = plate([tuple(p) for p in curve(blade + [(0, 0)], 8)], 0.24, steel(0.3), 0.1)
    place(shape, (0, 0, 1.3), (-90, 0, 0))
    place(box((12.6, 2.7, 2.0), wood('tint', 'x'), (0, 0, 0), 0.85, segments=6), (-6.9, 3.1, 0.4), (0, 0, -2))
    for x in (-2.9, -6.9, -10.9):
        place(lathe([(0, 0), (0.36, 0), (0.34, 0.05), (0, 0.06)], brass(), False), (x, 3.1 + (x + 6.9) * -0.035, 2.38))
    place(box((1.1, 3.1, 2.2), steel(), (0, 0, 0), 0.35), (-0.4, 2.8, 0.3))
    place(plate(rounded(26, 15, 1.6), 1.5, wood('#c79a63', 'x'), 0.3), (3, -5, -0.35), (-90, 0, 0))
    for i, color in enumerate(('#7d8f42', '#8b9a4e', '#6f823a')):
        skin(lambda u, v, i=i: (12 + i * 1.5 + (u - 0.5) * 2.2, -3.2 - i * 1.2 + (v - 0.5) * 1.5, 0.5 + 0.35 * math.cos(9 * u + i) * math.sin(5 * v) ** 2), surface('herb', color, rough=0.6), 12, 12)


@model('jar', tilt=14, detail=(22, 30))
def jar(job):
    lathe([(0, 0), (4.6, 0), (4.6, 0), (5.3, 0.5), (5.9, 3.0), (5.9, 8.2), (5.2, 10.6), (4.9, 10.9)], glaze())
    lathe([(0, 0), (4.65, 0), (5.32, 0.5), (5.5, 1.2), (5.45, 1.2)], clay())
    lathe([(0, 10.8), (5.25, 10.8), (5.35, 11.0), (5.35, 11.5), (5.2, 11.7), (0, 11.75)], wood('#a9763f', 'x'))
    lathe([(0, 11.7), (0.8, 11.7), (0.75, 12.3), (1.25, 13.0), (1.0, 13.7), (0, 13.9)], wood('#a9763f', 'x'))
    tube([(5.15 * math.cos(a), 5.15 * math.sin(a), 10.2) for a in [i * math.pi / 20 for i in range(40)]], 0.16, paper('#cdb58d'), closed=True, steps=1)
