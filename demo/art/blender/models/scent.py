"""Candles and scent."""
import math

from materials import brass, cloth, glass, lacquer, lamp, matte, metal, paper, plain, surface, wood
from models.model import model
from models.packs import front, lying, ring, wrap
from shapes import ball, box, cup, lathe, pillow, place, plate, rod, rounded, skin, tube


def wax(color='tint'):
    return surface('wax', color, rough=0.45, spec=0.4, texture=creamy)


def creamy(n):
    return n.between(n.noise(3.0, detail=2.0), 0.3, 0.7, 0.95, 1.04)


def flame(x, y, z, size=1.0):
    """A lit wick: the flame is seen, the light on the wax comes from a small lamp in it."""
    tube([(x, y, z - 0.5), (x + 0.05, y, z + 0.35 * size)], 0.09 * size, plain('#2a1a10', 0.9), 8, False)
    body = lathe([(0, 0), (0.22, 0.15), (0.36, 0.55), (0.3, 1.05), (0.12, 1.6), (0, 2.0)], surface('flame', '#000000', rough=1, spec=0, shine=('#ffc066', 14)), segments=24)
    place(body, (x, y, z + 0.1 * size), (0, 0, 0), size)


@model('candle', tilt=9, detail=(10, 16))
def candle(job):
    body = wax()
    lathe([(0, 0), (4.0, 0), (4.2, 0.2), (4.2, 14.6), (3.9, 15.2), (3.2, 15.0), (1.6, 14.5), (0, 14.4)], body, wave=lambda a, z: 1 + (0.035 * abs(math.sin(10 * a)) if z < 14.9 else 0), segments=160)
    place(lathe([(0, 0), (3.3, 0), (3.45, 0.2), (3.45, 7.6), (3.2, 8.1), (2.6, 7.9), (1.3, 7.5), (0, 7.4)], body, wave=lambda a, z: 1 + (0.04 * abs(math.sin(9 * a)) if z < 7.8 else 0), segments=144), (7.0, -3.4, 0.3))
    lathe([(0, -0.5), (6.2, -0.5), (6.6, -0.3), (6.8, 0.35), (6.5, 0.4), (6.2, 0.05), (0, 0)], brass())
    flame(0, 0, 14.8, 1.3)
    tube([(7.0, -3.4, 7.5), (7.1, -3.4, 9.0)], 0.1, plain('#e9dcc2', 0.9), 8, False)


@model('candle-jar', turn=-8, tilt=16, detail=(14, 28))
def candle_jar(job):
    jar = metal(rough=0.25) if job['finish'] == 'metal' else surface('vessel', 'tint', rough=0.3, coat=0.35)
    cup([(0, 0), (4.1, 0), (4.4, 0.25), (4.5, 1.0), (4.5, 8.6)], 0.32, jar)
    lathe([(4.2, 7.0), (3.6, 6.85), (0, 6.75)], surface('wax-top', '#f7ecd6', rough=0.35, shine=('#ffb668', 0.12)))
    flame(0, 0, 7.1, 1.2)
    wrap(job, 'candle', 4.55, 1.4, 5.4, 84, 4)
    place(lathe([(0, 0), (4.5, 0), (4.7, 0.2), (4.7, 0.9), (4.5, 1.1), (0, 1.1)], wood('#8a5f38', 'x')), (7.6, -2.4, 0.05))


@model('diffuser', turn=-10, tilt=8, detail=(14, 18))
def diffuser(job):
    body = metal(rough=0.25) if job['finish'] == 'metal' else wood('tint', 'z') if job['finish'] == 'wood' else surface('vessel', 'tint', rough=0.3, coat=0.35)
    lathe([(0, 0), (4.0, 0), (4.5, 0.3), (4.9, 2.4), (4.6, 5.6), (3.0, 8.0), (1.7, 8.9), (1.5, 10.2), (1.7, 10.6), (1.3, 10.6), (1.2, 9.0)], body)
    for i in range(7):
        a = 2 * math.pi * i / 7 + 0.3
        rod((-0.8 * math.cos(a), -0.8 * math.sin(a), 2), (4.2 * math.cos(a) + 0.4, 3.4 * math.sin(a), 24.5 - (i * 5 % 4) * 0.6), 0.17, plain('#c9a673', 0.8), sides=8)
    wrap(job, 'diffuser', 4.92, 1.3, 3.4, 54, 4)


