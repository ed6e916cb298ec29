import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'decisions');
const files = readdirSync(folder).sort();
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('Decisions', () => {
  test('have one running number, without jumps or doubles', () => {
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  });

  test.each(files)('say in one form what was decided and what it costs: %s', (file) => {
    const text = read(file);
    expect(text).toMatch(
      new RegExp(`^# ${Number(file.slice(0, 4))}\\. .+\\n\\n\\d{4}-\\d\\d-\\d\\d · .+\\n\\n`),
    );
    const parts = [...text.matchAll(/^\*\*(Context|Decision|Rejected|Costs)\.\*\*/gm)].map(
      ([, part]) => part,
    );
    expect(parts.filter((part) => part !== 'Rejected')).toEqual(['Context', 'Decision', 'Costs']);
  });

  test.each(files)('point only at decisions that are there: %s', (file) => {
    for (const [, target = ''] of read(file).matchAll(/\]\((\d{4}-[^)]+\.md)\)/g))
      expect(files).toContain(target);
  });
});
