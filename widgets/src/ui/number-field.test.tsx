import { within } from 'shadow-dom-testing-library';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '../testing/draw.js';
import { NumberField, type NumberFieldProps } from './number-field.js';

async function open(more: Partial<NumberFieldProps> = {}) {
  const typed: string[] = [];
  const { place } = await draw(
    <NumberField
      label="Width"
      id="width"
      name="width"
      value="90"
      onType={(text) => typed.push(text)}
      {...more}
    />,
  );
  return { typed, place, field: within(place).getByLabelText<HTMLInputElement>('Width') };
}

it('is a short text with the keys of a number', async () => {
  const { field } = await open();
  expect([field.value, field.inputMode, field.autocomplete]).toEqual(['90', 'numeric', 'off']);
  expect(field.readOnly).toBe(false);
  expect([field.ariaInvalid, field.getAttribute('aria-describedby')]).toEqual([null, null]);
});

it('offers the decimal point where it takes one', async () => {
  expect((await open({ decimal: true })).field.inputMode).toBe('decimal');
});

it.each(['1e3', '12,5', '12345678', 'abc', '１２', ' 5'])(
  'passes on "%s" as it was typed, and leaves it there',
  async (text) => {
    const { field, typed } = await open();
    field.focus();
    field.select();
    await userEvent.keyboard(text);
    expect([field.value, typed.at(-1)]).toEqual([text, text]);
  },
);

it('has a name in a form of its own', async () => {
  expect((await open({ name: 'width' })).field.name).toBe('width');
});

it.each(['paste', 'drop'])('refuses a %s, and says so until something is typed', async (type) => {
  const { field } = await open();
  expect(field.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))).toBe(false);
  expect(field.validationMessage).toBe('Please type the number: pasting is off in this field.');
  field.value = '5';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(field.validationMessage).toBe('');
});

it('says that it is wrong, why, and that it can only be read', async () => {
  const { field } = await open({ invalid: true, slot: 'size', readOnly: true });
  expect([field.ariaInvalid, field.getAttribute('aria-describedby'), field.readOnly]).toEqual([
    'true',
    'size-error',
    true,
  ]);
});

it('has its hint read before what is wrong', async () => {
  const { field } = await open({ slot: 'size', hint: 'natural-height' });
  expect(field.getAttribute('aria-describedby')).toBe('natural-height size-error');
});

it('shows no unit where it has none', async () => {
  expect((await open()).place.querySelector('[aria-hidden=true]')).toBeNull();
});

it('shows its unit to the eye alone', async () => {
  const { field } = await open({ unit: 'mm' });
  expect(field.parentElement?.querySelector('[aria-hidden=true]')?.textContent).toBe('mm');
});
