/**
 * `npm run soak`: every test that draws its examples with fresh seeds, and what times give away; hostile requests on
 * every address of the shop; ten thousand bodies with forged prices and states; a flood of sign-ins; invoices and pages of
 * large orders; a large file, uploads that break off and files that break readers; a full disk; two servers on one file;
 * the server killed over and over on both databases, and the database under it, while lines are added and while orders are placed, paid and given artwork.
 * ROUNDS sets how many seeds (5), SEED the first one, to see a run again, SECONDS how long the shop is pressed (20),
 * ORDERS how many orders a shop has whose times are compared with those of a shop of a hundred (100,000; 0 for none),
 * UPLOADS how many uploads break off (1,000; 0 for none), FORGERIES how many bodies (10,000; 0 for none), KILLS how many
 * deaths (100; 0 for none). Ends with status 1 when a test fails, a hostile request costs more than it may, anything that
 * was acknowledged is lost, there twice or there in part, or a server does not answer while another one writes.
 */
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { build } from 'vite';
import { repositoryRoot } from '../server/paths.js';
import { crashDatabase } from './crash-database.js';
import { type Engine, engines } from './database-engines.js';
import { fillDisk } from './fill-disk.js';
import { killAfterAdd } from './kill-after-add.js';
import { killOrders, type OrdersReport } from './kill-orders.js';
import { pressArtwork } from './press-artwork.js';
import { pressHostile } from './press-hostile.js';
import { pressPapers } from './press-papers.js';
import { pressSignIns } from './press-sign-ins.js';
import { pressUploads } from './press-uploads.js';
import { forgeInput, runGeneratedTests } from './run-generated-tests.js';
import { scaleOrders } from './scale-orders.js';
import { shareFile } from './share-file.js';
import { temporaryPlace } from './temporary-place.js';

const rounds = Number(process.env.ROUNDS ?? 5);
const kills = Number(process.env.KILLS ?? 100);
const seconds = Number(process.env.SECONDS ?? 20);
const uploads = Number(process.env.UPLOADS ?? 1_000);
const manyOrders = Number(process.env.ORDERS ?? 100_000);
const forgeries = Number(process.env.FORGERIES ?? 10_000);
const crashes = Math.max(1, Math.round(kills / 10));

function report(
  what: string,
  { kills, acknowledged, lost, doubled }: Awaited<ReturnType<typeof killAfterAdd>>,
) {
  process.stdout.write(
    `${what}: ${kills} kills, ${acknowledged} lines acknowledged, ${lost} lost, ${doubled} there twice\n`,
  );
  if (lost > 0 || doubled > 0) process.exitCode = 1;
}

function reportOrders(what: string, report: OrdersReport) {
  const { kills, orders, payments, files, lost, doubled, partial, orphans, slowest } = report;
  process.stdout.write(
    `${what}: ${kills} kills, ${orders} orders, ${payments} payments and ${files} files acknowledged, ${lost.length} lost, ` +
      `${doubled.length} there twice, ${partial.length} in part, ${orphans.length} files of nobody; ${slowest} ms at most to start again\n` +
      [...lost, ...doubled, ...partial, ...orphans].map((each) => `  ${each}\n`).join(''),
  );
  if (orders === 0 || lost.length + doubled.length + partial.length + orphans.length > 0)
    process.exitCode = 1;
}

/** Of one hostile request, processor time; of everybody else meanwhile, the slowest of a hundred: milliseconds. */
const dearest = 50;
const slowest99 = 100;
/** What memory may grow by under pressure, MB: caches fill. */
const growth = 80;

async function press() {
  await build({ configFile: path.join(repositoryRoot(), 'vite.config.ts'), logLevel: 'warn' });
  const { kinds, worst, wrong, pressed, memory } = await pressHostile(seconds);
  process.stdout.write(
    `${kinds} kinds of hostile requests: the dearest ${worst.cpu.toFixed(1)} ms of processor time (${worst.what.slice(0, 120)})\n` +
      `${pressed.requests} of them in ${seconds} s: ${pressed.others} prices meanwhile, 99 % within ${pressed.p99.toFixed(0)} ms ` +
      `(${pressed.calm.toFixed(0)} ms without them), ${pressed.failed} failed; memory ${memory.before.toFixed(0)} → ${memory.after.toFixed(0)} MB\n` +
      wrong.map((each) => `Not refused: ${each}\n`).join(''),
  );
  const isHeld =
    worst.cpu < dearest &&
    pressed.p99 < slowest99 &&
    pressed.failed + wrong.length === 0 &&
    memory.after - memory.before < growth;
  if (!isHeld) process.exitCode = 1;
}

