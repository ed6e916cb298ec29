import { within } from 'shadow-dom-testing-library';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw, until } from '../testing/draw.js';
import base from '../theme/base.css?inline';
import fields from '../theme/fields.css?inline';
import tokens from '../theme/tokens.css?inline';
import dialog from '../ui/dialog.css?inline';
import styles from './see-it-there.css?inline';
import { SeeItThere } from './see-it-there.js';

const letters = {
  d: 'M0 0H600V200H0ZM100 50V150H500V50Z',
  widthMm: 600,
  heightMm: 200,
  words: '“Open” in Pacifico',
  fill: '#c40062',
};

/** Which calls left the page until now. */
const calls = () => performance.getEntriesByType('resource').map(({ name }) => name);

const frame = (isOpen: boolean, onClose: () => void, changed: Partial<typeof letters> = {}) => (
  <div className="root">
    <style>{tokens + base + fields + dialog + styles}</style>
    <button type="button">See it there</button>
    <SeeItThere {...letters} {...changed} isOpen={isOpen} onClose={onClose} />
  </div>
);

async function open(changed: Partial<typeof letters> = {}) {
  const onClose = vi.fn();
  const { place, again } = await draw(frame(false, onClose, changed));
  const view = within(place);
  const opener = view.getByRole('button', { name: 'See it there' });
  opener.focus();
  await again(frame(true, onClose, changed));
  const stage = () => place.querySelector('.there-drawing') as SVGSVGElement;
  const moved = () => view.getByRole('application', { name: '“Open” in Pacifico, 600 × 200 mm' });
  const says = (words: string) => until(() => expect(view.getByRole('status').textContent).toBe(words));
  // It comes in from below.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return {
    place,
    view,
    opener,
    stage,
    moved,
    says,
    close: () => again(frame(false, onClose)),
    reopen: () => again(frame(true, onClose)),
  };
}

/** A photograph of 1200 × 900 px. */
async function photograph(): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 900);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = '#97a8a2';
  pen.fillRect(0, 0, 1200, 900);
  pen.fillStyle = '#fff';
  pen.fillRect(300, 300, 600, 300);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'wall.png', { type: 'image/png' });
}

const onOwn = async (at: Awaited<ReturnType<typeof open>>, file: File) => {
  await userEvent.click(at.view.getByRole('radio', { name: 'Your photograph' }), { force: true });
  await userEvent.upload(at.view.getByLabelText('Choose a photograph'), file);
};

it('shows letters as large as they are beside what they stand on', async () => {
  const at = await open();
  for (const [name, wide] of [
    ['Wall', 3600],
    ['Shop window', 3600],
    ['Van', 5400],
  ] as const) {
    await userEvent.click(at.view.getByRole('radio', { name }), { force: true });
    const share = (part: Element) =>
      part.getBoundingClientRect().width / at.stage().getBoundingClientRect().width;
    const outline = at.moved().querySelector('path') as SVGPathElement;
    await until(() => expect(share(outline)).toBeCloseTo(600 / wide, 3));
  }
});

it('moves letters by arrow keys, further with Shift, and says where they are; they go back and no further than the place', async () => {
  const at = await open();
  at.moved().focus();
  await userEvent.keyboard('{ArrowRight}');
  await at.says('1010 mm from the left, 750 mm from the top.');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await at.says('1010 mm from the left, 650 mm from the top.');
  for (let presses = 0; presses < 12; presses += 1) await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await at.says('1010 mm from the left, -100 mm from the top.');
  await userEvent.click(at.view.getByRole('button', { name: 'Put back' }));
  at.moved().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await at.says('990 mm from the left, 750 mm from the top.');
  await userEvent.click(at.view.getByRole('button', { name: 'Down' }));
  await at.says('990 mm from the left, 800 mm from the top.');
});

it('moves letters with the pointer that holds them', async () => {
  const at = await open();
  const outline = () => (at.moved().querySelector('path') as SVGPathElement).getBoundingClientRect();
  const before = outline();
  const [clientX, clientY] = [before.left + 5, before.top + 5];
  const hold = { pointerId: 1, bubbles: true, button: 0 };
  // A pointer that no device has can't be captured.
  (at.moved() as Element).setPointerCapture = () => {};
  at.moved().dispatchEvent(new PointerEvent('pointerdown', { ...hold, clientX, clientY }));
  at.moved().dispatchEvent(
    new PointerEvent('pointermove', { ...hold, clientX: clientX + 40, clientY: clientY + 20 }),
  );
  await until(() => expect(outline().left).toBeCloseTo(before.left + 40, 0));
  expect(outline().top).toBeCloseTo(before.top + 20, 0);
  at.moved().dispatchEvent(new PointerEvent('pointerup', hold));
  at.moved().dispatchEvent(new PointerEvent('pointermove', { ...hold, clientX, clientY }));
  expect(outline().left).toBeCloseTo(before.left + 40, 0);
});

