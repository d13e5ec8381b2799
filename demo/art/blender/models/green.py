"""Plants and pots."""
import math

import bpy

from materials import brass, clay, cloth, felt, glaze, matte, metal, paper, plain, plant, surface, wood
from models.model import model
from models.packs import front, lying, ring, wrap
from shapes import ball, box, copies, cup, curve, lathe, leaf, pillow, place, plate, rod, rounded, skin, together, tube


def vessel(job=None):
    if job and job['finish'] == 'metal':
        return metal(rough=0.28)
    return surface('fired', 'tint', rough=0.75, spec=0.3, texture=weathered)


def weathered(n):
    return n.between(n.noise(4.0, (1, 1, 0.6), 4.0), 0.25, 0.75, 0.86, 1.08)


def soil(radius, z):
    lathe([(0, z + 0.35), (radius * 0.5, z + 0.3), (radius, z)], surface('soil', '#3a281c', rough=1.0, texture=clods))


def blushing(n):
    return n.between(n.noise(2.2, detail=2.0), 0.3, 0.7, 0.86, 1.12)


def clods(n):
    return n.between(n.noise(0.4, detail=4.0), 0.3, 0.7, 0.5, 1.4)


def standard_pot(material, r=6.0, h=11.0):
    """A flower pot with a rim, on its saucer."""
    cup([(0, 0.5), (r * 0.68, 0.5), (r * 0.7, 0.8), (r * 0.93, h * 0.76), (r * 0.94, h * 0.78), (r * 0.94, h * 0.78), (r * 1.06, h * 0.78), (r * 1.06, h * 0.78), (r * 1.08, h)], 0.5, material)
    lathe([(0, 0), (r * 0.85, 0), (r * 0.98, 0.9), (r * 0.93, 1.0), (r * 0.82, 0.4), (0, 0.4)], material)
    soil(r * 0.98, h * 0.9)


@model('potted-plant', turn=0, tilt=9, detail=(20, 16))
def monstera(job):
    standard_pot(vessel(), 6.4, 11.5)
    green = [plant('#3f6b35'), plant('#4d7a3c'), plant('#35602f')]
    for i in range(12):
        a = i * 2.399 - 1.2
        reach, rise = 4.2 + 0.9 * i, 33 - i * 1.75
        x, y = reach * math.cos(a), reach * math.sin(a) * 0.9
        tube([(0.8 * math.cos(a), 0.8 * math.sin(a), 10), (x * 0.35, y * 0.35, 10 + (rise - 10) * 0.62), (x, y, rise)], [0.34, 0.24, 0.17], plant('#6b8a4a'), 8)
        split_leaf(11.6 + (i * 7 % 5) * 0.8, green[i % 3], (x, y, rise), (12 * math.sin(i * 1.9), 30 - i * 1.6 + 9 * math.sin(i * 3), math.degrees(a)))


def split_leaf(length, material, at, turn):
    """A heart of a leaf, cut in from its edges."""
    def point(u, v):
        s = 2 * u - 1
        wide = math.sin(math.pi * v ** 0.6) ** 0.7 if 0 < v < 1 else 0
        cut = max(0.0, math.sin(2 * math.pi * (4.4 * v + 0.12 + 0.03 * (s > 0)))) ** 8 * (0.1 < v < 0.9)
        y = s * 0.47 * length * wide * (1 - 0.62 * cut * min(1.0, 1.6 * abs(s)))
        along, angle = length * v - 0.16 * length * s * s * (1 - v), 0.75 * v
        return (along * math.cos(angle), y, -along * math.sin(angle) + abs(y) * 0.16 + 0.012 * length * math.sin(13 * v + 2 * s))
    place(skin(point, material, 17, 72, thickness=length * 0.006), at, turn)


