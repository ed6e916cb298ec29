"""What labels are pulled off: a roll on an axle, and a plate over whose edge their backing turns back while they go on."""

from math import asin, atan2, cos, hypot, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

import props
import roll
import sheets

WEB = 0.2
"""Thickness of the backing, mm."""

AXLE = (0.0, 70.0)
EDGE, EDGE_REACH = (104.0, 78.0), 2.2
PIN, PIN_REACH = (46.0, 9.2), 5.0


class Path:
    """Where the backing runs, seen from its side: x to the right, z up, from where it leaves the roll, mm."""

    def __init__(self, radius, layer):
        self.radius, self.layer = radius, layer
        off = (EDGE[0] - AXLE[0], EDGE[1] - AXLE[1])
        self.slope = atan2(off[1], off[0]) - asin((radius - EDGE_REACH) / hypot(*off))
        self.straight = (hypot(*off) ** 2 - (radius - EDGE_REACH) ** 2) ** 0.5
        # From the upper side of the edge to that of the pin which faces the roll: a tangent that crosses over.
        off = (PIN[0] - EDGE[0], PIN[1] - EDGE[1])
        span = hypot(*off)
        self.back = atan2(off[1], off[0]) + asin((EDGE_REACH + PIN_REACH) / span)
        self.down = (span**2 - (EDGE_REACH + PIN_REACH) ** 2) ** 0.5
        if self.back > self.slope:
            self.back -= 2 * pi
        self.turn = self.slope - self.back
        self.out = radians(-5)
        self.bend = self.out - self.back

    def wound(self, at):
        """On the roll, `at` below 0: each turn lies under the one before it."""
        angle = self.slope + pi / 2 - at / self.radius
        reach = self.radius + at * self.layer / (2 * pi * self.radius)
        normal = (cos(angle), sin(angle))
        return (AXLE[0] + reach * normal[0], AXLE[1] + reach * normal[1]), normal

    def ahead(self, at):
        """As a label goes, that is too stiff to turn with its backing."""
        if at < 0:
            return self.wound(at)
        normal = (-sin(self.slope), cos(self.slope))
        start, _ = self.wound(0)
        return (start[0] + at * cos(self.slope), start[1] + at * sin(self.slope)), normal

    def backing(self, tail):
        """Its places with the normals of its outer side, from a little under the last turn to its end on the table."""
        first = -2 * pi * self.radius - 30
        places = [self.wound(first * (1 - n / 160)) for n in range(160)]
        places += [self.ahead(self.straight * n / 8) for n in range(9)]

        def round_a(middle, reach, start, by, outside):
            for n in range(1, 25):
                heading = start + by * n / 24
                normal = (-sin(heading), cos(heading))
                side = reach * outside
                places.append(((middle[0] + side * normal[0], middle[1] + side * normal[1]), normal))

        round_a(EDGE, EDGE_REACH, self.slope, -self.turn, 1)
        (x, z), normal = places[-1]
        for n in range(1, 8):
            way = self.down * n / 8
            places.append(((x + way * cos(self.back), z + way * sin(self.back)), normal))
        round_a(PIN, PIN_REACH, self.back, self.bend, -1)
        (x, z), normal = places[-1]
        low = WEB + 0.1
        way = (z - low) / -sin(self.out)
        places.append(((x + way * cos(self.out), low), (0.0, 1.0)))
        places.append(((x + way * cos(self.out) + tail, low), (0.0, 1.0)))
        return places


def strip(places, wide):
    mesh = bmesh.new()
    rows = []
    for (x, z), (nx, nz) in places:
        corners = ((-wide / 2, 0), (wide / 2, 0), (wide / 2, -WEB), (-wide / 2, -WEB))
        rows.append([mesh.verts.new((x + nx * off, y, z + nz * off)) for y, off in corners])
    for low, high in zip(rows, rows[1:]):
        for n in range(4):
            mesh.faces.new((low[n], high[n], high[(n + 1) % 4], low[(n + 1) % 4]))
    mesh.faces.new(rows[0])
    mesh.faces.new(rows[-1][::-1])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return mesh


def label_at(flat, path, middle):
    """A label whose middle has come so far."""
    made = bmesh.new()
    made.from_mesh(flat)
    low, high = min(v.co.x for v in made.verts), max(v.co.x for v in made.verts)
    slices = int((high - low) / 1.5)
    for n in range(1, slices):
        everything = made.verts[:] + made.edges[:] + made.faces[:]
        x = low + (high - low) * n / slices
        bmesh.ops.bisect_plane(made, geom=everything, plane_co=(x, 0, 0), plane_no=(1, 0, 0), dist=1e-5)
    for vertex in made.verts:
        (x, z), (nx, nz) = path.ahead(middle + vertex.co.x)
        vertex.co = (x + nx * (vertex.co.z + 0.02), vertex.co.y, z + nz * (vertex.co.z + 0.02))
    for part in made.faces:
        part.smooth = True
    mesh = flat.copy()
    made.to_mesh(mesh)
    made.free()
    return mesh


