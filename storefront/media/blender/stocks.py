"""What a piece is made of and what is printed, stamped, pressed and laid on it."""

from shader import Shader, linear

METALS = {
    "gold": ("#d9a441", 0.17),
    "rose": ("#d98f78", 0.17),
    "bronze": ("#b96a3a", 0.18),
    "silver": ("#c9ccd0", 0.14),
    "black": ("#15151a", 0.12),
    "white": ("#f2f0ea", 0.3),
    "red": ("#a30f1e", 0.15),
    "blue": ("#12459a", 0.15),
    "green": ("#0f6a44", 0.15),
    "holographic": ("#d7d9de", 0.12),
}

COATS = {
    # How rough the surface is, how much it reflects, and the lacquer or film over it.
    "uncoated": (0.82, 0.22, 0.0, 0.3),
    "matte": (0.52, 0.34, 0.0, 0.3),
    "soft": (0.62, 0.35, 0.0, 0.3),
    "gloss": (0.34, 0.5, 0.9, 0.06),
    # What shines of a dome is its resin.
    "dome": (0.5, 0.2, 0.0, 0.3),
}


def rainbow(shader, where):
    """Diffraction: its colour goes with the slant at which it is looked at, and with the place."""
    facing = shader.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    apart = shader.node("SeparateXYZ", {0: where})
    slope = shader.sum("ADD", shader.sum("MULTIPLY", apart.outputs[0], 0.021), shader.sum("MULTIPLY", apart.outputs[1], 0.034))
    phase = shader.sum("FRACT", shader.sum("ADD", shader.sum("MULTIPLY", facing, 5.0), slope))
    return shader.node("HueSaturation", {"Hue": phase, "Saturation": 0.85, "Value": 1.0, "Color": (1.0, 0.42, 0.6, 1)}).outputs[0]


def metal(shader, kind, where, normal, surface="gloss"):
    """Foil, or a stock that is metal throughout; a dull film over it scatters what it mirrors."""
    colour, rough = METALS.get(kind, METALS["gold"])
    rough += {"matte": 0.22, "uncoated": 0.1, "soft": 0.26}.get(surface, 0.0)
    base = linear(colour)
    if kind == "holographic":
        base = rainbow(shader, where)
    uneven = shader.noise(where, 9, 2)
    return shader.principled(
        Base_Color=base,
        Metallic=0.0 if kind == "white" else 1.0,
        Roughness=shader.span(uneven, 0.3, 0.7, rough * 0.92, rough * 1.1),
        Anisotropic=0.35,
        Tangent=shader.node("Tangent", direction_type="UV_MAP", uv_map="flat").outputs[0],
        Clearcoat=0.4 if kind in ("black", "white") else 0.0,
        Normal=normal,
    )


def film(shader, rough):
    """Clear film: what lies under it is seen; the more aslant it is looked at, the more it throws back of the light above it."""
    through = shader.node("BsdfTransparent", {"Color": (0.955, 0.965, 0.965, 1)}).outputs[0]
    shine = shader.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": rough}).outputs[0]
    return shader.blend(shader.thrown_back(1.6), through, shine)


def carrier(shader, where, colour):
    """Application tape: milky film that holds what was cut in its place and lets it be seen."""
    cloud = shader.noise(where, 5, 3, 0.6)
    through = shader.node("BsdfTransparent", {"Color": (0.98, 0.985, 0.98, 1)}).outputs[0]
    body = shader.node("BsdfDiffuse", {"Color": linear(colour)}).outputs[0]
    behind = shader.node("BsdfTranslucent", {"Color": linear(colour)}).outputs[0]
    milk = shader.blend(0.5, body, behind)
    shine = shader.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.3, "Normal": shader.bump(cloud, 0.05)}).outputs[0]
    return shader.blend(0.025, shader.blend(shader.span(cloud, 0.3, 0.7, 0.018, 0.03), through, milk), shine)


