/** From a stranger's page to a delivered order, through the checkout, the letters and the papers, by a guest. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePicture } from '../../storefront/tests/artwork-files.js';
import { reviewAsGuest } from '../../storefront/tests/e2e/review-as-guest.js';
import { readPdfText } from '../../storefront/tests/pdf-text.js';
import { orderPathIn, type StaffedShop, startStaffedShop } from '../../storefront/tests/staffed-shop.js';
import { startDemoHost } from '../server.mjs';
import { expect, test, widgetsIn } from './situation.js';

const email = 'grace@example.com';

let shop: StaffedShop;
let host: Awaited<ReturnType<typeof startDemoHost>>;
test.beforeAll(async () => {
  shop = await startStaffedShop();
  host = await startDemoHost({ port: 0, shopUrl: shop.url });
});
test.afterAll(async () => {
  await host.close();
  await shop.stop();
});

test('A shopper of this site has what they chose here printed by the shop, and holds it', async ({
  page,
}) => {
  await page.goto(`${host.url}/bootstrap`);
  const { total, addToCart } = widgetsIn(page);
  await expect(total).toContainText('$');
  const price = (await total.textContent())?.match(/\$[\d,.]+/)?.[0] ?? '';
  await addToCart.click();
  await page.locator('kerf-cart').getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible();
  await reviewAsGuest(page, email);
  const place = page.getByRole('button', { name: /^Place order, \$\d/ });
  const due = (await place.textContent())?.match(/\$[\d,.]+/)?.[0] ?? '';
  await place.click();
  const thanks = page.getByRole('heading', { name: /^Thank you\. Your order is/ });
  await expect(thanks).toBeVisible();
  const number = (await thanks.textContent())?.match(/K\d\d-[\w-]+/)?.[0] ?? '';
  const confirmation = await shop.letter(email, 'thank you');
  for (const words of [number, price, due, '062-000', '3 Byron Street'])
    expect(confirmation.text).toContain(words);

  // A picture of too few points, in the colours of screens.
  const artwork = path.join(shop.folder, 'my card.png');
  await writeFile(artwork, await makePicture(300, 180));
  await page.getByRole('link', { name: 'Send us your artwork' }).click();
  const field = page.getByLabel(/^Send your artwork/);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await field.setInputFiles(artwork);
  await page.getByRole('button', { name: /^Send the artwork/ }).click();
  const file = page.getByRole('list', { name: /^Your artwork for/ });
  await expect(file).toContainText('my card.png');
  await expect(async () => {
    await page.reload();
    await expect(file).toContainText(/dots an inch/, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  expect(await shop.command('show', number)).toContain('my card.png');

  const paper = async (name: RegExp) => {
    const href = await page.getByRole('link', { name }).first().getAttribute('href');
    return readPdfText(await (await page.request.get(shop.url + href)).body());
  };
  await shop.command('proof', number, '1');
  await page.goto(shop.url + orderPathIn(await shop.letter(email, 'your proof')));
  expect((await paper(/^Proof 1/)).pages.join(' ')).toContain(number);
  await page.locator('kerf-orders summary', { hasText: /^Approve/ }).click();
  await page.getByRole('button', { name: /^Approve and print/ }).click();
  const next = page.locator('kerf-orders .next');
  await expect(next).toHaveText(/^Waits for payment/);
  await shop.command('paid', number);
  expect((await shop.letter(email, 'paid')).text).toContain(due);
  await shop.letter(email, 'is being printed');
  await shop.command('ship', number, '1', 'AusPost 33ABC1234567');
  expect((await shop.letter(email, 'is on its way')).text).toContain('33ABC1234567');
  await page.reload();
  const invoice = await paper(/^Tax invoice/);
  expect(invoice.title).toBe(`Tax Invoice ${number}`);
  expect(invoice.pages.join(' ')).toContain(due);
  await expect(page.getByText('Tracking: AusPost 33ABC1234567')).toBeVisible();
  await shop.command('delivered', number, '1');
  await page.goto(shop.url + orderPathIn(await shop.letter(email, 'was delivered')));
  await expect(page.locator('[aria-current=step]')).toContainText('Delivered');
  const subjects = shop.letters(email).map(({ subject = '' }) => subject.replace(`Order ${number}: `, ''));
  // Each once; two that are queued at one moment may arrive either way round.
  const piece = 'Premium Business Card';
  expect(subjects.sort()).toEqual([
    `${piece} is being printed`,
    `${piece} is on its way`,
    `${piece} was delivered`,
    'paid',
    'thank you',
    `your proof of ${piece}`,
  ]);
});
