"""What lies open or stands on a desk: journals, books on stands, pads, cards with their seal."""
import math

from materials import brass, cloth, lacquer, leather, paper, plain, surface, wood
from models.model import model
from models.packs import front, lying
from models.paper import bound, pages
from shapes import arch, ball, box, cup, lathe, leaf, place, plate, rod, rounded, skin, together, tube

IVORY = '#f6eedd'


def spread(width, depth, thick, cover, at, turn=(0, 0, 0), lines=True, ink='#8d9aa8'):
    """An open book that lies: two swelling halves of pages on its cover."""
    leaves = surface('leaves', IVORY, rough=0.9, spec=0.1)
    edge = surface('pages', '#efe4cf', rough=0.9, spec=0.1, texture=pages)
    parts = [box((2 * width + 0.8, depth + 0.6, 0.3), cover, (0, 0, 0), 0.12)]
    for s in (-1, 1):
        def rise(t):
            return 0.3 + thick * (math.sin(math.pi * min(1, t * 1.25 + 0.06)) * 0.35 + 0.78 * min(1, t / 0.14) ** 0.5) * (1 - 0.22 * t)
        parts.append(skin(lambda u, v, s=s: (s * (0.02 + width * u), (v - 0.5) * depth, rise(u)), leaves, 40, 8))
        for y in (-1, 1):
            parts.append(skin(lambda u, v, s=s, y=y: (s * (0.02 + width * u), y * depth / 2, 0.25 + (rise(u) - 0.25) * v), edge, 40, 6))
        parts.append(skin(lambda u, v, s=s: (s * (0.02 + width), (u - 0.5) * depth, 0.25 + (rise(1) - 0.25) * v), edge, 8, 6))
        for k in range(11 if lines else 0):
            y = depth * (0.36 - 0.072 * k)
            parts.append(tube([(s * (0.02 + width * u), y, rise(u) + 0.02) for u in (0.16, 0.32, 0.48, 0.64, 0.8, 0.9)], 0.028, plain(ink, 0.9), 6, steps=3))
    for part in parts:
        place(part, at, turn)
    return parts


@model('open-journal', turn=-14, tilt=36, detail=(22, 44))
def open_journal(job):
    """A sewn journal that lies open, with a ribbon and a pencil; a closed one under its edge."""
    bound(14.4, 21, 1.5, cloth(), (-4.0, 3.4, 0), (0, 0, 14))
    spread(13.6, 19.4, 1.1, cloth(), (0, 0, 1.55), (0, 0, -5))
    ribbon = skin(lambda u, v: (u * 0.6 - 0.3, 9.6 - 23.2 * v, 2.02 - 1.6 * max(0, v - 0.84) ** 1.4 * 6), surface('ribbon', '#a04a2c', rough=0.7), 4, 40, 0.03)
    place(ribbon, (0.2, 0, 0.45), (0, 0, -5))
    for part in (rod((-7, 0, 0.4), (6, 0, 0.4), 0.4, wood('#c79a63', 'x'), sides=6), place(lathe([(0.4, 0), (0.14, 1.1), (0.0, 1.5)], plain('#e2c49a'), False, 12), (6, 0, 0.4), (0, 90, 0))):
        place(part, (7.0, -3.4, 2.85), (0, 2, 52))


@model('practice-book', turn=-16, tilt=30, detail=(20, 40))
def practice_book(job):
    """A large practice book; on it a reed pen, beside it an inkwell."""
    bound(21, 15.4, 2.0, cloth(), (0, 0, 0), (0, 0, 6))
    place(box((0.8, 15.8, 2.14), surface('band', '#3a302a', rough=0.8), (0, 0, 0), 0.08), (8.2, 0.9, -0.06), (0, 0, 6))
    lying(job, 'practice', 7.6, 5.2, (-1.4, 2.6, 2.04), (0, 0, 6))
    reed = surface('reed', '#b8864a', rough=0.55, texture=knotted)
    for part in (tube([(-9, 0, 0), (-2, 0, 0), (5, 0, 0)], [0.42, 0.46, 0.44], reed, 14), lathe([(0.42, 0), (0.34, 0.9), (0.12, 1.9), (0.05, 2.0)], plain('#2a2018', 0.5))):
        if part.name.startswith('lathe'):
            place(part, (4.9, 0, 0), (0, 90, 0))
        place(part, (0.6, -4.0, 2.5), (0, 0, 12))
    for part in together(inkwell):
        place(part, (14.6, 3.0, 0))


