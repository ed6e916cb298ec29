/**
 * How much of a page is kept free for a widget while its script is on its way: the panel's as high as what waits for its
 * data, the price table's as twelve rows are at any width, the gallery's as pictures with their thumbs.
 */
const places = {
  'kerf-preview': 'block;min-height:450px',
  'kerf-price-table': 'block;min-height:574px',
  'kerf-cart-link': 'inline-block;width:70px;height:44px;vertical-align:-16px',
  'kerf-configurator': 'block;min-height:900px',
  'kerf-gallery': 'block;padding-top:calc(75% + 74px)',
};

/** The rules that keep those places, until the widgets are drawn. */
export const placeSheet = Object.entries(places)
  .map(([tag, display]) => `${tag}:not(:defined){display:${display}}`)
  .join('');
