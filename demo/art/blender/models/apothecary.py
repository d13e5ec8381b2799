"""Bottles, tins and jars of skincare, and a shelf of perfumes."""
import math

from materials import brass, cloth, matte, metal, plain, steel, surface, wood
from models.care import cut, tinted_glass
from models.model import model
from models.packs import front, wrap
from shapes import arch, ball, box, cup, lathe, leaf, pillow, place, plate, together, tube


@model('serum-bottle', turn=-12, tilt=11, detail=(16, 20))
def serum_bottle(job):
    """A slim open bottle; its dropper lies in front of it."""
    lathe([(0, 0), (1.8, 0), (2.0, 0.15), (2.05, 0.6), (2.05, 0.6), (2.05, 8.8), (2.05, 8.8), (1.95, 9.4), (1.3, 9.9), (1.05, 10.2), (1.05, 11.0), (0.85, 11.1), (0.8, 10.6)], tinted_glass())
    tube([(1.1 * math.cos(a), 1.1 * math.sin(a), 10.6) for a in [i * math.pi / 16 for i in range(32)]], 0.1, tinted_glass(), 8, closed=True, steps=1)
    wrap(job, 'serum', 2.05, 1.4, 5.6, 128, 6)
    rubber, collar = surface('rubber', '#f1e9dc', rough=0.55), surface('collar', '#2d2926', rough=0.35)
    parts = [
        lathe([(0, 0), (0.85, 0.3), (1.0, 1.4), (0.85, 2.4), (0.75, 2.7)], rubber),
        lathe([(0.8, 2.6), (1.3, 2.7), (1.35, 2.9), (1.35, 4.3), (1.2, 4.4), (0.4, 4.4)], collar, wave=lambda a, z: 1 + 0.025 * math.cos(28 * a), segments=168),
        lathe([(0.36, 4.4), (0.36, 9.2), (0.18, 9.9), (0.1, 10.0)], surface('pipette', '#eef0ec', rough=0.05, spec=0.7, coat=1.0)),
        lathe([(0.37, 7.0), (0.37, 9.2), (0.19, 9.9), (0.1, 10.0)], surface('drawn-up', 'tint', rough=0.08, coat=1.0)),
    ]
    for part in parts:
        place(part, (-1.4, -4.2, 1.35), (0, 90, 16))


@model('attar-vial', turn=-14, tilt=12, detail=(16, 20))
def attar_vial(job):
    """A six-sided vial with a tall stopper, on chips of the wood that it was distilled from."""
    lathe([(0, 0), (1.6, 0), (1.75, 0.2), (1.75, 6.6), (1.1, 7.6), (0.8, 7.9), (0.8, 8.3)], tinted_glass(), False, 6)
    lathe([(0, 0), (1.82, 0), (1.82, 0.5), (1.76, 0.52)], brass(), False, 6)
    lathe([(0.95, 7.9), (1.05, 8.0), (1.05, 8.7), (0.9, 8.8), (0.5, 9.0), (0.42, 9.2), (0.95, 9.9), (1.15, 10.7), (0.8, 11.9), (0.3, 12.7), (0, 13.2)], brass())
    front(job, 'attar', 1.45, 2.9, (0, -1.545, 1.9))
    bark = wood('#5a3a26', 'x')
    for x, y, t, w in ((3.4, -1.6, 24, 3.4), (4.4, -0.2, -18, 2.6), (3.9, -1.0, 64, 2.4), (-3.2, -1.5, -30, 2.6), (5.3, -1.9, 8, 1.7)):
        box((w, 0.95, 0.5), bark, (x, y, 0 if abs(t) < 40 else 0.5), 0.12, (4, 3 * (abs(t) > 40), t))


