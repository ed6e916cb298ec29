import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { createOrderKey } from '../../server/orders/order-keys.js';
import { readOrderLines } from '../../server/orders/order-rows.js';
import { makeLongPicture, makePdf } from '../artwork-files.js';
import { type OpenApp, openApp } from '../open-app.js';
import { placedOrder } from '../placed-order.js';
import { type RunningShop, startShop } from '../start-shop.js';
import { beThere } from './be-there.js';
import { checkAccessibility, checkColours } from './check-accessibility.js';
import { listen } from './heard.js';
import { expect, test } from './journey.js';
import { reviewAsGuest } from './review-as-guest.js';

// One shop for all of them.
test.describe.configure({ mode: 'default' });
test.use({
  expectedErrors: [
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|status of 4\d\d/,
  ],
});

let folder: string;
let shop: RunningShop;
/** A second process on the shop's database, by which orders are placed. */
let beside: OpenApp;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-artwork-'));
  await writeFile(path.join(folder, 'small.pdf'), await makePdf({ width: 80, height: 40 }));
  await writeFile(path.join(folder, 'long.tif'), makeLongPicture(120_000_000));
  await writeFile(path.join(folder, 'fake.png'), 'MZ');
  await writeFile(path.join(folder, 'notes.txt'), 'a');
  shop = await startShop({ DATA_DIR: folder });
  beside = await openApp({ databaseUrl: null, dataDirectory: folder, variables: { DATA_DIR: folder } });
});
test.afterAll(async () => {
  await beside.app.close();
  await shop.stop();
  await rm(folder, { recursive: true });
});

/** Orders a card as a guest and opens the order, with the key that signing in with its number gives. */
async function openOrder(page: Page, email: string, hasScript = true): Promise<void> {
  beside.world.now = new Date();
  const { id, number } = await placedOrder(beside, { email });
  const key = await createOrderKey(beside.database.db, id, beside.world.now);
  await page.context().addCookies([{ name: 'kerf-order', value: key, url: shop.url }]);
  await page.goto(`${shop.url}/mypage/orders`);
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  if (hasScript) await beThere(page, 'kerf-orders');
}

const parts = (page: Page) => ({
  field: page.getByLabel('Send your artwork'),
  send: page.getByRole('button', { name: /^Send the artwork for/ }),
  files: page.getByRole('list', { name: /^Your artwork for/ }),
  ways: page.getByRole('list', { name: 'Files on their way' }),
  bar: page.getByRole('progressbar'),
});
const at = (name: string) => path.join(folder, name);

/** Whether a picture is of the customer's own file, and is there: 176 px wide, which no drawing of the shop is. */
async function showsArtwork(picture: Locator): Promise<void> {
  await expect(picture).toHaveAttribute('src', /artwork-picture/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(176);
}

test('A file chosen and sent before the scripts came reaches the order', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 3_000));
    await route.continue().catch(() => undefined);
  });
  await openOrder(page, 'early-file@example.com', false);
  const { field, send, files } = parts(page);
  await field.setInputFiles(at('small.pdf'));
  await send.click();
  await expect(files.getByText('small.pdf', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
});

test('A file chosen before the scripts came is still there once they did', async ({ page }) => {
  await openOrder(page, 'kept-file@example.com', false);
  const { field, send, files } = parts(page);
  await field.setInputFiles(at('small.pdf'));
  await beThere(page, 'kerf-orders');
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
  await send.click();
  await expect(files.getByText('small.pdf', { exact: true }).first()).toBeVisible();
});

