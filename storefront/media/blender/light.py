"""The light of a room: a window, what the walls throw back, and the dark that metals need to look like metal."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Vector


def area(name, eye, at, width, height, strength, colour=(1, 1, 1)):
    """A rectangle that shines as brightly as a white wall does in so much light."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = width, height
    data.energy = strength * pi * width * height
    data.color = colour
    lamp = bpy.data.objects.new(name, data)
    lamp.location = eye
    lamp.rotation_euler = (Vector(at) - Vector(eye)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def place(azimuth, height, distance):
    """Degrees from straight ahead towards the right; above the table; mm."""
    a, h = radians(azimuth), radians(height)
    return Vector((distance * sin(a) * cos(h), distance * cos(a) * cos(h), distance * sin(h)))


def room(strength, colour):
    """Walls that are lighter towards the ceiling, and uneven as walls with things on them are."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    where = nodes.new("ShaderNodeTexCoord")
    apart = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    stops = ramp.color_ramp.elements
    stops[0].position, stops[1].position = 0.0, 1.0
    stops[0].color = (0.16, 0.15, 0.14, 1)
    stops[1].color = (0.9, 0.9, 0.92, 1)
    middle = stops.new(0.35)
    middle.color = (0.34, 0.33, 0.32, 1)
    blobs = nodes.new("ShaderNodeTexNoise")
    blobs.inputs["Scale"].default_value = 1.7
    blobs.inputs["Detail"].default_value = 1
    mix = nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "OVERLAY"
    mix.inputs["Fac"].default_value = 0.55
    tint = nodes.new("ShaderNodeMixRGB")
    tint.blend_type = "MULTIPLY"
    tint.inputs["Fac"].default_value = 1
    tint.inputs["Color2"].default_value = (*colour, 1)
    links.new(where.outputs["Generated"], apart.inputs[0])
    links.new(apart.outputs["Z"], ramp.inputs["Fac"])
    links.new(where.outputs["Generated"], blobs.inputs["Vector"])
    links.new(ramp.outputs["Color"], mix.inputs["Color1"])
    links.new(blobs.outputs["Fac"], mix.inputs["Color2"])
    links.new(mix.outputs["Color"], tint.inputs["Color1"])
    links.new(tint.outputs["Color"], background.inputs["Color"])
    background.inputs["Strength"].default_value = strength
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 256


def lit(how):
    """Hangs the window where the job has it, and the cards that a photographer sets up."""
    at = how.get("at", (0, 0, 0))
    window = how["window"]
    eye = Vector(at) + place(window["azimuth"], window["height"], window.get("distance", 1100))
    size = window.get("size", (760, 980))
    area("window", eye, at, *size, window.get("strength", 6), window.get("colour", (1.0, 0.95, 0.88)))
    for number, card in enumerate(how.get("cards", [])):
        eye = Vector(at) + place(card["azimuth"], card["height"], card.get("distance", 700))
        area(f"card{number}", eye, at, *card["size"], card["strength"], card.get("colour", (1, 1, 1)))
    room(how.get("room", 0.55), how.get("tint", (0.88, 0.94, 1.0)))
