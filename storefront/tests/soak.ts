/**
 * `npm run soak`: the server killed over and over on both databases, and the database under it; a full disk; two
 * servers on one file. KILLS sets how often (100). Ends with status 1 when anything that was acknowledged is lost, or
 * anything is there twice, or a server does not answer while another one writes.
 */
import { crashDatabase } from './crash-database.js';
import { fillDisk } from './fill-disk.js';
import { killAfterAdd } from './kill-after-add.js';
import { shareFile } from './share-file.js';
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

/** The longest that a server may take to say that it is alive, the 99th of a hundred, ms. */
const healthLimit = 100;

async function reportFullDisk(): Promise<void> {
  const full = await fillDisk();
  if (!full) {
    process.stdout.write('Full disk: not tried; it needs Linux and the right to mount\n');
    return;
  }
  const { acknowledged, lost, refusals, start } = full;
  process.stdout.write(
    `Full disk: ${acknowledged} carts acknowledged, ${lost} lost, refused with ${refusals.join(', ')}; started on it: ${start}\n`,
  );
  if (lost > 0 || refusals.join() !== '507' || start.includes('\n')) process.exitCode = 1;
}

async function reportSharing(): Promise<void> {
  const shared = await temporaryPlace();
  const load = { addsPerSecond: 40, seconds: 20 };
  const { acknowledged, refused, lost, health, add } = await shareFile(shared.variables, load);
  await shared.remove();
  process.stdout.write(
    `Two servers on one file: ${acknowledged} carts acknowledged, ${refused} refused, ${lost} lost; p99 ${add} ms, of /healthz ${health} ms\n`,
  );
  if (lost > 0 || refused > 0 || health > healthLimit) process.exitCode = 1;
}

await reportFullDisk();
await reportSharing();
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
