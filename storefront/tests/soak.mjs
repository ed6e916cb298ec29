/**
 * `npm run soak`: the server killed over and over on both databases, and the database under it. KILLS sets how often
 * (100). Ends with status 1 when anything that was acknowledged is lost, or anything is there twice.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';

const child = spawn(
  process.execPath,
  ['--import', 'tsx', '--conditions=kerf-source', path.join(import.meta.dirname, 'soak.ts')],
  { stdio: 'inherit' },
);
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
