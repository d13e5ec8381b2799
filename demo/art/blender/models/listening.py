"""More to listen with and type on: headphones on a stand, microphones for studios, keyboards in parts."""
import math

from materials import brass, cloth, leather, metal, plain, steel, surface, wood
from models.model import model
from models.packs import ring
from models.sound import grille, narrow, shell, weave
from shapes import ball, box, lathe, pillow, place, plate, rod, rounded, tube

TAN = '#8a5a38'


@model('stand-headphones', turn=-24, tilt=10, detail=(-44, 14))
def stand_headphones(job):
    """Open headphones that hang on a stand of wood; their backs are woven steel."""
    cups, pad = shell(job, 'z'), surface('velour', '#3a3430', rough=1.0, sheen=0.3)
    mesh = surface('mesh', '#a9a6a1', rough=0.4, metal=1.0, texture=weave)
    timber = wood('#6b4630', 'z')
    lathe([(0, 0), (7.2, 0), (7.5, 0.3), (7.4, 1.3), (7.0, 1.6), (0, 1.6)], timber)
    rod((0, 0, 1.4), (0, 0, 23.0), 0.95, timber)
    place(lathe([(0, -3.0), (1.7, -3.0), (2.2, -2.6), (2.2, 2.6), (1.7, 3.0), (0, 3.0)], timber), (0, 0, 23.2), (90, 0, 0))
    for s in (-1, 1):
        parts = [
            lathe([(3.3, 0), (3.9, 0.4), (4.1, 1.4), (3.9, 2.1), (0, 2.1)], cups),
            lathe([(0, 0.2), (1.4, 0.1), (2.8, 0.18), (3.4, 0.3)], mesh),
            tube(ring(3.45, 0.16), 0.16, brass(), closed=True, steps=1, sides=8),
            lathe([(2.0, 2.1), (3.9, 2.1), (4.5, 2.7), (4.5, 3.5), (3.8, 4.1), (2.5, 4.0), (2.0, 3.2)], pad),
            lathe([(0, 2.3), (2.4, 2.3)], grille()),
        ]
        for part in parts:
            place(part, (s * 8.4, 0, 10.6), (0, -s * 80, 0))
        tube([(s * 8.5, -4.3, 10.6), (s * 9.1, -3.2, 14.2), (s * 9.1, 0, 15.6), (s * 9.1, 3.2, 14.2), (s * 8.5, 4.3, 10.6)], 0.3, steel(), 10)
        rod((s * 9.1, 0, 15.4), (s * 8.6, 0, 19.4), 0.42, steel())
        tube([(s * 8.3, -3.6, 7.2), (s * 7.6, -5.0, 3.6), (s * 5.0, -7.6, 0.5), (s * 0.8, -9.2, 0.35)], 0.22, cloth('#3a302a'), 10)
    arc = [(8.7 * math.cos(a), 0, 18.6 + 7.0 * math.sin(a)) for a in [i * math.pi / 24 for i in range(25)]]
    tube(arc, 1.5, leather('#3a302a'), 18, False, flat=0.26)
    rod((-0.6, -9.2, 0.4), (3.4, -9.6, 0.4), 0.42, brass())


@model('sport-earbuds', turn=-20, tilt=24, detail=(18, 36))
def sport_earbuds(job):
    """Two buds with hooks for the ears, and their long case, open."""
    shell_, inside = surface('shell', 'tint', rough=0.35, coat=0.25), plain('#26221f', 0.5)
    pillow((9.6, 4.6, 2.0), shell_, (0, 2.6, 0), (0, 0, 0), (0.7, 0.6))
    pillow((8.6, 3.7, 0.3), inside, (0, 2.6, 1.78), (0, 0, 0), (0.7, 0.4))
    place(pillow((9.6, 4.6, 1.5), shell_, (0, 0, 0), (0, 0, 0), (0.7, 0.65)), (0, 5.3, 2.1), (66, 0, 0))
    place(lathe([(0, 0), (0.2, 0), (0.2, 0.04), (0, 0.05)], surface('light', '#fff1d6', rough=0.3, shine=('#ffd9a0', 1.2)), segments=16), (0, 0.32, 1.0), (90, 0, 0))
    for x, y, t, flip in ((-3.2, -3.4, 24, 1), (3.4, -2.9, -20, -1)):
        parts = [
            pillow((2.5, 2.1, 1.7), shell_, (0, 0, 0.05), (0, 0, 0), (0.9, 0.85)),
            place(lathe([(0.25, 0), (0.55, 0.2), (0.72, 0.8), (0.5, 1.15), (0.2, 1.1)], inside), (flip * 1.0, -0.2, 0.85), (0, flip * 80, -14)),
            place(lathe([(0, 0), (0.5, 0), (0.5, 0.05), (0, 0.07)], brass()), (0, 0, 1.72)),
            tube([(flip * 0.3, 0.7, 0.9), (flip * 0.4, 2.0, 1.6), (-flip * 0.8, 3.3, 1.9), (-flip * 2.5, 3.2, 1.4), (-flip * 3.3, 1.8, 0.8), (-flip * 3.2, 0.2, 0.4)], [0.36, 0.3, 0.26, 0.27, 0.3, 0.34], shell_, 12),
        ]
        for part in parts:
            place(part, (x, y, 0), (0, 0, t))


