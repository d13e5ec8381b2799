"""The third pictures: a thing at its true size in the place where it is used, with one or two others beside it.
Lengths are centimetres until everything is scaled for the studio's lights."""
import math

import bpy
from mathutils import Matrix, Vector

import materials
import studio
from materials import cloth, surface, wood
from models import models
from shapes import box, copies, pillow, rod

# How big the thing is for the lights; the picture is then about studio.UNIT high.
SIZE = 5.4
HEX = {
    'cream': '#F3E9D7', 'white': '#FAFAF7', 'sand': '#D9C2A0', 'oak': '#C59A68', 'walnut': '#6B4630', 'brass': '#C39B4A', 'sage': '#A9B79A',
    'olive': '#7A7D45', 'terracotta': '#B4573A', 'charcoal': '#3B3A3A', 'rose': '#D99A93', 'teal': '#2F7F7A', 'navy': '#22304F', 'saffron': '#E0A526',
}
# The place, what stands behind to the left and what to the right.
PLACES = {
    'mug': ('table', 'teapot cream', None),
    'espresso-cups': ('table', 'jug cream', None),
    'bowl': ('table', 'jug cream', None),
    'plate': ('table', 'jug white', 'mug sand'),
    'teapot': ('table', 'vase sand', 'mug cream'),
    'jug': ('table', 'cutting-board oak', 'bowl cream'),
    'vase': ('table', None, 'bowl sand'),
    'pan': ('table', 'jar cream', None),
    'cutting-board': ('table', None, 'bowl sage'),
    'knife': ('table', 'bowl sage', None),
    'jar': ('table', 'cutting-board oak', 'mug cream'),
    'skillet': ('table', 'jar cream', None),
    'tall-vase': ('sideboard', 'bowl sand', None),
    'table-lamp': ('sideboard', 'vase cream', 'book terracotta'),
    'floor-lamp': ('room', 'chair oak', None),
    'pendant-lamp': ('over', 'jug cream', 'bowl sand'),
    'mirror': ('room', None, 'potted-plant cream'),
    'stool': ('room', 'potted-plant terracotta', None),
    'chair': ('room', 'floor-lamp walnut', None),
    'shelf': ('room', None, 'potted-plant sand'),
    'side-table': ('room', 'chair oak', None),
    'gourd-lamp': ('sideboard', 'book terracotta', None),
    'clay-lamp': ('sideboard', 'vase cream', None),
    'dome-pendant': ('over', 'jug cream', 'bowl sand'),
    'enamel-pendant': ('over', 'mug white', 'bowl sand'),
    'square-stool': ('room', 'potted-plant terracotta', None),
    'wall-shelf': ('room', None, 'potted-plant sand'),
    'tray-table': ('room', 'chair oak', None),
    'tea-tin': ('table', 'teapot cream', 'mug sand'),
    'coffee-bag': ('table', 'jar cream', 'mug white'),
    'chocolate-bar': ('table', 'mug cream', None),
    'sweets-box': ('table', 'teapot brass', None),
    'honey-jar': ('table', 'cutting-board oak', 'bowl cream'),
    'dates-box': ('table', 'teapot white', None),
    'square-tin': ('table', 'teapot charcoal', 'mug sand'),
    'tea-jar': ('table', 'teapot cream', None),
    'tea-canister': ('table', 'teapot white', None),
    'coffee-pouch': ('table', 'mug cream', None),
    'coffee-tin': ('table', 'jug brass', None),
    'coffee-sack': ('table', 'mug white', None),
    'chocolate-slab': ('table', 'mug cream', None),
    'wrapped-bar': ('table', 'mug sand', None),
    'halwa-tin': ('table', 'teapot brass', None),
    'lokum-box': ('table', 'teapot white', None),
    'honey-pot': ('table', 'cutting-board oak', None),
    'syrup-bottle': ('table', 'bowl cream', None),
    'window-box': ('table', 'jug brass', None),
    'gift-box': ('table', 'teapot white', None),
    'bottle': ('bath', 'towel sand', 'cream-jar cream'),
    'dropper-bottle': ('bath', 'towel cream', 'soap olive'),
    'cream-jar': ('bath', 'bottle cream', None),
    'perfume': ('dresser', 'vase sand', 'candle-jar cream'),
    'soap': ('bath', 'towel cream', None),
    'tube': ('bath', 'towel sand', 'cream-jar white'),
    'serum-bottle': ('bath', 'towel sand', 'soap cream'),
    'attar-vial': ('dresser', 'perfume rose', None),
    'spray-bottle': ('bath', 'towel cream', None),
    'aluminium-bottle': ('bath', 'towel sand', 'soap olive'),
    'balm-tin': ('bath', 'towel cream', None),
    'scrub-jar': ('bath', 'towel sand', None),
    'tub': ('bath', 'towel cream', None),
    'lip-balm': ('dresser', 'round-perfume white', None),
    'stamped-soap': ('bath', 'towel cream', None),
    'round-perfume': ('dresser', 'vase sand', 'candle-jar cream'),
    'cologne-bottle': ('dresser', 'vase cream', None),
    'extrait': ('dresser', 'round-perfume cream', None),
    'candle': ('sideboard', 'vase cream', 'matches olive'),
    'tapers': ('sideboard', 'vase cream', 'matches terracotta'),
    'candle-jar': ('sideboard', 'book olive', 'matches terracotta'),
    'diffuser': ('sideboard', 'book navy', 'candle-jar cream'),
    'incense': ('sideboard', 'candle cream', None),
    'matches': ('sideboard', 'candle-jar cream', None),
    'glass-candle': ('sideboard', 'book rose', 'matches olive'),
    'stone-candle': ('sideboard', 'vase sand', None),
    'goblet-candle': ('sideboard', 'book terracotta', None),
    'wood-wick-candle': ('sideboard', 'vase cream', None),
    'rolled-candle': ('sideboard', 'book olive', None),
    'bedside-diffuser': ('sideboard', 'table-lamp cream', None),
    'flask-diffuser': ('sideboard', 'book navy', None),
    'incense-burner': ('sideboard', 'vase cream', None),
    'resin-box': ('sideboard', 'candle cream', None),
    'bakhoor-tin': ('sideboard', 'candle sand', None),
    'notebook': ('desk', 'mug cream', 'pencil-case sand'),
    'pen': ('desk', 'notebook sand', None),
    'book': ('desk', 'table-lamp cream', 'mug white'),
    'cards': ('desk', 'vase cream', None),
    'pencil-case': ('desk', 'book sage', None),
    'planner': ('desk', 'mug white', None),
    'open-journal': ('desk', 'mug cream', None),
    'practice-book': ('desk', 'book sand', None),
    'pen-stand': ('desk', 'notebook sand', None),
    'picture-book': ('rug', 'plush sand', None),
    'open-book': ('desk', 'mug white', None),
    'sealed-cards': ('desk', 'candle cream', None),
    'deckle-cards': ('desk', 'vase cream', None),
    'day-pad': ('desk', 'mug white', None),
    'tote': ('sideboard', 'potted-plant terracotta', None),
    'backpack': ('sideboard', 'potted-plant sand', 'book rose'),
    'handbag': ('sideboard', 'vase cream', 'book olive'),
    'wallet': ('desk', 'book sand', 'watch walnut'),
    'card-sleeve': ('desk', 'notebook sand', 'watch walnut'),
    'watch': ('desk', 'book sage', 'wallet walnut'),
    'leather-tote': ('sideboard', 'potted-plant terracotta', None),
    'beach-bag': ('sideboard', 'potted-plant sand', None),
    'satchel': ('sideboard', 'potted-plant terracotta', 'book rose'),
    'roll-top': ('sideboard', 'potted-plant sand', None),
    'wrist-bag': ('sideboard', 'vase cream', None),
    'clutch': ('dresser', 'vase sand', None),
    'doctors-bag': ('sideboard', 'book olive', None),
    'field-watch': ('desk', 'book sage', None),
    'boxed-watch': ('desk', 'book sand', None),
    'headphones': ('sideboard', 'speaker oak', 'mug cream'),
    'earbuds': ('desk', 'notebook sand', None),
    'speaker': ('sideboard', 'potted-plant cream', 'book rose'),
    'portable-speaker': ('sideboard', 'book navy', 'mug cream'),
    'keyboard': ('desk', 'mug cream', 'mouse charcoal'),
    'turntable': ('sideboard', 'speaker oak', None),
    'microphone': ('desk', 'table-lamp cream', 'headphones sand'),
    'mouse': ('desk', 'keyboard cream', None),
    'stand-headphones': ('desk', 'book sage', None),
    'sport-earbuds': ('desk', 'notebook sand', None),
    'deep-speakers': ('sideboard', 'potted-plant cream', None),
    'slim-keyboard': ('desk', 'mug white', None),
    'keyboard-kit': ('desk', 'mug sand', None),
    'ribbon-microphone': ('desk', 'headphones sand', None),
    'interview-microphone': ('desk', 'table-lamp cream', None),
    'blocks': ('rug', 'plush sand', 'toy-car sage'),
    'alphabet-blocks': ('rug', 'plush sand', 'toy-car sage'),
    'puzzle': ('rug', 'plush sand', 'spinning-top terracotta'),
    'plush': ('rug', 'blocks saffron', 'spinning-top teal'),
    'camel': ('rug', 'blocks terracotta', 'toy-car sage'),
    'gazelle': ('rug', 'blocks sage', None),
    'hoopoe': ('rug', 'blocks saffron', 'spinning-top teal'),
    'toy-car': ('rug', 'blocks teal', None),
    'spinning-top': ('rug', 'toy-car saffron', None),
    'board-game': ('rug', 'plush cream', 'spinning-top saffron'),
    'kite': ('over', 'plush sand', 'toy-car terracotta'),
    'racer': ('rug', 'blocks saffron', None),
    'kite-kit': ('rug', 'spinning-top teal', None),
    'potted-plant': ('sill', None, 'watering-can brass'),
    'snake-plant': ('sill', None, 'watering-can brass'),
    'lemon-tree': ('sill', None, 'watering-can sage'),
    'rubber-fig': ('sill', None, 'pot cream'),
    'peace-lily': ('sill', None, 'watering-can brass'),
    'cactus': ('sill', 'pot cream', 'succulent sand'),
    'barrel-cactus': ('sill', 'watering-can brass', None),
    'bunny-ear-cactus': ('sill', None, 'succulent sand'),
    'succulent': ('sill', 'watering-can sage', None),
    'succulent-trio': ('sill', 'watering-can brass', None),
    'pot': ('sill', 'potted-plant terracotta', None),
    'watering-can': ('sill', 'potted-plant terracotta', None),
    'hanging-plant': ('over', 'pot terracotta', 'succulent cream'),
    'seed-pack': ('sill', 'watering-can sage', 'pot terracotta'),
}
# How far what hangs is above the table, in shares of its height.
HANGS = 0.62


