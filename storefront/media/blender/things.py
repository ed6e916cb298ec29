"""What a scene may hold, by the word that a job calls it by."""

import grounds
import props
import roll
import sheets
import twine

KINDS = {
    "ground": grounds.ground,
    "sheet": sheets.sheet,
    "stack": sheets.stack,
    "pencil": props.pencil,
    "coin": props.coin,
    "roll": roll.roll,
    "twine": twine.twine,
}


def place(thing, seed):
    KINDS[thing["kind"]](thing, seed)