@model('deep-speakers', turn=-26, tilt=10, detail=(20, 12))
def deep_speakers(job):
    """Two upright boxes on feet of cork, one with its front of cloth."""
    for x, y, t, covered in ((0, 0, 0, False), (27, 3.0, -6, True)):
        parts = [box((20, 26, 32), shell(job, 'z'), (0, 0, 1.6), 0.8)]
        for fx in (-7, 7):
            for fy in (-9.5, 9.5):
                parts.append(place(lathe([(0, 0), (1.5, 0), (1.7, 0.3), (1.7, 1.7), (0, 1.7)], surface('cork', '#b98f62', rough=0.95)), (fx, fy, 0)))
        if covered:
            parts.append(plate(rounded(18.4, 30.2, 1.2, 2.5), 1.2, cloth('#5a4d42'), 0.5, (0, -13.3, 0)))
            parts.append(place(box((2.4, 0.2, 1.0), brass(), (0, 0, 0), 0.06), (0, -14.0, 4.4)))
        else:
            parts.append(plate(rounded(18.4, 30.2, 1.2, 2.5), 0.5, plain('#27231f', 0.55), 0.15, (0, -13.1, 0)))
            woofer = [(0, -1.6), (1.6, -1.5), (2.0, -0.9), (2.3, -1.3), (5.2, -0.2), (6.2, 0.5), (7.0, 0.1), (7.4, 0.25), (8.0, 0.3), (8.2, 0)]
            parts.append(place(lathe(woofer, surface('cone', '#4a423b', rough=0.7)), (0, -13.5, 12.4), (90, 0, 0)))
            parts.append(place(tube(ring(8.05, 0.15), 0.2, brass(), closed=True, steps=1, sides=10), (0, -13.4, 12.4), (90, 0, 0)))
            parts.append(place(lathe([(0, 1.4), (0.9, 1.25), (1.6, 0.7), (1.9, 0.1), (3.0, 0.2), (3.2, 0)], surface('dome', '#c9b79a', rough=0.6)), (0, -13.4, 26.4), (90, 0, 0)))
            parts.append(place(tube(ring(3.1, 0.1), 0.16, brass(), closed=True, steps=1, sides=10), (0, -13.4, 26.4), (90, 0, 0)))
        for part in parts:
            place(part, (x, y, 0), (0, 0, t))


