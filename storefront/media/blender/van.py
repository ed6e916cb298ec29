"""The side of a van, looked at as a table is: its metal is the plane z = 0."""

import bmesh

import glazing
import props
from shader import Shader


def tinted():
    """Glass that keeps the sun out: next to nothing is seen through it, and what stands round it is mirrored."""
    shader = Shader("tinted")
    where = shader.where()
    # Rain dries on it.
    dull = shader.span(shader.noise(where, (60, 140, 60), 4, 0.6), 0.4, 0.75, 0.02, 0.14)
    return shader.done(
        shader.principled(Base_Color=(0.008, 0.011, 0.012, 1), Roughness=dull, Specular=0.6, Clearcoat=0.4, Clearcoat_Roughness=0.01)
    )


def window(spec, seed):
    """A window of `size` mm in its rubber, its middle at `at`; its glass stands 3 mm out of the metal."""
    x, y, z = spec["at"]
    wide, high = spec["size"]
    corner = 62
    pane = props.slab(props.rounded(wide, -high / 2, high / 2, corner), lambda y: 0.0, lambda y: 3.0)
    props.standing(pane, tinted(), (x, y, z), smooth=30)
    rim = [(px + x, py + y, z + 1.5) for px, py in props.rounded(wide, -high / 2, high / 2, corner)]
    # Once round and a step on, so that its ends lie in each other.
    glazing.tube([*rim, *rim[:2]], 6.5, props.plain("#131415", 0.55, specular=0.3), sides=32)


def grip(spec, seed):
    """A sliding door's grip, 190 mm long: a bar before a hollow, both rounded."""
    x, y, z = spec["at"]
    hollow = props.slab(props.rounded(150, -34, 34, 33), lambda y: 0.0, lambda y: 0.4)
    props.standing(hollow, props.plain("#0c0d0e", 0.6, specular=0.2), (x, y, z), smooth=30)
    rim = [(px + x, py + y, z) for px, py in props.rounded(152, -35, 35, 34)]
    glazing.tube([*rim, *rim[:2]], 2.2, props.plain("#1a1b1c", 0.5, specular=0.3), sides=24)
    bar = props.slab(props.rounded(194, -15, 15, 14.5), lambda y: 0.0, lambda y: 15.0)
    rims = [line for line in bar.edges if any(abs(face.normal.z) > 0.5 for face in line.link_faces)]
    bmesh.ops.bevel(bar, geom=rims, offset=6, segments=6, affect="EDGES", profile=0.5)
    props.standing(bar, props.plain("#202224", 0.42, specular=0.4), (x, y, z + 13), smooth=50)
    for end in (-1, 1):
        foot = props.lathe([(11, 0), (11, 16)], sides=48)
        props.standing(foot, props.plain("#202224", 0.42, specular=0.4), (x + end * 82, y, z), smooth=40)