for (const [width, javaScriptEnabled] of [
  [375, false],
  [1280, true],
] as const)
  test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width, height: 812 }, javaScriptEnabled });

    test('A piece that is ordered again is printed from the artwork that the shop has', async ({ page }) => {
      const email = `again-${width}@example.com`;
      await openOrder(page, email, javaScriptEnabled);
      const { field, send, files } = parts(page);
      await field.setInputFiles(at('small.pdf'));
      await send.click();
      await expect(files).toContainText('small.pdf');
      if (javaScriptEnabled) await beThere(page, 'kerf-orders');
      await page.getByRole('button', { name: /^Order again/ }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your artwork goes with it.' })).toBeVisible();
      await page.goto(`${shop.url}/cart`);
      await expect(
        page.getByText('Printed from artwork of an earlier order. The checkout says of which.'),
      ).toBeVisible();
      await showsArtwork(page.locator('kerf-cart .piece-thumb'));
      await page.screenshot({ path: `test-results/artwork-again-cart-${width}.png`, fullPage: true });
      await page.getByRole('link', { name: 'Checkout' }).click();
      await reviewAsGuest(page, email);
      await expect(page.getByText(/^Printed from your artwork of order K\d\d-[\w-]+\.$/)).toBeVisible();
      await showsArtwork(page.locator('.ordered-piece img'));
      await page.getByRole('button', { name: /^Place order, \$\d/ }).click();
      const next = page
        .getByRole('listitem')
        .filter({ hasText: 'We have your artwork from your earlier order.' });
      await expect(next).toBeVisible();
      await page.screenshot({ path: `test-results/artwork-again-done-${width}.png`, fullPage: true });
      await next.getByRole('link').click();
      await expect(files).toContainText('small.pdf');
    });
  });

/** Lets bytes go out so slowly that somebody can press something meanwhile. */
async function slowDown(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await set(false, bytesPerSecond);
  return set;
}

for (const width of [375, 1280])
  test(`Buyers at ${width} px send a file by keyboard, read what is worth knowing of it where it is, and take it back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await openOrder(page, `keys-${width}@example.com`);
    const { field, send, files } = parts(page);
    await expect(page.getByText('at most 500 MB each').first()).toBeVisible();
    await field.setInputFiles([at('small.pdf')]);
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(files.getByText('small.pdf', { exact: true }).first()).toBeVisible();
    await expect(files.getByText('This page is 80 × 40 mm')).toBeVisible({ timeout: 60_000 });
    const figure = files.getByRole('img');
    await expect(figure).toHaveAccessibleName(/^Page 1 on the piece, to scale: 80 × 40 mm/);
    await figure.scrollIntoViewIfNeeded();
    await expect
      .poll(() => figure.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    await expect(files.locator('.mark')).toHaveText(['1']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await checkAccessibility(page);
    await page.screenshot({ path: `test-results/artwork-${width}.png`, fullPage: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkColours(page);
    await page.screenshot({ path: `test-results/artwork-${width}-dark.png`, fullPage: true });
    await page.emulateMedia({ colorScheme: 'light' });
    await files.getByText('Remove small.pdf').focus();
    await page.keyboard.press('Enter');
    await files.getByRole('button', { name: 'Remove this file small.pdf' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('kerf-orders').getByText('small.pdf is removed.')).toBeVisible();
    await expect(files).toHaveCount(0);
  });

test('Buyers on a slow line pause and go on, lose the connection and see it go on by itself, one file after the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openOrder(page, 'slow@example.com');
  const { field, send, files, ways, bar } = parts(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/order\/upload/.test(request.url()))
      asked.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`.trim());
  });
  const line = await slowDown(page, 4_000_000);
  await field.setInputFiles([at('long.tif'), at('fake.png'), at('notes.txt')]);
  await send.click();
  await expect(bar).toHaveCount(1);
  await expect(ways.getByRole('listitem').filter({ hasText: 'fake.png' })).toContainText(
    'Waits for its turn.',
  );
  await expect(ways.getByRole('listitem').filter({ hasText: 'notes.txt' })).toContainText(
    'Please choose a PDF, AI, SVG, PNG, JPEG or TIFF file.',
  );
  await expect(ways.getByText(/MB of 120\.0 MB, [1-9]\d? %/)).toBeVisible({ timeout: 30_000 });
  await checkAccessibility(page);
  await page.screenshot({ path: 'test-results/artwork-sending.png', fullPage: true });
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(3);
  await expect(ways.getByRole('button', { name: 'Stop sending long.tif' })).toBeVisible();
  await expect(ways.getByRole('button', { name: 'Leave it out fake.png' })).toBeVisible();
  await ways.getByRole('button', { name: 'Pause long.tif' }).click();
  await expect(ways.getByText(/^Paused at \d+ %\.$/)).toBeVisible();
  // The next one has its turn, and is refused in the shop's words.
  await expect(ways.getByRole('listitem').filter({ hasText: 'fake.png' })).toContainText(
    'This file is not what its name says.',
  );
  await expect(ways.getByText(/did not come whole/)).toHaveCount(0);
  await ways.getByRole('button', { name: 'Go on long.tif' }).click();
  await expect(ways.getByText(/MB of 120\.0 MB/)).toBeVisible();
  // The shop is gone in the middle, as by a power cut, and comes back.
  await shop.kill();
  await expect(ways.getByText(/^The connection is lost, at \d+ %\. It goes on by itself/)).toBeVisible({
    timeout: 30_000,
  });
  await checkAccessibility(page);
  await shop.start();
  await line(false, -1);
  await expect(files.getByText('long.tif', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await expect(ways.getByRole('listitem').filter({ hasText: 'long.tif' })).toHaveCount(0);
  // It never began anew: one for each file that was begun.
  expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  const offsets = asked.filter((call) => call.startsWith('PATCH')).map((call) => Number(call.split(' ')[1]));
  expect(Math.max(...offsets)).toBeGreaterThan(0);
  await page
    .getByLabel('Send other artwork')
    .setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await send.click();
  await expect(ways.getByRole('listitem').filter({ hasText: 'empty.pdf' })).toContainText(
    'This file is empty',
  );
});

