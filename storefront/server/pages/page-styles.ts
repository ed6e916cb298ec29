import base from '../../pages/styles/base.css?inline';
import cart from '../../pages/styles/cart.css?inline';
import drawing from '../../pages/styles/drawing.css?inline';
import home from '../../pages/styles/home.css?inline';
import motion from '../../pages/styles/motion.css?inline';
import quote from '../../pages/styles/quote.css?inline';
import range from '../../pages/styles/range.css?inline';
import site from '../../pages/styles/site.css?inline';
import type { Asset } from './assets.js';

const faces = [
  { family: 'Public Sans', file: 'fonts/public-sans.woff2', weights: '100 900' },
  { family: 'Bricolage Grotesque', file: 'fonts/bricolage-grotesque.woff2', weights: '200 800' },
];

/** The files that every page asks for first. */
export const fontFiles: readonly string[] = faces.map((face) => face.file);

/**
 * The style sheet of every page, with the two faces. They are optional: one that comes too late waits for the next
 * page, so that nothing shifts.
 */
export function pageStyles(assets: ReadonlyMap<string, Asset>): string {
  const fonts = faces.map(({ family, file, weights }) => {
    const url = assets.get(file)?.url ?? `/assets/${file}`;
    return `@font-face{font-family:'${family}';font-weight:${weights};font-display:optional;src:url(${url}) format('woff2')}`;
  });
  return [...fonts, base, site, home, range, quote, drawing, cart, motion].join('');
}
