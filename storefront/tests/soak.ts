/**
 * `npm run soak`: every test that draws its examples with fresh seeds; then the server killed over and over on both
 * databases, and the database under it. ROUNDS sets how many seeds (5), KILLS how many deaths (100), SEED the first
 * seed, to see a run again. Ends with status 1 when a test fails, when anything that was acknowledged is lost, or
 * when anything is there twice.
 */
import { randomInt } from 'node:crypto';
import { crashDatabase } from './crash-database.js';
import { killAfterAdd } from './kill-after-add.js';
import { runGeneratedTests } from './run-generated-tests.js';
import { startPostgres } from './start-postgres.js';
import { temporaryPlace } from './temporary-place.js';

const rounds = Number(process.env.ROUNDS ?? 5);
const kills = Number(process.env.KILLS ?? 100);
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

const freshSeed = () => randomInt(2 ** 31);
const first = Number(process.env.SEED ?? freshSeed());
for (let round = 0; round < rounds; round++) {
  if (!(await runGeneratedTests(round === 0 ? first : freshSeed()))) process.exitCode = 1;
}

// The moments of the deaths are drawn too.
process.env.SEED = String(first);
await import('./seed.js');
process.stdout.write(`Moments of death, seed ${first}\n`);
const place = await temporaryPlace();
const postgres = await startPostgres();
try {
  report('Server on SQLite', await killAfterAdd(place.variables, kills));
  const variables = { ...place.variables, DATABASE_URL: postgres.url };
  report('Server on PostgreSQL', await killAfterAdd(variables, kills));
  const { slowest, ...counts } = await crashDatabase(variables, postgres, crashes);
  report('PostgreSQL itself', counts);
  process.stdout.write(`Slowest return to service: ${slowest} ms\n`);
  if (slowest > 10_000) process.exitCode = 1;
} finally {
  await postgres.stop();
  await place.remove();
}
