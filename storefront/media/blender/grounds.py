"""What things lie on."""

from math import radians

import bpy
from mathutils import Vector, noise

from shader import Shader, linear


def stone(shader, where, colour):
    """Honed stone: clouds, and grains that are felt rather than seen."""
    base = linear(colour)
    clouds = shader.noise(where, 85, 5, 0.55, 0.6)
    grains = shader.noise(where, 0.9, 3, 0.7)
    veins = shader.noise(where, 160, 6, 0.62, 1.6)
    tint = shader.mix(shader.span(clouds, 0.3, 0.72, 0, 0.5), base, tuple(c * 0.66 for c in base[:3]) + (1,))
    line = shader.sum("ABSOLUTE", shader.sum("SUBTRACT", veins, 0.5))
    tint = shader.mix(shader.span(line, 0.0, 0.018, 0.3, 0), tint, tuple(c * 0.5 for c in base[:3]) + (1,))
    tint = shader.mix(shader.span(grains, 0.52, 0.75, 0, 0.3), tint, tuple(c * 0.6 for c in base[:3]) + (1,))
    return tint, shader.span(grains, 0.3, 0.7, 0.45, 0.62), shader.bump(grains, 0.03)


def paint(shader, where, colour):
    """A painted board, as a backdrop is: brushed one way."""
    base = linear(colour)
    strokes = shader.noise(where, (60, 1.1, 1.1), 3, 0.6)
    clouds = shader.noise(where, 120, 3)
    tint = shader.mix(shader.span(clouds, 0.3, 0.7, 0, 0.18), base, tuple(c * 0.82 for c in base[:3]) + (1,))
    return tint, 0.62, shader.bump(strokes, 0.05, shader.bump(shader.noise(where, 2.4, 3), 0.03))


