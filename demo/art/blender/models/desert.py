"""Cacti and succulents."""
import math

from materials import plain, surface, wood
from models.green import banded, blushing, clods, soil, standard_pot, vessel
from models.model import model
from shapes import ball, box, cup, lathe, leaf, pillow, place, rod, together, tube


@model('cactus', tilt=10, detail=(16, 18))
def cactus(job):
    standard_pot(vessel(), 5.4, 9.0)
    body = surface('cactus', '#5f8a52', rough=0.6, texture=mottled_green)
    spine = plain('#f1e7cf', 0.8)
    def ribbed(at, r, h, ribs=12, turn=(0, 0, 0)):
        parts = [lathe([(r * 0.7, 0), (r * 0.95, h * 0.15), (r, h * 0.5), (r * 0.9, h * 0.85), (r * 0.5, h * 0.98), (0, h)], body, wave=lambda a, z: 1 + 0.09 * math.cos(ribs * a), segments=ribs * 10)]
        for k in range(ribs):
            a = 2 * math.pi * k / ribs
            for j in range(int(h / 1.3)):
                z = 0.8 + j * 1.3
                q = r * 1.09 * (1 - max(0, (z / h - 0.62) / 0.38) ** 2.2 * 0.75)
                x, y = q * math.cos(a), q * math.sin(a)
                for m in (-0.7, 0, 0.7):
                    parts.append(rod((x, y, z), (x + 0.75 * math.cos(a + m), y + 0.75 * math.sin(a + m), z + 0.25 * math.cos(m * 4)), 0.035, spine, 0.01, sides=4))
        for part in parts:
            place(part, at, turn)
    ribbed((0, 0, 7.8), 3.1, 16)
    ribbed((2.6, -2.4, 7.8), 1.7, 5.5, 10, (8, 12, 0))
    for i, (a, s) in enumerate(((0.3, 1.0), (2.2, 0.8), (4.4, 0.9))):
        for k in range(7):
            leaf(1.3 * s, 0.7 * s, surface('bloom', '#d9778a', rough=0.6), (1.2 * math.cos(a), 1.2 * math.sin(a), 23.4), (0, -48, 51 * k), bend=0.8, fold=0.4)


def mottled_green(n):
    return n.between(n.noise(1.4, detail=3.0), 0.3, 0.7, 0.82, 1.12)


@model('succulent', tilt=24, detail=(20, 40))
def succulent(job):
    cup([(0, 0), (4.6, 0), (5.4, 0.5), (6.4, 3.0), (6.6, 6.4)], 0.45, vessel())
    soil(6.2, 5.7)
    flesh = surface('rosette', '#8fae92', rough=0.5, texture=blushing)
    for i in range(58):
        a = i * 2.399
        t = i / 57
        length = 1.5 + 4.6 * t ** 0.8
        petal = pillow((length, length * 0.56, 0.8 + 0.35 * (1 - t)), flesh, (0, 0, 0), (0, 0, 0), (0.95, 0.9), dent=lambda x, y, z, L=length: (x + L / 2, y * (1.0 - 0.45 * (x / L) ** 2) * (1 if x < L * 0.3 else 1 - 1.6 * (x / L - 0.3)), z + 0.22 * (y / L) ** 2 * L + 0.06 * (x / L + 0.5) ** 2 * L))
        place(petal, (0.28 * math.cos(a) * (1 + 4 * t), 0.28 * math.sin(a) * (1 + 4 * t), 8.0 - 1.5 * t), (0, -78 + 74 * t ** 0.7, math.degrees(a)))


@model('succulent-trio', turn=-6, tilt=20, detail=(16, 30))
def trio(job):
    place(box((27, 9.4, 1.1), wood('#b98a5a', 'x'), (0, 0, 0), 0.35))
    flesh, jade, spiky = surface('rosette', '#8fae92', rough=0.5, texture=blushing), surface('jade', '#6f9a5a', rough=0.35, coat=0.2, texture=blushing), surface('spiky', '#4f7550', rough=0.45, texture=banded)
    for x in (-8.6, 0, 8.6):
        for part in [*together(lambda: cup([(0, 0), (2.9, 0), (3.2, 0.3), (3.7, 2.4), (3.8, 5.2)], 0.3, vessel())), lathe([(0, 4.9), (3.5, 4.7)], surface('soil', '#3a281c', rough=1.0, texture=clods))]:
            place(part, (x, 0, 1.1))
    rosette(flesh, (-8.6, 0, 7.2), 34, 3.4)
    for i in range(26):
        a, t = i * 2.399, i / 25
        leaf(5.2 + 1.5 * t, 1.35, spiky, (0.4 * math.cos(a), 0.4 * math.sin(a), 5.6), (0, -84 + 58 * t, math.degrees(a)), bend=-0.35, fold=0.5, waist=0.3, tip=1.2)
    for k in range(7):
        a = k * 2.399
        top = (8.6 + 1.9 * math.cos(a) * (k > 0), 1.7 * math.sin(a) * (k > 0), 11.2 - 0.35 * k)
        tube([(8.6, 0, 5.4), ((8.6 + top[0]) / 2, top[1] * 0.4, 8.4), top], [0.42, 0.34, 0.26], surface('bark', '#8a6a4c', rough=0.9), 8)
        for j in range(8):
            b, z = j * 2.399 + k, top[2] - 0.42 * j + 0.4
            place(pillow((2.0, 1.35, 0.62), jade, square=(1, 1)), (top[0] + 0.75 * math.cos(b), top[1] + 0.75 * math.sin(b), z), (0, -52 + 8 * j, math.degrees(b)))