@model('spray-bottle', turn=-12, tilt=9, detail=(16, 20))
def spray_bottle(job):
    """A tall round bottle with a fine sprayer; the cap stands beside it."""
    lathe([(0, 0), (2.5, 0), (2.75, 0.2), (2.8, 0.7), (2.8, 0.7), (2.8, 12.4), (2.8, 12.4), (2.75, 13.1), (2.3, 13.7), (1.5, 13.9), (1.3, 14.1), (1.3, 14.6)], tinted_glass())
    lathe([(1.5, 14.2), (1.6, 14.3), (1.6, 15.6), (1.45, 15.8), (0.75, 15.85), (0.7, 16.2)], brass())
    lathe([(0, 16.0), (0.9, 16.0), (1.0, 16.2), (1.0, 17.7), (0.9, 17.95), (0, 18.0)], surface('sprayer', '#f3ece0', rough=0.4))
    place(lathe([(0, 0), (0.32, 0), (0.3, 0.22), (0.12, 0.3), (0, 0.3)], plain('#2d2926', 0.4)), (0, -0.93, 17.1), (90, 0, 0))
    wrap(job, 'toner', 2.8, 2.2, 7.0, 116, 6)
    for half in together(lambda: cup([(0, 0), (1.9, 0), (2.1, 0.2), (2.15, 0.6), (2.15, 5.2)], 0.16, surface('cap', 'pale', rough=0.08, spec=0.6, coat=1.0))):
        place(half, (5.6, -1.8, 0))


@model('aluminium-bottle', turn=-12, tilt=9, detail=(16, 18))
def aluminium_bottle(job):
    """A drawn bottle of coloured aluminium with a ribbed screw cap."""
    lathe([(0, 0.2), (2.6, 0), (3.2, 0.15), (3.4, 0.7), (3.4, 0.9), (3.4, 0.9), (3.4, 13.0), (3.4, 13.0), (3.3, 13.8), (2.8, 14.9), (1.9, 15.7), (1.55, 16.3), (1.5, 16.9)], metal('tint', 0.34))
    lathe([(1.55, 16.5), (1.75, 16.6), (1.75, 16.6), (1.75, 19.0), (1.75, 19.0), (1.6, 19.25), (0, 19.3)], plain('#2d2926', 0.45), wave=lambda a, z: 1 + (0.022 * math.cos(36 * a) if z < 18.9 else 0), segments=216)
    tube([(1.62 * math.cos(a), 1.62 * math.sin(a), 16.45) for a in [i * math.pi / 16 for i in range(32)]], 0.13, steel(), 8, closed=True, steps=1)
    wrap(job, 'shampoo', 3.4, 2.6, 7.8, 104, 6)


@model('balm-tin', turn=-14, tilt=24, detail=(16, 36))
def balm_tin(job):
    """A flat open tin of balm; its lid leans at the back and a muslin cloth lies before it."""
    tin = surface('tin', 'tint', rough=0.3, spec=0.6, coat=0.35)
    cup([(0, 0), (5.0, 0), (5.2, 0.15), (5.2, 0.4), (5.2, 2.4)], 0.16, tin, steel(0.3))
    balm = surface('balm', '#f1dfae', rough=0.32, spec=0.45, coat=0.2)
    lathe([(5.0, 1.9), (4.2, 2.0), (3.2, 1.95), (2.0, 2.2), (1.2, 2.05), (0.5, 2.4), (0, 2.45)], balm, wave=lambda a, z: 1 + 0.05 * math.sin(a + z * 6))
    lid = [
        lathe([(0, 1.05), (4.7, 1.05), (5.0, 1.1), (5.35, 1.0), (5.45, 0.8), (5.45, 0), (5.3, 0)], tin),
        lathe([(4.1, 1.09), (4.2, 1.2), (4.35, 1.2), (4.45, 1.09)], steel(0.3)),
    ]
    for part in lid:
        place(part, (3.4, 5.9, 4.9), (66, 0, -14))
    muslin = cloth('#efe4d0')
    for i in range(3):
        pillow((7.4 - 0.2 * i, 5.4 - 0.2 * i, 0.55), muslin, (7.4 + 0.1 * i, -3.9, 0.42 * i), (0, 0, -16 + 3 * i), (0.2, 0.5), dent=lambda x, y, z: (x, y, z + 0.1 * math.sin(1.3 * x + y)))


