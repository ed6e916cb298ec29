import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import alias from '@rollup/plugin-alias';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { bigNumbers } from './big-numbers.js';
import { commonModule } from './common-module.js';
import { inlineCss } from './inline-css.js';
import { integrity } from './integrity.js';
import { type ChunkList, listChunks } from './list-chunks.js';
import { loneConstants } from './lone-constants.js';
import { minify } from './minify.js';
import { nameChunk } from './name-chunk.js';
import { nameFiles } from './name-files.js';
import { onDemand } from './on-demand.js';
import { reactAlias } from './react-alias.js';
import { shipLoader } from './ship-loader.js';
import type { Shipped } from './shipped.js';
import { stampVersion } from './stamp-version.js';
import { throughDoors } from './through-doors.js';
import { writeSiblings } from './write-siblings.js';

const source = path.resolve('widgets/src');

/** As what the script tag is built, and the folder that is cleared for it. */
export interface ScriptTagBuild {
  /** Default: that of the package. */
  version?: string;
  /** Default: `widgets/dist/cdn`. */
  target?: string;
}

/** What reads addresses in browsers that can't: all that run modules can. It is no module, and larger than the rest. */
const ownUrls = { find: /^url-parse$/, replacement: path.join(import.meta.dirname, 'own-url.ts') };

const packageVersion = (): string =>
  (JSON.parse(readFileSync('widgets/package.json', 'utf8')) as { version: string }).version;

/** By tag: the modules that claim the widgets' tags. */
const entries = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(source)
      .map((name) => [`kerf-${name}`, path.join(source, name, `${name}.define.ts`)] as const)
      .filter(([, file]) => existsSync(file)),
  );

/**
 * The script tag: first every widget as a module with the chunks they share, then the loaders, which carry the list
 * of those chunks: one below the version, to be pinned, and one for whoever follows the major version. The same
 * sources give the same bytes. All that a version needs lies in its own folder, which is what a release keeps.
 */
export function shipScriptTag({
  version = packageVersion(),
  target = path.resolve('widgets/dist/cdn'),
}: ScriptTagBuild = {}): RollupOptions[] {
  const list: ChunkList = { hash: '', table: {}, checks: {}, widgets: {}, shared: {} };
  const widgets: RollupOptions = {
    input: entries(),
    preserveEntrySignatures: false,
    // ofetch makes a client of its own while it loads, which nothing here uses.
    treeshake: { manualPureFunctions: ['createFetch'] },
    plugins: [
      { name: 'clear', buildStart: () => rm(target, { recursive: true, force: true }) },
      stampVersion(version),
      inlineCss(),
      replace({
        preventAssignment: true,
        values: {
          'process.env.NODE_ENV': '"production"',
          'import.meta.env.MODE': '"production"',
          'import.meta.env': 'true',
          // Every browser that runs modules has it; ofetch looks for others.
          'typeof globalThis': '"object"',
          // No server runs it.
          'typeof customElements': '"object"',
          'typeof HTMLElement': '"function"',
          'typeof document': '"object"',
          'typeof location': '"object"',
          'typeof requestAnimationFrame': '"function"',
        },
      }),
      alias({ entries: [...reactAlias, ownUrls] }),
      nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.js'], exportConditions: ['kerf-source'] }),
      commonModule(),
      bigNumbers(),
      esbuild({ target: 'es2022', jsx: 'automatic', jsxImportSource: 'react', tsconfig: false }),
      throughDoors(),
      loneConstants(),
      onDemand(version),
      minify(),
      nameFiles(),
      listChunks(version, list),
    ],
    output: {
      dir: path.join(target, version),
      format: 'es',
      entryFileNames: '[name]-[hash:6].js',
      chunkFileNames: '[name]-[hash:6].js',
      manualChunks: nameChunk,
      hoistTransitiveImports: false,
      generatedCode: 'es2015',
      compact: true,
    },
  };
  const loader = { target, version, list };
  const pinned = shipLoader({ ...loader, isPinned: true });
  const rolling = shipLoader({ ...loader, isPinned: false });
  rolling.plugins = [
    rolling.plugins,
    {
      name: 'finish',
      async writeBundle({ file = '' }) {
        const folder = path.join(target, version);
        await copyFile(file, path.join(folder, 'rolling.js'));
        const manifest = await describe(version, folder, list);
        for (const place of [target, folder]) await writeFile(path.join(place, 'manifest.json'), manifest);
        await writeSiblings(target);
      },
    },
  ];
  return [widgets, pinned, rolling];
}

/** The manifest of a version that lies in a folder. */
async function describe(version: string, folder: string, { widgets, shared }: ChunkList): Promise<string> {
  const files: Shipped['files'] = {};
  for (const name of (await readdir(folder)).sort())
    files[name] = integrity(await readFile(path.join(folder, name)));
  const shipped: Shipped = {
    version,
    loader: { file: `${version}/kerf.js`, integrity: files['kerf.js'] ?? '' },
    widgets,
    shared,
    files,
  };
  return `${JSON.stringify(shipped, null, 2)}\n`;
}
