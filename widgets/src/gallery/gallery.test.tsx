import { chooseOption, toggleFeature } from '@kerf/sdk/actions';
import { describe, expect, inject, it } from 'vitest';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';
import {
  attributes,
  button,
  define,
  isDrawn,
  isSeen,
  names,
  open,
  picture,
  shown,
  thumbs,
} from './testing/open-gallery.js';

describe('<kerf-gallery>', () => {
  keepsTheWidgetContract({ tag: 'kerf-gallery', attributes, define, isReady: isDrawn });

  it('is a carousel named after the product, whose slides say where they stand', async () => {
    const { shadow } = await open(attributes);
    const region = shadow.querySelector('section') as HTMLElement;
    expect([region.getAttribute('aria-roledescription'), region.ariaLabel]).toEqual([
      'carousel',
      'Pictures of Premium Business Card',
    ]);
    expect(names(shadow)).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    expect(shown(shadow).ariaLabel).toBe('1 of 4');
    expect(shadow.querySelectorAll('.slide[inert]')).toHaveLength(3);
  });

  it('shows the pictures of the shop, wherever the page is, in a box that does not wait for them', async () => {
    const { shadow } = await open(attributes);
    const image = shown(shadow).querySelector('img') as HTMLImageElement;
    expect(new URL(image.src).origin).toBe(new URL(inject('shopApi')).origin);
    const before = shadow.querySelector('.stage')?.getBoundingClientRect() as DOMRect;
    expect(before.width / before.height).toBeCloseTo(4 / 3, 2);
    await ready(shadow.host as HTMLElement, () => expect(image.naturalWidth).toBeGreaterThan(0));
    expect(shadow.querySelector('.stage')?.getBoundingClientRect().height).toBe(before.height);
    const waiting = [...shadow.querySelectorAll('.slide img')].map((one) => one.getAttribute('loading'));
    expect(waiting).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
    expect([image.fetchPriority, image.width > 0 && image.getAttribute('width')]).toEqual(['high', '720']);
  });

  it('follows the stock that is chosen, without a word of its own', async () => {
    const { element, shadow } = await open(attributes);
    const told: unknown[] = [];
    element.addEventListener('kerf-slide', (event) => told.push(event));
    for (const [material, first] of [
      [2, '04'],
      [3, '07'],
      [1, '01'],
    ] as const) {
      chooseOption(element.runtime, 'premium-business-card', 'material_id', material);
      await ready(element, () => expect(picture(shadow)).toContain(`premium-business-card-${first}.webp`));
      await ready(element, isSeen);
    }
    expect(told).toEqual([]);
  });

  it('shows four pictures at first where nothing asks for a part of them, and the product in use', async () => {
    const { shadow } = await open({ item: 'die-cut', product: 'art-paper' });
    expect(names(shadow)).toHaveLength(1 + 4 + 1);
    expect(picture(shadow)).not.toContain('art-paper-13');
    expect(shadow.querySelector('.promo')).toBeNull();
    expect(shadow.querySelector('video')).toBeNull();
  });

  it.each([
    ['kiss-cut', 'kiss-cut'],
    ['sheet', 'sheet'],
    ['special', 'special'],
    ['roll', 'roll'],
    ['die-cut', 'main'],
  ])('shows first what the page %s sells, and another supply as soon as it is chosen', async (item, name) => {
    const { element, shadow } = await open({ item });
    expect(picture(shadow)).toMatch(new RegExp(`-${name}(-480)?\\.webp$`));
    if (item === 'roll') return;
    const other = item === 'kiss-cut' ? 1 : 2;
    chooseOption(element.runtime, item, 'cutting_id', other);
    await ready(element, () =>
      expect(picture(shadow)).toMatch(other === 1 ? /-main(-480)?\.webp$/ : /-kiss-cut(-480)?\.webp$/),
    );
  });

  it('says with a picture that what it shows is a special feature, and with no other', async () => {
    const { shadow } = await open({ item: 'premium-business-card' });
    const said = [...shadow.querySelectorAll('.slide')].map(
      (slide) => slide.querySelector('.caption')?.textContent,
    );
    const foil = 'Shown with gold foil, one of the special features.';
    expect(said).toEqual([foil, 'Shown printed on both sides.', undefined, foil]);
  });

  it('says with every picture of another supply that it is one', async () => {
    const { element, shadow } = await open({ item: 'kiss-cut' });
    const said = () =>
      [...shadow.querySelectorAll('.slide')].map((slide) => slide.querySelector('.caption')?.textContent);
    expect(said()).toEqual([undefined, ...Array(4).fill('Shown die cut.'), undefined]);
    chooseOption(element.runtime, 'kiss-cut', 'cutting_id', 1);
    await ready(element, () => expect(said()).toEqual(Array(6).fill(undefined)));
  });

  it('shows the special feature that is chosen where a picture shows it, and stays where none does', async () => {
    const { element, shadow } = await open(attributes);
    const foil = (item_id: number) =>
      toggleFeature(element.runtime, 'premium-business-card', { feature_id: 21, item_id, side: 'front' });
    const [silver, gold] = [102, 101];
    foil(silver);
    await ready(element, isSeen);
    expect(shown(shadow).ariaLabel).toBe('1 of 4');
    foil(gold);
    await ready(element, () => expect(picture(shadow)).toContain('premium-business-card-03.webp'));
    await ready(element, isSeen);
    expect(shown(shadow).querySelector('.caption')).toBeNull();
    foil(gold);
    await ready(element, () => expect(shown(shadow).ariaLabel).toBe('1 of 4'));
  });

  it('says what to do when there is no such product', async () => {
    await define();
    const element = place('kerf-gallery', { item: 'no-such-thing' });
    await ready(element, (root) =>
      expect(root.querySelector('[part=error-notice]')?.textContent?.length).toBeGreaterThan(20),
    );
  });

  it('names what can be pressed', async () => {
    const { shadow } = await open(attributes);
    expect([button(shadow, 'previous').ariaLabel, button(shadow, 'next').ariaLabel]).toEqual([
      'Previous slide',
      'Next slide',
    ]);
    expect(shadow.querySelector('[part=picker]')?.getAttribute('role')).toBe('toolbar');
    expect(shadow.querySelector('[part=picker]')?.ariaLabel).toBe('Choose a slide');
    expect(thumbs(shadow).map(({ ariaLabel }) => ariaLabel?.slice(0, 7))).toEqual([
      '1 of 4:',
      '2 of 4:',
      '3 of 4:',
      '4 of 4:',
    ]);
    const slides = [...shadow.querySelectorAll('.slide')];
    expect(slides.every((slide) => slide.getAttribute('aria-roledescription') === 'slide')).toBe(true);
  });
});
