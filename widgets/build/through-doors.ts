import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rollup';

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

interface ImportStatement {
  type: string;
  start: number;
  end: number;
  source: { value: string };
  specifiers: readonly { type: string; imported: { name: string }; local: { name: string } }[];
}

/**
 * Lets imports from the named entries of the SDK lead straight to the modules behind them. Chunks are made of whole
 * modules and what those import, so that an entry among them would tie every widget to everything.
 */
export const throughDoors = (): Plugin => ({
  name: 'through-doors',
  transform(code) {
    if (!code.includes('@kerf/sdk/')) return null;
    const statements = this.parse(code).body as unknown as readonly ImportStatement[];
    let direct = code;
    for (const { type, start, end, source, specifiers } of [...statements].reverse()) {
      const name = type === 'ImportDeclaration' && door.exec(source.value)?.[1];
      if (!name) continue;
      const offered = offeredBy(name);
      const imports = specifiers.map(({ imported, local }) => {
        const found = offered.get(imported.name);
        if (!found) this.error(`${source.value} offers no ${imported.name}.`);
        const what = found.name === '*' ? `* as ${local.name}` : `{ ${found.name} as ${local.name} }`;
        return `import ${what} from ${JSON.stringify(found.file)};`;
      });
      direct = direct.slice(0, start) + imports.join('\n') + direct.slice(end);
    }
    return { code: direct, map: null };
  },
});