@model('rubber-fig', turn=-6, tilt=8, detail=(18, 14))
def rubber_fig(job):
    standard_pot(vessel(), 6.2, 11)
    dark = [surface('fig', color, rough=0.25, spec=0.5, coat=0.3) for color in ('#3b3a2c', '#4a3030', '#33402f')]
    for k, (lean, tall) in enumerate(((-3.2, 33), (3.6, 28), (0.6, 23))):
        foot = (0.9 * (k - 1), 0.7 * (k % 2), 9.6)
        tube([foot, (foot[0] + lean * 0.4, 0.4 * k, 9.6 + (tall - 9.6) * 0.5), (foot[0] + lean, 0.6 * k, tall)], [0.55, 0.45, 0.3], surface('stem', '#6a4a3a', rough=0.7), 12)
        count = 9 - k
        for i in range(count):
            t = (i + 1) / count
            a = i * 2.399 + k * 1.3
            at = (foot[0] + lean * t ** 1.2, 0.6 * k * t, 12 + (tall - 12) * t)
            leaf(13.0 - 2.6 * t, 7.6 - 1.2 * t, dark[(i + k) % 3], at, (8 * math.sin(i), -8 - 46 * t ** 2, math.degrees(a)), bend=0.55, fold=0.2, waist=0.46, tip=1.15)
        leaf(5.2, 1.1, surface('sheath', '#a4443f', rough=0.4), (foot[0] + lean, 0.6 * k, tall), (0, -84, 40 * k), bend=0.1)


@model('peace-lily', tilt=9, detail=(16, 16))
def peace_lily(job):
    standard_pot(vessel(), 5.8, 10.4)
    green = [plant('#3a6b38'), plant('#467a40'), plant('#2f5d31')]
    for i in range(26):
        a = i * 2.399
        t = i / 25
        out = 1.0 + 4.2 * t
        x, y, z = out * math.cos(a), out * math.sin(a), 21 - 8.5 * t + 1.5 * math.sin(i * 2.7)
        tube([(0.5 * math.cos(a), 0.5 * math.sin(a), 9), (x * 0.55, y * 0.55, 9 + (z - 9) * 0.6), (x, y, z)], [0.2, 0.17, 0.15], plant('#5d8a4a'), 7)
        leaf(12.5 + 2 * math.sin(i * 3.3), 4.7, green[i % 3], (x, y, z), (0, -46 + 52 * t, math.degrees(a)), bend=1.25 - 0.2 * t, fold=0.22, waist=0.42, tip=1.45)
    white = surface('spathe', '#f8f5ea', rough=0.5, spec=0.3)
    for a, r, z, size in ((-70, 3.4, 32.5, 8.4), (-140, 4.4, 29.4, 7.4), (10, 4.2, 30.4, 7.8), (100, 2.6, 34.0, 7.0)):
        t = math.radians(a)
        x, y = r * math.cos(t), r * math.sin(t)
        tube([(0.3 * x, 0.3 * y, 10), (0.6 * x, 0.6 * y, 22), (x, y, z)], [0.2, 0.17, 0.15], plant('#6f9a55'), 8)
        leaf(size, size * 0.62, white, (x - 0.5 * math.cos(t), y - 0.5 * math.sin(t), z - 0.4), (0, -76, a), bend=0.35, fold=0.5, waist=0.4, tip=1.5)
        place(pillow((0.95, 0.95, 4.2), surface('spadix', '#e9dfa8', rough=0.8, texture=clods), square=(1, 0.8)), (x + 0.7 * math.cos(t), y + 0.7 * math.sin(t), z + 0.2), (0, 8, a))


