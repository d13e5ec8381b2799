"""Lamps and furniture."""
import math

from materials import brass, cloth, felt, lacquer, lamp, leather, matte, metal, paper, plain, steel, surface, wood
from models.model import model
from shapes import arch, ball, box, circle, cup, curve, lathe, pillow, place, plate, rod, rounded, skin, tube
from studio import only_mirrored


def shade(low, high, foot, top, material, thickness=0.12):
    """A drum or cone of cloth with a lit inside."""
    lathe([(low, foot), (high, top)], material, round_=False)
    lathe([(low - thickness, foot + 0.05), (high - thickness, top - 0.05)], lamp('#ffca85', 1.5), round_=False)
    for r, z in ((low, foot), (high, top)):
        tube([((r - 0.05) * math.cos(a), (r - 0.05) * math.sin(a), z) for a in [i * math.pi / 30 for i in range(60)]], 0.13, plain('#efe2cd', 0.9), closed=True, steps=1, sides=8)


def lit(color='#f6e3c3'):
    return surface('lit-shade', color, rough=0.95, spec=0.05, shine=('#ffcf93', 0.42))


@model('table-lamp', tilt=8, detail=(14, -2))
def table_lamp(job):
    foot = metal() if job['finish'] == 'metal' else wood('tint', 'z') if job['finish'] == 'wood' else surface('base', 'tint', rough=0.3, coat=0.3)
    lathe([(0, 0), (5.4, 0), (5.6, 0.2), (5.6, 0.7), (5.2, 1.0), (2.6, 1.5), (2.2, 1.8)], foot)
    lathe([(2.2, 1.6), (3.6, 2.8), (5.5, 6.0), (6.0, 8.8), (4.8, 12.0), (2.4, 14.2), (1.4, 15.4), (1.3, 16.4)], foot)
    lathe([(0, 16.3), (1.5, 16.3), (1.5, 16.9), (0.6, 17.1), (0.5, 19.0), (0, 19)], brass())
    ball(2.3, lamp('#ffdca8', 6), (0, 0, 19))
    shade(9.6, 6.2, 18.0, 30.5, lit())
    rod((0, 0, 19), (0, 0, 31.5), 0.12, brass())
    ball(0.5, brass(), (0, 0, 31.3))
    tube([(1, 4.9, 0.4), (3, 7, 0.2), (9, 9, 0.2), (13, 15, 0.2), (10, 26, 0.2)], 0.24, cloth('#b9a183'), 10)


@model('floor-lamp', tilt=7, detail=(18, 4))
def floor_lamp(job):
    legs = wood('tint', 'z')
    for a in (20, 140, 260):
        r = math.radians(a - 90)
        rod((2 * math.cos(r), 2 * math.sin(r), 92), (25 * math.cos(r), 25 * math.sin(r), 0), 1.7, legs, 1.2)
    lathe([(0, 89), (4.3, 89), (4.3, 92), (3.0, 94), (0.9, 95), (0.9, 100)], brass())
    for a in (20, 140, 260):
        r = math.radians(a - 90)
        s = math.radians(a + 30)
        rod((16.4 * math.cos(r), 16.4 * math.sin(r), 34), (16.4 * math.cos(s), 16.4 * math.sin(s), 34), 0.5, brass())
    ball(5, lamp('#ffdca8', 6), (0, 0, 105))
    shade(24, 17, 98, 130, lit(), 0.3)


@model('pendant-lamp', tilt=-3, detail=(12, -7), stands=False)
def pendant(job):
    outside = metal() if job['finish'] == 'metal' else wood('tint', 'x') if job['finish'] == 'wood' else surface('enamel', 'tint', rough=0.2, coat=0.6)
    profile = [(2.2, 17), (3.4, 16.4), (4.4, 14), (8.0, 11.5), (12.4, 8.0), (15.0, 3.6), (15.6, 0)]
    lathe(profile, outside)
    lathe([(r - 0.3, z - 0.05) for r, z in profile], surface('inner', '#fff3dd', rough=0.5, shine=('#ffcf90', 0.55)))
    tube([(15.5 * math.cos(a), 15.5 * math.sin(a), 0) for a in [i * math.pi / 40 for i in range(80)]], 0.3, outside, closed=True, steps=1, sides=10)
    lathe([(0, 20.4), (1.4, 20.4), (2.0, 19.4), (2.0, 16.8), (2.3, 16.6)], brass())
    ball(3.2, lamp('#ffe0b0', 8), (0, 0, 4.6))
    rod((0, 0, 20), (0, 0, 38), 0.28, cloth('#4a3a30'))


