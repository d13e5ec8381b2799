"""Shapes that products are made of. Lengths are centimetres, z is up, and the front looks to -y."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector


def mesh(name, points, faces, material, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], faces)
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    if smooth:
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(42)
    data.materials.append(material)
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Moves a thing; `turn` is in degrees."""
    size = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    turned = Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
    thing.matrix_world = Matrix.Translation(Vector(at)) @ turned @ Matrix.Diagonal(Vector((*size, 1))) @ thing.matrix_world
    return thing


def curve(points, steps=8, closed=False):
    """A Catmull-Rom curve through points; one given twice makes a corner."""
    p = [np.array(q, float) for q in points]
    ends = (p[-1], p[0], p[1]) if closed else (p[0], p[-1], p[-1])
    q = [ends[0], *p, ends[1], ends[2]]
    out = []
    for i in range(len(p) if closed else len(p) - 1):
        a, b, c, d = q[i:i + 4]
        if np.allclose(b, c):
            continue
        for t in np.linspace(0, 1, steps, endpoint=False):
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - 3 * c + d - a) * t ** 3))
    if not closed:
        out.append(p[-1])
    return out


def lathe(profile, material, round_=True, segments=72, wave=None, steps=7):
    """A body turned on a wheel from (radius, height) points; `wave(angle, height)` multiplies the radius."""
    rings = [(max(r, 0.0), z) for r, z in (curve(profile, steps) if round_ else profile)]
    points, faces = [], []
    for r, z in rings:
        for i in range(segments):
            a = 2 * math.pi * i / segments
            k = r * (wave(a, z) if wave else 1)
            points.append((k * math.cos(a), k * math.sin(a), z))
    for j in range(len(rings) - 1):
        for i in range(segments):
            k = (i + 1) % segments
            faces.append((j * segments + i, j * segments + k, (j + 1) * segments + k, (j + 1) * segments + i))
    thing = mesh('lathe', points, faces, material)
    return weld(thing)


def weld(thing):
    data = bmesh.new()
    data.from_mesh(thing.data)
    bmesh.ops.remove_doubles(data, verts=data.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(data, faces=data.faces)
    data.to_mesh(thing.data)
    data.free()
    return thing


def cup(outside, wall, material, inside=None, **more):
    """A vessel: the outer profile from the middle of the foot to the rim, and a wall of even thickness inside."""
    outer = curve(outside, 8)
    inner = [(max(r - wall, 0), max(z, outside[0][1] + wall)) for r, z in reversed(outer[:-1])]
    lip_r, lip_z = outer[-1]
    lip = [(lip_r - wall * 0.15, lip_z + wall * 0.3), (lip_r - wall * 0.5, lip_z + wall * 0.42), (lip_r - wall * 0.85, lip_z + wall * 0.3)]
    lathe([tuple(p) for p in outer] + lip, material, round_=False, **more)
    return lathe([lip[-1], (lip_r - wall, lip_z)] + inner + [(0, outside[0][1] + wall)], inside or material, round_=False, **more)


def together(make):
    """All that a function builds, as a list."""
    before = set(bpy.context.scene.objects)
    make()
    return [o for o in bpy.context.scene.objects if o not in before]


def box(size, material, at=(0, 0, 0), radius=0.1, turn=(0, 0, 0), segments=3):
    """A block standing on `at`, with rounded edges."""
    w, d, h = (s / 2 for s in size)
    corners = [(x, y, z + h) for x in (-w, w) for y in (-d, d) for z in (-h, h)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh('box', corners, faces, material)
    if radius:
        bevel(thing, min(radius, 0.49 * min(size)), segments)
    return place(thing, at, turn)


def bevel(thing, width, segments=3):
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments, modifier.limit_method = width, segments, 'ANGLE'
    modifier.harden_normals = True
    return thing


def plate(outline, thickness, material, radius=0.1, at=(0, 0, 0), turn=(0, 0, 0), holes=()):
    """An outline in the xz plane, `thickness` deep, standing up; turn=(-90, 0, 0) lays it down."""
    data = bpy.data.curves.new('plate', 'CURVE')
    data.dimensions, data.fill_mode, data.resolution_u = '2D', 'BOTH', 4
    data.extrude, data.bevel_depth, data.bevel_resolution = max(thickness / 2 - radius, 0), radius, 2
    data.offset = -radius
    for ring in (outline, *holes):
        spline = data.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        spline.points.foreach_set('co', [c for x, z in ring for c in (x, z, 0, 1)])
        spline.use_cyclic_u = True
    data.materials.append(material)
    flat = bpy.data.objects.new('plate', data)
    bpy.context.scene.collection.objects.link(flat)
    bpy.context.view_layer.update()
    solid = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    solid.polygons.foreach_set('use_smooth', [True] * len(solid.polygons))
    solid.use_auto_smooth, solid.auto_smooth_angle = True, math.radians(35)
    thing = bpy.data.objects.new('plate', solid)
    bpy.context.scene.collection.objects.link(thing)
    place(thing, turn=(90, 0, 0))
    return place(thing, at, turn)


def tube(points, radius, material, sides=14, round_=True, closed=False, steps=8, flat=1.0):
    """A rod along a curve; `radius` may be a list along it, `flat` squeezes its section (straps)."""
    path = [np.array(p, float) for p in (curve(points, steps, closed) if round_ else points)]
    n = len(path)
    radii = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(radius)), radius) if isinstance(radius, (list, tuple)) else [radius] * n
    spots, faces, normal = [], [], None
    for i, p in enumerate(path):
        before, after = path[i - 1] if i or closed else p, path[(i + 1) % n] if i < n - 1 or closed else p
        t = Vector(after - before).normalized()
        if normal is None:
            normal = t.cross(Vector((0, 0, 1)) if abs(t.z) < 0.9 else Vector((0, 1, 0))).normalized()
        normal = (normal - t * normal.dot(t)).normalized()
        side = t.cross(normal)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            spots.append(Vector(p) + (math.cos(a) * normal + math.sin(a) * flat * side) * float(radii[i]))
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        for k in range(sides):
            m = (k + 1) % sides
            faces.append((i * sides + k, i * sides + m, j * sides + m, j * sides + k))
    if not closed:
        faces += [tuple(range(sides))[::-1], tuple(range((n - 1) * sides, n * sides))]
    return weld(mesh('tube', spots, faces, material))


