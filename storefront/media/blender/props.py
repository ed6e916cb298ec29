"""Things of known size, so that a piece reads as large as it is. Lengths are their real ones, mm."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from shader import Shader, linear


def plain(colour, rough=0.4, metallic=0.0, coat=0.0, specular=0.5):
    shader = Shader("plain")
    return shader.done(
        shader.principled(
            Base_Color=linear(colour), Roughness=rough, Metallic=metallic, Clearcoat=coat, Clearcoat_Roughness=0.08,
            Specular=specular,
        )
    )


def lathe(profile, sides=96, flat_sides=None):
    """Turned on its axis, z: `profile` goes up as pairs of radius and height."""
    mesh = bmesh.new()
    rings = []
    for radius, height in profile:
        rings.append(
            [
                mesh.verts.new((radius * cos(2 * pi * n / sides), radius * sin(2 * pi * n / sides), height))
                for n in range(sides)
            ]
        )
    for low, high in zip(rings, rings[1:]):
        for n in range(sides):
            mesh.faces.new((low[n], low[(n + 1) % sides], high[(n + 1) % sides], high[n]))
    for ring, turned in ((rings[0], True), (rings[-1], False)):
        mesh.faces.new(ring[::-1] if turned else ring)
    return mesh


def slab(outline, low, high):
    """A flat piece with an outline of x and y; `low` and `high` say where its two faces are at a y."""
    mesh = bmesh.new()
    rings = [[mesh.verts.new((x, y, face(y))) for x, y in outline] for face in (low, high)]
    count = len(outline)
    for n in range(count):
        mesh.faces.new((rings[0][n], rings[0][(n + 1) % count], rings[1][(n + 1) % count], rings[1][n]))
    mesh.faces.new(rings[0][::-1])
    mesh.faces.new(rings[1])
    return mesh


def rounded(width, low, high, corner):
    """A rectangle with round corners from y `low` to `high`."""
    points = []
    for cx, cy, start in (
        (width / 2 - corner, high - corner, 0), (-width / 2 + corner, high - corner, 90),
        (-width / 2 + corner, low + corner, 180), (width / 2 - corner, low + corner, 270),
    ):
        for step in range(9):
            turn = radians(start + 90 * step / 8)
            points.append((cx + corner * cos(turn), cy + corner * sin(turn)))
    return points


def standing(mesh, material, at, turn=0, tilt=(0, 0), smooth=40):
    data = bpy.data.meshes.new("thing")
    for face in mesh.faces:
        face.smooth = True
    mesh.to_mesh(data)
    mesh.free()
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(smooth)
    for one in material if isinstance(material, list) else [material]:
        data.materials.append(one)
    thing = bpy.data.objects.new("thing", data)
    thing.location = at
    thing.rotation_euler = (radians(tilt[0]), radians(tilt[1]), radians(turn))
    bpy.context.scene.collection.objects.link(thing)
    return thing


def pencil_wood():
    shader = Shader("wood")
    where = shader.where()
    grain = shader.noise(where, (0.5, 0.5, 14), 3)
    tint = shader.mix(shader.span(grain, 0.35, 0.7, 0, 0.6), linear("#e2bd8d"), linear("#b98a58"))
    return shader.done(shader.principled(Base_Color=tint, Roughness=0.75, Specular=0.2, Normal=shader.bump(grain, 0.05)))


def pencil(spec, seed):
    """Six-sided, 7 mm across and 174 mm long, sharpened; its middle at `at`, its point to the right before it is turned."""
    reach = 3.95
    body = bmesh.new()
    length, cone = 150, 24
    # Each ring has 48 points: a hexagon with rounded edges at the one end, a circle at the other.
    def hexagon(n, sides=48):
        angle = 2 * pi * n / sides
        off = (angle + pi / 6) % (pi / 3) - pi / 6
        sharp = reach * cos(pi / 6) / cos(off)
        return min(sharp, reach * 0.965), angle

    def ring(height, radius_of):
        points = []
        for n in range(48):
            flat, angle = hexagon(n)
            radius = radius_of(flat, n)
            points.append(body.verts.new((radius * cos(angle), radius * sin(angle), height(n) if callable(height) else height)))
        return points

    def scallop(n):
        flat, _ = hexagon(n)
        # Sharpening a hexagon with a cone leaves arches of paint.
        return length + (reach - flat) * 5.2 - 2.2

    def on_cone(height):
        return max(0.02, reach * (1 - (height - length + 2.2) / (cone + 2.2)))

    tip = cone * 0.76
    rings = [
        (ring(0, lambda flat, n: flat * 0.96), 0),
        (ring(0.25, lambda flat, n: flat), 0),
        (ring(8.9, lambda flat, n: flat), 0),
        (ring(9, lambda flat, n: flat), 2),
        (ring(scallop, lambda flat, n: min(flat, on_cone(scallop(n)) + 0.05)), 1),
        (ring(length + 8, lambda flat, n: on_cone(length + 8)), 1),
        (ring(length + tip, lambda flat, n: on_cone(length + tip)), 3),
        (ring(length + cone - 1.2, lambda flat, n: on_cone(length + cone - 1.2)), 3),
        (ring(length + cone - 0.7, lambda flat, n: 0.12), 3),
    ]
    order = [4, 4, 0, 0, 1, 1, 2, 2]
    for number, ((low, _), (high, _)) in enumerate(zip(rings, rings[1:])):
        for n in range(48):
            face = body.faces.new((low[n], low[(n + 1) % 48], high[(n + 1) % 48], high[n]))
            face.material_index = order[number]
    end = body.faces.new(rings[0][0][::-1])
    end.material_index = 1
    body.faces.new(rings[-1][0]).material_index = 2
    bmesh.ops.translate(body, vec=(0, 0, -87), verts=body.verts)
    bmesh.ops.rotate(body, cent=(0, 0, 0), matrix=Matrix.Rotation(pi / 2, 3, "Y"), verts=body.verts)
    colour = spec.get("colour", "#1d3f5e")
    materials = [
        plain(colour, 0.3, coat=0.8),
        pencil_wood(),
        plain("#2a2a2c", 0.42, metallic=0.35),
        plain("#c9a24a", 0.28, metallic=1),
        plain(colour, 0.3, coat=0.8),
    ]
    standing(body, materials, (*spec["at"][:2], spec["at"][2] + reach * cos(pi / 6)), spec.get("turn", 0), smooth=24)


def coin(spec, seed):
    """Of gold-coloured bronze, 20.5 mm across and 3 mm thick, its edge milled: as large as two dollars."""
    radius, thick, sides = 10.25, 2.8, 240
    mesh = bmesh.new()

    def ring(reach, height, milled=0.0):
        return [
            mesh.verts.new(
                (
                    (reach - milled * (n % 4 < 2)) * cos(2 * pi * n / sides),
                    (reach - milled * (n % 4 < 2)) * sin(2 * pi * n / sides),
                    height,
                )
            )
            for n in range(sides)
        ]

    profile = [
        ring(radius - 0.35, 0), ring(radius - 0.1, 0.12), ring(radius, 0.3, 0.12), ring(radius, thick - 0.3, 0.12),
        ring(radius - 0.1, thick - 0.12), ring(radius - 0.35, thick), ring(radius - 0.95, thick),
        ring(radius - 1.15, thick - 0.22), ring(0.01, thick - 0.22),
    ]
    for low, high in zip(profile, profile[1:]):
        for n in range(sides):
            mesh.faces.new((low[n], low[(n + 1) % sides], high[(n + 1) % sides], high[n]))
    shader = Shader("bronze")
    where = shader.where()
    worn = shader.noise(where, 3, 4, 0.6)
    tint = shader.mix(shader.span(worn, 0.35, 0.7, 0, 0.5), linear("#c79a4b"), linear("#8a6428"))
    normal = shader.bump(shader.noise(where, 0.4, 3), 0.02)
    if spec.get("relief"):
        at = shader.node("Mapping", {"Vector": where, "Location": (0.5, 0.5, 0), "Scale": (0.05, 0.05, 1)}).outputs[0]
        normal = shader.bump(shader.image(spec["relief"], at, data=True).outputs["Color"], 0.5, normal)
    bronze = shader.done(
        shader.principled(Base_Color=tint, Metallic=1, Roughness=shader.span(worn, 0.3, 0.7, 0.28, 0.45), Normal=normal)
    )
    standing(mesh, bronze, spec["at"], spec.get("turn", 0), smooth=35)
