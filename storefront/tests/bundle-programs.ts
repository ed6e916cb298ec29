import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../server/paths.js';

/** Where the bundles of this run are: within the repository, so that they find its packages. */
export const bundleFolder = path.join(repositoryRoot(), `node_modules/.cache/kerf/programs-${process.pid}`);

/** Programs of these sources, each in one file, as they are shipped: they start several times faster than from them. */
export async function bundlePrograms(...sources: string[]): Promise<string[]> {
  await build({
    entryPoints: sources.map((source) => path.join(repositoryRoot(), source)),
    outdir: bundleFolder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['kerf-source'],
    packages: 'external',
    alias: { '@kerf/sdk': path.join(repositoryRoot(), 'sdk/src') },
    logLevel: 'warning',
  });
  process.once('exit', () => rmSync(bundleFolder, { recursive: true, force: true }));
  return sources.map((source) => path.join(bundleFolder, `${path.basename(source, '.ts')}.mjs`));
}
