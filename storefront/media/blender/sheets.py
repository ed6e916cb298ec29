"""Sheets of paper, card or film: cut along a drawn outline, as thick as they are, and bent where they are folded."""

import os
import random
from math import cos, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

import props
import stocks

BEVEL = 0.05
"""What a blade rounds off an edge, mm."""


def outline_of(path, width, height):
    """The drawn outline as a flat curve round the middle of its box, with holes where it has any."""
    known = set(bpy.data.objects)
    bpy.ops.import_curve.svg(filepath=path)
    curves = [thing for thing in bpy.data.objects if thing not in known]
    curve = curves[0]
    for other in curves[1:]:
        raise ValueError(f"{os.path.basename(path)} holds more than one path: {other.name}.")
    points = [p.co for s in curve.data.splines for p in (s.bezier_points if s.type == "BEZIER" else s.points)]
    # Handles of a round outline may reach past it; its points never do.
    low = Vector((min(p.x for p in points), min(p.y for p in points), 0))
    high = Vector((max(p.x for p in points), max(p.y for p in points), 0))
    scale = max(width, height) / max(high.x - low.x, high.y - low.y)
    curve.data.transform(Matrix.Scale(scale, 4) @ Matrix.Translation(-(low + high) / 2))
    curve.matrix_world = Matrix.Identity(4)
    # A curve that is scaled scales its own thickness with it.
    for spline in curve.data.splines:
        for point in spline.bezier_points if spline.type == "BEZIER" else spline.points:
            point.radius = 1
    return curve


STEP = 0.25
"""How finely a bend is followed, mm."""


def bent(angle, anchor, far):
    """Where the middle of a sheet comes to lie, from the anchor on, when it turns as `angle` says there."""
    places = [(anchor, 0.0)]
    for step in range(max(1, int((far - anchor) / STEP) + 2)):
        slope = angle(anchor + (step + 0.5) * STEP)
        x, z = places[-1]
        places.append((x + STEP * cos(slope), z + STEP * sin(slope)))

    def place(at):
        step = int((at - anchor) / STEP)
        share = (at - anchor) / STEP - step
        (x, z), (next_x, next_z) = places[step : step + 2]
        return x + (next_x - x) * share, z + (next_z - z) * share

    return place


def bend(mesh, turns, direction):
    """Turns: each `at` mm along the direction, over so many mm, by so many degrees upwards."""
    spin = Matrix.Rotation(-radians(direction), 4, "Z")
    bmesh.ops.transform(mesh, matrix=spin, verts=mesh.verts)

    def angle(at):
        total = 0.0
        for turn in turns:
            share = min(1.0, max(0.0, (at - turn["at"]) / turn["over"] + 0.5))
            total += radians(turn["degrees"]) * share
        return total

    anchor = min(turn["at"] - turn["over"] / 2 for turn in turns) - 1
    for turn in turns:
        slices = max(8, int(abs(turn["degrees"]) / 3))
        for n in range(slices + 1):
            x = turn["at"] + turn["over"] * (n / slices - 0.5)
            everything = mesh.verts[:] + mesh.edges[:] + mesh.faces[:]
            bmesh.ops.bisect_plane(mesh, geom=everything, plane_co=(x, 0, 0), plane_no=(1, 0, 0), dist=1e-5)
    known = {}
    place = bent(angle, anchor, max(vertex.co.x for vertex in mesh.verts))
    for vertex in mesh.verts:
        at = round(vertex.co.x, 4)
        if at not in known:
            known[at] = (*place(at), angle(at)) if at > anchor else (at, 0.0, 0.0)
        x, z, slope = known[at]
        up = vertex.co.z
        vertex.co.x = x - sin(slope) * up
        vertex.co.z = z + cos(slope) * up
    bmesh.ops.transform(mesh, matrix=spin.inverted(), verts=mesh.verts)


