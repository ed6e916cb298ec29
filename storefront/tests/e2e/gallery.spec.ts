import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';
import { panelOf } from './panel.js';
import { stickerPanelOf } from './sticker-panel.js';

declare global {
  interface Window {
    /** Indexes of the slides that were moved to, in order. */
    kerfSlides: number[];
  }
}

/** The gallery, as a shopper sees it. */
async function galleryOf(page: Page) {
  const root = page.locator('kerf-gallery');
  await root.evaluate((host) => {
    window.kerfSlides = [];
    host.addEventListener('kerf-slide', (event) =>
      window.kerfSlides.push((event as CustomEvent).detail.index),
    );
  });
  const shown = root.locator('.slide:not([inert])');
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x;
  return {
    root,
    shown,
    /** Waits until the slide that was asked for has come to rest: nobody presses a button that glides by. */
    atRest: () =>
      expect
        .poll(async () => Number(await leftOf(shown)) - Number(await leftOf(root.locator('.stage'))))
        .toBeCloseTo(0, 0),
    thumbnails: root.getByRole('toolbar', { name: 'Choose a slide' }).getByRole('button'),
    next: root.getByRole('button', { name: 'Next slide' }),
    previous: root.getByRole('button', { name: 'Previous slide' }),
    about: root.getByRole('button', { name: 'About the roll dispenser' }),
    dialog: root.getByRole('dialog', { name: 'Roll dispenser' }),
    slides: () => page.evaluate(() => window.kerfSlides),
  };
}

async function open(page: Page, address: string) {
  await page.goto(address);
  const panel = stickerPanelOf(page);
  await panel.priced();
  return { panel, gallery: await galleryOf(page) };
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 375, height: 720 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test(`Shoppers can go through the pictures by arrows, small pictures and keys, ${viewport.width} pixels wide`, async ({
      page,
    }) => {
      const { gallery } = await open(page, '/stickers/die-cut');
      await expect(gallery.shown).toHaveAccessibleName('1 of 6');
      await expect(gallery.thumbnails).toHaveCount(6);
      for (const place of [2, 3, 4, 5, 6, 1]) {
        await gallery.next.click();
        await expect(gallery.shown).toHaveAccessibleName(`${place} of 6`);
        await expect(gallery.thumbnails.nth(place - 1)).toHaveAttribute('aria-current', 'true');
      }
      await gallery.previous.click();
      await gallery.thumbnails.nth(2).click();
      await expect(gallery.shown).toHaveAccessibleName('3 of 6');
      for (const [key, place] of [
        ['ArrowRight', 4],
        ['ArrowLeft', 3],
        ['End', 6],
        ['Home', 1],
        ['ArrowLeft', 6],
      ] as const) {
        await page.keyboard.press(key);
        await expect(gallery.shown).toHaveAccessibleName(`${place} of 6`);
        await expect(gallery.thumbnails.nth(place - 1)).toBeFocused();
      }
      // The main picture is -1, those of the gallery count from 0; the last one shows the sticker in use.
      expect(await gallery.slides()).toEqual([0, 1, 2, 3, 12, -1, 12, 1, 2, 1, 12, -1, 12]);
    });

    test(`Shoppers can see what they chose in the gallery, ${viewport.width} pixels wide`, async ({
      page,
    }) => {
      const { panel, gallery } = await open(page, '/stickers/die-cut');
      const inView = gallery.shown.getByRole('img');
      await panel.pick('Material and print', 'Finishing', 'Gloss Laminate');
      await expect(inView).toHaveAccessibleName(/with gloss laminate/);
      await panel.pick('Extras', 'Premium processing', 'Premium Coating');
      await expect(inView).toHaveAccessibleName(/and a gloss spot coating/);
      await expect(gallery.about).toHaveCount(0);
      await panel.pick('Supply and shape', 'Supply', 'Roll');
      await panel.close();
      // On a roll the dispenser's film stands between the main picture and the pictures of rolls.
      await expect(gallery.shown).toHaveAccessibleName(/^2 of/);
      await expect(gallery.shown.getByRole('button', { name: 'The roll dispenser at work' })).toBeVisible();
      await expect(gallery.about).toBeVisible();
      await gallery.next.click();
      await expect(inView).toHaveAccessibleName(/on a roll/);
      await gallery.previous.click();
      await gallery.previous.click();
      await expect(gallery.shown).toHaveAccessibleName(/^1 of/);
      expect(await gallery.slides()).toEqual([9, -0.5, -1]);
      await panel.pick('Supply and shape', 'Supply', 'Die Cut');
      await expect(gallery.shown.locator('video')).toHaveCount(0);
      await expect(gallery.thumbnails).toHaveCount(6);
      await expect(gallery.about).toHaveCount(0);
    });

    test(`Shoppers can learn about the roll dispenser, and go on where they were, ${viewport.width} pixels wide`, async ({
      page,
    }) => {
      const { panel, gallery } = await open(page, '/stickers/roll');
      await expect(gallery.shown).toHaveAccessibleName(/^2 of/);
      await expect(gallery.shown.locator('video')).toHaveAccessibleName('The roll dispenser at work');
      await expect(gallery.root).toContainText('Free for a quantity of 1000 or more.');
      await expect(gallery.root.getByText('Yours is free.')).toHaveCount(0);
      await panel.open('Quantity and sets');
      await panel.chooseQuantity('1,000');
      await panel.close();
      await expect(gallery.root.getByText('Yours is free.')).toBeVisible();

      await gallery.about.click();
      await expect(gallery.dialog).toBeVisible();
      const isInside = () =>
        gallery.dialog.evaluate((dialog) => {
          const active = (dialog.getRootNode() as ShadowRoot).activeElement;
          // Between the last stop and the first, focus may rest on the browser itself.
          return active ? dialog.contains(active) : document.activeElement === document.body;
        });
      for (let presses = 0; presses < 5; presses++) {
        expect(await isInside()).toBe(true);
        await page.keyboard.press('Tab');
      }
      await checkAccessibility(page);
      await expect(gallery.shown.locator('video')).toHaveJSProperty('paused', true);
      await page.keyboard.press('Escape');
      await expect(gallery.dialog).toBeHidden();
      await expect(gallery.about).toBeFocused();
    });
  });
}

