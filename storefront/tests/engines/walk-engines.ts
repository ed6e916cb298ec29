/**
 * Walks the built shop and two embeds in the engines that KERF_ENGINES names with their programs, as `.ci/engines.mjs`
 * found them: the same walk, the same prices. Ends with status 1 where a walk fails or two engines read another price.
 */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startDemoHost } from '../../../demo-host/server.mjs';
import { findWholeBrowser } from '../find-browser.js';
import { startShop } from '../start-shop.js';
import type { Engine } from './engine.js';
import { pageScript } from './page-script.js';
import { startPuppeteerEngine } from './puppeteer-engine.js';
import { Visitor } from './visitor.js';
import { type Walk, walks } from './walks.js';
import { startWebKitEngine } from './webkit-engine.js';

const starts: Record<string, (program: string) => Promise<Engine>> = {
  chromium: (executablePath) =>
    startPuppeteerEngine('chrome', { executablePath, args: findWholeBrowser().args }),
  firefox: (executablePath) => startPuppeteerEngine('firefox', { executablePath }),
  webkit: (miniBrowser) => startWebKitEngine({ miniBrowser }),
};

const folder = await mkdtemp(path.join(tmpdir(), 'kerf-engines-'));
const [shop, script] = await Promise.all([
  startShop({ NODE_ENV: 'development', DEMO: 'on', DATA_DIR: folder }),
  pageScript(),
]);
/** What the shop's people do with orders, as they do it. */
const command = async (...words: string[]): Promise<string> => {
  const program = path.join(import.meta.dirname, '../../dist/server/shop.js');
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, NODE_OPTIONS: '', DATA_DIR: folder, INIT_CWD: folder };
  return (await promisify(execFile)(process.execPath, [program, 'orders', ...words], { env })).stdout;
};
const host = await startDemoHost({ port: 0, shopUrl: shop.url });
/** All walks, or those whose name has the words of WALK. */
const chosen = walks.filter(({ name }) => name.includes(process.env.WALK ?? ''));
const say = (line: string) => process.stdout.write(`${line}\n`);
/** What was read first, and by which engine. */
const readings = new Map<string, { words: string; by: string }>();
const tally = { passed: 0, failed: 0 };

async function walkOnce(engine: Engine, { name, walk }: Walk): Promise<void> {
  const noted: string[] = [];
  const differences: string[] = [];
  const began = performance.now();
  const note = (what: string, words: string | readonly string[]) => {
    noted.push(what);
    const text = [words].flat().join(' | ');
    const first = readings.get(`${name}: ${what}`);
    if (!first) readings.set(`${name}: ${what}`, { words: text, by: engine.name });
    else if (first.words !== text)
      differences.push(`${what}:\n      ${first.by}: ${first.words}\n      ${engine.name}: ${text}`);
  };
  let failure = '';
  try {
    const visitor = new Visitor(await engine.newTab(), script);
    await walk({ visitor, shopUrl: shop.url, hostUrl: host.url, note, command });
    await visitor.seesNoFault();
  } catch (error) {
    failure = `${error instanceof Error ? error.message : error} (after “${noted.at(-1) ?? 'nothing'}”)`;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const problems = [failure, ...differences].filter(Boolean);
  if (problems.length) tally.failed++;
  else tally.passed++;
  say(`  ${problems.length ? '✗' : '✓'} ${name} (${noted.length} readings, ${seconds} s)`);
  for (const problem of problems) say(`    ${problem}`);
}

try {
  for (const [key, program] of Object.entries<string>(JSON.parse(process.env.KERF_ENGINES ?? '{}'))) {
    const engine = await starts[key]?.(program);
    if (!engine) throw new Error(`There is no engine “${key}”.`);
    say(`\n${engine.name} ${engine.version}`);
    try {
      for (const walk of chosen) await walkOnce(engine, walk);
    } finally {
      await engine.close();
    }
  }
} finally {
  await host.close();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
say(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