it('shows letters on a photograph to the scale of two points, and sends and stores nothing', async () => {
  const at = await open();
  const before = calls();
  const kept = localStorage.length + sessionStorage.length;
  await onOwn(at, await photograph());
  const field = () => at.view.getByLabelText('Distance between the points');
  await until(() => expect(field()).toBeTruthy());
  expect(at.view.queryByRole('application', { name: /Open/ })).toBeNull();
  await userEvent.fill(field(), '1200');
  // The points stand 600 px apart: half a px to a mm, and 1200 px are 2400 mm.
  const share = () =>
    (at.moved().querySelector('path') as SVGPathElement).getBoundingClientRect().width /
    at.stage().getBoundingClientRect().width;
  await until(() => expect(share()).toBeCloseTo(0.25, 3));
  at.view.getByRole('application', { name: 'Point 2' }).focus();
  for (let presses = 0; presses < 5; presses += 1) await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await at.says('Point 2: 85 % from the left, 50 % from the top.');
  await until(() => expect(share()).toBeCloseTo(0.3, 3));
  expect(at.view.getByRole('img', { name: 'Your photograph' }).querySelector('canvas')?.width).toBe(1200);
  // 720 px are 1200 mm now: an arrow key goes on by 10 mm, the button by 50.
  at.moved().focus();
  await userEvent.keyboard('{ArrowRight}');
  await at.says('710 mm from the left, 650 mm from the top.');
  await userEvent.click(at.view.getByRole('button', { name: 'Down' }));
  await at.says('710 mm from the left, 700 mm from the top.');
  await userEvent.fill(field(), '300');
  await until(() => expect(at.place.textContent).toContain('They are larger than what is shown.'));
  expect(calls()).toEqual(before);
  expect(localStorage.length + sessionStorage.length).toBe(kept);
});

it('says what to do with a distance that it can’t read', async () => {
  const at = await open();
  await onOwn(at, await photograph());
  await until(() => expect(at.view.getByLabelText('Distance between the points')).toBeTruthy());
  const field = at.view.getByLabelText<HTMLInputElement>('Distance between the points');
  await userEvent.fill(field, 'about a metre');
  await until(() => expect(at.view.getByText('Type the distance in mm, such as 297.')).toBeTruthy());
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('about a metre');
});

it.each([
  [
    'IMG_0004.HEIC',
    'image/heic',
    'This browser can’t open HEIC photographs. Save or export it as JPEG, then choose it again.',
  ],
  ['notes.jpg', 'image/jpeg', '“notes.jpg” can’t be opened as a picture. Choose a JPEG, PNG or WebP file.'],
])('says of %s, which it can’t open, what to choose', async (name, type, words) => {
  const at = await open();
  await onOwn(at, new File(['no picture'], name, { type }));
  await until(() => expect(at.view.getByRole('alert').textContent).toBe(words));
});

it('gives the focus back where it was opened', async () => {
  const at = await open();
  await at.close();
  await until(() => expect(document.activeElement).toBe(at.opener));
});

it('has the photograph and the points that it was closed with, and says nothing of the last time', async () => {
  const at = await open();
  await onOwn(at, await photograph());
  const point = () => at.view.getByRole('application', { name: 'Point 2' });
  await until(() => expect(point()).toBeTruthy());
  point().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await at.says('Point 2: 77 % from the left, 50 % from the top.');
  const { cx } = (point().querySelector('.there-grip') as SVGCircleElement).attributes as unknown as {
    cx: Attr;
  };
  const before = cx.value;
  await at.close();
  await at.reopen();
  await at.says('');
  expect(at.view.getByRole('img', { name: 'Your photograph' }).querySelector('canvas')?.width).toBe(1200);
  expect(point().querySelector('.there-grip')?.getAttribute('cx')).toBe(before);
});

it.each([
  ['white', '#ffffff', 'Dark'],
  ['black', '#111111', 'Light'],
])('shows %s letters on ground that they are seen on', async (_name, fill, ground) => {
  const { view } = await open({ fill });
  expect(view.getByRole<HTMLInputElement>('radio', { name: ground }).checked).toBe(true);
});

it('has what says the size of letters in the picture wherever they stand', async () => {
  const at = await open();
  const label = () => (at.moved().querySelector('.there-size') as SVGTextElement).getBoundingClientRect();
  at.moved().focus();
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
    for (let presses = 0; presses < 40; presses += 1) await userEvent.keyboard(`{Shift>}{${key}}{/Shift}`);
    const [inner, outer] = [label(), at.stage().getBoundingClientRect()];
    expect(inner.left).toBeGreaterThanOrEqual(outer.left);
    expect(inner.right).toBeLessThanOrEqual(outer.right);
    expect(inner.top).toBeGreaterThanOrEqual(outer.top);
    expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
  }
});
