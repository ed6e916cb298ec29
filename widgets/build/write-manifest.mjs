/**
 * Writes `widgets/dist/custom-elements.json` from the docblocks above the widgets' classes, and adds what every
 * widget has: the theme's tokens, what stands between the tags, the
 * event that says that its script did not load, and the module that defines the tag.
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

const fallback = {
  name: '',
  description:
    'Shown until the widget is drawn, and for good where no script runs. What stands between the tags is not changed.',
};

const base = 'src/element/kerf-element.tsx';
const files = widgetFolders().map((name) => `src/${name}/${name}.element.ts`);
const modules = [base, ...files].map((file) => {
  return ts.createSourceFile(
    file,
    readFileSync(path.join(root, 'widgets', file), 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );
});
const manifest = create({ modules, plugins: [], context: { dev: false } });

/** What a page may use: it has words, and is no matter of the class itself or of the browser. */
const isOffered = ({ name, privacy, static: isStatic, description }) =>
  description && !privacy && !isStatic && !name.endsWith('Callback');
manifest.modules = manifest.modules.filter(({ path }) => path !== base);

for (const module of manifest.modules) {
  for (const declaration of module.declarations.filter(({ tagName }) => tagName)) {
    declaration.cssProperties = readTokens();
    // The class that all extend sends what it is told to: it has none of its own.
    const events = (declaration.events ?? []).filter(({ inheritedFrom }) => !inheritedFrom);
    declaration.events = events.some(({ name }) => name === failed.name) ? events : [...events, failed];
    declaration.members = (declaration.members ?? []).filter(isOffered);
    declaration.slots = [fallback];
    module.exports.push({
      kind: 'custom-element-definition',
      name: declaration.tagName,
      declaration: { name: declaration.name, module: module.path },
    });
  }
}
await mkdir(target, { recursive: true });
// Whoever installs the package reads its modules, not its sources.
const text = JSON.stringify(manifest, null, 2).replaceAll(/"src\/([^"]+)\.tsx?"/g, '"dist/npm/$1.js"');
await writeFile(path.join(target, 'custom-elements.json'), `${text}\n`);
