"""Skincare and perfume."""
import math

from materials import brass, glass, lacquer, matte, metal, paper, plain, surface, wood
from models.model import model
from models.packs import front, lying, ring, wrap
from shapes import ball, box, cup, lathe, pillow, place, plate, rod, rounded, skin, tube


def tinted_glass():
    return surface('bottle-glass', 'tint', rough=0.06, spec=0.6, coat=1.0, texture=deeper)


def deeper(n):
    """Glass looks darker where there is more of it, towards its foot and edges."""
    facing = n.add('LayerWeight', Blend=0.45).outputs['Facing']
    return n.between(facing, 0.0, 1.0, 1.0, 0.5)


@model('dropper-bottle', turn=-10, tilt=9, detail=(14, 18))
def dropper(job):
    lathe([(0, 0), (2.7, 0), (3.1, 0.2), (3.2, 0.8), (3.2, 1.0), (3.2, 1.0), (3.2, 6.0), (3.2, 6.0), (3.15, 6.5), (2.9, 7.2), (1.6, 7.9), (1.35, 8.3), (1.35, 8.8)], tinted_glass())
    lathe([(1.75, 8.5), (1.75, 10.6), (1.55, 10.8), (1.0, 10.85)], brass(), False)
    lathe([(1.0, 10.8), (1.1, 11.0), (1.15, 12.6), (1.0, 13.6), (0.6, 14.1), (0, 14.2)], surface('rubber', '#f1e9dc', rough=0.55))
    wrap(job, 'oil', 3.2, 1.3, 4.4, 112, 6)


@model('bottle', turn=-10, tilt=9, detail=(14, 18))
def bottle(job):
    lathe([(0, 0), (3.2, 0), (3.6, 0.2), (3.7, 0.8), (3.7, 1.4), (3.7, 1.4), (3.7, 11.6), (3.7, 11.6), (3.65, 12.6), (3.3, 13.8), (1.7, 14.4), (1.4, 14.8), (1.4, 15.2)], surface('bottle', 'tint', rough=0.35, spec=0.5, coat=0.15))
    cap = surface('pump', '#2d2926', rough=0.4)
    lathe([(1.75, 14.7), (1.75, 16.6), (1.6, 16.8), (0.6, 16.9), (0.45, 17.2), (0.45, 18.4), (0, 18.4)], cap, False)
    box((2.1, 1.7, 0.9), cap, (0, 0, 18.3), 0.35)
    tube([(0, 0, 18.8), (0, -2.6, 18.9), (0, -3.6, 18.7), (0, -3.8, 18.1)], [0.42, 0.4, 0.36, 0.3], cap)
    wrap(job, 'lotion', 3.7, 2.4, 8.2, 110, 6)


@model('cream-jar', turn=-12, tilt=20, detail=(16, 32))
def cream(job):
    jar = surface('opal', 'tint', rough=0.22, coat=0.7)
    cup([(0, 0), (4.0, 0), (4.4, 0.25), (4.6, 1.2), (4.6, 4.2), (4.35, 4.7), (4.2, 4.9)], 0.4, jar)
    white = surface('cream', '#fbf4e8', rough=0.35, spec=0.4)
    lathe([(3.9, 4.3), (3.0, 4.35), (2.2, 4.75), (1.5, 4.6), (0.8, 5.0), (0.3, 5.5), (0, 5.6)], white, wave=lambda a, z: 1 + 0.05 * math.sin(a + z * 5))
    wrap(job, 'cream', 4.64, 1.1, 2.9, 80, 0)
    lid = lathe([(0, 1.7), (4.4, 1.7), (4.75, 1.5), (4.8, 1.2), (4.8, 0.1), (4.6, 0), (4.5, 0)], wood('#a87743', 'x'))
    place(lid, (9.3, -2.4, 0))
    place(lid, (0, 0, 0.3))


@model('perfume', turn=-16, tilt=10, detail=(18, 20))
def perfume(job):
    box((7.0, 3.4, 7.6), tinted_glass(), (0, 0, 0.4), 0.7, segments=6)
    box((7.1, 3.5, 1.1), surface('base', 'pale', rough=0.05, coat=1.0), (0, 0, 0), 0.5, segments=5)
    lathe([(0, 7.9), (1.5, 7.9), (1.5, 8.6), (0, 8.6)], brass(), False)
    lathe([(1.75, 8.5), (1.8, 8.7), (1.8, 11.2), (1.6, 11.5), (0, 11.6)], wood('#3b2a20', 'z'))
    front(job, 'perfume', 3.8, 3.3, (0, -1.74, 2.0))


@model('soap', turn=-24, tilt=24, detail=(20, 36))
def soap(job):
    bar = surface('soap', 'tint', rough=0.55, spec=0.35, texture=cut)
    place(box((9.0, 6.2, 3.0), bar, (0, 0, 0), 0.55, segments=5), (0, 0, 0))
    place(box((9.0, 6.2, 3.0), bar, (0, 0, 0), 0.55, segments=5), (0.4, 0.5, 3.02), (0, 0, 16))
    band = paper('#f3e8d3')
    turned = (0, 0, 16)
    place(box((4.4, 6.3, 3.08), band, (0, 0, -0.04), 0.5, segments=5), (0.4, 0.5, 3.02), turned)
    lying(job, 'soap', 3.9, 3.0, (0.4, 0.5, 6.1), turned)
    for i in range(3):
        tube([(-7 + 0.5 * i, -5.4 - 0.6 * i, 0.2), (-3, -5.8 - 0.3 * i, 0.35 + 0.2 * i), (2 + i, -5.6 - 0.5 * i, 0.25)], 0.13, plain('#6b6a3c'))
        for k in range(6):
            from shapes import leaf
            leaf(1.7, 0.6, surface('herb', '#77824c', rough=0.6), (-6 + 1.4 * k + 0.5 * i, -5.5 - 0.5 * i, 0.35), (20, -20, (k % 2 * 2 - 1) * 50 + 10 * i))


def cut(n):
    return n.between(n.noise(2.0, (0.3, 1, 1), 4.0), 0.25, 0.75, 0.88, 1.06)


@model('tube', turn=-12, tilt=10, detail=(14, 20))
def squeeze(job):
    def point(u, v):
        a = 2 * math.pi * u
        depth = 2.3 * (1 - v) ** 0.7 + 0.12
        width = 2.5 + 0.75 * v
        k = 1 - 0.3 * v
        return (math.copysign(abs(math.cos(a)) ** k, math.cos(a)) * width, math.copysign(abs(math.sin(a)) ** k, math.sin(a)) * depth, 2.3 + 12.2 * v)
    body = surface('tube', 'tint', rough=0.38, spec=0.45)
    skin(point, body, 72, 40, joined=True)
    box((6.5, 0.34, 1.3), body, (0, 0, 14.2), 0.1)
    lathe([(0, 0), (2.1, 0), (2.25, 0.15), (2.25, 1.9), (2.05, 2.15), (2.4, 2.3), (2.5, 2.4)], wood('#b98a55', 'z'), False)
    front(job, 'tube', 3.0, 5.6, (0, -2.02, 5.6), (-9, 0, 0), 0.34)
