"""Plants and pots."""
import math

import bpy

from materials import brass, clay, cloth, felt, glaze, matte, metal, paper, plain, plant, surface, wood
from models.model import model
from models.packs import front, lying, ring, wrap
from shapes import ball, box, copies, cup, curve, lathe, leaf, pillow, place, plate, rod, rounded, skin, tube


def vessel(job=None):
    if job and job['finish'] == 'metal':
        return metal(rough=0.28)
    return surface('fired', 'tint', rough=0.75, spec=0.3, texture=weathered)


def weathered(n):
    return n.between(n.noise(4.0, (1, 1, 0.6), 4.0), 0.25, 0.75, 0.86, 1.08)


def soil(radius, z):
    lathe([(0, z + 0.35), (radius * 0.5, z + 0.3), (radius, z)], surface('soil', '#3a281c', rough=1.0, texture=clods))


def clods(n):
    return n.between(n.noise(0.4, detail=4.0), 0.3, 0.7, 0.5, 1.4)


def standard_pot(material, r=6.0, h=11.0):
    """A flower pot with a rim, on its saucer."""
    cup([(0, 0.5), (r * 0.68, 0.5), (r * 0.7, 0.8), (r * 0.93, h * 0.76), (r * 0.94, h * 0.78), (r * 0.94, h * 0.78), (r * 1.06, h * 0.78), (r * 1.06, h * 0.78), (r * 1.08, h)], 0.5, material)
    lathe([(0, 0), (r * 0.85, 0), (r * 0.98, 0.9), (r * 0.93, 1.0), (r * 0.82, 0.4), (0, 0.4)], material)
    soil(r * 0.98, h * 0.9)


@model('potted-plant', turn=0, tilt=9, detail=(20, 16))
def potted(job):
    standard_pot(vessel(), 6.4, 11.5)
    green = [plant('#3f6b35'), plant('#4d7a3c'), plant('#35602f')]
    for i in range(15):
        a = i * 2.399
        reach = 3.0 + 0.62 * i
        rise = 31 - i * 1.15
        x, y = reach * math.cos(a), reach * math.sin(a) * 0.9
        tube([(0.8 * math.cos(a), 0.8 * math.sin(a), 10), (x * 0.3, y * 0.3, 10 + (rise - 10) * 0.55), (x, y, rise)], [0.32, 0.22, 0.16], plant('#6b8a4a'), 8)
        size = 9.5 + (i * 7 % 5) * 0.7
        leaf(size, size * 0.52, green[i % 3], (x, y, rise), (10 * math.sin(i), 18 - i * 1.8 + 8 * math.sin(i * 3), math.degrees(a)), bend=0.9, waist=0.42, tip=1.25)


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


@model('cactus', tilt=10, detail=(16, 18))
def cactus(job):
    standard_pot(vessel(), 5.4, 9.0)
    body = surface('cactus', '#5f8a52', rough=0.6, texture=mottled_green)
    spine = plain('#f1e7cf', 0.8)
    def ribbed(at, r, h, ribs=12, turn=(0, 0, 0)):
        parts = [lathe([(r * 0.7, 0), (r * 0.95, h * 0.15), (r, h * 0.5), (r * 0.9, h * 0.85), (r * 0.5, h * 0.98), (0, h)], body, wave=lambda a, z: 1 + 0.09 * math.cos(ribs * a), segments=ribs * 10)]
        for k in range(ribs):
            a = 2 * math.pi * k / ribs
            for j in range(int(h / 1.3)):
                z = 0.8 + j * 1.3
                q = r * 1.09 * (1 - max(0, (z / h - 0.62) / 0.38) ** 2.2 * 0.75)
                x, y = q * math.cos(a), q * math.sin(a)
                for m in (-0.7, 0, 0.7):
                    parts.append(rod((x, y, z), (x + 0.75 * math.cos(a + m), y + 0.75 * math.sin(a + m), z + 0.25 * math.cos(m * 4)), 0.035, spine, 0.01, sides=4))
        for part in parts:
            place(part, at, turn)
    ribbed((0, 0, 7.8), 3.1, 16)
    ribbed((2.6, -2.4, 7.8), 1.7, 5.5, 10, (8, 12, 0))
    for i, (a, s) in enumerate(((0.3, 1.0), (2.2, 0.8), (4.4, 0.9))):
        for k in range(7):
            leaf(1.3 * s, 0.7 * s, surface('bloom', '#d9778a', rough=0.6), (1.2 * math.cos(a), 1.2 * math.sin(a), 23.4), (0, -48, 51 * k), bend=0.8, fold=0.4)


def mottled_green(n):
    return n.between(n.noise(1.4, detail=3.0), 0.3, 0.7, 0.82, 1.12)


@model('succulent', tilt=24, detail=(20, 40))
def succulent(job):
    cup([(0, 0), (4.6, 0), (5.4, 0.5), (6.4, 3.0), (6.6, 6.4)], 0.45, vessel())
    soil(6.2, 5.7)
    flesh = surface('rosette', '#8fae92', rough=0.5, texture=blushing)
    for i in range(58):
        a = i * 2.399
        t = i / 57
        length = 1.5 + 4.6 * t ** 0.8
        petal = pillow((length, length * 0.56, 0.8 + 0.35 * (1 - t)), flesh, (0, 0, 0), (0, 0, 0), (0.95, 0.9), dent=lambda x, y, z, L=length: (x + L / 2, y * (1.0 - 0.45 * (x / L) ** 2) * (1 if x < L * 0.3 else 1 - 1.6 * (x / L - 0.3)), z + 0.22 * (y / L) ** 2 * L + 0.06 * (x / L + 0.5) ** 2 * L))
        place(petal, (0.28 * math.cos(a) * (1 + 4 * t), 0.28 * math.sin(a) * (1 + 4 * t), 8.0 - 1.5 * t), (0, -78 + 74 * t ** 0.7, math.degrees(a)))


def blushing(n):
    return n.between(n.noise(2.2, detail=2.0), 0.3, 0.7, 0.86, 1.12)


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
