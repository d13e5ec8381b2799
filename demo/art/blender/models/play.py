"""Toys and games."""
import math

from materials import brass, cloth, felt, lacquer, matte, metal, paper, plain, surface, wood
from models.model import model
from models.packs import front, lying, ring
from shapes import arch, ball, box, circle, curve, lathe, leaf, pillow, place, plate, rod, rounded, skin, tube


def painted_wood(color='tint', along='z'):
    return surface('painted' + along, color, rough=0.5, spec=0.35, texture=faint)


def faint(n):
    return n.between(n.noise(1.2, (1, 1, 0.1), 3.0), 0.3, 0.7, 0.93, 1.04)


@model('blocks', turn=-20, tilt=14, detail=(24, 22))
def blocks(job):
    beech = wood('#d2a871', 'y')
    other = painted_wood('pale')
    for x in (-6.5, 6.5):
        box((4.6, 4.6, 9), painted_wood(), (x, 0, 0), 0.35)
    span = [(8.8, 0), (8.8, 7.4), (-8.8, 7.4), (-8.8, 0), (-4.4, 0)] + [(-4.4 * math.cos(a), 4.4 * math.sin(a)) for a in [i * math.pi / 18 for i in range(1, 18)]] + [(4.4, 0)]
    plate(span, 4.6, beech, 0.3, (0, 0, 9.05))
    box((9, 4.6, 4.5), other, (0, 0, 16.5), 0.35)
    place(plate([(-4.4, 0), (4.4, 0), (0, 5.2)], 4.6, painted_wood('#c9573a'), 0.3), (0, 0, 21.05))
    box((4.6, 4.6, 4.6), painted_wood('#e0b04a'), (-12.6, -4.6, 0), 0.35, (0, 0, 22))
    place(lathe([(0, 0), (2.1, 0), (2.3, 0.2), (2.3, 8.6), (2.1, 8.8), (0, 8.8)], painted_wood('#7f9a86')), (12.2, -5.4, 2.3), (90, 0, 34))
    place(plate([(2.2 * math.cos(a) * 1.9, 4.2 * math.sin(a)) for a in [i * math.pi / 20 for i in range(21)]], 4.4, beech, 0.3), (4.6, -8.6, 0.02), (0, 0, -12))


@model('alphabet-blocks', turn=-26, tilt=15, detail=(-36, 20))
def alphabet_blocks(job):
    cube(job, 'letter-a', (-5.2, 0, 0), 6, painted_wood())
    cube(job, 'letter-s', (0.1, 0.3, 0), -4, wood('#d9b07a', 'y'))
    cube(job, 'letter-m', (5.4, -0.1, 0), 5, painted_wood('pale'))
    cube(job, 'letter-n', (-2.4, 0.2, 4.82), -7, wood('#d9b07a', 'y'))
    cube(job, 'letter-k', (2.9, 0.1, 4.82), 9, painted_wood())
    cube(job, 'letter-o', (0.3, 0.1, 9.64), -12, painted_wood('pale'))
    cube(job, 'letter-r', (9.2, -6.0, 0), 31, painted_wood())


def cube(job, letter, at, turn, material):
    """A block with a letter on the sides that are seen; the rim around it stays bare."""
    faces = [box((4.8, 4.8, 4.8), material, (0, 0, 0), 0.34, segments=4), front(job, letter, 3.5, 3.5, (0, -2.42, 0.65)), place(front(job, letter, 3.5, 3.5, (0, -2.42, 0.65)), turn=(0, 0, -90)), lying(job, letter, 3.5, 3.5, (0, 0, 4.82))]
    for face in faces:
        place(face, at, (0, 0, turn))


