"""A roll of labels that stands on its side: a cardboard core, windings of liner, and labels round it."""

from math import cos, pi, radians, sin

import bmesh
import bpy

import props
import sheets
from shader import Shader, linear

WALL = 2.6
"""Of the core, mm."""


def windings(colour):
    """What is seen of the liner from its end: turns that never lie quite even."""
    shader = Shader("windings")
    where = shader.where()
    apart = shader.node("SeparateXYZ", {0: where})
    flat = shader.node("CombineXYZ", {0: apart.outputs[0], 1: apart.outputs[1], 2: 0.0}).outputs[0]
    reach = shader.node("VectorMath", {0: flat}, operation="LENGTH").outputs["Value"]
    along = shader.node("CombineXYZ", {0: reach, 1: 0.0, 2: 0.0}).outputs[0]
    fine = shader.noise(along, 0.75, 2, 0.7)
    broad = shader.noise(along, 5, 2)
    base = linear(colour)
    tint = shader.mix(shader.span(fine, 0.35, 0.65, 0, 0.7), base, tuple(c * 0.5 for c in base[:3]) + (1,))
    tint = shader.mix(shader.span(broad, 0.4, 0.6, 0, 0.2), tint, tuple(c * 0.7 for c in base[:3]) + (1,))
    return shader.done(
        shader.principled(Base_Color=tint, Roughness=0.8, Specular=0.2, Normal=shader.bump(fine, 0.12))
    )


def card_board():
    shader = Shader("core")
    where = shader.where()
    grain = shader.noise(where, 1.1, 4, 0.6)
    tint = shader.mix(shader.span(grain, 0.3, 0.7, 0, 0.5), linear("#b08a5e"), linear("#8a6740"))
    return shader.done(shader.principled(Base_Color=tint, Roughness=0.9, Specular=0.15, Normal=shader.bump(grain, 0.1)))


def tube(inner, outer, height, bevel):
    """A ring that stands on the table; its ends are material 0, its sides material 1."""
    sides = 192
    mesh = bmesh.new()
    profile = [
        (inner, bevel), (inner + bevel, 0), (outer - bevel, 0), (outer, bevel),
        (outer, height - bevel), (outer - bevel, height), (inner + bevel, height), (inner, height - bevel),
    ]
    rings = [
        [mesh.verts.new((r * cos(2 * pi * n / sides), r * sin(2 * pi * n / sides), z)) for n in range(sides)]
        for r, z in profile
    ]
    for number, low in enumerate(rings):
        high = rings[(number + 1) % len(rings)]
        for n in range(sides):
            face = mesh.faces.new((low[n], low[(n + 1) % sides], high[(n + 1) % sides], high[n]))
            face.material_index = 0 if number in (1, 5) else 1
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return mesh


def roll(spec, seed):
    """`radius` mm from its middle to its liner; labels `pitch` mm apart, the first `turn`ed from the viewer."""
    x, y, z = spec["at"]
    radius, core = spec["radius"], spec["core"]
    height = spec["height"] + 2 * spec["margin"]
    liner = props.plain(spec["liner"], 0.42, specular=0.35)
    # Wound by hand, the windings stand a hair higher than the core.
    props.standing(tube(core, radius, height, 0.25), [windings(spec["liner"]), liner], (x, y, z), smooth=24)
    cardboard = card_board()
    props.standing(tube(core - WALL, core, height - 0.6, 0.3), [cardboard, cardboard], (x, y, z), smooth=24)
    mesh = sheets.mesh_of(spec)
    sheets.round_the(radius, mesh)
    # So many go round; what is left over is shared between their gaps.
    count = int(2 * pi * radius / spec["pitch"])
    for number in range(count):
        label = bpy.data.objects.new("label", mesh)
        label.location = (x, y, z + height / 2)
        label.rotation_euler = (0, 0, radians(spec.get("turn", 0) + number * 360 / count))
        bpy.context.scene.collection.objects.link(label)