test('Shoppers see the stock that a page opens with, and the one that they go over to', async ({ page }) => {
  await page.goto('/business-cards/vintage-kraft-300gsm/swing-tags');
  const { shown } = await galleryOf(page);
  await expect(shown.getByRole('img')).toHaveAttribute('alt', /kraft/i);
  await expect(page.locator('link[rel=preload][as=image]')).toHaveAttribute('imagesrcset', /swing-tags-07/);
  await page.goto('/business-cards/royal-extra-white-400gsm');
  const panel = panelOf(page);
  await panel.settledTotal();
  await panel.choose('Product', 'Swing Tags');
  await expect(shown.getByRole('img')).toHaveAttribute('alt', /royal extra white/i);
});

test('Shoppers can read along with every film', async ({ page }) => {
  for (const [address, film] of [
    ['/stickers/roll', 'The roll dispenser at work'],
    ['/stickers/vinyl-lettering', 'Putting up install-ready lettering'],
    ['/stickers/vinyl-lettering/transfer-decals', 'Transfer Decals, a short film'],
  ] as const) {
    await page.goto(address);
    const gallery = await galleryOf(page);
    const thumbnail = gallery.thumbnails.filter({ has: page.locator('.film-mark') });
    const video = gallery.root.locator('.stage').getByLabel(film, { exact: true });
    await expect(video).toBeAttached();
    await expect(video.locator('track')).toHaveAttribute('kind', 'captions');
    await gallery.root
      .getByRole('toolbar')
      .getByRole('button', { name: new RegExp(film) })
      .click();
    expect(await thumbnail.count()).toBeGreaterThan(0);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    const words = await video.evaluate(
      (element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0,
    );
    expect(words).toBeGreaterThan(0);
    await expect(gallery.shown.locator('.caption')).toContainText(/\w{3}/);
    await gallery.atRest();
    await gallery.shown.getByRole('button', { name: `Pause: ${film}` }).click();
    await expect(video).toHaveJSProperty('paused', true);
  }
});

test('Shoppers can find the lettering designer beside the pictures of lettering alone', async ({ page }) => {
  const { gallery } = await open(page, '/stickers/vinyl-lettering');
  const designer = gallery.thumbnails.filter({ hasText: 'Aa' });
  await expect(designer).toHaveCount(1);
  await designer.click();
  await expect(gallery.shown.getByRole('heading', { name: 'Vinyl Lettering Designer' })).toBeVisible();
  await page.goto('/stickers/die-cut');
  await expect(gallery.thumbnails).toHaveCount(6);
  await expect(designer).toHaveCount(0);
});
