/**
 * How much of a page is kept free for a widget while its script is on its way: the gallery's as pictures with their
 * thumbs, the price table's as twelve rows are at any width, the preview's as its stage with what stands below that, the
 * panel's as high as what waits for its data, the designer's as it is on a desk. In the order that compresses best.
 */
const places = {
  // Of the width there is: a height in percent would be of no height.
  'kerf-gallery': 'block;padding-top:min(75% + 74px)',
  'kerf-price-table': 'block;min-height:574px',
  'kerf-preview': 'block;padding-top:min(66.7% + 211px,886px)',
  'kerf-lettering-designer': 'block;min-height:1574px',
  'kerf-cart-link': 'inline-block;vertical-align:-16px;height:44px;width:70px',
  'kerf-configurator': 'block;min-height:900px',
};

/** The rules that keep those places, until the widgets are drawn or have failed: then their words stand there alone. */
export const placeSheet = Object.entries(places)
  .map(([tag, display]) => `${tag}:not(:defined,[data-kerf-failed]){display:${display}}`)
  .join('');
