"""Audio and keyboards."""
import math

from materials import brass, cloth, felt, lacquer, leather, matte, metal, paper, plain, steel, surface, wood
from models.model import model
from models.packs import ring
from shapes import ball, box, circle, copies, cup, curve, lathe, pillow, place, plate, rod, rounded, skin, tube


def shell(job, along='z'):
    return wood('tint', along) if job['finish'] == 'wood' else surface('shell', 'tint', rough=0.45, spec=0.4)


def weave(n):
    waves = [n.add('TexWave', Vector=n.spots((1, 1, 1)), Scale=7.0, bands_direction=axis).outputs['Fac'] for axis in ('X', 'Z')]
    return n.between(n.math('MULTIPLY', *waves), 0.0, 1.0, 0.55, 1.05)


def grille(color='#2d2a28'):
    return surface('grille', color, rough=0.95, spec=0.1, texture=weave)


@model('headphones', turn=-26, tilt=10, detail=(-50, 14))
def headphones(job):
    cups = shell(job, 'z')
    pad = leather('#2d2724')
    band = leather('#3a302a')
    for s in (-1, 1):
        parts = [
            lathe([(0, 0), (3.3, 0), (3.9, 0.5), (4.1, 1.4), (3.9, 2.1), (0, 2.1)], cups),
            lathe([(2.0, 2.1), (3.9, 2.1), (4.5, 2.7), (4.5, 3.5), (3.8, 4.1), (2.5, 4.0), (2.0, 3.2)], pad),
            lathe([(0, 2.3), (2.4, 2.3)], grille()),
            tube(ring(3.0, -0.02), 0.1, brass(), closed=True, steps=1, sides=8),
            lathe([(0, -0.12), (1.0, -0.12), (1.05, 0), (0, 0.02)], brass()),
        ]
        for part in parts:
            place(part, (s * 9.0, 0, 6.0), (0, -s * 84, 0))
            # The cups look inwards: their backs are outside.
        tube([(s * 8.9, -4.3, 6.0), (s * 9.4, -3.2, 9.6), (s * 9.4, 0, 11.0), (s * 9.4, 3.2, 9.6), (s * 8.9, 4.3, 6.0)], 0.3, steel(), 10)
        rod((s * 9.4, 0, 10.8), (s * 8.9, 0, 15.4), 0.42, steel())
    arc = [(9.0 * math.cos(a), 0, 14.2 + 6.6 * math.sin(a)) for a in [i * math.pi / 24 for i in range(25)]]
    tube(arc, 1.5, band, 18, False, flat=0.28)
    tube([(x * 0.94, y, z - 0.75) for x, y, z in arc[4:-4]], 1.35, pad, 18, False, flat=0.35)


@model('earbuds', turn=-20, tilt=26, detail=(18, 40))
def earbuds(job):
    body = metal(rough=0.22) if job['finish'] == 'metal' else surface('pebble', 'tint', rough=0.28, coat=0.35)
    pillow((6.4, 5.4, 2.2), body, (0, 0, 0), (0, 0, 0), (0.85, 0.7))
    inside = plain('#26221f', 0.5)
    pillow((5.2, 4.2, 0.3), inside, (0, 0, 1.96), (0, 0, 0), (0.85, 0.4))
    place(pillow((6.4, 5.4, 1.6), body, (0, 0, 0), (0, 0, 0), (0.85, 0.7)), (0, 3.3, 2.2), (68, 0, 0))
    for x in (-1.2, 1.2):
        pillow((1.7, 1.9, 1.5), body, (x, -0.1, 2.0), (0, 0, 0), (0.9, 0.9))
        place(lathe([(0, 0), (0.16, 0), (0.16, 0.03), (0, 0.03)], brass()), (x, -0.5, 3.42), (18, 0, 0))
    for x, y, t in ((4.9, -2.2, 30), (7.0, -1.0, -50)):
        for part in (pillow((1.75, 1.9, 1.6), body, (0, 0, 0.15), (0, 0, 0), (0.9, 0.9)), place(lathe([(0.25, 0), (0.5, 0.2), (0.62, 0.7), (0.4, 0.95), (0.2, 0.9)], inside), (0, 0.7, 0.8), (-75, 0, 0)), place(lathe([(0, 0), (0.42, 0), (0.42, 0.05), (0, 0.06)], brass()), (0, -0.92, 0.95), (80, 0, 0))):
            place(part, (x, y, 0), (0, 0, t))