test('Buyers who leave the page in the middle choose the file again, and it goes on where it broke off', async ({
  page,
}) => {
  await openOrder(page, 'left@example.com');
  const { field, send, files, ways } = parts(page);
  const line = await slowDown(page, 4_000_000);
  await field.setInputFiles(at('long.tif'));
  await send.click();
  await expect(ways.getByText(/MB of 120\.0 MB, [1-9]\d? %/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await beThere(page, 'kerf-orders');
  await expect(ways).toContainText('long.tif did not come whole. Choose it again and send it');
  await checkAccessibility(page);
  await line(false, -1);
  const begun: string[] = [];
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (!/order\/upload/.test(request.url())) return;
    if (request.method() === 'POST') begun.push(request.url());
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  await field.setInputFiles(at('long.tif'));
  await send.click();
  await expect(files.getByText('long.tif', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  expect(begun).toEqual([]);
  expect(Math.min(...offsets)).toBeGreaterThan(0);
  await expect(ways).toHaveCount(0);
});

test('Buyers who send several files in one go read once that all of them came', async ({ page }) => {
  const { heard } = await listen(page);
  await openOrder(page, 'several@example.com');
  const { field, send, files } = parts(page);
  const pdf = await readFile(at('small.pdf'));
  const names = ['front.pdf', 'back.pdf', 'third.pdf', 'fourth.pdf'];
  await field.setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer: pdf })));
  await send.click();
  const said = page.locator('kerf-orders .upload-said').filter({ hasText: 'with us' });
  await expect(said).toHaveText('4 files are with us.');
  for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeAttached();
  await expect(files).toContainText('fourth.pdf');
  expect((await heard()).filter((words) => words.includes('files are with us'))).toEqual([
    '4 files are with us.',
  ]);
});

