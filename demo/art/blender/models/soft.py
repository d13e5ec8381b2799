"""Soft toys."""
import math

from materials import brass, cloth, surface
from models.model import model
from shapes import ball, box, lathe, pillow, place, rod, skin, tube


def fur(color='tint'):
    return surface('fur', color, rough=1.0, spec=0.05, texture=tufts, bump=tufty)


def tufts(n):
    return n.between(n.noise(0.5, detail=4.0), 0.25, 0.75, 0.82, 1.1)


def tufty(n):
    return n.noise(0.3, detail=4.0), 0.22


def thread():
    return surface('thread', '#2a201b', rough=0.25, spec=0.6)


def felted(color):
    return surface('felted', color, rough=1.0, spec=0.05, texture=tufts)


@model('plush', turn=-12, tilt=8, detail=(16, 10))
def cat(job):
    coat, pale, dark, stripe = fur(), fur('pale'), thread(), fur('#7d5134')
    pillow((13, 11.4, 14.5), coat, square=(1, 0.95), dent=lambda x, y, z: (x * (1.16 - 0.16 * z / 14.5), y * (1.1 - 0.1 * z / 14.5), z))
    pillow((8.2, 2.6, 9.4), pale, (0, -5.2, 1.8), (-6, 0, 0), (1, 1))
    pillow((13.2, 11, 10.2), coat, (0, -0.4, 13.2), square=(0.95, 1))
    for s in (-1, 1):
        pillow((3.6, 3.0, 2.9), pale, (s * 1.35, -4.8, 14.6), square=(1, 1))
        ear = [(2.5, 0), (2.1, 1.5), (1.2, 3.1), (0.4, 4.1), (0, 4.3)]
        place(lathe(ear, coat), (s * 3.9, 0.2, 20.9), (0, s * 17, 0), (1, 0.5, 1))
        place(lathe([(r * 0.66, z * 0.74) for r, z in ear], pale), (s * 3.95, -0.75, 21.2), (6, s * 17, 0), (1, 0.4, 1))
        place(pillow((1.15, 0.7, 1.7), dark, square=(1, 1)), (s * 2.75, -5.25, 17.6), (0, s * 12, 0))
        ball(0.17, surface('glint', '#ffffff', rough=0.2), (s * 2.75 - 0.25, -5.62, 18.75))
        for i in range(3):
            rod((s * 2.4, -6.0, 15.9 + 0.3 * i), (s * 6.4, -6.2, 15.2 + 0.9 * i), 0.06, surface('whisker', '#f7efe2', rough=0.8), 0.03, sides=6)
        place(pillow((4.4, 4.8, 10.6), coat, square=(1, 1)), (s * 5.2, -4.2, 0.6), (8, s * 8, 0))
        pillow((4.6, 5.4, 2.7), pale, (s * 5.5, -5.6, 0), square=(1, 0.9))
        place(pillow((6.6, 9, 6.4), coat, square=(1, 1)), (s * 6.4, 0.6, 0), (0, 0, s * 10))
        for i in range(3):
            tube([(s * 6.35, -3.0 + i * 1.3, 15.8 + 0.3 * i), (s * 6.5, -2.6 + i * 1.3, 17.2 + 0.3 * i), (s * 5.9, -2.2 + i * 1.3, 19.2)], [0.1, 0.4, 0.1], stripe, 10)
    pillow((1.5, 0.9, 1.0), fur('#b86d62'), (0, -6.5, 16.5), square=(0.9, 0.9))
    tube([(-1.5, -6.1, 15.3), (-0.7, -6.6, 15.2), (0, -6.55, 16.4), (0.7, -6.6, 15.2), (1.5, -6.1, 15.3)], 0.1, dark, 8)
    for x, low in ((0, 20.1), (-1.5, 20.6), (1.5, 20.6)):
        tube([(x, -4.6, low), (x * 1.1, -3.9, low + 1.6), (x * 1.2, -2.6, 23.0 - abs(x) * 0.2)], [0.1, 0.42, 0.15], stripe, 10)
    tail = [(4, 5, 1.8), (9.5, 4.6, 1.7), (12.4, 0.5, 1.6), (11.4, -4.4, 1.6), (8.6, -7.0, 1.7)]
    tube(tail, [1.5, 1.5, 1.45, 1.4, 1.2], coat, 20)
    ball(1.25, pale, (8.3, -7.2, 0.5), (1, 1, 1))
    tube([(5.1 * math.cos(a), 4.7 * math.sin(a) - 0.2, 13.7) for a in [i * math.pi / 14 for i in range(28)]], 0.55, cloth('#3c4a76'), 12, closed=True, steps=2)
    ball(0.85, brass(), (0, -5.3, 11.9))