def resin():
    """Clear resin. Light reaches what lies under it as if there were none: bent light would need caustics."""
    shader = Shader("resin")
    bent = shader.node("BsdfRefraction", {"Color": (1, 1, 1, 1), "Roughness": 0.0, "IOR": 1.47}).outputs[0]
    shine = shader.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.04}).outputs[0]
    # Its shoulder throws back more than resin does: what few paths of light tell is noise, and it is the shine that tells a dome.
    up = shader.node("SeparateXYZ", {0: shader.node("NewGeometry").outputs["Normal"]}).outputs[2]
    shoulder = shader.span(up, 0.985, 0.94, 0.02, 0.3)
    share = shader.sum("ADD", shader.node("Fresnel", {"IOR": 1.47}).outputs[0], shoulder)
    surface = shader.blend(share, bent, shine)
    through = shader.node("BsdfTransparent", {"Color": (0.99, 0.99, 0.99, 1)}).outputs[0]
    # What came in goes straight on: resin sticks to the print.
    return shader.done(shader.blend(shader.node("LightPath").outputs["Is Camera Ray"], through, surface))


def paper(shader, where, colour, texture, fibres):
    """Colour of the bare stock, and what its surface feels like."""
    base = linear(colour)
    cloud = shader.noise(where, 0.35, 4, 0.65)
    coarse = shader.noise(where, 2.6, 3)
    if texture == "fibre":
        tile = shader.image(fibres, shader.scaled(where, 1 / 60))
        # Drawn as it looks beside white paper; under a lamp of its own it would bleach.
        base = (base[0] * 0.62, base[1] * 0.57, base[2] * 0.58, 1)
        tint = shader.mix(shader.span(coarse, 0.25, 0.75, 0, 0.35), base, tuple(c * 0.8 for c in base[:3]) + (1,))
        tint = shader.mix(shader.span(cloud, 0.35, 0.7, 0, 0.3), tint, tuple(c * 0.72 for c in base[:3]) + (1,))
        tint = shader.mix(tile.outputs["Alpha"], tint, tile.outputs["Color"])
        return tint, shader.bump(cloud, 0.035)
    if texture == "laid":
        lines = shader.node("TexWave", {"Vector": where, "Scale": 0.26, "Distortion": 0.4, "Detail": 1}, bands_direction="Y")
        return base, shader.bump(lines.outputs["Fac"], 0.12, shader.bump(cloud, 0.012))
    if texture == "linen":
        # Threads that go over and under each other.
        across = shader.node("TexWave", {"Vector": where, "Scale": 0.42, "Distortion": 0.25, "Detail": 1}, bands_direction="X")
        along = shader.node("TexWave", {"Vector": where, "Scale": 0.42, "Distortion": 0.25, "Detail": 1}, bands_direction="Y")
        threads = shader.sum("MAXIMUM", across.outputs["Fac"], along.outputs["Fac"])
        worn = shader.sum("MULTIPLY", threads, shader.span(coarse, 0.2, 0.8, 0.5, 1.0))
        return base, shader.bump(worn, 0.16, shader.bump(cloud, 0.015))
    if texture == "leather":
        # Cells of grain with creases between them, the small ones within the large ones.
        bent = shader.node("VectorMath", {0: where, 1: shader.node("TexNoise", {"Vector": where, "Scale": 0.5}).outputs["Color"]}, operation="ADD").outputs[0]
        cells = shader.node("TexVoronoi", {"Vector": bent, "Scale": 0.62}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
        grain = shader.node("TexVoronoi", {"Vector": bent, "Scale": 1.7}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
        creased = shader.bump(shader.span(cells, 0.0, 0.16), 0.3, shader.bump(cloud, 0.02))
        return base, shader.bump(shader.span(grain, 0.0, 0.22), 0.09, creased)
    if texture == "felt":
        hammered = shader.node("TexVoronoi", {"Vector": where, "Scale": 1.1}, feature="SMOOTH_F1").outputs["Distance"]
        return base, shader.bump(hammered, 0.3, shader.bump(cloud, 0.02))
    tint = shader.mix(shader.span(cloud, 0.3, 0.7, 0, 0.05), base, tuple(c * 0.8 for c in base[:3]) + (1,))
    return tint, shader.bump(cloud, 0.012)


def coating(shader, kind, where, mask, colour):
    """What lies on a part of a print, thicker than ink: lacquer, the same with a grain that a finger feels, or flakes in it."""
    raised = shader.bump(mask, 0.09)
    if kind == "textured":
        grain = shader.node("TexVoronoi", {"Vector": where, "Scale": 0.62}, feature="SMOOTH_F1").outputs["Distance"]
        raised = shader.bump(shader.span(grain, 0.0, 0.75, 1.0, 0.0), 0.34, raised)
    lacquer = shader.principled(
        Base_Color=colour, Roughness=0.2, Specular=0.5, Clearcoat=1.0, Clearcoat_Roughness=0.01, Normal=raised
    )
    if kind != "glitter":
        return lacquer
    # Each flake lies a little aslant, so that of many a few flash.
    cells = shader.node("TexVoronoi", {"Vector": where, "Scale": 1.9})
    aslant = shader.node("VectorMath", {0: cells.outputs["Color"], 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT").outputs[0]
    leaning = shader.node("VectorMath", {0: aslant, "Scale": 1.1}, operation="SCALE").outputs[0]
    upright = shader.node("NewGeometry").outputs["Normal"]
    tilted = shader.node("VectorMath", {0: upright, 1: leaning}, operation="ADD").outputs[0]
    normal = shader.node("VectorMath", {0: tilted}, operation="NORMALIZE").outputs[0]
    tint = shader.mix(0.45, colour, (1, 0.86, 0.62, 1))
    flake = shader.principled(Base_Color=tint, Metallic=1.0, Roughness=0.12, Normal=normal)
    # They do not touch everywhere: the print is seen between them.
    covered = shader.span(cells.outputs["Distance"], 0.36, 0.5, 1, 0)
    return shader.blend(covered, lacquer, flake)


def face(spec, box):
    """One side of a piece: `spec` names its textures, which all cover the same box (mm) as its UV map does."""
    shader = Shader("face")
    # Of the sheet before anything bent it: lines of its stock go with it round a roll.
    where = shader.on_sheet(box)
    stock = spec["stock"]
    rough, shine, coat, coat_rough = COATS[spec["surface"]]
    base, normal = paper(shader, where, stock["colour"], stock["texture"], spec.get("fibres"))
    if spec["surface"] == "gloss":
        normal = None
    press = spec.get("relief")
    if press:
        height = shader.image(press["path"], data=True).outputs["Color"]
        normal = shader.bump(height, press["depth"], normal)
    ink = shader.image(spec["print"]) if spec.get("print") else None
    uneven = shader.noise(where, 14, 2)
    dull = shader.span(uneven, 0.3, 0.7, rough * 0.93, rough * 1.05)

    def coated(colour, at=normal):
        return shader.principled(
            Base_Color=colour, Roughness=dull, Specular=shine, Clearcoat=coat, Clearcoat_Roughness=coat_rough, Normal=at
        )

    if stock["texture"] in METALS:
        surface = metal(shader, stock["texture"], where, normal, spec["surface"])
        if ink:
            surface = shader.blend(ink.outputs["Alpha"], surface, coated(ink.outputs["Color"]))
    elif stock["texture"] == "tape":
        surface = carrier(shader, where, stock["colour"])
    elif stock["texture"] == "clear":
        # Film is as smooth as what is laid over it: what shines does so sharply.
        surface = film(shader, 0.05 if coat else rough * 0.5)
        if ink:
            surface = shader.blend(ink.outputs["Alpha"], surface, coated(ink.outputs["Color"]))
    else:
        colour = base
        if ink:
            # Ink sinks into bare paper: what lies under it still tells.
            soaked = shader.mix(0.025 if spec["surface"] == "uncoated" else 0.0, ink.outputs["Color"], base)
            colour = shader.mix(ink.outputs["Alpha"], base, soaked)
        surface = coated(colour)
    if spec.get("coating"):
        mask = shader.image(spec["coating"], data=True).outputs["Color"]
        colour = ink.outputs["Color"] if ink else base
        surface = shader.blend(mask, surface, coating(shader, spec.get("coatedWith"), where, mask, colour))
    for foil in spec.get("foils", []):
        mask = shader.image(foil["path"], data=True).outputs["Color"]
        pressed = shader.bump(shader.image(foil["edge"], data=True).outputs["Color"], -0.05, normal)
        surface = shader.blend(mask, surface, metal(shader, foil["metal"], where, pressed))
    return shader.done(surface)


def edge(spec):
    """Where it is cut: its fibres stand open."""
    shader = Shader("edge")
    where = shader.where()
    base = linear(spec["colour"])
    rough = shader.noise(where, (1.6, 1.6, 0.1), 2)
    tint = shader.mix(shader.span(rough, 0.3, 0.7, 0.0, 0.2), base, tuple(c * 0.7 for c in base[:3]) + (1,))
    return shader.done(shader.principled(Base_Color=tint, Roughness=0.9, Specular=0.15))
