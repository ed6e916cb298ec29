import { spawn } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { newestChange } from './newest-change.mjs';

const widgets = [
  'sdk/src',
  'sdk/package.json',
  'widgets/src',
  'widgets/build',
  'widgets/package.json',
  'rollup.config.ts',
];
const rollup = ['node_modules/rollup/dist/bin/rollup', '-c', '--configPlugin', 'esbuild', '--silent'];

const builds = [
  {
    name: 'script tag',
    output: 'widgets/dist/cdn/manifest.json',
    sources: widgets,
    command: [...rollup, '--configPart', 'script-tag'],
  },
  {
    name: 'packages',
    output: 'widgets/dist/packages/kerf-widgets.tgz',
    sources: widgets,
    command: [...rollup, '--configPart', 'packages'],
  },
  {
    name: 'shop',
    output: 'storefront/dist/server/main.js',
    sources: ['sdk/src', 'widgets/src', 'storefront/pages', 'storefront/server', 'vite.config.ts'],
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  {
    name: 'reference',
    output: 'docs/reference/index.md',
    sources: ['sdk/src', 'sdk/package.json', 'docs/build.mjs'],
    command: ['docs/build.mjs'],
  },
];

/** Says what a build says only when it fails. */
function run({ name, output, command }) {
  const began = new Date();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.on('close', (code) => {
      const seconds = ((Date.now() - began.getTime()) / 1000).toFixed(1);
      if (code === 0) {
        // As old as what it was made from, so that a source that changed meanwhile is newer.
        utimesSync(output, began, began);
        console.log(`Built the ${name} in ${seconds} s`);
      }
      if (code !== 0) console.error(`Building the ${name} failed:\n${said}`);
      resolve(code === 0);
    });
  });
}

/** Those of the builds of these names that were never made here. */
export const neverBuilt = (names) =>
  builds.filter(({ name, output }) => names.includes(name) && !existsSync(output)).map(({ name }) => name);

/**
 * Builds, side by side, each output that is missing or older than a source of it. False when one failed.
 * @param {{ only?: string[], except?: string[] }} [names] Default: all of them.
 */
export async function buildWhatIsStale({ only, except = [] } = {}) {
  const stale = builds.filter(
    ({ name, output, sources }) =>
      (only?.includes(name) ?? true) &&
      !except.includes(name) &&
      newestChange([output]) < newestChange([...sources, 'package-lock.json']),
  );
  const done = await Promise.all(stale.map(run));
  return done.every(Boolean);
}
