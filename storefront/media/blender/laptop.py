"""What stands on a desk: a laptop, seen from behind, and a mug."""

from math import cos, pi, radians, sin

import bmesh

import glazing
import props
from shader import Shader, linear

WIDE, DEEP, CORNER = 304, 212, 12
"""Of a laptop with a screen of 13 inches, mm."""

BASE, LID, AXIS = 9.5, 4.4, 9.6
"""How thick its two parts are, and how high above the desk they turn on each other."""


def aluminium(colour):
    """Blasted with beads and anodised: it shines, and nothing can be made out in it."""
    shader = Shader("aluminium")
    where = shader.where()
    grain = shader.noise(where, 0.28, 2)
    clouds = shader.noise(where, 120, 2)
    return shader.done(
        shader.principled(
            Base_Color=linear(colour), Metallic=0.9, Specular=0.5,
            Roughness=shader.span(clouds, 0.3, 0.7, 0.4, 0.46), Normal=shader.bump(grain, 0.012),
        )
    )


def plate(low, high, thick, edge):
    """A rounded plate from y `low` to `high`, its edges rounded by so much."""
    mesh = props.slab(props.rounded(WIDE, low, high, CORNER), lambda y: 0.0, lambda y: thick)
    flat = [line for line in mesh.edges if all(abs(face.normal.z) < 0.5 for face in line.link_faces)]
    rims = [line for line in mesh.edges if line not in flat]
    bmesh.ops.bevel(mesh, geom=rims, offset=edge, segments=5, affect="EDGES", profile=0.5)
    return mesh


def laptop(spec, seed):
    """Its hinge is at `at` and along x, its lid before the viewer: `open` degrees from shut."""
    x, y, z = spec["at"]
    metal = aluminium(spec.get("colour", "#b9bcc1"))
    dark = props.plain("#1b1c1e", 0.5, specular=0.3)
    props.standing(plate(1, DEEP, BASE - 2.2, 1.6), metal, (x, y, z + 1.2), smooth=50)
    # Keys, as far as the light under the lid tells them.
    deck = props.slab(props.rounded(270, 34, 138, 3), lambda y: 0.0, lambda y: 1.2)
    props.standing(deck, dark, (x, y, z + BASE - 0.9), smooth=35)
    for foot in (-1, 1):
        for end in (22, DEEP - 22):
            rubber = props.lathe([(6, 0), (6, 1.4)], sides=48)
            props.standing(rubber, dark, (x + foot * (WIDE / 2 - 24), y + end, z), smooth=30)
    glazing.tube([(x - 122, y + 2.6, z + AXIS - 1.6), (x + 122, y + 2.6, z + AXIS - 1.6)], 3.9, dark)
    lid = plate(3.2, DEEP, LID, 1.5)
    props.standing(lid, metal, (x, y, z + AXIS), tilt=(spec["open"], 0), smooth=50)
    screen = props.slab(props.rounded(WIDE - 5, 5, DEEP - 2.5, CORNER - 2), lambda y: -0.5, lambda y: 0.3)
    props.standing(screen, props.plain("#0b0c0e", 0.2), (x, y, z + AXIS), tilt=(spec["open"], 0), smooth=35)


def mug(spec, seed):
    """Of glazed stoneware, 82 mm across and 94 mm high; its handle to the right before it is turned."""
    radius, height, wall = 41, 94, 3.6
    profile = [(radius - 7, 0), (radius - 4, 1.2)]
    profile += [(radius - 4 + 4 * sin(pi / 2 * n / 10), 1.2 + 9 * (1 - cos(pi / 2 * n / 10))) for n in range(1, 11)]
    profile += [(radius, height - 1.8)]
    profile += [
        (radius - wall / 2 + wall / 2 * cos(pi * n / 8), height - 1.8 + wall / 2 * sin(pi * n / 8)) for n in range(1, 9)
    ]
    profile += [(radius - wall, 12), (radius - wall - 6, 6), (0.5, 5)]
    shader = Shader("glaze")
    where = shader.where()
    speck = shader.noise(where, 0.9, 2, 0.6)
    base = linear(spec.get("colour", "#e8e4da"))
    tint = shader.mix(shader.span(speck, 0.66, 0.72, 0, 0.6), base, linear("#6b5a48"))
    glaze = shader.done(shader.principled(Base_Color=tint, Roughness=0.28, Specular=0.5, Clearcoat=0.5))
    at, turn = spec["at"], radians(spec.get("turn", 0))
    props.standing(props.lathe(profile), glaze, at, smooth=50)
    coffee = props.lathe([(radius - wall - 0.2, height - 20), (radius - wall - 0.2, height - 17)], sides=64)
    props.standing(coffee, props.plain("#2a160c", 0.12), at, smooth=30)
    ear = []
    for n in range(33):
        angle = radians(-92 + 184 * n / 32)
        out, up = radius - 3 + 27 * cos(angle), 48 + 27 * sin(angle)
        ear.append((at[0] + out * cos(turn), at[1] + out * sin(turn), at[2] + up))
    glazing.tube(ear, 4.8, glaze, sides=32)