test('Buyers whose line breaks once a file came see that it did, and the order when there is a line again', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openOrder(page, 'came@example.com');
  const { field, send, files } = parts(page);
  await page.route('**/order/get/order/**', (route) => route.abort());
  await field.setInputFiles(at('small.pdf'));
  await send.click();
  const said = page.locator('kerf-orders .upload-said');
  await expect(said).toHaveText('small.pdf is with us.');
  await expect(said).toBeInViewport({ ratio: 1 });
  const unread = page.getByText(/^It is not shown here yet\./);
  await expect(unread).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: 'test-results/artwork-unread.png' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(unread).toBeVisible();
  await expect(field).toBeFocused();
  await page.unroute('**/order/get/order/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(files).toContainText('small.pdf');
  await expect(unread).toHaveCount(0);
});

test('Buyers on a phone who came to send artwork stand at its field, and read there that what they stopped is not sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  beside.world.now = new Date();
  const { id } = await placedOrder(beside, { email: 'stopped@example.com' });
  const [line] = await readOrderLines(beside.database.db, id);
  const key = await createOrderKey(beside.database.db, id, beside.world.now);
  await page.context().addCookies([{ name: 'kerf-order', value: key, url: shop.url }]);
  await page.goto(`${shop.url}/mypage/orders?master_id=${id}&order_detail_id=${line?.id}&type=artwork`);
  const { field, send, ways } = parts(page);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await beThere(page, 'kerf-orders');
  await expect(field).toBeFocused();
  await page.screenshot({ path: 'test-results/artwork-named.png' });
  await slowDown(page, 400_000);
  await field.setInputFiles(at('long.tif'));
  await send.click();
  await ways.getByRole('button', { name: 'Stop sending long.tif' }).click();
  const said = page.locator('kerf-orders .upload-said');
  await expect(said).toHaveText('long.tif is not sent.');
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await page.screenshot({ path: 'test-results/artwork-stopped.png' });
});

test('Buyers who send a file for what was cancelled meanwhile are told so, and see what became of it', async ({
  page,
}) => {
  await openOrder(page, 'cancelled@example.com');
  const { db } = beside.database;
  await db
    .updateTable('order_lines')
    .set({ stage: 'cancelled' })
    .where('order_id', 'in', (order) =>
      order.selectFrom('orders').select('id').where('email', '=', 'cancelled@example.com'),
    )
    .execute();
  await parts(page).field.setInputFiles(path.join(folder, 'small.pdf'));
  await parts(page).send.click();
  const said = page.getByText('Sorry, update is unavailable.').and(page.locator('.late'));
  await expect(said).toBeFocused();
  await expect(page.getByText(/^It will not be printed/)).toBeVisible();
  await expect(parts(page).send).toHaveCount(0);
});