@model('camel', turn=-30, tilt=9, detail=(-52, 12))
def camel(job):
    coat, pale, dark = fur(), fur('pale'), thread()
    pillow((17.5, 9.6, 9.4), coat, (1, 0, 6.2), square=(1, 0.95))
    pillow((9.4, 7.2, 8.2), coat, (1.6, 0, 11.2), square=(1, 1), dent=lambda x, y, z: (x * (1.12 - 0.05 * z), y * (1.1 - 0.04 * z), z))
    pillow((3.4, 3.0, 2.2), pale, (1.7, 0, 17.6), square=(1, 1))
    for x in (-4.2, 6.4):
        for y in (-2.7, 2.7):
            pillow((4.3, 4.3, 9.4), coat, (x, y, 0.3), square=(1, 0.55))
            pillow((4.7, 5.0, 1.9), pale, (x - 0.25, y, 0), square=(1, 0.8))
    tube([(-3.6, 0, 10.2), (-7.4, 0, 9.6), (-10.4, 0, 11.6), (-11.2, 0, 15.4), (-11.0, 0, 20)], [3.7, 3.2, 2.7, 2.3, 2.2], coat, 28)
    place(pillow((8.6, 5.4, 5.2), coat, square=(1, 1)), (-12.2, 0, 18.0), (0, -10, 0))
    place(pillow((5.0, 4.9, 4.2), pale, square=(1, 0.95)), (-15.7, 0, 17.0), (0, -10, 0))
    for i, (x, y) in enumerate(((-11.2, 0), (-10.2, 0.8), (-10.2, -0.8), (-9.4, 0))):
        pillow((2.4, 2.0, 1.9), pale, (x, y, 22.3 - 0.25 * i), square=(1, 1))
    for s in (-1, 1):
        place(pillow((1.4, 1.0, 3.0), coat, square=(1, 1)), (-9.6, s * 2.0, 21.6), (s * -34, 0, 0))
        ball(0.52, dark, (-13.6, s * 2.42, 20.1))
        for k in range(4):
            rod((-13.95 + 0.25 * k, s * 2.7, 20.75), (-14.2 + 0.4 * k, s * 3.3, 21.25 + 0.06 * k), 0.06, dark, 0.03, sides=6)
        ball(0.22, dark, (-17.9, s * 1.1, 19.6), (0.7, 1, 0.7))
    tube([(-17.4, -1.7, 18.0), (-18.2, -0.8, 17.8), (-18.4, 0, 18.2), (-18.2, 0.8, 17.8), (-17.4, 1.7, 18.0)], 0.09, dark, 8)
    tube([(9.4, 0, 12.2), (11.2, 0, 11), (11.4, 0, 7.6)], [0.7, 0.55, 0.5], coat, 12)
    pillow((1.7, 1.7, 3.0), pale, (11.4, 0, 5.2), square=(1, 1))
    woven(job)


def woven(job):
    """Her finery: a blanket behind the hump, a collar with tassels, a bell."""
    red, ochre, blue = cloth('#a8492f'), cloth('#d9a441'), cloth('#35517a')
    for x, material, wide in ((6.6, red, 1.5), (5.0, ochre, 0.4), (8.0, blue, 0.35)):
        share = math.sqrt(max(0.05, 1 - ((x - 1) / 8.75) ** 2))
        hoop = [(x, (4.8 * share + 0.18) * math.cos(a), 10.9 + (4.7 * share + 0.18) * math.sin(a)) for a in [i * math.pi / 24 for i in range(48)]]
        band(hoop, wide, material)
    collar = [(-8.9 + 1.5 * math.sin(a), 3.05 * math.cos(a), 10.9 - 3.0 * math.sin(a)) for a in [i * math.pi / 20 for i in range(40)]]
    tube(collar, 0.5, red, 12, closed=True, steps=1)
    for i in range(-3, 4):
        a = math.radians(90 + 26 * i)
        x, y, z = -8.9 + 1.5 * math.sin(a), 3.2 * math.cos(a), 10.9 - 3.1 * math.sin(a)
        if i:
            lathe_ = lathe([(0.12, 0), (0.34, -0.3), (0.28, -0.6), (0.5, -1.9), (0, -2.0)], (ochre, blue)[i % 2], segments=16)
            place(lathe_, (x - 0.25, y, z))
    place(lathe([(0, 0), (0.5, -0.1), (0.75, -0.9), (1.05, -1.5), (0.9, -1.55), (0, -1.3)], brass(), segments=32), (-7.6, 0, 7.7))


def band(path, wide, material):
    n = len(path)
    skin(lambda u, v: (path[round(u * n) % n][0] + (v - 0.5) * 2 * wide, *path[round(u * n) % n][1:]), material, n, 6, 0.22, joined=True)


