/** What every widget promises, whatever it shows. Each widget's test starts with it. */
import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { KerfElement } from '../element/kerf-element.js';
import { interceptCalls } from './intercept-calls.js';
import { useTestShop } from './test-shop.js';

export interface ContractCase {
  tag: string;
  attributes: Record<string, string>;
  /** Loads the widget's `.define` module. */
  define: () => Promise<unknown>;
  /** Resolves once the widget shows what it is for. */
  isReady: (shadow: ShadowRoot) => void;
  /** Whether its item is that of a configuration. Default: it is. */
  hasConfiguration?: boolean;
  /** Whether it stands in a line, as wide as what it says. */
  isInLine?: boolean;
}

/** Puts a tag on the page with these attributes and returns it. */
export function place(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

/** How long a widget is waited for, ms: long enough for any machine, however busy. */
export const patience = { timeout: 20_000 };

/** What in a widget has a name that the page can give it. */
const partOf = (shadow: ShadowRoot, name: string) =>
  shadow.querySelector(`.root[role=group][aria-label="${name}"], .root > [aria-label="${name}"]`);

/** Waits until `check` no longer throws for the element's shadow root. */
export async function ready(element: HTMLElement, check: (shadow: ShadowRoot) => void): Promise<ShadowRoot> {
  await vi.waitFor(() => check(element.shadowRoot as ShadowRoot), patience);
  return element.shadowRoot as ShadowRoot;
}

/** Levels A and AA, with target size. */
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
};