test('Buyers drop a file on the piece', async ({ page }) => {
  await openOrder(page, 'drop@example.com');
  const { files } = parts(page);
  const dropped = await page.evaluateHandle(() => {
    const all = new DataTransfer();
    all.items.add(new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9mm"/>'], 'dropped.svg'));
    return all;
  });
  const piece = page.locator('kerf-orders .piece');
  await piece.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(piece).toHaveClass(/dropping/);
  await piece.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(piece).not.toHaveClass(/dropping/);
  await expect(files.getByText('dropped.svg', { exact: true }).first()).toBeVisible();
});

test('Buyers whose browser can’t fetch what sends in parts send the form', async ({ page }) => {
  await openOrder(page, 'whole@example.com');
  await page.route(/\/uploads-[^/]*\.js/, (route) => route.abort());
  const { field, send, files } = parts(page);
  await field.setInputFiles(at('small.pdf'));
  await send.click();
  await expect(page.locator('#said')).toContainText('We have small.pdf for');
  await expect(files.getByText('small.pdf', { exact: true }).first()).toBeVisible();
});

test('Buyers who send a file offline stay where they are, with all that they typed, and send it once there is a line', async ({
  page,
}) => {
  await openOrder(page, 'offline@example.com');
  const { field, send, files } = parts(page);
  const message = page.getByLabel('Your message');
  await message.fill('Please hurry.');
  await field.setInputFiles(at('small.pdf'));
  await page.context().setOffline(true);
  await send.click();
  const words = page.getByText('You are offline, so nothing was sent. Press again once you are connected.');
  await expect(words).toBeVisible();
  await page.context().setOffline(false);
  await send.click();
  await expect(files.getByText('small.pdf', { exact: true }).first()).toBeVisible();
  await expect(words).toHaveCount(0);
  await expect(message).toHaveValue('Please hurry.');
});

test('Buyers hear that a file was looked at, and how much is worth knowing', async ({ page }) => {
  const ear = await listen(page);
  await openOrder(page, 'heard@example.com');
  const { field, send } = parts(page);
  await field.setInputFiles(at('small.pdf'));
  await ear.forget();
  await send.click();
  await expect
    .poll(() => ear.heard(), { timeout: 60_000 })
    .toContainEqual(
      expect.stringMatching(
        /^small\.pdf is looked at: (1 thing is|\d things are) worth knowing before we print it\.$/,
      ),
    );
});

test('Buyers whose browser can’t fetch what an order does read that beside it, and go on when they try again', async ({
  page,
}) => {
  await page.route(/\/order-part-[^/]*\.js/, (route) => route.abort());
  await openOrder(page, 'lost@example.com', false);
  await page.mouse.move(1, 1);
  const again = page.locator('kerf-orders').getByRole('button', { name: 'Try again' });
  await expect(page.getByText('That did not load. Try again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Order K/ })).toBeVisible();
  await page.unroute(/\/order-part-[^/]*\.js/);
  await again.click();
  await expect(again).toHaveCount(0);
  await beThere(page, 'kerf-orders');
  await expect(parts(page).field).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 812 } });

    test('buyers write to the shop with a file, which comes back as it went', async ({ page }) => {
      const email = `files-${javaScriptEnabled}@example.com`;
      await openOrder(page, email, javaScriptEnabled);
      const said = page.locator(javaScriptEnabled ? 'kerf-orders .said' : '#said');
      const field = page.getByLabel('Files, if you like');
      if (javaScriptEnabled) {
        await beThere(page, 'kerf-orders');
        await field.scrollIntoViewIfNeeded();
        await field.setInputFiles(
          [1, 2, 3, 4, 5].map((number) => ({
            name: `${number}.pdf`,
            mimeType: 'application/pdf',
            buffer: Buffer.from('%PDF'),
          })),
        );
        const tooMany = page.getByText('Maximum of 4 files only!');
        await expect(tooMany).toBeInViewport({ ratio: 1 });
        await page.getByLabel('Your message').fill('Five.');
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(field).toBeFocused();
        await expect(page.locator('#message-error')).toBeEmpty();
        await page.screenshot({ path: 'test-results/message-too-many.png' });
      }
      await field.setInputFiles([at('fake.png'), at('small.pdf')]);
      await page.getByLabel('Your message').fill('As you see here.');
      await page.getByRole('button', { name: 'Send message' }).click();
      // Nothing is sent by halves, and what was typed stays.
      await expect(page.getByText('This file is not what its name says.').first()).toBeVisible();
      await expect(page.getByLabel('Your message')).toHaveValue('As you see here.');
      await expect(page.locator('.thread li')).toHaveCount(0);
      if (!javaScriptEnabled) await page.getByLabel('Files, if you like').setInputFiles(at('small.pdf'));
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(said).toContainText('Your message is with us.');
      const link = page.getByRole('link', { name: 'small.pdf' });
      await expect(link).toBeVisible();
      const file = await page.request.get(new URL((await link.getAttribute('href')) ?? '', shop.url).href);
      expect(file.headers()['content-disposition']).toMatch(/^attachment;/);
      expect((await file.body()).equals(await readFile(at('small.pdf')))).toBe(true);
      if (javaScriptEnabled) await checkAccessibility(page);
      await page.screenshot({ path: `test-results/message-${javaScriptEnabled}.png`, fullPage: true });
    });
  });

