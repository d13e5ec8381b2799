"""What things are made of. A colour is '#hex' or a slot that is filled in after rendering (see finish.py):
'tint' is the product's colour, 'pale' a pale shade of it, 'set' the backdrop."""
from contextlib import contextmanager

import bpy

# What a slot is rendered as, so that light bounces off it about as it should.
SLOTS = {'tint': 0.42, 'pale': 0.65, 'set': 0.72}
made = {}
# Slots that have a colour of their own while a thing of a staged picture is built.
paint = {}


@contextmanager
def painted(color):
    """Everything made inside is of this colour at once: staged pictures hold many colours and are not tinted later."""
    pale = ''.join(f'{round(255 - (255 - int(color[i:i + 2], 16)) * 0.35):02x}' for i in (1, 3, 5))
    paint.update(tint=color, pale='#' + pale)
    yield
    paint.clear()


def linear(hex_):
    channels = [int(hex_[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


class Nodes:
    """A material's nodes, added in the order they are needed."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, **inputs):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in inputs.items():
            if hasattr(node, name) and not hasattr(value, 'is_output'):
                setattr(node, name, value)
                continue
            socket = node.inputs[int(name[1:])] if name[0] == 'i' and name[1:].isdigit() else node.inputs[name.replace('_', ' ')]
            if hasattr(value, 'is_output'):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def math(self, operation, a, b=0.0):
        node = self.add('Math', i0=a, i1=b)
        node.operation = operation
        return node.outputs[0]

    def spots(self, scale=(1, 1, 1)):
        where = self.add('TexCoord').outputs['Object']
        return self.add('Mapping', Vector=where, Scale=scale).outputs[0]

    def noise(self, size, stretch=(1, 1, 1), detail=2.0):
        return self.add('TexNoise', Vector=self.spots(tuple(s / size for s in stretch)), Scale=1.0, Detail=detail).outputs['Fac']

    def between(self, value, low, high, from_=0.0, to=1.0):
        node = self.add('MapRange', Value=value)
        for socket, number in zip(list(node.inputs)[1:5], (low, high, from_, to)):
            socket.default_value = number
        return node.outputs[0]


def surface(name, color='tint', rough=0.5, metal=0.0, spec=0.5, coat=0.0, texture=None, bump=None, clear=0.0, shine=None, sheen=0.0):
    """`texture(nodes)` gives what multiplies the colour, `bump(nodes)` the height and its depth in centimetres."""
    color = paint.get(color, color)
    key = (name, color, rough, metal, spec, coat, clear, shine, texture and texture.__name__, bump and bump.__name__)
    if key in made:
        return made[key]
    n = Nodes(name)
    slot = SLOTS.get(color)
    base = (slot,) * 3 if slot else linear(color)
    if metal and slot:
        base = (0.9,) * 3
    elif metal and color in paint.values():
        base = [min(1.0, 1.7 * c + 0.04) for c in base]
    pattern = texture(n) if texture else None
    ground = (*base, 1)
    if pattern is not None:
        mixed = n.add('MixRGB', Fac=1.0, Color1=(*base, 1), Color2=pattern)
        mixed.blend_type = 'MULTIPLY'
        ground = mixed.outputs[0]
    shader = n.add('BsdfPrincipled', Base_Color=ground, Roughness=rough, Metallic=metal, Specular=spec, Clearcoat=coat, Transmission=clear)
    shader.inputs['Clearcoat Roughness'].default_value = 0.04
    shader.inputs['Sheen'].default_value = sheen
    if shine:
        shader.inputs['Emission'].default_value = (*linear(shine[0]), 1)
        shader.inputs['Emission Strength'].default_value = shine[1]
    if bump:
        height, depth = bump(n)
        n.tree.links.new(n.add('Bump', Height=height, Distance=depth).outputs[0], shader.inputs['Normal'])
    n.add('OutputMaterial', Surface=shader.outputs[0])
    slots(n, color, pattern, bool(metal) or clear > 0)
    made[key] = n.material
    return n.material


def slots(n, color, pattern, reflects):
    """Tells finish.py where each slot is and how its pattern lies: see render.py for what the channels mean."""
    value = pattern if pattern is not None else 1.0
    shown = [value if color == slot and not reflects else 0.0 for slot in ('tint', 'pale', 'set')]
    whole = [1.0 if color == 'tint' and not reflects else 0.0, 1.0 if color == 'tint' and reflects else 0.0, 0.0]
    for name, channels in (('slots', shown), ('whole', whole)):
        joined = n.add('CombineXYZ', X=channels[0], Y=channels[1], Z=channels[2])
        output = n.add('OutputAOV', Color=joined.outputs[0])
        output.name = name


def glaze(color='tint'):
    return surface('glaze', color, rough=0.16, coat=0.6, bump=thrown, texture=pooled)


def speckled(color='tint'):
    return surface('speckled', color, rough=0.24, coat=0.4, texture=specks, bump=thrown)


def clay(color='#b9744f'):
    return surface('clay', color, rough=0.85, spec=0.25, texture=dusty, bump=grainy)


def wood(color='tint', along='x'):
    return surface('wood' + along, color, rough=0.42, spec=0.4, texture={'x': grain_x, 'y': grain_y, 'z': grain_z}[along])


def leather(color='tint'):
    return surface('leather', color, rough=0.5, spec=0.4, texture=worn, bump=hide)


def cloth(color='tint'):
    return surface('cloth', color, rough=0.95, spec=0.1, texture=threads, bump=weave)


def felt(color='tint'):
    return surface('felt', color, rough=1.0, spec=0.05, texture=mottled, bump=fuzz)


def paper(color='tint'):
    return surface('paper', color, rough=0.8, spec=0.2)


def lacquer(color='tint'):
    return surface('lacquer', color, rough=0.3, spec=0.5)


def matte(color='tint'):
    return surface('matte', color, rough=0.6, spec=0.35)


def metal(color='tint', rough=0.22):
    return surface('metal', color, rough=rough, metal=1.0)


def brass():
    return metal('#d9b36a', 0.24)


def steel(rough=0.25):
    return metal('#c9c8c6', rough)


def glass(color='#ffffff', rough=0.0):
    return surface('glass', color, rough=rough, clear=1.0)


def plant(color='#4f7a3a'):
    return surface('plant', color, rough=0.42, spec=0.4, texture=veins)


def plain(color, rough=0.6):
    return surface('plain', color, rough=rough, spec=0.4)


def lamp(color='#ffd9a0', strength=3.0):
    return surface('lamp', '#fff1dc', rough=0.9, spec=0.1, shine=(color, strength))


def printed(image, rough=0.65, spec=0.3):
    """A picture on paper, by the name of one that labels.ts has made."""
    if ('printed', image) in made:
        return made[('printed', image)]
    n = Nodes('printed')
    picture = n.add('TexImage')
    picture.image = bpy.data.images.load(image, check_existing=True)
    shader = n.add('BsdfPrincipled', Base_Color=picture.outputs['Color'], Roughness=rough, Specular=spec)
    n.add('OutputMaterial', Surface=shader.outputs[0])
    slots(n, None, None, False)
    made[('printed', image)] = n.material
    return n.material


def pooled(n):
    return n.between(n.noise(5.0), 0.3, 0.7, 0.9, 1.06)


def specks(n):
    cells = n.add('TexVoronoi', Vector=n.spots((2.6, 2.6, 2.6)), Scale=1.0)
    jitter = n.noise(0.9)
    size = n.between(jitter, 0.45, 0.75, 0.0, 0.17)
    near = n.math('LESS_THAN', cells.outputs['Distance'], size)
    return n.math('SUBTRACT', n.between(n.noise(6.0), 0.3, 0.7, 0.94, 1.04), n.math('MULTIPLY', near, 0.62))


def dusty(n):
    return n.between(n.noise(3.0, detail=5.0), 0.25, 0.75, 0.86, 1.08)


def mottled(n):
    return n.between(n.noise(0.8, detail=4.0), 0.25, 0.75, 0.88, 1.08)


def worn(n):
    return n.between(n.noise(4.0, detail=3.0), 0.3, 0.7, 0.86, 1.1)


def grain(n, stretch):
    wide = n.noise(1.5, stretch, 3.0)
    rings = n.math('SINE', n.math('MULTIPLY', wide, 42.0))
    fine = n.noise(0.12, stretch, 2.0)
    return n.math('ADD', n.between(rings, -1.0, 1.0, 0.78, 1.0), n.between(fine, 0.3, 0.7, -0.1, 0.1))


def grain_x(n):
    return grain(n, (0.06, 1.0, 1.0))


def grain_y(n):
    return grain(n, (1.0, 0.06, 1.0))


def grain_z(n):
    return grain(n, (1.0, 1.0, 0.06))


def threads(n):
    return n.between(n.math('ADD', n.noise(0.5, (1, 1, 0.08)), n.noise(0.5, (0.08, 0.08, 1))), 0.7, 1.3, 0.86, 1.08)


def veins(n):
    return n.between(n.noise(3.0, detail=3.0), 0.25, 0.75, 0.72, 1.2)


def thrown(n):
    return n.noise(0.7, (0.02, 0.02, 1.0)), 0.012


def grainy(n):
    return n.noise(0.16, detail=3.0), 0.012


def hide(n):
    return n.add('TexVoronoi', Vector=n.spots((7, 7, 7)), Scale=1.0).outputs['Distance'], 0.012


def fuzz(n):
    return n.noise(0.22, detail=4.0), 0.1


def weave(n):
    def waves(axis):
        return n.add('TexWave', Vector=n.spots((1, 1, 1)), Scale=3.0, bands_direction=axis).outputs['Fac']
    return n.math('ADD', waves('X'), waves('Z')), 0.012
