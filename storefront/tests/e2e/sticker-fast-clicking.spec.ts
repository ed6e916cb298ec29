import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { stickerPanelOf } from './sticker-panel.js';

const choices = 50;

/** Follows the requests for prices: how many were made, and how many were under way at once. */
function watchPricing(page: Page) {
  const open = new Set<object>();
  let [made, most] = [0, 0];
  page.on('request', (request) => {
    if (!request.url().includes('/pricing-data')) return;
    open.add(request);
    made++;
    most = Math.max(most, open.size);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { made: () => made, most: () => most, underWay: () => open.size };
}

/**
 * Makes 50 choices of one list: five in quick succession, then a rest just long enough for prices to be asked for.
 * Returns the last one, and what goes on being painted.
 */
const clickFast = (page: Page, list: string) =>
  page.evaluateHandle(
    async ([name, count]) => {
      const panel = document.querySelector('kerf-configurator')?.shadowRoot;
      const table = document.querySelector('kerf-price-table')?.shadowRoot;
      if (!panel || !table) throw new Error('There is no panel, or no price table.');
      const radios = () => [
        ...panel.querySelectorAll<HTMLInputElement>(`[type=radio][name="${name}"]:not([value=custom])`),
      ];
      const prices = () =>
        [...table.querySelectorAll('tbody tr > :nth-child(2)')].map((cell) => cell.textContent).join();
      const painted: { choice: string; prices: string; after: number }[] = [];
      let [choice, before, after] = ['', prices(), 0];
      new MutationObserver(() => {
        const now = prices();
        if (now === before) return;
        before = now;
        painted.push({ choice, prices: now, after });
      }).observe(table, { subtree: true, childList: true, characterData: true });
      for (let at = 0; at < count; at++) {
        await new Promise((done) => setTimeout(done, at % 5 === 0 && at > 0 ? 170 : 0));
        const offered = radios();
        // Never the one that is chosen already.
        const radio = offered[(at * 4 + 1) % offered.length];
        if (!radio || radio.checked) throw new Error('This would change nothing.');
        choice = radio.value;
        after++;
        radio.click();
      }
      return { painted, last: choice };
    },
    [list, choices] as const,
  );

/** What the price table says of a choice when it is left alone. */
async function calmPrices(page: Page, list: string, choice: string): Promise<string> {
  const table = page.locator('kerf-price-table').getByRole('table');
  await page
    .locator(`kerf-configurator [type=radio][name="${list}"][value="${choice}"]`)
    .locator('..')
    .click();
  await expect(stickerPanelOf(page).compare).toBeEnabled();
  await expect(table).toHaveAttribute('aria-busy', 'false');
  return table
    .locator('tbody tr > :nth-child(2)')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent).join());
}

for (const { group, list, speed, delays } of [
  { group: 'Product', list: 'product_id', speed: 'quick', delays: [0] },
  { group: 'Size', list: 'size_id', speed: 'slow and uneven', delays: [600, 5, 300, 60] },
] as const) {
  test(`Shoppers can change the ${group.toLowerCase()} 50 times without a pause and see the last price alone, ${speed} answers`, async ({
    page,
  }) => {
    const address = '/stickers/die-cut';
    let answered = 0;
    await page.route('**/pricing-data*', async (route) => {
      const delay = delays[answered++ % delays.length] ?? 0;
      const response = await route.fetch();
      await new Promise((done) => setTimeout(done, delay));
      // Whoever asked may have left meanwhile.
      await route.fulfill({ response }).catch(() => {});
    });
    await page.goto(address);
    const panel = stickerPanelOf(page);
    await panel.priced();
    await panel.open(group);
    const pricing = watchPricing(page);
    const clicks = await clickFast(page, list);
    await panel.priced();
    const total = await panel.settledTotal();
    // Whatever was asked for has been answered: nothing is painted any more.
    await expect.poll(pricing.underWay).toBe(0);
    const { painted, last } = await clicks.jsonValue();
    expect.soft(pricing.most(), 'requests under way at once').toBe(1);
    expect(pricing.made()).toBeGreaterThan(1);
    // Where a choice before it cost the same, the last price is on the page already and nothing is painted.
    expect(painted.at(-1)).toMatchObject({ choice: last });
    expect.soft(painted.filter(({ after }) => after === choices).length).toBeLessThanOrEqual(1);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(address);
    await panel.priced();
    await panel.open(group);
    const calm = new Map<string, string>();
    for (const choice of new Set(painted.map(({ choice }) => choice)))
      calm.set(choice, await calmPrices(page, list, choice));
    expect(painted.filter(({ choice, prices }) => calm.get(choice) !== prices)).toEqual([]);
    await page
      .locator(`kerf-configurator [type=radio][name="${list}"][value="${last}"]`)
      .locator('..')
      .click();
    expect(await panel.settledTotal()).toBe(total);
  });
}
