import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import alias from '@rollup/plugin-alias';
import nodeResolve from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { inlineCss } from './inline-css.js';
import { reactAlias } from './react-alias.js';

const run = promisify(execFile);
const compiler = path.resolve('node_modules/typescript7/bin/tsc');

/** Where each package's modules go, from its own folder. */
const folders = { sdk: 'dist', widgets: 'dist/npm' };

/** Where the script tag's modules find their shop: where they came from. */
const served = path.resolve('widgets/src/element/page-runtime.js');

/** Modules of a package come from anywhere: they wait for a page to say which shop it belongs to. */
const connected = (id: string, importer: string): string | null =>
  path.resolve(path.dirname(importer), id) === served
    ? path.resolve('widgets/src/connect/page-runtime.tsx')
    : null;

/** Modules of a package, without tests; the loader is a script, not a module. */
const modules = (source: string): string[] =>
  (readdirSync(source, { recursive: true }) as string[])
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$|\.d\.ts$|(^|\/)testing\/|^loader\.ts$|^element\/page-runtime\.ts$/.test(file),
    )
    .sort()
    .map((file) => path.join(source, file));

/**
 * An npm package: one ES module for each source, dependencies left to the one who installs it, React's specifiers
 * replaced by Preact's, style sheets as strings, and declarations made by the type checker.
 */
export function shipPackage(name: keyof typeof folders): RollupOptions {
  const source = path.resolve(name, 'src');
  const target = path.resolve(name, folders[name]);
  return {
    input: modules(source),
    external: (id) => !/^[./]|^\0|^react(-dom)?($|\/)/.test(id),
    plugins: [
      { name: 'connect', resolveId: (id, importer) => (importer ? connected(id, importer) : null) },
      { name: 'clear', buildStart: () => rm(target, { recursive: true, force: true }) },
      alias({ entries: reactAlias }),
      inlineCss(),
      nodeResolve({ extensions: ['.ts', '.tsx'] }),
      esbuild({ target: 'es2022', jsx: 'automatic', jsxImportSource: 'react', tsconfig: false }),
      { name: 'declare', writeBundle: () => declare(name, target) },
      name === 'widgets' && { name: 'describe', writeBundle: { sequential: true, handler: describe } },
      // The last of both, when the other is there.
      name === 'widgets' && { name: 'pack', writeBundle: { sequential: true, handler: pack } },
    ],
    output: {
      dir: target,
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: source,
      entryFileNames: '[name].js',
      generatedCode: 'es2015',
      sourcemap: true,
      // The sources are in the package.
      sourcemapExcludeSources: true,
      sourcemapPathTransform: (source) => source.replace(/\?inline$/, ''),
    },
  };
}

/** The custom-elements manifest, and the type files made from it. */
async function describe(): Promise<void> {
  for (const script of ['write-manifest', 'write-types'])
    await run(process.execPath, [path.resolve(`widgets/build/${script}.mjs`)]);
}

/** Both packages as files, which the shop hands out. */
async function pack(): Promise<void> {
  const target = path.resolve('widgets/dist/packages');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of Object.keys(folders)) {
    const { stdout } = await run(
      'npm',
      ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', target],
      { cwd: path.resolve(name) },
    );
    const [packed] = JSON.parse(stdout) as [{ filename: string }];
    await rename(
      path.join(target, packed.filename.replace('@', '').replace('/', '-')),
      path.join(target, `kerf-${name}.tgz`),
    );
  }
}

/** Declarations, with the same specifiers replaced (the types of `@preact/compat` are those of `preact/compat`). */
async function declare(name: string, target: string): Promise<void> {
  await run(process.execPath, [compiler, '-p', path.resolve(name, 'tsconfig.build.json')]).catch((error) => {
    throw new Error(`The declarations of ${name} could not be made:\n${error.stdout}`);
  });
  const files = await readdir(target, { recursive: true });
  await Promise.all(
    files
      .filter((file) => file.endsWith('.d.ts'))
      .map(async (file) => {
        const declaration = path.join(target, file);
        const text = await readFile(declaration, 'utf8');
        const replaced = text.replace(/(["'])(react[^"']*)\1/g, (whole, quote, specifier) => {
          const found = reactAlias.find(({ find }) => find.test(specifier));
          return found ? quote + found.replacement.replace('@preact/compat', 'preact/compat') + quote : whole;
        });
        if (replaced !== text) await writeFile(declaration, replaced);
      }),
  );
}
