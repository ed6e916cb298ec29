"""Takes one picture: `blender -b -P scene.py -- JOB.json`.

A job says in words and millimetres what lies where, in which light and from where it is looked at; whatever is printed
comes with it as files. Nothing here knows a product. x is to the right, y away from the viewer, z up; turns are degrees
against the clock. The same job gives the same picture.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

import camera  # noqa: E402
import denoise  # noqa: E402
import light  # noqa: E402
import things  # noqa: E402


def settings(job):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = job["threads"]
    scene.render.resolution_x = job["width"]
    scene.render.resolution_y = job["height"]
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = job.get("exposure", 0)
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = job["seed"]
    cycles.samples = job["samples"]
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = min(16, job["samples"])
    cycles.use_denoising = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    # What a lone path brings from a small bright thing is noise that no number of samples takes away.
    cycles.sample_clamp_indirect = 3


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    settings(job)
    for number, thing in enumerate(job["things"]):
        things.place(thing, job["seed"] * 1000 + number)
    light.lit(job["light"])
    camera.aim(job["camera"])
    denoise.render(job["output"])


main()
