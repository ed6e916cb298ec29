import { createRoot } from 'react-dom/client';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn } from '../testing/draw.js';
import { keepKeys } from './keep-keys.js';

/** A widget with every kind of control, on a page that takes every key for itself. */
async function open() {
  const host = document.body.appendChild(document.createElement('div'));
  const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <>
      <input type="text" aria-label="Width" ref={keepKeys} />
      <select aria-label="Sets">
        <option>one</option>
        <option>two</option>
      </select>
      <fieldset ref={keepKeys}>
        <input type="radio" name="sides" aria-label="Front" defaultChecked />
        <input type="radio" name="sides" aria-label="Both" />
      </fieldset>
      <button type="button" onClick={({ currentTarget }) => currentTarget.append('!')}>
        Add
      </button>
    </>,
  );
  await drawn();
  const heard: string[] = [];
  const take = (event: KeyboardEvent) => {
    heard.push(event.key);
    event.preventDefault();
  };
  document.addEventListener('keydown', take);
  document.addEventListener('keypress', take);
  onTestFinished(() => {
    document.removeEventListener('keydown', take);
    document.removeEventListener('keypress', take);
    root.unmount();
    host.remove();
  });
  return { view: within(place), heard };
}

describe('On a page with shortcuts of its own', () => {
  it('what is typed into a field is typed, and the page does not hear of it', async () => {
    const { view, heard } = await open();
    const field = view.getByLabelText<HTMLInputElement>('Width');
    field.focus();
    await userEvent.keyboard('j/ k5');
    await userEvent.keyboard('{Home}{Delete}');
    expect([field.value, heard]).toEqual(['/ k5', []]);
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    expect([field.value, heard]).toEqual(['', []]);
  });

  it('typing finds a choice of a list', async () => {
    const { view, heard } = await open();
    const list = view.getByLabelText<HTMLSelectElement>('Sets');
    list.focus();
    await userEvent.keyboard('t');
    expect([list.value, heard]).toEqual(['two', []]);
  });

  it('arrows choose and the space bar presses', async () => {
    const { view, heard } = await open();
    view.getByLabelText('Front').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(view.getByLabelText<HTMLInputElement>('Both').checked).toBe(true);
    const button = view.getByRole('button');
    button.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    expect([button.textContent, heard]).toEqual(['Add!!', []]);
  });

  it('ways out, commands and letters on a button are the page’s', async () => {
    const { view, heard } = await open();
    view.getByLabelText('Width').focus();
    await userEvent.keyboard('{Escape}{Tab}{F2}');
    await userEvent.keyboard('{Control>}k{/Control}');
    view.getByRole('button').focus();
    await userEvent.keyboard('j');
    expect(heard.filter((key, at) => heard.indexOf(key) === at)).toEqual(['Escape', 'Tab', 'F2', 'k', 'j']);
  });
});
