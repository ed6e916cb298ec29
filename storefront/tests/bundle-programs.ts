import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repositoryRoot } from '../server/paths.js';
import { loadedForEachFile } from '../server/program-of.js';

/** Where the bundles of this run are: within the repository, so that they find its packages. */
export const bundleFolder = path.join(repositoryRoot(), `node_modules/.cache/kerf/programs-${process.pid}`);

/** What is bundled of packages: what is shipped so, with all that it needs. */
const packages: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[@a-z]/ }, ({ path: name, kind, importer }) =>
      kind === 'entry-point' ||
      name.startsWith('@kerf/') ||
      importer.includes('node_modules') ||
      loadedForEachFile.includes(name)
        ? undefined
        : { external: true },
    );
  },
};

/** Programs of these sources, as they are shipped: they start several times faster than from them. */
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
    splitting: true,
    plugins: [packages],
    alias: { '@kerf/sdk': path.join(repositoryRoot(), 'sdk/src') },
    logLevel: 'warning',
  });
  process.once('exit', () => rmSync(bundleFolder, { recursive: true, force: true }));
  return sources.map((source) => path.join(bundleFolder, `${path.basename(source, '.ts')}.mjs`));
}
