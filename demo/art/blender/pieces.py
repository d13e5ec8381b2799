"""What sets are built of: walls with niches, arches, blocks, drums, linen. Each maker takes the stage, a material and numbers."""
import math

import shapes
from materials import brass, cloth, leather, paper, surface, wood


def uneven(n):
    return n.between(n.noise(7.0, detail=1.0), 0.25, 0.75, 0.97, 1.02)


def flecked(n):
    cells = n.add('TexVoronoi', Vector=n.spots((2.2, 2.2, 2.2)), Scale=1.0)
    near = n.math('LESS_THAN', cells.outputs['Distance'], n.between(n.noise(0.8), 0.45, 0.75, 0.0, 0.26))
    return n.math('SUBTRACT', n.between(n.noise(5.0), 0.3, 0.7, 0.97, 1.02), n.math('MULTIPLY', near, 0.2))


def plaster(color):
    return surface('plaster', color, rough=0.92, spec=0.05, texture=uneven)


def smooth(color):
    return surface('smooth', color, rough=0.85, spec=0.1, texture=uneven)


def stone(color):
    return surface('stone', color, rough=0.6, spec=0.25, texture=flecked)


stuff = {
    'plaster': plaster,
    'smooth': smooth,
    'stone': stone,
    'wood': lambda color: wood(color, 'x'),
    'linen': cloth,
    'paper': paper,
    'leather': leather,
    'brass': lambda color: brass(),
    'leaf': lambda color: surface('herb', color, rough=0.55),
}


def floor(stage, material):
    shapes.mesh('floor', [(-200, -120, 0), (200, -120, 0), (200, 60, 0), (-200, 60, 0)], [(0, 1, 2, 3)], material)


def wall(stage, material, y, depth, *holes):
    """A wall with arched openings (x, width, height, one after another), `depth` thick."""
    rings = [[(px + x, z) for px, z in shapes.arch(w, h + 3, -3)] for x, w, h in zip(*[iter(holes)] * 3)]
    shapes.plate([(-150, -6), (150, -6), (150, 70), (-150, 70)], depth, material, 0.09, (0, y + depth / 2, 0), holes=rings)


def rear(stage, material, y):
    """The wall seen through the openings of another."""
    shapes.mesh('rear', [(-150, y, -6), (150, y, -6), (150, y, 70), (-150, y, 70)], [(0, 1, 2, 3)], material)


def drum(stage, material, x, y, radius, height, z=0.0):
    edge = min(0.09, height / 3)
    corner = [(radius - edge * (1 - math.sin(a)), height - edge * (1 - math.cos(a))) for a in (math.pi / 2, 1.05, 0.52, 0)]
    shapes.place(shapes.lathe([(0, 0), (radius, 0), *corner, (0, height)], material, False, 144), (x, y, z))


def block(stage, material, x, y, width, depth, height, z=0.0, turn=0.0):
    shapes.box((width, depth, height), material, (x, y, z), min(0.09, height / 3), (0, 0, turn))


def disc(stage, material, x, y, radius, z, thick=0.35):
    """A round that stands, like the moon over a roof."""
    shapes.plate(shapes.circle(radius, 0, z, 96), thick, material, 0.08, (x, y, 0))


def drape(stage, material, x, y, width, height, folds=6.0):
    """Linen that hangs down to the floor."""
    def point(u, v):
        a = 2 * math.pi * folds * u
        fall = 0.55 + 0.45 * (1 - v)
        return (x + (u - 0.5) * width + 0.1 * math.sin(2.3 * a + 2 * v), y + 0.42 * fall * math.sin(a + 0.7 * math.sin(5 * u + 1.5 * v)), height * v)
    shapes.skin(point, material, int(folds * 26), 24, thickness=0.06)


def runner(stage, material, x, front, width, top, back, drop):
    """A cloth that lies on a block and falls over its front edge."""
    def point(u, v):
        s, across = v * (back + drop), x + (u - 0.5) * width
        bend = min(1.0, max(0.0, (s - back + 0.25) / 0.5))
        wave = 0.11 * math.sin(9 * u + 1.3) * max(0, s - back) / max(drop, 0.1)
        if s < back:
            return (across, front + back - s - 0.02, top + 0.035 + 0.012 * math.sin(7 * u + 3 * v))
        return (across + wave, front - 0.08 - 0.05 * bend - abs(wave), top + 0.035 - (s - back))
    shapes.skin(point, material, 40, 60, thickness=0.05)


def tray(stage, material, x, y, radius, z=0.0):
    shapes.place(shapes.lathe([(0, 0.05), (radius * 0.9, 0.05), (radius * 0.97, 0.1), (radius, 0.24), (radius * 1.02, 0.26), (radius * 0.99, 0.1), (radius * 0.92, 0), (0, 0)], material, True, 120), (x, y, z))


def cord(stage, material, x, y, z, sway=0.0):
    """From something that hangs up to a ceiling out of sight."""
    shapes.tube([(x, y, z), (x + sway, y, z + 16)], 0.035, material, 8, False)


def sprig(stage, material, x, y, z, turn, length, leaves=11):
    """A twig with leaves that lies."""
    parts = [shapes.tube([(0, 0, 0.05), (length * 0.5, length * 0.06, 0.09), (length, 0, 0.06)], [0.045, 0.035, 0.02], material, 8)]
    for i in range(leaves):
        t = 0.18 + 0.8 * i / leaves
        side = i % 2 * 2 - 1
        parts.append(shapes.leaf(length * 0.24, length * 0.095, material, (length * t, length * 0.06 * math.sin(math.pi * t), 0.07), (side * -14, -16, side * (52 - 16 * t)), bend=0.5))
    for part in parts:
        shapes.place(part, (x, y, z), (0, 0, turn))


def petals(stage, material, x, y, spread, count, z=0.0):
    for i in range(count):
        a, r = i * 2.399, spread * math.sqrt((i + 0.4) / count)
        at = (x + r * math.cos(a), y + r * 0.6 * math.sin(a), z + 0.03)
        shapes.leaf(0.5 + 0.08 * (i % 3), 0.42, material, at, (8 * math.sin(i * 3), -10, i * 77), bend=-0.7, fold=-0.2, tip=1.05, waist=0.6)


def sheets(stage, material, x, y, width, depth, count, z=0.0, turn=0.0):
    """Paper in a stack that nobody has squared up."""
    for i in range(count):
        shapes.box((width, depth, 0.05), material, (x + 0.03 * math.sin(i * 5), y + 0.03 * math.cos(i * 7), z + i * 0.06), 0.01, (0, 0, turn + 2.2 * math.sin(i * 3.7)))


make = {f.__name__: f for f in (floor, wall, rear, drum, block, disc, drape, runner, tray, cord, sprig, petals, sheets)}
