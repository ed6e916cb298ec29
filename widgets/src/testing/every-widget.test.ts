import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = path.join(import.meta.dirname, '..');
const widgets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.define.ts'),
);

test('there are widgets', () => {
  expect(widgets.length).toBeGreaterThanOrEqual(7);
});

test.each(widgets)('what every widget promises is tested of %s', (file) => {
  const folder = path.join(sources, path.dirname(file));
  const tag = /defineWidget\('([\w-]+)'/.exec(readFileSync(path.join(sources, file), 'utf8'))?.[1];
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(tests.some((text) => text.includes('keepsTheWidgetContract(') && text.includes(`'${tag}'`))).toBe(
    true,
  );
});
