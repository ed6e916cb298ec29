/**
 * Compiles a small app per framework against the generated type files. Exits with 1 when one does not compile.
 */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'widgets/dist/samples');
const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');

const jsx = (framework, className) => `import '../types/${framework}.js';
import { createShop } from '@kerf/sdk';
const shop = createShop({ api: 'https://shop.example/api' });
export const widget = (
  <kerf-configurator
    item="swing-tags"
    ${className}="price-bar"
    shop={shop}
    ref={(element) => void element?.shop.runtime.api.length}
    onkerf-price={(event) => event.detail.total?.toFixed(2)}
  />
);
// @ts-expect-error An attribute that no widget has.
export const wrong = <kerf-configurator itm="swing-tags" />;
// @ts-expect-error No shop, but its address.
export const text = <kerf-configurator shop="https://shop.example" />;
document.querySelector('kerf-price-table')?.addEventListener('kerf-change', (event) => event.detail.selection.product_id + 1);
document.createElement('kerf-price-table').shop = shop;
document.addEventListener('kerf-price', (event) => event.detail.total?.toFixed(2));
`;

/** What an app of Vue or Svelte hands to a tag, checked as their template compilers do. */
const props = (framework, type, handler) => `import '../types/${framework}.js';
import { createShop } from '@kerf/sdk';
${type}
const shop = createShop({ api: 'https://shop.example/api' });
export const props: Props = { item: 'swing-tags', shop, ${handler}: (event) => void event.detail.total?.toFixed(2) };
// @ts-expect-error An attribute that no widget has.
export const wrong: Props = { itm: 'swing-tags' };
`;

const samples = {
  react: { 'app.tsx': jsx('react', 'className') },
  preact: { 'app.tsx': jsx('preact', 'class') },
  vue: {
    'app.ts': props(
      'vue',
      `import type { GlobalComponents } from 'vue';
type Widget = InstanceType<GlobalComponents['kerf-configurator']>;
type Props = Widget['$props'];
export const apiOf = (widget: Widget) => widget.shop.runtime.api.length;`,
      'onKerfPrice',
    ),
  },
  svelte: {
    'app.ts': props(
      'svelte',
      `import type { SvelteHTMLElements } from 'svelte/elements';
type Props = SvelteHTMLElements['kerf-configurator'];`,
      "'onkerf-price'",
    ),
  },
};

for (const [framework, files] of Object.entries(samples)) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    jsxImportSource: framework,
    strict: true,
    noEmit: true,
    types: [],
  };
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(files) }),
  );
  try {
    await run(process.execPath, [compiler, '-p', folder]);
    console.log(`ok    ${framework}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`NOT   ${framework}\n${error.stdout}`);
  }
}
await rm(folder, { recursive: true, force: true });