class Thing:
    """What a function builds, as one: turned, measured and put somewhere."""

    def __init__(self, make, turn=0.0):
        before = set(bpy.context.scene.objects)
        make()
        self.parts = [o for o in bpy.context.scene.objects if o not in before and not studio.is_set(o)]
        self.move(Matrix.Rotation(math.radians(turn), 4, 'Z'))

    def move(self, matrix):
        for part in self.parts:
            part.matrix_world = matrix @ part.matrix_world
        bpy.context.view_layer.update()
        spots = [o.matrix_world @ Vector(c) for o in self.parts if o.type == 'MESH' for c in o.bound_box]
        self.low = Vector(min(p[i] for p in spots) for i in range(3))
        self.high = Vector(max(p[i] for p in spots) for i in range(3))
        self.size = self.high - self.low

    def stand(self, x, y, z):
        middle = (self.low + self.high) / 2
        self.move(Matrix.Translation((x - middle.x, y - middle.y, z - self.low.z)))


def build(job):
    place, left, right = PLACES[job['model']]
    stance = models[job['model']]
    main = Thing(lambda: stance.make(job), -stance.turn)
    top = 0.8 if place == 'rug' else 0.0
    main.stand(0, 0, top if stance.stands else top + main.size.z * HANGS)
    share = 0.72 if place == 'over' else 0.56
    high = max(main.high.z / share, main.size.x / 0.6)
    back = beside(left, right, main, top, high, job['labels'])
    wall = max(back + 0.12 * high, 0.55 * high)
    if place == 'over':
        main.stand(0, wall - 1.2 * main.size.y if job['model'] == 'kite' else 0, main.low.z)
        hang(main, job['model'], high)
    SETS[place](high, wall)
    tilt = 8 if place in ('room', 'over') else max(11, min(stance.tilt, 24))
    frame(main, top, high, tilt, share + 0.02, job, wall)


