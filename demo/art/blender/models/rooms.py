"""More lamps and furniture: what a room has beside the first of each."""
import math

from materials import brass, cloth, lamp, metal, plain, surface, wood
from models.lights import lit, shade
from models.model import model
from shapes import ball, box, cup, lathe, leaf, place, plate, rod, rounded, together, tube


@model('gourd-lamp', tilt=8, detail=(14, 0))
def gourd_lamp(job):
    """Two bulbs of spun metal, one on the other, under a cone of linen."""
    foot = metal(rough=0.2) if job['finish'] == 'metal' else surface('base', 'tint', rough=0.25, coat=0.4)
    lathe([(0, 0), (4.6, 0), (4.9, 0.2), (4.8, 0.7), (4.2, 1.0), (6.2, 3.0), (7.2, 6.2), (6.4, 9.4), (3.8, 11.8), (3.0, 12.8), (3.6, 14.0), (4.5, 16.2), (4.0, 18.6), (2.0, 20.4), (1.2, 21.2), (1.1, 22.6)], foot)
    tube([(3.05 * math.cos(a), 3.05 * math.sin(a), 12.75) for a in [i * math.pi / 24 for i in range(48)]], 0.24, brass(), closed=True, steps=1, sides=8)
    lathe([(0, 22.4), (1.4, 22.4), (1.4, 23.2), (0.6, 23.4), (0.5, 25.0), (0, 25)], brass())
    ball(2.3, lamp('#ffdca8', 6), (0, 0, 25))
    shade(12.4, 4.6, 22.4, 37.0, lit())
    rod((0, 0, 25), (0, 0, 38.0), 0.12, brass())
    ball(0.6, brass(), (0, 0, 37.8))
    tube([(1, 4.4, 0.4), (3, 7, 0.2), (9, 9, 0.2), (13, 15, 0.2), (10, 26, 0.2)], 0.24, cloth('#b9a183'), 10)


@model('clay-lamp', tilt=9, detail=(14, 2))
def clay_lamp(job):
    """A round foot of glazed clay under a wide drum of linen."""
    def thrown(a, z):
        return 1 + 0.008 * math.sin(6 * z)
    lathe([(0, 0), (4.0, 0), (4.3, 0.2), (7.6, 3.6), (8.4, 7.2), (7.2, 10.6), (3.6, 13.0), (2.0, 14.0), (1.9, 15.0)], surface('foot', 'tint', rough=0.28, coat=0.35), wave=thrown, segments=120, steps=12)
    lathe([(0, 14.8), (1.9, 14.9), (2.0, 15.4), (0.6, 15.7), (0.5, 18.0), (0, 18)], brass())
    ball(2.2, lamp('#ffdca8', 6), (0, 0, 19))
    shade(13.0, 12.2, 17.4, 32.0, lit())
    for a in (0, 120, 240):
        rod((0, 0, 31), (12.1 * math.cos(math.radians(a)), 12.1 * math.sin(math.radians(a)), 31), 0.1, brass())
    tube([(1, 4.4, 0.4), (3, 8, 0.2), (10, 10, 0.2), (14, 16, 0.2), (10, 26, 0.2)], 0.24, cloth('#b9a183'), 10)


def hanging(profile, outside, bulb, inner='#fff3dd'):
    """A shade that hangs from its cord, lit from inside."""
    lathe(profile, outside, segments=120)
    lathe([(r - 0.35, z - 0.05) for r, z in profile], surface('inner', inner, rough=0.5, shine=('#ffcf90', 0.55)), segments=120)
    low, z = profile[-1]
    tube([((low - 0.15) * math.cos(a), (low - 0.15) * math.sin(a), z) for a in [i * math.pi / 40 for i in range(80)]], 0.28, outside, closed=True, steps=1, sides=10)
    ball(3.0, lamp('#ffe0b0', 8), (0, 0, bulb))
    high = profile[0][1]
    lathe([(0, high + 3.2), (1.2, high + 3.2), (1.8, high + 2.4), (1.9, high - 0.4), (2.2, high - 0.6)], brass())
    rod((0, 0, high + 3), (0, 0, high + 21), 0.26, cloth('#4a3a30'))


