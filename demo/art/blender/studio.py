"""The set that every picture is taken in: a seamless backdrop, a soft key from the upper left, one camera."""
import math

import bpy
from mathutils import Vector

import materials
import shapes

# All things are scaled to this size before the light falls on them, so that a ring and a shelf are lit alike.
UNIT = 10.0


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.made.clear()


def backdrop(color='set'):
    """A floor that curves up into the wall."""
    profile = [(-60, 0), (8, 0)] + [(8 + 14 * math.sin(a), 14 - 14 * math.cos(a)) for a in [i * math.pi / 2 / 24 for i in range(1, 25)]] + [(22, 80)]
    points = [(x, y, z) for y, z in profile for x in (-90, 90)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return shapes.mesh('backdrop', points, faces, materials.surface('backdrop', color, rough=0.9, spec=0.0))


def area(at, to, size, power, color='#ffffff'):
    data = bpy.data.lights.new('area', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    data.energy, data.color = power, materials.linear(color)
    thing = bpy.data.objects.new('area', data)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lights(key=1.0, around=0.7):
    area((-13, -11, 17), (0, 0, 4), (8, 8), 4700 * key, '#fff9f2')
    area((17, 1, 9), (0, 0, 4), (5, 15), 640, '#fff6ec')
    world(around)


def world(strength):
    bpy.context.scene.world = bpy.data.worlds.new('world')
    bpy.context.scene.world.use_nodes = True
    ground = bpy.context.scene.world.node_tree.nodes['Background']
    ground.inputs[0].default_value = (*materials.linear('#fdfbf8'), 1)
    ground.inputs[1].default_value = strength


def window(spot):
    """Low sun through a row of arched windows at the left, for the third pictures: the tip of one arch is seen at `spot`."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = 2.6, math.radians(1.6), materials.linear('#ffe6c4')
    sun = bpy.data.objects.new('sun', data)
    direction = Vector((1.0, 0.9, -0.66)).normalized()
    sun.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(sun)
    high, at = 16.0, Vector(spot) - direction * 34
    holes = [[(x + px, z) for x, z in shapes.arch(2.7, high)] for px in (-7.2, -3.6, 0, 3.6, 7.2)]
    blind = shapes.plate(shapes.rounded(120, 80, 1, -30), 0.2, materials.plain('#808080'), 0.02, holes=holes)
    shapes.place(blind, (at.x, at.y, at.z - high), (0, 0, -math.degrees(math.atan2(direction.x, direction.y))))
    for ray in ('visible_camera', 'visible_glossy', 'visible_diffuse', 'visible_transmission'):
        setattr(blind, ray, False)


def is_set(thing):
    return thing.name.split('.')[0] in ('backdrop', 'halo')


def only_mirrored(thing):
    """For what stands behind the camera and is seen in mirrors alone; its lengths are the studio's."""
    thing.name = 'halo'
    for ray in ('visible_camera', 'visible_diffuse', 'visible_transmission', 'visible_shadow', 'visible_volume_scatter'):
        setattr(thing, ray, False)
    return thing


def things():
    return [o for o in bpy.context.scene.objects if o.type == 'MESH' and not is_set(o)]


def corners():
    graph = bpy.context.evaluated_depsgraph_get()
    out = []
    for thing in things():
        ready = thing.evaluated_get(graph)
        data = ready.to_mesh()
        step = max(1, len(data.vertices) // 400)
        out += [thing.matrix_world @ v.co for v in list(data.vertices)[::step]]
        ready.to_mesh_clear()
    return out


def settle(stands=True):
    """Scales and moves everything so that it is about UNIT big and stands (or hangs) over the middle of the floor."""
    bpy.context.view_layer.update()
    spots = corners()
    low = [min(p[i] for p in spots) for i in range(3)]
    high = [max(p[i] for p in spots) for i in range(3)]
    size = max(high[2] - low[2], (high[0] - low[0]) * 0.9, (high[1] - low[1]) * 0.8)
    scale = UNIT / size
    holder = bpy.data.objects.new('holder', None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in things():
        thing.parent = holder
    holder.scale = (scale,) * 3
    lift = 0 if stands else 4.5
    holder.location = (-(low[0] + high[0]) / 2 * scale, -(low[1] + high[1]) / 2 * scale, -low[2] * scale + lift)
    bpy.context.view_layer.update()
    return scale


def camera(turn, tilt, width, height, fill, middle=0.5, lens=85, on=None):
    """Looks from `turn` degrees round and `tilt` degrees up at the things so that they fill `fill` of the picture."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = lens, 36, 'HORIZONTAL'
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    a, b = math.radians(turn), math.radians(tilt)
    back = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    across = Vector((math.cos(a), math.sin(a), 0))
    up = back.cross(across)
    spots = on or corners()
    near = lens / 36 * 2
    target, distance = Vector((0, 0, UNIT * 0.4)), 40.0
    for _ in range(12):
        eye = target + back * distance
        seen = [((p - eye).dot(across) / -(p - eye).dot(back) * near, (p - eye).dot(up) / -(p - eye).dot(back) * near * width / height) for p in spots]
        left, right = min(x for x, _ in seen), max(x for x, _ in seen)
        low, high = min(y for _, y in seen), max(y for _, y in seen)
        w, h = (right - left) / 2, (high - low) / 2
        # Squarish things look larger than tall ones of the same height, so their area counts too.
        share = max(w / fill[0], h / fill[1], math.sqrt(w * h) / fill[2])
        distance *= share
        target += across * (left + right) / 2 * distance / near + up * ((low + high) / 2 - (2 * middle - 1)) * distance / near * height / width
    thing.matrix_world = matrix(across, up, back, target + back * distance)
    return thing


def matrix(across, up, back, eye):
    from mathutils import Matrix
    return Matrix([[across[i], up[i], back[i], eye[i]] for i in range(3)] + [[0, 0, 0, 1]])
