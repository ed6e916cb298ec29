import { within } from 'shadow-dom-testing-library';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '../testing/draw.js';
import { CodeField, readCode } from './code-field.js';

describe('The code that was sent by mail', () => {
  it.each([
    ['2026', '2026'],
    ['I0O1', 'I0O1'],
    ['ab-2c', 'AB2C'],
    ['12345', '1234'],
  ])('has letters and digits alone, four of them, all that were typed: "%s" as "%s"', async (text, held) => {
    const { place } = await draw(<CodeField error="" />);
    const field = within(place).getByLabelText<HTMLInputElement>('Verification code');
    await userEvent.type(field, text);
    expect(field.value).toBe(held);
  });

  it.each([
    ['2A3b', '2A3B'],
    [' 2a-3b ', '2A3B'],
    ['2026', null],
    ['2A3', null],
    ['2A3BC', '2A3B'],
    ['', null],
  ])('is read from "%s" as %s', (text, code) => {
    expect(readCode(text)).toBe(code);
  });
});
