"""Cord that is twisted of plies, with the hairs that stand off it; or smooth elastic and satin."""

import random
from math import cos, pi, sin

import bpy
from mathutils import Vector

from shader import Shader, linear


def spline(points, steps=16):
    """A smooth line through all of the points."""
    points = [Vector(point) for point in points]
    points = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    line = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for step in range(steps):
            t = step / steps
            line.append(
                0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    return [*line, points[-2]]


def evenly(line, apart):
    """The same line with its points so many mm apart."""
    result, left = [line[0]], apart
    for start, end in zip(line, line[1:]):
        length = (end - start).length
        while length >= left > 0:
            start = start + (end - start) * (left / length)
            length = (end - start).length
            result.append(start)
            left = apart
        left -= length
    return result


def material(colour, rough, sheen):
    shader = Shader("twine")
    where = shader.where()
    fibre = shader.noise(where, 0.5, 3, 0.6)
    base = linear(colour)
    tint = shader.mix(shader.span(fibre, 0.3, 0.7, 0, 0.6), base, tuple(c * 0.5 for c in base[:3]) + (1,))
    return shader.done(
        shader.principled(Base_Color=tint, Roughness=rough, Specular=0.2, Sheen=sheen, Normal=shader.bump(fibre, 0.06))
    )


def strand(lines, radius, of):
    data = bpy.data.curves.new("twine", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 2
    data.use_fill_caps = True
    for line in lines:
        path = data.splines.new("POLY")
        path.points.add(len(line) - 1)
        for point, place in zip(path.points, line):
            point.co = (*place, 1)
    data.materials.append(of)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("twine", data))


def twine(spec, seed):
    """Along `path`, `width` mm thick, of `plies`; `hairs` for each mm of its length."""
    chance = random.Random(seed)
    width, plies = spec["width"], spec.get("plies", 3)
    line = evenly(spline(spec["path"]), width * 0.16)
    of = material(spec["colour"], spec.get("rough", 0.9), spec.get("sheen", 0.6))
    frames = []
    side = None
    for n, place in enumerate(line):
        along = (line[min(n + 1, len(line) - 1)] - line[max(n - 1, 0)]).normalized()
        if side is None:
            side = along.orthogonal().normalized()
        side = (side - along * side.dot(along)).normalized()
        frames.append((place, side, along.cross(side)))
    if plies < 2:
        strand([line], width / 2, of)
        return
    lay = width * 3.4
    ply_radius = width * 0.27
    lines = []
    for ply in range(plies):
        thread = []
        drift = 0.0
        for n, (place, one, other) in enumerate(frames):
            drift += chance.gauss(0, 0.012)
            turn = 2 * pi * (n * width * 0.16 / lay + ply / plies) + drift
            thread.append(place + (one * cos(turn) + other * sin(turn)) * width * 0.25)
        lines.append(thread)
    strand(lines, ply_radius, of)
    hairs = []
    for _ in range(int(len(line) * width * 0.16 * spec.get("hairs", 0))):
        n = chance.randrange(len(frames))
        place, one, other = frames[n]
        turn = chance.uniform(0, 2 * pi)
        out = one * cos(turn) + other * sin(turn)
        along = one.cross(other) * chance.choice((-1, 1))
        reach = chance.uniform(0.4, 1.6) * width
        hair = [
            place + out * width * 0.4,
            place + out * (width * 0.5 + reach * 0.2) + along * reach * 0.5,
            place + out * (width * 0.5 + reach * chance.uniform(0.2, 0.6)) + along * reach,
        ]
        hairs.append(spline(hair, 4))
    if hairs:
        strand(hairs, width * 0.016, of)
