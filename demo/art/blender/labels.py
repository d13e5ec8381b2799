"""Printed labels: sheets with the pictures that ../labels.ts drew."""
import os

import bpy

import shapes
from materials import printed


def label(job, name, point, across=24, along=24):
    """A sheet of points `point(u, v)` with the label `name` on it, from its lower left to its upper right corner."""
    spots = [point(i / (across - 1), j / (along - 1)) for j in range(along) for i in range(across)]
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(along - 1) for i in range(across - 1)]
    thing = shapes.mesh('label', spots, faces, printed(os.path.join(job['labels'], f'{name}.png')))
    layer = thing.data.uv_layers.new(name='label')
    for loop in thing.data.loops:
        i, j = loop.vertex_index % across, loop.vertex_index // across
        layer.data[loop.index].uv = (i / (across - 1), j / (along - 1))
    return thing
