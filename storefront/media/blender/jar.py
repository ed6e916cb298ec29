"""A jar of glass with something good in it."""

from math import cos, pi, sin

import props
from shader import Shader, linear


def glass():
    """What is behind it is seen as it is; bent light would need caustics. Towards its rims it mirrors more."""
    shader = Shader("jar")
    through = shader.node("BsdfTransparent", {"Color": (0.965, 0.98, 0.97, 1)}).outputs[0]
    shine = shader.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.05}).outputs[0]
    fresnel = shader.node("Fresnel", {"IOR": 1.5}).outputs[0]
    seen = shader.blend(fresnel, through, shine)
    # It throws next to no shadow.
    shadow = shader.node("LightPath").outputs["Is Shadow Ray"]
    return shader.done(shader.blend(shadow, seen, through))


def filling(colour, deep):
    """Light goes into it and comes out warmer: bright where it is looked into straight, deep towards its rims."""
    shader = Shader("filling")
    where = shader.where()
    facing = shader.node("LayerWeight", {"Blend": 0.42}).outputs["Facing"]
    clouds = shader.noise(where, (34, 34, 22), 3)
    share = shader.sum("ADD", facing, shader.span(clouds, 0.3, 0.7, -0.12, 0.12))
    tint = shader.mix(shader.span(share, 0.1, 0.95, 0, 1), linear(colour), linear(deep))
    body = shader.principled(Base_Color=tint, Roughness=0.12, Specular=0.5, Emission=tint, Emission_Strength=0.3)
    return shader.done(body)


def rounded(reach, low, high, foot, shoulder, neck, neck_high):
    """A jar's outline: a rounded foot, straight sides, a shoulder that leads to its neck."""
    side = [(0.5, low), (reach - foot, low)]
    side += [(reach - foot + foot * sin(pi / 2 * n / 8), low + foot * (1 - cos(pi / 2 * n / 8))) for n in range(1, 9)]
    steps = 14
    for n in range(steps + 1):
        turn = pi * n / steps
        side.append((neck + (reach - neck) * (0.5 + 0.5 * cos(turn)), high - shoulder + shoulder * n / steps))
    return [*side, (neck, neck_high)]


def jar(spec, seed):
    """`radius` mm where its label goes, `height` mm to the top of its lid; its foot at `at`."""
    x, y, z = spec["at"]
    radius, height = spec["radius"], spec["height"]
    lid_high = 15
    neck, brim = radius - 5, height - lid_high + 2
    props.standing(props.lathe(rounded(radius, 0, brim - 2, 5, 13, neck, brim), sides=160), glass(), (x, y, z), smooth=60)
    level = brim - 7
    inner = radius - 2.6
    full = rounded(inner, 2.4, brim - 3, 5, 13, neck - 2.4, brim - 2)
    filled = [point for point in full if point[1] <= level]
    contents = props.lathe([*filled, (filled[-1][0], level), (0.5, level)], sides=128)
    props.standing(contents, filling(spec["colour"], spec["deep"]), (x, y, z), smooth=60)
    reach = neck + 3.6
    low = height - lid_high
    lid = [(reach - 1.4, low), (reach, low + 0.5), (reach + 0.2, low + 1.4), (reach, low + 2.3), (reach - 0.5, low + 3)]
    lid += [(reach - 0.5, height - 2.2)]
    lid += [(reach - 2.7 + 2.2 * cos(pi / 2 * n / 6), height - 2.2 + 2.2 * sin(pi / 2 * n / 6)) for n in range(1, 7)]
    lid += [(reach - 6.5, height), (reach - 7.6, height - 1.1), (0.5, height - 1.1)]
    props.standing(
        props.lathe(lid, sides=160), props.plain(spec["lid"], 0.3, coat=0.5, specular=0.4), (x, y, z), smooth=45
    )