def rosette(flesh, at, count, reach):
    """Fleshy petals that open from the middle."""
    for i in range(count):
        a, t = i * 2.399, i / (count - 1)
        length = 0.9 + (reach - 0.9) * t ** 0.8
        petal = pillow((length, length * 0.56, 0.55 + 0.25 * (1 - t)), flesh, square=(0.95, 0.9), dent=lambda x, y, z, L=length: (x + L / 2, y * (1.0 - 0.45 * (x / L) ** 2) * (1 if x < L * 0.3 else 1 - 1.6 * (x / L - 0.3)), z + 0.22 * (y / L) ** 2 * L + 0.06 * (x / L + 0.5) ** 2 * L))
        r = 0.17 * (1 + 4 * t)
        place(petal, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] - 0.9 * t), (0, -78 + 72 * t ** 0.7, math.degrees(a)))


@model('barrel-cactus', tilt=14, detail=(16, 24))
def barrel_cactus(job):
    standard_pot(vessel(), 6.2, 8.6)
    ribs, r = 18, 6.4
    ball_ = lathe([(2.0, -5.6), (4.6, -4.6), (6.2, -2.0), (6.4, 0.4), (5.9, 2.9), (4.4, 5.0), (2.2, 6.0), (0.8, 5.8), (0, 5.7)], surface('barrel', '#5d8a4a', rough=0.55, texture=mottled_green), wave=lambda a, z: 1 + 0.075 * math.cos(ribs * a), segments=ribs * 12)
    place(ball_, (0, 0, 12.6))
    gold, wool = plain('#e8c158', 0.6), surface('wool', '#f1e4bd', rough=1.0, texture=clods)
    for k in range(ribs):
        a = 2 * math.pi * k / ribs
        for j in range(9):
            up = math.radians(-38 + 14.5 * j)
            x, y, z = r * 1.06 * math.cos(up) * math.cos(a), r * 1.06 * math.cos(up) * math.sin(a), 12.6 + 5.9 * math.sin(up)
            for m, lift in ((-0.8, 0.0), (-0.3, 0.5), (0.3, 0.5), (0.8, 0.0), (0, -0.6)):
                out = 1.35
                rod((x, y, z), (x + out * math.cos(a + m) * math.cos(up), y + out * math.sin(a + m) * math.cos(up), z + out * (0.75 * math.sin(up) + 0.5 * lift)), 0.055, gold, 0.015, sides=5)
    lathe([(0, 18.7), (1.3, 18.6), (2.0, 18.2), (2.2, 17.8)], wool)


@model('bunny-ear-cactus', turn=-10, tilt=10, detail=(14, 14))
def bunny_ear(job):
    standard_pot(vessel(), 5.0, 8.4)
    pad, dot = surface('pad', '#6f9a58', rough=0.6, texture=mottled_green), plain('#f3e6bd', 0.8)
    for width, tall, at, turn in ((6.4, 10.4, (0, 0, 7.2), (0, 0, 12)), (4.7, 7.8, (-2.3, 0.3, 16.2), (4, -24, 18)), (4.3, 7.0, (2.2, -0.3, 16.4), (-4, 25, 2)), (3.0, 4.6, (3.1, -0.5, 12.4), (0, 58, -8))):
        parts = [pillow((width, 1.9, tall), pad, square=(1, 1), dent=lambda x, y, z, t=tall: (x * (0.82 + 0.3 * z / t), y, z))]
        for i in range(5):
            for j in range(7):
                u, v = (i - 2 + 0.5 * (j % 2)) / 2.7, (j + 0.6) / 7.2
                edge = math.sqrt(max(0, 1 - (2 * v - 1) ** 2))
                if abs(u) > edge * 0.9:
                    continue
                x, z = u * width / 2 * (0.82 + 0.3 * v), v * tall
                deep = 0.95 * math.sqrt(max(0.02, 1 - u * u - (2 * v - 1) ** 2))
                for s in (-1, 1):
                    parts += [ball(0.17, dot, (x, s * deep, z - 0.15), (1, 0.6, 1))]
                    parts += [rod((x, s * deep, z), (x + 0.2 * m, s * (deep + 0.4), z + 0.16 * n), 0.03, dot, 0.012, sides=4) for m, n in ((-1, 0.4), (1, 0.4), (0, -1))]
        for part in parts:
            place(part, (0, 0, 0), turn)
            place(part, at)
