/** Rubbing down with a squeegee: whoever holds it stands outside of the picture, and its handle reaches there. */

/** mm. */
export const handle = 440;

/** Aslant, as somebody pulls it to the right who stands below on the left. */
export const held = { turn: 132, tilt: 30, handle } as const;
