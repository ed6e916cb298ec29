import { expect, type Page } from '@playwright/test';
import { beThere } from './be-there.js';
import { panelOf } from './panel.js';

/** Options of a sticker that are decided together, as the panel heads them. */
export type StickerGroup =
  | 'Product'
  | 'Supply and shape'
  | 'Size'
  | 'Material and print'
  | 'Extras'
  | 'Quantity and sets';

/** A screen with room for the accordion, and one on which the groups open in a drawer. */
export const screens = [
  { where: 'at a desk', viewport: { width: 1280, height: 800 } },
  { where: 'on a phone', viewport: { width: 375, height: 720 } },
];

/** The configuration panel of a sticker. */
export function stickerPanelOf(page: Page) {
  const panel = panelOf(page);
  const drawer = panel.root.getByRole('dialog');
  const head = (name: StickerGroup) =>
    panel.root.locator('summary').filter({ has: page.getByText(name, { exact: true }) });
  const drawerOf = (name: StickerGroup) => panel.root.getByRole('dialog', { name, exact: true });
  /** Whether a group stands open in the page itself. */
  const isUnfolded = (name: StickerGroup) =>
    head(name).evaluate((summary) => summary.parentElement?.hasAttribute('open') === true);
  /** Leaves the drawer, where there is one. */
  const close = async () => {
    if (await drawer.isVisible()) await drawer.getByRole('button', { name: 'Done' }).click();
    await expect(drawer).toBeHidden();
  };
  const open = async (name: StickerGroup) => {
    if ((await isUnfolded(name)) || (await drawerOf(name).isVisible())) return;
    await close();
    await beThere(page);
    await head(name).click();
    if (await head(name).getAttribute('aria-haspopup')) await expect(drawerOf(name)).toBeVisible();
    else await expect.poll(() => isUnfolded(name)).toBe(true);
  };
  const option = (legend: string | RegExp) =>
    panel.root.getByRole('group', { name: legend, ...(typeof legend === 'string' && { exact: true }) });
  return {
    ...panel,
    drawer,
    head,
    open,
    isUnfolded,
    close,
    /** The choices under one legend of the group that is open. */
    option,
    /** The choice that is made under one legend of the group that is open. */
    chosen: (legend: string) => option(legend).getByRole('radio', { checked: true }),
    cuts: panel.root.getByLabel('Number of cuts'),
    stickersPerSheet: panel.root.getByLabel('Stickers per sheet'),
    quotation: panel.root.getByRole('button', { name: 'ask for a quotation' }),
    /** Waits until what is chosen has a price. */
    priced: async () => {
      await beThere(page);
      await expect(panel.compare).toBeEnabled();
      await expect(panel.total).toHaveAttribute('aria-busy', 'false');
      await expect(panel.total).toContainText('$');
    },
    pick: async (name: StickerGroup, legend: string, label: string) => {
      await open(name);
      await option(legend).getByRole('radio', { name: label, exact: true }).locator('..').click();
    },
    typeStickerSize: async (width: string, height: string) => {
      await open('Size');
      const custom = panel.root.getByRole('radio', { name: 'Custom', exact: true });
      if (!(await custom.isChecked())) await custom.locator('..').click();
      await panel.width.fill(width);
      await panel.height.fill(height);
    },
  };
}
