import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type OpenApp, openApp } from '../open-app.js';
import { orderKey, samplePdf } from '../order-calls.js';
import { readPdfText } from '../pdf-text.js';
import { placedOrder } from '../placed-order.js';
import { orderPathIn, type StaffedShop, startStaffedShop } from '../staffed-shop.js';
import { beThere } from './be-there.js';
import { checkAccessibility } from './check-accessibility.js';
import { expect, test } from './journey.js';

// One shop and one server of mail for all of them.
test.describe.configure({ mode: 'default' });

let shop: StaffedShop;
/** A second process on the shop's database, by which orders are placed. */
let beside: OpenApp;
test.beforeAll(async () => {
  shop = await startStaffedShop();
  const { folder } = shop;
  await writeFile(path.join(folder, 'card.pdf'), samplePdf);
  beside = await openApp({ databaseUrl: null, dataDirectory: folder, variables: { DATA_DIR: folder } });
});
test.afterAll(async () => {
  await beside.app.close();
  await shop.stop();
});

const pathInLetter = async (address: string, words: string): Promise<string> =>
  orderPathIn(await shop.letter(address, words));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

for (const [width, javaScriptEnabled] of [
  [375, false],
  [1280, true],
] as const)
  test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width, height: 812 }, javaScriptEnabled, expectedErrors: [/status of 4\d\d/] });

    test('Guests can open their order, approve its proof, and see it go to the press once it is paid', async ({
      page,
    }) => {
      const email = `guest-${width}@example.com`;
      beside.world.now = new Date();
      const { number } = await placedOrder(beside, { email });
      const said = page.locator(javaScriptEnabled ? 'kerf-orders .said' : '#said');
      const next = page.locator('kerf-orders .next');
      const come = async () => {
        if (javaScriptEnabled) await beThere(page, 'kerf-orders');
      };

      const opening = await pathInLetter(email, 'thank you');
      await page.goto(shop.url + opening);
      await expect(page).toHaveURL(/\/sign-in\?redirect=/);
      if (javaScriptEnabled) await beThere(page, 'kerf-auth');
      await expect(page.locator('#said')).toContainText(`To see order ${number} on this device`);
      await expect(page.getByLabel('Order Number')).toHaveValue(number);
      await page.locator('#order-email').fill(email);
      await press(page, 'Check Your Order');
      await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
      await expect(next).toHaveText(/^Waits for artwork.*It waits for payment too\.$/);
      await expect(page.getByText('062-000')).toBeVisible();
      const invoice = await page.request.get(
        shop.url + (await page.getByRole('link', { name: /^Tax invoice \(PDF\)/ }).getAttribute('href')),
      );
      expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect((await readPdfText(await invoice.body())).title).toBe(`Tax Invoice ${number}`);
      if (javaScriptEnabled) await checkAccessibility(page);

      expect(await shop.command('proof', number, '1', 'card.pdf')).toMatch(/^Sent proof 1 of/);
      await page.goto(shop.url + (await pathInLetter(email, 'your proof')));
      const proofs = page.getByRole('region', { name: /^Proofs of/ });
      await expect(proofs).toBeInViewport();
      const before = (await proofs.boundingBox())?.y;
      if (javaScriptEnabled) await beThere(page, 'kerf-orders');
      expect((await proofs.boundingBox())?.y).toBe(before);
      await expect(proofs).toBeFocused();
      await expect(next).toHaveText(/^Waits for your approval/);
      const pdf = await page.request.get(
        shop.url + (await page.getByRole('link', { name: /^Proof 1/ }).getAttribute('href')),
      );
      expect([pdf.status(), (await pdf.body()).equals(samplePdf)]).toEqual([200, true]);
      if (javaScriptEnabled) await checkAccessibility(page);

      await come();
      await page.getByText('Something is to be changed').click();
      await press(page, 'Ask for a change');
      await expect(page.getByText('Your message is required.').first()).toBeVisible();
      await expect(page.getByLabel('What is to be changed in proof 1?')).toBeVisible();
      await expect(page.getByLabel('What is to be changed in proof 1?')).toHaveAccessibleDescription(
        'Your message is required.',
      );
      if (!javaScriptEnabled) await page.goto(shop.url + (await pathInLetter(email, 'your proof')));
      const approve = page.locator('summary', { hasText: /^Approve/ });
      await approve.click();
      await page.screenshot({ path: `test-results/orders-approving-${width}.png` });
      await page.getByRole('button', { name: /^Approve and print/ }).dblclick();
      if (javaScriptEnabled) await expect(said).toBeInViewport({ ratio: 1 });
      await expect(said).toContainText('You approved');
      await expect(next).toHaveText(/^Waits for payment/);
      await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

      // A form that was refused comes back with the focus where it goes on, and what was said of it ends with the next one.
      await page
        .getByLabel('Your message')
        .evaluate((field) => (field as HTMLTextAreaElement).form?.submit())
        .catch(() => {});
      await expect(page.locator('#said.refused')).toHaveText('Your message is required.');
      await expect(page.getByLabel('Your message')).toBeFocused();
      if (javaScriptEnabled) await beThere(page, 'kerf-orders');
      await page.getByLabel('Your message').fill('When will it\nbe here?');
      await press(page, 'Send message');
      await expect(page.locator('#said.refused')).toHaveCount(0);
      const sent = said.filter({ hasText: 'Your message is with us.' });
      await expect(sent).toBeVisible();
      if (javaScriptEnabled) await expect(sent).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.thread .customer .words')).toHaveText('When will it be here?');

      expect(await shop.command('paid', number)).toMatch(/is paid/);
      expect(await shop.command('say', number, 'On Friday.')).toMatch(/^Wrote to/);
      await page.goto(shop.url + (await pathInLetter(email, 'we wrote')));
      await expect(next).toHaveText(/^It is being printed/);
      await expect(page.locator('[aria-current=step]')).toContainText('In production');
      await expect(page.locator('.thread .shop .words')).toHaveText('On Friday.');
      await expect(page.getByText('062-000')).toHaveCount(0);
      if (javaScriptEnabled) await checkAccessibility(page);

      await come();
      await press(page, /^Order again/);
      await expect(javaScriptEnabled ? page.locator('kerf-orders .again') : said).toContainText(
        /is in your cart at \$[\d.]+, as before\./,
      );
      await page.screenshot({ path: `test-results/orders-${width}.png`, fullPage: true });
    });
  });

