/**
 * Holds the custom-elements manifest to the sources: every observed attribute, every event that is sent and every
 * part stands in the docblock of its widget, and no attribute or event stands there that the sources do not have.
 * Exits with 1 otherwise.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSources, widgetFolders } from './read-widgets.mjs';

const file = path.join(import.meta.dirname, '../dist/custom-elements.json');
const { modules } = JSON.parse(await readFile(file, 'utf8'));
const declarations = new Map(
  modules.flatMap((module) => module.declarations).map((declaration) => [declaration.tagName, declaration]),
);
const names = (list = []) => new Set(list.map(({ name }) => name));
const strings = (text) =>
  [...text.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)].map((found) => found.slice(1).join(''));

/** Parts written out in the markup; a part named by data (`${…}`) is not looked for. */
const partsIn = (text) =>
  [...text.matchAll(/\bpart=(?:"([^"]*)"|\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\})/g)]
    .flatMap(([, plain, expression]) => (plain === undefined ? strings(expression) : [plain]))
    .flatMap((part) => part.replaceAll(/\S*\$\{[^}]*\}\S*/g, '').split(/\s+/))
    .filter(Boolean);

/** The loader sends this one in a widget's place. */
const fromLoader = new Set(['kerf-error']);
const faults = [];

for (const name of widgetFolders()) {
  const tag = `kerf-${name}`;
  const declaration = declarations.get(tag);
  if (!declaration) {
    faults.push(`<${tag}> is not in the manifest: its class has no @tag ${tag}.`);
    continue;
  }
  const sources = readSources(name);
  const text = [...sources.values()].join('\n');
  const own = [...sources].find(([source]) => source.endsWith(`${name}.element.ts`))?.[1] ?? '';
  const found = {
    attributes: new Set(strings(/observedAttributes\b[^=]*=\s*\[([^\]]*)\]/.exec(own)?.[1] ?? '')),
    events: new Set([...text.matchAll(/\bemit\(\s*'([^']+)'/g)].map(([, event]) => event)),
    cssParts: new Set([...sources.values()].flatMap(partsIn)),
  };
  for (const [kind, inSources] of Object.entries(found)) {
    const documented = names(declaration[kind]);
    for (const one of inSources)
      if (!documented.has(one))
        faults.push(`<${tag}>: ${kind} ${one} is in the sources, not in the docblock.`);
    if (kind === 'cssParts') continue;
    for (const one of documented)
      if (!inSources.has(one) && !fromLoader.has(one))
        faults.push(`<${tag}>: ${kind} ${one} is in the docblock, not in the sources.`);
  }
}
for (const fault of faults) console.log(fault);
console.log(faults.length ? `${faults.length} finding(s)` : `ok    ${declarations.size} widgets documented`);
process.exitCode = faults.length ? 1 : 0;