@model('incense', turn=-14, tilt=24, detail=(18, 36))
def incense(job):
    dish = surface('dish', 'tint', rough=0.35, coat=0.25)
    cup([(0, 0), (3.4, 0), (3.7, 0.3), (3.2, 1.6), (3.4, 2.6), (5.6, 4.2), (6.4, 5.8)], 0.35, dish, brass())
    resin = surface('resin', '#d9a04a', rough=0.2, coat=0.5)
    lathe([(0, 4.6), (5.6, 4.75)], surface('ash', '#cfc6ba', rough=1.0))
    for i in range(17):
        a, r = i * 2.4, 0.95 * math.sqrt(i)
        pillow((1.5 + 0.3 * (i % 3), 1.2, 1.1), resin, (r * math.cos(a), r * math.sin(a), 4.6), (i * 40, i * 25, i * 60), (0.8, 0.7))
    for i in range(5):
        pillow((1.3, 1.1, 0.95), resin, (9.2 + 1.3 * math.cos(i * 2.4) * (i > 0), -2.6 + 1.2 * math.sin(i * 2.4) * (i > 0), 0), (0, 0, i * 60), (0.8, 0.7))
    box((7.6, 4.0, 10.0), surface('carton', 'tint', rough=0.6), (-6.8, 6.4, 0), 0.15, (0, 0, 12))
    front(job, 'incense', 5.2, 6.2, (-6.8 + 0.43, 6.4 - 2.02, 1.9), (0, 0, 12))


@model('matches', turn=-22, tilt=30, detail=(20, 42))
def matches(job):
    cover = metal(rough=0.3) if job['finish'] == 'metal' else matte()
    inner = paper('#ead9b8')
    box((11, 5.6, 2.2), cover, (0, 0, 0), 0.12)
    lying(job, 'matches', 7.6, 4.4, (0, 0, 2.23))
    for size, at in (((6, 5.2, 0.2), (7.4, 0, 0.2)), ((6, 0.2, 1.7), (7.4, -2.5, 0.2)), ((6, 0.2, 1.7), (7.4, 2.5, 0.2)), ((0.2, 5.2, 1.7), (10.4, 0, 0.2))):
        box(size, inner, at, 0.05)
    stick = plain('#dcb986', 0.8)
    for layer in range(3):
        for i in range(11):
            y = -2.15 + i * 0.43
            x = 9.9 + 0.12 * math.sin(i * 7 + layer * 3)
            box((7, 0.26, 0.26), stick, (x - 3.6, y, 0.55 + layer * 0.34), 0.03)
            pillow((0.75, 0.42, 0.42), surface('head', 'tint', rough=0.8), (x - 0.05, y, 0.47 + layer * 0.34), (0, 0, 0), (1, 1))
    for x, y, t in ((1.5, -5.4, 12), (3.6, -6.6, -14)):
        place(box((7, 0.28, 0.28), stick, (0, 0, 0), 0.03), (x, y, 0.08), (0, 0, t))
        r = math.radians(t)
        pillow((0.85, 0.5, 0.5), surface('head', 'tint', rough=0.8), (x + 3.5 * math.cos(r), y + 3.5 * math.sin(r), 0), (0, 0, t), (1, 1))


@model('tapers', turn=-10, tilt=9, detail=(12, 14))
def tapers(job):
    """Two dipped candles in brass, a third beside them."""
    body = wax()
    dipped = [(0, 0), (0.95, 0), (1.05, 0.3), (1.02, 6), (0.9, 16), (0.72, 22.4), (0.45, 24.2), (0.16, 24.9), (0, 25)]
    for x, y, tall in ((-4.4, 1.6, 7.6), (4.2, -0.8, 4.2)):
        holder = lathe([(0, 0), (4.3, 0), (4.5, 0.15), (4.5, 0.45), (4.2, 0.55), (1.4, 0.9), (0.75, 1.5), (0.7, tall - 2.2), (1.3, tall - 1.9), (0.85, tall - 1.5), (1.35, tall - 0.9), (1.5, tall + 0.5), (1.25, tall + 0.5), (1.1, tall - 0.6), (0, tall - 0.6)], brass())
        place(holder, (x, y, 0))
        place(lathe(dipped, body, wave=lambda a, z: 1 + 0.02 * math.sin(3 * a + z * 0.7)), (x, y, tall - 0.5))
        flame(x, y, tall + 24.4, 1.1)
    spare = lathe(dipped, body, wave=lambda a, z: 1 + 0.02 * math.sin(3 * a + z * 0.7))
    place(spare, (11.5, -7.6, 1.06), (0, -90, 8))
    tube([(-13.2, -11.1, 1.06), (-14.4, -11.2, 1.3), (-15.6, -11.9, 0.4), (-16.2, -12.6, 0.1)], 0.1, plain('#e9dcc2', 0.9), 8)
