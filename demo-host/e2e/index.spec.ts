import { expect, test } from './situation.js';

test('Hosts find every situation in the list, each with what it shows', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('main').getByRole('list').getByRole('link');
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(addresses.length).toBeGreaterThanOrEqual(25);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
});
