"""Which part of a film's picture is another one than before: only that is rendered again."""

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import light

MARGIN = 0.035
"""So much more of the picture to every side, for what is thrown back round a thing."""

MOST = 0.85
"""From such a share of the picture on it is rendered whole."""


def reached(things, lit):
    """Where these things are, where ground or wall mirror them, and where they take light away: from each lamp, and from the room round them."""
    bpy.context.view_layer.update()
    ways = [light.place(lamp["azimuth"], lamp["height"], 1) for lamp in (lit["window"], *lit.get("cards", []))]
    points = []
    for thing in things:
        for corner in thing.bound_box:
            point = thing.matrix_world @ Vector(corner)
            points.append(point)
            if point.z < 0.5:
                continue
            points.append(Vector((point.x, point.y, -point.z)))
            foot = Vector((point.x, point.y, 0))
            feet = [(foot, 0.8)] + [(point - way * (point.z / max(way.z, 0.12)), 0.4) for way in ways]
            # A window is wide: its shadows are.
            for at, soft in feet:
                points += [at + Vector((x, y, 0)) * soft * point.z for x in (-1, 1) for y in (-1, 1)]
    return points


def part_of(points):
    """The part of the picture that holds them, as shares from its lower left corner; None for all of it."""
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, point) for point in points]
    if not seen:
        return (0.0, 0.0, 0.0, 0.0)
    left, right = (min(max(of(p.x for p in seen) + by, 0), 1) for of, by in ((min, -MARGIN), (max, MARGIN)))
    low, high = (min(max(of(p.y for p in seen) + by, 0), 1) for of, by in ((min, -MARGIN), (max, MARGIN)))
    return None if (right - left) * (high - low) > MOST else (left, low, right, high)