@model('speaker', turn=-24, tilt=10, detail=(20, 12))
def speaker(job):
    for x, t in ((0, 0), (22, -4)):
        parts = [box((16, 19, 27), shell(job, 'z'), (0, 0, 0), 0.7)]
        face = plate(rounded(14.6, 25.6, 1.0, 0.7), 0.5, plain('#27231f', 0.55), 0.15, (0, -9.5, 0))
        parts.append(face)
        for z, r in ((9.4, 5.6), (20.6, 2.5)):
            parts.append(place(lathe([(0, -1.1), (r * 0.25, -1.0), (r * 0.3, -0.7), (r * 0.34, -0.95), (r * 0.74, -0.2), (r * 0.86, 0.22), (r * 0.95, 0.0), (r, 0.12), (r * 1.08, 0.15), (r * 1.1, 0)], surface('cone', '#4a423b', rough=0.7)), (0, -9.85, z), (90, 0, 0)))
            parts.append(place(tube(ring(r * 1.08, 0.1), 0.16, brass(), closed=True, steps=1, sides=10), (0, -9.75, z), (90, 0, 0)))
            parts.append(place(lathe([(0, 0.15), (r * 0.16, 0.1), (r * 0.26, -0.6)], brass()), (0, -9.0, z), (90, 0, 0)))
        for part in parts:
            place(part, (x, x * 0.2, 0.4), (0, 0, t))


@model('keyboard', turn=-22, tilt=34, detail=(-34, 26))
def keyboard(job):
    place(box((33, 13.6, 2.2), shell(job, 'x'), (0, 0, 0), 0.5), (0, 0, 0), (4, 0, 0))
    place(box((31.6, 12.2, 0.3), plain('#2a2623', 0.6), (0, 0, 0), 0.05), (0, 0, 2.05), (4, 0, 0))
    cap = surface('cap', '#efe6d6', rough=0.5) if job['finish'] == 'wood' else surface('cap', 'pale', rough=0.5)
    accent, dark = surface('cap-accent', '#b4573a', rough=0.5), surface('cap-dark', 'tint' if job['finish'] != 'wood' else '#5a4a3c', rough=0.5)
    rows = [[1] * 13 + [2], [1.5] + [1] * 12 + [1.5], [1.75] + [1] * 11 + [2.25], [2.25] + [1] * 10 + [2.75], [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.5]]
    for j, row in enumerate(rows):
        x = -15.2
        for i, w in enumerate(row):
            width = w * 2.03
            material = accent if (j, i) in ((0, 0), (2, 12), (2, len(row) - 1)) else dark if w > 1 else cap
            key = box((width - 0.28, 1.86, 1.15), material, (0, 0, 0), 0.28, segments=3)
            narrow(key)
            place(key, (x + width / 2, 4.75 - 2.35 * j, 2.35 + (4.75 - 2.35 * j) * 0.07 + 0.12 * abs(j - 2) ** 1.3), (4 + (2 - j) * 2.0, 0, 0))
            x += width
    tube([(0, 6.6, 1.6), (0, 9, 1.2), (3, 13, 0.4), (10, 14, 0.4), (16, 11, 0.4)], 0.34, cloth('#c8b79d'), 10)


def narrow(key):
    top = max(v.co.z for v in key.data.vertices)
    for v in key.data.vertices:
        if v.co.z == top:
            v.co.x -= math.copysign(0.2, v.co.x)
            v.co.y *= 0.8


