/**
 * What the part of an order has that the page was opened for, as a letter's link does: it is in sight and has the focus from
 * the start, with script and without, and nothing moves later.
 */
export const namedPart = { tabIndex: -1, autoFocus: true };

/** The same of a field, which is reached by Tab as ever. */
export const namedField = { autoFocus: true };