@model('gazelle', turn=-14, tilt=12, detail=(18, 14))
def gazelle(job):
    """A comforter: a square of muslin that falls from a soft head."""
    coat, pale, dark, horn = fur(), fur('pale'), thread(), felted('#5a4234')
    def falls(a, z):
        low = max(0.0, 1 - z / 9.6)
        return 1 + low ** 0.8 * (0.2 * math.sin(6 * a + 0.6) + 0.16 * math.cos(4 * a) + 0.05 * math.sin(11 * a))
    lathe([(10.6, 0.25), (10.3, 0.3), (8.6, 1.3), (6.3, 3.6), (4.5, 6.2), (3.0, 8.6), (1.8, 10.2)], cloth(), wave=falls, segments=180)
    lathe([(10.75, 0.1), (10.9, 0.3), (10.6, 0.5)], cloth('#f1e6d2'), wave=falls, segments=180)
    pillow((10.6, 9.6, 10.2), coat, (0, -0.6, 9.2), square=(1, 1))
    place(pillow((5.4, 6.4, 4.9), pale, square=(1, 1)), (0, -4.6, 9.6), (-12, 0, 0))
    pillow((2.2, 3.4, 5.4), pale, (0, -3.6, 14.0), (26, 0, 0), (1, 1))
    pillow((1.7, 1.1, 1.2), dark, (0, -7.9, 12.2), square=(0.9, 0.9))
    tube([(-1.1, -7.2, 11.0), (-0.5, -7.65, 10.9), (0, -7.7, 11.6), (0.5, -7.65, 10.9), (1.1, -7.2, 11.0)], 0.09, dark, 8)
    for s in (-1, 1):
        tube([(s * 1.9, -4.75, 14.6), (s * 2.7, -4.75, 14.15), (s * 3.5, -4.1, 14.5)], 0.13, dark, 8)
        for k in range(3):
            rod((s * (2.1 + 0.55 * k), -4.8 + 0.22 * k, 14.3), (s * (2.2 + 0.75 * k), -5.2 + 0.2 * k, 13.7), 0.06, dark, 0.03, sides=6)
        place(pillow((2.7, 1.2, 6.0), coat, square=(1, 1)), (s * 4.2, 0.2, 16.6), (0, s * 62, 0))
        place(pillow((1.6, 0.7, 4.4), pale, square=(1, 1)), (s * 4.9, -0.45, 17.0), (0, s * 62, 0))
        tube([(s * 1.7, -0.4, 18.2), (s * 2.5, 0.6, 21.4), (s * 2.3, 0.9, 24.2), (s * 1.5, 0.2, 26.4)], [0.85, 0.7, 0.5, 0.2], horn, 16)
    tube([(2.5 * math.cos(a), 2.4 * math.sin(a) - 0.2, 9.6) for a in [i * math.pi / 14 for i in range(28)]], 0.5, cloth('#c98b5a'), 12, closed=True, steps=2)


@model('hoopoe', turn=-58, tilt=9, detail=(-72, 12))
def hoopoe(job):
    coat, pale, dark, white = fur(), fur('pale'), felted('#2b2622'), felted('#f4ecdd')
    pillow((10.4, 14.5, 11.6), coat, (0, 0.5, 1.2), (14, 0, 0), (1, 1))
    pillow((8.4, 8.6, 8.4), coat, (0, -5.2, 9.6), square=(1, 1))
    pillow((6.2, 7.6, 6.2), pale, (0, -4.2, 2.6), square=(1, 1))
    tube([(0, -8.8, 13.6), (0, -11.6, 13.4), (0, -14.2, 12.5), (0, -16.0, 11.2)], [0.95, 0.6, 0.38, 0.12], dark, 16)
    for i in range(7):
        t = -52 + 21 * i
        parts = [pillow((1.1, 2.2, 6.4), coat, square=(1, 1)), pillow((1.16, 1.7, 1.5), dark, (0, 0, 5.2), square=(1, 1)), pillow((1.12, 1.9, 0.9), white, (0, 0, 4.6), square=(1, 1))]
        for part in parts:
            place(part, (0, -4.6, 15.6), (-t * 0.85 + 6, 0, 0))
    for s in (-1, 1):
        ball(0.55, thread(), (s * 3.5, -7.2, 13.9))
        ball(0.15, surface('glint', '#ffffff', rough=0.2), (s * 3.98, -7.4, 14.6))
        for k in range(6):
            place(pillow((1.3, 3.9 + 0.2 * k, 5.6 - 0.35 * k), (dark, white)[k % 2], square=(1, 0.8)), (s * (4.7 - 0.08 * k), -1.4 + 1.9 * k, 4.6 + 0.25 * k), (34, s * 10, 0))
        place(pillow((1.9, 7.6, 5.6), coat, square=(1, 1)), (s * 4.9, -2.6, 7.4), (22, s * 12, 0))
        pillow((2.0, 4.2, 1.5), felted('#b9794f'), (s * 2.2, -2.6, 0), square=(1, 0.9))
    for k in range(3):
        place(box((3.2, 7.5, 0.8), (dark, white, dark)[k], (0, 0, 0), 0.38), (0, 8.8 + 1.5 * k, 4.4 - 0.32 * k), (12, 0, 0))