/** Sign-ins offered in a second: some ten times what the passwords of two cores take. */
const signInsPerSecond = 200;
/** Until who finds no place knows it, the 99th of a hundred, ms. */
const refusedWithin = 500;

async function reportSignIns(): Promise<void> {
  const { offered, statuses, wordless, refusedP99, prices } = await pressSignIns(signInsPerSecond, seconds);
  const parts = Object.entries(statuses).map(
    ([status, times]) => `${((100 * times) / offered).toFixed(1)} % ${status}`,
  );
  process.stdout.write(
    `${offered} sign-ins in ${seconds} s: ${parts.join(', ')}; turned away within ${refusedP99.toFixed(0)} ms (99 %), ${wordless} without words\n` +
      `${prices.asked} prices meanwhile, 99 % of kept ones within ${prices.keptP99.toFixed(0)} ms, of others within ${prices.freshP99.toFixed(0)} ms, ` +
      `${(prices.freshP99 / prices.calmP99).toFixed(1)} times as long as without them; ${prices.failed} failed\n`,
  );
  const isHeld =
    Math.max(prices.keptP99, prices.freshP99) < slowest99 &&
    refusedP99 < refusedWithin &&
    prices.failed + wordless === 0 &&
    Object.keys(statuses).every((status) => ['200', '401', '429', '503'].includes(status));
  if (!isHeld) process.exitCode = 1;
}

/** Invoices that are asked for at once, and as many pages, of an order of so many pieces. */
const papers = 60;
const piecesOfLarge = 100;

async function reportPapers(): Promise<void> {
  const { pieces, statuses, prices } = await pressPapers(papers, piecesOfLarge);
  process.stdout.write(
    `${papers} invoices and ${papers} pages of an order of ${pieces} pieces: ${JSON.stringify(statuses)}; ${prices.asked} prices meanwhile, ` +
      `99 % within ${prices.p99.toFixed(0)} ms (${prices.calm.toFixed(0)} ms without them), ${prices.failed} failed\n`,
  );
  const isAnswered = Object.keys(statuses).every((status) => ['200', '429', '503'].includes(status));
  if (prices.p99 > slowest99 || prices.failed > 0 || !isAnswered) process.exitCode = 1;
}

/** A file that is sent, MB, and what memory may grow by meanwhile: a tenth of it is buffers on the way. */
const largeFile = 300;
const artworkGrowth = 60;

async function reportArtwork(): Promise<void> {
  const { status, seconds, memory, isThere } = await pressArtwork(largeFile);
  const { before, highest } = memory;
  process.stdout.write(
    `A file of ${largeFile} MB in ${seconds.toFixed(1)} s: ${isThere ? 'there' : 'lost'}; memory ${before.toFixed(0)} → ${highest.toFixed(0)} MB\n`,
  );
  if (status !== 204 || !isThere || highest - before > artworkGrowth) process.exitCode = 1;
}

/**
 * What memory may grow by, MB: while streams of 2 GB come, and by all that is read, looked at and priced in the minutes of
 * the uploads, most of which is what the engine has not yet cleared away.
 */
const streamsGrowth = 60;
const uploadsGrowth = 300;
/** How much slower prices may be than beside the senders alone, or than with nobody there, when a machine rests between them. */
const slowerBy = 1.5;

