"""Where a picture is taken from: a long lens that bends nothing, on a camera of full format."""

from math import cos, radians, sin

import bpy
from mathutils import Matrix, Vector

SENSOR = 36


def upright(back, up):
    """Turns a camera away from `back`, its upper edge towards `up`."""
    z = back.normalized()
    x = up.cross(z).normalized()
    return Matrix((x, z.cross(x), z)).transposed().to_euler()


def aim(look):
    """
    `across` mm are in view at `at`, from `pitch` degrees above the table, walked round it by `turn` degrees. What lies on
    the table is a `wall` to who stands before it: `pitch` is then how far from above it is looked at, and y is up.
    """
    lens = look.get("lens", 85)
    distance = look["across"] * lens / SENSOR
    pitch, turn = radians(look["pitch"]), radians(look.get("turn", 0))
    at = Vector(look["at"])
    off = (sin(turn) * cos(pitch), -cos(turn) * cos(pitch), sin(pitch))
    if look.get("wall"):
        off = (sin(turn) * cos(pitch), sin(pitch), cos(turn) * cos(pitch))
    eye = at + distance * Vector(off)
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = SENSOR
    data.clip_start = 1
    data.clip_end = 50000
    data.dof.use_dof = True
    # Lenses are measured in thousandths of a unit, and a unit of these scenes is a millimetre.
    data.dof.aperture_fstop = look.get("fstop", 11) / 1000
    data.dof.focus_distance = (eye - Vector(look.get("focus", look["at"]))).length
    camera = bpy.data.objects.new("camera", data)
    camera.location = eye
    camera.rotation_euler = upright(eye - at, Vector((0, 1, 0) if look.get("wall") else (0, 0, 1)))
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