@model('toy-car', turn=-34, tilt=14, detail=(-56, 18))
def toy_car(job):
    body = surface('car', 'tint', rough=0.35, coat=0.3)
    side = [tuple(p) for p in curve([(-9.4, 2), (-9.8, 4.2), (-9.0, 6.2), (-5.6, 6.7), (-3.6, 10.2), (-1.6, 11), (4.0, 11), (6.2, 10), (7.4, 6.9), (9.4, 6.2), (9.8, 4), (9.4, 2), (6, 1.8), (-6, 1.8)], 7, closed=True)]
    plate(side, 8.4, body, 1.1)
    window = surface('window', '#2b3238', rough=0.1, coat=0.8)
    for y in (-4.16, 4.16):
        plate([(-3.6, 7.1), (-2.1, 9.9), (0.9, 10.0), (0.9, 7.1)], 0.16, window, 0.05, (0, y, 0))
        plate([(1.7, 7.1), (1.7, 10.0), (4.0, 10.0), (5.4, 9.4), (6.3, 7.1)], 0.16, window, 0.05, (0, y, 0))
        box((18.4, 0.3, 0.7), brass(), (0, y, 4.3), 0.1)
    place(box((0.2, 6.2, 3.5), window, (0, 0, 0), 0.06), (-5.05, 0, 6.75), (0, 30, 0))
    for x in (-5.6, 5.6):
        for y, s in ((-4.4, -1), (4.4, 1)):
            for profile, material in (([(0, -0.9), (2.3, -0.9), (2.6, -0.6), (2.6, 0.6), (2.3, 0.9), (0, 0.9)], plain('#2a2522', 0.7)), ([(0, 0.86), (1.4, 0.95), (1.5, 1.0), (1.3, 1.15), (0, 1.2)], wood('#d2a871', 'x'))):
                place(lathe(profile, material), (x, y, 2.6), (-90 * s, 0, 0))
    for y in (-2.6, 2.6):
        place(lathe([(0, 0), (0.9, 0), (0.95, 0.3), (0.5, 0.5), (0, 0.55)], surface('light', '#fff3d6', rough=0.2)), (-9.55, y, 4.9), (0, -90, 0))
    box((0.6, 8.6, 0.9), brass(), (-9.9, 0, 2.3), 0.25)
    box((3.2, 2.2, 1.1), plain('#f3e6c8', 0.5), (1.2, 0, 11), 0.25)


@model('kite', turn=0, tilt=2, detail=(14, 6), stands=False)
def kite(job):
    def sail(corners, material, lift):
        (ax, az), (bx, bz), (cx, cz) = corners
        skin(lambda u, v: (ax + (bx - ax) * v * (1 - u) + (cx - ax) * v * u, -lift * math.sin(math.pi * u) * v * (1.2 - v) - 0.1, az + (bz - az) * v * (1 - u) + (cz - az) * v * u), material, 16, 16, 0.06)
    cloth_, light = surface('sail', 'tint', rough=0.7), surface('sail-pale', 'pale', rough=0.7)
    top, left, right, low = (0, 34), (-12, 24), (12, 24), (0, 0)
    middle = (0, 24)
    sail((middle, top, left), cloth_, 1.5)
    sail((middle, right, top), light, 1.5)
    sail((middle, left, low), light, 2.2)
    sail((middle, low, right), cloth_, 2.2)
    ribs = wood('#c79a63', 'z')
    rod((0, 0.3, -0.4), (0, 0.3, 34.6), 0.32, ribs)
    tube([(-12.4, 0.3, 24), (0, 0.9, 24), (12.4, 0.3, 24)], 0.3, wood('#c79a63', 'x'), 10)
    for a, b in ((top, left), (left, low), (low, right), (right, top)):
        rod((a[0], -0.1, a[1]), (b[0], -0.1, b[1]), 0.14, plain('#e9dcc2', 0.9), sides=8)
    tail = [(0, 0, 0), (1.6, 0, -3), (-0.6, 0, -6), (1.8, 0, -9), (0.4, 0, -12), (2.6, 0, -15)]
    tube(tail, 0.1, plain('#e9dcc2', 0.9), 8)
    for i, (x, y, z) in enumerate(tail[1:]):
        for s in (-1, 1):
            place(skin(lambda u, v: ((u) * 2.0, -0.15, (v - 0.5) * (0.3 + 1.5 * u)), cloth_ if i % 2 else surface('bow', '#e0a526', rough=0.8), 6, 6, 0.05), (x, y, z), (0, 20 * s + 12, 0), (s, 1, 1))


@model('spinning-top', turn=-10, tilt=14, detail=(20, 22))
def top(job):
    turned = wood('tint', 'x') if job['finish'] == 'wood' else lacquer()
    parts = [
        lathe([(0, 0), (0.3, 0.3), (0.5, 1.2), (0.5, 1.2), (2.0, 2.8), (4.6, 4.6), (5.6, 6.2)], turned),
        lathe([(5.6, 6.15), (5.75, 6.5), (5.75, 7.0), (5.6, 7.35)], brass()),
        lathe([(5.6, 7.3), (5.0, 8.3), (2.6, 9.2), (1.0, 9.8), (0.75, 10.6), (0.75, 13.6), (1.15, 14.0), (1.1, 14.6), (0, 14.9)], wood('#d2a871', 'z')),
        lathe([(4.2, 8.72), (4.4, 8.75), (3.6, 9.0)], lacquer('#b4573a')),
    ]
    for part in parts:
        place(part, (0, 0, 0), (0, 17, 0))
    small = [lathe([(0, 0), (0.2, 0.2), (0.4, 0.8), (2.8, 2.8), (3.3, 3.7), (2.9, 4.4), (0.7, 5.0), (0.5, 5.4), (0.5, 7.6), (0, 7.8)], painted_wood('pale'))]
    for part in small:
        place(part, (7.4, -4.4, 0), (0, 48.3, -26))
    tube([(-3, -5, 0.2), (-6.6, -6.2, 0.2), (-9, -3.4, 0.2), (-6.2, -1.8, 0.2), (-4.4, -4.4, 0.35), (-8, -7.2, 0.2), (-11, -5, 0.2)], 0.2, cloth('#e9dcc2'), 8)


