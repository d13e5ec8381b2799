"""Staged pictures: banners, covers and shop fronts. A stage tells in the room's own units what stands where: the picture
is `tall` units high where y is 0, x runs to the right from its middle, y away from the eye, z up from the floor."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import materials
import pieces
import studio
from models import models

METAL, WOODS = '#C39B4A', ('#C59A68', '#6B4630')


def build(stage, width, height):
    camera(stage, width, height)
    for piece in stage['pieces']:
        pieces.make[piece['kind']](stage, material(piece), *piece['at'])
    for actor in stage['actors']:
        act(stage, **actor)
    light(stage)


def material(piece):
    """What a piece of the set is made of."""
    return pieces.stuff[piece['of']](piece['color'])


def camera(stage, width, height):
    """85 mm, looking down by `tilt`; the middle of the floor shows at four fifths of the picture's height."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = 85, 36, 'HORIZONTAL', 1000
    tilt, tall = math.radians(stage['tilt']), stage['tall']
    back, up, across = Vector((0, -math.cos(tilt), math.sin(tilt))), Vector((0, math.sin(tilt), math.cos(tilt))), Vector((1, 0, 0))
    eye = back * (tall * 85 / 36 * width / height) + up * ((stage['foot'] - 0.5) * tall)
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.matrix_world = studio.matrix(across, up, back, eye)


def light(stage):
    """The studio's light from further away, so that wide sets are lit evenly; the room is paler above than below."""
    k = stage['tall'] / 10
    studio.area((-110 * k, -112 * k, 128 * k), (0, 0, 3 * k), (66 * k, 66 * k), 500000 * k * k * stage['key'], '#fff8ef')
    studio.area((130 * k, -40 * k, 46 * k), (0, 0, 3 * k), (30 * k, 74 * k), 34000 * k * k, '#fff6ec')
    studio.world(1.0)
    tree = bpy.context.scene.world.node_tree
    at = tree.nodes.new('ShaderNodeTexCoord')
    height = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(at.outputs['Generated'], height.inputs[0])
    tree.links.new(height.outputs['Z'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.0, (0.17, 0.155, 0.14, 1)
    high.position, high.color = 0.9, (0.38, 0.38, 0.39, 1)
    bpy.context.scene.world.cycles.sampling_method = 'NONE'


def act(stage, kind, color, x, y, z=0, size=1, turn=0, lean=0):
    """Builds a thing in its colour and in its own proportion to the others, and puts it on its place."""
    before = set(bpy.context.scene.objects)
    stance = models[kind]
    with materials.painted(color):
        stance.make({'finish': 'metal' if color == METAL else 'wood' if color in WOODS else 'plain', 'labels': stage['labels']})
    new = [o for o in bpy.context.scene.objects if o not in before]
    bpy.context.view_layer.update()
    turned = Matrix.Rotation(math.radians(lean), 4, 'X') @ Matrix.Rotation(math.radians(turn - stance.turn), 4, 'Z')
    size = stage['cm'] * size
    low = min(lowest(turned @ o.matrix_world, o.data) for o in new if o.type == 'MESH')
    move = Matrix.Translation((x, y, z - low * size)) @ Matrix.Scale(size, 4) @ turned
    for thing in new:
        thing.matrix_world = move @ thing.matrix_world
        # Light goes through clear glass to what is inside; without caustics it would stay dark.
        thing.visible_shadow = not any(m and m.name.startswith('crystal') for m in thing.data.materials)


def lowest(matrix, data):
    spots = np.empty(3 * len(data.vertices), np.float32)
    data.vertices.foreach_get('co', spots)
    return float((spots.reshape(-1, 3) @ np.array(matrix)[2, :3]).min() + matrix[2][3])
