import path from 'node:path';
import { build } from 'esbuild';

/** The script that `in-page.ts` makes, which puts its functions at `globalThis.kerfWalk`. */
export async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'globalThis.kerfWalk',
    target: ['safari17.5', 'firefox120', 'chrome123'],
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