def knotted(n):
    return n.between(n.noise(1.2, (0.25, 1, 1), 3.0), 0.3, 0.7, 0.75, 1.12)


def inkwell():
    """A pot of ink with brass on its rim."""
    cup([(0, 0), (2.6, 0), (2.9, 0.2), (3.0, 2.6), (2.6, 3.4), (1.7, 3.9), (1.6, 4.4)], 0.3, surface('inkwell', '#2f3a5c', rough=0.15, coat=0.6))
    lathe([(1.62, 4.2), (1.8, 4.3), (1.8, 4.7), (1.6, 4.8)], brass())
    lathe([(0, 3.4), (1.4, 3.4)], surface('ink', '#14161f', rough=0.05, spec=0.6), False)


@model('pen-stand', turn=-20, tilt=13, detail=(20, 18))
def pen_stand(job):
    """A turned pen upright in its foot, as it stands on a desk; the cap lies before it."""
    body = wood('tint', 'z') if job['finish'] == 'wood' else lacquer()
    lathe([(0, 0), (3.4, 0), (3.6, 0.2), (3.5, 0.9), (2.2, 1.5), (1.2, 2.0), (0.9, 2.8), (0, 2.8)], brass())
    lathe([(0, 0), (3.45, 0.02), (3.6, 0.0), (3.62, 0.18), (3.5, 0.2)], surface('baize', '#4f5d34', rough=1.0))
    pen = [
        lathe([(0.3, 0), (0.55, 0.4), (0.6, 1.4)], brass()),
        lathe([(0.62, 1.2), (0.72, 1.5), (0.86, 4.6), (0.8, 9.0), (0.5, 11.0), (0, 11.3)], body),
        lathe([(0.75, 2.1), (0.82, 2.16), (0.84, 2.5), (0.78, 2.58)], brass(), False),
        ball(0.34, brass(), (0, 0, 11.1)),
    ]
    for part in pen:
        place(part, (0.1, 0.1, 2.3), (0, 17, 0))
    cap = [
        lathe([(0.66, 0), (0.8, 0.1), (0.86, 2.2), (0.72, 4.9), (0, 5.2)], body),
        lathe([(0.83, 0.3), (0.88, 0.36), (0.89, 0.8), (0.85, 0.86)], brass(), False),
        tube([(0, -0.84, 4.6), (0, -1.1, 4.0), (0, -1.02, 1.0)], [0.11, 0.14, 0.17], brass()),
    ]
    for part in cap:
        place(part, (4.2, -2.9, 0.88), (0, 90, -18))


