"""What a scene may hold, by the word that a job calls it by."""

import dispenser
import glazing
import grounds
import jar
import laptop
import packing
import parcel
import props
import roll
import sheets
import signwork
import twine
import van

KINDS = {
    "ground": grounds.ground,
    "sheet": sheets.sheet,
    "stack": sheets.stack,
    "pencil": props.pencil,
    "coin": props.coin,
    "roll": roll.roll,
    "dispenser": dispenser.dispenser,
    "twine": twine.twine,
    "pane": glazing.pane,
    "bar": glazing.bar,
    "handle": glazing.handle,
    "shop": glazing.shop,
    "seam": glazing.seam,
    "squeegee": signwork.squeegee,
    "laptop": laptop.laptop,
    "mug": laptop.mug,
    "jar": jar.jar,
    "parcel": parcel.parcel,
    "band": packing.band,
    "bag": packing.bag,
    "window": van.window,
    "grip": van.grip,
}


def place(thing, seed):
    KINDS[thing["kind"]](thing, seed)
