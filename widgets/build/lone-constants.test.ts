import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { loneConstants } from './lone-constants.js';

const contract = path.join(import.meta.dirname, '../../sdk/src/contract');

/** What a widget gets that imports one constant. */
async function importAlone(list: string, name: string): Promise<{ value: unknown; code: string }> {
  const entry = path.join(contract, '../entry.js');
  const bundle = await rollup({
    input: entry,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? `export { kept };\nimport { ${name} as kept } from './contract/${list}.js';` : null,
      },
      loneConstants(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const { code } = output[0];
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { value: module.kept, code };
}

test('a constant comes alone', async () => {
  const { value, code } = await importAlone('limits', 'maxCartLines');
  expect(value).toBe(100);
  expect(code).not.toContain('maxCuts');
});

test('every constant is alone what it is in its list, with those that it is made of', async () => {
  const lists = (await readdir(contract)).filter((file) =>
    /^(messages|limits|([a-z]+-)?routes)\.ts$/.test(file),
  );
  expect(lists.length).toBeGreaterThan(5);
  for (const file of lists) {
    const whole = (await import(path.join(contract, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(whole))
      if (typeof value !== 'function')
        expect([file, name, (await importAlone(file.replace('.ts', ''), name)).value]).toEqual([
          file,
          name,
          value,
        ]);
  }
});
