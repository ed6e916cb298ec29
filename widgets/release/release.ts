/** `npm run release [-- VERSION]`: makes a release of the widgets, see docs/how-to/make-a-release.md. */
import path from 'node:path';
import { buildScriptTag } from '../build/build-script-tag.js';
import { makeRelease } from './make-release.js';

const root = path.join(import.meta.dirname, '../..');
const [wanted, ...others] = process.argv.slice(2);
try {
  if (others.length > 0) throw new Error('Name one version, or none: npm run release -- 1.2.0');
  const version = await makeRelease({ root, wanted, now: new Date(), build: buildScriptTag });
  process.stdout.write(
    `Released ${version} into widgets/releases/${version}.\n` +
      'Run "npm test", commit all of it, and bring it to your servers as any other upgrade.\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
