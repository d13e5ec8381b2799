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


def lit_wax(radius, z, color='#f7ecd6', wicks=((0, 0),)):
    """Melted wax in a vessel, with its lit wicks."""
    lathe([(radius, z + 0.25), (radius * 0.9, z + 0.1), (0, z)], surface('wax-top', color, rough=0.35, shine=('#ffb668', 0.12)))
    for x, y in wicks:
        flame(x, y, z + 0.35, 1.1)


def lid(at, radius, material, turn=(0, 0, 0), knob=0.0):
    """A flat lid that lies or leans next to its vessel, with a knob where its radius is given."""
    profile = [(0, 0), (radius - 0.2, 0), (radius, 0.2), (radius, 0.9), (radius - 0.2, 1.1)]
    profile += [(knob + 0.1, 1.15), (knob, 1.4), (knob * 1.2, 2.2), (knob * 0.9, 2.6), (0, 2.7)] if knob else [(0, 1.1)]
    return place(lathe(profile, material, round_=not knob), at, turn)


@model('glass-candle', turn=-8, tilt=15, detail=(14, 26))
def glass_candle(job):
    """Coloured wax in a fluted tumbler; its walnut lid leans against it."""
    def fluted(a, z):
        return 1 + 0.022 * math.cos(26 * a)
    cup([(0, 0), (3.7, 0), (4.0, 0.3), (4.3, 4), (4.5, 9.4)], 0.3, surface('tumbler', 'tint', rough=0.08, spec=0.6, coat=1.0), wave=fluted, segments=208)
    lit_wax(4.0, 7.4)
    wrap(job, 'candle', 4.55, 2.2, 4.6, 70, 4, 0.1)
    lid((7.2, -1.6, 4.3), 4.6, wood('#6f4a2c', 'x'), (0, -68, 20))


@model('stone-candle', turn=-8, tilt=17, detail=(12, 30))
def stone_candle(job):
    """A hand-thrown stoneware cup with three wicks and the foot left unglazed."""
    def thrown(a, z):
        return 1 + 0.012 * math.sin(7 * z + 0.6 * math.sin(a))
    glazed = surface('stoneware', 'tint', rough=0.55, texture=creamy)
    cup([(0, 1.0), (4.2, 1.0), (5.4, 2.2), (6.1, 4.6), (6.0, 7.0)], 0.45, glazed, wave=thrown, segments=120)
    lathe([(0, 0), (3.5, 0), (3.6, 0.2), (3.9, 1.1), (4.3, 1.2)], surface('foot', '#b98f6d', rough=0.9))
    lit_wax(5.5, 5.6, '#efe6d4', ((-1.9, 0.9), (1.9, 0.9), (0, -1.9)))


@model('goblet-candle', turn=-10, tilt=13, detail=(14, 22))
def goblet_candle(job):
    """A footed brass cup; the lid with its knob lies next to it."""
    body = metal(rough=0.24) if job['finish'] == 'metal' else surface('vessel', 'tint', rough=0.3, coat=0.35)
    lathe([(0, 0), (3.2, 0), (3.4, 0.2), (3.1, 0.6), (1.3, 1.2), (0.9, 2.0), (1.4, 3.0), (1.4, 3.0)], body)
    cup([(0, 2.8), (1.6, 2.9), (3.6, 4.0), (4.5, 6.4), (4.6, 10.0), (4.8, 10.6)], 0.22, body)
    lit_wax(4.25, 8.6)
    lid((8.2, -2.6, 0), 4.3, wood('#6f4a2c', 'x'), (0, 0, 0), 0.9)


@model('wood-wick-candle', turn=-6, tilt=20, detail=(10, 34))
def wood_wick_candle(job):
    """A low wide bowl whose flat wooden wick burns in a line."""
    cup([(0, 0), (3.4, 0), (3.8, 0.2), (5.6, 1.6), (6.6, 4.0), (6.7, 5.2)], 0.4, surface('bowl', 'tint', rough=0.4, coat=0.25, texture=creamy))
    lit_wax(6.2, 4.1, '#f3e2cf', ())
    box((5.4, 0.3, 1.0), plain('#5d3c25', 0.9), (0, 0, 4.0), 0.05)
    for x, size in ((-2.0, 0.5), (-1.1, 0.75), (-0.1, 0.95), (0.9, 0.8), (1.9, 0.55)):
        flame(x, 0, 4.7, size)
    for x, y, t in ((8.6, -3.4, 24), (9.4, -2.2, -12)):
        tube([(x - 2.4, y - 0.9, 0.35), (x, y, 0.42), (x + 2.4, y + 0.5, 0.35)], [0.3, 0.36, 0.3], wood('#8a5f38', 'x'), 10)


