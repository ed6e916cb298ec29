"""Renders, and takes out what noise is left.

Each pixel becomes a mean of those round it that show the same surface in the same light. What is compared is the light
that falls on a surface rather than what comes back from it, so that print stays as sharp as it is: colour and slant of
the first surface are known almost without noise. Only what is out of focus is noisy in them too, and there they may be
as soft as the lens draws it.
"""

import os
import tempfile

import bpy
import numpy as np

from camera import SENSOR

PASSES = {
    "light": "Image",
    "colour": "Denoising Albedo",
    "slant": "Denoising Normal",
    "depth": "Denoising Depth",
}

REACH = 5 / 1200
"""How far to every side a mean is made of, of a picture's width."""


def passes_into(folder):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(f"{name}-")
        tree.links.new(source.outputs[output], files.inputs[f"{name}-"])


def pixels_of(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Raw"
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[:, :, :3].copy()


def box(image):
    """The mean of each pixel and its eight neighbours."""
    wide = np.pad(image, [(1, 1), (1, 1)] + [(0, 0)] * (image.ndim - 2), "edge")
    across = wide[:, :-2] + wide[:, 1:-1] + wide[:, 2:]
    return (across[:-2] + across[1:-1] + across[2:]) / 9


def noise_of(image):
    """How uneven it is from pixel to pixel."""
    rest = image - box(image)
    return box(box((rest * rest).mean(axis=2)))


def softness(depth, width):
    """How wide the lens draws a point there, pixels: the radius of its disc."""
    lens = bpy.context.scene.camera.data
    sharp = lens.dof.focus_distance
    opening = lens.lens / (2000 * lens.dof.aperture_fstop)
    return opening * np.abs(depth - sharp) / np.maximum(depth, 1) * width * lens.lens / (SENSOR * sharp)


BAND = 24
"""Rows that are made a mean of at a time."""


def planes(image, rows, reach):
    """Those rows, and as many as are looked at above and below them, a plane for each channel, wider by what is looked at aside."""
    height = image.shape[0]
    at = np.clip(np.arange(rows.start - reach, rows.stop + reach), 0, height - 1)
    return np.pad(np.moveaxis(image[at], 2, 0), [(0, 0), (0, 0), (reach, reach)], "edge")


def mean_of(image, guides, noises, rows, reach):
    """Each pixel of those rows as a mean of the ones round it that its guides say are like it."""
    # What is made a mean of, and what it is chosen by.
    around, about = planes(image, rows, reach), planes(guides, rows, reach)
    here = np.ascontiguousarray(np.moveaxis(guides[rows], 2, 0))
    noise, grain, ripple = (one[rows] for one in noises)
    height, width = noise.shape
    total, weights = np.zeros((len(around), height, width), np.float32), np.zeros((height, width), np.float32)
    for dy in range(2 * reach + 1):
        for dx in range(2 * reach + 1):
            there = np.s_[:, dy : dy + height, dx : dx + width]
            apart = (about[there] - here) ** 2
            far = ((dy - reach) ** 2 + (dx - reach) ** 2) / (2 * (reach * 0.6) ** 2)
            unlike = (
                np.maximum((apart[0] + apart[1] + apart[2]) / 3 - noise * 0.25, 0) / (noise * 0.4 + 2e-5)
                + np.maximum(apart[3] + apart[4] + apart[5] - grain, 0) / (grain + 0.03)
                + np.maximum(apart[6] + apart[7] + apart[8] - ripple, 0) / (ripple + 0.016)
            )
            weight = np.exp(-unlike - far)
            total += around[there] * weight
            weights += weight
    return np.moveaxis(total / weights, 0, 2)


def cleaned(light, colour, slant, depth, across):
    """`across` is the width of the whole picture that this is a part of."""
    height, width = light.shape[:2]
    reach = max(2, round(REACH * across))
    colour = np.clip(colour, 0, 1)
    # Its logarithm, so that a dark corner is smoothed as well as a bright one.
    fall = np.log1p(8 * np.maximum(light, 0) / (colour + 0.06))
    noise, grain, ripple = (noise_of(image) for image in (fall, colour, slant))
    # A single bright path is no surface: it must not outvote its neighbours.
    guides = np.dstack([box(fall), box(colour), box(slant)]).astype(np.float32)
    mean = np.empty((height, width, 6), np.float32)
    # A few rows at a time: what they need stays within the processor.
    for low in range(0, height, BAND):
        rows = np.s_[low : min(low + BAND, height)]
        mean[rows] = mean_of(np.dstack([fall, colour]), guides, (noise, grain, ripple), rows, reach)
    soft = np.clip((softness(depth, across) - 0.8) / 1.6, 0, 1)[:, :, None]
    surface = colour * (1 - soft) + mean[:, :, 3:] * soft
    return np.expm1(mean[:, :, :3]) / 8 * (surface + 0.06)


ROUND = 12
"""Pixels that a mean near the rim of a part looks at beyond it."""


def passes_of(part):
    scene = bpy.context.scene
    scene.render.use_border = part is not None
    if part:
        # One more to every side: how a border is rounded is the renderer's own affair.
        width, height = scene.render.resolution_x, scene.render.resolution_y
        scene.render.border_min_x, scene.render.border_min_y = (part[0] - 1) / width, (part[1] - 1) / height
        scene.render.border_max_x, scene.render.border_max_y = (part[2] + 1) / width, (part[3] + 1) / height
    with tempfile.TemporaryDirectory() as folder:
        passes_into(folder)
        bpy.ops.render.render()
        frame = f"{scene.frame_current:04d}"
        return [pixels_of(os.path.join(folder, f"{name}-{frame}.exr")) for name in PASSES]


def render(output, before=None, part=None):
    """
    Writes the picture, and answers what the next one of a film is made from. Of a picture that is like the one `before`
    but for a `part` (shares: left, low, right, high) only that is rendered.
    """
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    if before is None or part is None:
        passes = passes_of(None)
        clean = cleaned(*passes[:3], passes[3][:, :, 0], width)
    else:
        left, low = int(part[0] * width), int(part[1] * height)
        right, high = min(width, int(part[2] * width) + 1), min(height, int(part[3] * height) + 1)
        passes, clean = [one.copy() for one in before[0]], before[1].copy()
        inside = np.s_[low:high, left:right]
        for one, new in zip(passes, passes_of((left, low, right, high))):
            one[inside] = new[inside]
        x, y = max(0, left - ROUND), max(0, low - ROUND)
        about = np.s_[y : high + ROUND, x : right + ROUND]
        near = cleaned(*(one[about] for one in passes[:3]), passes[3][about][:, :, 0], width)
        clean[inside] = near[low - y : high - y, left - x : right - x]
    save(clean, output)
    return passes, clean


def save(clean, output):
    scene = bpy.context.scene
    height, width = clean.shape[:2]
    image = bpy.data.images.new("clean", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.dstack([clean, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16"
    image.save_render(output, scene=scene)
    bpy.data.images.remove(image)
