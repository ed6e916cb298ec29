/**
 * What a page that embeds the widgets downloads, brotli at its best (quality 11), against the budgets. 1 kB is 1000
 * bytes. Run after `npm run build:ship`; exits with 1 above a budget.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const cdn = path.join(import.meta.dirname, '../dist/cdn');
const { version, widgets, shared, files } = JSON.parse(
  await readFile(path.join(cdn, 'manifest.json'), 'utf8'),
);
const rolling = `v${version.split('.')[0]}/kerf.js`;
const pinned = `${version}/kerf.js`;
/** The loader that follows releases, kB. */
const loaderBudget = 1.2;
/** The chunks that a pinned loader vouches for: all of the version's files but the two loaders. */
const vouchedFor = Object.keys(files).length - 2;
/** What checking takes, and for each chunk the 32 bytes of its SHA-256, which nothing compresses, its name and its parts. */
const pinnedBudget = loaderBudget + 0.1 + vouchedFor * 0.044;
/** A widget's own chunk, kB. */
const ownBudget = 10;
/** The widgets that a site has which sells everything the shop does. */
const wholeSet = ['kerf-configurator', 'kerf-price-table', 'kerf-compare', 'kerf-quote-request', 'kerf-auth'];
/** Those of a product page of the shop; its preview, and what is read below, wait until somebody is there. */
const productPage = [
  'kerf-gallery',
  'kerf-configurator',
  'kerf-price-table',
  'kerf-savings',
  'kerf-compare',
  'kerf-quote-request',
  'kerf-cart-link',
  'kerf-shipping-info',
];

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

/** The chunk on demand of a name, without its hash. */
function chunkOf(name) {
  const file = Object.keys(files).find((one) => one.slice(0, -'-123456.js'.length) === name);
  if (!file) throw new Error(`No chunk is called ${name}.`);
  return `${version}/${file}`;
}

/** Loader, every chunk that the tags need, and what each widget fetches once it is drawn to go on with its page. */
const pageWith = (tags) => [
  rolling,
  ...tags.flatMap((tag) => [widgets[tag], ...widgets[tag].imports].map(({ file }) => file)),
  chunkOf('with-page'),
];

const rows = [
  ['loader', [rolling], loaderBudget],
  ['loader, pinned with integrity', [pinned], pinnedBudget],
  ['price table alone', pageWith(['kerf-price-table']), 18.5],
  ['configurator and price table', pageWith(['kerf-configurator', 'kerf-price-table']), 38],
  ['what calls the shop, with the first', [chunkOf('call-shop')], 4],
  ['forms for signing in, later', [chunkOf('own-auth')], ownBudget],
  ['tray of what is compared, later', [chunkOf('tray')], ownBudget],
  ['one order, later', [chunkOf('order-part')], ownBudget],
  ['turnaround and calendar, later', [chunkOf('delivery-details')], ownBudget],
  ['what configures, compares and asks', pageWith(wholeSet), 48],
  ['a product page of the shop', [...pageWith(productPage).slice(1), chunkOf('early')], 60],
  ...Object.entries(widgets)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, widget]) => [`  own chunk of ${tag}`, [widget.file], ownBudget]),
];

let isAbove = false;
for (const [what, files, budget] of rows) {
  const size = (await sizeOf(files)) / 1000;
  const isOver = budget !== null && size > budget;
  if (isOver) isAbove = true;
  const verdict = budget === null ? '' : `  ${isOver ? 'ABOVE' : 'within'} ${Number(budget.toFixed(2))} kB`;
  console.log(
    `${what.padEnd(36)} ${size.toFixed(2).padStart(6)} kB in ${new Set(files).size} file(s)${verdict}`,
  );
}
for (const [letter, name] of Object.entries(shared).sort())
  console.log(
    `  shared: ${letter}, ${name.padEnd(23)} ${((await sizeOf([chunkOf(letter)])) / 1000).toFixed(2).padStart(6)} kB`,
  );
process.exitCode = isAbove ? 1 : 0;