def mesh_of(spec):
    """A sheet in the plane z = 0, its under side there."""
    curve = outline_of(spec["outline"], spec["width"], spec["height"])
    thick = spec["thick"]
    bevel = min(BEVEL, thick * 0.3)
    data = curve.data
    data.dimensions = "2D"
    data.fill_mode = "BOTH"
    data.resolution_u = 24
    data.bevel_depth = bevel
    data.bevel_resolution = 2
    data.extrude = thick / 2 - bevel
    data.offset = -bevel
    dependencies = bpy.context.evaluated_depsgraph_get()
    made = bpy.data.meshes.new_from_object(curve.evaluated_get(dependencies))
    bpy.data.objects.remove(curve)
    made.materials.clear()
    while made.uv_layers:
        made.uv_layers.remove(made.uv_layers[0])
    mesh = bmesh.new()
    mesh.from_mesh(made)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    reach = spec.get("bleed", 0)
    across, down = spec["width"] + 2 * reach, spec["height"] + 2 * reach
    flat = mesh.loops.layers.uv.new("flat")
    seen_through = spec["back"].get("isSeenThrough", False)
    bends = spec.get("bend")
    for part in mesh.faces:
        part.material_index = 0 if part.normal.z > 0.8 else 2 if part.normal.z < -0.8 else 1
        for loop in part.loops:
            u = (loop.vert.co.x + across / 2) / across
            # The back is turned over its upright middle, as a leaf of a book is.
            loop[flat].uv = (1 - u if part.normal.z < -0.8 and not seen_through else u, (loop.vert.co.y + down / 2) / down)
        # What lies flat takes nothing of the slant of its rounded edge.
        part.smooth = bool(bends) or abs(part.normal.z) < 0.999
    # Nor does what is bent: a mirror would show it.
    for line in mesh.edges:
        line.smooth = len({abs(part.normal.z) > 0.999 for part in line.link_faces}) < 2
    low = min(vertex.co.z for vertex in mesh.verts)
    above = bends.get("above") if bends else None
    if above is not None:
        # Bent round what it lies on, wherever that leads: it does not come down again by itself.
        bmesh.ops.translate(mesh, vec=(0, 0, above - low), verts=mesh.verts)
        low = above
    if bends:
        bend(mesh, bends["turns"], bends.get("direction", 0))
    if bends and above is None:
        low = min(vertex.co.z for vertex in mesh.verts)
    bmesh.ops.translate(mesh, vec=(0, 0, -low), verts=mesh.verts)
    mesh.to_mesh(made)
    mesh.free()
    made.use_auto_smooth = True
    made.auto_smooth_angle = radians(28)
    box = (across, down)
    for material in (stocks.face(spec["front"], box), stocks.edge(spec["edge"]), stocks.face(spec["back"], box)):
        made.materials.append(material)
    return made


def round_the(reach, mesh):
    """Lays a flat sheet round an upright cylinder of so many mm, its front outwards, its middle before the viewer."""
    made = bmesh.new()
    made.from_mesh(mesh)
    low = min(vertex.co.x for vertex in made.verts)
    high = max(vertex.co.x for vertex in made.verts)
    slices = max(8, int((high - low) / 1.5))
    for n in range(1, slices):
        x = low + (high - low) * n / slices
        everything = made.verts[:] + made.edges[:] + made.faces[:]
        bmesh.ops.bisect_plane(made, geom=everything, plane_co=(x, 0, 0), plane_no=(1, 0, 0), dist=1e-5)
    for vertex in made.verts:
        x, y, z = vertex.co
        angle = x / reach
        vertex.co = ((reach + z) * sin(angle), -(reach + z) * cos(angle), y)
    for part in made.faces:
        part.smooth = True
    made.to_mesh(mesh)
    made.free()


def put(mesh, at, turn, tilt=(0, 0)):
    thing = bpy.data.objects.new("sheet", mesh)
    thing.location = at
    thing.rotation_euler = (radians(tilt[0]), radians(tilt[1]), radians(turn))
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sheet(spec, seed):
    """One sheet. Upside down with `side` 'back'; `round` an upright thing whose radius is so many mm, `at` its axis."""
    mesh = mesh_of(spec)
    at, turn = spec["at"], spec.get("turn", 0)
    if spec.get("spin"):
        mesh.transform(Matrix.Rotation(radians(spec["spin"]), 4, "Z"))
    if spec.get("round"):
        round_the(spec["round"], mesh)
    if spec.get("side") == "back":
        thing = put(mesh, (at[0], at[1], at[2] + spec["thick"]), turn)
        thing.rotation_euler = (0, radians(180), radians(turn))
        return
    put(mesh, at, turn, spec.get("tilt", (0, 0)))
    if spec.get("dome"):
        drop((at[0], at[1], at[2] + spec["thick"]), spec["width"] / 2, spec["dome"])


def drop(at, reach, height):
    """Resin that was poured on a round sheet: it runs to the edge, where it stands up, and is all but flat in the middle."""
    steps = 40
    shares = [1 - (step / steps) ** 2 for step in range(steps)]
    profile = [(reach * share, 0.003 + height * (1 - share**3.2) ** 0.5) for share in shares]
    props.standing(props.lathe(profile, sides=200), stocks.resin(), at, smooth=80)


def stack(spec, seed):
    """So many of them, laid down by hand: no two lie quite alike."""
    chance = random.Random(seed)
    mesh = mesh_of(spec)
    x, y, z = spec["at"]
    slip = spec.get("slip", 0.25)
    lean = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1))) * slip
    for number in range(spec["count"]):
        share = number / max(1, spec["count"] - 1)
        aside = lean * share + Vector((chance.gauss(0, 1), chance.gauss(0, 1))) * slip * 0.5
        # Air lies between sheets that were only laid on each other.
        up = z + number * spec["thick"] * 1.03
        turn = spec.get("turn", 0) + chance.gauss(0, 1) * spec.get("loose", 0.25)
        put(mesh, (x + aside.x, y + aside.y, up), turn)
