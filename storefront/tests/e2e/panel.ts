import { expect, type Locator, type Page } from '@playwright/test';
import { beThere } from './be-there.js';

/** The configuration panel, as a shopper reads it. */
export function panelOf(page: Page, scope: Locator | Page = page) {
  const root = scope.locator('kerf-configurator');
  const group = (name: string | RegExp) => root.getByRole('group', { name });
  const choose = (legend: string | RegExp, label: string | RegExp) =>
    group(legend).getByRole('radio', { name: label, exact: true }).locator('..').click();
  const total = root.locator('.price-bar .total-price');
  return {
    root,
    group,
    choose,
    total,
    width: root.getByLabel('Width'),
    height: root.getByLabel('Height'),
    customQuantity: root.getByLabel('Custom quantity'),
    sets: root.getByRole('combobox', { name: 'Number of Sets' }),
    customSets: root.getByLabel('Custom number of sets'),
    summary: root.locator('.summary-text'),
    /** What came of the last press of the button that goes on, with the way from there. */
    status: root.locator('.outcome'),
    addToCart: root.getByRole('button', { name: 'Add to Cart' }),
    requestQuote: root.getByRole('button', { name: 'Request a Quote' }),
    compare: root.getByRole('button', { name: 'Add to Compare' }),
    print: root.getByRole('button', { name: 'Print Quote' }),
    features: root.locator('summary', { hasText: 'Special Features (Add-ons)' }),
    /** A quantity of the list, wherever it stands. */
    chooseQuantity: async (quantity: string) => {
      await beThere(page);
      const more = root.getByText('See More');
      if (await more.isVisible()) await more.click();
      await choose('Quantity', quantity);
    },
    /** A size of one's own, mm. */
    typeSize: async (width: string, height: string) => {
      await choose('Size (in mm)', 'Custom');
      await root.getByLabel('Width').fill(width);
      await root.getByLabel('Height').fill(height);
    },
    /** The total, once a script has the panel and nothing is being typed or priced: '$17.00'. */
    settledTotal: async () => {
      await beThere(page);
      await expect(root.getByRole('button', { name: 'Add to Compare' })).toBeEnabled();
      await expect(total).toHaveAttribute('aria-busy', 'false');
      return (await total.textContent())?.trim() ?? '';
    },
  };
}
