import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ready } from '../testing/contract-suite.js';
import { useTestShop } from '../testing/test-shop.js';
import { attributes, button, isSeen, open, shown, thumbs } from './testing/open-gallery.js';

describe('Slides of <kerf-gallery>', () => {
  useTestShop();

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
    expect(shadow.querySelector('[role=status]')?.textContent).toMatch(
      /^2 of 4: Front and back of a black card/,
    );
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
    expect(shown(shadow).ariaLabel).toBe('4 of 6');
    isSeen(shadow);
    expect(told).toEqual([0, 1, 2, 3, 2]);
  });

  it('stays on the slide that was asked for where a browser jumps past it', async () => {
    const { element, shadow } = await open({ item: 'die-cut' });
    const told: unknown[] = [];
    element.addEventListener('kerf-slide', (event) => told.push((event as CustomEvent).detail.index));
    const { scrollTo } = Element.prototype;
    let isPast = false;
    // As it does that adds to the jump what was left of a glide.
    const move = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
      this: Element,
      to?: ScrollToOptions | number,
    ) {
      if (typeof to !== 'object') return;
      const isFirst = !isPast && this.matches('.stage') && to.behavior === 'instant';
      if (isFirst) isPast = true;
      Reflect.apply(scrollTo, this, [{ ...to, left: (to.left ?? 0) + (isFirst ? this.clientWidth : 0) }]);
    });
    onTestFinished(() => move.mockRestore());
    thumbs(shadow)[3]?.click();
    await expect.poll(() => isPast).toBe(true);
    await ready(element, isSeen);
    await new Promise((done) => setTimeout(done, 400));
    expect(shown(shadow).ariaLabel).toBe('4 of 6');
    isSeen(shadow);
    expect(told).toEqual([2]);
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

  it('loses no arrow key that comes while the row of slides glides, in either direction of writing', async () => {
    const { element, shadow } = await open(attributes);
    const stage = shadow.querySelector('.stage') as HTMLElement;
    const press = (key: string) =>
      stage.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const isAt = (place: number) =>
      ready(element, () => expect(shown(shadow).ariaLabel).toBe(`${place} of 4`));
    for (const [keys, place] of [
      [['ArrowRight', 'ArrowRight', 'ArrowRight'], 4],
      [['ArrowRight'], 4],
      [['ArrowLeft', 'ArrowLeft'], 2],
      [['End', 'ArrowLeft'], 3],
      [['Home'], 1],
    ] as const) {
      for (const key of keys) {
        expect(press(key)).toBe(false);
        await new Promise(requestAnimationFrame);
      }
      await isAt(place);
    }
    element.dir = 'rtl';
    press('ArrowLeft');
    await isAt(2);
    expect(press('a')).toBe(true);
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

  it('leaves keys that move nothing to the page', async () => {
    const { shadow } = await open(attributes);
    const press = (key: string) =>
      thumbs(shadow)[0]?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    expect([press('a'), press('End')]).toEqual([true, false]);
  });
});