test('Buyers who leave while several files are on their way are asked, and read later which did not come', async ({
  page,
}) => {
  await openOrder(page, 'several@example.com');
  const { field, send, ways } = parts(page);
  await slowDown(page, 4_000_000);
  await field.setInputFiles([at('long.tif'), at('small.pdf'), at('fake.png')]);
  await send.click();
  await expect(ways.getByText(/MB of 120\.0 MB/)).toBeVisible({ timeout: 30_000 });
  let asked = 0;
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') asked++;
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe(1);
  await beThere(page, 'kerf-orders');
  for (const name of ['long.tif', 'small.pdf', 'fake.png'])
    await expect(ways.getByRole('listitem').filter({ hasText: name })).toContainText(
      'did not come whole. Choose it again and send it',
    );
  await page.reload();
  // Nothing is on its way any more.
  expect(asked).toBe(1);
});

test('Buyers on a phone who choose more than is printed read what is, and find what came before folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openOrder(page, 'more@example.com');
  const { send, files } = parts(page);
  const field = page.locator('input[type=file][name=artwork]');
  const { sides = 0, kinds = 0 } = await page.evaluate(async () => {
    const id = new URL(location.href).searchParams.get('master_id') ?? '';
    const listed = await fetch(`/api/order/get/orders`).then((answer) => answer.json());
    const answer = await fetch(`/api/order/get/order/${id || listed.data.orders[0].id}`);
    return (await answer.json()).data.order.lines[0];
  });
  const printed = sides * kinds;
  const content = await readFile(at('small.pdf'));
  const named = Array.from({ length: printed + 2 }, (_, n) => ({
    name: `page${n}.pdf`,
    mimeType: 'application/pdf',
    buffer: content,
  }));
  const last = named.slice(-printed).map(({ name }) => name);
  await field.setInputFiles(named);
  await expect(field).toHaveAccessibleDescription(
    new RegExp(
      `You chose ${printed + 2} files, and .* printed\\. We print the last.*: ${last.join(', ')}\\.`,
    ),
  );
  await checkAccessibility(page);
  await page.screenshot({ path: 'test-results/artwork-more-375.png', fullPage: true });
  await send.click();
  for (const name of last) await expect(files).toContainText(name, { timeout: 30_000 });
  await expect(field).not.toHaveAccessibleDescription(/You chose/);
  // How many are printed is known once each was looked at, and seen when the page asks for that again.
  const looked = { timeout: 60_000 };
  await expect(page.locator('strong', { hasText: 'page0.pdf' })).toBeHidden(looked);
  await page.getByText('Earlier files (2)').click();
  const earlier = page.getByRole('list', { name: /^Earlier files for/ });
  await expect(earlier).toContainText('page0.pdf');
  await earlier.getByText('Remove page0.pdf').click();
  await checkAccessibility(page);
  await page.screenshot({ path: 'test-results/artwork-earlier-375.png', fullPage: true });
  await earlier.getByRole('button', { name: 'Remove this file page0.pdf' }).click();
  await expect(page.getByText('Earlier files (1)')).toBeVisible(looked);
});

test('Buyers who send without a file read that at the field, which has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openOrder(page, 'nothing@example.com');
  const { field, send } = parts(page);
  await send.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/ Please upload your file\.$/);
  await expect(page.getByText('Please upload your file.', { exact: true })).toBeInViewport({ ratio: 1 });
  await checkAccessibility(page);
  await page.screenshot({ path: 'test-results/artwork-nothing-375.png' });
  await field.setInputFiles(at('small.pdf'));
  await expect(page.getByText('Please upload your file.', { exact: true })).toHaveCount(0);
});
