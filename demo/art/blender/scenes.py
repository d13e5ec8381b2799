"""How a job's picture is put together: the things, the set and the camera."""
import math

import bpy
from mathutils import Matrix, Vector

import materials
import places
import shapes
import studio
from models import models

# A staged picture's height at the goods, and how far the camera looks down on them.
STAGE = 10.0
TILT = 9.0


def build(job):
    if 'stage' in job:
        return staged(job['stage'], job['width'], job['height'])
    if job['view'] == 'scene':
        return places.build(job)
    stance = models[job['model']]
    stance.make(job)
    studio.settle(stance.stands)
    studio.backdrop()
    studio.lights()
    if job['view'] == 'detail':
        turn, tilt = stance.detail
        studio.camera(turn, tilt, job['width'], job['height'], (0.86, 0.86, 0.74), 0.5)
    else:
        studio.camera(stance.turn, stance.tilt, job['width'], job['height'], (0.76, 0.70, 0.62), 0.5)


def staged(stage, width, height):
    """Several things on one floor, each where the picture's pixels say."""
    studio.backdrop()
    view = View(width, height)
    for x, y, w, h in stage['arches']:
        foot = view.on_floor(x, y)
        k = view.size_at(foot)
        material = materials.surface('panel', 'set', rough=0.9, spec=0.0, texture=shaded)
        shapes.plate(shapes.arch(w * k, h * k), 0.5, material, 0.12, (foot.x, foot.y, 0)).name = 'backdrop'
    tops = []
    for x, y, w in stage['plinths']:
        foot = view.on_floor(x, y + height * 0.06)
        k = view.size_at(foot)
        r, top = w * k / 2, 0.062 * height * k
        block = [(0, 0), (r, 0), (r, top - 0.08), (r - 0.08, top), (0, top)]
        thing = shapes.lathe(block, materials.surface('plinth', 'set', rough=0.85, spec=0.1, texture=shaded), False, 120)
        shapes.place(thing, foot).name = 'backdrop'
        tops.append((x, foot, top))
    for i, (kind, color, x, y, tall) in enumerate(stage['actors']):
        on = next(((foot, top) for px, foot, top in tops if px == x), None) if i == 0 else None
        foot = on[0] + Vector((0, 0, on[1])) if on else view.on_floor(x, y)
        act(kind, color, stage['labels'], foot, tall * view.size_at(foot))
    studio.lights(0.98, 0.48)


def act(kind, color, labels, foot, tall):
    """Builds a thing in its colour, as high as told, at a place on the floor."""
    before = set(bpy.context.scene.objects)
    stance = models[kind]
    with materials.painted(color):
        metal = color.upper() == '#C39B4A'
        stance.make({'finish': 'metal' if metal else 'wood' if color.upper() in ('#C59A68', '#6B4630') else 'plain', 'labels': labels})
    new = [o for o in bpy.context.scene.objects if o not in before]
    bpy.context.view_layer.update()
    spots = [o.matrix_world @ Vector(c) for o in new if o.type == 'MESH' for c in o.bound_box]
    low = [min(p[i] for p in spots) for i in range(3)]
    high = [max(p[i] for p in spots) for i in range(3)]
    deep = (high[1] - low[1]) * math.sin(math.radians(TILT))
    scale = tall / (high[2] - low[2] + deep * 0.8)
    lift = 0.35 * tall if not stance.stands else 0
    move = Matrix.Translation(foot + Vector((0, 0, lift))) @ Matrix.Rotation(math.radians(-stance.turn), 4, 'Z') @ Matrix.Scale(scale, 4)
    move = move @ Matrix.Translation(Vector((-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2])))
    for thing in new:
        thing.matrix_world = move @ thing.matrix_world


def shaded(n):
    return n.between(n.noise(9.0), 0.0, 1.0, 0.84, 0.9)


class View:
    """The staged pictures' camera, and where in the room a pixel lies."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        data = bpy.data.cameras.new('camera')
        data.lens, data.sensor_width, data.sensor_fit = 85, 36, 'HORIZONTAL'
        self.near = 85 / 36 * width
        self.distance = STAGE * self.near / height
        a = math.radians(TILT)
        self.back, self.up, self.across = Vector((0, -math.cos(a), math.sin(a))), Vector((0, math.sin(a), math.cos(a))), Vector((1, 0, 0))
        # The goods' feet stand at four fifths of the picture's height.
        self.eye = self.back * self.distance + self.up * (0.3 * STAGE)
        thing = bpy.data.objects.new('camera', data)
        bpy.context.scene.collection.objects.link(thing)
        bpy.context.scene.camera = thing
        thing.matrix_world = studio.matrix(self.across, self.up, self.back, self.eye)

    def on_floor(self, x, y):
        """The spot on the floor that shows at a pixel, no further back than where the wall begins to rise."""
        ray = -self.back * self.near + self.across * (x - self.width / 2) - self.up * (y - self.height / 2)
        share = -self.eye.z / ray.z if ray.z < 0 else 1e9
        spot = self.eye + ray * share
        if spot.y > 7.5 or share > 1e8:
            spot = self.eye + ray * ((7.5 - self.eye.y) / ray.y)
            spot.z = 0
        return spot

    def size_at(self, spot):
        """How long a pixel is at a place in the room."""
        return -(spot - self.eye).dot(self.back) / self.near
