/** Reads, from the sources, what a widget shows to a page: used by the generators and by the check of the manifest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '../src');

/** Folders of `widgets/src` that hold a widget. */
export const widgetFolders = () =>
  readdirSync(source)
    .filter((name) => existsSync(path.join(source, name, `${name}.element.ts`)))
    .sort();

/** The text of a widget's element module and of everything of ours that it imports, by path. */
export function readSources(name) {
  const files = new Map();
  const visit = (file) => {
    const found = [file, file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx')].find(
      (candidate) => !candidate.endsWith('.js') && existsSync(candidate),
    );
    if (!found || files.has(found)) return;
    const text = readFileSync(found, 'utf8');
    files.set(found, text);
    for (const [, specifier] of text.matchAll(/from '(\.[^']+\.js)'/g))
      visit(path.resolve(path.dirname(found), specifier));
  };
  visit(path.join(source, name, `${name}.element.ts`));
  return files;
}

/** Names of the theme's tokens with their defaults, as `theme/tokens.css` has them. */
export function readTokens() {
  const css = readFileSync(path.join(source, 'theme/tokens.css'), 'utf8');
  return [...css.matchAll(/var\((--kerf-[a-z-]+), (.+)\);/g)].map(([, name, value]) => ({
    name,
    default: value,
  }));
}

/** Where an exported type stands, as a stranger imports it: the SDK's front door, or the module of a widget. */
export function findType(name) {
  const places = [
    [path.join(source, '../../sdk/src/index.ts'), '@kerf/sdk'],
    ...widgetFolders().map((widget) => [
      path.join(source, widget, `${widget}.element.ts`),
      `@kerf/widgets/${widget}`,
    ]),
  ];
  const handedOn = new RegExp(`export [^;]*\\b${name}\\b[^;]*from `);
  const place = places.find(([file]) => handedOn.test(readFileSync(file, 'utf8')));
  if (!place) throw new Error(`No entry exports the type ${name}, which a widget's docblock names.`);
  return place[1];
}