@model('picture-book', turn=-20, tilt=13, detail=(20, 20))
def picture_book(job):
    """A square board book that stands open, its moon above the roofs."""
    cover, board = surface('cover', 'tint', rough=0.45, coat=0.2), surface('board', '#f6eedd', rough=0.8)
    moon, roof = surface('print', '#f3d98a', rough=0.6), surface('print-roof', 'pale', rough=0.6)
    front_ = [plate(rounded(21, 21, 1.6), 0.4, cover, 0.12)]
    front_.append(place(plate(crescent(3.4), 0.1, moon, 0.03), (3.6, -0.24, 14.6)))
    for x, w, h in ((-6.6, 4.4, 6.0), (-2.2, 3.4, 8.6), (1.7, 4.0, 5.0), (6.3, 4.2, 7.2)):
        front_.append(plate(arch(w, h, 1.4), 0.1, roof, 0.03, (x, -0.24, 0)))
    for x, z in ((-6.4, 15.6), (-2.4, 17.4), (-8.2, 18.6), (7.8, 18.6)):
        front_.append(place(ball(0.32, moon, (0, 0, 0), (1, 0.3, 1)), (x, -0.26, z)))
    front_.append(front(job, 'moon-book', 8.4, 3.2, (-4.2, -0.3, 10.7)))
    for part in front_:
        place(part, (10.5, 0, 0))
        place(part, (0, 0, 0.05), (0, 0, 14))
    for k, turn in enumerate((24, 34, 44, 54)):
        place(place(plate(rounded(20.4, 20.4, 1.5, 0.3), 0.34, board, 0.1), (10.2, 0, 0)), (0.05, 0.25 + 0.1 * k, 0.05), (0, 0, turn))
    place(place(plate(rounded(21, 21, 1.6), 0.4, cover, 0.12), (10.5, 0, 0)), (0, 0.8, 0.05), (0, 0, 64))
    tube([(-0.05, 0.4, 0.1), (-0.05, 0.4, 20.9)], 0.7, cover, 16, False)


def crescent(r):
    outer = [(r * math.cos(a), r * math.sin(a)) for a in [math.radians(60 + 240 * i / 30) for i in range(31)]]
    inner = [(0.42 * r + 0.88 * r * math.cos(a), 0.25 * r + 0.88 * r * math.sin(a)) for a in [math.radians(282 - 208 * i / 26) for i in range(27)]]
    return outer + inner[1:-1]


@model('open-book', turn=-12, tilt=15, detail=(18, 22))
def open_book(job):
    """A large book of letters, open on a folding stand of wood."""
    oak = wood('#a87743', 'x')
    def stand():
        plate(rounded(30, 15, 1.2), 0.7, oak, 0.2, holes=[[(x, z + 3.4) for x, z in arch(9, 8.4)]])
        box((28, 2.4, 0.7), oak, (0, -1.4, 0.6), 0.2)
        box((28, 0.5, 1.4), oak, (0, -2.5, 0.7), 0.16)
    for part in together(stand):
        place(part, (0, 0, 0.2), (-32, 0, 0))
    for x in (-9, 9):
        place(box((1.6, 0.7, 13.6), oak, (0, 0, 0), 0.2), (x, 9.6, 0.2), (15, 0, 0))
    parts = spread(14.0, 19.4, 1.4, cloth(), (0, 0, 0), lines=False)
    ink = plain('#2a2a33', 0.8)
    for s in (-1, 1):
        for row in range(4):
            y = 6.0 - 3.9 * row
            stroke = [(s * 7.4 + x, y + dy, 1.92) for x, dy in ((4.6, 0.5), (3.8, -0.5), (2.6, -0.7), (1.6, 0.1), (0.6, -0.6), (-1.0, -0.8), (-2.6, -0.4), (-4.4, 0.9))]
            parts.append(tube(stroke, [0.1, 0.34, 0.2, 0.4, 0.22, 0.42, 0.26, 0.06], ink, 10, flat=0.3))
            for k in range(2 + row % 2):
                parts.append(box((0.42, 0.42, 0.06), plain('#a8452c', 0.8), (s * 7.4 + 2.6 - 2.4 * k, y + 0.9 - 2.2 * (k % 2), 1.94), 0.02, (0, 0, 45)))
    for part in parts:
        place(part, turn=(90, 0, 0))
        place(part, (0, -0.5, 11.4))
        place(part, (0, 0, 0.2), (-32, 0, 0))