def keys(rows, cap, dark, accent, at, pitch=2.03, height=1.0):
    """Rows of caps by their widths, from the far row to the near one."""
    parts = []
    for j, row in enumerate(rows):
        x = -sum(row) * pitch / 2
        for i, w in enumerate(row):
            material = accent if (i, j) in ((0, 0), (len(row) - 1, len(rows) // 2)) else dark if w > 1.2 else cap
            key = box((w * pitch - 0.26, pitch - 0.26, height), material, (0, 0, 0), 0.24, segments=3)
            narrow(key)
            parts.append(place(key, (at[0] + x + w * pitch / 2, at[1] - pitch * j, at[2])))
            x += w * pitch
    return parts


@model('slim-keyboard', turn=-20, tilt=36, detail=(-30, 28))
def slim_keyboard(job):
    """A thin keyboard of few keys, half out of its sleeve of leather."""
    cap, dark = surface('cap', 'pale', rough=0.5), surface('cap-dark', 'tint', rough=0.5)
    rows = [[1] * 12 + [2], [1.5] + [1] * 11 + [1.5], [1.75] + [1] * 10 + [2.25], [2.25] + [1] * 9 + [2.75], [1.25, 1.25, 1.25, 6.5, 1.25, 1.25, 1.25]]
    parts = [box((29.4, 11.4, 1.2), surface('case', 'tint', rough=0.35, spec=0.5, metal=0.0), (0, 0, 0), 0.4), box((28.4, 10.5, 0.2), plain('#2a2623', 0.6), (0, 0, 1.08), 0.05)]
    parts += keys(rows, cap, dark, surface('cap-accent', '#b4573a', rough=0.5), (0, 4.06, 1.2), height=0.75)
    for part in parts:
        place(part, (0, 0, 0.6), (0, 0, 6))
    hide = leather(TAN)
    sleeve = [box((17.5, 14.4, 0.4), hide, (0, 0, 0), 0.18), box((17.5, 14.4, 0.4), hide, (0, 0, 2.75), 0.18), box((0.5, 14.4, 3.0), hide, (8.6, 0, 0.05), 0.2)]
    for y in (-7.0, 7.0):
        sleeve.append(box((17.5, 0.5, 3.0), hide, (0, y, 0.05), 0.2))
        for i in range(17):
            sleeve.append(rod((-8.2 + i * 0.98, y * 0.955, 3.17), (-7.7 + i * 0.98, y * 0.955, 3.17), 0.07, plain('#e9d9bb', 0.8), sides=6))
    for part in sleeve:
        place(part, (11.2, 1.2, 0), (0, 0, 6))


@model('keyboard-kit', turn=-20, tilt=38, detail=(22, 46))
def keyboard_kit(job):
    """A keyboard in its parts: case, plate with some switches, rows of caps, a puller."""
    cap, dark, accent = surface('cap', 'pale', rough=0.5), surface('cap-dark', 'tint', rough=0.5), surface('cap-accent', '#b4573a', rough=0.5)
    case = surface('case', 'tint', rough=0.45)
    for size, at in (((33, 0.9, 2.6), (0, -6.3, 0)), ((33, 0.9, 2.6), (0, 6.3, 0)), ((0.9, 12.6, 2.6), (-16.05, 0, 0)), ((0.9, 12.6, 2.6), (16.05, 0, 0)), ((32, 12.6, 0.5), (0, 0, 0))):
        box(size, case, at, 0.3)
    place(box((30.6, 11.4, 0.35), brass(), (0, 0, 0), 0.1), (0, 0, 1.5))
    switch, stem = plain('#2a2623', 0.5), plain('#c9603c', 0.5)
    for j in range(5):
        for i in range(14):
            if (i * 5 + j * 7) % 11 < 8 and i < 10:
                box((1.5, 1.5, 0.9), switch, (-13.9 + 2.1 * i, 4.4 - 2.1 * j, 1.8), 0.15)
                box((0.55, 0.55, 0.5), stem, (-13.9 + 2.1 * i, 4.4 - 2.1 * j, 2.65), 0.1)
            else:
                box((1.4, 1.4, 0.05), plain('#3a302a', 0.8), (-13.9 + 2.1 * i, 4.4 - 2.1 * j, 1.84), 0)
    keys([[1] * 6, [1.5, 1, 1, 1, 1]], cap, dark, accent, (-8.2, 4.4, 2.75))
    keys([[1] * 7 + [2], [1] * 6 + [1.5]], cap, dark, accent, (-6.0, -10.4, 0))
    for k, (x, y, t) in enumerate(((7.0, -10.0, 20), (9.6, -12.2, -30), (5.6, -13.0, 50), (12.4, -10.4, 10))):
        key = box((1.8, 1.8, 1.0), (cap, dark, accent, cap)[k], (0, 0, 0), 0.24, segments=3)
        narrow(key)
        place(key, (x, y, 0), (0, 0, t))
    wire = steel()
    for s in (-0.6, 0.6):
        tube([(13.0, -13.8 + s, 0.3), (15.4, -13.4 + 1.7 * s, 0.4), (17.4, -13.0 + 1.9 * s, 0.4), (18.8, -12.6 + 0.9 * s, 0.3)], 0.12, wire, 8)
    place(box((3.6, 1.5, 0.7), plain('#2a2623', 0.5), (0, 0, 0), 0.25), (11.6, -14.0, 0), (0, 0, 12))


@model('ribbon-microphone', turn=-16, tilt=8, detail=(16, 6))
def ribbon_microphone(job):
    """A long flat body in a fork, as in old studios."""
    body = metal(rough=0.25) if job['finish'] == 'metal' else surface('body', 'tint', rough=0.35, spec=0.5)
    lathe([(0, 0), (5.8, 0), (6.2, 0.3), (6.2, 1.0), (5.2, 1.6), (1.4, 2.2), (0.9, 2.8), (0.9, 7.2)], plain('#2a2623', 0.45))
    tube([(-4.6, 0, 15.5), (-4.6, 0, 10.5), (-3.2, 0, 8.0), (0, 0, 7.2), (3.2, 0, 8.0), (4.6, 0, 10.5), (4.6, 0, 15.5)], 0.5, brass(), 14)
    pillow((7.2, 4.4, 9.0), body, (0, 0, 8.6), (0, 0, 0), (0.62, 0.5))
    mesh = surface('mesh', '#b0ada7', rough=0.4, metal=1.0, texture=weave)
    pillow((7.2, 4.3, 13.0), mesh, (0, 0, 14.6), (0, 0, 0), (0.62, 0.6))
    def hoop(k, z, turn=(0, 0, 0)):
        points = [(math.copysign(abs(math.cos(a)) ** 0.62, math.cos(a)) * 3.7 * k, math.copysign(abs(math.sin(a)) ** 0.62, math.sin(a)) * 2.28 * k, z) for a in [i * math.pi / 30 for i in range(60)]]
        return tube(points, 0.22, brass(), 8, closed=True, steps=1)
    hoop(1.0, 16.6)
    hoop(1.0, 20.8)
    for x in (-1.5, 0, 1.5):
        tube([(x, -2.22, 16.6), (x, -2.28, 20.8), (x * 0.86, -1.9, 24.8), (x * 0.6, 0, 27.4)], 0.16, brass(), 8)
    for s in (-1, 1):
        place(lathe([(0, 0), (1.0, 0), (1.0, 0.8), (0.6, 1.1), (0, 1.1)], brass(), False), (s * 4.3, 0, 15.2), (0, s * 90, 0))
    place(plate(rounded(3.0, 1.2, 0.3), 0.14, brass(), 0.04), (0, -2.24, 11.6))
    tube([(0, 3, 9.6), (0, 5, 6), (2, 8, 1.2), (7, 10, 0.4), (12, 8, 0.4)], 0.4, cloth('#2d2724'), 10)


@model('interview-microphone', turn=-18, tilt=10, detail=(16, 10))
def interview_microphone(job):
    """A round head that listens to two sides on a heavy foot, its furry shield beside it."""
    body = surface('body', 'tint', rough=0.4)
    lathe([(0, 0), (5.2, 0), (5.6, 0.3), (5.7, 1.4), (5.2, 1.9), (2.2, 2.2), (1.2, 2.8), (1.0, 3.6), (1.0, 10.2)], body)
    tube(ring(5.72, 0.8, 60), 0.14, brass(), closed=True, steps=1, sides=8)
    lathe([(1.2, 9.6), (1.5, 9.8), (1.5, 10.6), (1.2, 10.8)], brass())
    head = (0, 0, 15.0)
    drum = lathe([(0, -2.1), (3.6, -2.1), (4.5, -1.8), (4.7, -1.2), (4.7, 1.2), (4.5, 1.8), (3.6, 2.1), (0, 2.1)], body)
    place(drum, head, (90, 0, 0))
    for s in (-1, 1):
        mesh = lathe([(0, 1.0), (1.6, 0.85), (3.0, 0.4), (3.7, 0)], surface('mesh', '#a9a6a1', rough=0.4, metal=1.0, texture=weave))
        place(mesh, (0, s * 2.1, 15.0), (-90 * s, 0, 0))
        place(tube(ring(3.75, 0, 60), 0.2, brass(), closed=True, steps=1, sides=8), (0, s * 2.15, 15.0), (90, 0, 0))
    for x in (-1.2, 1.2):
        place(lathe([(0, 0), (0.7, 0), (0.65, 0.6), (0, 0.7)], brass(), wave=lambda a, z: 1 + 0.04 * math.sin(18 * a)), (x, -5.5, 1.1), (90, 0, 0))
    fur = surface('fur', '#4a443e', rough=1.0, spec=0.0)
    ball(3.6, fur, (10.0, -1.6, 0), (1, 1, 0.96))
    for i in range(1100):
        t, a = math.acos(1 - 2 * (i + 0.5) / 1100), i * 2.399
        d = (math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), math.cos(t))
        p, q = [tuple(o + k * v for o, v in zip((10.0, -1.6, 3.46), d)) for k in (3.3, 4.1)]
        if q[2] > 0.05:
            tube([p, (q[0], q[1], q[2] - 0.25)], [0.15, 0.03], fur, 4, False)
