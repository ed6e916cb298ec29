import { chooseOption, chooseQuantity } from '@kerf/sdk/actions';
import type { Runtime } from '@kerf/sdk/runtime';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepsTheWidgetContract, place, ready, violations } from '../testing/contract-suite.js';

const define = () => import('./gallery.define.js');
const attributes = { item: 'premium-business-card' };
const shown = (shadow: ShadowRoot) => shadow.querySelector<HTMLElement>('.slide:not([inert])') as HTMLElement;
const names = (shadow: ShadowRoot) => [...shadow.querySelectorAll('.slide')].map((slide) => slide.ariaLabel);
const thumbs = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLButtonElement>('.thumb')];
const button = (shadow: ShadowRoot, part: string) =>
  shadow.querySelector<HTMLButtonElement>(`[part=${part}]`) as HTMLButtonElement;
const picture = (shadow: ShadowRoot) => shown(shadow).querySelector('img')?.getAttribute('src') ?? '';
const isDrawn = (shadow: ShadowRoot) => expect(shadow.querySelectorAll('.slide').length).toBeGreaterThan(1);
/** The slide that is named in view is the one that is seen. */
const isSeen = (shadow: ShadowRoot) => {
  const stage = (shadow.querySelector('.stage') as HTMLElement).getBoundingClientRect();
  expect(shown(shadow).getBoundingClientRect().left).toBeCloseTo(stage.left, 0);
};
const open = async (more: Record<string, string>) => {
  await define();
  const element = place('kerf-gallery', more) as HTMLElement & { runtime: Runtime };
  return { element, shadow: await ready(element, isDrawn) };
};

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
  });

  it('moves back and forth and around, tells the page and says it', async () => {
    const { element, shadow } = await open(attributes);
    const told: unknown[] = [];
    element.addEventListener('kerf-slide', (event) => told.push((event as CustomEvent).detail));
    expect(shadow.querySelector('[role=status]')?.textContent).toBe('');
    button(shadow, 'previous').click();
    await ready(element, () => expect(shown(shadow).ariaLabel).toBe('4 of 4'));
    button(shadow, 'next').click();
    await ready(element, () => expect(shown(shadow).ariaLabel).toBe('1 of 4'));
    button(shadow, 'next').click();
    await ready(element, () => expect(shown(shadow).ariaLabel).toBe('2 of 4'));
    await ready(element, isSeen);
    expect(told).toEqual([{ index: 2 }, { index: -1 }, { index: 0 }]);
    expect(shadow.querySelector('[role=status]')?.textContent).toMatch(/^2 of 4: Premium Business Card on/);
  });

  /** How the stage was moved, until the end of the test. */
  function watchMoves(motion: 'no-preference' | 'reduce'): string[] {
    const moves: string[] = [];
    const move = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
      this: Element,
      to?: ScrollToOptions | number,
    ) {
      if (this.matches('.stage') && typeof to === 'object') moves.push(String(to.behavior));
    });
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query.endsWith(`: ${motion})`) }) as MediaQueryList);
    onTestFinished(() => {
      move.mockRestore();
      media.mockRestore();
    });
    return moves;
  }

  it.each([
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const)('goes to the slide beside it as visitors like it: %s', async (motion, behavior) => {
    const { element, shadow } = await open({ item: 'die-cut' });
    // It is put in its place once its size is known.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const moves = watchMoves(motion);
    thumbs(shadow)[1]?.click();
    await ready(element, () => expect(moves).toEqual([behavior]));
    thumbs(shadow)[4]?.click();
    await ready(element, () => expect(moves).toEqual([behavior, 'instant']));
  });

  it('follows fast presses to the last one, whatever it glides past', async () => {
    const { element, shadow } = await open({ item: 'die-cut' });
    const told: unknown[] = [];
    element.addEventListener('kerf-slide', (event) => told.push((event as CustomEvent).detail.index));
    for (const at of [1, 2, 3, 4, 3]) {
      thumbs(shadow)[at]?.click();
      await new Promise((done) => setTimeout(done, 60));
    }
    await ready(element, isSeen);
    await new Promise((done) => setTimeout(done, 400));
    expect(shown(shadow).ariaLabel).toBe('4 of 5');
    isSeen(shadow);
    expect(told).toEqual([0, 1, 2, 3, 2]);
  });

  it('is moved by hand, and comes to rest on the slide that is seen', async () => {
    const { element, shadow } = await open(attributes);
    const told: unknown[] = [];
    element.addEventListener('kerf-slide', (event) => told.push((event as CustomEvent).detail));
    const stage = shadow.querySelector('.stage') as HTMLElement;
    stage.scrollTo({ left: stage.clientWidth * 2 });
    await ready(element, () => expect(shown(shadow).ariaLabel).toBe('3 of 4'));
    expect(told).toEqual([{ index: 1 }]);
  });

  it('has one tab stop in its picker, where arrows, Home and End move', async () => {
    const { element, shadow } = await open(attributes);
    const stops = () => thumbs(shadow).map(({ tabIndex }) => tabIndex);
    expect(stops()).toEqual([0, -1, -1, -1]);
    thumbs(shadow)[0]?.focus();
    for (const [key, at] of [
      ['{ArrowRight}', 1],
      ['{End}', 3],
      ['{ArrowRight}', 0],
      ['{ArrowLeft}', 3],
      ['{Home}', 0],
    ] as const) {
      await userEvent.keyboard(key);
      await ready(element, () => expect(stops().indexOf(0)).toBe(at));
      expect(shadow.activeElement).toBe(thumbs(shadow)[at]);
      expect(thumbs(shadow)[at]?.ariaCurrent).toBe('true');
      expect(shown(shadow).ariaLabel).toBe(`${at + 1} of 4`);
    }
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
      chooseOption(element.runtime, 'main', 'material_id', material);
      await ready(element, () => expect(picture(shadow)).toContain(`premium-business-card-${first}.webp`));
      await ready(element, isSeen);
    }
    expect(told).toEqual([]);
  });

  it('shows four pictures at first where nothing asks for a part of them', async () => {
    const { shadow } = await open({ item: 'die-cut', product: 'art-paper' });
    expect(names(shadow)).toHaveLength(1 + 4);
    expect(shadow.querySelector('.promo')).toBeNull();
    expect(shadow.querySelector('video')).toBeNull();
  });

  it('opens on the roll dispenser on the page about rolls, with pictures of rolls', async () => {
    const { element, shadow } = await open({ item: 'roll' });
    expect(names(shadow)).toHaveLength(2 + 3);
    expect(shown(shadow).querySelector('source')?.src).toMatch(/\/videos\/roll-dispenser\.webm$/);
    await ready(element, isSeen);
    button(shadow, 'next').click();
    await ready(element, () => expect(picture(shadow)).toContain('standard-vinyl-10.webp'));
    expect(await violations(element)).toEqual([]);
  });

  it('promises the dispenser from 1000 pieces on, and tells more in a dialog', async () => {
    const { element, shadow } = await open({ item: 'roll' });
    const promo = shadow.querySelector('.promo') as HTMLElement;
    expect(promo.textContent).toContain('Free for a quantity of 1000 or more.');
    expect(promo.textContent).not.toContain('Yours is free.');
    const quantities =
      element.runtime.snapshot().configurations.main?.range?.products[0]?.attributes.quantities ?? [];
    chooseQuantity(element.runtime, 'main', quantities.indexOf(1000));
    await ready(element, () => expect(promo.textContent).toContain('Yours is free.'));

    const opener = promo.querySelector('button') as HTMLButtonElement;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = shadow.querySelector('dialog') as HTMLDialogElement;
    await ready(element, () => expect(dialog.matches(':modal')).toBe(true));
    expect(dialog.contains(shadow.activeElement)).toBe(true);
    expect(await violations(element)).toEqual([]);
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.keyboard('{Tab}');
      expect(opener.matches(':focus')).toBe(false);
    }
    await userEvent.keyboard('{Escape}');
    await ready(element, () => expect(dialog.open).toBe(false));
    expect(shadow.activeElement).toBe(opener);
  });

  it('closes the dialog with its button and with a press beside it', async () => {
    const { element, shadow } = await open({ item: 'roll' });
    const opener = shadow.querySelector('.promo button') as HTMLButtonElement;
    const dialog = shadow.querySelector('dialog') as HTMLDialogElement;
    for (const press of [
      () => dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click(),
      () => dialog.click(),
    ]) {
      opener.click();
      await ready(element, () => expect(dialog.open).toBe(true));
      press();
      // What it held goes when the browser has told that it is closed.
      await ready(element, () => expect([dialog.open, dialog.childElementCount]).toEqual([false, 0]));
    }
  });

  it('tells about vinyl lettering in films with captions, and names the designer', async () => {
    const { element, shadow } = await open({ item: 'vinyl-lettering' });
    const films = [...shadow.querySelectorAll('video')];
    expect(films.map((film) => film.querySelector('source')?.src.split('/').at(-1))).toEqual([
      'vinyl-lettering.webm',
      'install-ready.webm',
    ]);
    for (const film of films) {
      const track = film.querySelector('track') as HTMLTrackElement;
      expect([track.kind, track.srclang]).toEqual(['captions', 'en']);
      expect(film.muted && film.playsInline && !film.controls).toBe(true);
    }
    const card = shadow.querySelector('.designer') as HTMLElement;
    expect(card.textContent).toContain('Vinyl Lettering Designer');
    expect(card.querySelector('a')).toBeNull();
    element.setAttribute('designer-url', '/vinyl-lettering-designer');
    await ready(element, () =>
      expect(card.querySelector('a')?.getAttribute('href')).toBe('/vinyl-lettering-designer'),
    );
    expect(await violations(element)).toEqual([]);
  });

  it('shows a film of transfer decals, and no designer', async () => {
    const { shadow } = await open({ item: 'vinyl-lettering', product: 'transfer-decals' });
    expect(shown(shadow).querySelector('source')?.src).toMatch(/\/videos\/products\/transfer-decals\.webm$/);
    expect(shadow.querySelector('.designer')).toBeNull();
  });

  it('says what to do when there is no such product', async () => {
    await define();
    const element = place('kerf-gallery', { item: 'no-such-thing' });
    await ready(element, (root) =>
      expect(root.querySelector('[role=alert]')?.textContent?.length).toBeGreaterThan(20),
    );
  });

  it('brings the small picture of the slide into its row, and moves the page for nobody', async () => {
    const { element, shadow } = await open(attributes);
    element.style.cssText = 'display: block; width: 200px';
    const before = document.body.appendChild(document.createElement('div'));
    before.style.height = '3000px';
    element.before(before);
    scrollTo(0, 0);
    const row = shadow.querySelector('[part=picker]') as HTMLElement;
    row.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    const last = () => thumbs(shadow).at(-1) as HTMLElement;
    await ready(element, () => expect(last().ariaCurrent).toBe('true'));
    await ready(element, () => {
      const [box, inside] = [row.getBoundingClientRect(), last().getBoundingClientRect()];
      expect(inside.right).toBeLessThanOrEqual(box.right + 1);
      expect(inside.left).toBeGreaterThanOrEqual(box.left - 1);
    });
    expect(shadow.activeElement).toBe(last());
    expect(scrollY).toBe(0);
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

  it('leaves keys that move nothing to the page', async () => {
    const { shadow } = await open(attributes);
    const press = (key: string) =>
      thumbs(shadow)[0]?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    expect([press('a'), press('End')]).toEqual([true, false]);
  });
});
