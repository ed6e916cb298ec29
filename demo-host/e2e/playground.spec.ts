import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './situation.js';

test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE|ERR_CONNECTION|status of (400|404|503)/] });

const preview = (page: Page): FrameLocator => page.frameLocator('#preview');
const rows = (place: Page | FrameLocator) =>
  place.locator('kerf-price-table').getByRole('row').filter({ hasText: '$' });
const markup = (page: Page) => page.getByRole('textbox', { name: 'Markup to paste' });
const events = (page: Page, type: string) =>
  page.locator('#events').getByRole('listitem').filter({ hasText: type });

async function unfold(page: Page, name: string): Promise<void> {
  await page.locator('summary').filter({ hasText: name }).click();
}

test('Integrators set an accent, see it at once, and paste the markup on a page of theirs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'the playground' }).click();
  await page.getByLabel('item', { exact: true }).selectOption('premium-business-card');
  await expect(rows(preview(page)).first()).toBeVisible();
  await unfold(page, 'Tokens');
  const accent = page.getByLabel('--kerf-color-accent', { exact: true });
  await accent.fill('#0b5d3b');
  const table = preview(page).locator('kerf-price-table');
  await expect(table).toHaveCSS('--kerf-color-accent', '#0b5d3b');

  // From the second change on, the widget that somebody has used stays as they left it.
  await rows(preview(page)).nth(2).click();
  await accent.fill('#123456');
  await expect(table).toHaveCSS('--kerf-color-accent', '#123456');
  await expect(rows(preview(page)).nth(2).getByRole('radio')).toBeChecked();

  // A value that would end the style sheet is refused in words, and is in no markup.
  await accent.fill('red;} </style><script>');
  await expect(accent).toHaveAccessibleDescription(/Leave out ;/);
  await expect(markup(page)).not.toHaveValue(/red/);
  await accent.fill('#0b5d3b');

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await markup(page).inputValue());

  // An empty page of a third site, and nothing on it but what was copied.
  const site = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Own</title>${copied}`);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const own = await context.newPage();
  await own.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  await expect(rows(own).first()).toBeVisible();
  await expect(own.locator('kerf-price-table')).toHaveCSS('--kerf-color-accent', '#0b5d3b');
  site.close();
  site.closeAllConnections();
});

test('Testers see what widgets say when the shop fails, and that the markup knows nothing of it', async ({
  page,
}) => {
  await page.goto('/playground?tag=kerf-price-table&1.item=die-cut');
  await expect(rows(preview(page)).first()).toBeVisible();
  await unfold(page, 'Latency and failures');
  await page.getByLabel('Answers of the shop').selectOption('unavailable');
  await page.getByLabel('Every answer waits, ms').fill('1500');
  await expect(preview(page).locator('[part=error-notice]')).toBeVisible();
  const failure = events(page, 'kerf-error').first();
  await failure.locator('summary').click();
  await expect(failure.locator('pre')).toContainText('"message"');
  await expect(markup(page)).not.toHaveValue(/broken-api|data-api/);
  await expect(page.getByText('Latency and failures are of the preview alone')).toBeVisible();

  await page.getByLabel('Answers of the shop').selectOption('none');
  await expect(rows(preview(page)).first()).toBeVisible();
  // Slow, as asked for: no answer of this load came sooner.
  const waited = await page.frame({ url: /playground\/preview/ })?.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/broken-api/slow-1500/'))
      .map(({ duration }) => duration),
  );
  expect(waited?.length).toBeGreaterThan(0);
  expect(Math.min(...(waited ?? []))).toBeGreaterThanOrEqual(1490);
});

test('Testers prevent an event, and nothing is added to the cart', async ({ page }) => {
  await page.goto('/playground?tag=kerf-configurator&1.item=premium-business-card&tag=kerf-cart-link');
  const add = preview(page).getByRole('button', { name: 'Add to Cart' });
  await page.getByLabel('kerf-before-add-to-cart').check();
  await add.click();
  await expect(events(page, 'kerf-before-add-to-cart')).toContainText('prevented');
  await page.getByLabel('kerf-before-add-to-cart').uncheck();
  await add.click();
  await expect(events(page, 'kerf-add-to-cart')).toHaveCount(1);
  await expect(events(page, 'kerf-before-add-to-cart')).toHaveCount(2);
  await expect(events(page, 'kerf-before-add-to-cart').first()).not.toContainText('prevented');
  // Only the second press put something in.
  await expect(preview(page).locator('kerf-cart-link')).toContainText('1');
  await expect(page.getByRole('status').filter({ hasText: 'events' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(events(page, 'kerf-')).toHaveCount(0);
});

test('Whoever gets the address sees the same page, and Back leads to the step before', async ({
  page,
  context,
}) => {
  await page.goto('/playground?tag=kerf-price-table&1.item=swing-tags');
  await page.getByLabel('Another widget').selectOption('kerf-savings');
  await page.getByRole('button', { name: 'Add' }).click();
  await unfold(page, 'The page around');
  await page.getByLabel('Direction').selectOption('rtl');
  await page.getByLabel('Colour scheme').selectOption('dark');
  await page.getByLabel('Width of the preview').selectOption('375');
  await page.getByLabel('configuration').first().pressSequentially('mine');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(markup(other)).toHaveValue(await markup(page).inputValue());
  await expect(markup(other)).toHaveValue(
    /item="swing-tags" configuration="mine"><\/kerf-price-table>\n<kerf-savings>/,
  );
  const root = preview(other).locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await expect.poll(() => root.evaluate((html) => html.clientWidth)).toBe(375);

  // Four letters are one step.
  await page.goBack();
  await expect(page).not.toHaveURL(/configuration/);
  await expect(page).toHaveURL(/width=375/);
  await expect(page.getByLabel('configuration').first()).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Width of the preview')).toHaveValue('full');
});

test('A hostile address runs nothing, adds nothing, and is told what it may not say', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'pwned', { set: () => console.error('the address ran a script') });
  });
  const attacks = [
    ['tag', 'kerf-price-table><img src=x onerror=pwned=1>'],
    ['tag', 'script'],
    ['1.item', '"><script>pwned=1</script>'],
    ['1.onclick', 'pwned=1'],
    ['2.item', '{{markup}}$&$`'],
    ['--kerf-color-accent', 'red}</style><script>pwned=1</script>'],
    ['--kerf-font-text', 'a, url(//evil.example/x)'],
    ['direction', 'ltr" onload="pwned=1'],
    ['prevent', 'x"><script>pwned=1</script>'],
    ['api', '../../evil'],
    ['delay', '1e9'],
  ] as const;
  for (const attack of attacks) {
    const query = new URLSearchParams([['tag', 'kerf-price-table'], [...attack]]).toString();
    await page.goto(`/playground?${query}`);
    await expect(markup(page)).toBeVisible();
    const isValue = attack[0] === '1.item';
    if (!isValue) await expect(page.getByRole('alert').getByRole('paragraph')).toHaveCount(1);
    const answer = await page.goto(`/playground/preview?${query}`);
    expect([attack, answer?.status()]).toEqual([attack, isValue ? 200 : 400]);
    expect(await page.locator('img, [onclick], [onload], [onerror]').count()).toBe(0);
    expect(await page.locator('script:not([src])').count()).toBe(0);
    if (!isValue) await expect(page.getByRole('heading', { name: 'No preview' })).toBeVisible();
  }
  // Words that mean something to the template stay words.
  await page.goto(`/playground/preview?tag=kerf-price-table&1.item=${encodeURIComponent('{{events}}$&')}`);
  await expect(page.locator('kerf-price-table')).toHaveAttribute('item', '{{events}}$&');
  expect((await page.request.get(`/playground/preview?x=${'y'.repeat(6001)}`)).status()).toBe(400);
  expect((await page.request.get('/broken-api/slow-30001/cart/get/cart')).status()).toBe(404);
});

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 375 },
  { colorScheme: 'light', width: 320 },
] as const)
  test(`Integrators with any ability can use the playground, ${colorScheme}, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(
      `/playground?tag=kerf-configurator&tag=kerf-price-table&2.item=x&scheme=${colorScheme}&1.x=1`,
    );
    await expect(events(page, 'kerf-error').first()).toBeVisible();
    for (const details of await page.locator('.playground details:visible > summary:visible').all())
      await details.click();
    await page.getByLabel('Every answer waits, ms').fill('soon');
    await expect(page.getByLabel('Every answer waits, ms')).toHaveAccessibleDescription(/whole number/);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { 'target-size': { enabled: true } },
      })
      .exclude('#preview')
      .analyze();
    expect(
      violations.map(({ id, nodes }) => [
        id,
        ...nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
      ]),
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('Integrators put a page together with the keyboard alone', async ({ page }) => {
  await page.goto('/playground');
  await expect(markup(page)).toHaveValue(/<kerf-price-table/);
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const now = await page.evaluate(() => {
        const { activeElement: at } = document;
        const labels = at instanceof HTMLSelectElement || at instanceof HTMLInputElement ? at.labels : null;
        return labels?.[0]?.textContent ?? at?.getAttribute('aria-label') ?? at?.textContent ?? '';
      });
      if (name.test(now)) return;
    }
    throw new Error(`Tab never reached ${name}.`);
  };
  await tabTo(/^item$/);
  const before = await markup(page).inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(markup(page)).not.toHaveValue(before);
  // What is chosen draws the fields anew, and the keyboard stays where it was.
  await expect(page.getByLabel('item', { exact: true })).toBeFocused();
  await tabTo(/^Another widget$/);
  await page.keyboard.press('k');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(markup(page)).toHaveValue(/<kerf-price-table[^\n]+\n<kerf-/);
  await tabTo(/^Remove 2, kerf-/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Remove 1, kerf-price-table')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Another widget')).toBeFocused();
  await expect(page.getByText('No widget is on the page yet')).toBeVisible();
});
