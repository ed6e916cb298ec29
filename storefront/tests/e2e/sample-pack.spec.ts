import { checkAccessibility } from './check-accessibility.js';
import { fillAddress } from './fill-address.js';
import { expect, test } from './journey.js';

for (const [width, javaScriptEnabled] of [
  [375, false],
  [1280, true],
] as const)
  test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width, height: 812 }, javaScriptEnabled, expectedErrors: [/status of 422/] });

    test('Somebody who wants to feel the stocks has a pack sent, and is told what is missing', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Free sample pack' }).click();
      await page.getByLabel('Email Address').fill(`samples-${width}@example.com`);
      const send = page.getByRole('button', { name: 'Send me the samples' });
      await send.click();
      await expect(page.getByRole('alert').getByRole('link', { name: 'Suburb is required.' })).toBeVisible();
      await expect(page.getByLabel('Email Address')).toHaveValue(`samples-${width}@example.com`);
      if (javaScriptEnabled) await checkAccessibility(page);
      await fillAddress(page);
      await page.getByLabel('What do you mean to have printed?').selectOption('Stickers');
      if (javaScriptEnabled) await expect(page.locator('.fault, .said.refused')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Sample pack' })).toBeVisible();
      await send.click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      if (javaScriptEnabled) await checkAccessibility(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    });
  });