@model('puzzle', turn=-16, tilt=34, detail=(22, 46))
def puzzle(job):
    shades = [painted_wood('tint'), painted_wood('pale'), painted_wood('#d9b26a'), painted_wood('#7f9a86')]
    rng = [3, 1, 0, 2, 1, 0, 2, 0, 1, 3, 0, 1, 2, 0, 3, 1]
    for i in range(4):
        for j in range(4):
            if (i, j) == (3, 0):
                continue
            x, y = (i - 1.5) * 5, (j - 1.5) * 5
            # A little lower each, so that a knob lies on the piece that it reaches into.
            piece(shades[rng[i * 4 + j]], (x, y, 0.64 - 0.04 * (i + j)), 0, i < 3, j < 3)
    piece(shades[0], (12.8, -9.4, 0), 24, True, True)
    frame = wood('#d2a871', 'x')
    for size, at in (((24, 1.4, 2), (0, -11.0, 0)), ((24, 1.4, 2), (0, 11.0, 0)), ((1.4, 20.6, 2), (-11.3, 0, 0)), ((1.4, 20.6, 2), (11.3, 0, 0)), ((22, 21, 0.4), (0, 0, 0))):
        box(size, frame, at, 0.2)


def piece(material, at, turn, right, back):
    """A square of a jigsaw with a knob to the right and one to the back, and sockets on the other sides."""
    n = 10
    outline = []
    for side, (dx, dy) in enumerate(((1, 0), (0, 1), (-1, 0), (0, -1))):
        px, py = (dy, -dx)
        knob = (right, back, None, None)[side]
        for t in (-2.42, -0.75):
            outline.append((2.42 * dx - px * t, 2.42 * dy - py * t))
        if knob:
            for k in range(n + 1):
                b = math.radians(230 - 280 * k / n)
                s, out = 0.95 * math.cos(b), 0.75 + 0.95 * math.sin(b)
                outline.append(((2.42 + out) * dx - px * s, (2.42 + out) * dy - py * s))
        outline.append((2.42 * dx - px * 0.75, 2.42 * dy - py * 0.75))
    place(plate(outline, 1.2, material, 0.16), (at[0], at[1], at[2] + 0.6), (-90, 0, 0) if not turn else (-90, 0, turn))


@model('board-game', turn=-20, tilt=30, detail=(24, 42))
def board_game(job):
    box((24, 24, 1.4), wood('tint', 'x') if job['finish'] == 'wood' else matte(), (0, 0, 0), 0.25)
    light = wood('#e2c796', 'x')
    for i in range(6):
        for j in range(6):
            box((3.4, 3.4, 0.14), light if (i + j) % 2 else surface('square', '#8a5a38', rough=0.5), (-8.75 + 3.5 * i, -8.75 + 3.5 * j, 1.4), 0.04)
    pawns = ((-8.75, -8.75, '#b4573a'), (-1.75, -5.25, '#2f7f7a'), (5.25, -1.75, '#e0a526'), (1.75, 5.25, '#f3e9d7'), (-5.25, 1.75, '#b4573a'), (8.75, 8.75, '#22304f'))
    for x, y, color in pawns:
        place(lathe([(0, 0), (1.25, 0), (1.3, 0.25), (1.0, 0.6), (0.55, 1.4), (0.45, 2.6), (0.75, 2.8), (0.45, 3.0), (0.85, 3.7), (0.7, 4.4), (0, 4.65)], lacquer(color)), (x, y, 1.54))
    lid = [box((24.6, 5, 24.6), matte(), (0, 0, 0), 0.2), front(job, 'game', 17, 17, (0, -2.53, 3.8))]
    for part in lid:
        place(part, (0, 17, 0.05), (-13, 0, 0))
    for x, y, t in ((14.6, -7, 20), (16.6, -3.6, 55)):
        box((1.9, 1.9, 1.9), plain('#f7efe0', 0.4), (x, y, 0), 0.35, (0, 0, t))
        ball(0.22, plain('#2a2522'), (x, y, 1.88), (1, 1, 0.3))