@model('scrub-jar', turn=-12, tilt=20, detail=(16, 32))
def scrub_jar(job):
    """A thick glass jar of coarse scrub with a wooden spoon in it."""
    cup([(0, 0), (3.9, 0), (4.3, 0.25), (4.4, 1.0), (4.4, 6.6), (4.2, 7.2), (4.1, 7.6)], 0.3, tinted_glass())
    tube([(4.15 * math.cos(a), 4.15 * math.sin(a), 7.2) for a in [i * math.pi / 20 for i in range(40)]], 0.16, brass(), 10, closed=True, steps=1)
    coarse = surface('scrub', '#4b2f1f', rough=0.9, texture=crumbs, bump=lumps)
    lathe([(3.85, 6.7), (3.0, 7.0), (2.0, 7.7), (1.0, 8.0), (0, 8.2)], coarse, wave=lambda a, z: 1 + 0.03 * math.sin(5 * a + z * 3))
    spoon = wood('#b98a55', 'x')
    for part in (tube([(0, 0, 0), (4.6, 0, 0.2), (8.6, 0, 0.1)], [0.34, 0.26, 0.38], spoon, 12, flat=0.8), pillow((3.0, 2.1, 0.9), spoon, (-1.2, 0, -0.5), (0, 0, 0), (1, 0.8))):
        place(part, (1.0, -0.6, 8.1), (0, -34, -14))
    wrap(job, 'scrub', 4.42, 1.0, 4.9, 88, 4)
    for i in range(26):
        a, r = i * 2.4, 0.34 * math.sqrt(i)
        ball(0.12 + 0.05 * (i % 3), coarse, (6.6 + 1.2 * r * math.cos(a), -3.2 + r * math.sin(a), 0))


def crumbs(n):
    cells = n.add('TexVoronoi', Vector=n.spots((4.2, 4.2, 4.2)), Scale=1.0)
    return n.between(cells.outputs['Distance'], 0.05, 0.6, 1.5, 0.55)


def lumps(n):
    return n.add('TexVoronoi', Vector=n.spots((4.2, 4.2, 4.2)), Scale=1.0).outputs['Distance'], 0.1


@model('tub', turn=-14, tilt=15, detail=(18, 28))
def tub(job):
    """A wide tub with its ribbed lid on, and a wooden comb leaning against it."""
    body = surface('tub', 'tint', rough=0.4, coat=0.15)
    lathe([(0, 0), (4.6, 0), (4.9, 0.2), (5.0, 0.6), (5.0, 0.6), (5.5, 7.4)], body)
    lathe([(5.5, 7.2), (5.75, 7.3), (5.8, 7.6), (5.8, 9.0), (5.6, 9.35), (5.0, 9.45), (4.8, 9.3), (0, 9.3)], plain('#2d2926', 0.45), wave=lambda a, z: 1 + (0.012 * math.cos(60 * a) if 7.4 < z < 9.2 else 0), segments=240)
    wrap(job, 'mask', 5.26, 1.5, 4.8, 92, 4, 0.14)
    teeth = [(-5, 0.2)]
    for i in range(17):
        x = -4.7 + 0.58 * i
        teeth += [(x, 0), (x + 0.12, 0), (x + 0.16, 2.2), (x + 0.42, 2.2), (x + 0.46, 0)]
    outline = [*teeth, (5.1, 0.2), (5.2, 3.4), (4.4, 4.1), (0, 4.5), (-4.4, 4.1), (-5.2, 3.4)]
    place(plate(outline, 0.6, wood('#a87743', 'x'), 0.12), (7.4, -4.4, 0.1), (-20, 0, 12))


