import base from '../../pages/styles/base.css?inline';
import drawing from '../../pages/styles/drawing.css?inline';
import fallbacks from '../../pages/styles/fallback-faces.css?inline';
import home from '../../pages/styles/home.css?inline';
import motion from '../../pages/styles/motion.css?inline';
import pageHead from '../../pages/styles/page-head.css?inline';
import quote from '../../pages/styles/quote.css?inline';
import range from '../../pages/styles/range.css?inline';
import said from '../../pages/styles/said.css?inline';
import site from '../../pages/styles/site.css?inline';
import type { Asset } from './assets.js';

const faces = [
  { family: 'Public Sans', file: 'fonts/public-sans.woff2', weights: '400 700' },
  { family: 'Bricolage Grotesque', file: 'fonts/bricolage-grotesque.woff2', weights: '600 800' },
];

/** The files that every page asks for first. */
export const fontFiles: readonly string[] = faces.map((face) => face.file);

/**
 * The style sheet of every page, with the two faces and those of the system that stand in for them. They are optional:
 * one that comes too late waits for the next page, so that nothing shifts. Faces as wide as ours break nearly all lines
 * where ours do; one tile that breaks elsewhere moves everything below it.
 */
export function pageStyles(assets: ReadonlyMap<string, Asset>): string {
  const fonts = faces.map(({ family, file, weights }) => {
    const url = assets.get(file)?.url ?? `/assets/${file}`;
    return `@font-face{font-family:'${family}';font-weight:${weights};font-display:optional;src:url(${url}) format('woff2')}`;
  });
  return [...fonts, fallbacks, base, site, home, range, quote, pageHead, drawing, said, motion].join('');
}