@model('dome-pendant', tilt=-3, detail=(12, -8), stands=False)
def dome_pendant(job):
    """Half a ball of plaster, thick at its rim."""
    plaster = surface('plaster', 'tint', rough=0.95, spec=0.05, texture=trowelled)
    profile = [(1.8, 20.2), (5.0, 19.8), (10.6, 17.6), (15.6, 13.0), (18.8, 6.8), (19.8, 0.8), (19.8, 0.8), (19.8, 0)]
    hanging(profile, plaster, 5.0, '#fff6e6')
    tube([(19.4 * math.cos(a), 19.4 * math.sin(a), 0) for a in [i * math.pi / 40 for i in range(80)]], 0.62, plaster, closed=True, steps=1, sides=12)


def trowelled(n):
    return n.between(n.noise(3.0, detail=4.0), 0.3, 0.7, 0.92, 1.03)


@model('enamel-pendant', tilt=-2, detail=(12, -6), stands=False)
def enamel_pendant(job):
    """A wide flat hat of enamel with a dark rim, as over a counter."""
    enamel = surface('enamel', 'tint', rough=0.16, coat=0.7)
    profile = [(2.3, 13.4), (3.0, 13.2), (3.3, 10.6), (3.3, 10.6), (4.0, 9.4), (8.4, 6.2), (13.2, 2.8), (14.4, 1.0), (14.4, 1.0), (14.6, 0)]
    hanging(profile, enamel, 2.4)
    tube([(14.55 * math.cos(a), 14.55 * math.sin(a), 0.02) for a in [i * math.pi / 40 for i in range(80)]], 0.34, surface('rim', '#2d2926', rough=0.25, coat=0.5), closed=True, steps=1, sides=10)


@model('square-stool', turn=-28, tilt=16, detail=(24, 32))
def square_stool(job):
    """Four legs through a square seat with a slot to lift it by; rails below."""
    frame, top = wood('tint', 'z'), wood('tint', 'x')
    slot = rounded(9, 2.6, 1.25, -1.3)
    place(plate(rounded(34, 34, 3.4, -17), 3.2, top, 0.6, holes=[slot]), (0, 0, 46.4), (-90, 0, 0))
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 12, y * 12, 47.0), (x * 15.6, y * 15.6, 0), 1.9, frame, 1.5)
            place(lathe([(0, 0), (1.55, 0), (1.5, 0.15), (0, 0.2)], wood('#6b4630', 'x')), (x * 11.9, y * 11.9, 47.9))
    for z, k in ((14, 14.6), (22, 14.0)):
        a, b = ((-k, -k), (k, -k)) if z == 14 else ((-k, -k), (-k, k))
        for s in (1, -1):
            rod((s * a[0], s * a[1], z), (s * b[0], s * b[1], z), 1.0, frame)


