"""What lettering is put up with."""

import bmesh

import props


def squeegee(spec, seed):
    """Of hard plastic with a felt edge, 100 × 72 mm: as large as a palm. Its edge lies to the front before it is turned.

    Held by nobody it lies `at` its middle; in use its edge is there, and the rest of it is raised by so many degrees (`tilt`).
    """
    colour = spec.get("colour", "#d8a21f")
    body = props.slab(props.rounded(100, -30, 42, 5), lambda y: 0.6, lambda y: 2.6 + max(0, y + 10) * 0.045)
    bmesh.ops.bevel(body, geom=body.edges[:], offset=0.35, segments=2, affect="EDGES", profile=0.5)
    felt = props.slab(props.rounded(100.4, -36, -18, 1.2), lambda y: 0.0, lambda y: 3.6)
    bmesh.ops.bevel(felt, geom=felt.edges[:], offset=0.5, segments=2, affect="EDGES", profile=0.5)
    at, turn, tilt = spec["at"], spec.get("turn", 0), spec.get("tilt", 0)
    if tilt:
        for part in (body, felt):
            bmesh.ops.translate(part, vec=(0, 35.5, 0), verts=part.verts)
    props.standing(body, props.plain(colour, 0.36, coat=0.3), at, turn, (tilt, 0), smooth=35)
    props.standing(felt, props.plain("#26262a", 0.95, specular=0.05), at, turn, (tilt, 0), smooth=35)
