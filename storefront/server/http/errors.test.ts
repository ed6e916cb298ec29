import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../paths.js';
import { errors } from './errors.js';

const root = repositoryRoot();
const folders = ['sdk/src', 'widgets/src', 'storefront/server', 'storefront/pages'];
const code =
  /\b(?:ADDRESS|API|ARTWORK|CART|CATALOGUE|CLIENT|IDEMPOTENCY|LETTERING|LOADER|ORDER|PAGES|PAYMENT|PEOPLE|PRICING|PROOF|QUOTATION|QUOTE|SDK|STORE|WIDGET)_[A-Z]+(?:_[A-Z]+)*\b/g;
const variables = new Set(['CATALOGUE_DIR']);

async function documented(): Promise<Map<string, string>> {
  const text = await readFile(path.join(root, 'docs/errors.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+?) +\| [^|]+ \| [^|]+ \|$/gm)];
  const codes = new Map(rows.map(([, name = '', status = '']) => [name, status]));
  expect(codes.size, 'each code stands once').toBe(rows.length);
  return codes;
}

async function used(): Promise<Set<string>> {
  const codes = new Set<string>();
  for (const folder of folders)
    for (const file of await readdir(path.join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      const text = await readFile(path.join(root, folder, file), 'utf8');
      const statements = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      for (const [found] of statements.matchAll(code)) if (!variables.has(found)) codes.add(found);
    }
  return codes;
}

describe('Every code', () => {
  test('that the product can answer with is documented, and every documented one can be answered with', async () => {
    expect([...(await used())].sort()).toEqual([...(await documented()).keys()].sort());
  });

  test('of the server is documented with the status that it has', async () => {
    const documentedCodes = await documented();
    for (const [name, status] of Object.entries(errors))
      expect([name, documentedCodes.get(name)]).toEqual([name, String(status)]);
  });
});
