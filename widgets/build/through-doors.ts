import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rollup';
import { rewriteImports } from './rewrite-imports.js';

const sdk = path.resolve('sdk/src');
const door = /^@kerf\/sdk\/([a-z]+)$/;

/** Where a name that a door offers comes from; `name` is '*' for a whole module under one name. */
interface Source {
  file: string;
  name: string;
}

const doors = new Map<string, Map<string, Source>>();

/** What a door offers, by name. A door only hands on: every statement of it names what it hands on. */
function offeredBy(name: string): Map<string, Source> {
  const known = doors.get(name);
  if (known) return known;
  const text = readFileSync(path.join(sdk, `${name}.ts`), 'utf8');
  const offered = new Map<string, Source>();
  for (const [, names = '', from = ''] of text.matchAll(/^export \{([^}]*)\} from '([^']+)';/gm))
    for (const entry of names.split(',').map((word) => word.trim()))
      if (entry && !entry.startsWith('type '))
        offered.set(entry, { file: path.join(sdk, from), name: entry });
  for (const [, name = '', from = ''] of text.matchAll(/^export \* as (\w+) from '([^']+)';/gm))
    offered.set(name, { file: path.join(sdk, from), name: '*' });
  doors.set(name, offered);
  return offered;
}

/**
 * Lets imports from the named entries of the SDK lead straight to the modules behind them. Chunks are made of whole
 * modules and what those import, so that an entry among them would tie every widget to everything.
 */
export const throughDoors = (): Plugin => ({
  name: 'through-doors',
  transform(code) {
    if (!code.includes('@kerf/sdk/')) return null;
    return rewriteImports(this, code, (from, names) => {
      const name = door.exec(from)?.[1];
      if (!name) return null;
      const offered = offeredBy(name);
      return names.map(({ imported, local }) => {
        const found = offered.get(imported);
        if (!found) return this.error(`${from} offers no ${imported}.`);
        const what = found.name === '*' ? `* as ${local}` : `{ ${found.name} as ${local} }`;
        return `import ${what} from ${JSON.stringify(found.file)};`;
      });
    });
  },
});