/** The violations that axe finds in an element, as readable lines. */
export async function violations(element: HTMLElement): Promise<string[]> {
  // What is fading in has less contrast than it will have; an animation begins with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moving = [...document.getAnimations(), ...(element.shadowRoot?.getAnimations() ?? [])];
  await Promise.all(moving.map(({ finished }) => finished));
  const found = await axe.run(element, axeOptions);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export function keepsTheWidgetContract({
  tag,
  attributes,
  define,
  isReady,
  hasConfiguration = true,
  isInLine = false,
}: ContractCase): void {
  useTestShop();

  it('has no accessibility violations', async () => {
    await define();
    const element = place(tag, attributes);
    await ready(element, isReady);
    expect(await violations(element)).toEqual([]);
  });

  it('upgrades a tag that was on the page before it', async () => {
    const late = `${tag}-late`;
    const element = place(late, attributes);
    expect(element.shadowRoot).toBeNull();
    await define();
    const widget = customElements.get(tag) as CustomElementConstructor;
    customElements.define(late, class extends widget {});
    await ready(element, isReady);
  });

  it('survives a move to another place on the page', async () => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isReady);
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.append(element);
    await Promise.resolve();
    isReady(shadow);
  });

  it('draws again after it was removed and put back', async () => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isReady);
    element.remove();
    await ready(element, () => expect(shadow.querySelector('.root')?.childElementCount).toBe(0));
    document.body.append(element);
    await ready(element, isReady);
  });

  it.runIf(attributes.item)('has a usable width in a parent that is as wide as what is in it', async () => {
    await define();
    for (const style of [
      'display: inline-block',
      'float: left',
      'width: fit-content',
      'position: absolute',
      'display: flex; width: 300px',
      'display: table-cell',
      'display: grid; justify-content: start',
    ]) {
      const parent = document.body.appendChild(document.createElement('div'));
      parent.style.cssText = style;
      const element = place(tag, attributes);
      parent.append(element);
      await ready(element, isReady);
      const { width } = element.getBoundingClientRect();
      expect(width, style).toBeGreaterThanOrEqual(isInLine ? 44 : 280);
      expect(width, style).toBeLessThanOrEqual(Math.min(480, innerWidth));
      parent.remove();
    }
  });

  it('keeps its styles to itself, and those of the page out', async () => {
    await define();
    const before = getComputedStyle(document.body).cssText;
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = '* { line-height: 3; letter-spacing: 5px; font-size: 40px }';
    const element = place(tag, attributes);
    const shadow = await ready(element, isReady);
    const inside = getComputedStyle(shadow.querySelector('.root') as HTMLElement);
    expect([inside.letterSpacing, inside.fontSize]).toEqual(['normal', '16px']);
    sheet.remove();
    expect(getComputedStyle(document.body).cssText).toBe(before);
  });

  it('adds nothing to the page outside of its tag', async () => {
    await define();
    const before = document.querySelectorAll('*').length;
    const element = place(tag, attributes);
    await ready(element, isReady);
    expect(document.querySelectorAll('*').length).toBe(before + 1);
    expect(element.childElementCount).toBe(0);
  });

  it.runIf(attributes.item && hasConfiguration)(
    'keeps to the configuration that the page names',
    async () => {
      await define();
      const one = place(tag, attributes) as KerfElement;
      const other = place(tag, { ...attributes, configuration: 'other' });
      await ready(one, isReady);
      await ready(other, isReady);
      expect(Object.keys(one.runtime.snapshot().configurations).sort()).toEqual(
        [attributes.item, 'other'].sort(),
      );
    },
  );

  it.runIf(attributes.item)('follows the page that changes its item', async () => {
    await define();
    const element = place(tag, attributes) as KerfElement;
    await ready(element, isReady);
    const shown = element.shadowRoot?.querySelector('.root')?.innerHTML;
    element.setAttribute('item', 'swing-tags');
    await ready(element, (shadow) => {
      isReady(shadow);
      expect(shadow.querySelector('.root')?.innerHTML).not.toBe(shown);
    });
  });

  it('is named by the page, by its attributes or by a label, and goes by that name while it is drawn anew', async () => {
    await define();
    const label = document.body.appendChild(document.createElement('label'));
    label.htmlFor = 'named';
    label.append('For the ', document.createElement('b'));
    label.lastChild?.appendChild(new Text('office'));
    const element = place(tag, { ...attributes, id: 'named' });
    const shadow = await ready(element, isReady);
    const isCalled = (name: string) =>
      ready(element, () => {
        isReady(shadow);
        expect(partOf(shadow, name)).not.toBeNull();
      });
    await isCalled('For the office');
    expect(await violations(element)).toEqual([]);
    if (label.lastChild) label.lastChild.textContent = 'shop';
    await isCalled('For the shop');
    if (attributes.item) element.setAttribute('item', 'swing-tags');
    await isCalled('For the shop');
    element.ariaLabel = 'Mine';
    await isCalled('Mine');
    expect(await violations(element)).toEqual([]);
    const head = document.body.appendChild(document.createElement('h2'));
    head.id = 'head';
    head.textContent = 'Yours';
    element.setAttribute('aria-labelledby', 'head');
    await isCalled('Yours');
    element.removeAttribute('aria-labelledby');
    element.ariaLabel = null;
    label.remove();
    element.focus();
    await ready(element, () => {
      for (const name of ['Yours', 'Mine', 'For the shop']) expect(partOf(shadow, name)).toBeNull();
    });
    element.remove();
    await ready(element, () => expect(shadow.querySelector('.root')?.childElementCount).toBe(0));
    element.ariaLabel = 'Mine';
    document.body.append(element);
    await isCalled('Mine');
  });

  it('takes the focus that the page gives it, and from a press on its label; a press on its words leaves that', async () => {
    await define();
    const label = document.body.appendChild(document.createElement('label'));
    label.append('Prices ');
    const element = place(tag, attributes);
    const shadow = await ready(element, isReady);
    label.append(element);
    const takes = () =>
      vi.waitFor(() => {
        element.focus();
        expect(shadow.activeElement).not.toBeNull();
      }, patience);
    await takes();
    const first = shadow.activeElement as HTMLElement;
    expect(first.tabIndex).toBe(0);
    first.blur();
    await ready(element, isReady);
    await userEvent.click(label, { position: { x: 4, y: 4 } });
    expect(shadow.activeElement).toBe(first);
    first.blur();
    element.style.padding = '40px';
    await userEvent.click(element, { position: { x: 8, y: 8 } });
    expect(shadow.activeElement).toBeNull();
  });

  it('shows something before the shop has answered, and says that it waits', async () => {
    const held = interceptCalls(() => new Promise<Response>(() => {}));
    await define();
    const element = place(tag, attributes);
    await ready(element, (shadow) => expect(shadow.querySelector('.root')?.childElementCount).toBe(1));
    if (held.length > 0)
      await ready(element, (shadow) =>
        expect(shadow.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('true'),
      );
  });
}