@model('turntable', turn=-20, tilt=26, detail=(24, 38))
def turntable(job):
    box((44, 35, 6), shell(job, 'x'), (0, 0, 2.2), 0.8)
    for x in (-17, 17):
        for y in (-13, 13):
            place(lathe([(0, 0), (2.6, 0), (2.8, 0.4), (2.4, 2.4), (0, 2.4)], plain('#2a2623', 0.5)), (x, y, 0))
    place(lathe([(0, 8.2), (14.6, 8.2), (15, 8.5), (15, 9.6), (14.7, 9.9), (0, 9.9)], steel(0.28)), (-4, 0, 0))
    groove = surface('vinyl', '#171513', rough=0.28, spec=0.6, bump=rings)
    place(lathe([(0, 10.1), (14.2, 10.1), (14.4, 10.2), (14.2, 10.32), (0, 10.3)], groove, False, 120), (-4, 0, 0))
    place(lathe([(0, 10.36), (4.9, 10.36)], surface('centre', '#b4573a', rough=0.7), False), (-4, 0, 0))
    place(lathe([(0, 10.3), (0.4, 10.3), (0.35, 11.3), (0, 11.4)], steel()), (-4, 0, 0))
    place(lathe([(0, 8.2), (3.4, 8.2), (3.4, 8.9), (1.6, 9.2), (1.5, 12), (0, 12)], brass(), False), (16, 11, 0))
    tube([(16, 14.6, 12.2), (16, 11, 12.2), (16, 2, 12.2), (14, -6, 12.0), (9.6, -9.6, 11.4)], 0.42, steel(), 12)
    place(box((2.2, 3.2, 0.9), plain('#27231f', 0.4), (0, 0, 0), 0.2), (8.6, -10.2, 10.7), (0, 0, 52))
    place(lathe([(0, 0), (1.7, 0), (1.7, 2.6), (0, 2.6)], steel(), False), (16, 16.6, 12.2), (90, 0, 0))
    for x in (14.4, 18.4):
        place(lathe([(0, 8.2), (1.1, 8.2), (1.1, 9.4), (0.9, 9.6), (0, 9.6)], brass()), (x, -14, 0))


def rings(n):
    r = n.math('SQRT', n.math('ADD', *[n.math('MULTIPLY', axis, axis) for axis in split(n)]))
    return n.math('SINE', n.math('MULTIPLY', r, 22.0)), 0.03


def split(n):
    node = n.add('SeparateXYZ', Vector=n.spots())
    return node.outputs[0], node.outputs[1]


@model('microphone', turn=-18, tilt=8, detail=(16, 6))
def microphone(job):
    body = metal(rough=0.25) if job['finish'] == 'metal' else surface('body', 'tint', rough=0.4)
    lathe([(0, 0), (5.6, 0), (6.0, 0.3), (6.0, 1.2), (5.4, 1.7), (1.2, 2.2), (0.8, 2.6), (0.8, 7.4)], plain('#2a2623', 0.45))
    tube([(-4.3, 0, 14), (-4.0, 0, 10), (-1.8, 0, 7.6), (0, 0, 7.2), (1.8, 0, 7.6), (4.0, 0, 10), (4.3, 0, 14)], 0.55, brass(), 14, flat=1.0)
    lathe([(0, 9.2), (2.2, 9.2), (2.9, 9.8), (3.1, 11), (3.1, 16.6), (3.2, 16.8)], body)
    lathe([(3.3, 16.5), (3.45, 16.7), (3.45, 17.3), (3.3, 17.5)], brass())
    lathe([(3.15, 17.4), (3.25, 18), (3.2, 23), (2.6, 24.8), (1.4, 25.7), (0, 25.9)], surface('mesh', '#a9a6a1', rough=0.4, metal=1.0, texture=weave))
    tube(ring(3.34, 21), 0.2, brass(), closed=True, steps=1, sides=8)
    for s in (-1, 1):
        place(lathe([(0, 0), (1.0, 0), (1.0, 0.9), (0, 1.0)], brass(), False), (s * 3.9, 0, 14), (0, s * 90, 0))
    place(lathe([(0, 0), (0.7, 0), (0.7, 0.4), (0, 0.5)], brass()), (0, -3.0, 13), (90, 0, 0))