@model('stool', turn=-14, tilt=14, detail=(24, 34))
def stool(job):
    frame = wood('tint', 'z')
    lathe([(0, 43), (12, 43), (15.6, 43.3), (16.6, 44.2), (16.4, 45.4), (14, 45.9), (7, 45.3), (0, 45.2)], wood('tint', 'x'))
    for a in (0, 120, 240):
        r = math.radians(a + 10)
        rod((8 * math.cos(r), 8 * math.sin(r), 44), (17.5 * math.cos(r), 17.5 * math.sin(r), 0), 1.9, frame, 1.3)
    for a in (0, 120, 240):
        r, s = math.radians(a + 10), math.radians(a + 130)
        rod((13.6 * math.cos(r), 13.6 * math.sin(r), 18), (13.6 * math.cos(s), 13.6 * math.sin(s), 18), 0.95, frame)


@model('chair', turn=-28, tilt=13, detail=(26, 18))
def chair(job):
    frame = wood('tint', 'z')
    pillow((46, 44, 4.6), wood('tint', 'y'), (0, 0, 42.5), square=(0.45, 0.5), dent=lambda x, y, z: (x * (1 - y * 0.003), y, z - (1.8 * math.exp(-((x / 15) ** 2 + ((y + 2) / 16) ** 2)) if z > 2.3 else 0)))
    for x, y in ((-17, -16), (17, -16), (-15, 16), (15, 16)):
        rod((x * 0.86, y * 0.86, 44), (x * 1.24, y * 1.25, 0), 1.9, frame, 1.25)
    rod((-18, -17.2, 17), (-16, 17.6, 17), 1.0, frame)
    rod((18, -17.2, 17), (16, 17.6, 17), 1.0, frame)
    rod((-17, 0, 17), (17, 0, 17), 1.0, frame)
    top = [(-21, 24, 84), (-12, 27, 86.4), (0, 28, 87), (12, 27, 86.4), (21, 24, 84)]
    tube(top, [1.2, 1.9, 2.1, 1.9, 1.2], wood('tint', 'x'), 20, flat=1.7)
    for i in range(7):
        t = (i - 3) / 3
        rod((t * 15, 17.5 - abs(t) * 1.2, 45), (t * 17.5, 27.6 - abs(t) * 2.6, 86), 0.75, frame)


@model('shelf', turn=-20, tilt=11, detail=(-34, 16))
def shelf(job):
    side = wood('tint', 'z')
    for x in (-28, 28):
        plate(rounded(24, 92, 3), 2.2, side, 0.3, (x, 0, 0), (0, 0, 90))
    for z in (8, 34, 60, 84):
        box((54.6, 22, 2.2), wood('tint', 'x'), (0, 0, z), 0.25)
    box((54, 1, 86), wood('tint', 'x'), (0, 10.6, 4), 0.1)
    books = ['#8a4a34', '#2f5d5a', '#d8b26a', '#3c4a76', '#c9bba2', '#6f7a4c', '#a8695e', '#e9dfca']
    x = -24.0
    for i in range(9):
        w, h = 2.2 + (i * 7 % 5) * 0.45, 15 + (i * 11 % 6) * 1.1
        box((w, 15, h), plain(books[i % 8], 0.8), (x + w / 2, -1, 36.3), 0.25)
        x += w + 0.15
    box((2.6, 15, 18), plain('#3c4a76', 0.8), (x + 2.6, -1, 36.6), 0.25, (0, -14, 0))
    place(lathe([(0, 0), (4, 0), (5.4, 1.4), (6.2, 5), (5, 9), (2.6, 12), (3.2, 14)], surface('pot', '#b9694a', rough=0.4)), (14, -1, 36.2))
    for i, (w, c) in enumerate(((18, '#e9dfca'), (16, '#8a4a34'), (15, '#2f5d5a'))):
        box((w, 13, 2.6), plain(c, 0.8), (-13, -1, 62.2 + i * 2.65), 0.3, (0, 0, i * 4 - 3))
    lathe([(0, 62.2), (5.8, 62.2), (7.4, 63), (8.4, 66), (8.6, 70), (8.2, 70), (7.8, 66), (0, 65)], surface('bowl', '#e6d9c3', rough=0.3))
    place(box((22, 15, 14), cloth('#c7ae86'), (0, 0, 0), 1.6), (8, -1, 10.2))
    box((16, 14, 9), plain('#d9c9b0', 0.9), (-14, -1, 10.2), 0.4)


