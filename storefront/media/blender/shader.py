"""Writes a material as one reads it: what each node takes stands in its arguments, a number, a colour or another node."""

import bpy


def linear(hexa):
    """A CSS colour '#rrggbb' as the light that it throws back."""

    def one(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return tuple(one(int(hexa[at : at + 2], 16) / 255) for at in (1, 3, 5)) + (1.0,)


class Shader:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def give(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif value is not None:
            socket.default_value = value

    def node(self, kind, inputs=None, **options):
        """Inputs by name or by number."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in options.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.give(node.inputs[name], value)
        return node

    def mix(self, share, below, above, how="MIX"):
        return self.node("MixRGB", {"Fac": share, "Color1": below, "Color2": above}, blend_type=how).outputs[0]

    def sum(self, how, one, other=0.0):
        return self.node("Math", {0: one, 1: other}, operation=how).outputs[0]

    def ramp(self, share, *stops):
        node = self.node("ValToRGB", {"Fac": share})
        elements = node.color_ramp.elements
        while len(elements) > 1:
            elements.remove(elements[-1])
        for number, (position, colour) in enumerate(stops):
            stop = elements[0] if number == 0 else elements.new(position)
            stop.position = position
            stop.color = colour if len(colour) == 4 else (*colour, 1)
        return node.outputs[0]

    def span(self, value, low, high, to_low=0.0, to_high=1.0):
        return self.node("MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def where(self):
        """The place on the thing, mm."""
        return self.node("TexCoord").outputs["Object"]

    def on_sheet(self, box):
        """The place on a sheet from its middle, mm; its UV map covers the box."""
        across, down = box
        return self.node(
            "Mapping",
            {"Vector": self.node("TexCoord").outputs["UV"], "Location": (-across / 2, -down / 2, 0), "Scale": (across, down, 1)},
        ).outputs[0]

    def scaled(self, where, by):
        by = by if isinstance(by, tuple) else (by, by, by)
        return self.node("Mapping", {"Vector": where, "Scale": by}).outputs[0]

    def noise(self, where, length, detail=3, roughness=0.5, distortion=0.0):
        """Unevenness of so many mm."""
        lengths = length if isinstance(length, tuple) else (length, length, length)
        vector = self.scaled(where, tuple(1 / one for one in lengths))
        return self.node(
            "TexNoise",
            {"Vector": vector, "Scale": 1, "Detail": detail, "Roughness": roughness, "Distortion": distortion},
        ).outputs["Fac"]

    def image(self, path, vector=None, data=False):
        picture = bpy.data.images.load(path, check_existing=True)
        if data:
            picture.colorspace_settings.name = "Non-Color"
        node = self.node("TexImage", {"Vector": vector} if vector else None, interpolation="Cubic")
        node.image = picture
        return node

    def bump(self, height, depth, below=None):
        """`height` from 0 to 1 is `depth` mm."""
        inputs = {"Height": height, "Distance": depth, "Strength": 1}
        if below is not None:
            inputs["Normal"] = below
        return self.node("Bump", inputs).outputs[0]

    def thrown_back(self, ior):
        """The share of light that a thin film mirrors, the same from either side: none is caught in it."""
        behind = self.node("NewGeometry").outputs["Backfacing"]
        return self.node("Fresnel", {"IOR": self.span(behind, 0, 1, ior, 1 / ior)}).outputs[0]

    def principled(self, **inputs):
        named = {name.replace("_", " "): value for name, value in inputs.items()}
        return self.node("BsdfPrincipled", named).outputs[0]

    def blend(self, share, below, above):
        return self.node("MixShader", {0: share, 1: below, 2: above}).outputs[0]

    def done(self, surface):
        end = self.node("OutputMaterial", {"Surface": surface})
        return self.material if end else None
