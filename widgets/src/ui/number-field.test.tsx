import { within } from 'shadow-dom-testing-library';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.js';
import { NumberField, type NumberFieldProps } from './number-field.js';

async function open(more: Partial<NumberFieldProps> = {}) {
  const typed: string[] = [];
  const { place } = await draw(
    <NumberField
      label="Width"
      name="n"
      id="width"
      value="90"
      maxLength={5}
      filter={(text) => text.replace(/\D/g, '')}
      onType={(text) => typed.push(text)}
      {...more}
    />,
  );
  return { typed, place, field: within(place).getByLabelText<HTMLInputElement>('Width') };
}

it('is a short text with the keys of a number', async () => {
  const { field } = await open();
  expect([field.value, field.maxLength, field.inputMode, field.autocomplete]).toEqual([
    '90',
    5,
    'numeric',
    'off',
  ]);
  expect(field.readOnly).toBe(false);
  expect([field.ariaInvalid, field.getAttribute('aria-describedby')]).toEqual([null, null]);
});

it('offers the decimal point where it takes one', async () => {
  expect((await open({ decimal: true })).field.inputMode).toBe('decimal');
});

it('passes on what is left of what was typed, and shows it', async () => {
  const { field, typed } = await open();
  field.value = '1a2';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect([field.value, typed]).toEqual(['12', ['12']]);
});

it.each(['paste', 'drop'])('refuses a %s', async (type) => {
  const { field } = await open();
  expect(field.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))).toBe(false);
});

it('says that it is wrong, why, and that it can only be read', async () => {
  const { field } = await open({ invalid: true, slot: 'size', readOnly: true });
  expect([field.ariaInvalid, field.getAttribute('aria-describedby'), field.readOnly]).toEqual([
    'true',
    'size-error',
    true,
  ]);
});

it('shows no unit where it has none', async () => {
  expect((await open()).place.querySelector('[aria-hidden=true]')).toBeNull();
});

it('shows its unit to the eye alone', async () => {
  const { field } = await open({ unit: 'mm' });
  expect(field.parentElement?.querySelector('[aria-hidden=true]')?.textContent).toBe('mm');
});