@model('rolled-candle', turn=-10, tilt=10, detail=(12, 18))
def rolled_candle(job):
    """Two candles of rolled honeycomb wax on a small tray."""
    body = wax()

    def comb(a, z):
        row = math.floor(z / 0.75)
        return 1 + 0.02 * math.cos(22 * a + math.pi * (row % 2)) * math.sin(math.pi * (z / 0.75 - row))
    for x, y, tall, radius in ((-1.6, 1.2, 14.0, 3.0), (4.8, -1.8, 7.4, 3.0)):
        rings = [(0, 0.4)] + [(radius, 0.4 + tall * i / 76) for i in range(77)] + [(radius * 0.94, 0.45 + tall), (0, 0.2 + tall)]
        place(lathe(rings, body, False, 144, comb), (x, y, 0))
        seam = [(radius * (1.03 - 0.9 * t) * math.cos(9.4 * t - 0.6), radius * (1.03 - 0.9 * t) * math.sin(9.4 * t - 0.6), 0.5 + tall) for t in [i / 40 for i in range(41)]]
        place(tube(seam, 0.12, surface('seam', '#c98f2a', rough=0.6), 8), (x, y, 0))
        tube([(x, y, tall), (x + 0.1, y, tall + 1.3)], 0.13, plain('#e9dcc2', 0.9), 8, False)
    flame(-1.6, 1.2, 14.9, 1.2)
    place(plate(rounded(15.6, 10.4, 2.4, -5.2), 0.5, wood('#a87743', 'x'), 0.2), (1.4, -0.4, 0.2), (-90, 0, 0))


@model('bedside-diffuser', turn=-8, tilt=11, detail=(12, 20))
def bedside_diffuser(job):
    """A squat stoneware bottle with a few short reeds and a dish under it."""
    lathe([(0, 0.5), (3.0, 0.5), (4.4, 1.2), (5.2, 3.2), (4.6, 5.2), (2.6, 6.6), (1.3, 7.2), (1.2, 8.4), (1.6, 8.8), (1.2, 8.8), (1.0, 7.6)], surface('vessel', 'tint', rough=0.5, texture=creamy))
    lathe([(0, 0), (5.6, 0), (6.2, 0.5), (6.0, 0.6), (5.4, 0.3), (0, 0.3)], wood('#a87743', 'x'))
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.5
        rod((-0.6 * math.cos(a), -0.6 * math.sin(a), 3), (3.0 * math.cos(a) - 0.5, 2.4 * math.sin(a), 16.4 - (i * 3 % 4) * 0.7), 0.2, plain('#c9a673', 0.8), sides=8)
    for i in range(4):
        tube([(7.4 + 0.4 * i, -3.6 - 0.3 * i, 0.2), (9.4, -3.2 - 0.5 * i, 0.5), (11.8 + 0.3 * i, -3.9 + 0.4 * i, 0.3)], 0.1, plain('#7c7a4a'))
        for k in range(4):
            ball(0.34, plain('#8d7bb0', 0.8), (10.6 + 0.5 * k + 0.2 * i, -3.5 + 0.3 * i - 0.1 * k, 0.6 + 0.15 * (k % 2)), (1.4, 1, 1))


@model('flask-diffuser', turn=-10, tilt=9, detail=(14, 18))
def flask_diffuser(job):
    """A round metal flask with a long neck and ten reeds."""
    body = metal(rough=0.2) if job['finish'] == 'metal' else surface('flask', 'tint', rough=0.28, coat=0.5)
    lathe([(0, 0), (2.4, 0), (2.6, 0.3), (2.2, 0.7), (3.4, 1.4), (5.2, 4.0), (5.4, 6.4), (4.4, 9.0), (2.2, 10.8), (1.2, 12.0), (1.0, 14.4), (1.5, 15.2), (1.1, 15.2), (0.9, 13.6)], body)
    for i in range(10):
        a = 2 * math.pi * i / 10 + 0.2
        rod((-0.3 * math.cos(a), -0.3 * math.sin(a), 8), (4.4 * math.cos(a), 3.4 * math.sin(a), 28.5 - (i * 7 % 5) * 0.7), 0.15, plain('#3a2b22', 0.8), sides=8)
    wrap(job, 'diffuser', 5.45, 3.4, 3.4, 46, 4)