async function reportUploads(engine: Engine): Promise<void> {
  if (uploads === 0) return;
  const { cut, torn, descriptors, orphans, streams, memory, hostile, wrong, prices } = await pressUploads(
    uploads,
    engine,
  );
  const ratio = prices.p99 / Math.max(prices.beside, prices.calm);
  process.stdout.write(
    `${cut} uploads on ${engine} cut half-way and resumed: ${torn} not whole; ${descriptors.before} → ${descriptors.after} open files, ${orphans} files of nobody\n` +
      `${streams.length} streams of 2 GB: ${streams.map(({ what, answer, read }) => `${what} ${answer.slice(0, 3)} after ${read} MB`).join(', ')}; ` +
      `memory ${memory.before.toFixed(0)} → ${memory.streams.toFixed(0)} MB, ${memory.highest.toFixed(0)} with the uploads\n` +
      `${hostile} files that break readers; ${prices.asked} prices meanwhile, 99 % within ${prices.p99.toFixed(0)} ms, ` +
      `${ratio.toFixed(2)} times as long as without (${prices.beside.toFixed(0)} ms while the same is sent elsewhere on this machine, ${prices.calm.toFixed(0)} ms while nothing is); ${prices.failed} failed\n` +
      wrong.map((each) => `  ${each}\n`).join(''),
  );
  const isHeld =
    torn + orphans + wrong.length + prices.failed === 0 &&
    descriptors.after <= descriptors.before + 5 &&
    streams.every(({ answer }) => /^[34]/.test(answer)) &&
    memory.streams - memory.before < streamsGrowth &&
    memory.highest - memory.before < uploadsGrowth &&
    ratio < slowerBy;
  if (!isHeld) process.exitCode = 1;
}

/** How much longer anything may take with many orders, as a factor. */
const longerBy = 1.3;

async function reportScale(): Promise<void> {
  if (manyOrders === 0) return;
  for (const engine of engines) {
    const { orders, ratios } = await scaleOrders(engine, [100, manyOrders]);
    const parts = Object.entries(ratios).map(([what, ratio]) => `${what} ${ratio.toFixed(2)}`);
    process.stdout.write(`${orders.join(' → ')} orders on ${engine}, times as long: ${parts.join(', ')}\n`);
    if (Math.max(...Object.values(ratios)) > longerBy) process.exitCode = 1;
  }
}

/** The longest that a server may take to say that it is alive, the 99th of a hundred, ms. */
const healthLimit = 100;

async function reportFullDisk(): Promise<void> {
  const full = await fillDisk();
  if (!full) {
    process.stdout.write('Full disk: not tried; it needs Linux and the right to mount\n');
    return;
  }
  const { acknowledged, lost, refusals, ready, start } = full;
  process.stdout.write(
    `Full disk: ${acknowledged} carts acknowledged, ${lost} lost, refused with ${refusals.join(', ')}, readiness ${ready}; started on it: ${start}\n`,
  );
  if (lost > 0 || refusals.join() !== '507' || ready !== 503 || start.includes('\n')) process.exitCode = 1;
}

async function reportSharing(): Promise<void> {
  const shared = await temporaryPlace();
  const load = { addsPerSecond: 50, seconds: 20 };
  const { acknowledged, refused, lost, health, add } = await shareFile(shared.variables, load);
  await shared.remove();
  process.stdout.write(
    `Two servers on one file: ${acknowledged} carts acknowledged, ${refused} refused, ${lost} lost; p99 ${add} ms, of /healthz ${health} ms\n`,
  );
  if (lost > 0 || refused > 0 || health > healthLimit) process.exitCode = 1;
}

const freshSeed = () => randomInt(2 ** 31);
const first = Number(process.env.SEED ?? freshSeed());
for (let round = 0; round < rounds; round++) {
  if (!(await runGeneratedTests(round === 0 ? first : freshSeed()))) process.exitCode = 1;
}

await press();
if (forgeries > 0 && !(await forgeInput(forgeries, first))) process.exitCode = 1;
await reportSignIns();
await reportPapers();
await reportArtwork();
for (const engine of engines) await reportUploads(engine);
await reportScale();
await reportFullDisk();
await reportSharing();
if (kills === 0) process.exit();

// The moments of the deaths are drawn too.
process.env.SEED = String(first);
await import('./seed.js');
process.stdout.write(`Moments of death, seed ${first}\n`);
for (const engine of engines) {
  const place = await temporaryPlace(engine);
  try {
    report(`Server on ${engine}`, await killAfterAdd(place.variables, kills));
    if (engine === 'SQLite') continue;
    const { slowest, ...counts } = await crashDatabase(place, crashes);
    report('PostgreSQL itself', counts);
    process.stdout.write(`Slowest return to service: ${slowest} ms\n`);
    if (slowest > 10_000) process.exitCode = 1;
  } finally {
    await place.remove();
  }
}

reportOrders('Orders on SQLite', await killOrders(kills, 'server', 'SQLite'));
reportOrders('Orders on PostgreSQL', await killOrders(kills, 'server', 'PostgreSQL'));
reportOrders('Orders, PostgreSQL itself', await killOrders(crashes, 'database', 'PostgreSQL'));