@model('wall-shelf', turn=-16, tilt=12, detail=(-28, 16))
def wall_shelf(job):
    """A low wide shelf of two boards with what one puts on it."""
    top, side = wood('tint', 'x'), wood('tint', 'z')
    for x in (-39, 39):
        place(plate(rounded(20, 44, 2.4), 2.0, side, 0.3), (x, 0, 0), (0, 0, 90))
    for z in (3, 24):
        box((76.4, 19, 2.0), top, (0, 0, z), 0.25)
    for x in (-12, 16):
        box((1.8, 18, 19.2), side, (x, 0, 4.9), 0.2)
    box((76, 0.9, 6), top, (0, 9.3, 36), 0.2)
    books = ['#8a4a34', '#d8b26a', '#3c4a76', '#c9bba2', '#6f7a4c', '#a8695e', '#e9dfca']
    x = -36.0
    for i in range(7):
        w, h = 2.4 + (i * 7 % 5) * 0.45, 13 + (i * 11 % 5) * 0.8
        box((w, 14, h), plain(books[i % 7], 0.8), (x + w / 2, -1, 5.0), 0.25)
        x += w + 0.15
    for k, (w, c) in enumerate(((17, '#e9dfca'), (15, '#8a4a34'))):
        box((w, 12, 2.4), plain(c, 0.8), (27, -1, 5.0 + 2.45 * k), 0.3, (0, 0, 5 - 4 * k))
    for part in together(lambda: cup([(0, 0), (3.4, 0), (3.8, 0.3), (5.6, 3.0), (6.2, 6.0)], 0.35, surface('bowl', '#e6d9c3', rough=0.3))):
        place(part, (2, -1, 5.0))
    for part in together(lambda: cup([(0, 0), (3.6, 0), (4.0, 0.3), (5.0, 6.0), (5.2, 8.4)], 0.4, surface('pot', '#b9694a', rough=0.8))):
        place(part, (-25, -1, 26.0))
    place(lathe([(0, 0), (4.4, 0)], plain('#4a3626', 1.0), False), (-25, -1, 33.4))
    green = surface('leafy', '#55803f', rough=0.5)
    for i in range(22):
        a, lift = i * 2.399, 34 + 46 * (i % 4) / 3
        leaf(9.5 - 0.9 * (i % 4), 3.2, green, (-25, -1, 33.6), (0, -lift, math.degrees(a)), bend=0.9)
    place(lathe([(0, 0), (3.4, 0), (4.6, 1.4), (5.2, 4.4), (3.8, 8), (1.9, 10.6), (2.4, 12.4)], surface('vase', '#3c4a76', rough=0.25, coat=0.4)), (24, -1, 26.0))
    place(box((10.4, 1.2, 13.6), wood('#c59a68', 'z'), (0, 0, 0), 0.2), (6, 3.0, 26.1), (-10, 0, 0))
    place(box((8.2, 0.3, 11.2), plain('#efe3cf', 0.8), (0, 0, 0), 0.05), (6, 2.2, 27.2), (-10, 0, 0))
    place(box((4.4, 0.3, 6.4), plain('#b4573a', 0.8), (0, 0, 0), 1.0), (6, 1.7, 29.6), (-10, 0, 0))


@model('tray-table', turn=-14, tilt=18, detail=(22, 32))
def tray_table(job):
    """A round tray with a raised rim and grips, on legs that cross at a ball of brass."""
    tray, legs = wood('tint', 'x'), wood('tint', 'z')
    lathe([(0, 49), (20.4, 49), (21.4, 49.2), (22.0, 50.2), (22.2, 54.4), (21.9, 54.8), (21.4, 54.6), (21.1, 51.2), (20.2, 50.6), (0, 50.5)], tray, segments=144)
    for s in (-1, 1):
        tube([(s * 21.9, -5.2, 54.0), (s * 22.6, -4.6, 57.2), (s * 22.8, 0, 58.4), (s * 22.6, 4.6, 57.2), (s * 21.9, 5.2, 54.0)], 0.75, brass(), 12)
    for a in (40, 160, 280):
        r = math.radians(a)
        rod((15 * math.cos(r), 15 * math.sin(r), 49.4), (-16.4 * math.cos(r), -16.4 * math.sin(r), 0), 1.3, legs, 1.1)
    ball(3.0, brass(), (0, 0, 22.4))
    for part in together(lambda: cup([(0, 0), (1.5, 0), (1.6, 0.2), (2.1, 2.2), (2.9, 5.2)], 0.25, surface('glass-tea', '#a4552a', rough=0.06, coat=1.0))):
        place(part, (-6.4, -3.4, 50.6))
    for part in together(lambda: cup([(0, 0), (2.6, 0), (3.2, 0.3), (5.0, 1.6), (5.6, 2.8)], 0.25, surface('dish', '#e9dfca', rough=0.3, coat=0.3))):
        place(part, (5.6, 1.6, 50.6))
    for i in range(9):
        a, r = i * 2.399, 1.05 * math.sqrt(i)
        ball(0.95, surface('date', '#5a2d16', rough=0.35, coat=0.3), (5.6 + r * math.cos(a), 1.6 + r * math.sin(a), 51.4 + 0.3 * (i % 3)), (0.8, 1.3, 0.75), (0, 0, i * 50))
