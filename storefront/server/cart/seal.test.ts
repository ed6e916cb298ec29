import { expect, test } from 'vitest';
import { seal, unseal } from './seal.js';

test('what was sealed is read with the same secret, and with no other', () => {
  const text = '{"cart":"ä"}'.repeat(50);
  const sealed = seal(text, 'secret');
  expect(unseal(sealed, 'secret')).toBe(text);
  expect(() => unseal(sealed, 'Secret')).toThrow();
});

test('a seal tells nothing, is smaller than a long text, and is another one each time', () => {
  const text = 'the same line again. '.repeat(50);
  const [one, other] = [seal(text, 'secret'), seal(text, 'secret')];
  expect(one).not.toBe(other);
  expect(one.length).toBeLessThan(text.length / 4);
  expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('line');
});

test('a seal that was changed anywhere is refused', () => {
  const bytes = Buffer.from(seal('text', 'secret'), 'base64');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(changed.toString('base64'), 'secret')).toThrow();
  }
});