@model('mouse', turn=-32, tilt=26, detail=(26, 30))
def mouse(job):
    def dent(x, y, z):
        return (x * (1 - 0.012 * (y + 2) * 0.6), y, z * (1 - 0.035 * (y * -1 + 1) * 0.9) if z > 0.8 else z)
    pillow((6.2, 11, 4.2), shell(job, 'y'), (0, 0, 0.12), (0, 0, 0), (0.75, 0.8), dent)
    pillow((6.3, 11.1, 1.0), plain('#2a2623', 0.5), (0, 0, 0), (0, 0, 0), (0.75, 0.6))
    place(lathe([(0.5, -0.35), (0.95, -0.3), (1.0, 0), (0.95, 0.3), (0.5, 0.35)], plain('#2a2623', 0.5), wave=lambda a, z: 1 + 0.03 * math.sin(22 * a)), (0, -2.9, 2.75), (0, 90, 0))
    tube([(0, -5.2, 2.0), (0, -4.2, 3.0), (0, -1.6, 3.85), (0, 0.2, 4.2)], 0.06, plain('#1d1a18', 0.8), 8)
    box((10.5, 14.5, 0.3), leather('#8a6a4a'), (0.3, 0.3, -0.3), 0.12, (0, 0, 6))


@model('portable-speaker', turn=-16, tilt=12, detail=(18, 22))
def portable_speaker(job):
    """A lantern that sounds: cloth all round between two rims, a strap to carry it by."""
    rim, knit = surface('shell', 'tint', rough=0.45, spec=0.4), surface('knit', 'tint', rough=0.95, spec=0.1, texture=weave)
    lathe([(0, 0), (4.7, 0), (5.3, 0.3), (5.55, 1.0), (5.55, 1.9)], rim)
    lathe([(5.42, 1.8), (5.5, 2.2), (5.6, 8.4), (5.5, 14.6), (5.42, 15)], knit, segments=120)
    lathe([(5.55, 14.9), (5.55, 15.6), (5.2, 16.6), (4.4, 17.1), (4.0, 17.2), (4.0, 17.2), (3.8, 16.8), (0, 16.8)], rim)
    for z in (1.95, 14.85):
        tube(ring(5.52, z, 72), 0.14, brass(), closed=True, steps=1, sides=10)
    lathe([(0, 16.8), (2.3, 16.8), (2.4, 17.0), (2.4, 17.7), (2.2, 17.95), (0, 18.0)], brass(), wave=lambda a, z: 1 + 0.012 * math.sin(44 * a), segments=220)
    strap = leather('#8a5a38')
    tube([(-5.5, 0, 13.6), (-6.0, 0, 16.0), (-5.2, 0, 20.4), (-2.6, 0, 23.2), (0, 0, 23.9), (2.6, 0, 23.2), (5.2, 0, 20.4), (6.0, 0, 16.0), (5.5, 0, 13.6)], 0.85, strap, 14, flat=0.24)
    for s in (-1, 1):
        place(lathe([(0, 0), (0.5, 0), (0.5, 0.25), (0.3, 0.4), (0, 0.42)], brass()), (s * 5.85, 0, 14.3), (0, s * 90, 0))
    place(box((2.6, 0.3, 0.9), leather('#8a5a38'), (0, 0, 0), 0.12), (0, -5.62, 4.0))
    for i in range(3):
        place(lathe([(0, 0), (0.22, 0), (0.2, 0.08), (0, 0.1)], surface('light', '#fff1d6', rough=0.3), segments=16), ((i - 1) * 0.85, -5.55, 13.2), (90, 0, 0))
