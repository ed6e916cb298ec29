/**
 * Changes the shipped code at random places and runs the tests that could notice. Prints each change that no test
 * noticed, and how many were noticed in each workspace.
 *
 *   npm run mutate -- --sample 100 --seed 7 [--list] [--verbose] [folder or file …]
 *
 * `--list` shows the changes and tries none; `--verbose` also says which test noticed.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../storefront/tests/start-postgres.js';
import { addProbes } from './add-probes.js';
import { chooseTests } from './choose-tests.js';
import { createCompileCheck } from './compiles.js';
import { findMutants } from './find-mutants.js';
import { groupBy } from './group-by.js';
import { createLane } from './lane-process.js';
import type { Reach } from './messages.js';
import { type Mutant, mutated } from './mutant.js';
import { pickSample } from './sample.js';
import { sandboxes } from './sandbox.js';
import { listShipped, repository, workspaceOf, workspaces } from './shipped-sources.js';
import { toDiff } from './to-diff.js';

const laneCount = 2;
/** The first run is every test once, ms. */
const watchPatience = 20 * 60_000;

const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const count = Number(values.sample);
const seed = Number(values.seed);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  process.stderr.write('Give whole numbers: npm run mutate -- --sample 100 --seed 7\n');
  process.exit(1);
}

const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const say = (words: string): void => void process.stdout.write(`${words}\n`);

const wanted = positionals.map((place) => path.relative(repository, path.resolve(place)));
const files = listShipped().filter(
  (file) =>
    existsSync(path.join(repository, file)) &&
    (wanted.length === 0 || wanted.some((place) => file === place || file.startsWith(`${place}/`))),
);
const mutants = await findMutants(files);
const sample = pickSample(mutants, { count, seed, isValid: createCompileCheck() });
say(`${sample.length} of ${mutants.length} mutants in ${files.length} files, seed ${seed}.`);
if (values.list) {
  for (const mutant of sample) say(`\n${toDiff(read(mutant.file), mutant)}`);
  process.exit(0);
}

const postgres = await startPostgres();
const lanes = Array.from({ length: laneCount }, (_, lane) =>
  createLane(`lane-${lane + 1}`, { DATABASE_URL: postgres.url }),
);

/** Which tests reach which of the sample's places. */
async function watchTests(): Promise<Reach[]> {
  const byFile = groupBy(
    sample.map((mutant, id) => ({ id, mutant })),
    ({ mutant }) => mutant.file,
  );
  const changes = [...byFile].map(([file, own]) => {
    const original = read(file);
    return { file, original, text: addProbes(original, own) };
  });
  // No page imports the server: its code runs in Node alone.
  const isOfServer = sample.every(({ file }) => workspaceOf(file) === 'storefront');
  const watched = await Promise.all(
    (isOfServer ? ['node'] : ['node', 'browser']).map(async (project, at) => {
      const answer = await lanes[at]?.ask({ kind: 'watch', project, changes }, watchPatience);
      if (answer?.kind !== 'watched') throw new Error(`The tests of "${project}" did not come to an end.`);
      return answer.reaches;
    }),
  );
  const reaches = watched.flat();
  const unsteady = reaches.filter(({ test, held }) => test && !held);
  for (const { file, test } of unsteady)
    say(`Left out, because it fails without a change: ${file} (${test})`);
  return reaches;
}

interface Verdict {
  mutant: Mutant;
  /** The test that noticed, or null. */
  killer: string | null;
}

async function judge(
  mutant: Mutant,
  id: number,
  reaches: Reach[],
  lane: (typeof lanes)[number],
): Promise<Verdict> {
  const { chosen, ms, slowest } = chooseTests(id, mutant.file, reaches);
  if (chosen.length === 0) return { mutant, killer: null };
  const original = read(mutant.file);
  const answer = await lane.ask(
    {
      kind: 'judge',
      changes: [{ file: mutant.file, original, text: mutated(original, mutant) }],
      chosen,
      testTimeout: 5000 + 3 * slowest,
    },
    30_000 + chosen.length * 2000 + 3 * ms,
  );
  return { mutant, killer: answer?.kind === 'judged' ? answer.killer : 'the tests hung' };
}

const startedAt = Date.now();
const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
try {
  const reaches = await watchTests();
  say(`Every test once: ${elapsed()}.`);
  const queue = sample.map((mutant, id) => ({ mutant, id }));
  const verdicts: Verdict[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const verdict = await judge(next.mutant, next.id, reaches, lane);
        verdicts.push(verdict);
        if (verdict.killer === null) say(`\n${toDiff(read(verdict.mutant.file), verdict.mutant)}`);
        else if (values.verbose) say(`${verdict.mutant.file} ${verdict.mutant.mutator}: ${verdict.killer}`);
      }
    }),
  );
  say(`\n${elapsed()}`);
  for (const workspace of workspaces) {
    const own = verdicts.filter(({ mutant }) => workspaceOf(mutant.file) === workspace);
    const killed = own.filter(({ killer }) => killer !== null).length;
    const percent = own.length === 0 ? 100 : Math.floor((100 * killed) / own.length);
    say(`${workspace}: ${percent} % killed (${killed} of ${own.length})`);
  }
} finally {
  await Promise.all(lanes.map((lane) => lane.close()));
  await postgres.stop();
  rmSync(sandboxes, { recursive: true, force: true, maxRetries: 5 });
}
