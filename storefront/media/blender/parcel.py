"""A parcel: a box of corrugated board, its flaps shut and taped."""

from math import radians

import bmesh
import bpy

import props
from shader import Shader, linear

BOARD = 3.0
"""As thick as board of one wave is, mm."""


def board(colour, axis):
    """The outside of corrugated board: fibres, and its waves, which a finger feels under the paper, one after the other along an axis."""
    shader = Shader("board")
    where = shader.where()
    apart = shader.node("SeparateXYZ", {0: where})
    waves = shader.sum("SINE", shader.sum("MULTIPLY", apart.outputs[axis], 2 * 3.14159 / 6.6))
    fibres = shader.noise(where, (0.5, 1.8, 0.5), 4, 0.65)
    clouds = shader.noise(where, 45, 3)
    base = linear(colour)
    tint = shader.mix(shader.span(clouds, 0.3, 0.7, 0, 0.14), base, tuple(c * 0.82 for c in base[:3]) + (1,))
    tint = shader.mix(shader.span(fibres, 0.45, 0.75, 0, 0.18), tint, tuple(c * 0.7 for c in base[:3]) + (1,))
    uneven = shader.bump(shader.span(waves, -1, 1, 0, 1), 0.13, shader.bump(fibres, 0.03))
    return shader.done(shader.principled(Base_Color=tint, Roughness=0.86, Specular=0.18, Normal=uneven))


def waves(axis):
    """Where board is cut across its waves: one paper goes up and down between two. z is 0 on its lower side."""
    shader = Shader("waves")
    apart = shader.node("SeparateXYZ", {0: shader.where()})
    along, up = apart.outputs[axis], apart.outputs[2]
    middle = shader.sum("MULTIPLY", shader.sum("SINE", shader.sum("MULTIPLY", along, 2 * 3.14159 / 6.6)), BOARD / 2 - 0.45)
    off = shader.sum("ABSOLUTE", shader.sum("SUBTRACT", up, shader.sum("ADD", middle, BOARD / 2)))
    wave = shader.span(off, 0.3, 0.5, 1, 0)
    rim = shader.sum("ABSOLUTE", shader.sum("SUBTRACT", up, BOARD / 2))
    liner = shader.span(rim, BOARD / 2 - 0.5, BOARD / 2 - 0.35, 0, 1)
    tint = shader.mix(shader.sum("MAXIMUM", wave, liner), linear("#3d2a17"), linear("#b58c5c"))
    return shader.done(shader.principled(Base_Color=tint, Roughness=0.95, Specular=0.1))


def panel(size, at, materials, cut=None, edge=0.9):
    """A slab of board from its lower front left corner; its faces across x are cut where `cut` says so."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.translate(mesh, vec=(0, 0, 0.5), verts=mesh.verts)
    bmesh.ops.scale(mesh, vec=size, verts=mesh.verts)
    for face in mesh.faces:
        face.material_index = 1 if cut and abs(face.normal["xy".index(cut)]) > 0.9 else 0
    bmesh.ops.bevel(mesh, geom=mesh.edges[:], offset=edge, segments=4, affect="EDGES", profile=0.5)
    return props.standing(mesh, materials, at, smooth=40)


def tape(path, wide):
    """A strip along x: `path` holds its places as pairs of x and z."""
    mesh = bmesh.new()
    rows = [[mesh.verts.new((x, side * wide / 2, z)) for side in (-1, 1)] for x, z in path]
    for low, high in zip(rows, rows[1:]):
        mesh.faces.new((low[0], high[0], high[1], low[1]))
    return mesh


def paper_tape(colour):
    shader = Shader("tape")
    where = shader.where()
    fibres = shader.noise(where, (2.2, 0.5, 0.5), 4, 0.65)
    creases = shader.noise(where, (16, 50, 20), 3)
    base = linear(colour)
    tint = shader.mix(shader.span(fibres, 0.4, 0.72, 0, 0.3), base, tuple(c * 0.72 for c in base[:3]) + (1,))
    normal = shader.bump(creases, 0.25, shader.bump(fibres, 0.02))
    return shader.done(shader.principled(Base_Color=tint, Roughness=0.55, Specular=0.3, Normal=normal))


def parcel(spec, seed):
    """`size` mm across, away from the viewer and up; the middle of its foot at `at`. Its flaps meet along x, under tape."""
    x, y, z = spec["at"]
    wide, deep, high = spec["size"]
    turn = radians(spec.get("turn", 0))
    skin, cut, dark = board(spec["colour"], 1), waves(1), props.plain("#2a1d10", 0.95, specular=0.05)
    parts = [panel((wide, deep, high - BOARD), (0, 0, 0), [board(spec["colour"], 2)], edge=1.6)]
    gap, half = 1.6, deep / 2
    for side in (-1, 1):
        flap = panel((wide - 0.6, half - gap / 2, BOARD), (0, side * (half + gap / 2) / 2, high - BOARD), [skin, cut], "x")
        # Board springs back a little from where it is folded.
        flap.rotation_euler = (side * radians(-0.25), 0, 0)
        parts.append(flap)
    parts.append(panel((wide - 4, gap * 2, 0.6), (0, 0, high - BOARD), [dark], edge=0.1))
    down, reach, up = 58, wide / 2 + 0.25, high + 0.22
    path = [(-reach, up - down), (-reach, up - 1.4), (-reach + 0.5, up - 0.4), (-reach + 1.5, up)]
    path += [(-x, z) for x, z in reversed(path)]
    strip = tape(path, 48)
    parts.append(props.standing(strip, paper_tape(spec["tape"]), (0, 0, 0), smooth=60))
    foot = bpy.data.objects.new("parcel", None)
    foot.location = (x, y, z)
    foot.rotation_euler = (0, 0, turn)
    bpy.context.scene.collection.objects.link(foot)
    for part in parts:
        part.parent = foot