@model('hanging-plant', tilt=3, detail=(16, 8), stands=False)
def hanging(job):
    cup([(0, 0), (3.4, 0), (5.6, 1.6), (7.0, 5.0), (7.0, 8.4)], 0.45, vessel())
    soil(6.6, 7.8)
    cord = cloth('#cdbb9a')
    for a in (30, 150, 270):
        r = math.radians(a)
        tube([(0.4 * math.cos(r), 0.4 * math.sin(r), -0.4), (6.2 * math.cos(r), 6.2 * math.sin(r), 1.6), (7.4 * math.cos(r), 7.4 * math.sin(r), 8.4), (0.1 * math.cos(r), 0.1 * math.sin(r), 29)], 0.22, cord, 8)
    ball(0.7, wood('#a87743', 'z'), (0, 0, 28.3))
    rod((0, 0, 29), (0, 0, 36), 0.24, cord)
    greens = [plant('#5a8a45'), plant('#6b9a4e'), plant('#4a7a3c')]
    for i in range(13):
        a = i * 2.399
        n = 5 + (i * 5 % 7)
        x, y, z = 4.6 * math.cos(a), 4.6 * math.sin(a), 9.0
        path = [(x * 0.6, y * 0.6, 8.0), (x * 1.1, y * 1.1, 10.2), (x * 1.75, y * 1.75, 8.4)]
        for k in range(n):
            path.append((x * (1.85 + 0.05 * math.sin(k + i)), y * (1.85 + 0.05 * math.cos(k + i)), 6.0 - 2.6 * k))
        tube(path, 0.11, plant('#7c9a55'), 6, steps=4)
        for k, (px, py, pz) in enumerate(path[1:]):
            for side in (-1, 1):
                leaf(3.1 - 0.1 * k, 2.5 - 0.08 * k, greens[(i + k) % 3], (px, py, pz), (0, 38, math.degrees(a) + side * 62 + 20 * math.sin(k * 2 + i)), bend=0.7, waist=0.36, tip=1.2)
    for i in range(12):
        a = i * 2.399 + 1
        leaf(4.2, 3.2, greens[i % 3], (1.2 * math.cos(a), 1.2 * math.sin(a), 8.5), (0, -46 + (i % 4) * 12, math.degrees(a)), bend=1.1, waist=0.36, tip=1.2)


@model('pot', turn=0, tilt=16, detail=(18, 30))
def pot(job):
    material = vessel(job)
    standard_pot(material, 7.4, 13.6)
    cup([(0, 0.4), (3.4, 0.4), (3.5, 0.7), (4.6, 6.4), (4.65, 6.5), (4.65, 6.5), (5.2, 6.5), (5.2, 6.5), (5.3, 8.6)], 0.4, material)
    for part in bpy.context.scene.objects[-2:]:
        place(part, (11.2, -4.2, -0.4))


@model('watering-can', turn=-8, tilt=10, detail=(16, 18))
def watering_can(job):
    tin = metal(rough=0.24) if job['finish'] == 'metal' else surface('enamel', 'tint', rough=0.25, coat=0.5)
    lathe([(0, 0), (6.6, 0), (7.0, 0.3), (7.0, 0.3), (6.4, 12.4), (6.2, 13.0), (6.2, 13.0), (3.6, 15.4), (3.4, 15.4)], tin)
    lathe([(7.02, 0), (7.15, 0.3), (7.0, 0.8)], tin)
    tube([(-5.6, 0, 2.6), (-9, 0, 6.0), (-13.6, 0, 13.4), (-18.4, 0, 21.0)], [1.35, 0.95, 0.75, 0.62], tin, 20)
    place(lathe([(0.6, 0), (0.7, 0.4), (2.1, 2.0), (2.1, 2.2), (0, 2.5)], tin, False), (-18.2, 0, 20.6), (0, -34, 0))
    tube([(4.4, 0, 14.2), (7.6, 0, 19.4), (12.0, 0, 17.2), (12.4, 0, 10.4), (10.2, 0, 5.8), (6.8, 0, 4.2)], 0.55, tin, 16, flat=1.3)
    tube([(-3.4, 0, 14.8), (-2, 0, 17.6), (2.2, 0, 18.6), (5.4, 0, 16.2)], 0.45, tin, 14)
    rod((-6.4, 0, 11.6), (-12.6, 0, 12.6), 0.3, tin)


@model('seed-pack', turn=-14, tilt=14, detail=(18, 24))
def seed_pack(job):
    card = paper()
    def packet(at, turn):
        parts = [pillow((11, 1.0, 15.4), card, (0, 0, 0), (0, 0, 0), (0.12, 0.12)), box((11.1, 0.3, 1.4), card, (0, 0, 14.6), 0.1), front(job, 'seeds', 8.0, 10.2, (0, -0.54, 2.2))]
        for part in parts:
            place(part, at, turn)
    packet((3.4, 3.4, 0), (-9, 0, 10))
    packet((-3.2, 0, 0), (-10, 0, -6))
    for i in range(26):
        a, r = i * 2.399, 0.5 * math.sqrt(i)
        pillow((0.75, 0.45, 0.3), plain('#6b4a2c' if i % 4 else '#b98a55', 0.6), (5.2 + r * math.cos(a) * 1.3, -4.4 + r * math.sin(a), 0), (0, 0, i * 70), (1, 1))
    for k in (0, 1):
        tube([(8.4 + k, -1.6, 0), (8.5 + k, -1.7, 1.6), (8.3 + k * 1.3, -1.6, 2.8)], 0.13, plant('#7fa055'), 8)
        for s in (-1, 1):
            leaf(1.5, 0.9, plant('#6b9a4e'), (8.3 + k * 1.3, -1.6, 2.8), (0, -20, 90 + s * 80), bend=0.7)