@model('lip-balm', turn=-14, tilt=12, detail=(18, 22))
def lip_balm(job):
    """Two sticks in paper sleeves: one closed, one turned up, with its cap beside it."""
    sleeve, band = surface('sleeve', 'tint', rough=0.6), brass()
    closed = [
        lathe([(0, 0), (1.0, 0), (1.05, 0.08), (1.05, 7.2), (0.98, 7.35), (0, 7.35)], sleeve, False),
        lathe([(1.05, 4.5), (1.1, 4.5), (1.1, 4.66), (1.05, 4.66)], band, False),
        wrap(job, 'balm', 1.05, 0.9, 3.1, 150),
    ]
    for part in closed:
        place(part, (-2.1, 1.2, 0))
    open_ = [
        lathe([(0, 0), (1.0, 0), (1.05, 0.08), (1.05, 4.5)], sleeve, False),
        lathe([(0.86, 4.4), (0.92, 4.45), (0.92, 5.1), (0.84, 5.15), (0.8, 4.9)], surface('inner', '#f3e8d3', rough=0.6), False),
    ]
    stick = lathe([(0, 4.6), (0.8, 4.6), (0.8, 6.6), (0.72, 6.8), (0, 6.9)], surface('balm', '#f6e3c4', rough=0.28, spec=0.5, coat=0.3))
    for v in stick.data.vertices:
        if v.co.z > 6:
            v.co.z += 0.55 * (v.co.x - 0.3)
    for part in (*open_, stick, wrap(job, 'balm', 1.05, 0.9, 3.1, 150)):
        place(part, (1.5, -0.8, 0), (0, 0, -8))
    cap = [lathe([(0, 0), (0.98, 0), (1.05, 0.08), (1.05, 2.7), (0.9, 2.7), (0.9, 0.2)], sleeve, False), lathe([(1.05, 2.5), (1.1, 2.5), (1.1, 2.66), (1.05, 2.66)], band, False)]
    for part in cap:
        place(part, (3.4, -2.6, 1.06), (0, 90, -24))
    for x, y, t in ((-3.4, -2.0, 30), (-2.3, -2.7, -20)):
        leaf(1.7, 1.0, surface('herb', '#6d8a4a', rough=0.6), (x, y, 0.25), (10, -14, t), bend=0.5)


@model('stamped-soap', turn=-24, tilt=20, detail=(22, 32))
def stamped_soap(job):
    """Two cubes with the boiler's stamp, one of them cut, on a rack of wood."""
    outside = surface('cured', '#b09858', rough=0.75, spec=0.2, texture=cut)
    inside = surface('fresh', 'tint', rough=0.5, spec=0.35, texture=cut)
    slats = wood('#a87743', 'x')
    for y in (-3.6, -1.2, 1.2, 3.6):
        box((15.6, 1.4, 0.7), slats, (1.6, y, 0.7), 0.16)
    for x in (-4.4, 7.6):
        box((1.2, 9.4, 0.7), slats, (x, 0, 0), 0.16)
    stamp = [(p[0] * 0.9, p[1]) for p in arch(3.6, 4.4, -2.2)]
    inner = [(p[0] * 0.74, p[1] * 0.8) for p in stamp]
    def cube(at, turn):
        parts = [box((6.2, 6.2, 5.4), outside, (0, 0, 0), 0.5, segments=5)]
        parts.append(place(plate(stamp, 0.16, outside, 0.05, holes=[inner]), (0, 0, 5.42), (-90, 0, 0)))
        parts.append(place(ball(0.5, outside, (0, 0, 0), (1, 1, 0.3)), (0, -0.3, 5.36)))
        for part in parts:
            place(part, at, turn)
    cube((-2.4, 0.5, 1.4), (0, 0, 10))
    half = [box((6.0, 3.2, 5.3), outside, (0, 0, 0), 0.45, segments=5), box((5.3, 0.3, 4.6), inside, (0, -1.52, 0.35), 0.12)]
    for part in half:
        place(part, (5.2, 0.6, 1.4), (0, 0, -6))
    slice_ = [box((5.9, 5.2, 1.1), outside, (0, 0, 0), 0.35, segments=5), box((5.2, 4.6, 0.3), inside, (0, 0, 0.87), 0.12)]
    for part in slice_:
        place(part, (6.0, -6.6, 0), (0, 0, 18))


