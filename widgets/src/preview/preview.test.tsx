import { toggleFeature } from '@kerf/sdk/actions';
import type { Runtime } from '@kerf/sdk/runtime';
import { describe, expect, it } from 'vitest';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';

const tag = 'kerf-preview';
const define = () =>
  Promise.all([import('./preview.define.js'), import('../configurator/configurator.define.js')]);
const attributes = { item: 'premium-business-card' };
const isDrawn = (shadow: ShadowRoot) => expect(shadow.querySelector('svg [data-layer]')).not.toBeNull();

describe('<kerf-preview>', () => {
  keepsTheWidgetContract({ tag, attributes, define, isReady: isDrawn });

  it('names what it shows, with its size', async () => {
    await define();
    const shadow = await ready(place(tag, attributes), isDrawn);
    expect(shadow.querySelector('svg.drawing')?.ariaLabel).toBe('Front of Premium Business Card, 90 × 55 mm');
  });

  it('follows a choice made in the panel, and turns to the back once it is printed', async () => {
    await define();
    const panel = place('kerf-configurator', attributes);
    const element = place(tag, {});
    const shadow = await ready(element, isDrawn);
    const panelShadow = await ready(panel, (root) => expect(root.querySelector('form')).not.toBeNull());
    expect(shadow.querySelector('[part=side]')).toBeNull();
    panelShadow.querySelector<HTMLInputElement>('input[name=printed_side_id][value="2"]')?.click();
    await ready(element, () => expect(shadow.querySelector('[part=side]')).not.toBeNull());
    shadow.querySelector<HTMLInputElement>('input[value=back]')?.click();
    await ready(element, () =>
      expect(shadow.querySelector('svg.drawing')?.ariaLabel).toBe(
        'Back of Premium Business Card, 90 × 55 mm',
      ),
    );
  });

  it('shows cut line, bleed and safety until they are switched off', async () => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    expect(shadow.querySelector('[data-layer=CutContour]')).not.toBeNull();
    shadow.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    await ready(element, () => expect(shadow.querySelector('[data-layer=CutContour]')).toBeNull());
  });

  it('says how far artwork has to reach, and what to keep inside', async () => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    const caption = () => shadow.querySelector('[part=caption]')?.textContent ?? '';
    expect(caption()).toContain('90 × 55 mm');
    const guided = caption();
    expect(guided.match(/\d+ mm /g)?.length).toBeGreaterThanOrEqual(2);
    shadow.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    await ready(element, () => expect(caption()).not.toBe(guided));
    expect(caption()).toContain('90 × 55 mm');
    expect(shadow.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(false);
  });

  it('draws with rulers, in the colours of the page', async () => {
    await define();
    const shadow = await ready(place(tag, attributes), isDrawn);
    const figures = [...shadow.querySelectorAll('svg text')].map((text) => text.textContent);
    expect(figures.join(' ')).toMatch(/90/);
    expect(figures.join(' ')).toMatch(/55/);
    const drawing = shadow.querySelector('svg')?.outerHTML ?? '';
    for (const token of ['muted', 'accent', 'good']) expect(drawing).toContain(`var(--_${token})`);
    expect(shadow.querySelectorAll('[stroke=""], [fill=""]')).toHaveLength(0);
  });

  it('shows a front again when there is no back to show', async () => {
    await define();
    const panel = place('kerf-configurator', attributes);
    const element = place(tag, {});
    const shadow = await ready(element, isDrawn);
    const panelShadow = await ready(panel, (root) => expect(root.querySelector('form')).not.toBeNull());
    const sides = (value: string) =>
      panelShadow.querySelector<HTMLInputElement>(`input[name=printed_side_id][value="${value}"]`)?.click();
    const title = () => shadow.querySelector('svg.drawing')?.ariaLabel;
    sides('2');
    await ready(element, () => expect(shadow.querySelector('input[value=back]')).not.toBeNull());
    shadow.querySelector<HTMLInputElement>('input[value=back]')?.click();
    await ready(element, () => expect(title()).toMatch(/^Back of/));
    shadow.querySelector<HTMLInputElement>('input[value=front]')?.click();
    await ready(element, () => expect(title()).toMatch(/^Front of/));
    shadow.querySelector<HTMLInputElement>('input[value=back]')?.click();
    sides('1');
    await ready(element, () => expect(shadow.querySelector('input[value=back]')).toBeNull());
    expect(title()).toMatch(/^Front of/);
  });
});

it('paints a foil that was chosen with an element of its own, for WebKit paints on with one that was renamed', async () => {
  await define();
  const panel = place('kerf-configurator', attributes);
  const element = place(tag, {});
  const shadow = await ready(element, isDrawn);
  const { runtime } = panel as HTMLElement & { runtime: Runtime };
  await ready(panel, (root) => expect(root.querySelector('form')).not.toBeNull());
  const foils = runtime
    .snapshot()
    .configurations['premium-business-card']?.range?.products[0]?.attributes.print_features.find(
      ({ code }) => code === 'foil-stamp',
    );
  const gradient = (id: string) => shadow.querySelector(`linearGradient[id$=${id}]`);
  const press = () =>
    toggleFeature(runtime, 'premium-business-card', {
      feature_id: foils?.id ?? 0,
      item_id: foils?.items[0]?.id ?? 0,
      side: 'front',
    });
  if (gradient('foil0')) press();
  await ready(element, () => expect(gradient('foil0')).toBeNull());
  const sheen = gradient('sheen');
  expect(sheen).not.toBeNull();
  press();
  await ready(element, () => expect(gradient('foil0')).not.toBeNull());
  expect(gradient('sheen')).toBe(sheen);
});
