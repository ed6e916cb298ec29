"""How an order is packed: in a paper band, in a clear bag."""

from math import radians

import bmesh
import bpy

import parcel
import props
from shader import Shader

CORNER = 0.7
"""How far a strip of paper rounds an edge, mm."""


def band(spec, seed):
    """Round a pile of `size`: so many mm across, the band itself so wide, the pile so high; the middle of its foot at `at`."""
    across, wide, high = spec["size"]
    x, up = across / 2 + 0.15, high + 0.2
    right = [(x, 0), (x, up - CORNER), (x - CORNER * 0.3, up - CORNER * 0.3), (x - CORNER, up)]
    strip = parcel.tape([*right, *((-at, z) for at, z in reversed(right))], wide)
    props.standing(strip, parcel.paper_tape(spec["colour"]), spec["at"], spec.get("turn", 0), smooth=50)


def crisp():
    """Film as thin as that of a bag: it shines wherever it creases."""
    shader = Shader("bag")
    where = shader.where()
    creases = shader.noise(where, (30, 19, 20), 2, 0.4, 0.8)
    normal = shader.bump(creases, 1.1)
    through = shader.node("BsdfTransparent", {"Color": (0.975, 0.98, 0.98, 1)}).outputs[0]
    shine = shader.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.09, "Normal": normal}).outputs[0]
    # Both of its sides throw light back.
    return shader.done(shader.blend(shader.sum("MULTIPLY", shader.thrown_back(1.5), 2.0), through, shine))


def bag(spec, seed):
    """`size` mm, flat but for what it holds, whose width, height and how high it stands is `holds`; its flap is at the far side."""
    wide, deep = spec["size"]
    held_wide, held_deep, high = spec["holds"]
    mesh = bmesh.new()
    columns, rows = 96, 80

    def rise(x, y):
        # Film that is pulled over an edge comes down beside it over a few mm.
        beyond = max(abs(x) - held_wide / 2, abs(y) - held_deep / 2, 0)
        return 0.12 + (high + 0.15) * max(0.0, 1 - beyond / 5) ** 2

    points = [
        [
            mesh.verts.new((x, y, rise(x, y)))
            for x in (wide * (n / columns - 0.5) for n in range(columns + 1))
        ]
        for y in (deep * (m / rows - 0.5) for m in range(rows + 1))
    ]
    for low, top in zip(points, points[1:]):
        for n in range(columns):
            mesh.faces.new((low[n], low[n + 1], top[n + 1], top[n]))
    turn = spec.get("turn", 0)
    props.standing(mesh, crisp(), spec["at"], turn, smooth=60)
    # The flap is a second film over the first, held by a strip of glue.
    flap = props.slab([(-wide / 2, 0), (wide / 2, 0), (wide / 2 - 2, -13), (-wide / 2 + 2, -13)], lambda y: 0, lambda y: 0.06)
    far = bpy.data.objects.new("bag", None)
    far.location, far.rotation_euler = spec["at"], (0, 0, radians(turn))
    bpy.context.scene.collection.objects.link(far)
    for outline, material, up in (
        (flap, crisp(), 0.5),
        (props.slab([(-wide / 2 + 4, -5), (wide / 2 - 4, -5), (wide / 2 - 4, -9), (-wide / 2 + 4, -9)], lambda y: 0, lambda y: 0.05), glue(), 0.42),
    ):
        part = props.standing(outline, material, (0, deep / 2, up))
        part.parent = far


def glue():
    shader = Shader("glue")
    through = shader.node("BsdfTransparent", {"Color": (0.9, 0.92, 0.93, 1)}).outputs[0]
    milk = shader.node("BsdfDiffuse", {"Color": (0.86, 0.88, 0.9, 1)}).outputs[0]
    return shader.done(shader.blend(0.3, through, milk))