def side_plate(colour, y, thick):
    """It stands behind the roll and carries axle, plate and pin; lower than the backing, so that light falls on that."""
    corners = [(-50, 0), (84, 0), (112, 54), (112, 75), (24, 98), (-22, 98), (-42, 70)]
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((x, y, z)) for x, z in corners])
    bmesh.ops.bevel(mesh, geom=mesh.verts[:], offset=7, segments=8, affect="VERTICES", profile=0.5)
    made = bmesh.ops.extrude_face_region(mesh, geom=mesh.faces[:])
    bmesh.ops.translate(mesh, vec=(0, thick, 0), verts=[v for v in made["geom"] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    rims = [edge for edge in mesh.edges if len(edge.link_faces) == 2 and edge.calc_face_angle() > 1]
    bmesh.ops.bevel(mesh, geom=rims, offset=0.5, segments=3, affect="EDGES", profile=0.5)
    thing = props.standing(mesh, props.plain(colour, 0.45, specular=0.4), (0, 0, 0), smooth=30)
    # So large a face would take the slant of its rounded rim from corner to corner.
    for part in thing.data.polygons:
        part.use_smooth = abs(part.normal.y) < 0.99


def across(middle, profile, material):
    """Turned on an axle that lies across: `profile` holds radii and places from front to back."""
    mesh = props.lathe([(reach, -y) for reach, y in profile][::-1])
    thing = props.standing(mesh, material, (middle[0], 0, middle[1]), smooth=35)
    thing.rotation_euler = (pi / 2, 0, 0)
    return thing


def dispenser(spec, seed):
    """
    Its foot's middle is `at`. `feed` is how far the first label has come off, as a share of the way from one to the next;
    `away`, by how many mm it was carried off since.
    """
    before = set(bpy.data.objects)
    wide = spec["height"] + 2 * spec["margin"]
    radius = spec["radius"]
    path = Path(radius, WEB + spec["thick"] + 0.04)
    steel = props.plain("#c9cbcd", 0.3, metallic=1)
    dark = props.plain("#1d1f21", 0.5, specular=0.35)
    back = wide / 2 + 3
    side_plate(spec["colour"], back, 4)
    foot = props.slab(props.rounded(134, back - 8, back + 78, 8), lambda y: 0.0, lambda y: 4.0)
    bmesh.ops.bevel(foot, geom=foot.edges[:], offset=0.6, segments=3, affect="EDGES", profile=0.5)
    props.standing(foot, props.plain(spec["colour"], 0.45, specular=0.4), (17, 0, 0), smooth=30)
    # The roll, its axle and the knob that holds it.
    liner = props.plain(spec["liner"], 0.42, specular=0.35)
    body = roll.tube(spec["core"], radius - WEB - 2 * path.layer, wide, 0.2)
    cardboard = roll.card_board()
    core = roll.tube(spec["core"] - roll.WALL, spec["core"], wide - 0.6, 0.3)
    for mesh, of in ((body, [roll.windings(spec["liner"]), liner]), (core, [cardboard, cardboard])):
        thing = props.standing(mesh, of, (AXLE[0], wide / 2, AXLE[1]), smooth=24)
        thing.rotation_euler = (pi / 2, 0, 0)
    hub = spec["core"] - roll.WALL - 0.2
    front = -wide / 2
    across(AXLE, [(hub - 1, front + 3), (hub, front + 4), (hub, back)], dark)
    across(AXLE, [(6.2, front - 7), (7, front - 6.2), (7, front + 4)], steel)
    # The edge, the plate before it, and the pin.
    across(EDGE, [(EDGE_REACH - WEB - 0.02, front - 1), (EDGE_REACH - WEB - 0.02, back)], steel)
    across(PIN, [(PIN_REACH - 0.02, front - 1), (PIN_REACH - 0.02, back)], steel)
    plate = bmesh.new()
    bmesh.ops.create_cube(plate, size=1)
    length = path.straight - 26
    bmesh.ops.scale(plate, vec=(length, back - front + 1, 1.6), verts=plate.verts)
    bmesh.ops.bevel(plate, geom=plate.edges[:], offset=0.3, segments=2, affect="EDGES", profile=0.5)
    (x, z), (nx, nz) = path.ahead(path.straight - length / 2)
    lower = WEB + 0.85
    thing = props.standing(plate, steel, (x - nx * lower, (back + front - 1) / 2, z - nz * lower), smooth=35)
    thing.rotation_euler = (0, -path.slope, 0)
    props.standing(strip(path.backing(spec.get("tail", 240)), wide), liner, (0, 0, 0), smooth=50)
    # Labels from the first on, back over the roll to under its last turn.
    flat = sheets.mesh_of(spec)
    first = path.straight - spec["pitch"] / 2 + spec["feed"] * spec["pitch"]
    number = 0
    while first - number * spec["pitch"] > -2 * pi * radius - spec["width"] / 2:
        label = bpy.data.objects.new("label", label_at(flat, path, first - number * spec["pitch"]))
        if number == 0:
            label.location = spec.get("away", (0, 0, 0))
        bpy.context.scene.collection.objects.link(label)
        number += 1
    # All of it as one: placed and turned.
    place = Matrix.Translation(Vector(spec["at"])) @ Matrix.Rotation(radians(spec.get("turn", 0)), 4, "Z")
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = place @ thing.matrix_basis
