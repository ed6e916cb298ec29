"""A shop's front as it is seen from the street, looked at as a table is: its glass is the plane z = 0, its room below that."""

import random
from math import cos, pi, radians, sin

import bmesh
import bpy

import light
import props
from shader import Shader, linear


def pane(spec, seed):
    """Window glass of `width` × `height` mm round `at`: what is behind it is seen, a little of what is before it too."""
    shader = Shader("glass")
    where = shader.where()
    through = shader.node("BsdfTransparent", {"Color": (0.9, 0.94, 0.925, 1)}).outputs[0]
    # Nobody's window is quite clean.
    dull = shader.span(shader.noise(where, (90, 210, 90), 4, 0.6), 0.4, 0.75, 0.02, 0.2)
    shine = shader.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": dull}).outputs[0]
    fresnel = shader.node("Fresnel", {"IOR": 1.52}).outputs[0]
    surface = shader.blend(shader.sum("ADD", shader.sum("MULTIPLY", fresnel, 1.7), 0.01), through, shine)
    bpy.ops.mesh.primitive_plane_add(size=1, location=spec["at"])
    bpy.context.object.scale = (spec["width"], spec["height"], 1)
    bpy.context.object.data.materials.append(shader.done(surface))


def box(at, size, material, bevel=0.0):
    """`size` mm along x, y and z, its middle at `at`."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.scale(mesh, vec=size, verts=mesh.verts)
    if bevel:
        bmesh.ops.bevel(mesh, geom=mesh.edges[:], offset=bevel, segments=3, affect="EDGES", profile=0.5)
    return props.standing(mesh, material, at, smooth=35)


def timber(colour, length):
    """Painted or oiled wood: its grain is felt through either."""
    shader = Shader("timber")
    where = shader.where()
    grain = shader.noise(where, length, 4, 0.62)
    base = linear(colour)
    tint = shader.mix(shader.span(grain, 0.35, 0.68, 0, 0.75), base, tuple(c * 0.55 for c in base[:3]) + (1,))
    return shader.done(
        shader.principled(Base_Color=tint, Roughness=0.42, Specular=0.35, Normal=shader.bump(grain, 0.12))
    )


def bar(spec, seed):
    """A bar of wood that stands `size` mm from its middle's foot `at`: part of a frame."""
    x, y, z = spec["at"]
    wide, high, deep = spec["size"]
    lengths = (2.2, 140, 4) if high > wide else (140, 2.2, 4)
    box((x, y, z + deep / 2), (wide, high, deep), timber(spec["colour"], lengths), spec.get("bevel", 1.5))


def tube(path, radius, material, sides=48):
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = sides // 4
    data.use_fill_caps = True
    line = data.splines.new("POLY")
    line.points.add(len(path) - 1)
    for point, place in zip(line.points, path):
        point.co = (*place, 1)
    data.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("tube", data))


def handle(spec, seed):
    """A door's pull of brushed steel: a tube of 25 mm, `length` mm long, on two posts that stand 50 mm off the glass."""
    shader = Shader("steel")
    where = shader.where()
    brushed = shader.noise(where, (0.4, 60, 0.4), 3)
    steel = shader.done(
        shader.principled(
            Base_Color=linear("#c3c5c7"), Metallic=1, Roughness=shader.span(brushed, 0.3, 0.7, 0.24, 0.38),
            Anisotropic=0.6,
        )
    )
    x, y, z = spec["at"]
    length, off = spec["length"], 50
    tube([(x, y - length / 2, z + off), (x, y + length / 2, z + off)], 12.5, steel)
    for end in (-1, 1):
        post = y + end * (length / 2 - 45)
        tube([(x, post, z), (x, post, z + off)], 8, steel)
        tube([(x, post, z), (x, post, z + 5)], 17, steel)


GOODS = ["#c26a3d", "#d9c7a0", "#7d8f6a", "#b4892f", "#3f5c63", "#a33f2f", "#e5ded0", "#5d4632", "#c9a35c", "#7a9aa0"]


def bottle(x, y, z, reach, high, material):
    """Round goods on a shelf: their axis is y here."""
    shoulder = high * 0.68
    profile = [(reach, 0), (reach, shoulder), (reach * 0.4, high * 0.82), (reach * 0.4, high)]
    thing = props.standing(props.lathe(profile, sides=32), material, (x, y, z), smooth=50)
    thing.rotation_euler = (-pi / 2, 0, 0)


def shop(spec, seed):
    """The room behind the glass: a back wall `deep` mm away, shelves with goods, lamps under the ceiling."""
    chance = random.Random(spec.get("stock", 5))
    deep = spec["deep"]
    x, y, z = spec["at"]
    wall = props.plain(spec["colour"], 0.85, specular=0.1)
    box((x, y, z - deep - 20), (6000, 5000, 40), wall)
    wood = props.plain("#7a5534", 0.6, specular=0.2)
    goods = [props.plain(colour, 0.5, specular=0.3) for colour in GOODS]
    rows = spec.get("shelves", [-560, -200, 160])
    for row, level in enumerate(rows):
        box((x, y + level - 14, z - deep + 150), (4000, 28, 300), wood)
        at = -1500 + chance.uniform(0, 60)
        while at < 1500:
            wide, high = chance.uniform(46, 120), chance.uniform(90, 250)
            of = chance.choice(goods)
            kind = chance.random()
            if kind < 0.5:
                count = chance.randint(2, 5)
                reach = chance.uniform(28, 46)
                for n in range(count):
                    bottle(x + at + reach + n * reach * 2.15, y + level, z - deep + 190, reach, high, of)
                at += count * reach * 2.15
            elif kind < 0.85:
                box((x + at + wide / 2, y + level + high / 2, z - deep + 170), (wide, high, wide), of, 2)
                at += wide
            at += chance.uniform(12, 90)
    glow = Shader("lamp")
    lamp = glow.done(glow.node("Emission", {"Color": (1.0, 0.66, 0.34, 1), "Strength": 2.0}).outputs[0])
    for lx, ly, lz in spec.get("lamps", []):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=75, location=(x + lx, y + ly, z - lz), segments=48, ring_count=24)
        bpy.context.object.data.materials.append(lamp)
        bpy.context.object.visible_diffuse = False
        bpy.context.object.visible_glossy = False
    light.area("ceiling", (x, y + 1500, z - deep * 0.55), (x, y - 200, z - deep), 2400, 500, spec.get("bright", 3.0), (1.0, 0.86, 0.68))


def seam(spec, seed):
    """Where two panels of a car meet: a dark gap of 4 mm with a rolled edge on either side of it."""
    x, y, z = spec["at"]
    dark = props.plain("#07090a", 0.8, specular=0.1)
    gap = box((x, y, z + 0.05), (spec["length"], 4, 0.1), dark)
    gap.rotation_euler = (0, 0, radians(spec.get("turn", 0)))
