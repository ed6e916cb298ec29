/**
 * `npm run soak`: the server killed over and over on both databases, and the database under it. KILLS sets how often
 * (100). Ends with status 1 when anything that was acknowledged is lost, or anything is there twice.
 */
import { crashDatabase } from './crash-database.js';
import { killAfterAdd } from './kill-after-add.js';
import { startPostgres } from './start-postgres.js';
import { temporaryPlace } from './temporary-place.js';

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
