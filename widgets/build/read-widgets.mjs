/** Reads, from the sources, what a widget shows to a page: used by the generators and by the check of the manifest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ts } from '@custom-elements-manifest/analyzer/index.js';

const source = path.join(import.meta.dirname, '../src');

/** Folders of `widgets/src` that hold a widget. */
export const widgetFolders = () =>
  readdirSync(source)
    .filter((name) => existsSync(path.join(source, name, `${name}.element.ts`)))
    .sort();

/**
 * The text of a widget's element module and of everything of ours that it imports, its styles among them, by path. Another
 * widget that it embeds draws into a shadow root of its own, where no page reaches it through this one: that is left out.
 */
export function readSources(name) {
  const files = new Map();
  const visit = (file) => {
    const found = [file, file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx')].find(
      (candidate) => !candidate.endsWith('.js') && existsSync(candidate),
    );
    if (!found || files.has(found)) return;
    const text = readFileSync(found, 'utf8');
    files.set(found, text);
    // Of what passes between widget and page it takes what sends no events; the types of events are those of all widgets.
    if (/\/use-(heed-page|lack)\.ts$/.test(found) || found === path.join(source, 'events.ts')) return;
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      if (fileName.startsWith('.') && !fileName.endsWith('.define.js'))
        visit(path.resolve(path.dirname(found), fileName.replace('?inline', '')));
  };
  visit(path.join(source, name, `${name}.element.ts`));
  return files;
}

/** The text of the class that all widgets extend. */
export const readElement = () => readFileSync(path.join(source, 'element/kerf-element.tsx'), 'utf8');

/**
 * The theme's tokens as the sheets of the theme have them: name, what stands where no page sets it, and the sentence before it.
 * Throws for one without a sentence.
 */
export function readTokens() {
  const css = ['tokens', 'over-page']
    .map((name) => readFileSync(path.join(source, `theme/${name}.css`), 'utf8'))
    .join('');
  const read = /(?:\/\* (.+?) \*\/\s+)?(--_[a-z-]+): var\((--kerf-[a-z-]+), (.+)\);/g;
  const tokens = [...css.matchAll(read)];
  const publicNames = new Map(tokens.map(([, , own, name]) => [own, name]));
  return tokens.map(([, description, , name, value]) => {
    if (!description) throw new Error(`The token ${name} has no sentence before it.`);
    const plain = value
      // What follows from another token comes first, and stands in the sentence.
      .replace(/^var\((--_[a-z]+), (.+)\)$/, '$2')
      .replace(/--_[a-z-]+/g, (own) => publicNames.get(own) ?? own);
    return { name, default: plain, description };
  });
}

/** Whether a module exports a type by that name: what it declares itself, or what another one does. */
const exportsType = (text, name) =>
  ts
    .createSourceFile('', text, ts.ScriptTarget.Latest)
    .statements.some((statement) =>
      ts.isInterfaceDeclaration(statement)
        ? statement.name.text === name
        : ts.isExportDeclaration(statement) &&
          statement.exportClause &&
          ts.isNamedExports(statement.exportClause) &&
          statement.exportClause.elements.some((one) => one.name.text === name),
    );

/** Where an exported type stands, as a stranger imports it: the SDK's front door, the events' entry, or the module of a widget. */
export function findType(name) {
  const places = [
    [path.join(source, '../../sdk/src/index.ts'), '@kerf/sdk'],
    [path.join(source, 'events.ts'), '@kerf/widgets/events'],
    ...widgetFolders().map((widget) => [
      path.join(source, widget, `${widget}.element.ts`),
      `@kerf/widgets/${widget}`,
    ]),
  ];
  const place = places.find(([file]) => exportsType(readFileSync(file, 'utf8'), name));
  if (!place) throw new Error(`No entry exports the type ${name}, which a widget's docblock names.`);
  return place[1];
}
