import { chooseOption, chooseQuantity } from '@kerf/sdk/actions';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ready, violations } from '../testing/contract-suite.js';
import { useTestShop } from '../testing/test-shop.js';
import { button, isSeen, names, open, picture, shown } from './testing/open-gallery.js';

describe('Films and the roll dispenser of <kerf-gallery>', () => {
  useTestShop();

  it('opens on the roll dispenser on the page about rolls, with pictures of rolls', async () => {
    const { element, shadow } = await open({ item: 'roll' });
    expect(names(shadow)).toHaveLength(2 + 3 + 1);
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
      element.runtime.snapshot().configurations.roll?.range?.products[0]?.attributes.quantities ?? [];
    chooseQuantity(element.runtime, 'roll', quantities.indexOf(1000));
    await ready(element, () => expect(promo.textContent).toContain('Yours is free.'));

    const opener = promo.querySelector('button') as HTMLButtonElement;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = shadow.querySelector('dialog') as HTMLDialogElement;
    await ready(element, () => expect(dialog.matches(':modal')).toBe(true));
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    expect(dialog.contains(shadow.activeElement)).toBe(true);
    expect(await violations(element)).toEqual([]);
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.keyboard('{Tab}');
      expect(opener.matches(':focus')).toBe(false);
    }
    await userEvent.keyboard('{Escape}');
    await ready(element, () => expect(dialog.open).toBe(false));
    expect(shadow.activeElement).toBe(opener);
    await ready(element, () =>
      expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden'),
    );
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
      expect(card.querySelector('a')?.getAttribute('href')).toMatch(/^\/vinyl-lettering-designer(\?|$)/),
    );
    expect(await violations(element)).toEqual([]);
  });

  it('takes what was chosen of letters along to the designer', async () => {
    const { element, shadow } = await open({ item: 'vinyl-lettering', 'designer-url': '/design' });
    const way = () => shadow.querySelector('.designer a')?.getAttribute('href');
    expect(way()).toMatch(/^\/design\?.*color_id=/);
    chooseOption(element.runtime, 'vinyl-lettering', 'color_id', 13);
    await ready(element, () => expect(way()).toMatch(/^\/design\?.*color_id=13/));
    element.setAttribute('designer-url', '/design?from=shop');
    await ready(element, () => expect(way()).toBe('/design?from=shop'));
    // No script is a place.
    element.setAttribute('designer-url', 'javascript:alert(1)');
    await ready(element, () => expect(way()).toBeUndefined());
  });

  it('goes over to the film of the product that is chosen, whatever the last one has played', async () => {
    const { element, shadow } = await open({ item: 'vinyl-lettering' });
    const video = () => shown(shadow).querySelector('video');
    const before = video();
    before?.load();
    await ready(element, () => expect(before?.currentSrc).toMatch(/vinyl-lettering\.webm$/));
    const decals = element.runtime
      .snapshot()
      .configurations['vinyl-lettering']?.range?.products.find(
        ({ url_slug }) => url_slug === 'transfer-decals',
      );
    chooseOption(element.runtime, 'vinyl-lettering', 'product_id', Number(decals?.id));
    await ready(element, () => expect(video()).not.toBe(before));
    video()?.load();
    await ready(element, () => expect(video()?.currentSrc).toMatch(/transfer-decals\.webm$/));
  });

  it('shows a film of transfer decals, and no designer', async () => {
    const { shadow } = await open({ item: 'vinyl-lettering', product: 'transfer-decals' });
    expect(shown(shadow).querySelector('source')?.src).toMatch(
      /\/videos\/v-[0-9a-f]{8}\/products\/transfer-decals\.webm$/,
    );
    expect(shadow.querySelector('.designer')).toBeNull();
  });
});
