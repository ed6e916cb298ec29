import { expect, expectToBuy, expectToWork, test } from './situation.js';

test('Hosts get both widgets from the script tag and the tags alone', async ({ page }) => {
  await page.goto('/plain');
  await expectToWork(page);
});

test('What a visitor adds on a host is in the shop’s cart', async ({ page }) => {
  await page.goto('/plain');
  await expectToWork(page);
  await expectToBuy(page);
});

test('The widgets keep to one key of the window and to nodes inside their tags', async ({ page }) => {
  await page.goto('/plain');
  await expectToWork(page);
  const added = await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const own = new Set(Reflect.ownKeys(frame.contentWindow ?? {}));
    frame.remove();
    return Reflect.ownKeys(window)
      .filter((key) => !own.has(key) && !/^\d+$/.test(String(key)))
      .map(String);
  });
  expect(added.filter((key) => !/playwright|__pw/i.test(key)).length).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => [...document.body.children].map(({ localName }) => localName))).toEqual([
    'header',
    'main',
    'footer',
  ]);
});