def beside(left, right, main, top, high, labels):
    """Puts the others next to the main thing so that they never touch; tells how far back they reach."""
    back = main.high.y
    if left:
        other = prop(left, labels)
        other.stand(-0.4 * (main.size.x + other.size.x), main.high.y + other.size.y / 2 + 0.03 * high, top)
        back = other.high.y
    if right:
        other = prop(right, labels)
        other.stand((main.size.x + other.size.x) / 2 + 0.03 * high, main.low.y + max(other.size.y, main.size.y) / 2, top)
        back = max(back, other.high.y)
    return back


def prop(words, labels):
    kind, color = words.split()
    with materials.painted(HEX[color]):
        if kind == 'towel':
            return Thing(towel)
        finish = 'metal' if color == 'brass' else 'wood' if color in ('oak', 'walnut') else 'plain'
        return Thing(lambda: models[kind].make({'finish': finish, 'labels': labels}), -models[kind].turn)


def towel():
    for i in range(3):
        place_ = (0.3 * (i % 2), 0.2 * i, 3.1 * i)
        pillow((25, 17, 3.3), cloth(), place_, (0, 0, 2 * (i % 2)), (0.2, 0.55), dent=lambda x, y, z: (x, y, z + 0.12 * math.sin(0.5 * x + y)))


