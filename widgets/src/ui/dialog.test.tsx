import { within } from 'shadow-dom-testing-library';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw, until } from '../testing/draw.js';
import { Dialog } from './dialog.js';

const dialog = (isOpen: boolean, onClose: () => void) => (
  <>
    <button type="button">Before</button>
    <Dialog id="about" part="about" title="About it" isOpen={isOpen} onClose={onClose}>
      <input aria-label="Inside" />
    </Dialog>
  </>
);

async function open() {
  const onClose = vi.fn();
  const { place, again } = await draw(dialog(false, onClose));
  const view = within(place);
  const opener = view.getByRole('button', { name: 'Before' });
  opener.focus();
  const element = place.querySelector('dialog') as HTMLDialogElement;
  expect(element.childElementCount).toBe(0);
  await again(dialog(true, onClose));
  return { element, view, opener, onClose, close: () => again(dialog(false, onClose)) };
}

it('stands before the page under its title, and gives the focus back', async () => {
  const { element, view, opener, close } = await open();
  expect(view.getByRole('dialog', { name: 'About it' })).toBe(element);
  expect(element.matches(':modal')).toBe(true);
  expect(element.contains(document.activeElement)).toBe(true);
  await close();
  await until(() => expect(element.open).toBe(false));
  expect(document.activeElement).toBe(opener);
  expect(element.childElementCount).toBe(0);
});

it('asks to be closed by its button, by a press beside it and by Escape', async () => {
  const { element, view, onClose } = await open();
  view.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
  element.click();
  expect(onClose).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Escape}');
  await until(() => expect(onClose).toHaveBeenCalledTimes(3));
});

it('stays for a press inside', async () => {
  const { view, onClose } = await open();
  view.getByRole('heading', { name: 'About it' }).click();
  view.getByLabelText('Inside').click();
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps its keys from the shortcuts of the page', async () => {
  const { view } = await open();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  view.getByLabelText('Inside').focus();
  await userEvent.keyboard('s');
  document.removeEventListener('keydown', heard);
  expect(heard).not.toHaveBeenCalled();
  expect(view.getByLabelText<HTMLInputElement>('Inside').value).toBe('s');
});

it('holds the page behind it where it is, and leaves it as it was', async () => {
  const tall = document.body.appendChild(document.createElement('div'));
  tall.style.height = '5000px';
  onTestFinished(() => {
    tall.remove();
    document.documentElement.style.overflow = '';
  });
  const root = document.documentElement;
  // The dialog of the test before lets go of the page with its next frame.
  await until(() => expect(root.style.overflow).toBe(''));
  root.style.overflow = 'visible';
  const { close } = await open();
  const width = root.getBoundingClientRect().width;
  expect(getComputedStyle(root).overflowY).toBe('hidden');
  expect(root.getBoundingClientRect().width).toBe(width);
  await close();
  await until(() => expect(root.style.overflow).toBe('visible'));
  expect(root.style.paddingInlineEnd).toBe('');
});
