import { openConfiguration } from '@kerf/sdk/actions';
import type { Runtime } from '@kerf/sdk/runtime';
import { expect, it } from 'vitest';
import type { KerfElement } from '../element/kerf-element.js';
import { pageRuntime } from '../element/page-runtime.js';
import { serverMark } from '../element/widget-context.js';
import { place, ready } from '../testing/contract-suite.js';
import { useTestShop } from '../testing/test-shop.js';

useTestShop();

it('keeps what a server drew of a roll until what draws it again is there, then draws the roll', async () => {
  await import('./preview.define.js');
  const element = document.createElement('kerf-preview') as KerfElement;
  const runtime = pageRuntime() as Runtime;
  openConfiguration(runtime, 'roll', { item: 'roll', product: null });
  await expect.poll(() => runtime.snapshot().configurations.roll?.selection).toBeTruthy();
  element.setAttribute(serverMark, '');
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<div class="root"><p id="drawn">What the server drew</p></div>';
  const busy: Element[] = [];
  new MutationObserver(() => busy.push(...shadow.querySelectorAll('.waiting'))).observe(shadow, {
    childList: true,
    subtree: true,
  });
  document.body.append(element);
  expect(shadow.querySelector('#drawn')).not.toBeNull();
  await ready(element, () => {
    // Somebody is there, and moves.
    element.dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(shadow.querySelector('[data-layer=roll]')).not.toBeNull();
  });
  expect(busy).toEqual([]);
});

it('draws a roll that nobody drew before', async () => {
  await import('./preview.define.js');
  const element = place('kerf-preview', { item: 'roll' });
  await ready(element, (shadow) => expect(shadow.querySelector('[data-layer=roll]')).not.toBeNull());
});