def hang(main, kind, high):
    """The cord goes on beyond the picture."""
    if kind == 'kite':
        return
    x, y = (main.low.x + main.high.x) / 2, (main.low.y + main.high.y) / 2
    lamp = 'pendant' in kind
    main.parts.append(rod((x, y, main.high.z - 1), (x, y, main.high.z + 2 * high), 0.28 if lamp else 0.24, cloth('#4a3a30' if lamp else '#cdbb9a')))


def board(material, high, wall, thick=4.0):
    return box((8 * high, wall + 2.5 * high, thick), material, (0, (wall - 2.5 * high) / 2, -thick), 0.4)


def plaster(high, wall):
    box((9 * high, 4, 6 * high), surface('plaster', 'set', rough=0.9, spec=0.0, texture=trowelled), (0, wall + 2, -2 * high), 0)


def table(high, wall, top='#c9a06c'):
    board(wood(top, 'x'), high, wall)
    plaster(high, wall)


def stone(high, wall):
    board(surface('stone', '#e3dacb', rough=0.4, spec=0.4, texture=materials.specks), high, wall)
    plaster(high, wall)


def bath(high, wall):
    """A ledge of stone below hand-made tiles, none of which is quite even."""
    board(surface('stone', '#e9e2d6', rough=0.35, spec=0.4, texture=materials.specks), high, wall)
    box((9 * high, 2, 6 * high), surface('grout', '#e8dfd2', rough=0.95, spec=0.0), (0, wall + 1.4, -high), 0)
    side = high / 4.4
    spots = []
    for i in range(-6, 7):
        for j in range(0, 8):
            at = (i * side + 0.2 * side, wall, 0.02 * side + j * side)
            spots.append((at, (0.9 * math.sin(7 * i + 3 * j), 0, 0.9 * math.sin(5 * i + 11 * j)), 1))
    tile = box((side * 0.965, 0.9, side * 0.965), surface('tile', 'set', rough=0.2, coat=0.4, texture=uneven), (0, 0, 0), 0.16)
    copies(tile, spots)


def room(high, wall):
    planks(high, wall)
    plaster(high, wall)
    box((9 * high, 1.6, 0.06 * high), surface('skirting', '#f3eadd', rough=0.6), (0, wall - 0.8, 0), 0.3)


def rug(high, wall):
    room(high, wall)
    box((2.6 * high, wall * 0.8 + 1.4 * high, 0.8), cloth('#e6d8c0'), (0, (wall * 0.8 - 1.4 * high) / 2, 0), 0.3)


def planks(high, wall):
    width = max(9.0, 0.09 * high)
    oak = wood('#c9a778', 'x')
    y, i = wall, 0
    while y > -2.2 * high:
        plank = box((8 * high, width - 0.12, 2), oak, (0, y - width / 2, -2), 0.12)
        # Each plank from another place of the tree.
        shift = Matrix.Translation((37.0 * i, 11.0 * i, 5.0 * i))
        plank.data.transform(shift)
        plank.matrix_world = plank.matrix_world @ shift.inverted()
        y, i = y - width, i + 1


def trowelled(n):
    return n.between(n.noise(14.0, detail=3.0), 0.3, 0.7, 0.93, 1.0)


def uneven(n):
    return n.between(n.noise(4.0, detail=2.0), 0.3, 0.7, 0.88, 1.04)


SETS = {
    'table': table,
    'over': table,
    'sideboard': lambda high, wall: table(high, wall, '#b98a5a'),
    'dresser': lambda high, wall: table(high, wall, '#7a5338'),
    'desk': lambda high, wall: table(high, wall, '#8a6142'),
    'sill': stone,
    'bath': bath,
    'room': room,
    'rug': rug,
}


def frame(main, top, high, tilt, share, job, wall):
    """Scales the place for the lights and looks at the thing a little right of the middle."""
    low, reach = main.low, main.high
    foot = low.z if main.low.z < 0.1 * high else top + 0.02 * high
    scale = SIZE / (0.56 * high)
    for thing in [o for o in bpy.context.scene.objects if not studio.is_set(o)]:
        thing.matrix_world = Matrix.Scale(scale, 4) @ thing.matrix_world
    spots = [Vector((x, y, z)) * scale for x in (low.x - 0.14 * high, reach.x) for y in (low.y, reach.y) for z in (foot, min(reach.z, high))]
    studio.lights(0.8, 0.46)
    studio.window((0.05 * high * scale, wall * scale, 0.76 * high * scale))
    studio.camera(0, tilt, job['width'], job['height'], (0.66, share, 9), 0.46, on=spots)
