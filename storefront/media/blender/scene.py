"""Takes one picture, or those of a film one after the other: `blender -b -P scene.py -- JOB.json`.

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
import changed  # noqa: E402
import denoise  # noqa: E402
import light  # noqa: E402
import things  # noqa: E402


def settings(job, exposure):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = job["threads"]
    scene.render.resolution_x = job["width"]
    scene.render.resolution_y = job["height"]
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = exposure
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


def shown(frame, standing, seed):
    """
    Takes away what a picture no longer shows, and places what the one before it did not: what stands still stays. Answers
    where anything changed.
    """
    keys = [json.dumps([number, thing]) for number, thing in enumerate(frame["things"])]
    points = []
    for key in [key for key in standing if key not in keys]:
        points += changed.reached(standing[key], frame["light"])
        for one in standing.pop(key):
            bpy.data.objects.remove(one, do_unlink=True)
    bpy.data.orphans_purge(do_recursive=True)
    for number, (key, thing) in enumerate(zip(keys, frame["things"])):
        if key in standing:
            continue
        before = set(bpy.data.objects)
        things.place(thing, seed * 1000 + number)
        standing[key] = [one for one in bpy.data.objects if one not in before]
        points += changed.reached(standing[key], frame["light"])
    return points


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        job = json.load(file)
    shot, standing, before = None, {}, None
    for frame in job.get("frames", [job]):
        of = [frame["light"], frame["camera"], frame.get("exposure", 0)]
        if of == shot:
            points = shown(frame, standing, job["seed"])
            before = denoise.render(frame["output"], before, changed.part_of(points))
            continue
        bpy.ops.wm.read_factory_settings(use_empty=True)
        settings(job, frame.get("exposure", 0))
        shot, standing = of, {}
        shown(frame, standing, job["seed"])
        light.lit(frame["light"])
        camera.aim(frame["camera"])
        before = denoise.render(frame["output"])


main()