@model('side-table', turn=-10, tilt=18, detail=(22, 34))
def side_table(job):
    tray = metal() if job['finish'] == 'metal' else wood('tint', 'x')
    lathe([(0, 45), (20, 45), (22, 45.2), (22.6, 46), (22.6, 48.4), (22.3, 48.6), (22.0, 48.4), (21.8, 46.4), (21, 46), (0, 46)], tray, round_=False)
    legs = wood('#6b4630' if job['finish'] == 'metal' else 'tint', 'z')
    for a in (30, 150, 270):
        r = math.radians(a)
        rod((13 * math.cos(r), 13 * math.sin(r), 45), (-15 * math.cos(r + 0.5), -15 * math.sin(r + 0.5), 0), 1.4, legs, 1.1)
    lathe([(0, 21), (2.4, 21), (2.4, 24), (0, 24)], brass())
    cup([(0, 46.2), (2.2, 46.2), (2.6, 46.6), (3.4, 50), (3.5, 52.4)], 0.25, surface('cup', '#efe6d6', rough=0.25, coat=0.4))
    place(box((15, 11, 2.2), plain('#8f4a36', 0.8), (0, 0, 0), 0.25), (10, 5, 46.1), (0, 0, 24))
    place(box((13.4, 10, 1.8), plain('#e8ddc8', 0.8), (0, 0, 0), 0.25), (10, 5, 48.3), (0, 0, 14))


@model('mirror', turn=-12, tilt=6, detail=(20, 8))
def mirror(job):
    frame = plate(arch(40, 78), 4, wood('tint', 'z'), 0.8, holes=[[(x, z + 4) for x, z in arch(33, 69)]])
    pane = plate([(x, z + 3.6) for x, z in arch(33.8, 70)], 1.0, metal('#eef0ee', 0.03), 0.05)
    for thing in (frame, pane):
        place(thing, (0, 4, 0.3), (-9, 0, 0))
    for x in (-13, 13):
        rod((x * 0.8, 15.5, 62), (x, 34, 0), 1.1, wood('tint', 'z'), 0.9)
    rod((-12.2, 29, 16), (12.2, 29, 16), 0.7, wood('tint', 'x'))
    # Each view looks from another side, so what is opposite stands somewhere else.
    opposite(*{'detail': (-12.2, 4.5, 0.95), 'scene': (15.3, 4.4, 0.64)}.get(job.get('view'), (6.6, 5.5, 1.0)))


def opposite(x, z, k):
    """What a mirror sees: the other end of the room, darker to its floor, with an arched window whose foot is at `x` and `z`."""
    light = surface('daylight', '#000000', rough=1, spec=0, shine=('#fff4e2', 1.5))
    frame = surface('opposite-frame', '#000000', rough=1, spec=0, shine=('#c9b7a0', 0.7))
    reveal = surface('opposite-reveal', '#000000', rough=1, spec=0, shine=('#e6d3b8', 0.85))
    dark = surface('opposite-dark', '#000000', rough=1, spec=0, shine=('#8f7a63', 0.5))
    parts = [
        plate(arch(7.2 * k, 12.5 * k, z), 0.2, reveal, 0.02, (x - 0.15 * k, -33.8, 0)),
        plate(arch(6.4 * k, 12 * k, z), 0.2, light, 0.02, (x, -33.6, 0)),
        plate(rounded(0.3 * k, 12 * k, 0.05, z), 0.2, frame, 0.02, (x, -33.2, 0)),
        plate(rounded(6.4 * k, 0.3 * k, 0.05, z + 5 * k), 0.2, frame, 0.02, (x, -33.2, 0)),
        plate(rounded(8.4 * k, 0.5 * k, 0.1, z - 0.5 * k), 0.6, dark, 0.05, (x, -33, 0)),
        plate(rounded(120, 9, 0.1, z - 15.5 * k), 0.2, dark, 0.02, (0, -33.4, 0)),
    ]
    # Daylight fades away from the window and to the floor.
    for i in range(48):
        glow = surface('opposite', '#000000', rough=1, spec=0, shine=('#c9b7a0', round(0.4 + 0.4 * math.sin(math.pi / 2 * i / 47), 3)))
        parts.append(plate(rounded(120, 1.04, 0.01, i - 8.0), 0.2, glow, 0.005, (0, -34.2, 0)))
    for part in parts:
        only_mirrored(part)
