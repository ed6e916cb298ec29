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
      await expect(page.locator('#said').getByRole('link', { name: 'Suburb is required.' })).toBeVisible();
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

test('What is typed stays until it is sent, and what is sent twice is said to be one', async ({ page }) => {
  await page.goto('/sample-pack');
  const [email, wish] = [
    page.getByLabel('Email Address'),
    page.getByLabel('What do you mean to have printed?'),
  ];
  const fill = async () => {
    await email.fill('kept@example.com');
    await fillAddress(page);
    await wish.selectOption('Stickers');
  };
  const typed = () =>
    page
      .locator('.checkout-part .field :is(input, select)')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await fill();
  // Nothing was left, sent or asked since the last key.
  await page.getByLabel('Street Address').press('End');
  await page.keyboard.type(' West');
  const before = await typed();
  expect(before).toContain('3 Byron Street West');
  await page.reload();
  await expect(wish).toHaveValue('Stickers');
  expect(await typed()).toEqual(before);
  await page.goto('/');
  await page.goBack();
  await expect(email).toHaveValue('kept@example.com');
  const send = page.getByRole('button', { name: 'Send me the samples' });
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await page.goto('/sample-pack');
  await expect(page.getByText('You have asked for a pack: it will be on its way.')).toBeVisible();
  await expect(email).toHaveValue('');
  await fill();
  await page.getByLabel('Street Address').fill('3 Byron Street West');
  await send.click();
  await expect(page.getByRole('heading', { name: 'You have asked for it' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/it is sent once\. We wrote to you then/);
  await expect(page.getByText('We have written to you')).toHaveCount(0);
});
