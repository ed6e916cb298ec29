/**
 * What runs in the page of every engine: finds controls as a visitor knows them, by what they are and what they are
 * called, in any shadow root. `page-script.ts` bundles it.
 */
import { queryAllByShadowRole } from 'shadow-dom-testing-library';
import type { Box, Control, ControlState, Spot } from './control.js';

export { disorderedLines } from './reading-order.js';

/** Frames that a count of prices takes at most, and some more. */
const stillFrames = 24;

const matcherOf = (name: Control['name']) =>
  typeof name === 'object' ? new RegExp(name.source, name.flags) : (name ?? /(?:)/);

/** The elements that a control may be in: the nth widget of a tag, or the whole page. */
function roomsOf({ widget, nth = 0 }: Control): HTMLElement[] {
  if (!widget) return [document.body];
  const host = document.querySelectorAll(widget)[nth];
  return [...(host?.shadowRoot?.children ?? [])].filter((child) => child instanceof HTMLElement);
}

function summariesIn(room: HTMLElement, name: string | RegExp): HTMLElement[] {
  return [...room.querySelectorAll('summary')].filter(({ textContent }) => {
    const words = textContent?.trim() ?? '';
    return typeof name === 'string' ? words === name : name.test(words);
  });
}

function findAll(control: Control): HTMLElement[] {
  const groups = control.group
    ? roomsOf(control).flatMap((room) =>
        queryAllByShadowRole(room, 'group', { name: matcherOf(control.group) }),
      )
    : roomsOf(control);
  return groups
    .flatMap((room) =>
      control.role === 'summary'
        ? summariesIn(room, matcherOf(control.name))
        : queryAllByShadowRole(room, control.role, { name: matcherOf(control.name) }),
    )
    .filter((element) => element.checkVisibility() && !element.closest('[inert]'));
}

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** What a pointer has to hit: a radio's or check box's label is its tile. */
function faceOf(element: HTMLElement): HTMLElement {
  return (
    (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) && element.labels?.[0]) ||
    element
  );
}

function hitAt({ x, y }: { x: number; y: number }): Element | null {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/**
 * Where a pointer presses a control, once it is in view, stands still and nothing covers it; or why it can't, in a few
 * words. The first of several that are called the same.
 */
export async function spotOf(control: Control): Promise<Spot> {
  const [element] = findAll(control);
  if (!element) return { reason: 'it is not on the page' };
  if (element.matches(':disabled, [aria-disabled=true]')) return { reason: 'it is disabled' };
  const face = faceOf(element);
  face.scrollIntoView({ block: 'center', behavior: 'instant' });
  await nextFrame();
  const before = face.getBoundingClientRect();
  await nextFrame();
  const { left, top, width, height } = face.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return { reason: 'it moves' };
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = hitAt(point);
  if (!hit || !(face.contains(hit) || hit.contains(face)))
    return { reason: `it is covered by ${hit ? hit.localName : 'nothing'} at ${point.x}, ${point.y}` };
  return { point };
}

/** How many controls there are that are so called and can be seen. */
export const countOf = (control: Control): number => findAll(control).length;

/** What a control says of itself: its value, whether it is chosen, whether it has the focus. */
export function stateOf(control: Control): ControlState | null {
  const [element] = findAll(control);
  if (!element) return null;
  const root = element.getRootNode();
  return {
    value: 'value' in element ? String(element.value) : '',
    isChosen:
      ('checked' in element && element.checked === true) ||
      element.matches('[aria-checked=true], [aria-selected=true], [aria-pressed=true]'),
    hasFocus: (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element,
  };
}

const partOf = (widget: string, nth: number, part: string): HTMLElement | null =>
  document
    .querySelectorAll(widget)
    [nth]?.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"], [id="${part}"]`) ?? null;

/** The words of an element with a gap wherever an element ends: cells stay apart. */
function wordsIn(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/** The words of a part of a widget once nothing in the widget is waited for and they stand still; null where it is not there. */
export async function wordsOf(widget: string, nth: number, part: string): Promise<string | null> {
  const host = document.querySelectorAll(widget)[nth];
  let last: string | null = null;
  for (let still = 0; still < stillFrames; still++) {
    await nextFrame();
    const element = partOf(widget, nth, part);
    const words = element && wordsIn(element);
    if (words !== last || host?.shadowRoot?.querySelector('[aria-busy=true]')) still = 0;
    last = words;
  }
  return last;
}

/** Brings a part of a widget into view and says where it is there, CSS px. */
export async function boxOf(widget: string, nth: number, part: string): Promise<Box | null> {
  const element = partOf(widget, nth, part);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await nextFrame();
  await nextFrame();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** What the elements that match say, in the nth widget of a tag. */
export function textsOf(widget: string, nth: number, selector: string): string[] {
  const root = document.querySelectorAll(widget)[nth]?.shadowRoot;
  return [...(root?.querySelectorAll(selector) ?? [])].map(wordsIn);
}

/** What the elements of the page itself say that match. */
export const textsOnPage = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(wordsIn);

/** Chooses a file in the first field for files of a widget, as if a person had; false where there is none. */
export function chooseFile(widget: string, file: { name: string; type: string; base64: string }): boolean {
  const field = document
    .querySelector(widget)
    ?.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) return false;
  const content = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], file.name, { type: file.type }));
  field.files = chosen.files;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field.files.length === 1;
}

/** What went wrong in the page since it was first asked for something. */
const faults: string[] = [];
addEventListener('error', ({ message }) => faults.push(message));
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
export const faultsSoFar = (): string[] => faults;
