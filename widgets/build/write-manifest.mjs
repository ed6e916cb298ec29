/**
 * Writes `widgets/dist/custom-elements.json` from the docblocks above the widgets' classes, and adds what every
 * widget has: the theme's tokens, and the event that says that its script did not load.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer/index.js';
import { readTokens, widgetFolders } from './read-widgets.mjs';

const root = path.join(import.meta.dirname, '../..');
const target = path.join(root, 'widgets/dist');

const failed = {
  name: 'kerf-error',
  type: { text: 'CustomEvent<Problem>' },
  description: 'Something did not work; the widget, or a sentence in its place, already says so.',
};

const modules = widgetFolders().map((name) => {
  const file = `src/${name}/${name}.element.ts`;
  return ts.createSourceFile(
    file,
    readFileSync(path.join(root, 'widgets', file), 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );
});
const manifest = create({ modules, plugins: [], context: { dev: false } });

for (const module of manifest.modules) {
  for (const declaration of module.declarations.filter(({ tagName }) => tagName)) {
    declaration.cssProperties = readTokens();
    declaration.events = (declaration.events ?? []).some(({ name }) => name === failed.name)
      ? declaration.events
      : [...(declaration.events ?? []), failed];
    // What a page may not touch is no part of the contract.
    declaration.members = (declaration.members ?? []).filter(
      ({ privacy, static: isStatic }) => !privacy && !isStatic,
    );
  }
}
await mkdir(target, { recursive: true });
// Whoever installs the package reads its modules, not its sources.
const text = JSON.stringify(manifest, null, 2).replaceAll(/"src\/([^"]+)\.ts"/g, '"dist/npm/$1.js"');
await writeFile(path.join(target, 'custom-elements.json'), `${text}\n`);