@model('round-perfume', turn=-16, tilt=10, detail=(18, 18))
def round_perfume(job):
    """A flacon like a coin on its edge, with a glass ball for a stopper."""
    disc = [(0, -1.5), (2.7, -1.5), (3.5, -1.2), (3.9, -0.5), (3.9, 0.5), (3.5, 1.2), (2.7, 1.5), (0, 1.5)]
    place(lathe(disc, tinted_glass(), segments=120), (0, 0, 4.4), (90, 0, 0))
    place(lathe([(2.75, 1.5), (2.85, 1.62), (3.0, 1.62), (3.1, 1.45)], brass(), segments=120), (0, 0, 4.4), (90, 0, 0))
    box((3.6, 2.8, 0.9), tinted_glass(), (0, 0, 0), 0.3)
    lathe([(0, 8.0), (1.1, 8.1), (1.15, 8.3), (1.15, 9.0), (1.0, 9.15), (0, 9.2)], brass())
    ball(1.55, surface('stopper', 'pale', rough=0.05, spec=0.7, coat=1.0), (0, 0, 9.1))
    front(job, 'musk', 3.0, 2.5, (0, -1.54, 3.2))


@model('cologne-bottle', turn=-12, tilt=9, detail=(16, 18))
def cologne_bottle(job):
    """A tall ribbed splash bottle with a wooden stopper."""
    def ribbed(a, z):
        return 1 + (0.026 * abs(math.cos(10 * a)) if 0.6 < z < 4.6 else 0)
    lathe([(0, 0), (2.8, 0), (3.1, 0.2), (3.2, 0.8), (3.2, 4.4), (3.1, 4.7), (3.1, 11.0), (2.9, 12.0), (1.7, 13.4), (1.2, 14.4), (1.1, 16.2), (1.4, 16.5), (1.4, 16.9)], tinted_glass(), segments=160, wave=ribbed)
    lathe([(1.45, 16.6), (1.55, 16.7), (1.55, 17.2), (1.45, 17.3)], brass())
    lathe([(0, 16.9), (1.35, 16.95), (1.35, 16.95), (1.7, 17.5), (1.8, 19.0), (1.4, 20.0), (0, 20.2)], wood('#8a5f38', 'z'))
    wrap(job, 'cologne', 3.12, 5.6, 4.9, 104, 6)


@model('extrait', turn=-20, tilt=13, detail=(20, 22))
def extrait(job):
    """A small eight-sided bottle with a domed cap, before the case that it comes in."""
    body = lathe([(0, 0), (2.6, 0), (2.9, 0.25), (2.9, 3.9), (2.3, 4.7), (1.2, 5.0), (1.1, 5.4)], tinted_glass(), False, 8)
    place(body, (0, 0, 0), (0, 0, 22.5))
    lathe([(1.35, 5.1), (1.45, 5.2), (1.45, 5.7), (1.3, 5.8)], brass(), False)
    lathe([(0, 5.6), (1.9, 5.6), (2.1, 5.8), (2.1, 6.6), (1.8, 7.8), (1.0, 8.6), (0, 8.8)], brass())
    front(job, 'extrait', 1.75, 2.2, (0, -2.71, 1.0))
    case = [
        box((6.6, 6.6, 7.6), matte(), (0, 0, 0), 0.14),
        box((6.7, 6.7, 3.0), matte(), (0, 0, 7.7), 0.14),
        box((6.2, 6.2, 0.2), brass(), (0, 0, 7.55), 0.05),
        front(job, 'extrait', 2.6, 3.2, (0, -3.33, 2.4)),
    ]
    for part in case:
        place(part, (5.4, 4.4, 0), (0, 0, 14))