@model('incense-burner', turn=-12, tilt=17, detail=(14, 28))
def incense_burner(job):
    """A clay bowl on a foot, lined with brass: glowing charcoal with resin on it, tongs and spare discs."""
    dish = surface('dish', 'tint', rough=0.75, texture=creamy)
    cup([(0, 0), (3.6, 0), (3.8, 0.3), (2.6, 1.6), (1.8, 3.2), (2.6, 4.4), (4.6, 5.6), (5.2, 7.6), (5.0, 9.0)], 0.35, dish, brass(), wave=lambda a, z: 1 + (0.05 * abs(math.sin(6 * a)) if z > 5 else 0), segments=120)
    coal = surface('coal', '#35302d', rough=1.0)
    lathe([(0, 8.2), (4.6, 8.1)], surface('ash', '#cfc6ba', rough=1.0))
    place(lathe([(0, 0), (1.8, 0), (1.9, 0.2), (1.9, 0.9), (1.6, 1.1), (0, 0.9)], surface('ember', '#4a2c20', rough=1.0, shine=('#ff6a22', 0.12))), (0, 0, 8.1))
    for i in range(5):
        pillow((0.9, 0.8, 0.7), surface('resin', '#d9a04a', rough=0.2, coat=0.5), (0.8 * math.cos(i * 2.4), 0.8 * math.sin(i * 2.4), 9.0), (0, 0, i * 60), (0.8, 0.7))
    for x, y, z in ((6.6, -1.6, 0), (7.0, -1.2, 1.0), (8.9, -3.4, 0)):
        place(lathe([(0, 0), (1.7, 0), (1.8, 0.2), (1.8, 0.8), (1.6, 1.0), (0.9, 0.8), (0, 0.75)], coal), (x, y, z))
    for side in (-1, 1):
        tube([(-5.8, -5.2 + 0.15 * side, 0.3), (-3.4, -5.6 + 0.7 * side, 0.35), (0.2, -5.9 + 0.5 * side, 0.3), (2.2, -6.0 + 0.1 * side, 0.3)], 0.22, brass(), 8)


def grains(color, spots, size=1.0):
    """Lumps of resin at these places."""
    resin = surface('resin', color, rough=0.25, coat=0.5, texture=creamy)
    for i, (x, y, z) in enumerate(spots):
        pillow((1.35 * size, 1.1 * size, 1.0 * size), resin, (x, y, z), (i * 37, i * 23, i * 61), (0.8, 0.7))


@model('resin-box', turn=-16, tilt=26, detail=(18, 36))
def resin_box(job):
    """An open card box full of resin; its lid leans at the back."""
    card = surface('carton', 'tint', rough=0.6)
    w, d, h = 11.0, 8.0, 4.4
    for size, at in (((w, 0.25, h), (0, -d / 2, 0)), ((w, 0.25, h), (0, d / 2, 0)), ((0.25, d, h), (-w / 2, 0, 0)), ((0.25, d, h), (w / 2, 0, 0)), ((w, d, 0.2), (0, 0, 0))):
        box(size, card, at, 0.06)
    box((w - 0.6, d - 0.6, 2.9), paper('#efe2c6'), (0, 0, 0.2), 0.05)
    grains('#dba553', [(-4.5 + 1.28 * (i % 8) + 0.3 * (i // 8 % 2), -2.9 + 1.15 * (i // 8), 3.0 + 0.45 * ((i * 7) % 3)) for i in range(48)], 1.15)
    grains('#dba553', [(7.6, -4.4, 0), (8.9, -3.4, 0), (6.4, -5.6, 0)], 1.1)
    place(box((w + 0.5, 1.1, d + 0.5), card, (0, 0, 0), 0.12), (0.4, d / 2 + 2.0, 0), (-14, 0, 0))
    front(job, 'incense', 2.9, 3.4, (0.4, d / 2 + 2.2, 4.7), (-14, 0, 0))


@model('bakhoor-tin', turn=-12, tilt=24, detail=(16, 36))
def bakhoor_tin(job):
    """A round tin of dark grains with rose petals; the lid leans against it."""
    tin = surface('tin', 'tint', rough=0.3, spec=0.6, coat=0.4)
    cup([(0, 0), (5.4, 0), (5.6, 0.2), (5.6, 4.6)], 0.2, tin, brass())
    lathe([(5.65, 3.6), (5.75, 3.7), (5.75, 4.0), (5.65, 4.1)], brass())
    grains('#4a2c22', [(0.92 * math.sqrt(i) * math.cos(2.4 * i), 0.92 * math.sqrt(i) * math.sin(2.4 * i), 3.6 + 0.4 * (i % 3 == 0)) for i in range(30)], 1.15)
    for i in range(6):
        pillow((1.7, 1.2, 0.3), surface('petal', '#c9606e', rough=0.7), (1.2 * i - 3, 1.6 * math.sin(2.1 * i), 4.6), (16 * (i % 3), 20 - 12 * i, 50 * i), (0.9, 0.9))
    place(lathe([(0, 1.15), (3.9, 1.15), (4.0, 1.3), (4.2, 1.3), (4.3, 1.15), (5.5, 1.15), (5.85, 1.0), (5.9, 0), (5.7, 0)], tin), (6.4, 5.6, 5.2), (58, 0, -40))
    grains('#4a2c22', [(7.6, -3.8, 0), (8.8, -2.6, 0)], 1.15)