@model('sealed-cards', turn=-16, tilt=28, detail=(20, 40))
def sealed_cards(job):
    """Envelopes in a stack with a seal of wax, the brass stamp and a stick of wax beside them."""
    env, wax = paper(), surface('seal', '#8e2f2a', rough=0.3, coat=0.4)
    for i in range(6):
        box((16.2, 11.4, 0.28), env, (0.15 * math.sin(i * 5), 0.12 * math.cos(i * 3), i * 0.3), 0.06, (0, 0, 5 + 1.6 * math.sin(i * 2.3)))
    top = [
        skin(lambda u, v: ((u - 0.5) * 16 * (1 - v), 5.6 - 6.8 * v, 0.03 + 0.2 * math.sin(math.pi * v)), surface('flap', 'tint', rough=0.72), 30, 12),
        place(lathe([(0, 0), (1.15, 0), (1.25, 0.12), (1.1, 0.36), (0.78, 0.38), (0.7, 0.28), (0, 0.28)], wax, wave=lambda a, z: 1 + 0.07 * math.sin(3 * a) + 0.04 * math.sin(7 * a)), (0, -1.0, 0.12)),
        place(plate([(x * 0.16, z * 0.16) for x, z in arch(5, 6.4, -3.2)], 0.08, wax, 0.02), (0, -1.0, 0.44), (-90, 0, 0)),
    ]
    for part in top:
        place(part, (0, 0, 1.82), (0, 0, 6))
    stamp = [
        lathe([(0, 0), (1.25, 0), (1.3, 0.15), (1.3, 1.0), (0.8, 1.4), (0.55, 2.0)], brass()),
        lathe([(0.5, 1.9), (0.8, 2.3), (1.15, 3.6), (1.1, 5.2), (0.6, 6.4), (0.7, 7.0), (1.0, 7.6), (0.7, 8.3), (0, 8.5)], wood('#6b4630', 'z')),
    ]
    for part in stamp:
        place(part, (11.4, 1.6, 0))
    place(box((1.3, 9.0, 1.3), surface('stick', '#8e2f2a', rough=0.35, coat=0.3), (0, 0, 0), 0.2), (10.6, -5.0, 0), (0, 0, -28))
    card = [plate(rounded(10.4, 14.6, 0.2), 0.14, surface('card', 'pale', rough=0.85, spec=0.15), 0.03), front(job, 'card', 7.8, 6.1, (0, -0.1, 5.2))]
    for part in card:
        place(part, (-1.8, 8.0, 0), (-10, 0, 6))
    place(plate(rounded(10.4, 14.6, 0.2), 0.14, surface('card', 'pale', rough=0.85, spec=0.15), 0.03), (-2.2, 14.2, 0), (13, 0, 6))