@model('snake-plant', turn=-8, tilt=8, detail=(16, 14))
def snake_plant(job):
    standard_pot(vessel(), 6.2, 11.0)
    green, rim = surface('blade', '#567a4d', rough=0.4, spec=0.4, texture=banded), surface('blade-rim', '#c8c078', rough=0.45, spec=0.4)
    for i in range(11):
        a = i * 2.399
        r = 0.9 * math.sqrt(i)
        length = 34 - 1.6 * i + 3.4 * math.sin(i * 2.1)
        at, turn = (r * math.cos(a) * 1.25, r * math.sin(a), 9.4), (0, -87 + 1.15 * i, math.degrees(a) + 50 * math.sin(i))
        leaf(length, 5.6, rim, at, turn, bend=0.1, fold=0.34, tip=1.05, waist=0.36)
        blade = leaf(length * 0.99, 4.6, green, at, turn, bend=0.1, fold=0.34, tip=1.05, waist=0.36)
        blade.modifiers['solid'].thickness *= 2.4


def banded(n):
    return n.between(n.noise(1.3, (1, 0.22, 0.22), 4.0), 0.36, 0.64, 0.55, 1.5)


@model('lemon-tree', tilt=8, detail=(16, 14))
def lemon_tree(job):
    standard_pot(vessel(), 7.2, 12.5)
    bark = surface('bark', '#7d6248', rough=0.9, texture=clods)
    tube([(0, 0, 10), (0.4, 0.2, 18), (-0.3, 0, 26), (0.2, 0.1, 32)], [0.9, 0.75, 0.65, 0.5], bark, 14)
    greens = [plant('#41703a'), plant('#4f8044'), plant('#386330')]
    for i in range(190):
        t = (i + 0.5) / 190
        a, high = i * 2.399, math.acos(1 - 1.75 * t)
        r = 9.6 + 1.6 * math.sin(i * 5.3)
        x, y, z = r * math.sin(high) * math.cos(a), r * math.sin(high) * math.sin(a), 37 + r * 0.92 * math.cos(high)
        leaf(6.2 + 0.9 * math.sin(i * 3.1), 3.0, greens[i % 3], (x * 0.86, y * 0.86, 38 + (z - 37) * 0.86), (0, 60 * math.cos(high + 1.9) + 12 * math.sin(i * 1.7), math.degrees(a) + 24 * math.sin(i * 2.3)), bend=0.6, waist=0.45, tip=1.15)
    for k in range(7):
        a = k * 2.399 + 4.2
        tube([(0.1, 0, 29), (3.2 * math.cos(a), 3.2 * math.sin(a), 34), (6 * math.cos(a), 6 * math.sin(a), 38)], [0.4, 0.28, 0.16], bark, 8)
    skin_ = surface('lemon', '#f0c437', rough=0.4, spec=0.45, texture=blushing)
    for a, z, r in ((-100, 31.5, 9.6), (-60, 37.0, 10.2), (-128, 38.5, 10.0), (-84, 42.6, 8.6), (-28, 33.0, 9.6), (-160, 33.4, 9.4), (60, 36, 9)):
        t = math.radians(a)
        fruit = lathe([(0, 0), (0.35, 0.25), (0.8, 0.5), (1.75, 1.5), (1.95, 2.6), (1.6, 3.9), (0.7, 4.8), (0, 5.0)], skin_, segments=32)
        place(fruit, (r * math.cos(t), r * math.sin(t), z - 2.5), (8 * math.sin(a), 10 * math.cos(a), 0))
