/**
 * How much of a page is kept free for a panel or a price table while its script is on its way, px: a table of twelve
 * rows is as high, whatever the width, and a panel is higher, whatever the item. Held to what widgets draw by a test.
 */
export const keptHeight = 574;

/** The rule that keeps those places, until the widgets are drawn. */
export const placeSheet = `kerf-configurator:not(:defined),kerf-price-table:not(:defined){display:block;min-height:${keptHeight}px}`;
