/**
 * What a page that embeds the widgets downloads, brotli at its best (quality 11), against the budgets. 1 kB is 1000
 * bytes. Run after `npm run build:ship`; exits with 1 above a budget.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const cdn = path.join(import.meta.dirname, '../dist/cdn');
const { version, widgets } = JSON.parse(await readFile(path.join(cdn, 'manifest.json'), 'utf8'));
const rolling = `v${version.split('.')[0]}/kerf.js`;
const pinned = `${version}/kerf.js`;
/** A widget's own chunk after the first set, kB. */
const ownBudget = 10;
/** The first set has one budget together; each widget after it has its own. */
const firstSet = ['kerf-configurator', 'kerf-price-table', 'kerf-cart', 'kerf-cart-link', 'kerf-savings'];

const sizes = new Map();

/** Bytes of the files' compressed siblings, each file once. */
async function sizeOf(files) {
  let sum = 0;
  for (const file of new Set(files)) {
    if (!sizes.has(file)) sizes.set(file, (await readFile(path.join(cdn, `${file}.br`))).byteLength);
    sum += sizes.get(file);
  }
  return sum;
}

/** What every widget fetches once it is drawn: it tells the page of itself, and heeds what the page says of it. */
const withPage = (await readdir(path.join(cdn, version))).filter((file) => /^with-page-.{6}\.js$/.test(file));

/** Loader and every chunk that the tags need. */
const pageWith = (tags) => [
  rolling,
  ...tags.flatMap((tag) => [widgets[tag], ...widgets[tag].imports].map(({ file }) => file)),
];

const rows = [
  ['loader', [rolling], 1.2],
  ['loader, pinned with integrity', [pinned], 2.1],
  ['price table alone', pageWith(['kerf-price-table']), 18.5],
  ['configurator and price table', pageWith(['kerf-configurator', 'kerf-price-table']), 38],
  ['what goes on with the page, after it', withPage.map((file) => `${version}/${file}`), 1.5],
  ['all widgets of the first set', pageWith(firstSet.filter((tag) => widgets[tag])), 48],
  ...Object.entries(widgets)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, widget]) => [
      `  own chunk of ${tag}`,
      [widget.file],
      firstSet.includes(tag) ? null : ownBudget,
    ]),
];

let isAbove = false;
for (const [what, files, budget] of rows) {
  const size = (await sizeOf(files)) / 1000;
  const isOver = budget !== null && size > budget;
  if (isOver) isAbove = true;
  const verdict = budget === null ? '' : `  ${isOver ? 'ABOVE' : 'within'} ${budget} kB`;
  console.log(
    `${what.padEnd(36)} ${size.toFixed(2).padStart(6)} kB in ${new Set(files).size} file(s)${verdict}`,
  );
}
for (const file of new Set(Object.values(widgets).flatMap(({ imports }) => imports.map((part) => part.file))))
  console.log(
    `  shared: ${path.basename(file).padEnd(26)} ${((await sizeOf([file])) / 1000).toFixed(2).padStart(6)} kB`,
  );
process.exitCode = isAbove ? 1 : 0;