test('Buyers who come back to a page that stayed open find the next proof, and no more that it is to come', async ({
  page,
}) => {
  beside.world.now = new Date();
  const { number, id } = await placedOrder(beside, { email: 'stays-open@example.com' });
  expect(await shop.command('proof', number, '1', 'card.pdf')).toMatch(/^Sent proof 1 of/);
  const key = await orderKey(beside, id);
  await page.context().addCookies([{ name: 'kerf-order', value: key, url: shop.url }]);
  await page.goto(`${shop.url}/mypage/orders`);
  await beThere(page, 'kerf-orders');
  await page.getByText('Something is to be changed').click();
  await page.getByLabel('What is to be changed in proof 1?').fill('Bluer, please.');
  await press(page, 'Ask for a change');
  const said = page.getByText(/^We have what is to be changed in/);
  await expect(said).toBeFocused();
  await page.getByLabel('Your message').fill('By the way');

  // Eight steps are in one row where there is room, and else in two of four.
  const steps = page.locator('kerf-orders .steps li');
  for (const [width, rows] of [
    [1280, 1],
    [768, 1],
    [375, 2],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
    expect(tops).toHaveLength(8);
    expect(new Set(tops).size, `${width}`).toBe(rows);
    await steps.first().scrollIntoViewIfNeeded();
    await page.screenshot({ path: `test-results/orders-steps-${width}.png` });
  }
  await page.setViewportSize({ width: 768, height: 812 });
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = () =>
    steps.evaluateAll((all) =>
      [all[0], all[3], all[7]].map((step) => getComputedStyle(step as Element).borderBlockStartWidth),
    );
  await expect.poll(edges).toEqual(['3px', '6px', '1px']);
  await page.screenshot({ path: 'test-results/orders-steps-forced.png' });
  await page.emulateMedia({ forcedColors: 'none' });

  expect(await shop.command('proof', number, '1', 'card.pdf')).toMatch(/^Sent proof 2 of/);
  await page.getByLabel('Your message').focus();
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('link', { name: /^Proof 2/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(said).toHaveCount(0);
  await expect(page.getByLabel('Your message')).toHaveValue('By the way');
  await expect(page.getByLabel('Your message')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Proof sent. Waits for your approval' }),
  ).toHaveCount(1);
  await checkAccessibility(page);
  await page.screenshot({ path: 'test-results/orders-came-back.png', fullPage: true });
});

/** Somebody's order of a card, opened in this browser, with nobody there yet. */
async function openOrder(page: Page, email: string, query = '') {
  beside.world.now = new Date();
  const { id, number } = await placedOrder(beside, { email });
  const key = await orderKey(beside, id);
  await page.context().addCookies([{ name: 'kerf-order', value: key, url: shop.url }]);
  await page.goto(`${shop.url}/mypage/orders?master_id=${id}${query}`);
  await page.waitForLoadState('networkidle');
  return { id, number };
}

test('Buyers who come back to a page that they never touched see what came meanwhile', async ({ page }) => {
  const { number } = await openOrder(page, 'untouched@example.com');
  const asleep = page.locator('kerf-orders[data-kerf-ssr]');
  const promised = page.locator('#arrival');
  await expect(promised).toContainText('the order is paid by');
  await expect(page.getByText('062-000')).toBeVisible();
  expect(await shop.command('paid', number)).toMatch(/paid/i);
  await expect
    .poll(() => page.evaluate(() => Date.now() - performance.timeOrigin), { timeout: 60_000 })
    .toBeGreaterThan(5_000);
  await expect(asleep).toHaveCount(1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(asleep).toHaveCount(0);
  await expect(page.getByText(/^Placed .+\. Paid\.$/)).toBeVisible();
  await expect(page.getByText('062-000')).toHaveCount(0);
  // So does what the page says above it.
  await expect(promised).not.toContainText('the order is paid by');
  await expect(promised).toHaveText(/^Arrives by/);

  expect(await shop.command('refund', number, '6.00', 'Sorry for that.')).toMatch(/^Gave back \$6\.00/);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(/^\$6\.00 given back .+: Sorry for that\.$/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(
    page.getByRole('status').filter({ hasText: /^Paid, and \$6\.00 of it given back/ }),
  ).toHaveCount(1);
  await page.locator('kerf-orders .sums').screenshot({ path: 'test-results/orders-refund.png' });
});

for (const width of [375, 1280])
  test.describe(`A proof that is answered in another tab, at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 }, expectedErrors: [/status of 40[49]/] });

    test('leaves what was to be changed in sight, below why it came too late', async ({ page, context }) => {
      const { id, number } = await openOrder(page, `two-tabs-${width}@example.com`);
      expect(await shop.command('proof', number, '1', 'card.pdf')).toMatch(/^Sent proof 1 of/);
      const url = `${shop.url}/mypage/orders?master_id=${id}&type=proof`;
      await page.goto(url);
      await beThere(page, 'kerf-orders');
      await page.getByText('Something is to be changed').click();
      await page.getByLabel('What is to be changed in proof 1?').fill('Bluer, please.');
      const other = await context.newPage();
      await other.goto(url);
      await beThere(other, 'kerf-orders');
      await other
        .locator('kerf-orders summary')
        .filter({ hasText: /^Approve/ })
        .click();
      await press(other, /^Approve and print/);
      await expect(other.getByText(/^You approved proof 1/)).toBeVisible();
      await other.close();
      await press(page, 'Ask for a change');
      const late = page.getByText(/^Sorry, your final proof has already been approved/);
      const kept = page.getByLabel('The proof was answered already');
      await expect(kept).toHaveValue('Bluer, please.');
      await expect(late).toBeFocused();
      await expect(late).toBeInViewport({ ratio: 0.99 });
      await expect(kept).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole('button', { name: 'Send it as a message' })).toBeInViewport({
        ratio: 0.99,
      });
      await page.screenshot({ path: `test-results/orders-late-${width}.png` });
      await press(page, 'Send it as a message');
      await expect(page.locator('kerf-orders .thread')).toContainText('Bluer, please.');
    });
  });

for (const width of [375, 1280])
  test.describe(`A connection that is lost before the first touch, at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 }, expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

    test('takes nothing away that is drawn, typed or chosen, and the order goes on once it is back', async ({
      page,
      context,
    }) => {
      await openOrder(page, `lost-${width}@example.com`);
      const message = page.getByLabel('Your message');
      const field = page.locator('kerf-orders input[name=artwork]');
      const fault = page.getByRole('alert').filter({ hasText: 'That did not load. Try again.' });
      await context.setOffline(true);
      await field.setInputFiles(path.join(shop.folder, 'card.pdf'));
      await expect(fault).toBeInViewport();
      await message.fill('Please hurry.');
      await expect(message).toBeFocused();
      await expect(fault).toBeInViewport();
      await expect(page.getByText('062-000')).toBeVisible();
      await page.screenshot({ path: `test-results/orders-lost-${width}.png` });
      await checkAccessibility(page);
      // Sent as a form it would leave the page, and take all that with it.
      await press(page, 'Send message');
      await expect(message).toHaveValue('Please hurry.');
      await message.focus();
      await context.setOffline(false);
      await expect(fault).toHaveCount(0);
      await expect(page.locator('kerf-orders[data-kerf-ssr]')).toHaveCount(0);
      await expect(message).toHaveValue('Please hurry.');
      await expect(message).toBeFocused();
      expect(await field.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('card.pdf');
      await press(page, 'Send message');
      await expect(page.locator('kerf-orders .thread')).toContainText('Please hurry.');
      await page.screenshot({ path: `test-results/orders-found-${width}.png` });
    });
  });

test.describe('A proof whose picture takes a while', () => {
  test.use({ viewport: { width: 375, height: 812 }, expectedErrors: [/status of 4\d\d|ERR_FAILED/] });

  /** Opens a proof, whose picture comes as soon as it is let. */
  async function openProof(page: Page, email: string) {
    beside.world.now = new Date();
    const { number, id } = await placedOrder(beside, { email });
    expect(await shop.command('proof', number, '1', 'card.pdf')).toMatch(/^Sent proof 1 of/);
    const key = await orderKey(beside, id);
    await page.context().addCookies([{ name: 'kerf-order', value: key, url: shop.url }]);
    let letGo = (_isGood: boolean) => {};
    const isLet = new Promise<boolean>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/picture', async (route) => ((await isLet) ? route.continue() : route.abort()));
    await page.goto(`${shop.url}/mypage/orders`, { waitUntil: 'domcontentloaded' });
    await beThere(page, 'kerf-orders');
    return letGo;
  }
  const approve = (page: Page) => page.locator('summary', { hasText: /^Approve/ });

  test('has its room from the start, and is approved once it was there to be seen', async ({ page }) => {
    const letGo = await openProof(page, 'awaited@example.com');
    const awaited = page.getByText('The picture of the proof is on its way.', { exact: true });
    await expect(awaited).toBeVisible();
    await approve(page).click();
    const final = page.getByRole('button', { name: /^Approve and print/ });
    await expect(page.getByText('Look at it first.')).toBeVisible();
    await expect(final).toHaveAttribute('aria-disabled', 'true');
    await final.click({ force: true });
    await expect(final).toBeVisible();
    const sheet = page.locator('kerf-orders .sheet');
    const before = [await sheet.boundingBox(), await approve(page).boundingBox()];
    expect(before[0]?.height).toBeGreaterThan(150);
    await page.screenshot({ path: 'test-results/orders-proof-awaited.png' });
    letGo(true);
    await expect(awaited).toHaveCount(0, { timeout: 20_000 });
    const after = [await sheet.boundingBox(), await approve(page).boundingBox()];
    for (const [at, box] of before.entries()) {
      expect(Math.abs((after[at]?.y ?? 0) - (box?.y ?? 9))).toBeLessThan(1);
      expect(Math.abs((after[at]?.height ?? 0) - (box?.height ?? 9))).toBeLessThan(1);
    }
    await page.screenshot({ path: 'test-results/orders-proof-drawn.png' });
    await final.click();
    await expect(page.getByText(/^You approved proof 1/).first()).toBeVisible();
  });

  test('is approved by its PDF where the picture could not be drawn', async ({ page }) => {
    const letGo = await openProof(page, 'failed@example.com');
    letGo(false);
    const link = page.getByRole('link', {
      name: /^The picture of the proof could not be drawn\. Open the PDF/,
    });
    await expect(link).toBeVisible();
    expect(await link.getAttribute('href')).toMatch(/\/proofs\/[\w-]+$/);
    await checkAccessibility(page);
    await page.screenshot({ path: 'test-results/orders-proof-failed.png' });
    await approve(page).click();
    await expect(page.getByRole('button', { name: /^Approve and print/ })).toBeVisible();
  });
});

test.describe('A piece that is cancelled', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('Guests who cancel all that they ordered are promised no day any more', async ({ page }) => {
    const email = 'guest-cancels@example.com';
    beside.world.now = new Date();
    const { id, number } = await placedOrder(beside, { email });
    await page.context().addCookies([
      {
        name: 'kerf-order',
        value: await orderKey(beside, id),
        domain: new URL(shop.url).hostname,
        path: '/',
      },
    ]);
    await page.goto(`${shop.url}/mypage/orders?master_id=${id}`);
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    await beThere(page, 'kerf-orders');
    const promised = page.getByText(/^Arrives by/);
    await expect(promised).toBeVisible();
    await page
      .locator('kerf-orders summary')
      .filter({ hasText: /^Cancel/ })
      .click();
    await press(page, /^Cancel this piece/);
    await expect(page.locator('kerf-orders .said')).toContainText('is cancelled.');
    await expect(promised).toHaveCount(0);
  });
});
