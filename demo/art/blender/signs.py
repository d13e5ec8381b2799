"""Shop signs: a mark in relief before an arch, in what the shop works with."""
import math
import os

import bpy
from mathutils import Vector
from mathutils.geometry import interpolate_bezier

import shapes
import staging
import studio
from materials import cloth, leather, surface, wood
from pieces import plaster

SIZE = 10.0


def crackled(n):
    return n.between(n.noise(2.6, detail=3.0), 0.25, 0.75, 0.9, 1.06)


stuff = {
    'clay': lambda c: surface('tile', c, rough=0.8, spec=0.2, texture=crackled),
    'glaze': lambda c: surface('sign-glaze', c, rough=0.14, coat=0.8, texture=crackled),
    'gilt': lambda c: surface('sign-gilt', c, rough=0.3, spec=0.7, coat=0.7),
    'wood': lambda c: wood(c, 'z'),
    'leather': leather,
    'linen': cloth,
    'paper': lambda c: surface('sign-paper', c, rough=0.9, spec=0.1, texture=crackled),
    'plaster': plaster,
    'wax': lambda c: surface('sign-wax', c, rough=0.4, spec=0.4, texture=crackled),
    'lacquer': lambda c: surface('sign-lacquer', c, rough=0.2, spec=0.5, coat=0.6),
    'thread': lambda c: surface('sign-thread', c, rough=0.9, spec=0.1),
}


def build(sign):
    """Ground, an arch let into it, and the mark on the arch; looked at straight from the front."""
    ground, panel, mark = (stuff[m](c) for m, c in (sign['ground'], sign['panel'], sign['mark']))
    outline = shapes.arch(5.9, 7.7, 0.9)
    shapes.plate([(-9, -4), (9, -4), (9, 16), (-9, 16)], 0.9, ground, 0.16, (0, -0.45, 0), holes=[outline])
    shapes.plate([(-9, -4), (9, -4), (9, 16), (-9, 16)], 0.2, panel, 0.02, (0, 0.12, 0))
    rim = [(x * 1.075, -0.9, 4.75 + (z - 4.75) * 1.055) for x, z in outline]
    shapes.tube(rim, 0.11, mark, 12, False, closed=True)
    emblem(os.path.join(sign['marks'], f"{sign['emblem']}.svg"), mark, sign['weight'], sign.get('stitched', False))
    data = bpy.data.cameras.new('camera')
    data.type, data.ortho_scale = 'ORTHO', SIZE
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.matrix_world = studio.matrix(Vector((1, 0, 0)), Vector((0, 0, 1)), Vector((0, -1, 0)), Vector((0, -60, SIZE / 2)))
    staging.light({'tall': 10, 'key': 1.25})


def emblem(file, material, weight, stitched):
    """The strokes of a drawn mark as rods half sunk in the panel."""
    before = set(bpy.context.scene.objects)
    bpy.ops.import_curve.svg(filepath=file)
    drawn = [o for o in bpy.context.scene.objects if o not in before]
    lines = [line for o in drawn for line in strokes(o)]
    for o in drawn:
        bpy.data.objects.remove(o)
    spots = [p for line, _ in lines for p in line]
    low, high = (Vector(f(p[i] for p in spots) for i in (0, 1)) for f in (min, max))
    k = 4.3 / max(high.x - low.x, (high.y - low.y) * 0.9)
    middle = (low + high) / 2
    for line, closed in lines:
        path = [((p[0] - middle[0]) * k, 0.0, 4.55 + (p[1] - middle[1]) * k) for p in line]
        for part in dashes(path, closed) if stitched else [(path, closed)]:
            rod(*part, weight, material)


def strokes(thing):
    """A curve's pieces as points, closed or not."""
    for spline in thing.data.splines:
        p, out = spline.bezier_points, []
        for i in range(len(p) if spline.use_cyclic_u else len(p) - 1):
            a, b = p[i], p[(i + 1) % len(p)]
            out += interpolate_bezier(a.co, a.handle_right, b.handle_left, b.co, 14)[:-1]
        if not spline.use_cyclic_u:
            out.append(p[-1].co)
        world = [thing.matrix_world @ q for q in out]
        yield [q for i, q in enumerate(world) if i == 0 or (q - world[i - 1]).length > 1e-7], spline.use_cyclic_u


def rod(path, closed, weight, material):
    """A round stroke with round ends and corners: a tube from corner to corner, a ball on each."""
    ring = [Vector(p) for p in (path + path[:1] if closed else path)]
    ring = [p for i, p in enumerate(ring) if i == 0 or (p - ring[i - 1]).length > 1e-3]
    last = len(ring) - 1
    corners = [i for i, p in enumerate(ring) if i in (0, last) or (p - ring[i - 1]).angle(ring[i + 1] - p, 0) > 0.35]
    for a, b in zip(corners, corners[1:]):
        shapes.tube(ring[a:b + 1], weight, material, 14, False)
    for i in corners:
        p = ring[i]
        shapes.ball(weight * 0.985, material, (p.x, p.y, p.z - weight * 0.985))


def dashes(path, closed):
    """A line as the stitches of a needle."""
    ring = [Vector(p) for p in (path + path[:1] if closed else path)]
    length = sum((b - a).length for a, b in zip(ring, ring[1:]))
    count = max(2, round(length / 0.62))
    for i in range(count):
        start = length * i / count
        yield [tuple(along(ring, start + length / count * t)) for t in (0.1, 0.3, 0.5, 0.66)], False


def along(ring, s):
    for a, b in zip(ring, ring[1:]):
        d = (b - a).length
        if s <= d and d > 0:
            return a.lerp(b, s / d)
        s -= d
    return ring[-1]
