/**
 * Compiles a small app per framework against the generated type files. React and Preact are the real ones; of Vue and
 * Svelte only the interfaces that the type files add to are declared. Exits with 1 when one does not compile.
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
export const widget = (
  <kerf-configurator item="swing-tags" ${className}="price-bar" onkerf-price={(event) => event.detail.total?.toFixed(2)} />
);
// @ts-expect-error An attribute that no widget has.
export const wrong = <kerf-configurator itm="swing-tags" />;
document.querySelector('kerf-price-table')?.addEventListener('kerf-change', (event) => event.detail.selection.product_id + 1);
document.addEventListener('kerf-price', (event) => event.detail.total?.toFixed(2));
`;

const samples = {
  react: { 'app.tsx': jsx('react', 'className') },
  preact: { 'app.tsx': jsx('preact', 'class') },
  vue: {
    'app.ts': `import '../types/vue.js';
import type { GlobalComponents } from 'vue';
type Props = InstanceType<GlobalComponents['kerf-configurator']>['$props'];
export const props: Props = { item: 'swing-tags', onKerfPrice: (event) => void event.detail.total?.toFixed(2) };
// @ts-expect-error An attribute that no widget has.
export const wrong: Props = { itm: 'swing-tags' };
`,
    'vue.d.ts': `declare module 'vue' {
  export interface HTMLAttributes { class?: string }
  export interface GlobalComponents { RouterLink?: unknown }
}
`,
  },
  svelte: {
    'app.ts': `import '../types/svelte.js';
import type { SvelteHTMLElements } from 'svelte/elements';
type Props = SvelteHTMLElements['kerf-configurator'];
export const props: Props = { item: 'swing-tags', 'onkerf-price': (event) => void event.detail.total?.toFixed(2) };
// @ts-expect-error An attribute that no widget has.
export const wrong: Props = { itm: 'swing-tags' };
`,
    'svelte.d.ts': `declare module 'svelte/elements' {
  export interface HTMLAttributes<Target> { class?: string; target?: Target }
  export interface SvelteHTMLElements { a?: HTMLAttributes<HTMLAnchorElement> }
}
`,
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