def rod(start, end, radius, material, end_radius=None, sides=20):
    return tube([start, end], [radius, radius if end_radius is None else end_radius], material, sides, round_=False)


def skin(point, material, across=40, along=40, thickness=0, joined=False):
    """A sheet of points `point(u, v)` for u and v from 0 to 1: cloth, leaves, cushions; `joined` closes it in u."""
    rows = [[point(i / (across if joined else across - 1), j / (along - 1)) for i in range(across)] for j in range(along)]
    faces = []
    for j in range(along - 1):
        for i in range(across if joined else across - 1):
            k = (i + 1) % across
            faces.append((j * across + i, j * across + k, (j + 1) * across + k, (j + 1) * across + i))
    thing = weld(mesh('skin', [p for row in rows for p in row], faces, material))
    if thickness:
        solid = thing.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, 0
    return thing


def pillow(size, material, at=(0, 0, 0), turn=(0, 0, 0), square=(0.4, 0.4), dent=None):
    """A superellipsoid from pebble (1) to box (0.1): `square` is around z and from foot to top; stands on `at`."""
    w, d, h = (s / 2 for s in size)

    def power(x, e):
        return math.copysign(abs(x) ** e, x)

    def point(u, v):
        a, b = 2 * math.pi * u, math.pi * (v - 0.5)
        ring = power(math.cos(b), square[1])
        p = (w * ring * power(math.cos(a), square[0]), d * ring * power(math.sin(a), square[0]), h * power(math.sin(b), square[1]) + h)
        return dent(*p) if dent else p

    return place(skin(point, material, 72, 40, joined=True), at, turn)


def ball(radius, material, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0)):
    return place(pillow((2 * radius * scale[0], 2 * radius * scale[1], 2 * radius * scale[2]), material, square=(1, 1)), at, turn)


def leaf(length, width, material, at=(0, 0, 0), turn=(0, 0, 0), bend=0.4, fold=0.25, tip=1.4, waist=0.35):
    """A leaf that starts at `at` and points to +x before it is turned; it bends down and folds along its middle."""
    def point(u, v):
        x, s = v, 2 * u - 1
        shape = (math.sin(math.pi * x ** (math.log(0.5) / math.log(waist))) ** 0.9) * (1 - x) ** (tip - 1) if 0 < x < 1 else 0
        y = s * width / 2 * shape
        angle = bend * x
        along = length * x
        return (along * math.cos(angle), y, -along * math.sin(angle) + abs(y) * fold + 0.02 * length * math.sin(9 * x + 3 * s) * shape)

    return place(skin(point, material, 9, 18, thickness=length * 0.006), at, turn)


def copies(thing, spots):
    """The same mesh at more places: (at, turn, scale) each; the first one is moved, the others share its data."""
    twins = [thing] + [thing.copy() for _ in spots[1:]]
    for twin, (at, turn, scale) in zip(twins, spots):
        if twin is not thing:
            bpy.context.scene.collection.objects.link(twin)
        twin.matrix_world = thing_start(thing)
        place(twin, at, turn, scale)
    return twins


def thing_start(thing):
    if 'start' not in thing:
        thing['start'] = [c for row in thing.matrix_world for c in row]
    flat = list(thing['start'])
    return Matrix([flat[i:i + 4] for i in range(0, 16, 4)])


def arch(width, height, z=0.0, steps=14):
    """The market's pointed arch as an outline in xz."""
    w, spring = width / 2, height - width * 0.72
    right = [(w, z), (w, z + spring)]
    right += [(w * math.cos(t) ** 0.85, z + spring + (height - spring) * math.sin(t) ** 1.0) for t in np.linspace(0.1, math.pi / 2, steps)]
    return right + [(-x, y) for x, y in reversed(right[:-1])]


def rounded(width, height, radius, z=0.0, steps=6):
    """A rectangle with round corners as an outline in xz, standing on z."""
    out = []
    for cx, cz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for a in np.linspace(start, start + 90, steps):
            r = math.radians(a)
            out.append((cx * (width / 2 - radius) + radius * math.cos(r), z + height / 2 + cz * (height / 2 - radius) + radius * math.sin(r)))
    return out


def circle(radius, x=0.0, z=0.0, steps=40):
    return [(x + radius * math.cos(2 * math.pi * i / steps), z + radius * math.sin(2 * math.pi * i / steps)) for i in range(steps)]