def woven(shader, where, colour):
    """Plain weave: threads of a little over half a millimetre that pass over and under each other."""
    base = linear(colour)
    wander = shader.node("TexNoise", {"Vector": shader.scaled(where, 1 / 7), "Scale": 1, "Detail": 2})
    loose = shader.node("VectorMath", {0: wander.outputs["Color"], 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT")
    loose = shader.node("VectorMath", {0: loose.outputs[0], "Scale": 0.5}, operation="SCALE")
    at = shader.node("VectorMath", {0: where, 1: loose.outputs[0]}, operation="ADD").outputs[0]
    apart = shader.node("SeparateXYZ", {0: at})
    pitch = 0.62

    def wave(axis, shift=0.0):
        turns = shader.sum("ADD", shader.sum("MULTIPLY", axis, 3.14159 / pitch), shift)
        return shader.sum("SINE", turns)

    x, y = apart.outputs[0], apart.outputs[1]
    over = shader.sum("MULTIPLY", wave(x), wave(y))
    warp = shader.sum("MULTIPLY", shader.sum("ABSOLUTE", wave(x)), shader.span(over, -1, 1, 0.25, 1))
    weft = shader.sum("MULTIPLY", shader.sum("ABSOLUTE", wave(y)), shader.span(over, -1, 1, 1, 0.25))
    height = shader.sum("MAXIMUM", warp, weft)
    slub = shader.noise(where, (14, 0.7, 1), 2)
    slub_too = shader.noise(where, (0.7, 14, 1), 2)
    thread = shader.sum("MAXIMUM", slub, slub_too)
    tint = shader.mix(shader.span(thread, 0.45, 0.8, 0, 0.55), base, tuple(c * 0.62 for c in base[:3]) + (1,))
    tint = shader.mix(shader.span(height, 0.2, 0.75, 0.75, 0), tint, tuple(c * 0.35 for c in base[:3]) + (1,))
    return tint, 0.95, shader.bump(height, 0.24, shader.bump(thread, 0.1))


def wall(shader, where, colour):
    """A plastered wall, painted with a roller."""
    base = linear(colour)
    stipple = shader.noise(where, 1.7, 3, 0.55)
    trowel = shader.noise(where, (70, 26, 70), 3)
    clouds = shader.noise(where, 190, 3)
    tint = shader.mix(shader.span(clouds, 0.3, 0.7, 0, 0.12), base, tuple(c * 0.86 for c in base[:3]) + (1,))
    return tint, 0.72, shader.bump(trowel, 0.6, shader.bump(stipple, 0.11))


def mat(shader, where, colour):
    """A cutter's mat: a line each 10 mm, a bolder one each 50."""
    base = linear(colour)
    apart = shader.node("SeparateXYZ", {0: where})

    def lines(axis, pitch, wide):
        beside = shader.sum("PINGPONG", axis, pitch / 2)
        return shader.span(beside, wide / 2, wide / 2 + 0.08, 1, 0)

    def grid(pitch, wide):
        return shader.sum("MAXIMUM", *(lines(apart.outputs[axis], pitch, wide) for axis in (0, 1)))

    drawn = shader.sum("MAXIMUM", shader.sum("MULTIPLY", grid(10, 0.35), 0.05), shader.sum("MULTIPLY", grid(50, 0.6), 0.3))
    worn = shader.noise(where, 30, 4, 0.65)
    drawn = shader.sum("MULTIPLY", drawn, shader.span(worn, 0.3, 0.6, 0.6, 1))
    grain = shader.noise(where, 0.5, 2)
    tint = shader.mix(shader.span(worn, 0.3, 0.7, 0, 0.2), base, tuple(c * 0.75 for c in base[:3]) + (1,))
    return shader.mix(drawn, tint, linear("#d9e0d2")), 0.62, shader.bump(grain, 0.04)


def lacquer(shader, where, colour):
    """Painted metal: it mirrors what stands round it."""
    flake = shader.noise(where, 0.35, 1)
    base = linear(colour)
    return shader.mix(shader.span(flake, 0.35, 0.65, 0, 0.18), base, tuple(min(1, c * 1.5) for c in base[:3]) + (1,)), 0.3, None


MADE_OF = {"stone": stone, "paint": paint, "woven": woven, "wall": wall, "mat": mat, "lacquer": lacquer}


def folds(place, depth):
    """Cloth never lies flat: long swells, and a crease or two."""
    swell = noise.noise(Vector((place.x / 150, place.y / 95, 3.1)))
    crease = noise.noise(Vector((place.x / 70 + place.y / 240, place.y / 420, 8.7)))
    return depth * (swell * 0.6 + max(0, 1 - abs(crease) * 7) * 0.35)


def ground(spec, seed):
    """A table as large as the room, or cloth on it with folds `depth` mm high away from the middle."""
    shader = Shader("ground")
    where = shader.node("Mapping", {"Vector": shader.where(), "Location": (*spec.get("shift", (0, 0)), 0)}).outputs[0]
    tint, rough, normal = MADE_OF[spec["of"]](shader, where, spec["colour"])
    material = shader.done(
        shader.principled(
            Base_Color=tint, Roughness=rough, Specular=0.1 if spec["of"] == "woven" else 0.3, Normal=normal,
            Sheen=0.5 if spec["of"] == "woven" else 0.0, Clearcoat=1.0 if spec["of"] == "lacquer" else 0.0,
            Clearcoat_Roughness=0.02,
        )
    )
    depth = spec.get("depth", 0)
    steps = 240 if depth else 1
    bpy.ops.mesh.primitive_grid_add(x_subdivisions=steps, y_subdivisions=steps, size=1400 if depth else 6000)
    table = bpy.context.object
    table.rotation_euler = (0, 0, radians(spec.get("turn", 0)))
    for vertex in table.data.vertices if depth else ():
        away = min(1, max(0, (vertex.co.length - spec.get("calm", 60)) / 120))
        vertex.co.z = folds(vertex.co, depth) * away - 0.05 * away
    for face in table.data.polygons:
        face.use_smooth = True
    table.data.materials.append(material)
