import { describe, expect, it } from 'vitest';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';

const tag = 'kerf-lettering-designer';
const define = () => import('./lettering-designer.define.js');
const attributes = { item: 'vinyl-lettering' };
const isDrawn = (shadow: ShadowRoot) =>
  expect(shadow.querySelector('[data-layer=letters], [part=other-product]')).not.toBeNull();

describe('<kerf-lettering-designer>', () => {
  keepsTheWidgetContract({ tag, attributes, define, isReady: isDrawn });

  it('offers alignment with more than one line alone', async () => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    const words = shadow.querySelector<HTMLTextAreaElement>('#words') as HTMLTextAreaElement;
    expect(shadow.querySelector('[name=lettering_align]')).toBeNull();
    words.value = 'Open\nlate';
    words.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await ready(element, () => expect(shadow.querySelectorAll('[name=lettering_align]')).toHaveLength(3));
  });
});