@model('deckle-cards', turn=-18, tilt=26, detail=(22, 38))
def deckle_cards(job):
    """Handmade paper with torn edges in a bundle that is tied with a ribbon, one card on top."""
    def torn(width, depth, seed):
        pts = []
        for (x0, z0), (x1, z1) in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
            for i in range(22):
                t = i / 22
                k = 1 + 0.008 * math.sin(17 * t + seed) + 0.008 * math.sin(41 * t + 2 * seed) + 0.006 * math.sin(67 * t + 3 * seed)
                pts.append((width / 2 * (x0 + (x1 - x0) * t) * k, depth / 2 * (z0 + (z1 - z0) * t) * k))
        return pts
    cotton = surface('cotton', 'tint', rough=0.95, spec=0.05, texture=fibrous)
    for i in range(12):
        place(plate(torn(15.4, 11.0, i), 0.22, cotton, 0.06), (0.12 * math.sin(i * 5), 0.1 * math.cos(i * 3), 0.14 + 0.25 * i), (-90, 0, 1.6 * math.sin(i * 2.7)))
    ribbon = surface('ribbon', '#a04a2c', rough=0.55, spec=0.4)
    box((15.9, 1.0, 3.14), ribbon, (0, 0.6, 0), 0.1)
    box((1.0, 11.5, 3.16), ribbon, (-2.4, 0, 0), 0.1)
    for s in (-1, 1):
        tube([(-2.4, 0.6, 3.2), (-2.4 + s * 1.6, 1.5, 4.2), (-2.4 + s * 3.0, 1.9, 3.9), (-2.4 + s * 2.6, 1.4, 3.3), (-2.4, 0.6, 3.2)], 0.5, ribbon, 12, flat=0.16)
        tube([(-2.4, 0.6, 3.2), (-2.4 + s * 1.2, -1.0, 3.5), (-2.4 + s * 2.2, -3.4, 3.25)], 0.48, ribbon, 12, flat=0.14)
    place(plate(torn(15.4, 11.0, 20), 0.2, cotton, 0.06), (6.4, -7.8, 0.12), (-90, 0, 24))
    stem = plain('#b8a06a', 0.8)
    parts = [tube([(-5, 0, 0.2), (0, 0.4, 0.4), (5, 0, 0.3)], 0.09, stem, 8)]
    for i in range(12):
        parts.append(leaf(1.7, 0.6, surface('dried', '#9c9a5e', rough=0.8), (-4 + 0.74 * i, 0.2, 0.35), (0, -16, (i % 2 * 2 - 1) * 42), bend=0.5))
    for part in parts:
        place(part, (6.0, -7.6, 0.2), (0, 0, 40))


def fibrous(n):
    return n.between(n.noise(0.4, detail=4.0), 0.3, 0.7, 0.9, 1.06)


@model('day-pad', turn=-18, tilt=14, detail=(20, 18))
def day_pad(job):
    """A pad that stands on its own cover like a tent, wired along the top, with a day's page."""
    cover, sheet = leather(), surface('sheet', IVORY, rough=0.9, spec=0.1)
    lean = 17
    face = [plate(rounded(15.6, 20.4, 0.5), 0.3, cover, 0.1)]
    for k in range(3):
        face.append(plate(rounded(15.0, 19.4, 0.3, 0.3), 0.1, sheet, 0.02, (0, -0.24 - 0.12 * k, 0)))
    ink, soft = plain('#b4573a', 0.8), plain('#b9ad98', 0.9)
    face.append(front(job, 'good-day', 11.6, 4.4, (0, -0.56, 14.2)))
    for k in range(3):
        z = 12.4 - 1.9 * k
        face.append(plate(rounded(1.0, 1.0, 0.15), 0.06, ink, 0.02, (-5.9, -0.55, z - 0.2), holes=[[(x * 0.72, 0.14 + y * 0.72) for x, y in rounded(1.0, 1.0, 0.15)]]))
        face.append(rod((-4.6, -0.56, z - 0.1), (6.2, -0.56, z - 0.1), 0.04, soft, sides=6))
    for k in range(7):
        face.append(rod((-6.2, -0.56, 6.6 - 0.95 * k), (6.2, -0.56, 6.6 - 0.95 * k), 0.03, soft, sides=6))
    for part in face:
        place(part, (0, -6.2, 0.1), (-lean, 0, 0))
    place(plate(rounded(15.6, 20.4, 0.5), 0.3, cover, 0.1), (0, 6.4, 0.1), (lean, 0, 0))
    for k in range(12):
        x = -6.6 + 1.2 * k
        tube([(x, 0.05 + 0.95 * math.cos(a), 19.5 + 0.95 * math.sin(a)) for a in [i * math.pi / 10 for i in range(20)]], 0.11, brass(), 8, closed=True, steps=1)
    for part in (rod((-6, 0, 0.42), (5.4, 0, 0.42), 0.4, wood('#c79a63', 'x'), sides=6), place(lathe([(0.4, 0), (0.14, 1.1), (0.0, 1.5)], plain('#e2c49a'), False, 12), (5.4, 0, 0.42), (0, 90, 0))):
        place(part, (3.0, -9.6, 0), (0, 0, 8))
