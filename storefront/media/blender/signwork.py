"""What lettering is put up with."""

from math import pi

import bmesh
from mathutils import Matrix

import props


def squeegee(spec, seed):
    """Of hard plastic with a felt edge, 100 × 72 mm: as large as a palm. Its edge lies to the front before it is turned.

    Held by nobody it lies `at` its middle; in use its edge is there, and the rest of it is raised by so many degrees (`tilt`).
    It may have a `handle`, so many mm long from the middle.
    """
    colour = spec.get("colour", "#d8a21f")
    body = props.slab(props.rounded(100, -30, 42, 5), lambda y: 0.6, lambda y: 2.6 + max(0, y + 10) * 0.045)
    bmesh.ops.bevel(body, geom=body.edges[:], offset=0.35, segments=2, affect="EDGES", profile=0.5)
    felt = props.slab(props.rounded(100.4, -36, -18, 1.2), lambda y: 0.0, lambda y: 3.6)
    bmesh.ops.bevel(felt, geom=felt.edges[:], offset=0.5, segments=2, affect="EDGES", profile=0.5)
    at, turn, tilt = spec["at"], spec.get("turn", 0), spec.get("tilt", 0)
    parts = [(body, props.plain(colour, 0.36, coat=0.3)), (felt, props.plain("#26262a", 0.95, specular=0.05))]
    if spec.get("handle"):
        parts.append((grip(spec["handle"]), props.plain("#2b2d30", 0.62, specular=0.3)))
    for part, material in parts:
        if tilt:
            bmesh.ops.translate(part, vec=(0, 35.5, 0), verts=part.verts)
        props.standing(part, material, at, turn, (tilt, 0), smooth=35)


def grip(length):
    """Of rubber, round, ringed where fingers lie: it comes out of the thick end."""
    start, radius, ring = 34, 10.5, 7
    profile = [(5.2, 0), (5.6, 9), (8.8, 24), (radius, 34)]
    at = 34
    while at + ring < length - start:
        profile += [(radius, at + 4.6), (radius - 1, at + 5.4), (radius - 1, at + 6.4), (radius, at + ring)]
        at += ring
    mesh = props.lathe([*profile, (radius, length - start)], 48)
    bmesh.ops.rotate(mesh, cent=(0, 0, 0), matrix=Matrix.Rotation(-pi / 2, 3, "X"), verts=mesh.verts)
    # It rises a little from the blade: as thick as it is, it would else not lie on a table.
    bmesh.ops.rotate(mesh, cent=(0, 0, 0), matrix=Matrix.Rotation(0.09, 3, "X"), verts=mesh.verts)
    bmesh.ops.translate(mesh, vec=(0, start, 3.4), verts=mesh.verts)
    return mesh
